//! Nothing lost, nothing doubled; and every fact of a state in order.

use super::{MAX_SLIDES, NONE, Phase, Stage, State};
use crate::card::{CRANES, CardId, CardSet};
use crate::zoo::ROWS;
use dino_core::audit::ensure;
use dino_core::{Seat, SeatSet};

impl State {
    /// The cards of this round: hands and takings among those dealt, zoos among the deck, nothing twice.
    pub(crate) fn audit_cards(&self) -> Result<(), String> {
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
    pub(crate) fn audit_draft(&self) -> Result<(), String> {
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
    pub(crate) fn audit_builds(&self) -> Result<(), String> {
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
            ensure(self.slides[seat] <= MAX_SLIDES, || format!("{seat:?} slid too often (MES-23)"))?;
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

pub(crate) fn bits(seats: SeatSet) -> u8 {
    seats.iter().fold(0, |bits, seat| bits | 1 << seat.index())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::Config;
    use dino_core::{BySeat, Game as _};

    #[test]
    fn a_card_in_two_places_is_noticed() {
        let mut state = State::new(&Config::new(2).expect("a game"));
        assert_eq!(state.audit(), Ok(()));
        state.directors = BySeat::from_slice(&[0, 1], NONE).expect("two");
        state.phase = Phase::Deal(Seat::FIRST);
        for seat in Seat::all(2) {
            state.dealt[seat].insert(CardId::basic(0, 0));
        }
        assert!(state.audit().is_err_and(|what| what.contains("twice")));
    }
}
