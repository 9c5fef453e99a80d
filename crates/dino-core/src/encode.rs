//! Games as numbers, for programs that learn: what a seat may know as a fixed row of numbers, what it may do as short
//! words of a fixed set of tokens.
//!
//! A learner chooses from a set of the same size at every decision. Actions that name several things (a hunt, the dinosaurs
//! that survive) would make that set astronomically large, so an action is *spelled*: it is a [`Word`] of a few tokens, and a
//! learner says one token at a time, from those that begin or continue a legal action ([`Choices`]). As soon as all actions
//! that are left are spelled alike, the action is played.
//!
//! Both sides are made from the view of the seat alone, so an array can tell nothing that the view does not (law 7).

use crate::game::{Game, GameExt as _};
use crate::seat::Seat;

/// The most tokens of a word.
pub const MAX_WORD: usize = 10;

/// A game whose views are numbers and whose actions are words.
///
/// The numbers are made from a view alone. Other seats are named by how many places to the left of the seat they sit, so
/// that what is learned in one seat holds in all.
pub trait Encode: Game {
    /// What the numbers and tokens are.
    const ENCODING: Encoding;

    /// Writes what the seat may know, in the order of [`Encoding::fields`]. The row is zero at first. All numbers lie
    /// between -1 and 1.
    fn encode(view: &Self::View, seat: Seat, numbers: &mut Numbers<'_>);

    /// The action, which is legal, as tokens. No legal word begins another. Actions that do the same with things that are
    /// alike may share a word. `None` for what learners are not offered; at least one action of a pending seat is.
    fn spell(view: &Self::View, seat: Seat, action: Self::Action) -> Option<Word>;
}

/// What the numbers and tokens of a game are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Encoding {
    /// Raised whenever a number or a token means something else.
    pub version: u16,
    /// The numbers of an observation, one field after the other.
    pub fields: &'static [Field],
    /// The tokens, one group after the other.
    pub tokens: &'static [Field],
}

/// Numbers or tokens that belong together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Field {
    /// Its name.
    pub name: &'static str,
    /// How many there are along each axis, the last axis the fastest.
    pub shape: &'static [usize],
    /// What they are.
    pub about: &'static str,
}

impl Field {
    /// A field for a list of them.
    pub const fn new(name: &'static str, shape: &'static [usize], about: &'static str) -> Field {
        Field { name, shape, about }
    }

    /// How many numbers or tokens.
    pub const fn len(&self) -> usize {
        let (mut len, mut axis) = (1, 0);
        while axis < self.shape.len() {
            len *= self.shape[axis];
            axis += 1;
        }
        len
    }

    /// Whether there is none.
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

impl Encoding {
    /// How many numbers the game itself writes.
    pub const fn numbers(&self) -> usize {
        total(self.fields)
    }

    /// How many tokens there are.
    pub const fn token_count(&self) -> usize {
        total(self.tokens)
    }

    /// How many numbers an observation has: those of the game, and one for each token, which is 1 once it was said for the
    /// action that is being spelled.
    pub const fn len(&self) -> usize {
        self.numbers() + self.token_count()
    }

    /// Whether there is nothing to observe.
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The first token of a group.
    ///
    /// # Panics
    /// When there is no such group: asked in constants, that does not compile.
    pub const fn first(&self, name: &str) -> u16 {
        let (mut first, mut group) = (0, 0);
        while group < self.tokens.len() {
            if same(self.tokens[group].name, name) {
                return first as u16;
            }
            first += self.tokens[group].len();
            group += 1;
        }
        panic!("no such group of tokens")
    }

    /// What a token is called: its group, and its number there where there are several.
    pub fn token_name(&self, token: usize) -> Option<String> {
        let mut first = 0;
        for group in self.tokens {
            if token < first + group.len() {
                let one = group.len() == 1;
                return Some(if one {
                    group.name.to_owned()
                } else {
                    format!("{} {}", group.name, token - first)
                });
            }
            first += group.len();
        }
        None
    }
}

const fn total(fields: &[Field]) -> usize {
    let (mut sum, mut at) = (0, 0);
    while at < fields.len() {
        sum += fields[at].len();
        at += 1;
    }
    sum
}

const fn same(one: &str, other: &str) -> bool {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    let mut at = 0;
    while at < one.len() && at < other.len() && one[at] == other[at] {
        at += 1;
    }
    at == one.len() && at == other.len()
}

/// How many places to the left of `seat` another one sits.
#[inline]
pub fn places_left(seat: Seat, other: Seat, seats: u8) -> usize {
    let seats = usize::from(seats);
    (other.index() + seats - seat.index()) % seats
}

/// A row of numbers that is being written, field by field.
#[derive(Debug)]
pub struct Numbers<'o> {
    row: &'o mut [f32],
    at: usize,
    fields: &'static [Field],
    /// Where the fields begun so far end: looked at in builds that check.
    end: usize,
}

