//! What a person reads: the words of both languages, tables as text, and everything a browser gets.
//!
//! Nothing here knows a state: all is made from views and from the plain data of [`model`]. Each game has one module
//! that implements [`Show`]; [`face()`] gives the same with the type forgotten.

mod act;
pub mod art;
mod assets;
#[cfg(test)]
mod checks;
mod cubosaurs;
mod end;
mod evo;
mod face;
mod gods;
pub mod hexmap;
mod home;
mod lines;
mod lobby;
mod mesozooic;
pub mod model;
mod qr;
mod replay;
mod rulebook;
pub mod rules_page;
mod scene;
mod seats;
mod show;
mod site;
mod table;
mod words;

pub use assets::ASSETS;
pub use face::{Face, face};
pub use fluent_bundle::FluentValue as Value;
pub use home::home;
pub use lines::{chat_line, log_line};
pub use lobby::{lobby, lobby_parts};
pub use rulebook::rule_text;
pub use scene::Scene;
pub use show::{Show, refusal, standing};
pub use site::{components, message, move_here, rules};
pub use table::{parts, study, study_page, table};
pub use words::{Lang, Words};
