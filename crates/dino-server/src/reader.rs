//! Who reads a page: a person known by a signed cookie and nothing else, a language, a theme.

use crate::app::{App, is_id};
use crate::error::Error;
use crate::forms::start::START;
use crate::learn::LEARNT;
use crate::lobby::{Lobby, MAX_NAME_CHARS};
use crate::metrics::Metrics;
use crate::rate_limit::StreamPermit;
use crate::voices::Voice;
use axum::extract::{Extension, Form, Request};
use axum::http::{HeaderMap, HeaderValue, Method, Uri, header};
use axum::middleware::Next;
use axum::response::sse::Event;
use axum::response::{IntoResponse, Redirect, Response};
use axum_extra::extract::cookie::{Cookie, CookieJar, SameSite, SignedCookieJar};
use dino_page::model::{Follow, Site, Theme};
use dino_page::{Lang, Words};
use std::collections::HashMap;
use std::time::Duration;

/// The cookie that tells one browser from another.
pub(crate) const PERSON_COOKIE: &str = "person";

/// The cookie that says whom a reader does not want to hear at one table.
const MUTED: &str = "muted";

/// So many may be muted at a table: a cookie has room for no more.
pub(crate) const MAX_MUTED: usize = 64;

/// A cookie that lasts a year, from which others take their time.
const YEAR: &str = "year=; Max-Age=31536000";

/// How long browsers wait before they come back to a server that ends: a restart takes about as long.
const RECONNECT_DELAY: Duration = Duration::from_secs(1);

/// What is signed for a cookie: its name too, or what was signed for one could be shown as another.
fn bound(name: &str, value: &str) -> String {
    format!("{name}={value}")
}

/// What a signed cookie says. Those of before had no name in them: ids are believed, which no name is long enough to be.
fn unbound<'v>(name: &str, signed: &'v str) -> Option<&'v str> {
    let value = signed.strip_prefix(name).and_then(|rest| rest.strip_prefix('='));
    value
        .or_else(|| Some(signed).filter(|id| name == PERSON_COOKIE && id.len() > MAX_NAME_CHARS && is_id(id)))
}

/// Who reads.
#[derive(Clone)]
pub(crate) struct Reader {
    app: App,
    /// The person's id: known to the server and the browser, shown to nobody.
    pub(crate) person: String,
    /// Whether the browser has a cookie of ours; if not, the id is new.
    is_known: bool,
    pub(crate) lang: Lang,
    pub(crate) theme: Theme,
    /// The name the person last gave.
    pub(crate) name: Option<String>,
    /// What the person chose when playing against bots last, as the cookie says it.
    pub(crate) started: String,
    /// How far the person is in lessons, as the cookie says it.
    pub(crate) learnt: String,
    /// Whom the person does not want to hear at the table the request is about.
    pub(crate) muted: Vec<String>,
    /// The path and query of the page, to come back to.
    pub(crate) path: String,
    /// The address of the server, as the browser knows it.
    pub(crate) origin: String,
    /// Whether the browser came by https, as far as a proxy of ours tells.
    is_https: bool,
    pub(crate) wants_json: bool,
    /// Whose board the person wants to see large, where there is nothing to do.
    pub(crate) follows: Option<Follow>,
}

impl Reader {
    /// The names of the component sheets that may be chosen at a table: those the server offers, and the present one.
    pub(crate) fn sheets(&self, lobby: &Lobby) -> Vec<String> {
        let offered = self.app.settings.sheets.iter().filter(|sheet| sheet.game() == lobby.game);
        let mut names: Vec<String> = offered.map(|sheet| sheet.name().to_owned()).collect();
        if let Some(sheet) = &lobby.sheet
            && !names.contains(&sheet.name)
        {
            names.push(sheet.name.clone());
        }
        names
    }

