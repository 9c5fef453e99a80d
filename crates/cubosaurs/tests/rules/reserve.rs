//! The reserve of 40 tokens and what happens when it is empty: CUB-72.

use crate::random::random_game;
use crate::scene::{Play, Scene, Story, at};
use cubosaurs::{Phase, State, Then};
use dino_core::{Game, Viewer};
use dino_testkit::setup::Setup;

/// Three seats; the first holds a hand with two icons.
fn two_icons(tokens: [u8; 3]) -> Play {
    let game = Scene::advanced(3).hand("pterodactyl#1 trex#1 grey#3").collection(1, "egg#trex");
    game.tokens(&tokens).market("4").play()
}

#[test]
fn cub_72_the_reserve_pays_first_and_the_only_opponent_with_tokens_next() {
    // D-a
    let kept = two_icons([36, 0, 3]).after("1 keep");
    assert_eq!((kept.tokens(), kept.waits_for()), (vec![38, 0, 2, 0], "chance".into()));
}

#[test]
fn cub_72_the_gainer_chooses_one_token_at_a_time() {
    let kept = two_icons([0, 20, 20]).after("1 keep");
    assert_eq!((kept.waits_for(), kept.listed(1)), ("seat 1".into(), "take 2, take 3".into()));
    let first = kept.after("1 take 3");
    assert_eq!((first.tokens(), first.listed(1)), (vec![1, 20, 19, 0], "take 2, take 3".into()));
    let second = first.after("1 take 2");
    assert_eq!((second.tokens(), second.waits_for()), (vec![2, 19, 19, 0], "chance".into()));
    assert_eq!(second.view().turn, at(2));
}

#[test]
fn cub_72_a_choice_that_leaves_one_opponent_with_tokens_ends_the_asking() {
    let kept = two_icons([20, 1, 19]).after("1 keep, 1 take 2");
    assert_eq!((kept.tokens(), kept.waits_for()), (vec![22, 0, 18, 0], "chance".into()));
}

#[test]
fn cub_72_a_token_owed_is_taken_before_anything_else() {
    let kept = two_icons([38, 1, 1]).after("1 keep");
    for action in ["1 keep", "1 refuse egg#trex", "1 refuse", "1 buy 4", "1 take 1", "1 take 4"] {
        assert_eq!(kept.refusal(action), "CUB-72", "{action}");
    }
    assert_eq!(kept.refusal("2 take 1"), "the game does not wait for seat 2");
}

#[test]
fn cub_72_nothing_is_taken_unless_it_is_owed() {
    assert_eq!(two_icons([2, 2, 2]).refusal("1 take 2"), "CUB-72");
    let from_nobody = Scene::advanced(4).tokens(&[0, 20, 20, 0]).hand("pterodactyl#1").play().after("1 keep");
    assert_eq!(from_nobody.refusal("1 take 4"), "CUB-72");
}

#[test]
fn cub_72_nothing_is_gained_where_no_opponent_has_any() {
    let kept = two_icons([40, 0, 0]).after("1 keep");
    assert_eq!((kept.tokens(), kept.waits_for()), (vec![40, 0, 0, 0], "chance".into()));
}

#[test]
fn cub_72_with_two_players_nothing_is_ever_asked() {
    let kept = Scene::advanced(2).tokens(&[10, 30]).hand("pterodactyl#1").play().after("1 keep");
    assert_eq!((kept.tokens(), kept.waits_for()), (vec![11, 29, 0], "chance".into()));
}

/// The end of round 1 for three, full market, seat 3 to start; a deal of one icon each follows.
fn one_icon_each(tokens: [u8; 3]) -> Play {
    let game = Scene::advanced(3).tokens(&tokens).market("1 2 3 4").hand("brontosaurus#3").turn(3);
    let game = game.collection(1, "trex#3").collection(2, "trex#4").deck(0).play().after("3 keep");
    game.deal(3, "pterodactyl#3 trex#3 trex#4 trex#5")
        .deal(2, "pterodactyl#2 grey#3 grey#4 grey#5")
        .deal(1, "pterodactyl#1 black#3 black#4 black#5")
}

