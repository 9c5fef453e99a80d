//! What one may know, built field by field.

use crate::action::Action;
use crate::card::{Card, KINDS};
use crate::chance::Chance;
use crate::components::Components;
use crate::config::Options;
use crate::state::{Phase, State};
use dino_core::{BySeat, Event, Pile, Seat, Viewer};
use serde::{Deserialize, Serialize};

/// All that one viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// How the game is set up.
    pub options: Options,
    /// What the game waits for.
    pub phase: Phase,
    /// How many tricks are played.
    pub tricks: u8,
    /// How many cards are left in the pile.
    pub pile: u8,
    /// What each seat holds.
    pub hands: BySeat<Hand>,
    /// What each seat has laid in this trick.
    pub laid: BySeat<Laid>,
    /// The cards of the trick before.
    pub last: BySeat<Option<Card>>,
    /// How many cards of each number were turned up.
    pub turned_up: [u8; KINDS],
    /// Points of each seat, in the order of the categories.
    pub points: BySeat<[u8; 2]>,
    /// The printed values.
    pub components: Components,
}

/// The cards of a seat: how many, and which for those who may know it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Hand {
    /// How many.
    pub size: u8,
    /// How many of each number.
    pub cards: Option<[u8; KINDS]>,
}

/// What lies before a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Laid {
    /// Nothing yet.
    #[default]
    Nothing,
    /// A card face down.
    Down,
    /// A card face down that the viewer knows.
    Known(Card),
}

impl View {
    pub(crate) fn of(state: &State, viewer: Viewer) -> View {
        let seats = state.options.seats;
        let mut view = View {
            options: state.options,
            phase: state.phase,
            tricks: state.tricks,
            pile: state.pile.len() as u8,
            hands: BySeat::new(seats, Hand::default()),
            laid: BySeat::new(seats, Laid::Nothing),
            last: state.last,
            turned_up: counts(&state.turned_up),
            points: state.points,
            components: state.components,
        };
        for seat in Seat::all(seats) {
            let hand = &state.hands[seat];
            let knows = knows(viewer, seat);
            view.hands[seat] = Hand { size: hand.len() as u8, cards: knows.then(|| counts(hand)) };
            view.laid[seat] = match state.laid[seat] {
                None => Laid::Nothing,
                Some(card) if knows => Laid::Known(card),
                Some(_) => Laid::Down,
            };
        }
        view
    }

    /// The points of a seat so far.
    pub fn total(&self, seat: Seat) -> u8 {
        self.points[seat].iter().sum()
    }

    /// The cards whose place the viewer does not know: in the pile, in other hands, face down.
    pub fn unseen(&self) -> [u8; KINDS] {
        let mut unseen = self.components.copies;
        let known = self.hands.iter().filter_map(|hand| hand.cards).chain([self.turned_up]);
        known.for_each(|cards| unseen.iter_mut().zip(cards).for_each(|(left, known)| *left -= known));
        for laid in self.laid.iter() {
            if let Laid::Known(card) = laid {
                unseen[card.kind()] -= 1;
            }
        }
        unseen
    }
}

/// What one viewer learns from one event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Seen {
    /// The seat got a card.
    Dealt(Seat, Option<Card>),
    /// The seat laid a card face down.
    Laid(Seat, Option<Card>),
    /// The seat laid the last card, and all were turned up.
    TurnedUp(Seat, BySeat<Option<Card>>),
    /// The time was up, which never happens: no clock runs in this game.
    TimeUp,
}

impl Seen {
    pub(crate) fn of(event: &Event<Action, Chance>, after: &State, viewer: Viewer) -> Seen {
        let for_owner = |seat, card| knows(viewer, seat).then_some(card);
        match *event {
            Event::Chance(Chance::Deal(seat, card)) => Seen::Dealt(seat, for_owner(seat, card)),
            Event::Act(seat, Action::Lay(card)) if after.phase == Phase::Lay => {
                Seen::Laid(seat, for_owner(seat, card))
            }
            Event::Act(seat, Action::Lay(_)) => Seen::TurnedUp(seat, after.last),
            Event::TimeUp => Seen::TimeUp,
        }
    }
}

fn knows(viewer: Viewer, owner: Seat) -> bool {
    viewer == Viewer::Seat(owner) || viewer == Viewer::Everything
}

fn counts(pile: &Pile<KINDS>) -> [u8; KINDS] {
    std::array::from_fn(|kind| pile.count(kind))
}
