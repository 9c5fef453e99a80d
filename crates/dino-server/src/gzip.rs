//! Streams of updates, made smaller for who can read that.
//!
//! A stream that is compressed as a whole needs a dictionary for each connection, which is more than all the rest of
//! it. Here each update is compressed on its own and joined to those before it, which the format allows: nothing is
//! kept between two updates but a sum.

use axum::body::{Body, Bytes};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::Response;
use flate2::{Compress, Compression, Crc, FlushCompress};
use futures_util::{StreamExt, stream};
use std::cell::RefCell;

/// The beginning of a gzip stream: deflated, no name, no time.
const GZIP_HEADER: [u8; 10] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff];
/// An empty last block.
const FINAL_BLOCK: [u8; 2] = [3, 0];

/// Whether who asks can read a compressed answer.
pub(crate) fn is_accepted(headers: &HeaderMap) -> bool {
    let accepted =
        headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    accepted.split(',').any(|one| {
        let (name, weight) = one.split_once(';').unwrap_or((one, ""));
        name.trim() == "gzip" && !matches!(weight.trim(), "q=0" | "q=0.0")
    })
}

/// The same answer, each piece of its body compressed.
pub(crate) fn compressed(response: Response) -> Response {
    let (mut head, body) = response.into_parts();
    head.headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    let begun = Some((body.into_data_stream(), Crc::new(), GZIP_HEADER.to_vec()));
    let pieces = stream::unfold(begun, |state| async move {
        let (mut body, mut sum, mut out) = state?;
        match body.next().await {
            Some(Ok(piece)) => {
                sum.update(&piece);
                deflate(&piece, &mut out);
                Some((Ok(Bytes::from(out)), Some((body, sum, Vec::new()))))
            }
            Some(Err(error)) => Some((Err(error), None)),
            None => {
                out.extend(FINAL_BLOCK);
                out.extend([sum.sum().to_le_bytes(), sum.amount().to_le_bytes()].concat());
                Some((Ok(Bytes::from(out)), None))
            }
        }
    });
    Response::from_parts(head, Body::from_stream(pieces))
}

thread_local! {
    /// What compresses, kept for the next piece: to make it takes longer than most pieces do.
    static COMPRESS: RefCell<Compress> = RefCell::new(Compress::new(Compression::fast(), false));
}

/// Adds a piece, compressed up to its last byte: whoever reads so far can read all of it.
fn deflate(piece: &[u8], out: &mut Vec<u8>) {
    COMPRESS.with_borrow_mut(|compress| {
        compress.reset();
        loop {
            // Room for the worst case, and more when that was not the worst.
            out.reserve(piece.len() / 2 + 128);
            let done = usize::try_from(compress.total_in()).unwrap_or(piece.len());
            // It fails only when it is used on after its end, which it never reaches.
            let _ = compress.compress_vec(&piece[done..], out, FlushCompress::Sync);
            if out.len() < out.capacity() {
                return;
            }
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Read;

    #[tokio::test]
    async fn pieces_joined_are_one_gzip_stream_and_each_can_be_read_as_it_comes() {
        let noise: Vec<u8> = (0..50_000_u32).map(|n| (n.wrapping_mul(2_654_435_761) >> 13) as u8).collect();
        let pieces: Vec<Vec<u8>> =
            vec![b"data: hello\n\n".to_vec(), vec![b'a'; 30_000], noise, b":\n\n".to_vec()];
        let sent: Vec<Result<Vec<u8>, axum::Error>> = pieces.iter().cloned().map(Ok).collect();
        let response = compressed(Response::new(Body::from_stream(stream::iter(sent))));
        assert_eq!(response.headers()[header::CONTENT_ENCODING], "gzip");
        let mut body = response.into_body().into_data_stream();
        let (mut wire, mut whole): (Vec<u8>, Vec<u8>) = (Vec::new(), Vec::new());
        for piece in &pieces {
            wire.extend(body.next().await.unwrap().unwrap());
            whole.extend(piece);
            let mut read = Vec::new();
            // What is there so far can be read; that there is no end yet is an error for this reader alone.
            let _ = flate2::read::GzDecoder::new(&wire[..]).read_to_end(&mut read);
            assert!(read == whole, "{} bytes of {}", read.len(), whole.len());
        }
        wire.extend(body.next().await.unwrap().unwrap());
        let mut read = Vec::new();
        flate2::read::GzDecoder::new(&wire[..]).read_to_end(&mut read).unwrap();
        assert!(read == whole);
        assert!(body.next().await.is_none());
    }

    #[test]
    fn only_who_asks_for_it_gets_it() {
        for (accepted, welcome) in [
            ("gzip, deflate, br", true),
            ("br;q=1.0, gzip;q=0.8", true),
            ("gzip;q=0", false),
            ("br", false),
            ("", false),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_ENCODING, HeaderValue::from_static(accepted));
            assert_eq!(is_accepted(&headers), welcome, "{accepted}");
        }
    }
}
