//! What is asked, and what may be answered.

use super::reward;
use crate::Value;
use crate::evo::{card_name, hexes, named};
use crate::words::Words;
use dino_core::{Hex, Seat};
use evo::{Action, Moment, Phase, Play, View};

/// What the seat is asked to do.
pub(in crate::evo) fn expected(view: &View, seat: Seat, words: &Words) -> String {
    let mover = view.order.get(usize::from(view.turn)).copied().unwrap_or(Seat::FIRST);
    let asked = match view.phase {
        Phase::Window(_, seat) | Phase::Bid(seat) | Phase::Place(seat) | Phase::Rolled(_, _, seat) => seat,
        Phase::Declared(combat) | Phase::Flee(combat) => combat.defender,
        Phase::Over => return words.get("evo-expected-over"),
        Phase::Move | Phase::Birth | Phase::Survive => mover,
        _ => return words.get("evo-expected-chance"),
    };
    if asked != seat {
        let name = words.with("seat-name", &[("seat", asked.number().into())]);
        return words.with("evo-expected-wait", &[("name", name.into())]);
    }
    let hex = |hex: Hex| [("hex", Value::from(hex.to_string()))];
    match view.phase {
        Phase::Bid(_) if view.barred > 0 => {
            words.with("evo-expected-bid-again", &[("column", view.barred.into())])
        }
        Phase::Bid(_) => words.get("evo-expected-bid"),
        Phase::Place(_) => words.get("evo-expected-place"),
        Phase::Window(Moment::ClimateEnd, _) => words.get("evo-expected-climate"),
        Phase::Window(Moment::BirthsStart, _) => words.get("evo-expected-births"),
        Phase::Window(Moment::SurvivalStart, _) => words.get("evo-expected-survival"),
        Phase::Window(..) => words.get("evo-expected-movement"),
        Phase::Move => words.with("evo-expected-move", &[("points", view.points.into())]),
        Phase::Declared(combat) => words.with("evo-expected-declared", &hex(combat.at)),
        Phase::Rolled(_, face, _) => {
            words.with("evo-expected-rolled", &[("face", named("face", face.name(), words).into())])
        }
        Phase::Flee(combat) => words.with("evo-expected-flee", &hex(combat.at)),
        Phase::Birth if view.herds[seat].len() == 8 => words.get("evo-expected-replace"),
        Phase::Birth => words.with("evo-expected-birth", &[("egg", view.egg.into())]),
        _ => words.get("evo-expected-survive"),
    }
}

/// An action as the choices that lead to it.
pub(in crate::evo) fn steps(view: &View, seat: Seat, action: Action, words: &Words) -> Vec<String> {
    let hex = |key: &str, hex: Hex| words.with(key, &[("hex", hex.to_string().into())]);
    match action {
        Action::Bid { column, value } => {
            let what = [("column", column.into()), ("what", reward(view, column, words).into())];
            let price = [("value", value.into()), ("price", view.price(seat, value).into())];
            vec![words.with("evo-do-bid", &what), words.with("evo-do-bid-value", &price)]
        }
        Action::Place(place) => vec![words.with("evo-do-place", &[("place", place.into())])],
        Action::Pass if view.phase == Phase::Birth => vec![words.get("evo-do-pass-egg")],
        Action::Pass => vec![words.get("evo-do-pass")],
        Action::PassUntil(until) => {
            let until = named("until", until.name(), words);
            vec![words.with("evo-do-pass-until", &[("until", until.into())])]
        }
        Action::Play(play) => played(view, play, words),
        Action::End => vec![words.get("evo-do-end")],
        Action::Move(from, to) => vec![hex("evo-do-from", from), hex("evo-do-move-to", to)],
        Action::Attack(from, at) => {
            let defender = view.island.cell(at).and_then(|cell| view.owner(cell)).unwrap_or(seat);
            let wins = view.winning_faces(seat, defender);
            let values = [("hex", at.to_string().into()), ("wins", wins.into())];
            vec![hex("evo-do-from", from), words.with("evo-do-attack", &values)]
        }
        Action::Flee(to) => vec![hex("evo-do-flee", to)],
        Action::Stay => vec![words.get("evo-do-stay")],
        Action::Birth(at) => vec![words.get("evo-do-birth"), hex("evo-do-born", at)],
        Action::Replace(old, at) => vec![hex("evo-do-replace", old), hex("evo-do-born", at)],
        Action::Keep(kept) => {
            vec![words.with("evo-do-keep", &[("hexes", hexes(kept.hexes()).into())])]
        }
    }
}

fn played(view: &View, play: Play, words: &Words) -> Vec<String> {
    let hex = |key: &str, hex: Hex| words.with(key, &[("hex", hex.to_string().into())]);
    let amount = view.values.amount(play.card()).unsigned_abs();
    let name = card_name(play.card(), words);
    let about = words
        .with(&format!("evo-plays-{}", play.card().name().replace('_', "-")), &[("amount", amount.into())]);
    let mut steps = vec![format!("{} ({about})", words.with("evo-do-play", &[("card", name.into())]))];
    match play {
        Play::Plain(_) => {}
        Play::At(_, seat) => {
            let name = words.with("seat-name", &[("seat", seat.number().into())]);
            steps.push(words.with("evo-do-play-at", &[("name", name.into())]));
        }
        Play::Raft(from, to) => steps.extend([hex("evo-do-from", from), hex("evo-do-to", to)]),
        Play::Nest(at) => steps.push(hex("evo-do-born", at)),
        Play::NestFor(old, at) => steps.extend([hex("evo-do-replace", old), hex("evo-do-born", at)]),
    }
    steps
}
