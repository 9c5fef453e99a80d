//! Ecosystems as maps: the large one in the middle, the small ones of the others.

use super::{art, ask, text};
use crate::art::icon;
use crate::hexmap::{Layer, Map, Spot};
use crate::scene::Scene;
use crate::show::legal;
use crate::words::Words;
use dino_core::{Hex, Seat};
use gods_love_dinosaurs::{Action, Animal, Ecosystem, Mark, Phase, Place, State, Terrain, View};
use maud::{Markup, html};
use std::collections::BTreeSet;

/// The large ecosystem, with the places a tile may go to.
pub(super) fn land(view: &View, scene: &Scene<'_>, seat: Seat) -> Markup {
    let words = scene.words;
    let own = scene.acts && scene.you == Some(seat);
    let free = match view.phase {
        Phase::Place(..) if own => free_cells(view, seat),
        _ => BTreeSet::new(),
    };
    let label = words.with("gods-love-dinosaurs-land", &[("name", scene.name(seat).into())]);
    let (why, then) = questions(view, own);
    let mine = scene.you == Some(seat);
    let active = active(view);
    html! {
        h2.gods-land__name.sr-only[mine] { (label) }
        div.gods-map data-ecosystem=(seat.number()) data-why=[why] data-why-then=[then]
            data-each[matches!(view.phase, Phase::Place(..))] data-decides[why.is_some()] {
            (scene.drawn("land", (seat, &view.ecosystems[seat], view.nests[seat].eggs, &free, mine, own, active), || {
                let mut layers = layers(view, seat, words, mine);
                layers.splice(0..0, free_layers(view, seat, &free, words));
                let has_room = active.is_none();
                Map { key: "land", label: &label, file: art::FILE, has_room, plain: own, layers: &layers }.draw()
            }))
        }
        (tools(words))
    }
}

/// The tile that is being placed, beside the map: the reader's own, or that of whose turn it is.
pub(super) fn hand(view: &View, scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    let Phase::Place(tile, _) = view.phase else { return html! {} };
    let Some(spots) = view.components.tile(tile).map(|tile| tile.spots) else { return html! {} };
    let own = scene.you == Some(view.turn);
    let told = if own {
        words.get("gods-love-dinosaurs-hand")
    } else {
        words.with("gods-love-dinosaurs-chip-places", &[("name", scene.name(view.turn).into())])
    };
    html! {
        div.gods-hand-card.gods-hand[own] { (art::tile(spots)) span { (told) } }
    }
}

/// The places where a half of the tile in hand may go: those beside the ecosystem, and those that only a second half reaches. The
/// script says what lies beside each.
fn free_layers(view: &View, seat: Seat, free: &BTreeSet<Hex>, words: &Words) -> [Layer; 2] {
    let is_far =
        |hex: Hex| !hex.neighbours().into_iter().any(|near| view.ecosystems[seat].at(near).is_some());
    let layer = |class: &str, drawing: &str, far: bool, label: String| {
        let spot =
            |hex: Hex| Spot { hex, drawing: drawing.to_owned(), id: Some(hex.to_string()), label: None };
        let spots = free.iter().copied().filter(|hex| is_far(*hex) == far).map(spot).collect();
        Layer { class: class.to_owned(), label: Some(label), spots, ..Layer::default() }
    };
    let beside = words.with("gods-love-dinosaurs-cell-free", &[("beside", "%".into())]);
    [
        layer("cell free", "free", false, beside),
        layer("cell free far", "far", true, words.get("gods-love-dinosaurs-cell-far")),
    ]
}

/// What to ask the rules about when a cell is clicked that cannot be chosen: as the first one, and after another.
fn questions(view: &View, own: bool) -> (Option<&'static str>, Option<&'static str>) {
    match view.phase {
        _ if !own => (None, None),
        Phase::Place(..) => (Some("place {id} {id}"), Some("place {first} {id}")),
        Phase::Species(species) if species.is_prey() => {
            (Some("breed {id} to {id}"), Some("breed {first} to {id}"))
        }
        Phase::Species(_) | Phase::Dinosaurs => (Some("starve {id}"), Some("hunt {first} to {id} eat {id}")),
        _ => (None, None),
    }
}

/// Closer, farther, all of it.
pub(super) fn tools(words: &Words) -> Markup {
    html! {
        div.gods-tools hidden data-map-tools {
            @for (by, sign) in [("in", "plus"), ("out", "minus"), ("fit", "zoom")] {
                @let label = words.get(&format!("gods-love-dinosaurs-zoom-{by}"));
                button.gods-tool type="button" data-map-zoom=(by) title=(label) aria-label=(label) { (icon(sign)) }
            }
        }
    }
}

