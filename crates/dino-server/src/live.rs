//! Live updates: each connection draws what its own viewer may see, and sends what its page does not hold yet.

use crate::chat_page;
use crate::derived::LogUpdate;
use crate::error::Error;
use crate::gzip;
use crate::page_version::{LogPosition, PageVersion, Update};
use crate::panic::catch;
use crate::projection::{self, Projection};
use crate::rate_limit::StreamPermit;
use crate::reader::Reader;
use crate::request::TableRequest;
use crate::table_task::Snapshot;
use crate::table_task::presence::PresenceGuard;
use crate::table_task::seed_parts::PartHashes;
use axum::extract::Query;
use axum::http::HeaderMap;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use dino_core::{Seat, SeatSet, Viewer};
use dino_page::Tempo;
use dino_page::model::ChatLine;
use futures_util::stream;
use serde::{Deserialize, Serialize};
use serde_json::json;
use std::collections::BTreeMap;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;

/// How often a line says that it is alive.
const ALIVE: Duration = Duration::from_secs(15);

/// What the page that listens holds, when it says so.
#[derive(Deserialize)]
pub(crate) struct LiveQuery {
    has: Option<String>,
    /// At what tempo it tells what others did.
    tempo: Option<String>,
    /// Whether it only wants what is new and asks again later: a tab that nobody looks at leaves the few connections
    /// of its browser to others.
    #[serde(default)]
    peek: bool,
}

impl LiveQuery {
    /// What the page was loaded with, or has heard since.
    fn version(&self, headers: &HeaderMap) -> Option<PageVersion> {
        let heard = headers.get("last-event-id").and_then(|id| id.to_str().ok());
        heard.or(self.has.as_deref())?.parse().ok()
    }

    fn tempo(&self) -> Tempo {
        self.tempo.as_deref().and_then(Tempo::of).unwrap_or_default()
    }
}

pub(crate) async fn live(
    permit: StreamPermit,
    request: TableRequest,
    Query(query): Query<LiveQuery>,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let live = LiveStream::new(&request, &query, query.version(&headers), permit)?;
    let events = stream::unfold(live, |mut live| async move {
        let event = live.next().await?;
        Some((Ok::<_, Infallible>(event), live))
    });
    // A comment would keep the line open as well, but no script hears it: so a page knows that its line is alive.
    let alive = Event::default().event("alive").data("");
    let stream = Sse::new(events).keep_alive(KeepAlive::new().interval(ALIVE).event(alive));
    let response = stream.into_response();
    Ok(if gzip::is_accepted(&headers) { gzip::compressed(response) } else { response })
}

/// Asks a listener for what it announced to add to the seed, and shows what all have announced.
pub(crate) fn reveal(hashes: &PartHashes) -> Event {
    let hashes: Vec<_> = hashes.iter().map(|(seat, hash)| (seat, hash.to_string())).collect();
    Event::default().event("reveal").data(json!({ "hashes": hashes }).to_string())
}

/// One connection, and what the page at its other end holds.
struct LiveStream {
    reader: Reader,
    seat: Option<Seat>,
    snapshots: watch::Receiver<Arc<Snapshot>>,
    /// Tells the table for which seats this one looks.
    presence: PresenceGuard,
    /// `None` when it is not known: then all is sent.
    version: Option<PageVersion>,
    running: bool,
    /// Whether the first snapshot was looked at: it may be older than the page.
    is_following: bool,
    /// Whether the page was told to load again: then it hears no more from here.
    has_ended: bool,
    /// Whether it ends with what is there now.
    is_peek: bool,
    /// Whose eyes the page was last drawn with, as far as it is known: one that was loaded for a seat may hold what only
    /// that seat knows.
    viewer: Option<Viewer>,
    /// How many lines of the chat were taken away, as far as the page knows.
    removed: usize,
    permit: StreamPermit,
}

impl LiveStream {
    fn new(
        request: &TableRequest,
        query: &LiveQuery,
        version: Option<PageVersion>,
        permit: StreamPermit,
    ) -> Result<LiveStream, Error> {
        let (snapshot, handle) = (request.snapshot(), &request.handle);
        let yours = snapshot.lobby.seats_of(&request.reader.person);
        if let Some(seat) = request.seat {
            request.credential().authorize(&snapshot.lobby, seat)?;
        }
        // Who only asks from time to time is there for a while after each time.
        let looks_for = if query.peek { SeatSet::EMPTY } else { yours };
        if query.peek {
            handle.touch(yours);
        }
        let presence = handle.enter(looks_for, query.tempo());
        let mut snapshots = handle.subscribe();
        // What is there now is looked at first: the page may be older.
        snapshots.mark_changed();
        let running = version.as_ref().map_or(snapshot.table.is_some(), |version| version.log.is_some());
        let (reader, seat) = (request.reader.clone(), request.seat);
        Ok(LiveStream {
            reader,
            seat,
            snapshots,
            presence,
            version,
            running,
            is_following: false,
            has_ended: false,
            is_peek: query.peek,
            viewer: seat.map(Viewer::Seat),
            removed: 0,
            permit,
        })
    }

