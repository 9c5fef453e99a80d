//! What each tile does: CUB-74, CUB-76 and CUB-77.

use crate::scene::{Play, Scene, Story};

/// Three seats with all the tokens anybody may need, and one tile in the market.
fn scene(tile: &str) -> Scene {
    Scene::advanced(3).tokens(&[10, 10, 10]).market(tile)
}

/// The usual collections: the third seat owns nothing.
fn game(tile: &str) -> Play {
    scene(tile)
        .collection(1, "trex#1 egg#trex")
        .collection(2, "grey#1 egg#velociraptor")
        .hand("trex#3")
        .play()
}

#[test]
fn cub_74_tiles_1_and_2_need_nothing_and_leave_the_turn_open() {
    for tile in ["1", "2"] {
        let empty = scene(tile).hand("trex#3").play();
        let bought = empty.after(&format!("1 buy {tile}"));
        assert_eq!((bought.hand(), bought.listed(1)), ("trex#3".into(), "keep".into()));
    }
}

#[test]
fn cub_74_tile_3_draws_a_card_of_whatever_type_into_the_hand() {
    let drawn = game("3").after("1 buy 3, * draw trex#4");
    assert_eq!((drawn.hand(), drawn.waits_for()), ("trex#3 trex#4".into(), "seat 1".into()));
    assert_eq!(drawn.listed(1), "keep, refuse egg#trex");
}

#[test]
fn cub_74_tile_3_may_draw_the_last_card() {
    let game = scene("3").hand("trex#3").deck(1).play().after("1 buy 3, * draw trex#4");
    assert_eq!((game.view().deck, game.waits_for()), (0, "seat 1".into()));
    assert_eq!(game.after("1 keep").view().round, 2);
}

#[test]
fn cub_74_tile_3_is_not_for_sale_while_the_deck_is_empty() {
    // L-e
    let game = scene("3").hand("trex#3 grey#3").deck(0).play();
    assert_eq!(game.listed(1), "keep");
    // L-f
    assert_eq!(game.refusal("1 buy 3"), "CUB-74");
    assert_eq!((game.waits_for(), game.view().round), ("seat 1".into(), 1));
}

#[test]
fn cub_74_tile_4_passes_the_hand_with_nothing_added() {
    let passed = game("4").after("1 buy 4");
    assert_eq!((passed.hand(), passed.waits_for()), ("trex#3".into(), "seat 2".into()));
    assert_eq!(passed.collection(1), "trex#1 egg#trex");
}

#[test]
fn cub_74_tile_5_passes_the_hand_with_a_type_it_already_holds() {
    // L-d: tiles 7 and 8 are too dear.
    let game =
        Scene::advanced(2).collection(1, "stegosaurus#1 egg#stegosaurus").tokens(&[2, 0]).market("5 7 8");
    let game = game.collection(2, "trex#1").hand("stegosaurus#2 egg#pentaceratops").play();
    assert_eq!(game.listed(1), "keep, buy 5 stegosaurus#1, buy 5 egg#stegosaurus");
    let passed = game.after("1 buy 5 egg#stegosaurus");
    assert_eq!(passed.hand(), "stegosaurus#2 egg#stegosaurus egg#pentaceratops");
    assert_eq!((passed.collection(1), passed.waits_for()), ("stegosaurus#1".into(), "seat 2".into()));
}

#[test]
fn cub_74_tile_5_takes_no_other_type_and_no_other_card() {
    let game = game("5");
    assert_eq!(game.purchases(1), "buy 5 trex#1");
    for card in ["egg#trex", "grey#1", "trex#3", "trex#2"] {
        assert_eq!(game.refusal(&format!("1 buy 5 {card}")), "CUB-74");
    }
}

#[test]
fn cub_74_tile_6_destroys_an_own_card() {
    let game = game("6");
    assert_eq!(game.purchases(1), "buy 6 trex#1, buy 6 egg#trex");
    let destroyed = game.after("1 buy 6 egg#trex");
    assert_eq!((destroyed.collection(1), destroyed.listed(1)), ("trex#1".into(), "keep".into()));
    assert!(destroyed.view().destroyed.contains("egg#trex".parse().unwrap()));
    for card in ["grey#1", "trex#3", "trex#2"] {
        assert_eq!(game.refusal(&format!("1 buy 6 {card}")), "CUB-74");
    }
}

#[test]
fn cub_74_tile_7_destroys_an_opponents_card() {
    let game = game("7");
    assert_eq!(game.purchases(1), "buy 7 grey#1, buy 7 egg#velociraptor");
    let destroyed = game.after("1 buy 7 grey#1");
    assert_eq!(
        (destroyed.collection(2), destroyed.waits_for()),
        ("egg#velociraptor".into(), "seat 1".into())
    );
    assert!(destroyed.view().destroyed.contains("grey#1".parse().unwrap()));
    for card in ["trex#1", "trex#3", "grey#2"] {
        assert_eq!(game.refusal(&format!("1 buy 7 {card}")), "CUB-74");
    }
}

