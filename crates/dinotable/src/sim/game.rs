//! One simulated game: a bot in each seat from the first event to the last, under the clocks of the rules.

use crate::bot_schedule::{BotSchedule, Next};
use anyhow::{Context, Result};
use dino_bots::{Bot, Decision, Kind};
use dino_core::game::EventOf;
use dino_core::{Clocks, Draws, Event, Game, GameExt as _, Heuristics, Pending, Scratch, Seat, Seed};
use std::time::Duration;

/// An event, and the reading of the acting seat's clock where one ran.
pub(crate) type Timed<G> = (EventOf<G>, Option<Duration>);

/// A game that bots play. No time passes: each acts at its own rate by the clock.
pub(crate) struct SimGame<G: Game> {
    state: G,
    bots: Vec<Box<dyn Bot<G>>>,
    draws: Draws,
    clocks: Clocks,
    schedule: BotSchedule<G::Action>,
}

impl<G: Heuristics> SimGame<G> {
    /// A game before its first event; all chance, that of the bots too, follows from the seed.
    pub(crate) fn new(config: &G::Config, bots: &[Kind], seed: Seed) -> Self {
        let base = seed.bot_seed();
        let bot = |(kind, seat): (&Kind, u64)| kind.bot::<G>(base.wrapping_add(seat));
        Self::with_bots(config, bots.iter().zip(0..).map(bot).collect(), bots, seed)
    }

    /// A game before its first event with these bots, which keep the pace of these kinds where time counts.
    pub(crate) fn with_bots(
        config: &G::Config,
        bots: Vec<Box<dyn Bot<G>>>,
        pace: &[Kind],
        seed: Seed,
    ) -> Self {
        SimGame {
            state: G::new(config),
            bots,
            draws: Draws::new(seed),
            clocks: Clocks::default(),
            schedule: BotSchedule::new(pace),
        }
    }

    /// The state now.
    pub(crate) fn state(&self) -> &G {
        &self.state
    }

    /// Lets the next event happen, and says which; `None` when the game is over.
    pub(crate) fn step(&mut self, scratch: &mut Scratch<G>) -> Result<Option<Timed<G>>> {
        let (event, reading) = loop {
            match self.state.pending() {
                Pending::Over => return Ok(None),
                Pending::Chance => {
                    let ticket = |bound| self.draws.ticket(bound);
                    break (Event::Chance(self.state.pick_chance(ticket, &mut scratch.outcomes)), None);
                }
                Pending::Seats(_) => {
                    if let Some(acted) = self.act(scratch)? {
                        break acted;
                    }
                }
            }
        };
        let before = self.state.clone();
        self.state.apply_unchecked(&event);
        self.clocks.note(&before, &event, &self.state, reading);
        Ok(Some((event, reading)))
    }

    /// What a seat does next, or what the clock does; `None` when an action came too early and has to wait.
    fn act(&mut self, scratch: &mut Scratch<G>) -> Result<Option<Timed<G>>> {
        let seats = self.state.pending().seats();
        let next = self.schedule.next(&self.clocks, &self.state, seats);
        match next.context("the game waits for nobody")? {
            Next::Untimed(seat) => Ok(Some((Event::Act(seat, self.choose(seat, None, scratch)), None))),
            Next::Timeout(at, event) => {
                self.clocks.set_time(at);
                Ok(Some((event, None)))
            }
            Next::Timed(seat, reading) => {
                let clock = self.clocks.running(&self.state, seat).context("no clock runs")?;
                let time_left = Some(clock.limit.saturating_sub(reading));
                let early = self.schedule.take_early(&self.state, seat);
                let action = early.unwrap_or_else(|| self.choose(seat, time_left, scratch));
                if self.clocks.check(&self.state, seat, action, reading).is_err() {
                    self.schedule.keep_early(&self.clocks, &self.state, (seat, action), reading);
                    return Ok(None);
                }
                self.clocks.set_time(clock.set_at + reading);
                Ok(Some((Event::Act(seat, action), Some(reading))))
            }
        }
    }

    fn choose(&mut self, seat: Seat, time_left: Option<Duration>, scratch: &mut Scratch<G>) -> G::Action {
        let mut decision = Decision::new(&self.state, seat, time_left, &mut scratch.actions);
        self.bots[seat.index()].choose(&mut decision)
    }
}
