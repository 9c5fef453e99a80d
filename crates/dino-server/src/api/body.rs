//! What programs send.

use crate::app::App;
use axum::Json;
use axum::body::Bytes;
use axum::extract::{FromRequest, Request};
use axum::response::{IntoResponse, Response};
use serde::de::DeserializeOwned;

use crate::error::Error;

/// The JSON object of a request.
pub(super) struct JsonBody<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequest<App> for JsonBody<T> {
    type Rejection = Response;

    async fn from_request(request: Request, app: &App) -> Result<JsonBody<T>, Response> {
        let (parts, body) = request.into_parts();
        let bytes =
            Bytes::from_request(Request::new(body), app).await.map_err(IntoResponse::into_response)?;
        // `serde` would take the fields of an object from a list as well, by their order in our source.
        let is_list = bytes.trim_ascii_start().starts_with(b"[");
        let request = Request::from_parts(parts, bytes.into());
        let Json(body) = Json::from_request(request, app).await.map_err(IntoResponse::into_response)?;
        if is_list { Err(Error::BadInput.into_response()) } else { Ok(JsonBody(body)) }
    }
}
