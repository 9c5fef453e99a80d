//! `impl Game`: short delegations.

use crate::action::Action;
use crate::appraise;
use crate::card::Card;
use crate::chance::Chance;
use crate::config::Config;
use crate::score::{self, CATEGORIES};
use crate::state::{Phase, State};
use crate::view::{Seen, View};
use dino_core::{Digest, Event, Game, Meta, Pending, Refusal, Rng, Seat, Standing, Viewer};
use std::time::Duration;

impl Game for State {
    const META: Meta = Meta {
        id: "evo",
        title: "Evo",
        prefix: crate::PREFIX,
        min_seats: 2,
        max_seats: 5,
        minutes: 60,
        age: 14,
        rules: 2,
        state_bytes: 2048,
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

    fn view(&self, viewer: Viewer) -> View {
        self.shown_to(viewer)
    }

    fn sample(view: &View, rng: &mut impl Rng) -> Self {
        State::from_view(view, rng)
    }

    fn observe(&self, event: &Event<Action, Chance>, after: &Self, viewer: Viewer) -> Seen {
        Seen::of(self, event, after, viewer)
    }

    fn appraise(view: &View, seat: Seat, actions: &[Action], out: &mut Vec<i32>) {
        appraise::appraise(view, seat, actions, out);
    }

    fn digest(&self, digest: &mut Digest) {
        State::digest(self, digest);
    }

    fn audit(&self) -> Result<(), String> {
        State::audit(self)
    }

    /// Setting up takes two falls for each seat but the last. At most 11 rounds and the meteor follow; one round of n
    /// seats has at most: the token and two looks ahead; four common moments with one pass of each seat; n - 1 genes;
    /// 7n bids (EVO-26); a card and a place; one `end` for each seat, and for each movement point an attack with the
    /// defender's answer, the roll, two answers and a flight; two events for each egg; one choice of survivors. Points
    /// and eggs are bounded by the genes there are. A card is played once in the whole game, and lets everybody answer
    /// again, or the die be rolled and answered again.
    fn event_bound(&self) -> u32 {
        let n = u32::from(self.options.seats);
        let genes = |kind: usize| u32::from(self.values.genes[kind]);
        let points = 2 * n + genes(0) + 2 + u32::from(self.values.gain(Card::Stampede));
        let eggs = n + genes(4) + u32::from(self.values.gain(Card::RichClutch));
        let round = 3 + 4 * n + (n - 1) + 7 * n + 2 + n + 6 * points + 2 * eggs + n;
        2 * n + 11 * round + 1 + 15 * (n + 4)
    }

    #[inline]
    fn pick_action(&self, seat: Seat, ticket: impl FnOnce(u32) -> u32, scratch: &mut Vec<Action>) -> Action {
        self.pick(seat, ticket, scratch)
    }

    #[inline]
    fn pick_chance(&self, ticket: impl FnOnce(u32) -> u32, scratch: &mut Vec<(Chance, u32)>) -> Chance {
        self.fall(ticket, scratch)
    }
}
