//! Network addresses under another name: the log tells who did something without telling where they live.

use crate::ids::LETTERS;
use sha2::{Digest, Sha256};
use std::net::IpAddr;

/// How many letters of five bits a hash has: 50 bits, so that of a million addresses hardly two are called the same.
const LENGTH: usize = 10;

/// Whether a text could be the hash of an address.
pub(crate) fn is_hash(text: &str) -> bool {
    text.len() == LENGTH && text.bytes().all(|letter| LETTERS.contains(&letter))
}

/// Hashes addresses with a key of the database: the same address is called the same after a restart, so that it can be
/// banned, and nobody without the key can try all addresses until one fits.
pub(crate) struct AddressHasher {
    key: Vec<u8>,
}

impl AddressHasher {
    pub(crate) fn new(key: Vec<u8>) -> AddressHasher {
        AddressHasher { key }
    }

    /// What the log calls an address.
    pub(crate) fn hash(&self, address: IpAddr) -> String {
        let bytes = match address {
            IpAddr::V4(address) => address.to_ipv6_mapped().octets(),
            IpAddr::V6(address) => address.octets(),
        };
        // The key always has the same length and comes first, and what is kept is too short to go on from.
        let digest = Sha256::new().chain_update(&self.key).chain_update(bytes).finalize();
        let (head, _) = digest.split_at(8);
        let bits = head.iter().fold(0_u64, |bits, byte| bits << 8 | u64::from(*byte));
        (0..LENGTH).map(|place| char::from(LETTERS[(bits >> (5 * place) & 31) as usize])).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_one_name_for_each_key() {
        let (one, other) = (AddressHasher::new(vec![1; 32]), AddressHasher::new(vec![2; 32]));
        let [here, there] = [IpAddr::from([10, 0, 0, 1]), IpAddr::from([10, 0, 0, 2])];
        assert_eq!(one.hash(here), AddressHasher::new(vec![1; 32]).hash(here));
        assert_ne!(one.hash(here), one.hash(there));
        assert_ne!(one.hash(here), other.hash(here));
        assert!(is_hash(&one.hash(here)) && !is_hash("10.0.0.1") && !is_hash("0123456789"));
    }
}
