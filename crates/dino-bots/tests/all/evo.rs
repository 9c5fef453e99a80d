//! How the greedy bot fares at Evo.

use crate::asked;
use dino_bots::{Decision, Kind};
use dino_core::{Draws, Game, Seed, Viewer};
use evo::{Action, Config, State};

/// The final points of a game between these, and the rank of the first.
fn game(kinds: [Kind; 4], number: u64) -> (Vec<i32>, u8) {
    let mut draws = Draws::new(Seed::of_series(5, number));
    let mut state = State::new(&Config::new(4).expect("a configuration"));
    let mut bots = kinds.map(|kind| kind.bot::<State>(number));
    while let Some(seat) = asked(&mut state, &mut draws) {
        let action = bots[seat.index()].choose(&mut Decision::new(&state, seat, None, &mut Vec::new()));
        assert_eq!(state.check(seat, action), Ok(()));
        state.play_unchecked(seat, action);
    }
    let standing = state.standing().expect("the end");
    (standing.totals.as_slice().to_vec(), standing.ranks.as_slice()[0])
}

#[test]
fn greedy_is_first_against_three_random_bots() {
    let kinds = [Kind::Greedy, Kind::Random, Kind::Random, Kind::Random];
    let first = (0..100).filter(|number| game(kinds, *number).1 == 1).count();
    assert!(first >= 90, "first in {first} of 100");
}

/// Published games of four end with 25 to 38 points.
#[test]
fn four_greedy_bots_score_as_people_do() {
    let points: Vec<i32> = (0..50).flat_map(|number| game([Kind::Greedy; 4], number).0).collect();
    let mean = points.iter().sum::<i32>() / points.len() as i32;
    assert!((25..=40).contains(&mean), "{mean} points on average");
}

/// Asked about cards a bot plays one or passes: what it would wait for would be known to it alone (EVO-74), and it is not
/// tired of questions.
#[test]
fn greedy_never_waits() {
    let (mut questions, mut waits, mut rounds) = (0, 0, 0);
    for number in 0..20 {
        let mut draws = Draws::new(Seed::of_series(6, number));
        let mut state = State::new(&Config::new(4).expect("a configuration"));
        let mut bots = [Kind::Greedy; 4].map(|kind| kind.bot::<State>(number));
        while let Some(seat) = asked(&mut state, &mut draws) {
            let mut actions = Vec::new();
            state.legal_actions(seat, &mut actions);
            questions += u32::from(actions.iter().any(|action| matches!(action, Action::PassUntil(_))));
            let action = bots[seat.index()].choose(&mut Decision::new(&state, seat, None, &mut Vec::new()));
            waits += u32::from(matches!(action, Action::PassUntil(_)));
            state.play_unchecked(seat, action);
        }
        rounds += state.view(Viewer::Public).rounds.len() as u32;
    }
    let each = f64::from(questions) / f64::from(4 * rounds);
    eprintln!("{each:.2} questions about cards for each seat and round");
    assert_eq!(waits, 0, "of {questions} questions");
    // Four moments of every round and every combat, for who holds a card.
    assert!(each < 5.0, "{each:.2} questions about cards for each seat and round");
}
