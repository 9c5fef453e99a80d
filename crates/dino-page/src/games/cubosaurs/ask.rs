//! What a seat is asked, and what it may do.

use super::text::{self, card, cards, effect, round_with, target};
use crate::model::{Choice, Offer, Step};
use crate::score_sheet::signed;
use crate::show::{Ask, legal, name, seat_name};
use crate::words::Words;
use cubosaurs::{Action, CardId, CardSet, CardType, Phase, Purchase, State, Tile, View};
use dino_core::Seat;

impl Ask for State {
    fn expected(view: &View, seat: Seat, words: &Words) -> String {
        let waiting =
            |seat: Seat| words.with("cubosaurs-expected-wait", &[("name", seat_name(seat, words).into())]);
        match view.phase {
            Phase::Decide if view.turn != seat => waiting(view.turn),
            Phase::Take(taker, _) if taker != seat => waiting(taker),
            Phase::Take(..) => words.get("cubosaurs-expected-take"),
            Phase::Decide => {
                let legal = legal::<State>(view, seat);
                let can_refuse = legal
                    .iter()
                    .any(|action| matches!(action, Action::Refuse(_) | Action::RefuseWithNothing));
                let can_buy = legal.iter().any(|action| matches!(action, Action::Buy(_)));
                let key = match (can_refuse, can_buy, view.collections[seat].is_empty()) {
                    (true, ..) => "cubosaurs-expected-decide",
                    (false, true, _) => "cubosaurs-expected-keep-dna",
                    (false, false, true) => "cubosaurs-expected-keep-empty",
                    (false, false, false) => "cubosaurs-expected-keep",
                };
                words.with(key, &[("cards", view.hand.len().into())])
            }
            Phase::Over => words.get("cubosaurs-expected-over"),
            Phase::Starter(_) | Phase::Reveal | Phase::Deal(_) | Phase::Draw => {
                words.get("cubosaurs-expected-chance")
            }
        }
    }

    fn steps(view: &View, seat: Seat, action: Action, words: &Words) -> Vec<String> {
        let own = view.collections[seat];
        let only = match action {
            Action::Keep => {
                let points = round_with(view, seat, own.union(view.hand));
                let values = [("cards", cards(view, view.hand, words).into()), ("points", points.into())];
                words.with("cubosaurs-do-keep", &values)
            }
            Action::Refuse(added) => {
                let points = round_with(view, seat, own.without(CardSet::one(added)));
                let values = [("card", card(view, added, words).into()), ("points", points.into())];
                words.with("cubosaurs-do-refuse", &values)
            }
            Action::RefuseWithNothing => words.get("cubosaurs-do-refuse-nothing"),
            Action::Take(from) => words.with("cubosaurs-do-take", &[("seat", from.number().into())]),
            Action::Buy(purchase) => return buy(view, purchase, words),
        };
        vec![only]
    }

    fn are_alike(view: &View, one: Action, other: Action) -> bool {
        match (one, other) {
            (Action::Refuse(one), Action::Refuse(other)) => alike(view, one, other),
            (Action::Buy(one), Action::Buy(other)) => match (one, other) {
                (Purchase::Give(one, to), Purchase::Give(other, other_to)) => {
                    to == other_to && alike(view, one, other)
                }
                (Purchase::Swap { own, theirs }, Purchase::Swap { own: other_own, theirs: other_theirs }) => {
                    alike(view, own, other_own) && alike(view, theirs, other_theirs)
                }
                _ => match (target(one), target(other)) {
                    (Some(card), Some(other_card)) => {
                        one.tile() == other.tile() && alike(view, card, other_card)
                    }
                    _ => one == other,
                },
            },
            _ => one == other,
        }
    }

    fn offers(view: &View, seat: Seat, names: &[String], words: &Words) -> Vec<Offer> {
        let maker = Maker { view, seat, names, words };
        let mut offers: Vec<Offer> = Vec::new();
        for action in legal::<State>(view, seat) {
            let (template, filled) = pattern(action);
            let new = |template| maker.offer(action, template, filled.len());
            let offer = Offer::of(&mut offers, template, new);
            for (step, target) in offer.steps.iter_mut().zip(filled) {
                let word = target.word();
                if !step.choices.iter().any(|known| known.word == word) {
                    step.choices.push(maker.choice(action, target, word));
                }
            }
        }
        offers
    }
}

/// Whether two cards are printed alike and lie with the same owner.
fn alike(view: &View, one: CardId, other: CardId) -> bool {
    let icon = |card: CardId| view.options.dna && view.components.dna.contains(card);
    let owner = |card: CardId| view.collections.iter().position(|cards| cards.contains(card));
    one.card_type() == other.card_type()
        && one.card_type() != CardType::Egg
        && view.components.stake(one) == view.components.stake(other)
        && icon(one) == icon(other)
        && owner(one) == owner(other)
}

/// The tile first, then what it is aimed at.
fn buy(view: &View, purchase: Purchase, words: &Words) -> Vec<String> {
    let tile = purchase.tile();
    let values = [
        ("tile", tile.number().into()),
        ("price", view.components.tile(tile).price.into()),
        ("effect", effect(view, tile, words).into()),
    ];
    let mut steps = vec![words.with("cubosaurs-do-buy", &values)];
    match purchase {
        Purchase::Give(given, seat) => {
            steps.push(card(view, given, words));
            steps.push(words.with("cubosaurs-do-give-to", &[("seat", seat.number().into())]));
        }
        Purchase::Swap { own, theirs } => {
            steps.extend([card(view, own, words), card_of(view, theirs, words)]);
        }
        Purchase::DestroyTheirs(theirs) | Purchase::Steal(theirs) => steps.push(card_of(view, theirs, words)),
        Purchase::RefuseWithForbidden(own) | Purchase::DestroyOwn(own) => steps.push(card(view, own, words)),
        Purchase::PointsPerType | Purchase::PointsPerEgg | Purchase::Draw | Purchase::RefuseWithNothing => {}
    }
    steps
}

/// A card and whose it is.
fn card_of(view: &View, theirs: CardId, words: &Words) -> String {
    let owner = view.collections.each().find(|(_, cards)| cards.contains(theirs));
    let seat = owner.map_or(0, |(seat, _)| seat.number());
    words.with("cubosaurs-card-of", &[("card", card(view, theirs, words).into()), ("seat", seat.into())])
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
            ("price", self.view.components.tile(tile).price.into()),
            ("effect", effect(self.view, tile, self.words).into()),
        ];
        self.words.with("cubosaurs-offer-buy", &values)
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
        let now = round_with(self.view, self.seat, self.view.collections[self.seat]);
        let then = round_with(self.view, self.seat, collection);
        vec![("now", signed(now).into()), ("then", signed(then).into())]
    }
}
