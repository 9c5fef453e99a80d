//! Sets of small different things, such as the cards of a deck without doubles.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::hash::Hash;
use std::marker::PhantomData;

/// A small id that counts from 0 and stays below 64.
pub trait Id: Copy + Ord + Hash + fmt::Debug {
    /// Its number, below 64.
    fn index(self) -> u32;

    /// The id with this number. Only numbers that came from [`Id::index`] are given.
    fn from_index(index: u32) -> Self;
}

/// A set of ids in one machine word. As a face-down pile it is unordered: a card is drawn when it is turned up.
pub struct IdSet<T>(u64, PhantomData<T>);

impl<T: Id> IdSet<T> {
    /// Nothing.
    pub const EMPTY: Self = IdSet(0, PhantomData);

    /// The ids whose numbers are the bits of `bits`.
    #[inline]
    pub const fn from_bits(bits: u64) -> Self {
        IdSet(bits, PhantomData)
    }

    /// One bit for each id.
    #[inline]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The set of one.
    #[inline]
    pub fn one(id: T) -> Self {
        Self::from_bits(1 << id.index())
    }

    /// Whether it holds the id.
    #[inline]
    pub fn contains(self, id: T) -> bool {
        self.0 >> id.index() & 1 != 0
    }

    /// Adds an id.
    #[inline]
    pub fn insert(&mut self, id: T) {
        self.0 |= 1 << id.index();
    }

    /// Takes an id out.
    #[inline]
    pub fn remove(&mut self, id: T) {
        self.0 &= !(1 << id.index());
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// What is in either.
    #[inline]
    pub const fn union(self, other: Self) -> Self {
        Self::from_bits(self.0 | other.0)
    }

    /// What is in both.
    #[inline]
    pub const fn and(self, other: Self) -> Self {
        Self::from_bits(self.0 & other.0)
    }

    /// What is here and not there.
    #[inline]
    pub const fn without(self, other: Self) -> Self {
        Self::from_bits(self.0 & !other.0)
    }

    /// The lowest id.
    #[inline]
    pub fn first(self) -> Option<T> {
        (self.0 != 0).then(|| T::from_index(self.0.trailing_zeros()))
    }

    /// The id with `n` members below it; `n` must be below [`IdSet::len`].
    #[inline]
    pub fn nth(self, n: u32) -> T {
        debug_assert!(n < self.len(), "no member number {n} in {self:?}");
        T::from_index(nth_bit(self.0, n))
    }

    /// The ids, ascending.
    #[inline]
    pub fn iter(self) -> Iter<T> {
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
pub struct Iter<T: Id>(IdSet<T>);

impl<T: Id> Iterator for Iter<T> {
    type Item = T;

    #[inline]
    fn next(&mut self) -> Option<T> {
        let first = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(first)
    }
}

impl<T: Id> IntoIterator for IdSet<T> {
    type Item = T;
    type IntoIter = Iter<T>;

    fn into_iter(self) -> Iter<T> {
        self.iter()
    }
}

impl<T: Id> FromIterator<T> for IdSet<T> {
    fn from_iter<I: IntoIterator<Item = T>>(ids: I) -> Self {
        let mut set = Self::EMPTY;
        ids.into_iter().for_each(|id| set.insert(id));
        set
    }
}

// Derives would ask the same of `T`, which is only a label here.
impl<T> Clone for IdSet<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for IdSet<T> {}

impl<T> PartialEq for IdSet<T> {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl<T> Eq for IdSet<T> {}

impl<T> Hash for IdSet<T> {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}

impl<T> Default for IdSet<T> {
    fn default() -> Self {
        IdSet(0, PhantomData)
    }
}

impl<T: Id> fmt::Debug for IdSet<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<T: Id + Serialize> Serialize for IdSet<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Id + Deserialize<'de>> Deserialize<'de> for IdSet<T> {
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
            for (n, member) in set.iter().enumerate() {
                assert_eq!(set.nth(n as u32), member, "{bits:#x}");
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
        assert_eq!((set.first(), IdSet::<u8>::EMPTY.first()), (Some(3), None));
    }
}
