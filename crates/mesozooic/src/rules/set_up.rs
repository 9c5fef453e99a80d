//! Directors, deck and hands (MES-1 to MES-12), and the beginning of a round (MES-38).

use crate::card::{ADVANCED_CARDS, CardId, CardSet, Kind};
use crate::config::Advanced;
use crate::state::{NONE, Phase, Stage, State};
use dino_core::{BySeat, Seat};

impl State {
    /// The next seat in order, if there is one.
    #[inline]
    pub(crate) fn after(&self, seat: Seat) -> Option<Seat> {
        (seat.number() < self.options.seats).then(|| Seat::new(seat.number()))
    }

    /// A director takes a seat (MES-4).
    pub(crate) fn direct(&mut self, seat: Seat, card: CardId) {
        if let Kind::Director(number) = card.kind() {
            self.directors[seat] = number;
        }
        match self.after(seat) {
            Some(next) => self.phase = Phase::Director(next),
            None => self.shuffle(),
        }
    }

    /// An advanced card is shuffled in, and nobody sees which (MES-53).
    pub(crate) fn shuffle_in(&mut self, card: CardId) {
        self.advanced.insert(card);
        self.shuffle();
    }

    /// Goes on until the deck is complete (MES-6, MES-52).
    fn shuffle(&mut self) {
        let missing = self.advanced.len() < u32::from(self.options.advanced_cards());
        if self.options.advanced != Advanced::Off && missing {
            self.phase = Phase::Advanced;
        } else {
            self.begin_round();
        }
    }

    /// The cards of all zoos and the undealt rest are one deck again; nothing but scores is kept (MES-38).
    pub(crate) fn begin_round(&mut self) {
        let seats = self.options.seats;
        self.pass = 0;
        self.time = 0;
        self.forget_draft();
        self.hands = BySeat::new(seats, CardSet::EMPTY);
        self.stages = BySeat::new(seats, Stage::Idle);
        self.slides = BySeat::new(seats, 0);
        self.cranes = BySeat::new(seats, 0);
        if self.options.draft {
            self.phase = Phase::Deal(Seat::FIRST);
        } else {
            self.begin_zoos();
        }
    }

    /// Who took what no longer matters.
    pub(crate) fn forget_draft(&mut self) {
        self.dealt = BySeat::new(self.options.seats, CardSet::EMPTY);
        self.taken = BySeat::new(self.options.seats, [NONE; 12]);
    }

    /// A card comes to a hand (MES-12).
    #[inline]
    pub(crate) fn deal(&mut self, seat: Seat, card: CardId) {
        self.dealt[seat].insert(card);
        self.hands[seat].insert(card);
        self.see(seat, CardSet::one(card));
        if self.hands[seat].len() < u32::from(self.options.zoo_cards()) {
            return;
        }
        self.phase = self.after(seat).map_or(Phase::Pick, Phase::Deal);
    }

    /// The seat looks at cards: it knows then that these advanced cards are in the game.
    #[inline]
    pub(crate) fn see(&mut self, seat: Seat, cards: CardSet) {
        self.seen[seat] = self.seen[seat].union(cards.and(ADVANCED_CARDS));
    }

    /// Every seat has its cards: they are laid out (MES-18), by turns when it suits (MES-61).
    pub(crate) fn begin_zoos(&mut self) {
        self.begin_hands();
        self.phase = if self.options.turns { Phase::Apart } else { Phase::Lay(Seat::FIRST) };
    }

    /// Every seat holds the cards of its zoo to be.
    pub(crate) fn begin_hands(&mut self) {
        for seat in Seat::all(self.options.seats) {
            self.hands[seat] = if self.options.draft {
                self.kept(seat).collect()
            } else if self.options.random {
                self.deck() // MES-65
            } else {
                self.own_set(seat) // MES-48
            };
        }
    }
}
