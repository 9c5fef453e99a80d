//! The survival phase, and the genes that survive: EVO-46 to EVO-51, EVO-55, EVO-56, EVO-64, EVO-69.

use crate::scene::{Play, Scene, Story};
use evo::Phase;

// Section 1 of the wheel: green is ideal, brown cold, yellow hot, white deadly.
const IDEAL: &str = "2,-1";
const HOT: &str = "3,-2 3,-1 3,0";
const COLD: &str = "1,-1 2,1";

fn herd(hexes: &str, genes: &str) -> Play {
    Scene::new(3).herd(1, hexes).genes(1, genes).survival()
}

#[test]
fn evo_46_who_has_no_choice_is_not_asked() {
    // Two on ideal ground and two on deadly ground without plates: nothing to choose.
    let game = herd("2,-1 2,0 1,0 1,1", "");
    assert_eq!((game.phase(), game.herd(1)), (Phase::Climate, "2,-1 2,0".into()));
    let chooses = herd("1,0 1,1 0,0", "");
    assert_eq!((chooses.waits_for(), chooses.refusal("1 pass")), ("seat 1".into(), "EVO-46".into()));
    assert_eq!(chooses.refusal("1 keep 1,0 2,0"), "EVO-46", "nobody stands there");
}

#[test]
fn evo_46_in_the_order_of_the_track() {
    let scene = Scene::new(3).order("3 1 2").herd(1, "1,0 1,1 0,0").herd(3, "0,-1 1,-2 2,-2");
    let game = scene.survival();
    assert_eq!(game.waits_for(), "seat 3");
    assert_eq!(game.after("3 keep 0,-1 1,-2").waits_for(), "seat 1");
}

#[test]
fn evo_47_all_survive_on_ideal_ground() {
    let game = herd("2,-1 2,0 0,-2 -1,-1", "");
    assert_eq!((game.herd(1), game.mp(1)), ("-1,-1 0,-2 2,-1 2,0".into(), 10));
    let mixed = herd(&format!("{IDEAL} 2,0 {HOT}"), "thermoregulation");
    assert_eq!(mixed.refusal("1 keep 2,-1 3,0"), "EVO-47", "nobody on ideal ground is given up");
}

#[test]
fn evo_48_all_die_on_deadly_ground() {
    let game = herd("2,-1 2,0 1,0 1,1 0,0 3,0", "thermoregulation");
    assert_eq!(game.refusal("1 keep 1,0 2,-1 2,0"), "EVO-48");
    assert_eq!(game.legal_with(1, "keep"), "2,-1 2,0 | 2,-1 2,0 3,0");
}

#[test]
fn evo_49_plates_keep_one_each() {
    // TV-17: 1 ideal, 3 hot, 2 cold.
    let game = herd(&format!("{IDEAL} {HOT} {COLD}"), "thermoregulation fur");
    let kept = game.after("1 keep 1,-1 2,-1 3,0");
    assert_eq!((kept.herd(1), kept.mp(1)), ("1,-1 2,-1 3,0".into(), 9));
    assert_eq!(game.refusal("1 keep 2,-1 3,-1 3,0"), "EVO-49", "a plate covers one");
    assert_eq!(game.refusal("1 keep 1,-1 2,-1 2,1"), "EVO-49");
    assert!(game.legal(1).contains(&"keep 2,-1 3,0".to_owned()), "plates may be declined");
}

#[test]
fn evo_55_a_thermoregulation_plate_keeps_one_more_where_it_is_hot() {
    let game = herd("2,-1 2,0 3,-1 3,0 1,-1", "thermoregulation thermoregulation");
    assert!(game.legal(1).contains(&"keep 2,-1 2,0 3,-1 3,0".to_owned()));
    assert_eq!(game.refusal("1 keep 1,-1 2,-1 2,0"), "EVO-49", "nothing in the cold");
}

