//! Nothing lost, nothing doubled; and every fact of a state in order.

use super::{MOST_ROUNDS, MOST_SLIDES, NONE, Phase, Stage, State};
use crate::card::{CRANES, CardId, CardSet};
use crate::zoo::ROWS;
use dino_core::{Digest, Seat, SeatSet};

impl State {
    /// Writes every fact in the order `docs/notation.md` gives.
    pub(crate) fn digest(&self, digest: &mut Digest) {
        let options = &self.options;
        let switches = [
            options.draft,
            options.small,
            options.double,
            options.crane,
            options.relaxed,
            options.turns,
            options.learning,
            options.random,
            options.draft_clock,
            options.planning,
        ];
        digest.u8(options.seats);
        switches.iter().for_each(|switch| digest.u8(u8::from(*switch)));
        digest.bytes(&[options.advanced as u8, options.budget, options.without]);
        let sets = [options.slow, options.late, options.best, options.honour, options.longer, options.twice];
        sets.iter().for_each(|seats| digest.u8(bits(*seats)));
        let (phase, seat) = match self.phase {
            Phase::Director(seat) => (0, seat.number()),
            Phase::Advanced => (1, 0),
            Phase::Deal(seat) => (2, seat.number()),
            Phase::Pick => (3, 0),
            Phase::Lapse(seat) => (4, seat.number()),
            Phase::Lay(seat) => (5, seat.number()),
            Phase::Plan => (6, 0),
            Phase::Build => (7, 0),
            Phase::Crane => (8, 0),
            Phase::Apart => (9, 0),
            Phase::Over => (10, 0),
        };
        digest.bytes(&[phase, seat, self.round, self.pass, self.time]);
        digest.bytes(self.directors.as_slice());
        let mut cards = |cards: CardSet| digest.bytes(&cards.bits().to_le_bytes());
        cards(self.advanced);
        cards(self.shown);
        for sets in [&self.seen, &self.dealt, &self.hands] {
            sets.iter().for_each(|set| cards(*set));
        }
        self.taken.iter().for_each(|taken| digest.bytes(taken));
        self.stages.iter().for_each(|stage| digest.u8(*stage as u8));
        self.slides.iter().for_each(|slides| digest.u16(*slides));
        digest.bytes(self.cranes.as_slice());
        for round in 0..usize::from(options.rounds()) {
            self.zoos[round].iter().for_each(|zoo| digest.bytes(zoo.bytes()));
            self.points[round].iter().for_each(|points| digest.bytes(points));
        }
    }

    /// Every card in one place, every seat's build where the phase wants it.
    pub(crate) fn audit(&self) -> Result<(), String> {
        self.audit_cards()?;
        self.audit_builds()?;
        for round in usize::from(self.round) + 1..MOST_ROUNDS {
            ensure(self.zoos[round].iter().all(super::Zoo::is_empty), || {
                "a zoo of a round to come".to_owned()
            })?;
        }
        let most = u32::from(self.options.advanced_cards());
        let drawn = self.advanced.len();
        ensure(drawn <= most, || format!("{drawn} advanced cards (MES-52)"))?;
        let set_up = matches!(self.phase, Phase::Director(_) | Phase::Advanced);
        ensure(set_up || drawn == most, || format!("{drawn} of {most} advanced cards (MES-52)"))
    }

    /// The cards of this round: hands and takings among those dealt, zoos among the deck, nothing twice.
    fn audit_cards(&self) -> Result<(), String> {
        let (deck, mut seen) = (self.deck(), CardSet::EMPTY);
        let mut put = |cards: CardSet, what: &str| {
            ensure(seen.and(cards).is_empty(), || format!("{what}: twice {:?}", seen.and(cards)))?;
            ensure(cards.without(deck).is_empty(), || {
                format!("{what}: not in the deck {:?}", cards.without(deck))
            })?;
            seen = seen.union(cards);
            Ok::<(), String>(())
        };
        for seat in Seat::all(self.options.seats) {
            put(self.dealt[seat], "dealt")?;
        }
        if matches!(self.phase, Phase::Pick | Phase::Lapse(_)) {
            return self.audit_draft();
        }
        let mut seen = CardSet::EMPTY;
        for seat in Seat::all(self.options.seats) {
            let director = self.directors[seat];
            let zoo = self.zoo(seat).cards();
            let own =
                if director == NONE { CardSet::EMPTY } else { CardSet::one(CardId::director(director)) };
            let placed = !zoo.and(own).is_empty();
            let is_placed = self.stages[seat] >= Stage::Crane;
            ensure(placed == is_placed, || format!("{seat:?}: the director is at the wrong place (MES-28)"))?;
            for cards in [self.hands[seat], zoo.without(own)] {
                ensure(seen.and(cards).is_empty(), || format!("twice: {:?}", seen.and(cards)))?;
                ensure(cards.without(deck).is_empty(), || {
                    format!("not in the deck: {:?}", cards.without(deck))
                })?;
                seen = seen.union(cards);
            }
        }
        Ok(())
    }

