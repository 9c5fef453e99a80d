//! `dinotable par`, and Mesozooic from the command line.

use crate::common::{dinotable, folder, json};

const SET: &str = "b01 b02 b03 b04 b05 b06 b07 b08 b09 b10 b11";

#[test]
fn the_best_zoo_of_one_set_scores_38() {
    let said = dinotable(&format!("par {SET}"));
    assert!(said.out.starts_with("Best possible: 38 ("), "{}{}", said.out, said.err);
    assert!(dinotable(&format!("par {SET} --lang fr")).out.starts_with("Le mieux possible"));
    let par = json(&format!("par {SET} --json"));
    assert_eq!((par["par"].as_u64(), par["parts"]["enclosures"].as_u64()), (Some(38), Some(12)));
    assert!(par["slides"].as_array().unwrap().len() <= 53);
    assert_eq!(json("par B01 B02 B03 B04 B05 B07 B09 B10 --json")["par"], 28);
}

#[test]
fn cards_that_make_no_zoo_are_refused_in_words() {
    for (cards, says) in [
        ("b01 b02", "2 cards: a zoo has 11, or 8 when it is small"),
        ("b01#1 b01#1 b02 b03 b04 b05 b06 b07", "b01#1 is named twice"),
        ("d1 b02", "d1 is a director"),
        ("trex", "expected a card such as b05#3"),
        ("b01 b01 b01 b01 b01 b01 b01", "there are only 6 cards b01"),
    ] {
        let said = dinotable(&format!("par {cards}"));
        assert!(said.code != 0 && said.err.contains(says), "{cards}: {}", said.err);
    }
}

#[test]
fn simulated_builds_run_by_a_clock_and_their_records_are_right() {
    let records = folder("zoo-records");
    let command = "sim mesozooic --seats 3 --games 4 --bots greedy,random,random --seed 5";
    let said = dinotable(&format!("{command} --records {}", records.display()));
    assert_eq!(said.code, 0, "{}", said.err);
    let files: Vec<String> = std::fs::read_dir(&records)
        .unwrap()
        .map(|entry| entry.unwrap().path().display().to_string())
        .collect();
    let text = std::fs::read_to_string(&files[0]).unwrap();
    assert!(text.contains("\n@ clock ") && text.contains(" slide "), "slides carry their time");
    let said = dinotable(&format!("verify {}", files.join(" ")));
    assert_eq!(said.code, 0, "{}", said.out);
}

#[test]
fn a_person_plays_mesozooic_in_the_terminal() {
    let said = crate::common::dinotable_typing(
        &["play", "mesozooic", "--seats", "2", "--set", "limit=slides", "--seed", "3"],
        "1\n1\nslide b01#1\nscores\nquit\nquit\n",
    );
    assert_eq!(said.code, 0, "{}", said.err);
    assert!(said.out.contains("Keep two cards"), "{}", said.out);
    // Any card may be named first: each pair is reached from both of its ends.
    let hand = said.out.split("Your hand: ").nth(1).unwrap().lines().next().unwrap();
    let menu = said.out.split("Keep two cards").nth(1).unwrap().split("Your choice").next().unwrap();
    for card in hand.split("; ") {
        let what = card.rsplit_once(" (").unwrap().0;
        assert!(menu.contains(&format!("Keep {what} (")), "{what}: {menu}");
    }
    assert!(said.out.contains("MES-20"), "{}", said.out);
}

#[test]
fn the_clock_runs_at_the_terminal_too() {
    let said = crate::common::dinotable_typing(
        &["play", "mesozooic", "--seats", "2", "--set", "learning=on", "--seed", "5"],
        "ready\n1\n? MES-26\ndone\n\n",
    );
    assert_eq!(said.code, 0, "{}", said.err);
    assert!(said.out.contains("s left)"), "{}", said.out);
    assert!(said.out.contains("\n2 …\n1 …\nGo!\n"), "nothing slides before that: {}", said.out);
    // A zoo is a grid: two lines for each of its rows, and one hole.
    let zoo = said.out.split("in the zoo now").nth(1).unwrap();
    assert_eq!(zoo.split("\n\n").next().unwrap().lines().filter(|line| line.starts_with("   ")).count(), 6);
    assert!(zoo.contains("[hole]"), "{}", said.out);
    assert!(said.out.contains("no score is kept"), "{}", said.out);
}

#[test]
fn one_who_plays_alone_hears_of_targets_and_not_of_victory() {
    let said = crate::common::dinotable_typing(
        &["play", "mesozooic", "--seats", "1", "--seed", "5"],
        "ready\ndone\n\n",
    );
    assert_eq!(said.code, 0, "{}", said.err);
    assert!(said.out.contains("target"), "{}", said.out);
    assert!(!said.out.contains("Winner"), "{}", said.out);
}
