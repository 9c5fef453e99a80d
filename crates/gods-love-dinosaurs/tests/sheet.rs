//! Component sheets: what is accepted, and what a bad one is refused with.

use dino_testkit::sheet::{Sheets, line_of};
use gods_love_dinosaurs::{Animal, Components, EMBEDDED, PreyTarget, StarvedRemoved, State, Terrain};

#[test]
fn the_embedded_sheet_is_read() {
    let components = Components::read(EMBEDDED).unwrap();
    assert_eq!(components.letters, [21; 4]);
    assert_eq!(components.supply, [25, 30, 35, 25, 25, 20]);
    assert_eq!(components.eggs, 105);
    assert_eq!(components.favourites, [Terrain::Lake, Terrain::Field, Terrain::Forest]);
    let tile = components.tile("c05".parse().unwrap()).unwrap();
    assert_eq!(tile.spots.map(|spot| spot.to_string()), ["mountain:tiger", "field"]);
    // The bounds the digest derives: the first display is dealt from A alone.
    for (seats, display) in [(2, 10), (3, 10), (4, 15), (5, 15)] {
        let of_a = components.tiles[..21].iter().filter(|tile| tile.min_seats <= seats).count();
        assert!(of_a >= display, "{seats} seats");
    }
    // At most one icon on a tile, and prey icons on their own terrain.
    for tile in &components.tiles {
        assert!(tile.spots.iter().filter(|spot| spot.animal.is_some()).count() <= 1);
        for spot in tile.spots.iter().filter(|spot| spot.animal.is_some_and(Animal::is_prey)) {
            let home = match spot.animal {
                Some(Animal::Frog) => Terrain::Lake,
                Some(Animal::Rabbit) => Terrain::Field,
                _ => Terrain::Forest,
            };
            assert_eq!(spot.terrain, home);
        }
    }
    assert_eq!(components.supply.iter().map(|count| u32::from(*count)).sum::<u32>(), 160);
}

#[test]
fn eighty_three_tiles_are_refused() {
    let short = State::sheet(&[(
        "  { id = \"D21\", hexes = [{ terrain = \"joker\" }, { terrain = \"lake\" }] },\n",
        "",
    )]);
    let line = line_of(&short, "letter = \"D\"\nmin_players = 5") + 2;
    State::assert_refused_in(
        line,
        &short,
        "expected the count of the tiles of this group (GLD-1), 3, found 4",
    );
    let counted = short.replacen(
        "letter = \"D\"\nmin_players = 5\ncount = 4",
        "letter = \"D\"\nmin_players = 5\ncount = 3",
        1,
    );
    let error = Components::read(&counted).unwrap_err().to_string();
    assert!(error.ends_with("expected 84 tiles, found 83 (GLD-1)"), "{error}");
}

#[test]
fn two_animals_on_a_hex_are_refused() {
    State::assert_edits_refused(&[
        (
            "{ id = \"A01\", hexes = [{ terrain = \"forest\", animal = \"rat\" }",
            "{ id = \"A01\", hexes = [{ terrain = \"forest\", animal = [\"rat\", \"frog\"] }",
            "expected at most one animal on a hex (GLD-13), found 2",
        ),
        (
            "{ id = \"A01\", hexes = [{ terrain = \"forest\", animal = \"rat\" }",
            "{ id = \"A01\", hexes = [{ terrain = \"forest\", animal = \"dinosaur\" }",
            "expected a prey or a predator as icon (GLD-12), found a dinosaur",
        ),
    ]);
    // Two icons on the two halves of a tile are fine, once the totals say so.
    let two = State::sheet(&[
        (
            "{ id = \"A01\", hexes = [{ terrain = \"forest\", animal = \"rat\" }, { terrain = \"field\" }] }",
            "{ id = \"A01\", hexes = [{ terrain = \"forest\", animal = \"rat\" }, { terrain = \"field\", animal = \"frog\" }] }",
        ),
        ("\nfrog = 8", "\nfrog = 9"),
    ]);
    assert!(Components::read(&two).is_ok());
}

#[test]
fn what_the_rulebook_fixes_cannot_be_changed() {
    State::assert_edits_refused(&[
        ("schema_version = 1", "schema_version = 2", "expected schema_version 1, found 2"),
        ("id = \"gods-love-dinosaurs\"", "id = \"evo\"", "expected the game \"gods-love-dinosaurs\""),
        ("max_players = 5", "max_players = 6", "expected max_players (GLD-1) 5, found 6"),
        ("players_4 = 3", "players_4 = 4", "expected rows (GLD-4) 3, found 4"),
        ("eggs_per_player = 3", "eggs_per_player = 4", "expected eggs_per_player (GLD-7) 3, found 4"),
        ("tiger_steps = 2", "tiger_steps = 3", "expected tiger_steps (GLD-26) 2, found 3"),
        ("golden_egg = 5", "golden_egg = 6", "expected points of a golden egg (GLD-41) 5, found 6"),
        ("ecosystem_tile = 84", "ecosystem_tile = 83", "expected ecosystem_tile (GLD-1) 84, found 83"),
        (
            "\"frog\", \"rabbit\", \"rat\", \"tiger\", \"eagle\"]",
            "\"rabbit\", \"frog\", \"rat\", \"tiger\", \"eagle\"]",
            "expected frog, rabbit, rat and tiger in either order, eagle (GLD-3)",
        ),
    ]);
    let error =
        Components::read(&State::sheet(&[("rabbit = \"field\"", "rabbit = \"forest\"")])).unwrap_err();
    assert!(error.what.starts_with("expected field for the rabbit"), "{error}");
}

