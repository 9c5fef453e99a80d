//! Combat, and the genes that fight: EVO-37 to EVO-41, EVO-54, EVO-60, EVO-61, EVO-67.

use crate::scene::{Play, Scene, Story, at};
use evo::{Face, Gene, Phase};

/// Seat 1 stands beside seat 2, whose herd of three may be attacked.
fn beside(first: &str, second: &str) -> Scene {
    Scene::new(3).herd(2, "2,-1 -3,3 -2,3").genes(1, first).genes(2, second)
}

/// The faces with which an attack succeeds.
fn winners(game: &Play) -> Vec<&'static str> {
    let declared = game.after("1 attack 3,-1 2,-1");
    let wins = |face: &&Face| declared.after(&format!("* die {face}")).herd(1) == "2,-1 3,0";
    Face::ALL.iter().filter(wins).map(|face| face.name()).collect()
}

#[test]
fn evo_37_an_attack_costs_a_point_and_rolls_at_once() {
    let game = beside("", "").moving(2).after("1 attack 3,-1 2,-1");
    assert!(matches!(game.phase(), Phase::Roll(_)));
    assert_eq!(
        (game.view().points, game.weighted()),
        (
            1,
            ["fail x1", "success x1", "at_least_equal x1", "more x2", "two_more x1"]
                .map(|face| format!("die {face}"))
                .to_vec()
        )
    );
    let scene = beside("", "");
    for (event, rule) in [
        ("1 attack 3,-1 3,0", "EVO-37"),  // an own dinosaur
        ("1 attack 3,-1 2,0", "EVO-37"),  // nobody
        ("1 attack 3,-1 -3,3", "EVO-37"), // too far
        ("1 attack 2,-1 3,-1", "EVO-37"), // not an own attacker
        ("1 attack 3,-1 4,-1", "EVO-37"), // the sea
    ] {
        assert_eq!(scene.clone().moving(1).refusal(event), rule, "{event}");
    }
}

#[test]
fn evo_37_who_has_moved_or_conquered_may_attack() {
    let scene = Scene::new(3).herd(2, "1,-1 0,-1 -3,3 -2,3");
    let game = scene
        .moving(3)
        .after("1 move 3,-1 2,-1, 1 attack 2,-1 1,-1, * die success, 1 attack 1,-1 0,-1, * die success");
    assert_eq!((game.herd(1), game.herd(2)), ("0,-1 3,0".into(), "-3,3 -2,3".into()));
}

#[test]
fn evo_38_horns_decide_by_the_face() {
    assert_eq!(winners(&beside("", "").moving(1)), ["success", "at_least_equal"]); // TV-6
    assert_eq!(winners(&beside("horn", "horn").moving(1)), ["success", "at_least_equal"]); // TV-7
    assert_eq!(winners(&beside("horn", "").moving(1)), ["success", "at_least_equal", "more"]);
    assert_eq!(
        winners(&beside("horn horn", "").moving(1)),
        ["success", "at_least_equal", "more", "two_more"]
    ); // TV-9
    assert_eq!(winners(&beside("", "horn").moving(1)), ["success"]);
}

#[test]
fn evo_54_a_horn_counts_in_attack_and_defence() {
    assert_eq!(winners(&beside("horn horn", "horn").moving(1)), ["success", "at_least_equal", "more"]);
    assert_eq!(winners(&beside("horn", "horn horn").moving(1)), ["success"]);
}

#[test]
fn evo_60_bone_plate_is_two_horns_in_defence() {
    assert_eq!(winners(&beside("horn", "bone_plate").moving(1)), ["success"]);
    assert_eq!(winners(&beside("bone_plate", "").moving(1)), ["success", "at_least_equal"], "not in attack");
    // TV-8: 2 against 3.
    assert_eq!(winners(&beside("great_horn", "horn bone_plate").moving(1)), ["success"]);
}

#[test]
fn evo_61_great_horn_is_two_horns_in_attack() {
    assert_eq!(
        winners(&beside("great_horn", "").moving(1)),
        ["success", "at_least_equal", "more", "two_more"]
    );
    assert_eq!(
        winners(&beside("horn", "great_horn").moving(1)),
        ["success", "at_least_equal", "more"],
        "not in defence"
    );
}

#[test]
fn evo_39_the_loser_goes_and_the_attacker_moves_in() {
    let game = beside("", "").moving(2).after("1 attack 3,-1 2,-1");
    let won = game.after("* die success");
    assert_eq!((won.herd(1), won.herd(2)), ("2,-1 3,0".into(), "-3,3 -2,3".into()));
    assert_eq!(won.view().lost[at(2)], 0, "back to supply");
    let lost = game.after("* die fail");
    assert_eq!((lost.herd(1), lost.herd(2)), ("3,-1 3,0".into(), "-3,3 -2,3 2,-1".into()));
}

