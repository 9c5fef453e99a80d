//! Component sheets: what is accepted, and what a bad one is refused with.

use dino_testkit::sheet::Sheets;
use mesozooic::{Components, EMBEDDED, Side, State};

#[test]
fn the_embedded_sheet_is_read() {
    let components = Components::read(EMBEDDED).unwrap();
    let face = |card: &str| components.face(card.parse().unwrap());
    assert_eq!((face("b01#1").half(), face("b01#6").topiaries()), (Some(Side::East), 1));
    assert!(face("b02#3").has_truck() && face("d4").has_truck() && !face("b01#1").has_truck());
    assert_eq!(["b03#1", "b05#1", "b06#1"].map(|card| face(card).attraction()), [Some(1), Some(2), Some(3)]);
    assert!(
        face("n05").exits(Side::East) && face("n05").exits(Side::South) && !face("n05").exits(Side::West)
    );
    assert_eq!((face("g1").gate(), face("g8").gate()), (Some(true), Some(false)));
    assert!(face("s8").is_shop() && face("x1").is_crane() && !face("s8").is_crane());
    assert_eq!((components.small_without, components.closed_only), ([5, 7, 10], false));
    assert_eq!(components.budgets, [[25, 40, 60], [15, 24, 36]]);
}

#[test]
fn what_the_rulebook_and_the_box_fix_cannot_be_changed() {
    State::assert_edits_refused(&[
        ("schema = 1", "schema = 2", "expected schema 1, found 2"),
        ("game = \"mesozooic\"", "game = \"evo\"", "expected the game \"mesozooic\", found \"evo\""),
        ("rounds = 3", "rounds = 4", "expected rounds (MES-11) 3, found 4"),
        ("picks_per_pass = 2", "picks_per_pass = 1", "expected picks_per_pass (MES-13) 2, found 1"),
        ("columns = 4 ", "columns = 5 ", "expected columns (MES-19) 4, found 5"),
        (
            "max_slides_per_build = 1000",
            "max_slides_per_build = 10",
            "expected max_slides_per_build (MES-23) 1000",
        ),
        ("6 = 16 }", "6 = 17 }", "expected advanced_cards (MES-52)"),
        ("id = \"B07\"", "id = \"B17\"", "expected the card \"B07\", found \"B17\""),
        ("deal_order = \"row_major\"", "deal_order = \"random\"", "expected deal_order (MES-19)"),
    ]);
    let longer = State::sheet(&[("\nbuild_seconds = 45", "\nbuild_seconds = 46")]);
    State::assert_refused(&longer, "build_seconds = 46", "expected build_seconds");
}

#[test]
fn unknown_keys_types_and_sources_are_refused() {
    State::assert_edits_refused(&[
        ("removed_in_small_zoo =", "removed_in_tiny_zoo =", "unknown key \"removed_in_tiny_zoo\""),
        ("rounds = 3", "rounds = \"three\"", "expected a whole number, found the text \"three\""),
    ]);
    assert!(
        Components::read(&State::sheet(&[(
            "id = \"N12\"\nelements = [{ type = \"truck\" }",
            "id = \"N12\"\nelements = [{ type = \"lorry\" }"
        )]))
        .is_err()
    );
    assert!(Components::read(&EMBEDDED.replacen("source = \"public\"", "source = \"publick\"", 1)).is_err());
}

#[test]
fn elements_have_to_fit() {
    let n12 = "id = \"N12\"\nelements = [{ type = \"truck\" }, { type = \"topiary\" }]";
    for (elements, what) in [
        (
            "{ type = \"truck\" }, { type = \"truck\" }",
            "expected elements that find room on one card (MES-29)",
        ),
        ("{ type = \"attraction\", kind = \"d\" }", "expected an attraction of kind a, b or c (MES-30)"),
        ("{ type = \"monorail\", exits = [\"N\"] }", "expected two or more different sides"),
        ("{ type = \"monorail\", exits = [\"N\", \"N\"] }", "expected two or more different sides"),
        (
            "{ type = \"enclosure_half\", diet = \"herbivore\", open = \"N\" }",
            "expected herbivores to open E or W",
        ),
        ("{ type = \"crane\" }, { type = \"shop\" }", "expected no crane among these cards (MES-57)"),
    ] {
        let sheet = State::sheet(&[(n12, &format!("id = \"N12\"\nelements = [{elements}]"))]);
        State::assert_refused(&sheet, &format!("elements = [{elements}]"), what);
    }
}

