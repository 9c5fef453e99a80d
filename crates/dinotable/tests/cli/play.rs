//! `dinotable play`: a person at the terminal.

use crate::common::{Said, dinotable, dinotable_in, dinotable_typing, folder};

fn play(rest: &str, typed: &str) -> Said {
    let line = format!("play cubosaurs --seed 5 {rest}");
    dinotable_typing(&line.split_whitespace().collect::<Vec<_>>(), typed)
}

/// Types the same line again and again.
fn again(line: &str) -> String {
    format!("{line}\n").repeat(400)
}

#[test]
fn a_whole_game_is_played_by_numbers() {
    for (rest, language) in [("--seats 2", "Winner: "), ("--set dna=on --lang fr", "Victoire\u{a0}: ")] {
        let said = play(rest, &again("1"));
        assert_eq!((said.code, said.err.as_str()), (0, ""));
        assert!(said.out.contains(language), "{}", said.out);
        assert!(!said.out.contains('\x1b'), "no cursor tricks");
    }
}

#[test]
fn a_whole_game_is_played_by_notation_and_its_draws_can_be_checked() {
    let folder = folder("play-notation");
    let words: Vec<&str> = "play cubosaurs --seats 3".split(' ').collect();
    let said = dinotable_in(&folder, &words, &(again("keep")[..5 * 40].to_owned() + "save over.rec\n"));
    assert!(said.out.contains("Saved in over.rec."), "{}", said.out);
    let said = dinotable_in(&folder, &["verify", "over.rec"], "");
    assert_eq!(said.code, 0, "{}", said.out);
}

#[test]
fn a_refusal_names_its_rule_and_is_explained_on_request() {
    let said = play("", "?\nrefuse trex#1\n?\n? keep\n? buy 3\n? 1\n? 99\n? CUB-99\nquit\n");
    assert!(said.out.contains("Nothing was refused yet."));
    assert!(said.out.contains("(rule CUB-20)"));
    assert!(said.out.contains("Rule CUB-20, "));
    assert!(said.out.contains("Yes, you may do that."));
    assert!(said.out.contains("(rule CUB-70)"), "{}", said.out);
    assert!(said.out.contains("Yes, you may do that; in notation: keep"), "{}", said.out);
    assert!(said.out.contains("There is no choice number 99."), "{}", said.out);
    assert!(said.out.contains("There is no rule CUB-99. The rules go from CUB-1 to CUB-"), "{}", said.out);
}

#[test]
fn junk_is_answered_and_nothing_is_lost() {
    let said = play("", "sing\n99\n-1\n\u{e9}\n\nkeep keep\nhelp\nsave\nquit\nquit\n");
    assert!(said.out.contains("I do not understand “sing”. Type a number, or in notation: keep, refuse "));
    assert!(said.out.contains("There is no choice number 99."));
    assert!(said.out.contains("I do not understand “keep keep”"));
    assert!(said.out.contains("Save where?"));
    assert!(said.out.ends_with("Goodbye. Nothing was saved.\n"), "{}", said.out);
    assert_eq!(said.code, 0);
    // Bots have played before the first choice: quitting would lose that, so it is asked for twice.
    assert!(said.out.contains("This game is not saved."), "{}", said.out);
}

#[test]
fn saving_never_overwrites_what_is_not_the_games_own() {
    let folder = folder("play-overwrite");
    std::fs::write(folder.join("keepme.txt"), "precious").unwrap();
    let words: Vec<&str> = "play cubosaurs --seed 3".split(' ').collect();
    let typed = "save keepme.txt\nsave own.rec\nkeep\nsave own.rec\nkeep\nquit\nquit\n";
    let said = dinotable_in(&folder, &words, typed);
    assert!(said.out.contains("keepme.txt is there already"), "{}", said.out);
    assert_eq!(std::fs::read_to_string(folder.join("keepme.txt")).unwrap(), "precious");
    assert_eq!(said.out.matches("Saved in own.rec.").count(), 2, "{}", said.out);
    // What was played after the last save is lost, and the goodbye does not claim otherwise.
    assert!(said.out.ends_with("Goodbye. Nothing was saved.\n"), "{}", said.out);
}

#[test]
fn a_record_that_is_no_game_of_one_person_is_not_resumed() {
    let folder = folder("play-persons");
    let words: Vec<&str> = "play cubosaurs --seed 3 --seats 3".split(' ').collect();
    dinotable_in(&folder, &words, "save own.rec\nquit\n");
    let record = std::fs::read_to_string(folder.join("own.rec")).unwrap();
    let one = "line 6: expected one person";
    for (players, why) in [
        ("person person greedy", one),
        ("person alice greedy", "line 6: nobody is called \"alice\"; there are: person, random, greedy"),
        ("greedy greedy greedy", one),
    ] {
        let text = record.replace("players person greedy greedy", &format!("players {players}"));
        let unsealed = text.split("sum ").next().unwrap();
        std::fs::write(folder.join("odd.rec"), unsealed).unwrap();
        let said = dinotable_in(&folder, &["play", "cubosaurs", "--resume", "odd.rec"], "1\n");
        assert_eq!((said.code, said.err.contains(&format!("odd.rec: {why}"))), (1, true), "{}", said.err);
    }
}

