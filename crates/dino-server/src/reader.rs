//! Who reads a page: a person known by a signed cookie and nothing else, a language, a theme.

use crate::app::App;
use axum::extract::{Form, Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, Uri, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Redirect, Response};
use axum_extra::extract::cookie::{Cookie, CookieJar, SameSite, SignedCookieJar};
use dino_page::model::{Site, Theme};
use dino_page::{Lang, Words};
use std::collections::HashMap;

/// Who reads.
#[derive(Clone)]
pub(crate) struct Reader {
    app: App,
    /// The person's id: known to the server and the browser, shown to nobody.
    pub(crate) person: String,
    pub(crate) lang: Lang,
    pub(crate) theme: Theme,
    /// The name the person last gave.
    pub(crate) name: Option<String>,
    /// The path and query of the page, to come back to.
    pub(crate) path: String,
    /// The address of the server, as the browser knows it.
    pub(crate) origin: String,
    pub(crate) wants_json: bool,
}

impl Reader {
    pub(crate) fn new(app: &App, person: String, asked: &RequestHead) -> Reader {
        let RequestHead { headers, uri, .. } = asked;
        let (plain, signed) =
            (CookieJar::from_headers(headers), SignedCookieJar::from_headers(headers, app.key.clone()));
        let value = |name: &str| plain.get(name).map(|cookie| cookie.value().to_owned());
        let accepts_json =
            text(headers, header::ACCEPT).is_some_and(|accept| accept.starts_with("application/json"));
        Reader {
            person,
            lang: language(headers),
            theme: match value("theme").as_deref() {
                Some("light") => Theme::Light,
                Some("dark") => Theme::Dark,
                _ => Theme::Auto,
            },
            name: signed.get("name").map(|cookie| cookie.value().to_owned()),
            path: asked.page(),
            origin: origin(headers),
            wants_json: accepts_json || uri.path().starts_with("/api/"),
            app: app.clone(),
        }
    }

    pub(crate) fn words(&self) -> &Words {
        self.app.words(self.lang)
    }

    pub(crate) fn site(&self) -> Site<'_> {
        Site { words: self.words(), theme: self.theme, path: &self.path }
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

/// A cookie that lasts, for our own pages only, out of reach of scripts.
pub(crate) fn permanent_cookie(name: &'static str, value: String) -> Cookie<'static> {
    let mut cookie = Cookie::new(name, value);
    cookie.set_path("/");
    cookie.set_http_only(true);
    cookie.set_same_site(SameSite::Lax);
    cookie.make_permanent();
    cookie
}

/// The person a request comes from, when its cookie is one of ours.
pub(crate) fn person_of(headers: &HeaderMap, app: &App) -> Option<String> {
    let signed = SignedCookieJar::from_headers(headers, app.key.clone());
    signed.get("person").map(|cookie| cookie.value().to_owned())
}

/// Finds out who reads, before any page is made; somebody new gets a cookie.
pub(crate) async fn identify(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let known = person_of(request.headers(), &app);
    let is_new = known.is_none();
    let person = match known.map_or_else(crate::ids::random_id, Ok) {
        Ok(person) => person,
        Err(error) => return error.into_response(),
    };
    let reader = Reader::new(&app, person.clone(), &RequestHead::of(&request));
    request.extensions_mut().insert(reader);
    let mut response = next.run(request).await;
    if is_new {
        let jar = SignedCookieJar::new(app.key.clone()).add(permanent_cookie("person", person));
        set_cookies(&mut response, &jar);
    }
    response
}

/// Language and theme, as chosen.
pub(crate) async fn settings(Form(fields): Form<HashMap<String, String>>) -> Response {
    let back = fields.get("back").filter(|back| is_here(back));
    let mut response = Redirect::to(back.map_or("/", String::as_str)).into_response();
    let allowed = [("lang", ["en", "fr", ""]), ("theme", ["auto", "light", "dark"])];
    for (name, values) in allowed {
        let Some(value) = fields.get(name).filter(|value| values.contains(&value.as_str())) else { continue };
        let mut cookie = Cookie::new(name, value.clone());
        cookie.set_path("/");
        cookie.make_permanent();
        if let Ok(value) = HeaderValue::from_str(&cookie.to_string()) {
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

/// Adds the cookies of a jar to an answer.
pub(crate) fn set_cookies(response: &mut Response, jar: &SignedCookieJar) {
    let with = jar.clone().into_response();
    for cookie in with.headers().get_all(header::SET_COOKIE) {
        response.headers_mut().append(header::SET_COOKIE, HeaderValue::clone(cookie));
    }
}

fn text(headers: &HeaderMap, name: header::HeaderName) -> Option<&str> {
    headers.get(name).and_then(|value| value.to_str().ok())
}

/// What was chosen, or the first of ours the browser asks for.
pub(crate) fn language(headers: &HeaderMap) -> Lang {
    match CookieJar::from_headers(headers).get("lang").map(Cookie::value) {
        Some("fr") => return Lang::Fr,
        Some("en") => return Lang::En,
        _ => {}
    }
    let accepted = text(headers, header::ACCEPT_LANGUAGE).unwrap_or_default();
    let first = accepted.split(',').map(str::trim).find(|tag| tag.starts_with("fr") || tag.starts_with("en"));
    first.map_or(Lang::En, Lang::of_locale)
}

/// The address of the server, as the browser knows it: behind a proxy by its own word for the scheme.
fn origin(headers: &HeaderMap) -> String {
    let proto = headers.get("x-forwarded-proto").and_then(|value| value.to_str().ok());
    let scheme = if proto == Some("https") { "https" } else { "http" };
    format!("{scheme}://{}", text(headers, header::HOST).unwrap_or("localhost"))
}
