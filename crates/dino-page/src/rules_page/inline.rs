//! Text inside a paragraph: escaped, rule numbers made links, marks replaced, French spaces kept from breaking.

use super::MarkPosition;
use crate::game_page::GamePage;
use crate::words::{Lang, Words};
use maud::{Escaper, Markup, PreEscaped, html};
use std::fmt::Write;

/// The rules of a game in the hands of a reader.
#[derive(Clone, Copy, Debug)]
pub struct Reader<'r> {
    pub(crate) game: &'static GamePage,
    pub(crate) words: &'r Words,
    /// The address of the rules page; empty on that page itself.
    pub(crate) page: &'r str,
    /// Whether numbers of rules stay out of the sentences, as in what people learn a game from.
    pub(crate) plain: bool,
}

impl Reader<'_> {
    /// A piece of text: `CUB-21` and `[CUB-21]` lead to the rule, `{{...}}` is replaced by what it stands for.
    pub(crate) fn inline(&self, text: &str) -> Markup {
        let mut out = String::new();
        let mut plain = 0;
        let mut at = 0;
        while at < text.len() {
            let rest = &text[at..];
            // A number inside a longer word is none.
            let in_word = text[..at].ends_with(|before: char| before.is_ascii_alphanumeric());
            match self.mark_at(rest).or_else(|| self.number_at(rest).filter(|_| !in_word)) {
                Some((length, markup)) => {
                    let before = &text[plain..at];
                    // Nothing is left where a number stood, not even its space.
                    let stays = !(self.plain && rest.starts_with('['));
                    self.plain(if stays { before } else { before.trim_end_matches(' ') }, &mut out);
                    if stays {
                        out.push_str(&markup.0);
                    }
                    at += length;
                    plain = at;
                }
                None => at += rest.chars().next().map_or(1, char::len_utf8),
            }
        }
        self.plain(&text[plain..], &mut out);
        PreEscaped(out)
    }

    /// The numbers of rules that stand in brackets in a text, each once.
    pub(super) fn numbers_in(&self, text: &str) -> Vec<u16> {
        let of = |part: &str| {
            part.split_once(']')?.0.strip_prefix(self.game.meta.prefix)?.strip_prefix('-')?.parse().ok()
        };
        let mut numbers: Vec<u16> = text.split('[').skip(1).filter_map(of).collect();
        numbers.sort_unstable();
        numbers.dedup();
        numbers
    }

    /// What stands for a mark; the mark itself where there is none, which the tests rule out.
    pub(super) fn mark(&self, name: &str, place: MarkPosition) -> Markup {
        (self.game.book.mark)(name, place, self).unwrap_or_else(|| html! { "{{" (name) "}}" })
    }

    /// A rule's number, leading to the rule.
    pub(super) fn rule_link(&self, number: u16) -> Markup {
        let title = self.words.get(&self.title_key(number));
        html! {
            a.rule__no href={ (self.page) "#" (self.anchor(number)) } title=(title) {
                (self.game.meta.prefix) "-" (number)
            }
        }
    }

    /// The id of a rule in the page: `cub-21`.
    pub(super) fn anchor(&self, number: u16) -> String {
        format!("{}-{number}", self.game.meta.prefix.to_lowercase())
    }

    /// The number and the title of a heading such as `CUB-21 Type condition`.
    pub(super) fn rule_of_heading<'t>(&self, heading: &'t str) -> Option<(u16, &'t str)> {
        let (number, title) =
            heading.strip_prefix(self.game.meta.prefix)?.strip_prefix('-')?.split_once(' ')?;
        Some((number.parse().ok()?, title))
    }

    fn title_key(&self, number: u16) -> String {
        format!("{}-title", self.anchor(number))
    }

    fn mark_at(&self, text: &str) -> Option<(usize, Markup)> {
        let (name, _) = text.strip_prefix("{{")?.split_once("}}")?;
        Some((name.len() + 4, self.mark(name, MarkPosition::Line)))
    }

    /// A known rule number at the beginning of a text, and the length of what stands for it.
    fn number_at(&self, text: &str) -> Option<(usize, Markup)> {
        let bare = text.strip_prefix('[').unwrap_or(text);
        let after = bare.strip_prefix(self.game.meta.prefix)?.strip_prefix('-')?;
        let digits = after.len() - after.trim_start_matches(|digit: char| digit.is_ascii_digit()).len();
        let number: u16 = after[..digits].parse().ok()?;
        let in_brackets = bare.len() < text.len();
        if !self.words.has(&self.title_key(number)) || (in_brackets && !after[digits..].starts_with(']')) {
            return None;
        }
        let length = self.game.meta.prefix.len() + 1 + digits + if in_brackets { 2 } else { 0 };
        Some((length, self.rule_link(number)))
    }

    fn plain(&self, text: &str, out: &mut String) {
        match self.words.lang() {
            Lang::En => escape(text, out),
            Lang::Fr => escape(&unbroken(text), out),
        }
    }
}

/// French text whose spaces before `:;!?»` and after `«` do not break.
fn unbroken(text: &str) -> String {
    let mut text = text.replace(" :", "\u{a0}:").replace(" »", "\u{a0}»").replace("« ", "«\u{a0}");
    for mark in [";", "!", "?"] {
        text = text.replace(&format!(" {mark}"), &format!("\u{202f}{mark}"));
    }
    text
}

/// Writes a text as HTML.
pub(super) fn escape(text: &str, out: &mut String) {
    let written = Escaper::new(out).write_str(text);
    debug_assert!(written.is_ok(), "writing to a string cannot fail");
}

/// A number with a true minus sign.
pub(crate) fn number(value: impl Into<i64>) -> String {
    value.into().to_string().replace('-', "\u{2212}")
}
