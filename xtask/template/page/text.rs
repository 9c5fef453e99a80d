//! Template Game as text.

use crate::show::name;
use crate::words::Words;
use dino_core::{BySeat, Seat, Viewer};
use template_game::{Action, Card, Laid, Phase, Seen, View};

/// The whole table as lines of text.
pub(super) fn table(view: &View, viewer: Viewer, names: &[String], words: &Words) -> String {
    let trick = (view.tricks + 1).min(view.options.tricks);
    let values =
        [("trick", trick.into()), ("tricks", view.options.tricks.into()), ("pile", view.pile.into())];
    let mut lines = vec![words.with("template-game-table", &values)];
    let first = match viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Public | Viewer::Everything => Seat::FIRST,
    };
    for seat in first.round(view.options.seats, true) {
        let laid = match view.laid[seat] {
            Laid::Nothing => words.get("template-game-laid-nothing"),
            Laid::Down | Laid::Known(_) => words.get("template-game-laid-down"),
        };
        let values = [
            ("name", name(names, seat).into()),
            ("points", view.total(seat).into()),
            ("laid", laid.into()),
            ("hand", hand(view, seat, words).into()),
        ];
        lines.push(words.with("template-game-seat", &values));
    }
    lines.join("\n") + "\n"
}

/// The cards of a hand, or how many there are.
fn hand(view: &View, seat: Seat, words: &Words) -> String {
    match view.hands[seat].cards {
        Some(cards) => {
            let held = Card::all().flat_map(|card| std::iter::repeat_n(card, cards[card.kind()].into()));
            held.map(|card| card.to_string()).collect::<Vec<_>>().join(" ")
        }
        None => words.with("template-game-cards", &[("count", view.hands[seat].size.into())]),
    }
}

/// What the seat is asked to do.
pub(super) fn expected(view: &View, seat: Seat, words: &Words) -> String {
    words.get(match view.phase {
        Phase::Over => "template-game-expected-over",
        Phase::Deal => "template-game-expected-chance",
        Phase::Lay if view.laid[seat] == Laid::Nothing => "template-game-expected-lay",
        Phase::Lay => "template-game-expected-wait",
    })
}

/// An action as the choices that lead to it.
pub(super) fn steps(action: Action, words: &Words) -> Vec<String> {
    match action {
        Action::Lay(card) => vec![words.with("template-game-do-lay", &[("card", card.number().into())])],
    }
}

/// What happened.
pub(super) fn happened(seen: &Seen, names: &[String], words: &Words) -> String {
    let with = |key: &str, seat: Seat, card: Option<Card>| {
        let mut values = vec![("name", name(names, seat).into())];
        values.extend(card.map(|card| ("card", card.number().into())));
        words.with(key, &values)
    };
    match seen {
        Seen::Dealt(seat, card @ Some(_)) => with("template-game-fell-deal-known", *seat, *card),
        Seen::Dealt(seat, None) => with("template-game-fell-deal", *seat, None),
        Seen::Laid(seat, card @ Some(_)) => with("template-game-did-lay-known", *seat, *card),
        Seen::Laid(seat, None) => with("template-game-did-lay", *seat, None),
        Seen::TurnedUp(_, cards) => {
            words.with("template-game-did-turn-up", &[("cards", turned_up(cards, names, words).into())])
        }
        Seen::TimeUp => String::new(),
    }
}

/// Who laid which card.
fn turned_up(cards: &BySeat<Option<Card>>, names: &[String], words: &Words) -> String {
    let one = |(seat, card): (Seat, &Option<Card>)| {
        let values = [("name", name(names, seat).into()), ("card", card.map_or(0, Card::number).into())];
        words.with("template-game-turned-up", &values)
    };
    cards.each().map(one).collect::<Vec<_>>().join(", ")
}

/// What followed from an event that no event says: who won the trick.
pub(super) fn followed(before: &View, after: &View, names: &[String], words: &Words) -> Vec<String> {
    if after.tricks == before.tricks {
        return Vec::new();
    }
    let gained = |seat: &Seat| after.total(*seat) - before.total(*seat);
    let line = match Seat::all(after.options.seats).find(|seat| gained(seat) > 0) {
        Some(seat) => {
            let values = [("name", name(names, seat).into()), ("points", gained(&seat).into())];
            words.with("template-game-followed-won", &values)
        }
        None => words.get("template-game-followed-nobody"),
    };
    vec![line]
}

/// How often each card is there, and what the last trick pays.
pub(super) fn scores(view: &View, words: &Words) -> String {
    let copies = Card::all().zip(view.components.copies).map(|(card, copies)| {
        let values = [("card", card.number().into()), ("copies", copies.into())];
        words.with("template-game-scores-card", &values)
    });
    let last = words.with("template-game-scores-last", &[("points", view.components.last_trick.into())]);
    copies.chain([last]).collect::<Vec<_>>().join("\n") + "\n"
}
