//! What zoos score: MES-28 to MES-37, and the vectors T1 to T17.

use crate::scene::{Play, Story, at, plain};
use dino_testkit::sheet::Sheets;
use mesozooic::{CardId, Components, EMBEDDED, Face, RoundPoints, State, face_points};
use serde::Deserialize;
use std::collections::BTreeMap;

#[derive(Deserialize)]
struct Vectors {
    vectors: Vec<Vector>,
}

#[derive(Deserialize)]
struct Vector {
    id: String,
    zoo: Vec<Vec<String>>,
    #[serde(flatten)]
    points: BTreeMap<String, toml::Value>,
}

impl Vector {
    fn amount(&self, key: &str) -> u8 {
        self.points.get(key).and_then(toml::Value::as_integer).unwrap_or(0) as u8
    }

    /// What is written: enclosures, attractions, monorail, topiary, gates, shops.
    fn expected(&self) -> RoundPoints {
        ["enclosure", "attraction", "monorail", "topiary", "gate", "shop"].map(|key| self.amount(key))
    }
}

fn vectors() -> Vec<Vector> {
    toml::from_str::<Vectors>(include_str!("../vectors.toml")).expect("the vectors").vectors
}

/// What a zoo of cards such as `B01`, `DIR` and `--` scores, row by row.
fn points(components: &Components, zoo: &[Vec<String>]) -> RoundPoints {
    let face = |name: &String| match name.as_str() {
        "--" => Face::BLANK,
        "DIR" => components.face(CardId::director(0)),
        name if name.starts_with('B') => {
            components.face(format!("{}#1", name.to_lowercase()).parse().expect(name))
        }
        name => components.face(name.to_lowercase().parse().expect(name)),
    };
    let faces: Vec<Face> = zoo.iter().flatten().map(face).collect();
    face_points(components, &faces, zoo[0].len() as u8)
}

fn scored(zoo: &str) -> RoundPoints {
    let rows: Vec<Vec<String>> =
        zoo.split(" / ").map(|row| row.split(' ').map(str::to_owned).collect()).collect();
    points(&Components::read(EMBEDDED).expect("the sheet"), &rows)
}

fn sum(points: RoundPoints) -> u8 {
    points.iter().sum()
}

#[test]
fn mes_36_every_vector_is_counted_by_element() {
    let components = Components::read(EMBEDDED).expect("the sheet");
    let all = vectors();
    assert_eq!(all.len(), 17);
    for vector in all {
        let points = points(&components, &vector.zoo);
        assert_eq!(points, vector.expected(), "{}", vector.id);
        assert_eq!(sum(points), vector.amount("total"), "{}", vector.id);
    }
}

#[test]
fn mes_33_where_only_closed_enclosures_separate_some_vectors_score_more() {
    let other = State::sheet(&[("\"open_side_of_any_half\"", "\"open_side_of_closed_only\"")]);
    let components = Components::read(&other).expect("a sheet");
    let switched = [("T3", 6), ("T4", 4), ("T6", 4), ("T14", 6), ("T15", 8)];
    for vector in vectors() {
        let usual = vector.amount("total");
        let expected = switched.iter().find(|(id, _)| *id == vector.id).map_or(usual, |(_, total)| *total);
        // T1, T2, T11 and T12 name no other value.
        if !["T1", "T2", "T11", "T12"].contains(&vector.id.as_str()) {
            assert_eq!(sum(points(&components, &vector.zoo)), expected, "{}", vector.id);
        }
    }
}

#[test]
fn mes_28_the_director_goes_where_the_hole_is_and_brings_a_truck() {
    // The hole moves to the middle of the bottom row: the director stands beside b05.
    let game = Play::building(2, "").after("1 slide b10#1, 1 slide b06#1, 1 slide b05#1").all("done");
    let zoo = game.view().zoos[0][at(1)].expect("a zoo");
    assert_eq!(plain(&zoo), "b01 b02 b03 b04 / d1 b05 b07 b08 / b09 b06 b10 b11");
    assert_eq!(scored("DIR B05 -- -- / -- -- -- -- / -- -- -- --"), [0, 2, 0, 0, 0, 0]);
}

#[test]
fn mes_29_each_element_of_a_card_scores_by_itself() {
    assert_eq!(scored("N10 N09 B09 -- / B07 -- -- -- / -- -- -- DIR"), [0, 4, 8, 0, 0, 0]);
}

