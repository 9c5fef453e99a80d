//! Seeds that were committed to before there is a table for them.
//!
//! A table that begins as soon as it is made has no lobby in which anybody could learn the SHA-256 of its seed first. So a
//! browser asks for a ticket, learns the SHA-256, picks its own part, and hands in both with the wish for a table.
//!
//! A ticket is a time and a name, and its seed a keyed hash of both. So nothing is kept for it, and any server on the same
//! database knows any ticket. Each is good for one table: the id of a table follows from its seed, and no two tables have the
//! same id.

use crate::clock::now;
use crate::error::Error;
use crate::ids;
use dino_core::Seed;
use dino_store::Millis;

/// How long a ticket is good.
const TIMEOUT_MILLIS: Millis = 3_600_000;

/// Makes tickets and knows them again.
pub(crate) struct SeedTickets {
    key: Vec<u8>,
}

impl SeedTickets {
    pub(crate) fn new(key: Vec<u8>) -> SeedTickets {
        SeedTickets { key }
    }

    /// A new ticket, and the SHA-256 of its seed.
    pub(crate) fn issue(&self) -> Result<(String, Seed), Error> {
        let ticket = format!("{:x}-{}", now(), ids::random_id()?);
        let commitment = self.seed(&ticket).commitment();
        Ok((ticket, commitment))
    }

    /// The seed of a ticket that is still good.
    pub(crate) fn redeem(&self, ticket: &str) -> Option<Seed> {
        let (issued, _) = ticket.split_once('-')?;
        let age = now() - Millis::from_str_radix(issued, 16).ok()?;
        // One that somebody made up leads to a seed too, which nobody was told of. It must not last longer than others.
        (0..TIMEOUT_MILLIS).contains(&age).then(|| self.seed(ticket))
    }

    fn seed(&self, ticket: &str) -> Seed {
        ids::keyed_seed(&self.key, "seed-ticket", ticket)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ticket_is_known_to_every_server_with_the_key_for_a_while() {
        let [one, other, stranger] = [1, 1, 2].map(|key| SeedTickets::new(vec![key; 64]));
        let (ticket, commitment) = one.issue().unwrap();
        assert_eq!(other.redeem(&ticket).unwrap().commitment(), commitment);
        assert_ne!(stranger.redeem(&ticket).unwrap().commitment(), commitment);
        let (_, name) = ticket.split_once('-').unwrap();
        for time in [now() - TIMEOUT_MILLIS, now() + 60_000, 0, Millis::MAX] {
            assert_eq!(one.redeem(&format!("{time:x}-{name}")), None);
        }
        for junk in ["", "-", "x-y", "ffffffffffffffffffff-y"] {
            assert_eq!(one.redeem(junk), None, "{junk}");
        }
    }
}
