//! Reading component sheets: what every game's sheet reader needs to say what is wrong, and in which line.

mod sources;

use serde::Deserialize;
use serde::de::DeserializeOwned;
pub use sources::Source;
use std::fmt;
use std::ops::{Range, RangeInclusive};
pub use toml::Spanned;
use toml::de::{DeTable, Deserializer, Error};

/// A number and its place in a sheet.
pub type Number = Spanned<i64>;
/// A text and its place in a sheet.
pub type Text = Spanned<String>;

/// Why a component sheet was refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {what}")]
pub struct SheetError {
    /// The line, counted from 1.
    pub line: usize,
    /// What was expected there, and what was found.
    pub what: String,
}

/// Embeds the sheet of a game: its text as `EMBEDDED`, and `embedded` of the type that holds its values.
#[macro_export]
macro_rules! embed_sheet {
    ($path:literal as $Components:ident) => {
        /// The sheet this crate was built with.
        pub const EMBEDDED: &str = include_str!($path);

        impl $Components {
            /// The embedded sheet, which is read only once.
            pub fn embedded() -> Result<&'static $Components, $crate::SheetError> {
                static SHEET: std::sync::LazyLock<Result<$Components, $crate::SheetError>> =
                    std::sync::LazyLock::new(|| $Components::read(EMBEDDED));
                SHEET.as_ref().map_err(Clone::clone)
            }
        }
    };
}

/// The table `[game]` of a sheet: which game it is for, and what the box says about itself, which nobody computes with.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "named so that no other key is accepted")]
pub struct GameTable {
    id: Text,
    min_players: Number,
    max_players: Number,
    designer: Option<String>,
    artist: Option<String>,
    publisher: Option<String>,
    year: Option<u16>,
    min_age: Option<u8>,
    duration_minutes: Option<u16>,
}

/// A sheet's text while it is read.
#[derive(Clone, Copy, Debug)]
pub struct Sheet<'t> {
    text: &'t str,
}

impl<'t> Sheet<'t> {
    /// A sheet to be read.
    pub fn new(text: &'t str) -> Self {
        Sheet { text }
    }

    /// The sheet as TOML of a given shape, which names no sources: a misspelt one and a value without one are refused
    /// here. A syntax error, a wrong type or an unknown key names its line.
    pub fn parse<T: DeserializeOwned>(&self) -> Result<T, SheetError> {
        let mut root = DeTable::parse(self.text).map_err(|error| self.refused(&error))?;
        sources::take_all(self, root.get_mut())?;
        T::deserialize(Deserializer::from(root)).map_err(|error| self.refused(&error))
    }

    fn refused(&self, error: &Error) -> SheetError {
        let line = self.line(error.span().unwrap_or(0..0).start);
        SheetError { line, what: plainly(&error.message().replace('\n', " ")) }
    }

    /// The line a byte of the text stands in, counted from 1.
    pub fn line(&self, byte: usize) -> usize {
        1 + self.text.bytes().take(byte).filter(|byte| *byte == b'\n').count()
    }

    /// The line of the first occurrence of `text`, or the last line.
    pub fn line_of(&self, text: &str) -> usize {
        self.line(self.text.find(text).unwrap_or(self.text.trim_end().len()))
    }

    /// The error for a place where something else was expected.
    pub fn error(
        &self,
        at: &Range<usize>,
        expected: impl fmt::Display,
        found: impl fmt::Display,
    ) -> SheetError {
        SheetError { line: self.line(at.start), what: format!("expected {expected}, found {found}") }
    }

    /// The id of the game it says it is for; whether the rest of it is good is for that game to say.
    pub fn game_id(&self) -> Result<String, SheetError> {
        #[derive(Deserialize)]
        struct Named {
            game: NamedGame,
        }
        #[derive(Deserialize)]
        struct NamedGame {
            id: String,
        }
        let Named { game } = toml::from_str(self.text).map_err(|error| self.refused(&error))?;
        Ok(game.id)
    }

    /// Whether the sheet is for this game and for so many, as the rule says.
    pub fn is_for(
        &self,
        game: &GameTable,
        id: &str,
        players: RangeInclusive<i64>,
        rule: &str,
    ) -> Result<(), SheetError> {
        self.exactly(&game.id, id, "the game")?;
        self.exactly(&game.min_players, players.start(), &format!("min_players ({rule})"))?;
        self.exactly(&game.max_players, players.end(), &format!("max_players ({rule})"))
    }

    /// Whether the value is the only one possible.
    pub fn exactly<T, E>(&self, value: &Spanned<T>, expected: &E, what: &str) -> Result<(), SheetError>
    where
        T: PartialEq<E> + fmt::Debug,
        E: fmt::Debug + ?Sized,
    {
        if value.get_ref() == expected {
            return Ok(());
        }
        Err(self.error(
            &value.span(),
            format_args!("{what} {expected:?}"),
            format_args!("{:?}", value.get_ref()),
        ))
    }

    /// The number, when it is in range.
    pub fn within<T: TryFrom<i64>>(
        &self,
        value: &Number,
        range: RangeInclusive<i64>,
        what: &str,
    ) -> Result<T, SheetError> {
        let number = *value.get_ref();
        let (from, to) = (range.start(), range.end());
        let wrong = || self.error(&value.span(), format_args!("{what} from {from} to {to}"), number);
        T::try_from(number).ok().filter(|_| range.contains(&number)).ok_or_else(wrong)
    }

