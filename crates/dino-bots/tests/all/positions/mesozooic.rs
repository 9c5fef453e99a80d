//! Mesozooic.

#[path = "../../../../mesozooic/tests/rules/scene.rs"]
#[allow(dead_code, reason = "the scenarios of the rules use all of it")]
mod scene;

use super::{chosen, must_be};
use dino_core::{Game, Heuristics as _, Viewer};
use dino_testkit::story::at;
use mesozooic::State;
use scene::{Play, Story};

/// A pick is a blunder where what is kept promises so much less than with the best one, in hundredths of a point.
const BLUNDER: i32 = 1000;

/// In none of the five picks of a draft a pair is kept that promises far less than another; the others pick by chance.
#[track_caller]
fn drafts_without_blunder(seats: u8, options: &str, skip: usize) {
    let mut play = Play::start(seats, options);
    let mut fallen = 0;
    while play.waits_for() == "chance" {
        // Hands of another deal each time, and always the same.
        let falls = play.chance();
        fallen += 1;
        play = play.after(&format!("* {}", falls[(fallen * skip) % falls.len()]));
    }
    let mut picks = 0;
    while play.legal(1).first().is_some_and(|action| action.starts_with("pick")) {
        let view = play.state().view(Viewer::Seat(at(1)));
        let mut actions = Vec::new();
        play.state().legal_actions(at(1), &mut actions);
        let mut worth = Vec::new();
        State::appraise(&view, at(1), &actions, &mut worth);
        let best = worth.iter().max().copied().unwrap_or_default();
        let chosen = chosen(&play, 1);
        for chosen in &chosen {
            let at = actions.iter().position(|action| action.to_string() == *chosen).expect("a legal action");
            assert!(worth[at] >= best - BLUNDER, "pick {picks}: {chosen} is worth {} of {best}", worth[at]);
        }
        let others = (2..=seats).fold(play.act(1, &chosen[0]), |play, seat| {
            let legal = play.legal(seat);
            play.act(seat, &legal[(skip * 31 + picks) % legal.len()])
        });
        play = others.falls();
        picks += 1;
    }
    assert!(picks >= 3, "{picks} picks");
}

#[test]
fn a_draft_of_two_is_without_blunder() {
    drafts_without_blunder(2, "", 1);
    drafts_without_blunder(2, "", 7);
}

#[test]
fn a_draft_of_four_is_without_blunder() {
    drafts_without_blunder(4, "", 5);
}

#[test]
fn a_draft_of_small_zoos_is_without_blunder() {
    drafts_without_blunder(2, "zoo=3x3", 11);
}

#[test]
fn nobody_stops_at_once_where_slides_help() {
    must_be(&Play::building(2, ""), 1, |action| action != "done");
}

#[test]
fn nobody_slides_a_card_back_and_forth() {
    let play = Play::building(2, "");
    let first = chosen(&play, 1).remove(0);
    let then = play.act(1, &first);
    must_be(&then, 1, |action| action != first);
}

#[test]
fn slides_make_the_zoo_better() {
    let worth = |play: &Play| {
        let mut worth = Vec::new();
        State::appraise(&play.seen(1), at(1), &[mesozooic::Action::Done], &mut worth);
        worth[0]
    };
    let mut play = Play::building(2, "");
    let before = worth(&play);
    for _ in 0..60 {
        let next = chosen(&play, 1).remove(0);
        if next == "done" {
            break;
        }
        play = play.act(1, &next);
    }
    assert!(worth(&play) >= before + 800, "{before} hundredths before, {} after", worth(&play));
}
