//! Advanced cards: MES-51 to MES-57.

use crate::scene::{Play, Story, at};
use dino_testkit::setup::Setup;
use mesozooic::{ADVANCED_CARDS, CardSet, Phase, State};

/// A game of two by list, seat 1 with two cranes in its zoo, GO said.
fn with_cranes() -> Play {
    let dealt = Play::start(2, "advanced=gates crane=on").after("* director 1 d1, * director 2 d2");
    // Seat 1 is dealt the cranes, and keeps them first; the others pick as they come.
    let mut game = dealt.after("* deal 1 x1, * deal 1 x2").falls().act(1, "pick x1 x2");
    game = game.all_pick();
    for _ in 0..4 {
        game = game.all_pick();
    }
    game.falls().all("ready")
}

#[test]
fn mes_51_advanced_cards_are_off_unless_asked_for() {
    assert_eq!(State::config(4, "").options().advanced_cards(), 0);
    assert!(Play::ready_to_act(4, "").view().advanced.is_empty());
}

#[test]
fn mes_52_so_many_advanced_cards_instead_of_the_neutral_ones() {
    let small = [21, 32, 43, 53, 64];
    for (seats, cards, deck) in [(2, 5, 27), (3, 8, 41), (4, 11, 55), (5, 13, 68), (6, 16, 82)] {
        for (options, deck) in [("", deck), ("zoo=3x3", small[seats as usize - 2])] {
            let mut game = Play::start(seats, &format!("advanced=random {options}"));
            while !matches!(game.view().phase, Phase::Deal(_)) {
                game = game.fall();
            }
            assert_eq!((game.view().advanced.len(), game.chance().len()), (cards, deck));
            let after = game.falls();
            let undealt = deck - after.view().hands.iter().map(|hand| usize::from(*hand)).sum::<usize>();
            assert_eq!(undealt, cards as usize);
        }
    }
}

#[test]
fn mes_53_random_ones_are_hidden_and_listed_ones_are_known() {
    let game = Play::start(2, "advanced=random").after("* director 1 d1, * director 2 d2");
    assert_eq!(game.chance().len(), 16, "no cranes");
    let drawn = game.after("* advanced g3, * advanced s1");
    assert_eq!(drawn.public().advanced, CardSet::EMPTY);
    assert_eq!(drawn.public().advanced_count, 2);
    assert_eq!(drawn.refusal("* advanced g3"), "this cannot fall now");
    let listed = Play::start(2, "advanced=shops").public().advanced;
    assert_eq!(
        listed,
        ["s1", "s2", "s3", "s4", "s5"].iter().map(|card| card.parse().expect("a card")).collect()
    );
    let cranes = Play::start(2, "advanced=random crane=on").after("* director 1 d1, * director 2 d2");
    assert_eq!(cranes.chance().len(), 20);
}

#[test]
fn mes_53_the_host_may_name_some_or_all_of_them() {
    let cards = |names: &str| names.split(' ').map(|card| card.parse().expect("a card")).collect::<CardSet>();
    let some = Play::start(2, "advanced=random gates=g2+g7").after("* director 1 d1, * director 2 d2");
    assert_eq!(some.public().advanced, cards("g2 g7"), "all know them");
    assert_eq!((some.public().advanced_count, some.chance().len()), (2, 14), "chance brings the others");
    let drawn = some.after("* advanced g1, * advanced s8, * advanced s3");
    assert_eq!(drawn.public().advanced, cards("g2 g7"));
    assert!(drawn.chance()[0].starts_with("deal 1 "));
    let all = "advanced=random crane=on gates=g1 shops=s1+s2 cranes=x1+x4";
    let dealt = Play::start(2, all).after("* director 1 d1, * director 2 d2");
    assert_eq!(dealt.view().advanced, cards("g1 s1 s2 x1 x4"));
    assert!(dealt.chance()[0].starts_with("deal 1 "), "nothing is left to chance");
}

