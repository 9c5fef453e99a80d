//! Laying out, planning and sliding: MES-18 to MES-27.

use crate::scene::{Play, Story, at, plain};
use dino_core::NoTakeback;
use dino_core::{Game, Seed, Table};
use dino_testkit::setup::Setup;
use mesozooic::{Phase, State, Zoo};

#[test]
fn mes_18_all_zoos_are_turned_up_at_the_same_moment() {
    let mut game = Play::start(2, "draft=off").after("* director 1 d1, * director 2 d2");
    for _ in 0..21 {
        assert!(game.seen(2).zoo(at(1)).is_none() && game.public().zoo(at(1)).is_none());
        game = game.after(&format!("* {}", game.chance().last().expect("a card")));
    }
    let open = game.falls();
    assert!(open.seen(2).zoo(at(1)).is_some() && open.public().zoo(at(2)).is_some());
}

#[test]
fn mes_19_four_columns_three_rows_from_the_top_left_and_the_hole_bottom_right() {
    let game =
        Play::start(2, "draft=off").after("* director 1 d1, * director 2 d2, * lay 1 b07#1, * lay 1 b02#1");
    assert_eq!(game.zoo(1), "b07 b02 -- -- / -- -- -- -- / -- -- -- --");
    assert_eq!(game.falls().zoo(1), "b07 b02 b01 b03 / b04 b05 b06 b08 / b09 b10 b11 --");
    assert_eq!(game.falls().seen(1).zoo(at(1)).and_then(Zoo::hole), Some(11));
}

#[test]
fn mes_20_cards_are_locked_until_all_are_ready() {
    let game = Play::ready_to_act(2, "draft=off");
    assert_eq!((game.view().phase, game.limit()), (Phase::Plan, None));
    assert_eq!(game.refusal("1 slide b11#1"), "MES-20");
    let one = game.act(1, "ready");
    assert_eq!((one.waits_for(), one.view().phase), ("seat 2".to_owned(), Phase::Plan));
    assert_eq!(one.act(2, "ready").view().phase, Phase::Build);
    assert_eq!(game.refusal("1 done"), "MES-22");
    assert_eq!(Play::building(2, "").refusal("1 ready"), "MES-20");
}

#[test]
fn mes_20_limited_planning_ends_for_all() {
    let game = Play::ready_to_act(2, "draft=off planning=on");
    assert_eq!(game.limit(), Some(60_000));
    assert_eq!(game.act(2, "ready").after("! time").view().phase, Phase::Build);
}

#[test]
fn mes_21_the_clock_begins_three_seconds_before_go() {
    let game = Play::building(2, "");
    assert_eq!(game.timed(1, "b11#1", 0, None), "MES-20");
    assert_eq!(game.timed(1, "b11#1", 2_999, None), "MES-20");
    assert_eq!(game.timed(1, "b11#1", 3_000, None), "counts");
}

#[test]
fn mes_22_forty_five_seconds_for_all_or_until_all_are_done() {
    let game = Play::building(3, "");
    assert_eq!(game.limit(), Some(3_000 + 45_000));
    let done = game.act(2, "done");
    assert_eq!((done.waits_for(), done.limit()), ("seats 1 3".to_owned(), Some(48_000)));
    assert_eq!(done.act(1, "done").act(3, "done").view().points.len(), 1);
    assert_eq!(game.after("! time").view().points.len(), 1);
}

#[test]
fn mes_22_done_may_be_taken_back_while_others_slide() {
    let config = State::config(2, "draft=off");
    let mut table = Table::<State>::new(config, Seed::of_series(4, 0), Vec::new());
    while table.draw().is_some() {}
    for seat in [1, 2] {
        table.act(at(seat), "ready".parse().expect("ready")).expect("ready");
    }
    assert_eq!(table.take_back(at(1)), Err(NoTakeback::Final), "nobody goes back behind GO");
    table.act(at(1), "done".parse().expect("done")).expect("done");
    let mut slides = Vec::new();
    table.state().legal_actions(at(2), &mut slides);
    table.act(at(2), slides[0]).expect("a slide");
    assert_eq!(table.take_back(at(2)), Err(NoTakeback::Final), "a slide stays");
    table.take_back(at(1)).expect("done is revocable");
    assert!(table.state().pending().seats().contains(at(1)));
}