#[test]
fn the_start_tile_has_a_bare_mountain_and_each_prey_once() {
    for (from, to) in [
        ("{ q = 0, r = 0, terrain = \"mountain\"", "{ q = 0, r = 0, terrain = \"lake\""),
        (
            "terrain = \"lake\", animal = \"frog\" },\n  { q = 0, r = 1",
            "terrain = \"lake\", animal = \"rat\" },\n  { q = 0, r = 1",
        ),
        ("{ q = 0, r = 1, terrain = \"lake\" }", "{ q = 0, r = 1, terrain = \"lake\", animal = \"tiger\" }"),
    ] {
        let error = Components::read(&State::sheet(&[(from, to)])).unwrap_err();
        assert!(error.what.contains("(GLD-7, GLD-34)"), "{error}");
    }
    State::assert_edits_refused(&[
        ("{ q = 1, r = -1, terrain", "{ q = 2, r = -1, terrain", "expected the column"),
        (
            "{ q = 0, r = 1, terrain = \"lake\" }",
            "{ q = 0, r = 1, terrain = \"lake\", nest = true }",
            "expected the nest",
        ),
    ]);
}

#[test]
fn ids_and_totals_must_fit() {
    State::assert_edits_refused(&[(
        "id = \"A05\"",
        "id = \"A5\"",
        "expected an id of two digits behind the letter A (GLD-2)",
    )]);
    let foreign = Components::read(&State::sheet(&[("id = \"A05\"", "id = \"B05\"")])).unwrap_err();
    assert!(foreign.what.starts_with("expected an id of two digits"), "{foreign}");
    State::assert_edits_refused(&[("id = \"A05\"", "id = \"a05\"", "expected an id of two digits")]);
    // The gap is noticed at the tile behind it.
    let gap = State::sheet(&[("id = \"A05\"", "id = \"A22\"")]);
    State::assert_refused_in(
        line_of(&gap, "id = \"A06\""),
        &gap,
        "expected the tiles of a letter numbered without a gap, a05",
    );
    let error = Components::read(&State::sheet(&[("id = \"A05\"", "id = \"A06\"")])).unwrap_err();
    assert!(error.what.contains("numbered without a gap"), "{error}");
    State::assert_edits_refused(&[
        (
            "forest = 49",
            "forest = 48",
            "expected the number of forests counted in the tiles below (GLD-5), 49, found 48",
        ),
        ("tiles_2_players = 40", "tiles_2_players = 41", "expected the number of tiles for 2"),
    ]);
    let three = "hexes = [{ terrain = \"joker\" }, { terrain = \"forest\" }, { terrain = \"lake\" }]";
    State::assert_edits_refused(&[(
        "id = \"A09\", hexes = [{ terrain = \"joker\" }, { terrain = \"forest\" }]",
        &format!("id = \"A09\", {three}"),
        "expected two hexes (GLD-5), found 3",
    )]);
}

#[test]
fn a_board_that_cannot_be_filled_is_refused() {
    // All tiles of the first groups are for five only.
    let mut poor = EMBEDDED.replace("min_players = 2\ncount", "min_players = 5\ncount");
    poor = poor
        .replace("tiles_2_players = 40", "tiles_2_players = 0")
        .replace("tiles_3_players = 54", "tiles_3_players = 14");
    poor = poor.replace("tiles_4_players = 70", "tiles_4_players = 30");
    State::assert_refused_in(
        line_of(&poor, "tiles_2_players = 0"),
        &poor,
        "expected at least 10 tiles for 2, to fill the board (GLD-5)",
    );
}

#[test]
fn every_ruling_can_be_switched() {
    let switched =
        State::sheet(&[("prey_target = \"hex\"", "prey_target = \"tile\""), ("\"in_turn\"", "\"at_end\"")]);
    let rulings = Components::read(&switched).unwrap().rulings;
    assert_eq!((rulings.prey_target, rulings.starved_removed), (PreyTarget::Tile, StarvedRemoved::AtEnd));
    State::assert_edits_refused(&[
        ("prey_target = \"hex\"", "prey_target = \"map\"", "unknown value \"map\""),
        ("eggs_limited = false", "eggs_limited = \"no\"", "expected true or false, found the text"),
    ]);
}

#[test]
fn unknown_keys_and_sources_are_refused() {
    let swamp = State::sheet(&[("[terrains]", "[terrains]\nswamp = 1")]);
    State::assert_refused_in(line_of(&swamp, "swamp = 1"), &swamp, "unknown key \"swamp\"");
    State::assert_edits_refused(&[(
        "centre_source = \"rulebook\"",
        "centre_source = \"rumour\"",
        "unknown value \"rumour\"",
    )]);
    for junk in ["", "game", "[game]\n", "\u{0}", "[[tile_groups]]"] {
        assert!(Components::read(junk).is_err(), "{junk:?}");
    }
}

#[test]
fn a_digest_names_the_values_of_a_sheet_and_nothing_else() {
    State::assert_same_digest(&format!("# a comment\n{EMBEDDED}"));
    State::assert_digests_differ(&[
        ("dinosaur = 20", "dinosaur = 21"),
        ("\"rat\", \"tiger\", \"eagle\"]\ndinosaur_token", "\"tiger\", \"rat\", \"eagle\"]\ndinosaur_token"),
        ("\negg = 30", "\negg = 31"),
        ("{ q = 0, r = 1, terrain = \"lake\" }", "{ q = 0, r = 1, terrain = \"field\" }"),
        ("supply_limited = false", "supply_limited = true"),
        ("dinosaurs_limited = true", "dinosaurs_limited = false"),
        ("hatch_before_any_hunt = true", "hatch_before_any_hunt = false"),
        ("cross_gaps_outside_ecosystem = false", "cross_gaps_outside_ecosystem = true"),
    ]);
}
