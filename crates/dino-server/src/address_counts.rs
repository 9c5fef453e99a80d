//! How many of something there are for each address now, with a limit.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Counts by address.
#[derive(Clone, Default)]
pub(crate) struct AddressCounts(Arc<Mutex<Counts>>);

#[derive(Default)]
struct Counts {
    by_address: HashMap<IpAddr, usize>,
    total: usize,
}

/// One of them, until it is dropped.
pub(crate) struct AddressPermit {
    counts: AddressCounts,
    address: IpAddr,
}

impl AddressCounts {
    /// Room for one more, unless an address or all together have as many as they may.
    pub(crate) fn permit(&self, address: IpAddr, max_each: usize, max_total: usize) -> Option<AddressPermit> {
        let mut counts = self.lock();
        let count = counts.by_address.get(&address).copied().unwrap_or_default();
        if count >= max_each || counts.total >= max_total {
            return None;
        }
        counts.by_address.insert(address, count + 1);
        counts.total += 1;
        Some(AddressPermit { counts: self.clone(), address })
    }

    /// How many there are of all addresses.
    pub(crate) fn total(&self) -> usize {
        self.lock().total
    }

    /// Whether there are none.
    #[cfg(test)]
    pub(crate) fn is_empty(&self) -> bool {
        self.lock().by_address.is_empty()
    }

    fn lock(&self) -> MutexGuard<'_, Counts> {
        // The counts are whole at every moment, also after a panic elsewhere.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl AddressPermit {
    pub(crate) fn address(&self) -> IpAddr {
        self.address
    }
}

impl Drop for AddressPermit {
    fn drop(&mut self) {
        let mut counts = self.counts.lock();
        counts.total -= 1;
        if let Some(count) = counts.by_address.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                counts.by_address.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_and_all_together_have_so_much_room_and_it_comes_back() {
        let (counts, here, there) =
            (AddressCounts::default(), IpAddr::from([10, 0, 0, 1]), IpAddr::from([10, 0, 0, 2]));
        let first = counts.permit(here, 2, 3).unwrap();
        let _second = counts.permit(here, 2, 3).unwrap();
        assert!(counts.permit(here, 2, 3).is_none(), "one address has no more");
        let _third = counts.permit(there, 2, 3).unwrap();
        assert!(counts.permit(there, 2, 3).is_none(), "all together have no more");
        drop(first);
        assert!(counts.permit(there, 2, 3).is_some());
    }
}
