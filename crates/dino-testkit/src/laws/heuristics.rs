//! Law 12: what searchers ask of a game is finite, always the same, and follows from what a seat may know.

use super::Breach;
use crate::trial::{FastRng, Trial, actions};
use dino_core::heuristics::final_scores;
use dino_core::{Game, Heuristics, Pending, Seat, Viewer};
use rand_core::{Rng as _, SeedableRng};

const LAW: u8 = 12;
/// So many states of a game are asked at most: a game may have thousands.
const ASKED: usize = 48;
/// No seat expects more, in hundredths of a point.
const MOST: i32 = 1_000_000;

/// Law 12: `stage` never falls. What seats expect is finite, the same at every call, and the standing's once the game is
/// over; the spread is positive; features are finite and as many for every seat. What a pending seat would do (`is_searchable`, `narrow`, `prior`, `policy_action`) is
/// legal, the same at every call, and the same in any world that looks alike to that seat.
pub fn heuristics<G: Heuristics>(trial: &Trial<G>) -> Result<(), Breach> {
    let mut rng = trial.rng(LAW);
    let mut stage = 0;
    let every = trial.states.len().div_ceil(ASKED);
    trial.each_state(LAW, |events, state| {
        let now = state.stage();
        ensure!(now >= stage, "the stage falls from {stage} to {now}");
        stage = now;
        if events % every != 0 && state.pending() != Pending::Over {
            return Ok(());
        }
        expects(state)?;
        let seats = state.pending().seats();
        seats.iter().try_for_each(|seat| {
            acts_on_what_it_knows(state, seat, &mut rng).map_err(|what| format!("{seat:?}: {what}"))
        })
    })
}

fn expects<G: Heuristics>(state: &G) -> Result<(), String> {
    let [expected, again] = [state.expected_scores(), state.expected_scores()];
    ensure!(expected == again, "{expected:?} is expected, and then {again:?}");
    ensure!(expected.seats() == state.seats(), "{} seats expect something", expected.seats());
    let finite = expected.iter().all(|points| points.abs() < MOST);
    ensure!(finite, "{expected:?} is expected");
    let [spread, again] = [state.spread(), state.spread()];
    ensure!(spread == again && spread > 0 && spread < MOST, "the spread is {spread}, and then {again}");
    let [features, again] = [features(state), features(state)];
    ensure!(features == again, "the features are {features:?}, and then {again:?}");
    let finite = features.iter().flatten().all(|feature| feature.is_finite());
    let even = features.iter().all(|of_seat| of_seat.len() == features[0].len());
    ensure!(finite && even, "the features are {features:?}");
    if let Some(standing) = state.standing() {
        let last = final_scores(&standing);
        ensure!(expected == last, "{expected:?} is expected after the end, which is {last:?}");
    }
    Ok(())
}

/// What a learned value would go by, seat by seat.
fn features<G: Heuristics>(state: &G) -> Vec<Vec<f32>> {
    let of_seat = |seat| {
        let mut features = Vec::new();
        state.features(seat, &mut features);
        features
    };
    Seat::all(state.seats()).map(of_seat).collect()
}

/// What a searcher would hear of a seat.
#[derive(PartialEq, Eq, Debug)]
struct Answers<G: Game> {
    is_searchable: bool,
    hides_choices: bool,
    narrowed: Vec<G::Action>,
    prior: Vec<i32>,
    policy: G::Action,
}

fn acts_on_what_it_knows<G: Heuristics>(state: &G, seat: Seat, rng: &mut FastRng) -> Result<(), String> {
    let seed = rng.next_u64();
    let answers = answers(state, seat, seed);
    let listed = actions(state, seat);
    let mut rest = listed.iter();
    let in_order = answers.narrowed.iter().all(|action| rest.any(|listed| listed == action));
    ensure!(in_order && !answers.narrowed.is_empty(), "{listed:?} narrowed is {:?}", answers.narrowed);
    let (judged, prior) = (answers.narrowed.len(), answers.prior.len());
    ensure!(prior == 0 || prior == judged, "{judged} actions have {prior} priors");
    ensure!(
        state.check(seat, answers.policy).is_ok(),
        "the policy does {}, which is illegal",
        answers.policy
    );

    let again = self::answers(state, seat, seed);
    ensure!(answers == again, "answers {answers:?}, and then {again:?}");
    let world = G::sample(&state.view(Viewer::Seat(seat)), rng);
    // What else differs there is the business of law 6.
    if actions(&world, seat) != listed {
        return Ok(());
    }
    let there = self::answers(&world, seat, seed);
    ensure!(answers == there, "answers {answers:?}, and {there:?} in a world that looks alike to it");
    Ok(())
}

fn answers<G: Heuristics>(state: &G, seat: Seat, seed: u64) -> Answers<G> {
    let mut narrowed = actions(state, seat);
    state.narrow(seat, &mut narrowed);
    let mut prior = Vec::new();
    state.prior(seat, &narrowed, &mut prior);
    Answers {
        is_searchable: state.is_searchable(seat),
        hides_choices: state.hides_choices(),
        narrowed,
        prior,
        policy: state.policy_action(seat, &mut FastRng::seed_from_u64(seed), &mut Vec::new()),
    }
}
