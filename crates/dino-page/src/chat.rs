//! All that was said at a table, a page at a time, with what one may do about it. It works without script.

use crate::lines::chat_content;
use crate::model::{ChatPage, ChatPageLine, Site, Speaker};
use crate::site::{Framed, frame};
use crate::words::Words;
use maud::{Markup, html};

/// A page of the chat.
pub fn chat(site: &Site<'_>, page: &ChatPage) -> Markup {
    let words = site.words;
    let title = words.with("chat-title", &[("game", page.game.meta.title.into())]);
    let content = html! {
        section.panel aria-labelledby="said" {
            h1 #said { (title) }
            @if let Some(before) = page.earlier {
                p { a.btn.btn--small href={ "/t/" (page.id) "/chat?before=" (before) } { (words.get("chat-earlier")) } }
            }
            @if page.lines.is_empty() { p.muted { (words.get("chat-none")) } }
            ol.table-list { @for line in &page.lines { (said(page, line, words)) } }
            p.row {
                @if page.before.is_some() {
                    a.btn.btn--small href={ "/t/" (page.id) "/chat" } { (words.get("chat-latest")) }
                }
                a.btn.btn--small href={ "/t/" (page.id) } { (words.get("table-to-table")) }
            }
        }
        (speakers(page, &page.muted, "unmute", "chat-muted", "chat-unmute", words))
        @if page.is_host {
            (speakers(page, &page.kept_out, "let-in", "chat-kept-out", "chat-let-in", words))
            (silence(page, words))
        }
    };
    let game = Some(page.game);
    frame(site, &Framed { title: &title, class: "page--chat", script: None, game, again: None, content })
}

fn said(page: &ChatPage, line: &ChatPageLine, words: &Words) -> Markup {
    html! {
        li.table-line id={ "said-" (line.line.number) } {
            span.table-line__link { (chat_content(&line.line, words)) }
            @if let Some(voice) = line.may_mute.as_deref() { (about(page, "mute", "voice", voice, "chat-mute", words)) }
            @if line.may_remove {
                (about(page, "remove", "number", &line.line.number.to_string(), "chat-remove", words))
            }
            @if let Some(voice) = line.may_keep_out.as_deref() {
                (about(page, "keep-out", "voice", voice, "chat-keep-out", words))
            }
        }
    }
}

/// Those a reader or a host does not want to hear, each with the way back.
fn speakers(
    page: &ChatPage,
    speakers: &[Speaker],
    action: &str,
    title: &str,
    label: &str,
    words: &Words,
) -> Markup {
    html! {
        @if !speakers.is_empty() {
            section.panel aria-labelledby=(action) {
                h2 id=(action) { (words.get(title)) }
                ul.table-list {
                    @for speaker in speakers {
                        li.table-line {
                            span.table-line__link { (speaker.name) }
                            (about(page, action, "voice", &speaker.voice, label, words))
                        }
                    }
                }
            }
        }
    }
}

fn silence(page: &ChatPage, words: &Words) -> Markup {
    let (value, label) = if page.watchers_silent {
        ("heard", "chat-hear-watchers")
    } else {
        ("silent", "chat-silence-watchers")
    };
    html! {
        section.panel aria-labelledby="watchers" {
            h2 #watchers { (words.get("chat-watchers")) }
            p.muted { (words.get(if page.watchers_silent { "chat-watchers-silent" } else { "chat-watchers-heard" })) }
            form method="post" action={ "/t/" (page.id) "/chat/silence" } {
                button.btn.btn--small type="submit" name="watchers" value=(value) { (words.get(label)) }
            }
        }
    }
}

/// A button that does something about a line or a voice, and comes back to this page.
fn about(page: &ChatPage, action: &str, field: &str, value: &str, label: &str, words: &Words) -> Markup {
    html! {
        form.inline method="post" action={ "/t/" (page.id) "/chat/" (action) } {
            input type="hidden" name=(field) value=(value);
            @if let Some(before) = page.before { input type="hidden" name="before" value=(before); }
            button.btn.btn--quiet.btn--small type="submit" { (words.get(label)) }
        }
    }
}
