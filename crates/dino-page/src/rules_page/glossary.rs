//! Words with a meaning explain themselves: the first of each in a paragraph can be pointed at, tapped or reached by a key, and
//! says what it means.

use super::Reader;
use super::card::capitalized;
use super::inline::escape;

/// A word of a game: how it is written, and what it means.
struct Term {
    forms: Vec<String>,
    meaning: String,
    /// Whether this paragraph has said it already.
    said: bool,
}

/// The words of a game, while a text is written.
pub(super) struct Glossary {
    terms: Vec<Term>,
}

impl Glossary {
    /// Those of the reader's game. Each stands in the words as "one form|another: what it means".
    pub(super) fn of(reader: &Reader<'_>) -> Glossary {
        let term = |name: &&str| {
            let text = reader.words.get(&format!("{}-term-{name}", reader.game.meta.id));
            let (forms, meaning) = text.split_once(':')?;
            let forms = forms.split('|').map(|form| form.trim().to_lowercase()).collect();
            Some(Term { forms, meaning: capitalized(meaning.trim()), said: false })
        };
        Glossary { terms: reader.game.terms.iter().filter_map(term).collect() }
    }

    /// Another paragraph begins: its first words explain themselves again.
    pub(super) fn begin(&mut self) {
        self.terms.iter_mut().for_each(|term| term.said = false);
    }

    /// Marks the words in a piece of HTML, beside what stands in links and drawings.
    pub(super) fn mark(&mut self, html: &str) -> String {
        let mut out = String::new();
        let (mut inside, mut rest) = (0_usize, html);
        while let Some(at) = rest.find('<') {
            let end = rest[at..].find('>').map_or(rest.len(), |end| at + end + 1);
            let tag = &rest[at..end];
            self.mark_text(&rest[..at], inside > 0, &mut out);
            inside = match tag {
                tag if tag.starts_with("</") => inside.saturating_sub(1),
                tag if tag.starts_with("<br") => inside,
                _ => inside + 1,
            };
            out.push_str(tag);
            rest = &rest[end..];
        }
        self.mark_text(rest, inside > 0, &mut out);
        out
    }

    fn mark_text(&mut self, text: &str, inside: bool, out: &mut String) {
        let lower = text.to_lowercase();
        // A letter that is longer in lower case would shift all that follows.
        if inside || lower.len() != text.len() {
            out.push_str(text);
            return;
        }
        let mut from = 0;
        while let Some((at, length, term)) = self.next(&lower, from) {
            out.push_str(&text[from..at]);
            out.push_str("<dfn class=\"term\" tabindex=\"0\" title=\"");
            escape(&self.terms[term].meaning, out);
            out.push_str("\">");
            out.push_str(&text[at..at + length]);
            out.push_str("</dfn>");
            self.terms[term].said = true;
            from = at + length;
        }
        out.push_str(&text[from..]);
    }

    /// The first word from here that was not said yet: where, how long, which. Of two at one place the longer one.
    fn next(&self, lower: &str, from: usize) -> Option<(usize, usize, usize)> {
        let terms = self.terms.iter().enumerate().filter(|(_, term)| !term.said);
        let found = terms.flat_map(|(number, term)| {
            term.forms
                .iter()
                .filter_map(move |form| Some((whole_word(lower, from, form)?, form.len(), number)))
        });
        found.min_by_key(|(at, length, _)| (*at, std::cmp::Reverse(*length)))
    }
}

/// Where a word stands by itself, not inside another.
fn whole_word(text: &str, from: usize, word: &str) -> Option<usize> {
    let is_part = |sign: char| sign.is_alphanumeric() || sign == '-';
    let alone = |at: &usize| !text[..*at].ends_with(is_part) && !text[at + word.len()..].starts_with(is_part);
    text[from..].match_indices(word).map(|(at, _)| at + from).find(alone)
}
