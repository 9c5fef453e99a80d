//! What one may know in the toy, and worlds that fit.

use super::notation::{Action, Card, Chance, KINDS};
use super::state::{Phase, State};
use dino_core::draw::below;
use dino_core::{BySeat, Event, Pile, Rng, Seat, Viewer};
use serde::{Deserialize, Serialize};

/// A leak that is not written: [`super::fault::VIEW_LOSES_A_FIELD`].
pub(super) const LOST: u8 = u8::MAX;

/// All that one viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// All cards there are.
    pub copies: [u8; KINDS],
    /// What each seat holds.
    pub hands: BySeat<Hand>,
    /// What lies before each seat.
    pub laid: BySeat<Face>,
    /// The cards that were turned up.
    pub discard: [u8; KINDS],
    /// The points on the heap.
    pub heap: u8,
    /// Points of each seat by category.
    pub points: BySeat<[u8; 2]>,
    /// How many tricks are still to be played.
    pub tricks_left: u8,
    /// What comes next.
    pub phase: Phase,
    /// Nothing, in a sound game.
    #[serde(default, skip_serializing_if = "is_not_written")]
    pub leak: Option<u8>,
}

fn is_not_written(leak: &Option<u8>) -> bool {
    leak.is_none_or(|leak| leak == LOST)
}

/// The cards of a seat: how many, and for those who may know it, which.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Hand {
    /// How many.
    pub size: u8,
    /// How many of each kind.
    pub cards: Option<[u8; KINDS]>,
}

/// What lies before a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Face {
    /// Nothing.
    #[default]
    Nothing,
    /// A card face down.
    Down,
    /// A card the viewer knows.
    Known(Card),
}

impl View {
    pub(super) fn of(state: &State, viewer: Viewer, leak: Option<u8>) -> View {
        let mut view = View {
            copies: state.copies,
            hands: BySeat::new(state.seats(), Hand::default()),
            laid: BySeat::new(state.seats(), Face::Nothing),
            discard: counts(&state.discard),
            heap: state.heap,
            points: state.points,
            tricks_left: state.tricks_left,
            phase: state.phase,
            leak,
        };
        for seat in Seat::all(state.seats()) {
            let hand = &state.hands[seat];
            let knows = knows(viewer, seat);
            view.hands[seat] = Hand { size: hand.len() as u8, cards: knows.then(|| counts(hand)) };
            view.laid[seat] = match state.laid[seat] {
                None => Face::Nothing,
                Some(card) if knows => Face::Known(card),
                Some(_) => Face::Down,
            };
        }
        view
    }

    /// A world that looks like this; when not `faithful`, hands that the viewer knows are dealt anew.
    pub(super) fn sample(&self, rng: &mut impl Rng, faithful: bool) -> State {
        let seats = self.hands.seats();
        let mut state = State {
            copies: self.copies,
            pile: self.unseen(faithful),
            hands: BySeat::new(seats, Pile::new([0; KINDS])),
            laid: BySeat::new(seats, None),
            discard: Pile::new(self.discard),
            heap: self.heap,
            points: self.points,
            tricks_left: self.tricks_left,
            phase: self.phase,
        };
        for seat in Seat::all(seats) {
            match self.hands[seat] {
                Hand { cards: Some(cards), .. } if faithful => state.hands[seat] = Pile::new(cards),
                Hand { size, .. } => {
                    (0..size)
                        .filter_map(|_| draw(&mut state.pile, rng))
                        .for_each(|kind| state.hands[seat].put(kind));
                }
            }
            state.laid[seat] = match self.laid[seat] {
                Face::Nothing => None,
                Face::Known(card) => Some(card),
                Face::Down => draw(&mut state.pile, rng).map(Card::of_kind),
            };
        }
        state
    }

    /// The cards the viewer knows nothing about.
    fn unseen(&self, knows_hands: bool) -> Pile<KINDS> {
        let mut pile = Pile::new(self.copies);
        let hands = self.hands.iter().filter_map(|hand| hand.cards).filter(|_| knows_hands);
        for cards in hands.chain([self.discard]) {
            for (kind, count) in cards.into_iter().enumerate() {
                for _ in 0..count {
                    pile.take(kind);
                }
            }
        }
        for face in self.laid.iter() {
            if let Face::Known(card) = face {
                pile.take(card.kind());
            }
        }
        pile
    }
}

/// What one viewer learns from one event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Seen {
    /// The seat got a card.
    Dealt(Seat, Option<Card>),
    /// The seat laid a card.
    Laid(Seat, Option<Card>),
    /// The seat laid the last card, and all were turned up.
    Revealed(Seat, BySeat<u8>),
    /// The seat took points from the heap.
    Took(Seat, u8),
    /// The time was up.
    TimeUp,
}

impl Seen {
    pub(super) fn of(before: &State, event: &Event<Action, Chance>, after: &State, viewer: Viewer) -> Seen {
        let for_owner = |seat, card| knows(viewer, seat).then_some(card);
        match *event {
            Event::Chance(Chance(card)) => {
                let seat = before.lacks_a_card().unwrap_or(Seat::FIRST);
                Seen::Dealt(seat, for_owner(seat, card))
            }
            Event::Act(seat, Action::Lay(card)) if after.phase == Phase::Lay => {
                Seen::Laid(seat, for_owner(seat, card))
            }
            Event::Act(seat, Action::Lay(card)) => {
                let mut cards = before.laid.map(|card| card.map_or(0, Card::value));
                cards[seat] = card.value();
                Seen::Revealed(seat, cards)
            }
            Event::Act(seat, Action::Take(points)) => Seen::Took(seat, points),
            Event::TimeUp => Seen::TimeUp,
        }
    }
}

fn knows(viewer: Viewer, seat: Seat) -> bool {
    viewer == Viewer::Seat(seat) || viewer == Viewer::Everything
}

fn counts(pile: &Pile<KINDS>) -> [u8; KINDS] {
    std::array::from_fn(|kind| pile.count(kind))
}

fn draw(pile: &mut Pile<KINDS>, rng: &mut impl Rng) -> Option<usize> {
    let len = pile.len();
    let kind = if len == 0 { None } else { pile.at(below(rng, len)) };
    kind.filter(|kind| pile.take(*kind))
}
