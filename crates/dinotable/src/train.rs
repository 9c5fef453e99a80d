//! `dinotable train`: learns by self-play what a running game is worth, and shows whether that helps.
//!
//! In every epoch the bot plays against itself by what it has learned so far, learns from that, and then plays against the
//! hand-made value at equal iterations on deals of its own. All that is kept lies in one folder, so that training goes on
//! where it stopped.

use crate::arena::wilson;
use crate::chart::{self, Line};
use crate::cli::{TrainArgs, Usage};
use crate::progress;
use crate::setup::{self, unknown_game};
use crate::sim::SimGame;
use anyhow::{Context, Result, anyhow};
use dino_bots::learn::{Learner, Notes};
use dino_bots::search::{Budget, Settings};
use dino_bots::{Bot, Kind, Searcher, Weights};
use dino_core::{Configure, Heuristics, Scratch, Seed};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Deals of trials have nothing in common with those learned from.
const TRIALS: u64 = 0x7121_a150;

pub(crate) fn run(args: &TrainArgs) -> Result<ExitCode> {
    let id = args.setup.game.as_str();
    dino_games::with_game!(id, G => train::<G>(args)).ok_or_else(|| unknown_game(id, &args.lang.words()))?
}

fn train<G: Heuristics>(args: &TrainArgs) -> Result<ExitCode> {
    let config = setup::config_for::<G>(&args.setup, args.setup.seats.unwrap_or(G::META.min_seats.max(2)))?;
    let new = Learner::new::<G>(&config);
    let new = new.ok_or_else(|| Usage(format!("{} has no features to learn from", G::META.id)))?;
    std::fs::create_dir_all(&args.folder)
        .with_context(|| format!("cannot make {}", args.folder.display()))?;
    let file = |end: &str| args.folder.join(format!("{}.{end}", G::META.id));
    let mut training =
        Training::<G> { config: &config, args, learner: new, weights: None, trials: Vec::new() };
    if file("training").exists() {
        training.go_on(&file("training"), &file("trials"))?;
    }
    let words = args.lang.words();
    let mut out = std::io::stdout().lock();
    for _ in 0..args.epochs {
        training.play();
        training.weights = Some(training.learner.weights());
        let share = training.trial()?;
        training.trials.push((training.learner.games(), share));
        training.save(&file)?;
        let (low, high) = wilson(share, trial_games(args, config.seats()) as f64);
        let percent = |share: f64| format!("{:.1}", 100.0 * share);
        let values = [
            ("games", training.learner.games().into()),
            ("share", percent(share).into()),
            ("low", percent(low).into()),
            ("high", percent(high).into()),
        ];
        writeln!(out, "{}", words.with("train-epoch", &values))?;
    }
    let weights = file("weights.txt").display().to_string();
    writeln!(out, "{}", words.with("train-done", &[("file", weights.into())]))?;
    Ok(ExitCode::SUCCESS)
}

/// How many games a trial has: whole deals only.
fn trial_games(args: &TrainArgs, seats: u8) -> u64 {
    args.trial.next_multiple_of(seats.into())
}

struct Training<'a, G: Heuristics> {
    config: &'a G::Config,
    args: &'a TrainArgs,
    learner: Learner,
    /// What was learned so far.
    weights: Option<Weights>,
    /// After so many games, so large a share against the hand-made value.
    trials: Vec<(u64, f64)>,
}

