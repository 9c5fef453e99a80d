//! The movement phase, and the genes that move: EVO-33 to EVO-36, EVO-53, EVO-63, EVO-66, EVO-68.

use crate::scene::{Scene, Story};
use evo::Phase;

#[test]
fn evo_33_points_are_shared_by_the_herd_in_the_order_of_the_track() {
    let game = Scene::new(3).order("2 3 1").moving(2);
    assert_eq!(
        (game.waits_for(), game.refusal("1 move 3,0 2,0")),
        ("seat 2".into(), "the game does not wait for seat 1".into())
    );
    let game = game.after("2 move -2,3 -1,2, 2 move -3,3 -3,2");
    assert_eq!((game.waits_for(), game.view().points), ("seat 3".into(), 2));
    for event in ["3 birth 0,-2", "3 keep 0,-2", "3 place 1", "3 bid 1 0", "3 flee 0,-2"] {
        assert_eq!(game.refusal(event), "EVO-13", "{event}: now one moves");
    }
    assert_eq!(game.refusal("3 pass"), "EVO-36", "which names the word that ends it");
}

#[test]
fn evo_34_a_point_takes_one_dinosaur_one_hex() {
    // TV-2.
    let game = Scene::new(3).herd(1, "3,-1 3,0 2,1").moving(3);
    assert_eq!(game.after("1 move 3,-1 2,-1, 1 move 3,0 2,0, 1 move 2,1 1,1").herd(1), "1,1 2,-1 2,0");
    assert_eq!(game.after("1 move 3,-1 2,-1, 1 move 3,0 2,0, 1 move 2,-1 1,-1").herd(1), "1,-1 2,0 2,1");
    let three = game.after("1 move 3,-1 2,-1, 1 move 2,-1 1,-1, 1 move 1,-1 0,-1");
    assert_eq!(three.waits_for(), "seat 2", "a fourth step is not asked for");
    for (event, rule) in [
        ("1 move 3,-1 1,-1", "EVO-34"), // two hexes away
        ("1 move 3,-1 4,-1", "EVO-34"), // the sea
        ("1 move 2,-1 1,-1", "EVO-34"), // nobody there
        ("1 move -3,3 -3,2", "EVO-34"), // somebody else's
    ] {
        assert_eq!(game.refusal(event), rule, "{event}");
    }
}

#[test]
fn evo_34_without_points_nobody_moves() {
    let game = Scene::new(3).hand(1, "stampede").moving(0);
    assert_eq!((game.refusal("1 move 3,-1 2,-1"), game.waits_for()), ("EVO-33".into(), "seat 1".into()));
}

#[test]
fn evo_35_dinosaurs_are_neither_entered_nor_crossed() {
    let game = Scene::new(3).herd(2, "2,-1 -3,3").moving(3);
    assert_eq!(game.refusal("1 move 3,-1 3,0"), "EVO-35");
    assert_eq!(game.refusal("1 move 3,-1 2,-1"), "EVO-35");
    assert_eq!(game.refusal("1 move 3,-1 1,-1"), "EVO-34", "not over it either");
}

#[test]
fn evo_36_points_left_are_lost() {
    let game = Scene::new(3).moving(4).after("1 end, 2 end, 3 end, 1 pass, 2 pass, 3 pass");
    assert_eq!((game.phase(), game.view().points), (Phase::Climate, 0));
}

#[test]
fn evo_36_a_turn_without_points_stays_open_for_whoever_holds_a_card() {
    // The cards could not be played here: that must not show.
    let game = Scene::new(3).hand(1, "winter_down").moving(1).after("1 move 3,-1 2,-1");
    assert_eq!((game.waits_for(), game.legal(1)), ("seat 1".into(), vec!["end".to_owned()]));
    // Who does not want to be asked is answered for.
    let scene = Scene::new(3).hand(1, "stampede").asked(evo::Moment::MovementStart, 1);
    let moved = scene.after("1 pass until survival, 1 move 3,-1 2,-1");
    assert_eq!(moved.automatic(1), None, "there is something else to decide");
    let quiet = moved.after("1 move 2,-1 1,-1");
    assert_eq!((quiet.waits_for(), quiet.legal(1)), ("seat 1".into(), vec!["end".to_owned()]));
    assert_eq!(quiet.automatic(1), Some(evo::Action::End));
}

