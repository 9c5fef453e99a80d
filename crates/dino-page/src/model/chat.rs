//! What the chat is made from.

use crate::game_page::GamePage;
use dino_core::Seat;

/// Something that was said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChatLine {
    /// Its number.
    pub number: i64,
    /// Who said it: a name alone could be anybody's.
    pub author: ChatAuthor,
    /// What they are called.
    pub name: String,
    /// What.
    pub text: String,
    /// Whether the host has taken it away: then there is no text.
    pub removed: bool,
}

/// Who said something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChatAuthor {
    /// Whoever plays this seat.
    Seat(Seat),
    /// Somebody who watches.
    Watcher,
    /// It was not noted.
    Unknown,
}

/// What was said at a table, a page of it.
#[derive(Clone, Debug)]
pub struct ChatPage {
    /// The table's id.
    pub id: String,
    /// Its game.
    pub game: &'static GamePage,
    /// What was said.
    pub lines: Vec<ChatPageLine>,
    /// Up to which number the page looks back; `None` for the last page.
    pub before: Option<usize>,
    /// Up to which number the page before this one looks back, if there is one.
    pub earlier: Option<usize>,
    /// Whether the reader is the host, who may do something about it.
    pub is_host: bool,
    /// Whether those who watch may not speak.
    pub watchers_silent: bool,
    /// Those the reader does not want to hear.
    pub muted: Vec<Speaker>,
    /// Those the host keeps out of the chat.
    pub kept_out: Vec<Speaker>,
}

/// A line of the chat with what the reader may do about it.
#[derive(Clone, Debug)]
pub struct ChatPageLine {
    /// The line.
    pub line: ChatLine,
    /// The voice that the reader may mute.
    pub may_mute: Option<String>,
    /// Whether the reader may take the line away.
    pub may_remove: bool,
    /// The voice that the reader may keep out of the chat.
    pub may_keep_out: Option<String>,
}

/// Somebody who spoke.
#[derive(Clone, Debug)]
pub struct Speaker {
    /// What tells them from others of the same name.
    pub voice: String,
    /// What they are called.
    pub name: String,
}