    /// In the draft, what was dealt is in hands or taken, and the hands have the size the pass gives them (MES-15).
    fn audit_draft(&self) -> Result<(), String> {
        let dealt = self.dealt.iter().fold(CardSet::EMPTY, |all, cards| all.union(*cards));
        let (mut seen, mut passed_on) = (CardSet::EMPTY, 0);
        let size = u32::from(self.options.zoo_cards() - 2 * self.pass);
        for seat in Seat::all(self.options.seats) {
            let hand = self.hands[seat];
            ensure(hand.len() == size, || format!("{seat:?} holds {} cards instead of {size}", hand.len()))?;
            ensure(seen.and(hand).is_empty(), || format!("in two hands: {:?}", seen.and(hand)))?;
            seen = seen.union(hand);
            for (at, card) in self.kept(seat).enumerate() {
                let now = at >= usize::from(2 * self.pass);
                ensure(!now || hand.contains(card), || {
                    format!("{seat:?} picked {card}, which it does not hold")
                })?;
                ensure(now || !seen.contains(card), || format!("taken and in a hand: {card}"))?;
                passed_on += u32::from(!now);
                if !now {
                    seen.insert(card);
                }
            }
        }
        let expected = u32::from(2 * self.pass) * u32::from(self.options.seats);
        ensure(passed_on == expected, || format!("{passed_on} cards taken instead of {expected}"))?;
        ensure(seen == dealt, || format!("lost in the draft: {:?}", dealt.without(seen)))
    }

    /// Stages, slides and holes.
    fn audit_builds(&self) -> Result<(), String> {
        for seat in Seat::all(self.options.seats) {
            let (stage, zoo) = (self.stages[seat], self.zoo(seat));
            let fits = match self.phase {
                Phase::Plan => matches!(stage, Stage::Plan | Stage::Ready),
                Phase::Build => matches!(stage, Stage::Build | Stage::Done),
                Phase::Crane => matches!(stage, Stage::Crane | Stage::Finished),
                Phase::Apart => !matches!(stage, Stage::Ready | Stage::Done),
                Phase::Lay(_) if self.options.turns => true,
                Phase::Over => stage == Stage::Finished,
                _ => stage == Stage::Idle,
            };
            ensure(fits, || format!("{seat:?} is at {stage:?} in {:?}", self.phase))?;
            ensure(self.slides[seat] <= MOST_SLIDES, || format!("{seat:?} slid too often (MES-23)"))?;
            let slides_now = matches!(stage, Stage::Plan | Stage::Ready | Stage::Build | Stage::Done);
            ensure(slides_now == zoo.hole().is_some() || stage == Stage::Idle, || {
                format!("{seat:?}: {zoo:?}")
            })?;
            if let Some(hole) = zoo.hole() {
                // Each slide moves the hole by one cell, so their number tells the colour of its cell (MES-27).
                let moved = hole / zoo.columns() + hole % zoo.columns() + ROWS - 1 + zoo.columns() - 1;
                let odd = (u16::from(moved) + self.slides[seat]) % 2;
                ensure(odd == 0, || {
                    format!("{seat:?}: no {} slides lead the hole there", self.slides[seat])
                })?;
            }
            let cranes = zoo.cards().and(CRANES).len();
            ensure(u32::from(self.cranes[seat]) <= cranes, || {
                format!("{seat:?} has too many exchanges (MES-57)")
            })?;
        }
        Ok(())
    }
}

fn bits(seats: SeatSet) -> u8 {
    seats.iter().fold(0, |bits, seat| bits | 1 << seat.index())
}

fn ensure(holds: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what()) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::Config;
    use dino_core::BySeat;

    #[test]
    fn a_card_in_two_places_is_noticed() {
        let mut state = State::start(&Config::new(2).expect("a game"));
        assert_eq!(state.audit(), Ok(()));
        state.directors = BySeat::from_slice(&[0, 1], NONE).expect("two");
        state.phase = Phase::Deal(Seat::FIRST);
        for seat in Seat::all(2) {
            state.dealt[seat].insert(CardId::basic(0, 0));
        }
        assert!(state.audit().is_err_and(|what| what.contains("twice")));
    }
}
