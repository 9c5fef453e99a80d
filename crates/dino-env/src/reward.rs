//! What a game brought each seat.

use dino_core::{BySeat, Seat, Standing};
use std::str::FromStr;

/// How the end of a game becomes a number for each seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Reward {
    /// 1 for who is ahead of all others, -1 for who is behind all of them, evenly in between; they add up to 0.
    #[default]
    Rank,
    /// The points ahead of the best other seat, or behind it, of 50, cut at -1 and 1.
    Margin,
}

/// Points that make a margin of 1.
const MARGIN: f32 = 50.0;
/// Points that make a reward of 1 for one who plays alone.
const ALONE: f32 = 100.0;

impl Reward {
    /// What each seat gets. One who plays alone gets its points, of 100.
    pub fn of(self, standing: &Standing) -> BySeat<f32> {
        let seats = standing.ranks.seats();
        let mut rewards = BySeat::new(seats, 0.0);
        for seat in Seat::all(seats) {
            let others = || Seat::all(seats).filter(|other| *other != seat);
            rewards[seat] = match self {
                _ if seats == 1 => standing.totals[seat] as f32 / ALONE,
                Reward::Rank => {
                    let rank = |seat| i32::from(standing.ranks[seat]);
                    let ahead: i32 = others().map(|other| (rank(other) - rank(seat)).signum()).sum();
                    ahead as f32 / f32::from(seats - 1)
                }
                Reward::Margin => {
                    let best = others().map(|other| standing.totals[other]).max().unwrap_or_default();
                    ((standing.totals[seat] - best) as f32 / MARGIN).clamp(-1.0, 1.0)
                }
            };
        }
        rewards
    }
}

impl FromStr for Reward {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        match name {
            "rank" => Ok(Reward::Rank),
            "margin" => Ok(Reward::Margin),
            _ => Err(format!("no reward is called \"{name}\"; there are: rank, margin")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use dino_core::MAX_CATEGORIES;

    fn standing(totals: &[i16]) -> Standing {
        let mut breakdown = BySeat::new(totals.len() as u8, [0; MAX_CATEGORIES]);
        breakdown.iter_mut().zip(totals).for_each(|(points, total)| points[0] = *total);
        Standing::new(breakdown, &BySeat::new(totals.len() as u8, 0))
    }

    #[test]
    fn ranks_become_numbers_that_add_up_to_nothing() {
        let rewards = |totals: &[i16]| Reward::Rank.of(&standing(totals)).as_slice().to_vec();
        assert_eq!(rewards(&[3, 9]), [-1.0, 1.0]);
        assert_eq!(rewards(&[4, 4]), [0.0, 0.0]);
        assert_eq!(rewards(&[9, 1, 9]), [0.5, -1.0, 0.5]);
        assert_eq!(rewards(&[25]), [0.25]);
    }

    #[test]
    fn margins_are_counted_from_the_best_other_seat() {
        let rewards = Reward::Margin.of(&standing(&[10, 35, -90]));
        assert_eq!(rewards.as_slice(), [-0.5, 0.5, -1.0]);
    }
}
