//! The mutations phase: the row of genes and the auction (EVO-19 to EVO-29, EVO-58).

use crate::action::Action;
use crate::against;
use crate::card::Card;
use crate::chance::Chance;
use crate::components::Twins;
use crate::gene::{Gene, GeneSet, NORMAL_KINDS, UNIQUE_GENES};
use crate::rules::out_of_phase;
use crate::state::{AfterPeek, Pawn, Phase, State, TOP};
use dino_core::{Refusal, Seat};

/// All kinds of genes.
const KINDS: usize = NORMAL_KINDS + UNIQUE_GENES as usize;
/// Unique genes in the bag (EVO-7).
const IN_BAG: u32 = 8;

impl State {
    /// The weight of each gene to come next (EVO-7, EVO-20): a normal kind by its tokens left; the unique ones by how
    /// many are still in the bag, evenly among those nobody has seen. Kinds that lie in the row already come only when
    /// nothing else is left.
    fn gene_weights(&self) -> [u32; KINDS] {
        let row = self.row.iter().flatten().fold(0u64, |row, gene| row | 1 << *gene as u32);
        let seen = self.seen.len();
        // Of 12 unique genes 8 are in the bag: each unseen one is there with chance (8 - seen) / (12 - seen).
        let (normal, unique) = (u32::from(UNIQUE_GENES) - seen, IN_BAG.saturating_sub(seen));
        let mut weights = [0; KINDS];
        let mut some = false;
        for (kind, weight) in weights.iter_mut().enumerate() {
            let open = (row | self.seen.bits()) >> kind & 1 == 0;
            let tokens = if kind < NORMAL_KINDS { u32::from(self.bag.count(kind)) * normal } else { unique };
            *weight = if open { tokens } else { 0 };
            some |= *weight > 0;
        }
        if !some {
            for (kind, count) in self.bag.outcomes() {
                weights[kind] = count;
            }
        }
        weights
    }

    pub(crate) fn list_genes(&self, out: &mut Vec<(Chance, u32)>) {
        let weighed = Gene::ALL.iter().map(|gene| Chance::Gene(*gene)).zip(self.gene_weights());
        out.extend(weighed.filter(|(_, weight)| *weight > 0));
    }

    /// The gene that a ticket points at, without listing.
    #[inline]
    pub(crate) fn pick_gene(&self, ticket: impl FnOnce(u32) -> u32) -> Gene {
        let weights = self.gene_weights();
        let mut ticket = ticket(weights.iter().sum());
        for (gene, weight) in Gene::ALL.iter().zip(weights) {
            if ticket < weight {
                return *gene;
            }
            ticket -= weight;
        }
        unreachable!("a ticket is below the sum of the weights")
    }

    /// Whether a gene is left that does not lie in the row.
    fn has_differing_gene(&self) -> bool {
        let row: GeneSet = self.row.iter().flatten().copied().collect();
        let unique = self.seen.len() < IN_BAG;
        unique || (0..NORMAL_KINDS).any(|kind| self.bag.count(kind) > 0 && !row.contains(Gene::ALL[kind]))
    }

    /// Under the ruling that wants it, columns stay empty when only twins are left (EVO-20).
    pub(crate) fn skip_empty_columns(&mut self) {
        let leaves = self.values.rulings.twins_when_unavoidable == Twins::LeaveEmpty;
        if leaves && !self.has_differing_gene() {
            self.rowed = self.seats() - 1;
        }
        if self.rowed + 1 == self.seats() {
            self.turn = 0;
            self.phase = Phase::Bid(self.mover());
        }
    }

    pub(crate) fn offer(&mut self, gene: Gene) {
        if gene.is_unique() {
            self.seen.insert(gene);
        } else {
            self.bag.take(gene as usize);
        }
        self.row[usize::from(self.rowed)] = Some(gene);
        self.rowed += 1;
        self.skip_empty_columns();
    }

    /// What a place costs a seat, vials taken off (EVO-58).
    #[inline]
    pub(crate) fn price(&self, seat: Seat, value: u8) -> u8 {
        value.saturating_sub(self.species[seat].count(Gene::Vial))
    }

    /// The highest value a seat can pay for (EVO-27).
    #[inline]
    pub(crate) fn means(&self, seat: Seat) -> u8 {
        TOP.min(self.mp[seat] + self.species[seat].count(Gene::Vial))
    }

