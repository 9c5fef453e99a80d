//! What can go wrong, told so that a caller can put it right.

use dino_core::{ConfigError, NotationError, RecordError, Refusal};
use dino_games::OpenError;

/// Why something was not done. Nothing was changed.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum EnvError {
    /// No game has this id.
    #[error("no game is called \"{0}\"; there are: {known}", known = dino_games::IDS.join(", "))]
    UnknownGame(String),
    /// The seats, options or the sheet do not fit.
    #[error(transparent)]
    Config(#[from] ConfigError),
    /// The text is no notation.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// The rules refuse it; the sentence says why.
    #[error("{sentence}")]
    Refused {
        /// What the rules say.
        refusal: Refusal,
        /// The same for a person, a rule with its number.
        sentence: String,
    },
    /// The record is not right.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// Something was given that does not go together.
    #[error("{0}")]
    Value(String),
}

impl EnvError {
    /// The error for something that does not go together.
    pub fn value(what: impl Into<String>) -> Self {
        EnvError::Value(what.into())
    }
}

impl From<OpenError> for EnvError {
    fn from(error: OpenError) -> Self {
        match error {
            OpenError::UnknownGame(id) => EnvError::UnknownGame(id),
            OpenError::Config(error) => EnvError::Config(error),
            OpenError::Record(error) => EnvError::Record(error),
            OpenError::NoSeed => EnvError::value(error.to_string()),
        }
    }
}
