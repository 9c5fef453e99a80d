//! `dinotable sim`: bots against bots.

use crate::bot_schedule::{BotSchedule, Next};
use crate::cli::SimArgs;
use crate::progress;
use crate::setup::{self, unknown_game};
use anyhow::{Context, Result, anyhow, bail};
use dino_bots::{Bot, Decision, Kind};
use dino_core::game::EventOf;
use dino_core::{
    Clocks, Configure, Draws, Event, Game, GameExt as _, Heuristics, Pending, Scratch, Seat, Seed, Table,
};
use indicatif::ProgressBar;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

mod tally;

use tally::Tally;

/// Games a thread takes at a time: few enough to share fairly, many enough to meet seldom.
const BATCH: u64 = 64;

pub(crate) fn run(args: &SimArgs) -> Result<ExitCode> {
    let id = args.setup.game.as_str();
    dino_games::with_game!(id, G => simulate::<G>(args)).ok_or_else(|| unknown_game(id))?
}

fn simulate<G: Heuristics>(args: &SimArgs) -> Result<ExitCode> {
    let config = setup::config::<G>(&args.setup)?;
    let bots = setup::bots(&args.bots, config.seats())?;
    if let Some(folder) = &args.records {
        std::fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
    }
    let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let threads = args.threads.map_or(cores, usize::from);
    let work = Work::<G> {
        config: &config,
        bots: &bots,
        args,
        next: AtomicU64::new(0),
        stop: AtomicBool::new(false),
    };
    let bar = progress::bar(args.games, "games");
    let start = Instant::now();
    let tallies: Vec<Result<Tally>> = std::thread::scope(|scope| {
        let spawn = |_| scope.spawn(|| work.take_part(&bar));
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
struct Work<'a, G: Game> {
    config: &'a G::Config,
    bots: &'a [Kind],
    args: &'a SimArgs,
    /// The first game nobody has taken yet.
    next: AtomicU64,
    /// Set when a thread met an error.
    stop: AtomicBool,
}

impl<G: Heuristics> Work<'_, G> {
    /// Plays batches of games until none are left.
    fn take_part(&self, bar: &ProgressBar) -> Result<Tally> {
        let mut tally = Tally::new(self.config.seats());
        let mut scratch = Scratch::default();
        while !self.stop.load(Ordering::Relaxed) {
            let first = self.next.fetch_add(BATCH, Ordering::Relaxed);
            let last = (first + BATCH).min(self.args.games);
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
        let mut bots = self.seat_bots(&seed);
        let mut draws = Draws::new(seed);
        let mut state = G::new(self.config);
        let (mut clocks, mut schedule) = (Clocks::default(), BotSchedule::new(self.bots));
        let mut kept = Vec::new();
        let mut events = 0;
        loop {
            let (event, reading): (EventOf<G>, Option<Duration>) = match state.pending() {
                Pending::Over => break,
                Pending::Chance => (
                    Event::Chance(state.pick_chance(|bound| draws.ticket(bound), &mut scratch.outcomes)),
                    None,
                ),
                Pending::Seats(seats) => {
                    let mut choose = |seat: Seat, time_left| {
                        let decision = &mut Decision::new(&state, seat, time_left, &mut scratch.actions);
                        bots[seat.index()].choose(decision)
                    };
                    match schedule.next(&clocks, &state, seats).context("the game waits for nobody")? {
                        Next::Untimed(seat) => (Event::Act(seat, choose(seat, None)), None),
                        Next::Timeout(at, event) => {
                            clocks.set_time(at);
                            (event, None)
                        }
                        Next::Timed(seat, reading) => {
                            let clock = clocks.running(&state, seat).context("no clock runs")?;
                            let early = schedule.take_early(&state, seat);
                            let time_left = clock.limit.saturating_sub(reading);
                            let action = early.unwrap_or_else(|| choose(seat, Some(time_left)));
                            if clocks.check(&state, seat, action, reading).is_err() {
                                schedule.keep_early(&clocks, &state, (seat, action), reading);
                                continue;
                            }
                            clocks.set_time(clock.set_at + reading);
                            (Event::Act(seat, action), Some(reading))
                        }
                    }
                }
            };
            let before = state.clone();
            state.apply_unchecked(&event);
            clocks.note(&before, &event, &state, reading);
            events += 1;
            if let Err(fault) = state.audit() {
                bail!("game {game} of seed {}, after {events} events ({event}): {fault}", self.args.seed);
            }
            if self.args.records.is_some() {
                kept.push((event, reading));
            }
        }
        if let Some(folder) = &self.args.records {
            self.save(folder, game, seed, &kept)?;
        }
        let standing = state.standing().context("the game is over without a standing")?;
        tally.count(&standing, events);
        Ok(())
    }

    /// The bots of one game; what they decide by chance follows from the game's seed.
    fn seat_bots(&self, seed: &Seed) -> Vec<Box<dyn Bot<G>>> {
        let base = seed.for_bots();
        let bot = |(kind, seat): (&Kind, u64)| kind.bot::<G>(base.wrapping_add(seat));
        self.bots.iter().zip(0..).map(bot).collect()
    }

    /// Plays the events again at a table, which checks each of them, and writes its record.
    fn save(
        &self,
        folder: &Path,
        game: u64,
        seed: Seed,
        events: &[(EventOf<G>, Option<Duration>)],
    ) -> Result<()> {
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
