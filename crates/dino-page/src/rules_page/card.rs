//! The reference card: one screen, with pictures. What is done one after the other, and what there is, stands on plates: a drawing
//! of the game's own pieces, a name, and what to know.

use super::Reader;
use maud::{Markup, html};

/// More than this do not fit into a row.
const ROW: usize = 8;

/// A row of plates, or two of about the same length. The text of each names it before its first colon, as in "Tiger: up to two
/// steps"; the numbers of its rules stand below.
pub(crate) fn plates(plates: &[(Markup, String)], reader: &Reader<'_>) -> Markup {
    let plain = Reader { plain: true, ..*reader };
    let class = if plates.len() > ROW { "plates plates--two-rows" } else { "plates" };
    html! {
        ul class=(class) {
            @for (picture, text) in plates {
                @let (name, about) = text.split_once(':').map_or((None, text.as_str()), |(name, about)| (Some(name), about));
                @let rules = reader.numbers_in(about);
                li.plate {
                    div.plate__picture aria-hidden="true" { (picture) }
                    div.plate__text {
                        @if let Some(name) = name { h3 { (name.trim_end()) } }
                        p { (plain.inline(&capitalized(about.trim_start()))) }
                        @if !rules.is_empty() { p.plate__rules { @for number in rules { (reader.rule_link(number)) " " } } }
                    }
                }
            }
        }
    }
}

/// A text that stands alone begins with a capital.
pub(super) fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
