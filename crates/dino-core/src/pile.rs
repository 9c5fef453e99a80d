//! Face-down piles of things that repeat.

use crate::digest::Digest;

/// A face-down pile: how many of each of `N` kinds are in it, and no order.
///
/// A thing is drawn when it is turned up, so there is no order that could leak or be peeked at. A pile made of
/// two shuffled blocks is two of these.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pile<const N: usize>([u8; N]);

impl<const N: usize> Pile<N> {
    /// A pile with so many of each kind.
    pub const fn new(counts: [u8; N]) -> Self {
        Pile(counts)
    }

    /// How many of a kind are left.
    pub fn count(&self, kind: usize) -> u8 {
        self.0[kind]
    }

    /// How many things are left.
    pub fn len(&self) -> u32 {
        self.0.iter().map(|count| u32::from(*count)).sum()
    }

    /// Whether nothing is left.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Each kind that may come, with its weight.
    pub fn outcomes(&self) -> impl Iterator<Item = (usize, u32)> {
        self.0
            .iter()
            .enumerate()
            .filter(|(_, count)| **count > 0)
            .map(|(kind, count)| (kind, u32::from(*count)))
    }

    /// The kind a ticket below [`Pile::len`] points at.
    pub fn at(&self, mut ticket: u32) -> Option<usize> {
        for (kind, count) in self.outcomes() {
            if ticket < count {
                return Some(kind);
            }
            ticket -= count;
        }
        None
    }

    /// Takes one of a kind out; `false` when there is none.
    pub fn take(&mut self, kind: usize) -> bool {
        let left = self.0[kind].checked_sub(1);
        self.0[kind] = left.unwrap_or(0);
        left.is_some()
    }

    /// Puts one of a kind back.
    pub fn put(&mut self, kind: usize) {
        self.0[kind] += 1;
    }

    /// Writes the counts.
    pub fn digest(&self, digest: &mut Digest) {
        digest.bytes(&self.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tickets_fall_by_weight() {
        let pile = Pile::new([2, 0, 3]);
        let kinds: Vec<_> = (0..6).map(|ticket| pile.at(ticket)).collect();
        assert_eq!(kinds, [Some(0), Some(0), Some(2), Some(2), Some(2), None]);
    }

    #[test]
    fn what_is_taken_is_gone_until_put_back() {
        let mut pile = Pile::new([1, 1]);
        assert!(pile.take(0));
        assert!(!pile.take(0));
        assert_eq!(pile.outcomes().collect::<Vec<_>>(), [(1, 1)]);
        pile.put(0);
        assert_eq!(pile.len(), 2);
    }
}
