//! Which games a source names: as a crate, through what another crate exports (`dino_page::games::evo`), or by its id.
//!
//! What stands in comments is free, and so is everything that is compiled for tests only.

use anyhow::{Context, Result};
use std::fs;
use std::path::{Path, PathBuf};

/// The places below a folder where one of these games is named, as `file:line: name`.
pub(super) fn games_named_below(folder: &Path, games: &[&str]) -> Result<Vec<String>> {
    let mut files = Vec::new();
    crate::find(folder, "rs", &mut files)?;
    let mut sources = Vec::new();
    for path in files {
        let text = fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
        sources.push((path, Source::of(&text)));
    }
    let for_tests: Vec<PathBuf> =
        sources.iter().flat_map(|(path, source)| source.test_modules(path)).collect();
    let is_free = |path: &Path| {
        for_tests.iter().any(|module| path.starts_with(module) || path == module.with_extension("rs"))
    };
    let named = sources.iter().filter(|(path, _)| !is_free(path)).flat_map(|(path, source)| {
        let named = source.games_named(games).into_iter();
        named.map(move |(line, game)| format!("{}:{line}: {game}", path.display()))
    });
    Ok(named.collect())
}

/// A source without comments and without what is for tests only.
struct Source {
    /// The code, with a space for each letter of a comment or a literal.
    code: String,
    /// The text literals with the place where each begins.
    literals: Vec<(usize, String)>,
    /// The files that are for tests only, by the names of their modules.
    test_modules: Vec<String>,
}

impl Source {
    fn of(text: &str) -> Source {
        let (mut code, mut literals) = split(text);
        let mut test_modules = Vec::new();
        const MARK: &str = "#[cfg(test)]";
        while let Some(start) = code.find(MARK) {
            let end = end_of_item(&code, start + MARK.len());
            let item = code[start + MARK.len()..end].trim_end_matches(';').trim();
            let module = item.split_whitespace().skip_while(|word| *word != "mod").nth(1);
            test_modules.extend(module.filter(|_| !item.contains('{')).map(str::to_owned));
            literals.retain(|(at, _)| !(start..end).contains(at));
            code.replace_range(start..end, &blank(&code[start..end]));
        }
        Source { code, literals, test_modules }
    }

    /// Where the modules lie that are for tests only, without the ending of their files.
    fn test_modules(&self, path: &Path) -> Vec<PathBuf> {
        let is_root =
            path.file_stem().is_some_and(|stem| ["lib", "main", "mod"].iter().any(|root| stem == *root));
        let folder = if is_root { path.with_file_name("") } else { path.with_extension("") };
        self.test_modules.iter().map(|module| folder.join(module)).collect()
    }

    /// The lines, counted from 1, in which a game is named, each with its name.
    fn games_named<'g>(&self, games: &[&'g str]) -> Vec<(usize, &'g str)> {
        let mut found = Vec::new();
        for game in games {
            let ident = game.replace('-', "_");
            found.extend(words(&self.code).filter(|(_, word)| *word == ident).map(|(at, _)| (at, *game)));
            found.extend(self.literals.iter().filter(|(_, text)| text == game).map(|(at, _)| (*at, *game)));
        }
        found.sort_unstable();
        let line = |at: usize| 1 + self.code[..at].matches('\n').count();
        found.into_iter().map(|(at, game)| (line(at), game)).collect()
    }
}

/// The words of code with their places.
fn words(code: &str) -> impl Iterator<Item = (usize, &str)> {
    let words = code.split(|letter: char| !letter.is_alphanumeric() && letter != '_');
    words.filter(|word| !word.is_empty()).map(|word| (word.as_ptr().addr() - code.as_ptr().addr(), word))
}

/// The code with comments and literals blanked, and the text literals.
fn split(text: &str) -> (String, Vec<(usize, String)>) {
    let (mut code, mut literals) = (String::new(), Vec::new());
    while let Some(letter) = text[code.len()..].chars().next() {
        let (at, rest) = (code.len(), &text[code.len()..]);
        let in_word = code.ends_with(|before: char| before.is_alphanumeric() || before == '_');
        let length = if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if rest.starts_with("/*") {
            rest.find("*/").map_or(rest.len(), |end| end + 2)
        } else if let Some(hashes) = raw(rest).filter(|_| !in_word) {
            let close = format!("\"{}", "#".repeat(hashes));
            let open = hashes + 2;
            rest[open..].find(&close).map_or(rest.len(), |end| open + end + close.len())
        } else if letter == '"' {
            closed(rest, '"')
        } else if letter == '\'' && is_letter_literal(rest) {
            closed(rest, '\'')
        } else {
            code.push(letter);
            continue;
        };
        let taken = &rest[..length];
        if !taken.starts_with('/') {
            literals.push((at, taken.trim_matches(['"', '#', 'r']).to_owned()));
        }
        code.push_str(&blank(taken));
    }
    (code, literals)
}