#[test]
fn cub_72_at_the_deal_seats_collect_from_the_starter_in_the_direction_of_the_round() {
    assert_eq!(one_icon_each([5, 5, 5]).tokens(), [6, 6, 6, 22]);
    // Two in the reserve: seats 3 and 2 get them, and seat 1 has to choose.
    let short = one_icon_each([18, 10, 10]);
    assert_eq!(short.tokens(), [18, 11, 11, 0]);
    assert_eq!(short.view().phase, Phase::Take(at(1), Then::Turn(at(3))));
    let settled = short.after("1 take 3");
    assert_eq!((settled.tokens(), settled.view().phase), (vec![19, 11, 10, 0], Phase::Draw));
    assert_eq!(settled.view().turn, at(3));
}

#[test]
fn cub_72_a_token_collected_moments_ago_may_be_taken() {
    // Seat 3 takes from seat 1, the only one with any; so seat 2 has a choice.
    let second = one_icon_each([40, 0, 0]);
    assert_eq!((second.tokens(), second.waits_for()), (vec![39, 0, 1, 0], "seat 2".into()));
    assert_eq!(second.listed(2), "take 1, take 3");
    // Seat 1 then takes from seat 2, the only one left with any.
    assert_eq!(second.after("2 take 3").tokens(), [40, 0, 0, 0]);
}

#[test]
fn cub_72_in_round_1_the_reserve_is_large_enough_for_any_deal() {
    let market = Play::start(5, "dna=on").after("* first 1").falls(6);
    let dealt = market
        .deal(1, "pterodactyl#1 pterodactyl#2 pterodactyl#3 pterodactyl#4")
        .deal(2, "pterodactyl#5 pterodactyl#6 pterodactyl#7 trex#1")
        .deal(3, "trex#2 stegosaurus#1 stegosaurus#2 brontosaurus#1")
        .deal(4, "brontosaurus#2 pentaceratops#1 pentaceratops#2 grey#1")
        .deal(5, "grey#2 black#1 black#2 egg#trex");
    assert_eq!((dealt.tokens(), dealt.waits_for()), (vec![4, 4, 4, 4, 3, 21], "chance".into()));
}

#[test]
fn cub_72_the_price_is_back_in_the_reserve_before_the_effect() {
    let game = Scene::advanced(3).collection(2, "pterodactyl#1").hand("trex#3").tokens(&[20, 10, 10]);
    let stolen = game.market("8").play().after("1 buy 8 pterodactyl#1");
    assert_eq!((stolen.tokens(), stolen.waits_for()), (vec![16, 10, 10, 4], "seat 1".into()));
}

#[test]
fn cub_72_the_gainer_chooses_also_out_of_turn_and_the_buyer_may_be_the_victim() {
    let cheap_swap = Scene::with(3, "dna=on", &[("cost = 6", "cost = 1")]).tokens(&[20, 10, 10]).market("10");
    let game = cheap_swap.collection(1, "trex#1").collection(2, "pterodactyl#1").hand("trex#3").play();
    let asked = game.after("1 buy 10 trex#1 for pterodactyl#1");
    // The buyer gains first and gets the token just paid.
    assert_eq!((asked.tokens(), asked.waits_for()), (vec![20, 10, 10, 0], "seat 2".into()));
    assert_eq!((asked.listed(1), asked.listed(2)), (String::new(), "take 1, take 3".into()));
    let goes_on = asked.after("2 take 1");
    assert_eq!((goes_on.tokens(), goes_on.waits_for()), (vec![19, 11, 10, 0], "seat 1".into()));
    assert_eq!(goes_on.listed(1), "keep, refuse pterodactyl#1");
}

#[test]
fn cub_72_reserve_and_tokens_add_up_to_40_at_every_moment() {
    for seats in 2..=5 {
        let config = State::config(seats, "dna=on");
        let mut asked = 0;
        for seed in 0..80 {
            random_game(&config, seed, |_, _, state| {
                let view = state.view(Viewer::Public);
                assert_eq!(view.reserve + view.tokens.iter().sum::<u8>(), 40);
                asked += u32::from(matches!(view.phase, Phase::Take(..)));
            });
        }
        assert_eq!(asked == 0, seats == 2, "asked {asked} times with {seats} seats");
    }
}