#[test]
fn mes_30_kinds_of_attractions_are_a_matter_of_looks() {
    let components = Components::read(EMBEDDED).expect("the sheet");
    let face = |card: &str| components.face(card.parse().expect(card));
    let (b, c) = (face("b05#1"), face("b06#1"));
    assert!(b != c && b.function() == c.function());
    assert_eq!(
        scored("B05 B07 -- -- / -- -- -- -- / -- -- -- --"),
        scored("B06 B07 -- -- / -- -- -- -- / -- -- -- --")
    );
}

#[test]
fn mes_31_an_enclosure_is_closed_by_its_halves_in_order() {
    assert_eq!(scored("B01 N02 -- -- / -- -- -- -- / -- -- -- --")[0], 6);
    assert_eq!(scored("N02 B01 -- -- / -- -- -- -- / -- -- -- --")[0], 0, "the wrong way round");
    assert_eq!(scored("B03 -- -- -- / B04 -- -- -- / -- -- -- --")[0], 6);
    assert_eq!(scored("B04 -- -- -- / B03 -- -- -- / -- -- -- --")[0], 0);
    assert_eq!(scored("B01 -- B02 -- / -- -- -- -- / -- -- -- --")[0], 0, "a card between");
    assert_eq!(scored("B02 -- -- B01 / -- -- -- -- / -- -- -- --")[0], 0, "no way round the edge");
    assert_eq!(scored("-- -- -- B01 / B02 -- -- -- / -- -- -- --")[0], 0, "no way to the next row");
    assert_eq!(scored("B01 B04 -- -- / B03 B02 -- -- / -- -- -- --")[0], 0, "halves of different kinds");
}

#[test]
fn mes_32_an_attraction_pays_for_every_truck_beside_it() {
    assert_eq!(scored("-- B07 -- -- / B08 B05 DIR -- / -- N12 -- --")[1], 8);
    assert_eq!(scored("B07 -- -- -- / -- B05 -- -- / -- -- -- --")[1], 0, "not diagonally");
    assert_eq!(scored("B05 B07 B06 -- / -- N11 -- -- / -- -- -- --")[1], 6, "one truck serves them all");
}

#[test]
fn mes_33_an_open_half_separates_on_its_open_side_alone() {
    assert_eq!(scored("B05 B02 B06 -- / -- -- -- -- / -- -- -- --")[1], 2);
    assert_eq!(scored("N01 N02 -- -- / -- -- -- -- / -- -- -- --")[1], 0);
    assert_eq!(scored("B07 -- -- -- / B03 -- -- -- / B08 -- -- --")[1], 2);
}

#[test]
fn mes_34_a_connection_is_an_edge_where_both_tracks_arrive() {
    assert_eq!(scored("B09 B10 B11 N09 / -- -- -- -- / -- -- -- --")[2], 12, "four cards, three connections");
    assert_eq!(scored("B09 -- -- -- / B10 -- -- -- / -- -- -- --")[2], 0, "side by side, not joined");
    assert_eq!(scored("N05 N06 -- -- / N07 N08 -- -- / -- -- -- --")[2], 16, "a loop");
    assert_eq!(scored("N05 B09 -- -- / N07 -- -- -- / -- -- -- --")[2], 8);
}

#[test]
fn mes_35_topiaries_pay_anywhere_also_behind_an_open_half() {
    assert_eq!(scored("-- -- -- -- / -- B01 -- -- / N11 -- -- N12")[3], 3);
    let two = State::sheet(&[(
        "[{ type = \"truck\" }, { type = \"topiary\" }]",
        "[{ type = \"topiary\" }, { type = \"topiary\" }]",
    )]);
    let components = Components::read(&two).expect("a sheet");
    assert_eq!(components.face("n12".parse().expect("a card")).topiaries(), 2);
}

#[test]
fn mes_37_the_printed_sum_is_twenty() {
    let t1 = scored("B07 B10 B01 B02 / B08 B06 B03 B04 / B05 DIR B11 B09");
    assert_eq!(t1, [6, 2 + 2 + 2 + 2, 4, 1 + 1, 0, 0]);
    assert_eq!(sum(t1), 20);
}
