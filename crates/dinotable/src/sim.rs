//! `dinotable sim`: bots against bots.

use crate::cli::{LangArg, SimArgs};
use crate::progress;
use crate::setup::{self, unknown_game};
use anyhow::{Context, Result, anyhow, bail};
use dino_bots::Kind;
use dino_core::{Configure, Event, Game, Heuristics, Scratch, Seed, Table};
use indicatif::ProgressBar;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Instant;

mod game;
mod tally;

pub(crate) use game::SimGame;
use game::Timed;
use tally::Tally;

/// Games a thread takes at a time: few enough to share fairly, many enough to meet seldom.
const BATCH_SIZE: u64 = 64;

pub(crate) fn run(args: &SimArgs) -> Result<ExitCode> {
    let id = args.setup.game.as_str();
    dino_games::with_game!(id, G => simulate::<G>(args))
        .ok_or_else(|| unknown_game(id, &LangArg::default().words()))?
}

fn simulate<G: Heuristics>(args: &SimArgs) -> Result<ExitCode> {
    let config = setup::config::<G>(&args.setup)?;
    let bots = setup::bots(&args.bots, config.seats(), &LangArg::default().words())?;
    if let Some(folder) = &args.records {
        std::fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
    }
    let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let threads = args.threads.map_or(cores, usize::from);
    let simulation = Simulation::<G> {
        config: &config,
        bots: &bots,
        args,
        next: AtomicU64::new(0),
        stop: AtomicBool::new(false),
    };
    let bar = progress::bar(args.games, "games");
    let start = Instant::now();
    let tallies: Vec<Result<Tally>> = std::thread::scope(|scope| {
        let spawn = |_| scope.spawn(|| simulation.play_batches(&bar));
        let handles: Vec<_> = (0..threads).map(spawn).collect();
        let failed = |_| Err(anyhow!("a thread of the simulation failed"));
        handles.into_iter().map(|handle| handle.join().unwrap_or_else(failed)).collect()
    });
    let seconds = start.elapsed().as_secs_f64();
    bar.finish_and_clear();
    let mut all = Tally::new(config.seats());
    for tally in tallies {
        all.add(&tally?);
    }
    let mut out = std::io::stdout().lock();
    if args.json {
        writeln!(out, "{}", all.json::<G>(&config, &bots, args.seed, seconds))?;
    } else {
        write!(out, "{}", all.text::<G>(&config, &bots, seconds))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// What the threads share.
struct Simulation<'a, G: Game> {
    config: &'a G::Config,
    bots: &'a [Kind],
    args: &'a SimArgs,
    /// The first game nobody has taken yet.
    next: AtomicU64,
    /// Set when a thread met an error.
    stop: AtomicBool,
}

impl<G: Heuristics> Simulation<'_, G> {
    /// Plays batches of games until none are left.
    fn play_batches(&self, bar: &ProgressBar) -> Result<Tally> {
        let mut tally = Tally::new(self.config.seats());
        let mut scratch = Scratch::default();
        while !self.stop.load(Ordering::Relaxed) {
            let first = self.next.fetch_add(BATCH_SIZE, Ordering::Relaxed);
            let last = (first + BATCH_SIZE).min(self.args.games);
            if first >= last {
                break;
            }
            for game in first..last {
                let played = self.game(game, &mut tally, &mut scratch);
                played.inspect_err(|_| self.stop.store(true, Ordering::Relaxed))?;
            }
            bar.inc(last - first);
        }
        Ok(tally)
    }

    /// Plays one game. It depends on the seed and its number alone, not on threads or other games.
    fn game(&self, game: u64, tally: &mut Tally, scratch: &mut Scratch<G>) -> Result<()> {
        let seed = Seed::of_series(self.args.seed, game);
        let mut played = SimGame::<G>::new(self.config, self.bots, seed);
        let (mut kept, mut events) = (Vec::new(), 0);
        while let Some(timed) = played.step(scratch)? {
            events += 1;
            if let Err(fault) = played.state().audit() {
                let event = timed.0;
                bail!("game {game} of seed {}, after {events} events ({event}): {fault}", self.args.seed);
            }
            if self.args.records.is_some() {
                kept.push(timed);
            }
        }
        if let Some(folder) = &self.args.records {
            self.save(folder, game, seed, &kept)?;
        }
        let standing = played.state().standing().context("the game is over without a standing")?;
        tally.count(&standing, events);
        Ok(())
    }

    /// Plays the events again at a table, which checks each of them, and writes its record.
    fn save(&self, folder: &Path, game: u64, seed: Seed, events: &[Timed<G>]) -> Result<()> {
        let players = self.bots.iter().map(Kind::to_string).collect();
        let mut table = Table::<G>::new(self.config.clone(), seed, players);
        for (event, at) in events {
            match (*event, at) {
                (Event::Act(seat, action), Some(at)) => table.act_at(seat, action, *at)?,
                (Event::Act(seat, action), None) => table.act(seat, action)?,
                (Event::Chance(_), _) => drop(table.draw()),
                (Event::TimeUp, _) => table.time_up()?,
            }
        }
        let file = self.file(folder, game);
        let text = table.record(true).sealed_text();
        // The same games give the same files; anything else that lies there stays.
        if std::fs::read(&file).is_ok_and(|there| there == text.as_bytes()) {
            return Ok(());
        }
        let part = file.with_extension("part");
        let written = std::fs::OpenOptions::new().write(true).create_new(true).open(&file).and_then(|_| {
            std::fs::write(&part, text)?;
            std::fs::rename(&part, &file)
        });
        written.with_context(|| format!("cannot write {}", file.display()))
    }

    fn file(&self, folder: &Path, game: u64) -> PathBuf {
        let Self { args: SimArgs { seed, .. }, config, .. } = self;
        folder.join(format!("{}-{}-seed{seed}-{game:06}.rec", G::META.id, config.seats()))
    }
}
