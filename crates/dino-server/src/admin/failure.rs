//! Why a command was not carried out.

use crate::error::Error;
use dino_page::{Value, Words};
use serde_json::json;

/// Why a command was not carried out.
pub(super) enum Failure {
    /// The server refuses it.
    Server(Error),
    /// The line is none of the commands.
    Unreadable(serde_json::Error),
    /// No address is called so.
    BadAddress(String),
    /// It wants a reason, of a length that can be shown.
    BadReason,
    /// No limit is called so.
    NoLimit { name: String, known: String },
    /// The value is none for a limit.
    BadValue { max: usize },
    /// No status or game is called so.
    NoFilter { value: String, known: String },
    /// The address is not shut out.
    NoSanction(String),
}

impl From<Error> for Failure {
    fn from(error: Error) -> Failure {
        Failure::Server(error)
    }
}

impl From<dino_store::StoreError> for Failure {
    fn from(error: dino_store::StoreError) -> Failure {
        Failure::Server(error.into())
    }
}

impl Failure {
    /// What is answered.
    pub(super) fn answer(&self, words: &Words) -> serde_json::Value {
        let (code, sentence) = match self {
            Failure::Server(error) => (error.code(), error.sentence(&[], words)),
            other => {
                let (code, values) = other.key();
                (code, words.with(&format!("admin-{code}"), &values))
            }
        };
        json!({ "error": { "code": code, "sentence": sentence } })
    }

    fn key(&self) -> (&'static str, Vec<(&str, Value<'_>)>) {
        match self {
            Failure::Server(error) => (error.code(), Vec::new()),
            Failure::Unreadable(why) => ("unreadable", vec![("why", why.to_string().into())]),
            Failure::BadAddress(address) => ("bad-address", vec![("address", address.as_str().into())]),
            Failure::BadReason => ("bad-reason", vec![("max", super::execute::MAX_REASON_CHARS.into())]),
            Failure::NoLimit { name, known } => {
                ("no-limit", vec![("name", name.as_str().into()), ("known", known.as_str().into())])
            }
            Failure::BadValue { max } => ("bad-value", vec![("max", (*max).into())]),
            Failure::NoFilter { value, known } => {
                ("no-filter", vec![("value", value.as_str().into()), ("known", known.as_str().into())])
            }
            Failure::NoSanction(address) => ("no-sanction", vec![("address", address.as_str().into())]),
        }
    }
}
