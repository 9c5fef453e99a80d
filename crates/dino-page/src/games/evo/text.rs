//! Evo as text.

mod table;
mod told;

pub(super) use table::at_hex;

use super::board::{PHASES, phase_of};
use super::moment::token_art;
use super::{art, gene_name, named, wheel};
use crate::art::icon;
use crate::show::{Tell, name, own_first};
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
            Phase::Climate => match wheel::warmth(after).cmp(&wheel::warmth(before)) {
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

    // Who attacks with how many horns is what the die is read by (EVO-38).
    fn followed(before: &View, after: &View, _names: &[String], words: &Words) -> Vec<String> {
        let (Phase::Roll(combat), false) = (before.phase, before.phase == after.phase) else {
            return Vec::new();
        };
        let Some(mover) = before.order.get(usize::from(before.turn)) else { return Vec::new() };
        let (ours, theirs) = (before.horns(*mover).0, before.horns(combat.defender).1);
        vec![words.with("evo-followed-horns", &[("ours", ours.into()), ("theirs", theirs.into())])]
    }

    // The wheel turns, dice roll, and the climate strikes one people after the other.
    fn length(seen: &Seen, acted: bool) -> u32 {
        let event = match &seen.event {
            Known::Whole(Event::Chance(Chance::Climate(token))) => {
                200 + 37 * u32::from(token.step().unsigned_abs())
            }
            Known::Whole(Event::Chance(Chance::Die(_) | Chance::Bite(_))) => 170,
            Known::Whole(Event::Act(_, action)) => match action {
                Action::Pass | Action::PassUntil(_) | Action::End | Action::Stay => 25,
                Action::Move(..) | Action::Birth(_) | Action::Place(_) => 60,
                Action::Play(_) => 150,
                _ => 100,
            },
            Known::Ended(_) => 200,
            _ => 0,
        };
        let struck = seen.followed.deaths.chunk_by(|one, other| one.seat == other.seat).count() as u32;
        let lost: u32 = seen.followed.deaths.iter().map(|death| u32::from(death.count)).sum();
        // A seat that others only see to pass takes no other time than one that passes.
        (if acted { event.max(25) } else { event }) + 110 * struck + 14 * lost
    }

    // The die is rolled before everybody's eyes, and the hexes of an action are shown to who asks for them. What the climate
    // took comes after it: each seat with how many it lost, in the order it strikes.
    fn deed(seen: &Seen) -> Option<String> {
        let mut deed = match &seen.event {
            Known::Whole(Event::Chance(Chance::Climate(token))) => Some(format!("climate {}", token.step())),
            Known::Whole(Event::Chance(chance @ (Chance::Die(_) | Chance::Bite(_)))) => {
                Some(chance.to_string())
            }
            Known::Whole(Event::Act(_, action)) if !action.hexes().is_empty() => Some(action.to_string()),
            Known::Ended(_) => Some("meteor".to_owned()),
            _ => None,
        };
        let deaths = &seen.followed.deaths;
        if !deaths.is_empty() {
            let strikes = deaths.chunk_by(|one, other| one.seat == other.seat).map(|of_seat| {
                let lost: u8 = of_seat.iter().map(|death| death.count).sum();
                format!(" {} {lost}", of_seat[0].seat)
            });
            deed = Some(format!("{}; strike{}", deed.unwrap_or_default(), strikes.collect::<String>()));
        }
        deed
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
