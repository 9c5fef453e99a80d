//! Gods Love Dinosaurs as text.

use crate::show::{legal, name};
use crate::words::Words;
use dino_core::{Event, Hex, Seat, Viewer};
use gods_love_dinosaurs::{
    Action, Animal, CATEGORIES, Chance, Meal, Phase, Seen, Spot, State, Terrain, TileId, View,
};

/// The whole table as lines of text.
pub(super) fn table(view: &View, viewer: Viewer, names: &[String], words: &Words) -> String {
    let mut lines = board(view, words);
    let first = match viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Public | Viewer::Everything => Seat::FIRST,
    };
    for seat in first.round(view.options.seats, true) {
        lines.push(String::new());
        lines.extend(place(view, seat, names, words));
    }
    if let Phase::Place(tile, _) = view.phase {
        lines.push(String::new());
        let values =
            [("name", name(names, view.turn).into()), ("tile", self::tile(view, tile, words).into())];
        lines.push(words.with("gods-in-hand", &values));
    }
    lines.join("\n") + "\n"
}

/// What the seat is asked to do.
pub(super) fn expected(view: &View, seat: Seat, words: &Words) -> String {
    let waiting = |for_seat: Seat| {
        let name = words.with("seat-name", &[("seat", for_seat.number().into())]);
        words.with("gods-expected-wait", &[("name", name.into())])
    };
    match view.phase {
        Phase::First | Phase::Reveal(_) => words.get("gods-expected-chance"),
        Phase::Over => words.get("gods-expected-over"),
        Phase::Take | Phase::Place(..) if view.turn != seat => waiting(view.turn),
        Phase::Take => words.get("gods-expected-take"),
        Phase::Place(..) => words.get("gods-expected-place"),
        Phase::Species(_) | Phase::Dinosaurs => {
            let actions = legal::<State>(view, seat);
            let species = match view.phase {
                Phase::Species(species) => species,
                _ => Animal::Dinosaur,
            };
            let animal = [("animal", animals(species, words).into())];
            match actions.first() {
                None => view.busy.first().map_or_else(|| words.get("gods-expected-chance"), waiting),
                Some(Action::Hatch) => words.get("gods-expected-hatch"),
                Some(Action::Done) => words.with("gods-expected-done", &animal),
                Some(Action::Breed { .. }) => words.with("gods-expected-breed", &animal),
                Some(Action::Starve(_)) => words.with("gods-expected-starve", &animal),
                Some(_) => words.with("gods-expected-hunt", &animal),
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
            vec![words.with(if is_last(view, tile) { "gods-do-take-last" } else { "gods-do-take" }, &values)]
        }
        Action::Place { first, second } => vec![
            words.with("gods-do-place-first", &[("hex", first.to_string().into())]),
            words.with("gods-do-place-second", &[("hex", second.to_string().into())]),
        ],
        Action::Breed { from, to } => vec![
            words.with("gods-do-breed", &[("animal", at(from).into())]),
            words.with("gods-do-breed-to", &[("hex", at(to).into())]),
        ],
        Action::Hunt { from, to, meal } => vec![
            words.with("gods-do-hunt", &[("animal", at(from).into())]),
            words.with(
                "gods-do-hunt-to",
                &[("hex", at(to).into()), ("meal", eaten(view, seat, meal, words).into())],
            ),
        ],
        Action::Starve(hex) => vec![words.with("gods-do-starve", &[("animal", at(hex).into())])],
        Action::Hatch => vec![words.get("gods-do-hatch")],
        Action::Keep => vec![words.get("gods-do-keep")],
        Action::Done => vec![words.get("gods-do-done")],
    }
}

/// What happened.
pub(super) fn happened(seen: &Seen, names: &[String], words: &Words) -> String {
    match seen {
        Event::Act(seat, action) => did(*seat, *action, names, words),
        Event::Chance(Chance::First(seat)) => {
            words.with("gods-fell-first", &[("name", name(names, *seat).into())])
        }
        Event::Chance(Chance::Reveal(column, tile)) => {
            let values = [("column", animals(*column, words).into()), ("tile", upper(*tile).into())];
            words.with("gods-fell-reveal", &values)
        }
        Event::TimeUp => String::new(), // no clock runs in this game
    }
}

fn did(seat: Seat, action: Action, names: &[String], words: &Words) -> String {
    let mut values = vec![("name", name(names, seat).to_owned().into())];
    let key = match action {
        Action::Take(tile) => {
            values.push(("tile", upper(tile).into()));
            "gods-did-take"
        }
        Action::Place { first, second } => {
            values.extend([("first", first.to_string().into()), ("second", second.to_string().into())]);
            "gods-did-place"
        }
        Action::Breed { from, to } => {
            values.extend([("from", from.to_string().into()), ("to", to.to_string().into())]);
            "gods-did-breed"
        }
        Action::Hunt { from, to, meal } => {
            values.extend([("from", from.to_string().into()), ("to", to.to_string().into())]);
            values.push(("count", meal.hexes().len().into()));
            "gods-did-hunt"
        }
        Action::Starve(hex) => {
            values.push(("hex", hex.to_string().into()));
            "gods-did-starve"
        }
        Action::Hatch => "gods-did-hatch",
        Action::Keep => "gods-did-keep",
        Action::Done => "gods-did-done",
    };
    words.with(key, &values)
}

/// What followed: a species active, dinosaurs active, eggs laid, the token moved.
pub(super) fn followed(before: &View, after: &View, names: &[String], words: &Words) -> Vec<String> {
    let mut lines = Vec::new();
    for seat in Seat::all(after.options.seats) {
        let laid = |view: &View| view.nests[seat].for_tigers + view.nests[seat].for_eagles;
        let eggs = laid(after) - laid(before);
        if eggs > 0 {
            let values = [("name", name(names, seat).into()), ("eggs", eggs.into())];
            lines.push(words.with("gods-followed-eggs", &values));
        }
    }
    if let (Phase::Species(species), true) = (after.phase, before.phase != after.phase) {
        lines.push(words.with("gods-followed-species", &[("animal", animals(species, words).into())]));
    }
    if (after.phase == Phase::Dinosaurs) && before.phase != after.phase {
        lines.push(words.get("gods-followed-dinosaurs"));
    }
    if before.token != after.token && after.phase != Phase::Over {
        let column = animals(after.components.columns[usize::from(after.token)], words);
        lines.push(words.with("gods-followed-token", &[("column", column.into())]));
    }
    lines
}

/// What scores, and what each animal does.
pub(super) fn scores(_view: &View, words: &Words) -> String {
    let keys = ["prey", "tiger", "eagle", "dinosaur", "points"];
    keys.map(|key| words.get(&format!("gods-scores-{key}"))).join("\n") + "\n"
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

fn board(view: &View, words: &Words) -> Vec<String> {
    let [a, b, c, d] = view.piles();
    let mut lines =
        vec![words.with("gods-piles", &[("a", a.into()), ("b", b.into()), ("c", c.into()), ("d", d.into())])];
    for (at, column) in view.board.iter().enumerate() {
        let tiles: Vec<String> = column.iter().flatten().map(|one| tile(view, *one, words)).collect();
        let tiles = if tiles.is_empty() { words.get("gods-column-empty") } else { tiles.join("; ") };
        let values =
            [("column", animals(view.components.columns[at], words).into()), ("tiles", tiles.into())];
        let key = if usize::from(view.token) == at { "gods-column-token" } else { "gods-column" };
        lines.push(words.with(key, &values));
    }
    lines
}

fn place(view: &View, seat: Seat, names: &[String], words: &Words) -> Vec<String> {
    let nest = view.nests[seat];
    let ecosystem = &view.ecosystems[seat];
    let points: i16 = view.points_now(seat).iter().sum();
    let values = [("name", name(names, seat).into()), ("points", points.into()), ("eggs", nest.eggs.into())];
    let mut lines = vec![words.with("gods-seat", &values)];
    for animal in Animal::ALL.into_iter().rev() {
        let here = ecosystem.places().filter(|place| place.animal == Some(animal));
        let hexes: Vec<String> = here.map(|place| land(place.hex, place.terrain, words)).collect();
        if !hexes.is_empty() {
            let values = [("animal", animals(animal, words).into()), ("hexes", hexes.join(", ").into())];
            lines.push(format!("  {}", words.with("gods-seat-animals", &values)));
        }
    }
    let empty = ecosystem.places().filter(|place| place.animal.is_none());
    let hexes: Vec<String> = empty.map(|place| land(place.hex, place.terrain, words)).collect();
    if !hexes.is_empty() {
        lines.push(format!("  {}", words.with("gods-seat-empty", &[("hexes", hexes.join(", ").into())])));
    }
    lines
}

fn land(hex: Hex, terrain: Terrain, words: &Words) -> String {
    let values = [("hex", hex.to_string().into()), ("terrain", terrain_name(terrain, words).into())];
    words.with("gods-hex", &values)
}

/// What is on a hex of a seat, with its cell.
pub(super) fn on_hex(view: &View, seat: Seat, hex: Hex, words: &Words) -> String {
    let Some(place) = view.ecosystems[seat].at(hex) else { return hex.to_string() };
    let what =
        place.animal.map_or_else(|| terrain_name(place.terrain, words), |animal| animal_name(animal, words));
    words.with("gods-on-hex", &[("what", what.into()), ("hex", hex.to_string().into())])
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
    let halves = |spots: [Spot; 2]| spots.map(|one| spot(one, words)).join(" + ");
    let printed = view.components.tile(tile).map_or_else(String::new, |tile| halves(tile.spots));
    words.with("gods-tile", &[("tile", upper(tile).into()), ("printed", printed.into())])
}

fn spot(spot: Spot, words: &Words) -> String {
    let terrain = terrain_name(spot.terrain, words);
    match spot.animal {
        None => terrain,
        Some(animal) => {
            let values = [("terrain", terrain.into()), ("animal", animal_name(animal, words).into())];
            words.with("gods-spot", &values)
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
pub(super) fn upper(tile: TileId) -> String {
    tile.to_string().to_uppercase()
}

pub(super) fn animal_name(animal: Animal, words: &Words) -> String {
    words.get(&format!("gods-animal-{}", animal.name()))
}

/// The name of a species, several of them.
pub(super) fn animals(animal: Animal, words: &Words) -> String {
    words.get(&format!("gods-animals-{}", animal.name()))
}

pub(super) fn terrain_name(terrain: Terrain, words: &Words) -> String {
    words.get(&format!("gods-terrain-{}", terrain.name()))
}

/// The name of what points come from.
pub(super) fn category(at: usize, words: &Words) -> String {
    words.get(&format!("gods-love-dinosaurs-category-{}", CATEGORIES[at]))
}
