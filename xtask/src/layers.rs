//! Who may depend on whom.
//!
//! Rules crates know the core alone, so that a game can be read, tested and used without the rest. The core knows no
//! crate of ours. Pages alone name games: what serves people goes through their registry and never names a rules crate,
//! neither as a dependency nor in its source through what another crate exports. Tests and examples are free.

mod naming;

use anyhow::{Context, Result, bail};
use serde_json::Value;
use std::path::Path;
use std::process::Command;

/// Leaf crates a rules crate may use.
const LEAVES: [&str; 3] = ["serde", "toml", "arrayvec"];
/// The crate that names games one by one, because that is what it is for.
const NAMES_GAMES: &str = "dino-page";

/// Fails where a crate of the workspace at `root` knows what it must not.
pub(crate) fn check(root: &Path) -> Result<()> {
    let metadata = metadata(root)?;
    let mut faults = faults(&metadata);
    faults.extend(named_in_sources(&metadata)?);
    if faults.is_empty() {
        println!("layers: right");
        return Ok(());
    }
    bail!("layers:\n  {}", faults.join("\n  "))
}

/// What cargo knows of the workspace at `root`.
pub(crate) fn metadata(root: &Path) -> Result<Value> {
    let output = Command::new(super::cargo_path())
        .args(["metadata", "--no-deps", "--format-version=1"])
        .current_dir(root)
        .output()
        .context("cannot run cargo metadata")?;
    serde_json::from_slice(&output.stdout).context("cargo metadata said no JSON")
}

/// Whether a crate of ours holds the rules of a game: all others begin with `dino-`, but for the program and the chores.
fn is_rules_crate(name: &str) -> bool {
    !name.starts_with("dino-") && name != "dinotable" && name != "xtask"
}

/// The sources in which a game is named that must not name any.
fn named_in_sources(metadata: &Value) -> Result<Vec<String>> {
    let packages = metadata["packages"].as_array().cloned().unwrap_or_default();
    let names = packages.iter().filter_map(|package| package["name"].as_str());
    let games: Vec<&str> = names.filter(|name| is_rules_crate(name)).collect();
    // Chores are no part of what people run.
    let is_free = |name: &str| is_rules_crate(name) || name == NAMES_GAMES || name == "xtask";
    let mut faults = Vec::new();
    for package in &packages {
        let name = package["name"].as_str().unwrap_or_default();
        let manifest = Path::new(package["manifest_path"].as_str().context("a crate without a manifest")?);
        if let (true, Some(folder)) = (!is_free(name), manifest.parent()) {
            let found = naming::games_named_below(&folder.join("src"), &games)?;
            faults.extend(found.into_iter().map(|found| format!("{name} must not name a game: {found}")));
        }
    }
    Ok(faults)
}

fn faults(metadata: &Value) -> Vec<String> {
    let packages = metadata["packages"].as_array().cloned().unwrap_or_default();
    let names: Vec<&str> = packages.iter().filter_map(|package| package["name"].as_str()).collect();
    let is_ours = |name: &str| names.contains(&name);
    let is_rules = |name: &str| is_ours(name) && is_rules_crate(name);
    let mut faults = Vec::new();
    for package in &packages {
        let from = package["name"].as_str().unwrap_or_default();
        let dependencies = package["dependencies"].as_array().into_iter().flatten();
        // What tests need is free.
        let real = dependencies.filter(|dependency| dependency["kind"] != "dev");
        for to in real.filter_map(|dependency| dependency["name"].as_str()) {
            let allowed = if is_rules(from) {
                to == "dino-core" || LEAVES.contains(&to)
            } else if from == "dino-core" || from == "xtask" {
                !is_ours(to)
            } else {
                !is_rules(to) || from == NAMES_GAMES
            };
            if !allowed {
                faults.push(format!("{from} must not depend on {to}"));
            }
        }
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn faults_of(from: &str, to: &str, kind: &Value) -> Vec<String> {
        let ours = ["dino-core", "dino-games", "dino-page", "dino-server", "dinotable", "cubosaurs", "evo"];
        let mut packages: Vec<Value> = ours
            .iter()
            .filter(|name| **name != from)
            .map(|name| json!({ "name": name, "dependencies": [] }))
            .collect();
        packages.push(json!({ "name": from, "dependencies": [{ "name": to, "kind": kind }] }));
        faults(&json!({ "packages": packages }))
    }

    #[test]
    fn wrong_dependencies_are_found() {
        for (from, to) in [
            ("cubosaurs", "rand"),
            ("cubosaurs", "evo"),
            ("cubosaurs", "dino-games"),
            ("dino-core", "cubosaurs"),
            ("dino-server", "cubosaurs"),
            ("dino-games", "cubosaurs"),
            ("dinotable", "evo"),
        ] {
            assert_eq!(faults_of(from, to, &Value::Null), [format!("{from} must not depend on {to}")]);
        }
    }

    #[test]
    fn right_dependencies_pass() {
        assert!(faults_of("cubosaurs", "dino-core", &Value::Null).is_empty());
        assert!(faults_of("cubosaurs", "serde", &Value::Null).is_empty());
        assert!(faults_of("cubosaurs", "rand", &json!("dev")).is_empty());
        assert!(faults_of("dino-page", "cubosaurs", &Value::Null).is_empty());
        assert!(faults_of("dino-server", "axum", &Value::Null).is_empty());
    }
}
