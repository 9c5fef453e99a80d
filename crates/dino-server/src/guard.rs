//! What every request has to pass: where it comes from, how many there are; and what every answer says.

use crate::app::App;
use crate::error::Error;
use crate::error_answer::{self, RequestContext};
use crate::panic::catch_async;
use crate::rate_limit::{self, ClientAddress};
use crate::reader::{Reader, RequestHead};
use crate::request_id::{self, RequestId};
use crate::request_log::FailedRequest;
use crate::table_task::TableHandle;
use axum::body::to_bytes;
use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::net::IpAddr;
use std::time::Instant;

/// The headers of every answer: nothing from elsewhere, no script or style in the page itself, no framing.
const HEADERS: [(HeaderName, &str); 4] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; font-src 'self'; manifest-src 'self'; \
         form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    ),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "same-origin"),
    (header::X_FRAME_OPTIONS, "DENY"),
];

/// More than any form of ours holds.
const MAX_BODY_BYTES: usize = 16 * 1024;

pub(crate) async fn guard(State(app): State<App>, request: Request, next: Next) -> Response {
    let is_private = !request.uri().path().starts_with("/assets/");
    let id = app.request_ids.next();
    let answer = async {
        match Reader::new(&app, &RequestHead::of(&request)) {
            Ok(reader) => answered(&app, id, reader, request, next).await,
            // Without chance nobody can be told from anybody else.
            Err(error) => error.into_response(),
        }
    };
    let mut response = id.scope(answer).await;
    if let Some(id) = id.header() {
        response.headers_mut().insert(request_id::HEADER, id);
    }
    for (name, value) in HEADERS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    // What was made for one reader is kept by nobody: a shared browser must not show it to the next.
    if is_private {
        let no_store = HeaderValue::from_static("no-store");
        response.headers_mut().entry(header::CACHE_CONTROL).or_insert(no_store);
    }
    response
}

/// Whoever refuses, be it a handler, the router, or what reads bodies and addresses before any of our code does: the
/// error is logged and put into words here and nowhere else, in the reader's language.
async fn answered(app: &App, id: RequestId, reader: Reader, mut request: Request, next: Next) -> Response {
    let (context, address) =
        (RequestContext::new(id), rate_limit::address(&request, app.settings.behind_proxy));
    let (started, method) = (Instant::now(), request.method().clone());
    let route = request.extensions().get::<MatchedPath>().cloned();
    let extensions = request.extensions_mut();
    extensions.insert(ClientAddress(address));
    extensions.insert(reader.clone());
    extensions.insert(context.clone());
    let admitted = match admit(app, &request, &reader, address) {
        Ok(()) => with_body(app, request).await,
        Err(error) => Err(error),
    };
    let mut response = match admitted {
        Ok(request) => handled(request, next).await,
        Err(error) => error.into_response(),
    };
    app.metrics.count_answer(response.status());
    let Some(error) = error_answer::error_of(&mut response) else { return response };
    app.metrics.count_refusal(error.code());
    let table = context.table().map(TableHandle::snapshot);
    let failed = FailedRequest {
        id,
        method: method.as_str(),
        route: route.as_ref().map(MatchedPath::as_str),
        table: table.as_ref().map(|table| table.id.as_str()),
        address,
        took: started.elapsed(),
    };
    app.request_log.write(&failed, &error, &app.addresses);
    error_answer::answer(&error.of_request(id), &response, &reader, &context)
}

/// The request once all of it is there, so that nobody who holds a part back keeps anything waiting.
async fn with_body(app: &App, request: Request) -> Result<Request, Error> {
    if matches!(*request.method(), Method::GET | Method::HEAD) {
        return Ok(request);
    }
    let (parts, body) = request.into_parts();
    let body = tokio::time::timeout(app.settings.request_timeout, to_bytes(body, MAX_BODY_BYTES));
    let body = tokio::select! {
        biased;
        body = body => body,
        () = app.stop_requested() => return Err(Error::Stopping),
    };
    let body = body.map_err(|_| Error::TooSlow)?.map_err(|_| Error::TooLarge)?;
    Ok(Request::from_parts(parts, body.into()))
}

/// The answer of whoever handles the request. A panic there is an error like any other.
async fn handled(request: Request, next: Next) -> Response {
    catch_async(next.run(request)).await.unwrap_or_else(|panic| Error::from(panic).into_response())
}

/// Whether a request may go on.
fn admit(app: &App, request: &Request, reader: &Reader, address: IpAddr) -> Result<(), Error> {
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD);
    if changes && !is_same_origin(request.headers()) {
        return Err(Error::ForeignOrigin);
    }
    // What belongs to the program is in memory, and a page asks for several at once. Whoever watches over the server is
    // answered whatever else is asked of it.
    let path = request.uri().path();
    if path.starts_with("/assets/") || path == "/health" {
        return Ok(());
    }
    let is_said = changes && path.ends_with("/chat");
    app.sanctions.admit(address, is_said, &app.addresses)?;
    // What only asks whether the server is ready is told so by itself.
    if app.is_stopping() && path != "/ready" {
        return Err(Error::Stopping);
    }
    if app.limiter.allow(reader.known_person(), address, changes) { Ok(()) } else { Err(Error::TooMany) }
}

/// Whether a request that changes something comes from our own pages, or from no page at all. A browser names the
/// origin of every such request.
fn is_same_origin(headers: &HeaderMap) -> bool {
    let text = |name: HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    if let Some(origin) = text(header::ORIGIN) {
        let host = origin.split_once("://").map(|(_, host)| host);
        return host.is_some() && host == text(header::HOST);
    }
    !matches!(text(HeaderName::from_static("sec-fetch-site")), Some("cross-site" | "same-site"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        pairs.iter().map(|(k, v)| (HeaderName::from_static(k), HeaderValue::from_static(v))).collect()
    }

    #[test]
    fn only_our_own_pages_may_change_anything() {
        assert!(is_same_origin(&headers(&[("origin", "http://a:1"), ("host", "a:1")])));
        assert!(is_same_origin(&headers(&[("host", "a:1")])));
        assert!(!is_same_origin(&headers(&[("origin", "http://b:1"), ("host", "a:1")])));
        assert!(!is_same_origin(&headers(&[("origin", "null"), ("host", "a:1")])));
        assert!(!is_same_origin(&headers(&[("sec-fetch-site", "cross-site"), ("host", "a:1")])));
    }
}