#[test]
fn the_last_action_is_taken_back_with_what_bots_answered() {
    let refusal =
        |said: &Said| said.out.lines().find(|line| line.starts_with("2. Refuse with")).map(str::to_owned);
    let said = play("", "undo\n2\nundo\nquit\n");
    assert!(refusal(&said).is_some(), "{}", said.out);
    assert!(said.out.contains("You cannot take back: there is nothing to take back."));
    assert!(said.out.contains("Taken back."));
    // The table stands as before: the same choices are shown again.
    let offers = said.out.matches(&refusal(&said).unwrap()).count();
    assert_eq!(offers, 2, "{}", said.out);
    let said = play("", "1\nundo\n1\nundo\nquit\n");
    assert_eq!(said.out.matches("Taken back.").count(), 2, "{}", said.out);
    assert_eq!(said.out.matches(&refusal(&said).unwrap()).count(), 3, "{}", said.out);
}

#[test]
fn a_saved_game_goes_on_where_it_was() {
    let folder = folder("play-save");
    let start: Vec<&str> =
        "play cubosaurs --seed 8 --seats 4 --seat 3 --set dna=on --bots random".split(' ').collect();
    let said = dinotable_in(&folder, &start, "1\n1\nsave my game.rec\nquit\n");
    assert!(said.out.ends_with("Goodbye. The game is saved in my game.rec.\n"), "{}", said.out);
    let table = |out: &str| {
        let at = out.rfind("\nRound ").unwrap();
        out[at..].split("\nYour choice:").next().unwrap().to_owned()
    };
    let resumed = dinotable_in(&folder, &["play", "cubosaurs", "--resume", "my game.rec"], "quit\n");
    assert_eq!(table(&said.out), table(&resumed.out));
    assert!(resumed.out.contains("You sit in seat 3."));
    let over = dinotable_in(&folder, &["play", "cubosaurs", "--resume", "my game.rec"], &again("1"));
    assert!(over.out.contains("Winner: "), "{}", over.out);
}

#[test]
fn a_file_that_cannot_be_written_or_resumed_is_said_to_be_so() {
    let said = play("", "save no/such/folder/x.rec\nquit\n");
    assert!(said.out.contains("Not saved: "), "{}", said.out);
    let said = dinotable("play cubosaurs --resume nowhere.rec");
    assert_eq!((said.code, said.err.contains("cannot read nowhere.rec")), (1, true));
}

#[test]
fn many_choices_are_reached_in_short_steps() {
    // Keeping everything brings enough tokens for a tile that is aimed at a card.
    let keeping = again("keep")[..5 * 9].to_owned();
    let said = play("--set dna=on", &(keeping.clone() + "table\n"));
    let menu = said.out.rsplit("\n\n").next().unwrap();
    let buy = menu.lines().find(|line| line.contains("Buy tile 10")).unwrap();
    let number = buy.split('.').next().unwrap();
    let said = play("--set dna=on", &(keeping + &format!("{number}\n1\n0\n{number}\n1\n1\n")));
    assert_eq!(said.out.matches("which? 0 goes back.").count(), 4, "{}", said.out);
    assert!(said.out.contains(" (you) buys tile 10 and swaps "), "{}", said.out);
    let longest =
        said.out.split("Your choice:").map(|part| part.lines().filter(|line| line.contains(". ")).count());
    assert!(longest.max().unwrap() < 60, "a list nobody would read");
}

#[test]
fn seats_and_bots_that_do_not_fit_are_refused() {
    for (rest, reason) in [
        ("--seat 9", "seats 1 to 4"),
        ("--seat 0", "seats 1 to 4"),
        ("--bots greedy,greedy", "2 bots for 3 seats"),
        ("--seats 12", "this game seats 2 to 5"),
    ] {
        let said = play(rest, "");
        assert_eq!(said.code, 2);
        assert!(said.err.contains(reason), "{rest}: {}", said.err);
    }
}

#[test]
fn what_is_missing_or_not_possible_now_is_said_so() {
    let said = play("--lang fr", "buy\nrefuse\nq\nq\n");
    assert!(said.out.contains("«\u{a0}buy\u{a0}» n’est pas un choix possible maintenant."), "{}", said.out);
    assert!(said.out.ends_with("Rien n’a été enregistré.\n"), "q stops: {}", said.out);
    let said = dinotable_typing(
        &["play", "gods-love-dinosaurs", "--seed", "5"],
        "take\nannuler\naide\nquitter\nquitter\n",
    );
    assert!(said.out.contains("“take” needs more behind it, such as take a"), "{}", said.out);
    assert!(said.out.contains("there is nothing to take back."), "{}", said.out);
    assert!(said.out.contains("? GLD-1: a rule by its number"), "{}", said.out);
}

