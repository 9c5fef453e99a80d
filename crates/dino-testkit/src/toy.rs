//! A tiny game with everything the laws look at, and its broken sisters.
//!
//! Cards of four kinds lie face down. Each seat holds two, known to itself alone, and lays one face down at the
//! same time as the others. The highest card that nobody else laid scores its value; its seat may then take up to
//! three points from a heap, and has ten seconds for that. After a few tricks the most points win.
//!
//! `Toy<0>` is sound. `Toy<FAULT>` with one of the [`fault`]s breaks one law: the laws are tested with them.

use dino_core::{Game, Seat};
use std::cell::Cell;
use std::hash::{Hash, Hasher};
use std::hint::black_box;
use std::sync::atomic::{AtomicU8, Ordering};

mod config;
pub mod fault;
mod game;
mod notation;
mod state;
mod view;

pub use config::Config;
pub use game::Timer;
pub use notation::{Action, Card, Chance, Text};
pub use state::{Phase, State};
pub use view::{Face, Hand, Seen, View};

/// The tiny game: the sound rules of [`State`], with one fault.
#[derive(Debug)]
pub struct Toy<const FAULT: u8> {
    state: State,
    /// How many actions were refused. Only [`fault::REFUSAL_LEAVES_A_MARK`] counts them.
    marks: AtomicU8,
}

thread_local! {
    /// Something outside the state, for the faults that let it in.
    static OUTSIDE: Cell<u8> = const { Cell::new(0) };
}

/// The outside has changed whenever it is asked.
fn outside() -> u8 {
    OUTSIDE.replace(OUTSIDE.get() ^ 1)
}

impl<const FAULT: u8> Toy<FAULT> {
    fn of(state: State) -> Self {
        Toy { state, marks: AtomicU8::new(0) }
    }

    fn has(fault: u8) -> bool {
        fault::of(FAULT) == fault
    }

    /// Lets a refusal be seen in the state. A check cannot change it otherwise: it has no more than a shared reference.
    fn leave_a_mark(&self) {
        if Self::has(fault::REFUSAL_LEAVES_A_MARK) {
            self.marks.fetch_add(1, Ordering::Relaxed);
        }
    }

    /// What the seat may do, as the rules of this sister say.
    fn allowed(&self, seat: Seat) -> impl Iterator<Item = Action> + Clone {
        let hurries = Self::has(fault::ORDER_NARROWS_CHOICE) && self.state.has_one_laid();
        let skipped = usize::from(hurries && self.state.actions(seat).count() > 1);
        let is_asked = self.pending().seats().contains(seat);
        self.state.actions(seat).skip(skipped).filter(move |_| is_asked)
    }

    /// What one could guess of hidden things from a view that says too much.
    fn leak(&self) -> Option<u8> {
        match fault::of(FAULT) {
            fault::VIEW_LEAKS_PILE => Some(self.state.pile_parity()),
            fault::VIEW_LEAKS_LAID => Some(self.state.high_laid()),
            fault::VIEW_LOSES_A_FIELD => Some(view::LOST),
            _ => None,
        }
    }
}

impl<const FAULT: u8> Clone for Toy<FAULT> {
    fn clone(&self) -> Self {
        if Self::has(fault::CLONE_ALLOCATES) {
            drop(black_box(Box::new(FAULT)));
        }
        Toy { state: self.state.clone(), marks: AtomicU8::new(self.marks.load(Ordering::Relaxed)) }
    }
}

impl<const FAULT: u8> PartialEq for Toy<FAULT> {
    fn eq(&self, other: &Self) -> bool {
        self.state == other.state && self.marks.load(Ordering::Relaxed) == other.marks.load(Ordering::Relaxed)
    }
}

impl<const FAULT: u8> Eq for Toy<FAULT> {}

impl<const FAULT: u8> Hash for Toy<FAULT> {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.state.hash(hasher);
        if Self::has(fault::HASH_VARIES) {
            outside().hash(hasher);
        }
    }
}
