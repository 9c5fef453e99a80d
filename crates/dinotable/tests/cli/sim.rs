//! `dinotable games`, `sim` and `bench`.

use crate::common::{dinotable, folder, json};

#[test]
fn games_are_listed_with_seats_options_and_rules_version() {
    let said = dinotable("games");
    assert!(said.out.contains("cubosaurs (Cubosaurs): 2 to 5 seats"));
    assert!(said.out.contains("rules version 1"));
    assert!(said.out.contains("--set dna=off|on"));
    assert!(dinotable("games --lang fr").out.contains("jetons ADN"));
    let games = json("games --json");
    assert_eq!(games[0]["usual_options_by_seats"]["2"]["rounds"], "3");
    assert_eq!(games[0]["usual_options_by_seats"]["3"]["rounds"], "2");
}

#[test]
fn sim_prints_one_object_with_what_a_program_would_read() {
    let sim = json("sim cubosaurs --seats 3 --games 50 --json");
    assert_eq!(
        (sim["game"].as_str(), sim["seats"].as_u64(), sim["games"].as_u64()),
        (Some("cubosaurs"), Some(3), Some(50))
    );
    for key in ["games_per_second", "events_per_second", "mean_events"] {
        assert!(sim[key].as_f64().unwrap() > 0.0, "{key}");
    }
    assert_eq!(sim["mean_score"].as_array().unwrap().len(), 3);
    let shares: f64 = sim["win_share"].as_array().unwrap().iter().map(|share| share.as_f64().unwrap()).sum();
    assert!((shares - 1.0).abs() < 0.001, "{shares}");
}

#[test]
fn the_same_seed_gives_the_same_games_on_any_number_of_threads() {
    let run = |rest: &str| {
        let mut sim = json(&format!("sim cubosaurs --set dna=on --games 300 --json {rest}"));
        let sim = sim.as_object_mut().unwrap();
        sim.remove("games_per_second");
        sim.remove("events_per_second");
        sim.clone()
    };
    assert_eq!(run("--seed 9 --threads 1"), run("--seed 9 --threads 4"));
    assert_ne!(run("--seed 9")["mean_score"], run("--seed 10")["mean_score"]);
}

#[test]
fn recording_changes_nothing_and_every_record_is_right() {
    let records = folder("sim-records");
    let command = "sim cubosaurs --seats 5 --set dna=on --games 20 --json";
    let (plain, kept) = (json(command), json(&format!("{command} --records {}", records.display())));
    assert_eq!(plain["mean_score"], kept["mean_score"]);
    let files: Vec<String> = std::fs::read_dir(&records)
        .unwrap()
        .map(|entry| entry.unwrap().path().display().to_string())
        .collect();
    assert_eq!(files.len(), 20);
    let said = dinotable(&format!("verify {}", files.join(" ")));
    assert_eq!(said.code, 0, "{}", said.out);
    assert!(said.out.ends_with("20 of 20 records are right\n"));

    // A second run finds its own files; one that was changed is left alone.
    json(&format!("{command} --records {}", records.display()));
    std::fs::write(&files[0], "precious").unwrap();
    let again = dinotable(&format!("{command} --records {}", records.display()));
    assert_eq!(again.code, 1);
    assert!(again.err.contains("cannot write"), "{}", again.err);
    assert_eq!(std::fs::read_to_string(&files[0]).unwrap(), "precious");
}

#[test]
fn nothing_but_the_answer_comes_through_a_pipe() {
    let said = dinotable("sim cubosaurs --games 2000");
    assert_eq!(said.err, "");
    assert!(!said.out.contains('\x1b') && !said.out.contains('\r'));
}