#[test]
fn mes_23_only_cards_next_to_the_hole_slide_and_runs_as_so_many_slides() {
    let game = Play::building(2, "slow=1");
    assert_eq!(game.listed(1), "slide b08#1, slide b11#1, done");
    let game = Play::building(2, "");
    assert_eq!(game.listed(1), "slide b04#1, slide b08#1, slide b09#1, slide b10#1, slide b11#1, done");
    assert_eq!(game.refusal("1 slide b07#1"), "MES-23");
    let run = game.act(1, "slide b09#1");
    assert_eq!(run.zoo(1), "b01 b02 b03 b04 / b05 b06 b07 b08 / -- b09 b10 b11");
    assert_eq!(run.view().slides.as_slice(), [3, 0]);
    let single = game.after("1 slide b11#1, 1 slide b10#1, 1 slide b09#1");
    assert_eq!(single.state(), run.state(), "the same as one by one");
    let up = run.act(1, "slide b01#1");
    assert_eq!(up.zoo(1), "-- b02 b03 b04 / b01 b06 b07 b08 / b05 b09 b10 b11");
}

#[test]
fn mes_23_t12_three_slides_then_the_director_fills_the_hole() {
    let game = Play::building(2, "").after("1 slide b11#1, 1 slide b07#1, 1 slide b06#1");
    assert_eq!(game.zoo(1), "b01 b02 b03 b04 / b05 -- b06 b08 / b09 b10 b07 b11");
    let counted = game.all("done");
    let zoo = counted.view().zoos[0][at(1)].expect("a zoo");
    assert_eq!(plain(&zoo), "b01 b02 b03 b04 / b05 d1 b06 b08 / b09 b10 b07 b11");
    assert_eq!(counted.view().points[0][at(1)], [6, 10, 4, 2, 0, 0]);
}

#[test]
fn mes_23_a_thousand_slides_are_the_most() {
    let mut game = Play::building(2, "");
    for _ in 0..500 {
        game = game.after("1 slide b11#1, 1 slide b11#1");
    }
    assert_eq!(game.listed(1), "done");
    assert_eq!(game.refusal("1 slide b11#1"), "MES-23");
}

#[test]
fn mes_24_cards_that_are_not_in_the_zoo_do_not_slide() {
    let game = Play::building(2, "");
    assert_eq!(game.refusal("1 slide b11#2"), "MES-24", "another seat's card");
    assert_eq!(game.refusal("1 slide n01"), "MES-24", "a card that is not in the game");
    assert_eq!(game.refusal("1 slide b06#1"), "MES-23", "diagonally");
}

#[test]
fn mes_25_one_slide_is_one_action_of_one_seat() {
    let game = Play::building(2, "");
    let both = game.after("1 slide b11#1, 2 slide b08#2");
    assert_eq!(both.state(), game.after("2 slide b08#2, 1 slide b11#1").state());
    // The arrow to the left moves the card right of the hole: here the hole has none, and up moves b08 down.
    assert_eq!(game.act(1, "slide b08#1").zoo(1), "b01 b02 b03 b04 / b05 b06 b07 -- / b09 b10 b11 b08");
}

#[test]
fn mes_26_what_is_slid_at_the_end_comes_too_late() {
    let game = Play::building(2, "");
    assert_eq!(game.timed(1, "b11#1", 47_999, Some(47_000)), "counts");
    assert_eq!(game.timed(1, "b11#1", 48_000, Some(47_000)), "MES-26");
    assert_eq!(game.timed(1, "b11#1", 48_001, None), "MES-26");
    let over = game.after("! time");
    assert!(over.refusal("1 slide b11#1").starts_with("out of turn"), "{}", over.refusal("1 slide b11#1"));
}

#[test]
fn mes_27_every_slide_changes_the_parity_of_the_cards_and_of_the_hole() {
    let cards = |zoo: &Zoo| -> Vec<u8> {
        zoo.cells().map(|card| card.map_or(99, mesozooic::CardId::index)).collect()
    };
    let parity = |order: &[u8]| {
        let pairs = order
            .iter()
            .enumerate()
            .flat_map(|(at, one)| order[at + 1..].iter().map(move |other| one > other));
        pairs.filter(|inverted| *inverted).count() % 2
    };
    let mut game = Play::building(2, "");
    let start = cards(game.seen(1).zoo(at(1)).expect("a zoo"));
    for step in 0..60 {
        let zoo = *game.seen(1).zoo(at(1)).expect("a zoo");
        let hole = zoo.hole().expect("a hole");
        let moved = usize::from((2 - hole / 4) + (3 - hole % 4));
        assert_eq!((parity(&cards(&zoo)) + parity(&start)) % 2, moved % 2);
        let slides = game.listed(1);
        let slides: Vec<&str> = slides.split(", ").filter(|action| action.starts_with("slide")).collect();
        game = game.act(1, slides[(step * 7) % slides.len()]);
    }
}
