//! Several threads for one choice.

use crate::search::moments;
use dino_bots::search::{Budget, Cancel, Candidate, Parallel, Search, Settings};
use dino_core::{Game as _, GameExt as _, Heuristics, Seat, Viewer};

fn found<G: Heuristics>(state: &G, seat: Seat, threads: usize, seed: u64) -> Vec<Candidate<G::Action>> {
    let mut legal = Vec::new();
    state.choices(seat, &mut legal);
    let mut search = Parallel::<G>::new(Settings::STRONG, threads);
    let view = state.view(Viewer::Seat(seat));
    let found = search.run(&view, seat, &legal, seed, Budget::iterations(301), &Cancel::default()).to_vec();
    assert_eq!(search.iterations(), 301);
    found
}

#[test]
fn the_same_seed_and_number_of_threads_give_the_same() {
    for (state, seat) in moments::<cubosaurs::State>(2, "", 3) {
        for threads in [1, 3] {
            let once = found(&state, seat, threads, 5);
            assert_eq!(once, found(&state, seat, threads, 5), "{threads} threads");
            assert_eq!(once.iter().map(|one| one.visits).sum::<u32>(), 301);
        }
        let mut legal = Vec::new();
        state.choices(seat, &mut legal);
        let mut alone = Search::<cubosaurs::State>::new(Settings::STRONG);
        let view = state.view(Viewer::Seat(seat));
        let alone = alone.run(&view, seat, &legal, 5, Budget::iterations(301), &Cancel::default());
        assert_eq!(alone, found(&state, seat, 1, 5), "one thread is the plain search");
    }
}
