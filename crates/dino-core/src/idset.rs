//! Sets of small different things, such as the cards of a deck without doubles.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::hash::Hash;
use std::marker::PhantomData;
use std::ops::{BitAnd, BitOr, Not};

/// A small id that counts from 0 and has a bit in the [`Word`] of its sets.
pub trait Id: Copy + Ord + Hash + fmt::Debug {
    /// Its number, below 64, or below 128 in sets of that size.
    fn index(self) -> u32;

    /// The id with this number. Only numbers that came from [`Id::index`] are given.
    fn from_index(index: u32) -> Self;
}

/// What a set of ids is kept in: `u64`, or `u128` where there are more than 64 ids.
pub trait Word: Copy + Eq + Hash + BitAnd<Output = Self> + BitOr<Output = Self> + Not<Output = Self> {
    /// No bit.
    const ZERO: Self;

    /// The bit with this number.
    fn bit(number: u32) -> Self;

    /// Whether that bit is set.
    fn has(self, number: u32) -> bool;

    /// How many bits are set.
    fn count(self) -> u32;

    /// The number of the lowest bit; some bit is set.
    fn lowest(self) -> u32;

    /// All bits but the lowest; some bit is set.
    fn above_lowest(self) -> Self;

    /// The number of the bit with `n` set bits below it.
    fn nth(self, n: u32) -> u32;
}

macro_rules! word {
    ($Word:ty, $nth:path) => {
        impl Word for $Word {
            const ZERO: Self = 0;

            #[inline]
            fn bit(number: u32) -> Self {
                1 << number
            }

            #[inline]
            fn has(self, number: u32) -> bool {
                self >> number & 1 != 0
            }

            #[inline]
            fn count(self) -> u32 {
                self.count_ones()
            }

            #[inline]
            fn lowest(self) -> u32 {
                self.trailing_zeros()
            }

            #[inline]
            fn above_lowest(self) -> Self {
                self & (self - 1)
            }

            #[inline]
            fn nth(self, n: u32) -> u32 {
                $nth(self, n)
            }
        }
    };
}

word!(u64, nth_bit);
word!(u128, nth_bit_of_two);

/// A set of ids in one machine word. As a face-down pile it is unordered: a card is drawn when it is turned up.
pub struct IdSet<T, W = u64>(W, PhantomData<T>);

impl<T: Id, W: Word> IdSet<T, W> {
    /// Nothing.
    pub const EMPTY: Self = IdSet(W::ZERO, PhantomData);

    /// The ids whose numbers are the bits of `bits`.
    #[inline]
    pub const fn from_bits(bits: W) -> Self {
        IdSet(bits, PhantomData)
    }

    /// One bit for each id.
    #[inline]
    pub const fn bits(self) -> W {
        self.0
    }

    /// The set of one.
    #[inline]
    pub fn one(id: T) -> Self {
        Self::from_bits(W::bit(id.index()))
    }

    /// Whether it holds the id.
    #[inline]
    pub fn contains(self, id: T) -> bool {
        self.0.has(id.index())
    }

    /// Adds an id.
    #[inline]
    pub fn insert(&mut self, id: T) {
        *self = self.union(Self::one(id));
    }

    /// Takes an id out.
    #[inline]
    pub fn remove(&mut self, id: T) {
        *self = self.without(Self::one(id));
    }

    /// How many there are.
    #[inline]
    pub fn len(self) -> u32 {
        self.0.count()
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == W::ZERO
    }

    /// What is in either.
    #[inline]
    pub fn union(self, other: Self) -> Self {
        Self::from_bits(self.0 | other.0)
    }

    /// What is in both.
    #[inline]
    pub fn and(self, other: Self) -> Self {
        Self::from_bits(self.0 & other.0)
    }

    /// What is here and not there.
    #[inline]
    pub fn without(self, other: Self) -> Self {
        Self::from_bits(self.0 & !other.0)
    }

    /// The lowest id.
    #[inline]
    pub fn first(self) -> Option<T> {
        (!self.is_empty()).then(|| T::from_index(self.0.lowest()))
    }

    /// The id with `n` members below it; `n` must be below [`IdSet::len`].
    #[inline]
    pub fn nth(self, n: u32) -> T {
        debug_assert!(n < self.len(), "no member number {n} in {self:?}");
        T::from_index(self.0.nth(n))
    }

    /// The ids, ascending.
    #[inline]
    pub fn iter(self) -> Iter<T, W> {
        Iter(self)
    }
}

