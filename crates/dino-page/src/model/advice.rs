//! What a hint says.

use dino_core::Seat;

/// The best few actions of a seat, and what each would bring.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice {
    /// Whose.
    pub seat: Seat,
    /// After how many events it was asked for.
    pub at: usize,
    /// The best first.
    pub suggestions: Vec<Suggestion>,
}

/// An action that is advised.
#[derive(Clone, PartialEq, Debug)]
pub struct Suggestion {
    /// The action in notation.
    pub action: String,
    /// What it is, as a person would say it.
    pub label: String,
    /// Of a hundred games that go on with it, how many the seat wins; nothing where that cannot be told.
    pub wins: Option<u8>,
    /// Why, in a sentence.
    pub why: Option<String>,
    /// The things on the table it is done with, by the ids of their elements.
    pub elements: Vec<String>,
    /// Whether all of them are taken at once, none before the others.
    pub is_together: bool,
}
