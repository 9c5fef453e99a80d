//! `dinotable games`.

use crate::cli::GamesArgs;
use anyhow::Result;
use dino_core::{Configure, Game};
use dino_page::Words;
use serde_json::json;
use std::io::Write;
use std::process::ExitCode;

/// Lists the games.
pub(crate) fn list(args: &GamesArgs) -> Result<ExitCode> {
    let words = args.lang.words();
    let mut out = std::io::stdout().lock();
    let mut all = Vec::new();
    for id in dino_games::IDS {
        if args.json {
            all.extend(dino_games::with_game!(id, G => as_json::<G>()));
        } else {
            write!(out, "{}", dino_games::with_game!(id, G => as_text::<G>(&words)).unwrap_or_default())?;
        }
    }
    if args.json {
        writeln!(out, "{}", serde_json::Value::Array(all))?;
    }
    Ok(ExitCode::SUCCESS)
}

fn as_text<G: Game>(words: &Words) -> String {
    let meta = G::META;
    let about = words.get(&format!("{}-about", meta.id));
    let values = [
        ("id", meta.id.into()),
        ("title", meta.title.into()),
        ("min", meta.min_seats.into()),
        ("max", meta.max_seats.into()),
        ("minutes", meta.minutes.into()),
        ("age", meta.age.into()),
        ("rules", meta.rules.into()),
    ];
    let mut text = format!("{}\n  {about}\n", words.with("games-line", &values));
    for spec in G::Config::OPTIONS {
        let about = words.get(&format!("{}-option-{}", meta.id, spec.key));
        text.push_str(&format!("  --set {}={}: {about}\n", spec.key, listed(spec.values)));
    }
    text
}

/// The values of an option; of very many the first few and the last.
fn listed(values: &[&str]) -> String {
    const FEW: usize = 12;
    match values {
        [first, second, third, .., last] if values.len() > FEW => {
            format!("{first}|{second}|{third}|…|{last}")
        }
        few => few.join("|"),
    }
}

fn as_json<G: Game>() -> serde_json::Value {
    let meta = G::META;
    let mut usual = serde_json::Map::new();
    for seats in meta.min_seats..=meta.max_seats {
        if let Ok(config) = G::Config::build(seats, &[], None) {
            let options: serde_json::Map<_, _> =
                config.options().iter().map(|(key, value)| (String::from(*key), json!(value))).collect();
            usual.insert(seats.to_string(), json!(options));
        }
    }
    json!({
        "id": meta.id,
        "title": meta.title,
        "min_seats": meta.min_seats,
        "max_seats": meta.max_seats,
        "minutes": meta.minutes,
        "age": meta.age,
        "rules": meta.rules,
        "categories": meta.categories,
        "options": G::Config::OPTIONS,
        "usual_options_by_seats": usual,
    })
}
