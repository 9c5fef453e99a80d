//! What the pages around the tables are made from: the first page, starting, history, lobbies, draws.

use crate::game_page::GamePage;
use crate::lesson::Progress;
use dino_core::{OptionSpec, Pace, Seat, TableStatus};

/// The first page.
#[derive(Debug)]
pub struct HomePage {
    /// Tables the reader sits at, those that wait for the reader first.
    pub yours: Vec<TableLine>,
    /// Tables anybody may watch or join.
    pub open: Vec<TableLine>,
    /// The table the reader has just taken off the list, to be put back if that was a slip.
    pub gone: Option<TableLine>,
    /// The ids of games the reader has played.
    pub played: Vec<&'static str>,
    /// How far the reader is in the lessons of each game, by its id.
    pub learning: Vec<(&'static str, Progress)>,
    /// Today, as `2026-11-18`.
    pub day: String,
    /// The deals of the day.
    pub deals: Vec<DailyLine>,
}

/// A deal of the day, as the first page offers it.
#[derive(Debug)]
pub struct DailyLine {
    /// The game.
    pub game: &'static GamePage,
    /// What somebody good makes of it, where that is known.
    pub par: Option<i32>,
    /// Who has made the most of it so far.
    pub best: Option<(String, i32)>,
    /// What the reader made of it: the points, and the place among all who played it, from 1.
    pub own: Option<(i32, usize)>,
}

/// What is chosen before one plays against bots.
#[derive(Clone, Copy, Debug)]
pub struct StartPage {
    /// The game.
    pub game: &'static GamePage,
    /// How many sit at the table, the reader among them.
    pub seats: u8,
    /// How the bots play.
    pub level: &'static str,
    /// Which of the game's variants.
    pub variant: usize,
    /// Whether all this was chosen last time.
    pub is_remembered: bool,
}

/// A table in a list.
#[derive(Clone, Debug)]
pub struct TableLine {
    /// Its id, as in its address `/t/ID`.
    pub id: String,
    /// Its game.
    pub game: &'static GamePage,
    /// Who sits there, free seats left out.
    pub names: Vec<String>,
    /// All seats in turn, whether the reader's, somebody else's or nobody's.
    pub seats: Vec<LineSeat>,
    /// How many seats are free.
    pub free: usize,
    /// For whom it waits, by name.
    pub waits_for: Vec<String>,
    /// Where it stands.
    pub status: TableStatus,
    /// Whether it waits for the reader.
    pub waits_for_you: bool,
    /// Whether the reader may take it off the list: it is the reader's, and nobody else waits there.
    pub may_go: bool,
}

/// The games a reader has played.
#[derive(Debug)]
pub struct HistoryPage {
    /// The games of this page, the latest first.
    pub lines: Vec<HistoryLine>,
    /// All that were found, game by game.
    pub games: Vec<GameCount>,
    /// Which page it is, from 1.
    pub page: usize,
    /// How many there are.
    pub pages: usize,
}

/// A game that is over.
#[derive(Debug)]
pub struct HistoryLine {
    /// The table's id.
    pub id: String,
    /// Its game.
    pub game: &'static GamePage,
    /// Who else played.
    pub others: Vec<String>,
    /// The day it was opened.
    pub date: String,
    /// How it ended for the reader, where that is known.
    pub result: Option<OwnResult>,
}

/// How a game ended for somebody.
#[derive(Clone, Copy, Debug)]
pub struct OwnResult {
    /// The rank, from 1.
    pub rank: u8,
    /// The points; none where somebody gave up and nothing was counted.
    pub points: Option<i32>,
    /// Of how many.
    pub of: usize,
}

/// How often a game was played, and how well.
#[derive(Debug)]
pub struct GameCount {
    /// The game.
    pub game: &'static GamePage,
    /// How often.
    pub played: usize,
    /// How often it was won.
    pub won: usize,
    /// The most points.
    pub best: Option<i32>,
}

/// Those who played the same deal.
#[derive(Debug)]
pub struct DealPage {
    /// The game.
    pub game: &'static GamePage,
    /// The day, where it is the deal of today.
    pub day: Option<String>,
    /// What somebody good makes of it, where that is known.
    pub par: Option<i32>,
    /// Whether one plays it alone: then there is no rank.
    pub is_solo: bool,
    /// What the deal is found by.
    pub key: String,
    /// Who played it, the best first.
    pub lines: Vec<DealLine>,
}

/// What somebody made of a deal.
#[derive(Debug)]
pub struct DealLine {
    /// The table.
    pub table: String,
    /// Who.
    pub name: String,
    /// Whether that is the reader.
    pub is_you: bool,
    /// The rank at that table, from 1.
    pub rank: u8,
    /// The points.
    pub points: i32,
}

/// A seat of a table in a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LineSeat {
    /// The reader's.
    Yours,
    /// Somebody else's, or a bot's.
    Taken,
    /// Nobody's.
    Free,
}

