//! Chores: `cargo xtask test`, `new-game`, `golden`, `replay-all`, the checks alone, `load`, `screenshots`.

#![allow(clippy::print_stdout, reason = "chores talk to who runs them")]

mod attacks;
mod debian;
mod dependencies;
mod deploy;
mod layers;
mod new_game;
mod package;
mod programs;
mod python;
mod schemathesis;
mod scripts;
mod server;
mod simulate;
mod test;

use anyhow::{Context, Result, bail};
use schemathesis::Effort;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

const HELP: &str = "\
cargo xtask test           everything the project is held to; with --all also what takes long
cargo xtask new-game NAME  make a game that can be played at once, to be turned into another one
cargo xtask golden         write the golden playthroughs anew
cargo xtask replay-all     verify every record under records/
cargo xtask check-layers   does any crate depend on what it must not?
cargo xtask check-dependencies  licences, sources and versions of what others wrote
cargo xtask check-deploy   the container and the unit of deploy/, as linter and systemd read them
cargo xtask check-new-game a game made from the template in a copy of the workspace, tested and played
cargo xtask check-python   the Python package, in an environment of its own; with --all also what takes long
cargo xtask check-scripts  the types of the scripts of the pages
cargo xtask lessons [GAME [NAME [STEP]]]  plays every path of every lesson and practice; with a step shows what may be done there
cargo xtask load [N] [S] [R] [GAME...]  N tables of four with pages listening for S seconds: flat out, then at R actions a second,
                           then whole games of all titles; or only of those named; with --postgres M in the place of a title M servers
                           on a PostgreSQL of their own, with --bots M beside M tables at which bots think
cargo xtask schemathesis   asks the API in all the ways that its description allows and forbids; with --long many more
cargo xtask siege          attacks on a server while other tables are played; with --long larger ones, with --dev the
                           program as the tests start it
cargo xtask torture        a server that is killed, whose disk is full or slow, whose file is replaced; with --long for longer
cargo xtask updates [N]    what an action costs with four pages listening, in N games of each title
cargo xtask restart [N] [A]  how long a restart takes with N tables at which A actions were played
cargo xtask screenshots D  pictures of all pages into folder D; names after it take only those scenes";

fn main() -> ExitCode {
    if std::env::args().skip(1).any(|word| word == "--help" || word == "-h") {
        println!("{HELP}");
        return ExitCode::SUCCESS;
    }
    let chore = std::env::args().nth(1).unwrap_or_default();
    let has = |option: &str| std::env::args().any(|word| word == option);
    // What is attacked is the program that people run, unless somebody says otherwise.
    let attacked = || program(if has("--dev") { "dev" } else { "release" });
    let done = match chore.as_str() {
        "test" => test::run(has("--all")),
        "golden" => golden(),
        "replay-all" => program("dev").and_then(|program| simulate::replay_all(&program)),
        "check-layers" => layers::check(&root()),
        "check-dependencies" => dependencies::check(true),
        "check-deploy" => program("dev").and_then(|program| deploy::check(&program)),
        "check-scripts" => scripts::check(),
        "check-new-game" => new_game::prove(),
        "check-python" => package::check(has("--all")).and_then(|count| match count.failed {
            0 => Ok(()),
            failed => bail!("{failed} tests failed"),
        }),
        "new-game" => new_game::run(std::env::args().nth(2).as_deref()),
        "schemathesis" => {
            let effort = if has("--long") { Effort::Long } else { Effort::Short };
            program("dev").and_then(|program| schemathesis::run(&program, &effort))
        }
        "siege" => attacked().and_then(|program| attacks::siege(&program, !has("--dev"), has("--long"))),
        "torture" => attacked().and_then(|program| attacks::torture(&program, has("--long"))),
        "load" => measure("load"),
        "updates" => measure("updates"),
        "restart" => measure("restart"),
        "lessons" => lessons(),
        "screenshots" => screenshots(),
        _ => {
            eprintln!("{HELP}");
            return ExitCode::from(2);
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn golden() -> Result<()> {
    // The golden tests rewrite their files instead of comparing them.
    run(Command::new(cargo_path()).args(["test", "--workspace", "golden"]).env("DINO_GOLDEN", "write"))
}

/// A program of the server's that measures the release build.
fn measure(example: &str) -> Result<()> {
    let mut command = Command::new(cargo_path());
    command.args([
        "run",
        "--release",
        "--locked",
        "--quiet",
        "--package",
        "dino-server",
        "--example",
        example,
        "--",
    ]);
    run(command.arg(program("release")?).args(std::env::args().skip(2)))
}

/// Every path of every lesson, or one of its steps.
fn lessons() -> Result<()> {
    let mut command = Command::new(cargo_path());
    command.args(["run", "--locked", "--quiet", "--package", "dino-games", "--example", "lessons", "--"]);
    run(command.args(std::env::args().skip(2)))
}

/// Pictures of all pages, to be looked at.
fn screenshots() -> Result<()> {
    let folder = std::env::args().nth(2).unwrap_or_else(|| "screenshots".to_owned());
    let folder = std::path::absolute(folder).context("no such folder")?;
    debian::CHROMIUM.install()?;
    let mut command = Command::new(cargo_path());
    command.args([
        "run",
        "--locked",
        "--quiet",
        "--package",
        "dino-browser",
        "--example",
        "screenshots",
        "--",
    ]);
    run(command.arg(folder).args(std::env::args().skip(3)).env("DINOTABLE_BIN", program("dev")?))
}

/// The program: as people run it (`release`), or as the tests do (`dev`), which notices an overflow.
fn program(profile: &str) -> Result<PathBuf> {
    cargo(&["build", "--profile", profile, "--locked", "--quiet", "--package", "dinotable"])?;
    let folder = if profile == "dev" { "debug" } else { profile };
    Ok(target_folder()?.join(folder).join(format!("dinotable{}", std::env::consts::EXE_SUFFIX)))
}

/// Where cargo puts what it builds.
fn target_folder() -> Result<PathBuf> {
    let metadata = layers::metadata(&root())?;
    let target = metadata["target_directory"].as_str().context("cargo metadata names no target directory")?;
    Ok(PathBuf::from(target))
}

/// The files with this ending below a folder, sorted.
fn find(folder: &Path, ending: &str, found: &mut Vec<PathBuf>) -> Result<()> {
    let entries = std::fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))?;
    let mut paths = entries.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>>>()?;
    paths.sort();
    for path in paths {
        if path.is_dir() {
            find(&path, ending, found)?;
        } else if path.extension().is_some_and(|found| found == ending) {
            found.push(path);
        }
    }
    Ok(())
}

fn cargo(args: &[&str]) -> Result<()> {
    run(Command::new(cargo_path()).args(args))
}

fn cargo_path() -> PathBuf {
    std::env::var_os("CARGO").map_or_else(|| "cargo".into(), PathBuf::from)
}

fn run(command: &mut Command) -> Result<()> {
    let status = command.current_dir(root()).status().with_context(|| format!("cannot run {command:?}"))?;
    if status.success() { Ok(()) } else { bail!("{command:?} failed") }
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().map_or_else(PathBuf::new, Path::to_path_buf)
}
