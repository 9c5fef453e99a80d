//! Words in French and English, from Fluent files with the same keys.

use crate::games::PAGES;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::collections::HashMap;
use unic_langid::LanguageIdentifier;

/// The files of what all games share, in English and French. The tests hold both to the same keys.
const COMMON: [[&str; 2]; 9] = [
    [include_str!("../words/en/common.ftl"), include_str!("../words/fr/common.ftl")],
    [include_str!("../words/en/site.ftl"), include_str!("../words/fr/site.ftl")],
    [include_str!("../words/en/comfort.ftl"), include_str!("../words/fr/comfort.ftl")],
    [include_str!("../words/en/lesson.ftl"), include_str!("../words/fr/lesson.ftl")],
    [include_str!("../words/en/rules.ftl"), include_str!("../words/fr/rules.ftl")],
    [include_str!("../words/en/server.ftl"), include_str!("../words/fr/server.ftl")],
    [include_str!("../words/en/telling.ftl"), include_str!("../words/fr/telling.ftl")],
    [include_str!("../words/en/advice.ftl"), include_str!("../words/fr/advice.ftl")],
    [include_str!("../words/en/faults.ftl"), include_str!("../words/fr/faults.ftl")],
];

/// All files: the common ones and those of every game.
fn files() -> impl Iterator<Item = [&'static str; 2]> {
    COMMON.into_iter().chain(PAGES.into_iter().flat_map(|page| page.words.iter().copied()))
}

/// A language.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Lang {
    /// English.
    En,
    /// French.
    Fr,
}

impl Lang {
    /// French for a locale such as `fr_CA.UTF-8`, English for any other.
    pub fn of_locale(locale: &str) -> Lang {
        let language = locale.split(['-', '_', '.']).next().unwrap_or_default();
        if language.eq_ignore_ascii_case("fr") { Lang::Fr } else { Lang::En }
    }

    /// Its code, as browsers know it.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Fr => "fr",
        }
    }
}

/// The words of one language.
pub struct Words {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
    /// The texts into which nothing is put, by their keys: most of a page, and found in a tenth of the time.
    fixed: HashMap<String, String, foldhash::fast::RandomState>,
    /// Whether every text is given as its key between marks, which shows what does not come from the files.
    #[cfg(test)]
    marked: bool,
}

