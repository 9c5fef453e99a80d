//! `dinotable par`: the best zoo of given cards, and the way to it.

use crate::cli::ParArgs;
use crate::setup::read_text;
use anyhow::{Context, Result, bail};
use dino_games::mesozooic::solve::{best_zoo, fewest_slides};
use dino_games::mesozooic::{CATEGORIES, CardId, CardSet, Components, Kind, SETS, Zoo, zoo_points};
use serde_json::json;
use std::io::Write;
use std::process::ExitCode;

pub(crate) fn run(args: &ParArgs) -> Result<ExitCode> {
    let components = match &args.components {
        Some(file) => Components::read(&read_text(file)?).with_context(|| file.display().to_string())?,
        None => *Components::embedded()?,
    };
    let cards = cards(&args.cards)?;
    let cells: Vec<Option<CardId>> = cards.iter().copied().map(Some).chain([None]).collect();
    let dealt = Zoo::from_cells(&cells)
        .with_context(|| format!("{} cards: a zoo has 11, or 8 when it is small", cards.len()))?;
    let director = CardId::director(0);
    let best = best_zoo(&components, &dealt, director, false).context("these cards make no zoo")?;
    let layout = best.zoo.without_director(director).context("the best zoo has no director")?;
    let way = fewest_slides(&dealt, &layout).context("no slides lead to the best zoo")?;
    let points = zoo_points(&components, &best.zoo);
    let rows: Vec<Vec<String>> = {
        let names: Vec<String> = best.zoo.cells().flatten().map(|card| card.to_string()).collect();
        names.chunks(usize::from(best.zoo.columns())).map(<[String]>::to_vec).collect()
    };
    let mut out = std::io::stdout().lock();
    if args.json {
        let parts: serde_json::Map<_, _> = CATEGORIES
            .iter()
            .zip(points)
            .map(|(category, points)| (String::from(*category), json!(points)))
            .collect();
        let slides: Vec<String> = way.iter().map(ToString::to_string).collect();
        writeln!(out, "{}", json!({ "par": best.points, "parts": parts, "zoo": rows, "slides": slides }))?;
        return Ok(ExitCode::SUCCESS);
    }
    let words = args.lang.words();
    let line = |(category, points): (&&str, u8)| {
        let label = words.get(&format!("mesozooic-category-{category}"));
        words.with("mesozooic-scores-line", &[("label", label.into()), ("points", points.into())])
    };
    let parts: Vec<String> =
        CATEGORIES.iter().zip(points).filter(|(_, points)| *points > 0).map(line).collect();
    let values = [("points", best.points.into()), ("parts", parts.join(", ").into())];
    writeln!(out, "{}", words.with("mesozooic-par", &values))?;
    for row in rows {
        let cells: Vec<String> = row.iter().map(|card| format!("{card:<6}")).collect();
        writeln!(out, "  {}", cells.concat().trim_end())?;
    }
    let slides: Vec<String> = way.iter().map(ToString::to_string).collect();
    let values = [("slides", way.len().into()), ("cards", slides.join(" ").into())];
    writeln!(out, "{}", words.with("mesozooic-par-way", &values))?;
    Ok(ExitCode::SUCCESS)
}

/// The cards named; a basic card without the number of its set, such as `b05`, is the first one not named yet.
fn cards(names: &[String]) -> Result<Vec<CardId>> {
    let mut met = CardSet::EMPTY;
    let mut cards = Vec::new();
    for name in names {
        let name = name.to_lowercase();
        let sets = || (1..=SETS).filter_map(|set| format!("{name}#{set}").parse::<CardId>().ok());
        let card = match name.parse::<CardId>() {
            Ok(card) => card,
            Err(error) => match sets().find(|card| !met.contains(*card)) {
                Some(card) => card,
                None if sets().next().is_some() => bail!("there are only {SETS} cards {name}"),
                None => return Err(error.into()),
            },
        };
        if matches!(card.kind(), Kind::Director(_)) {
            bail!("{card} is a director: it comes by itself (MES-28)");
        }
        if met.contains(card) {
            bail!("{card} is named twice");
        }
        met.insert(card);
        cards.push(card);
    }
    Ok(cards)
}
