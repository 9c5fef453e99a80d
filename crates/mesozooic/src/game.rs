//! `impl Game`: short delegations.

use crate::action::Action;
use crate::appraise;
use crate::chance::Chance;
use crate::config::Config;
use crate::score::{self, CATEGORIES};
use crate::state::{MOST_SLIDES, Phase, Stage, State};
use crate::view::{Seen, View};
use dino_core::{Digest, Event, Game, Meta, Pending, Refusal, Rng, Seat, Stamp, Standing, Viewer};
use std::time::Duration;

/// Slides a seat makes in each build of a playout.
const PLAYOUT_SLIDES: u16 = 40;

impl Game for State {
    const META: Meta = Meta {
        id: "mesozooic",
        title: "Mesozooic",
        prefix: crate::PREFIX,
        min_seats: 1,
        max_seats: 6,
        minutes: 20,
        age: 8,
        rules: 1,
        state_bytes: 1152,
        categories: &CATEGORIES,
    };

    type Config = Config;
    type Action = Action;
    type Chance = Chance;
    type Seen = Seen;
    type View = View;

    fn new(config: &Config) -> Self {
        State::start(config)
    }

    fn seats(&self) -> u8 {
        self.options.seats
    }

    #[inline]
    fn pending(&self) -> Pending {
        self.waits_for()
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        self.list(seat, out);
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        self.pending().expect_act(seat)?;
        self.may(seat, action)
    }

    #[inline]
    fn play_unchecked(&mut self, seat: Seat, action: Action) {
        self.play(seat, action);
    }

    fn chance_outcomes(&self, out: &mut Vec<(Chance, u32)>) {
        self.outcomes(out);
    }

    #[inline]
    fn resolve_unchecked(&mut self, outcome: Chance) {
        self.resolve(outcome);
    }

    fn time_limit(&self) -> Option<Duration> {
        self.limit()
    }

    fn seat_limit(&self, seat: Seat) -> Option<Duration> {
        self.limit_of(seat)
    }

    fn time_up_unchecked(&mut self) {
        self.time_up();
    }

    fn own_clock(&self, seat: Seat) -> Option<(Duration, Action)> {
        self.own_limit(seat).map(|limit| (limit, Action::Time))
    }

    fn grace(&self) -> Duration {
        Duration::from_millis(self.components.timing.grace.into())
    }

    fn is_timely(&self, seat: Seat, action: Action, stamp: Stamp) -> Result<(), Refusal> {
        State::is_timely(self, seat, action, stamp)
    }

    /// Until the last one is in, picks, ready and done may be thought over (MES-13, MES-20, MES-22); slides never, for
    /// sliding back costs a slide (MES-60), and nobody goes back on an end.
    fn may_be_taken_back(&self, seat: Seat, action: Action, after: &Self) -> bool {
        let same = (self.phase, self.pass, self.round) == (after.phase, after.pass, after.round);
        let open = match action {
            Action::Pick(..) | Action::Swap(..) | Action::Leave => true,
            // Its clock would begin again (MES-61).
            Action::Ready => !self.has_own_clock(seat),
            Action::Done => self.phase == Phase::Build,
            Action::Start | Action::Slide(_) | Action::Time => false,
        };
        same && open
    }

    fn standing(&self) -> Option<Standing> {
        (self.phase == Phase::Over).then(|| score::standing(self))
    }

    fn view(&self, viewer: Viewer) -> View {
        self.view_of(viewer)
    }

    fn sample(view: &View, rng: &mut impl Rng) -> Self {
        State::from_view(view, rng)
    }

    fn observe(&self, event: &Event<Action, Chance>, after: &Self, viewer: Viewer) -> Seen {
        self.seen_by(event, after, viewer)
    }

    fn appraise(view: &View, seat: Seat, actions: &[Action], out: &mut Vec<i32>) {
        appraise::appraise(view, seat, actions, out);
    }

    fn plan(view: &View, seat: Seat, rate: u32) -> Vec<Action> {
        appraise::plan(view, seat, rate)
    }

    fn digest(&self, digest: &mut Digest) {
        State::digest(self, digest);
    }

    fn audit(&self) -> Result<(), String> {
        State::audit(self)
    }

    /// Set-up: n directors and at most 16 advanced cards. A round of n seats: 11n cards dealt, at most 5 asked passes
    /// with at most one action or two lapses each, 11n cards laid, and for each seat a start, a ready, 1,000 slides
    /// (MES-23; a slide moves one card at least), a done and five actions with four cranes. Time is up at most five
    /// times in the draft, once in planning, three times in building and once with cranes.
    fn event_bound(&self) -> u32 {
        let n = u32::from(self.options.seats);
        let round = n * (11 + 5 * 2 + 11 + 1 + 1 + u32::from(MOST_SLIDES) + 1 + 5) + 5 + 1 + 3 + 1;
        n + 16 + round * u32::from(self.options.rounds())
    }

    #[inline]
    fn pick_action(&self, seat: Seat, ticket: impl FnOnce(u32) -> u32, _: &mut Vec<Action>) -> Action {
        self.pick_listed(seat, ticket)
    }

    /// As long as the clock runs people slide: 40 slides in each build, then done.
    #[inline]
    fn playout_action(&self, seat: Seat, ticket: impl FnOnce(u32) -> u32, _: &mut Vec<Action>) -> Action {
        if self.stages[seat] != Stage::Build {
            return self.pick_listed(seat, ticket);
        }
        if self.slides[seat] >= PLAYOUT_SLIDES {
            return Action::Done;
        }
        self.any_slidable(seat, ticket).map_or(Action::Done, Action::Slide)
    }

    #[inline]
    fn pick_chance(&self, ticket: impl FnOnce(u32) -> u32, _: &mut Vec<(Chance, u32)>) -> Chance {
        self.fall(ticket)
    }

    fn check_chance(&self, outcome: Chance) -> Result<(), Refusal> {
        self.pending().expect_chance()?;
        if self.may_fall(outcome) { Ok(()) } else { Err(Refusal::Impossible) }
    }
}
