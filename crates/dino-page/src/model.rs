//! What pages are made from: plain data that the server fills in and the pages only read.

use crate::drawings::Drawings;
use crate::game_page::GamePage;
use crate::page_only;
use crate::shown_view::ShownView;
use crate::words::Words;
use dino_core::{OptionSpec, Pace, Pending, Seat, SeatSet, Standing, TableStatus, Viewer};
use maud::{Markup, PreEscaped, html};

/// What every page needs to know about who reads it.
#[derive(Clone, Copy, Debug)]
pub struct Site<'a> {
    /// The reader's language.
    pub words: &'a Words,
    /// Light, dark, or as the system says.
    pub theme: Theme,
    /// The path of this page, so that switching language or theme comes back to it.
    pub path: &'a str,
}

/// Light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// As the system says.
    #[default]
    Auto,
    /// Always light.
    Light,
    /// Always dark.
    Dark,
}

/// The first page.
#[derive(Debug)]
pub struct HomePage {
    /// Tables the reader sits at, those that wait for the reader first.
    pub yours: Vec<TableLine>,
    /// Tables anybody may watch or join.
    pub open: Vec<TableLine>,
    /// The table the reader has just taken off the list, to be put back if that was a slip.
    pub gone: Option<TableLine>,
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

/// A table with its game on, over, or at a moment of its replay.
pub struct TablePage<'a> {
    /// The table's id.
    pub id: &'a str,
    /// Who sits where, with what is to be known of them.
    pub seats: Vec<TableSeat>,
    /// Whose eyes the reader looks with.
    pub viewer: Viewer,
    /// All seats of the reader: several where people share a device.
    pub yours: SeatSet,
    /// The moment shown: after so many events.
    pub at: usize,
    /// How many events there are.
    pub events: usize,
    /// Whether this is a replay, in which nothing can be done.
    pub replay: bool,
    /// Where a step back and a step on lead in a replay: nobody has to watch card after card being dealt.
    pub steps: [usize; 2],
    /// What the game waits for at this moment.
    pub pending: Pending,
    /// The seats of the reader's that the table acts for, as they have said beforehand: nobody asks them.
    pub automatic: SeatSet,
    /// The name of the component sheet, where it is not the game's own.
    pub sheet: Option<&'a str>,
    /// What the reader may know at this moment.
    pub view: &'a dyn ShownView,
    /// What was drawn of this moment, and of the one before, for whoever looked. A replay does without.
    pub drawings: Option<&'a Drawings>,
    /// What happened up to this moment, as far as the reader may know: for whole pages, updates do without.
    pub log: Vec<LogLine>,
    /// What each seat did last, in words; nothing where that is long ago.
    pub last_actions: Vec<Option<String>>,
    /// The seat of the reader's that may take back now.
    pub take_back: Option<Seat>,
    /// What was said last.
    pub chat: Vec<ChatLine>,
    /// Whether the reader may say something.
    pub may_speak: bool,
    /// The end of the game, at its last moment.
    pub standing: Option<Standing>,
    /// Why the last thing the reader tried was refused: for a browser without script.
    pub refusal: Option<Refused>,
}

impl TablePage<'_> {
    /// Its game.
    pub fn game(&self) -> &'static GamePage {
        self.view.page()
    }
}

/// A seat of a running game.
#[derive(Clone, Debug)]
pub struct TableSeat {
    /// Which.
    pub seat: Seat,
    /// What to call it.
    pub name: String,
    /// Whether a bot plays it, for good or in its person's stead.
    pub bot: bool,
    /// Whether it belongs to a person, who may be away.
    pub person: bool,
    /// Whether the person is looking at the table now.
    pub here: bool,
    /// Seconds left on its clock, when there is one.
    pub clock: Option<u32>,
    /// The private address that moves this seat to another device: for its own person only.
    pub link: Option<String>,
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogLine {
    /// Its number: the moment right after it is `/t/ID/replay/NUMBER`.
    pub number: usize,
    /// Who did it; `None` for chance.
    pub seat: Option<Seat>,
    /// What they are called, where somebody did it.
    pub name: Option<String>,
    /// The sentence, in the reader's language.
    pub text: String,
    /// The same for the script, where pieces move.
    pub deed: Option<String>,
}

/// What is told about a thing or an action somebody considers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Considered {
    /// The sentence, in the reader's language.
    pub sentence: String,
    /// The same in three or four words, to stand beside the thing itself; empty where the sentence is enough.
    pub short: String,
    /// The cells it is about, each with the class that marks it.
    pub marks: Vec<(String, &'static str)>,
}

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

/// Why something was refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused {
    /// The sentence, in the reader's language.
    pub sentence: String,
    /// The rule behind it, such as CUB-21.
    pub rule: Option<String>,
}

