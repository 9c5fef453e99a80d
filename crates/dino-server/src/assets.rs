//! Style, script and pictures: part of the program, so they change only with it.

use crate::error::Error;
use axum::extract::Path;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};

pub(crate) async fn asset(Path(path): Path<String>, headers: HeaderMap) -> Result<Response, Error> {
    let is_it = |asset: &&dino_page::Asset| asset.path.strip_prefix("/assets/") == Some(path.as_str());
    let asset = dino_page::assets().iter().find(is_it).ok_or(Error::NotFound)?;
    if headers.get(header::IF_NONE_MATCH).is_some_and(|given| given.as_bytes() == asset.etag.as_bytes()) {
        return Ok(StatusCode::NOT_MODIFIED.into_response());
    }
    let headers = [
        (header::CONTENT_TYPE, asset.kind),
        (header::ETAG, asset.etag.as_str()),
        (header::CACHE_CONTROL, "no-cache"),
    ];
    Ok((headers, asset.content.as_ref()).into_response())
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

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