impl Words {
    /// The words of a language.
    pub fn new(lang: Lang) -> Words {
        let name = match lang {
            Lang::En => "en",
            Lang::Fr => "fr",
        };
        let locale: LanguageIdentifier = name.parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        bundle.set_use_isolating(false);
        for [en, fr] in files() {
            let text = match lang {
                Lang::En => en.to_owned(),
                Lang::Fr => unbroken(fr),
            };
            // The files are part of the program and the tests read them without a fault; what can be read is kept.
            let resource = FluentResource::try_new(text).unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
        let fixed = files().flat_map(|[text, _]| keys(text)).filter_map(|key| {
            let pattern = bundle.get_message(key)?.value()?;
            let mut errors = Vec::new();
            let text = bundle.format_pattern(pattern, None, &mut errors).into_owned();
            // Where something is missing, something is to be put in.
            errors.is_empty().then(|| (key.to_owned(), text))
        });
        Words {
            lang,
            fixed: fixed.collect(),
            bundle,
            #[cfg(test)]
            marked: false,
        }
    }

    /// Words that give every text as its key between marks.
    #[cfg(test)]
    pub(crate) fn marked() -> Words {
        Words { marked: true, ..Words::new(Lang::En) }
    }

    /// Whether they give every text as its key.
    #[cfg(test)]
    pub(crate) fn is_marked(&self) -> bool {
        self.marked
    }

    /// Which language they are of.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// The words under a key; the key itself where there are none, which the tests rule out.
    pub fn get(&self, key: &str) -> String {
        self.with(key, &[])
    }

    /// The words under a key, with values put in.
    pub fn with(&self, key: &str, values: &[(&str, FluentValue<'_>)]) -> String {
        #[cfg(test)]
        if self.marked {
            assert!(self.has(key), "there are no words for {key}");
            return format!("⟦{key}⟧");
        }
        if let Some(text) = self.fixed.get(key) {
            return text.clone();
        }
        let args: FluentArgs<'_> = values.iter().map(|(name, value)| (*name, value.clone())).collect();
        match self.bundle.get_message(key).and_then(|message| message.value()) {
            Some(pattern) => self.bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned(),
            None => key.to_owned(),
        }
    }

    /// Whether there are words under a key.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }
}

/// The keys of a file: each stands at the beginning of a line.
fn keys(text: &str) -> impl Iterator<Item = &str> {
    let starts = text.lines().filter(|line| line.starts_with(|letter: char| letter.is_ascii_lowercase()));
    starts.filter_map(|line| line.split_once(" =").map(|(key, _)| key))
}

/// French puts a space before some signs, at which no line may break.
fn unbroken(french: &str) -> String {
    let signs = [":", ";", "!", "?", "»"];
    let text = signs
        .iter()
        .fold(french.to_owned(), |text, sign| text.replace(&format!(" {sign}"), &format!("\u{a0}{sign}")));
    text.replace("« ", "«\u{a0}")
}

impl std::fmt::Debug for Words {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Words({:?})", self.lang)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Each key with the values its words expect, in order.
    fn keys_with_values(text: &str) -> Vec<(String, Vec<String>)> {
        let mut keys: Vec<(String, Vec<String>)> = Vec::new();
        for line in text.lines() {
            let starts = line.starts_with(|letter: char| letter.is_ascii_lowercase());
            if let (true, Some((key, _))) = (starts, line.split_once(" =")) {
                keys.push((key.to_owned(), Vec::new()));
            }
            if let (false, Some((_, names))) = (line.starts_with('#'), keys.last_mut()) {
                let found = line
                    .split('$')
                    .skip(1)
                    .map(|rest| rest.chars().take_while(char::is_ascii_alphanumeric).collect::<String>());
                names.extend(found);
            }
        }
        for (_, names) in &mut keys {
            names.sort();
            names.dedup();
        }
        keys
    }

    #[test]
    fn both_languages_have_the_same_keys_and_values_in_the_same_order() {
        for [en, fr] in files() {
            let (en, fr) = (keys_with_values(en), keys_with_values(fr));
            for (english, french) in en.iter().zip(&fr) {
                assert_eq!(english, french);
            }
            assert_eq!(en.len(), fr.len());
        }
    }

    #[test]
    fn the_files_are_read_without_a_fault_and_no_key_is_given_twice() {
        let mut seen = std::collections::BTreeSet::new();
        for [en, fr] in files() {
            for text in [en, fr] {
                assert!(FluentResource::try_new(text.to_owned()).is_ok());
            }
            for (key, _) in keys_with_values(en) {
                assert!(seen.insert(key.clone()), "{key} is given twice");
                assert!(Words::new(Lang::Fr).has(&key), "{key}");
            }
        }
    }

    #[test]
    fn words_of_a_game_stand_in_its_own_folder() {
        for [en, _] in COMMON {
            for (key, _) in keys_with_values(en) {
                let game = PAGES.into_iter().find(|page| key.starts_with(&format!("{}-", page.meta.id)));
                assert!(game.is_none(), "{key} stands among the common words");
            }
        }
    }

    #[test]
    fn french_signs_stay_with_their_word() {
        let words = Words::new(Lang::Fr);
        assert_eq!(words.get("table-quick-hello"), "Bonjour\u{a0}!");
        assert_eq!(words.get("cubosaurs-market"), "Marché\u{a0}:");
        for [_, fr] in files() {
            assert!(FluentResource::try_new(unbroken(fr)).is_ok());
        }
    }

    #[test]
    fn a_locale_tells_the_language() {
        assert_eq!(Lang::of_locale("fr_CA.UTF-8"), Lang::Fr);
        assert_eq!(Lang::of_locale("fr-FR"), Lang::Fr);
        assert_eq!(Lang::of_locale("fro"), Lang::En);
        assert_eq!(Lang::of_locale("C"), Lang::En);
    }
}