#[test]
fn evo_56_a_fur_plate_keeps_one_more_where_it_is_cold() {
    let game = herd("2,-1 2,0 1,-1 2,1 3,0", "fur fur");
    assert!(game.legal(1).contains(&"keep 1,-1 2,-1 2,0 2,1".to_owned()));
    assert_eq!(game.refusal("1 keep 2,-1 2,0 3,0"), "EVO-49", "nothing in the heat");
}

#[test]
fn evo_50_two_remain_whichever_they_are() {
    // TV-16.
    let game = herd("1,0 1,1 0,0 0,2", "");
    assert_eq!(game.legal(1).len(), 6, "any two of four");
    assert_eq!(
        (game.refusal("1 keep 1,0"), game.refusal("1 keep 0,0 1,0 1,1")),
        ("EVO-50".into(), "EVO-48".into())
    );
    let kept = game.after("1 keep 0,2 1,1");
    assert_eq!((kept.herd(1), kept.mp(1)), ("0,2 1,1".into(), 8));
    // TV-18: the ideal one and any other.
    let one = herd(&format!("{IDEAL} {HOT} {COLD}"), "");
    assert_eq!(one.legal_with(1, "keep"), "1,-1 2,-1 | 2,-1 2,1 | 2,-1 3,-2 | 2,-1 3,-1 | 2,-1 3,0");
}

#[test]
fn evo_50_a_declined_plate_lets_the_floor_choose() {
    // 1 ideal, 2 hot, 3 deadly with one plate: the ideal one and a deadly one.
    let game = herd("2,-1 3,-1 3,0 1,0 1,1 0,0", "thermoregulation");
    assert_eq!(game.after("1 keep 0,0 2,-1").herd(1), "0,0 2,-1");
}

#[test]
fn evo_50_a_herd_at_the_floor_loses_nobody() {
    assert_eq!(herd("1,0 1,1", "").herd(1), "1,0 1,1");
    assert_eq!(herd("1,0 1,1 0,0", "regeneration").herd(1), "0,0 1,0 1,1");
}

#[test]
fn evo_51_every_dinosaur_earns_a_point() {
    let game = herd("2,-1 2,0 0,-2 -1,-1", "");
    assert_eq!([1, 2, 3].map(|seat| game.mp(seat)), [10, 8, 8]);
    assert_eq!(
        (game.phase(), game.view().rounds.last().unwrap().herds.as_slice()),
        (Phase::Climate, [4, 2, 2].as_slice())
    );
}

#[test]
fn evo_64_cave_dweller_keeps_one_on_deadly_ground() {
    let game = herd("2,-1 2,0 1,0 1,1", "cave_dweller");
    assert_eq!(game.legal_with(1, "keep"), "1,0 2,-1 2,0 | 1,1 2,-1 2,0 | 2,-1 2,0");
    // TV-30: the floor counts all that remain.
    let five = herd("1,0 1,1 0,0 0,2 -1,1", "cave_dweller");
    assert_eq!(five.legal(1).len(), 10, "any two of five");
}

#[test]
fn evo_69_regeneration_keeps_three() {
    let game = herd("1,0 1,1 0,0 0,2", "regeneration");
    assert_eq!(game.legal(1).len(), 4, "any three of four");
    assert_eq!(game.refusal("1 keep 0,0 1,0"), "EVO-50");
    let attacked = Scene::new(3).herd(2, "2,-1 -3,3 -2,3").genes(2, "regeneration").moving(1);
    assert_eq!(attacked.refusal("1 attack 3,-1 2,-1"), "EVO-41", "TV-15");
    let four = Scene::new(3).herd(2, "2,-1 -3,3 -2,3 -1,3").genes(2, "regeneration").moving(1);
    assert_eq!(four.legal_with(1, "attack"), "3,-1 2,-1");
    // It creates nobody: bought with two, two stay.
    assert_eq!(herd("1,0 1,1", "regeneration").herd(1), "1,0 1,1");
}
