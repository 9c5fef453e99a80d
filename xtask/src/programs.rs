//! The test programs: built all at once, run side by side, counted.
//!
//! `cargo test` runs one after the other, though half of them wait most of the time: for a browser, a clock, a disk.

use crate::{cargo_path, root};
use anyhow::{Context, Result, bail};
use serde_json::Value;
use std::ops::AddAssign;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
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
        counted(&self.name, &mut self.prepared(how), Instant::now())
    }

    fn prepared(&self, how: How<'_>) -> Command {
        let mut command = self.command();
        if let Some(threads) = how.threads {
            command.arg(format!("--test-threads={threads}"));
        }
        if how.all {
            command.arg("--include-ignored");
        }
        if let Some(dinotable) = how.dinotable {
            command.env("DINOTABLE_BIN", dinotable);
        }
        command
    }

    /// Runs it; what fails beside others runs once more, each test alone, and counts as what it is then. Both are told: a
    /// browser that waits for the processor fails tests that say nothing of the program, and a fault fails again.
    pub(crate) fn run_twice(&self, how: How<'_>) -> Result<Count> {
        let start = Instant::now();
        let first = self.prepared(how).output().with_context(|| format!("cannot run {}", self.name))?;
        let said = String::from_utf8_lossy(&first.stdout);
        let failed: Vec<&str> = said.lines().filter_map(failed_name).collect();
        let count = Count::read(&said);
        if failed.is_empty() {
            return counted_of(&self.name, &first, start);
        }
        println!("{said}{}", String::from_utf8_lossy(&first.stderr));
        println!(
            "{}: {} failed beside others; once more, alone: {}",
            self.name,
            failed.len(),
            failed.join(", ")
        );
        let mut alone = self.prepared(How { threads: Some(1), ..how });
        alone.arg("--exact").args(&failed);
        let again = counted(&format!("{}, alone", self.name), &mut alone, start)?;
        Ok(Count { passed: count.passed + again.passed, failed: again.failed, skipped: count.skipped })
    }

    /// Whether it belongs to one of these packages.
    pub(crate) fn is_of(&self, packages: &[&str]) -> bool {
        self.name.split(' ').next().is_some_and(|package| packages.contains(&package))
    }

    /// How many tests it has.
    pub(crate) fn tests(&self) -> Result<u32> {
        let listed = self.command().args(["--list", "--format=terse"]).output()?;
        let tests =
            String::from_utf8_lossy(&listed.stdout).lines().filter(|line| line.ends_with(": test")).count();
        Ok(u32::try_from(tests)?)
    }

    fn command(&self) -> Command {
        let mut command = Command::new(&self.path);
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
    command.args(["-n", "19"]).arg(program);
    command
}

/// The examples in the documentation, which only `cargo test` can run.
pub(crate) fn doc_tests() -> Result<Count> {
    let mut command = gentle(&cargo_path());
    command.args(["test", "--workspace", "--doc", "--locked", "--quiet"]).current_dir(root());
    counted("examples in the documentation", &mut command, Instant::now())
}

/// What failed so far, each test with the beginning of what it said: told again at the very end, because who reads the
/// end of a long log wants to know what went wrong.
static FAILED: Mutex<Vec<String>> = Mutex::new(Vec::new());

/// Lines of a failed test that are told again.
const LINES_TOLD_AGAIN: usize = 12;

/// Keeps what `name` said of its failed tests.
pub(crate) fn remember_failed(name: &str, said: &str) {
    let mut failed = FAILED.lock().unwrap_or_else(PoisonError::into_inner);
    let before = failed.len();
    failed.extend(failed_tests(said).map(|test| format!("{name}: {test}")));
    if failed.len() == before {
        failed.push(format!("{name}: ended without saying which test failed"));
    }
}

/// What failed since the checks began.
pub(crate) fn all_failed() -> Vec<String> {
    FAILED.lock().unwrap_or_else(PoisonError::into_inner).clone()
}

/// The sections `---- name stdout ----` of Rust's test programs and the lines `FAILED file::name - why` of pytest.
fn failed_tests(said: &str) -> impl Iterator<Item = String> + '_ {
    let rust = said.split("\n---- ").skip(1).map(|section| {
        let section = section.split("\n\nfailures:\n").next().unwrap_or_default();
        let lines = section.lines().filter(|line| !line.trim().is_empty()).take(LINES_TOLD_AGAIN);
        lines.collect::<Vec<_>>().join("\n    ").replacen(" stdout ----", "", 1)
    });
    let python = said.lines().filter_map(|line| line.strip_prefix("FAILED ").or(line.strip_prefix("ERROR ")));
    rust.chain(python.map(str::to_owned))
}

/// Lines of different threads do not mix.
static SAYING: Mutex<()> = Mutex::new(());

/// The name in a line `test NAME ... FAILED`.
fn failed_name(line: &str) -> Option<&str> {
    line.strip_prefix("test ")?.strip_suffix(" ... FAILED")
}

fn counted(name: &str, command: &mut Command, start: Instant) -> Result<Count> {
    let output = command.output().with_context(|| format!("cannot run {command:?}"))?;
    counted_of(name, &output, start)
}

fn counted_of(name: &str, output: &Output, start: Instant) -> Result<Count> {
    let said = String::from_utf8_lossy(&output.stdout);
    let mut count = Count::read(&said);
    if !output.status.success() {
        // A program that ended before it could count has failed too.
        count.failed = count.failed.max(1);
    }
    let _turn = SAYING.lock().unwrap_or_else(PoisonError::into_inner);
    if count.failed > 0 {
        println!("{said}{}", String::from_utf8_lossy(&output.stderr));
        remember_failed(name, &said);
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

    #[test]
    fn failed_tests_are_named() {
        let said = "test a::one ... ok\ntest b::two ... FAILED\n\nfailures:\n    b::two\n";
        assert_eq!(said.lines().filter_map(failed_name).collect::<Vec<_>>(), ["b::two"]);
    }

    #[test]
    fn failed_tests_are_told_by_name_with_what_they_said() {
        let rust = "test one ... FAILED\n\nfailures:\n\n---- a::one stdout ----\n\nthread 'a::one' panicked\nleft: 1\n\n\
                    ---- two stdout ----\nError: gone\n\n\nfailures:\n    a::one\n    two\n";
        let told: Vec<_> = failed_tests(rust).collect();
        assert_eq!(told, ["a::one\n    thread 'a::one' panicked\n    left: 1", "two\n    Error: gone"]);
        let python = "=== short test summary info ===\nFAILED tests/test_env.py::test_a - KeyError: 3\n1 failed in 2 s";
        let told: Vec<_> = failed_tests(python).collect();
        assert_eq!(told, ["tests/test_env.py::test_a - KeyError: 3"]);
        assert_eq!(failed_tests("test result: ok.").count(), 0);
    }
}
