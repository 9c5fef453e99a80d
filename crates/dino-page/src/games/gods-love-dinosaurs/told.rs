//! How it stands and what happened, in words: at the terminal with cells, on pages with what one sees.

use super::terminal;
use super::text::{self, animal_name, animals, numbered, printed};
use crate::Value;
use crate::show::{Tell, name, own_first};
use crate::words::Words;
use dino_core::{Event, Seat, Viewer};
use gods_love_dinosaurs::{Action, Chance, Phase, Seen, State, View};

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
