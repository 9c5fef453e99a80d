//! Evo. In section 1 of the wheel green is ideal, brown cold, yellow hot and white deadly.

#[path = "../../../../evo/tests/rules/scene.rs"]
#[allow(dead_code, unused_imports, reason = "the scenarios of the rules use all of it")]
mod scene;

use super::{must, must_be};
use scene::{Scene, Story as _};

/// Hexes on which a dinosaur without plates dies.
const DEADLY: [&str; 4] = ["1,0", "1,1", "0,0", "0,2"];

fn goes_to_its_death(action: &str) -> bool {
    action.starts_with("move") && DEADLY.iter().any(|hex| action.ends_with(hex))
}

/// The last round: one stands on deadly ground beside an ideal hex, two are safe. Before the last round an egg might use that hex
/// as well, and a herd of two is protected anyway: then it is not so plain.
fn in_danger() -> Scene {
    Scene::new(3).herd(1, "1,0 2,-1 0,-2").round(11).mp(1, 6).mp(2, 6).mp(3, 6)
}

#[test]
fn who_stands_on_deadly_ground_goes_to_ideal_ground_beside_it() {
    must(&in_danger().moving(1), 1, &["move 1,0 2,0"]);
}

#[test]
fn so_it_does_with_points_to_spare() {
    must_be(&in_danger().moving(3), 1, |action| action != "end");
}

#[test]
fn a_turn_does_not_end_while_two_are_in_danger() {
    let play = Scene::new(3).herd(1, "1,0 1,1 2,-1 0,-2").moving(3);
    must_be(&play, 1, |action| action != "end");
}

#[test]
fn nobody_leaves_ideal_ground_for_deadly_ground() {
    let play = Scene::new(3).herd(1, "2,-1 2,0 0,-2").moving(2);
    must_be(&play, 1, |action| !goes_to_its_death(action));
}

#[test]
fn nobody_fights_a_stronger_one_instead_of_going_where_it_is_safe() {
    let play = in_danger().herd(2, "1,1 -3,3 -2,3").genes(2, "horn horn").moving(1);
    must_be(&play, 1, |action| !action.starts_with("attack"));
}

#[test]
fn an_egg_is_not_wasted_where_ideal_ground_is_free() {
    let play = Scene::new(3).herd(1, "2,-1 0,-2 -1,-1").births();
    must_be(&play, 1, |action| action != "pass");
}

#[test]
fn nobody_is_born_on_deadly_ground_where_ideal_ground_is_free() {
    let play = Scene::new(3).herd(1, "2,-1 0,-2 -1,-1").births();
    must_be(&play, 1, |action| {
        action.starts_with("birth") && !DEADLY.iter().any(|hex| action.ends_with(hex))
    });
}

#[test]
fn a_plate_against_heat_is_used() {
    let play = Scene::new(3).herd(1, "2,-1 2,0 3,-1 3,0").genes(1, "thermoregulation").survival();
    must_be(&play, 1, |action| action.split(' ').count() == 4);
}

#[test]
fn a_plate_against_cold_is_used() {
    let play = Scene::new(3).herd(1, "2,-1 2,0 1,-1 2,1").genes(1, "fur").survival();
    must_be(&play, 1, |action| action.split(' ').count() == 4);
}

/// What a bid offers.
fn value(action: &str) -> u8 {
    action.rsplit(' ').next().and_then(|value| value.parse().ok()).unwrap_or(u8::MAX)
}

#[test]
fn nobody_bids_against_itself() {
    must_be(&Scene::new(3).bidding("egg horn"), 1, |action| value(action) <= 1);
}

#[test]
fn in_the_last_round_nothing_is_paid_for_a_gene() {
    let play = Scene::new(3).round(11).mp(1, 12).mp(2, 12).mp(3, 12).bidding("vial egg");
    must_be(&play, 1, |action| value(action) == 0);
}

#[test]
fn a_point_left_takes_a_second_one_out_of_danger() {
    let play = in_danger().herd(1, "1,0 1,1 2,-1 0,-2").moving(2).after("1 move 1,0 2,0");
    must_be(&play, 1, |action| action != "end");
}
