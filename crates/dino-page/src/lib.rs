//! What a person reads: the words of both languages, tables as text, and everything a browser gets.
//!
//! Nothing here knows a state: all is made from views and from the plain data of [`model`]. Each game has one folder under
//! [`games`] that implements [`Ask`], [`Tell`] and [`Show`] and exports one [`GamePage`]; a [`ShownView`] is a view with its
//! type forgotten.

#[macro_use]
pub mod games;

mod act;
mod advice;
pub mod art;
mod assets;
mod chat;
#[cfg(test)]
mod checks;
mod deal;
pub mod diagram;
mod drawings;
mod end;
mod fair;
mod faults;
mod gallery;
mod game_page;
pub mod hexmap;
mod history;
mod home;
mod keys;
mod leave;
pub mod lesson;
mod lines;
mod lobby;
mod log;
pub mod model;
mod notes;
mod notify;
mod page_only;
mod picture;
mod preview;
mod qr;
mod reactions;
mod recap;
mod replay;
mod review;
mod rulebook;
pub mod rules_page;
mod scene;
mod score_sheet;
mod seats;
mod show;
mod shown_view;
mod site;
mod spelling;
mod stage;
mod start;
mod story;
mod table;
mod tempo;
mod thumb;
mod ties;
mod words;

pub use advice::{advice, advice_panel, explained, weighed};
pub use assets::{Asset, assets};
pub use chat::chat;
pub use deal::deal;
pub use diagram::Diagram;
pub use drawings::Drawings;
pub use fair::fair;
pub use faults::{config_error, no_takeback, record_error};
pub use fluent_bundle::FluentValue as Value;
pub use gallery::gallery;
pub use game_page::{FindPar, GamePage, Par, Variant};
pub use history::history;
pub use home::home;
pub use lines::{HINT, chat_content, chat_line, log_line};
pub use lobby::{is_local, lobby, lobby_parts};
pub use log::{actor, log, told};
pub use picture::{PICTURE_HEIGHT, PICTURE_WIDTH, Picture};
pub use qr::qr_code;
pub use review::{Tried, chart_document, puzzle, review, tenths};
pub use rulebook::rule_text;
pub use rules_page::TableSheet;
pub use scene::Scene;
pub use show::{Aftermath, Ask, Show, Tell, refusal, standing};
pub use shown_view::{ShownView, ViewOf};
pub use site::{components, error, move_here, rules, table_components};
pub use start::start;
pub use story::{Chapter, Sign, Story};
pub use table::{parts, study, study_page, table};
pub use tempo::{Tempo, telling};
pub use words::{Lang, Words};
