//! Reviews of whole games add up, judge by what a seat could know, and find what was bad.

use dino_bots::advice::advise;
use dino_bots::review::{Cause, Effort, NoReview, Review, WHOLE, review};
use dino_bots::search::Budget;
use dino_bots::{Bot, Decision, Kind};
use dino_core::game::EventOf;
use dino_core::{
    Clock as _, Configure, Draws, Event, Game as _, GameExt as _, Heuristics, Pending, Seat, Seed, Viewer,
};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng as _;

/// A whole game of these bots: its states and what happened.
fn played<G: Heuristics>(kinds: &[Kind], options: &[(&str, &str)], seed: u64) -> (Vec<G>, Vec<EventOf<G>>) {
    let options: Vec<(String, String)> =
        options.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
    let config = G::Config::build(kinds.len() as u8, &options, None).expect("fits");
    let mut draws = Draws::new(Seed::of_series(seed, 0));
    let mut bots: Vec<Box<dyn Bot<G>>> = kinds.iter().map(|kind| kind.bot::<G>(seed)).collect();
    let (mut states, mut events) = (vec![G::new(&config)], Vec::new());
    loop {
        let mut state = states.last().expect("the first").clone();
        let event = match state.pending() {
            Pending::Over => return (states, events),
            Pending::Chance => Event::Chance(state.pick_chance(|bound| draws.ticket(bound), &mut Vec::new())),
            Pending::Seats(seats) => {
                let seat = seats.first().expect("somebody is asked");
                let left = G::Clock::limit(&state).map(|limit| limit / 4);
                let mut actions = Vec::new();
                let mut decision = Decision::new(&state, seat, left, &mut actions);
                Event::Act(seat, bots[seat.index()].choose(&mut decision))
            }
        };
        state.apply_unchecked(&event);
        states.push(state);
        events.push(event);
    }
}

fn reviewed<G: Heuristics>(game: &(Vec<G>, Vec<EventOf<G>>), playouts: u32) -> Review<G::Action> {
    review(&game.0, &game.1, Effort::Playouts(playouts), 7, &mut |_| true).expect("never stopped")
}

/// The sums of a whole game, and what holds for every step of it.
fn assert_adds_up<G: Heuristics>(kinds: &[Kind], options: &[(&str, &str)]) {
    let game = played::<G>(kinds, options, 11);
    let found = reviewed(&game, 4);
    let seats = || Seat::all(found.seats);
    let standing = game.0.last().and_then(dino_core::Game::standing).expect("the game is over");
    let winners = standing.winners().count() as i32;
    for seat in seats() {
        let account = found.account(seat);
        assert_eq!(account.start + account.luck + account.own + account.others, account.result, "{seat}");
        let won = if standing.ranks[seat] == 1 { WHOLE / winners } else { 0 };
        assert!((account.result - won).abs() <= 1, "{seat}: {account:?}");
        let listed: i32 = found.decisions(seat).map(|(_, judged)| judged.loss).sum();
        let built: i32 =
            found.steps.iter().filter(|step| step.cause == Cause::Together).map(|step| step.own[seat]).sum();
        assert_eq!(built - listed, account.own, "the listed decisions are all there are");
    }
    let mut at = 0;
    let mut before = found.start;
    for step in &found.steps {
        assert_eq!((step.from, step.before), (at, before), "nothing is left out");
        (at, before) = (step.to, step.after);
        let whole: i32 = step.after.iter().sum();
        assert!((whole - WHOLE).abs() <= i32::from(found.seats), "somebody wins: {whole}");
        match &step.cause {
            Cause::Course => assert!(step.own.iter().chain(step.others.iter()).all(|part| *part == 0)),
            Cause::Decision(judged) => {
                let Event::Act(seat, action) = game.1[step.from] else { panic!("{step:?}") };
                assert_eq!((judged.seat, judged.chosen), (seat, action));
                assert!(judged.loss >= 0 && judged.choices > 1 && judged.loss == -step.own[seat]);
                assert!((judged.loss == 0) == (judged.best == judged.chosen));
                assert!(judged.loss == 0 || judged.loss > 2 * judged.error - 2, "{judged:?}");
            }
            Cause::Together => assert!(seats().all(|seat| step.luck(seat) == 0)),
        }
    }
    assert_eq!((at, before), (game.1.len(), found.result));
    // The same again is the same again.
    assert_eq!(found, reviewed(&game, 4));
}

