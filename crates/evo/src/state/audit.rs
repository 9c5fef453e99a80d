//! What must always be true (EVO-79).

use super::{FIGURES, FLOOR, MAX_ROUNDS, Phase, START_MP, State, TOP};
use crate::card::{ALL_CARDS, CardSet};
use crate::climate::Token;
use crate::gene::{Gene, GeneSet, NORMAL_KINDS};
use crate::island::CellSet;
use dino_core::Seat;
use dino_core::audit::ensure;

impl State {
    /// One dinosaur a hex; two to eight each once all are set up.
    pub(crate) fn audit_herds(&self) -> Result<(), String> {
        let mut all = CellSet::EMPTY;
        let set_up = !matches!(self.phase, Phase::Order | Phase::Zones);
        for (seat, herd) in self.herds.each() {
            ensure(all.and(*herd).is_empty(), || format!("two dinosaurs on a hex: {:?}", all.and(*herd)))?;
            all = all.union(*herd);
            ensure(herd.without(self.island.land()).is_empty(), || format!("{seat:?} is in the sea"))?;
            ensure(self.lost[seat] <= FIGURES - FLOOR, || format!("{seat:?} has lost too many figures"))?;
            let most = u32::from(self.figures(seat));
            let least = if set_up { u32::from(FLOOR) } else { 0 };
            ensure((least..=most).contains(&herd.len()), || {
                format!("{seat:?} has {} dinosaurs", herd.len())
            })?;
            let newborns = self.newborns[seat];
            ensure(newborns.without(*herd).is_empty(), || {
                format!("{seat:?} has newborns that are not there")
            })?;
        }
        Ok(())
    }

    /// Boards, row, bag and the four set aside hold 48 genes.
    pub(crate) fn audit_genes(&self) -> Result<(), String> {
        let mut counts: [u32; NORMAL_KINDS] = std::array::from_fn(|kind| u32::from(self.bag.count(kind)));
        let mut unique = GeneSet::EMPTY;
        let grown = self.species.iter().map(|species| species.unique);
        let offered = self.row.iter().flatten().filter(|gene| gene.is_unique());
        for one in grown.chain(offered.map(|gene| GeneSet::one(*gene))) {
            ensure(unique.and(one).is_empty(), || format!("unique genes twice: {:?}", unique.and(one)))?;
            unique = unique.union(one);
        }
        ensure(unique == self.seen, || format!("unique genes seen {:?}, there {unique:?}", self.seen))?;
        ensure(unique.len() <= 8, || format!("{} unique genes from a bag of 8", unique.len()))?;
        for species in self.species.iter() {
            counts.iter_mut().zip(species.normal).for_each(|(sum, count)| *sum += u32::from(count));
        }
        for gene in self.row.iter().flatten().filter(|gene| !gene.is_unique()) {
            counts[*gene as usize] += 1;
        }
        for (gene, (found, expected)) in Gene::ALL.iter().zip(counts.iter().zip(self.values.genes)) {
            ensure(*found == u32::from(expected), || format!("{found} genes {gene} instead of {expected}"))?;
        }
        Ok(())
    }

    /// Deck, hands and discards hold each card once.
    pub(crate) fn audit_cards(&self) -> Result<(), String> {
        let mut all = CardSet::EMPTY;
        for pile in self.hands.iter().chain([&self.discard]) {
            ensure(all.and(*pile).is_empty(), || format!("cards twice: {:?}", all.and(*pile)))?;
            all = all.union(*pile);
        }
        ensure(all.without(ALL_CARDS).is_empty(), || "a card that is not in the game".to_owned())?;
        ensure(self.options.events || all.is_empty(), || "cards in a game without events".to_owned())
    }

    /// Tokens turned up, in the pile and set aside are 13; 9 to 11 rounds are complete.
    pub(crate) fn audit_climate(&self) -> Result<(), String> {
        let rounds = usize::from(self.round);
        let turned = u32::from(self.round) - u32::from(self.phase == Phase::Over);
        ensure(self.pile.len() + turned == 12, || {
            format!("{} tokens left in round {rounds}", self.pile.len())
        })?;
        ensure(rounds <= MAX_ROUNDS + usize::from(self.phase == Phase::Over), || format!("round {rounds}"))?;
        if let Some(next) = self.next {
            ensure(self.owner_of(Gene::SixthSense).is_some(), || "somebody looked at the pile".to_owned())?;
            ensure(self.token_weight(next) > 0, || format!("token {next} cannot come next"))?;
        }
        let over = self.phase == Phase::Over;
        ensure(over == (self.token == Token::Meteor), || "the meteor ends the game".to_owned())?;
        ensure(!over || rounds >= 10, || format!("over after {rounds} tokens"))?;
        ensure(usize::from(self.section) < self.values.wheel.sections().len(), || {
            "no such section".to_owned()
        })
    }

    /// Mutation points are what was there at first and was earned, less what was spent.
    pub(crate) fn audit_points(&self) -> Result<(), String> {
        for seat in Seat::all(self.seats()) {
            let mut mp = u32::from(START_MP);
            for past in &self.past {
                let spent = u32::from(past.spent[seat]);
                ensure(spent <= mp && spent <= u32::from(TOP), || format!("{seat:?} spent {spent} of {mp}"))?;
                mp = mp - spent + u32::from(past.herds[seat]);
            }
            let has = u32::from(self.mp[seat]);
            ensure(mp == has, || format!("{seat:?} has {has} mutation points instead of {mp}"))?;
        }
        Ok(())
    }

    /// No two pawns in one column, each payable; all lie there when the auction is over.
    pub(crate) fn audit_pawns(&self) -> Result<(), String> {
        let mut columns = 0u8;
        for (seat, pawn) in self.pawns.each() {
            let Some(pawn) = pawn else { continue };
            ensure((1..=self.seats()).contains(&pawn.column), || format!("{seat:?} beyond the columns"))?;
            ensure(columns >> pawn.column & 1 == 0, || format!("two pawns in column {}", pawn.column))?;
            columns |= 1 << pawn.column;
            // Once paid for, the place stays only until the order is settled.
            let payable = self.price(seat, pawn.value) <= self.mp[seat];
            ensure(payable || !matches!(self.phase, Phase::Bid(_)), || format!("{seat:?} cannot pay"))?;
        }
        let all = columns.count_ones() == u32::from(self.seats());
        let settled = matches!(self.phase, Phase::Card(_) | Phase::Peek(_, super::AfterPeek::Auction));
        ensure(!settled || all, || "a column without a pawn behind the auction".to_owned())?;
        let placing = matches!(self.phase, Phase::Bid(_) | Phase::Card(_) | Phase::Peek(..));
        ensure(placing || columns == 0, || "pawns in the laboratory out of the auction".to_owned())?;
        let windowed = matches!(self.phase, Phase::Window(..));
        ensure(windowed || self.passed.is_empty(), || "somebody has passed out of the moment".to_owned())
    }
}
