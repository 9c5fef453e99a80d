//! The test programs: built all at once, run side by side, counted.
//!
//! `cargo test` runs one after the other, though half of them wait most of the time: for a browser, a clock, a disk.

use crate::{cargo_path, root};
use anyhow::{Context, Result, bail};
use serde_json::Value;
use std::ops::AddAssign;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// What became of tests.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub(crate) struct Count {
    pub(crate) passed: u32,
    pub(crate) failed: u32,
    pub(crate) skipped: u32,
}

impl AddAssign for Count {
    fn add_assign(&mut self, more: Count) {
        self.passed += more.passed;
        self.failed += more.failed;
        self.skipped += more.skipped;
    }
}

impl Count {
    /// Adds up the lines `test result: ok. 3 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out; ...`.
    pub(crate) fn read(said: &str) -> Count {
        let mut count = Count::default();
        for result in said.lines().filter_map(|line| line.strip_prefix("test result: ")) {
            let number = |what: &str| {
                let before = result.split([';', '.']).find_map(|part| part.trim().strip_suffix(what))?;
                before.trim().parse::<u32>().ok()
            };
            let [passed, failed, skipped] =
                ["passed", "failed", "ignored"].map(|what| number(what).unwrap_or(0));
            count += Count { passed, failed, skipped };
        }
        count
    }
}

/// What was built.
pub(crate) struct Built {
    /// The test programs.
    pub(crate) tests: Vec<Program>,
    /// `dinotable`, as the tests start it.
    pub(crate) dinotable: PathBuf,
}

/// One test program.
pub(crate) struct Program {
    /// Package and target, such as `evo all`.
    pub(crate) name: String,
    path: PathBuf,
    /// Where it runs: the folder of its package.
    folder: PathBuf,
}

/// Builds all tests of the workspace, and the program with them.
pub(crate) fn build() -> Result<Built> {
    let mut command = Command::new(cargo_path());
    command.args(["test", "--workspace", "--no-run", "--locked", "--quiet"]);
    command.arg("--message-format=json-render-diagnostics").current_dir(root()).stderr(Stdio::inherit());
    let output = command.output().context("cannot run cargo test")?;
    if !output.status.success() {
        bail!("the tests cannot be built");
    }
    let messages = String::from_utf8(output.stdout)?;
    let built = messages.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok());
    let (mut tests, mut dinotable) = (Vec::new(), None);
    for artifact in built.filter(|message| message["reason"] == "compiler-artifact") {
        let Some(path) = artifact["executable"].as_str().map(PathBuf::from) else { continue };
        let target = artifact["target"]["name"].as_str().unwrap_or_default();
        if artifact["profile"]["test"] == true {
            let manifest = Path::new(artifact["manifest_path"].as_str().unwrap_or_default());
            let folder = manifest.parent().context("a package without a folder")?.to_path_buf();
            let package = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
            tests.push(Program { name: format!("{package} {target}"), path, folder });
        } else if target == "dinotable" {
            dinotable = Some(path);
        }
    }
    tests.sort_by(|one, other| one.name.cmp(&other.name));
    Ok(Built { tests, dinotable: dinotable.context("the program was not built with its tests")? })
}

/// How a test program is run.
#[derive(Clone, Copy, Default)]
pub(crate) struct How<'a> {
    /// Only when nothing else wants the processor.
    pub(crate) nice: bool,
    /// How many tests at once, where the program itself sees to it that not too many work.
    pub(crate) threads: Option<u32>,
    /// Those too that are marked as long.
    pub(crate) all: bool,
    /// `dinotable`, for tests that start it without knowing its path.
    pub(crate) dinotable: Option<&'a Path>,
}

impl Program {
    /// Runs it, tells what came out, and all it said if anything failed.
    pub(crate) fn run(&self, how: How<'_>) -> Result<Count> {
        let start = Instant::now();
        let mut command = self.command(how.nice);
        if let Some(threads) = how.threads {
            command.arg(format!("--test-threads={threads}"));
        }
        if how.all {
            command.arg("--include-ignored");
        }
        if let Some(dinotable) = how.dinotable {
            command.env("DINOTABLE_BIN", dinotable);
        }
        counted(&self.name, &mut command, start)
    }

    /// How many tests it has.
    pub(crate) fn tests(&self) -> Result<u32> {
        let listed = self.command(false).args(["--list", "--format=terse"]).output()?;
        let tests =
            String::from_utf8_lossy(&listed.stdout).lines().filter(|line| line.ends_with(": test")).count();
        Ok(u32::try_from(tests)?)
    }

    fn command(&self, nice: bool) -> Command {
        let mut command = if nice { gentle(&self.path) } else { Command::new(&self.path) };
        command.env("CARGO_MANIFEST_DIR", &self.folder).current_dir(&self.folder);
        command
    }
}

/// A program that works only while nothing else wants the processor.
pub(crate) fn gentle(program: &Path) -> Command {
    if !cfg!(unix) {
        return Command::new(program);
    }
    let mut command = Command::new("nice");
    command.arg(program);
    command
}

/// The examples in the documentation, which only `cargo test` can run.
pub(crate) fn doc_tests() -> Result<Count> {
    let mut command = gentle(&cargo_path());
    command.args(["test", "--workspace", "--doc", "--locked", "--quiet"]).current_dir(root());
    counted("examples in the documentation", &mut command, Instant::now())
}

/// Lines of different threads do not mix.
static SAYING: Mutex<()> = Mutex::new(());

fn counted(name: &str, command: &mut Command, start: Instant) -> Result<Count> {
    let output = command.output().with_context(|| format!("cannot run {command:?}"))?;
    let said = String::from_utf8_lossy(&output.stdout);
    let mut count = Count::read(&said);
    if !output.status.success() {
        // A program that ended before it could count has failed too.
        count.failed = count.failed.max(1);
    }
    let _turn = SAYING.lock().unwrap_or_else(PoisonError::into_inner);
    if count.failed > 0 {
        println!("{said}{}", String::from_utf8_lossy(&output.stderr));
    }
    if count != Count::default() {
        let Count { passed, failed, skipped } = count;
        let seconds = start.elapsed().as_secs_f64();
        println!("{name}: {passed} passed, {failed} failed, {skipped} skipped in {seconds:.1} s");
    }
    Ok(count)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_added_up() {
        let said = "running 3 tests\n...\n\ntest result: ok. 3 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out; \
                    finished in 0.02s\n\ntest result: FAILED. 10 passed; 2 failed; 0 ignored; 0 measured; 4 filtered out";
        assert_eq!(Count::read(said), Count { passed: 13, failed: 2, skipped: 1 });
        assert_eq!(Count::read("nothing"), Count::default());
    }
}
