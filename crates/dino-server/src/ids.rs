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
    // Only some of the hash is told, so nothing can be appended to it.
    keyed_letters(key, label, text, 16)
}

/// The id of the table with this seed: 130 bits of a keyed hash in 26 letters.
pub(crate) fn table_id(key: &[u8], seed: &str) -> String {
    keyed_letters(key, "table", seed, 26)
}

/// The seed that a keyed hash gives; nobody is told of it before its game is over.
pub(crate) fn keyed_seed(key: &[u8], label: &str, text: &str) -> dino_core::Seed {
    dino_core::Seed::new(keyed_hash(key, label, text))
}

fn keyed_letters(key: &[u8], label: &str, text: &str, count: usize) -> String {
    let hash = keyed_hash(key, label, text);
    hash.iter().take(count).map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

fn keyed_hash(key: &[u8], label: &str, text: &str) -> [u8; 32] {
    // The key comes first and has a fixed length.
    Sha256::new().chain_update(key).chain_update(label).chain_update([0]).chain_update(text).finalize().into()
}

/// 256 bits of chance.
pub(crate) fn random_seed() -> Result<dino_core::Seed, Error> {
    let mut bytes = [0u8; 32];
    getrandom::fill(&mut bytes).map_err(|error| Error::internal(&error))?;
    Ok(dino_core::Seed::new(bytes))
}
