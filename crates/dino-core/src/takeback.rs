//! Whether a seat may take its last action back: computed from the events, not programmed in each game.

use crate::clocks::Clocks;
use crate::draw::Draws;
use crate::event::{Event, Pending};
use crate::game::{EventOf, Game, GameExt as _, Viewer};
use crate::history::History;
use crate::record::PERSON;
use crate::seat::Seat;
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use std::sync::Arc;

/// Why an action cannot be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoTakeback {
    /// The seat has not acted yet.
    #[error("there is nothing to take back")]
    Nothing,
    /// Chance fell, or time ran out, since the seat acted.
    #[error("chance has fallen since")]
    ChanceFell,
    /// Another seat acted since.
    #[error("seat {0} has acted since")]
    ActedSince(Seat),
    /// The rules do not let this be taken back.
    #[error("this cannot be taken back")]
    Final,
    /// The action brought to light what was hidden.
    #[error("something hidden was shown")]
    Shown,
    /// The game is over.
    #[error("the game is over")]
    Over,
}

/// An action that may be taken back.
#[derive(Clone, Debug)]
pub(crate) struct Takeback<G> {
    /// Its place among the events.
    pub(crate) at: usize,
    /// The state without it. Tables keep a place for one of these for each seat, so it is not held in place.
    pub(crate) before: Arc<G>,
    /// Whether all that followed goes with it.
    pub(crate) rewinds: bool,
}

/// The seat's last action with all that followed, where that may be taken back although bots answered and chance fell: where
/// everybody else is a bot, whom it does no harm. The same draws fall again, so nothing is gained but knowing them, and the
/// record tells of it. Not while a clock of the rules runs: time does not come back.
pub(crate) fn rewind<G: Game>(
    history: &History<G>,
    players: &[String],
    clocks: &Clocks,
    seat: Seat,
) -> Option<Takeback<G>> {
    let is_alone = players.len() == usize::from(history.state().seats())
        && players.iter().enumerate().all(|(at, who)| (who == PERSON) == (at == seat.index()));
    if !is_alone || history.state().pending() == Pending::Over {
        return None;
    }
    let own = |event: &EventOf<G>| matches!(event, Event::Act(actor, _) if *actor == seat);
    let at = history.events().iter().rposition(own)?;
    let before = history.state_at(at);
    let is_timed = |state: &G| Seat::all(state.seats()).any(|seat| clocks.running(state, seat).is_some());
    if is_timed(history.state()) || is_timed(&before) {
        return None;
    }
    Some(Takeback { at, before: Arc::new(before), rewinds: true })
}

/// The draws after the first `events` events, `draws` being those from the first: each fall takes its ticket again. Of the
/// first `laid` events none has one.
pub(crate) fn draws_after<G: Game>(
    history: &History<G>,
    laid: usize,
    events: usize,
    mut draws: Draws,
) -> Draws {
    let mut state = history.state_at(laid.min(events));
    for event in history.events()[..events].iter().skip(laid) {
        if matches!(event, Event::Chance(_)) {
            state.pick_chance(|bound| draws.ticket(bound), &mut Vec::new());
        }
        state.apply_unchecked(event);
    }
    draws
}

/// The seat's last action, when it may be taken back.
///
/// It may while it could as well have been the last event: what others did since would all have happened without it,
/// the seat being asked the same all the while, and doing it now would lead to where the game is. So simultaneous
/// choices may be changed until the last one is in (law 5), and in turn nobody may take back once another acted. It
/// must have shown nobody anything hidden, and the rules must allow it.
pub(crate) fn takeback<G: Game>(history: &History<G>, seat: Seat) -> Result<Takeback<G>, NoTakeback> {
    let (events, after) = (history.events(), history.state());
    let own = |event: &EventOf<G>| matches!(event, Event::Act(actor, _) if *actor == seat);
    let at = events.iter().rposition(own).ok_or(NoTakeback::Nothing)?;
    if after.pending() == Pending::Over {
        return Err(NoTakeback::Over);
    }
    let since = &events[at + 1..];
    if since.iter().any(|event| !matches!(event, Event::Act(..))) {
        return Err(NoTakeback::ChanceFell);
    }
    let Event::Act(_, action) = events[at] else { return Err(NoTakeback::Nothing) };
    let mut before = history.state_at(at);
    for event in since {
        let Event::Act(actor, _) = *event else { return Err(NoTakeback::ChanceFell) };
        if before.apply(event).is_err() || before.check(seat, action).is_err() {
            return Err(NoTakeback::ActedSince(actor));
        }
    }
    if let Some(Event::Act(actor, _)) = since.last() {
        let mut again = before.clone();
        again.play_unchecked(seat, action);
        if again != *after {
            return Err(NoTakeback::ActedSince(*actor));
        }
    }
    if !before.may_be_taken_back(seat, action, after) {
        return Err(NoTakeback::Final);
    }
    if G::META.has_secrets && shows_something_hidden(&before, seat, action, after) {
        return Err(NoTakeback::Shown);
    }
    Ok(Takeback { at, before: Arc::new(before), rewinds: false })
}

/// Whether an action told a viewer more than that it was taken.
///
/// A viewer who learns nothing hidden could have foretold the view afterwards: the same action in any world that
/// looked the same before leads to the same view. So we try it in a few such worlds. Of an action that others see only
/// from behind, like a card laid face down, any that looks the same will do.
fn shows_something_hidden<G: Game>(before: &G, seat: Seat, action: G::Action, after: &G) -> bool {
    const WORLDS: u64 = 12;
    let viewers = Seat::all(before.seats()).map(Viewer::Seat).chain([Viewer::Public]);
    for viewer in viewers {
        let (seen_before, seen_after) = (before.view(viewer), after.view(viewer));
        let seen = before.observe(&Event::Act(seat, action), after, viewer);
        let mut tried = Vec::new();
        for world in 0..WORLDS {
            let mut rng = ChaCha8Rng::seed_from_u64(world);
            let twin = G::sample(&seen_before, &mut rng);
            // In the real world it has led there; and where little is hidden the same world comes again and again.
            if twin == *before || tried.contains(&twin) {
                continue;
            }
            let leads_there = |action: &G::Action| {
                let mut then = twin.clone();
                then.play_unchecked(seat, *action);
                twin.observe(&Event::Act(seat, *action), &then, viewer) == seen
                    && then.view(viewer) == seen_after
            };
            if twin.check(seat, action).is_ok() && leads_there(&action) {
                tried.push(twin);
                continue;
            }
            let mut others = Vec::new();
            if viewer != Viewer::Seat(seat) {
                twin.legal_actions(seat, &mut others);
            }
            if !others.iter().any(leads_there) {
                return true;
            }
            tried.push(twin);
        }
    }
    false
}
