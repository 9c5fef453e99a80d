//! Nothing is kept that nobody asks for: sentences that are never read, rules of style for what no page holds, signs that stand
//! nowhere. The source is searched as text, so what is put together from pieces passes as long as its pieces are there.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Every file below a folder with one of these endings.
fn files(folder: &Path, endings: &[&str], found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap().map(Result::unwrap) {
        let path = entry.path();
        if path.is_dir() {
            files(&path, endings, found);
        } else if endings.iter().any(|ending| path.extension().is_some_and(|found| found == *ending)) {
            found.push(path);
        }
    }
}

/// The files of this crate, or of all of them, with one of these endings.
fn source(everywhere: bool, endings: &[&str]) -> Vec<(PathBuf, String)> {
    let own = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut found = Vec::new();
    files(if everywhere { own.parent().unwrap() } else { own }, endings, &mut found);
    // What is looked for here is no use of it.
    found.retain(|path| !path.ends_with("checks/dead.rs"));
    found.into_iter().map(|path| (path.clone(), fs::read_to_string(path).unwrap())).collect()
}

/// All runs of letters, digits, dashes and underscores in some files.
fn words(files: &[(PathBuf, String)]) -> BTreeSet<&str> {
    let is_part = |sign: char| sign.is_ascii_alphanumeric() || sign == '-' || sign == '_';
    files.iter().flat_map(|(_, text)| text.split(move |sign| !is_part(sign))).collect()
}

/// Whether a name stands in a source, or begins with something that is put together there: `gene-{}`.
fn is_made(name: &str, words: &BTreeSet<&str>) -> bool {
    words.contains(name)
        || name.match_indices(['-', '_']).any(|(at, _)| at > 1 && words.contains(&name[..=at]))
}

/// Whether a key is made of words that stand in a source, one behind the other.
fn is_composed(key: &str, words: &BTreeSet<&str>) -> bool {
    let begins = |(at, _): (usize, &str)| words.contains(&key[..at]) && is_composed(&key[at + 1..], words);
    words.contains(key) || key.match_indices('-').any(begins)
}

#[test]
fn every_sentence_is_read() {
    // Sheets name their keys with underscores, sentences with dashes.
    let mut source = source(true, &["rs", "js", "toml", "lesson"]);
    source.iter_mut().for_each(|(_, text)| *text = text.replace('_', "-"));
    let words = words(&source);
    let ids: Vec<&str> = crate::games::PAGES.iter().map(|page| page.meta.id).collect();
    let is_rule = |key: &str| {
        let [prefix, number, ..] = key.split('-').collect::<Vec<_>>()[..] else { return false };
        prefix.len() == 3 && number.chars().all(|sign| sign.is_ascii_digit())
    };
    // A game's key may be made of its id and words that stand alone: `gods-love-dinosaurs-` and `flip`.
    let is_joined = |key: &str| {
        let own = ids.iter().find_map(|id| key.strip_prefix(id)?.strip_prefix('-'));
        own.is_some_and(|own| is_composed(own, &words))
    };
    let is_read = |key: &str| {
        let begins = key.match_indices('-').any(|(at, _)| {
            let prefix = &key[..=at];
            !ids.contains(&&key[..at]) && prefix.len() > 4 && words.contains(prefix)
        });
        words.contains(key) || is_rule(key) || begins || is_joined(key)
    };
    let mut unread = BTreeSet::new();
    for (_, text) in self::source(false, &["ftl"]) {
        let keys = text.lines().filter(|line| line.starts_with(|sign: char| sign.is_ascii_lowercase()));
        let keys = keys.filter_map(|line| line.split_once(" =").map(|(key, _)| key.to_owned()));
        unread.extend(keys.filter(|key| !is_read(key)));
    }
    assert!(unread.is_empty(), "nobody reads {unread:#?}");
}

#[test]
fn every_class_of_the_style_is_on_some_page() {
    let source = source(false, &["rs", "js", "svg", "md"]);
    let words = words(&source);
    let mut unused = BTreeSet::new();
    for (path, text) in self::source(false, &["css"]) {
        let text: String = text.split("/*").enumerate().fold(String::new(), |kept, (at, piece)| {
            kept + if at == 0 { piece } else { piece.split_once("*/").map_or("", |(_, after)| after) }
        });
        // What stands before a brace and after a semicolon or another brace is a selector.
        let selectors = text.split('{').filter_map(|piece| piece.rsplit(['}', ';']).next());
        for class in selectors.flat_map(|selector| selector.split('.').skip(1)) {
            let end = class.find(|sign: char| !(sign.is_ascii_alphanumeric() || "-_".contains(sign)));
            let class = &class[..end.unwrap_or(class.len())];
            let is_name = class.starts_with(|sign: char| sign.is_ascii_alphabetic());
            if is_name && !is_made(class, &words) {
                unused.insert(format!("{class} in {}", path.file_name().unwrap().to_string_lossy()));
            }
        }
    }
    assert!(unused.is_empty(), "no page has {unused:#?}");
}

#[test]
fn every_sign_stands_somewhere() {
    let source = source(false, &["rs", "js"]);
    for name in crate::art::icons::names() {
        let uses = |(path, text): &(PathBuf, String)| {
            let quoted = [format!("\"{name}\""), format!("s-{name}\"")];
            !path.ends_with("art/icons.rs") && quoted.iter().any(|quoted| text.contains(quoted))
        };
        assert!(source.iter().any(uses), "nothing shows the sign {name}");
    }
}

#[test]
fn no_rule_speaks_in_option_codes() {
    for (path, text) in source(false, &["ftl"]) {
        for line in text.lines().filter(|line| line.starts_with(|sign: char| sign.is_ascii_lowercase())) {
            let Some((key, sentence)) = line.split_once(" = ") else { continue };
            let sides = |at: usize| (sentence[..at].chars().next_back(), sentence[at + 1..].chars().next());
            let is_code = |(at, _): (usize, &str)| matches!(sides(at), (Some(before), Some(after)) if before.is_ascii_lowercase() && after.is_ascii_alphanumeric());
            assert!(!sentence.match_indices('=').any(is_code), "{key} in {}: {sentence}", path.display());
        }
    }
}
