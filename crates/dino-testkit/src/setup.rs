//! Configurations told in short texts, and what is refused.
//!
//! ```
//! use dino_testkit::setup::Setup;
//! use dino_testkit::toy::Toy;
//!
//! assert_eq!(Toy::<0>::options_of(3, ""), "tricks=2");
//! assert_eq!(Toy::<0>::refusal_of(3, "tricks=9"), "tricks=9: expected one of 2, 3");
//! ```

use dino_core::{ConfigError, Configure, Game};
use serde_json::Value;
use std::ops::RangeInclusive;

/// What the tests of every game say about its configurations. They fail where a text does not mean what they want.
pub trait Setup: Game {
    /// The configuration for so many seats with options such as `dna=on rounds=2`, or why there is none.
    #[track_caller]
    fn build(seats: u8, options: &str, sheet: Option<&str>) -> Result<Self::Config, ConfigError> {
        let pair = |option: &str| match option.split_once('=') {
            Some((key, value)) => (key.to_owned(), value.to_owned()),
            None => panic!("{option:?} is no key=value"),
        };
        let options: Vec<_> = options.split_whitespace().map(pair).collect();
        Self::Config::build(seats, &options, sheet)
    }

    /// The configuration with the embedded sheet.
    #[track_caller]
    fn config(seats: u8, options: &str) -> Self::Config {
        fits(seats, options, Self::build(seats, options, None))
    }

    /// The configuration with another sheet.
    #[track_caller]
    fn config_with(seats: u8, options: &str, sheet: &str) -> Self::Config {
        fits(seats, options, Self::build(seats, options, Some(sheet)))
    }

    /// Every option with its value, as a record writes them.
    #[track_caller]
    fn options_of(seats: u8, options: &str) -> String {
        let options = Self::config(seats, options).options();
        options.iter().map(|(key, value)| format!("{key}={value}")).collect::<Vec<_>>().join(" ")
    }

    /// What is said to options that do not go together.
    #[track_caller]
    fn refusal_of(seats: u8, options: &str) -> String {
        match Self::build(seats, options, None) {
            Ok(_) => panic!("{seats} seats with {options:?} are not refused"),
            Err(refusal) => refusal.to_string(),
        }
    }

    /// The game is for so many, as its [`dino_core::Meta`] says, and for nobody else.
    #[track_caller]
    fn assert_seats(seats: RangeInclusive<u8>) {
        let (min, max) = (*seats.start(), *seats.end());
        assert_eq!((Self::META.min_seats, Self::META.max_seats), (min, max));
        for seats in seats {
            assert_eq!(Self::config(seats, "").seats(), seats);
        }
        for seats in [0, min - 1, max + 1, u8::MAX] {
            assert_eq!(Self::refusal_of(seats, ""), format!("{seats} seats: this game seats {min} to {max}"));
        }
    }

    /// Configurations are read back from JSON as they were, with the embedded sheet and with another.
    #[track_caller]
    fn assert_survives_json(configs: &[(u8, &str)], other_sheet: &str) {
        for (seats, options) in configs {
            for config in [Self::config(*seats, options), Self::config_with(*seats, options, other_sheet)] {
                let read = serde_json::from_value(as_json(&config));
                assert_eq!(read.ok(), Some(config), "{seats} seats with {options:?}");
            }
        }
    }

    /// A configuration is refused once a place of its JSON (`/options/seats`) holds another value; the message
    /// contains the given words.
    #[track_caller]
    fn assert_tampering_is_refused(config: &Self::Config, tampered: &[(&str, Value, &str)]) {
        let whole = as_json(config);
        assert_eq!(serde_json::from_value(whole.clone()).ok().as_ref(), Some(config), "left as it is");
        for (place, value, says) in tampered {
            let mut tampered = whole.clone();
            let Some(at) = tampered.pointer_mut(place) else { panic!("no {place} in {whole}") };
            *at = value.clone();
            match serde_json::from_value::<Self::Config>(tampered) {
                Ok(_) => panic!("{place}: {value} is not refused"),
                Err(error) => assert!(error.to_string().contains(says), "{place}, {says:?}: {error}"),
            }
        }
        assert!(serde_json::from_value::<Self::Config>(Value::Null).is_err());
    }
}

impl<G: Game> Setup for G {}

/// A configuration as JSON.
pub fn as_json<C: Configure>(config: &C) -> Value {
    serde_json::to_value(config).unwrap_or_else(|error| panic!("{config:?}: {error}"))
}

#[track_caller]
fn fits<C>(seats: u8, options: &str, built: Result<C, ConfigError>) -> C {
    built.unwrap_or_else(|refusal| panic!("{seats} seats with {options:?}: {refusal}"))
}