impl<G: Heuristics> Training<'_, G> {
    /// Reads what was kept.
    fn go_on(&mut self, training: &Path, trials: &Path) -> Result<()> {
        let kept = Learner::read::<G>(self.config, &setup::read_text(training)?);
        self.learner = kept.map_err(|error| anyhow!("{}: {error}", training.display()))?;
        self.weights = Some(self.learner.weights());
        let line = |line: &str| {
            let (games, share) = line.split_once(' ')?;
            Some((games.parse().ok()?, share.parse().ok()?))
        };
        let text = if trials.exists() { setup::read_text(trials)? } else { String::new() };
        let read: Option<Vec<(u64, f64)>> = text.lines().map(line).collect();
        self.trials = read.with_context(|| format!("{}: expected games and shares", trials.display()))?;
        Ok(())
    }

    /// Plays the games of an epoch and learns from them.
    fn play(&mut self) {
        let bar = progress::bar(self.args.games, "games");
        let mut seen = self.learner.clone();
        for number in 0..self.args.games {
            let game = self.learner.games() + number;
            let weights = vec![self.weights.clone(); usize::from(self.config.seats())];
            let mut notes = Notes::default();
            if let Ok(last) = self.game(weights, self.args.seed, game, game, |state| notes.look(state)) {
                seen.take(&notes, &last);
            }
            bar.inc(1);
        }
        self.learner = seen;
        bar.finish_and_clear();
    }

    /// The share of the learned value in one seat against the hand-made one in the others.
    fn trial(&self) -> Result<f64> {
        let seats = usize::from(self.config.seats());
        let games = trial_games(self.args, self.config.seats());
        let bar = progress::bar(games, "games of the trial");
        let mut won = 0.0;
        for game in 0..games {
            let own = game as usize % seats;
            let weights = (0..seats).map(|seat| self.weights.clone().filter(|_| seat == own)).collect();
            let last = self.game(weights, self.args.seed ^ TRIALS, game / seats as u64, game, |_| ())?;
            let standing = last.standing().context("the game is over without a standing")?;
            let winners = standing.winners().count() as f64;
            won += standing.winners().filter(|seat| seat.index() == own).count() as f64 / winners;
            bar.inc(1);
        }
        bar.finish_and_clear();
        Ok(won / games as f64)
    }

    /// A game between searchers that value by these weights, the hand-made estimate where there are none.
    fn game(
        &self,
        weights: Vec<Option<Weights>>,
        seed: u64,
        deal: u64,
        number: u64,
        mut look: impl FnMut(&G),
    ) -> Result<G> {
        let budget = Budget::iterations(self.args.iterations);
        let bot = |(seat, weights): (u64, Option<Weights>)| -> Box<dyn Bot<G>> {
            // Of its own: it has nothing in common with the deal but the number it is counted by.
            let own = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ ((number * 64 + seat) << 20);
            let rng = Xoshiro256PlusPlus::seed_from_u64(own);
            Box::new(Searcher::with_weights(Settings::STRONG, budget, rng, Kind::Apex.rate(), weights))
        };
        let bots: Vec<_> = (0..).zip(weights).map(bot).collect();
        let pace = vec![Kind::Apex; bots.len()];
        let mut played = SimGame::<G>::with_bots(self.config, bots, &pace, Seed::of_series(seed, deal));
        let mut scratch = Scratch::default();
        while played.step(&mut scratch)?.is_some() {
            look(played.state());
        }
        Ok(played.state().clone())
    }

    /// Writes down what was learned, what goes on from it, and the chart of strength.
    fn save(&self, file: &impl Fn(&str) -> PathBuf) -> Result<()> {
        let write = |end: &str, text: String| {
            std::fs::write(file(end), text).with_context(|| format!("cannot write {}", file(end).display()))
        };
        let games = trial_games(self.args, self.config.seats()) as f64;
        let even = 1.0 / f64::from(self.config.seats());
        let line = |(learned, share): &(u64, f64)| Line {
            name: format!("{learned}"),
            share: *share,
            interval: wilson(*share, games),
            even,
        };
        let lines: Vec<Line> = self.trials.iter().map(line).collect();
        let trials = self.trials.iter().map(|(games, share)| format!("{games} {share}\n"));
        write("training", self.learner.to_text::<G>())?;
        write("trials", trials.collect())?;
        let title = self.args.lang.words().with("train-chart", &[("game", G::META.title.into())]);
        write("svg", chart::svg(&title, &lines))?;
        match &self.weights {
            Some(weights) => write("weights.txt", weights.to_text::<G>()),
            None => Ok(()),
        }
    }
}
