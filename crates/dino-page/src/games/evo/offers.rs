//! What a seat may do, as offers.
//!
//! A dinosaur is chosen by its hex, so every one of them has an offer of its own for where it may go and one for whom it
//! may attack. Survivors are proposed: the best choice is a button, the others are a list.

use super::{card_name, hexes, named};
use crate::model::{Choice, Offer, Step};
use crate::show::{legal, name};
use crate::words::Words;
use dino_core::{Heuristics as _, Hex, Seat};
use evo::{Action, Card, Play, State, Until, View};

/// All the seat may do now, grouped by what kind of action it is.
pub(super) fn offers(view: &View, seat: Seat, names: &[String], words: &Words) -> Vec<Offer> {
    let actions = legal::<State>(view, seat);
    let maker = Maker { view, seat, names, words };
    let proposed = maker.proposed(&actions);
    let mut offers: Vec<Offer> = proposed.iter().map(|action| maker.direct(*action)).collect();
    for action in actions.iter().filter(|action| !proposed.contains(action)) {
        let Some(target) = maker.target(*action) else {
            offers.push(maker.direct(*action));
            continue;
        };
        let (template, first) = template(*action);
        if let Action::Play(Play::Raft(from, _)) = action {
            // Every dinosaur it may carry reaches the same shores: two lists tell it all.
            let from = maker.hex(*from);
            if let Some(offer) = offers.iter_mut().find(|offer| offer.template == template) {
                for (step, choice) in offer.steps.iter_mut().zip([from, target]) {
                    if !step.choices.contains(&choice) {
                        step.choices.push(choice);
                    }
                }
                continue;
            }
        }
        let same = |offer: &&mut Offer| {
            offer.template == template
                && first.is_none_or(|first| offer.steps[0].choices[0].word == first.to_string())
        };
        match offers.iter_mut().find(same) {
            Some(offer) => offer.steps.last_mut().map_or((), |step| step.choices.push(target)),
            None => offers.push(maker.stepped(*action, template, first, target)),
        }
    }
    // An egg or a step that could still be used is not to be thrown away by the first key one presses.
    let useful = |action: &Action| {
        matches!(action, Action::Move(..) | Action::Attack(..) | Action::Birth(_) | Action::Replace(..))
    };
    let busy = actions.iter().any(useful);
    offers
        .iter_mut()
        .for_each(|offer| offer.idle = busy && matches!(offer.template.as_str(), "pass" | "end"));
    offers
}

/// The id of the element of a value in the laboratory.
pub(super) fn value_id(column: u8, value: u8) -> String {
    format!("bid-{column}-{value}")
}

/// The id of the element of a place on the track.
pub(super) fn track_id(place: u8) -> String {
    format!("track-{place}")
}

/// The id of the element of an event card.
pub(super) fn card_id(card: Card) -> String {
    format!("card-{card}")
}

/// The id of the element that says until when.
pub(super) fn until_id(until: Until) -> String {
    format!("until-{until}")
}

/// The id of the part that speaks of survivors. It is nothing to click: sets of hexes are chosen from a list.
pub(super) const KEEP: &str = "keep";

/// The notation with what is chosen last left open, and before it the hex that has to be chosen first, where a card
/// comes before that.
fn template(action: Action) -> (String, Option<Hex>) {
    match action {
        Action::Bid { column, .. } => (format!("bid {column} {{0}}"), None),
        Action::Place(_) => ("place {0}".to_owned(), None),
        Action::PassUntil(_) => ("pass until {0}".to_owned(), None),
        Action::Move(from, _) => (format!("move {from} {{0}}"), None),
        Action::Attack(from, _) => (format!("attack {from} {{0}}"), None),
        Action::Flee(_) => ("flee {0}".to_owned(), None),
        Action::Birth(_) => ("birth {0}".to_owned(), None),
        Action::Replace(old, _) => (format!("replace {old} {{0}}"), None),
        Action::Keep(_) => ("keep {0}".to_owned(), None),
        Action::Play(Play::Raft(from, _)) => ("play drift_raft {0} {1}".to_owned(), Some(from)),
        Action::Play(Play::NestFor(old, _)) => ("play distant_nest {0} {1}".to_owned(), Some(old)),
        Action::Play(play) => (format!("play {} {{0}}", play.card()), None),
        Action::Pass | Action::End | Action::Stay => (action.to_string(), None),
    }
}

/// What every offer needs to know.
struct Maker<'a> {
    view: &'a View,
    seat: Seat,
    names: &'a [String],
    words: &'a Words,
}

