//! A bot that fails does not harm a game: `greedy` plays in its place.

use crate::asked;
use cubosaurs::{Action, Config, State};
use dino_bots::{Bot, Decision, Fault, FaultLog, Guarded, Kind};
use dino_core::{Draws, Game, Seat, Seed};
use std::time::Duration;

/// What a bot does wrong, always.
#[derive(Clone, Copy)]
struct Faulty(Fault);

impl Bot<State> for Faulty {
    fn choose(&mut self, decision: &mut Decision<'_, State>) -> Action {
        match self.0 {
            Fault::Panicked => panic!("as it was asked to"),
            // There is no token to take in the base game.
            Fault::Illegal => Action::Take(Seat::FIRST),
            Fault::Overran => {
                std::thread::sleep(Duration::from_millis(30));
                decision.legal()[0]
            }
        }
    }
}

/// Plays a whole game with this bot in the first seat, and says what it chose.
fn played(mut first: impl Bot<State>) -> Vec<Action> {
    let mut draws = Draws::new(Seed::of_series(4, 4));
    let mut state = State::new(&Config::new(2).expect("a configuration"));
    let mut second = Kind::Greedy.bot::<State>(2);
    let mut chosen = Vec::new();
    while let Some(seat) = asked(&mut state, &mut draws) {
        let mut actions = Vec::new();
        let mut decision = Decision::new(&state, seat, None, &mut actions);
        let action = if seat == Seat::FIRST {
            chosen.push(first.choose(&mut decision));
            chosen[chosen.len() - 1]
        } else {
            second.choose(&mut decision)
        };
        assert_eq!(state.check(seat, action), Ok(()));
        state.play_unchecked(seat, action);
    }
    chosen
}

fn guarded(fault: Fault, limit: Duration) -> (Vec<Action>, Vec<(Seat, Fault)>) {
    let log = FaultLog::default();
    let chosen = played(Guarded::new(Box::new(Faulty(fault)), limit, 1, log.clone()));
    (chosen, log.faults())
}

#[test]
fn greedy_plays_for_a_bot_that_panics_or_chooses_something_illegal() {
    struct Greedy(Box<dyn Bot<State>>);
    impl Bot<State> for Greedy {
        fn choose(&mut self, decision: &mut Decision<'_, State>) -> Action {
            self.0.choose(decision)
        }
    }
    let greedy = played(Greedy(Kind::Greedy.bot::<State>(1)));
    for fault in [Fault::Panicked, Fault::Illegal] {
        let (chosen, faults) = guarded(fault, Duration::from_secs(60));
        assert_eq!(chosen, greedy);
        assert_eq!(faults, vec![(Seat::FIRST, fault); chosen.len()], "each time is told");
    }
}

#[test]
fn who_takes_too_long_is_not_asked_again() {
    let (chosen, faults) = guarded(Fault::Overran, Duration::from_millis(10));
    assert!(chosen.len() > 5);
    assert_eq!(faults, [(Seat::FIRST, Fault::Overran)]);
    let (_, faults) = guarded(Fault::Overran, Duration::from_secs(60));
    assert_eq!(faults, []);
}

#[test]
fn unknown_bots_are_told_which_there_are() {
    let error = "clever".parse::<Kind>().unwrap_err().to_string();
    for kind in Kind::ALL {
        assert_eq!(kind.name().parse(), Ok(kind));
        assert!(error.contains(kind.name()), "{error}");
    }
}