/// `head` and its like read a little and go: that is no error.
#[test]
#[cfg(unix)]
fn a_reader_that_goes_away_is_no_error() {
    for words in
        ["sim cubosaurs --games 10", "sim cubosaurs --games 10 --json", "bench --seconds 0.05", "games"]
    {
        let mut child = std::process::Command::new(env!("CARGO_BIN_EXE_dinotable"))
            .args(words.split(' '))
            .stdout(std::process::Stdio::piped())
            .stderr(std::process::Stdio::piped())
            .spawn()
            .unwrap();
        drop(child.stdout.take());
        let output = child.wait_with_output().unwrap();
        assert_eq!((output.status.code(), output.stderr.len()), (Some(0), 0), "{words}");
    }
}

#[test]
fn what_does_not_fit_is_refused_with_a_reason() {
    for (line, code, reason) in [
        ("sim chess", 1, "no game is called \"chess\""),
        ("sim cubosaurs --seats 1", 2, "this game seats 2 to 5"),
        ("sim cubosaurs --seats 3 --set rounds=3", 2, "CUB-65"),
        ("sim cubosaurs --set interaction=off", 2, "CUB-70"),
        ("sim cubosaurs --set colour=red", 2, "the options are: rounds, dna, interaction"),
        ("sim cubosaurs --set dna=yes", 2, "expected one of off, on"),
        ("sim cubosaurs --set dna=on --set dna=off", 2, "given twice"),
        ("sim cubosaurs --set dna", 2, "expected KEY=VALUE"),
        ("sim cubosaurs --bots clever", 2, "there are: random, greedy"),
        ("sim cubosaurs --bots random,greedy", 2, "2 bots for 4 seats"),
        ("sim cubosaurs --games 0", 2, "0 is not in"),
        ("sim cubosaurs --components nowhere.toml", 1, "cannot read nowhere.toml"),
        ("bench chess", 1, "no game is called \"chess\""),
        ("bench cubosaurs --seats 9", 2, "this game seats 2 to 5"),
        ("bench --seconds 0", 2, "expected seconds"),
    ] {
        let said = dinotable(line);
        assert_eq!(said.code, code, "{line}: {}", said.err);
        assert!(said.err.contains(reason), "{line}: {}", said.err);
    }
}

#[test]
fn a_bad_sheet_is_refused_with_its_line() {
    let file = folder("sim-sheet").join("sheet.toml");
    let sheet = cubosaurs::EMBEDDED.replace("cost = 6", "cost = 0");
    std::fs::write(&file, &sheet).unwrap();
    let said = dinotable(&format!("sim cubosaurs --games 1 --components {}", file.display()));
    let line = 1 + sheet.lines().position(|line| line == "cost = 0").unwrap();
    assert_eq!(said.code, 2);
    let place = format!("{}: line {line}", file.display());
    assert_eq!(said.err, format!("dinotable: {place}: expected a price (CUB-2) from 1 to 40, found 0\n"));
    // A good sheet is not blamed for what is wrong elsewhere.
    std::fs::write(&file, cubosaurs::EMBEDDED).unwrap();
    let said = dinotable(&format!("sim cubosaurs --seats 9 --components {}", file.display()));
    assert_eq!(said.err, "dinotable: 9 seats: this game seats 2 to 5\n");
}

#[test]
fn bench_prints_an_object_a_line_and_says_whether_it_counted_allocations() {
    let bench = json("bench cubosaurs --seconds 0.05 --json");
    for key in ["games_per_second", "events_per_second", "ns_per_event"] {
        assert!(bench[key].as_f64().unwrap() > 0.0, "{key}");
    }
    assert_eq!(bench["seats"], 4);
    // That there are none is seen in a build that counts (`cargo xtask test --all`), and in law 10.
    let counted = cfg!(feature = "count-allocations");
    assert_eq!(bench["allocations_per_game"].as_f64(), counted.then_some(0.0));
    let text = dinotable("bench cubosaurs --seconds 0.05").out;
    assert!(
        text.contains(if counted { "0 allocations a game" } else { "allocations not counted" }),
        "{text}"
    );
    assert!(bench["state_bytes"].as_u64().unwrap() <= 512);
}
