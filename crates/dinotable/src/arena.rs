//! `dinotable arena`: how strong bots are, measured so that one can believe it.
//!
//! Every deal is played once with each rotation of the seats (a mirrored deal), so that neither a good seat nor a good deal
//! helps anybody. Bots draw from generators of their own, never from the deal's. Shares come with the interval in which the
//! true share lies with 95 % confidence, and with how many games such a claim takes.

use crate::cli::{ArenaArgs, Usage};
use crate::progress;
use crate::setup::{self, unknown_game};
use crate::sim::SimGame;
use anyhow::{Context, Result, anyhow};
use dino_core::{Configure, Heuristics, Scratch, Seed};
use std::io::Write;
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Instant;

mod contestant;
mod elo;
mod report;
mod results;
mod stats;
mod timed_bot;

use contestant::Conditions;
pub(crate) use contestant::Contestant;
use results::Results;
pub(crate) use stats::wilson;

/// Mirror and sanity matches are no longer than this unless somebody asks for it.
const MOST_CONTROLS: u64 = 40;

pub(crate) fn run(args: &ArenaArgs) -> Result<ExitCode> {
    let id = args.setup.game.as_str();
    dino_games::with_game!(id, G => compete::<G>(args)).ok_or_else(|| unknown_game(id, &args.lang.words()))?
}

fn compete<G: Heuristics>(args: &ArenaArgs) -> Result<ExitCode> {
    let usual = u8::try_from(args.bots.len()).unwrap_or(u8::MAX).max(2);
    let config = setup::config_for::<G>(&args.setup, args.setup.seats.unwrap_or(usual))?;
    let seats = config.seats();
    let Some(first) = args.bots.first() else { return Err(Usage("no bot is named".to_owned()).into()) };
    let controls = args.controls.unwrap_or(args.games.min(MOST_CONTROLS));
    let matches = [
        (Match::new("arena-match", &args.bots, seats)?, args.games),
        (Match::new("arena-mirror", std::slice::from_ref(first), seats)?, controls),
        (Match::new("arena-sanity", &[first.clone(), Contestant::random()], seats)?, controls),
    ];
    let mut played = Vec::new();
    for (one, games) in matches.into_iter().filter(|(_, games)| *games > 0) {
        let results = one.play::<G>(&config, args, games)?;
        played.push((one, results));
    }
    if let Some(file) = &args.svg {
        std::fs::write(file, report::svg::<G>(&played, &args.lang.words()))
            .with_context(|| format!("cannot write {}", file.display()))?;
    }
    let mut out = std::io::stdout().lock();
    if args.json {
        writeln!(out, "{}", report::json::<G>(&config, args, &played))?;
    } else {
        write!(out, "{}", report::text::<G>(&config, &played, &args.lang.words()))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Some bots at the seats of a game, over many deals.
pub(crate) struct Match {
    /// What it is called in the words.
    name: &'static str,
    bots: Vec<Contestant>,
    /// Which bot sits where before seats are rotated.
    lineup: Vec<usize>,
}

impl Match {
    /// A bot for each seat; where there are fewer bots, the first sits once and the others take turns in the rest. One bot
    /// sits everywhere.
    fn new(name: &'static str, bots: &[Contestant], seats: u8) -> Result<Match, Usage> {
        let (count, seats) = (bots.len(), usize::from(seats));
        if count > seats {
            return Err(Usage(format!("{count} bots for {seats} seats: name as many as sit down, or fewer")));
        }
        let rest = |seat: usize| if count == 1 { 0 } else { 1 + (seat - 1) % (count - 1) };
        let lineup = (0..seats).map(|seat| if seat == 0 { 0 } else { rest(seat) }).collect();
        Ok(Match { name, bots: bots.to_vec(), lineup })
    }

    /// Who sits where in a game: every deal is played with each rotation.
    fn seating(&self, game: u64) -> Vec<usize> {
        let seats = self.lineup.len();
        let shift = (game % seats as u64) as usize;
        (0..seats).map(|seat| self.lineup[(seat + shift) % seats]).collect()
    }

    fn play<G: Heuristics>(&self, config: &G::Config, args: &ArenaArgs, games: u64) -> Result<Results> {
        let (next, stop) = (AtomicU64::new(0), AtomicBool::new(false));
        // Whole deals only: each is played once with every rotation.
        let games = games.next_multiple_of(u64::from(config.seats()));
        let bar = progress::bar(games, "games");
        let start = Instant::now();
        let work = || -> Result<Results> {
            let mut results = Results::new(self.bots.len(), config.seats());
            while !stop.load(Ordering::Relaxed) {
                let game = next.fetch_add(1, Ordering::Relaxed);
                if game >= games {
                    break;
                }
                self.game::<G>(config, args, game, &mut results)
                    .inspect_err(|_| stop.store(true, Ordering::Relaxed))?;
                bar.inc(1);
            }
            Ok(results)
        };
        let all: Vec<Result<Results>> = std::thread::scope(|scope| {
            let handles: Vec<_> = (0..args.threads).map(|_| scope.spawn(work)).collect();
            let failed = |_| Err(anyhow!("a thread of the arena failed"));
            handles.into_iter().map(|handle| handle.join().unwrap_or_else(failed)).collect()
        });
        bar.finish_and_clear();
        let mut results = Results::new(self.bots.len(), config.seats());
        for one in all {
            results.add(&one?);
        }
        results.seconds = start.elapsed().as_secs_f64();
        Ok(results)
    }

    fn game<G: Heuristics>(
        &self,
        config: &G::Config,
        args: &ArenaArgs,
        game: u64,
        results: &mut Results,
    ) -> Result<()> {
        let seats = self.lineup.len() as u64;
        let seating = self.seating(game);
        let mut scratch = Scratch::default();
        let conditions: Vec<Conditions> = (0..seats)
            .map(|seat| Conditions {
                think: args.think.map(std::time::Duration::from_millis),
                iterations: args.iterations,
                // Of its own: it has nothing in common with the deal but the number it is counted by.
                seed: args.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ (game * 64 + seat) << 20,
            })
            .collect();
        let clocks: Vec<timed_bot::Spent> = seating.iter().map(|_| timed_bot::Spent::default()).collect();
        let bots = seating.iter().zip(conditions).zip(&clocks).map(|((bot, conditions), spent)| {
            timed_bot::timed::<G>(self.bots[*bot].bot::<G>(&conditions, spent), spent)
        });
        let kinds: Vec<_> = seating.iter().map(|bot| self.bots[*bot].pace()).collect();
        let seed = Seed::of_series(args.seed, game / seats);
        let mut played = SimGame::<G>::with_bots(config, bots.collect(), &kinds, seed);
        while played.step(&mut scratch)?.is_some() {}
        let standing = played.state().standing().context("the game is over without a standing")?;
        results.count(&seating, &standing, &clocks);
        Ok(())
    }
}
