//! The rules of the toy, without fault, and a few handles for the faults.

use super::config::Config;
use super::notation::{Action, Card, Chance, KINDS, MAX_TAKEN};
use dino_core::{BySeat, Digest, MAX_CATEGORIES, Pending, Pile, Refusal, RuleId, Seat, SeatSet, Standing};
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// How many cards a seat holds when a trick begins.
const HAND: u32 = 2;

/// How many points lie on the heap at first.
const HEAP: u8 = 5;

/// What comes next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// A card is dealt to the first seat that lacks one.
    Deal,
    /// Everybody lays a card face down.
    Lay,
    /// The winner of the trick takes points from the heap.
    Take(Seat),
    /// Nothing.
    Over,
}

/// A moment of the game.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// All cards there are: those of pile, hands, table and discard together.
    pub(super) copies: [u8; KINDS],
    pub(super) pile: Pile<KINDS>,
    pub(super) hands: BySeat<Pile<KINDS>>,
    pub(super) laid: BySeat<Option<Card>>,
    pub(super) discard: Pile<KINDS>,
    /// With the points taken from it always [`HEAP`].
    pub(super) heap: u8,
    /// Points by category.
    pub(super) points: BySeat<[u8; 2]>,
    pub(super) tricks_left: u8,
    pub(super) phase: Phase,
}

impl State {
    pub(super) fn new<const FAULT: u8>(config: &Config<FAULT>) -> State {
        State {
            copies: config.copies,
            pile: Pile::new(config.copies),
            hands: BySeat::new(config.seats, Pile::new([0; KINDS])),
            laid: BySeat::new(config.seats, None),
            discard: Pile::new([0; KINDS]),
            heap: HEAP,
            points: BySeat::new(config.seats, [0, 0]),
            tricks_left: config.tricks,
            phase: Phase::Deal,
        }
    }

    pub(super) fn seats(&self) -> u8 {
        self.hands.seats()
    }

    pub(super) fn pending(&self) -> Pending {
        match self.phase {
            Phase::Deal => Pending::Chance,
            Phase::Lay => {
                Pending::Seats(Seat::all(self.seats()).filter(|seat| self.laid[*seat].is_none()).collect())
            }
            Phase::Take(seat) => Pending::Seats(SeatSet::one(seat)),
            Phase::Over => Pending::Over,
        }
    }

    /// The kinds a seat holds.
    pub(super) fn cards(&self, seat: Seat) -> impl Iterator<Item = Card> + Clone {
        let hand = self.hands[seat];
        (0..KINDS).filter(move |kind| hand.count(*kind) > 0).map(Card::of_kind)
    }

    /// What a seat may do, ascending.
    pub(super) fn actions(&self, seat: Seat) -> impl Iterator<Item = Action> + Clone {
        let is_asked = self.pending().seats().contains(seat);
        let lays = is_asked && self.phase == Phase::Lay;
        let takes = is_asked && self.phase != Phase::Lay;
        let cards = self.cards(seat).map(Action::Lay).filter(move |_| lays);
        cards.chain((0..=self.heap.min(MAX_TAKEN)).map(Action::Take).filter(move |_| takes))
    }