    /// Waits for a change that this viewer can see. `None` ends the connection; the browser comes back by itself.
    async fn next(&mut self) -> Option<Event> {
        if self.has_ended {
            return None;
        }
        loop {
            if self.snapshots.changed().await.is_err() {
                self.has_ended = true;
                return self.reader.restart_event();
            }
            let snapshot = self.snapshots.borrow_and_update().clone();
            // A game that begins, a seat that has moved to another device and a table that was removed want another page.
            let running = snapshot.table.is_some();
            let moved =
                !self.is_peek && self.presence.set_seats(snapshot.lobby.seats_of(&self.reader.person));
            if snapshot.is_deleted || running != self.running || (moved && running) {
                self.has_ended = true;
                return Some(Event::default().event("gone").data("{}"));
            }
            // Somebody who was shut out meanwhile hears no more.
            self.reader.admit(&self.permit).ok()?;
            if let Some(hashes) = snapshot.reveal.as_ref().filter(|_| !self.presence.seats().is_empty()) {
                return Some(reveal(hashes));
            }
            // A drawing that panics ends this stream alone.
            let update = catch(|| self.update(&snapshot)).map_err(Error::from).ok()?;
            let follows = std::mem::replace(&mut self.is_following, true);
            self.has_ended = self.is_peek;
            if update.is_some() || self.is_peek {
                if follows {
                    self.reader.metrics().update_time.observe_duration(snapshot.made_at.elapsed());
                }
                return update;
            }
        }
    }

    /// What the page does not hold yet.
    fn update(&mut self, snapshot: &Snapshot) -> Option<Event> {
        let parts = projection::parts(snapshot, &self.reader, self.seat).ok()?;
        let log = match Projection::new(snapshot, &self.reader.person, self.seat) {
            Ok(shown) => {
                let is_other_viewer =
                    self.viewer.replace(shown.viewer).is_some_and(|viewer| viewer != shown.viewer);
                self.log(&shown, is_other_viewer)
            }
            Err(_) => None,
        };
        let from = self.version.as_ref().map_or(0, |version| version.chat);
        let chat = chat_page::heard_from(snapshot, from, &self.reader);
        let removed = self.removed_lines(snapshot);
        let version = projection::page_version(snapshot, &parts);
        let id = version.to_string();
        let before = self.version.replace(version);
        let holds = |part: &Update| before.as_ref().is_some_and(|before| before.holds(part));
        let mut set: BTreeMap<String, String> =
            parts.into_iter().filter(|part| !holds(part)).map(|part| (part.id, part.html)).collect();
        set.extend(removed);
        if set.is_empty() && log.is_none() && chat.is_empty() {
            return None;
        }
        let message = Message {
            chat: chat
                .iter()
                .map(|line| dino_page::chat_line(line, self.reader.words()).into_string())
                .collect(),
            log: log.as_ref().filter(|log| !log.is_whole).map(|log| log.lines.html.as_slice()),
            log_all: log.as_ref().filter(|log| log.is_whole).map(|log| log.lines.html.concat()),
            say: log.as_ref().and_then(|log| log.taken_back.as_deref()),
            title: set.get("title").map(|title| unescaped(title)),
            set: &set,
        };
        Some(Event::default().event("parts").id(id).data(serde_json::to_string(&message).ok()?))
    }

    /// The lines that the host has taken away, where the page may still show one of them: at first it is not known.
    fn removed_lines(&mut self, snapshot: &Snapshot) -> Vec<(String, String)> {
        let count = snapshot.chat.iter().filter(|said| said.removed).count();
        if std::mem::replace(&mut self.removed, count) == count {
            return Vec::new();
        }
        let words = self.reader.words();
        let removed =
            chat_page::heard_from(snapshot, 0, &self.reader).into_iter().filter(|line| line.removed);
        let content = |line: &ChatLine| dino_page::chat_content(line, words).into_string();
        removed.map(|line| (format!("chat-{}", line.number), content(&line))).collect()
    }

    /// What happened since: lines to be added, or all of them when something was taken back or others look now.
    fn log(&self, shown: &Projection<'_>, is_other_viewer: bool) -> Option<LogChange> {
        let (events, words) = (shown.table.events(), self.reader.words());
        let log_from = |from| shown.snapshot.log_update(shown.viewer, from, words);
        let known = self.version.as_ref().and_then(|version| version.log);
        // Who took something back since.
        let taken_back = |log: LogPosition| {
            let lines = shown.table.lines_from(log.lines);
            lines.iter().rev().find_map(|line| {
                let (seat, what) = line.strip_prefix("@ ")?.split_once(' ')?;
                let seat = seat.parse::<Seat>().ok()?;
                ["takeback", "rewind"].contains(&what).then_some(seat)
            })
        };
        let back = known.and_then(taken_back);
        match known {
            Some(log) if !is_other_viewer && log.lines <= shown.table.lines() && back.is_none() => (events
                > log.events)
                .then(|| LogChange { lines: log_from(log.events), is_whole: false, taken_back: None }),
            _ => {
                let name = |seat: Seat| shown.snapshot.seat_names(words)[seat.index()].clone();
                let told = |seat| words.with("table-taken-back", &[("name", name(seat).into())]);
                Some(LogChange { lines: log_from(0), is_whole: true, taken_back: back.map(told) })
            }
        }
    }
}

/// What a page is sent. What has not changed is left out.
#[derive(Serialize)]
struct Message<'m> {
    /// Lines to be added to the chat.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    chat: Vec<String>,
    /// Lines to be added to the log.
    #[serde(skip_serializing_if = "Option::is_none")]
    log: Option<&'m [String]>,
    /// The whole log, to be put in the place of what is there.
    #[serde(skip_serializing_if = "Option::is_none")]
    log_all: Option<String>,
    /// That something was taken back; what was added is read out by the page as it tells it.
    #[serde(skip_serializing_if = "Option::is_none")]
    say: Option<&'m str>,
    /// The parts that have changed, by the ids of their elements.
    set: &'m BTreeMap<String, String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    title: Option<String>,
}

/// How the log of a page changes.
struct LogChange {
    lines: Arc<LogUpdate>,
    /// Whether the lines are all there are, instead of those to be added.
    is_whole: bool,
    /// That somebody took something back, in words.
    taken_back: Option<String>,
}

/// A title is text, not markup: what was escaped for the page is turned back.
fn unescaped(title: &str) -> String {
    title.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&")
}
