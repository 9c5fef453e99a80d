//! What every test binary needs: configurations from short texts and corrected sheets.

use dino_core::{ConfigError, Configure};
use evo::{Config, EMBEDDED};

/// The embedded sheet with texts replaced. Each must occur exactly once, so that an edit never misses its aim.
pub(crate) fn sheet(edits: &[(&str, &str)]) -> String {
    edits.iter().fold(EMBEDDED.to_owned(), |sheet, (from, to)| {
        assert_eq!(sheet.matches(from).count(), 1, "{from:?} in the sheet");
        sheet.replace(from, to)
    })
}

/// The game for so many seats with options such as `events=off mp=open`.
pub(crate) fn build(seats: u8, options: &str, sheet: Option<&str>) -> Result<Config, ConfigError> {
    let pair = |option: &str| {
        let (key, value) = option.split_once('=').expect("key=value");
        (key.to_owned(), value.to_owned())
    };
    let options: Vec<_> = options.split_whitespace().map(pair).collect();
    Config::build(seats, &options, sheet)
}