/// The place of the bit with `n` set bits below it.
///
/// Draws come here all the time and no draw can be foreseen, so there is not a branch in it: count the bits of all
/// bytes at once, sum them from the left, count the bytes that end at or before the n-th bit, and look the rest up.
#[inline]
fn nth_bit(bits: u64, n: u32) -> u32 {
    const ONES: u64 = 0x0101_0101_0101_0101;
    const HIGH: u64 = ONES << 7;
    let pairs = bits - ((bits >> 1) & (ONES * 0x55));
    let fours = (pairs & (ONES * 0x33)) + ((pairs >> 2) & (ONES * 0x33));
    let bytes = (fours + (fours >> 4)) & (ONES * 0x0f);
    let up_to = bytes.wrapping_mul(ONES); // byte k: how many bits are set in bytes 0 to k, at most 64
    // The high bit of byte k survives exactly where up_to <= n: such a byte ends before the n-th bit.
    let before = ((u64::from(n) * ONES) | HIGH).wrapping_sub(up_to) & HIGH;
    let byte = ((before >> 7).wrapping_mul(ONES) >> 56) as u32;
    let below = ((up_to << 8) >> (8 * byte)) as u8;
    let rest = (n as u8).wrapping_sub(below) & 7;
    8 * byte + u32::from(NTH_IN_BYTE[rest as usize][(bits >> (8 * byte)) as u8 as usize])
}

/// The same in two machine words.
#[inline]
fn nth_bit_of_two(bits: u128, n: u32) -> u32 {
    let (low, high) = (bits as u64, (bits >> 64) as u64);
    match n.checked_sub(low.count_ones()) {
        None => nth_bit(low, n),
        Some(n) => 64 + nth_bit(high, n),
    }
}

/// `NTH_IN_BYTE[n][byte]`: the place of the bit with `n` set bits below it.
static NTH_IN_BYTE: [[u8; 256]; 8] = {
    let mut table = [[0; 256]; 8];
    let mut byte = 0;
    while byte < 256 {
        let (mut place, mut n) = (0, 0);
        while place < 8 {
            if byte >> place & 1 != 0 {
                table[n][byte] = place;
                n += 1;
            }
            place += 1;
        }
        byte += 1;
    }
    table
};

/// The ids of an [`IdSet`], ascending.
#[derive(Clone, Copy, Debug)]
pub struct Iter<T: Id, W: Word>(IdSet<T, W>);

impl<T: Id, W: Word> Iterator for Iter<T, W> {
    type Item = T;

    #[inline]
    fn next(&mut self) -> Option<T> {
        let first = self.0.first()?;
        self.0.0 = self.0.0.above_lowest();
        Some(first)
    }
}

impl<T: Id, W: Word> IntoIterator for IdSet<T, W> {
    type Item = T;
    type IntoIter = Iter<T, W>;

    fn into_iter(self) -> Iter<T, W> {
        self.iter()
    }
}

impl<T: Id, W: Word> FromIterator<T> for IdSet<T, W> {
    fn from_iter<I: IntoIterator<Item = T>>(ids: I) -> Self {
        let mut set = Self::EMPTY;
        ids.into_iter().for_each(|id| set.insert(id));
        set
    }
}

// Derives would ask the same of `T`, which is only a label here.
impl<T, W: Word> Clone for IdSet<T, W> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T, W: Word> Copy for IdSet<T, W> {}

impl<T, W: Word> PartialEq for IdSet<T, W> {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl<T, W: Word> Eq for IdSet<T, W> {}

impl<T, W: Word> Hash for IdSet<T, W> {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}

impl<T, W: Word> Default for IdSet<T, W> {
    fn default() -> Self {
        IdSet(W::ZERO, PhantomData)
    }
}

impl<T: Id, W: Word> fmt::Debug for IdSet<T, W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<T: Id + Serialize, W: Word> Serialize for IdSet<T, W> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Id + Deserialize<'de>, W: Word> Deserialize<'de> for IdSet<T, W> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<T>::deserialize(deserializer)?.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    impl Id for u8 {
        fn index(self) -> u32 {
            u32::from(self)
        }

        fn from_index(index: u32) -> u8 {
            index as u8
        }
    }

    #[test]
    fn nth_agrees_with_the_order_of_the_members() {
        for bits in [1, 1 << 63, 0b1011_0010, u64::MAX, 0xdead_beef_0bad_cafe, 0x8000_0001_0000_8001] {
            let set = IdSet::<u8>::from_bits(bits);
            let wide = IdSet::<u8, u128>::from_bits(u128::from(bits) << 64 | u128::from(bits.rotate_left(5)));
            for (n, member) in set.iter().enumerate() {
                assert_eq!(set.nth(n as u32), member, "{bits:#x}");
            }
            for (n, member) in wide.iter().enumerate() {
                assert_eq!(wide.nth(n as u32), member, "{:#x}", wide.bits());
            }
        }
    }

    #[test]
    fn sets_do_what_their_names_say() {
        let set: IdSet<u8> = [3, 5, 9].into_iter().collect();
        let other: IdSet<u8> = [5].into_iter().collect();
        assert_eq!(set.without(other).iter().collect::<Vec<_>>(), [3, 9]);
        assert_eq!(set.and(other), other);
        assert_eq!(other.union(set), set);
        assert_eq!((set.first(), IdSet::<u8, u64>::EMPTY.first()), (Some(3), None));
    }
}
