//! The rules of a game as pages: how to play it, the numbered digest, a reference card, and where each value of its
//! component sheet comes from.
//!
//! The texts are Markdown: `rules/<game>.<language>.md` for people who learn the game, `docs/rules` for the digest.
//! Every rule of the digest is an anchor (`#cub-21`) that refusals, the learner's text and the reference card lead
//! to. Drawings and tables stand in the texts as marks such as `{{scores}}` and are made from the component sheet, so
//! that no number can disagree with it.

mod card;
mod glossary;
mod inline;
mod markdown;
mod moment;
mod sources;
#[cfg(test)]
mod tests;

use crate::game_page::GamePage;
use crate::games;
use crate::words::{Lang, Words};
pub(crate) use card::plates;
pub use inline::Reader;
pub(crate) use inline::number;
use markdown::Section;
use maud::{Markup, html};
pub(crate) use moment::moment;
use std::borrow::Cow;

/// What the rules pages of one game are made from.
pub(crate) struct Book {
    /// How to play it, in English and French.
    pub(crate) learn: [&'static str; 2],
    /// The numbered digest, in English and French.
    pub(crate) digest: [&'static str; 2],
    /// The component sheet.
    pub(crate) sheet: &'static str,
    /// What stands for a mark of the texts; `None` where there is no such mark.
    pub(crate) mark: fn(&str, MarkPosition, &Reader<'_>) -> Option<Markup>,
    /// The reference card with the values most tables play with.
    pub(crate) reference: fn(&Reader<'_>) -> Option<Markup>,
}

/// Where a mark stands in a text.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum MarkPosition {
    /// Alone in its paragraph.
    Block,
    /// Inside a sentence.
    Line,
}

/// The rules page of a game: how to play it, then every numbered rule. `None` for an unknown game.
pub fn rules(game_id: &str, words: &Words) -> Option<Markup> {
    let reader = Reader { game: games::page(game_id)?, words, page: "", plain: false };
    let plain = Reader { plain: true, ..reader };
    let book = &reader.game.book;
    let (learn, digest) = (reader.text(&book.learn), reader.text(&book.digest));
    let (chapters, digest) = (markdown::sections(&learn, 2), markdown::sections(&digest, 3));
    let (title, chapters) = chapters.split_first()?;
    let (digest_title, digest) = digest.split_first()?;
    let groups: Vec<&[Section<'_>]> = digest.chunk_by(|_, next| next.level > 2).collect();
    Some(html! {
        article.rules.rules--book {
            div.rules__side {
                header.rules__head.panel {
                    div.rules__cover aria-hidden="true" { ((reader.game.picture)()) }
                    h1 { (reader.inline(&title.title)) }
                    (markdown::render(&title.body, &reader))
                    (search(reader.game, words))
                    p { a.btn.btn--small href={ "/rules/" (game_id) "/components" } { (words.get("rules-to-components")) } }
                }
                (contents(chapters, digest_title, &groups, &reader))
            }
            div.rules__text {
                @for (number, chapter) in (1..).zip(chapters) { (learn_chapter(number, chapter, &plain)) }
                section.rules__digest id="rules-digest" data-rules-group {
                    div.panel data-rules-item {
                        h2 { (reader.inline(&digest_title.title)) }
                        (markdown::render(&digest_title.body, &reader))
                    }
                    @for (number, group) in (1..).zip(&groups) { (digest_group(number, group, &reader)) }
                }
            }
        }
    })
}

/// The reference card of a game with the values most tables play with. `None` for an unknown game.
pub fn reference(game_id: &str, words: &Words) -> Option<Markup> {
    let game = games::page(game_id)?;
    (game.book.reference)(&Reader { game, words, page: &address(game), plain: false })
}

/// The page that says where each value of a game's component sheet comes from. `None` for an unknown game.
pub fn components(game_id: &str, words: &Words) -> Option<Markup> {
    let game = games::page(game_id)?;
    sources::page(&Reader { game, words, page: &address(game), plain: false })
}

/// The component sheet of a table, where it is not the game's own.
#[derive(Clone, Copy, Debug)]
pub struct TableSheet<'s> {
    /// The id of the table.
    pub table: &'s str,
    /// What the sheet is called.
    pub name: &'s str,
    /// All of it.
    pub text: &'s str,
}

/// The page that shows the components of a table with a sheet of its own. `None` for an unknown game.
pub fn table_components(game_id: &str, sheet: &TableSheet<'_>, words: &Words) -> Option<Markup> {
    let game = games::page(game_id)?;
    sources::of_table(&Reader { game, words, page: &address(game), plain: false }, sheet)
}

/// The address of a game's rules page.
pub(crate) fn address(game: &GamePage) -> String {
    format!("/rules/{}", game.meta.id)
}

impl Reader<'_> {
    /// The text of the reader's language.
    fn text(&self, texts: &[&'static str; 2]) -> Cow<'static, str> {
        let text = match self.words.lang() {
            Lang::En => texts[0],
            Lang::Fr => texts[1],
        };
        #[cfg(test)]
        if self.words.is_marked() {
            return tests::blotted(text, self.game.meta.prefix).into();
        }
        text.into()
    }
}

/// The search field. It needs `assets/rules.js`, which also shows it; without script the page is simply whole.
fn search(game: &GamePage, words: &Words) -> Markup {
    // Any number does to show how rules are numbered.
    let hint = words.with("rules-search-hint", &[("rule", format!("{}-21", game.meta.prefix).into())]);
    html! {
        div.rules__search role="search" data-rules-search hidden {
            label for="rules-query" { (words.get("rules-search")) }
            input #rules-query type="search" autocomplete="off" placeholder=(hint);
            button type="button" data-rules-print { (words.get("rules-print")) }
            p.muted role="status"
                data-found=(words.with("rules-search-found", &[("count", "%".into())]))
                data-none=(words.get("rules-search-none")) {}
        }
    }
}

fn contents(
    chapters: &[Section<'_>],
    digest: &Section<'_>,
    groups: &[&[Section<'_>]],
    reader: &Reader<'_>,
) -> Markup {
    html! {
        nav.toc.panel aria-labelledby="rules-contents" {
            h2 #rules-contents { (reader.words.get("rules-contents")) }
            @if let Some(first) = chapters.first().and_then(anchor) {
                p { a href={ "#" (first) } { (reader.words.get("rules-how")) } }
            }
            ol {
                @for chapter in chapters {
                    @if let Some(anchor) = anchor(chapter) {
                        li { a href={ "#" (anchor) } { (reader.inline(&chapter.title)) } }
                    }
                }
            }
            p { a href="#rules-digest" title=(digest.title) { (reader.words.get("rules-complete")) } }
            ol {
                @for (number, group) in (1..).zip(groups) {
                    @if let Some(head) = group.first() {
                        li { a href={ "#rules-part-" (number) } { (reader.inline(&head.title)) } }
                    }
                }
            }
        }
    }
}

/// A chapter of how to play: its picture beside what is said, and at its end the numbers of the exact rules, which do not stand
/// in the sentences.
fn learn_chapter(number: usize, chapter: &Section<'_>, reader: &Reader<'_>) -> Markup {
    let (picture, said) = markdown::picture_of(&chapter.body);
    let exact = reader.numbers_in(&markdown::texts(&chapter.body));
    html! {
        section.rules__chapter.panel id=[anchor(chapter)] data-rules-item {
            details.rules__fold open {
                summary { h2 { span.rules__step aria-hidden="true" { (number) } (reader.inline(&chapter.title)) } }
                div class={ "learn" (if picture.is_some() { " learn--pictured" } else { "" }) } {
                    @if let Some(mark) = picture { div.learn__picture { (reader.mark(mark, MarkPosition::Block)) } }
                    div.learn__text {
                        (markdown::render(&said, reader))
                        @if !exact.is_empty() {
                            p.learn__exact {
                                (reader.words.get("rules-exact")) " "
                                @for number in exact { (reader.rule_link(number)) " " }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// A part of the digest: its heading and what stands under it.
fn digest_group(number: usize, group: &[Section<'_>], reader: &Reader<'_>) -> Markup {
    let Some((head, rules)) = group.split_first() else { return Markup::default() };
    html! {
        section.panel id={ "rules-part-" (number) } data-rules-group {
            details.rules__fold open {
                summary { h3 { (reader.inline(&head.title)) } }
                @if !head.body.is_empty() {
                    div data-rules-item { (markdown::render(&head.body, reader)) }
                }
                @for rule in rules {
                    @match reader.rule_of_heading(&rule.title) {
                        Some((number, title)) => section.rule id=(reader.anchor(number)) data-rules-item {
                            h4 { (reader.rule_link(number)) " " (reader.inline(title)) }
                            (markdown::render(&rule.body, reader))
                        },
                        None => section data-rules-item {
                            h4 { (reader.inline(&rule.title)) }
                            (markdown::render(&rule.body, reader))
                        },
                    }
                }
            }
        }
    }
}

/// The id of a chapter, the same in both languages.
fn anchor(chapter: &Section<'_>) -> Option<String> {
    chapter.id.as_ref().map(|id| format!("rules-{id}"))
}

/// The remark that some values are ours, with the way to the page that says which.
pub(crate) fn sources_note(reader: &Reader<'_>) -> Markup {
    html! {
        p.muted {
            (reader.inline(&reader.words.get("rules-sources-note"))) " "
            a href={ "/rules/" (reader.game.meta.id) "/components" } { (reader.words.get("rules-to-components")) }
        }
    }
}