    pub(super) fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        self.pending().expect_act(seat)?;
        let against = |number| Err(Refusal::Against(RuleId { prefix: "TOY", number }));
        match (self.phase, action) {
            (Phase::Lay, Action::Lay(card)) if self.hands[seat].count(card.kind()) > 0 => Ok(()),
            (Phase::Lay, _) => against(1),
            (_, Action::Take(points)) if points <= self.heap.min(MAX_TAKEN) => Ok(()),
            _ => against(2),
        }
    }

    pub(super) fn play(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Lay(card) => {
                self.hands[seat].take(card.kind());
                self.laid[seat] = Some(card);
                if self.pending().seats().is_empty() {
                    self.reveal();
                }
            }
            Action::Take(points) => {
                self.heap -= points;
                self.points[seat][1] += points;
                self.next_trick();
            }
        }
    }

    /// All cards are turned up; the highest that was laid once wins.
    fn reveal(&mut self) {
        let laid = self.laid;
        self.laid = BySeat::new(self.seats(), None);
        laid.iter().flatten().for_each(|card| self.discard.put(card.kind()));
        let is_alone = |card: &Option<Card>| laid.iter().filter(|other| *other == card).count() == 1;
        let best = laid.each().filter(|(_, card)| is_alone(card)).max_by_key(|(_, card)| **card);
        self.tricks_left -= 1;
        match best {
            Some((seat, card)) => {
                self.points[seat][0] += card.map_or(0, Card::value);
                self.phase = Phase::Take(seat);
            }
            None => self.next_trick(),
        }
    }

    fn next_trick(&mut self) {
        self.phase = if self.tricks_left == 0 { Phase::Over } else { Phase::Deal };
    }

    pub(super) fn outcomes(&self) -> impl Iterator<Item = (Chance, u32)> {
        let falls = self.phase == Phase::Deal;
        self.pile
            .outcomes()
            .filter(move |_| falls)
            .map(|(kind, weight)| (Chance(Card::of_kind(kind)), weight))
    }

    /// The seat the next card goes to.
    pub(super) fn lacks_a_card(&self) -> Option<Seat> {
        Seat::all(self.seats()).find(|seat| self.hands[*seat].len() < HAND)
    }

    pub(super) fn resolve(&mut self, Chance(card): Chance) {
        if let Some(seat) = self.lacks_a_card() {
            self.pile.take(card.kind());
            self.hands[seat].put(card.kind());
        }
        if self.lacks_a_card().is_none() {
            self.phase = Phase::Lay;
        }
    }

    pub(super) fn time_limit(&self) -> Option<Duration> {
        matches!(self.phase, Phase::Take(_)).then_some(Duration::from_secs(10))
    }

    /// Who does not take in time takes nothing.
    pub(super) fn time_up(&mut self) {
        self.next_trick();
    }

    /// The points as they are now.
    pub(super) fn standing(&self) -> Standing {
        let breakdown = self.points.map(|[tricks, heap]| {
            let mut points = [0; MAX_CATEGORIES];
            (points[0], points[1]) = (i16::from(tricks), i16::from(heap));
            points
        });
        Standing::new(breakdown, &BySeat::new(self.seats(), 0))
    }

    pub(super) fn digest(&self, digest: &mut Digest, with_heap: bool) {
        digest.bytes(&self.copies);
        self.pile.digest(digest);
        self.hands.iter().for_each(|hand| hand.digest(digest));
        self.laid.iter().for_each(|card| digest.u8(card.map_or(0, Card::value)));
        self.discard.digest(digest);
        self.points.iter().for_each(|points| digest.u8(points[0]));
        if with_heap {
            self.points.iter().for_each(|points| digest.u8(points[1]));
            digest.u8(self.heap);
        }
        digest.u8(self.tricks_left);
        digest.u8(match self.phase {
            Phase::Deal => 0,
            Phase::Lay => 1,
            Phase::Over => 2,
            Phase::Take(seat) => 10 + seat.number(),
        });
    }

    pub(super) fn audit(&self) -> Result<(), String> {
        for (kind, copies) in self.copies.iter().enumerate() {
            let card = Card::of_kind(kind);
            let held: u8 = self.hands.iter().map(|hand| hand.count(kind)).sum();
            let laid = self.laid.iter().filter(|laid| **laid == Some(card)).count() as u8;
            let found = self.pile.count(kind) + held + laid + self.discard.count(kind);
            ensure!(found == *copies, "{found} cards {card:?} instead of {copies}");
        }
        let points = self.heap + self.points.iter().map(|points| points[1]).sum::<u8>();
        ensure!(points == HEAP, "{points} points of the heap instead of {HEAP}");
        Ok(())
    }

    /// Each trick: a card dealt to each seat (two before the first), a card laid by each, and one question to
    /// its winner.
    pub(super) fn event_bound(&self) -> u32 {
        let (seats, tricks) = (u32::from(self.seats()), 3);
        seats * HAND + (tricks - 1) * seats + tricks * (seats + 1)
    }
}

/// Handles for the faults.
impl State {
    pub(super) fn phase(&self) -> Phase {
        self.phase
    }

    pub(super) fn has_laid(&self) -> bool {
        self.laid.iter().any(Option::is_some)
    }

    pub(super) fn has_one_laid(&self) -> bool {
        self.laid.iter().flatten().count() == 1
    }

    pub(super) fn high_laid(&self) -> u8 {
        self.laid.iter().flatten().filter(|card| card.value() > 2).count() as u8
    }

    pub(super) fn pile_parity(&self) -> u8 {
        self.pile.count(0) % 2
    }

    pub(super) fn score_trick(&mut self, seat: Seat, points: u8) {
        self.points[seat][0] += points;
    }

    pub(super) fn lose_a_card(&mut self) {
        self.discard.take(0);
    }

    pub(super) fn add_a_card(&mut self) {
        self.pile.put(0);
    }
}
