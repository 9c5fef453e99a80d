//! The proof that a new game touches its own folders and two lines, and works: made in a copy of the workspace.

use super::{MANIFEST, REGISTRY, make};
use anyhow::{Context, Result, ensure};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The game that is made.
const NAME: &str = "proof-of-template";

/// Copies the workspace, makes a game there, and shows that two lines were added, that all tests of its crate and of the
/// pages pass, and that whole games of it are played.
///
/// The copy lies at the same place every time and shares the target folder, and files that did not change are not written
/// again: so only what has changed since the last proof is compiled.
pub(crate) fn prove() -> Result<()> {
    let target = crate::target_folder()?;
    let copy = target.join("new-game");
    copy_workspace(&crate::root(), &copy)?;
    let before = snapshot(&copy)?;
    make(&copy, NAME)?;
    let after = snapshot(&copy)?;
    let (added, changed) = difference(&before, &after)?;
    ensure!(changed == [MANIFEST, REGISTRY].map(PathBuf::from), "other files were changed: {changed:?}");
    println!("new-game: {} new files, a line more in {MANIFEST} and in {REGISTRY}", added.len());
    let cargo = |args: &[&str]| {
        let mut command = Command::new(crate::cargo_path());
        command.args(args).current_dir(&copy).env("CARGO_TARGET_DIR", &target);
        let status = command.status().with_context(|| format!("cannot run {command:?}"))?;
        ensure!(status.success(), "{command:?} failed in {}", copy.display());
        Ok(())
    };
    cargo(&["fmt", "--package", NAME, "--check"])?;
    cargo(&["test", "--locked", "--quiet", "--package", NAME, "--package", "dino-page"])?;
    for seats in ["2", "3", "4"] {
        let sim =
            ["run", "--locked", "--quiet", "--package", "dinotable", "--", "sim", NAME, "--games", "50"];
        cargo(&[&sim[..], &["--seats", seats, "--bots", "greedy"]].concat())?;
    }
    cargo(&["xtask", "check-layers"])
}

/// Makes a folder hold what the working tree holds, and nothing else but what is ignored.
fn copy_workspace(root: &Path, copy: &Path) -> Result<()> {
    let mut list = Command::new("git");
    list.args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"]).current_dir(root);
    let output = list.output().context("cannot run git")?;
    ensure!(output.status.success(), "{list:?}: {}", String::from_utf8_lossy(&output.stderr));
    let listed = String::from_utf8(output.stdout).context("a file whose name is no text")?;
    let wanted: BTreeSet<PathBuf> =
        listed.split('\0').filter(|path| !path.is_empty()).map(PathBuf::from).collect();
    let wanted: BTreeSet<PathBuf> = wanted.into_iter().filter(|path| root.join(path).is_file()).collect();
    if copy.exists() {
        for path in snapshot(copy)?.keys().filter(|path| !wanted.contains(*path)) {
            fs::remove_file(copy.join(path))?;
        }
    }
    for path in wanted {
        let (from, to) = (root.join(&path), copy.join(&path));
        let content = fs::read(&from).with_context(|| format!("cannot read {}", from.display()))?;
        if fs::read(&to).ok().as_ref() != Some(&content) {
            fs::create_dir_all(to.parent().context("a file in no folder")?)?;
            fs::write(&to, content).with_context(|| format!("cannot write {}", to.display()))?;
        }
    }
    remove_empty(copy)?;
    Ok(())
}

/// Removes folders in which nothing is left: what remains of the game that was made before. Whether this one is empty.
fn remove_empty(folder: &Path) -> Result<bool> {
    let mut is_empty = true;
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        is_empty &= path.is_dir() && remove_empty(&path)?;
    }
    if is_empty {
        fs::remove_dir(folder)?;
    }
    Ok(is_empty)
}

/// The files of a folder with what is in them.
pub(super) fn snapshot(folder: &Path) -> Result<BTreeMap<PathBuf, Vec<u8>>> {
    let files = super::below(folder)?;
    files.into_iter().map(|path| Ok((path.strip_prefix(folder)?.to_owned(), fs::read(&path)?))).collect()
}

/// The files that are new, and those that have exactly one line more. Lock files change by themselves; any other change
/// is an error.
pub(super) fn difference(
    before: &BTreeMap<PathBuf, Vec<u8>>,
    after: &BTreeMap<PathBuf, Vec<u8>>,
) -> Result<(Vec<PathBuf>, Vec<PathBuf>)> {
    let is_lock = |path: &Path| path.file_name().is_some_and(|name| name == "Cargo.lock");
    let gone: Vec<_> = before.keys().filter(|path| !after.contains_key(*path)).collect();
    ensure!(gone.is_empty(), "files are gone: {gone:?}");
    let (mut added, mut changed) = (Vec::new(), Vec::new());
    for (path, text) in after.iter().filter(|(path, _)| !is_lock(path)) {
        match before.get(path) {
            None => added.push(path.clone()),
            Some(old) if old != text => {
                ensure!(is_one_line_more(old, text), "more than a line was added to {}", path.display());
                changed.push(path.clone());
            }
            Some(_) => {}
        }
    }
    Ok((added, changed))
}

fn is_one_line_more(old: &[u8], new: &[u8]) -> bool {
    let [old, new] = [old, new].map(|text| text.split(|byte| *byte == b'\n').collect::<Vec<_>>());
    let same = old.iter().zip(&new).take_while(|(old, new)| old == new).count();
    new.len() == old.len() + 1 && old[same..] == new[same + 1..]
}
