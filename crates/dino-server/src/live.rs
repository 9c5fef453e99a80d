//! Live updates: each connection draws what its own viewer may see, and sends what changed.

use crate::app::{App, is_id};
use crate::desk::{Ask, Desk, Moment};
use crate::error::Error;
use crate::pages::As;
use crate::reader::Reader;
use crate::show::{self, Shown};
use axum::extract::{Extension, Path, Query, State};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use dino_core::{Seat, SeatSet};
use dino_page::model::Part;
use futures_util::stream;
use serde_json::json;
use std::collections::HashMap;
use std::convert::Infallible;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;

pub(crate) async fn live(
    State(app): State<App>,
    Extension(reader): Extension<Reader>,
    Path(id): Path<String>,
    Query(look): Query<As>,
) -> Response {
    let opened = async {
        if !is_id(&id) {
            return Err(Error::NotFound);
        }
        let desk = app.desk(&id).await?;
        Follower::new(&app, desk, reader.clone(), look.seat()?)
    };
    match opened.await {
        Ok(follower) => {
            let events = stream::unfold(follower, |mut follower| async move {
                let event = follower.next().await?;
                Some((Ok::<_, Infallible>(event), follower))
            });
            Sse::new(events).keep_alive(KeepAlive::new().interval(Duration::from_secs(15))).into_response()
        }
        Err(error) => error.json(&error.sentence(&[], reader.words())),
    }
}

/// One connection, and what it has sent so far.
struct Follower {
    app: App,
    desk: Desk,
    reader: Reader,
    seat: Option<Seat>,
    moments: watch::Receiver<Arc<Moment>>,
    /// Whose coming and going is noticed.
    seats: SeatSet,
    /// A hash of each part as it was last sent; none before the first.
    sent: Option<HashMap<String, u64>>,
    running: bool,
    events: usize,
    lines: usize,
    chat: usize,
}

impl Follower {
    fn new(app: &App, desk: Desk, reader: Reader, seat: Option<Seat>) -> Result<Follower, Error> {
        let moment = desk.now();
        let yours = moment.lobby.seats_of(&reader.person);
        if seat.is_some_and(|seat| !yours.contains(seat)) {
            return Err(Error::NotYourSeat);
        }
        desk.tell(Ask::Look { seats: yours, came: true });
        let mut moments = desk.follow();
        // What is there now is sent first: the page may be older.
        moments.mark_changed();
        Ok(Follower {
            app: app.clone(),
            seats: yours,
            desk,
            reader,
            seat,
            moments,
            sent: None,
            running: moment.table.is_some(),
            events: 0,
            lines: 0,
            chat: 0,
        })
    }

    /// Waits for a change that this viewer can see. `None` ends the connection; the browser comes back by itself.
    async fn next(&mut self) -> Option<Event> {
        loop {
            tokio::select! {
                changed = self.moments.changed() => changed.ok()?,
                () = self.app.closing() => return None,
            }
            let moment = self.moments.borrow_and_update().clone();
            if moment.table.is_some() != self.running {
                self.running = moment.table.is_some();
                return Some(Event::default().event("gone").data("{}"));
            }
            if let Some(event) = self.news(&moment) {
                return Some(event);
            }
        }
    }

    /// What changed since the last time.
    fn news(&mut self, moment: &Moment) -> Option<Event> {
        let reader = self.reader.clone();
        let words = reader.words();
        let (parts, mut news) = match &moment.table {
            None => {
                let page = show::lobby(moment, &reader.person, &reader.origin, None).ok()?;
                (dino_page::lobby_parts(&reader.site(), &page), serde_json::Map::new())
            }
            Some(_) => {
                let shown = Shown::new(moment, &reader.person, self.seat).ok()?;
                let view = shown.table.view(shown.viewer);
                let page = shown.page(None, view.as_ref(), shown.last_actions(words), &reader);
                (dino_page::parts(&reader.site(), &page), self.log(&shown))
            }
        };
        let chat = show::chat_from(&moment.chat, self.chat);
        self.chat = moment.chat.len();
        if !chat.is_empty() {
            let lines: Vec<String> =
                chat.iter().map(|line| dino_page::chat_line(line).into_string()).collect();
            news.insert("chat".to_owned(), json!(lines));
        }
        let first = self.sent.is_none();
        let set = self.changed(parts);
        if let Some(title) = set.get("title").cloned() {
            news.insert("title".to_owned(), json!(unescaped(&title)));
        }
        if set.is_empty() && news.is_empty() {
            return None;
        }
        news.insert("set".to_owned(), json!(set));
        if first {
            // Whoever has just loaded the page knows what happened.
            news.remove("say");
        }
        Some(
            Event::default()
                .event("parts")
                .id(moment.version.clone())
                .data(serde_json::Value::Object(news).to_string()),
        )
    }

    /// The parts whose content is not what was last sent.
    fn changed(&mut self, parts: Vec<Part>) -> HashMap<String, String> {
        let sent = self.sent.get_or_insert_default();
        let mut set = HashMap::new();
        for part in parts {
            let html = part.html.into_string();
            let mut hasher = DefaultHasher::new();
            html.hash(&mut hasher);
            if sent.insert(part.id.clone(), hasher.finish()) != Some(hasher.finish()) {
                set.insert(part.id, html);
            }
        }
        set
    }

    /// What happened since: lines to be added, or all of them when something was taken back.
    fn log(&mut self, shown: &Shown<'_>) -> serde_json::Map<String, serde_json::Value> {
        let mut news = serde_json::Map::new();
        let (events, words) = (shown.table.events(), self.reader.words());
        let html = |lines: &[dino_page::model::LogLine]| {
            lines
                .iter()
                .map(|line| dino_page::log_line(&shown.moment.id, line).into_string())
                .collect::<Vec<_>>()
        };
        let taken_back = shown.table.lines_from(self.lines).iter().any(|line| line.ends_with(" takeback"));
        if self.sent.is_none() || taken_back {
            let lines = shown.log(0, events, words);
            news.insert("log_all".to_owned(), json!(html(&lines).concat()));
            if taken_back {
                news.insert("say".to_owned(), json!(words.get("play-undone")));
            }
        } else if events > self.events {
            let lines = shown.log(self.events, events, words);
            let said: Vec<&str> = lines.iter().map(|line| line.text.as_str()).collect();
            news.insert("say".to_owned(), json!(said.join(" ")));
            news.insert("log".to_owned(), json!(html(&lines)));
        }
        (self.events, self.lines) = (events, shown.table.lines());
        news
    }
}

impl Drop for Follower {
    fn drop(&mut self) {
        self.desk.tell(Ask::Look { seats: self.seats, came: false });
    }
}

/// A title is text, not markup: what was escaped for the page is turned back.
fn unescaped(title: &str) -> String {
    title.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&")
}
