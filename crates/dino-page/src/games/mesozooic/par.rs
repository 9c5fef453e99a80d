//! The best zoo of given cards, and the way to it.

use crate::game_page::Par;
use crate::words::Words;
use dino_core::Seat;
use mesozooic::solve::{best_zoo, fewest_slides};
use mesozooic::{CATEGORIES, CardId, CardSet, Components, Kind, SETS, View, Zoo, zoo_points};

/// Finds it for cards by their names, with a component sheet of one's own or the embedded one.
pub(super) fn par(names: &[String], sheet: Option<&str>) -> Result<Par, String> {
    let components = match sheet {
        Some(sheet) => Components::read(sheet).map_err(|error| error.to_string())?,
        None => *Components::embedded().map_err(|error| error.to_string())?,
    };
    let cards = cards(names)?;
    let cells: Vec<Option<CardId>> = cards.iter().copied().map(Some).chain([None]).collect();
    let dealt = Zoo::from_cells(&cells)
        .ok_or_else(|| format!("{} cards: a zoo has 11, or 8 when it is small", cards.len()))?;
    let director = CardId::director(0);
    let best = best_zoo(&components, &dealt, director, false).ok_or("these cards make no zoo")?;
    let layout = best.zoo.without_director(director).ok_or("the best zoo has no director")?;
    let way = fewest_slides(&dealt, &layout).ok_or("no slides lead to the best zoo")?;
    let names: Vec<String> = best.zoo.cells().flatten().map(|card| card.to_string()).collect();
    Ok(Par {
        points: best.points,
        parts: CATEGORIES.into_iter().zip(zoo_points(&components, &best.zoo)).collect(),
        rows: names.chunks(usize::from(best.zoo.columns())).map(<[String]>::to_vec).collect(),
        slides: way.iter().map(ToString::to_string).collect(),
        text,
    })
}

/// Four fifths of the best zoo of the first seat's cards: what somebody good slides together before the bell.
pub(super) fn of_deal(view: &View) -> Option<i32> {
    let director = view.directors[Seat::FIRST]?;
    let zoo = view.zoos.first()?[Seat::FIRST]?;
    let dealt = zoo.without_director(director).unwrap_or(zoo);
    let best = best_zoo(&view.components, &dealt, director, false)?;
    Some(i32::from(best.points) * 4 / 5)
}

/// The same in words.
fn text(par: &Par, words: &Words) -> String {
    let line = |(category, points): &(&str, u8)| {
        let label = words.get(&format!("mesozooic-category-{category}"));
        words.with("mesozooic-scores-line", &[("label", label.into()), ("points", (*points).into())])
    };
    let parts: Vec<String> = par.parts.iter().filter(|(_, points)| *points > 0).map(line).collect();
    let values = [("points", par.points.into()), ("parts", parts.join(", ").into())];
    let mut lines = vec![words.with("mesozooic-par", &values)];
    for row in &par.rows {
        let cells: String = row.iter().map(|card| format!("{card:<6}")).collect();
        lines.push(format!("  {}", cells.trim_end()));
    }
    let values = [("slides", par.slides.len().into()), ("cards", par.slides.join(" ").into())];
    lines.push(words.with("mesozooic-par-way", &values));
    lines.join("\n")
}

/// The cards named; a basic card without the number of its set, such as `b05`, is the first one not named yet.
fn cards(names: &[String]) -> Result<Vec<CardId>, String> {
    let mut met = CardSet::EMPTY;
    let mut cards = Vec::new();
    for name in names {
        let name = name.to_lowercase();
        let sets = || (1..=SETS).filter_map(|set| format!("{name}#{set}").parse::<CardId>().ok());
        let card = match name.parse::<CardId>() {
            Ok(card) => card,
            Err(error) => match sets().find(|card| !met.contains(*card)) {
                Some(card) => card,
                None if sets().next().is_some() => return Err(format!("there are only {SETS} cards {name}")),
                None => return Err(error.to_string()),
            },
        };
        if matches!(card.kind(), Kind::Director(_)) {
            return Err(format!("{card} is a director: it comes by itself (MES-28)"));
        }
        if met.contains(card) {
            return Err(format!("{card} is named twice"));
        }
        met.insert(card);
        cards.push(card);
    }
    Ok(cards)
}
