//! What one game brings to the pages beside the drawing of its table ([`crate::Show`]): one entry for each game.

use crate::notes::Note;
use crate::rules_page::Book;
use crate::words::Words;
use dino_core::Meta;
use maud::Markup;

/// All that the common pages need of a game. Each folder under `games` exports one as `PAGE`.
pub struct GamePage {
    /// What is fixed about the game.
    pub meta: &'static Meta,
    /// The words of the game, each file in English and French with the same keys.
    pub(crate) words: &'static [[&'static str; 2]],
    /// Its rules as texts.
    pub(crate) book: Book,
    /// The style of its own pages.
    pub(crate) style: &'static str,
    /// The tones of its drawings, as far as they stand on pages of all games.
    pub(crate) pictures: &'static str,
    /// Its scripts by their file names. The first is loaded with its tables and imports the others.
    pub(crate) scripts: &'static [(&'static str, &'static str)],
    /// The drawings its pages hold and point to: those that are not in its file.
    pub(crate) symbols: fn() -> Markup,
    /// The symbols of its file `/assets/<prefix>.svg`, which browsers keep.
    pub(crate) sprite: fn() -> Markup,
    /// The cloth its tables lie on, in shapes of SVG. It stands in the page itself: gradients and patterns of a file cannot take
    /// their colours from outside.
    pub(crate) world: &'static str,
    /// The middle of its table in a few shapes, 220 wide and 78 high: tables look like this in lists.
    pub(crate) thumb: &'static str,
    /// One of each kind of its pieces, which the gallery shows in every state: the kind, the box of the drawing, and the drawing by its
    /// file and name.
    pub(crate) kinds: &'static [(&'static str, &'static str, &'static str)],
    /// A picture for the list of games.
    pub(crate) picture: fn() -> Markup,
    /// The base game, and more of it: what one may choose from before one plays against bots. Nothing where there is one alone.
    pub variants: &'static [Variant],
    /// What a value of an option is called, or a thing that such values name, where its code says nothing to a person.
    pub(crate) value_name: fn(&str, &Words) -> Option<String>,
    /// The drawing of a thing that values of options name, as boxes in the lobby show it; what it is called stands there otherwise.
    pub(crate) thing: fn(&str) -> Option<Markup>,
    /// Its lessons and what there is to practise: each file by its name, with its text.
    pub lessons: &'static [(&'static str, &'static str)],
    /// The words whose meaning its rules explain where they stand.
    pub(crate) terms: &'static [&'static str],
    /// What is said once in a first game against bots, beside the first thing of its kind.
    pub(crate) notes: &'static [Note],
    /// Finds the best that can be made of cards by their names, with a component sheet of one's own or the embedded one:
    /// for games in which that can be known.
    pub par: Option<FindPar>,
    /// How its deal of the day is played.
    pub daily: Daily,
}

/// The deal of the day: how many play it, and with which options.
#[derive(Debug)]
pub struct Daily {
    /// The seats, the reader's among them; bots hold the others.
    pub seats: u8,
    /// The options.
    pub options: &'static [(&'static str, &'static str)],
}

impl Daily {
    /// The usual game against two bots.
    pub const USUAL: Daily = Daily { seats: 3, options: &[] };
}

/// A way to play a game that newcomers choose by name.
#[derive(Debug)]
pub struct Variant {
    /// `base` or `advanced`.
    pub name: &'static str,
    /// The options that make it.
    pub options: &'static [(&'static str, &'static str)],
}

/// Finds what is best for cards by their names and a component sheet.
pub type FindPar = fn(&[String], Option<&str>) -> Result<Par, String>;

/// The best that can be made of given cards.
#[derive(Debug)]
pub struct Par {
    /// What it scores.
    pub points: u16,
    /// What the points come from.
    pub parts: Vec<(&'static str, u8)>,
    /// Which cards lie where.
    pub rows: Vec<Vec<String>>,
    /// The cards to slide, one after the other.
    pub slides: Vec<String>,
    pub(crate) text: fn(&Par, &Words) -> String,
}

impl Par {
    /// The same as a person reads it.
    pub fn in_words(&self, words: &Words) -> String {
        (self.text)(self, words)
    }
}

impl GamePage {
    /// The name of the file of its drawings, as short as the numbers of its rules: every piece of every update says it.
    pub(crate) fn sprite_name(&self) -> String {
        format!("{}.svg", self.meta.prefix.to_lowercase())
    }

    /// The address of its style.
    pub(crate) fn style_address(&self) -> String {
        format!("/assets/{}.css", self.meta.id)
    }

    /// The address of its script, where it has one: what the common one does not know.
    pub(crate) fn script_address(&self) -> Option<String> {
        self.scripts.first().map(|(name, _)| format!("/assets/{name}"))
    }
}

impl std::fmt::Debug for GamePage {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "GamePage({})", self.meta.id)
    }
}
