//! Evo as text.

mod deed;
mod table;
mod told;

pub(super) use table::at_hex;

use super::board::{PHASES, phase_of};
use super::moment::token_art;
use super::{art, gene_name, named, wheel};
use crate::art::icon;
use crate::show::{Aftermath, Tell, name, own_first};
use crate::story::{Chapter, Sign};
use crate::words::Words;
use dino_core::{Event, Seat, Viewer};
use evo::{Action, Card, Chance, Face, Gene, Known, Phase, Seen, State, View};
use maud::{Markup, html};
use std::cmp::Ordering;
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
        lines.push(String::new());
        lines.push(words.with("evo-track", &[("names", track.join(", ").into())]));
        lines.push(String::new());
        lines.extend(table::island(view, words));
        let seats: Vec<Seat> = own_first(viewer, view.options.seats).collect();
        lines.extend(seats.iter().map(|seat| table::herd(view, *seat, names, words)));
        if matches!(view.phase, Phase::Bid(_)) {
            lines.extend([String::new(), words.get("evo-lab")]);
            lines.extend(
                (1..=view.options.seats).map(|column| table::column_line(view, column, names, words)),
            );
        }
        let open = table::open_cards(view, names, words);
        if !open.is_empty() {
            lines.push(String::new());
            lines.extend(open);
        }
        for seat in seats {
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

    fn chapter(before: &View, after: &View, words: &Words) -> Option<Chapter> {
        // A round begins with its climate; the meteor ends the game before the round it comes in.
        let begins = before.phase == Phase::Climate && after.phase != Phase::Over;
        let round = if begins { after.round } else { before.round };
        if round == 0 {
            let label = words.get("evo-before").trim_end_matches('.').to_owned();
            return Some(Chapter { round: 0, turn: None, label });
        }
        let phase = PHASES[phase_of(before.phase)];
        // In the other phases each seat has a line or two.
        let turn = before.order.get(usize::from(before.turn)).copied().filter(|_| phase == "movement");
        let values = [("round", round.into()), ("phase", words.get(&format!("evo-phase-{phase}")).into())];
        Some(Chapter { round: round.into(), turn, label: words.with("evo-chapter", &values) })
    }

    fn mattered(before: &View, after: &View) -> Option<Sign> {
        let dinosaurs = |view: &View| view.herds.iter().map(|herd| herd.len()).sum::<u32>();
        match before.phase {
            Phase::Climate if after.phase == Phase::Over => Some(Sign::Meteor),
            Phase::Climate => match warming(before, after) {
                Ordering::Greater => Some(Sign::Warmer),
                Ordering::Less => Some(Sign::Colder),
                Ordering::Equal => None,
            },
            Phase::Roll(_) => Some(Sign::Fight),
            _ => (dinosaurs(after) < dinosaurs(before)).then_some(Sign::Loss),
        }
    }

    fn picture(seen: &Seen) -> Option<Markup> {
        let drawn = |name: &str| html! { svg viewBox="0 0 100 100" aria-hidden="true" { (art(name)) } };
        let sign = match &seen.event {
            Known::Whole(Event::Act(_, action)) => match action {
                Action::Bid { .. } => "vial",
                Action::Play(_) => "card",
                Action::Move(..) => "foot",
                Action::Attack(..) => "horn",
                Action::Flee(_) | Action::Stay => "eye",
                Action::Birth(_) | Action::Replace(..) => "egg",
                Action::Keep(_) => "leaf",
                _ => return None,
            },
            Known::Whole(Event::Chance(Chance::Climate(token))) => return Some(drawn(token_art(*token))),
            Known::Whole(Event::Chance(Chance::Die(_) | Chance::Bite(_))) => "horn",
            Known::Whole(_) => return None,
            Known::Drew(_) => "card",
            Known::Peeked(_) => "eye",
            Known::Ended(_) => "meteor",
        };
        Some(icon(sign))
    }

    // Which ground is ideal from now on, where the wheel turned or might have.
    fn followed(before: &View, after: &View, _names: &[String], words: &Words) -> Vec<String> {
        let turned_up = before.phase == Phase::Climate && after.phase != Phase::Over;
        let Some(ideal) = wheel::warmth(after).filter(|_| turned_up || before.section != after.section)
        else {
            return Vec::new();
        };
        let key = match warming(before, after) {
            Ordering::Greater => "evo-followed-warmer",
            Ordering::Less => "evo-followed-colder",
            Ordering::Equal => "evo-followed-same",
        };
        vec![words.with(key, &[("ideal", words.get(&format!("evo-ideal-{ideal}")).into())])]
    }

    fn length(seen: &Seen, acted: bool) -> u32 {
        deed::length(seen, acted)
    }

    fn deed(seen: &Seen) -> Option<String> {
        deed::deed(seen)
    }

    // A card that turns the wheel is seen to turn it.
    fn aftermath(before: &View, after: &View) -> Option<Aftermath> {
        let sections = before.values.wheel.sections().len() as i32;
        if before.phase == Phase::Climate || before.section == after.section {
            return None;
        }
        let ahead = (i32::from(after.section) - i32::from(before.section)).rem_euclid(sections.max(1));
        let steps = if 2 * ahead > sections { ahead - sections } else { ahead };
        Some(Aftermath { deed: format!("turn {steps}"), length: deed::turning(steps.unsigned_abs()) })
    }
}

/// Whether it has grown warmer.
fn warming(before: &View, after: &View) -> Ordering {
    wheel::warmth(after).cmp(&wheel::warmth(before))
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
