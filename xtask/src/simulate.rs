//! What only the whole program can show: every kept record verifies, and every variant of every game can be played.

use crate::programs::gentle;
use crate::{cargo_path, find, root, run};
use anyhow::{Context, Result, bail};
use serde_json::Value;
use std::path::Path;
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

pub(crate) fn replay_all(program: &Path) -> Result<()> {
    let mut records = Vec::new();
    find(&root().join("records"), "rec", &mut records)?;
    if records.is_empty() {
        bail!("there are no records under records/");
    }
    run(gentle(program).arg("verify").args(records))
}

/// So many games of every seat count and variant, each audited after every event; on all processors at once.
pub(crate) fn simulate_all(program: &Path, games: u32) -> Result<()> {
    let all = variants_of_all(program)?;
    let next = AtomicUsize::new(0);
    let play = || -> Result<Vec<Played>> {
        let mut played = Vec::new();
        while let Some(variant) = all.get(next.fetch_add(1, Ordering::Relaxed)) {
            played.push(Played {
                id: &variant.id,
                seats: variant.seats,
                fits: simulate(program, variant, games)?,
            });
        }
        Ok(played)
    };
    let workers = thread::available_parallelism().map_or(1, usize::from);
    let played = thread::scope(|scope| -> Result<Vec<Played>> {
        let threads: Vec<_> = (0..workers).map(|_| scope.spawn(play)).collect();
        let mut played = Vec::new();
        for thread in threads {
            played.extend(thread.join().map_err(|_| anyhow::anyhow!("a simulation panicked"))??);
        }
        Ok(played)
    })?;
    for variant in &all {
        let is_same = |played: &&Played| played.id == variant.id && played.seats == variant.seats;
        if !played.iter().filter(is_same).any(|played| played.fits) {
            bail!("no variant of {} with {} seats could be played", variant.id, variant.seats);
        }
    }
    let fit = played.iter().filter(|played| played.fits).count();
    println!("simulations: {fit} variants with {games} games each, every state audited");
    Ok(())
}

/// No game that is played to its end at random allocates, in a program that is built to count it.
pub(crate) fn count_allocations() -> Result<()> {
    let mut bench = Command::new(cargo_path());
    bench.args(["run", "--locked", "--quiet", "--features=count-allocations", "--"]);
    bench.args(["bench", "--seconds=0.05", "--json"]).current_dir(root());
    let output = bench.output().context("cannot run cargo")?;
    let told = String::from_utf8_lossy(&output.stdout);
    let games: Vec<Value> = told.lines().filter_map(|line| serde_json::from_str(line).ok()).collect();
    let counted: Vec<&Value> = games.iter().map(|game| &game["allocations_per_game"]).collect();
    let none = counted.iter().filter(|count| count.as_f64() == Some(0.0)).count();
    // The solver of Mesozooic has a line of its own, without a count.
    if none == 0 || counted.iter().any(|count| count.as_f64().is_some_and(|count| count > 0.0)) {
        bail!("{bench:?}: {told}{}", String::from_utf8_lossy(&output.stderr));
    }
    println!("allocations: none in random games of {none} games");
    Ok(())
}

/// A game with its seats and options.
struct Variant {
    id: String,
    seats: u64,
    set: Vec<String>,
}

/// What came of a variant.
struct Played<'a> {
    id: &'a str,
    seats: u64,
    /// Its options do not exclude each other.
    fits: bool,
}

fn variants_of_all(program: &Path) -> Result<Vec<Variant>> {
    // From the root and without its name, as in the README, so that its first command is known to find the program.
    let mut list = Command::new(cargo_path());
    list.args(["run", "--locked", "--quiet", "--", "games", "--json"]).current_dir(root());
    let listed = list.output().context("cannot list the games")?;
    if !listed.status.success() {
        bail!("{list:?}: {}", String::from_utf8_lossy(&listed.stderr));
    }
    let tested = Command::new(program).args(["games", "--json"]).output()?;
    if listed.stdout != tested.stdout {
        bail!("`cargo run` starts another program than the tests do");
    }
    let games: Value = serde_json::from_slice(&listed.stdout)?;
    let mut all = Vec::new();
    for game in games.as_array().context("no list of games")? {
        let number = |key: &str| game[key].as_u64().unwrap_or_default();
        let id = game["id"].as_str().unwrap_or_default();
        for seats in number("min_seats")..=number("max_seats") {
            let sets = variants(&game["options"]).into_iter();
            all.extend(sets.map(|set| Variant { id: id.to_owned(), seats, set }));
        }
    }
    Ok(all)
}

/// Up to so many combinations of options are all played.
const FEW: usize = 16;

/// Every combination of option values where they are few; else every option alone with its second and its last value.
/// What does not go together is refused later.
fn variants(options: &Value) -> Vec<Vec<String>> {
    let set = |option: &Value| -> Vec<String> {
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
fn simulate(program: &Path, variant: &Variant, games: u32) -> Result<bool> {
    let mut command = gentle(program);
    command.args(["sim", &variant.id, "--json", "--threads=1"]).args(&variant.set);
    command.args([format!("--games={games}"), format!("--seats={}", variant.seats)]);
    let output = command.output().context("cannot run the program")?;
    let said = String::from_utf8_lossy(&output.stderr);
    // A conflict of options, and nothing else, ends with the rule that says so: "(CUB-65)".
    let rule = said.trim_end().strip_suffix(')').and_then(|said| said.rsplit_once('(')).map(|(_, rule)| rule);
    let conflict = rule.and_then(|rule| rule.rsplit_once('-')).is_some_and(|(_, n)| n.parse::<u8>().is_ok());
    match output.status.code() {
        Some(0) => {
            let told: Value = serde_json::from_slice(&output.stdout)?;
            if told["games"] != games {
                bail!("{command:?} played {} games", told["games"]);
            }
            Ok(true)
        }
        Some(2) if conflict => Ok(false),
        _ => bail!("{command:?}: {said}"),
    }
}
