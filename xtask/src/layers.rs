//! Who may depend on whom.
//!
//! Rules crates know the core alone, so that a game can be read, tested and used without the rest. The core knows no
//! crate of ours. What serves people goes through the list of games and never names a rules crate.

use anyhow::{Context, Result, bail};
use serde_json::Value;
use std::process::Command;

/// Leaf crates a rules crate may use.
const LEAVES: [&str; 3] = ["serde", "toml", "arrayvec"];
/// Crates that name games one by one, because that is what they are for.
const NAME_GAMES: [&str; 2] = ["dino-games", "dino-page"];

pub(crate) fn check() -> Result<()> {
    let faults = faults(&metadata()?);
    if faults.is_empty() {
        println!("layers: right");
        return Ok(());
    }
    bail!("layers:\n  {}", faults.join("\n  "))
}

/// What cargo knows of the workspace.
pub(crate) fn metadata() -> Result<Value> {
    let output = Command::new(super::cargo_path())
        .args(["metadata", "--no-deps", "--format-version=1"])
        .current_dir(super::root())
        .output()
        .context("cannot run cargo metadata")?;
    serde_json::from_slice(&output.stdout).context("cargo metadata said no JSON")
}

fn faults(metadata: &Value) -> Vec<String> {
    let packages = metadata["packages"].as_array().cloned().unwrap_or_default();
    let names: Vec<&str> = packages.iter().filter_map(|package| package["name"].as_str()).collect();
    let is_ours = |name: &str| names.contains(&name);
    let is_rules = |name: &str| is_ours(name) && !name.starts_with("dino") && name != "xtask";
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
                !is_rules(to) || NAME_GAMES.contains(&from)
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
        let ours = ["dino-core", "dino-games", "dino-server", "cubosaurs", "evo"];
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
        ] {
            assert_eq!(faults_of(from, to, &Value::Null), [format!("{from} must not depend on {to}")]);
        }
    }

    #[test]
    fn right_dependencies_pass() {
        assert!(faults_of("cubosaurs", "dino-core", &Value::Null).is_empty());
        assert!(faults_of("cubosaurs", "serde", &Value::Null).is_empty());
        assert!(faults_of("cubosaurs", "rand", &json!("dev")).is_empty());
        assert!(faults_of("dino-games", "cubosaurs", &Value::Null).is_empty());
        assert!(faults_of("dino-server", "axum", &Value::Null).is_empty());
    }
}
