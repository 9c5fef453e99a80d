//! The trait every game implements.

use crate::clock::Clock;
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
    /// Whether somebody may know what others do not. Where nobody does, every view shows the whole state (law 6).
    pub has_secrets: bool,
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

/// The event type of a game.
pub type EventOf<G> = Event<<G as Game>::Action, <G as Game>::Chance>;

/// A state of one game: a moment of play, as a value.
///
/// This trait is what a game must write to be playable, and nothing else. Two more belong to a game: [`Clock`], which
/// most games fill with one line (`type Clock = Untimed;`), and [`Heuristics`](crate::Heuristics), for bots. What is
/// derived from these methods and must be the same for every game is in [`GameExt`], where no game can override it.
///
/// The crate `dino-testkit` holds every implementation to the laws that are named below; it plays random games, so an
/// implementation has to keep them in every state that can be reached.
///
/// Methods are in three groups:
///
/// 1. Required: `new` to `event_bound`.
/// 2. Provided, to be overridden where the game knows a faster way to the same answer: [`Game::pick_action`],
///    [`Game::pick_chance`], [`Game::check_chance`]. The laws compare them with the lists.
/// 3. Provided, to be overridden where the rules say so: [`Game::may_be_taken_back`], [`Game::automatic_action`].
///
/// **Illegal calls.** `play_unchecked` and `resolve_unchecked` expect an event that would pass its check. Called with
/// another one they may panic or leave a state that no rule describes; they never read or write outside the state,
/// for `unsafe` is forbidden. Whoever has not checked calls [`GameExt::apply`].
pub trait Game: Clone + Eq + Hash + fmt::Debug + Send + Sync + 'static {
    /// What is fixed about the game.
    const META: Meta;
    /// Seats, variants and component sheet. It survives serde (law 11).
    type Config: Configure;
    /// One atomic decision of one seat.
    type Action: Notation;
    /// One way chance may fall.
    type Chance: Notation;
    /// What one viewer learns from one event.
    type Seen: Clone + Eq + fmt::Debug + Serialize + Send + Sync + 'static;
    /// All one viewer may know, remembered facts included. It survives serde (law 11).
    type View: Clone + Eq + fmt::Debug + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// The clocks of the rules: [`Untimed`](crate::Untimed) where there are none.
    type Clock: Clock<Self>;

    /// The first moment of a game. A configuration fits together by its type, so this cannot fail. Equal
    /// configurations give equal states (law 1).
    fn new(config: &Self::Config) -> Self;

    /// How many seats play: those of the configuration, from the first event to the last.
    fn seats(&self) -> u8;

    /// What the game waits for.
    ///
    /// It depends on public facts only (laws 6 and 7): whom the game asks tells nobody anything. A set of seats is
    /// never empty. Several seats are asked at once only where the order of their actions cannot matter (law 5).
    fn pending(&self) -> Pending;

    /// Appends what the seat may do now: ascending, no duplicates; nothing when the game does not wait for it.
    ///
    /// What is in `out` already stays. A seat that is pending has at least one action. The list depends on what the
    /// seat may know alone (law 6), and holds exactly what [`Game::check`] lets pass (law 2).
    fn legal_actions(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// `Ok`, or why the seat may not do this now.
    ///
    /// Any seat and any action that parses may be asked about. The seat may be beyond those that play. The answer is
    /// `GameOver` for everything once the game is over (law 9), and names a rule wherever a rule forbids it.
    fn check(&self, seat: Seat, action: Self::Action) -> Result<(), Refusal>;

    /// Carries out an action that passes [`Game::check`]. It allocates nothing (law 10) and uses nothing but the
    /// state and its arguments (law 1). For other actions see the trait's page.
    fn play_unchecked(&mut self, seat: Seat, action: Self::Action);

    /// Appends every way chance may fall now with its positive weight: ascending, no duplicates; nothing when
    /// the game does not wait for chance. The weights add up to less than 2^32 (law 8).
    fn chance_outcomes(&self, out: &mut Vec<(Self::Chance, u32)>);

    /// Carries out a listed outcome, as [`Game::play_unchecked`] does an action.
    fn resolve_unchecked(&mut self, outcome: Self::Chance);

    /// Scores and ranks when the game is over, and `None` before (law 8). The breakdown adds up to the totals.
    fn standing(&self) -> Option<Standing>;

    /// All the viewer may know, built from nothing.
    ///
    /// States that differ only in what is hidden from the viewer have equal views, and stay so under events that look
    /// alike to the viewer (law 7). [`Viewer::Everything`] sees all facts of the state.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// A world that looks like `view`: hidden things drawn among those the viewer cannot exclude.
    ///
    /// The world has the same view for the same viewer, the same legal actions for that seat, the same pending seats
    /// and standing, and passes the audit (law 6). Views of [`Viewer::Everything`] hide nothing, so the world sampled
    /// from one is the state itself, whatever the generator says (law 6). This is the only place where a game draws at
    /// random: it serves bots, and no event of a real game comes from it.
    fn sample(view: &Self::View, rng: &mut impl Rng) -> Self;

    /// What the viewer learns when `event`, which is legal here, leads from here to `after`. It tells nothing that
    /// `view` of `after` hides (law 7).
    fn observe(&self, event: &EventOf<Self>, after: &Self, viewer: Viewer) -> Self::Seen;

    /// Writes every fact of the state, in an order that never changes within one rules version. States that differ
    /// write something different (law 1). Records carry the result, so another program can check them.
    fn digest(&self, digest: &mut Digest);

    /// `Ok` when nothing is lost and nothing doubled; otherwise what is wrong. It holds after every event (law 4).
    fn audit(&self) -> Result<(), String>;

    /// No game of this configuration has more events (law 8). The implementation carries the proof.
    fn event_bound(&self) -> u32;

    /// Whether the rules let the seat take back this action, which led, or would lead now, from here to `after`. What
    /// chance and secrecy forbid is found without asking the game.
    fn may_be_taken_back(&self, _seat: Seat, _action: Self::Action, _after: &Self) -> bool {
        true
    }

    /// What a driver does for the seat without asking it, because the seat has said so beforehand; `None` where it is to
    /// be asked, and for a seat that is not pending.
    ///
    /// It is the seat's only legal action (law 2), so that whoever asks nevertheless gets the same answer, and depends on
    /// what the seat may know alone (law 6). To others it looks like an action of the seat's own; a driver that others
    /// watch takes as long for it as the seat might.
    fn automatic_action(&self, _seat: Seat) -> Option<Self::Action> {
        None
    }

    /// The legal action that `ticket`, given how many there are, points at in the list.
    ///
    /// The seat is pending. `ticket` is called once. Games override this where they can count and find without
    /// listing; law 2 holds them to the list. `scratch` is a buffer to be used again, its content is nothing.
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
    /// The game waits for chance. Real tables draw through this, so it never changes within one rules version. Games
    /// override it where they can; law 8 holds them to the list.
    fn pick_chance(
        &self,
        ticket: impl FnOnce(u32) -> u32,
        scratch: &mut Vec<(Self::Chance, u32)>,
    ) -> Self::Chance {
        scratch.clear();
        self.chance_outcomes(scratch);
        pick_weighted(scratch, ticket)
    }

    /// `Ok` when chance may fall like this now. Games override it where they can tell without listing; law 8 holds
    /// them to the list.
    fn check_chance(&self, outcome: Self::Chance) -> Result<(), Refusal> {
        self.pending().expect_chance()?;
        let mut outcomes = Vec::new();
        self.chance_outcomes(&mut outcomes);
        outcomes.iter().any(|(listed, _)| *listed == outcome).then_some(()).ok_or(Refusal::Impossible)
    }
}

