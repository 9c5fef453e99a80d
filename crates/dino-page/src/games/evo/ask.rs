//! What a seat is asked, and what it may do.
//!
//! A dinosaur is chosen by its hex, so every one of them has an offer of its own for where it may go and one for whom it
//! may attack. Survivors are proposed: the best choice is a button, the others are a list.

use super::text::{at_hex, card_about, reward};
use super::{card_name, gene_name, hexes, named};
use crate::Value;
use crate::model::{Choice, Offer, Step};
use crate::show::{Ask, best_first, legal, name, seat_name};
use crate::words::Words;
use dino_core::{Heuristics as _, Hex, Seat};
use evo::{Action, Card, Moment, Phase, Play, State, Until, View};

impl Ask for State {
    fn expected(view: &View, seat: Seat, words: &Words) -> String {
        let mover = view.order.get(usize::from(view.turn)).copied().unwrap_or(Seat::FIRST);
        let asked = match view.phase {
            Phase::Window(_, seat) | Phase::Bid(seat) | Phase::Place(seat) | Phase::Rolled(_, _, seat) => {
                seat
            }
            Phase::Declared(combat) | Phase::Flee(combat) => combat.defender,
            Phase::Over => return words.get("evo-expected-over"),
            Phase::Move | Phase::Birth | Phase::Survive => mover,
            _ => return words.get("evo-expected-chance"),
        };
        if asked != seat {
            return words.with("evo-expected-wait", &[("name", seat_name(asked, words).into())]);
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

    fn steps(view: &View, seat: Seat, action: Action, words: &Words) -> Vec<String> {
        let hex = |key: &str, hex: Hex| words.with(key, &[("hex", at_hex(view, hex, words).into())]);
        match action {
            Action::Bid { column, value } => {
                let what =
                    [("column", column.into()), ("what", reward(view, column, words, gene_name).into())];
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
                let values = [
                    ("hex", at_hex(view, at, words).into()),
                    ("name", seat_name(defender, words).into()),
                    ("wins", wins.into()),
                ];
                vec![hex("evo-do-from", from), words.with("evo-do-attack", &values)]
            }
            Action::Flee(to) => vec![hex("evo-do-flee", to)],
            Action::Stay => vec![words.get("evo-do-stay")],
            Action::Birth(at) => vec![words.get("evo-do-birth"), hex("evo-do-born", at)],
            Action::Replace(old, at) => vec![hex("evo-do-replace", old), hex("evo-do-born", at)],
            // How many come first: nobody reads hundreds of lines, and the most is what one nearly always wants.
            Action::Keep(kept) => {
                let values =
                    [("count", kept.hexes().len().into()), ("most", view.would_survive(seat).into())];
                let lives: Vec<String> = kept.hexes().iter().map(|hex| at_hex(view, *hex, words)).collect();
                vec![
                    words.with("evo-do-keep-count", &values),
                    words.with("evo-do-keep", &[("hexes", lives.join(", ").into())]),
                ]
            }
        }
    }

    // Of many sets of survivors the best is read first; what leaves an egg or a step unused is read last. Places stand as one
    // reads the map.
    fn arrange(view: &View, seat: Seat, actions: &mut [Action]) {
        match view.phase {
            Phase::Survive => best_first::<Self>(view, seat, actions),
            Phase::Move | Phase::Birth | Phase::Flee(_) => actions.sort_by_key(|action| {
                let unused = matches!(action, Action::Pass | Action::End | Action::Stay);
                let places: Vec<(i8, i8)> = action.hexes().iter().map(|hex| (hex.r, hex.q)).collect();
                (unused, places)
            }),
            _ => {}
        }
    }

    fn offers(view: &View, seat: Seat, names: &[String], words: &Words) -> Vec<Offer> {
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
}

/// A card, and what it is played on.
fn played(view: &View, play: Play, words: &Words) -> Vec<String> {
    let hex = |key: &str, hex: Hex| words.with(key, &[("hex", at_hex(view, hex, words).into())]);
    let name = card_name(play.card(), words);
    let about = card_about(view, play.card(), words);
    let mut steps = vec![format!("{} ({about})", words.with("evo-do-play", &[("card", name.into())]))];
    match play {
        Play::Plain(_) => {}
        Play::At(_, seat) => {
            steps.push(words.with("evo-do-play-at", &[("name", seat_name(seat, words).into())]));
        }
        Play::Raft(from, to) => steps.extend([hex("evo-do-from", from), hex("evo-do-to", to)]),
        Play::Nest(at) => steps.push(hex("evo-do-born", at)),
        Play::NestFor(old, at) => steps.extend([hex("evo-do-replace", old), hex("evo-do-born", at)]),
    }
    steps
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
        let wait = self.view.sparing_wait(self.seat).map(Action::PassUntil);
        let kept: Vec<Action> =
            actions.iter().filter(|action| matches!(action, Action::Keep(_))).copied().collect();
        let mut worth = Vec::new();
        State::appraise(self.view, self.seat, &kept, &mut worth);
        let best = kept.iter().zip(worth).max_by_key(|(_, worth)| *worth).map(|(action, _)| *action);
        best.into_iter().chain(wait.filter(|wait| actions.contains(wait))).collect()
    }

    /// An action that is said in one word.
    fn direct(&self, action: Action) -> Offer {
        let label = match action {
            Action::Keep(kept) => {
                let list = hexes(kept.hexes());
                let values = [("count", kept.hexes().len().into()), ("hexes", list.into())];
                self.words.with("evo-do-keep-best", &values)
            }
            action => State::steps(self.view, self.seat, action, self.words).join(" "),
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
                let what = reward(self.view, column, words, gene_name);
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
