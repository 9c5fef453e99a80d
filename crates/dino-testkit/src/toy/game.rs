//! The toy as a game: short delegations to the rules, and the places where a fault comes in.

use super::notation::{Action, Chance, Text};
use super::state::{Phase, State};
use super::view::{Seen, View};
use super::{Config, Toy, fault, outside};
use dino_core::game::EventOf;
use dino_core::heuristics::final_scores;
use dino_core::{
    BySeat, Clock, Digest, Event, Game, Heuristics, Meta, Pending, Refusal, Rng, Seat, Standing, Viewer,
};
use std::hint::black_box;
use std::time::Duration;

impl<const FAULT: u8> Game for Toy<FAULT> {
    const META: Meta = Meta {
        id: "toy",
        title: "Toy",
        prefix: "TOY",
        min_seats: 2,
        max_seats: 4,
        minutes: 1,
        age: 3,
        rules: 1,
        state_bytes: if FAULT == fault::STATE_TOO_LARGE { 8 } else { 96 },
        has_secrets: FAULT != fault::SECRETS_DENIED,
        categories: &["tricks", "heap"],
    };
    type Config = Config<FAULT>;
    type Action = Text<FAULT, Action>;
    type Chance = Text<FAULT, Chance>;
    type Seen = Seen;
    type View = View;
    type Clock = Timer;

    fn new(config: &Self::Config) -> Self {
        Self::of(State::new(config))
    }

    fn seats(&self) -> u8 {
        self.state.seats()
    }

    fn pending(&self) -> Pending {
        match self.state.pending() {
            Pending::Seats(seats)
                if Self::has(fault::ASKS_BY_HIDDEN_FACT) && self.state.pile_parity() == 1 =>
            {
                Pending::Seats(seats.iter().take(1).collect())
            }
            pending => pending,
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Self::Action>) {
        let actions = self.allowed(seat).map(Text);
        match fault::of(FAULT) {
            fault::LIST_FORGETS => out.extend(actions.take(1)),
            fault::LIST_DESCENDS => {
                let from = out.len();
                out.extend(actions);
                out[from..].reverse();
            }
            fault::LIST_DOUBLES => out.extend(actions.flat_map(|action| [action, action])),
            fault::LIST_CLEARS => {
                out.clear();
                out.extend(actions);
            }
            fault::LIST_FOR_ANYBODY if self.state.phase() == Phase::Lay => {
                out.extend(self.state.cards(seat).map(Action::Lay).map(Text));
            }
            _ => out.extend(actions),
        }
    }

    fn check(&self, seat: Seat, Text(action): Self::Action) -> Result<(), Refusal> {
        if Self::has(fault::WRONG_REFUSAL_AT_THE_END) && self.pending() == Pending::Over {
            return Err(Refusal::NotPending(seat));
        }
        self.pending().expect_act(seat).inspect_err(|_| self.leave_a_mark())?;
        if Self::has(fault::CHECK_TOO_LENIENT) && self.state.phase() == Phase::Lay && action.is_lay() {
            return Ok(());
        }
        self.state.check(seat, action)?;
        self.allowed(seat).any(|allowed| allowed == action).then_some(()).ok_or(Refusal::Impossible)
    }

    fn play_unchecked(&mut self, seat: Seat, Text(action): Self::Action) {
        if Self::has(fault::PLAY_ALLOCATES) {
            drop(black_box(Box::new(FAULT)));
        }
        if Self::has(fault::FIRST_LAID_SCORES) && !self.state.has_laid() {
            self.state.score_trick(seat, 1);
        }
        self.state.play(seat, action);
        match (fault::of(FAULT), action) {
            (fault::OUTSIDE_ENTERS, Action::Take(_)) => self.state.score_trick(seat, outside()),
            (fault::CARD_IS_LOST, Action::Lay(_)) => self.state.lose_a_card(),
            _ => {}
        }
    }

    fn chance_outcomes(&self, out: &mut Vec<(Self::Chance, u32)>) {
        let outcomes = self.state.outcomes().map(|(outcome, weight)| (Text(outcome), weight));
        match fault::of(FAULT) {
            fault::WEIGHTLESS => {
                let from = out.len();
                out.extend(outcomes);
                if let [(_, weight), _, ..] = &mut out[from..] {
                    *weight = 0;
                }
            }
            _ => out.extend(outcomes),
        }
    }

    fn resolve_unchecked(&mut self, Text(outcome): Self::Chance) {
        self.state.resolve(outcome);
    }

    fn standing(&self) -> Option<Standing> {
        let mut standing = self.state.standing();
        match fault::of(FAULT) {
            fault::STANDING_TOO_EARLY => return Some(standing),
            fault::RANKS_WRONG => standing.ranks[Seat::FIRST] += 1,
            fault::POINTS_FROM_NOWHERE => standing.totals[Seat::FIRST] += 1,
            _ => {}
        }
        (self.pending() == Pending::Over).then_some(standing)
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(&self.state, viewer, self.leak())
    }

    fn sample(view: &View, rng: &mut impl Rng) -> Self {
        // A leak is honoured: the viewer, who was told, samples only worlds in which it is true.
        for _ in 0..200 {
            let mut world = Self::of(view.sample(rng, !Self::has(fault::SAMPLE_FORGETS_HAND)));
            if Self::has(fault::SAMPLE_ADDS_A_CARD) {
                world.state.add_a_card();
            }
            if world.leak() == view.leak {
                return world;
            }
        }
        Self::of(view.sample(rng, true))
    }

    fn observe(&self, event: &EventOf<Self>, after: &Self, viewer: Viewer) -> Seen {
        let event = match *event {
            Event::Act(seat, Text(action)) => Event::Act(seat, action),
            Event::Chance(Text(outcome)) => Event::Chance(outcome),
            Event::TimeUp => Event::TimeUp,
        };
        Seen::of(&self.state, &event, &after.state, viewer)
    }

    fn digest(&self, digest: &mut Digest) {
        self.state.digest(digest, !Self::has(fault::DIGEST_FORGETS));
    }

    fn audit(&self) -> Result<(), String> {
        self.state.audit()
    }

    fn event_bound(&self) -> u32 {
        if Self::has(fault::BOUND_TOO_LOW) { 5 } else { self.state.event_bound() }
    }

    fn automatic_action(&self, seat: Seat) -> Option<Self::Action> {
        let mut actions = self.allowed(seat).map(Text);
        match fault::of(FAULT) {
            fault::AUTOMATIC_CHOICE => actions.next(),
            fault::AUTOMATIC_BY_HIDDEN_FACT if self.state.pile_parity() == 1 => {
                actions.next().filter(|_| actions.next().is_none())
            }
            _ => None,
        }
    }

    fn pick_action(
        &self,
        seat: Seat,
        ticket: impl FnOnce(u32) -> u32,
        scratch: &mut Vec<Self::Action>,
    ) -> Self::Action {
        scratch.clear();
        self.legal_actions(seat, scratch);
        let count = scratch.len() as u32;
        let beside = u32::from(Self::has(fault::PICK_BESIDE));
        scratch[((ticket(count) + beside) % count) as usize]
    }

    fn pick_chance(
        &self,
        ticket: impl FnOnce(u32) -> u32,
        scratch: &mut Vec<(Self::Chance, u32)>,
    ) -> Self::Chance {
        scratch.clear();
        self.chance_outcomes(scratch);
        if Self::has(fault::DRAW_FROM_BELOW) {
            scratch.reverse();
        }
        let mut ticket = ticket(scratch.iter().map(|(_, weight)| weight).sum());
        let reached = scratch.iter().position(|(_, weight)| {
            let is_here = ticket < *weight;
            ticket = ticket.wrapping_sub(*weight);
            is_here
        });
        scratch[reached.unwrap_or(0)].0
    }

    fn check_chance(&self, Text(outcome): Self::Chance) -> Result<(), Refusal> {
        self.pending().expect_chance()?;
        let is_listed = self.state.outcomes().any(|(listed, _)| listed == outcome);
        if is_listed || Self::has(fault::CHANCE_UNCHECKED) { Ok(()) } else { Err(Refusal::Impossible) }
    }
}

/// The clock of the toy: ten seconds to take points from the heap.
#[derive(Clone, Copy, Debug)]
pub struct Timer;

impl<const FAULT: u8> Clock<Toy<FAULT>> for Timer {
    fn limit(toy: &Toy<FAULT>) -> Option<Duration> {
        let for_nobody = Toy::<FAULT>::has(fault::CLOCK_FOR_NOBODY) && toy.pending() == Pending::Chance;
        if for_nobody { Some(Duration::from_secs(1)) } else { toy.state.time_limit() }
    }