    /// Who sends a request. The cookies are read here and nowhere else.
    pub(crate) fn new(app: &App, head: &RequestHead) -> Result<Reader, Error> {
        let RequestHead { headers, uri, .. } = head;
        let plain = CookieJar::from_headers(headers);
        let signed = SignedCookieJar::from_headers(headers, app.key.clone());
        let signed = |name: &str| unbound(name, signed.get(name)?.value()).map(str::to_owned);
        let person = signed(PERSON_COOKIE);
        let accepts_json =
            text(headers, header::ACCEPT).is_some_and(|accept| accept.starts_with("application/json"));
        let is_https = app.settings.behind_proxy && is_forwarded_https(headers);
        let scheme = if is_https { "https" } else { "http" };
        Ok(Reader {
            is_known: person.is_some(),
            person: person.map_or_else(crate::ids::random_id, Ok)?,
            lang: language(plain.get("lang").map(Cookie::value), headers),
            theme: match plain.get("theme").map(Cookie::value) {
                Some("light") => Theme::Light,
                Some("dark") => Theme::Dark,
                _ => Theme::Auto,
            },
            name: signed("name"),
            started: plain.get(START).map_or_else(String::new, |start| start.value().to_owned()),
            learnt: plain.get(LEARNT).map_or_else(String::new, |learnt| learnt.value().to_owned()),
            muted: plain.get(MUTED).map_or_else(Vec::new, |muted| voices(muted.value())),
            path: head.page(),
            origin: format!("{scheme}://{}", text(headers, header::HOST).unwrap_or("localhost")),
            is_https,
            wants_json: accepts_json || uri.path().starts_with("/api/"),
            follows: None,
            app: app.clone(),
        })
    }

    /// The address to give to others: the one this browser came by, unless only this computer finds it and the server knows
    /// a better one.
    pub(crate) fn shared_origin(&self) -> &str {
        let better = self.app.settings.reachable.as_deref();
        better.filter(|_| dino_page::is_local(&self.origin)).unwrap_or(&self.origin)
    }

    /// Whom to count requests for, when the cookie is one of ours.
    pub(crate) fn known_person(&self) -> Option<&str> {
        self.is_known.then_some(self.person.as_str())
    }

    /// Lets the browser keep something: signed, for our own pages only, out of reach of scripts.
    pub(crate) fn set_signed_cookie(&self, response: &mut Response, name: &'static str, value: &str) {
        let mut cookie = self.cookie(name, bound(name, value));
        cookie.set_http_only(true);
        cookie.set_same_site(SameSite::Lax);
        let signed = SignedCookieJar::new(self.app.key.clone()).add(cookie).into_response();
        for cookie in signed.headers().get_all(header::SET_COOKIE) {
            response.headers_mut().append(header::SET_COOKIE, HeaderValue::clone(cookie));
        }
    }

    /// Lets the browser keep whom its person does not want to hear at a table, and say so there alone.
    pub(crate) fn set_muted(&self, response: &mut Response, table: &str, muted: &[String]) {
        let mut cookie = self.cookie(MUTED, muted.join("."));
        cookie.set_path(format!("/t/{table}"));
        cookie.set_http_only(true);
        cookie.set_same_site(SameSite::Lax);
        if let Ok(value) = HeaderValue::from_str(&cookie.to_string()) {
            response.headers_mut().append(header::SET_COOKIE, value);
        }
    }

    /// A cookie that lasts and says no secret, as it stands in an answer.
    pub(crate) fn lasting_cookie(&self, name: &'static str, value: String) -> String {
        self.cookie(name, value).to_string()
    }

    /// A cookie that lasts; where the page came by https it goes back by nothing else.
    fn cookie(&self, name: &'static str, value: String) -> Cookie<'static> {
        let mut cookie = Cookie::new(name, value);
        cookie.set_path("/");
        cookie.set_max_age(Cookie::parse(YEAR).ok().and_then(|year| year.max_age()));
        if self.is_https {
            cookie.set_secure(true);
        }
        cookie
    }

    /// The last that a stream tells whose table has ended with the server. A table that ends alone needs none: the
    /// browser comes back by itself.
    pub(crate) fn restart_event(&self) -> Option<Event> {
        self.app.is_stopping().then(|| Event::default().event("restart").retry(RECONNECT_DELAY).data("{}"))
    }

    /// Whether one who listens may still do so.
    pub(crate) fn admit(&self, listener: &StreamPermit) -> Result<(), Error> {
        self.app.sanctions.admit(listener.address(), false, &self.app.addresses)
    }

    pub(crate) fn metrics(&self) -> &Metrics {
        &self.app.metrics
    }

    pub(crate) fn words(&self) -> &Words {
        self.app.words(self.lang)
    }

    pub(crate) fn site(&self) -> Site<'_> {
        Site { words: self.words(), theme: self.theme, path: &self.path }
    }

