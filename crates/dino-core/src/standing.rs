//! Who won, and where the points came from.

use crate::seat::{BySeat, Seat};

/// The most scoring categories any game has.
pub const MAX_CATEGORIES: usize = 16;

/// The end of a game: totals, ranks, and each seat's points by category ([`crate::Meta::categories`]).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standing {
    /// Points of each seat.
    pub totals: BySeat<i32>,
    /// 1 for the winners; seats equal in everything share a rank and the next rank is skipped.
    pub ranks: BySeat<u8>,
    /// Points of each seat by category; their sum is the total.
    pub breakdown: BySeat<[i16; MAX_CATEGORIES]>,
}

impl Standing {
    /// The standing from each seat's points by category; `tie_break` decides between equal totals, higher first.
    pub fn new(breakdown: BySeat<[i16; MAX_CATEGORIES]>, tie_break: &BySeat<i32>) -> Self {
        let totals = breakdown.map(|points| points.iter().map(|p| i32::from(*p)).sum::<i32>());
        let key = |seat: Seat| (totals[seat], tie_break[seat]);
        let mut ranks = BySeat::new(totals.seats(), 0u8);
        for seat in Seat::all(totals.seats()) {
            ranks[seat] = 1 + Seat::all(totals.seats()).filter(|other| key(*other) > key(seat)).count() as u8;
        }
        Standing { totals, ranks, breakdown }
    }

    /// The seats that won, ascending.
    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.ranks.seats()).filter(|seat| self.ranks[*seat] == 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn standing(totals: &[i16], ties: &[i32]) -> Vec<u8> {
        let mut breakdown = BySeat::new(totals.len() as u8, [0; MAX_CATEGORIES]);
        for (points, total) in breakdown.iter_mut().zip(totals) {
            points[0] = total - 1;
            points[1] = 1;
        }
        Standing::new(breakdown, &BySeat::from_slice(ties, 0).unwrap()).ranks.iter().copied().collect()
    }

    #[test]
    fn equal_seats_share_a_rank_and_the_next_is_skipped() {
        assert_eq!(standing(&[5, 9, 9, -2], &[0, 1, 1, 0]), [3, 1, 1, 4]);
    }

    #[test]
    fn the_tie_break_decides_between_equal_totals_only() {
        assert_eq!(standing(&[5, 9, 9], &[99, 1, 2]), [3, 2, 1]);
    }
}
