//! What was said at a table: as lines for its page, and a page of its own with all of it.

use crate::error::Error;
use crate::reader::Reader;
use crate::request::TableRequest;
use crate::table_task::Snapshot;
use crate::voices::Voice;
use axum::extract::Query;
use dino_page::Words;
use dino_page::model::{ChatAuthor, ChatLine, ChatPage, ChatPageLine, Speaker};
use dino_store::ChatMessage;
use maud::Markup;
use serde::Deserialize;
use std::ops::Range;

/// How much of what was said is shown at once.
pub(crate) const CHAT_PAGE: usize = 200;

/// A line as anybody may see it.
pub(crate) fn line(said: &ChatMessage) -> ChatLine {
    let author = match said.voice.as_deref().map(str::parse) {
        Some(Ok(Voice::Seat(seat))) => ChatAuthor::Seat(seat),
        Some(Ok(Voice::Watcher(_))) => ChatAuthor::Watcher,
        Some(Err(_)) | None => ChatAuthor::Unknown,
    };
    let (name, text) = (said.author.clone(), said.text.clone());
    ChatLine { number: i64::from(said.number), author, name, text, removed: said.removed }
}

/// What was said from a number on that this reader wants to hear: the last page of it at most.
pub(crate) fn heard_from(snapshot: &Snapshot, from: usize, reader: &Reader) -> Vec<ChatLine> {
    let from = from.max(snapshot.chat.len().saturating_sub(CHAT_PAGE));
    snapshot.chat.iter().skip(from).filter(|said| is_heard(said, reader)).map(line).collect()
}

fn is_heard(said: &ChatMessage, reader: &Reader) -> bool {
    said.voice.as_ref().is_none_or(|voice| !reader.muted.contains(voice))
}

/// The lines before a number, or the last ones: so many as make a page.
pub(crate) fn page_before(chat: &[ChatMessage], before: Option<usize>) -> Range<usize> {
    let end = before.unwrap_or(chat.len()).min(chat.len());
    end.saturating_sub(CHAT_PAGE)..end
}

/// Up to where to look back.
#[derive(Deserialize)]
pub(crate) struct ChatQuery {
    before: Option<usize>,
}

/// A page of what was said.
pub(crate) async fn chat(request: TableRequest, Query(query): Query<ChatQuery>) -> Result<Markup, Error> {
    let (reader, snapshot) = (&request.reader, request.snapshot());
    let lobby = &snapshot.lobby;
    let shown = page_before(&snapshot.chat, query.before);
    let own = own_voices(&request, &snapshot);
    let is_host = lobby.host == reader.person;
    let one = |said: &ChatMessage| {
        let other = said.voice.clone().filter(|voice| !own.contains(voice));
        let is_kept_out = other.as_ref().is_some_and(|voice| lobby.chat.kept_out.contains(voice));
        ChatPageLine {
            line: line(said),
            may_mute: other.clone(),
            may_remove: is_host && !said.removed,
            may_keep_out: other.filter(|_| is_host && !is_kept_out),
        }
    };
    let said = snapshot.chat[shown.clone()].iter().filter(|said| is_heard(said, reader));
    let page = ChatPage {
        id: snapshot.id.clone(),
        game: dino_page::games::page(&lobby.game).ok_or(Error::NotFound)?,
        lines: said.map(one).collect(),
        before: query.before.filter(|before| *before < snapshot.chat.len()),
        earlier: (shown.start > 0).then_some(shown.start),
        is_host,
        watchers_silent: lobby.chat.watchers_silent,
        muted: speakers(&snapshot, &reader.muted, reader.words()),
        kept_out: speakers(&snapshot, &lobby.chat.kept_out, reader.words()),
    };
    Ok(dino_page::chat(&reader.site(), &page))
}

/// What the reader is heard as.
fn own_voices(request: &TableRequest, snapshot: &Snapshot) -> Vec<String> {
    let person = &request.reader.person;
    let seats = snapshot.lobby.seats_of(person).iter().map(Voice::Seat);
    let watching = Voice::of_watcher(&request.app, &snapshot.id, person);
    seats.chain([watching]).map(|voice| voice.to_string()).collect()
}

/// Voices with the names they last spoke under.
fn speakers(snapshot: &Snapshot, voices: &[String], words: &Words) -> Vec<Speaker> {
    let name = |voice: &String| {
        let said = snapshot.chat.iter().rev().find(|said| said.voice.as_ref() == Some(voice));
        said.map_or_else(|| words.get("chat-somebody"), |said| said.author.clone())
    };
    voices.iter().map(|voice| Speaker { voice: voice.clone(), name: name(voice) }).collect()
}
