//! Chance that can be checked afterwards.
//!
//! Whoever runs a table picks a [`Seed`] of 256 bits, shows its SHA-256 before the first event and the seed
//! itself after the last. Those who play may each add a part of their own once the SHA-256 is known
//! ([`Seed::with_parts`]): then nobody has chosen the draws, not even who picked the seed. Each fall of chance takes a ticket from [`Draws`]: words of the ChaCha20 keystream
//! under that seed (stream 0, from block 0, 32 bits at a time, little-endian), mapped by [`below`]. The mapping
//! is ours so that no dependency's update can change an old game.

use crate::event::NotationError;
use crate::seat::Seat;
use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use sha2::{Digest as _, Sha256};
use std::fmt;
use std::str::FromStr;

/// A number below `bound`, each equally likely. `bound` must not be 0.
///
/// The word times the bound gives 64 bits; the upper half is the answer. A word whose lower half falls below
/// 2^32 mod bound is thrown away and the next one taken: those are the words too many for an even share.
#[inline]
pub fn below(rng: &mut (impl Rng + ?Sized), bound: u32) -> u32 {
    debug_assert!(bound > 0);
    let mut product = u64::from(rng.next_u32()) * u64::from(bound);
    if (product as u32) < bound {
        let surplus = bound.wrapping_neg() % bound;
        while (product as u32) < surplus {
            product = u64::from(rng.next_u32()) * u64::from(bound);
        }
    }
    (product >> 32) as u32
}

/// The one that is worth most, one of equals at random; `None` where there is nothing to choose from.
#[inline]
pub fn best_of<T>(choices: impl Iterator<Item = (T, i32)>, rng: &mut (impl Rng + ?Sized)) -> Option<T> {
    let (mut best, mut most, mut equals) = (None, i32::MIN, 0);
    for (choice, worth) in choices {
        if worth > most || best.is_none() {
            (best, most, equals) = (Some(choice), worth, 1);
        } else if worth == most {
            equals += 1;
            if below(rng, equals) == 0 {
                best = Some(choice);
            }
        }
    }
    best
}

/// The 256 bits all of a table's chance comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed([u8; 32]);

impl Seed {
    /// A seed of these bytes.
    pub const fn new(bytes: [u8; 32]) -> Self {
        Seed(bytes)
    }

    /// The seed of the `index`-th game of a series that was started with `series`: SHA-256 of the ASCII letters
    /// `dinotable series`, then both numbers little-endian in eight bytes.
    pub fn of_series(series: u64, index: u64) -> Self {
        let mut hash = Sha256::new();
        hash.update(b"dinotable series");
        hash.update(series.to_le_bytes());
        hash.update(index.to_le_bytes());
        Seed(hash.finalize().into())
    }

    /// The seed of the draws where seats added parts of their own: SHA-256 of the ASCII letters `dinotable parts`, the
    /// seed, then for each of these seats in ascending order its number in one byte and its part. Without parts it is
    /// the seed itself.
    pub fn with_parts(&self, parts: &[(Seat, Seed)]) -> Seed {
        if parts.is_empty() {
            return *self;
        }
        let mut hash = Sha256::new();
        hash.update(b"dinotable parts");
        hash.update(self.0);
        for (seat, part) in parts {
            hash.update([seat.number()]);
            hash.update(part.0);
        }
        Seed(hash.finalize().into())
    }

    /// Its bytes.
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// Where bots at this table take their chance from: the first eight bytes, little-endian, of the SHA-256 of the
    /// ASCII letters `dinotable bots` and the seed. Nobody can foresee it from the commitment.
    pub fn bot_seed(&self) -> u64 {
        let mut hash = Sha256::new();
        hash.update(b"dinotable bots");
        hash.update(self.0);
        let [a, b, c, d, e, f, g, h, ..] = <[u8; 32]>::from(hash.finalize());
        u64::from_le_bytes([a, b, c, d, e, f, g, h])
    }

    /// The SHA-256 of the bytes, shown before the first event.
    pub fn commitment(&self) -> Seed {
        Seed(Sha256::digest(self.0).into())
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// Seeds stay out of logs: only the shape is shown.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(..)")
    }
}

