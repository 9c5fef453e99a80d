//! DNA tokens: CUB-70, CUB-71 and CUB-79.

use crate::scene::{Play, Scene, Story};
use cubosaurs::{Config, State};
use dino_core::{Configure, Game};
use dino_testkit::setup::Setup;
use dino_testkit::sheet::Sheets;

#[test]
fn cub_70_one_tile_more_than_players_is_turned_up() {
    // V-9
    for seats in 2..=5 {
        let start = Play::start(seats, "dna=on").after("* first 1");
        assert_eq!(start.chance().len(), 10);
        let filled = start.falls(seats + 1);
        assert_eq!(filled.view().market.len(), u32::from(seats) + 1);
        assert!(filled.chance()[0].starts_with("deal 1 "));
        assert_eq!(filled.view().reserve, 40);
    }
}

#[test]
fn cub_70_without_interaction_tiles_7_to_10_are_out_for_the_whole_game() {
    let five = Play::start(5, "dna=on interaction=off").after("* first 1").falls(6);
    assert_eq!(five.market(), "1 2 3 4 5 6");
    let two = Scene::with(2, "dna=on interaction=off", &[]).collection(2, "trex#1").hand("trex#3");
    let game = two.clone().tokens(&[40, 0]).market("1").play();
    assert_eq!(game.refusal("1 buy 7 trex#1"), "CUB-70");
    let next_round = two.deck(0).play().after("1 keep, * first 1");
    assert_eq!(next_round.chance(), ["tile 1", "tile 2", "tile 3", "tile 4", "tile 5", "tile 6"]);
}

#[test]
fn cub_70_a_sheet_that_marks_more_tiles_is_refused_where_the_market_would_be_smaller() {
    let tile_6 = "\"destroy_own_card\"\nkind = \"instant\"\nends_turn = false\nsource = \"rulebook\"\ncost = 2\n\
                  cost_source = \"proposed\"\ninteraction = ";
    let sheet = State::sheet(&[(&*format!("{tile_6}false"), &*format!("{tile_6}true"))]);
    let refusal = State::build(5, "dna=on interaction=off", Some(&sheet)).unwrap_err().to_string();
    assert_eq!(
        refusal,
        "interaction=off with 5 seats: the market holds 6 tiles, and the sheet leaves 5 (CUB-70)"
    );
    for (seats, options) in [(4, "dna=on interaction=off"), (5, "dna=on"), (5, "")] {
        assert!(State::build(seats, options, Some(&sheet)).is_ok(), "{seats} seats with {options:?}");
    }
    // A game that was begun with fewer tiles goes on with them.
    let options = [("dna", "on"), ("interaction", "off")].map(|(key, value)| (key.into(), value.into()));
    let begun = Config::restore(5, &options, Some(&sheet)).unwrap();
    let next_round = Play::at(State::new(&begun)).after("* first 2").falls(5);
    assert_eq!(next_round.market(), "1 2 3 4 5");
    assert!(next_round.chance()[0].starts_with("deal 2 "));
}

#[test]
fn cub_70_the_base_game_has_no_tiles_and_no_tokens() {
    let start = Play::start(2, "").after("* first 1");
    assert!(start.chance()[0].starts_with("deal 1 "));
    let game = start.deal(1, "pterodactyl#1 pterodactyl#2 trex#1 trex#2").falls(5).after("1 keep");
    assert_eq!(game.tokens(), [0, 0, 0]);
    assert_eq!(game.falls(1).refusal("2 buy 1"), "CUB-70");
}

#[test]
fn cub_71_starting_cards_with_the_icon_bring_tokens_in_round_1() {
    let market = Play::start(2, "dna=on").after("* first 2").falls(3);
    let dealt = market.deal(2, "pterodactyl#1 trex#1 trex#3 egg#trex");
    assert_eq!(dealt.tokens(), [0, 0, 40], "all cards are laid out first");
    assert_eq!(dealt.deal(1, "grey#2 grey#3 black#7 egg#velociraptor").tokens(), [1, 2, 37]);
}

#[test]
fn cub_71_starting_cards_bring_tokens_in_every_round() {
    let game = Scene::advanced(2).tokens(&[3, 1]).market("1 2 3").hand("trex#3").deck(0).play();
    let dealt = game.after("1 keep").deal(2, "pterodactyl#1 trex#3 grey#3 black#3");
    assert_eq!(dealt.deal(1, "trex#1 trex#2 pterodactyl#2 pterodactyl#3").tokens(), [7, 2, 31]);
}

