//! Places at a table.

use crate::event::NotationError;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

/// The most seats any game has (Mesozooic seats six).
pub const MAX_SEATS: usize = 6;

/// A place in a game. Inside the code the first seat is 0; in every text it is 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub struct Seat(u8);

impl Seat {
    /// The first seat.
    pub const FIRST: Seat = Seat(0);

    /// The seat with this index, counted from 0.
    ///
    /// # Panics
    /// When the index is not below [`MAX_SEATS`].
    #[inline]
    pub const fn new(index: u8) -> Seat {
        assert!((index as usize) < MAX_SEATS);
        Seat(index)
    }

    /// Its index, counted from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The number people call it by, counted from 1.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// All seats of a game for `seats`, in order.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone + ExactSizeIterator {
        (0..seats).map(Seat::new)
    }

    /// The neighbour on the left hand (clockwise) or on the right hand.
    #[inline]
    pub fn neighbour(self, seats: u8, clockwise: bool) -> Seat {
        if clockwise {
            if self.0 + 1 == seats { Seat(0) } else { Seat(self.0 + 1) }
        } else if self.0 == 0 {
            Seat(seats - 1)
        } else {
            Seat(self.0 - 1)
        }
    }

    /// All seats once, from this one on, in the direction of play.
    pub fn round(self, seats: u8, clockwise: bool) -> impl Iterator<Item = Seat> {
        std::iter::successors(Some(self), move |seat| Some(seat.neighbour(seats, clockwise)))
            .take(seats as usize)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {self}")
    }
}

impl FromStr for Seat {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.as_bytes() {
            [digit @ b'1'..=b'6'] => Ok(Seat(digit - b'1')),
            _ => Err(NotationError::new("a seat number", text)),
        }
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.number()
    }
}

impl TryFrom<u8> for Seat {
    type Error = NotationError;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        number.to_string().parse()
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// One seat.
    #[inline]
    pub const fn one(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// All seats of a game for `seats`.
    pub const fn all(seats: u8) -> SeatSet {
        SeatSet((1u8 << seats) - 1)
    }

    /// Whether the seat is in the set.
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Adds a seat.
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes a seat out.
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// How many seats are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The lowest seat of the set.
    #[inline]
    pub fn first(self) -> Option<Seat> {
        (self.0 != 0).then(|| Seat(self.0.trailing_zeros() as u8))
    }

    /// The seats, ascending.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        (0..MAX_SEATS as u8).map(Seat).filter(move |seat| self.contains(*seat))
    }

    /// The seat with this many members below it.
    pub fn nth(self, n: u32) -> Option<Seat> {
        self.iter().nth(n as usize)
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = SeatSet::EMPTY;
        seats.into_iter().for_each(|seat| set.insert(seat));
        set
    }
}

impl Serialize for SeatSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Seat>::deserialize(deserializer)?.into_iter().collect())
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Seat::number)).finish()
    }
}

/// One value for each seat of a game, without heap.
///
/// Values past the last seat stay as [`BySeat::new`] laid them, so equality and hash mean what they say.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct BySeat<T> {
    items: [T; MAX_SEATS],
    len: u8,
}

impl<T: Copy> BySeat<T> {
    /// The same value for every seat.
    pub const fn new(seats: u8, value: T) -> Self {
        assert!(seats as usize <= MAX_SEATS);
        BySeat { items: [value; MAX_SEATS], len: seats }
    }

    /// Values in seat order, the rest of the array filled with `rest`; `None` when there are too many.
    pub fn from_slice(values: &[T], rest: T) -> Option<Self> {
        let mut by_seat = BySeat { items: [rest; MAX_SEATS], len: values.len() as u8 };
        by_seat.items.get_mut(..values.len())?.copy_from_slice(values);
        Some(by_seat)
    }

    /// The value of every seat after `f`.
    pub fn map<U: Copy + Default>(&self, mut f: impl FnMut(T) -> U) -> BySeat<U> {
        let mut mapped = BySeat::new(self.len, U::default());
        for (to, from) in mapped.iter_mut().zip(self.iter()) {
            *to = f(*from);
        }
        mapped
    }
}

impl<T> BySeat<T> {
    /// How many seats.
    pub const fn seats(&self) -> u8 {
        self.len
    }

    /// The values as a slice, in seat order.
    pub fn as_slice(&self) -> &[T] {
        &self.items[..self.len as usize]
    }

    /// The values in seat order.
    pub fn iter(&self) -> std::slice::Iter<'_, T> {
        self.as_slice().iter()
    }

    /// The values in seat order, to be changed.
    pub fn iter_mut(&mut self) -> std::slice::IterMut<'_, T> {
        self.items[..self.len as usize].iter_mut()
    }

    /// Each seat with its value.
    pub fn each(&self) -> impl Iterator<Item = (Seat, &T)> {
        Seat::all(self.len).zip(self.iter())
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.items[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.items[seat.index()]
    }
}

impl<T: fmt::Debug> fmt::Debug for BySeat<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<T: Serialize> Serialize for BySeat<T> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>> Deserialize<'de> for BySeat<T> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let values = Vec::<T>::deserialize(deserializer)?;
        BySeat::from_slice(&values, T::default())
            .ok_or_else(|| serde::de::Error::invalid_length(values.len(), &"at most six seats"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_go_round_the_table_both_ways() {
        let order = |clockwise| Seat::new(1).round(3, clockwise).map(Seat::number).collect::<Vec<_>>();
        assert_eq!(order(true), [2, 3, 1]);
        assert_eq!(order(false), [2, 1, 3]);
    }

    #[test]
    fn a_seat_is_read_as_it_is_written() {
        for seat in Seat::all(6) {
            assert_eq!(seat.to_string().parse(), Ok(seat));
        }
        for junk in ["", "0", "7", "01", "1 ", "x", "é"] {
            assert!(junk.parse::<Seat>().is_err(), "{junk:?}");
        }
    }

    #[test]
    fn values_by_seat_survive_json() {
        let scores = BySeat::from_slice(&[3i16, -4], 0).unwrap();
        let json = serde_json::to_string(&scores).unwrap();
        assert_eq!(json, "[3,-4]");
        assert_eq!(serde_json::from_str::<BySeat<i16>>(&json).unwrap(), scores);
        assert!(serde_json::from_str::<BySeat<i16>>("[1,1,1,1,1,1,1]").is_err());
    }
}