/// The ecosystem of a seat, small; a click opens it.
pub(super) fn small(view: &View, scene: &Scene<'_>, seat: Seat) -> Markup {
    let name = [("name", scene.name(seat).into())];
    let (label, open) = (
        scene.words.with("gods-love-dinosaurs-land", &name),
        scene.words.with("gods-love-dinosaurs-look", &name),
    );
    let key = format!("land-{}", seat.number());
    let layers = layers(view, seat, scene.words, false);
    let map =
        Map { key: &key, label: &label, file: art::FILE, has_room: false, plain: false, layers: &layers };
    html! {
        button.gods-small type="button" data-look=(seat.number()) data-ecosystem=(seat.number()) title=(open) {
            (map.draw())
        }
    }
}

/// The species that is active.
pub(super) fn active(view: &View) -> Option<Animal> {
    match view.phase {
        Phase::Species(species) => Some(species),
        Phase::Dinosaurs => Some(Animal::Dinosaur),
        _ => None,
    }
}

/// The hexes of a seat row by row, for the thickness of one lies under the next; its nest; its animals by species. `named`
/// where hexes can be chosen.
fn layers(view: &View, seat: Seat, words: &Words, named: bool) -> Vec<Layer> {
    let ecosystem = &view.ecosystems[seat];
    let spot = |hex: Hex, drawing: String| Spot { hex, drawing, id: None, label: None };
    let mut places: Vec<Place> = ecosystem.places().collect();
    places.sort_unstable_by_key(|place| (place.hex.r, place.hex.q));
    // While animals act only those hexes are named that may be chosen: updates stay small.
    let may_be_chosen = |place: &Place| match active(view) {
        None => true,
        Some(prey) if prey.is_prey() => place.animal.is_none_or(|animal| animal == prey),
        Some(_) => place.animal.is_some() || place.terrain == Terrain::Mountain,
    };
    let land = |place: &Place| Spot {
        id: named.then(|| place.hex.to_string()),
        label: (named && may_be_chosen(place)).then(|| text::here(*place, words)),
        ..spot(place.hex, art::land(place.terrain, place.hex))
    };
    let spots = places.iter().map(land).collect();
    let mut layers = vec![Layer { class: "cell land".to_owned(), ground: true, spots, ..Layer::default() }];
    let free_nest = ecosystem.at(Hex::ORIGIN).is_some_and(|nest| nest.animal.is_none());
    if let Some(eggs) = art::eggs(view.nests[seat].eggs).filter(|_| free_nest) {
        layers.push(Layer {
            class: "eggs".to_owned(),
            spots: vec![spot(Hex::ORIGIN, eggs)],
            ..Layer::default()
        });
    }
    for animal in Animal::ALL {
        let here = places.iter().filter(|place| place.animal == Some(animal));
        // Small maps leave the marks out, or all of them would be sent again whenever a species stirs.
        let piece = |place: &Place| {
            let mark = if named { place.mark } else { Mark::None };
            spot(place.hex, art::animal_in(animal, mark, named && active(view) == Some(animal)))
        };
        layers.push(Layer {
            class: format!("animal {}", animal.name()),
            pieces: true,
            spots: here.map(piece).collect(),
            ..Layer::default()
        });
    }
    layers
}

/// The cells where a half of the tile in hand may go.
pub(super) fn free_cells(view: &View, seat: Seat) -> BTreeSet<Hex> {
    let halves = |action: Action| match action {
        Action::Place { first, second } => [Some(first), Some(second)],
        _ => [None, None],
    };
    legal::<State>(view, seat).into_iter().flat_map(halves).flatten().collect()
}

/// For each who has still to hunt, the button that lets it starve. It shows once that animal is chosen, and is clicked by itself
/// even where nothing else is left.
pub(super) fn hunters(view: &View, scene: &Scene<'_>) -> Markup {
    let words = scene.words;
    let Some(you) = scene.you.filter(|_| scene.acts) else { return html! {} };
    let starving = legal::<State>(view, you)
        .into_iter()
        .filter_map(|action| if let Action::Starve(hex) = action { Some(hex) } else { None });
    let hunts = active(view).is_some_and(|species| !species.is_prey());
    html! {
        div.gods-starving data-each {
            // Ends a hunt: the script presses it as the last of a path of clicks.
            @if hunts { button.btn.btn--primary #enough { (words.get("gods-love-dinosaurs-enough")) } }
            @for hex in starving {
                @let animal = view.ecosystems[you].at(hex).and_then(|place| place.animal);
                button.btn.btn--danger.gods-starve id=(ask::starve_id(hex)) {
                    (words.with("gods-love-dinosaurs-do-starve", &[("animal", animal.map_or_else(String::new, |animal| text::animal_name(animal, words)).into())]))
                }
            }
        }
    }
}

/// How many of each animal a seat has.
pub(super) fn census(ecosystem: &Ecosystem, animals: &[Animal], words: &Words) -> Markup {
    html! {
        ul.gods-census {
            @for &animal in animals {
                @let count = ecosystem.count(animal);
                li.is-none[count == 0] title=(text::animals(animal, words)) {
                    (art::figure(art::animal(animal))) b { (count) } span.sr-only { (text::animals(animal, words)) }
                }
            }
        }
    }
}
