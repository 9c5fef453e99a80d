//! What others wrote: its licences, where it comes from, how often it is there, and which Rust it wants. The lists are those
//! of `deny.toml`, so that `cargo deny` and this check agree; this one needs no other program.

use crate::{cargo_path, root};
use anyhow::{Context, Result, bail};
use serde_json::Value;
use std::collections::BTreeMap;
use std::process::{Command, Stdio};

/// Where crates may come from.
const REGISTRY: &str = "registry+https://github.com/rust-lang/crates.io-index";

pub(crate) fn check(all: bool) -> Result<()> {
    let lists = std::fs::read_to_string(root().join("deny.toml")).context("cannot read deny.toml")?;
    let metadata = metadata()?;
    let mut faults = faults(&metadata, &lists);
    faults.extend(faults_of_rust_version(&metadata, &rustc_version()?));
    if !faults.is_empty() {
        bail!("dependencies:\n  {}", faults.join("\n  "));
    }
    println!("dependencies: licences, sources, versions and Rust version right");
    if all { cargo_deny() } else { Ok(()) }
}

/// The whole check, where the program is there. Advisories are left to where their database can be had.
fn cargo_deny() -> Result<()> {
    let mut ask = Command::new("cargo-deny");
    ask.arg("--version").stdout(Stdio::null()).stderr(Stdio::null());
    if !ask.status().is_ok_and(|status| status.success()) {
        println!("no cargo-deny: only what is read from cargo itself is checked, and no advisories");
        return Ok(());
    }
    let mut check = Command::new(cargo_path());
    crate::run(check.args(["deny", "--locked", "check", "bans", "licenses", "sources"]))
}

fn metadata() -> Result<Value> {
    let output = Command::new(cargo_path())
        .args(["metadata", "--locked", "--format-version=1", "--filter-platform=x86_64-unknown-linux-gnu"])
        .current_dir(root())
        .output()
        .context("cannot run cargo metadata")?;
    serde_json::from_slice(&output.stdout).context("cargo metadata said no JSON")
}

fn rustc_version() -> Result<String> {
    let output =
        Command::new("rustc").arg("--version").current_dir(root()).output().context("cannot run rustc")?;
    let said = String::from_utf8(output.stdout)?;
    Ok(said.split(' ').nth(1).context("rustc tells no version")?.to_owned())
}

/// The texts in quotes between a start and the bracket that ends its list.
fn listed<'a>(lists: &'a str, start: &str) -> Vec<&'a str> {
    let list =
        lists.split_once(start).map_or("", |(_, rest)| rest.split_once("\n]").map_or(rest, |(list, _)| list));
    list.split('"').skip(1).step_by(2).collect()
}

fn faults(metadata: &Value, lists: &str) -> Vec<String> {
    let allowed = listed(lists, "\nallow = [");
    let skipped: Vec<&str> =
        listed(lists, "\nskip = [").into_iter().filter(|text| text.contains('@')).collect();
    let used: Vec<&str> = texts(&metadata["resolve"]["nodes"], "id");
    let mut versions: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    let mut faults = Vec::new();
    for package in metadata["packages"].as_array().into_iter().flatten() {
        let text = |key: &str| package[key].as_str().unwrap_or_default();
        // What other systems need is not built here.
        if package["source"].is_null() || !used.contains(&text("id")) {
            continue;
        }
        let (name, version) = (text("name"), text("version"));
        if text("source") != REGISTRY {
            faults.push(format!("{name} {version} comes from {}", text("source")));
        }
        if !may(text("license"), &allowed) {
            faults.push(format!("{name} {version} has the licence {:?}", text("license")));
        }
        let is_skipped = |skip: &&str| {
            let rest = skip.strip_prefix(name).and_then(|rest| rest.strip_prefix('@'));
            rest.and_then(|start| version.strip_prefix(start)).is_some_and(|rest| rest.starts_with('.'))
        };
        if !skipped.iter().any(is_skipped) {
            versions.entry(name).or_default().push(version);
        }
    }
    let twice = versions.into_iter().filter(|(_, versions)| versions.len() > 1);
    faults.extend(twice.map(|(name, versions)| format!("{name} is there as {}", versions.join(" and "))));
    faults
}

fn texts<'a>(list: &'a Value, key: &str) -> Vec<&'a str> {
    list.as_array().into_iter().flatten().filter_map(|item| item[key].as_str()).collect()
}

/// Whether a licence leaves us a choice that is allowed: `(MIT OR Apache-2.0) AND Unicode-3.0`.
fn may(licence: &str, allowed: &[&str]) -> bool {
    // A slash is the old way to write "or".
    let spaced = licence.replace('/', " OR ").replace('(', " ( ").replace(')', " ) ");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let (may, rest) = any(&words, allowed);
    may && rest.is_empty()
}

