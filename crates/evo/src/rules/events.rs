//! Event cards and the moments at which seats are asked about them (EVO-72 to EVO-76).
//!
//! Whom the game asks depends on open facts only: who holds cards at all, and what lies on the discard pile. A seat that
//! said until when it does not want to be asked has one answer until then, which the driver gives for it: a question
//! left out would tell the others which card it waits with (EVO-73).

use crate::action::{Action, Play};
use crate::against;
use crate::card::{Card, CardSet, Moment, Until};
use crate::rules::out_of_phase;
use crate::state::{Phase, State};
use dino_core::{Refusal, Seat, SeatSet};

impl State {
    /// Whether a seat is asked at a moment (EVO-74): it holds a card, and not every card of the moment is played.
    #[inline]
    pub(crate) fn is_asked_at(&self, seat: Seat, moment: Moment) -> bool {
        self.stays_open(seat) && self.is_live(moment)
    }

    /// Whether a card of a moment may still be played: once all are discarded nobody is asked (EVO-74).
    #[inline]
    fn is_live(&self, moment: Moment) -> bool {
        !moment.cards().without(self.discard).is_empty()
    }

    /// Whether a seat may wait for this. What nobody is asked at would be waited for in vain.
    pub(crate) fn may_wait(&self, until: Until) -> bool {
        until.moment().is_none_or(|moment| self.is_live(moment))
    }

    /// The moment has come for this seat: a wait for it is over, whether or not the seat is asked (EVO-74).
    pub(crate) fn end_wait(&mut self, seat: Seat, moment: Moment) {
        if self.quiet[seat].is_some_and(|until| until.moment() == Some(moment)) {
            self.quiet[seat] = None;
        }
    }

    /// Whether a turn stays open though nothing but a card could be played in it: not for a seat without cards (EVO-36,
    /// EVO-45). Under rules version 2 not for one that waits either.
    #[inline]
    pub(crate) fn stays_open(&self, seat: Seat) -> bool {
        let is_left_out = self.options.open_waits && self.quiet[seat].is_some();
        !self.hands[seat].is_empty() && !is_left_out
    }

    /// The one answer of a seat that waits, where it is asked about nothing but cards (EVO-74).
    #[inline]
    pub(crate) fn answer_of_waiting(&self, seat: Seat) -> Option<Action> {
        if self.quiet[seat].is_none() || self.asked() != seat {
            return None;
        }
        match self.phase {
            Phase::Window(..) | Phase::Declared(_) | Phase::Rolled(..) => Some(Action::Pass),
            Phase::Move if !self.can_move() => Some(Action::End),
            Phase::Birth if !self.has_nursery(seat) => Some(Action::Pass),
            _ => None,
        }
    }

    /// A common moment comes: seats are asked in the order of the track until all pass in a row.
    pub(crate) fn open_window(&mut self, moment: Moment) {
        self.turn = 0;
        Seat::all(self.seats()).for_each(|seat| self.end_wait(seat, moment));
        self.ask_next(moment);
    }

    fn ask_next(&mut self, moment: Moment) {
        let seats = self.seats();
        for ahead in 0..seats {
            let turn = (self.turn + ahead) % seats;
            let seat = self.order[usize::from(turn)];
            if !self.passed.contains(seat) && self.is_asked_at(seat, moment) {
                self.turn = turn;
                self.phase = Phase::Window(moment, seat);
                return;
            }
        }
        self.passed = SeatSet::EMPTY;
        self.turn = 0;
        match moment {
            Moment::ClimateEnd => self.begin_mutations(),
            Moment::BirthsStart => self.begin_births(),
            Moment::SurvivalStart => self.begin_survival(),
            _ => self.begin_movement_turn(),
        }
    }

    /// What a seat may do when it is asked: pass, or play a card of the moment.
    pub(crate) fn list_window(&self, seat: Seat, out: &mut Vec<Action>) {
        let moment = match self.phase {
            Phase::Window(moment, _) => moment,
            Phase::Declared(_) => Moment::AttackDeclared,
            _ => Moment::CombatRolled,
        };
        out.push(Action::Pass);
        let waits = Until::ALL.iter().copied().filter(|until| self.may_wait(*until));
        out.extend(waits.map(Action::PassUntil));
        let fitting = self.hands[seat].and(moment.cards());
        let (aimed, plain): (CardSet, CardSet) = (
            fitting.iter().filter(|c| c.is_aimed()).collect(),
            fitting.iter().filter(|c| !c.is_aimed()).collect(),
        );
        out.extend(plain.iter().map(|card| Action::Play(Play::Plain(card))));
        for card in aimed {
            let others = Seat::all(self.seats()).filter(|other| *other != seat);
            out.extend(others.map(|other| Action::Play(Play::At(card, other))));
        }
    }

