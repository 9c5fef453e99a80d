//! Component sheets: what is accepted, and what a bad one is refused with (EVO-3).

use dino_testkit::sheet::Sheets;
use evo::{Card, Components, EMBEDDED, Gene, State, Terrain};

/// The embedded sheet with one text replaced is refused in the line where `at`, which occurs once, begins.
#[track_caller]
fn assert_refused(from: &str, to: &str, at: &str, what: &str) {
    State::assert_refused(&State::sheet(&[(from, to)]), at, what);
}

#[test]
fn the_embedded_sheet_is_read() {
    let components = Components::read(EMBEDDED).unwrap();
    let values = components.values;
    assert_eq!((values.genes, values.tokens, values.die), ([6; 6], [2, 2, 6, 2], [1, 1, 1, 2, 1]));
    assert_eq!(
        (values.amount(Card::Stampede), values.amount(Card::SeasonTurnsBack), values.mire_leaves),
        (3, -1, 1)
    );
    let terrains = |seats: u8| [0, 1, 2, 3].map(|kind| components.island(seats).of(Terrain::ALL[kind]).len());
    assert_eq!([2, 3, 4, 5].map(terrains), [[6, 6, 6, 5], [9, 9, 9, 10], [12, 12, 11, 10], [15, 14, 14, 13]]);
}

#[test]
fn every_start_is_a_pair_of_coastal_yellow_neighbours_beside_green() {
    for island in Components::read(EMBEDDED).unwrap().islands {
        for slot in 0..island.slots() {
            let zones = island.zones(slot);
            assert_eq!(zones.len(), 2);
            assert!(zones.without(island.coast()).is_empty());
            assert!(zones.without(island.of(Terrain::Yellow)).is_empty());
            for zone in zones {
                assert!(!island.around(zone).and(zones).is_empty(), "the two touch");
                assert!(!island.around(zone).and(island.of(Terrain::Green)).is_empty());
            }
        }
    }
}

#[test]
fn what_the_rulebook_fixes_cannot_be_changed() {
    State::assert_edits_refused(&[
        ("schema_version = 1", "schema_version = 2", "expected schema_version 1, found 2"),
        ("id = \"evo\"", "id = \"chess\"", "expected the game \"evo\", found \"chess\""),
        ("max_players = 5", "max_players = 6", "expected max_players (EVO-2) 5, found 6"),
        (
            "unique_genes_in_bag = 8",
            "unique_genes_in_bag = 9",
            "expected unique_genes_in_bag (EVO-7) 8, found 9",
        ),
        ("movement = 2", "movement = 3", "expected movement (EVO-11) 2, found 3"),
        ("protected_herd = 2", "protected_herd = 1", "expected protected_herd (EVO-41) 2, found 1"),
        ("highest_value = 6", "highest_value = 7", "expected highest_value (EVO-25) 6, found 7"),
        ("thick_shell = 3", "thick_shell = 4", "expected thick_shell (EVO-62) 3, found 4"),
        ("id = \"stampede\"", "id = \"rampage\"", "expected the card \"stampede\", found \"rampage\""),
        ("face = \"two_more\"", "face = \"three_more\"", "expected the face (EVO-38) \"two_more\""),
        ("step = 2", "step = 3", "expected the step (EVO-17) 2, found 3"),
    ]);
    let moment = ("id = \"mire\"\nmoment = \"movement_start\"", "id = \"mire\"\nmoment = \"movement_end\"");
    assert_refused(
        moment.0,
        moment.1,
        "moment = \"movement_end\"",
        "expected the moment (EVO-76) \"movement_start\"",
    );
}

#[test]
fn counts_must_add_up() {
    assert_refused("legs = 6", "legs = 7", "vial = 6", "expected 36 genes (EVO-7) in all, found 37");
    State::assert_edits_refused(&[("vial = 6", "vial = 60", "expected a count from 0 to 36, found 60")]);
    assert_refused(
        "step = 1\ncount = 6",
        "step = 1\ncount = 5",
        "count = 2\nsource = \"proposed\"",
        "expected 12 climate tokens",
    );
    assert_refused(
        "face = \"more\"\ncount = 2",
        "face = \"more\"\ncount = 1",
        "count = 1\nsource = \"deduced\"\n\n# ----",
        "expected 6 faces (EVO-38) in all, found 5",
    );
    let other = "legs = 8\nhorn = 6\nthermoregulation = 6\nfur = 6\negg = 6\nvial = 4";
    let sheet =
        State::sheet(&[("legs = 6\nhorn = 6\nthermoregulation = 6\nfur = 6\negg = 6\nvial = 6", other)]);
    assert_eq!(Components::read(&sheet).unwrap().values.genes[Gene::Legs as usize], 8);
}

