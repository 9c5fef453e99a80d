//! Laying out, planning and sliding (MES-18 to MES-26, MES-60, MES-61).

use crate::against;
use crate::card::{ADVANCED_CARDS, CardId, CardSet};
use crate::state::{MAX_SLIDES, Phase, Stage, State};
use dino_core::{Refusal, Seat};

impl State {
    /// By turns, the seat has its own cards laid out (MES-61).
    pub(crate) fn begin_lay(&mut self, seat: Seat) {
        self.phase = Phase::Lay(seat);
    }

    /// The next card of a zoo (MES-18, MES-19).
    #[inline]
    pub(crate) fn lay(&mut self, seat: Seat, card: CardId) {
        let next = self.laid(seat);
        self.hands[seat].remove(card);
        self.zoo_mut(seat).lay(card, next);
        if next + 1 < self.options.zoo_cards() {
            return;
        }
        self.hands[seat] = CardSet::EMPTY; // of random cards the rest is put aside (MES-65)
        let begins = if self.options.relaxed { Stage::Build } else { Stage::Plan };
        if self.options.turns {
            self.stages[seat] = begins;
            self.phase = Phase::Apart;
            return;
        }
        if let Some(next) = self.after(seat) {
            self.phase = Phase::Lay(next);
            return;
        }
        self.open_zoos();
        self.stages.iter_mut().for_each(|stage| *stage = begins);
        self.restart_time();
        // Nothing is to be ready for where thinking is not timed (MES-60).
        self.phase = if self.options.relaxed { Phase::Build } else { Phase::Plan };
    }

    /// How many cards of the seat's zoo are laid out.
    #[inline]
    pub(crate) fn laid(&self, seat: Seat) -> u8 {
        self.zoo(seat).cells().take_while(Option::is_some).count() as u8
    }

    /// All zoos of the round lie open: whose cards they are, and which are in the game, all know now (MES-18, MES-62).
    pub(crate) fn open_zoos(&mut self) {
        let all =
            Seat::all(self.options.seats).fold(CardSet::EMPTY, |all, seat| all.union(self.zoo(seat).cards()));
        self.shown = self.shown.union(all.and(ADVANCED_CARDS));
        Seat::all(self.options.seats).for_each(|seat| self.see(seat, all));
        self.forget_draft();
    }

    /// The seat is ready; when all are, the countdown begins (MES-20, MES-21).
    pub(crate) fn ready(&mut self, seat: Seat) {
        if self.phase == Phase::Apart {
            self.stages[seat] = Stage::Build;
            return;
        }
        self.stages[seat] = Stage::Ready;
        if self.seats_at(Stage::Plan).is_empty() {
            self.all_ready();
        }
    }

    fn all_ready(&mut self) {
        self.stages.iter_mut().for_each(|stage| *stage = Stage::Build);
        self.phase = Phase::Build;
        self.restart_time();
    }

    /// How many slides the seat has left (MES-23, MES-60).
    #[inline]
    pub(crate) fn slides_left(&self, seat: Seat) -> u16 {
        let most = if self.options.relaxed { u16::from(self.budget(seat)) } else { MAX_SLIDES };
        most - self.slides[seat]
    }

    /// The seat's budget of slides in a relaxed build: doubled before handicaps are taken off (MES-60).
    pub(crate) fn budget(&self, seat: Seat) -> u8 {
        let (options, small) = (&self.options, usize::from(self.options.small));
        let whole = self.components.budgets[small][usize::from(options.budget)] << u8::from(options.double);
        let slow = if options.slow.contains(seat) { 10 } else { 0 };
        let late = if options.late.contains(seat) { 5 } else { 0 };
        whole.saturating_sub(slow + late).max(self.components.least_budget[small])
    }

    /// The most cards the seat may slide at once now: slow hands slide one (MES-44, MES-60).
    #[inline]
    fn longest_run(&self, seat: Seat) -> u16 {
        let left = self.slides_left(seat);
        if !self.options.relaxed && self.options.slow.contains(seat) { left.min(1) } else { left }
    }

    /// The cards the seat may slide now.
    #[inline]
    pub(crate) fn slidable(&self, seat: Seat) -> CardSet {
        let (zoo, most) = (self.zoo(seat), self.longest_run(seat));
        let near = zoo.in_line().iter().filter(|(_, run)| u16::from(*run) <= most);
        near.filter_map(|(cell, _)| zoo.card(*cell)).collect()
    }

    /// Any card the seat may slide, not in the order of the list: for playouts, which need none.
    #[inline]
    pub(crate) fn any_slidable(&self, seat: Seat, ticket: impl FnOnce(u32) -> u32) -> Option<CardId> {
        let (zoo, most) = (self.zoo(seat), self.longest_run(seat));
        let line = zoo.in_line();
        if most < 3 {
            let cards = self.slidable(seat);
            return (!cards.is_empty()).then(|| cards.nth(ticket(cards.len())));
        }
        zoo.card(line[ticket(line.len() as u32) as usize].0)
    }

    pub(crate) fn may_slide(&self, seat: Seat, card: CardId) -> Result<(), Refusal> {
        match self.stages[seat] {
            Stage::Build => {}
            // Cards are locked until GO (MES-20), and nothing slides when it is over.
            Stage::Idle | Stage::Plan | Stage::Ready => return Err(against(20)),
            Stage::Done | Stage::Crane | Stage::Finished => return Err(against(26)),
        }
        let zoo = self.zoo(seat);
        let cell = zoo.find(card).ok_or(against(24))?;
        let run = u16::from(zoo.run(cell).ok_or(against(23))?);
        if run > self.slides_left(seat) {
            Err(against(if self.options.relaxed { 60 } else { 23 }))
        } else if run > self.longest_run(seat) {
            Err(against(44))
        } else {
            Ok(())
        }
    }

    /// A run of cards slides; it counts as many slides as it moves cards (MES-23).
    #[inline]
    pub(crate) fn slide(&mut self, seat: Seat, card: CardId) {
        let zoo = self.zoo_mut(seat);
        if let Some(cell) = zoo.find(card)
            && let Some(run) = zoo.run(cell)
        {
            zoo.slide(cell);
            self.slides[seat] += u16::from(run);
        }
        // Whose budget is spent counts as done (MES-60).
        if self.options.relaxed && self.slides_left(seat) == 0 {
            self.done(seat);
        }
    }

    /// The seat has nothing more to slide (MES-22).
    pub(crate) fn done(&mut self, seat: Seat) {
        if self.phase == Phase::Apart {
            self.finish_build(seat);
            return;
        }
        self.stages[seat] = Stage::Done;
        if self.seats_at(Stage::Build).is_empty() {
            self.end_builds();
        }
    }
}
