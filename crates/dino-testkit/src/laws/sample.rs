//! Law 6: a sampled world looks like the view it was sampled from.

use super::Breach;
use crate::say::difference;
use crate::trial::{FastRng, Trial, actions, viewers};
use dino_core::{Clock as _, Heuristics, Viewer};

const LAW: u8 = 6;

/// Law 6: a world sampled from a view looks the same to the viewer, gives that seat the same legal actions,
/// agrees in what is public, and passes `audit`. What is sampled from a view of everything is the state itself, and
/// so is what is sampled from any view of a game without secrets. Appraisal gives each legal action a number, or has no opinion at all.
pub fn sample<G: Heuristics>(trial: &Trial<G>) -> Result<(), Breach> {
    let mut rng = trial.rng(LAW);
    trial.each_state(LAW, |_, state| {
        let shown = G::sample(&state.view(Viewer::Everything), &mut rng);
        // A state in which something is lost is the business of law 4.
        let is_same = shown == *state || state.audit().is_err();
        ensure!(is_same, "a view of everything gives{}", difference(state, &shown));
        viewers(state.seats()).try_for_each(|viewer| {
            looks_alike(state, viewer, &mut rng).map_err(|what| format!("{viewer:?}: {what}"))
        })
    })
}

fn looks_alike<G: Heuristics>(state: &G, viewer: Viewer, rng: &mut FastRng) -> Result<(), String> {
    let view = state.view(viewer);
    let world = G::sample(&view, rng);
    world.audit().map_err(|what| format!("the sampled world fails the audit: {what}"))?;
    let seen = world.view(viewer);
    ensure!(seen == view, "the sampled world shows{}", difference(&view, &seen));
    let is_open = G::META.has_secrets || world == *state || state.audit().is_err();
    ensure!(is_open, "the game has secrets after all: a view gives{}", difference(state, &world));

    // Whom the game asks, for how long, and who won depend on public facts only.
    let public = |world: &G| (world.pending(), G::Clock::limit(world), world.standing());
    let (known, sampled) = (public(state), public(&world));
    ensure!(known == sampled, "public is {known:?}, and {sampled:?} in the sampled world");

    if let Viewer::Seat(seat) = viewer {
        let listed = actions(state, seat);
        let sampled = actions(&world, seat);
        ensure!(listed == sampled, "may do {listed:?}, and {sampled:?} in the sampled world");
        let [done, sampled] = [state, &world].map(|world| world.automatic_action(seat));
        ensure!(done == sampled, "{done:?} is done for it, and {sampled:?} in the sampled world");
        let mut worths = Vec::new();
        G::appraise(&view, seat, &listed, &mut worths);
        let (actions, worths) = (listed.len(), worths.len());
        ensure!(worths == 0 || actions == worths, "{actions} actions are appraised with {worths} numbers");
    }
    Ok(())
}
