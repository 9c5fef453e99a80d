//! Law 7: worlds that look alike stay alike as long as the events look alike.

use super::Breach;
use crate::say::text_difference;
use crate::trial::{FastRng, Trial, actions, any, outcomes, viewers};
use dino_core::draw::below;
use dino_core::game::EventOf;
use dino_core::{Clock as _, Event, Game, GameExt as _, Viewer};

const LAW: u8 = 7;

/// Law 7: beside the real game a twin is played that the viewer cannot tell from it: each real event is answered
/// in the twin by one that looks alike to the viewer. The views stay equal byte for byte, so that a view holds
/// nothing but what the viewer was shown.
pub fn twins<G: Game>(trial: &Trial<G>) -> Result<(), Breach> {
    twins_as_shown(trial, |state, viewer| {
        serde_json::to_string(&state.view(viewer)).unwrap_or_else(|error| error.to_string())
    })
}

/// Law 7 on what is made of a view: a page, the bytes a server sends.
pub fn twins_as_shown<G: Game>(trial: &Trial<G>, show: impl Fn(&G, Viewer) -> String) -> Result<(), Breach> {
    let mut rng = trial.rng(LAW);
    for viewer in viewers(trial.states[0].seats()) {
        let mut twin = look_alike(&trial.states[0], viewer, &mut rng);
        for (at, event) in trial.events.iter().enumerate() {
            let (before, after) = (&trial.states[at], &trial.states[at + 1]);
            let seen = before.observe(event, after, viewer);
            let answered = twin.and_then(|twin| answer(&twin, event, &seen, viewer, &mut rng));
            twin = match answered {
                Some((answer, twin)) => {
                    stays_alike(after, &twin, |state| show(state, viewer)).map_err(|what| {
                        let what = format!("{viewer:?}, \"{event}\", in the twin \"{answer}\": {what}");
                        trial.breach(LAW, at + 1, what)
                    })?;
                    Some(twin).filter(|twin| twin != after)
                }
                None => None,
            };
            // The event showed what the twin does not hold, or the twin has become the real world: a new one.
            twin = twin.or_else(|| look_alike(after, viewer, &mut rng));
        }
    }
    Ok(())
}

/// What happens in a game beside the real one that the viewer cannot tell from it, event by event from the first. It
/// goes as far as the two can go together, and as different ways as a few tries find.
pub fn twin_game<G: Game>(trial: &Trial<G>, viewer: Viewer) -> Vec<EventOf<G>> {
    twin_game_seen(trial, |_| viewer)
}

/// The same for somebody who looks with other eyes as the game goes on: `viewer` says whose eyes see each event, from 0.
pub fn twin_game_seen<G: Game>(trial: &Trial<G>, viewer: impl Fn(usize) -> Viewer) -> Vec<EventOf<G>> {
    const TRIES: usize = 8;
    let mut rng = trial.rng(LAW);
    let mut best = (0, Vec::new());
    for _ in 0..TRIES {
        let (mut twin, mut events) = (trial.states[0].clone(), Vec::new());
        for (number, (event, states)) in trial.events.iter().zip(trial.states.windows(2)).enumerate() {
            let viewer = viewer(number);
            let seen = states[0].observe(event, &states[1], viewer);
            let Some((answer, after)) = answer(&twin, event, &seen, viewer, &mut rng) else { break };
            events.push(answer);
            twin = after;
        }
        let differ = events.iter().zip(&trial.events).filter(|(twin, real)| twin != real).count();
        if (events.len(), differ) > (best.1.len(), best.0) {
            best = (differ, events);
        }
    }
    best.1
}

/// A world the viewer cannot tell from this one; `None` when sampling does not give one, which law 6 reports.
fn look_alike<G: Game>(state: &G, viewer: Viewer, rng: &mut FastRng) -> Option<G> {
    let view = state.view(viewer);
    Some(G::sample(&view, rng)).filter(|twin| twin.view(viewer) == view && twin.pending() == state.pending())
}

/// An event of the twin in which the viewer sees the same, and the twin after it.
fn answer<G: Game>(
    twin: &G,
    event: &EventOf<G>,
    seen: &G::Seen,
    viewer: Viewer,
    rng: &mut FastRng,
) -> Option<(EventOf<G>, G)> {
    let mut alike = Vec::new();
    for candidate in candidates(twin, event, rng) {
        let mut after = twin.clone();
        after.apply_unchecked(&candidate);
        if twin.observe(&candidate, &after, viewer) == *seen {
            alike.push((candidate, after));
        }
    }
    any(&alike, rng).cloned()
}

/// What may happen in the twin where `event` happens in the real world; of long lists a part.
fn candidates<G: Game>(twin: &G, event: &EventOf<G>, rng: &mut FastRng) -> Vec<EventOf<G>> {
    const ENOUGH: usize = 64;
    let mut all: Vec<EventOf<G>> = match event {
        Event::Act(seat, _) => {
            actions(twin, *seat).into_iter().map(|action| Event::Act(*seat, action)).collect()
        }
        Event::Chance(_) => outcomes(twin).into_iter().map(|(outcome, _)| Event::Chance(outcome)).collect(),
        Event::TimeUp => G::Clock::limit(twin).map(|_| Event::TimeUp).into_iter().collect(),
    };
    if all.len() > ENOUGH {
        // The event itself always looks alike when the viewer saw all of it; the rest by chance.
        let itself = all.contains(event).then_some(*event);
        all = (0..ENOUGH).map(|_| all[below(rng, all.len() as u32) as usize]).chain(itself).collect();
    }
    all
}

fn stays_alike<G: Game>(state: &G, twin: &G, show: impl Fn(&G) -> String) -> Result<(), String> {
    let (real, other) = (show(state), show(twin));
    ensure!(real == other, "the twin shows{}", text_difference(&real, &other));
    let (real, other) = (state.pending(), twin.pending());
    ensure!(real == other, "the game waits for {real:?}, the twin for {other:?}");
    Ok(())
}
