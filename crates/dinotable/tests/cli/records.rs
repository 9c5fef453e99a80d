//! `dinotable replay` and `verify` on good and bad records.

use crate::common::{dinotable, folder, json};
use cubosaurs::{Config, State};
use dino_core::replay::replay;
use dino_core::{Configure, Game, Pending, Record, Seal, Seed, Table};

/// A whole advanced game in which seat 1 takes an action back when it can.
fn table() -> Table<State> {
    let options = [("dna".to_owned(), "on".to_owned())];
    let config = Config::build(3, &options, None).unwrap();
    let mut table = Table::<State>::new(config, Seed::of_series(11, 4), vec![]);
    let mut step = 0u32;
    loop {
        match table.state().pending() {
            Pending::Over => return table,
            Pending::Chance => drop(table.draw()),
            Pending::Seats(seats) => {
                let seat = seats.first().unwrap();
                step += 1;
                let action = table.state().pick_action(seat, |bound| step * 7 % bound, &mut Vec::new());
                table.act(seat, action).unwrap();
                if step.is_multiple_of(5) && table.take_back(seat).is_ok() {
                    let again = table.state().pick_action(seat, |bound| step % bound, &mut Vec::new());
                    table.act(seat, again).unwrap();
                }
            }
        }
    }
}

fn verify(name: &str, text: &str) -> (i32, String) {
    let file = folder(&format!("verify-{name}")).join("game.rec");
    std::fs::write(&file, text).unwrap();
    let said = dinotable(&format!("verify {}", file.display()));
    assert_eq!(std::fs::read_to_string(&file).unwrap(), text, "the file is never changed");
    assert!(said.err.is_empty(), "{}", said.err);
    (said.code, said.out.replace(&file.display().to_string(), "FILE"))
}

#[test]
fn a_record_with_takebacks_is_right() {
    let text = table().record(true).sealed_text();
    assert!(text.contains("takeback"));
    let (code, out) = verify("right", &text);
    assert_eq!(code, 0, "{out}");
    assert!(out.contains("every draw checked"), "{out}");
}

#[test]
fn every_single_changed_character_is_noticed() {
    let text = table().record(true).sealed_text();
    for at in 0..text.len() {
        let mut bytes = text.clone().into_bytes();
        for other in *b"1z \n;#" {
            bytes[at] = other;
            if bytes == text.as_bytes() {
                continue;
            }
            let read = Record::read(&bytes);
            let right =
                read.is_ok_and(|record| record.seal == Seal::Right && replay::<State>(&record, None).is_ok());
            assert!(!right, "byte {at} changed to {:?} went unnoticed", char::from(other));
        }
    }
}

