//! Evo as text.

mod table;
mod told;

use super::{gene_name, named};
use crate::show::{Tell, name, own_first};
use crate::words::Words;
use dino_core::{Event, Viewer};
use evo::{Card, Chance, Face, Gene, Known, Phase, Seen, State, View};
use told::Teller;

impl Tell for State {
    fn table(view: &View, viewer: Viewer, names: &[String], words: &Words) -> String {
        let mut lines = vec![match view.round {
            0 => words.get("evo-before"),
            // The meteor ends the game before the round it comes in.
            round if view.phase == Phase::Over => words.with("evo-round", &[("round", (round - 1).into())]),
            round => words.with("evo-round", &[("round", round.into())]),
        }];
        lines.push(table::climate(view, words));
        if view.phase != Phase::Over {
            lines.push(table::forecast(view, words));
        }
        let track: Vec<&str> = view.order.iter().map(|seat| name(names, *seat)).collect();
        lines.push(words.with("evo-track", &[("names", track.join(", ").into())]));
        lines.extend(table::island(view, words));
        if matches!(view.phase, Phase::Bid(_)) {
            lines.push(words.get("evo-lab"));
            lines.extend(
                (1..=view.options.seats).map(|column| table::column_line(view, column, names, words)),
            );
        }
        if view.phase == Phase::Move {
            lines.push(words.with("evo-points-left", &[("points", view.points.into())]));
        }
        for seat in own_first(viewer, view.options.seats) {
            lines.push(String::new());
            lines.extend(table::place(view, seat, names, words));
        }
        lines.join("\n") + "\n"
    }

    fn scores(view: &View, words: &Words) -> String {
        let faces: Vec<String> = Face::ALL
            .iter()
            .zip(view.values.die)
            .map(|(face, count)| {
                let what = named("face", face.name(), words);
                words.with("evo-count", &[("count", count.into()), ("what", what.into())])
            })
            .collect();
        let wins = |ours: u8, theirs: u8| -> u8 {
            let faces = Face::ALL.iter().zip(view.values.die);
            faces.filter(|(face, _)| face.succeeds(ours, theirs)).map(|(_, count)| count).sum()
        };
        let odds = [
            ("worse", wins(0, 1).into()),
            ("even", wins(0, 0).into()),
            ("one", wins(1, 0).into()),
            ("two", wins(2, 0).into()),
        ];
        [
            words.get("evo-scores-aim"),
            words.with("evo-scores-die", &[("faces", faces.join(", ").into())]),
            words.with("evo-scores-odds", &odds),
        ]
        .join("\n")
            + "\n"
    }

    fn happened(seen: &Seen, names: &[String], words: &Words) -> String {
        Teller { names, words, hexes: true }.tell(seen)
    }

    // Pages show the hexes themselves: a hex is named by its terrain.
    fn told(seen: &Seen, names: &[String], words: &Words) -> String {
        Teller { names, words, hexes: false }.tell(seen)
    }

    // The die is rolled before everybody's eyes, and the hexes of an action are shown to who asks for them.
    fn deed(seen: &Seen) -> Option<String> {
        match &seen.event {
            Known::Whole(Event::Chance(chance @ (Chance::Die(_) | Chance::Bite(_)))) => {
                Some(chance.to_string())
            }
            Known::Whole(Event::Act(_, action)) if !action.hexes().is_empty() => Some(action.to_string()),
            _ => None,
        }
    }
}

/// What a column gives, the gene as `label` calls it.
pub(super) fn reward(view: &View, column: u8, words: &Words, label: fn(Gene, &Words) -> String) -> String {
    match column {
        1 if view.options.events => words.get("evo-lab-card"),
        1 => words.get("evo-lab-place"),
        _ => match view.row[usize::from(column) - 2] {
            Some(gene) => about(gene, words, label),
            None => words.get("evo-lab-empty"),
        },
    }
}

/// A gene with what it does.
pub(super) fn gene_about(gene: Gene, words: &Words) -> String {
    about(gene, words, gene_name)
}

fn about(gene: Gene, words: &Words, label: fn(Gene, &Words) -> String) -> String {
    let values = [("gene", label(gene, words).into()), ("does", named("does", gene.name(), words).into())];
    words.with("evo-gene-about", &values)
}

/// What an event card does, and when.
pub(super) fn card_about(view: &View, card: Card, words: &Words) -> String {
    let amount = view.values.amount(card).unsigned_abs();
    words.with(&format!("evo-plays-{}", card.name().replace('_', "-")), &[("amount", amount.into())])
}
