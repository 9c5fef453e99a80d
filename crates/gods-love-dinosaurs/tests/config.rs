//! Seats and options: what goes together, and what is refused.

mod support;

use dino_core::Configure;
use gods_love_dinosaurs::{Config, EMBEDDED};
use serde_json::{Value, json};
use support::{build, sheet};

/// Every option with its value, as a record writes them.
fn options(seats: u8, options: &str) -> String {
    let config = build(seats, options, None).expect("a configuration");
    let options = Configure::options(&config);
    options.iter().map(|(key, value)| format!("{key}={value}")).collect::<Vec<_>>().join(" ")
}

fn refusal(seats: u8, options: &str) -> String {
    build(seats, options, None).expect_err("a refusal").to_string()
}

#[test]
fn the_first_player_is_drawn_unless_named() {
    assert_eq!(options(2, ""), "first=random");
    for given in ["first=random", "first=1", "first=5"] {
        assert_eq!(options(5, given), given);
    }
    assert_eq!(Config::new(4).unwrap(), build(4, "first=random", None).unwrap());
    assert_eq!(refusal(2, "first=3"), "first=3 with 2 seats: nobody sits there (GLD-8)");
}

#[test]
fn two_to_five_seats() {
    for seats in [0, 1, 6, 255] {
        assert_eq!(refusal(seats, ""), format!("{seats} seats: this game seats 2 to 5"));
    }
}

#[test]
fn unknown_and_repeated_options_are_refused() {
    assert_eq!(refusal(2, "speed=fast"), "unknown option \"speed\"; the options are: first");
    assert_eq!(refusal(2, "first=6"), "first=6: expected one of random, 1, 2, 3, 4, 5");
    assert_eq!(refusal(2, "first=1 first=1"), "option \"first\" is given twice");
}

#[test]
fn a_bad_sheet_is_refused_with_its_line() {
    let line = 1 + EMBEDDED[..EMBEDDED.find("dinosaur = 20").unwrap()].matches('\n').count();
    let error = build(2, "", Some(&sheet(&[("dinosaur = 20", "dinosaur = 5")]))).unwrap_err().to_string();
    assert_eq!(error, format!("line {line}: expected pieces (GLD-6) from 6 to 120, found 5"));
}

#[test]
fn a_configuration_survives_json() {
    let corrected = sheet(&[("dinosaur = 20", "dinosaur = 30"), ("\"in_turn\"", "\"at_end\"")]);
    for (seats, options) in [(2, "first=2"), (4, ""), (5, "first=5")] {
        for sheet in [None, Some(&*corrected)] {
            let config = build(seats, options, sheet).unwrap();
            let json = serde_json::to_string(&config).unwrap();
            assert_eq!(serde_json::from_str::<Config>(&json).unwrap(), config);
        }
    }
}

#[test]
fn a_tampered_configuration_is_refused() {
    let whole = serde_json::to_value(build(3, "", None).unwrap()).unwrap();
    assert!(serde_json::from_value::<Config>(whole.clone()).is_ok());
    for (place, value, says) in [
        ("/options/seats", json!(9), "9 seats: this game seats 2 to 5"),
        ("/options/seats", json!(300), "invalid value"),
        ("/options/first", json!(4), "(GLD-8)"),
        ("/options/first", json!(7), "a seat number"),
        ("/components/supply/5", json!(1), "(GLD-5)"),
        ("/components/supply/0", json!(121), "(GLD-5)"),
        ("/components/eggs", json!(3), "(GLD-5)"),
        ("/components/columns/0", json!("rat"), "(GLD-5)"),
        ("/components/favourites/1", json!("lake"), "(GLD-5)"),
        ("/components/start/0", json!("lake"), "(GLD-5)"),
        ("/components/start/1", json!("lake:tiger"), "(GLD-5)"),
        ("/components/tiles/0/spots/0", json!("forest:dinosaur"), "(GLD-5)"),
        ("/components/tiles/0/spots/0", json!("swamp"), "expected a terrain"),
        ("/components/tiles/0/min_seats", json!(6), "(GLD-5)"),
        ("/components/letters/0", json!(20), "(GLD-5)"),
        ("/components/rulings/prey_target", json!("luck"), "unknown variant"),
    ] {
        let mut tampered = whole.clone();
        *tampered.pointer_mut(place).expect(place) = value;
        let error = serde_json::from_value::<Config>(tampered).expect_err(place).to_string();
        assert!(error.contains(says), "{place}: {error}");
    }
    let mut short = whole;
    short["components"]["tiles"].as_array_mut().unwrap().pop();
    let error = serde_json::from_value::<Config>(short).unwrap_err().to_string();
    assert!(error.contains("84 tiles"), "{error}");
    assert!(serde_json::from_value::<Config>(Value::Null).is_err());
}