/// The item that `ticket`, given the sum of all weights, points at: the first whose weight, added to those before it,
/// exceeds the ticket.
pub fn pick_weighted<T: Copy>(items: &[(T, u32)], ticket: impl FnOnce(u32) -> u32) -> T {
    let mut ticket = ticket(items.iter().map(|(_, weight)| weight).sum());
    for (item, weight) in items {
        if ticket < *weight {
            return *item;
        }
        ticket -= weight;
    }
    unreachable!("a ticket is below the sum of the weights")
}

/// What follows from a game's own methods. Every game has it and none can override it.
pub trait GameExt: Game {
    /// `Ok` when the event may happen now. Whether an action comes in time is asked of the game's [`Clock`] by whoever
    /// has one.
    fn check_event(&self, event: &EventOf<Self>) -> Result<(), Refusal> {
        match *event {
            Event::Act(seat, action) => self.check(seat, action),
            Event::Chance(outcome) => self.check_chance(outcome),
            Event::TimeUp if self.pending() == Pending::Over => Err(Refusal::GameOver),
            Event::TimeUp => Self::Clock::limit(self).map(drop).ok_or(Refusal::Untimed),
        }
    }

    /// Appends what the seat may choose from now: its legal actions but for the one that the driver takes for it when its
    /// own clock has run out.
    fn choices(&self, seat: Seat, out: &mut Vec<Self::Action>) {
        let from = out.len();
        self.legal_actions(seat, out);
        if let Some((_, at_the_end)) = Self::Clock::own_clock(self, seat)
            && let Some(at) = out[from..].iter().position(|action| *action == at_the_end)
        {
            out.remove(from + at);
        }
    }

    /// Carries out an event, or refuses it and leaves the state as it was (law 9).
    fn apply(&mut self, event: &EventOf<Self>) -> Result<(), Refusal> {
        self.check_event(event)?;
        self.apply_unchecked(event);
        Ok(())
    }

    /// Carries out an event that is known to pass [`GameExt::check_event`]. For others see [`Game`].
    fn apply_unchecked(&mut self, event: &EventOf<Self>) {
        match *event {
            Event::Act(seat, action) => self.play_unchecked(seat, action),
            Event::Chance(outcome) => self.resolve_unchecked(outcome),
            Event::TimeUp => Self::Clock::time_up_unchecked(self),
        }
    }

    /// The short digest of the state, as records carry it.
    fn digest32(&self) -> u32 {
        let mut digest = Digest::default();
        self.digest(&mut digest);
        digest.finish()
    }
}

impl<G: Game> GameExt for G {}
