//! Every example runs, as somebody who copies it would run it.

use std::path::{Path, PathBuf};
use std::process::Command;

/// Where `cargo test` put the examples: beside the folder of this test. Built where they are not there.
fn examples() -> PathBuf {
    let own = std::env::current_exe().expect("the path of this test");
    let profile = own.ancestors().nth(2).expect("target/PROFILE/deps/TEST").to_path_buf();
    let folder = profile.join("examples");
    if !folder.join(format!("search{}", std::env::consts::EXE_SUFFIX)).is_file() {
        let target = profile.parent().expect("target/PROFILE");
        let mut build = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        build.args(["build", "--quiet", "--examples", "--target-dir"]).arg(target);
        assert!(build.current_dir(env!("CARGO_MANIFEST_DIR")).status().is_ok_and(|status| status.success()));
    }
    folder
}

#[track_caller]
fn said_by(name: &str, words: &[&str]) -> String {
    let program = examples().join(format!("{name}{}", std::env::consts::EXE_SUFFIX));
    let output = Command::new(&program).args(words).output().expect("the example");
    assert!(output.status.success(), "{name}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

#[test]
fn a_random_game_of_every_kind_is_played() {
    for id in dino_games::IDS {
        let said = said_by("random_game", &[id, "2"]);
        assert!(said.starts_with(&format!("game {id}\n")), "{said}");
        assert!(said.contains("\nseat 2: ") && said.contains("rank 1"), "{said}");
    }
}

#[test]
fn the_lessons_of_a_game_are_played() {
    let said = said_by("lessons", &["cubosaurs"]);
    assert!(said.lines().any(|line| line.contains(": lesson ") && line.ends_with(" paths")), "{said}");
}

#[test]
fn an_own_bot_plays() {
    assert!(said_by("own_bot", &[]).starts_with("of 200 games the careful bot won "));
}

#[test]
fn a_search_goes_by_a_view_in_every_game() {
    // A playout of Mesozooic takes long.
    for id in dino_games::IDS.into_iter().filter(|id| *id != "mesozooic") {
        let said = said_by("search", &[id]);
        assert!(said.lines().all(|line| line.ends_with(" of 40 worlds")) && !said.is_empty(), "{said}");
    }
}

#[test]
fn a_tournament_has_a_line_for_every_game() {
    let said = said_by("tournament", &["4"]);
    assert_eq!(said.lines().count(), dino_games::IDS.len(), "{said}");
    assert_eq!(said, said_by("tournament", &["4"]), "the same games come out again");
}

#[test]
fn no_example_is_forgotten_here() {
    let (folder, own) = (Path::new(env!("CARGO_MANIFEST_DIR")).join("examples"), include_str!("examples.rs"));
    for file in std::fs::read_dir(folder).expect("the examples") {
        let name = file.expect("a file").path().file_stem().expect("a name").to_string_lossy().into_owned();
        assert!(own.contains(&format!("said_by(\"{name}\"")), "{name} is not run");
    }
}