impl<'o> Numbers<'o> {
    /// A row to be written. It is set to zero.
    pub fn new(encoding: &Encoding, row: &'o mut [f32]) -> Self {
        row.fill(0.0);
        Numbers { row, at: 0, fields: encoding.fields, end: 0 }
    }

    /// The next field begins, which is called so.
    #[inline]
    pub fn field(&mut self, name: &str) {
        if cfg!(debug_assertions) {
            assert_eq!(self.at, self.end, "the field before {name} has another length");
            let field = self.fields[0];
            assert_eq!(field.name, name);
            (self.fields, self.end) = (&self.fields[1..], self.end + field.len());
        }
    }

    /// One number.
    #[inline]
    pub fn put(&mut self, value: f32) {
        self.row[self.at] = value;
        self.at += 1;
    }

    /// 1 or 0.
    #[inline]
    pub fn flag(&mut self, is_so: bool) {
        self.put(f32::from(u8::from(is_so)));
    }

    /// A number as a part of `whole`, cut at -1 and 1.
    #[inline]
    pub fn part(&mut self, value: impl Into<i32>, whole: u16) {
        self.put((value.into() as f32 / f32::from(whole)).clamp(-1.0, 1.0));
    }

    /// `len` numbers, of which the one at `index` is 1.
    #[inline]
    pub fn one_of(&mut self, len: usize, index: Option<usize>) {
        if let Some(index) = index.filter(|index| *index < len) {
            self.row[self.at + index] = 1.0;
        }
        self.at += len;
    }

    /// `len` numbers, of which those are 1 whose bit is set.
    #[inline]
    pub fn bits(&mut self, len: usize, bits: u128) {
        let mut left = bits;
        while left != 0 {
            let index = left.trailing_zeros() as usize;
            if index < len {
                self.row[self.at + index] = 1.0;
            }
            left &= left - 1;
        }
        self.at += len;
    }

    /// `len` numbers to be written in any order; they are 0 so far.
    #[inline]
    pub fn slice(&mut self, len: usize) -> &mut [f32] {
        let from = self.at;
        self.at += len;
        &mut self.row[from..self.at]
    }

    /// So many numbers stay 0.
    #[inline]
    pub fn skip(&mut self, len: usize) {
        self.at += len;
    }

    /// `len` numbers for each of `most` seats, the seat itself first and then to the left; those of seats that do not play
    /// stay 0.
    #[inline]
    pub fn by_seat(
        &mut self,
        (seat, seats, most): (Seat, u8, usize),
        len: usize,
        mut write: impl FnMut(Seat, &mut Self),
    ) {
        let from = self.at;
        for (place, other) in seat.round(seats, true).enumerate() {
            write(other, self);
            debug_assert_eq!(self.at, from + (place + 1) * len);
        }
        self.at = from + most * len;
    }

    /// How many numbers are written or skipped.
    pub fn written(&self) -> usize {
        self.at
    }
}

/// An action as tokens.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Word {
    tokens: [u16; MAX_WORD],
    len: u8,
}

impl Word {
    /// The word of one token.
    #[inline]
    pub const fn one(token: u16) -> Word {
        let mut tokens = [0; MAX_WORD];
        tokens[0] = token;
        Word { tokens, len: 1 }
    }

    /// The word with one token more.
    #[inline]
    #[must_use]
    pub const fn and(mut self, token: u16) -> Word {
        self.tokens[self.len as usize] = token;
        self.len += 1;
        self
    }

    /// Its tokens.
    #[inline]
    pub fn tokens(&self) -> &[u16] {
        &self.tokens[..usize::from(self.len)]
    }
}

/// What a seat may do, and the tokens of it that were said.
#[derive(Clone, Debug)]
pub struct Choices<G: Game> {
    actions: Vec<G::Action>,
    words: Vec<Word>,
    said: [u16; MAX_WORD],
    count: usize,
}

/// The token neither begins nor continues a legal action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("action {0} is masked: it neither begins nor continues anything legal")]
pub struct Masked(pub u64);