    /// Panics if a test has said so, as a drawing with a fault in it would.
    #[cfg(test)]
    pub(crate) fn hit_failpoint(&self) {
        crate::panic::hit(&self.app.failpoints.drawings);
    }

    /// The name to sit down with.
    pub(crate) fn own_name(&self) -> String {
        self.name.clone().unwrap_or_else(|| {
            let number: u32 = self.person.bytes().map(u32::from).sum();
            self.words().with("guest-name", &[("number", (number % 1000).into())])
        })
    }
}

/// What a request asks for, without its body.
pub(crate) struct RequestHead {
    method: Method,
    uri: Uri,
    headers: HeaderMap,
}

impl RequestHead {
    pub(crate) fn of(request: &Request) -> RequestHead {
        RequestHead {
            method: request.method().clone(),
            uri: request.uri().clone(),
            headers: request.headers().clone(),
        }
    }

    /// The address of a page to come back to: what was posted to is none, but belongs to its table's.
    fn page(&self) -> String {
        let path = self.uri.path();
        if matches!(self.method, Method::GET | Method::HEAD) {
            return self.uri.path_and_query().map_or_else(String::new, ToString::to_string);
        }
        let table = path.strip_prefix("/t/").and_then(|rest| rest.split('/').next());
        table.map_or_else(|| "/".to_owned(), |id| format!("/t/{id}"))
    }
}

/// Gives somebody new a cookie.
pub(crate) async fn identify(Extension(reader): Extension<Reader>, request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    if !reader.is_known {
        reader.set_signed_cookie(&mut response, PERSON_COOKIE, &reader.person);
    }
    response
}

/// Language and theme, as chosen.
pub(crate) async fn settings(
    Extension(reader): Extension<Reader>,
    Form(fields): Form<HashMap<String, String>>,
) -> Response {
    let back = fields.get("back").filter(|back| is_here(back));
    let mut response = Redirect::to(back.map_or("/", String::as_str)).into_response();
    let allowed = [("lang", ["en", "fr", ""]), ("theme", ["auto", "light", "dark"])];
    for (name, values) in allowed {
        let Some(value) = fields.get(name).filter(|value| values.contains(&value.as_str())) else { continue };
        if let Ok(value) = HeaderValue::from_str(&reader.cookie(name, value.clone()).to_string()) {
            response.headers_mut().append(header::SET_COOKIE, value);
        }
    }
    response
}

/// Whether it is an address of ours: a path, and nothing a browser could read as another host.
fn is_here(address: &str) -> bool {
    let path = address.strip_prefix('/');
    path.is_some_and(|path| !path.starts_with(['/', '\\']) && !address.contains(char::is_control))
}

/// The voices in a cookie. What is none is left out: anybody may write what they like into their own.
fn voices(cookie: &str) -> Vec<String> {
    let is_voice = |voice: &&str| voice.parse::<Voice>().is_ok();
    cookie.split('.').filter(is_voice).take(MAX_MUTED).map(str::to_owned).collect()
}

fn text(headers: &HeaderMap, name: header::HeaderName) -> Option<&str> {
    headers.get(name).and_then(|value| value.to_str().ok())
}

/// What was chosen, or the first of ours the browser asks for.
fn language(chosen: Option<&str>, headers: &HeaderMap) -> Lang {
    match chosen {
        Some("fr") => return Lang::Fr,
        Some("en") => return Lang::En,
        _ => {}
    }
    let accepted = text(headers, header::ACCEPT_LANGUAGE).unwrap_or_default();
    let first = accepted.split(',').map(str::trim).find(|tag| tag.starts_with("fr") || tag.starts_with("en"));
    first.map_or(Lang::En, Lang::of_locale)
}

