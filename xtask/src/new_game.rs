//! `cargo xtask new-game NAME`: the crate, the page folder and the digest of a game that can be played at once.
//!
//! The template is a tiny complete game under `xtask/template`, as real files. Its names are replaced, the files are
//! written, and two lines are added to existing ones: the dependency of `dino-page`, and the line of the registry.

mod name;
mod proof;
#[cfg(test)]
mod tests;

use anyhow::{Context, Result, ensure};
use name::Name;
pub(crate) use proof::prove;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The manifest that gets the dependency.
const MANIFEST: &str = "crates/dino-page/Cargo.toml";
/// The registry of games.
const REGISTRY: &str = "crates/dino-page/src/games/mod.rs";

/// Makes a game in this repository and says what to do next.
pub(crate) fn run(name: Option<&str>) -> Result<()> {
    let name = name.context("which name? For example: cargo xtask new-game my-game")?;
    let made = make(&crate::root(), name)?;
    println!("made {} files; its rules are numbered {}-1 and so on:", made.files, made.prefix);
    println!("  crates/{name}  crates/dino-page/src/games/{name}  docs/rules/{name}.md and .fr.md");
    println!("added a line to {MANIFEST} and one to {REGISTRY}");
    println!("play it:  cargo run -- serve");
    println!("test it:  DINO_GAME={name} cargo test --package {name} --package dino-page");
    Ok(())
}

/// What was made.
#[derive(Debug)]
struct Made {
    files: usize,
    prefix: String,
}

/// Makes a game in the repository at `root`. Where anything is in the way, nothing is written.
fn make(root: &Path, name: &str) -> Result<Made> {
    let name = Name::new(root, name)?;
    let files = files(root, &name)?;
    let old = [(MANIFEST, read(&root.join(MANIFEST))?), (REGISTRY, read(&root.join(REGISTRY))?)];
    let new = [(MANIFEST, with_dependency(&old[0].1, &name)?), (REGISTRY, with_entry(&old[1].1, &name)?)];
    let write_lines =
        |lines: &[(&str, String)]| lines.iter().try_for_each(|(path, text)| write(&root.join(path), text));
    let written = write_all(root, &files).and_then(|()| {
        format(root, &name)?;
        write_lines(&new).or_else(|error| write_lines(&old).and(Err(error)))
    });
    if let Err(error) = written {
        // Nobody is left with half a game. Its folders were not there before.
        for folder in name.folders() {
            let _ = fs::remove_dir_all(root.join(folder));
        }
        for path in name.digests() {
            let _ = fs::remove_file(root.join(path));
        }
        return Err(error);
    }
    lock(root);
    Ok(Made { files: files.len(), prefix: name.prefix })
}

/// The files of the game by their paths from the root.
fn files(root: &Path, name: &Name) -> Result<Vec<(PathBuf, String)>> {
    let mut files = Vec::new();
    for (part, folder) in [("crate", name.folders()[0].clone()), ("page", name.folders()[1].clone())]
        .into_iter()
        .chain([("docs", PathBuf::from("docs/rules"))])
    {
        let template = root.join("xtask/template").join(part);
        for path in below(&template)? {
            let relative = path.strip_prefix(&template)?.to_string_lossy().into_owned();
            files.push((folder.join(name.put_into(&relative)), name.put_into(&read(&path)?)));
        }
    }
    Ok(files)
}

/// All files below a folder, sorted.
fn below(folder: &Path) -> Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))?;
    let mut paths = entries.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>>>()?;
    paths.sort();
    let mut files = Vec::new();
    for path in paths {
        if path.is_dir() { files.extend(below(&path)?) } else { files.push(path) }
    }
    Ok(files)
}

/// The manifest of `dino-page` with the new game among its dependencies, which stand in alphabetical order.
fn with_dependency(manifest: &str, name: &Name) -> Result<String> {
    let line = format!("{} = {{ path = \"../{}\" }}", name.id, name.id);
    let is_end = |other: &str| other.is_empty() || other > line.as_str();
    insert(manifest, "[dependencies]", is_end, &line)
        .with_context(|| format!("no dependencies in {MANIFEST}"))
}

/// The registry with the new game as its last entry.
fn with_entry(registry: &str, name: &Name) -> Result<String> {
    let line = format!("    {} in \"{}/mod.rs\",", name.ident, name.id);
    insert(registry, "games! { $", |other| other == "}", &line)
        .with_context(|| format!("no list of games in {REGISTRY}"))
}

/// A text with one line more: in the block that begins with `start`, before the first line that is its end.
fn insert(text: &str, start: &str, is_end: impl Fn(&str) -> bool, line: &str) -> Option<String> {
    let mut lines: Vec<&str> = text.lines().collect();
    let first = lines.iter().position(|line| *line == start)? + 1;
    let at = first + lines[first..].iter().position(|line| is_end(line))?;
    lines.insert(at, line);
    Some(lines.join("\n") + "\n")
}

fn write_all(root: &Path, files: &[(PathBuf, String)]) -> Result<()> {
    files.iter().try_for_each(|(path, text)| write(&root.join(path), text))
}

fn write(path: &Path, text: &str) -> Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
    }
    fs::write(path, text).with_context(|| format!("cannot write {}", path.display()))
}

fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))
}

/// Formats the new code: how long its lines are and how its imports are sorted depends on the name.
fn format(root: &Path, name: &Name) -> Result<()> {
    let [rules, page] = name.folders();
    let mut command = Command::new("rustfmt");
    command.args(["--edition", "2024", "--config-path"]).arg(root);
    command.args(["src/lib.rs", "tests/all.rs"].map(|file| root.join(&rules).join(file)));
    command.arg(root.join(page).join("mod.rs"));
    let output =
        command.output().context("cannot run rustfmt: install it with rustup component add rustfmt")?;
    ensure!(output.status.success(), "rustfmt: {}", String::from_utf8_lossy(&output.stderr));
    Ok(())
}

/// Lets the lock files name the new crate, so that `--locked` works at once. Where cargo cannot, the next build does it.
fn lock(root: &Path) {
    for manifest in ["Cargo.toml", "fuzz/Cargo.toml"].map(|path| root.join(path)) {
        let mut command = Command::new(crate::cargo_path());
        command.args(["metadata", "--offline", "--format-version=1", "--manifest-path"]).arg(manifest);
        let _ = command.stdout(Stdio::null()).stderr(Stdio::null()).status();
    }
}
