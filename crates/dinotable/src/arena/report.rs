//! What an arena tells, to people and to programs.

use super::stats::{games_needed, wilson};
use super::{Match, Results, elo};
use crate::chart::Line;
use crate::cli::ArenaArgs;
use dino_core::{Configure, Game};
use dino_page::Words;
use serde_json::{Value, json};
use std::fmt::Write;

/// A difference of so much is what most claims are about.
const CLAIM: f64 = 0.05;

pub(super) fn text<G: Game>(config: &G::Config, played: &[(Match, Results)], words: &Words) -> String {
    let options: Vec<String> = config.options().iter().map(|(key, value)| format!("{key}={value}")).collect();
    let mut text = format!("{}, {}\n", G::META.title, options.join(" "));
    for (one, results) in played {
        // Writing to a string cannot fail.
        let _ = write!(text, "{}", about(one, results, config.seats(), words));
    }
    text
}

fn about(one: &Match, results: &Results, seats: u8, words: &Words) -> String {
    let seconds = format!("{:.1}", results.seconds);
    let values = [("seats", seats.into()), ("games", results.games.into()), ("seconds", seconds.into())];
    let mut text = format!("\n{}\n", words.with(one.name, &values));
    if let [bot] = &one.bots[..] {
        return text + &mirror(&bot.name, results, words);
    }
    let heads = ["bot", "wins", "even", "score", "elo", "ms"].map(|head| words.get(&format!("arena-{head}")));
    let [bot, wins, even, score, rating, ms] = heads;
    let _ = writeln!(text, "{bot:<14} {wins:>22} {even:>9} {score:>16} {rating:>7} {ms:>9}");
    let ratings = elo::ratings(&results.before);
    for (at, bot) in one.bots.iter().enumerate() {
        let (share, (low, high)) = results.share(at);
        let (mean, half) = results.bots[at].score();
        let wins = format!("{:.1} % [{:.1}-{:.1}]", 100.0 * share, 100.0 * low, 100.0 * high);
        let even = format!("{:.1} %", 100.0 * results.even(at));
        let score = format!("{mean:.2} ± {half:.2}");
        let ms = format!("{:.2}", results.bots[at].ms());
        let _ =
            writeln!(text, "{:<14} {wins:>22} {even:>9} {score:>16} {:>7.0} {ms:>9}", bot.name, ratings[at]);
        if results.bots[at].faults > 0 {
            let values = [("bot", bot.name.as_str().into()), ("faults", results.bots[at].faults.into())];
            let _ = writeln!(text, "  {}", words.with("arena-faults", &values));
        }
    }
    let (share, (low, high)) = results.share(0);
    let even = results.even(0);
    let needed = games_needed(share, even).unwrap_or(0);
    let claim = games_needed(even + CLAIM, even).unwrap_or(0);
    let key = match () {
        () if low > even => "arena-stronger",
        () if high < even => "arena-weaker",
        () => "arena-not-shown",
    };
    let values = [
        ("bot", one.bots[0].name.as_str().into()),
        ("needed", needed.into()),
        ("claim", claim.into()),
        ("points", (100.0 * CLAIM).into()),
    ];
    let _ = writeln!(text, "{}", words.with(key, &values));
    let _ = writeln!(text, "{}", words.with("arena-needed", &values));
    text
}

/// The same bot everywhere: what differs are the seats.
fn mirror(name: &str, results: &Results, words: &Words) -> String {
    let mut text = String::new();
    for (seat, wins) in (1u8..).zip(&results.seat_wins) {
        let games = results.games.max(1) as f64;
        let (low, high) = wilson(wins / games, games);
        let share = format!("{:.1} % [{:.1}-{:.1}]", 100.0 * wins / games, 100.0 * low, 100.0 * high);
        let values = [("seat", seat.into()), ("bot", name.into()), ("share", share.into())];
        let _ = writeln!(text, "{}", words.with("arena-seat", &values));
    }
    text
}

/// The shares of all matches as a picture; of a mirror match those of the seats.
pub(super) fn svg<G: Game>(played: &[(Match, Results)], words: &Words) -> String {
    let mut lines = Vec::new();
    for (one, results) in played {
        let games = results.games.max(1) as f64;
        if let [bot] = &one.bots[..] {
            let even = 1.0 / results.seat_wins.len().max(1) as f64;
            for (seat, wins) in (1u8..).zip(&results.seat_wins) {
                let share = wins / games;
                let values = [("bot", bot.name.as_str().into()), ("seat", seat.into())];
                let name = words.with("arena-chart-seat", &values);
                lines.push(Line { name, share, interval: wilson(share, games), even });
            }
            continue;
        }
        for (at, bot) in one.bots.iter().enumerate() {
            let (share, interval) = results.share(at);
            let name = match one.name {
                "arena-sanity" => words.with("arena-chart-sanity", &[("bot", bot.name.as_str().into())]),
                _ => bot.name.clone(),
            };
            lines.push(Line { name, share, interval, even: results.even(at) });
        }
    }
    let title = words.with("arena-chart", &[("game", G::META.title.into())]);
    crate::chart::svg(&title, &lines)
}

pub(super) fn json<G: Game>(config: &G::Config, args: &ArenaArgs, played: &[(Match, Results)]) -> Value {
    let options: serde_json::Map<_, _> =
        config.options().iter().map(|(key, value)| (String::from(*key), json!(value))).collect();
    let matches: Vec<Value> = played.iter().map(|(one, results)| match_json(one, results)).collect();
    json!({
        "game": G::META.id,
        "seats": config.seats(),
        "options": options,
        "seed": args.seed,
        "think_ms": args.think,
        "iterations": args.iterations,
        "matches": matches,
    })
}

fn match_json(one: &Match, results: &Results) -> Value {
    let ratings = elo::ratings(&results.before);
    let bots: Vec<Value> = one
        .bots
        .iter()
        .enumerate()
        .map(|(at, bot)| {
            let (share, (low, high)) = results.share(at);
            let (mean, half) = results.bots[at].score();
            json!({
                "bot": bot.name,
                "win_share": rounded(share),
                "interval": [rounded(low), rounded(high)],
                "even_share": rounded(results.even(at)),
                "mean_score": rounded(mean),
                "score_interval": [rounded(mean - half), rounded(mean + half)],
                "elo": rounded(ratings[at]),
                "ms_per_decision": rounded(results.bots[at].ms()),
                "faults": results.bots[at].faults,
                "games_needed": games_needed(share, results.even(at)),
            })
        })
        .collect();
    let games = results.games.max(1) as f64;
    json!({
        "match": one.name.trim_start_matches("arena-"),
        "games": results.games,
        "seconds": rounded(results.seconds),
        "win_share_by_seat": results.seat_wins.iter().map(|wins| rounded(wins / games)).collect::<Vec<_>>(),
        "bots": bots,
    })
}

fn rounded(value: f64) -> f64 {
    if value.is_finite() { (value * 1e4).round() / 1e4 } else { 0.0 }
}
