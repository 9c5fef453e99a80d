//! Law 2: the listed actions are those that pass the check.

use super::Breach;
use crate::trial::{FastRng, Trial, actions};
use dino_core::draw::below;
use dino_core::{Game, MAX_SEATS, Pending, Seat};

const LAW: u8 = 2;

/// Law 2: every listed action passes `check`, and of many others those that pass are listed; the list ascends
/// without duplicates; who is asked can do something, who is not asked nothing; `pick_action` picks from the list; what
/// a driver does for a seat is all that the seat may do.
pub fn legal_actions<G: Game>(trial: &Trial<G>) -> Result<(), Breach> {
    let mut rng = trial.rng(LAW);
    trial.each_state(LAW, |_, state| {
        if let Pending::Seats(seats) = state.pending() {
            ensure!(!seats.is_empty(), "the game waits for an empty set of seats");
            let beyond = seats.iter().find(|seat| seat.number() > state.seats());
            ensure!(beyond.is_none(), "the game waits for {beyond:?}, beyond the table");
        }
        // The seats beyond the table are asked too: a record or a stranger may name them.
        Seat::all(MAX_SEATS as u8).try_for_each(|seat| one_seat(trial, state, seat, &mut rng))
    })
}

fn one_seat<G: Game>(trial: &Trial<G>, state: &G, seat: Seat, rng: &mut FastRng) -> Result<(), String> {
    const TRIED: usize = 64;
    let listed = actions(state, seat);
    let is_asked = state.pending().seats().contains(seat);
    ensure!(is_asked || listed.is_empty(), "{seat:?} is not asked and may {}", listed[0]);
    ensure!(!is_asked || !listed.is_empty(), "{seat:?} is asked and can do nothing");
    if let Some(pair) = listed.windows(2).find(|pair| pair[0] >= pair[1]) {
        return Err(format!("{seat:?}: \"{}\" is listed before \"{}\"", pair[0], pair[1]));
    }
    for action in &listed {
        state
            .check(seat, *action)
            .map_err(|why| format!("{seat:?}: \"{action}\" is listed and refused: {why}"))?;
    }
    for action in trial.pool.actions.some(TRIED, rng) {
        let passes = state.check(seat, action).is_ok();
        ensure!(!passes || listed.binary_search(&action).is_ok(), "{seat:?}: \"{action}\" passes unlisted");
    }
    if let Some(automatic) = state.automatic_action(seat) {
        ensure!(listed == [automatic], "{seat:?}: \"{automatic}\" is done for it, and it may {listed:?}");
    }
    if is_asked {
        appends(state, seat, &listed).and_then(|()| picks(state, seat, &listed, rng))
    } else {
        Ok(())
    }
}

/// The list is put behind what the buffer holds already.
fn appends<G: Game>(state: &G, seat: Seat, listed: &[G::Action]) -> Result<(), String> {
    let mut twice = listed.to_vec();
    state.legal_actions(seat, &mut twice);
    ensure!(twice == [listed, listed].concat(), "{seat:?}: listing again does not append the same list");
    Ok(())
}

fn picks<G: Game>(state: &G, seat: Seat, listed: &[G::Action], rng: &mut FastRng) -> Result<(), String> {
    const ALL: u32 = 32;
    let count = listed.len() as u32;
    let mut scratch = Vec::new();
    for ticket in 0..count.min(ALL) {
        let ticket = if count <= ALL { ticket } else { below(rng, count) };
        let mut told = None;
        let tell = |bound| {
            told = Some(bound);
            ticket
        };
        let picked = state.pick_action(seat, tell, &mut scratch);
        ensure!(told == Some(count), "{seat:?}: pick_action counts {told:?} actions, {count} are listed");
        let expected = listed[ticket as usize];
        ensure!(
            picked == expected,
            "{seat:?}: ticket {ticket} picks \"{picked}\", the list says \"{expected}\""
        );
    }
    Ok(())
}