#[test]
fn evo_40_the_same_target_may_be_attacked_again() {
    let game =
        beside("", "").moving(3).after("1 attack 3,-1 2,-1, * die fail, 1 attack 3,-1 2,-1, * die fail");
    assert_eq!(game.view().points, 1);
    assert_eq!(game.after("1 attack 3,-1 2,-1, * die success").waits_for(), "seat 2");
}

#[test]
fn evo_41_a_people_of_two_cannot_be_attacked() {
    // TV-15.
    let game = Scene::new(3).herd(2, "2,-1 2,0").moving(3);
    assert_eq!(
        (game.refusal("1 attack 3,-1 2,-1"), game.legal_with(1, "attack")),
        ("EVO-41".into(), String::new())
    );
    // Checked before every attack: the first victory brings them down to two.
    let three = Scene::new(3).herd(2, "2,-1 2,0 -3,3").moving(3).after("1 attack 3,-1 2,-1, * die success");
    assert_eq!(three.refusal("1 attack 3,0 2,0"), "EVO-41");
    // By sea and air too; and the protected may attack.
    let air = Scene::new(3).herd(2, "1,-1 -3,3").genes(1, "wings fins").moving(3);
    assert_eq!(
        (air.refusal("1 attack 3,-1 1,-1"), air.refusal("1 attack 3,-1 -3,3")),
        ("EVO-41".into(), "EVO-41".into())
    );
    let protected = Scene::new(3).herd(2, "2,-1 -3,3 -2,3").moving(1);
    assert_eq!(protected.legal_with(1, "attack"), "3,-1 2,-1", "seat 1 itself has only two");
}

/// Seat 2 with chameleon skin is beaten on 2,-1 by an attacker from 3,-1.
fn beaten(others: &str) -> Play {
    let scene = beside("", "chameleon_skin").herd(3, others);
    scene.moving(1).after("1 attack 3,-1 2,-1, * die success")
}

#[test]
fn evo_67_a_beaten_chameleon_may_flee() {
    let game = beaten("-1,-2 0,-3");
    assert_eq!(
        (game.waits_for(), game.legal_with(2, "flee")),
        ("seat 2".into(), "1,-1 | 1,0 | 2,-2 | 2,0 | 3,-2".into())
    );
    let fled = game.after("2 flee 1,0");
    assert_eq!((fled.herd(1), fled.herd(2)), ("2,-1 3,0".into(), "-3,3 -2,3 1,0".into()));
    let died = game.after("2 stay");
    assert_eq!((died.herd(1), died.herd(2)), ("2,-1 3,0".into(), "-3,3 -2,3".into()));
    assert_eq!(game.refusal("2 flee 3,-1"), "EVO-67", "not where the attacker came from");
    assert_eq!((game.refusal("2 flee 0,0"), game.refusal("2 flee 3,0")), ("EVO-67".into(), "EVO-67".into()));
    assert_eq!(game.refusal("2 pass"), "EVO-67");
}

#[test]
fn evo_67_without_a_way_out_it_dies() {
    // TV-25: all neighbours of 2,-1 but the attacker's hex are occupied; 3,0 is none.
    let game = beaten("1,-1 1,0 2,-2 2,0 3,-2");
    assert_eq!((game.herd(1), game.herd(2)), ("2,-1 3,0".into(), "-3,3 -2,3".into()));
}

#[test]
fn evo_67_an_attacker_from_afar_bars_nothing_nearby() {
    // TV-31: by sea from 3,-1 to -3,3.
    let scene = Scene::new(3).herd(2, "-3,3 -1,2 -1,3").genes(1, "fins").genes(2, "chameleon_skin");
    let game = scene.moving(1).after("1 attack 3,-1 -3,3, * die success");
    assert_eq!(game.legal_with(2, "flee"), "-3,2 | -2,2 | -2,3");
    // By air from 3,-1 over 2,-1: the hex flown over is free to flee to.
    let scene = Scene::new(3).herd(2, "1,-1 -3,3 -2,3").genes(1, "wings").genes(2, "chameleon_skin");
    let game = scene.moving(1).after("1 attack 3,-1 1,-1, * die success");
    assert!(game.legal(2).contains(&"flee 2,-1".to_owned()));
}

#[test]
fn evo_67_the_escaped_may_be_attacked_again() {
    let scene = beside("", "chameleon_skin").moving(2);
    let game = scene
        .after("1 attack 3,-1 2,-1, * die success, 2 flee 1,-1, 1 attack 2,-1 1,-1, * die success, 2 stay");
    assert_eq!((game.herd(1), game.herd(2)), ("1,-1 3,0".into(), "-3,3 -2,3".into()));
    assert!(game.view().species[at(2)].has(Gene::ChameleonSkin));
}
