//! How a game is set up: seats, options, component sheet.

use crate::seat::{MAX_SEATS, Seat, SeatSet};
use crate::sheet::SheetError;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::fmt::Debug;
use std::ops::RangeInclusive;

/// An option of a game and the values it may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct OptionSpec {
    /// Its key in `--set key=value` and in records.
    pub key: &'static str,
    /// All values it may take.
    pub values: &'static [&'static str],
}

/// What is chosen with an option, as its values tell.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OptionKind {
    /// One value of several.
    One,
    /// Some of these things, at least and at most so many, or none. The first value of such an option names none; every other one
    /// names things, joined with `+` in this order: `g1+g4+g8`. Pages show it as one box for each thing.
    Things {
        /// The names of the things.
        things: Vec<&'static str>,
        /// The fewest a value names, but for the first one.
        least: usize,
        /// The most.
        most: usize,
    },
    /// Some of the seats: the values are [`SEAT_SETS`].
    Seats,
}

impl OptionSpec {
    /// What is chosen with it. A value that joins names makes it an option of things; nothing else has to be said.
    pub fn kind(&self) -> OptionKind {
        if self.values == SEAT_SETS {
            return OptionKind::Seats;
        }
        let named = self.values.get(1..).unwrap_or_default();
        if !named.iter().any(|value| value.contains('+')) {
            return OptionKind::One;
        }
        let mut things: Vec<&'static str> = Vec::new();
        for thing in named.iter().flat_map(|value| value.split('+')) {
            if !things.contains(&thing) {
                things.push(thing);
            }
        }
        let counts = || named.iter().map(|value| value.split('+').count());
        OptionKind::Things { least: counts().min().unwrap_or(0), most: counts().max().unwrap_or(0), things }
    }

    /// The value that names the things, or the seats by their numbers, for which `is_named` holds: the first value for none;
    /// `None` where no value names just these.
    pub fn naming(&self, is_named: impl Fn(&str) -> bool) -> Option<&'static str> {
        let (all, joint) = match self.kind() {
            OptionKind::One => return None,
            OptionKind::Things { things, .. } => (things, "+"),
            // The last value names every seat.
            OptionKind::Seats => (SEAT_SETS[63].split("").filter(|seat| !seat.is_empty()).collect(), ""),
        };
        let named: Vec<&str> = all.into_iter().filter(|thing| is_named(thing)).collect();
        if named.is_empty() {
            return self.values.first().copied();
        }
        let value = named.join(joint);
        self.values.iter().find(|known| **known == value).copied()
    }
}

/// The values of an option that is set for some seats and not for others: `none`, or the numbers of the seats,
/// ascending, such as `135`. The place of a value in the list has bit n - 1 for each seat n. Pages show such an option
/// as one box for each seat.
pub const SEAT_SETS: [&str; 64] = [
    "none", "1", "2", "12", "3", "13", "23", "123", "4", "14", "24", "124", "34", "134", "234", "1234", "5",
    "15", "25", "125", "35", "135", "235", "1235", "45", "145", "245", "1245", "345", "1345", "2345",
    "12345", "6", "16", "26", "126", "36", "136", "236", "1236", "46", "146", "246", "1246", "346", "1346",
    "2346", "12346", "56", "156", "256", "1256", "356", "1356", "2356", "12356", "456", "1456", "2456",
    "12456", "3456", "13456", "23456", "123456",
];

/// The seats an option is set for, when its value is one of [`SEAT_SETS`].
pub fn seats_of(value: &str) -> Option<SeatSet> {
    let bits = SEAT_SETS.iter().position(|known| *known == value)?;
    Some((0..MAX_SEATS as u8).filter(|seat| bits >> seat & 1 != 0).map(Seat::new).collect())
}

/// The value that sets an option for these seats.
pub fn value_for(seats: SeatSet) -> &'static str {
    SEAT_SETS[seats.iter().fold(0, |bits, seat| bits | 1 << seat.index())]
}

