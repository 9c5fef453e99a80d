//! Genes: EVO-52, EVO-58, EVO-59, EVO-65, EVO-71.

use crate::scene::{Scene, Story, at};
use dino_core::{Game, Viewer};
use evo::{Gene, Phase, Token};

#[test]
fn evo_52_normal_genes_add_up() {
    let game =
        Scene::with(2, "events=off", &[]).genes(1, "legs").bidding("legs").after("1 bid 2 0, 2 bid 1 0");
    assert_eq!(game.view().species[at(1)].count(Gene::Legs), 2);
    assert_eq!(game.after("2 end").view().points, 4);
}

#[test]
fn evo_58_vials_take_one_off_from_the_next_round_on() {
    // TV-12.
    let two = Scene::with(2, "events=off", &[]).genes(1, "vial vial").bidding("legs");
    assert_eq!(two.after("1 bid 2 1, 2 bid 1 0").mp(1), 6);
    assert_eq!(two.after("1 bid 2 5, 2 bid 1 0").mp(1), 3);
    // TV-13: the vial won now does not help now.
    let one =
        Scene::with(2, "events=off", &[]).genes(1, "vial").bidding("vial").after("1 bid 2 4, 2 bid 1 0");
    assert_eq!((one.mp(1), one.view().species[at(1)].count(Gene::Vial)), (3, 2));
    // The pawn's height is what others have to beat.
    let height = Scene::new(2).genes(1, "vial vial vial").bidding("legs").after("1 bid 2 3");
    assert_eq!(height.refusal("2 bid 2 3"), "EVO-23");
}

#[test]
fn evo_59_a_unique_gene_comes_once() {
    let game = Scene::with(2, "events=off", &[]).bidding("wings").after("1 bid 2 0, 2 bid 1 0");
    assert!(game.view().species[at(1)].has(Gene::Wings));
    let next = Scene::new(2).genes(1, "wings").drawing();
    assert!(!next.weighted().iter().any(|outcome| outcome.contains("wings")));
}

#[test]
fn evo_65_adrenaline_chooses_the_place_on_the_track() {
    let scene = Scene::with(3, "events=off", &[]).genes(2, "adrenaline");
    let game = scene.bidding("legs horn").after("1 bid 1 0, 2 bid 2 0, 3 bid 3 0");
    assert_eq!((game.phase(), game.waits_for()), (Phase::Place(at(2)), "seat 2".into()));
    assert_eq!(game.legal(2), ["place 1", "place 2", "place 3"]);
    assert_eq!(
        ["2 1 3", "1 2 3", "1 3 2"],
        [1, 2, 3].map(|place| game.after(&format!("2 place {place}")).track())
    );
    assert_eq!((game.refusal("2 place 4"), game.refusal("2 pass")), ("EVO-65".into(), "EVO-65".into()));
    // In the round of purchase already.
    let bought = Scene::with(2, "events=off", &[]).bidding("adrenaline").after("1 bid 2 0, 2 bid 1 0");
    assert_eq!(bought.phase(), Phase::Place(at(1)));
}

#[test]
fn evo_71_sixth_sense_shows_the_next_token_to_its_owner() {
    let game = Scene::with(2, "events=off", &[]).bidding("sixth_sense").after("1 bid 2 0, 2 bid 1 0");
    assert_eq!(game.weighted()[0], "peek 1 -1 x2", "as soon as it is owned");
    let seen = game.after("* peek 1 -1");
    assert_eq!(seen.seen_by(1).next, Some(Token::Back));
    assert_eq!((seen.seen_by(2).next, seen.seen_by(2).peeked), (None, true));
    assert_eq!(seen.state().view(Viewer::Public).next, None);
    assert_eq!(seen.view().pile, game.view().pile, "the pile does not show what is gone");
    let round = seen.after("2 end, 1 end, 2 pass, 1 pass");
    assert_eq!(round.weighted(), ["climate -1 x1"], "what was seen comes");
    let next = round.after("* climate -1");
    assert!(
        next.weighted().iter().all(|outcome| outcome.starts_with("peek 1 ")),
        "and the owner looks again"
    );
}

#[test]
fn evo_71_the_meteor_is_seen_too() {
    let game = Scene::new(2).round(9).genes(1, "sixth_sense").next(Token::Meteor).climate();
    assert_eq!(game.weighted(), ["climate meteor x1"]);
    assert_eq!(game.seen_by(2).next, None);
}
