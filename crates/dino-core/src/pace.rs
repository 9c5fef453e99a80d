//! How fast a table plays: an agreement of those who sit there, not of the rules.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::fmt;
use std::str::FromStr;

/// How fast a table plays. Its text is `free`, `minutes-10` or `days-1`, which is also its serde form.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pace {
    /// No clock.
    Free,
    /// So many minutes for each person in all.
    Minutes(u16),
    /// So many days for each action.
    Days(u16),
}

/// The most minutes a person may have.
const MAX_MINUTES: u16 = 240;

/// The most days an action may take.
const MAX_DAYS: u16 = 30;

impl Pace {
    /// Those that people choose from.
    pub const OFFERED: [Pace; 5] =
        [Pace::Free, Pace::Minutes(10), Pace::Minutes(30), Pace::Days(1), Pace::Days(3)];
}

impl fmt::Display for Pace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Pace::Free => f.write_str("free"),
            Pace::Minutes(minutes) => write!(f, "minutes-{minutes}"),
            Pace::Days(days) => write!(f, "days-{days}"),
        }
    }
}

/// A text that is no pace.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no pace is called \"{0}\"; there are: free, minutes-1 to minutes-240, days-1 to days-30")]
pub struct UnknownPace(String);

impl FromStr for Pace {
    type Err = UnknownPace;

    fn from_str(text: &str) -> Result<Pace, UnknownPace> {
        let number = |text: &str, max| text.parse().ok().filter(|number| (1..=max).contains(number));
        let pace = match text.split_once('-') {
            None if text == "free" => Some(Pace::Free),
            Some(("minutes", minutes)) => number(minutes, MAX_MINUTES).map(Pace::Minutes),
            Some(("days", days)) => number(days, MAX_DAYS).map(Pace::Days),
            _ => None,
        };
        pace.ok_or_else(|| UnknownPace(text.to_owned()))
    }
}

impl Serialize for Pace {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Pace {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pace_survives_print_and_parse_and_junk_is_refused() {
        for pace in Pace::OFFERED.into_iter().chain([Pace::Minutes(240), Pace::Days(30)]) {
            assert_eq!(pace.to_string().parse(), Ok(pace));
            let json = serde_json::to_string(&pace).unwrap();
            assert_eq!(json, format!("\"{pace}\""));
            assert_eq!(serde_json::from_str::<Pace>(&json).unwrap(), pace);
        }
        for junk in ["", "fast", "minutes", "minutes-0", "minutes-241", "days-31", "days--1", "free-1"] {
            assert!(junk.parse::<Pace>().is_err(), "{junk}");
        }
    }
}
