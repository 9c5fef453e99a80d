//! Every switch of `[rulings]`, with its default and the other value.

use crate::scene::{Play, Scene, Story, at};
use evo::Phase;

/// The same scene under the default and under the other ruling.
fn both(seats: u8, key: &str, from: &str, to: &str, lay: impl Fn(Scene) -> Play) -> [Play; 2] {
    let edit = (&*format!("{key} = {from}"), &*format!("{key} = {to}"));
    [lay(Scene::new(seats)), lay(Scene::with(seats, "", &[edit]))]
}

#[test]
fn evo_43_births_from_newborns() {
    let games = both(3, "births_from_newborns", "true", "false", |scene| {
        scene.genes(1, "egg").births().after("1 birth 2,0, 2 pass, 3 pass")
    });
    assert_eq!(games.map(|game| game.legal(1).contains(&"birth 1,0".to_owned())), [true, false]);
}

#[test]
fn evo_63_fins_may_attack() {
    let [may, may_not] = both(3, "fins_may_attack", "true", "false", |scene| {
        scene.herd(2, "-3,3 -2,3 2,-1").genes(1, "fins").moving(1)
    });
    assert!(may.legal(1).contains(&"attack 3,-1 -3,3".to_owned()));
    assert_eq!(may_not.refusal("1 attack 3,-1 -3,3"), "EVO-63");
    assert!(may_not.legal(1).contains(&"attack 3,-1 2,-1".to_owned()), "on foot one may");
}

#[test]
fn evo_68_wings_may_attack() {
    let [may, may_not] = both(3, "wings_may_attack", "true", "false", |scene| {
        scene.herd(2, "1,-1 -3,3 -2,3").genes(1, "wings").moving(1)
    });
    assert!(may.legal(1).contains(&"attack 3,-1 1,-1".to_owned()));
    assert_eq!(may_not.refusal("1 attack 3,-1 1,-1"), "EVO-68");
}

#[test]
fn evo_70_killer_babies_six() {
    let games = both(3, "killer_babies_six", "\"newborn_dies\"", "\"both_die\"", |scene| {
        scene.herd(2, "2,-1 -3,3 -2,3").genes(1, "killer_babies").births().after("1 birth 2,-1, * bite 6")
    });
    assert_eq!(
        games.map(|game| (game.herd(1), game.herd(2))),
        [
            ("3,-1 3,0".to_owned(), "-3,3 -2,3 2,-1".to_owned()),
            ("3,-1 3,0".to_owned(), "-3,3 -2,3".to_owned()),
        ]
    );
}

#[test]
fn evo_49_plates_may_be_declined() {
    let [may, must] = both(3, "plates_may_be_declined", "true", "false", |scene| {
        scene.herd(1, "2,-1 3,-1 3,0 1,0 1,1 0,0").genes(1, "thermoregulation cave_dweller").survival()
    });
    assert!(may.legal(1).contains(&"keep 0,0 2,-1".to_owned()));
    assert_eq!(must.refusal("1 keep 0,0 2,-1"), "EVO-49");
    assert_eq!(must.legal(1).len(), 6, "one of two in the heat and one of three in the caves");
    // With the floor above the plates, what they keep is among those that remain.
    let [_, floor] = both(3, "plates_may_be_declined", "true", "false", |scene| {
        scene.herd(1, "3,-1 3,0 1,0 1,1").genes(1, "thermoregulation").survival()
    });
    assert_eq!(floor.legal(1).len(), 5, "any two, one of them in the heat");
    // Where every plate is used nothing is left to choose.
    let [asked, forced] = both(3, "plates_may_be_declined", "true", "false", |scene| {
        scene.herd(1, "2,-1 2,0 3,0 1,1").genes(1, "thermoregulation").survival()
    });
    assert_eq!(
        (asked.phase(), forced.phase(), forced.herd(1)),
        (Phase::Survive, Phase::Climate, "2,-1 2,0 3,0".into())
    );
}

#[test]
fn evo_20_twins_when_unavoidable() {
    let [placed, empty] = both(4, "twins_when_unavoidable", "\"place_repeat\"", "\"leave_empty\"", |scene| {
        scene.bag("vial vial vial").drawing().after("* gene vial")
    });
    assert_eq!(placed.phase(), Phase::Genes);
    assert_eq!((empty.phase(), empty.view().row.iter().flatten().count()), (Phase::Bid(at(1)), 1));
    let over = empty.after("1 bid 3 0, 2 bid 4 0, 3 bid 1 0, 4 bid 2 0");
    assert_eq!(over.view().species[at(2)], evo::Species::default(), "an empty column gives its place only");
}

#[test]
fn evo_39_beaten_dinosaur_goes_to() {
    let games = both(3, "beaten_dinosaur_goes_to", "\"supply\"", "\"out_of_game\"", |scene| {
        scene.herd(2, "2,-1 -3,3 -2,3").moving(1).after("1 attack 3,-1 2,-1, * die success")
    });
    assert_eq!(games.map(|game| game.view().lost[at(2)]), [0, 1]);
}

const OUT: (&str, &str) =
    ("beaten_dinosaur_goes_to = \"supply\"", "beaten_dinosaur_goes_to = \"out_of_game\"");

#[test]
fn evo_44_only_eight_on_the_board_give_one_up() {
    let scene = Scene::with(3, "", &[OUT])
        .herd(1, "2,-2 1,-2 3,-3 3,-2 3,-1 3,0")
        .herd(2, "2,-1 2,0 1,0 1,1 0,0 0,1 2,1 1,2")
        .hand(2, "distant_nest");
    let game =
        scene.moving(1).after("1 attack 3,-1 2,-1, 2 pass, * die success, 2 pass, 2 end, 3 end, 2 pass");
    let game = game.after("1 pass");
    assert_eq!((game.view().lost[at(2)], game.phase(), game.waits_for()), (1, Phase::Birth, "seat 2".into()));
    assert_eq!(game.legal(2), ["pass"], "none of the seven left is in supply, and seven are not eight");
    for event in
        ["2 birth 0,2", "2 replace 2,0 0,2", "2 play distant_nest 0,2", "2 play distant_nest 2,0 0,2"]
    {
        assert_eq!(game.refusal(event), "EVO-44", "{event}");
    }
}

#[test]
fn evo_79_nobody_gives_up_the_second_last_for_a_killer() {
    let scene = Scene::with(3, "", &[OUT]).lost(1, 6).genes(1, "killer_babies").herd(2, "2,-1 -3,3 -2,3");
    let game = scene.hand(1, "mire").births();
    assert_eq!(game.legal(1), ["pass"]);
    assert_eq!(game.refusal("1 replace 3,0 2,-1"), "EVO-44");
}

#[test]
fn evo_12_the_sheet_says_what_an_option_is_by_default() {
    let open = Scene::with(2, "", &[("open_mp = false", "open_mp = true")]).moving(1);
    assert!(open.view().options.open_mp);
    let secret = Scene::with(2, "mp=secret", &[("open_mp = false", "open_mp = true")]).moving(1);
    assert!(!secret.view().options.open_mp);
    let plain = Scene::with(2, "", &[("play_with_events = true", "play_with_events = false")]).moving(1);
    assert!(!plain.view().options.events);
}
