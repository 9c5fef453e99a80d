//! Who won, and where the points came from.

use crate::seat::{BySeat, Seat, SeatSet};

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
    /// What decides between equal totals, higher first; what it counts is for the game to say.
    pub tie_break: BySeat<i32>,
    /// The seats that gave up, where that ended the game: then nothing was counted. None where the game came to its end.
    pub resigned: SeatSet,
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
        Standing { totals, ranks, breakdown, tie_break: *tie_break, resigned: SeatSet::EMPTY }
    }

    /// The standing of a game that ended because these seats gave up: all others have won, and nobody has points.
    pub fn of_resigned(seats: u8, resigned: SeatSet) -> Self {
        let mut standing = Standing::new(BySeat::new(seats, [0; MAX_CATEGORIES]), &BySeat::new(seats, 0));
        let left = Seat::all(seats).filter(|seat| !resigned.contains(*seat)).count() as u8;
        for seat in Seat::all(seats).filter(|seat| resigned.contains(*seat)) {
            standing.ranks[seat] = 1 + left;
        }
        Standing { resigned, ..standing }
    }

    /// The seats whose totals are equal, those of one total together and the best first: between them the tie-break decided.
    pub fn ties(&self) -> Vec<Vec<Seat>> {
        if !self.resigned.is_empty() {
            return Vec::new(); // nothing was counted
        }
        let mut seats: Vec<Seat> = Seat::all(self.ranks.seats()).collect();
        seats.sort_by_key(|seat| self.ranks[*seat]);
        let groups = seats.chunk_by(|one, next| self.totals[*one] == self.totals[*next]);
        groups.filter(|tied| tied.len() > 1).map(<[Seat]>::to_vec).collect()
    }

    /// The seats that won, ascending.
    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.ranks.seats()).filter(|seat| self.ranks[*seat] == 1 && !self.resigned.contains(*seat))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn standing(totals: &[i16], ties: &[i32]) -> Standing {
        let mut breakdown = BySeat::new(totals.len() as u8, [0; MAX_CATEGORIES]);
        for (points, total) in breakdown.iter_mut().zip(totals) {
            points[0] = total - 1;
            points[1] = 1;
        }
        Standing::new(breakdown, &BySeat::from_slice(ties, 0).unwrap())
    }

    fn ranks(totals: &[i16], ties: &[i32]) -> Vec<u8> {
        standing(totals, ties).ranks.iter().copied().collect()
    }

    #[test]
    fn equal_seats_share_a_rank_and_the_next_is_skipped() {
        assert_eq!(ranks(&[5, 9, 9, -2], &[0, 1, 1, 0]), [3, 1, 1, 4]);
    }

    #[test]
    fn the_tie_break_decides_between_equal_totals_only() {
        assert_eq!(ranks(&[5, 9, 9], &[99, 1, 2]), [3, 2, 1]);
    }

    #[test]
    fn who_gives_up_comes_after_all_others() {
        let standing = Standing::of_resigned(3, SeatSet::one(Seat::new(1)));
        assert_eq!(standing.ranks.as_slice(), [1, 3, 1]);
        assert_eq!(standing.winners().map(Seat::number).collect::<Vec<_>>(), [1, 3]);
        assert!(standing.ties().is_empty());
        assert_eq!(Standing::of_resigned(1, SeatSet::all(1)).winners().count(), 0, "nobody else was there");
    }

    #[test]
    fn who_is_tied_is_told_total_by_total_and_best_first() {
        let ties = |totals: &[i16], ties: &[i32]| -> Vec<Vec<u8>> {
            let tied = standing(totals, ties).ties();
            tied.iter().map(|seats| seats.iter().map(|seat| seat.number()).collect()).collect()
        };
        assert_eq!(ties(&[9, 5, 9, 5, 7], &[1, 3, 2, 3, 0]), [[3, 1], [2, 4]]);
        assert!(ties(&[9, 5, 7], &[1, 1, 1]).is_empty());
    }
}
