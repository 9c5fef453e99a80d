//! `impl Game`: short delegations.

use crate::action::Action;
use crate::appraise;
use crate::chance::Chance;
use crate::config::Config;
use crate::score::{self, CATEGORIES};
use crate::state::{Phase, State};
use crate::view::{Seen, View};
use dino_core::{Digest, Event, Game, Meta, Pending, Refusal, Rng, Seat, Standing, Viewer};
use std::time::Duration;

impl Game for State {
    const META: Meta = Meta {
        id: "cubosaurs",
        title: "Cubosaurs",
        prefix: crate::PREFIX,
        min_seats: 2,
        max_seats: 5,
        minutes: 20,
        age: 8,
        rules: 1,
        state_bytes: 512,
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
        None
    }

    fn time_up_unchecked(&mut self) {}

    fn standing(&self) -> Option<Standing> {
        (self.phase == Phase::Over).then(|| score::standing(self))
    }

    fn view(&self, _viewer: Viewer) -> View {
        self.public_view()
    }

    fn sample(view: &View, _rng: &mut impl Rng) -> Self {
        State::from_view(view)
    }

    fn observe(&self, event: &Event<Action, Chance>, _after: &Self, _viewer: Viewer) -> Seen {
        *event
    }

    fn appraise(view: &View, seat: Seat, actions: &[Action], out: &mut Vec<i32>) {
        appraise::appraise(&State::from_view(view), seat, actions, out);
    }

    fn digest(&self, digest: &mut Digest) {
        State::digest(self, digest);
    }

    fn audit(&self) -> Result<(), String> {
        State::audit(self)
    }

    /// A round of n seats, by CUB-23: one fall for the starter, at most 6 tiles, 4n cards dealt and 6n drawn into
    /// hands; at most 48n + 2 turns, each ended by one action; at most one tile bought a turn and n + 1 <= 6 in the
    /// market. A token taken from an opponent answers a card with an icon that joined a collection: 4n cards dealt,
    /// at most 10 in each of the 6n hands kept, and 1 or 2 by each of tiles 8, 9 and 10.
    fn event_bound(&self) -> u32 {
        let n = u32::from(self.options.seats);
        let round = 1 + 6 + (4 + 6) * n + (48 * n + 2) + 6 + (4 + 60) * n + 4;
        round * u32::from(self.options.rounds)
    }

    #[inline]
    fn pick_action(&self, seat: Seat, ticket: impl FnOnce(u32) -> u32, _: &mut Vec<Action>) -> Action {
        self.pick(seat, ticket)
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