/// A table before its game begins.
#[derive(Debug)]
pub struct LobbyPage {
    /// The table's id.
    pub id: String,
    /// Its game.
    pub game: &'static GamePage,
    /// The address to send to friends.
    pub url: String,
    /// What the host is called, where the host has a seat.
    pub host: Option<String>,
    /// The SHA-256 of the server's part of the seed, in hexadecimal.
    pub commitment: String,
    /// The options there are, each with its value now.
    pub options: Vec<(&'static OptionSpec, &'static str)>,
    /// The component sheets that may be chosen beside the game's own.
    pub sheets: Vec<String>,
    /// The one that is chosen.
    pub sheet: Option<String>,
    /// The seats.
    pub seats: Vec<LobbySeat>,
    /// How fast it is to be played.
    pub pace: Pace,
    /// Whether the table is listed under "Watch".
    pub listed: bool,
    /// Whether those who play may ask for hints.
    pub hints: bool,
    /// Whether the reader may change options and start.
    pub is_host: bool,
    /// Whether the reader sits here and the host does not look: after a while anybody who sits may start.
    pub may_begin_for_host: bool,
    /// What went wrong with the last thing the reader did, in the reader's language.
    pub error: Option<String>,
}

/// A seat before the game begins.
#[derive(Clone, Debug)]
pub struct LobbySeat {
    /// Which.
    pub seat: Seat,
    /// Who sits there.
    pub holder: Holder,
    /// The private address that moves this seat to another device: for its own person only.
    pub link: Option<String>,
    /// What the reader's browser has announced to add to the seed: its SHA-256. For the reader's own seats only.
    pub part_sha256: Option<String>,
}

/// Who holds a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Holder {
    /// Nobody yet.
    Free,
    /// A person.
    Person {
        /// The name the person gave.
        name: String,
        /// Whether that is the reader.
        you: bool,
    },
    /// A bot, by its kind's name.
    Bot(String),
}

/// How the cards of a table were drawn.
pub struct FairPage<'a> {
    /// The table's id.
    pub id: &'a str,
    /// Its game.
    pub game: &'static GamePage,
    /// The SHA-256 of the server's part of the seed, in hexadecimal.
    pub commitment: String,
    /// Who added what to it.
    pub seats: Vec<FairSeat>,
    /// Whether the game has begun.
    pub has_begun: bool,
    /// The server's part of the seed, once the game is over.
    pub seed: Option<String>,
    /// What was found wrong when all draws were made once more.
    pub fault: Option<String>,
}

/// What a seat added to the seed.
pub struct FairSeat {
    /// The seat.
    pub seat: Seat,
    /// What to call it.
    pub name: String,
    /// Whether a bot sits there, which adds nothing.
    pub is_bot: bool,
    /// Whether its person has announced something.
    pub has_announced: bool,
    /// What it added, in hexadecimal.
    pub part: Option<String>,
}