impl<G: Game> Default for Choices<G> {
    fn default() -> Self {
        Choices { actions: Vec::new(), words: Vec::new(), said: [0; MAX_WORD], count: 0 }
    }
}

impl<G: Encode> Choices<G> {
    /// Begins the decision of a seat that is pending, whose view this is. The buffers are used again.
    pub fn begin(&mut self, state: &G, view: &G::View, seat: Seat) {
        self.count = 0;
        self.words.clear();
        self.actions.clear();
        state.choices(seat, &mut self.actions);
        let words = &mut self.words;
        self.actions.retain(|action| match G::spell(view, seat, *action) {
            Some(word) => {
                words.push(word);
                true
            }
            None => false,
        });
    }

    /// Nothing is to be decided.
    pub fn clear(&mut self) {
        self.count = 0;
        self.words.clear();
        self.actions.clear();
    }

    /// Whether there is nothing to say.
    pub fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    /// The tokens said so far.
    pub fn said(&self) -> &[u16] {
        &self.said[..self.count]
    }

    /// The actions that are left, each with its word.
    pub fn left(&self) -> impl Iterator<Item = (G::Action, &Word)> {
        self.actions.iter().copied().zip(&self.words)
    }

    /// The tokens that may be said next, in no order, some of them several times.
    #[inline]
    pub fn next_tokens(&self) -> impl Iterator<Item = usize> {
        self.words.iter().map(|word| usize::from(word.tokens[self.count]))
    }

    /// Writes 1 for each token that may be said and 0 for the others.
    pub fn mask(&self, out: &mut [i8]) {
        out.fill(0);
        self.next_tokens().for_each(|token| out[token] = 1);
    }

    /// Says a token. The action, when all that are left are spelled alike: the first of them.
    pub fn say(&mut self, token: u64) -> Result<Option<G::Action>, Masked> {
        let at = self.count;
        let is_left = |word: &Word| u64::from(word.tokens[at]) == token;
        if !self.words.iter().any(is_left) {
            return Err(Masked(token));
        }
        let mut kept = 0;
        for index in 0..self.words.len() {
            if is_left(&self.words[index]) {
                (self.words[kept], self.actions[kept]) = (self.words[index], self.actions[index]);
                kept += 1;
            }
        }
        self.words.truncate(kept);
        self.actions.truncate(kept);
        // Some word has this token, so it fits.
        self.said[at] = token as u16;
        self.count += 1;
        let alike = self.words.iter().all(|word| *word == self.words[0]);
        Ok(alike.then(|| self.actions[0]))
    }

    /// Writes the whole observation of the seat whose view this is: the numbers of the game, and the tokens said.
    pub fn observe(&self, view: &G::View, seat: Seat, row: &mut [f32]) {
        let mut numbers = Numbers::new(&G::ENCODING, row);
        G::encode(view, seat, &mut numbers);
        debug_assert_eq!(numbers.written(), G::ENCODING.numbers());
        for token in self.said() {
            row[G::ENCODING.numbers() + usize::from(*token)] = 1.0;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENCODING: Encoding = Encoding {
        version: 1,
        fields: &[Field::new("grid", &[2, 3], "cells"), Field::new("round", &[1], "which")],
        tokens: &[Field::new("pass", &[1], "nothing"), Field::new("cell", &[6], "a cell")],
    };

    #[test]
    fn fields_and_tokens_are_counted() {
        assert_eq!((ENCODING.numbers(), ENCODING.token_count(), ENCODING.len()), (7, 7, 14));
        assert_eq!((ENCODING.first("pass"), ENCODING.first("cell")), (0, 1));
        let names = [0, 1, 6, 7].map(|token| ENCODING.token_name(token));
        assert_eq!(names, [Some("pass".into()), Some("cell 0".into()), Some("cell 5".into()), None]);
    }

    #[test]
    fn numbers_are_written_in_order_and_cut() {
        let mut row = [9.0; 7];
        let mut numbers = Numbers::new(&ENCODING, &mut row);
        numbers.field("grid");
        numbers.bits(4, 0b1001);
        numbers.one_of(2, Some(1));
        numbers.field("round");
        numbers.part(12, 8);
        assert_eq!(numbers.written(), 7);
        assert_eq!(row, [1.0, 0.0, 0.0, 1.0, 0.0, 1.0, 1.0]);
    }

    #[test]
    fn seats_are_counted_to_the_left() {
        let left = |seat, other| places_left(Seat::new(seat), Seat::new(other), 3);
        assert_eq!([left(1, 1), left(1, 2), left(1, 0)], [0, 1, 2]);
    }
}