fn any<'a>(words: &'a [&'a str], allowed: &[&str]) -> (bool, &'a [&'a str]) {
    let (mut may, mut rest) = every(words, allowed);
    while let ["OR", after @ ..] = rest {
        let (next, after) = every(after, allowed);
        (may, rest) = (may | next, after);
    }
    (may, rest)
}

fn every<'a>(words: &'a [&'a str], allowed: &[&str]) -> (bool, &'a [&'a str]) {
    let (mut may, mut rest) = one(words, allowed);
    while let ["AND", after @ ..] = rest {
        let (next, after) = one(after, allowed);
        (may, rest) = (may & next, after);
    }
    (may, rest)
}

fn one<'a>(words: &'a [&'a str], allowed: &[&str]) -> (bool, &'a [&'a str]) {
    match words {
        ["(", rest @ ..] => {
            let (may, rest) = any(rest, allowed);
            (may && rest.first() == Some(&")"), rest.get(1..).unwrap_or_default())
        }
        [licence, "WITH", exception, rest @ ..] => {
            (allowed.contains(&format!("{licence} WITH {exception}").as_str()), rest)
        }
        [licence, rest @ ..] => (allowed.contains(licence), rest),
        [] => (false, words),
    }
}

/// The Rust that we say is needed is not newer than the one the tests run with, and not older than what others need.
/// That nothing newer is used is for the lint `incompatible_msrv`.
fn faults_of_rust_version(metadata: &Value, tested: &str) -> Vec<String> {
    let number = |version: &str| -> Vec<u32> {
        version.split(['.', '-']).take(2).map(|part| part.parse().unwrap_or_default()).collect()
    };
    let packages = || metadata["packages"].as_array().into_iter().flatten();
    let ours = packages().filter(|package| package["source"].is_null());
    let said: Vec<&str> = ours.filter_map(|package| package["rust_version"].as_str()).collect();
    let (Some(low), Some(high)) =
        (said.iter().min_by_key(|said| number(said)), said.iter().max_by_key(|said| number(said)))
    else {
        return vec!["no rust-version is stated".to_owned()];
    };
    let mut faults = Vec::new();
    if number(high) > number(tested) {
        faults.push(format!("rust-version is {high}, and the tests run with {tested}"));
    }
    for package in packages().filter(|package| !package["source"].is_null()) {
        if let Some(needs) = package["rust_version"].as_str().filter(|needs| number(needs) > number(low)) {
            faults.push(format!("rust-version is {low}, and {} needs {needs}", package["name"]));
        }
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    const LISTS: &str = "[licenses]\nallow = [\n  \"MIT\",\n  \"Zlib\",\n]\n[bans]\nskip = [\n  { crate = \"syn@2\", reason = \"old\" },\n]\n";

    fn faults_of(packages: &[(&str, &str, &str, &str)]) -> Vec<String> {
        let package = |(name, version, licence, source): &(&str, &str, &str, &str)| {
            json!({ "id": format!("{name} {version}"), "name": name, "version": version, "license": licence,
                    "source": source })
        };
        let packages: Vec<Value> = packages.iter().map(package).collect();
        faults(&json!({ "packages": packages, "resolve": { "nodes": packages } }), LISTS)
    }

    #[test]
    fn licences_are_read_as_they_are_written() {
        let may = |licence| may(licence, &["MIT", "Zlib", "Apache-2.0 WITH LLVM-exception"]);
        for right in [
            "MIT",
            "GPL-3.0 OR MIT",
            "Unlicense/MIT",
            "(MIT OR GPL-3.0) AND Zlib",
            "GPL-3.0 AND Zlib OR MIT",
            "Apache-2.0 WITH LLVM-exception OR Apache-2.0",
        ] {
            assert!(may(right), "{right}");
        }
        for wrong in ["", "GPL-3.0", "MIT AND GPL-3.0", "(MIT OR Zlib) AND GPL-3.0", "(MIT", "Apache-2.0"] {
            assert!(!may(wrong), "{wrong}");
        }
    }

    #[test]
    fn what_is_not_allowed_is_named() {
        let right = [
            ("serde", "1.0.0", "MIT", REGISTRY),
            ("syn", "2.0.1", "MIT", REGISTRY),
            ("syn", "3.0.0", "MIT", REGISTRY),
        ];
        assert_eq!(faults_of(&right), [""; 0]);
        let wrong = [
            ("a", "1.0.0", "GPL-3.0", REGISTRY),
            ("b", "1.0.0", "MIT", "git+somewhere"),
            ("c", "1.0.0", "MIT", REGISTRY),
            ("c", "2.0.0", "MIT", REGISTRY),
        ];
        let named = [
            "a 1.0.0 has the licence \"GPL-3.0\"",
            "b 1.0.0 comes from git+somewhere",
            "c is there as 1.0.0 and 2.0.0",
        ];
        assert_eq!(faults_of(&wrong), named);
    }

    #[test]
    fn the_stated_rust_is_neither_too_new_nor_too_old() {
        let faults = |ours: &str, others: &str, tested: &str| {
            let packages = json!([{ "name": "evo", "source": null, "rust_version": ours },
                { "name": "sqlx", "source": REGISTRY, "rust_version": others }]);
            faults_of_rust_version(&json!({ "packages": packages }), tested).len()
        };
        assert_eq!(faults("1.94", "1.94.0", "1.95.0"), 0);
        assert_eq!(faults("1.96", "1.94.0", "1.95.0"), 1);
        assert_eq!(faults("1.93", "1.94.0", "1.95.0"), 1);
        assert_eq!(faults("1.94", "1.9", "1.94.1-nightly"), 0);
    }
}
