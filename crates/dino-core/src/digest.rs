//! Digests of states and sheets, as records carry them.

use sha2::{Digest as _, Sha256};

/// Takes facts one after the other and ends in eight hexadecimal digits.
///
/// Numbers are written little-endian in the width of the method called; the digest is the first four bytes of
/// the SHA-256 of all that was written. Another program can do the same: the order of facts of each game is in
/// `docs/notation.md`.
#[derive(Clone, Default, Debug)]
pub struct Digest(Sha256);

impl Digest {
    /// Writes bytes as they are.
    pub fn bytes(&mut self, bytes: &[u8]) {
        self.0.update(bytes);
    }

    /// Writes one byte.
    pub fn u8(&mut self, value: u8) {
        self.bytes(&[value]);
    }

    /// Writes two bytes.
    pub fn u16(&mut self, value: u16) {
        self.bytes(&value.to_le_bytes());
    }

    /// Writes two bytes.
    pub fn i16(&mut self, value: i16) {
        self.bytes(&value.to_le_bytes());
    }

    /// Writes eight bytes.
    pub fn u64(&mut self, value: u64) {
        self.bytes(&value.to_le_bytes());
    }

    /// The first four bytes, read as one number from the left.
    pub fn finish(self) -> u32 {
        let [a, b, c, d, ..] = <[u8; 32]>::from(self.0.finalize());
        u32::from_be_bytes([a, b, c, d])
    }
}
