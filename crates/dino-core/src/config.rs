//! How a game is set up: seats, options, component sheet.

use crate::sheet::SheetError;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;

/// An option of a game and the values it may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct OptionSpec {
    /// Its key in `--set key=value` and in records.
    pub key: &'static str,
    /// All values it may take.
    pub values: &'static [&'static str],
}

/// A configuration that fits together: there is no way to hold one that does not.
pub trait Configure: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// The options, in the order in which records write them.
    const OPTIONS: &'static [OptionSpec];

    /// The usual game for so many seats, changed by the given options; `sheet` replaces the embedded one.
    fn build(seats: u8, options: &[(String, String)], sheet: Option<&str>) -> Result<Self, ConfigError>;

    /// How many seats.
    fn seats(&self) -> u8;

    /// Every option with its value, in the order of [`Configure::OPTIONS`].
    fn options(&self) -> Vec<(&'static str, &'static str)>;

    /// The digest of the component sheet's values.
    fn components(&self) -> u32;
}

/// Why a configuration was refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ConfigError {
    /// The game is not for so many.
    #[error("{seats} seats: this game seats {min} to {max}")]
    Seats {
        /// Asked for.
        seats: u8,
        /// Fewest.
        min: u8,
        /// Most.
        max: u8,
    },
    /// No such option.
    #[error("unknown option \"{key}\"; the options are: {known}")]
    UnknownOption {
        /// The key given.
        key: String,
        /// The keys there are.
        known: String,
    },
    /// The option was given twice.
    #[error("option \"{0}\" is given twice")]
    Repeated(String),
    /// No such value.
    #[error("{key}={value}: expected one of {expected}")]
    BadValue {
        /// The option.
        key: String,
        /// The value given.
        value: String,
        /// The values there are.
        expected: String,
    },
    /// Values that do not go together.
    #[error("{what} ({rule})")]
    Conflict {
        /// What does not fit.
        what: String,
        /// The rule that says so.
        rule: crate::RuleId,
    },
    /// The component sheet is bad.
    #[error(transparent)]
    Sheet(#[from] SheetError),
}

/// Finds each option's value: the given one, or `None` where nothing was said. Unknown keys, unknown values
/// and repeated keys are refused.
pub fn read_options(
    specs: &'static [OptionSpec],
    given: &[(String, String)],
) -> Result<Vec<Option<&'static str>>, ConfigError> {
    let mut values = vec![None; specs.len()];
    for (key, value) in given {
        let at = specs.iter().position(|spec| spec.key == key).ok_or_else(|| ConfigError::UnknownOption {
            key: key.clone(),
            known: specs.iter().map(|spec| spec.key).collect::<Vec<_>>().join(", "),
        })?;
        let known =
            specs[at].values.iter().find(|known| *known == value).ok_or_else(|| ConfigError::BadValue {
                key: key.clone(),
                value: value.clone(),
                expected: specs[at].values.join(", "),
            })?;
        if values[at].replace(*known).is_some() {
            return Err(ConfigError::Repeated(key.clone()));
        }
    }
    Ok(values)
}
