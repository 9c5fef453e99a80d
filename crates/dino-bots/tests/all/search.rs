//! What a search finds depends on what its seat may know, and on nothing else.

use crate::asked;
use dino_bots::search::{Budget, Cancel, Candidate, Search, Settings};
use dino_bots::{Decision, Kind};
use dino_core::{Draws, Game, GameExt as _, Heuristics, Seat, Seed, Viewer};
use dino_testkit::setup::Setup;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use std::time::{Duration, Instant};

/// Moments of a game that greedy bots play, at which a search tells something.
pub(crate) fn moments<G: Heuristics + Setup>(seats: u8, options: &str, most: usize) -> Vec<(G, Seat)> {
    let mut draws = Draws::new(Seed::of_series(9, u64::from(seats)));
    let mut state = G::new(&G::config(seats, options));
    let mut bots: Vec<_> = (0..u64::from(seats)).map(|seat| Kind::Greedy.bot::<G>(seat)).collect();
    let (mut found, mut number) = (Vec::new(), 0);
    while let Some(seat) = asked(&mut state, &mut draws).filter(|_| found.len() < most) {
        let mut actions = Vec::new();
        state.choices(seat, &mut actions);
        if actions.len() > 1 && state.is_searchable(seat) {
            number += 1;
            if number % 3 == 0 {
                found.push((state.clone(), seat));
            }
        }
        let action = bots[seat.index()].choose(&mut Decision::new(&state, seat, None, &mut actions));
        state.play_unchecked(seat, action);
    }
    found
}

fn found<G: Heuristics>(
    search: &mut Search<G>,
    state: &G,
    seat: Seat,
    seed: u64,
    budget: Budget,
) -> Vec<Candidate<G::Action>> {
    let mut legal = Vec::new();
    state.choices(seat, &mut legal);
    search.run(&state.view(Viewer::Seat(seat)), seat, &legal, seed, budget, &Cancel::default()).to_vec()
}

/// The same view, seed and budget give the same; a world that looks alike to the seat is as good as the real one; what was
/// searched before does not matter.
fn sees_nothing_else<G: Heuristics + Setup>(seats: u8, options: &str) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    let moments = moments::<G>(seats, options, 8);
    assert!(moments.len() > 4);
    let mut used = Search::<G>::new(Settings::STRONG);
    for (state, seat) in moments {
        let budget = Budget::iterations(120);
        let once = found(&mut used, &state, seat, 7, budget);
        let again = found(&mut Search::new(Settings::STRONG), &state, seat, 7, budget);
        assert_eq!(once, again);
        let twin = G::sample(&state.view(Viewer::Seat(seat)), &mut rng);
        assert_eq!(once, found(&mut used, &twin, seat, 7, budget), "a world that looks alike");
        let visits: u32 = once.iter().map(|candidate| candidate.visits).sum();
        assert_eq!(visits, 120);
        assert!(once.iter().all(|candidate| candidate.result.is_finite() && candidate.lead.is_finite()));
        for candidate in &once {
            assert_eq!(state.check(seat, candidate.action), Ok(()));
        }
    }
}

#[test]
fn a_search_of_cubosaurs_sees_the_view_alone() {
    sees_nothing_else::<cubosaurs::State>(2, "");
    sees_nothing_else::<cubosaurs::State>(4, "dna=on");
}

#[test]
fn a_search_of_evo_sees_the_view_alone() {
    sees_nothing_else::<evo::State>(2, "events=on");
    sees_nothing_else::<evo::State>(5, "");
}

#[test]
fn a_search_of_mesozooic_sees_the_view_alone() {
    sees_nothing_else::<mesozooic::State>(2, "");
    sees_nothing_else::<mesozooic::State>(6, "");
}

#[test]
fn a_search_of_gods_love_dinosaurs_sees_the_view_alone() {
    sees_nothing_else::<gods_love_dinosaurs::State>(3, "");
}

#[test]
fn all_levels_choose_what_is_legal_in_all_games() {
    fn asked<G: Heuristics + Setup>() {
        for (state, seat) in moments::<G>(3, "", 5) {
            for kind in Kind::ALL {
                let mut bot = kind.thinking::<G>(1, Budget::iterations(40));
                let action = bot.choose(&mut Decision::new(&state, seat, None, &mut Vec::new()));
                assert_eq!(state.check(seat, action), Ok(()), "{kind}");
            }
        }
    }
    asked::<cubosaurs::State>();
    asked::<evo::State>();
    asked::<mesozooic::State>();
    asked::<gods_love_dinosaurs::State>();
}