impl FromStr for Seed {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let error = || NotationError::new("64 hexadecimal digits in lower case", text);
        let digit = |letter: u8| match letter {
            b'0'..=b'9' => Ok(letter - b'0'),
            b'a'..=b'f' => Ok(letter - b'a' + 10),
            _ => Err(error()),
        };
        let digits: &[u8; 64] = text.as_bytes().try_into().map_err(|_| error())?;
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
            *byte = digit(pair[0])? << 4 | digit(pair[1])?;
        }
        Ok(Seed(bytes))
    }
}

/// The tickets of one table, in order.
#[derive(Clone)]
pub struct Draws(ChaCha20Rng);

impl Draws {
    /// The draws under this seed, from the first.
    pub fn new(seed: Seed) -> Self {
        Draws(ChaCha20Rng::from_seed(seed.0))
    }

    /// The next ticket below `bound`.
    #[inline]
    pub fn ticket(&mut self, bound: u32) -> u32 {
        below(&mut self.0, bound)
    }
}

impl fmt::Debug for Draws {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Draws(..)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The keystream of the zero key: the first words of the published ChaCha20 test vector.
    #[test]
    fn draws_are_the_published_keystream() {
        let mut draws = Draws::new(Seed::new([0; 32]));
        let words: Vec<u32> = (0..4).map(|_| draws.0.next_u32()).collect();
        assert_eq!(words, [0xade0_b876, 0x903d_f1a0, 0xe56a_5d40, 0x28bd_8653]);
    }

    /// Pinned, and computed once by an independent program: a change here would make every old record fail to verify.
    #[test]
    fn tickets_of_a_seed_never_change() {
        let mut draws = Draws::new(Seed::of_series(1, 2));
        let tickets: Vec<u32> = [55, 54, 2, 1, 4, 1000].iter().map(|bound| draws.ticket(*bound)).collect();
        assert_eq!(tickets, TICKETS);
    }

    const TICKETS: [u32; 6] = [9, 29, 0, 0, 0, 711];

    /// Pinned, and computed once by an independent program.
    #[test]
    fn parts_of_seats_change_the_draws() {
        let [seed, first, third] = [0, 1, 0xab].map(|byte| Seed::new([byte; 32]));
        let [one, three] = [0, 2].map(Seat::new);
        assert_eq!(seed.with_parts(&[]), seed);
        let mixed = seed.with_parts(&[(one, first), (three, third)]);
        assert_eq!(mixed.to_string(), "0d372f472b35562dc1d4c443ee58d0dccb8b129a358f00b43ebfb76cc9a0213b");
        assert_ne!(seed.with_parts(&[(one, third), (three, first)]), mixed, "whose it is counts");
    }

    #[test]
    fn below_gives_each_number_its_share() {
        let mut draws = Draws::new(Seed::new([7; 32]));
        let mut counts = [0u32; 6];
        for _ in 0..60_000 {
            counts[draws.ticket(6) as usize] += 1;
        }
        assert!(counts.iter().all(|count| (9_600..10_400).contains(count)), "{counts:?}");
    }

    #[test]
    fn below_throws_the_surplus_words_away() {
        /// Gives these words in turn.
        struct Words(Vec<u32>);
        impl rand_core::TryRng for Words {
            type Error = rand_core::Infallible;
            fn try_next_u32(&mut self) -> Result<u32, Self::Error> {
                Ok(self.0.remove(0))
            }
            fn try_next_u64(&mut self) -> Result<u64, Self::Error> {
                unreachable!()
            }
            fn try_fill_bytes(&mut self, _: &mut [u8]) -> Result<(), Self::Error> {
                unreachable!()
            }
        }
        // 2^32 mod 3 = 1: of all words only 0 is one too many.
        assert_eq!(below(&mut Words(vec![0, u32::MAX]), 3), 2);
        assert_eq!(below(&mut Words(vec![1]), 3), 0);
    }

    #[test]
    fn a_seed_is_read_as_it_is_written_and_stays_out_of_logs() {
        let seed = Seed::of_series(3, 4);
        assert_eq!(seed.to_string().parse::<Seed>(), Ok(seed));
        assert_eq!(format!("{seed:?}"), "Seed(..)");
        for junk in ["", "00", &"0".repeat(63), &"G".repeat(64), &"é".repeat(32)] {
            assert!(junk.parse::<Seed>().is_err());
        }
    }
}
