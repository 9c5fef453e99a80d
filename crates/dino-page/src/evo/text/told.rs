//! What happened, and what followed from it.

use super::gene_about;
use crate::Value;
use crate::evo::{card_name, gene_name, hexes, named, token_name};
use crate::show::name;
use crate::words::Words;
use dino_core::{Event, Hex, Seat};
use evo::{Action, Chance, Gene, Play, Seen, View};

/// What happened.
pub(in crate::evo) fn happened(seen: &Seen, names: &[String], words: &Words) -> String {
    let of = |key: &str, seat: Seat| words.with(key, &[("name", name(names, seat).into())]);
    match seen {
        Seen::Whole(Event::Act(seat, action)) => did(*seat, *action, names, words),
        Seen::Whole(Event::Chance(chance)) => fell(*chance, names, words),
        Seen::Whole(Event::TimeUp) => String::new(), // no clock runs in this game
        Seen::Drew(seat) => of("evo-fell-drew", *seat),
        Seen::Peeked(seat) => of("evo-fell-peeked", *seat),
        Seen::Ended(_) => words.get("evo-fell-over"),
    }
}

fn did(seat: Seat, action: Action, names: &[String], words: &Words) -> String {
    let mut values: Vec<(&str, Value<'_>)> = vec![("name", name(names, seat).into())];
    let mut from_to = |from: Option<Hex>, to: Hex| {
        values.extend(from.map(|from| ("from", from.to_string().into())));
        values.push(("to", to.to_string().into()));
    };
    let key = match action {
        Action::Bid { column, value } => {
            values.extend([("column", column.into()), ("value", value.into())]);
            "evo-did-bid"
        }
        Action::Place(place) => {
            values.push(("place", place.into()));
            "evo-did-place"
        }
        Action::Pass => "evo-did-pass",
        Action::PassUntil(until) => {
            values.push(("until", named("until", until.name(), words).into()));
            "evo-did-pass-until"
        }
        Action::End => "evo-did-end",
        Action::Stay => "evo-did-stay",
        Action::Move(from, to) => {
            from_to(Some(from), to);
            "evo-did-move"
        }
        Action::Attack(from, to) => {
            from_to(Some(from), to);
            "evo-did-attack"
        }
        Action::Flee(to) => {
            from_to(None, to);
            "evo-did-flee"
        }
        Action::Birth(to) => {
            from_to(None, to);
            "evo-did-birth"
        }
        Action::Replace(old, to) => {
            from_to(Some(old), to);
            "evo-did-replace"
        }
        Action::Keep(kept) => {
            values.push(("hexes", hexes(kept.hexes()).into()));
            "evo-did-keep"
        }
        Action::Play(play) => {
            let key = match play {
                Play::Plain(_) => "evo-did-play",
                Play::At(_, target) => {
                    values.push(("target", name(names, target).into()));
                    "evo-did-play-at"
                }
                Play::Nest(to) => {
                    from_to(None, to);
                    "evo-did-play-to"
                }
                Play::Raft(from, to) | Play::NestFor(from, to) => {
                    from_to(Some(from), to);
                    "evo-did-play-from"
                }
            };
            values.push(("card", card_name(play.card(), words).into()));
            key
        }
    };
    words.with(key, &values)
}

fn fell(chance: Chance, names: &[String], words: &Words) -> String {
    let name = |seat: Seat| ("name", Value::from(name(names, seat).to_owned()));
    match chance {
        Chance::Order(seat) => words.with("evo-fell-order", &[name(seat)]),
        Chance::Zone(seat, slot) => words.with("evo-fell-zone", &[name(seat), ("slot", slot.into())]),
        Chance::Climate(token) => {
            words.with("evo-fell-climate", &[("token", token_name(token, words).into())])
        }
        Chance::Peek(seat, token) => {
            words.with("evo-fell-peek", &[name(seat), ("token", token_name(token, words).into())])
        }
        Chance::Gene(gene) => words.with("evo-fell-gene", &[("gene", gene_about(gene, words).into())]),
        Chance::Card(seat, card) => {
            words.with("evo-fell-card", &[name(seat), ("card", card_name(card, words).into())])
        }
        Chance::Die(face) => {
            words.with("evo-fell-die", &[("face", named("face", face.name(), words).into())])
        }
        Chance::Bite(number) => words.with("evo-fell-bite", &[("number", number.into())]),
    }
}

/// What followed from an event that no event says: genes won, the new order, deaths, a round that is over.
pub(in crate::evo) fn followed(before: &View, after: &View, names: &[String], words: &Words) -> Vec<String> {
    let mut lines = Vec::new();
    for (seat, species) in after.species.each() {
        let grown = |gene: &&Gene| species.count(**gene) > before.species[seat].count(**gene);
        for gene in Gene::ALL.iter().filter(grown) {
            let values = [("name", name(names, seat).into()), ("gene", gene_name(*gene, words).into())];
            lines.push(words.with("evo-followed-gene", &values));
        }
    }
    if after.order != before.order && before.round > 0 {
        let track: Vec<&str> = after.order.iter().map(|seat| name(names, *seat)).collect();
        lines.push(words.with("evo-followed-track", &[("names", track.join(", ").into())]));
    }
    for (seat, herd) in after.herds.each() {
        let lost = before.herds[seat].len().saturating_sub(herd.len());
        if lost > 0 {
            let values = [("name", name(names, seat).into()), ("count", lost.into())];
            lines.push(words.with("evo-followed-lost", &values));
        }
    }
    let earned =
        |view: &View| view.rounds.last().map_or(0, |round| round.herds.iter().map(|h| u32::from(*h)).sum());
    if let (Some(round), true) = (after.rounds.last(), earned(after) > 0 && earned(before) == 0) {
        let part = |(seat, points): (Seat, &u8)| {
            words.with(
                "evo-followed-earns",
                &[("name", name(names, seat).into()), ("points", (*points).into())],
            )
        };
        let parts: Vec<String> = round.herds.each().map(part).collect();
        let values = [("round", after.rounds.len().into()), ("parts", parts.join(", ").into())];
        lines.push(words.with("evo-followed-round", &values));
    }
    lines
}