const TWO: [Kind; 2] = [Kind::Greedy, Kind::Hatchling];

#[test]
fn luck_own_and_others_add_up_to_the_result_in_cubosaurs() {
    assert_adds_up::<cubosaurs::State>(&[Kind::Greedy, Kind::Random, Kind::Egg, Kind::Greedy], &[]);
    assert_adds_up::<cubosaurs::State>(&TWO, &[("dna", "on")]);
}

#[test]
fn luck_own_and_others_add_up_to_the_result_in_evo() {
    assert_adds_up::<evo::State>(&[Kind::Greedy, Kind::Random, Kind::Greedy], &[]);
}

#[test]
fn luck_own_and_others_add_up_to_the_result_in_mesozooic() {
    assert_adds_up::<mesozooic::State>(&TWO, &[]);
}

#[test]
fn luck_own_and_others_add_up_to_the_result_in_gods_love_dinosaurs() {
    assert_adds_up::<gods_love_dinosaurs::State>(&[Kind::Greedy, Kind::Random], &[]);
}

/// Who plays anything gives more away than who thinks.
#[test]
fn a_review_tells_who_played_badly() {
    let game = played::<cubosaurs::State>(&[Kind::Greedy, Kind::Random, Kind::Random], &[], 3);
    let found = reviewed(&game, 24);
    let [greedy, random] = [0, 1].map(|seat| found.account(Seat::new(seat)).own);
    assert!(random < greedy, "greedy {greedy}, random {random}");
    assert!(found.decisions(Seat::new(1)).any(|(_, judged)| judged.mark().is_some()));
    let turning = found.turning_points(Seat::FIRST, 3);
    assert!(turning.len() == 3 && turning.is_sorted());
}

/// What a seat is advised and judged by follows from its view: a world it cannot tell from the real one is judged alike.
#[test]
fn advice_needs_the_view_alone() {
    let (states, _) = played::<evo::State>(&[Kind::Greedy; 3], &[("events", "on")], 5);
    let asked = states.iter().filter_map(|state| Some((state, state.pending().seats().first()?)));
    for (state, seat) in asked.step_by(40) {
        let view = state.view(Viewer::Seat(seat));
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(9);
        let twin = evo::State::sample(&view, &mut rng);
        let advice = |state: &evo::State| {
            advise::<evo::State>(&state.view(Viewer::Seat(seat)), seat, 1, Budget::iterations(8))
        };
        assert_eq!(advice(state), advice(&twin));
        let mut legal = Vec::new();
        state.choices(seat, &mut legal);
        let advised = advice(state);
        assert!(!advised.is_empty() && advised.len() <= 3);
        assert!(advised.iter().all(|one| legal.contains(&one.action)));
        assert!(advised.iter().all(|one| one.share.is_some_and(|share| (0.0..=1.0).contains(&share))));
        assert!(advised.windows(2).all(|pair| pair[0].share >= pair[1].share), "the best first");
    }
}

#[test]
fn what_cannot_be_reviewed_is_refused() {
    let (states, events) = played::<cubosaurs::State>(&TWO, &[], 1);
    let half = events.len() / 2;
    let effort = Effort::Playouts(2);
    let running = review(&states[..=half], &events[..half], effort, 1, &mut |_| true);
    assert_eq!(running, Err(NoReview::Running));
    assert_eq!(review(&states, &events, effort, 1, &mut |_| false), Err(NoReview::Stopped));
    assert_eq!(review::<cubosaurs::State>(&[], &[], effort, 1, &mut |_| true), Err(NoReview::Running));
    let (states, events) = played::<mesozooic::State>(&[Kind::Greedy], &[], 1);
    assert_eq!(review(&states, &events, effort, 1, &mut |_| true), Err(NoReview::Alone));
}