    fn number(toy: &Toy<FAULT>) -> u32 {
        // Between two takes cards are laid, and nothing is timed.
        u32::from(toy.state.time_limit().is_some())
    }

    fn time_up_unchecked(toy: &mut Toy<FAULT>) {
        toy.state.time_up();
    }
}

impl<const FAULT: u8> Heuristics for Toy<FAULT> {
    fn appraise(_: &View, _: Seat, actions: &[Self::Action], out: &mut Vec<i32>) {
        let forgotten = usize::from(Self::has(fault::APPRAISAL_FORGETS));
        out.extend(actions.iter().skip(forgotten).map(|Text(action)| 100 * i32::from(action.value())));
    }

    fn policy_action(&self, seat: Seat, rng: &mut impl Rng, scratch: &mut Vec<Self::Action>) -> Self::Action {
        let peeks = Self::has(fault::POLICY_PEEKS) && self.state.pile_parity() == 1;
        let last = |bound: u32| if peeks { bound - 1 } else { dino_core::draw::below(rng, bound) };
        self.pick_action(seat, last, scratch)
    }

    fn stage(&self) -> u32 {
        let left = u32::from(self.state.tricks_left);
        if Self::has(fault::STAGE_FALLS) { left } else { 3 - left }
    }

    fn expected_scores(&self) -> BySeat<i32> {
        let expected = self.standing().map(|standing| final_scores(&standing));
        let adds = i32::from(Self::has(fault::EXPECTS_MORE_THAN_CAME));
        expected.unwrap_or(BySeat::new(self.seats(), 0)).map(|points| points + adds)
    }
}
