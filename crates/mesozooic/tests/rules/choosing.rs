//! Choosing cards: MES-12 to MES-17.

use crate::scene::{Play, Story, at};
use dino_core::{Game, Seed, Table, Viewer};
use dino_testkit::setup::Setup;
use mesozooic::{Phase, State};

/// A table of two in the draft, hands dealt.
fn table() -> Table<State> {
    let mut table = Table::<State>::new(State::config(2, ""), Seed::of_series(1, 0), Vec::new());
    while table.draw().is_some() {}
    table
}

#[test]
fn mes_12_everybody_is_dealt_eleven_cards_and_twelve_are_left_unseen() {
    let game = Play::ready_to_act(3, "");
    assert_eq!(game.view().hands.as_slice(), [11, 11, 11]);
    assert_eq!(game.hand(2).split(' ').count(), 11);
    assert!(game.seen(2).secret.is_none());
    assert_eq!(game.seen(1).hands.as_slice(), [11, 11, 11], "how many is seen by all");
}

#[test]
fn mes_13_all_keep_two_cards_at_once_and_hands_go_on_with_the_last_pick() {
    let game = Play::ready_to_act(2, "");
    assert_eq!(game.waits_for(), "seats 1 2");
    assert_eq!(game.listed(1).split(", ").count(), 55);
    let one = game.act(2, "pick b01#2 b02#2");
    assert_eq!(one.waits_for(), "seat 1");
    assert_eq!((one.seen(1).pass, one.hand(1).split(' ').count()), (0, 11));
    assert_eq!(one.public().picked().len(), 1, "all see that seat 2 has picked");
    assert_eq!(game.refusal("1 pick b01#1 b01#2"), "MES-13");
    assert_eq!(one.refusal("2 pick b03#2 b04#2"), "the game does not wait for seat 2");
    assert!("1 pick b01#1 b01#1".parse::<dino_core::Event<mesozooic::Action, mesozooic::Chance>>().is_err());
    let both = one.act(1, "pick b10#1 b11#1");
    assert_eq!((both.seen(1).pass, both.hand(2).split(' ').count()), (1, 9));
    assert!(!both.hand(2).contains("b10#1") && both.hand(2).contains("b01#1"));
}

#[test]
fn mes_13_a_pick_may_be_changed_until_the_last_one_is_in() {
    let mut table = table();
    let picks = |table: &Table<State>, seat: u8, nth: usize| {
        let mut actions = Vec::new();
        table.state().legal_actions(at(seat), &mut actions);
        actions[nth]
    };
    let (first, second) = (picks(&table, 1, 0), picks(&table, 1, 7));
    table.act(at(1), first).expect("a pick");
    table.take_back(at(1)).expect("nobody else has picked");
    table.act(at(1), second).expect("another pick");
    let theirs = picks(&table, 2, 3);
    // Also when another pick came between: simultaneous picks are not in each other's way.
    let mut four = Table::<State>::new(State::config(3, ""), Seed::of_series(2, 0), Vec::new());
    while four.draw().is_some() {}
    let (a, b) = (picks(&four, 1, 0), picks(&four, 2, 0));
    four.act(at(1), a).expect("a pick");
    four.act(at(2), b).expect("a pick");
    four.take_back(at(1)).expect("seat 2 is not in the way");
    assert!(
        four.state().pending().seats().contains(at(1)) && !four.state().pending().seats().contains(at(2))
    );
    let record = four.record(true).sealed_text();
    let read = dino_core::Record::read(record.as_bytes()).expect("a record");
    let again = Table::<State>::resume(&read, None).expect("it replays").expect("with its seed");
    assert_eq!(again.state(), four.state());
    // With the last pick hands go on, and nobody goes back.
    table.act(at(2), theirs).expect("the last pick");
    assert!(table.take_back(at(1)).is_err() && table.take_back(at(2)).is_err());
}

#[test]
fn mes_14_own_picks_are_seen_by_their_seat_alone() {
    let game = Play::ready_to_act(2, "").act(1, "pick b01#1 b02#1");
    let own = game.seen(1).own.expect("its own cards");
    assert_eq!(own.taken.iter().map(ToString::to_string).collect::<Vec<_>>(), ["b01#1", "b02#1"]);
    let other = serde_json::to_string(&game.seen(2)).expect("a view");
    assert!(!other.contains("b01#1") && !other.contains("b02#1"), "{other}");
    assert!(game.state().view(Viewer::Public).own.is_none());
}

#[test]
fn mes_15_hands_of_eleven_nine_seven_five_three_and_the_last_card_is_kept() {
    let mut game = Play::ready_to_act(2, "");
    for size in [11, 9, 7, 5, 3] {
        assert_eq!(game.hand(1).split(' ').count(), size);
        game = game.all_pick();
    }
    assert!(matches!(game.view().phase, Phase::Lay(_)), "the last card is kept without asking");
    assert_eq!(game.view().secret.expect("all").taken.iter().map(Vec::len).collect::<Vec<_>>(), [11, 11]);
    let mut small = Play::ready_to_act(3, "zoo=3x3");
    for size in [8, 6, 4] {
        assert_eq!(small.hand(1).split(' ').count(), size);
        small = small.all_pick();
    }
    assert!(matches!(small.view().phase, Phase::Lay(_)));
}

#[test]
fn mes_16_hands_go_clockwise_then_the_other_way_then_clockwise() {
    let mut game = Play::ready_to_act(3, "");
    for clockwise in [true, false, true] {
        assert_eq!(game.view().clockwise, clockwise);
        let before = game.hand(1);
        let kept = game.all_pick();
        let next = if clockwise { 2 } else { 3 };
        let passed: Vec<&str> = before.split(' ').skip(2).collect();
        assert_eq!(kept.hand(next).split(' ').collect::<Vec<_>>(), passed);
        game = (0..4).fold(kept, |game, _| game.all_pick()).falls().all("ready").all("done").falls();
    }
}

#[test]
fn mes_17_when_picking_time_is_up_chance_completes_the_open_picks() {
    let game = Play::ready_to_act(3, "draft-clock=on");
    assert_eq!(game.limit(), Some(45_000));
    let late = game.act(2, "pick b01#2 b02#2").after("! time");
    assert_eq!(late.view().phase, Phase::Lapse(at(1)));
    assert_eq!(late.chance().len(), 11);
    let one = late.after("* lapse 1 b05#1");
    assert_eq!(one.chance().len(), 10);
    assert_eq!(one.refusal("* lapse 1 b05#1"), "this cannot fall now");
    let next = one.after("* lapse 1 b06#1, * lapse 3 b01#3, * lapse 3 b02#3");
    assert_eq!((next.view().phase, next.view().pass, next.limit()), (Phase::Pick, 1, Some(30_000)));
    assert!(!next.hand(2).contains("b05#1"));
    let limits = (0..3).scan(next, |game, _| {
        *game = game.all_pick();
        Some(game.limit())
    });
    assert_eq!(limits.collect::<Vec<_>>(), [Some(25_000), Some(20_000), Some(15_000)]);
    assert_eq!(Play::ready_to_act(3, "").limit(), None);
    assert_eq!(Play::ready_to_act(3, "").refusal("! time"), "no clock runs now");
}