#[test]
fn cub_74_tile_8_takes_an_opponents_card() {
    let game = game("8");
    assert_eq!(game.purchases(1), "buy 8 grey#1, buy 8 egg#velociraptor");
    let stolen = game.after("1 buy 8 grey#1");
    assert_eq!(
        (stolen.collection(1), stolen.collection(2)),
        ("trex#1 grey#1 egg#trex".into(), "egg#velociraptor".into())
    );
    assert_eq!(stolen.listed(1), "keep, refuse grey#1, refuse egg#trex");
    assert_eq!(game.refusal("1 buy 8 trex#3"), "CUB-74");
}

#[test]
fn cub_74_tile_9_gives_a_card_to_any_opponent_even_one_without_cards() {
    let game = game("9");
    let all = "buy 9 trex#1 to 2, buy 9 trex#1 to 3, buy 9 egg#trex to 2, buy 9 egg#trex to 3";
    assert_eq!(game.purchases(1), all);
    let given = game.after("1 buy 9 egg#trex to 3");
    assert_eq!((given.collection(1), given.collection(3)), ("trex#1".into(), "egg#trex".into()));
    assert_eq!(given.listed(1), "keep");
    for aim in ["trex#1 to 1", "trex#1 to 4", "trex#3 to 2", "grey#1 to 3"] {
        assert_eq!(game.refusal(&format!("1 buy 9 {aim}")), "CUB-74");
    }
}

#[test]
fn cub_74_tile_10_swaps_two_cards_even_of_one_type() {
    let game = game("10");
    let all = "buy 10 trex#1 for grey#1, buy 10 trex#1 for egg#velociraptor, \
               buy 10 egg#trex for grey#1, buy 10 egg#trex for egg#velociraptor";
    assert_eq!(game.purchases(1), all);
    let swapped = game.after("1 buy 10 egg#trex for egg#velociraptor");
    assert_eq!(
        (swapped.collection(1), swapped.collection(2)),
        ("trex#1 egg#velociraptor".into(), "grey#1 egg#trex".into())
    );
    for aim in ["trex#1 for egg#trex", "trex#3 for grey#1", "grey#1 for trex#1", "trex#1 for trex#3"] {
        assert_eq!(game.refusal(&format!("1 buy 10 {aim}")), "CUB-74");
    }
}

#[test]
fn cub_74_what_cannot_be_carried_out_is_not_for_sale() {
    let own = scene("5 6 7 8 9 10").collection(2, "grey#1").hand("trex#3").play();
    assert_eq!(own.listed(1), "keep, buy 7 grey#1, buy 8 grey#1");
    let theirs = scene("5 6 7 8 9 10").collection(1, "grey#1").hand("trex#3").play();
    assert_eq!(theirs.purchases(1), "buy 6 grey#1, buy 9 grey#1 to 2, buy 9 grey#1 to 3");
}

#[test]
fn cub_76_tile_1_gives_a_point_for_each_type() {
    // S-c
    let all =
        "trex#1 stegosaurus#1 brontosaurus#1 pterodactyl#1 pentaceratops#1 black#3 grey#3 egg#stegosaurus";
    let count =
        |tiles| scene("").collection(1, all).collection(2, "stegosaurus#2").bought(1, tiles).scores()[0];
    assert_eq!((count(""), count("1"), count("3")), (7, 15, 7));
}

#[test]
fn cub_76_eggs_are_one_type_and_velociraptors_two() {
    let count = |cards| {
        let scene = scene("").collection(1, cards);
        scene.clone().bought(1, "1").scores()[0] - scene.scores()[0]
    };
    assert_eq!(count("egg#trex egg#stegosaurus"), 1);
    assert_eq!(count("grey#1 grey#2 black#1"), 2);
    assert_eq!(count(""), 0);
}

#[test]
fn cub_77_tile_2_gives_two_points_for_each_egg_won_or_missed() {
    let count = |cards| {
        let scene = scene("").collection(1, cards).collection(2, "trex#2");
        (scene.clone().scores()[0], scene.bought(1, "2").scores()[0])
    };
    // S-c
    let all =
        "trex#1 stegosaurus#1 brontosaurus#1 pterodactyl#1 pentaceratops#1 black#3 grey#3 egg#stegosaurus";
    assert_eq!(count(all), (7, 9));
    assert_eq!(count("egg#trex egg#stegosaurus"), (-6, -2));
    assert_eq!(count("trex#1"), (4, 4));
}

#[test]
fn cub_78_one_owner_of_tiles_1_and_2_scores_both() {
    assert_eq!(scene("").collection(1, "trex#1 egg#trex").bought(1, "1 2").scores(), [4 + 4 + 2 + 2, 0, 0]);
}
