//! Who looks at a table, and what follows from it.

use crate::model::{Follow, Site, TablePage, TableSeat};
use crate::words::Words;
use dino_core::{Seat, Standing, Viewer};
use maud::Markup;
use std::hash::Hash;

/// A table as one reader sees it: what boards are drawn from.
pub struct Scene<'a> {
    /// The table.
    pub page: &'a TablePage<'a>,
    /// The reader's words.
    pub words: &'a Words,
    /// What to call each seat.
    pub names: Vec<String>,
    /// The seat whose place comes first: the reader's, where there is one.
    pub you: Option<Seat>,
    /// Whether the game waits for that seat, and the reader may act for it here and now.
    pub acts: bool,
    /// Another seat of the reader has to act and may know more: the device has to be handed over first.
    pub hand_to: Option<Seat>,
}

impl<'a> Scene<'a> {
    /// The scene of a table as this reader sees it.
    pub fn new(site: &Site<'a>, page: &'a TablePage<'a>) -> Scene<'a> {
        Self::with_secrets(site, page, page.game().meta.has_secrets)
    }

    /// The same; `secrets` tells whether a seat of this game may know what others may not.
    pub(crate) fn with_secrets(site: &Site<'a>, page: &'a TablePage<'a>, secrets: bool) -> Scene<'a> {
        let names = page.seats.iter().map(|seat| seat.name.clone()).collect();
        let asked = page.pending.seats();
        let plays = |seat: &Seat| {
            let is_own = page.yours.contains(*seat) && !page.automatic.contains(*seat);
            asked.contains(*seat) && is_own && !page.replay && !held_by_bot(page, *seat)
        };
        let own = match page.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public | Viewer::Everything => None,
        };
        let to_act = own.filter(plays).or_else(|| page.yours.iter().find(plays));
        let (you, hand_to) = match to_act {
            Some(seat) if secrets && own != Some(seat) => (own, Some(seat)),
            Some(seat) => (Some(seat), None),
            None => (own, None),
        };
        // Where a lesson only speaks, nothing looks as if it could be clicked.
        let acts = hand_to.is_none()
            && to_act.is_some()
            && page.lesson.as_ref().is_none_or(crate::lesson::LessonPage::awaits);
        Scene { page, words: site.words, names, you, acts, hand_to }
    }

    /// What to call a seat.
    pub fn name(&self, seat: Seat) -> &str {
        crate::show::name(&self.names, seat)
    }

    /// Who sits there.
    pub fn seat(&self, seat: Seat) -> Option<&'a TableSeat> {
        self.page.seats.iter().find(|entry| entry.seat == seat)
    }

    /// Whether the reader has a seat that can still be asked something.
    pub fn is_player(&self) -> bool {
        !self.page.replay && !self.page.yours.is_empty()
    }

    /// All seats in the order they are shown: the reader's first, the others as they sit.
    pub fn order(&self) -> Vec<Seat> {
        self.you.unwrap_or(Seat::FIRST).round(self.page.seats.len() as u8, true).collect()
    }

    /// The seat whose board lies large in the middle: the reader's, or that of whose turn it is; or whom who only looks on
    /// wants to follow.
    pub fn main(&self, turn: Seat) -> Seat {
        match self.page.follows {
            Some(Follow::Seat(seat)) if seat.index() < self.page.seats.len() => seat,
            Some(Follow::Turn) => turn,
            _ => self.you.unwrap_or(turn),
        }
    }

    /// A drawing that is the same wherever `depends_on` is: for several readers, and from one moment to the next. It may
    /// also depend on the language, the names, and what is fixed for a table: its options and its sheet.
    pub fn drawn(&self, what: &'static str, depends_on: impl Hash, draw: impl FnOnce() -> Markup) -> Markup {
        match self.page.drawings {
            Some(drawings) => drawings.get(what, (self.words.lang(), &self.names, depends_on), draw),
            None => draw(),
        }
    }

    /// How the game ended, where its points were counted: not where somebody gave up.
    pub fn counted(&self) -> Option<&'a Standing> {
        self.page.standing.as_ref().filter(|standing| standing.resigned.is_empty())
    }

    /// What the seat did last, in words.
    pub fn last_action(&self, seat: Seat) -> Option<&'a str> {
        self.page.last_actions.get(seat.index())?.as_deref()
    }
}

/// Whether a bot plays the seat now.
fn held_by_bot(page: &TablePage<'_>, seat: Seat) -> bool {
    page.seats.iter().any(|entry| entry.seat == seat && entry.bot)
}
