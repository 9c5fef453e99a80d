//! The births phase, and the genes that are born: EVO-42 to EVO-45, EVO-57, EVO-62, EVO-70.

use crate::scene::{Scene, Story, at};
use evo::Phase;

#[test]
fn evo_42_rounds_of_eggs() {
    // TV-19.
    let mut game = Scene::new(3).genes(2, "egg egg").genes(3, "egg").births();
    let mut asked = Vec::new();
    while game.phase() == Phase::Birth {
        let seat = game.waits_for().replace("seat ", "");
        game = game.after(&format!("{seat} pass"));
        asked.push(seat);
    }
    assert_eq!(asked, ["1", "2", "3", "2", "3", "2"]);
    let game = Scene::new(3).hand(1, "stampede").births();
    assert_eq!(
        ["1 end", "1 move 3,0 2,0", "1 play stampede"].map(|event| game.refusal(event)),
        ["EVO-45", "EVO-13", "EVO-74"]
    );
}

#[test]
fn evo_43_newborns_are_placed_beside_the_herd() {
    let game = Scene::new(3).herd(2, "2,-1 -3,3").births();
    assert_eq!(game.legal_with(1, "birth"), "2,0 | 2,1 | 3,-2");
    assert_eq!(game.after("1 birth 2,0").herd(1), "2,0 3,-1 3,0");
    for (event, why) in [
        ("1 birth 1,-1", "too far"),
        ("1 birth 3,0", "an own dinosaur"),
        ("1 birth 2,-1", "an enemy"),
        ("1 birth 4,-1", "the sea"),
    ] {
        assert_eq!(game.refusal(event), "EVO-43", "{why}");
    }
}

#[test]
fn evo_43_a_newborn_counts_as_neighbour() {
    let game = Scene::new(3).genes(1, "egg").births().after("1 birth 2,0, 2 pass, 3 pass");
    assert!(game.legal(1).contains(&"birth 1,0".to_owned()));
}

const EIGHT: &str = "2,-2 2,-1 2,0 2,1 3,-3 3,-2 3,-1 3,0";

#[test]
fn evo_44_a_full_herd_gives_one_up() {
    // TV-23.
    let game = Scene::new(3).herd(1, EIGHT).births();
    assert_eq!(game.refusal("1 birth 1,0"), "EVO-44");
    assert_eq!(game.refusal("1 replace 3,0 3,0"), "EVO-44", "not on the hex just left");
    assert_eq!(game.refusal("1 replace 1,1 1,0"), "EVO-44", "an own one");
    assert_eq!(game.refusal("1 replace 3,0 0,0"), "EVO-43", "beside the seven");
    let born = game.after("1 replace 3,0 1,0");
    assert_eq!(born.herd(1), "1,0 2,-2 2,-1 2,0 2,1 3,-3 3,-2 3,-1");
    assert!(game.legal(1).contains(&"pass".to_owned()));
    let seven = Scene::new(3).herd(1, "2,-2 2,-1 2,0 2,1 3,-3 3,-2 3,-1").births();
    assert_eq!(seven.refusal("1 replace 3,-1 1,0"), "EVO-44", "only with all eight on the board");
}

#[test]
fn evo_44_only_beside_those_that_remain() {
    let game = Scene::new(3).herd(1, "-3,0 2,-1 2,0 2,1 3,-3 3,-2 3,-1 3,0").births();
    assert!(game.legal(1).contains(&"replace 3,0 -2,0".to_owned()));
    assert_eq!(game.refusal("1 replace -3,0 -2,0"), "EVO-43");
}

#[test]
fn evo_45_births_are_optional() {
    let game = Scene::new(3).genes(1, "egg").births().after("1 pass, 2 pass, 3 pass");
    assert_eq!(game.waits_for(), "seat 1", "the second egg may still be used");
    assert_eq!(game.after("1 birth 2,0").herd(1), "2,0 3,-1 3,0");
}

