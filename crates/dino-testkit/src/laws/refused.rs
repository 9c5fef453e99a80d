//! Law 9: a refused event leaves the state as it was.

use super::Breach;
use crate::say::difference;
use crate::trial::Trial;
use dino_core::game::EventOf;
use dino_core::{Clock as _, Event, Game, GameExt as _, MAX_SEATS, Pending, Refusal, Seat};

const LAW: u8 = 9;

/// Law 9: `apply` refuses exactly what `check` and `check_chance` refuse and time where no clock runs, leaves the
/// state as it was then, and refuses everything once the game is over. A clock runs only for seats that are asked.
pub fn refused<G: Game>(trial: &Trial<G>) -> Result<(), Breach> {
    const TRIED: usize = 16;
    let mut rng = trial.rng(LAW);
    trial.each_state(LAW, |_, state| {
        for seat in Seat::all(MAX_SEATS as u8) {
            for action in trial.pool.actions.some(TRIED, &mut rng) {
                as_checked(state, &Event::Act(seat, action))?;
            }
        }
        for outcome in trial.pool.outcomes.some(TRIED, &mut rng) {
            as_checked(state, &Event::Chance(outcome))?;
        }
        let (limit, pending) = (G::Clock::limit(state), state.pending());
        let is_asked = matches!(pending, Pending::Seats(_));
        ensure!(limit.is_none() || is_asked, "a clock of {limit:?} runs for nobody: {pending:?}");
        as_checked(state, &Event::TimeUp)
    })
}

/// Applies the event to a copy of the state, and compares with what the check said.
fn as_checked<G: Game>(state: &G, event: &EventOf<G>) -> Result<(), String> {
    let checked = state.check_event(event);
    let is_over = state.pending() == Pending::Over;
    ensure!(
        !is_over || checked == Err(Refusal::GameOver),
        "\"{event}\" gets {checked:?} when the game is over"
    );
    let mut after = state.clone();
    let applied = after.apply(event);
    ensure!(applied == checked, "\"{event}\": the check says {checked:?}, apply says {applied:?}");
    ensure!(
        applied.is_ok() || after == *state,
        "\"{event}\" is refused and leaves{}",
        difference(state, &after)
    );
    Ok(())
}