#[test]
fn numbers_have_bounds() {
    State::assert_edits_refused(&[
        ("closed_enclosure = 6", "closed_enclosure = 8", "expected points (MES-31) from 0 to 7, found 8"),
        (
            "planning_cap_seconds = 60",
            "planning_cap_seconds = 0",
            "expected seconds (MES-20) from 1 to 250, found 0",
        ),
        ("late_packet_grace_ms = 300", "late_packet_grace_ms = 3000", "expected milliseconds (MES-59)"),
        ("[45, 30, 25, 20, 15]", "[45, 30, 25]", "expected 5 times, for 5 picks (MES-17), found 3"),
        (
            "relaxed_slide_budget = 40",
            "relaxed_slide_budget = 41",
            "expected the second of the budgets (MES-60) 40",
        ),
        ("[25, 40, 60]", "[40, 25, 60]", "expected 3 budgets, ascending (MES-60)"),
        (
            "relaxed_slide_budget_min = 10",
            "relaxed_slide_budget_min = 26",
            "expected a least budget (MES-60) from 1 to 25",
        ),
        ("targets = [20, 28, 34]", "targets = [20, 28]", "expected 3 targets, ascending (MES-65)"),
        (
            "[\"B06\", \"B08\", \"B11\"]",
            "[\"B08\", \"B06\", \"B11\"]",
            "expected three different ids of B01 to B11",
        ),
        (
            "\"open_side_of_any_half\" ",
            "\"never\" ",
            "expected open_side_of_any_half or open_side_of_closed_only (MES-33)",
        ),
    ]);
    let negative = State::sheet(&[("\ntopiary = 1", "\ntopiary = -1")]);
    State::assert_refused(&negative, "topiary = -1", "expected points");
}

#[test]
fn what_is_no_sheet_at_all_is_refused_in_its_first_wrong_line() {
    State::assert_refused_in(1, "", "");
    State::assert_refused_in(1, "Dear owner of the box,", "");
    State::assert_refused_in(3, "schema = 1\n\n<html>", "");
    assert!(Components::read(&EMBEDDED[..EMBEDDED.len() / 2]).is_err());
}

#[test]
fn corrected_sheets_are_accepted_and_have_digests_of_their_own() {
    State::assert_digests_differ(&[
        ("closed_enclosure = 6", "closed_enclosure = 5"),
        ("attraction_per_adjacent_truck = 2", "attraction_per_adjacent_truck = 3"),
        ("monorail_connection = 4", "monorail_connection = 3"),
        ("gate_in_its_row = 3", "gate_in_its_row = 4"),
        ("shop_in_corner = 4", "shop_in_corner = 5"),
        ("\"open_side_of_any_half\"", "\"open_side_of_closed_only\""),
        ("[\"B06\", \"B08\", \"B11\"]", "[\"B06\", \"B08\", \"B10\"]"),
        ("[45, 30, 25, 20, 15]", "[45, 30, 25, 20, 16]"),
        ("planning_cap_seconds = 60", "planning_cap_seconds = 90"),
        ("countdown_seconds = 3", "countdown_seconds = 5"),
        ("delayed_start_seconds = 5", "delayed_start_seconds = 6"),
        ("crane_window_seconds = 15", "crane_window_seconds = 20"),
        ("slow_hands_min_interval_ms = 350", "slow_hands_min_interval_ms = 400"),
        ("late_packet_grace_ms = 300", "late_packet_grace_ms = 250"),
        ("[25, 40, 60]", "[25, 40, 61]"),
        ("relaxed_slide_budget_min = 10", "relaxed_slide_budget_min = 9"),
        ("targets = [20, 28, 34]", "targets = [20, 28, 35]"),
        ("id = \"N12\"\nelements = [{ type = \"truck\" }, ", "id = \"N12\"\nelements = ["),
    ]);
}

#[test]
fn comments_spaces_and_sources_leave_the_digest_as_it_is() {
    for same in [
        State::sheet(&[("closed_enclosure = 6", "\n  closed_enclosure=6 # read off the box")]),
        EMBEDDED.replace("source = \"proposed\"", "source = \"rulebook\""),
        EMBEDDED.replace('\n', "\r\n"),
    ] {
        State::assert_same_digest(&same);
    }
}
