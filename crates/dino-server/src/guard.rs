//! What every request has to pass: where it comes from, how many there are; and what every answer says.

use crate::app::App;
use crate::error::Error;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::Response;
use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

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

pub(crate) async fn guard(State(app): State<App>, request: Request, next: Next) -> Response {
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD);
    let refused = if changes && !is_own(request.headers()) {
        Some(Error::ForeignOrigin)
    } else if changes && !app.limits.allow(&who(&request)) {
        Some(Error::TooMany)
    } else {
        None
    };
    let mut response = match refused {
        Some(error) => error.json(&error.to_string()),
        None => next.run(request).await,
    };
    for (name, value) in HEADERS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}

/// Whether a request that changes something comes from our own pages, or from no page at all. A browser names the
/// origin of every such request.
fn is_own(headers: &HeaderMap) -> bool {
    let text = |name: HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    if let Some(origin) = text(header::ORIGIN) {
        let host = origin.split_once("://").map(|(_, host)| host);
        return host.is_some() && host == text(header::HOST);
    }
    !matches!(text(HeaderName::from_static("sec-fetch-site")), Some("cross-site" | "same-site"))
}

/// Whom requests are counted for: the bearer of a seat's secret, the browser's cookie, or else the address.
fn who(request: &Request) -> String {
    let text = |name: HeaderName| request.headers().get(name).and_then(|value| value.to_str().ok());
    let cookie = || text(header::COOKIE)?.split("; ").find(|cookie| cookie.starts_with("person="));
    let known = text(header::AUTHORIZATION).or_else(cookie).map(str::to_owned);
    let address =
        || request.extensions().get::<ConnectInfo<SocketAddr>>().map(|from| from.0.ip().to_string());
    known.or_else(address).unwrap_or_default()
}

/// So many requests a second for each, with some more at once.
pub(crate) struct Limits {
    rate: f64,
    buckets: Mutex<HashMap<String, (f64, Instant)>>,
}

impl Limits {
    pub(crate) fn new(rate: u32) -> Limits {
        Limits { rate: f64::from(rate), buckets: Mutex::default() }
    }

    /// Whether there is room for one more.
    fn allow(&self, who: &str) -> bool {
        const MOST: usize = 100_000;
        let (now, burst) = (Instant::now(), 3.0 * self.rate);
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= MOST {
            buckets.retain(|_, (_, since)| since.elapsed().as_secs() < 60);
        }
        let (room, since) = buckets.entry(who.to_owned()).or_insert((burst, now));
        *room = (*room + now.duration_since(*since).as_secs_f64() * self.rate).min(burst);
        *since = now;
        let allowed = *room >= 1.0;
        if allowed {
            *room -= 1.0;
        }
        allowed
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        pairs.iter().map(|(k, v)| (HeaderName::from_static(k), HeaderValue::from_static(v))).collect()
    }

    #[test]
    fn only_our_own_pages_may_change_anything() {
        assert!(is_own(&headers(&[("origin", "http://a:1"), ("host", "a:1")])));
        assert!(is_own(&headers(&[("host", "a:1")])));
        assert!(!is_own(&headers(&[("origin", "http://b:1"), ("host", "a:1")])));
        assert!(!is_own(&headers(&[("origin", "null"), ("host", "a:1")])));
        assert!(!is_own(&headers(&[("sec-fetch-site", "cross-site"), ("host", "a:1")])));
    }

    #[test]
    fn a_browser_that_asks_too_often_is_stopped_alone() {
        let limits = Limits::new(2);
        let allowed = (0..20).filter(|_| limits.allow("one")).count();
        assert!((6..8).contains(&allowed), "{allowed}");
        assert!(limits.allow("other"));
    }
}
