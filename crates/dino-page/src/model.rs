//! What pages are made from: plain data that the server fills in and the pages only read.

mod advice;
mod around;
mod chat;
mod review;

use crate::drawings::Drawings;
use crate::game_page::GamePage;
use crate::lesson::LessonPage;
use crate::page_only;
use crate::shown_view::ShownView;
use crate::spelling;
use crate::story::{Chapter, Sign, Story};
use crate::words::Words;
use dino_core::{Pending, Seat, SeatSet, Standing, Viewer};
use maud::{Markup, PreEscaped, html};

pub use advice::*;
pub use around::*;
pub use chat::*;
pub use review::*;

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

/// A table with its game on, over, or at a moment of its replay.
pub struct TablePage<'a> {
    /// The address to send to friends.
    pub url: String,
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
    /// Whose board who watches or goes through a replay wants to see large.
    pub follows: Option<Follow>,
    /// Where a step back and a step on lead in a replay: nobody has to watch card after card being dealt.
    pub steps: [usize; 2],
    /// The whole game as a story: for replays.
    pub story: Story,
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
    /// The lesson it belongs to, where it is no table of its own.
    pub lesson: Option<LessonPage<'a>>,
    /// The deal it plays, where others play the same: what `/deals/KEY` is found by.
    pub deal: Option<&'a str>,
    /// Whether the reader may ask for a hint here.
    pub hints: bool,
    /// What the reader was advised just now: for a browser without script.
    pub advice: Option<Advice>,
}

impl TablePage<'_> {
    /// Its game.
    pub fn game(&self) -> &'static GamePage {
        self.view.page()
    }

    /// The address under which what is done here goes.
    pub(crate) fn address(&self) -> String {
        self.lesson.as_ref().map_or_else(|| format!("/t/{}", self.id), |lesson| lesson.address.clone())
    }
}

/// Whose board somebody looks at who has nothing to do at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Follow {
    /// That of whose turn it is.
    Turn,
    /// Always that of this seat.
    Seat(Seat),
}

impl Follow {
    /// As an address says it: the number of a seat, or 0.
    pub fn number(self) -> u8 {
        match self {
            Follow::Turn => 0,
            Follow::Seat(seat) => seat.number(),
        }
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
#[derive(Clone, PartialEq, Eq, Debug, Default)]
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
    /// A drawing of what it is about, as markup.
    pub picture: Option<String>,
    /// Where it stands in the game, when that is not where the line before it stands.
    pub chapter: Option<Chapter>,
    /// The round it belongs to, from 1; 0 before the first.
    pub round: u16,
    /// Whether it mattered, and how.
    pub sign: Option<Sign>,
    /// How long it is told, in hundredths of an ordinary act.
    pub length: u32,
    /// Whether one may ask why: a bot did it, and there is nobody else to hear the answer.
    pub why: bool,
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
    /// Whether a lesson speaks of it as a whole.
    pub lit: bool,
}

impl Part {
    /// A part of a game's table.
    pub(crate) fn new(id: impl Into<String>, class: &'static str, zone: Zone, html: Markup) -> Self {
        Self { id: id.into(), class, zone, html, lit: false }
    }

    /// The part as it stands in a whole page.
    pub(crate) fn in_page(&self) -> Markup {
        // Only what stays on the page and changes is read out: the part, not the card in it.
        let role = (self.zone == Zone::Said).then_some("status");
        html! { div id=(self.id) class=(self.class) role=[role] data-part data-lit[self.lit] { (PreEscaped(page_only::for_page(&self.html.0))) } }
    }

    /// What is sent when the part has changed.
    pub fn into_update(self) -> (String, String) {
        (self.id, spelling::shortened(&page_only::for_update(self.html.0)))
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
    /// What a lesson says, beside what it speaks of.
    Said,
    /// In the place of the middle once the game is over.
    End,
    /// The menu: what the reader may set.
    Menu,
}
