//! How well builds are planned, and how fast: `cargo run --release --package mesozooic --example plan_strength -- 100`.
//!
//! Games for four are played twice from the same deal: the seats that build by [`next_slides`] the first time build by a
//! plain and slow search the second time. The draft is the same both times and chance does not depend on builds, so
//! every seat builds every zoo both ways. For several numbers of slides the mean scores of a game are printed, what the
//! quick plan is ahead with its interval of 95 %, and what a build takes.

use dino_core::{BySeat, Draws, Game, Heuristics as _, Pending, Seat, Seed, Viewer};
use mesozooic::solve::next_slides;
use mesozooic::{Action, CardId, Components, Config, Stage, State, View, Zoo, total, zoo_points};
use std::time::{Duration, Instant};

const SEATS: u8 = 4;
/// Slides of a build: few, those of relaxed builds, and what a bot can do in the time (MES-22, MES-60).
const SLIDES: [u16; 5] = [10, 15, 25, 40, 60];

/// What a build in which so many slides can still be made does next.
type Plan = fn(&Components, &Zoo, CardId, u16) -> Vec<Action>;

#[derive(Clone, Copy)]
struct Planner {
    plan: Plan,
    spent: Duration,
    builds: u32,
}

#[expect(clippy::print_stdout, reason = "this is what it is for")]
fn main() {
    let deals = std::env::args().nth(1).map_or(100, |deals| deals.parse().expect("how many deals"));
    println!("slides    quick   plain    ahead by (95 %)    quick ms  plain ms a build");
    for slides in SLIDES {
        let planners = [quick_plan as Plan, plain_plan];
        let mut planners = planners.map(|plan| Planner { plan, spent: Duration::ZERO, builds: 0 });
        let (mut means, mut ahead) = ([0.0; 2], Vec::new());
        for deal in 0..deals {
            let scores = [0, 1].map(|first| play(deal, slides, first, &mut planners));
            let [quick, plain] = [0, 1].map(|planner| mean_score(&scores, planner));
            (means[0], means[1]) = (means[0] + quick, means[1] + plain);
            ahead.push(quick - plain);
        }
        let [quick, plain] = means.map(|sum| sum / f64::from(deals));
        let (mean, half) = interval(&ahead);
        let [quick_ms, plain_ms] =
            planners.map(|planner| 1_000.0 * planner.spent.as_secs_f64() / f64::from(planner.builds.max(1)));
        println!(
            "{slides:>6} {quick:>8.2}{plain:>8.2}{mean:>+9.2} ({:+.2} to {:+.2}){quick_ms:>9.2}{plain_ms:>10.2}",
            mean - half,
            mean + half
        );
    }
}

/// Which planner builds for the seat.
fn planner_of(seat: Seat, first: usize) -> usize {
    (seat.index() + first) % 2
}

/// A planner's mean score: it built for half of the seats the first time and for the others the second time.
fn mean_score(scores: &[BySeat<i32>; 2], planner: usize) -> f64 {
    let built = |first: usize| {
        let seats = Seat::all(SEATS).filter(move |seat| planner_of(*seat, first) == planner);
        seats.map(move |seat| scores[first][seat]).sum::<i32>()
    };
    f64::from(built(0) + built(1)) / f64::from(SEATS)
}

/// The mean, and half of its interval of 95 %.
fn interval(values: &[f64]) -> (f64, f64) {
    let count = values.len() as f64;
    let mean = values.iter().sum::<f64>() / count;
    let variance = values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
    (mean, 1.96 * (variance / count).sqrt())
}

/// Plays a game: whoever drafts takes what is appraised highest, whoever builds follows the seat's planner.
fn play(deal: u32, slides: u16, first: usize, planners: &mut [Planner; 2]) -> BySeat<i32> {
    let mut draws = Draws::new(Seed::of_series(14, deal.into()));
    let mut state = State::new(&Config::new(SEATS).expect("four play"));
    loop {
        match state.pending() {
            Pending::Over => return state.standing().expect("a standing").totals,
            Pending::Chance => {
                state.resolve_unchecked(state.pick_chance(|bound| draws.ticket(bound), &mut Vec::new()));
            }
            Pending::Seats(seats) => {
                let seat = seats.first().expect("somebody");
                let view = state.view(Viewer::Seat(seat));
                if view.stages[seat] == Stage::Build {
                    build(&mut state, &view, seat, slides, &mut planners[planner_of(seat, first)]);
                } else {
                    state.play_unchecked(seat, appraised_highest(&state, &view, seat));
                }
            }
        }
    }
}

fn appraised_highest(state: &State, view: &View, seat: Seat) -> Action {
    let (mut actions, mut worth) = (Vec::new(), Vec::new());
    state.legal_actions(seat, &mut actions);
    State::appraise(view, seat, &actions, &mut worth);
    let best = actions.iter().zip(&worth).max_by_key(|(_, worth)| **worth);
    *best.expect("an action").0
}

/// Builds from the first slide until it is done.
fn build(state: &mut State, view: &View, seat: Seat, slides: u16, planner: &mut Planner) {
    let (mut zoo, director) = (*view.zoo(seat).expect("a zoo"), view.directors[seat].expect("a director"));
    let mut left = slides;
    planner.builds += 1;
    loop {
        let start = Instant::now();
        let next = (planner.plan)(&view.components, &zoo, director, left);
        planner.spent += start.elapsed();
        for action in next {
            assert_eq!(state.check(seat, action), Ok(()));
            state.play_unchecked(seat, action);
            let Action::Slide(card) = action else { return };
            zoo.slide(zoo.find(card).expect("a card of the zoo"));
            left -= 1;
        }
    }
}

fn quick_plan(components: &Components, zoo: &Zoo, director: CardId, most: u16) -> Vec<Action> {
    let slides = next_slides(components, zoo, director, most);
    if slides.is_empty() { vec![Action::Done] } else { slides.into_iter().map(Action::Slide).collect() }
}

/// The plain search: one long plan, at most as far as the farthest layout (MES-27), of all ways the 120 best after each
/// slide.
fn plain_plan(components: &Components, zoo: &Zoo, director: CardId, most: u16) -> Vec<Action> {
    let score = |zoo: &Zoo| {
        let cells: Vec<_> = zoo.cells().map(|card| card.or(Some(director))).collect();
        Zoo::from_cells(&cells).map_or(0, |zoo| total(&zoo_points(components, &zoo)))
    };
    let key = |zoo: &Zoo| zoo.cells().map(|card| card.map(CardId::index)).collect::<Vec<_>>();
    let mut best = (score(zoo), Vec::new());
    let mut followed = vec![(best.0, *zoo, Vec::new())];
    for _ in 0..most.min(53) {
        let mut next = Vec::new();
        for (_, zoo, way) in &followed {
            for cell in (0..zoo.len()).filter(|cell| zoo.run(*cell) == Some(1)) {
                let (mut after, mut way, slid) = (*zoo, Vec::clone(way), zoo.card(cell).expect("a card"));
                if way.last() != Some(&slid) {
                    after.slide(cell);
                    way.push(slid);
                    next.push((score(&after), after, way));
                }
            }
        }
        next.sort_by_cached_key(|(points, zoo, _)| (u16::MAX - points, key(zoo)));
        next.dedup_by(|(_, one, _), (_, other, _)| one == other);
        next.truncate(120);
        if next[0].0 > best.0 {
            best = (next[0].0, next[0].2.clone());
        }
        followed = next;
    }
    best.1.into_iter().map(Action::Slide).chain([Action::Done]).collect()
}