/// A kind of action a seat may take now: a text with places to fill in, and what may be filled in.
///
/// All ways to fill it in are legal; all offers together are all that a seat may choose from. The page shows it as buttons and
/// selections, the script as things to click one after the other.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Offer {
    /// The notation, with `{0}`, `{1}` for what is chosen in each step: `buy 10 {0} for {1}`.
    pub template: String,
    /// What it is, as a person would say it.
    pub label: String,
    /// The element one clicks first, when the first choice alone would not tell what is meant.
    pub start: Option<String>,
    /// Whether it leaves be what could still be done: such an offer comes last and is not what a page urges one to.
    pub idle: bool,
    /// What is to be chosen, one after the other.
    pub steps: Vec<Step>,
}

impl Offer {
    /// The offer with this template, made if there is none yet.
    pub(crate) fn of(
        offers: &mut Vec<Self>,
        template: String,
        new: impl FnOnce(String) -> Self,
    ) -> &mut Self {
        let at = offers.iter().position(|offer| offer.template == template).unwrap_or_else(|| {
            offers.push(new(template));
            offers.len() - 1
        });
        &mut offers[at]
    }
}

/// One choice of an offer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// What is chosen here, as a person would say it. Where several things are clicked one after the other it may say
    /// what each of them is, with semicolons between.
    pub label: String,
    /// What there is to choose from.
    pub choices: Vec<Choice>,
}

/// Something to choose.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The word that goes into the notation.
    pub word: String,
    /// The element one clicks, or several with a space between them, clicked one after the other.
    pub element: String,
    /// What it is, as a person would say it.
    pub label: String,
    /// Under whose name it stands in a long list, when there is one.
    pub group: Option<String>,
}

/// A part of the table under a stable element id, sent anew whenever it changes.
#[derive(Clone, Debug)]
pub struct Part {
    /// The id of its element.
    pub id: String,
    /// The classes of its element.
    pub class: &'static str,
    /// Where on the page it stands.
    pub zone: Zone,
    /// What is in it.
    pub html: Markup,
}

impl Part {
    /// A part of a game's table.
    pub(crate) fn new(id: impl Into<String>, class: &'static str, zone: Zone, html: Markup) -> Self {
        Self { id: id.into(), class, zone, html }
    }

    /// The part as it stands in a whole page.
    pub(crate) fn in_page(&self) -> Markup {
        html! { div id=(self.id) class=(self.class) data-part { (PreEscaped(page_only::for_page(&self.html.0))) } }
    }

    /// What is sent when the part has changed.
    pub fn into_update(self) -> (String, String) {
        (self.id, page_only::for_update(self.html.0))
    }
}

/// Where a part of the table stands. A large window shows all of them at once; on a phone they follow one another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Zone {
    /// The title of the page.
    Title,
    /// The bar at the top: round and phase.
    Bar,
    /// The row of those who sit opposite, each with its whole board.
    Others,
    /// Left: the piece that all share, such as a wheel, a deck, a clock.
    Shared,
    /// The middle, as large as the window allows: what it is all about.
    Board,
    /// Right: where one acts or counts, such as a laboratory, a market.
    Act,
    /// The rim of the tray: what is asked and what may be done.
    Step,
    /// The tray: what is the reader's own.
    Mine,
    /// In the place of the middle once the game is over.
    End,
    /// The menu: what the reader may set.
    Menu,
}
