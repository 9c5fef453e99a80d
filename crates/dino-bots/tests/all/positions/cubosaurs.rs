//! Cubosaurs.

#[path = "../../../../cubosaurs/tests/rules/scene.rs"]
#[allow(dead_code, reason = "the scenarios of the rules use all of it")]
mod scene;

use super::{must, must_be};
use scene::{Play, Scene};

/// The last hand of a round, of two players: what is decided now is counted.
fn last_hand(own: &str, theirs: &str, hand: &str) -> Play {
    Scene::new(2).collection(1, own).collection(2, theirs).hand(hand).deck(0).play()
}

#[test]
fn the_first_trex_is_kept() {
    must(&last_hand("stegosaurus#1 pterodactyl#1", "brontosaurus#1 brontosaurus#2", "trex#1"), 1, &["keep"]);
}

#[test]
fn a_fourth_trex_goes_to_who_cannot_refuse_it() {
    let play = last_hand("trex#1 trex#2 trex#3 pterodactyl#1", "trex#5", "trex#4");
    must(&play, 1, &["refuse pterodactyl#1"]);
}

#[test]
fn the_fourth_stegosaurus_is_kept() {
    let own = "stegosaurus#1 stegosaurus#2 stegosaurus#3 pterodactyl#1";
    must(&last_hand(own, "trex#1", "stegosaurus#4"), 1, &["keep"]);
}

#[test]
fn the_fourth_stegosaurus_is_not_given_away() {
    let theirs = "stegosaurus#1 stegosaurus#2 stegosaurus#3";
    must(&last_hand("trex#1 pterodactyl#1", theirs, "stegosaurus#4"), 1, &["keep"]);
}

#[test]
fn the_third_brontosaurus_is_kept_from_who_wants_it_too() {
    let own = "brontosaurus#1 brontosaurus#2 pterodactyl#1";
    must(&last_hand(own, "brontosaurus#4 brontosaurus#5", "brontosaurus#3"), 1, &["keep"]);
}

#[test]
fn a_fourth_brontosaurus_is_not_kept() {
    let own = "brontosaurus#1 brontosaurus#2 brontosaurus#3 pterodactyl#1";
    must_be(&last_hand(own, "trex#1", "brontosaurus#4"), 1, |action| action != "keep");
}

#[test]
fn a_fourth_brontosaurus_goes_to_who_cannot_refuse_it() {
    let theirs = "brontosaurus#1 brontosaurus#2 brontosaurus#3";
    must(&last_hand("pterodactyl#1 trex#1", theirs, "brontosaurus#4"), 1, &["refuse pterodactyl#1"]);
}

#[test]
fn the_fourth_pentaceratops_is_kept() {
    let own = "pentaceratops#1 pentaceratops#2 pentaceratops#3 pterodactyl#1";
    must(&last_hand(own, "pentaceratops#5 pentaceratops#6", "pentaceratops#4"), 1, &["keep"]);
}

#[test]
fn a_velociraptor_finds_its_mate() {
    must(&last_hand("grey#6 pterodactyl#1", "stegosaurus#1", "black#6"), 1, &["keep"]);
}

#[test]
fn a_pair_is_not_parted_where_a_pterodactyl_will_do() {
    let play = last_hand("grey#6 black#6 pterodactyl#1", "brontosaurus#2", "brontosaurus#1");
    must_be(&play, 1, |action| !action.contains("grey") && !action.contains("black"));
}

#[test]
fn an_egg_that_counts_is_not_thrown_away() {
    let play = last_hand("egg#trex trex#1 pterodactyl#1", "pentaceratops#2", "pentaceratops#1");
    must_be(&play, 1, |action| action != "refuse egg#trex");
}

#[test]
fn one_of_four_players_keeps_what_the_next_one_waits_for() {
    let scene = Scene::new(4).collection(1, "trex#1 pterodactyl#1").collection(3, "grey#1");
    let scene = scene.collection(2, "stegosaurus#1 stegosaurus#2 stegosaurus#3").collection(4, "trex#2");
    must(&scene.hand("stegosaurus#4").deck(0).play(), 1, &["keep"]);
}
