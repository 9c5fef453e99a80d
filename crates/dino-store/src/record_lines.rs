//! The lines of a record, as all stores keep them.

use crate::error::{Result, StoreError};
use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;
use std::io::{self, Read, Write};

/// A line of a record is one line.
pub(crate) fn check_lines(lines: &[String]) -> Result<()> {
    let bad = lines.iter().position(|line| line.contains(char::is_control));
    bad.map_or(Ok(()), |index| Err(StoreError::BadLine { number: index + 1 }))
}

/// Lines in one piece. None of them holds a line break, so one stands behind each.
pub(crate) fn compressed(lines: &[String]) -> io::Result<Vec<u8>> {
    let mut encoder = DeflateEncoder::new(Vec::new(), Compression::best());
    for line in lines {
        encoder.write_all(line.as_bytes())?;
        encoder.write_all(b"\n")?;
    }
    encoder.finish()
}

/// A review in one piece.
pub(crate) fn compressed_review(review: &str) -> Result<Vec<u8>> {
    let line = [review.to_owned()];
    check_lines(&line)?;
    compressed(&line).map_err(|error| sqlx::Error::Io(error).into())
}

/// The review in such a piece; none where it cannot be read, since it can be made again.
pub(crate) fn decompressed_review(piece: &[u8]) -> Option<String> {
    decompressed(piece).ok()?.pop()
}

/// The lines of such a piece.
pub(crate) fn decompressed(record: &[u8]) -> io::Result<Vec<String>> {
    let mut text = String::new();
    DeflateDecoder::new(record).read_to_string(&mut text)?;
    Ok(text.split_terminator('\n').map(str::to_owned).collect())
}
