//! Golden playthroughs of the toy, and what is said when one changes.

use dino_core::Configure;
use dino_testkit::golden;
use dino_testkit::toy::{Config, Toy};
use std::path::Path;

const KEPT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/toy-3.txt");

fn config() -> Config<0> {
    Config::build(3, &[("tricks".to_owned(), "3".to_owned())], None).expect("a configuration of the toy")
}

#[test]
fn the_toy_plays_as_it_did() {
    golden::check::<Toy<0>>(KEPT, &config(), 7);
}

#[test]
fn a_change_is_named_by_its_line() {
    let text = golden::playthrough::<Toy<0>>(&config(), 7).replace("seats 3", "seats 4");
    let said = golden::compare(Path::new(KEPT), &text).unwrap_err();
    assert!(
        said.contains("toy-3.txt:4: the file has\n  \"seats 3\"\n and the game\n  \"seats 4\""),
        "{said}"
    );
    assert!(said.contains("DINO_GOLDEN=write"), "{said}");
}

#[test]
fn a_missing_file_is_not_taken_for_agreement() {
    let said = golden::compare(Path::new("no-such-folder/toy.txt"), "").unwrap_err();
    assert!(said.contains("DINO_GOLDEN=write"), "{said}");
}
