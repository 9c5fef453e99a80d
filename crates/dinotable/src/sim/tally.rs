//! What came out of many games.

use crate::setup::counted_seats;
use dino_bots::Kind;
use dino_core::{BySeat, Configure, Game, MAX_CATEGORIES, Seat, Standing};
use serde_json::json;
use std::fmt::Write;

/// A win is counted in sixtieths, so that two to six winners share it without a rest.
const WIN: u64 = 60;

/// Sums over games. All are whole numbers, so the order of games does not matter.
pub(super) struct Tally {
    games: u64,
    events: u64,
    shortest: u64,
    longest: u64,
    scores: BySeat<i64>,
    wins: BySeat<u64>,
    categories: [i64; MAX_CATEGORIES],
    /// Points won or lost, whatever their sign: what a category's share is a share of.
    moved: [i64; MAX_CATEGORIES],
}

impl Tally {
    pub(super) fn new(seats: u8) -> Tally {
        Tally {
            games: 0,
            events: 0,
            shortest: u64::MAX,
            longest: 0,
            scores: BySeat::new(seats, 0),
            wins: BySeat::new(seats, 0),
            categories: [0; MAX_CATEGORIES],
            moved: [0; MAX_CATEGORIES],
        }
    }

    /// Takes one game in.
    pub(super) fn count(&mut self, standing: &Standing, events: u64) {
        self.games += 1;
        self.events += events;
        self.shortest = self.shortest.min(events);
        self.longest = self.longest.max(events);
        let winners = standing.winners().count() as u64;
        standing.winners().for_each(|seat| self.wins[seat] += WIN / winners);
        for (seat, total) in standing.totals.each() {
            self.scores[seat] += i64::from(*total);
            for (category, points) in standing.breakdown[seat].into_iter().enumerate() {
                self.categories[category] += i64::from(points);
                self.moved[category] += i64::from(points.unsigned_abs());
            }
        }
    }

    /// Takes another thread's games in.
    pub(super) fn add(&mut self, other: &Tally) {
        self.games += other.games;
        self.events += other.events;
        self.shortest = self.shortest.min(other.shortest);
        self.longest = self.longest.max(other.longest);
        for (seat, score) in other.scores.each() {
            self.scores[seat] += score;
            self.wins[seat] += other.wins[seat];
        }
        for category in 0..MAX_CATEGORIES {
            self.categories[category] += other.categories[category];
            self.moved[category] += other.moved[category];
        }
    }

    fn mean_scores(&self) -> Vec<f64> {
        self.scores.iter().map(|score| rounded(*score as f64 / self.games as f64)).collect()
    }

    fn win_shares(&self) -> Vec<f64> {
        self.wins.iter().map(|wins| rounded(*wins as f64 / (WIN * self.games) as f64)).collect()
    }

    /// Each category's mean points for one seat in one game, and its share of all points won or lost.
    fn categories<G: Game>(&self) -> impl Iterator<Item = (&'static str, f64, f64)> {
        let seats = self.games as f64 * f64::from(self.scores.seats());
        let all = self.moved.iter().sum::<i64>() as f64;
        let each = move |(key, (sum, moved)): (&&'static str, (i64, i64))| {
            (*key, rounded(sum as f64 / seats), rounded(moved as f64 / all))
        };
        G::META.categories.iter().zip(self.categories.into_iter().zip(self.moved)).map(each)
    }

    pub(super) fn json<G: Game>(
        &self,
        config: &G::Config,
        bots: &[Kind],
        seed: u64,
        seconds: f64,
    ) -> serde_json::Value {
        let options: serde_json::Map<_, _> =
            config.options().iter().map(|(key, value)| (String::from(*key), json!(value))).collect();
        let categories: serde_json::Map<_, _> = self
            .categories::<G>()
            .map(|(key, mean, share)| (key.to_owned(), json!({ "mean": mean, "share": share })))
            .collect();
        json!({
            "game": G::META.id,
            "seats": config.seats(),
            "options": options,
            "bots": bots.iter().map(|bot| bot.name()).collect::<Vec<_>>(),
            "seed": seed,
            "games": self.games,
            "games_per_second": (self.games as f64 / seconds).round() as u64,
            "events_per_second": (self.events as f64 / seconds).round() as u64,
            "mean_score": self.mean_scores(),
            "win_share": self.win_shares(),
            "mean_events": rounded(self.events as f64 / self.games as f64),
            "min_events": self.shortest,
            "max_events": self.longest,
            "categories": categories,
        })
    }

    pub(super) fn text<G: Game>(&self, config: &G::Config, bots: &[Kind], seconds: f64) -> String {
        let options: Vec<String> =
            config.options().iter().map(|(key, value)| format!("{key}={value}")).collect();
        let mut text = String::new();
        // Writing to a string cannot fail.
        let seats = counted_seats(config.seats());
        let _ = writeln!(text, "{}, {seats}, {}", G::META.title, options.join(" "));
        let _ = writeln!(
            text,
            "{} games in {seconds:.2} s: {:.0} games/s, {:.0} events/s, audited after every event",
            self.games,
            self.games as f64 / seconds,
            self.events as f64 / seconds
        );
        let mean = self.events as f64 / self.games as f64;
        let _ = writeln!(text, "length: {mean:.1} events ({} to {})", self.shortest, self.longest);
        let _ = writeln!(text, "\nseat  bot     mean score  win share");
        for ((seat, bot), (score, wins)) in
            Seat::all(config.seats()).zip(bots).zip(self.mean_scores().iter().zip(self.win_shares()))
        {
            let _ = writeln!(text, "{seat:<5} {:<7} {score:>10.2}  {:>7.1} %", bot.name(), wins * 100.0);
        }
        let _ = writeln!(text, "\npoints from       a seat  share of points won or lost");
        for (key, mean, share) in self.categories::<G>().filter(|(_, _, share)| *share != 0.0) {
            let _ = writeln!(text, "{key:<15} {mean:>8.2}  {:>10.1} %", share * 100.0);
        }
        text
    }
}

/// Four decimals are more than a million games can tell.
fn rounded(value: f64) -> f64 {
    if value.is_finite() { (value * 1e4).round() / 1e4 } else { 0.0 }
}