#[test]
fn only_what_changed_is_shown_before_a_question() {
    let said = play("--seats 2", "keep\ntable\nquit\nquit\n");
    let prompts: Vec<&str> = said.out.split("Your choice: ").collect();
    // The whole table at first; then the own place, which grew; and the whole table on request.
    let seats = |text: &str| text.matches(" point").count();
    let places = |text: &str| text.lines().filter(|line| line.contains(" now, ")).count();
    assert_eq!(places(prompts[0]), 2, "{}", said.out);
    assert!(places(prompts[1]) <= 2 && seats(prompts[1]) > 0, "{}", said.out);
    assert_eq!(places(prompts[2]), 2, "{}", said.out);
}

#[test]
fn a_whole_game_of_each_is_played_by_numbers_in_both_languages() {
    let games = dinotable("games --json");
    let games: serde_json::Value = serde_json::from_str(&games.out).unwrap();
    for game in games.as_array().unwrap() {
        let id = game["id"].as_str().unwrap();
        for lang in ["en", "fr"] {
            // Every third choice, the last before it, the first: hunts, purchases and bids come along.
            let typed = "3\n2\n1\n".repeat(900);
            let mut words = vec!["play", id, "--seed", "7", "--seats", "2", "--lang", lang];
            if game["options"].as_array().unwrap().iter().any(|option| option["key"] == "limit") {
                words.extend(["--set", "limit=slides", "--set", "budget=few"]);
            }
            let said = dinotable_typing(&words, &typed);
            assert_eq!((said.code, said.err.as_str()), (0, ""), "{id}");
            let won = if lang == "en" { "Winner: " } else { "Victoire\u{a0}: " };
            let shared = if lang == "en" { "Shared" } else { "partagée" };
            assert!(said.out.contains(won) || said.out.contains(shared), "{id} {lang}");
            let empty = |part: &&str| part.trim_end().ends_with("0 goes back.");
            assert!(!said.out.split("Your choice").any(|part| empty(&part)), "{id}: a menu without choices");
        }
    }
}

#[test]
fn lines_are_no_wider_than_the_terminal() {
    let output = std::process::Command::new(env!("CARGO_BIN_EXE_dinotable"))
        .args(["play", "evo", "--seed", "3", "--seats", "5", "--lang", "fr"])
        .env("COLUMNS", "80")
        .stdin(std::process::Stdio::null())
        .output()
        .unwrap();
    let out = String::from_utf8(output.stdout).unwrap();
    let widest = out.lines().map(|line| line.chars().count()).max().unwrap();
    assert!(widest <= 80, "{widest}: {out}");
    assert!(out.contains("A\u{a0}: Place 1 (vous)"), "letters of the map are tied to seats: {out}");
}

#[test]
fn what_does_not_fit_is_said_in_french_too() {
    for (line, reason) in [
        ("play cubosaurs --lang fr --seat 9", "le jeu a les places 1 à 4"),
        ("play cubosaurs --lang fr --seats 12", "ce jeu se joue de 2 à 5"),
        ("play cubosaurs --lang fr --bots greedy,greedy", "2 robots pour 3 places"),
        ("play cubosaurs --lang fr --set dna=perhaps", "il faut une de ces valeurs"),
        ("play cubosaurs --lang fr --set colour=red", "il n’y a pas d’option"),
        ("play chess --lang fr", "aucun jeu ne s’appelle"),
        ("play mesozooic --lang fr --seats 1 --seat 2", "le jeu n’a qu’une place"),
    ] {
        let said = dinotable(line);
        assert_ne!(said.code, 0, "{line}");
        assert!(said.err.contains(reason), "{line}: {}", said.err);
    }
    let folder = folder("verify-french");
    let words: Vec<&str> = "play cubosaurs --seed 3 --seats 3".split(' ').collect();
    dinotable_in(&folder, &words, "keep\nsave own.rec\nquit\n");
    let said = dinotable_in(&folder, &["verify", "own.rec", "--lang", "fr"], "");
    assert!(said.out.contains("juste (cubosaurs, "), "{}", said.out);
    let record = std::fs::read_to_string(folder.join("own.rec")).unwrap();
    std::fs::write(folder.join("cut.rec"), record.split("sum ").next().unwrap()).unwrap();
    let said = dinotable_in(&folder, &["verify", "cut.rec", "--lang", "fr"], "");
    assert!(said.out.contains("finit sans sa somme"), "{}", said.out);
}
