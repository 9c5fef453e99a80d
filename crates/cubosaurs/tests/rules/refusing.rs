//! Refusing a hand: CUB-20 to CUB-24.

use crate::random::random_game;
use crate::scene::{Scene, Story, copies};
use cubosaurs::{Action, Purchase, State};
use dino_core::{Event, Game, Viewer};
use dino_testkit::setup::Setup;

#[test]
fn cub_20_refusing_adds_one_own_card_and_passes_the_hand_on() {
    let game = Scene::new(3).collection(1, "trex#1 grey#1").hand("black#1").play().after("1 refuse grey#1");
    assert_eq!(game.collection(1), "trex#1");
    assert_eq!((game.hand(), game.waits_for()), ("grey#1 black#1".into(), "seat 2".into()));
}

#[test]
fn cub_20_the_added_card_lies_in_the_own_collection() {
    let game = Scene::new(2).collection(1, "grey#1").collection(2, "trex#1").hand("black#1").play();
    for elsewhere in ["black#1", "trex#1", "egg#trex"] {
        assert_eq!(game.refusal(&format!("1 refuse {elsewhere}")), "CUB-20");
    }
}

#[test]
fn cub_20_a_hand_does_not_pass_with_nothing_added() {
    for scene in [Scene::new(2), Scene::advanced(2)] {
        assert_eq!(scene.collection(1, "grey#1").hand("black#1").play().refusal("1 refuse"), "CUB-20");
    }
}

#[test]
fn cub_21_added_card_must_be_of_a_new_type() {
    let game =
        Scene::new(2).collection(1, "trex#1 stegosaurus#1 egg#trex").hand("trex#2 stegosaurus#2").play();
    assert_eq!(game.listed(1), "keep, refuse egg#trex");
    assert_eq!(game.refusal("1 refuse trex#1"), "CUB-21");
    assert_eq!(game.refusal("1 refuse stegosaurus#1"), "CUB-21");
}

#[test]
fn cub_21_all_eggs_are_one_type() {
    // L-b
    let game = Scene::new(2).collection(1, "stegosaurus#1 egg#stegosaurus");
    let game = game.hand("stegosaurus#2 egg#pentaceratops").play();
    assert_eq!(game.listed(1), "keep");
    assert_eq!(game.refusal("1 refuse egg#stegosaurus"), "CUB-21");
}

#[test]
fn cub_21_grey_and_black_are_two_types() {
    // L-c
    assert_eq!(Scene::new(2).collection(1, "grey#1").hand("black#1").play().listed(1), "keep, refuse grey#1");
}

#[test]
fn cub_22_an_empty_collection_must_keep() {
    // L-a
    assert_eq!(Scene::new(2).hand("stegosaurus#1").play().listed(1), "keep");
}

#[test]
fn cub_22_who_refused_with_every_card_must_keep() {
    let game = Scene::new(2).collection(1, "trex#1").collection(2, "grey#1").hand("black#1").play();
    let back = game.after("1 refuse trex#1, 2 refuse grey#1");
    assert_eq!((back.collection(1), back.listed(1)), (String::new(), "keep".into()));
}

#[test]
fn cub_22_purchases_change_what_may_be_refused_with() {
    let game = Scene::advanced(2).collection(1, "trex#1").collection(2, "grey#1").hand("trex#2");
    let stolen = game.clone().tokens(&[5, 0]).market("8").play();
    assert_eq!(stolen.listed(1), "keep, buy 8 grey#1");
    assert_eq!(stolen.after("1 buy 8 grey#1").listed(1), "keep, refuse grey#1");
    let swapped = game.tokens(&[6, 0]).market("10").play();
    assert_eq!(swapped.after("1 buy 10 trex#1 for grey#1").listed(1), "keep, refuse grey#1");
}

