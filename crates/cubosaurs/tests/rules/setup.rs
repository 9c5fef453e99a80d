//! Setting a round up: CUB-1 to CUB-7.

use crate::scene::{Play, Scene, Story, at, copies};
use cubosaurs::{ALL_CARDS, CardId, CardType, Config, Phase};
use dino_core::{Game, Seat, Viewer};

#[test]
fn cub_1_two_to_five_play() {
    let seats: Vec<u8> = (0..=9).filter(|seats| Config::new(*seats).is_ok()).collect();
    assert_eq!(seats, [2, 3, 4, 5]);
}

#[test]
fn cub_2_the_deck_is_seven_cards_of_seven_types_and_six_eggs_that_differ() {
    let counts = CardType::ALL.map(|card_type| card_type.cards().len());
    assert_eq!(counts, [7, 7, 7, 7, 7, 7, 7, 6]);
    assert_eq!(ALL_CARDS.len(), 55);
    let asks: Vec<_> = CardType::Egg.cards().iter().filter_map(CardId::egg_counts).collect();
    assert_eq!(asks.len(), 6);
    assert!(asks.iter().enumerate().all(|(at, ask)| !asks[..at].contains(ask)), "{asks:?}");
}

#[test]
fn cub_3_ten_cards_a_player_are_the_round_deck_and_the_others_are_set_aside() {
    // V-9 is the game of four.
    for (seats, deck, aside, left) in [(2, 20, 35, 12), (3, 30, 25, 18), (4, 40, 15, 24), (5, 50, 5, 30)] {
        let shuffled = Play::start(seats, "").after("* first 1");
        assert_eq!((shuffled.view().deck, shuffled.chance().len()), (deck, 55));
        let dealt = shuffled.falls(4 * seats).view();
        assert_eq!((dealt.deck, dealt.unseen.len()), (left, u32::from(left) + aside));
    }
}

#[test]
fn cub_3_every_round_starts_from_all_55_cards() {
    let last =
        Scene::advanced(2).collection(1, "trex#1").collection(2, "egg#trex").hand("trex#2").deck(0).play();
    assert!(!last.view().destroyed.is_empty());
    let next = last.after("1 keep").view();
    assert_eq!((next.round, next.deck, next.unseen), (2, 20, ALL_CARDS));
    assert!(next.destroyed.is_empty() && next.collections.iter().all(|cards| cards.is_empty()));
}

#[test]
fn cub_4_each_seat_gets_four_cards_whatever_they_are() {
    let eggs = "egg#trex egg#stegosaurus egg#brontosaurus egg#pterodactyl";
    let dealt = Play::start(2, "").after("* first 2").deal(2, eggs);
    assert_eq!(dealt.collection(2), eggs);
    // No redraw: the next card is the other seat's.
    assert_eq!(dealt.refusal("* deal 2 trex#1"), "this cannot fall now");
    let all = dealt.deal(1, &copies("trex", 4));
    assert_eq!(all.collection(1), copies("trex", 4));
    assert_eq!(all.view().phase, Phase::Draw);
}

#[test]
fn cub_5_chance_picks_the_first_starter_and_play_goes_clockwise() {
    let game = Play::start(3, "");
    assert_eq!(game.chance(), ["first 1", "first 2", "first 3"]);
    let game = game.after("* first 2").falls(13);
    assert_eq!(game.waits_for(), "seat 2");
    let game = game.after("2 keep").falls(1);
    assert_eq!(game.waits_for(), "seat 3");
    assert_eq!(game.after("3 keep").falls(1).waits_for(), "seat 1");
}

#[test]
fn cub_6_collections_and_hand_are_open_to_all() {
    let game = Scene::new(3).collection(2, "trex#1").play().after("* draw grey#4");
    assert_eq!((game.hand(), game.collection(2)), ("grey#4".into(), "trex#1".into()));
    let viewers = Seat::all(3).map(Viewer::Seat).chain([Viewer::Public, Viewer::Everything]);
    for viewer in viewers {
        assert_eq!(game.state().view(viewer), game.view());
    }
}

#[test]
fn cub_6_any_card_not_seen_this_round_may_be_drawn_and_no_other() {
    let game = Scene::advanced(2).collection(1, "trex#1").collection(2, "trex#2").hand("trex#3");
    let game = game.tokens(&[2, 0]).market("6").play().after("1 buy 6 trex#1, 1 keep");
    assert_eq!(game.view().destroyed.iter().next().map(|card| card.to_string()), Some("trex#1".into()));
    let drawn = game.chance();
    assert_eq!(drawn.len(), 52);
    assert_eq!(drawn[0], "draw trex#4");
    assert_eq!(game.refusal("* draw trex#1"), "this cannot fall now");
}

#[test]
fn cub_6_face_down_tiles_are_equally_likely() {
    let game = Play::start(2, "dna=on").after("* first 1, * tile 4");
    let all_but_four = ["1", "2", "3", "5", "6", "7", "8", "9", "10"].map(|tile| format!("tile {tile}"));
    assert_eq!(game.chance(), all_but_four);
}

#[test]
fn cub_7_a_round_begins_without_a_hand_so_its_starter_draws() {
    let dealt = Play::start(4, "").after("* first 3").falls(16);
    assert_eq!((dealt.hand(), dealt.waits_for()), (String::new(), "chance".into()));
    assert_eq!(dealt.view().turn, at(3));
    let drawn = dealt.after("* draw egg#trex");
    assert_eq!((drawn.hand(), drawn.waits_for()), ("egg#trex".into(), "seat 3".into()));
}
