//! `impl Game`: short delegations.

use crate::action::Action;
use crate::appraise;
use crate::chance::Chance;
use crate::config::Config;
use crate::score::{self, CATEGORIES};
use crate::seen::Seen;
use crate::state::{Phase, State};
use crate::view::View;
use dino_core::{Digest, Event, Game, Meta, Pending, Refusal, Rng, Seat, Standing, Viewer};
use std::time::Duration;

impl Game for State {
    const META: Meta = Meta {
        id: "gods-love-dinosaurs",
        title: "Gods Love Dinosaurs",
        prefix: crate::PREFIX,
        min_seats: 2,
        max_seats: 5,
        minutes: 45,
        age: 10,
        rules: 1,
        state_bytes: 5 * 1024,
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
        Seen::of(self, event)
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

    /// One fall for the first player and one for each of the T tiles; two actions to take and place each. Let H be all
    /// hexes, 7n + 2T. In the activation of a turn every piece acts once and there are at most H of them; newborns,
    /// where they act too, fill a hex each and are at most H more; then the dinosaurs, at most H. Each of the n seats
    /// says at most once that it is done with the species, whether it hatches, and that it is done with the dinosaurs.
    fn event_bound(&self) -> u32 {
        let n = u32::from(self.options.seats);
        let tiles = self.components.tiles_for(self.options.seats).count_ones();
        let hexes = 7 * n + 2 * tiles;
        1 + tiles + tiles * (2 + 3 * hexes + 3 * n)
    }

    #[inline]
    fn pick_action(&self, seat: Seat, ticket: impl FnOnce(u32) -> u32, scratch: &mut Vec<Action>) -> Action {
        match self.phase {
            Phase::Take => return self.pick_take(ticket),
            Phase::Place(..) => return self.pick_place(ticket),
            Phase::Species(species) if species.is_predator() => return self.pick_hunt(seat, ticket, scratch),
            Phase::Dinosaurs if !self.undecided.contains(seat) => {
                return self.pick_hunt(seat, ticket, scratch);
            }
            _ => {}
        }
        scratch.clear();
        self.list(seat, scratch);
        scratch[ticket(scratch.len() as u32) as usize]
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
