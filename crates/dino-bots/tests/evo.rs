//! How the greedy bot fares at Evo.

use dino_bots::{Kind, Look};
use dino_core::{Draws, Game, Pending, Seed};
use evo::{Config, State};

/// The final points of a game between these, and the rank of the first.
fn game(kinds: [Kind; 4], number: u64) -> (Vec<i32>, u8) {
    let mut draws = Draws::new(Seed::of_series(5, number));
    let mut state = State::new(&Config::new(4).expect("a configuration"));
    let mut bots = kinds.map(|kind| kind.bot::<State>(number));
    loop {
        match state.pending() {
            Pending::Over => break,
            Pending::Chance => {
                let outcome = state.pick_chance(|bound| draws.ticket(bound), &mut Vec::new());
                state.resolve_unchecked(outcome);
            }
            Pending::Seats(seats) => {
                let seat = seats.first().expect("a seat");
                let action = bots[seat.index()].choose(&mut Look::new(&state, seat, &mut Vec::new()));
                assert_eq!(state.check(seat, action), Ok(()));
                state.play_unchecked(seat, action);
            }
        }
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
