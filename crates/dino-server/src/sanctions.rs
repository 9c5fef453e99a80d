//! Addresses that are shut out: kept in the store, and asked about at every request without asking the store.

use crate::address_hash::AddressHasher;
use crate::clock::now;
use crate::error::Error;
use dino_store::{Sanction, SanctionKind};
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard};

/// All that the store knows of addresses that are shut out.
pub(crate) struct Sanctions {
    of: RwLock<HashMap<(String, SanctionKind), Sanction>>,
    /// Whether there are any: mostly there are none, and then no address is hashed for it.
    has_any: AtomicBool,
}

impl Sanctions {
    pub(crate) fn new(stored: Vec<Sanction>) -> Sanctions {
        let has_any = AtomicBool::new(!stored.is_empty());
        let of = stored.into_iter().map(|one| ((one.address.clone(), one.kind), one)).collect();
        Sanctions { of: RwLock::new(of), has_any }
    }

    /// Whether an address may do something now; `speaks` where it is to say something at a table.
    pub(crate) fn admit(
        &self,
        address: IpAddr,
        speaks: bool,
        addresses: &AddressHasher,
    ) -> Result<(), Error> {
        if !self.has_any.load(Ordering::Relaxed) {
            return Ok(());
        }
        let (name, of, now) = (addresses.hash(address), self.read(), now());
        let holds = |kind| {
            let found = of.get(&(name.clone(), kind));
            found.is_some_and(|one: &Sanction| one.ends_at.is_none_or(|end| now < end))
        };
        if holds(SanctionKind::Ban) {
            return Err(Error::Banned);
        }
        if speaks && holds(SanctionKind::Mute) { Err(Error::Muted) } else { Ok(()) }
    }

    /// Counts from now on, in place of the one of its kind.
    pub(crate) fn add(&self, sanction: Sanction) {
        self.write().insert((sanction.address.clone(), sanction.kind), sanction);
        self.has_any.store(true, Ordering::Relaxed);
    }

    /// All that the store knows now, where another server may have changed it.
    pub(crate) fn replace(&self, stored: Vec<Sanction>) {
        self.has_any.store(!stored.is_empty(), Ordering::Relaxed);
        *self.write() = stored.into_iter().map(|one| ((one.address.clone(), one.kind), one)).collect();
    }

    /// Nothing counts of this address any more.
    pub(crate) fn remove(&self, address: &str) {
        let mut of = self.write();
        of.retain(|(of_address, _), _| of_address != address);
        self.has_any.store(!of.is_empty(), Ordering::Relaxed);
    }

    fn read(&self) -> RwLockReadGuard<'_, HashMap<(String, SanctionKind), Sanction>> {
        // The map is whole at every moment, also after a panic elsewhere.
        self.of.read().unwrap_or_else(PoisonError::into_inner)
    }

    fn write(&self) -> RwLockWriteGuard<'_, HashMap<(String, SanctionKind), Sanction>> {
        self.of.write().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sanction_counts_for_its_address_until_it_ends() {
        let addresses = AddressHasher::new(vec![1; 64]);
        let [here, there] = [IpAddr::from([10, 0, 0, 1]), IpAddr::from([10, 0, 0, 2])];
        let sanction = |kind, ends_at| Sanction {
            address: addresses.hash(here),
            kind,
            reason: String::new(),
            created_at: 0,
            ends_at,
        };
        let sanctions = Sanctions::new(vec![sanction(SanctionKind::Mute, None)]);
        let admit = |address, speaks| sanctions.admit(address, speaks, &addresses);
        assert!(admit(here, false).is_ok() && matches!(admit(here, true), Err(Error::Muted)));
        sanctions.add(sanction(SanctionKind::Ban, Some(now() + 60_000)));
        assert!(matches!(admit(here, false), Err(Error::Banned)));
        assert!(admit(there, true).is_ok());
        sanctions.add(sanction(SanctionKind::Ban, Some(now() - 1)));
        assert!(admit(here, false).is_ok(), "it has ended");
        sanctions.remove(&addresses.hash(here));
        assert!(admit(here, true).is_ok());
    }
}
