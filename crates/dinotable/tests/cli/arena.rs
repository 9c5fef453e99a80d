//! `dinotable arena`.

use crate::common::{dinotable, json};

#[test]
fn arena_tells_shares_with_intervals_ratings_and_what_they_can_show() {
    let arena = json("arena cubosaurs --bots greedy,random --games 40 --json");
    assert_eq!((arena["seats"].as_u64(), arena["matches"].as_array().unwrap().len()), (Some(2), 3));
    let first = &arena["matches"][0];
    assert_eq!((first["match"].as_str(), first["games"].as_u64()), (Some("match"), Some(40)));
    let [greedy, random] = [0, 1].map(|at| &first["bots"][at]);
    let number = |value: &serde_json::Value| value.as_f64().unwrap();
    assert!(number(&greedy["win_share"]) > 0.8, "{greedy}");
    assert!((number(&greedy["win_share"]) + number(&random["win_share"]) - 1.0).abs() < 0.001);
    assert!(number(&greedy["interval"][0]) < number(&greedy["win_share"]));
    assert!(number(&greedy["elo"]) > 100.0 && number(&random["elo"]) == 0.0, "{first}");
    let mirror = &arena["matches"][1];
    let seats = mirror["win_share_by_seat"].as_array().unwrap();
    assert!((seats.iter().map(number).sum::<f64>() - 1.0).abs() < 0.001);
    assert_eq!(arena["matches"][2]["bots"][1]["bot"], "random");
}

#[test]
fn the_same_seed_and_iterations_give_the_same_games_on_any_number_of_threads() {
    let played = |threads: u8| {
        let line = format!("arena evo --bots apex@30,greedy --games 4 --seats 2 --threads {threads} --json");
        let arena = json(&line);
        let bots = &arena["matches"][0]["bots"];
        [0, 1].map(|at| (bots[at]["win_share"].clone(), bots[at]["mean_score"].clone()))
    };
    assert_eq!(played(1), played(2));
}

#[test]
fn one_sits_against_three_and_whole_deals_are_played() {
    let arena = json("arena cubosaurs --bots greedy,random --seats 4 --games 5 --json");
    let first = &arena["matches"][0];
    assert_eq!(first["games"], 8, "each deal with every rotation of the seats");
    assert_eq!(
        (&first["bots"][0]["even_share"], &first["bots"][1]["even_share"]),
        (&0.25.into(), &0.75.into())
    );
}

#[test]
fn an_arena_speaks_both_languages() {
    let line = "arena cubosaurs --bots greedy,random --games 2";
    let english = dinotable(&format!("{line} --lang en"));
    assert!(
        english.out.contains("deals mirrored") && english.out.contains("Mirror match"),
        "{}",
        english.out
    );
    assert_eq!(english.err, "");
    let french = dinotable(&format!("{line} --lang fr"));
    assert!(french.out.contains("donnes en miroir") && french.out.contains("Match miroir"), "{}", french.out);
    assert!(!french.out.contains("arena-"), "{}", french.out);
}

#[test]
fn bots_and_budgets_that_cannot_be_are_refused_with_a_reason() {
    for (line, code, reason) in [
        ("arena chess --bots greedy,random", 1, "no game is called \"chess\""),
        ("arena cubosaurs", 2, "--bots"),
        ("arena cubosaurs --bots clever,greedy", 2, "no bot is called \"clever\""),
        ("arena cubosaurs --bots apex:0,greedy", 2, "expected 1 to 600000 milliseconds"),
        ("arena cubosaurs --bots apex@0,greedy", 2, "expected 1 to 100000000 iterations"),
        ("arena cubosaurs --bots apex:soon,greedy", 2, "expected 1 to 600000 milliseconds"),
        ("arena cubosaurs --bots greedy:100,random", 2, "greedy takes no budget"),
        ("arena cubosaurs --bots greedy,random --think 0", 2, "0 is not in"),
        ("arena cubosaurs --bots greedy,random --think 5 --iterations 5", 2, "cannot be used with"),
        ("arena cubosaurs --bots greedy,random,egg --seats 2", 2, "3 bots for 2 seats"),
        ("arena cubosaurs --bots greedy,random --seats 9", 2, "this game seats 2 to 5"),
        ("arena cubosaurs --bots greedy,random --games 0", 2, "0 is not in"),
    ] {
        let said = dinotable(line);
        assert_eq!(said.code, code, "{line}: {}", said.err);
        assert!(said.err.contains(reason), "{line}: {}", said.err);
    }
}
