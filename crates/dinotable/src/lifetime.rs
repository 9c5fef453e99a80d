//! How long something is kept, as people write it.

use std::str::FromStr;
use std::time::Duration;

/// A time such as `90m`, `12h`, `7d` or `4w`; `never` ends nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Lifetime(pub(crate) Option<Duration>);

/// More than anybody will wait for: a thousand years.
const MAX_SECONDS: u64 = 1_000 * 366 * 86_400;

impl Lifetime {
    /// So many days.
    pub(crate) fn days(days: u64) -> Lifetime {
        Lifetime(Some(Duration::from_secs(86_400 * days)))
    }
}

impl FromStr for Lifetime {
    type Err = String;

    fn from_str(text: &str) -> Result<Lifetime, String> {
        if text == "never" {
            return Ok(Lifetime(None));
        }
        let read = || {
            let (number, unit) = text.split_at_checked(text.len().checked_sub(1)?)?;
            let seconds = match unit {
                "m" => 60,
                "h" => 3_600,
                "d" => 86_400,
                "w" => 7 * 86_400,
                _ => return None,
            };
            let seconds = number.parse::<u64>().ok()?.checked_mul(seconds)?;
            (1..=MAX_SECONDS).contains(&seconds).then(|| Lifetime(Some(Duration::from_secs(seconds))))
        };
        read().ok_or_else(|| "expected a time such as 90m, 12h, 7d or 4w, or never".to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_read_or_refused() {
        for (text, seconds) in [("90m", 5_400), ("12h", 43_200), ("7d", 604_800), ("2w", 1_209_600)] {
            assert_eq!(text.parse(), Ok(Lifetime(Some(Duration::from_secs(seconds)))), "{text}");
        }
        assert_eq!("never".parse(), Ok(Lifetime(None)));
        for junk in ["", "7", "d", "0d", "-1d", "7 d", "7y", "7é", "99999999999999999999d", "9999999w"] {
            assert!(junk.parse::<Lifetime>().is_err(), "{junk}");
        }
    }
}