/// A configuration that fits together: there is no way to hold one that does not.
pub trait Configure: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// The options, in the order in which records write them.
    const OPTIONS: &'static [OptionSpec];

    /// The options that suit people who share a device, where the usual game does not: they cannot act at the same time,
    /// and a clock that runs for all of them would leave some nothing.
    const SHARED_DEVICE: &'static [(&'static str, &'static str)] = &[];

    /// The options that a record need not name, for they came after others of its rules version were written: they have
    /// their usual value there.
    const ADDED: &'static [&'static str] = &[];

    /// The embedded component sheet, as an owner of the box would correct it.
    const SHEET: &'static str;

    /// The usual game for so many seats, changed by the given options; `sheet` replaces [`Configure::SHEET`].
    fn build(seats: u8, options: &[(String, String)], sheet: Option<&str>) -> Result<Self, ConfigError>;

    /// The same for a game that was begun already: what only new games are refused, it may have been begun with.
    fn restore(seats: u8, options: &[(String, String)], sheet: Option<&str>) -> Result<Self, ConfigError> {
        Self::build(seats, options, sheet)
    }

    /// How one more game at the same table is set up: as this one, unless this was but a round to learn with.
    #[must_use]
    fn following(self) -> Self {
        self
    }

    /// The same game under an older version of its rules, for games that were begun under it; `None` where that version
    /// is no longer played.
    fn under(self, _rules: u16) -> Option<Self> {
        None
    }

    /// The older version of the rules this is played under; `None` for that of today.
    fn older_rules(&self) -> Option<u16> {
        None
    }

    /// How many seats.
    fn seats(&self) -> u8;

    /// Every option with its value, in the order of [`Configure::OPTIONS`].
    fn options(&self) -> Vec<(&'static str, &'static str)>;

    /// The digest of the component sheet's values.
    fn components(&self) -> u32;
}

