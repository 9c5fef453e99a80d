//! Reading component sheets: what every game's sheet reader needs to say what is wrong, and in which line.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::{Range, RangeInclusive};
pub use toml::Spanned;

/// Why a component sheet was refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {what}")]
pub struct SheetError {
    /// The line, counted from 1.
    pub line: usize,
    /// What was expected there, and what was found.
    pub what: String,
}

/// Where a value comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// Stated in the rulebook's text.
    Rulebook,
    /// Found on a public page.
    Public,
    /// Follows from several partial facts.
    Deduced,
    /// Not found: a value of ours until somebody reads it off the box.
    Proposed,
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

    /// The sheet as TOML of a given shape; a syntax error, a wrong type or an unknown key names its line.
    pub fn parse<T: DeserializeOwned>(&self) -> Result<T, SheetError> {
        toml::from_str(self.text).map_err(|error| SheetError {
            line: self.line(error.span().unwrap_or(0..0).start),
            what: error.message().replace('\n', " "),
        })
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

    /// The value, when it is the only one possible.
    pub fn exactly<T>(&self, value: &Spanned<T>, expected: &T, what: &str) -> Result<(), SheetError>
    where
        T: PartialEq + fmt::Debug,
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
    pub fn within(
        &self,
        value: &Spanned<i64>,
        range: RangeInclusive<i64>,
        what: &str,
    ) -> Result<i8, SheetError> {
        let number = *value.get_ref();
        match i8::try_from(number) {
            Ok(small) if range.contains(&number) => Ok(small),
            _ => Err(self.error(
                &value.span(),
                format_args!("{what} from {} to {}", range.start(), range.end()),
                number,
            )),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Deserialize, Debug)]
    #[serde(deny_unknown_fields)]
    struct Shape {
        price: Spanned<i64>,
    }

    fn read(text: &str) -> Result<i8, SheetError> {
        let sheet = Sheet::new(text);
        let shape: Shape = sheet.parse()?;
        sheet.within(&shape.price, 1..=9, "a price")
    }

    #[test]
    fn errors_name_the_line_and_what_was_expected() {
        assert_eq!(read("price = 3"), Ok(3));
        let says = |text| read(text).unwrap_err().to_string();
        assert_eq!(says("# note\nprice = 0"), "line 2: expected a price from 1 to 9, found 0");
        assert_eq!(says("price = 999999"), "line 1: expected a price from 1 to 9, found 999999");
        assert!(says("price = 1\n\nprise = 2").starts_with("line 3: unknown field `prise`"));
        assert!(says("price = \"one\"").starts_with("line 1: invalid type"));
        assert!(says("price = 1\nprice").starts_with("line 2: "));
        assert!(says("").contains("missing field `price`"));
    }
}