    pub(crate) fn may_play(&self, seat: Seat, moment: Moment, action: Action) -> Result<(), Refusal> {
        let play = match action {
            Action::Pass => return Ok(()),
            Action::PassUntil(until) if self.may_wait(until) => return Ok(()),
            Action::Play(play) => play,
            _ => return Err(out_of_phase(action, 74)),
        };
        self.may_hold(seat, moment, play.card())?;
        match play {
            Play::Plain(card) if !card.is_aimed() => Ok(()),
            Play::At(card, target)
                if card.is_aimed() && target != seat && target.number() <= self.seats() =>
            {
                Ok(())
            }
            _ => Err(against(76)),
        }
    }

    /// The card is in the seat's hand, and this is its moment.
    pub(crate) fn may_hold(&self, seat: Seat, moment: Moment, card: Card) -> Result<(), Refusal> {
        if !self.holds(seat, card) {
            Err(against(73))
        } else if card.moment() != moment {
            Err(against(74))
        } else {
            Ok(())
        }
    }

    /// No card is played, and none before `until` when that is said. Who waits already goes on waiting.
    pub(crate) fn pass(&mut self, seat: Seat, until: Option<Until>) {
        self.quiet[seat] = until.or(self.quiet[seat]);
        match self.phase {
            Phase::Window(moment, _) => {
                self.passed.insert(seat);
                self.ask_next(moment);
            }
            Phase::Declared(combat) => self.phase = Phase::Roll(combat),
            Phase::Rolled(combat, face, asked) => self.ask_about_roll(combat, face, Some(asked)),
            _ => {}
        }
    }

    /// A card is played and discarded (EVO-75).
    pub(crate) fn play_card(&mut self, seat: Seat, play: Play) {
        let card = play.card();
        self.hands[seat].remove(card);
        self.discard.insert(card);
        // What the card does may lead to another moment, which is not the one it was played at.
        let moment = self.phase;
        match play {
            Play::Plain(card) => self.play_plain(seat, card),
            Play::At(Card::Mire, target) => self.effects.mire = Some(target),
            Play::At(_, target) => self.effects.moulting = Some(target),
            Play::Raft(from, to) => self.shift(seat, from, to),
            Play::Nest(at) => self.give_birth(None, at),
            Play::NestFor(old, at) => self.give_birth(Some(old), at),
        }
        match moment {
            Phase::Window(moment, _) => {
                // Everybody may answer; the next in order first.
                self.passed = SeatSet::EMPTY;
                self.turn = (self.turn + 1) % self.seats();
                self.ask_next(moment);
            }
            // The one card of this moment, and for the die the one of that: the roll comes, or comes again.
            Phase::Declared(combat) | Phase::Rolled(combat, ..) => self.phase = Phase::Roll(combat),
            Phase::Move => self.go_on_moving(),
            _ => {}
        }
    }

    /// What a card without an aim does.
    fn play_plain(&mut self, seat: Seat, card: Card) {
        let wheel = &self.values.wheel;
        match card {
            Card::HurriedSeason | Card::SeasonTurnsBack => {
                self.section = wheel.turned(self.section, self.values.amount(card));
            }
            Card::StalledSeason => self.section = wheel.turned(self.section, -self.token.step()),
            Card::Stampede => self.points += self.values.gain(card),
            Card::BattleFury => self.effects.fury = Some(seat),
            Card::ClosedRanks => self.effects.ranks = Some(seat),
            Card::RichClutch => self.effects.clutch = Some(seat),
            Card::LeanYear => self.effects.lean = Some(seat),
            Card::WinterDown => self.effects.down = Some(seat),
            Card::MudWallow => self.effects.wallow = Some(seat),
            // The roll itself is what it does; the others are aimed.
            Card::FickleFortune
            | Card::Mire
            | Card::DriftRaft
            | Card::DistantNest
            | Card::MoultingSickness => {}
        }
    }
}