/// The options of a game: what its configuration holds beside the component sheet.
pub trait Options: Copy + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// The values of the game's component sheet.
    type Components: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;

    /// The embedded component sheet.
    const SHEET: &'static str;

    /// What may be set, in the order in which records write it.
    const SPECS: &'static [OptionSpec];

    /// Those of them that came later: see [`Configure::ADDED`].
    const ADDED: &'static [&'static str] = &[];

    /// How many may play.
    const SEATS: RangeInclusive<u8>;

    /// What is set for people who share a device: see [`Configure::SHARED_DEVICE`].
    const SHARED_DEVICE: &'static [(&'static str, &'static str)] = &[];

    /// The options for so many seats. `values` has a place for each of [`Options::SPECS`], empty where nothing was set.
    fn read(seats: u8, values: &[Option<&'static str>], components: &Self::Components) -> Self;

    /// The options of one more game: see [`Configure::following`].
    #[must_use]
    fn following(self) -> Self {
        self
    }

    /// The same under an older version of the rules: see [`Configure::under`].
    fn under(self, _rules: u16) -> Option<Self> {
        None
    }

    /// That version: see [`Configure::older_rules`].
    fn older_rules(&self) -> Option<u16> {
        None
    }

    /// How many play.
    fn seats(&self) -> u8;

    /// The value of each of [`Options::SPECS`].
    fn values(&self) -> Vec<&'static str>;

    /// Reads a component sheet, or the embedded one; a bad one is refused whole, with the line and what was expected there.
    fn read_sheet(sheet: Option<&str>) -> Result<Self::Components, SheetError>;

    /// The digest records name the sheet by: every value, in an order that never changes.
    fn sheet_digest(components: &Self::Components) -> u32;

    /// `Ok` when all of it goes together, with these components; the number of seats is in range.
    fn check(&self, components: &Self::Components) -> Result<(), ConfigError>;

    /// `Ok` when a new game may be begun with what goes together: see [`Configure::restore`].
    fn check_new(&self, _components: &Self::Components) -> Result<(), ConfigError> {
        Ok(())
    }
}

/// Options and components that go together. A game says `type Config = GameConfig<Options>`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "UncheckedConfig<O>", bound = "")]
pub struct GameConfig<O: Options> {
    options: O,
    components: O::Components,
}

/// A configuration before its parts are known to go together.
#[derive(Deserialize)]
#[serde(bound = "")]
struct UncheckedConfig<O: Options> {
    options: O,
    components: O::Components,
}

impl<O: Options> TryFrom<UncheckedConfig<O>> for GameConfig<O> {
    type Error = ConfigError;

    fn try_from(UncheckedConfig { options, components }: UncheckedConfig<O>) -> Result<Self, Self::Error> {
        let seats = options.seats();
        if !O::SEATS.contains(&seats) {
            return Err(ConfigError::Seats { seats, min: *O::SEATS.start(), max: *O::SEATS.end() });
        }
        options.check(&components)?;
        Ok(GameConfig { options, components })
    }
}

impl<O: Options> GameConfig<O> {
    /// The usual game for so many.
    pub fn new(seats: u8) -> Result<Self, ConfigError> {
        Self::build(seats, &[], None)
    }

    /// How the game is set up.
    pub fn options(&self) -> O {
        self.options
    }

    /// The values of the component sheet.
    pub fn components(&self) -> &O::Components {
        &self.components
    }
}

impl<O: Options> Configure for GameConfig<O> {
    const OPTIONS: &'static [OptionSpec] = O::SPECS;

    const SHARED_DEVICE: &'static [(&'static str, &'static str)] = O::SHARED_DEVICE;

    const ADDED: &'static [&'static str] = O::ADDED;

    const SHEET: &'static str = O::SHEET;

    fn build(seats: u8, options: &[(String, String)], sheet: Option<&str>) -> Result<Self, ConfigError> {
        let config = Self::restore(seats, options, sheet)?;
        config.options.check_new(&config.components)?;
        Ok(config)
    }

    fn restore(seats: u8, options: &[(String, String)], sheet: Option<&str>) -> Result<Self, ConfigError> {
        let values = read_options(O::SPECS, options)?;
        let components = O::read_sheet(sheet)?;
        let options = O::read(seats, &values, &components);
        Self::try_from(UncheckedConfig { options, components })
    }

    fn following(self) -> Self {
        GameConfig { options: self.options.following(), ..self }
    }

    fn under(self, rules: u16) -> Option<Self> {
        Some(GameConfig { options: self.options.under(rules)?, ..self })
    }

    fn older_rules(&self) -> Option<u16> {
        self.options.older_rules()
    }

    fn seats(&self) -> u8 {
        self.options.seats()
    }

    fn options(&self) -> Vec<(&'static str, &'static str)> {
        O::SPECS.iter().map(|spec| spec.key).zip(self.options.values()).collect()
    }

    fn components(&self) -> u32 {
        O::sheet_digest(&self.components)
    }
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
    /// The option is not given, where all have to be.
    #[error("option \"{0}\" is missing")]
    Missing(&'static str),
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

impl ConfigError {
    /// The error for values that do not go together, and the rule that says so.
    pub fn conflict(what: impl Into<String>, rule: crate::RuleId) -> Self {
        ConfigError::Conflict { what: what.into(), rule }
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_tell_what_is_chosen() {
        let one = OptionSpec { key: "size", values: &["4x3", "3x3"] };
        assert_eq!(one.kind(), OptionKind::One);
        assert_eq!(one.naming(|_| true), None);

        let two_of = OptionSpec { key: "two", values: &["usual", "a+b", "a+c", "b+c"] };
        let things = vec!["a", "b", "c"];
        assert_eq!(two_of.kind(), OptionKind::Things { things: things.clone(), least: 2, most: 2 });
        assert_eq!(two_of.naming(|thing| thing != "b"), Some("a+c"));
        assert_eq!(two_of.naming(|_| false), Some("usual"));
        assert_eq!([two_of.naming(|thing| thing == "a"), two_of.naming(|_| true)], [None, None]);

        let any = OptionSpec { key: "any", values: &["any", "a", "b", "a+b", "c"] };
        assert_eq!(any.kind(), OptionKind::Things { things, least: 1, most: 2 });

        let seats = OptionSpec { key: "late", values: &SEAT_SETS };
        assert_eq!(seats.kind(), OptionKind::Seats);
        assert_eq!(seats.naming(|seat| seat == "1" || seat == "6"), Some("16"));
        assert_eq!(seats.naming(|_| false), Some("none"));
    }

    #[test]
    fn every_set_of_seats_has_one_value() {
        for value in SEAT_SETS {
            let seats = seats_of(value).expect("a value of the list");
            assert_eq!(value_for(seats), value);
            let numbers: String = seats.iter().map(|seat| seat.to_string()).collect();
            assert_eq!(value, if numbers.is_empty() { "none" } else { &numbers });
        }
        assert!(["", "0", "21", "7", "all"].iter().all(|junk| seats_of(junk).is_none()));
    }
}
