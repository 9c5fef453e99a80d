//! Every rule number has a scenario, and every scenario a rule number.
//!
//! Rules are the headings `### CUB-21 Type condition` of a digest; the scenario of that rule is a test whose name
//! begins with `cub_21_`.

use crate::crate_folder;
use dino_core::Game;
use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// Fails the test when a rule of the game's digest has no scenario in its `tests/rules`, or a scenario no rule.
///
/// # Panics
/// When one is missing, or the files cannot be read.
#[track_caller]
pub fn assert_every_rule_has_a_scenario<G: Game>() {
    let folder = crate_folder::<G>();
    let rules = folder.join("../../docs/rules").join(G::META.id).with_extension("md");
    let covered = every_rule_has_a_scenario(&rules, &folder.join("tests/rules"), G::META.prefix);
    covered.unwrap_or_else(|missing| panic!("{missing}"));
}

/// Compares the rule numbers of a digest with the tests in all `.rs` files below a folder; `Err` lists the rules
/// without a scenario and the scenarios without a rule.
pub fn every_rule_has_a_scenario(rules_md: &Path, tests_dir: &Path, prefix: &str) -> Result<(), String> {
    let digest = read(rules_md)?;
    let files = rust_files(tests_dir).map_err(|error| format!("{}: {error}", tests_dir.display()))?;
    let mut tests = Vec::new();
    for path in files {
        tests.extend(scenarios(&read(&path)?, prefix));
    }
    compare(&rules(&digest, prefix), &tests, prefix)
}

fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}

/// A test that names a rule.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Scenario {
    rule: u8,
    name: String,
}

fn compare(rules: &BTreeSet<u8>, tests: &[Scenario], prefix: &str) -> Result<(), String> {
    ensure!(!rules.is_empty(), "no heading such as \"### {prefix}-1 Title\" in the digest");
    let tested: BTreeSet<u8> = tests.iter().map(|test| test.rule).collect();
    let mut faults: Vec<String> =
        rules.difference(&tested).map(|rule| format!("{prefix}-{rule} has no scenario")).collect();
    let strange = tests.iter().filter(|test| !rules.contains(&test.rule));
    faults.extend(strange.map(|test| format!("{} names a rule that does not exist", test.name)));
    if faults.is_empty() { Ok(()) } else { Err(faults.join("\n")) }
}

fn rules(digest: &str, prefix: &str) -> BTreeSet<u8> {
    let number = |line: &str| {
        let heading = line.strip_prefix("### ")?.strip_prefix(prefix)?.strip_prefix('-')?;
        heading.split(' ').next()?.parse().ok()
    };
    digest.lines().filter_map(number).collect()
}

fn scenarios(source: &str, prefix: &str) -> Vec<Scenario> {
    let start = format!("fn {}_", prefix.to_lowercase());
    let mut is_test = false;
    let mut found = Vec::new();
    for line in source.lines().map(str::trim) {
        if let Some(rest) = line.strip_prefix(&start)
            && let Some((number, _)) = rest.split_once(['_', '('])
            && let Ok(rule) = number.parse()
            && is_test
        {
            let name = line.trim_start_matches("fn ").split('(').next().unwrap_or(line).to_owned();
            found.push(Scenario { rule, name });
        }
        // Other attributes may stand between the mark of a test and its name.
        is_test = line == "#[test]" || is_test && line.starts_with("#[");
    }
    found
}

/// All `.rs` files below a folder, in the order of their names.
fn rust_files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path()));
    let mut paths: Vec<PathBuf> = entries.collect::<io::Result<_>>()?;
    paths.sort();
    let mut files = Vec::new();
    for path in paths {
        if path.is_dir() {
            files.extend(rust_files(&path)?);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            files.push(path);
        }
    }
    Ok(files)
}

#[cfg(test)]
mod tests {
    use super::*;

    const DIGEST: &str =
        "# Rules\n\n## Turn\n\n### CUB-10 A hand\ntext CUB-11\n### CUB-21 Types\n#### CUB-3 no\n";

    #[test]
    fn rules_are_the_headings_with_the_prefix() {
        assert_eq!(rules(DIGEST, "CUB"), [10, 21].into());
        assert_eq!(rules(DIGEST, "EVO"), [].into());
    }

    #[test]
    fn scenarios_are_tests_named_for_a_rule() {
        let source = "#[test]\nfn cub_10_hand() {}\nfn cub_21_helper() {}\n mod a {\n    #[test]\n    \
                      #[should_panic]\n    fn cub_21() {}\n}\n#[test]\nfn cub_x_y() {}\n#[test]\n\nfn cub_3_far() {}";
        let found: Vec<_> = scenarios(source, "CUB").into_iter().map(|test| (test.rule, test.name)).collect();
        assert_eq!(found, [(10, "cub_10_hand".to_owned()), (21, "cub_21".to_owned())]);
    }

    #[test]
    fn both_directions_are_reported() {
        let test = |rule, name: &str| Scenario { rule, name: name.to_owned() };
        let rules = rules(DIGEST, "CUB");
        assert_eq!(compare(&rules, &[test(10, "cub_10_a"), test(21, "cub_21_b")], "CUB"), Ok(()));
        let said = compare(&rules, &[test(10, "cub_10_a"), test(99, "cub_99_b")], "CUB");
        assert_eq!(said.unwrap_err(), "CUB-21 has no scenario\ncub_99_b names a rule that does not exist");
        assert!(compare(&[].into(), &[], "CUB").is_err());
    }

    #[test]
    fn files_are_found_in_folders_within_folders() {
        let folder = std::env::temp_dir().join(format!("dino-testkit-coverage-{}", std::process::id()));
        let rules_md = folder.join("rules.md");
        fs::create_dir_all(folder.join("tests/deep")).unwrap();
        fs::write(&rules_md, DIGEST).unwrap();
        fs::write(folder.join("tests/a.rs"), "#[test]\nfn cub_10_a() {}\n").unwrap();
        fs::write(folder.join("tests/deep/b.txt"), "#[test]\nfn cub_99_b() {}\n").unwrap();
        let asked = || every_rule_has_a_scenario(&rules_md, &folder.join("tests"), "CUB");
        assert_eq!(asked().unwrap_err(), "CUB-21 has no scenario");
        fs::write(folder.join("tests/deep/b.rs"), "#[test]\nfn cub_21_b() {}\n").unwrap();
        assert_eq!(asked(), Ok(()));
        fs::remove_dir_all(&folder).unwrap();
        assert!(asked().unwrap_err().contains("rules.md"));
    }
}
