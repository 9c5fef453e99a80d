//! How it stands and what happened, in words: at the terminal with cells, on pages with what one sees.

use super::text::{self, animal_name, animals, numbered, printed};
use super::{art, terminal};
use crate::Value;
use crate::art::icon;
use crate::show::{Aftermath, Tell, name, own_first};
use crate::story::{Chapter, Sign};
use crate::words::Words;
use dino_core::{Event, Seat, Viewer};
use gods_love_dinosaurs::{Action, Animal, Chance, Phase, Seen, State, View};
use maud::Markup;

impl Tell for State {
    fn table(view: &View, viewer: Viewer, names: &[String], words: &Words) -> String {
        let mut lines = terminal::board(view, words);
        lines.extend([String::new(), terminal::legend(words)]);
        for seat in own_first(viewer, view.options.seats) {
            lines.push(String::new());
            let points: i16 = view.points_now(seat).iter().sum();
            let eggs = view.nests[seat].eggs;
            let values =
                [("name", name(names, seat).into()), ("points", points.into()), ("eggs", eggs.into())];
            lines.push(words.with("gods-love-dinosaurs-seat", &values));
            lines.extend(terminal::map(view, seat, words));
        }
        if let Phase::Place(one, _) = view.phase {
            let values =
                [("name", name(names, view.turn).into()), ("tile", text::tile(view, one, words).into())];
            lines.extend([String::new(), words.with("gods-love-dinosaurs-in-hand", &values)]);
        }
        lines.join("\n") + "\n"
    }

    fn scores(_view: &View, words: &Words) -> String {
        let keys = ["prey", "tiger", "eagle", "dinosaur", "points"];
        keys.map(|key| words.get(&format!("gods-love-dinosaurs-scores-{key}"))).join("\n") + "\n"
    }

    // With the cells it happened on.
    fn happened(seen: &Seen, names: &[String], words: &Words) -> String {
        match seen.event {
            Event::Act(seat, action) => did(seen, seat, action, names, words),
            Event::Chance(Chance::Reveal(column, tile)) => {
                let tile = numbered(tile, seen.tile, words);
                words.with(
                    "gods-love-dinosaurs-fell-reveal",
                    &[("column", animals(column, words).into()), ("tile", tile.into())],
                )
            }
            _ => Self::told(seen, names, words),
        }
    }

    // No numbers of tiles or cells, which nobody sees on pages.
    fn told(seen: &Seen, names: &[String], words: &Words) -> String {
        let tile = printed(seen.tile, words);
        match seen.event {
            Event::Act(seat, action) => {
                let mut values = about(seen, name(names, seat), words);
                values.push(("tile", tile.into()));
                let key = match action {
                    Action::Take(_) => "gods-love-dinosaurs-told-take",
                    Action::Place { .. } => "gods-love-dinosaurs-told-place",
                    Action::Breed { .. } => "gods-love-dinosaurs-told-breed",
                    Action::Hunt { .. } => "gods-love-dinosaurs-told-hunt",
                    Action::Starve(_) => "gods-love-dinosaurs-told-starve",
                    Action::Hatch => "gods-love-dinosaurs-did-hatch",
                    Action::Keep => "gods-love-dinosaurs-did-keep",
                    Action::Done => "gods-love-dinosaurs-did-done",
                };
                words.with(key, &values)
            }
            Event::Chance(Chance::First(seat)) => {
                words.with("gods-love-dinosaurs-fell-first", &[("name", name(names, seat).into())])
            }
            Event::Chance(Chance::Reveal(column, _)) => words.with(
                "gods-love-dinosaurs-told-reveal",
                &[("column", animals(column, words).into()), ("tile", tile.into())],
            ),
            Event::TimeUp => String::new(), // no clock runs in this game
        }
    }

    fn followed(before: &View, after: &View, names: &[String], words: &Words) -> Vec<String> {
        let mut lines = Vec::new();
        for seat in Seat::all(after.options.seats) {
            let laid = |view: &View| view.nests[seat].for_tigers + view.nests[seat].for_eagles;
            let eggs = laid(after) - laid(before);
            if eggs > 0 {
                let values = [("name", name(names, seat).into()), ("eggs", eggs.into())];
                lines.push(words.with("gods-love-dinosaurs-followed-eggs", &values));
            }
        }
        if let (Phase::Species(species), true) = (after.phase, before.phase != after.phase) {
            lines.push(
                words.with(
                    "gods-love-dinosaurs-followed-species",
                    &[("animal", animals(species, words).into())],
                ),
            );
        }
        if (after.phase == Phase::Dinosaurs) && before.phase != after.phase {
            lines.push(words.get("gods-love-dinosaurs-followed-dinosaurs"));
        }
        if before.token != after.token && after.phase != Phase::Over {
            let column = animals(after.components.columns[usize::from(after.token)], words);
            lines.push(words.with("gods-love-dinosaurs-followed-token", &[("column", column.into())]));
        }
        lines
    }