#[test]
fn unknown_keys_are_refused_wherever_they_stand() {
    for (from, to) in [
        ("schema_version = 1", "\nsurprise = 1"),
        ("year = 2011", "\nsurprise = 6"),
        ("wings_may_attack = true ", "\nsurprise = true #"),
        ("id = \"stampede\"", "\nsurprise = 3"),
        ("players = 3", "\nsurprise = 6"),
    ] {
        assert_refused(from, &format!("{from}{to}"), "surprise", "unknown key \"surprise\"");
    }
}

#[test]
fn every_section_names_each_terrain_once() {
    let third = "ideal = [\"white\"]\ncold = []\nhot = [\"brown\"]\ndeadly = [\"yellow\", \"green\"]";
    let twice = third.replace("[\"brown\"]", "[\"white\"]");
    assert_refused(
        third,
        &twice,
        "hot = [\"white\"]",
        "expected each terrain once in a section, found white twice",
    );
    let none = third.replace("[\"brown\"]", "[]");
    assert_refused(
        third,
        &none,
        "ideal = [\"white\"]",
        "expected each terrain once in a section, found no brown",
    );
    let blue = third.replace("brown", "blue");
    assert_refused(
        third,
        &blue,
        "hot = [\"blue\"]",
        "expected yellow, green, brown or white, found \"blue\"",
    );
    State::assert_edits_refused(&[(
        "start = 0 ",
        "start = 6 ",
        "expected a section of the wheel (EVO-5) from 0 to 5, found 6",
    )]);
}

#[test]
fn amounts_have_bounds() {
    let card = |id: &str, moment: &str, rest: &str| format!("id = \"{id}\"\nmoment = \"{moment}\"\n{rest}");
    let stampede = card("stampede", "movement_own", "amount = 3");
    for (amount, what) in [
        ("amount = 0", "expected an amount (EVO-76) from 1 to 9, found 0"),
        ("amount = 10", "expected an amount (EVO-76) from 1 to 9, found 10"),
    ] {
        let edited = card("stampede", "movement_own", amount);
        assert_refused(&stampede, &edited, &format!("{amount} "), what);
    }
    let raft = card("drift_raft", "movement_own", "source");
    assert_refused(
        &raft,
        &card("drift_raft", "movement_own", "amount = 77\nsource"),
        "amount = 77",
        "expected no amount for this card, found 77",
    );
    let fury = card("battle_fury", "movement_own", "amount = 2 ");
    assert_refused(
        &fury,
        &card("battle_fury", "movement_own", "#"),
        "id = \"battle_fury\"",
        "expected an amount for this card, found none",
    );
    State::assert_edits_refused(&[(
        "least = 1 ",
        "least = 3 ",
        "expected what it leaves (EVO-76) from 0 to 2, found 3",
    )]);
}

/// Something of the island for two, which comes first in the sheet.
const CORNER: &str = "{ q = -1, r = -2, terrain = \"yellow\" }, { q = 0, r = -2, terrain = \"yellow\" }, { q = 1, r = -2, terrain = \"green\" }, { q = 2, r = -2, terrain = \"brown\" },\n  { q = -2, r = -1,";

#[test]
fn a_hex_listed_twice_is_refused() {
    let doubled = CORNER.replace("q = 1, r = -2", "q = 0, r = -2");
    assert_refused(
        CORNER,
        &doubled,
        "{ q = -1, r = -2, terrain = \"yellow\" }, { q = 0, r = -2, terrain = \"yellow\" }, { q = 0,",
        "hex 0,-2 is listed twice",
    );
}

#[test]
fn a_hex_that_cannot_be_reached_is_refused() {
    let far = CORNER.replace("q = 2, r = -2", "q = 6, r = -6");
    assert_refused(CORNER, &far, "{ q = 6, r = -6", "hex 6,-6 cannot be walked to from the others");
    let outside = CORNER.replace("q = 2, r = -2", "q = 61, r = -2");
    assert_refused(CORNER, &outside, "{ q = 61, r = -2", "expected a coordinate from -60 to 60, found 61");
}

