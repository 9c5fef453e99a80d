//! What is asked, and what may be answered.

use super::{card_about, reward};
use crate::Value;
use crate::games::evo::{card_name, gene_name, hexes, named};
use crate::words::Words;
use dino_core::{Hex, Seat};
use evo::{Action, Moment, Phase, Play, View};

/// What the seat is asked to do.
pub(in crate::games::evo) fn expected(view: &View, seat: Seat, words: &Words) -> String {
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
    // Who holds any card is asked, lest the question tell which; so none may fit.
    let fits = |moment: Moment| {
        let none = view.hands[seat].cards.is_some_and(|cards| cards.and(moment.cards()).is_empty());
        ("fits", Value::from(if none { "no" } else { "yes" }))
    };
    match view.phase {
        Phase::Bid(_) if view.barred > 0 => {
            words.with("evo-expected-bid-again", &[("column", view.barred.into())])
        }
        Phase::Bid(_) => words.get("evo-expected-bid"),
        Phase::Place(_) => words.get("evo-expected-place"),
        Phase::Window(moment, _) => {
            let key = match moment {
                Moment::ClimateEnd => "evo-expected-climate",
                Moment::BirthsStart => "evo-expected-births",
                Moment::SurvivalStart => "evo-expected-survival",
                _ => "evo-expected-movement",
            };
            words.with(key, &[fits(moment)])
        }
        Phase::Move => words.with("evo-expected-move", &[("points", view.points.into())]),
        Phase::Declared(combat) => {
            let [hex] = hex(combat.at);
            words.with("evo-expected-declared", &[hex, fits(Moment::AttackDeclared)])
        }
        Phase::Rolled(_, face, _) => {
            let face = ("face", named("face", face.name(), words).into());
            words.with("evo-expected-rolled", &[face, fits(Moment::CombatRolled)])
        }
        Phase::Flee(combat) => words.with("evo-expected-flee", &hex(combat.at)),
        Phase::Birth if view.herds[seat].len() == 8 => words.get("evo-expected-replace"),
        Phase::Birth => words.with("evo-expected-birth", &[("egg", view.egg.into())]),
        _ => words.get("evo-expected-survive"),
    }
}

/// An action as the choices that lead to it.
pub(in crate::games::evo) fn steps(view: &View, seat: Seat, action: Action, words: &Words) -> Vec<String> {
    let hex = |key: &str, hex: Hex| words.with(key, &[("hex", hex.to_string().into())]);
    match action {
        Action::Bid { column, value } => {
            let what = [("column", column.into()), ("what", reward(view, column, words, gene_name).into())];
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
        // How many come first: nobody reads hundreds of lines, and the most is what one nearly always wants.
        Action::Keep(kept) => {
            let values = [("count", kept.hexes().len().into()), ("most", view.would_survive(seat).into())];
            vec![
                words.with("evo-do-keep-count", &values),
                words.with("evo-do-keep", &[("hexes", hexes(kept.hexes()).into())]),
            ]
        }
    }
}

fn played(view: &View, play: Play, words: &Words) -> Vec<String> {
    let hex = |key: &str, hex: Hex| words.with(key, &[("hex", hex.to_string().into())]);
    let name = card_name(play.card(), words);
    let about = card_about(view, play.card(), words);
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