#[test]
fn a_search_that_is_cancelled_ends_at_once() {
    let (state, seat) = moments::<gods_love_dinosaurs::State>(2, "", 4).pop().expect("a moment");
    let mut legal = Vec::new();
    state.choices(seat, &mut legal);
    let (view, cancel) = (state.view(Viewer::Seat(seat)), Cancel::default());
    let mut search = Search::<gods_love_dinosaurs::State>::new(Settings::STRONG);
    let waited = std::thread::scope(|scope| {
        let stop = cancel.clone();
        let searching = scope.spawn(move || {
            let found = search.run(&view, seat, &legal, 1, Budget::time(Duration::from_secs(60)), &stop);
            (found.len(), Instant::now())
        });
        std::thread::sleep(Duration::from_millis(60));
        let cancelled = Instant::now();
        cancel.cancel();
        let (found, ended) = searching.join().expect("it ends");
        assert!(found > 0, "and tells what it found");
        ended.saturating_duration_since(cancelled)
    });
    // One iteration takes far less than 10 ms; a busy machine may let it wait.
    assert!(waited < Duration::from_millis(500), "{waited:?}");
}

#[test]
fn a_search_by_time_keeps_to_it() {
    let (state, seat) = moments::<evo::State>(2, "", 2).pop().expect("a moment");
    let start = Instant::now();
    found(&mut Search::new(Settings::STRONG), &state, seat, 1, Budget::time(Duration::from_millis(40)));
    let took = start.elapsed();
    assert!(took >= Duration::from_millis(40) && took < Duration::from_millis(600), "{took:?}");
}

/// The buffers of a search are used again: once they have grown, iterations allocate nothing.
fn searching_again_allocates_nothing<G: Heuristics + Setup>(seats: u8, options: &str) {
    let mut search = Search::<G>::new(Settings::STRONG);
    for (state, seat) in moments::<G>(seats, options, 6) {
        let mut legal = Vec::new();
        state.choices(seat, &mut legal);
        let view = state.view(Viewer::Seat(seat));
        let mut allocations = |iterations| {
            let budget = Budget::iterations(iterations);
            let mut run = || {
                search.run(&view, seat, &legal, 5, budget, &Cancel::default());
            };
            run();
            allocation_counter::measure(run).count_total
        };
        // What the choice itself takes, such as its appraisal, does not grow with iterations.
        let (few, many) = (allocations(10), allocations(1000));
        assert!(many <= few + 8, "{}: {few} allocations in 10 iterations, {many} in 1000", G::META.id);
    }
}

#[test]
fn iterations_allocate_nothing() {
    searching_again_allocates_nothing::<cubosaurs::State>(4, "");
    searching_again_allocates_nothing::<cubosaurs::State>(2, "dna=on");
    searching_again_allocates_nothing::<evo::State>(3, "");
    searching_again_allocates_nothing::<mesozooic::State>(4, "");
    searching_again_allocates_nothing::<gods_love_dinosaurs::State>(2, "");
}

/// With few iterations already a search beats the bot its playouts follow.
#[test]
fn hunter_beats_greedy_at_cubosaurs() {
    let (games, mut won) = (24, 0.0);
    for game in 0..games {
        let mut draws = Draws::new(Seed::of_series(15, game / 2));
        let mut state = <cubosaurs::State as Game>::new(&cubosaurs::State::config(2, ""));
        let kinds = if game % 2 == 0 { [Kind::Hunter, Kind::Greedy] } else { [Kind::Greedy, Kind::Hunter] };
        let mut bots = kinds.map(|kind| kind.bot::<cubosaurs::State>(game));
        while let Some(seat) = asked(&mut state, &mut draws) {
            let action = bots[seat.index()].choose(&mut Decision::new(&state, seat, None, &mut Vec::new()));
            state.play_unchecked(seat, action);
        }
        let standing = state.standing().expect("the end");
        let hunter = kinds.iter().position(|kind| *kind == Kind::Hunter).expect("a hunter");
        let winners = standing.winners().count() as f64;
        won += standing.winners().filter(|seat| seat.index() == hunter).count() as f64 / winners;
    }
    assert!(won >= 15.0, "hunter won {won} of {games}");
}