/// How many hashes a raw literal begins with.
fn raw(text: &str) -> Option<usize> {
    let after = text.strip_prefix('r')?;
    let bare = after.trim_start_matches('#');
    bare.starts_with('"').then_some(after.len() - bare.len())
}

/// A quote begins a letter, and not a lifetime.
fn is_letter_literal(text: &str) -> bool {
    let mut letters = text.chars().skip(1);
    letters.next() == Some('\\') || letters.next() == Some('\'')
}

/// How long a literal is that ends with this quote.
fn closed(text: &str, quote: char) -> usize {
    let mut is_escaped = false;
    for (at, letter) in text.char_indices().skip(1) {
        if letter == quote && !is_escaped {
            return at + 1;
        }
        is_escaped = letter == '\\' && !is_escaped;
    }
    text.len()
}

/// As many bytes of nothing, on as many lines.
fn blank(text: &str) -> String {
    text.bytes().map(|byte| if byte == b'\n' { '\n' } else { ' ' }).collect()
}

/// Where the item ends that begins here: at its semicolon or comma, or where its last brace is closed.
fn end_of_item(code: &str, start: usize) -> usize {
    let mut depth = 0_usize;
    for (at, letter) in code[start..].char_indices() {
        match letter {
            '{' | '(' | '[' => depth += 1,
            '}' | ')' | ']' => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth == 0 && matches!(letter, ';' | ',' | '}') {
            return start + at + 1;
        }
    }
    code.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAMES: [&str; 2] = ["evo", "gods-love-dinosaurs"];

    fn named(text: &str) -> Vec<(usize, &'static str)> {
        Source::of(text).games_named(&GAMES)
    }

    #[test]
    fn a_game_is_found_however_it_is_named() {
        for text in [
            "fn a() -> evo::State {}",
            "use dino_page::games::evo::State;",
            "use dino_page::games::{evo, page};",
            "type G = dino_page::games::evo::State;",
            "let is = id == \"evo\";",
            "let is = id == r#\"evo\"#;",
            "let quote = '\"'; evo::play(); let other = '\"';",
            "fn a<'evo2>() { evo() }",
        ] {
            assert_eq!(named(text), [(1, "evo")], "{text}");
        }
        let text =
            "//! evo\n/* evo */ let a = \"a // b\";\nuse dino_page::games::gods_love_dinosaurs as gods;\n";
        assert_eq!(named(text), [(3, "gods-love-dinosaurs")]);
    }

    #[test]
    fn comments_other_words_and_tests_are_free() {
        for text in [
            "/// let title = with_game!(\"evo\", G => G::META.title);",
            "let evolution = revo + evo_2; // evo::State",
            "let text = \"a game such as evo\";",
            "#[cfg(test)]\nmod tests {\n    use evo::State;\n    fn a() { \"evo\" }\n}\n",
            "#[cfg(test)]\nuse evo::State;\nfn a() {}",
        ] {
            assert_eq!(named(text), [], "{text}");
        }
        assert_eq!(named("#[cfg(test)]\nmod tests { use evo::State; }\nuse evo::View;\n"), [(3, "evo")]);
    }

    #[test]
    fn files_of_test_modules_are_known() {
        let source = Source::of("#[cfg(test)]\nmod twins;\n#[cfg(test)]\npub(crate) mod deep;\nmod real;\n");
        let modules = ["src/twins", "src/deep"].map(PathBuf::from);
        assert_eq!(source.test_modules(Path::new("src/lib.rs")), modules);
        let modules = ["src/table/twins", "src/table/deep"].map(PathBuf::from);
        assert_eq!(source.test_modules(Path::new("src/table.rs")), modules);
    }

    #[test]
    fn a_folder_is_searched_without_its_test_modules() {
        let folder = std::env::temp_dir().join(format!("dinotable-naming-{}", std::process::id()));
        fs::create_dir_all(folder.join("deep")).unwrap();
        fs::write(folder.join("lib.rs"), "mod deep;\n#[cfg(test)]\nmod twins;\n").unwrap();
        fs::write(folder.join("twins.rs"), "use evo::State;\n").unwrap();
        fs::write(folder.join("deep/mod.rs"), "\nuse dino_page::games::evo::State;\n").unwrap();
        let found = games_named_below(&folder, &GAMES).unwrap();
        fs::remove_dir_all(&folder).unwrap();
        assert_eq!(found, [format!("{}:2: evo", folder.join("deep/mod.rs").display())]);
    }
}