#[test]
fn cub_22_a_drawn_card_may_take_the_refusal_away() {
    let game = Scene::advanced(2).collection(1, "grey#1").hand("trex#2").tokens(&[1, 0]).market("3").play();
    assert_eq!(game.listed(1), "keep, refuse grey#1, buy 3");
    let drawn = game.after("1 buy 3, * draw grey#2");
    assert_eq!(drawn.listed(1), "keep");
    assert_eq!(drawn.refusal("1 refuse grey#1"), "CUB-21");
}

#[test]
fn cub_22_tile_4_is_always_a_way_out_and_tile_5_for_who_owns_a_card() {
    let game = Scene::advanced(2).hand("trex#2").tokens(&[2, 0]).market("4 5");
    assert_eq!(game.clone().play().listed(1), "keep, buy 4");
    assert_eq!(game.collection(1, "trex#1").play().listed(1), "keep, buy 4, buy 5 trex#1");
}

const SEVEN_TYPES: &str = "trex#7 stegosaurus#7 brontosaurus#7 pterodactyl#7 pentaceratops#7 grey#7 black#7";

#[test]
fn cub_23_a_hand_of_all_eight_types_is_kept() {
    let game = Scene::new(2).collection(1, "egg#trex").collection(2, &copies("trex", 6)).hand(SEVEN_TYPES);
    let full = game.play().after("1 refuse egg#trex");
    assert_eq!((full.view().hand.len(), full.listed(2)), (8, "keep".into()));
}

#[test]
fn cub_23_tiles_3_4_and_5_make_a_hand_of_ten() {
    let game = Scene::advanced(4).collection(1, "egg#trex").collection(2, "trex#1").collection(4, "trex#2");
    let game = game.hand(SEVEN_TYPES).tokens(&[1, 2, 2, 0]).market("3 4 5").play();
    let longest = game.after("1 buy 3, * draw grey#1, 1 refuse egg#trex, 2 buy 5 trex#1, 3 buy 4");
    assert_eq!((longest.view().hand.len(), longest.listed(4)), (10, "keep".into()));
}

/// The longest that hands and rounds became.
#[derive(Default)]
struct Longest {
    refusals: u32,
    hand: u32,
    turns: u32,
}

fn longest(seats: u8, options: &str, games: u64) -> Longest {
    let config = State::config(seats, options);
    let mut most = Longest::default();
    for seed in 0..games {
        let (mut refusals, mut turns, mut round) = (0, 0, 1);
        random_game(&config, seed, |_, event, after: &State| {
            let view = after.view(Viewer::Public);
            match event {
                Event::Act(_, Action::Keep) => (refusals, turns) = (0, turns + 1),
                Event::Act(_, Action::Refuse(_) | Action::RefuseWithNothing)
                | Event::Act(
                    _,
                    Action::Buy(Purchase::RefuseWithNothing | Purchase::RefuseWithForbidden(_)),
                ) => {
                    (refusals, turns) = (refusals + 1, turns + 1);
                }
                _ => {}
            }
            most.refusals = most.refusals.max(refusals);
            most.hand = most.hand.max(view.hand.len());
            most.turns = most.turns.max(turns);
            if view.round != round {
                (round, turns) = (view.round, 0);
            }
        });
    }
    most
}

#[test]
fn cub_23_no_hand_and_no_round_outgrows_its_bound() {
    for seats in 2..=5u8 {
        let base = longest(seats, "", 60);
        assert!(base.refusals <= 7 && base.hand <= 8 && base.turns <= 48 * u32::from(seats));
        let advanced = longest(seats, "dna=on", 60);
        assert!(advanced.refusals <= 9 && advanced.hand <= 10 && advanced.turns <= 48 * u32::from(seats) + 2);
    }
}

#[test]
fn cub_24_a_hand_that_comes_back_is_decided_afresh() {
    let game = Scene::new(2).collection(1, "trex#1 egg#trex").collection(2, "grey#1").hand("black#1").play();
    let back = game.after("1 refuse trex#1, 2 refuse grey#1");
    assert_eq!(back.listed(1), "keep, refuse egg#trex");
    assert_eq!(back.after("1 keep").collection(1), "trex#1 grey#1 black#1 egg#trex");
}
