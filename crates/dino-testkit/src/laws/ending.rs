//! Law 8: chance has weights, the game ends within its bound and ranks every seat.

use super::Breach;
use crate::trial::{FastRng, Trial, outcomes};
use dino_core::draw::below;
use dino_core::{Game, Pending, Seat, Standing};

const LAW: u8 = 8;

/// Law 8: outcomes ascend with positive weights, and there are some exactly when chance must fall; `pick_chance`
/// and `check_chance` go by the list; the game ends within its bound, and then and only then has a standing.
pub fn chance_and_ending<G: Game>(trial: &Trial<G>) -> Result<(), Breach> {
    let mut rng = trial.rng(LAW);
    trial.each_state(LAW, |_, state| {
        let listed = outcomes(state);
        ensure!(
            listed.is_empty() != (state.pending() == Pending::Chance),
            "the game waits for {:?}, and {} outcomes are listed",
            state.pending(),
            listed.len()
        );
        falls(trial, state, &listed, &mut rng)?;
        match (state.pending(), state.standing()) {
            (Pending::Over, None) => Err("the game is over and has no standing".to_owned()),
            (Pending::Over, Some(standing)) => ranks_every_seat::<G>(state.seats(), &standing),
            (_, Some(_)) => Err("there is a standing before the end".to_owned()),
            (_, None) => Ok(()),
        }
    })?;
    ends(trial).map_err(|what| trial.breach(LAW, trial.events.len(), what))
}

fn falls<G: Game>(
    trial: &Trial<G>,
    state: &G,
    listed: &[(G::Chance, u32)],
    rng: &mut FastRng,
) -> Result<(), String> {
    const TRIED: usize = 64;
    if let Some((outcome, _)) = listed.iter().find(|(_, weight)| *weight == 0) {
        return Err(format!("\"{outcome}\" has no weight"));
    }
    if let Some(pair) = listed.windows(2).find(|pair| pair[0].0 >= pair[1].0) {
        return Err(format!("\"{}\" is listed before \"{}\"", pair[0].0, pair[1].0));
    }
    for outcome in trial.pool.outcomes.some(TRIED, rng) {
        let (may, passes) =
            (listed.iter().any(|(may, _)| *may == outcome), state.check_chance(outcome).is_ok());
        ensure!(may == passes, "\"{outcome}\": listed is {may}, and check_chance says {passes}");
    }
    if listed.is_empty() { Ok(()) } else { picks(state, listed, rng) }
}

/// `pick_chance` gives each ticket the first outcome whose weight, added to those before it, exceeds the ticket.
fn picks<G: Game>(state: &G, listed: &[(G::Chance, u32)], rng: &mut FastRng) -> Result<(), String> {
    const ALL: u32 = 256;
    const TRIED: u32 = 64;
    let sum = listed.iter().try_fold(0u32, |sum, (_, weight)| sum.checked_add(*weight));
    let sum = sum.ok_or("the weights do not fit into 32 bits")?;
    let mut scratch = Vec::new();
    for ticket in 0..if sum <= ALL { sum } else { TRIED } {
        let ticket = if sum <= ALL { ticket } else { below(rng, sum) };
        let mut told = None;
        let tell = |bound| {
            told = Some(bound);
            ticket
        };
        let picked = state.pick_chance(tell, &mut scratch);
        ensure!(told == Some(sum), "pick_chance sums up {told:?}, the weights sum up to {sum}");
        let expected = pointed_at(listed, ticket);
        ensure!(Some(picked) == expected, "ticket {ticket} picks \"{picked}\", the list says {expected:?}");
    }
    Ok(())
}

fn pointed_at<T: Copy>(listed: &[(T, u32)], ticket: u32) -> Option<T> {
    let mut sum = 0;
    listed.iter().find_map(|(outcome, weight)| {
        sum += weight;
        (sum > ticket).then_some(*outcome)
    })
}

fn ends<G: Game>(trial: &Trial<G>) -> Result<(), String> {
    let bound = trial.states[0].event_bound();
    let is_over = trial.states.last().is_some_and(|state| state.pending() == Pending::Over);
    ensure!(trial.events.len() <= bound as usize, "the bound is {bound} events");
    ensure!(is_over, "nothing more happens, and the game is not over");
    Ok(())
}

fn ranks_every_seat<G: Game>(seats: u8, standing: &Standing) -> Result<(), String> {
    let Standing { totals, ranks, breakdown, tie_break, resigned } = standing;
    ensure!(resigned.is_empty(), "giving up is a matter of the table");
    let counted = [totals.seats(), ranks.seats(), breakdown.seats(), tie_break.seats()];
    ensure!(counted == [seats; 4], "{seats} seats, and the standing has {counted:?}");
    for seat in Seat::all(seats) {
        let sum: i32 = breakdown[seat].iter().map(|points| i32::from(*points)).sum();
        ensure!(totals[seat] == sum, "{seat:?} has {} points, its categories sum up to {sum}", totals[seat]);
        let beyond = &breakdown[seat][G::META.categories.len()..];
        ensure!(beyond.iter().all(|points| *points == 0), "{seat:?} has points outside the categories");
        let better = ranks.iter().filter(|rank| **rank < ranks[seat]).count();
        ensure!(
            usize::from(ranks[seat]) == better + 1,
            "{seat:?} has rank {}, {better} are better",
            ranks[seat]
        );
    }
    Ok(())
}
