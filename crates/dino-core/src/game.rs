//! The trait every game implements.

use crate::config::Configure;
use crate::digest::Digest;
use crate::event::{Event, NotationError, Pending, Refusal};
use crate::seat::Seat;
use crate::standing::Standing;
use rand_core::Rng;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt;
use std::hash::Hash;
use std::str::FromStr;
use std::time::Duration;

/// What is fixed about a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Meta {
    /// Name in commands, records and addresses.
    pub id: &'static str,
    /// Name for people.
    pub title: &'static str,
    /// The letters before its rule numbers.
    pub prefix: &'static str,
    /// Fewest seats.
    pub min_seats: u8,
    /// Most seats.
    pub max_seats: u8,
    /// Usual length in minutes, for people.
    pub minutes: u8,
    /// Youngest age printed on the box.
    pub age: u8,
    /// Raised whenever an old record would play differently.
    pub rules: u16,
    /// No state is larger (law 10).
    pub state_bytes: usize,
    /// What points come from, in the order of a [`Standing`]'s breakdown.
    pub categories: &'static [&'static str],
}

/// Who looks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// The person or bot in this seat.
    Seat(Seat),
    /// Somebody who watches: sees what lies open to all.
    Public,
    /// Somebody who may see everything, as when a finished game is looked at again.
    Everything,
}

/// A value with a context-free text that is also its serde form, its log line and what a browser posts.
///
/// One value has one text: whatever parses prints back to the same letters (law 3).
pub trait Notation:
    Copy + Ord + Hash + fmt::Debug + fmt::Display + FromStr<Err = NotationError> + Send + Sync + 'static
{
}

impl<T> Notation for T where
    T: Copy + Ord + Hash + fmt::Debug + fmt::Display + FromStr<Err = NotationError> + Send + Sync + 'static
{
}

/// When an action came, by the clock of whoever drives the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stamp {
    /// How long the clock that runs for the seat had run.
    pub clock: Duration,
    /// The same at the seat's last action under this clock.
    pub last: Option<Duration>,
}

/// The event type of a game.
pub type EventOf<G> = Event<<G as Game>::Action, <G as Game>::Chance>;

