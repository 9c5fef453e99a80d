//! `cargo xtask siege` and `torture`: programs that do the server harm, and look whether it bears it.

use crate::{cargo, target_folder};
use anyhow::Result;
use std::path::Path;
use std::process::Command;

/// How long 99 of 100 actions elsewhere may take during an attack, in milliseconds: in the program that people run, and in
/// the one that the tests start, which is not made fast and shares the machine with other tests.
const MAX_P99: [&str; 2] = ["100", "2000"];

/// Attacks a program while other tables are played.
pub(crate) fn siege(program: &Path, is_release: bool, is_long: bool) -> Result<()> {
    run("siege", program, &[MAX_P99[usize::from(!is_release)]], is_long)
}

/// Kills a program, takes its disk away, and looks whether anything got lost.
pub(crate) fn torture(program: &Path, is_long: bool) -> Result<()> {
    run("torture", program, &[], is_long)
}

/// They are themselves no subject of measurements, so they are built like the tests.
fn run(example: &str, program: &Path, words: &[&str], is_long: bool) -> Result<()> {
    cargo(&["build", "--locked", "--quiet", "--package", "dino-server", "--example", example])?;
    let mut command = allowing_many_files();
    command.arg(target_folder()?.join("debug/examples").join(example)).arg(program).args(words);
    if is_long {
        command.arg("--long");
    }
    crate::run(&mut command)
}

/// A command before which the system's limit of open files is raised: an attack opens thousands of connections.
fn allowing_many_files() -> Command {
    let mut command = Command::new("sh");
    command.args(["-c", "ulimit -n \"$(ulimit -Hn)\"; exec \"$@\"", "sh"]);
    command
}
