//! Law 5: the order of simultaneous choices does not matter.

use super::Breach;
use crate::say::difference;
use crate::trial::{Trial, actions, any};
use dino_core::draw::below;
use dino_core::{Game, Rng, Seat};

const LAW: u8 = 5;

/// Law 5: where several seats are asked, their choices lead to the same state in any order, and none changes
/// what another may choose. Orders in which a choice ends the question for somebody else are left out.
pub fn order<G: Game>(trial: &Trial<G>) -> Result<(), Breach> {
    const SHUFFLES: u32 = 4;
    let mut rng = trial.rng(LAW);
    trial.each_state(LAW, |_, state| {
        let Some(mut choices) = choices(state, &mut rng) else { return Ok(()) };
        let mut first = None;
        for round in 0..SHUFFLES + 2 {
            // As they sit, the other way round, then at random: two and three seats see every order soon.
            match round {
                0 => {}
                1 => choices.reverse(),
                _ => shuffle(&mut choices, &mut rng),
            }
            let Some(end) = carried_out(state, &choices)? else { continue };
            let (order, expected) = first.get_or_insert_with(|| (named(&choices), end.clone()));
            let other = named(&choices);
            ensure!(end == *expected, "not as after {order}: {other} leads to{}", difference(expected, &end));
        }
        Ok(())
    })
}

/// What one seat may do, and what it does.
#[derive(Clone)]
struct Choice<A> {
    seat: Seat,
    listed: Vec<A>,
    action: A,
}

/// A choice for each seat asked; `None` when fewer than two are asked.
fn choices<G: Game>(state: &G, rng: &mut impl Rng) -> Option<Vec<Choice<G::Action>>> {
    let seats = state.pending().seats();
    let choose = |seat| {
        let listed = actions(state, seat);
        let action = *any(&listed, rng)?;
        Some(Choice { seat, listed, action })
    };
    if seats.len() < 2 { None } else { seats.iter().map(choose).collect() }
}

/// The state after all choices; `None` when one of them took another's turn away.
fn carried_out<G: Game>(state: &G, choices: &[Choice<G::Action>]) -> Result<Option<G>, String> {
    let mut state = state.clone();
    for (done, Choice { seat, listed, action }) in choices.iter().enumerate() {
        if !state.pending().seats().contains(*seat) {
            return Ok(None);
        }
        let before = || named(&choices[..done]);
        ensure!(actions(&state, *seat) == *listed, "{} changes what {seat:?} may do", before());
        state.play_unchecked(*seat, *action);
    }
    Ok(Some(state))
}

fn named<A: std::fmt::Display>(choices: &[Choice<A>]) -> String {
    let each: Vec<_> =
        choices.iter().map(|choice| format!("\"{} {}\"", choice.seat, choice.action)).collect();
    each.join(", ")
}

fn shuffle<T>(items: &mut [T], rng: &mut impl Rng) {
    for last in (1..items.len()).rev() {
        items.swap(last, below(rng, last as u32 + 1) as usize);
    }
}
