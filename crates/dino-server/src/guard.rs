//! What every request has to pass: where it comes from, how many there are; and what every answer says.

use crate::app::App;
use crate::error::Error;
use crate::rate_limit::{self, ClientAddress};
use crate::reader::{self, Reader, RequestHead};
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::net::IpAddr;

/// The headers of every answer: nothing from elsewhere, no script or style in the page itself, no framing.
const HEADERS: [(HeaderName, &str); 4] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; \
         form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    ),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "same-origin"),
    (header::X_FRAME_OPTIONS, "DENY"),
];

pub(crate) async fn guard(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let asked = RequestHead::of(&request);
    let address = rate_limit::address(&request, app.settings.behind_proxy);
    request.extensions_mut().insert(ClientAddress(address));
    let mut response = match admit(&app, &request, address) {
        Ok(()) => next.run(request).await,
        Err(error) => error.into_response(),
    };
    // Nobody is answered in a language or a form that is not theirs, whoever refused: a handler, the router, or what
    // reads bodies and addresses before any of our code does.
    if let Some(error) = Error::unsaid(&mut response) {
        response = error.instead_of(&response, &Reader::new(&app, String::new(), &asked));
    }
    for (name, value) in HEADERS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}

/// Whether a request may go on.
fn admit(app: &App, request: &Request, address: IpAddr) -> Result<(), Error> {
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD);
    if changes && !is_same_origin(request.headers()) {
        return Err(Error::ForeignOrigin);
    }
    // What belongs to the program is in memory, and a page asks for several at once.
    if request.uri().path().starts_with("/assets/") {
        return Ok(());
    }
    let person = reader::person_of(request.headers(), app);
    if app.limiter.allow(person, address, changes) { Ok(()) } else { Err(Error::TooMany) }
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