impl Maker<'_> {
    /// What is proposed as a button of its own: the best survivors, and the wait that spares needless questions.
    fn proposed(&self, actions: &[Action]) -> Vec<Action> {
        let may_be = |action: &&Action| matches!(action, Action::Keep(_) | Action::PassUntil(_));
        let candidates: Vec<Action> = actions.iter().filter(may_be).copied().collect();
        let mut worth = Vec::new();
        State::appraise(self.view, self.seat, &candidates, &mut worth);
        let best = candidates.iter().zip(worth).max_by_key(|(_, worth)| *worth);
        best.filter(|(action, worth)| matches!(action, Action::Keep(_)) || *worth > 0)
            .map(|(action, _)| *action)
            .into_iter()
            .collect()
    }

    /// An action that is said in one word.
    fn direct(&self, action: Action) -> Offer {
        let label = match action {
            Action::Keep(kept) => {
                let list = hexes(kept.hexes());
                let values = [("count", kept.hexes().len().into()), ("hexes", list.into())];
                self.words.with("evo-do-keep-best", &values)
            }
            action => super::text::steps(self.view, self.seat, action, self.words).join(" "),
        };
        let start = match action {
            Action::Play(play) => Some(card_id(play.card())),
            _ => None,
        };
        Offer { template: action.to_string(), label, start, idle: false, steps: vec![] }
    }

    /// An action that is chosen step by step.
    fn stepped(&self, action: Action, template: String, first: Option<Hex>, target: Choice) -> Offer {
        let words = self.words;
        let hex = |key: &str, hex: Hex| words.with(key, &[("hex", hex.to_string().into())]);
        let card = |card: Card| words.with("evo-do-play", &[("card", card_name(card, words).into())]);
        let (label, start, step) = match action {
            Action::Bid { column, .. } => {
                let what = super::text::reward(self.view, column, words, super::gene_name);
                let values = [("column", column.into()), ("what", what.into())];
                (words.with("evo-do-bid", &values), None, "evo-step-value")
            }
            Action::Place(_) => (words.get("evo-expected-place"), None, "evo-step-place"),
            Action::PassUntil(_) => (words.get("evo-do-pass-until-step"), None, "evo-step-until"),
            Action::Move(from, _) => (hex("evo-offer-move", from), Some(from.to_string()), "evo-step-to"),
            Action::Attack(from, _) => {
                (hex("evo-offer-attack", from), Some(from.to_string()), "evo-step-attack")
            }
            Action::Replace(old, _) => (hex("evo-do-replace", old), Some(old.to_string()), "evo-step-born"),
            Action::Flee(_) => (words.get("evo-step-flee"), None, "evo-step-flee"),
            Action::Keep(_) => (words.get("evo-do-keep-other"), None, "evo-step-keep"),
            Action::Play(play) => {
                let step = match play {
                    Play::At(..) => "evo-step-target",
                    Play::Raft(..) => "evo-step-to",
                    _ => "evo-step-born",
                };
                (card(play.card()), Some(card_id(play.card())), step)
            }
            _ => (words.get("evo-offer-birth"), None, "evo-step-born"),
        };
        let mut steps: Vec<Step> = Vec::new();
        steps.extend(
            first.map(|first| Step { label: words.get("evo-step-from"), choices: vec![self.hex(first)] }),
        );
        steps.push(Step { label: words.get(step), choices: vec![target] });
        Offer { template, label, start, idle: false, steps }
    }

    /// What an action chooses last; `None` when there is nothing to choose.
    fn target(&self, action: Action) -> Option<Choice> {
        let words = self.words;
        let choice =
            |word: String, element: String, label: String| Choice { word, element, label, group: None };
        Some(match action {
            Action::Bid { column, value } => {
                let values = [("value", value.into()), ("price", self.view.price(self.seat, value).into())];
                choice(value.to_string(), value_id(column, value), words.with("evo-choice-value", &values))
            }
            Action::Place(place) => {
                let label = words.with("evo-do-place", &[("place", place.into())]);
                choice(place.to_string(), track_id(place), label)
            }
            Action::PassUntil(until) => {
                choice(until.to_string(), until_id(until), named("until", until.name(), words))
            }
            Action::Attack(_, at) => Choice { label: self.odds(at), ..self.hex(at) },
            Action::Move(_, to) | Action::Flee(to) | Action::Birth(to) | Action::Replace(_, to) => {
                self.hex(to)
            }
            Action::Keep(kept) => {
                let word = hexes(kept.hexes());
                choice(word.clone(), KEEP.to_owned(), word)
            }
            Action::Play(play) => match play {
                Play::Plain(_) => return None,
                Play::At(_, seat) => {
                    choice(seat.to_string(), format!("place-{seat}"), name(self.names, seat).to_owned())
                }
                Play::Raft(_, to) | Play::Nest(to) | Play::NestFor(_, to) => self.hex(to),
            },
            Action::Pass | Action::End | Action::Stay => return None,
        })
    }

    fn hex(&self, hex: Hex) -> Choice {
        let word = hex.to_string();
        Choice { element: word.clone(), label: word.clone(), word, group: None }
    }

    /// The chance of an attack, with the reason.
    fn odds(&self, at: Hex) -> String {
        let view = self.view;
        let defender = view.island.cell(at).and_then(|cell| view.owner(cell)).unwrap_or(self.seat);
        let values = [
            ("hex", at.to_string().into()),
            ("name", name(self.names, defender).into()),
            ("ours", view.horns(self.seat).0.into()),
            ("theirs", view.horns(defender).1.into()),
            ("wins", view.winning_faces(self.seat, defender).into()),
        ];
        self.words.with("evo-choice-attack", &values)
    }
}
