//! What is asked and what may be done in words, and what things are called.

use crate::show::legal;
use crate::words::Words;
use dino_core::{Heuristics as _, Hex, Seat};
use gods_love_dinosaurs::{Action, Animal, CATEGORIES, Meal, Phase, Spot, State, Terrain, TileId, View};

/// What the seat is asked to do.
pub(super) fn expected(view: &View, seat: Seat, words: &Words) -> String {
    let waiting = |for_seat: Seat| {
        let name = words.with("seat-name", &[("seat", for_seat.number().into())]);
        words.with("gods-love-dinosaurs-expected-wait", &[("name", name.into())])
    };
    match view.phase {
        Phase::First | Phase::Reveal(_) => words.get("gods-love-dinosaurs-expected-chance"),
        Phase::Over => words.get("gods-love-dinosaurs-expected-over"),
        Phase::Take | Phase::Place(..) if view.turn != seat => waiting(view.turn),
        Phase::Take => words.get("gods-love-dinosaurs-expected-take"),
        Phase::Place(..) => words.get("gods-love-dinosaurs-expected-place"),
        Phase::Species(_) | Phase::Dinosaurs => {
            let actions = legal::<State>(view, seat);
            let species = match view.phase {
                Phase::Species(species) => species,
                _ => Animal::Dinosaur,
            };
            let animal = [("animal", animals(species, words).into())];
            match actions.first() {
                None => view
                    .busy
                    .first()
                    .map_or_else(|| words.get("gods-love-dinosaurs-expected-chance"), waiting),
                Some(Action::Hatch) => words.get("gods-love-dinosaurs-expected-hatch"),
                Some(Action::Done) => words.with("gods-love-dinosaurs-expected-done", &animal),
                Some(Action::Breed { .. }) => words.with("gods-love-dinosaurs-expected-breed", &animal),
                Some(Action::Starve(_)) => words.with("gods-love-dinosaurs-expected-starve", &animal),
                Some(_) => words.with("gods-love-dinosaurs-expected-hunt", &animal),
            }
        }
    }
}

/// An action as the choices that lead to it.
pub(super) fn steps(view: &View, seat: Seat, action: Action, words: &Words) -> Vec<String> {
    let at = |hex: Hex| on_hex(view, seat, hex, words);
    match action {
        Action::Take(tile) => {
            let mut values = vec![("tile", self::tile(view, tile, words).into())];
            let column = column_of(view, tile);
            values.push(("column", column.map_or_else(String::new, |column| animals(column, words)).into()));
            vec![words.with(
                if is_last(view, tile) {
                    "gods-love-dinosaurs-do-take-last"
                } else {
                    "gods-love-dinosaurs-do-take"
                },
                &values,
            )]
        }
        Action::Place { first, second } => {
            let half = |at: usize, hex: Hex| {
                let printed = view.phase_tile().map_or_else(String::new, |spots| spot(spots[at], words));
                [("half", printed.into()), ("hex", hex.to_string().into())]
            };
            vec![
                words.with("gods-love-dinosaurs-do-place-first", &half(0, first)),
                words.with("gods-love-dinosaurs-do-place-second", &half(1, second)),
            ]
        }
        Action::Breed { from, to } => vec![
            words.with("gods-love-dinosaurs-do-breed", &[("animal", at(from).into())]),
            words.with("gods-love-dinosaurs-do-breed-to", &[("hex", at(to).into())]),
        ],
        Action::Hunt { from, to, meal } => vec![
            words.with("gods-love-dinosaurs-do-hunt", &[("animal", at(from).into())]),
            words.with(
                "gods-love-dinosaurs-do-hunt-to",
                &[("hex", at(to).into()), ("meal", eaten(view, seat, meal, words).into())],
            ),
        ],
        Action::Starve(hex) => {
            vec![words.with("gods-love-dinosaurs-do-starve", &[("animal", at(hex).into())])]
        }
        Action::Hatch => vec![words.get("gods-love-dinosaurs-do-hatch")],
        Action::Keep => vec![words.get("gods-love-dinosaurs-do-keep")],
        Action::Done => vec![words.get("gods-love-dinosaurs-do-done")],
    }
}

/// What scores, and what each animal does.
pub(super) fn scores(_view: &View, words: &Words) -> String {
    let keys = ["prey", "tiger", "eagle", "dinosaur", "points"];
    keys.map(|key| words.get(&format!("gods-love-dinosaurs-scores-{key}"))).join("\n") + "\n"
}

