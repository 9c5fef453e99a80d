//! What came out of the games of a match.

use super::stats::wilson;
use super::timed_bot::Spent;
use dino_core::{Seat, Standing};

/// Sums over games, by bot.
pub(crate) struct Results {
    pub(super) games: u64,
    pub(super) seconds: f64,
    pub(super) bots: Vec<BotResults>,
    /// Wins by seat: nobody has the same bot to thank for them in a mirror match.
    pub(super) seat_wins: Vec<f64>,
    /// How often one bot came out before another, by seats; a tie is half.
    pub(super) before: Vec<Vec<f64>>,
}

/// The sums of one bot.
#[derive(Clone, Default)]
pub(super) struct BotResults {
    /// Games won by one of its seats; several winners share one.
    pub(super) wins: f64,
    /// Seats it held, over all games.
    pub(super) seats: u64,
    score: f64,
    squares: f64,
    decisions: u64,
    micros: u64,
    /// How often another bot had to play in its place.
    pub(super) faults: u64,
}

impl Results {
    pub(super) fn new(bots: usize, seats: u8) -> Results {
        Results {
            games: 0,
            seconds: 0.0,
            bots: vec![BotResults::default(); bots],
            seat_wins: vec![0.0; usize::from(seats)],
            before: vec![vec![0.0; bots]; bots],
        }
    }

    /// Takes in a game: who sat where, how it ended, and what each seat used up.
    pub(super) fn count(&mut self, seating: &[usize], standing: &Standing, spent: &[Spent]) {
        self.games += 1;
        let winners = standing.winners().count() as f64;
        for winner in standing.winners() {
            self.seat_wins[winner.index()] += 1.0 / winners;
            self.bots[seating[winner.index()]].wins += 1.0 / winners;
        }
        for (seat, bot) in Seat::all(standing.totals.seats()).zip(seating) {
            let results = &mut self.bots[*bot];
            let score = f64::from(standing.totals[seat]);
            results.seats += 1;
            results.score += score;
            results.squares += score * score;
            results.decisions += spent[seat.index()].decisions();
            results.micros += spent[seat.index()].micros();
            results.faults += spent[seat.index()].faults.count() as u64;
            for (other, rival) in Seat::all(standing.totals.seats()).zip(seating).filter(|(_, b)| *b != bot) {
                let (own, theirs) = (standing.ranks[seat], standing.ranks[other]);
                let share = if own < theirs { 1.0 } else { f64::from(u8::from(own == theirs)) / 2.0 };
                self.before[*bot][*rival] += share;
            }
        }
    }

    /// Takes another thread's games in.
    pub(super) fn add(&mut self, other: &Results) {
        self.games += other.games;
        for (sum, more) in self.seat_wins.iter_mut().zip(&other.seat_wins) {
            *sum += more;
        }
        for (sum, more) in self.before.iter_mut().flatten().zip(other.before.iter().flatten()) {
            *sum += more;
        }
        for (sum, more) in self.bots.iter_mut().zip(&other.bots) {
            sum.wins += more.wins;
            sum.seats += more.seats;
            sum.score += more.score;
            sum.squares += more.squares;
            sum.decisions += more.decisions;
            sum.micros += more.micros;
            sum.faults += more.faults;
        }
    }

    /// The share of games a bot won, and where it lies with 95 % confidence.
    pub(super) fn share(&self, bot: usize) -> (f64, (f64, f64)) {
        let games = self.games.max(1) as f64;
        let share = self.bots[bot].wins / games;
        (share, wilson(share, games))
    }

    /// The share that a bot as good as the others would have.
    pub(super) fn even(&self, bot: usize) -> f64 {
        let all: u64 = self.bots.iter().map(|bot| bot.seats).sum();
        self.bots[bot].seats as f64 / all.max(1) as f64
    }
}

impl BotResults {
    /// The mean score of a seat, and half of its interval of 95 % confidence.
    pub(super) fn score(&self) -> (f64, f64) {
        let count = self.seats.max(1) as f64;
        let mean = self.score / count;
        let deviation = (self.squares / count - mean * mean).max(0.0).sqrt();
        (mean, 1.96 * deviation / count.sqrt())
    }

    /// Milliseconds for a decision between several actions.
    pub(super) fn ms(&self) -> f64 {
        self.micros as f64 / 1000.0 / self.decisions.max(1) as f64
    }
}