#[test]
fn mes_53_the_same_cards_in_all_three_rounds_and_what_was_open_is_known() {
    let mut game = Play::ready_to_act(2, "advanced=random");
    let cards = game.view().advanced;
    for _ in 0..5 {
        game = game.all_pick();
    }
    let open = game.falls();
    let zoos = open.public();
    let shown =
        [1, 2].iter().fold(CardSet::EMPTY, |all, seat| all.union(zoos.zoo(at(*seat)).expect("open").cards()));
    assert_eq!(zoos.advanced, shown.and(ADVANCED_CARDS));
    let next = open.all("ready").all("done").falls();
    assert_eq!(next.view().advanced, cards);
}

#[test]
fn mes_54_the_values_of_advanced_elements_are_in_every_view() {
    let points = Play::ready_to_act(2, "").public().components.points;
    assert_eq!((points.gate, points.shop), (3, 4));
}

#[test]
fn mes_55_arrows_tell_the_row_of_a_gate() {
    let components = Play::ready_to_act(2, "").public().components;
    let face = |card: &str| components.face(card.parse().expect(card));
    assert_eq!((face("g1").gate(), face("g5").gate(), face("s1").gate()), (Some(true), Some(false), None));
}

#[test]
fn mes_55_a_gate_elsewhere_pays_nothing() {
    let components = Play::ready_to_act(2, "").public().components;
    let face = |card: &str| components.face(card.parse().expect(card));
    let zoo = |top: &str, middle: &str, bottom: &str| {
        let blank = mesozooic::Face::BLANK;
        let mut faces = [blank; 12];
        (faces[1], faces[5], faces[9]) = (face(top), face(middle), face(bottom));
        mesozooic::face_points(&components, &faces, 4)[4]
    };
    assert_eq!((zoo("g1", "g2", "g5"), zoo("g5", "g6", "g1"), zoo("g4", "g8", "g3")), (6, 0, 3));
}

#[test]
fn mes_56_a_shop_pays_in_each_corner_and_nowhere_else() {
    let components = Play::ready_to_act(2, "").public().components;
    let shop = components.face("s1".parse().expect("a card"));
    for (columns, corners) in [(4u8, [0, 3, 8, 11]), (3, [0, 2, 6, 8])] {
        for cell in 0..usize::from(columns) * 3 {
            let mut faces = [mesozooic::Face::BLANK; 12];
            faces[cell] = shop;
            let points = mesozooic::face_points(&components, &faces[..usize::from(columns) * 3], columns);
            assert_eq!(points[5], if corners.contains(&cell) { 4 } else { 0 });
        }
    }
}

#[test]
fn mes_57_each_crane_exchanges_two_cards_once() {
    let game = with_cranes();
    let lifted = game.all("done");
    assert_eq!(
        (lifted.view().phase, lifted.waits_for(), lifted.limit()),
        (Phase::Crane, "seat 1".into(), Some(15_000))
    );
    assert_eq!(
        lifted.listed(1).split(", ").count(),
        66 + 1,
        "any two of twelve, the director included, or none"
    );
    let zoo = *lifted.seen(1).zoo(at(1)).expect("a zoo");
    let once = lifted.act(1, "swap x1 d1");
    let after = *once.seen(1).zoo(at(1)).expect("a zoo");
    let cell = |zoo: &mesozooic::Zoo, card: &str| zoo.find(card.parse().expect("a card"));
    assert_eq!((cell(&zoo, "x1"), cell(&zoo, "d1")), (cell(&after, "d1"), cell(&after, "x1")));
    assert_eq!(once.waits_for(), "seat 1", "a second crane");
    assert_eq!(once.refusal("1 swap b01#2 n01"), "MES-57");
    assert_eq!(once.act(1, "swap x1 x2").view().points.len(), 1);
    assert_eq!(lifted.act(1, "leave").view().points.len(), 1, "declined");
    assert_eq!(lifted.after("! time").view().points.len(), 1);
    assert_eq!(Play::building(2, "").refusal("1 leave"), "MES-57");
}

#[test]
fn mes_57_is_off_unless_asked_for_and_goes_with_advanced_cards_only() {
    assert!(!State::config(2, "advanced=random").options().crane);
    assert!(State::refusal_of(2, "crane=on").ends_with("(MES-57)"));
}
