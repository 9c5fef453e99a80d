//! The component sheets that hosts may choose beside the games' own.

use dino_games::OpenError;

/// A component sheet that is good for its game, and what people know it by.
#[derive(Clone, Debug)]
pub struct NamedSheet {
    name: String,
    game: &'static str,
    text: String,
}

/// The longest name of a sheet.
const MAX_NAME_CHARS: usize = 40;

/// Why a sheet cannot be offered.
#[derive(Debug, thiserror::Error)]
pub enum BadSheet {
    /// It is called by nothing that can be shown in a list.
    #[error("a name of 1 to {MAX_NAME_CHARS} letters is needed")]
    Name,
    /// What it says does not fit a game; with the line.
    #[error(transparent)]
    Text(#[from] OpenError),
}

impl NamedSheet {
    /// Reads a sheet. It may be chosen at tables of the game it says it is for.
    pub fn new(name: &str, text: String) -> Result<NamedSheet, BadSheet> {
        let is_short = (1..=MAX_NAME_CHARS).contains(&name.chars().count());
        if !is_short || name.chars().any(char::is_control) || name.trim() != name {
            return Err(BadSheet::Name);
        }
        let game = dino_games::read_sheet(&text)?;
        Ok(NamedSheet { name: name.to_owned(), game, text })
    }

    /// What it is called in the lobby.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The id of the game it is for.
    pub fn game(&self) -> &'static str {
        self.game
    }

    pub(crate) fn text(&self) -> &str {
        &self.text
    }
}
