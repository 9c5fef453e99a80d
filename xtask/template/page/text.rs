//! Template Game as text.

use crate::show::{Tell, name, own_first};
use crate::words::Words;
use dino_core::{BySeat, Seat, Viewer};
use template_game::{Card, Laid, Seen, State, View};

impl Tell for State {
    fn table(view: &View, viewer: Viewer, names: &[String], words: &Words) -> String {
        let trick = (view.tricks + 1).min(view.options.tricks);
        let values =
            [("trick", trick.into()), ("tricks", view.options.tricks.into()), ("pile", view.pile.into())];
        let mut lines = vec![words.with("template-game-table", &values)];
        for seat in own_first(viewer, view.options.seats) {
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

    fn scores(view: &View, words: &Words) -> String {
        let copies = Card::all().zip(view.components.copies).map(|(card, copies)| {
            let values = [("card", card.number().into()), ("copies", copies.into())];
            words.with("template-game-scores-card", &values)
        });
        let last = words.with("template-game-scores-last", &[("points", view.components.last_trick.into())]);
        copies.chain([last]).collect::<Vec<_>>().join("\n") + "\n"
    }

    fn happened(seen: &Seen, names: &[String], words: &Words) -> String {
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

    // Cards that are dealt are not told one by one: one sees them.
    fn told(seen: &Seen, names: &[String], words: &Words) -> String {
        match seen {
            Seen::Dealt(..) => String::new(),
            _ => Self::happened(seen, names, words),
        }
    }

    // No event says who won the trick.
    fn followed(before: &View, after: &View, names: &[String], words: &Words) -> Vec<String> {
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

/// Who laid which card.
fn turned_up(cards: &BySeat<Option<Card>>, names: &[String], words: &Words) -> String {
    let one = |(seat, card): (Seat, &Option<Card>)| {
        let values = [("name", name(names, seat).into()), ("card", card.map_or(0, Card::number).into())];
        words.with("template-game-turned-up", &values)
    };
    cards.each().map(one).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Lang;

    #[test]
    fn what_happened_is_told_in_sentences() {
        let names = ["Ana".to_owned(), "Ben".to_owned()];
        for (lang, sentence) in [(Lang::En, "Ana lays a card."), (Lang::Fr, "Ana pose une carte.")] {
            let words = Words::new(lang);
            assert_eq!(State::told(&Seen::Laid(Seat::FIRST, None), &names, &words), sentence);
            assert_eq!(State::told(&Seen::Dealt(Seat::FIRST, None), &names, &words), "");
        }
    }
}