    /// Who lies in a column.
    #[inline]
    pub(crate) fn holder(&self, column: u8) -> Option<(Seat, u8)> {
        let lies = |(seat, pawn): (Seat, &Option<Pawn>)| {
            pawn.filter(|pawn| pawn.column == column).map(|pawn| (seat, pawn.value))
        };
        self.pawns.each().find_map(lies)
    }

    /// The lowest value one may bid in a column; above [`TOP`] when none (EVO-22 to EVO-25).
    #[inline]
    pub(crate) fn lowest(&self, column: u8) -> u8 {
        if column == self.barred {
            return TOP + 1;
        }
        self.holder(column).map_or(0, |(_, value)| value + 1)
    }

    /// How many values are open to the bidder in a column, from the lowest up.
    #[inline]
    fn open_values(&self, column: u8, means: u8) -> u8 {
        (means + 1).saturating_sub(self.lowest(column))
    }

    pub(crate) fn list_bids(&self, out: &mut Vec<Action>) {
        let Phase::Bid(bidder) = self.phase else { return };
        let means = self.means(bidder);
        for column in 1..=self.seats() {
            let lowest = self.lowest(column);
            let values = lowest..lowest + self.open_values(column, means);
            out.extend(values.map(|value| Action::Bid { column, value }));
        }
    }

    #[inline]
    pub(crate) fn pick_bid(&self, ticket: impl FnOnce(u32) -> u32) -> Action {
        let Phase::Bid(bidder) = self.phase else { return Action::Pass };
        let means = self.means(bidder);
        let mut open = [0; 5];
        for (open, column) in open.iter_mut().zip(1..=self.seats()) {
            *open = self.open_values(column, means);
        }
        let mut at = ticket(open.iter().map(|open| u32::from(*open)).sum()) as u8;
        for (column, open) in (1..).zip(open) {
            if at < open {
                return Action::Bid { column, value: self.lowest(column) + at };
            }
            at -= open;
        }
        unreachable!("a ticket is below the number of bids")
    }

    pub(crate) fn may_bid(&self, action: Action) -> Result<(), Refusal> {
        let (Action::Bid { column, value }, Phase::Bid(bidder)) = (action, self.phase) else {
            return Err(out_of_phase(action, 21));
        };
        if column > self.seats() || column == 0 {
            return Err(against(19));
        }
        if value > TOP {
            return Err(against(22));
        }
        if column == self.barred {
            return Err(against(24));
        }
        match self.holder(column) {
            Some((_, TOP)) => return Err(against(25)),
            Some((_, held)) if value <= held => return Err(against(23)),
            _ => {}
        }
        if value > self.means(bidder) { Err(against(27)) } else { Ok(()) }
    }

    /// The pawn is placed; who lay there bids again at once (EVO-24), else the next in order (EVO-21).
    pub(crate) fn bid(&mut self, bidder: Seat, column: u8, value: u8) {
        let displaced = self.holder(column);
        self.pawns[bidder] = Some(Pawn { column, value });
        self.barred = 0;
        if let Some((seat, _)) = displaced {
            self.pawns[seat] = None;
            self.barred = column;
            self.phase = Phase::Bid(seat);
            return;
        }
        match self.track().iter().find(|seat| self.pawns[**seat].is_none()) {
            Some(next) => self.phase = Phase::Bid(*next),
            None => self.settle_auction(),
        }
    }

    /// Everybody pays and takes (EVO-28, EVO-29). Vials won now do not help now.
    fn settle_auction(&mut self) {
        let mut first = self.mover();
        for seat in Seat::all(self.seats()) {
            let Some(Pawn { column, value }) = self.pawns[seat] else { continue };
            let price = self.price(seat, value);
            self.mp[seat] -= price;
            self.this_round().spent[seat] = price;
            if column == 1 {
                first = seat;
            } else if let Some(gene) = self.row[usize::from(column) - 2].take() {
                self.species[seat].grow(gene);
            }
        }
        let draws = self.options.events && !self.deck().is_empty();
        if draws {
            self.phase = Phase::Card(first);
        } else {
            self.look_ahead(AfterPeek::Auction);
        }
    }

    /// The winner of column 1 draws a card (EVO-72) and is asked again at the moments to come.
    pub(crate) fn draw_card(&mut self, seat: Seat, card: Card) {
        self.hands[seat].insert(card);
        self.quiet[seat] = None;
        self.look_ahead(AfterPeek::Auction);
    }
}
