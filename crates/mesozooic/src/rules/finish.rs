//! Directors, cranes and scores (MES-28, MES-36 to MES-39, MES-57).

use crate::card::{CRANES, CardId};
use crate::score::zoo_points;
use crate::state::{Phase, Stage, State};
use dino_core::Seat;

impl State {
    /// All builds are over: directors take their places, then cranes, then the count.
    pub(crate) fn end_builds(&mut self) {
        for seat in Seat::all(self.options.seats) {
            self.place_director(seat);
            self.stages[seat] = if self.cranes[seat] > 0 { Stage::Crane } else { Stage::Finished };
        }
        if self.seats_at(Stage::Crane).is_empty() {
            self.count();
        } else {
            self.phase = Phase::Crane;
            self.restart_time();
        }
    }

    /// By turns, one build is over. Where cranes are in the game everybody is asked about them, so that nobody learns
    /// from the asking who has one (MES-57, MES-61).
    pub(crate) fn finish_build(&mut self, seat: Seat) {
        self.place_director(seat);
        self.stages[seat] = if self.options.crane { Stage::Crane } else { Stage::Finished };
        self.count_when_finished();
    }

    /// The director goes into the hole, wherever that is (MES-28).
    fn place_director(&mut self, seat: Seat) {
        let director = CardId::director(self.directors[seat]);
        self.zoo_mut(seat).place(director);
        self.cranes[seat] = self.zoo(seat).cards().and(CRANES).len() as u8;
    }

    /// A crane exchanges two cards (MES-57).
    pub(crate) fn swap(&mut self, seat: Seat, one: CardId, other: CardId) {
        let zoo = self.zoo_mut(seat);
        if let (Some(one), Some(other)) = (zoo.find(one), zoo.find(other)) {
            zoo.exchange(one, other);
        }
        self.cranes[seat] -= 1;
        if self.cranes[seat] == 0 {
            self.leave(seat);
        }
    }

    /// The seat uses no crane any more (MES-57).
    pub(crate) fn leave(&mut self, seat: Seat) {
        self.cranes[seat] = 0;
        self.stages[seat] = Stage::Finished;
        self.count_when_finished();
    }

    fn count_when_finished(&mut self) {
        if self.seats_at(Stage::Finished).len() == usize::from(self.options.seats) {
            self.count();
        }
    }

    /// Every zoo is scored; the next round begins, or the game is over (MES-36 to MES-39).
    fn count(&mut self) {
        if self.options.turns {
            self.open_zoos();
        }
        let round = usize::from(self.round);
        for seat in Seat::all(self.options.seats) {
            self.points[round][seat] = zoo_points(&self.components, &self.zoos[round][seat]);
        }
        if self.round + 1 == self.options.rounds() {
            self.phase = Phase::Over;
        } else {
            self.round += 1;
            self.begin_round();
        }
    }
}
