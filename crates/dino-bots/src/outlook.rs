//! What each seat may expect of a world: the one evaluator that hints and reviews go by.
//!
//! A world is played on by the game's policy to its next pause, and valued there: of a hundred games that go on from it, how
//! many would each seat win? The same number is behind every term of a review, so that its terms add up.

use dino_core::draw::below;
use dino_core::{BySeat, Heuristics, Pending, Scratch, Seat};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// Shares of games won, by seat, as parts of one; a shared victory counts for each in part.
pub type Shares = BySeat<f64>;

/// Plays worlds on and values them, with buffers of its own.
#[derive(Debug)]
pub struct Outlook<G: Heuristics> {
    scratch: Scratch<G>,
}

impl<G: Heuristics> Default for Outlook<G> {
    fn default() -> Self {
        Outlook { scratch: Scratch::default() }
    }
}

impl<G: Heuristics> Outlook<G> {
    /// The pause at which playouts from this world end.
    pub fn horizon(world: &G) -> u32 {
        world.stage().saturating_add(1)
    }

    /// The mean of so many playouts. The same world, number and seed give the same answer.
    pub fn of(&mut self, world: &G, playouts: u32, seed: u64) -> Shares {
        let mut sum = BySeat::new(world.seats(), 0.0);
        // Where nothing is played on one look tells all.
        let playouts = if is_settled(world) { 1 } else { playouts.max(1) };
        let (last, mut rng) = (Self::horizon(world), Xoshiro256PlusPlus::seed_from_u64(seed));
        for _ in 0..playouts {
            let shares = self.played(world.clone(), last, &mut rng);
            sum.iter_mut().zip(shares.iter()).for_each(|(sum, share)| *sum += share);
        }
        sum.map(|sum| sum / f64::from(playouts))
    }

    /// One playout to this pause, valued.
    pub fn played(&mut self, mut world: G, last: u32, rng: &mut Xoshiro256PlusPlus) -> Shares {
        for _ in 0..world.event_bound() {
            if world.stage() >= last || is_settled(&world) {
                break;
            }
            match world.pending() {
                Pending::Over => break,
                Pending::Chance => {
                    let outcome = world.pick_chance(|bound| below(rng, bound), &mut self.scratch.outcomes);
                    world.resolve_unchecked(outcome);
                }
                Pending::Seats(seats) => {
                    let Some(seat) = seats.first() else { break };
                    let action = world.policy_action(seat, rng, &mut self.scratch.actions);
                    world.play_unchecked(seat, action);
                }
            }
        }
        shares(&world)
    }
}

/// Whether a world is valued as it stands.
fn is_settled<G: Heuristics>(world: &G) -> bool {
    world.pending() == Pending::Over || !world.follows_policy()
}

/// How likely each seat is to win, as far as what it may expect tells; what it has won, once the game is over.
pub fn shares<G: Heuristics>(world: &G) -> Shares {
    let mut shares = BySeat::new(world.seats(), 0.0);
    if let Some(standing) = world.standing() {
        let winners = standing.winners().count() as f64;
        standing.winners().for_each(|seat| shares[seat] = 1.0 / winners);
        return shares;
    }
    likely(&world.expected_scores(), world.spread())
}

/// How likely each of these scores, in hundredths of a point, is to be the highest in the end, given how far they may be off.
pub fn likely(scores: &BySeat<i32>, spread: i32) -> Shares {
    /// What the difference of two scores is divided by, in spreads: with it leads come out as often as they are said to.
    const SCALE: f64 = 0.6;
    let most = scores.iter().copied().max().unwrap_or_default();
    let scale = SCALE * f64::from(spread.max(1));
    let weights = scores.map(|score| (f64::from(score - most) / scale).exp());
    let sum: f64 = weights.iter().sum();
    weights.map(|weight| weight / sum)
}

/// The seats of a world in order, with their shares.
pub(crate) fn by_seat(shares: &Shares) -> impl Iterator<Item = (Seat, f64)> {
    Seat::all(shares.seats()).zip(shares.iter().copied())
}
