//! Where the values of a sheet come from.
//!
//! `source` in a table holds for all that is in it and below it, `x_source` beside a value `x` for that value. This is the
//! same in every sheet, and what a game plays by does not depend on it: so it is checked and taken out here, before a game
//! gives the rest its shape.

use super::{Sheet, SheetError};
use serde::{Deserialize, Serialize};
use toml::Spanned;
use toml::de::{DeTable, DeValue, ValueDeserializer};

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

/// Takes the sources out of a sheet. One that is misspelt is refused, and so is a value in a table without one.
pub(super) fn take_all(sheet: &Sheet<'_>, root: &mut DeTable<'_>) -> Result<(), SheetError> {
    // What stands before the first table tells which sheet it is, and comes from nowhere.
    let is_table = |value: &Spanned<DeValue<'_>>| value.get_ref().is_table();
    let has_tables = |value: &Spanned<DeValue<'_>>| match value.get_ref() {
        DeValue::Array(values) => values.iter().any(is_table),
        _ => is_table(value),
    };
    let mut groups = root.iter_mut().map(|(_, value)| value).filter(|value| has_tables(value));
    groups.try_for_each(|group| take(sheet, group, false))
}

fn take(sheet: &Sheet<'_>, value: &mut Spanned<DeValue<'_>>, has_source: bool) -> Result<(), SheetError> {
    let at = value.span();
    match value.get_mut() {
        DeValue::Table(table) => {
            let has_source = take_marks(sheet, table)? || has_source;
            table.iter_mut().try_for_each(|(_, value)| take(sheet, value, has_source))
        }
        DeValue::Array(values) => values.iter_mut().try_for_each(|value| take(sheet, value, has_source)),
        _ if has_source => Ok(()),
        _ => Err(SheetError { line: sheet.line(at.start), what: "the key \"source\" is missing".to_owned() }),
    }
}

/// Takes the sources out of one table; whether there is one for all of it.
fn take_marks(sheet: &Sheet<'_>, table: &mut DeTable<'_>) -> Result<bool, SheetError> {
    let is_mark =
        |key: &str| key == "source" || key.strip_suffix("_source").is_some_and(|of| table.contains_key(of));
    let keys = table.keys().map(|key| key.get_ref().as_ref());
    let marks: Vec<String> = keys.filter(|key| is_mark(key)).map(str::to_owned).collect();
    for source in marks.iter().filter_map(|key| table.remove(key.as_str())) {
        Source::deserialize(ValueDeserializer::from(source)).map_err(|error| sheet.refused(&error))?;
    }
    Ok(marks.iter().any(|key| key == "source"))
}