/// A state of one game: a moment of play, as a value.
///
/// The `_unchecked` methods expect an event that would pass; [`Game::apply`] checks first. The laws a game must
/// keep are in the crate `dino-testkit`.
pub trait Game: Clone + Eq + Hash + fmt::Debug + Send + Sync + 'static {
    /// What is fixed about the game.
    const META: Meta;
    /// Seats, variants and component sheet.
    type Config: Configure;
    /// One atomic decision of one seat.
    type Action: Notation;
    /// One way chance may fall.
    type Chance: Notation;
    /// What one viewer learns from one event.
    type Seen: Clone + Eq + fmt::Debug + Serialize;
    /// All one viewer may know, remembered facts included.
    type View: Clone + Eq + fmt::Debug + Serialize + DeserializeOwned + Send + Sync + 'static;

    /// The first moment of a game.
    fn new(config: &Self::Config) -> Self;

    /// How many seats play.
    fn seats(&self) -> u8;

    /// What the game waits for. It depends on public facts only.
    fn pending(&self) -> Pending;

    /// Appends what the seat may do now: ascending, no duplicates; nothing when the game does not wait for it.
    fn legal_actions(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// `Ok`, or why the seat may not do this now.
    fn check(&self, seat: Seat, action: Self::Action) -> Result<(), Refusal>;

    /// Carries out an action that passes [`Game::check`].
    fn play_unchecked(&mut self, seat: Seat, action: Self::Action);

    /// Appends every way chance may fall now with its positive weight: ascending, no duplicates; nothing when
    /// the game does not wait for chance.
    fn chance_outcomes(&self, out: &mut Vec<(Self::Chance, u32)>);

    /// Carries out a listed outcome.
    fn resolve_unchecked(&mut self, outcome: Self::Chance);

    /// How long the pending seats have by the rules, if they are timed. The driver owns the clock and sets it when a
    /// limit appears, when it changes, and when time was up and a limit follows.
    fn time_limit(&self) -> Option<Duration>;

    /// Carries out the end of the time limit.
    fn time_up_unchecked(&mut self);

    /// Scores and ranks, once the game is over.
    fn standing(&self) -> Option<Standing>;

    /// All the viewer may know, built from nothing.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// A world that looks like `view`: hidden things drawn among those the viewer cannot exclude.
    fn sample(view: &Self::View, rng: &mut impl Rng) -> Self;

    /// What the viewer learns when `event` leads from here to `after`.
    fn observe(&self, event: &EventOf<Self>, after: &Self, viewer: Viewer) -> Self::Seen;

    /// Appends what each action is worth to the seat, in hundredths of a point, as one look ahead tells.
    /// It works from the view alone, and is what the `greedy` bot and hints go by.
    fn appraise(view: &Self::View, seat: Seat, actions: &[Self::Action], out: &mut Vec<i32>);

    /// What the seat would do next, several actions in a row, if it can take `rate` actions a minute: for phases in which
    /// one look ahead is not enough and nobody is in the way. A bot follows it as long as it is legal. Nothing by default.
    fn plan(_view: &Self::View, _seat: Seat, _rate: u32) -> Vec<Self::Action> {
        Vec::new()
    }

    /// Writes every fact of the state, in an order that never changes within one rules version.
    fn digest(&self, digest: &mut Digest);

    /// `Ok` when nothing is lost and nothing doubled; otherwise what is wrong.
    fn audit(&self) -> Result<(), String>;

    /// No game of this configuration has more events. The implementation carries the proof.
    fn event_bound(&self) -> u32;

    /// How long this seat has by a clock of its own, and what the driver does for it when that has run out. The driver
    /// sets the clock when an own action of the seat brings it or changes its limit.
    fn own_clock(&self, _seat: Seat) -> Option<(Duration, Self::Action)> {
        None
    }

    /// How long this seat has of the time for all, where some have longer than others: at [`Game::time_limit`] the
    /// first of them have to stop.
    fn seat_limit(&self, _seat: Seat) -> Option<Duration> {
        self.time_limit()
    }

    /// How much later than its stamp an action may arrive under a running clock, and than the end of the time.
    fn grace(&self) -> Duration {
        Duration::ZERO
    }

    /// `Ok` when the action comes at its time, or the rule by which it comes too early or too late. Only a driver with a
    /// clock asks; [`Game::check`] says everything else.
    fn is_timely(&self, _seat: Seat, _action: Self::Action, _stamp: Stamp) -> Result<(), Refusal> {
        Ok(())
    }

    /// Whether the rules let the seat take back this action, which led, or would lead now, from here to `after`. What
    /// chance and secrecy forbid is found without asking the game.
    fn may_be_taken_back(&self, _seat: Seat, _action: Self::Action, _after: &Self) -> bool {
        true
    }

    /// What a seat does in a playout: any legal action, unless the game knows that nobody would stop so soon.
    fn playout_action(
        &self,
        seat: Seat,
        ticket: impl FnOnce(u32) -> u32,
        scratch: &mut Vec<Self::Action>,
    ) -> Self::Action {
        self.pick_action(seat, ticket, scratch)
    }

    /// The legal action that `ticket`, given how many there are, points at in the list.
    ///
    /// Games override this where they can count and find without listing; law 2 holds them to the list.
    fn pick_action(
        &self,
        seat: Seat,
        ticket: impl FnOnce(u32) -> u32,
        scratch: &mut Vec<Self::Action>,
    ) -> Self::Action {
        scratch.clear();
        self.legal_actions(seat, scratch);
        scratch[ticket(scratch.len() as u32) as usize]
    }

    /// The outcome that `ticket`, given the sum of all weights, points at: the first outcome whose weight,
    /// added to those before it, exceeds the ticket.
    ///
    /// Games override this where they can; law 8 holds them to the list.
    fn pick_chance(
        &self,
        ticket: impl FnOnce(u32) -> u32,
        scratch: &mut Vec<(Self::Chance, u32)>,
    ) -> Self::Chance {
        scratch.clear();
        self.chance_outcomes(scratch);
        let mut ticket = ticket(scratch.iter().map(|(_, weight)| weight).sum());
        for (outcome, weight) in scratch.iter() {
            if ticket < *weight {
                return *outcome;
            }
            ticket -= weight;
        }
        unreachable!("a ticket is below the sum of the weights")
    }

    /// `Ok` when chance may fall like this now.
    fn check_chance(&self, outcome: Self::Chance) -> Result<(), Refusal> {
        self.pending().expect_chance()?;
        let mut outcomes = Vec::new();
        self.chance_outcomes(&mut outcomes);
        outcomes.iter().any(|(listed, _)| *listed == outcome).then_some(()).ok_or(Refusal::Impossible)
    }

    /// Carries out an event, or refuses it and leaves the state as it was.
    fn apply(&mut self, event: &EventOf<Self>) -> Result<(), Refusal> {
        match *event {
            Event::Act(seat, action) => {
                self.check(seat, action)?;
                self.play_unchecked(seat, action);
            }
            Event::Chance(outcome) => {
                self.check_chance(outcome)?;
                self.resolve_unchecked(outcome);
            }
            Event::TimeUp => {
                if self.pending() == Pending::Over {
                    return Err(Refusal::GameOver);
                }
                self.time_limit().ok_or(Refusal::Untimed)?;
                self.time_up_unchecked();
            }
        }
        Ok(())
    }

    /// The short digest of the state, as records carry it.
    fn digest32(&self) -> u32 {
        let mut digest = Digest::default();
        self.digest(&mut digest);
        digest.finish()
    }
}