#[test]
fn cub_71_cards_of_the_hand_bring_nothing_until_kept() {
    let game = Scene::advanced(2).collection(1, "pterodactyl#1").hand("trex#3").play();
    let passed = game.after("1 refuse pterodactyl#1");
    assert_eq!(passed.tokens(), [0, 0, 40]);
    assert_eq!(passed.after("2 keep").tokens(), [0, 1, 39]);
}

#[test]
fn cub_71_only_cards_with_the_icon_bring_tokens() {
    let game = Scene::advanced(2).hand("trex#3 stegosaurus#2 grey#3 egg#pterodactyl").play();
    assert_eq!(game.after("1 keep").tokens(), [1, 0, 39]);
}

#[test]
fn cub_71_a_card_that_comes_back_pays_again_and_losing_it_costs_nothing() {
    let game = Scene::advanced(2).collection(1, "pterodactyl#1").collection(2, "grey#3").hand("trex#3");
    let back = game.tokens(&[1, 0]).play().after("1 refuse pterodactyl#1, 2 refuse grey#3");
    assert_eq!(back.tokens(), [1, 0, 39]);
    assert_eq!(back.after("1 keep").tokens(), [2, 0, 38]);
}

/// Three seats, cards with the icon in front of the first two, and the price of one tile.
fn icons(tile: &str, price: u8) -> Play {
    let game = Scene::advanced(3).collection(1, "trex#1").collection(2, "pterodactyl#1").hand("trex#3");
    game.tokens(&[price, 1, 0]).market(tile).play()
}

#[test]
fn cub_71_a_thief_gains_for_the_stolen_card() {
    assert_eq!(icons("8", 5).after("1 buy 8 pterodactyl#1").tokens(), [1, 1, 0, 38]);
}

#[test]
fn cub_71_both_gain_in_a_swap_of_cards_with_icons() {
    assert_eq!(icons("10", 6).after("1 buy 10 trex#1 for pterodactyl#1").tokens(), [1, 2, 0, 37]);
}

#[test]
fn cub_71_an_opponent_gains_for_a_card_received() {
    assert_eq!(icons("9", 3).after("1 buy 9 trex#1 to 3").tokens(), [0, 1, 1, 38]);
}

#[test]
fn cub_71_nobody_gains_for_a_destroyed_card() {
    assert_eq!(icons("6", 2).after("1 buy 6 trex#1").tokens(), [0, 1, 0, 39]);
    assert_eq!(icons("7", 4).after("1 buy 7 pterodactyl#1").tokens(), [0, 1, 0, 39]);
}

#[test]
fn cub_71_tokens_for_the_last_hand_still_count_for_the_bonus() {
    let game = Scene::advanced(3).counted(&[0; 3]).tokens(&[1, 0, 0]).hand("pterodactyl#1").deck(0).play();
    let over = game.after("1 keep");
    assert_eq!(over.tokens(), [2, 0, 0, 38]);
    assert_eq!(over.standing().totals.as_slice(), [-1 + 1, 0, 0]);
}

#[test]
fn cub_79_every_complete_pair_of_tokens_is_a_point() {
    // V-10
    let over = Scene::advanced(4).counted(&[0; 4]).counted(&[0; 4]).tokens(&[0, 1, 2, 5]).over();
    assert_eq!(over.standing().totals.as_slice(), [0, 0, 1, 2]);
    let named = |seat: usize| over.standing().breakdown.as_slice()[seat][9];
    assert_eq!((cubosaurs::CATEGORIES[9], named(3)), ("dna", 2));
}

#[test]
fn cub_79_the_bonus_is_paid_once_when_the_game_is_over() {
    let game = Scene::advanced(2).tokens(&[8, 0]).hand("trex#3").deck(0).play();
    assert_eq!(game.after("1 keep").scores(), [4, 0], "no bonus after round 1");
    let last =
        Scene::advanced(2).counted(&[0; 2]).counted(&[0; 2]).tokens(&[8, 0]).hand("trex#3").deck(0).play();
    assert_eq!(last.after("1 keep").standing().totals.as_slice(), [4 + 4, 0]);
}
