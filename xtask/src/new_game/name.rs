//! The name of a new game, and what follows from it.

use anyhow::{Result, bail, ensure};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// What a game is called in code, to people and in rule numbers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Name {
    /// Its id: `my-game`.
    pub(super) id: String,
    /// The name of its crate in code: `my_game`.
    pub(super) ident: String,
    /// Its title: `My Game`.
    pub(super) title: String,
    /// The three letters before its rule numbers: `MYG`.
    pub(super) prefix: String,
}

/// What the template calls itself. Each is replaced wherever it stands.
pub(super) const PLACEHOLDERS: [&str; 5] = ["template-game", "template_game", "Template Game", "TPL", "tpl"];

/// Words that name no crate, because the language has taken them.
const KEYWORDS: [&str; 59] = [
    "abstract",
    "alloc",
    "as",
    "async",
    "await",
    "become",
    "box",
    "break",
    "const",
    "continue",
    "core",
    "crate",
    "do",
    "dyn",
    "else",
    "enum",
    "extern",
    "false",
    "final",
    "fn",
    "for",
    "gen",
    "if",
    "impl",
    "in",
    "let",
    "loop",
    "macro",
    "match",
    "mod",
    "move",
    "mut",
    "override",
    "priv",
    "proc-macro",
    "pub",
    "ref",
    "return",
    "self",
    "static",
    "std",
    "struct",
    "super",
    "test",
    "tests",
    "trait",
    "true",
    "try",
    "type",
    "typeof",
    "union",
    "unsafe",
    "unsized",
    "use",
    "virtual",
    "where",
    "while",
    "xtask",
    "yield",
];

const MAX_LETTERS: usize = 40;

impl Name {
    /// The name of a game that is not there yet; an error says what is wrong with it.
    pub(super) fn new(root: &Path, id: &str) -> Result<Name> {
        check_letters(id)?;
        check_free(root, id)?;
        let capital = |word: &str| word[..1].to_uppercase() + &word[1..];
        Ok(Name {
            id: id.to_owned(),
            ident: id.replace('-', "_"),
            title: id.split('-').map(capital).collect::<Vec<_>>().join(" "),
            prefix: prefix(id, &taken_prefixes(root)?)?,
        })
    }

    /// The folders of its crate and of its pages, from the root.
    pub(super) fn folders(&self) -> [PathBuf; 2] {
        folders(&self.id)
    }

    /// The files of its digest, from the root.
    pub(super) fn digests(&self) -> [PathBuf; 2] {
        digests(&self.id)
    }

    /// A text of the template with this name in it. Nothing is replaced twice: a name may hold a placeholder.
    pub(super) fn put_into(&self, text: &str) -> String {
        let lower = self.prefix.to_lowercase();
        let names = [&self.id, &self.ident, &self.title, &self.prefix, &lower];
        let mut out = String::new();
        let mut rest = text;
        while let Some(letter) = rest.chars().next() {
            let found = PLACEHOLDERS.iter().zip(names).find(|(from, _)| rest.starts_with(**from));
            let length = found.map_or(letter.len_utf8(), |(from, _)| from.len());
            out.push_str(found.map_or(&rest[..length], |(_, to)| to));
            rest = &rest[length..];
        }
        out
    }
}

fn folders(id: &str) -> [PathBuf; 2] {
    [Path::new("crates").join(id), Path::new("crates/dino-page/src/games").join(id)]
}

fn digests(id: &str) -> [PathBuf; 2] {
    [".md", ".fr.md"].map(|ending| Path::new("docs/rules").join(format!("{id}{ending}")))
}

/// Lower-case letters with single hyphens between them.
fn check_letters(id: &str) -> Result<()> {
    let is_word = |word: &str| !word.is_empty() && word.bytes().all(|letter| letter.is_ascii_lowercase());
    ensure!(
        id.split('-').all(is_word),
        "\"{id}\" is no name: lower-case letters, with single hyphens between words, such as my-game"
    );
    ensure!(id.len() <= MAX_LETTERS, "\"{id}\" is too long: at most {MAX_LETTERS} letters");
    ensure!(!KEYWORDS.contains(&id), "\"{id}\" cannot be a name: Rust or the workspace uses the word itself");
    ensure!(
        !id.starts_with("dino-"),
        "\"{id}\" cannot be a name: crates that are no game begin with \"dino-\""
    );
    Ok(())
}

