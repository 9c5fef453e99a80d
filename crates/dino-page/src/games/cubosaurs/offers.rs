//! What a seat may do, as offers.

use super::text;
use crate::model::{Choice, Offer, Step};
use crate::show::{legal, name};
use crate::words::Words;
use cubosaurs::{Action, CardId, CardSet, Purchase, State, Tile, View};
use dino_core::Seat;

/// All the seat may do now, grouped by what kind of action it is.
pub(super) fn offers(view: &View, seat: Seat, names: &[String], words: &Words) -> Vec<Offer> {
    let maker = Maker { view, seat, names, words };
    let mut offers: Vec<Offer> = Vec::new();
    for action in legal::<State>(view, seat) {
        let (template, filled) = pattern(action);
        let at = match offers.iter().position(|offer| offer.template == template) {
            Some(at) => at,
            None => {
                offers.push(maker.offer(action, template, filled.len()));
                offers.len() - 1
            }
        };
        for (step, target) in offers[at].steps.iter_mut().zip(filled) {
            let word = target.word();
            if !step.choices.iter().any(|known| known.word == word) {
                step.choices.push(maker.choice(action, target, word));
            }
        }
    }
    offers
}

/// The id of the element of a card.
pub(super) fn card_id(card: CardId) -> String {
    card.to_string()
}

/// The id of the element of a tile.
pub(super) fn tile_id(tile: Tile) -> String {
    format!("evolution-{tile}")
}

/// Something a step chooses.
#[derive(Clone, Copy)]
enum Target {
    Card(CardId),
    Seat(Seat),
}

impl Target {
    fn word(self) -> String {
        match self {
            Target::Card(card) => card.to_string(),
            Target::Seat(seat) => seat.to_string(),
        }
    }
}

/// The notation with its targets left open, and what would fill them.
fn pattern(action: Action) -> (String, Vec<Target>) {
    let targets = match action {
        Action::Keep | Action::RefuseWithNothing => vec![],
        Action::Refuse(card) => vec![Target::Card(card)],
        Action::Take(from) => vec![Target::Seat(from)],
        Action::Buy(purchase) => match purchase {
            Purchase::PointsPerType
            | Purchase::PointsPerEgg
            | Purchase::Draw
            | Purchase::RefuseWithNothing => vec![],
            Purchase::RefuseWithForbidden(card)
            | Purchase::DestroyOwn(card)
            | Purchase::DestroyTheirs(card)
            | Purchase::Steal(card) => vec![Target::Card(card)],
            Purchase::Give(card, to) => vec![Target::Card(card), Target::Seat(to)],
            Purchase::Swap { own, theirs } => vec![Target::Card(own), Target::Card(theirs)],
        },
    };
    let template = match action {
        Action::Keep | Action::RefuseWithNothing => action.to_string(),
        Action::Refuse(_) => "refuse {0}".to_owned(),
        Action::Take(_) => "take {0}".to_owned(),
        Action::Buy(purchase) => {
            let rest = match purchase {
                Purchase::Give(..) => " {0} to {1}",
                Purchase::Swap { .. } => " {0} for {1}",
                _ if targets.is_empty() => "",
                _ => " {0}",
            };
            format!("buy {}{rest}", purchase.tile())
        }
    };
    (template, targets)
}

/// What every offer needs to know.
struct Maker<'a> {
    view: &'a View,
    seat: Seat,
    names: &'a [String],
    words: &'a Words,
}

impl Maker<'_> {
    fn offer(&self, action: Action, template: String, steps: usize) -> Offer {
        let words = self.words;
        let own = self.view.collections[self.seat];
        let (label, start, keys): (String, Option<String>, [&str; 2]) = match action {
            Action::Keep => {
                let values = self.change(own.union(self.view.hand));
                (words.with("cubosaurs-offer-keep", &values), None, ["", ""])
            }
            Action::RefuseWithNothing => (words.get("cubosaurs-do-refuse-nothing"), None, ["", ""]),
            Action::Refuse(_) => (words.get("cubosaurs-offer-refuse"), None, ["cubosaurs-step-own", ""]),
            Action::Take(_) => (words.get("cubosaurs-offer-take"), None, ["cubosaurs-step-from", ""]),
            Action::Buy(purchase) => {
                let keys = match purchase {
                    Purchase::DestroyTheirs(_) | Purchase::Steal(_) => ["cubosaurs-step-theirs", ""],
                    Purchase::Give(..) => ["cubosaurs-step-own", "cubosaurs-step-to"],
                    _ => ["cubosaurs-step-own", "cubosaurs-step-theirs"],
                };
                (self.buy(purchase.tile()), Some(tile_id(purchase.tile())), keys)
            }
        };
        let step = |key: &&str| Step { label: words.get(key), choices: Vec::new() };
        Offer { template, label, start, idle: false, steps: keys.iter().take(steps).map(step).collect() }
    }

    fn buy(&self, tile: Tile) -> String {
        let values = [
            ("tile", tile.number().into()),
            ("price", self.view.components.tile(tile).price.into()),
            ("effect", text::effect(self.view, tile, self.words).into()),
        ];
        self.words.with("cubosaurs-do-buy", &values)
    }

    fn choice(&self, action: Action, target: Target, word: String) -> Choice {
        match target {
            Target::Seat(seat) => Choice {
                word,
                element: format!("place-{seat}"),
                label: name(self.names, seat).to_owned(),
                group: None,
            },
            Target::Card(card) => {
                let mut label = text::plain_card(card, self.words);
                if let Action::Refuse(_) = action {
                    let mut values =
                        self.change(self.view.collections[self.seat].without(CardSet::one(card)));
                    values.push(("card", label.into()));
                    label = self.words.with("cubosaurs-choice-refuse", &values);
                }
                let owner = self.view.collections.each().find(|(_, cards)| cards.contains(card));
                let group = owner
                    .filter(|(seat, _)| *seat != self.seat)
                    .map(|(seat, _)| name(self.names, seat).to_owned());
                Choice { word, element: card_id(card), label, group }
            }
        }
    }

    /// The seat's round now, and with another collection.
    fn change(&self, collection: CardSet) -> Vec<(&'static str, crate::Value<'static>)> {
        let now = text::round_with(self.view, self.seat, self.view.collections[self.seat]);
        let then = text::round_with(self.view, self.seat, collection);
        vec![("now", super::signed(now).into()), ("then", super::signed(then).into())]
    }
}