    fn chapter(before: &View, _after: &View, words: &Words) -> Option<Chapter> {
        // Everybody begins with one tile of seven hexes, and each turn adds one of two.
        const START: usize = 7;
        let placed: usize = before.ecosystems.iter().map(|land| land.len().saturating_sub(START) / 2).sum();
        let turn = placed + usize::from(matches!(before.phase, Phase::Take | Phase::Place(..)));
        if turn == 0 {
            return Some(Chapter { round: 0, turn: None, label: String::new() });
        }
        let round = turn.div_ceil(usize::from(before.options.seats)) as u16;
        let label = words.with("gods-love-dinosaurs-chapter", &[("turn", turn.into())]);
        Some(Chapter { round, turn: Some(before.turn), label })
    }

    fn mattered(before: &View, after: &View) -> Option<Sign> {
        let laid = |view: &View| view.nests.iter().map(|nest| nest.for_tigers + nest.for_eagles).sum::<u16>();
        let hunters = |view: &View| {
            let hunters = [Animal::Tiger, Animal::Eagle, Animal::Dinosaur];
            view.ecosystems.iter().flat_map(|land| hunters.map(|one| u32::from(land.count(one)))).sum::<u32>()
        };
        if laid(after) > laid(before) {
            return Some(Sign::Eggs);
        }
        (hunters(after) < hunters(before)).then_some(Sign::Loss)
    }

    fn picture(seen: &Seen) -> Option<Markup> {
        let Event::Act(_, action) = seen.event else { return None };
        match action {
            Action::Take(_) => seen.tile.map(art::tile),
            Action::Place { .. } => seen.tile.map(|[first, _]| art::hex(first.terrain)),
            Action::Breed { .. } | Action::Hunt { .. } => {
                seen.animal.map(|one| art::figure(art::animal(one)))
            }
            Action::Starve(_) => Some(icon("bone")),
            Action::Hatch => Some(icon("egg")),
            Action::Keep | Action::Done => None,
        }
    }

    // A food chain goes on without a pause.
    fn length(seen: &Seen, acted: bool) -> u32 {
        match seen.event {
            Event::Act(_, action) => match action {
                Action::Take(_) | Action::Starve(_) | Action::Hatch => 60,
                Action::Place { .. } => 100,
                Action::Breed { .. } => 30,
                Action::Hunt { .. } => 90,
                Action::Keep | Action::Done => 0,
            },
            _ => u32::from(acted),
        }
    }

    // Who wakes, and whose eggs have become a golden one.
    fn aftermath(before: &View, after: &View) -> Option<Aftermath> {
        let woken = match after.phase {
            _ if before.phase == after.phase => None,
            Phase::Species(species) => Some(species),
            Phase::Dinosaurs => Some(Animal::Dinosaur),
            _ => None,
        };
        let golden = |view: &View, seat: Seat| view.nests[seat].eggs / 5;
        let gilded =
            Seat::all(after.options.seats).filter(|seat| golden(after, *seat) > golden(before, *seat));
        let mut deeds: Vec<String> = gilded.map(|seat| format!("gold {seat}")).collect();
        deeds.extend(woken.map(|species| format!("wake {}", species.name())));
        let length = 90 * deeds.len() as u32;
        (!deeds.is_empty()).then(|| Aftermath { deed: deeds.join("; "), length })
    }

    fn deed(seen: &Seen) -> Option<String> {
        match seen.event {
            Event::Act(seat, action) if action != Action::Done => Some(format!("{seat} {action}")),
            _ => None,
        }
    }
}

fn did(seen: &Seen, seat: Seat, action: Action, names: &[String], words: &Words) -> String {
    let mut values = about(seen, name(names, seat), words);
    let key = match action {
        Action::Take(tile) => {
            values.push(("tile", numbered(tile, seen.tile, words).into()));
            "gods-love-dinosaurs-did-take"
        }
        Action::Place { first, second } => {
            values.extend([("first", first.to_string().into()), ("second", second.to_string().into())]);
            "gods-love-dinosaurs-did-place"
        }
        Action::Breed { from, to } => {
            values.extend([("from", from.to_string().into()), ("to", to.to_string().into())]);
            "gods-love-dinosaurs-did-breed"
        }
        Action::Hunt { from, to, .. } => {
            values.extend([("from", from.to_string().into()), ("to", to.to_string().into())]);
            "gods-love-dinosaurs-did-hunt"
        }
        Action::Starve(hex) => {
            values.push(("hex", hex.to_string().into()));
            "gods-love-dinosaurs-did-starve"
        }
        Action::Hatch | Action::Keep | Action::Done => return State::told(seen, names, words),
    };
    words.with(key, &values)
}

/// Who it is about: the seat, the animal that acted, what was eaten.
fn about(seen: &Seen, name: &str, words: &Words) -> Vec<(&'static str, Value<'static>)> {
    let animal = seen.animal.map_or_else(String::new, |animal| animal_name(animal, words));
    let eaten: Vec<String> = seen.eaten.iter().map(|animal| animal_name(*animal, words)).collect();
    vec![("name", name.to_owned().into()), ("animal", animal.into()), ("meal", eaten.join(", ").into())]
}