/// Nothing else is called like this: no crate, no folder, no file the pages load, and no group of words.
fn check_free(root: &Path, id: &str) -> Result<()> {
    let mut paths = folders(id).to_vec();
    paths.extend(digests(id));
    if let Some(path) = paths.iter().find(|path| root.join(path).exists()) {
        bail!("\"{id}\" is taken: there is {} already", path.display());
    }
    let lock = super::read(&root.join("Cargo.lock"))?;
    let is_named = |line: &str| line == format!("name = \"{id}\"");
    ensure!(!lock.lines().any(is_named), "\"{id}\" is taken: a crate that is built here is called so");
    let template = root.join("xtask/template");
    let stems = super::below(&template)?;
    let is_module = |path: &PathBuf| path.file_stem().is_some_and(|stem| stem == id);
    ensure!(!stems.iter().any(is_module), "\"{id}\" is taken: every game has a file of that name");
    let assets = super::below(&root.join("crates/dino-page/assets"))?;
    ensure!(!assets.iter().any(is_module), "\"{id}\" is taken: all pages load a file of that name");
    let start = format!("{id}-");
    for file in super::below(&root.join("crates/dino-page/words/en"))? {
        let is_group = super::read(&file)?.lines().any(|line| line.starts_with(&start));
        ensure!(!is_group, "\"{id}\" is taken: words of all pages begin with \"{start}\"");
    }
    Ok(())
}

/// The letters before the rule numbers of the games there are, as their digests write them.
fn taken_prefixes(root: &Path) -> Result<BTreeSet<String>> {
    let mut taken = BTreeSet::new();
    for file in super::below(&root.join("docs/rules"))? {
        let text = super::read(&file)?;
        let headings = text.lines().filter_map(|line| line.strip_prefix("### ")?.split_once('-'));
        taken.extend(headings.map(|(prefix, _)| prefix.to_owned()));
    }
    Ok(taken)
}

/// Three letters of the name that no other game has: its initials where it has three words, else its first letters that
/// are free.
fn prefix(id: &str, taken: &BTreeSet<String>) -> Result<String> {
    let initials: String = id.split('-').filter_map(|word| word.chars().next()).collect();
    let letters: Vec<char> = id.chars().filter(|letter| *letter != '-').collect();
    let mut wishes: Vec<String> = initials.get(..3).map(str::to_owned).into_iter().collect();
    for second in 1..letters.len() {
        for third in second + 1..letters.len() {
            wishes.push([letters[0], letters[second], letters[third]].iter().collect());
        }
    }
    // A prefix that is a placeholder could not be told from it.
    let is_free = |wish: &String| !taken.contains(wish) && !PLACEHOLDERS.contains(&wish.as_str());
    let free = wishes.iter().map(|wish| wish.to_uppercase()).find(is_free);
    match free {
        Some(prefix) => Ok(prefix),
        None => bail!("\"{id}\" gives no three letters for rule numbers that are free: take a longer name"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refusal(id: &str) -> String {
        Name::new(&crate::root(), id).unwrap_err().to_string()
    }

    #[test]
    fn a_name_gives_ident_title_and_prefix() {
        let name = Name::new(&crate::root(), "lost-little-eggs").unwrap();
        assert_eq!((name.ident.as_str(), name.title.as_str()), ("lost_little_eggs", "Lost Little Eggs"));
        assert_eq!(name.prefix, "LLE");
        let text = "use template_game::State; // Template Game, TPL-4: tpl-4 in template-game";
        let replaced = "use lost_little_eggs::State; // Lost Little Eggs, LLE-4: lle-4 in lost-little-eggs";
        assert_eq!(name.put_into(text), replaced);
        let name = Name::new(&crate::root(), "outplay").unwrap();
        assert_eq!(name.put_into("template_game::tpl_4"), "outplay::out_4");
    }

    #[test]
    fn a_prefix_is_never_taken_twice() {
        let taken = ["MYG", "MYA", "TPL"].map(str::to_owned).into();
        assert_eq!(prefix("my-game", &taken).unwrap(), "MYM");
        assert_eq!(prefix("go-away-now", &taken).unwrap(), "GAN");
        assert!(prefix("go", &taken).unwrap_err().to_string().contains("take a longer name"));
        assert!(
            taken_prefixes(&crate::root()).unwrap().is_superset(&["CUB", "EVO"].map(str::to_owned).into())
        );
    }

    #[test]
    fn bad_letters_are_refused() {
        for id in ["", "My-game", "my game", "my--game", "-game", "game-", "game2", "../evil", "jeu-é", "a_b"]
        {
            assert!(refusal(id).contains("lower-case letters"), "{id}");
        }
        assert!(refusal(&"a".repeat(41)).contains("at most 40 letters"));
    }

    #[test]
    fn words_of_the_language_and_of_the_workspace_are_refused() {
        for id in ["match", "type", "self", "core", "std", "xtask", "tests"] {
            assert!(refusal(id).contains("cannot be a name"), "{id}");
        }
        assert!(refusal("dino-park").contains("begin with \"dino-\""));
    }

    #[test]
    fn taken_names_are_refused() {
        for id in
            ["evo", "cubosaurs", "gods-love-dinosaurs", "serde", "maud", "board", "rules", "table", "seat"]
        {
            assert!(refusal(id).contains("is taken"), "{id}: {}", refusal(id));
        }
    }
}