/// The cells for a tile, the best first: there may be more than a hundred. Anything else stays as the rules list it.
pub(super) fn arrange(view: &View, seat: Seat, actions: &mut [Action]) {
    if !matches!(view.phase, Phase::Place(..)) {
        return;
    }
    let mut worth = Vec::new();
    State::appraise(view, seat, actions, &mut worth);
    let mut ranked: Vec<(i32, Action)> = worth.into_iter().zip(actions.iter().copied()).collect();
    ranked.sort_by_key(|(worth, _)| std::cmp::Reverse(*worth));
    for (place, (_, action)) in actions.iter_mut().zip(ranked) {
        *place = action;
    }
}

/// Whether two actions are the same to a person: tiles printed alike in one column, halves printed alike.
pub(super) fn are_alike(view: &View, one: Action, other: Action) -> bool {
    match (one, other) {
        (Action::Take(one), Action::Take(other)) => {
            let spots = |tile| view.components.tile(tile).map(|tile| tile.spots);
            column_of(view, one) == column_of(view, other) && spots(one) == spots(other)
        }
        (Action::Place { first, second }, Action::Place { first: other, second: other_second }) => {
            let same = view.phase_tile().is_some_and(|spots| spots[0] == spots[1]);
            (first, second) == (other, other_second) || same && (first, second) == (other_second, other)
        }
        _ => one == other,
    }
}

/// The printed halves of the tile in hand.
trait InHand {
    fn phase_tile(&self) -> Option<[Spot; 2]>;
}

impl InHand for View {
    fn phase_tile(&self) -> Option<[Spot; 2]> {
        match self.phase {
            Phase::Place(tile, _) => self.components.tile(tile).map(|tile| tile.spots),
            _ => None,
        }
    }
}

/// What is on a hex of a seat, with its cell.
pub(super) fn on_hex(view: &View, seat: Seat, hex: Hex, words: &Words) -> String {
    let Some(place) = view.ecosystems[seat].at(hex) else { return hex.to_string() };
    let what =
        place.animal.map_or_else(|| terrain_name(place.terrain, words), |animal| animal_name(animal, words));
    words.with("gods-love-dinosaurs-on-hex", &[("what", what.into()), ("hex", hex.to_string().into())])
}

/// What a hunter eats, as a list of animals.
pub(super) fn eaten(view: &View, seat: Seat, meal: Meal, words: &Words) -> String {
    let who = |hex: &Hex| view.ecosystems[seat].at(*hex).and_then(|place| place.animal);
    let names: Vec<String> =
        meal.hexes().iter().filter_map(who).map(|animal| animal_name(animal, words)).collect();
    names.join(", ")
}

/// A tile with what is printed on it.
pub(super) fn tile(view: &View, tile: TileId, words: &Words) -> String {
    numbered(tile, view.components.tile(tile).map(|tile| tile.spots), words)
}

/// A tile by its number, with what is printed on it.
pub(super) fn numbered(tile: TileId, spots: Option<[Spot; 2]>, words: &Words) -> String {
    words.with(
        "gods-love-dinosaurs-tile",
        &[("tile", upper(tile).into()), ("printed", printed(spots, words).into())],
    )
}

/// What is printed on a tile.
pub(super) fn printed(spots: Option<[Spot; 2]>, words: &Words) -> String {
    spots.map_or_else(String::new, |spots| spots.map(|one| spot(one, words)).join(" + "))
}

fn spot(spot: Spot, words: &Words) -> String {
    let terrain = terrain_name(spot.terrain, words);
    match spot.animal {
        None => terrain,
        Some(animal) => {
            let values = [("terrain", terrain.into()), ("animal", animal_name(animal, words).into())];
            words.with("gods-love-dinosaurs-spot", &values)
        }
    }
}

/// The species of the column a face-up tile lies in.
pub(super) fn column_of(view: &View, tile: TileId) -> Option<Animal> {
    let at = view.board.iter().position(|column| column.contains(&Some(tile)))?;
    Some(view.components.columns[at])
}

/// Whether taking the tile empties its column.
pub(super) fn is_last(view: &View, tile: TileId) -> bool {
    view.board.iter().any(|column| column.contains(&Some(tile)) && column.iter().flatten().count() == 1)
}

/// The name of a tile as the sheet writes it.
fn upper(tile: TileId) -> String {
    tile.to_string().to_uppercase()
}

pub(super) fn animal_name(animal: Animal, words: &Words) -> String {
    words.get(&format!("gods-love-dinosaurs-animal-{}", animal.name()))
}

/// The name of a species, several of them.
pub(super) fn animals(animal: Animal, words: &Words) -> String {
    words.get(&format!("gods-love-dinosaurs-animals-{}", animal.name()))
}

pub(super) fn terrain_name(terrain: Terrain, words: &Words) -> String {
    words.get(&format!("gods-love-dinosaurs-terrain-{}", terrain.name()))
}

/// The name of what points come from.
pub(super) fn category(at: usize, words: &Words) -> String {
    words.get(&format!("gods-love-dinosaurs-category-{}", CATEGORIES[at]))
}