/// Whether a proxy says that the browser came by https.
fn is_forwarded_https(headers: &HeaderMap) -> bool {
    headers.get("x-forwarded-proto").is_some_and(|proto| proto.as_bytes() == b"https")
}

/// What the browser of a person sends.
#[cfg(test)]
pub(crate) fn test_cookie(app: &App, person: &str) -> String {
    let cookie = Cookie::new(PERSON_COOKIE, bound(PERSON_COOKIE, person));
    let response = SignedCookieJar::new(app.key.clone()).add(cookie).into_response();
    response.headers()[header::SET_COOKIE].to_str().unwrap().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Settings;
    use axum::body::Body;
    use dino_store::SqliteStore;
    use std::sync::Arc;
    use tower_service::Service;

    /// The cookies that a browser gets which came by https, if its proxy is to be believed.
    async fn cookies(behind_proxy: bool) -> Vec<String> {
        let store = Arc::new(SqliteStore::memory().await.unwrap());
        let app = App::new(store, Settings { behind_proxy, ..Settings::default() }).await.unwrap();
        let mut routes = crate::app::routes(app);
        let mut cookies = Vec::new();
        for request in [
            Request::get("/").body(Body::empty()),
            Request::post("/settings")
                .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
                .body(Body::from("lang=fr&theme=dark")),
        ] {
            let mut request = request.unwrap();
            request.headers_mut().insert("x-forwarded-proto", HeaderValue::from_static("https"));
            let Ok(response) = routes.call(request).await;
            let given = response.headers().get_all(header::SET_COOKIE);
            cookies.extend(given.iter().map(|cookie| cookie.to_str().unwrap().to_owned()));
        }
        assert!(cookies.len() >= 3, "{cookies:?}");
        cookies
    }

    #[tokio::test]
    async fn what_is_signed_for_one_cookie_is_nothing_in_another() {
        let store = Arc::new(SqliteStore::memory().await.unwrap());
        let app = App::new(store, Settings::default()).await.unwrap();
        let person = |cookie: Cookie<'static>, shown_as: &str| {
            let signed = SignedCookieJar::new(app.key.clone()).add(cookie).into_response();
            let signed = signed.headers()[header::SET_COOKIE].to_str().unwrap();
            let value = signed.split_once('=').unwrap().1.split(';').next().unwrap();
            let request = Request::get("/").header(header::COOKIE, format!("{shown_as}={value}"));
            let head = RequestHead::of(&request.body(Body::empty()).unwrap());
            Reader::new(&app, &head).unwrap().known_person().map(str::to_owned)
        };
        let id = "abcdefghijklmnopqrstuvwxyz";
        let named = Cookie::new("name", bound("name", id));
        assert_eq!(person(named, PERSON_COOKIE), None, "a name is no person");
        assert_eq!(
            person(Cookie::new(PERSON_COOKIE, bound(PERSON_COOKIE, id)), PERSON_COOKIE).as_deref(),
            Some(id)
        );
        // A browser that got its cookie before is still the same person; no name of before can be one.
        assert_eq!(person(Cookie::new(PERSON_COOKIE, id), PERSON_COOKIE).as_deref(), Some(id));
        let longest = Cookie::new("name", "x".repeat(MAX_NAME_CHARS));
        assert_eq!(person(longest, PERSON_COOKIE), None);
    }

    #[tokio::test]
    async fn cookies_are_secure_where_a_proxy_of_ours_speaks_https() {
        assert!(cookies(true).await.iter().all(|cookie| cookie.contains("; Secure")));
        assert!(cookies(true).await.iter().all(|cookie| cookie.contains("; Max-Age=31536000")), "a year");
        assert!(!cookies(false).await.iter().any(|cookie| cookie.contains("; Secure")));
    }
}
