//! A game is made in a folder that holds what making one looks at. Whether it compiles and plays is shown by
//! `cargo xtask test --all`, which does the same in a copy of the whole workspace.

use super::proof::{difference, snapshot};
use super::*;

/// What making a game reads.
const LOOKED_AT: [&str; 8] = [
    "Cargo.lock",
    "rustfmt.toml",
    "crates/dino-page/Cargo.toml",
    "crates/dino-page/src/games",
    "crates/dino-page/assets",
    "crates/dino-page/words",
    "docs/rules",
    "xtask/template",
];

/// A folder of our own with the files that making a game looks at, which is gone at the end.
struct Workspace(PathBuf);

impl Workspace {
    fn new(of: &str) -> Workspace {
        let folder = std::env::temp_dir().join(format!("dinotable-new-game-{of}-{}", std::process::id()));
        let root = crate::root();
        for path in LOOKED_AT.map(|path| root.join(path)) {
            let files = if path.is_dir() { below(&path).unwrap() } else { vec![path] };
            for file in files {
                let to = folder.join(file.strip_prefix(&root).unwrap());
                fs::create_dir_all(to.parent().unwrap()).unwrap();
                fs::copy(&file, to).unwrap();
            }
        }
        Workspace(folder)
    }
}

impl Drop for Workspace {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn a_game_is_new_files_and_two_lines() {
    let workspace = Workspace::new("made");
    let before = snapshot(&workspace.0).unwrap();
    let made = make(&workspace.0, "my-game").unwrap();
    assert_eq!(made.prefix, "MYG");
    let after = snapshot(&workspace.0).unwrap();
    let (added, changed) = difference(&before, &after).unwrap();
    assert_eq!(changed, [MANIFEST, REGISTRY].map(PathBuf::from));
    assert_eq!(added.len(), made.files);
    let homes = ["crates/my-game", "crates/dino-page/src/games/my-game", "docs/rules/my-game"];
    let is_own = |path: &PathBuf| homes.iter().any(|home| path.to_string_lossy().starts_with(home));
    assert!(added.iter().all(is_own), "{added:?}");
    for path in &added {
        let text = String::from_utf8(after[path].clone()).unwrap();
        for placeholder in name::PLACEHOLDERS {
            assert!(!text.contains(placeholder), "{placeholder} is left in {}", path.display());
            assert!(!path.to_string_lossy().contains(placeholder), "{}", path.display());
        }
        assert!(text.lines().count() < 400, "{} is too long to be read", path.display());
    }
    let text = |path: &str| String::from_utf8(after[Path::new(path)].clone()).unwrap();
    assert!(text(MANIFEST).contains("\nmy-game = { path = \"../my-game\" }\n"));
    assert!(text(REGISTRY).contains("\n    my_game in \"my-game/mod.rs\",\n}\n"));
    // Once it is there, it is taken.
    assert!(make(&workspace.0, "my-game").unwrap_err().to_string().contains("is taken"));
}

#[test]
fn where_something_fails_nothing_is_left() {
    let workspace = Workspace::new("failed");
    let broken = workspace.0.join("xtask/template/crate/src/lib.rs");
    fs::write(&broken, "this is no Rust").unwrap();
    let before = snapshot(&workspace.0).unwrap();
    assert!(make(&workspace.0, "my-game").unwrap_err().to_string().contains("rustfmt"));
    assert!(make(&workspace.0, "evo").unwrap_err().to_string().contains("is taken"));
    assert_eq!(snapshot(&workspace.0).unwrap(), before);
    assert!(!workspace.0.join("crates/my-game").exists());
}

#[test]
fn without_a_place_for_the_line_nothing_is_written() {
    let workspace = Workspace::new("no-registry");
    fs::write(workspace.0.join(REGISTRY), "// no games here\n").unwrap();
    let before = snapshot(&workspace.0).unwrap();
    assert!(make(&workspace.0, "my-game").unwrap_err().to_string().contains("no list of games"));
    assert_eq!(snapshot(&workspace.0).unwrap(), before);
}