    /// The list, when it has as many entries as it must have.
    pub fn array<'v, T, const N: usize>(
        &self,
        list: &'v Spanned<Vec<T>>,
        expected: impl fmt::Display,
    ) -> Result<&'v [T; N], SheetError> {
        let found = list.get_ref();
        found.as_slice().try_into().map_err(|_| self.error(&list.span(), expected, found.len()))
    }
}

/// What the reader of TOML says, in words of a sheet instead of those of a program.
fn plainly(message: &str) -> String {
    let quoted = message.replace('`', "\"");
    let list = |rest: &str| rest.replace('"', "").replace("one of ", "").replace(" or ", ", ");
    if let Some((key, rest)) =
        quoted.strip_prefix("unknown field ").and_then(|rest| rest.split_once(", expected "))
    {
        return format!("unknown key {key}; the keys here are: {}", list(rest));
    }
    if let Some((value, rest)) =
        quoted.strip_prefix("unknown variant ").and_then(|rest| rest.split_once(", expected "))
    {
        return format!("unknown value {value}; expected one of: {}", list(rest));
    }
    if let Some(key) = quoted.strip_prefix("missing field ") {
        return format!("the key {key} is missing");
    }
    let typed = quoted.strip_prefix("invalid type: ").or_else(|| quoted.strip_prefix("invalid value: "));
    if let Some((found, expected)) = typed.and_then(|rest| rest.split_once(", expected ")) {
        return format!("expected {}, found {}", kind(expected), kind(found));
    }
    quoted
}

/// A type of a value as a sheet's owner knows it.
fn kind(text: &str) -> String {
    const KINDS: [(&str, &str); 9] = [
        ("integer ", "the number "),
        ("floating point ", "the number "),
        ("string ", "the text "),
        ("boolean ", ""),
        ("a string", "a text in quotation marks"),
        ("a boolean", "true or false"),
        ("a sequence", "a list in square brackets"),
        ("sequence", "a list"),
        ("map", "a table"),
    ];
    let is_number = |text: &str| {
        let bits = text.trim_start_matches(['i', 'u']);
        bits.len() < text.len() && matches!(bits, "8" | "16" | "32" | "64")
    };
    let text = text.trim();
    if is_number(text) {
        return "a whole number".to_owned();
    }
    let known = KINDS.iter().find_map(|(rust, plain)| Some(format!("{plain}{}", text.strip_prefix(rust)?)));
    known.unwrap_or_else(|| text.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Deserialize, Debug)]
    #[serde(deny_unknown_fields)]
    struct Shape {
        version: Number,
        #[serde(default)]
        tiles: Vec<Tile>,
    }

    #[derive(Deserialize, Debug)]
    #[serde(deny_unknown_fields)]
    struct Tile {
        price: Number,
        steps: Option<Spanned<Vec<i64>>>,
    }

    fn read(text: &str) -> Result<Vec<i8>, SheetError> {
        let sheet = Sheet::new(text);
        let shape: Shape = sheet.parse()?;
        sheet.exactly(&shape.version, &1, "a version")?;
        for steps in shape.tiles.iter().filter_map(|tile| tile.steps.as_ref()) {
            let _: &[i64; 2] = sheet.array(steps, "2 steps")?;
        }
        shape.tiles.iter().map(|tile| sheet.within(&tile.price, 1..=9, "a price")).collect()
    }

    fn says(text: &str) -> String {
        read(text).unwrap_err().to_string()
    }

    #[test]
    fn errors_name_the_line_and_what_was_expected() {
        let tile = |lines: &str| format!("version = 1\n[[tiles]]\nsource = \"public\"\n{lines}");
        assert_eq!(read(&tile("price = 3\nsteps = [1, 2]")), Ok(vec![3]));
        assert_eq!(says("# note\nversion = 2"), "line 2: expected a version 1, found 2");
        assert_eq!(says(&tile("price = 0")), "line 4: expected a price from 1 to 9, found 0");
        assert_eq!(says(&tile("price = 999999")), "line 4: expected a price from 1 to 9, found 999999");
        assert_eq!(says(&tile("price = 3\nsteps = [1]")), "line 5: expected 2 steps, found 1");
        assert!(
            says("version = 1\n\nversoin = 2")
                .starts_with("line 3: unknown key \"versoin\"; the keys here are: version")
        );
        assert_eq!(says("version = \"one\""), "line 1: expected a whole number, found the text \"one\"");
        assert!(says("version = 1\nversion").starts_with("line 2: "));
        assert!(says("").contains("the key \"version\" is missing"));
    }

    #[test]
    fn every_value_has_a_source_of_its_own_or_that_of_its_table() {
        let tile = |lines: &str| format!("version = 1\n[[tiles]]\n{lines}");
        assert_eq!(read(&tile("price = 3\nsource = \"rulebook\"\nprice_source = \"proposed\"")), Ok(vec![3]));
        assert_eq!(says(&tile("price = 3")), "line 3: the key \"source\" is missing");
        let misspelt = "unknown value \"publick\"; expected one of: rulebook";
        assert!(says(&tile("source = \"publick\"\nprice = 3")).starts_with(&format!("line 3: {misspelt}")));
        let beside = tile("price = 3\nsource = \"public\"\nprice_source = \"publick\"");
        assert!(says(&beside).starts_with(&format!("line 5: {misspelt}")));
        let of_nothing = tile("price = 3\nsource = \"public\"\nprise_source = \"public\"");
        assert!(says(&of_nothing).starts_with("line 5: unknown key \"prise_source\""));
    }
}
