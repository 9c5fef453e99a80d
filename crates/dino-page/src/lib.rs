//! What a person reads: the words of both languages, tables as text, and everything a browser gets.
//!
//! Nothing here knows a state: all is made from views and from the plain data of [`model`]. Each game has one folder under
//! [`games`] that implements [`Ask`], [`Tell`] and [`Show`] and exports one [`GamePage`]; a [`ShownView`] is a view with its
//! type forgotten.

#[macro_use]
pub mod games;

mod act;
pub mod art;
mod assets;
mod chat;
#[cfg(test)]
mod checks;
mod drawings;
mod end;
mod fair;
mod gallery;
mod game_page;
pub mod hexmap;
mod home;
mod lines;
mod lobby;
mod log;
pub mod model;
mod page_only;
mod qr;
mod replay;
mod rulebook;
pub mod rules_page;
mod scene;
mod score_sheet;
mod seats;
mod show;
mod shown_view;
mod site;
mod stage;
mod table;
mod thumb;
mod words;

pub use assets::{Asset, assets};
pub use chat::chat;
pub use drawings::Drawings;
pub use fair::fair;
pub use fluent_bundle::FluentValue as Value;
pub use gallery::gallery;
pub use game_page::{FindPar, GamePage, Par};
pub use home::home;
pub use lines::{chat_content, chat_line, log_line};
pub use lobby::{is_local, lobby, lobby_parts};
pub use log::{actor, log, told};
pub use qr::qr_code;
pub use rulebook::rule_text;
pub use rules_page::TableSheet;
pub use scene::Scene;
pub use show::{Ask, Show, Tell, refusal, standing};
pub use shown_view::{ShownView, ViewOf};
pub use site::{components, error, move_here, rules, table_components};
pub use table::{parts, study, study_page, table};
pub use words::{Lang, Words};