#[test]
fn the_first_wrong_line_is_named() {
    let text = table().record(true).sealed_text();
    let lines: Vec<&str> = text.lines().collect();
    let number = |wanted: &str| 1 + lines.iter().position(|line| line.contains(wanted)).unwrap();
    let changed = |from: &str, to: &str| text.replacen(from, to, 1);
    let keep = lines.iter().find(|line| line.ends_with(" keep")).unwrap();
    let check = lines.iter().find(|line| line.starts_with("#40 ")).unwrap();
    let cases = [
        ("junk", changed(keep, "1 sing"), number(keep), "expected keep, refuse, buy or take"),
        (
            "turn",
            changed(keep, &keep.replace(&keep[..1], "6")),
            number(keep),
            "the game does not wait for seat 6",
        ),
        ("rule", changed(keep, &keep.replace("keep", "take 2")), number(keep), "against rule CUB-72"),
        ("digest", changed(check, "#40 00000000"), number("#40 "), "digest 00000000, but the state here has"),
        ("count", changed("#40 ", "#41 "), number("#40 "), "check after 41 events, but 40 stand here"),
        ("draw", changed("* first", "* draw trex#1\n* first"), 8, "fell, but the seed draws"),
        ("game", changed("game cubosaurs", "game chess"), 1, "unknown game \"chess\"; known: cubosaurs"),
        ("rules", changed("rules 1", "rules 2"), 2, "rules version 2 of this game is unknown"),
        ("sheet", changed("components ", "components 00000000;"), 3, "played with component sheet 00000000"),
        ("seats", changed("seats 3", "seats 7"), 4, "from 1 to 6 seats"),
        ("many", changed("seats 3", "seats 6"), 4, "this game seats 2 to 5"),
        ("two", changed(keep, "1 sing").replacen("#40 ", "#junk ", 1), number(keep), "expected keep, refuse"),
        (
            "sheet-and-config",
            changed("rounds=2", "rounds=4").replacen("components ", "components 00000000;", 1),
            3,
            "sheet",
        ),
        (
            "seed-and-line",
            changed(check, "#40 00000000").replacen("seed-sha256 ", "seed-sha256 ;", 1),
            number("seed-sha256"),
            "64",
        ),
        ("config", changed("rounds=2", "rounds=4"), 5, "rounds=4: expected one of 2, 3"),
        ("seed", changed("seed-sha256 ", "seed-sha256 0"), number("seed-sha256"), "64 hexadecimal digits"),
        ("result", changed("result ", "result 99 99 99;"), number("result"), "but the events lead to"),
        ("players", changed("config", ";\nconfig"), lines.len() + 1, "the sum does not fit"),
        ("ascii", changed("keep", "k\u{e9}p"), number(keep), "plain ASCII"),
        ("tail", format!("{text}1 keep\n"), lines.len() + 1, "nothing below the sum"),
        ("windows", text.replace('\n', "\r\n"), 1, "lines that end with a line feed alone"),
        ("tab", changed(keep, &keep.replace(' ', "\t")), number(keep), "one blank between them, found a tab"),
        ("blank", changed(keep, &format!("{keep} ")), number(keep), "lines without blanks at their end"),
        ("blank-line", changed("--\n", "--\n \n"), 8, "lines without blanks at their end"),
        (
            "first-of-two",
            changed("rules 1", "rules x").replacen("keep", "k\u{e9}p", 1),
            2,
            "a version number",
        ),
        ("option", changed("dna=on ", ""), 5, "option \"dna\" is missing"),
        ("other-option", changed("dna=on", "rna=on"), 5, "unknown option \"rna\""),
        ("player", changed("seed-", "players person alice greedy\nseed-"), 6, "nobody is called \"alice\""),
        (
            "player-and-config",
            changed("rounds=2", "rounds=4").replacen("seed-", "players x y z\nseed-", 1),
            5,
            "rounds=4",
        ),
        (
            "clock",
            changed(keep, &format!("@ clock 100\n{keep}")),
            number(keep) + 1,
            "none runs for what comes next",
        ),
        (
            "clock-alone",
            changed("#40 ", "@ clock 100\n#40 "),
            number("#40 ") + 1,
            "none runs for what comes next",
        ),
    ];
    for (name, text, line, fault) in cases {
        let (code, out) = verify(name, &text);
        assert_eq!(code, 1, "{name}");
        assert!(out.starts_with(&format!("FILE: line {line}: ")), "{name}: expected line {line}: {out}");
        assert!(out.contains(fault), "{name}: {out}");
    }
}

/// The record of a game by the clock, and what `verify` says to it when its text was changed and sealed again.
fn verify_timed(name: &str, options: &str, change: fn(&str) -> String) -> (i32, String) {
    let records = folder(&format!("timed-{name}"));
    let sim =
        format!("sim mesozooic --seats 2 --games 1 --json --set {options} --records {}", records.display());
    json(&sim.replace("--set  ", ""));
    let file = records.join("mesozooic-2-seed1-000000.rec");
    let text = std::fs::read_to_string(file).unwrap();
    let changed = Record::read(change(text.split("sum ").next().unwrap()).as_bytes()).unwrap();
    verify(name, &changed.sealed_text())
}

/// The record without its readings.
fn without_readings(text: &str) -> String {
    text.lines().filter(|line| !line.starts_with("@ clock")).map(|line| format!("{line}\n")).collect()
}

/// The record with its readings in the other order.
fn backwards(text: &str) -> String {
    let is_reading = |line: &&str| line.starts_with("@ clock");
    let mut readings: Vec<&str> = text.lines().filter(is_reading).collect();
    let line = |line| if is_reading(&line) { readings.pop().unwrap() } else { line };
    text.lines().map(line).map(|line| format!("{line}\n")).collect()
}

#[test]
fn times_are_checked_like_draws() {
    type Change = fn(&str) -> String;
    let cases: [(&str, &str, Change, i32, &str); 8] = [
        ("kept", "", str::to_owned, 0, "every draw checked, every time checked)"),
        ("by-turns", "turns=on", str::to_owned, 0, "every time checked)"),
        ("relaxed", "limit=slides", str::to_owned, 0, "every draw checked)"),
        ("no-readings", "", without_readings, 0, "times not checked: a clock ran and nothing tells how far)"),
        ("one-missing", "", |text| text.replacen("@ clock", ";", 1), 1, "does not say how far it had run"),
        ("backwards", "", backwards, 1, "milliseconds before, and now"),
        (
            "twice",
            "",
            |text| text.replacen("@ clock", "@ clock 1\n@ clock", 1),
            1,
            "none runs for what comes next",
        ),
        ("older", "", |text| text.replacen("rules 2", "rules 1", 1), 0, "times not checked: of older rules)"),
    ];
    for (name, options, change, code, said) in cases {
        let (verdict, out) = verify_timed(name, options, change);
        assert_eq!((verdict, out.contains(said)), (code, true), "{name}: {out}");
    }
}

