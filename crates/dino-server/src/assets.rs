//! Style, script and pictures: part of the program, so they change only with it.

use crate::error::Error;
use axum::extract::Path;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use sha2::{Digest, Sha256};
use std::collections::HashMap;
use std::sync::LazyLock;

/// An asset, and the tag that tells whether a browser has it as it is.
struct Asset {
    kind: &'static str,
    bytes: &'static [u8],
    etag: String,
}

/// All assets by their path below `/assets/`.
static ASSETS: LazyLock<HashMap<&'static str, Asset>> = LazyLock::new(|| {
    let asset = |(name, kind, bytes): &(&'static str, &'static str, &'static [u8])| {
        Some((name.strip_prefix("/assets/")?, Asset { kind, bytes, etag: etag(bytes) }))
    };
    dino_page::ASSETS.iter().filter_map(asset).collect()
});

/// A tag that changes with the content.
fn etag(bytes: &[u8]) -> String {
    let digest = Sha256::digest(bytes);
    let digits: String = digest.iter().take(16).map(|byte| format!("{byte:02x}")).collect();
    format!("\"{digits}\"")
}

pub(crate) async fn asset(Path(path): Path<String>, headers: HeaderMap) -> Result<Response, Error> {
    let asset = ASSETS.get(path.as_str()).ok_or(Error::NotFound)?;
    if headers.get(header::IF_NONE_MATCH).is_some_and(|given| given.as_bytes() == asset.etag.as_bytes()) {
        return Ok(StatusCode::NOT_MODIFIED.into_response());
    }
    let headers = [
        (header::CONTENT_TYPE, asset.kind),
        (header::ETAG, asset.etag.as_str()),
        (header::CACHE_CONTROL, "no-cache"),
    ];
    Ok((headers, asset.bytes).into_response())
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    #[test]
    fn an_edit_of_the_same_length_has_another_tag() {
        assert_ne!(etag(b"let a = 1;"), etag(b"let a = 2;"));
        assert_eq!(etag(b"let a = 1;"), etag(b"let a = 1;"));
    }

    #[tokio::test]
    async fn a_browser_that_has_an_asset_is_not_sent_it_again() {
        let path = || Path("table.js".to_owned());
        let first = asset(path(), HeaderMap::new()).await.unwrap();
        assert_eq!(first.status(), StatusCode::OK);
        let with = |tag: &HeaderValue| HeaderMap::from_iter([(header::IF_NONE_MATCH, tag.clone())]);
        let again = asset(path(), with(&first.headers()[header::ETAG])).await.unwrap();
        assert_eq!(again.status(), StatusCode::NOT_MODIFIED);
        let stale = asset(path(), with(&HeaderValue::from_static("\"older\""))).await.unwrap();
        assert_eq!(stale.status(), StatusCode::OK);
    }
}
