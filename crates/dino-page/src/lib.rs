//! What a person reads: the words of both languages, and tables as text.
//!
//! Nothing here knows a state: all is made from views. Each game has one module that implements [`Show`].

mod cubosaurs;
pub mod model;
mod rulebook;
mod show;
mod words;

pub use fluent_bundle::FluentValue as Value;
pub use rulebook::rule_text;
pub use show::{Show, refusal, standing};
pub use words::{Lang, Words};