#[test]
fn truncated_and_reordered_records_are_refused() {
    let text = table().record(true).sealed_text();
    let lines: Vec<&str> = text.lines().collect();
    for kept in [0, 3, 8, 30, lines.len() - 1] {
        let (code, out) = verify("cut", &(lines[..kept].join("\n") + "\n"));
        assert_eq!(code, 1, "{kept} lines: {out}");
    }
    let (_, out) = verify("cut", &(lines[..30].join("\n") + "\n"));
    assert!(out.contains("line 31: the record ends without its sum"), "{out}");

    let mut swapped = lines.clone();
    swapped.swap(20, 21);
    let (code, out) = verify("swapped", &swapped.join("\n"));
    assert_eq!(code, 1);
    assert!(out.contains("line 21: "), "{out}");
}

#[test]
fn a_record_written_by_hand_needs_no_sum() {
    let text = "; a beginning\ngame cubosaurs\nrules 1\ncomponents 5e4c782b\nseats 2\n\
                config rounds=3 dna=off interaction=on\n--\n\n* first 2 ; who starts\n* deal 2 trex#1\n";
    let file = folder("by-hand").join("hand.rec");
    std::fs::write(&file, text).unwrap();
    let strict = dinotable(&format!("verify {}", file.display()));
    assert_eq!(strict.code, 1);
    let said = dinotable(&format!("verify --unsealed {}", file.display()));
    assert_eq!(said.code, 0, "{}", said.out);
    assert!(said.out.contains("2 events, not over yet, draws not checked"), "{}", said.out);
}

#[test]
fn a_record_of_another_sheet_wants_that_sheet() {
    let folder = folder("other-sheet");
    let (sheet, record) = (folder.join("sheet.toml"), folder.join("games"));
    let changed = cubosaurs::EMBEDDED.replacen("cost = 5", "cost = 4", 1);
    std::fs::write(&sheet, changed).unwrap();
    let (sheet, records) = (sheet.display(), record.display());
    json(&format!("sim cubosaurs --games 1 --json --components {sheet} --records {records}"));
    let file = format!("{records}/cubosaurs-4-seed1-000000.rec");
    let said = dinotable(&format!("verify {file}"));
    assert_eq!(said.code, 1);
    assert!(said.out.contains("line 3: played with component sheet"), "{}", said.out);
    assert_eq!(dinotable(&format!("verify {file} --components {sheet}")).code, 0);
    assert_eq!(dinotable(&format!("replay {file} --components {sheet}")).code, 0);
    assert_eq!(dinotable(&format!("replay {file}")).code, 1);
}

#[test]
fn replay_shows_any_moment_for_any_viewer() {
    let file = folder("replay").join("game.rec");
    let table = table();
    std::fs::write(&file, table.record(true).sealed_text()).unwrap();
    let file = file.display();
    let shown = json(&format!("replay {file} --at 40 --view 2 --json"));
    assert_eq!((shown["at"].as_u64(), shown["seen"].as_array().map(Vec::len)), (Some(40), Some(40)));
    assert_eq!(shown["seen"][39], table.events()[39].to_string());
    assert_eq!(shown["digest"], serde_json::Value::Null, "a digest tells of hidden things");
    let last = json(&format!("replay {file} --json"));
    assert_eq!(last["pending"], "over");
    assert_eq!(
        last["standing"]["totals"],
        serde_json::to_value(table.state().standing().unwrap().totals).unwrap()
    );
    let said = dinotable(&format!("replay {file} --at 40 --log"));
    assert!(said.out.contains("After 40 of") && said.out.contains("40. "), "{}", said.out);
    assert!(dinotable(&format!("replay {file} --lang fr --at 0")).out.contains("Manche 1"));

    for (rest, reason) in [
        ("--at 9999", "the record has"),
        ("--view 4", "the record has seats 1 to 3"),
        ("--view 0", "expected a seat"),
    ] {
        let said = dinotable(&format!("replay {file} {rest}"));
        assert_ne!(said.code, 0);
        assert!(said.err.contains(reason), "{}", said.err);
    }
}

#[test]
fn files_that_are_not_there_or_not_records_are_said_to_be_so() {
    let said = dinotable("verify nowhere.rec");
    assert_eq!((said.code, said.out.contains("nowhere.rec: cannot read")), (1, true), "{}", said.out);
    let said = dinotable("replay nowhere.rec");
    assert_eq!((said.code, said.err.contains("cannot read nowhere.rec")), (1, true), "{}", said.err);
    let (code, out) = verify("empty", "");
    assert_eq!((code, out.as_str()), (1, "FILE: line 1: expected game, found the end of the text\n"));
    let verdict = json_of_failure("verify nowhere.rec --json");
    assert_eq!(verdict["right"], false);
}

fn json_of_failure(line: &str) -> serde_json::Value {
    serde_json::from_str(&dinotable(line).out).unwrap()
}
