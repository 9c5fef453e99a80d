//! Lines that are added one by one: what happened and what was said.

use crate::art::{seat_badge, watcher_mark};
use crate::model::{ChatAuthor, ChatLine, LogLine};
use crate::words::Words;
use maud::{Markup, html};

/// A line of the log: it leads to its moment of the replay.
pub fn log_line(page_id: &str, line: &LogLine) -> Markup {
    html! {
        li.log__line id={ "log-" (line.number) } data-deed=[line.deed.as_deref()] {
            a href={ "/t/" (page_id) "/replay/" (line.number) } {
                @if let Some(seat) = line.seat { (seat_badge(seat)) }
                // What followed from an event stands below it.
                @for (at, sentence) in line.text.lines().enumerate() { span.log__more[at > 0] { (sentence) } }
            }
        }
    }
}

/// A line of the chat.
pub fn chat_line(line: &ChatLine, words: &Words) -> Markup {
    html! { li.chat__line id={ "chat-" (line.number) } { (chat_content(line, words)) } }
}

/// What stands in a line of the chat: who plays has the badge of the seat, who watches an eye.
pub fn chat_content(line: &ChatLine, words: &Words) -> Markup {
    html! {
        @match line.author {
            ChatAuthor::Seat(seat) => { (seat_badge(seat)) " " }
            ChatAuthor::Watcher => {
                span title=(words.get("chat-watching")) { (watcher_mark()) } " "
                span.sr-only { (words.get("chat-watching")) } " "
            }
            ChatAuthor::Unknown => {}
        }
        strong { (line.name) } " "
        @if line.removed { em.muted { (words.get("chat-removed")) } } @else { span { (line.text) } }
    }
}
