//! Token, refill and piles (GLD-42 to GLD-45).

use crate::scene::{Scene, Story};
use dino_core::{Game, Viewer};
use dino_testkit::setup::Setup;
use dino_testkit::trial::Trial;
use gods_love_dinosaurs::{Phase, State};

/// TV-8.
#[test]
fn gld_42_the_token_steps_right_and_from_eagle_to_frog() {
    let eagle = Scene::new(2).token(4).emptied("eagle").skip();
    assert_eq!(eagle.view().token, 0);
    let frog = Scene::new(2).token(0).emptied("frog").skip();
    assert_eq!(frog.view().token, 1);
    // One column, even if that one is empty.
    let empty = Scene::new(2).token(0).board([1, 0, 2, 2, 2]).emptied("frog").skip();
    assert_eq!(empty.view().token, 1);
}

/// TV-7, from the rulebook's caption.
#[test]
fn gld_43_only_empty_columns_are_filled_from_the_left() {
    let game = Scene::new(2).token(0).board([1, 1, 0, 2, 0]).emptied("frog").skip();
    assert_eq!(game.view().token, 1);
    let mut columns = Vec::new();
    let full = (0..6).fold(game, |game, _| {
        columns.push(game.chance()[0].split(' ').nth(1).unwrap().to_owned());
        game.falls(1)
    });
    assert_eq!(columns, ["frog", "frog", "rat", "rat", "eagle", "eagle"]);
    assert_eq!(full.board(), [2, 1, 2, 2, 2]);
    assert_eq!((full.phase(), full.waits_for()), (Phase::Take, "seat 2".into()));
}

#[test]
fn gld_44_a_pile_is_used_up_before_the_next() {
    // 40 tiles: with 11 of them left, one of C and ten of D.
    let game = Scene::new(2).token(0).board([1, 2, 2, 2, 2]).pile(11).emptied("frog").skip();
    assert_eq!(game.chance(), ["reveal frog c10"]);
    let next = game.falls(1);
    assert_eq!(next.chance().len(), 10);
    assert!(
        next.chance().iter().all(|outcome| outcome.starts_with("reveal frog d")),
        "a column may mix letters"
    );
}

#[test]
fn gld_45_nobody_is_ever_stuck() {
    for seats in 2..=5 {
        for seed in 0..10 {
            for state in Trial::<State>::of(&State::config(seats, ""), seed).states {
                let view = state.view(Viewer::Public);
                if view.phase == Phase::Take {
                    assert!(view.board[usize::from(view.token)].iter().any(Option::is_some));
                    let mut actions = Vec::new();
                    state.legal_actions(view.turn, &mut actions);
                    assert!(!actions.is_empty());
                }
            }
        }
    }
}