#[test]
fn evo_45_where_nothing_is_open_a_seat_without_cards_passes_by_itself() {
    // Seat 2 sits in the corner behind seat 3.
    let scene = || Scene::new(3).herd(2, "-3,3 -2,3").herd(3, "-3,2 -2,2 -1,2 -1,3");
    assert_eq!(scene().births().after("1 pass").waits_for(), "seat 3");
    let holds = scene().hand(2, "mire").births().after("1 pass");
    assert_eq!((holds.waits_for(), holds.legal(2)), ("seat 2".into(), vec!["pass".to_owned()]));
    assert_eq!(holds.automatic(2), None);
    let waits = scene().hand(2, "distant_nest").quiet(2, evo::Until::Card).births();
    assert_eq!((waits.waits_for(), waits.automatic(2)), ("seat 1".into(), None));
    let waits = waits.after("1 pass");
    assert_eq!((waits.legal(2), waits.automatic(2)), (vec!["pass".to_owned()], Some(evo::Action::Pass)));
}

#[test]
fn evo_57_an_egg_is_one_newborn_more() {
    let game = Scene::new(2).genes(1, "egg egg").births().after("1 pass, 2 pass, 1 pass");
    assert_eq!((game.phase(), game.waits_for(), game.view().egg), (Phase::Birth, "seat 1".into(), 3));
}

#[test]
fn evo_62_thick_shell_reaches_three_spaces_over_land() {
    let game = Scene::new(3).herd(2, "2,-1 2,0").genes(1, "thick_shell").births();
    assert!(game.legal(1).contains(&"birth 0,0".to_owned()), "across occupied hexes");
    assert_eq!(game.refusal("1 birth -1,0"), "EVO-62", "four spaces");
    assert_eq!(game.refusal("1 birth 2,0"), "EVO-43", "occupied");
    let killers = Scene::new(3).genes(1, "thick_shell killer_babies").herd(2, "-1,0 -3,3 -2,3").births();
    assert_eq!(killers.refusal("1 birth -1,0"), "EVO-62", "an enemy four spaces away");
    let full = Scene::new(3).herd(1, EIGHT).genes(1, "thick_shell").births();
    assert!(full.legal(1).contains(&"replace 3,0 0,0".to_owned()));
}

/// Seat 1 with killer babies beside a herd of seat 2.
fn killers(herd: &str) -> Scene {
    Scene::new(3).herd(2, herd).genes(1, "killer_babies")
}

#[test]
fn evo_70_killer_babies_roll_for_an_enemys_hex() {
    // TV-24.
    let game = killers("2,-1 -3,3 -2,3 -1,3").births().after("1 birth 2,-1");
    assert_eq!(game.phase(), Phase::Bite("2,-1".parse().unwrap(), at(2)));
    assert_eq!(game.weighted().len(), 6);
    let won = game.after("* bite 2");
    assert_eq!((won.herd(1), won.herd(2)), ("2,-1 3,-1 3,0".into(), "-3,3 -2,3 -1,3".into()));
    for roll in ["* bite 4", "* bite 5", "* bite 6"] {
        let lost = game.after(roll);
        assert_eq!((lost.herd(1), lost.herd(2)), ("3,-1 3,0".into(), "-3,3 -2,3 -1,3 2,-1".into()));
    }
    assert_eq!(killers("2,-1 -3,3").births().refusal("1 birth 2,-1"), "EVO-70", "a people of two");
    let regenerates = killers("2,-1 -3,3 -2,3").genes(2, "regeneration").births();
    assert_eq!(regenerates.refusal("1 birth 2,-1"), "EVO-70");
}

#[test]
fn evo_70_two_killers_cannot_bring_a_people_below_its_floor() {
    let game =
        killers("2,-1 2,0 -3,3").genes(1, "egg").births().after("1 birth 2,-1, * bite 1, 2 pass, 3 pass");
    assert_eq!(game.refusal("1 birth 2,0"), "EVO-70");
}

#[test]
fn evo_70_who_is_given_up_is_gone_either_way() {
    let scene = killers("1,0 -3,3 -2,3").herd(1, EIGHT);
    let game = scene.births().after("1 replace 3,0 1,0, * bite 5");
    assert_eq!(game.view().herds[at(1)].len(), 7);
}

#[test]
fn evo_70_chameleon_skin_does_not_help() {
    let game = killers("2,-1 -3,3 -2,3").genes(2, "chameleon_skin").births().after("1 birth 2,-1, * bite 3");
    assert_eq!((game.herd(2), game.waits_for()), ("-3,3 -2,3".into(), "seat 2".into()));
    assert_eq!(game.phase(), Phase::Birth);
}
