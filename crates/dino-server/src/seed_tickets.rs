//! Seeds that were committed to before there is a table for them.
//!
//! A table that begins as soon as it is made has no lobby in which anybody could learn the SHA-256 of its seed first. So a
//! browser asks for a ticket, learns the SHA-256, picks its own part, and hands in both with the wish for a table. Each
//! ticket is good for one table.

use crate::error::Error;
use crate::ids;
use dino_core::Seed;
use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// So many wait to be handed in; the oldest go first. Who comes too late plays all the same, without a part.
const MAX_TICKETS: usize = 2_000;

#[derive(Default)]
pub(crate) struct SeedTickets(Mutex<VecDeque<(String, Seed)>>);

impl SeedTickets {
    /// A new ticket, and the SHA-256 of its seed.
    pub(crate) fn issue(&self) -> Result<(String, Seed), Error> {
        let (ticket, seed) = (ids::random_id()?, ids::random_seed()?);
        let mut tickets = self.lock();
        if tickets.len() == MAX_TICKETS {
            tickets.pop_front();
        }
        tickets.push_back((ticket.clone(), seed));
        Ok((ticket, seed.commitment()))
    }

    /// The seed of a ticket, which is used up.
    pub(crate) fn redeem(&self, ticket: &str) -> Option<Seed> {
        let mut tickets = self.lock();
        let at = tickets.iter().position(|(known, _)| known == ticket)?;
        tickets.remove(at).map(|(_, seed)| seed)
    }

    fn lock(&self) -> MutexGuard<'_, VecDeque<(String, Seed)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ticket_is_good_once_and_not_for_ever() {
        let tickets = SeedTickets::default();
        let (first, commitment) = tickets.issue().unwrap();
        assert_eq!(tickets.redeem(&first).unwrap().commitment(), commitment);
        assert_eq!(tickets.redeem(&first), None);
        let (old, _) = tickets.issue().unwrap();
        for _ in 0..MAX_TICKETS {
            tickets.issue().unwrap();
        }
        assert_eq!(tickets.redeem(&old), None);
        assert_eq!(tickets.lock().len(), MAX_TICKETS);
    }
}