#[test]
fn start_zones_must_be_there() {
    let slots = "start_slots = [\n  [[0, 2], [1, 2]],\n  [[-1, -2], [0, -2]],\n]";
    for (edited, at, what) in [
        (
            "start_slots = [\n  [[0, 2], [1, 2]],\n]",
            "start_slots = [\n  [[0, 2], [1, 2]],\n]",
            "expected 2 start slots (EVO-10), found 1",
        ),
        (
            "start_slots = [\n  [[0, 2]],\n  [[-1, -2], [0, -2]],\n]",
            "  [[0, 2]],",
            "expected 2 start zones (EVO-10), found 1",
        ),
        (
            "start_slots = [\n  [[0, 2], [5, 2]],\n  [[-1, -2], [0, -2]],\n]",
            "  [[0, 2], [5, 2]]",
            "start zone 5,2 of slot 1 is no hex of the island (EVO-10)",
        ),
        (
            "start_slots = [\n  [[0, 2], [1, 2]],\n  [[0, 2], [0, -2]],\n]",
            "  [[0, 2], [0, -2]]",
            "start zone 0,2 of slot 2 is used twice (EVO-10)",
        ),
        (
            "start_slots = [\n  [[0, 2], [1, 90]],\n  [[-1, -2], [0, -2]],\n]",
            "  [[0, 2], [1, 90]]",
            "expected coordinates from -60 to 60, found [1, 90]",
        ),
    ] {
        assert_refused(slots, edited, at, what);
    }
}

#[test]
fn an_island_must_have_room() {
    let from = EMBEDDED.find("hexes = [\n").unwrap();
    let to = from + EMBEDDED[from..].find("\n]").unwrap();
    let small = format!(
        "{}hexes = [\n  {{ q = 0, r = 2, terrain = \"white\" }}, {{ q = 1, r = 2, terrain = \"white\" }},\n  {{ q = -1, r = -2, terrain = \"white\" }}{}",
        &EMBEDDED[..from],
        &EMBEDDED[to..]
    );
    let error = Components::read(&small).unwrap_err().to_string();
    assert!(error.contains("cannot be walked to"), "{error}");
}

/// The embedded sheet with another island for five: rows of ten hexes somewhere, and one hex more where asked.
pub(crate) fn rows_of_ten(rows: i32, one_more: bool) -> String {
    let last = EMBEDDED.rfind("[[islands]]").expect("an island");
    let terrains = ["yellow", "green", "brown", "white"];
    let hex = |q: i32, r: i32| {
        let terrain = terrains[(q + 2 * r).rem_euclid(4) as usize];
        format!("  {{ q = {q}, r = {r}, terrain = \"{terrain}\" }},\n")
    };
    let mut hexes: String = (0..10 * rows).map(|at| hex(51 + at % 10, -60 + at / 10)).collect();
    if one_more {
        hexes += &hex(50, -60);
    }
    let slots: String = (0..5).map(|slot| format!("[[{0}, -60], [{0}, -59]], ", 51 + 2 * slot)).collect();
    let island = format!("players = 5\nstart_slots = [{slots}]\nhexes = [\n{hexes}]\n");
    format!("{}[[islands]]\nsource = \"rulebook\"\n{island}", &EMBEDDED[..last])
}

#[test]
fn an_island_has_up_to_a_hundred_hexes_wherever_one_begins_to_count() {
    let island = Components::read(&rows_of_ten(10, false)).unwrap().islands[3];
    assert_eq!((island.hexes().len(), island.land().len(), island.coast().len()), (100, 100, 36));
    for (cell, hex) in island.land().iter().zip(island.hexes()) {
        assert_eq!((island.hex(cell), island.cell(*hex)), (*hex, Some(cell)));
    }
    assert_eq!(island.cell("50,-60".parse().unwrap()), None);
    let error = Components::read(&rows_of_ten(10, true)).unwrap_err().to_string();
    assert!(error.ends_with("expected at most 100 hexes"), "{error}");
}

#[test]
fn a_missing_island_is_named() {
    let from = EMBEDDED.rfind("[[islands]]").expect("an island");
    let error = Components::read(&EMBEDDED[..from]).unwrap_err().to_string();
    assert!(error.ends_with("expected 4 islands, for 2 to 5 players (EVO-3), found 3"), "{error}");
}

#[test]
fn values_of_a_sheet_have_their_own_digest_and_words_do_not() {
    State::assert_digests_differ(&[
        ("fins_may_attack = true", "fins_may_attack = false"),
        ("open_mp = false", "open_mp = true"),
        ("\"place_repeat\"", "\"leave_empty\""),
        ("start = 0 ", "start = 1 "),
        ("least = 1 ", "least = 2 "),
        (CORNER, &CORNER.replace("brown", "white")),
    ]);
    State::assert_same_digest(&State::sheet(&[("year = 2011", "year = 2012")]));
}
