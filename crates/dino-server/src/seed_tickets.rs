//! Seeds that were committed to before there is a table for them.
//!
//! A table that begins as soon as it is made has no lobby in which anybody could learn the SHA-256 of its seed first. So a
//! browser asks for a ticket, learns the SHA-256, picks its own part, and hands in both with the wish for a table. Each
//! ticket is good for one table.

use crate::error::Error;
use crate::ids;
use dino_core::Seed;
use std::collections::VecDeque;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// So many wait to be handed in, of one address and of all; the oldest go first.
const MAX_OF_ADDRESS: usize = 50;
const MAX_TICKETS: usize = 20_000;

/// What is known of a ticket.
struct Ticket {
    name: String,
    seed: Seed,
    address: IpAddr,
}

#[derive(Default)]
pub(crate) struct SeedTickets(Mutex<VecDeque<Ticket>>);

impl SeedTickets {
    /// A new ticket, and the SHA-256 of its seed.
    pub(crate) fn issue(&self, address: IpAddr) -> Result<(String, Seed), Error> {
        let (name, seed) = (ids::random_id()?, ids::random_seed()?);
        let mut tickets = self.lock();
        let own = tickets.iter().filter(|ticket| ticket.address == address).count();
        if own >= MAX_OF_ADDRESS {
            let oldest = tickets.iter().position(|ticket| ticket.address == address);
            oldest.and_then(|oldest| tickets.remove(oldest));
        } else if tickets.len() >= MAX_TICKETS {
            tickets.pop_front();
        }
        tickets.push_back(Ticket { name: name.clone(), seed, address });
        Ok((name, seed.commitment()))
    }

    /// The seed of a ticket, which is used up.
    pub(crate) fn redeem(&self, ticket: &str) -> Option<Seed> {
        let mut tickets = self.lock();
        let at = tickets.iter().position(|known| known.name == ticket)?;
        tickets.remove(at).map(|ticket| ticket.seed)
    }

    fn lock(&self) -> MutexGuard<'_, VecDeque<Ticket>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::Ipv4Addr;

    #[test]
    fn a_ticket_is_good_once_and_an_address_uses_up_its_own_alone() {
        let tickets = SeedTickets::default();
        let [here, there] = [1, 2].map(|number| IpAddr::V4(Ipv4Addr::new(10, 0, 0, number)));
        let (first, commitment) = tickets.issue(here).unwrap();
        assert_eq!(tickets.redeem(&first).unwrap().commitment(), commitment);
        assert_eq!(tickets.redeem(&first), None);
        let [(old, _), (other, _)] = [here, there].map(|address| tickets.issue(address).unwrap());
        for _ in 0..MAX_OF_ADDRESS {
            tickets.issue(here).unwrap();
        }
        assert_eq!(tickets.redeem(&old), None);
        assert_eq!(tickets.lock().len(), MAX_OF_ADDRESS + 1);
        assert!(tickets.redeem(&other).is_some());
    }
}