#[test]
fn evo_36_a_turn_with_nothing_left_to_do_ends() {
    // Seat 1 is shut in by herds of two, which nobody may attack (EVO-41).
    let scene = Scene::new(3).herd(1, "3,-3 3,-2").herd(2, "2,-3 1,-2").herd(3, "2,-1 3,-1").order("2 1 3");
    let shut_in = |scene: Scene| scene.moving(1).after("2 move 1,-2 2,-2");
    let next = shut_in(scene.clone());
    assert_eq!((next.waits_for(), next.view().points), ("seat 3".into(), 2), "seat 1 is not asked");
    // With a card the turn stays open, whichever that is, and the table ends it for who waits.
    let holds = scene.clone().hand(1, "winter_down");
    let open = shut_in(holds.clone());
    assert_eq!((open.waits_for(), open.legal(1)), ("seat 1".into(), vec!["end".to_owned()]));
    assert_eq!(open.automatic(1), None);
    assert_eq!(shut_in(holds.quiet(1, evo::Until::Survival)).automatic(1), Some(evo::Action::End));
    // Games of the third rules go on as they began.
    assert_eq!(shut_in(scene.third_rules()).waits_for(), "seat 1");
}

#[test]
fn evo_63_fins_go_from_coast_to_coast() {
    let game = Scene::new(3).genes(1, "fins").moving(2);
    let swum = game.after("1 move 3,-1 -3,0, 1 move -3,0 0,3");
    assert_eq!(swum.herd(1), "0,3 3,0", "as often as there are points");
    assert_eq!(game.refusal("1 move 3,-1 1,-1"), "EVO-63", "both ends on the coast");
    assert_eq!(game.refusal("1 move 3,-1 -3,3"), "EVO-35", "not where somebody is");
    let inland = Scene::new(3).herd(1, "2,-1 3,0").genes(1, "fins").moving(1);
    assert_eq!(inland.refusal("1 move 2,-1 -3,0"), "EVO-63");
    let without = Scene::new(3).moving(1);
    assert_eq!(without.refusal("1 move 3,-1 -3,0"), "EVO-34");
}

#[test]
fn evo_63_fins_attack_by_sea() {
    let scene = Scene::new(3).herd(2, "-3,3 -2,3 -1,3").genes(1, "fins");
    let game = scene.moving(1).after("1 attack 3,-1 -3,3");
    let missed = game.after("* die fail");
    assert_eq!((missed.herd(1), missed.waits_for()), ("3,-1 3,0".into(), "seat 2".into()));
    assert_eq!(game.after("* die success").herd(1), "-3,3 3,0");
}

#[test]
fn evo_68_wings_go_two_hexes_once() {
    let game = Scene::new(3).herd(2, "2,-1 -3,3 -2,3").genes(1, "wings").moving(3);
    let flown = game.after("1 move 3,-1 1,-1");
    assert_eq!((flown.herd(1), flown.view().points), ("1,-1 3,0".into(), 2), "over an enemy, for one point");
    assert_eq!(flown.refusal("1 move 3,0 1,0"), "EVO-68", "a second flight");
    assert_eq!(flown.refusal("1 move 1,-1 -1,-1"), "EVO-68");
    assert!(flown.legal(1).contains(&"move 3,0 2,0".to_owned()), "feet still walk");
    // A walk does not use the wings up, and neighbours of the start are reached on foot.
    assert!(!game.after("1 move 3,-1 3,-2").view().flown);
    assert_eq!(game.refusal("1 move 3,-1 0,-1"), "EVO-34", "three hexes are too far");
    let over = flown.after("1 end, 2 end, 3 end");
    assert!(!over.view().flown);
}

#[test]
fn evo_68_a_failed_attack_by_air_uses_the_wings_up() {
    let scene = Scene::new(3).herd(2, "1,-1 -3,3 -2,3").genes(1, "wings");
    let game = scene.moving(2).after("1 attack 3,-1 1,-1, * die fail");
    assert_eq!((game.herd(1), game.view().points, game.view().flown), ("3,-1 3,0".into(), 1, true));
    assert_eq!(game.refusal("1 attack 3,-1 1,-1"), "EVO-68");
}

#[test]
fn evo_53_legs_and_66_thighs_give_points() {
    let scene = Scene::new(2).genes(1, "legs legs").genes(2, "muscular_thighs legs");
    let game = scene.hand(1, "mire").asked(evo::Moment::MovementStart, 1).after("1 pass");
    assert_eq!(game.view().points, 4);
    assert_eq!(game.after("1 end").view().points, 5);
}

#[test]
fn evo_66_muscular_thighs_give_two_points() {
    let game = Scene::new(2).genes(1, "muscular_thighs").hand(2, "mire");
    assert_eq!(game.asked(evo::Moment::MovementStart, 2).after("2 pass").view().points, 4);
}
