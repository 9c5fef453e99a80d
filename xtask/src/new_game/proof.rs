//! The proof that a new game touches its own folders and two lines, and works: made in a copy of the workspace.

use super::{MANIFEST, REGISTRY, make};
use anyhow::{Context, Result, ensure};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The game that is made.
const NAME: &str = "proof-of-template";

/// The files of a folder with what is in them.
type Files = BTreeMap<PathBuf, Vec<u8>>;

/// Copies the workspace, makes a game there, and shows that two lines were added, that all tests of its crate pass and
/// those of the pages for this game, and that whole games of it are played.
///
/// What is compiled lies at the same place every time and shares the target folder, and files that did not change are not
/// written again: so only what has changed since the last proof is compiled.
pub(crate) fn prove() -> Result<()> {
    let target = crate::target_folder()?;
    let (made, compiled) = (target.join("new-game/made"), target.join("new-game/compiled"));
    if made.exists() {
        fs::remove_dir_all(&made)?;
    }
    let before = tracked(&crate::root())?;
    sync(&before, &made)?;
    make(&made, NAME)?;
    let after = snapshot(&made)?;
    let (added, changed) = difference(&before, &after)?;
    ensure!(changed == [MANIFEST, REGISTRY].map(PathBuf::from), "other files were changed: {changed:?}");
    println!("new-game: {} new files, a line more in {MANIFEST} and in {REGISTRY}", added.len());
    sync(&after, &compiled)?;
    fs::remove_dir_all(&made)?;
    crate::layers::check(&compiled)?;
    let cargo = |args: &[&str]| {
        let mut command = Command::new(crate::cargo_path());
        command.args(args).current_dir(&compiled).env("CARGO_TARGET_DIR", &target).env("DINO_GAME", NAME);
        // A few games of a tiny game need no speed, and what others wrote is shared with the other checks all the same.
        command.env("CARGO_PROFILE_DEV_OPT_LEVEL", "0").env("CARGO_PROFILE_DEV_DEBUG", "0");
        let output = command.output().with_context(|| format!("cannot run {command:?}"))?;
        let said = [output.stdout, output.stderr].map(|said| String::from_utf8_lossy(&said).into_owned());
        ensure!(output.status.success(), "{command:?} failed in {}:\n{}", compiled.display(), said.concat());
        Ok(())
    };
    cargo(&["test", "--locked", "--quiet", "--package", NAME, "--package", "dino-page"])?;
    for seats in ["2", "3", "4"] {
        let sim = "run --locked --quiet --package dinotable -- sim --games 50 --bots greedy --seats";
        cargo(&sim.split(' ').chain([seats, NAME]).collect::<Vec<_>>())?;
    }
    println!("new-game: its tests and those of its pages pass, and bots play it");
    Ok(())
}

/// The files of the working tree, as far as they are not ignored.
fn tracked(root: &Path) -> Result<Files> {
    let mut list = Command::new("git");
    list.args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"]).current_dir(root);
    let output = list.output().context("cannot run git")?;
    ensure!(output.status.success(), "{list:?}: {}", String::from_utf8_lossy(&output.stderr));
    let listed = String::from_utf8(output.stdout).context("a file whose name is no text")?;
    let paths = listed.split('\0').filter(|path| root.join(path).is_file()).map(PathBuf::from);
    paths.map(|path| Ok((path.clone(), fs::read(root.join(path))?))).collect()
}

/// The files below a folder.
pub(super) fn snapshot(folder: &Path) -> Result<Files> {
    let files = super::below(folder)?;
    files.into_iter().map(|path| Ok((path.strip_prefix(folder)?.to_owned(), fs::read(&path)?))).collect()
}

/// Makes a folder hold these files and no others. What is there already is left as it is.
fn sync(files: &Files, folder: &Path) -> Result<()> {
    fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
    let there = snapshot(folder)?;
    for path in there.keys().filter(|path| !files.contains_key(*path)) {
        fs::remove_file(folder.join(path))?;
    }
    for (path, content) in files.iter().filter(|(path, content)| there.get(*path) != Some(content)) {
        let to = folder.join(path);
        fs::create_dir_all(to.parent().context("a file in no folder")?)?;
        fs::write(&to, content).with_context(|| format!("cannot write {}", to.display()))?;
    }
    Ok(())
}

/// The files that are new, and those that have exactly one line more. Lock files change by themselves; any other change
/// is an error.
pub(super) fn difference(before: &Files, after: &Files) -> Result<(Vec<PathBuf>, Vec<PathBuf>)> {
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
