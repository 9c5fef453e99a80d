//! Lines that are added one by one: what happened and what was said.

use crate::advice;
use crate::art::{seat_badge, watcher_mark};
use crate::model::{ChatAuthor, ChatLine, LogLine};
use crate::reactions;
use crate::words::Words;
use maud::{Markup, PreEscaped, html};

/// What stands in the chat for somebody who asked for a hint: each reads it in their own language.
pub const HINT: &str = ":hint:";

/// A line of the log: it leads to its moment of the replay. Above the first of a turn, a round or a phase stands which one it is.
/// Lines of one seat that follow one another belong together: the style shows the badge of the first of them only.
pub fn log_line(page_id: &str, line: &LogLine, names: &[String], words: &Words) -> Markup {
    let of =
        line.seat.map_or_else(|| "log__line".to_owned(), |seat| format!("log__line of-{}", seat.number()));
    // What seats do takes an act's time, what falls none, unless the line says otherwise.
    let usual = if line.seat.is_some() { 100 } else { 0 };
    let length = (line.length != usual).then_some(line.length);
    html! {
        li class=(of) id={ "log-" (line.number) } data-deed=[line.deed.as_deref()] data-length=[length] {
            @if let Some(chapter) = line.chapter.as_ref().filter(|chapter| !chapter.label.is_empty()) {
                h3.log__head {
                    @if let Some(turn) = chapter.turn { (seat_badge(turn)) b { (crate::show::name(names, turn)) } " " }
                    (chapter.label)
                }
            }
            a href={ "/t/" (page_id) "/replay/" (line.number) } {
                @if let Some(seat) = line.seat { (seat_badge(seat)) }
                @if let Some(picture) = &line.picture { span.log__pic { (PreEscaped(picture)) } }
                // What followed from an event stands below it.
                @for (at, sentence) in line.text.lines().enumerate() {
                    span.log__more[at > 0] { (named(sentence, line.name.as_deref().filter(|_| at == 0))) }
                }
            }
            @if line.why {
                a.log__why href={ "/t/" (page_id) "/explain?at=" (line.number) } { (words.get("why-ask")) }
            }
        }
    }
}

/// A sentence with the name it begins with in bold.
fn named(sentence: &str, name: Option<&str>) -> Markup {
    match name.and_then(|name| Some((name, sentence.strip_prefix(name)?))) {
        Some((name, rest)) if !name.is_empty() => html! { b { (name) } (rest) },
        _ => html! { (sentence) },
    }
}

/// A line of the chat.
pub fn chat_line(line: &ChatLine, words: &Words) -> Markup {
    let of = match line.author {
        ChatAuthor::Seat(seat) => format!("chat__line of-{}", seat.number()),
        ChatAuthor::Watcher | ChatAuthor::Unknown => "chat__line".to_owned(),
    };
    html! { li class=(of) id={ "chat-" (line.number) } { (chat_content(line, words)) } }
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
        @if line.removed { em.muted { (words.get("chat-removed")) } } @else if line.text == HINT { (advice::asked(words)) } @else if let Some(reaction) = reactions::of_text(&line.text, words) { (reaction) }
        @else { span.chat__said { (line.text) } }
    }
}
