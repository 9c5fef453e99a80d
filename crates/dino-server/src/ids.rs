//! Names nobody can guess.

use crate::error::Error;
use sha2::{Digest, Sha256};

/// Letters that are told apart on a screen and in handwriting.
pub(crate) const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// 130 bits of chance in 26 letters.
pub(crate) fn random_id() -> Result<String, Error> {
    let mut bytes = [0u8; 26];
    getrandom::fill(&mut bytes).map_err(|error| Error::internal(&error))?;
    Ok(bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect())
}

/// 80 bits of a keyed hash in 16 letters.
pub(crate) fn keyed_id(key: &[u8], label: &str, text: &str) -> String {
    // The key comes first and has a fixed length; only some of the hash is told, so nothing can be appended to it.
    let hash =
        Sha256::new().chain_update(key).chain_update(label).chain_update([0]).chain_update(text).finalize();
    hash.iter().take(16).map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

/// 256 bits of chance.
pub(crate) fn random_seed() -> Result<dino_core::Seed, Error> {
    let mut bytes = [0u8; 32];
    getrandom::fill(&mut bytes).map_err(|error| Error::internal(&error))?;
    Ok(dino_core::Seed::new(bytes))
}
