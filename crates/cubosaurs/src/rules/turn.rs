//! A turn: get a hand, keep it or refuse it (CUB-10 to CUB-24).

use crate::against;
use crate::card::{CardId, CardSet, same_types};
use crate::state::{Phase, State, Then};
use dino_core::{Refusal, Seat};

impl State {
    /// Phase 1 of a turn (CUB-10). A draw that is due from an empty deck ends the round at once (CUB-30).
    #[inline]
    pub(crate) fn begin_turn(&mut self, seat: Seat) {
        self.turn = seat;
        self.bought = false;
        self.leave = false;
        if !self.hand.is_empty() {
            self.phase = Phase::Decide;
        } else if self.deck > 0 {
            self.phase = Phase::Draw;
        } else {
            self.end_round();
        }
    }

    /// A card from the deck comes into the hand.
    #[inline]
    pub(crate) fn draw(&mut self, card: CardId) {
        self.unseen.remove(card);
        self.deck -= 1;
        self.hand.insert(card);
        self.phase = Phase::Decide;
    }

    /// The cards of the seat to move whose type is not yet in the hand (CUB-21). None left means that the hand must
    /// be kept (CUB-22).
    #[inline]
    pub(crate) fn refusable(&self) -> CardSet {
        self.collections[self.turn].without(same_types(self.hand))
    }

    pub(crate) fn may_refuse(&self, card: CardId) -> Result<(), Refusal> {
        if !self.collections[self.turn].contains(card) {
            Err(against(20))
        } else if !self.refusable().contains(card) {
            Err(against(21))
        } else {
            Ok(())
        }
    }

    /// All hand cards join the collection; the next seat will draw (CUB-12).
    #[inline]
    pub(crate) fn keep(&mut self) {
        let (seat, hand) = (self.turn, self.hand);
        self.hand = CardSet::EMPTY;
        self.collections[seat] = self.collections[seat].union(hand);
        let next = self.next_seat();
        if self.options.dna {
            self.owed[seat] += hand.and(self.components.dna).len() as u8; // CUB-71
            self.settle(Then::Turn(next));
        } else {
            self.begin_turn(next);
        }
    }

    /// The card joins the hand and the hand goes on (CUB-20).
    #[inline]
    pub(crate) fn refuse(&mut self, card: CardId) {
        self.leave_collection(self.turn, card);
        self.hand.insert(card);
        self.pass_hand();
    }

    /// The hand goes to the neighbour, whose turn begins (CUB-14).
    #[inline]
    pub(crate) fn pass_hand(&mut self) {
        self.begin_turn(self.next_seat());
    }
}
