//! Chores: `cargo xtask test`, `new-game`, `golden`, `replay-all`, `check-layers` and others.

#![allow(clippy::print_stdout, reason = "chores talk to who runs them")]

mod chromium;
mod layers;
mod new_game;

use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

const HELP: &str = "\
cargo xtask test           everything the project is held to
cargo xtask test --all     the same, and what takes long: a new game made and played in a copy of the workspace
cargo xtask new-game NAME  make a game that can be played at once, to be turned into another one
cargo xtask golden         write the golden playthroughs anew
cargo xtask replay-all     verify every record under records/
cargo xtask check-layers   does any crate depend on what it must not?
cargo xtask load [N] [S] [R]  N tables of four with pages listening for S seconds: flat out, then at R actions a second
cargo xtask updates [N]    what an action costs with four pages listening, in N games of each title
cargo xtask screenshots D  pictures of all pages into folder D; names after it take only those scenes";

fn main() -> ExitCode {
    let chore = std::env::args().nth(1).unwrap_or_default();
    let done = match chore.as_str() {
        "test" => test(std::env::args().nth(2).as_deref() == Some("--all")),
        "new-game" => new_game::run(std::env::args().nth(2).as_deref()),
        "golden" => golden(),
        "replay-all" => replay_all(),
        "check-layers" => layers::check(&root()),
        "load" => measure("load"),
        "updates" => measure("updates"),
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

/// All tests, then what only the whole program can show; `all` adds what takes long.
fn test(all: bool) -> Result<()> {
    layers::check(&root())?;
    chromium::install()?;
    cargo(&["test", "--workspace", "--locked", "--quiet"])?;
    replay_all()?;
    simulate_all()?;
    if all { new_game::prove() } else { Ok(()) }
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

/// Pictures of all pages, to be looked at.
fn screenshots() -> Result<()> {
    let folder = std::env::args().nth(2).unwrap_or_else(|| "screenshots".to_owned());
    let folder = std::path::absolute(folder).context("no such folder")?;
    chromium::install()?;
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

fn replay_all() -> Result<()> {
    let mut records = Vec::new();
    find(&root().join("records"), "rec", &mut records)?;
    if records.is_empty() {
        bail!("there are no records under records/");
    }
    run(Command::new(program("dev")?).arg("verify").args(records))
}

/// A thousand games of every seat count and variant, each audited after every event.
fn simulate_all() -> Result<()> {
    let program = program("dev")?;
    // From the root and without its name, as in the README, so that its first command is known to find the program.
    let mut list = Command::new(cargo_path());
    list.args(["run", "--locked", "--quiet", "--", "games", "--json"]).current_dir(root());
    let games = list.output().context("cannot list the games")?;
    if !games.status.success() {
        bail!("{list:?}: {}", String::from_utf8_lossy(&games.stderr));
    }
    let games: serde_json::Value = serde_json::from_slice(&games.stdout)?;
    for game in games.as_array().context("no list of games")? {
        let number = |key: &str| game[key].as_u64().unwrap_or_default();
        for seats in number("min_seats")..=number("max_seats") {
            let id = game["id"].as_str().unwrap_or_default();
            let mut played = 0;
            for set in variants(&game["options"]) {
                played += u32::from(simulate(&program, id, seats, &set)?);
            }
            if played == 0 {
                bail!("no variant of {id} with {seats} seats could be played");
            }
        }
    }
    Ok(())
}

/// Up to so many combinations of options are all played.
const FEW: usize = 16;

/// Every combination of option values where they are few; else every option alone with its second and its last value.
/// What does not go together is refused later.
fn variants(options: &serde_json::Value) -> Vec<Vec<String>> {
    let set = |option: &serde_json::Value| -> Vec<String> {
        let values = option["values"].as_array().into_iter().flatten().filter_map(|value| value.as_str());
        let key = option["key"].as_str().unwrap_or_default();
        values.map(|value| format!("--set={key}={value}")).collect()
    };
    let sets: Vec<Vec<String>> = options.as_array().into_iter().flatten().map(set).collect();
    let usual = vec![Vec::new()];
    let count = sets.iter().fold(1_usize, |count, set| count.saturating_mul(set.len()));
    if count <= FEW {
        let with = |all: Vec<Vec<String>>, set: &Vec<String>| {
            all.iter()
                .flat_map(|one| set.iter().map(|value| [&one[..], std::slice::from_ref(value)].concat()))
                .collect()
        };
        return sets.iter().fold(usual, with);
    }
    let alone = sets.iter().flat_map(|set| {
        let second = set.get(1).filter(|_| set.len() > 2);
        second.into_iter().chain(set.last()).map(|value| vec![value.clone()])
    });
    usual.into_iter().chain(alone).collect()
}

/// Plays one variant; `false` when its options exclude each other.
fn simulate(program: &Path, id: &str, seats: u64, set: &[String]) -> Result<bool> {
    let mut command = Command::new(program);
    command.args(["sim", id, "--games=1000", "--json", &format!("--seats={seats}")]).args(set);
    let output = command.output().context("cannot run the program")?;
    let said = String::from_utf8_lossy(&output.stderr);
    // A conflict of options, and nothing else, ends with the rule that says so: "(CUB-65)".
    let rule = said.trim_end().strip_suffix(')').and_then(|said| said.rsplit_once('(')).map(|(_, rule)| rule);
    let conflict = rule.and_then(|rule| rule.rsplit_once('-')).is_some_and(|(_, n)| n.parse::<u8>().is_ok());
    match output.status.code() {
        Some(0) => {
            let out: serde_json::Value = serde_json::from_slice(&output.stdout)?;
            println!("sim {id} --seats={seats} {}: {} games/s", set.join(" "), out["games_per_second"]);
            Ok(true)
        }
        Some(2) if conflict => Ok(false),
        _ => bail!("{command:?}: {said}"),
    }
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
