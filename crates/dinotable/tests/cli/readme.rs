//! Every command the documents show runs.

use crate::common::{dinotable_in, folder};
use std::path::Path;

/// Commands that are run elsewhere: the build itself, and `xtask`, which runs this test.
const ELSEWHERE: [&str; 10] = [
    "cargo run --release",
    "cargo xtask test",
    "cargo xtask check-layers",
    "cargo xtask replay-all",
    "cargo xtask golden",
    "git diff",
    // Run in a copy of the workspace by `cargo xtask test --all`, and by `.ci/run`.
    "cargo xtask new-game my-game",
    "DINO_GAME=my-game cargo test --package my-game --package dino-page",
    // Run by `cargo xtask test --all`, with a profile that compiles faster.
    "pip install ./crates/dino-python",
    "rustfmt --check --edition 2024 crates/dino-page/src/games/*/mod.rs",
];

#[test]
fn every_command_of_the_documents_runs() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let folder = folder("readme");
    // The commands name files of the repository.
    let sheet = folder.join("crates/cubosaurs");
    std::fs::create_dir_all(&sheet).unwrap();
    std::fs::copy(root.join("crates/cubosaurs/components.toml"), sheet.join("components.toml")).unwrap();
    let mut ran = 0;
    for document in ["README.md", "CONTRIBUTING.md"] {
        let text = std::fs::read_to_string(root.join(document)).unwrap();
        for block in text.split("```sh\n").skip(1) {
            for line in block.split("```").next().unwrap().lines() {
                let Some(words) =
                    line.strip_prefix("dinotable ").or(line.strip_prefix("cargo run --release -- "))
                else {
                    assert!(ELSEWHERE.contains(&line), "{document}: {line} is not run anywhere");
                    continue;
                };
                let said = dinotable_in(&folder, &words.split(' ').collect::<Vec<_>>(), "quit\n");
                assert_eq!(said.code, 0, "{document}: {line}: {}", said.err);
                ran += 1;
            }
        }
    }
    assert!(ran >= 10, "only {ran} commands found");
}
