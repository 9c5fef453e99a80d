//! What an action is worth to a seat, in hundredths of a point, as one look ahead tells: what the `greedy` bot goes by.
//!
//! Eggs and dinosaurs count what they score. Animals count what they may still become ([`value`]): a predator is most of
//! an egg while food is near, a prey a little food, the last of its species a little more. A tile is worth what it brings
//! at its best place ([`tiles`]) and what the activation it sets off does to all ([`outlook`]). Hunts are worth what the
//! best order of all hunts still to come leaves ([`hunts`]).

mod features;
mod hunts;
mod outlook;
mod policy;
mod tiles;
mod value;

use crate::action::Action;
use crate::ecosystem::Ecosystem;
use crate::land::{Animal, Terrain};
use crate::state::{Phase, State};
use crate::view::View;
use crate::window::{MIDDLE, Window, beside};
use dino_core::heuristics::final_scores;
use dino_core::{BySeat, Game as _, Heuristics, Hex, Rng, Seat};

/// So many places for a tile are worth trying, and those that are as good as the last of them.
const PLACES_TRIED: usize = 12;
/// More places than any ecosystem has for a tile: some forty cells around it, six ways each.
const MAX_PLACES: usize = 512;

impl Heuristics for State {
    fn appraise(view: &View, seat: Seat, actions: &[Action], out: &mut Vec<i32>) {
        appraise(&State::from_view(view), seat, actions, out);
    }

    /// What activations do to everybody is guessed instead of tried.
    fn prior(&self, seat: Seat, actions: &[Action], out: &mut Vec<i32>) {
        out.extend(actions.iter().map(|action| match *action {
            Action::Take(tile) => policy::taken(self, seat, tile),
            Action::Place { first, second } => match self.phase {
                Phase::Place(tile, _) => tiles::placed(self, seat, tile, [first, second]),
                _ => 0,
            },
            Action::Hatch => 1,
            _ => 0,
        }));
    }

    fn policy_action(&self, seat: Seat, rng: &mut impl Rng, scratch: &mut Vec<Action>) -> Action {
        policy::action(self, seat, rng, scratch)
    }

    /// Of a hundred places the best at first sight are worth trying.
    fn narrow(&self, seat: Seat, actions: &mut Vec<Action>) {
        let Phase::Place(tile, _) = self.phase else { return };
        let worth = |action: &Action| match *action {
            Action::Place { first, second } => tiles::placed(self, seat, tile, [first, second]),
            _ => i32::MIN,
        };
        // On the stack, for searchers ask thousands of times.
        actions.truncate(MAX_PLACES);
        let (mut worths, count) = ([i32::MIN; MAX_PLACES], actions.len());
        worths.iter_mut().zip(actions.iter()).for_each(|(to, action)| *to = worth(action));
        let mut each = worths.into_iter();
        worths[..count].sort_unstable_by(|one, other| other.cmp(one));
        let least = worths[..count].get(PLACES_TRIED).copied().unwrap_or(i32::MIN);
        actions.retain(|_| each.next().is_some_and(|worth| worth >= least));
        actions.truncate(2 * PLACES_TRIED);
    }

    /// In an activation nobody is in the way, and appraisal tries all orders of hunts.
    fn is_searchable(&self, _seat: Seat) -> bool {
        matches!(self.phase, Phase::Take | Phase::Place(..))
    }

    /// A refill is a pause: the dinosaurs have just eaten. So is the end.
    fn stage(&self) -> u32 {
        let turned = self.components.tiles_for(self.options.seats).count_ones() - self.pile.count_ones();
        turned + u32::from(self.phase == Phase::Over)
    }

    fn expected_scores(&self) -> BySeat<i32> {
        if let Some(standing) = self.standing() {
            return final_scores(&standing);
        }
        let mut expected = BySeat::new(self.options.seats, 0);
        for seat in Seat::all(self.options.seats) {
            expected[seat] = value::value(self, seat);
        }
        expected
    }

    /// A point for each refill still to come.
    fn spread(&self) -> i32 {
        let refills = self.pile.count_ones() as i32 / self.rows() as i32;
        60 + 14 * (100 * refills).isqrt()
    }

    fn features(&self, seat: Seat, out: &mut Vec<f32>) {
        features::features(self, seat, out);
    }

    fn chapter(&self) -> usize {
        features::chapter(self)
    }

    const WEIGHTS: &'static str = include_str!("appraise/weights.txt");
}

/// The same in a state: hunts look ahead through many of them.
fn appraise(state: &State, seat: Seat, actions: &[Action], out: &mut Vec<i32>) {
    // Hunts share what may be looked at, unless all can be.
    let hunts =
        actions.iter().filter(|action| matches!(action, Action::Hunt { .. } | Action::Starve(_))).count();
    let budget = match hunts {
        0 => 0,
        _ if hunts::are_few(state, seat, hunts::BUDGET) => hunts::BUDGET,
        _ => (hunts::BUDGET / hunts as u32).max(1),
    };
    out.extend(actions.iter().map(|action| match *action {
        Action::Take(tile) => tiles::taken(state, seat, tile),
        Action::Place { first, second } => match state.phase {
            Phase::Place(tile, _) => tiles::placed(state, seat, tile, [first, second]),
            _ => 0,
        },
        Action::Breed { from, to } => bred(state, seat, from, to),
        Action::Hunt { .. } | Action::Starve(_) => {
            let mut after = *state;
            after.play_unchecked(seat, *action);
            hunts::best(&after, seat, budget)
        }
        Action::Hatch => outlook::hatched(state, seat, true),
        Action::Keep => outlook::hatched(state, seat, false),
        Action::Done => 0, // every birth is worth more, and there is no other choice beside it
    }));
}

/// A birth is always welcome. Parents with few places left go first, and a place with room beside it is the better one.
fn bred(state: &State, seat: Seat, from: Hex, to: Hex) -> i32 {
    let ecosystem = &state.ecosystems[seat];
    let Some(species) = ecosystem.at(from).and_then(|place| place.animal) else { return 0 };
    let land = state.components.favourite(species);
    let room = |hex: Hex| free(ecosystem, hex, land);
    value::PREY + 12 - 2 * room(from) + room(to)
}

/// How many empty hexes of a terrain, or joker, lie beside a cell.
fn free(ecosystem: &Ecosystem, hex: Hex, land: Terrain) -> i32 {
    let window = Window::new(ecosystem, hex);
    let taken = Animal::ALL.into_iter().fold(0, |all, animal| all | window.animals[animal as usize]);
    let lands = window.lands[land as usize] | window.lands[Terrain::Joker as usize];
    (beside(MIDDLE) & lands & !taken).count_ones() as i32
}
