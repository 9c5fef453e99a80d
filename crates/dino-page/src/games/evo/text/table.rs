//! What lies on the table, as lines of text.

use super::{card_about, reward};
use crate::Value;
use crate::games::evo::{card_name, gene_name, ground_name, named, percents, terrain_name, token_name};
use crate::show::{listed, name};
use crate::words::Words;
use dino_core::{Hex, Seat};
use evo::{Card, Gene, Ground, Terrain, View};

/// The island as rows of letters: each hex its terrain's, and the letter of the seat that stands there. Before each row
/// stands its second coordinate and the first coordinate of its first hex.
pub(super) fn island(view: &View, words: &Words) -> Vec<String> {
    let hexes = view.island.hexes();
    let left = hexes.iter().map(|hex| 2 * i32::from(hex.q) + i32::from(hex.r)).min().unwrap_or(0);
    let mut rows: Vec<i8> = hexes.iter().map(|hex| hex.r).collect();
    rows.sort_unstable();
    rows.dedup();
    let row = |r: i8| {
        let mut line = String::new();
        for hex in hexes.iter().filter(|hex| hex.r == r) {
            let column = 2 * (2 * i32::from(hex.q) + i32::from(hex.r) - left) as usize;
            let terrain = view.island.cell(*hex).map_or(Terrain::White, |cell| view.island.terrain(cell));
            let owner = view.island.cell(*hex).and_then(|cell| view.owner(cell));
            let stands = owner.map_or('.', letter);
            line = format!("{line:column$}{}{stands}", named("letter", terrain.name(), words));
        }
        let first = hexes.iter().filter(|hex| hex.r == r).map(|hex| hex.q).min().unwrap_or(0);
        format!("{:>8}  {line}", format!("{first},{r}"))
    };
    [words.get("evo-map-how"), String::new()].into_iter().chain(rows.into_iter().map(row)).collect()
}

pub(super) fn climate(view: &View, words: &Words) -> String {
    let terrains = |ground: Ground| {
        let fits = |terrain: &&Terrain| view.values.wheel.ground(view.section, **terrain) == ground;
        let all: Vec<String> =
            Terrain::ALL.iter().filter(fits).map(|terrain| terrain_name(*terrain, words)).collect();
        if all.is_empty() { words.get("evo-none") } else { all.join(", ") }
    };
    let values = [
        ("ideal", terrains(Ground::Ideal).into()),
        ("cold", terrains(Ground::Cold).into()),
        ("hot", terrains(Ground::Hot).into()),
        ("deadly", terrains(Ground::Deadly).into()),
    ];
    words.with("evo-climate", &values)
}

pub(super) fn forecast(view: &View, words: &Words) -> String {
    if let Some(token) = view.next {
        return words.with("evo-forecast-seen", &[("token", token_name(token, words).into())]);
    }
    let part = |(token, percent)| {
        let values = [("token", token_name(token, words).into()), ("percent", Value::from(percent))];
        words.with("evo-forecast-part", &values)
    };
    let parts: Vec<String> = percents(view).into_iter().map(part).collect();
    words.with("evo-forecast", &[("parts", parts.join(", ").into())])
}

pub(super) fn column_line(view: &View, column: u8, names: &[String], words: &Words) -> String {
    let held = view
        .pawns
        .each()
        .find_map(|(seat, pawn)| pawn.filter(|p| p.column == column).map(|p| (seat, p.value)));
    let state = match held {
        Some((seat, value)) => {
            words.with("evo-lab-held", &[("name", name(names, seat).into()), ("value", value.into())])
        }
        None => words.get("evo-lab-free"),
    };
    let values = [
        ("column", column.into()),
        ("what", reward(view, column, words, gene_name).into()),
        ("state", state.into()),
    ];
    format!("  {}", words.with("evo-lab-column", &values))
}

/// A hex with its terrain and what that is under this climate.
pub(in crate::games::evo) fn at_hex(view: &View, hex: Hex, words: &Words) -> String {
    let Some(cell) = view.island.cell(hex) else { return hex.to_string() };
    let values = [
        ("hex", hex.to_string().into()),
        ("terrain", terrain_name(view.island.terrain(cell), words).into()),
        ("ground", ground_name(view.ground(cell), words).into()),
    ];
    words.with("evo-at", &values)
}

/// The letter of a seat on the map.
fn letter(seat: Seat) -> char {
    char::from(b'A' + seat.number() - 1)
}

/// The event cards that work now, and those that were played: the discard pile lies open (EVO-75).
pub(super) fn open_cards(view: &View, names: &[String], words: &Words) -> Vec<String> {
    let effects = &view.effects;
    let active = [
        (Card::Mire, effects.mire),
        (Card::BattleFury, effects.fury),
        (Card::ClosedRanks, effects.ranks),
        (Card::RichClutch, effects.clutch),
        (Card::LeanYear, effects.lean),
        (Card::WinterDown, effects.down),
        (Card::MudWallow, effects.wallow),
        (Card::MoultingSickness, effects.moulting),
    ];
    let works = |(card, seat): (Card, Option<Seat>)| {
        let values = [("card", card_name(card, words).into()), ("name", name(names, seat?).into())];
        Some(words.with("evo-active-one", &values))
    };
    let active: Vec<String> = active.into_iter().filter_map(works).collect();
    let mut lines = Vec::new();
    if !active.is_empty() {
        lines.push(words.with("evo-active", &[("cards", active.join(", ").into())]));
    }
    if !view.discard.is_empty() {
        let cards: Vec<String> = view.discard.iter().map(|card| card_name(card, words)).collect();
        lines.push(words.with("evo-discard", &[("cards", cards.join(", ").into())]));
    }
    lines
}

/// The herd of a seat, with the ground under it.
pub(super) fn herd(view: &View, seat: Seat, names: &[String], words: &Words) -> String {
    let herd = view.herds[seat];
    let hexes: Vec<String> = herd.iter().map(|cell| at_hex(view, view.island.hex(cell), words)).collect();
    let values = [
        ("letter", letter(seat).to_string().into()),
        ("name", name(names, seat).into()),
        ("dinos", herd.len().into()),
        ("hexes", hexes.join(", ").into()),
    ];
    words.with("evo-seat", &values)
}

/// One seat: its points, its genes and cards.
pub(super) fn place(view: &View, seat: Seat, names: &[String], words: &Words) -> Vec<String> {
    let mp = view.mp[seat].map_or_else(|| words.get("evo-secret"), |mp| mp.to_string());
    vec![
        words.with("evo-seat-points", &[("name", name(names, seat).into()), ("mp", mp.into())]),
        format!("  {}", values_of(view, seat, words)),
        format!("  {}", words.with("evo-seat-genes", &[("genes", genes(view, seat, words).into())])),
        format!("  {}", words.with("evo-seat-cards", &[("cards", cards(view, seat, words).into())])),
    ]
}

/// What a species can do, what it began with included (EVO-11).
fn values_of(view: &View, seat: Seat, words: &Words) -> String {
    let count = |gene: Gene| Value::from(view.species[seat].count(gene));
    let (attack, defence) = view.horns(seat);
    let values = [
        ("movement", view.movement(seat).into()),
        ("attack", attack.into()),
        ("defence", defence.into()),
        ("eggs", view.eggs(seat).into()),
        ("thermoregulation", count(Gene::Thermoregulation)),
        ("fur", count(Gene::Fur)),
        ("vials", count(Gene::Vial)),
    ];
    words.with("evo-seat-values", &values)
}

fn genes(view: &View, seat: Seat, words: &Words) -> String {
    let counted = |gene: &Gene| {
        let count = view.species[seat].count(*gene);
        let values = [("count", count.into()), ("what", gene_name(*gene, words).into())];
        match count {
            0 => None,
            1 => Some(gene_name(*gene, words)),
            _ => Some(words.with("evo-count", &values)),
        }
    };
    let all: Vec<String> = Gene::ALL.iter().filter_map(counted).collect();
    if all.is_empty() { words.get("evo-none") } else { all.join(", ") }
}

fn cards(view: &View, seat: Seat, words: &Words) -> String {
    let hand = view.hands[seat];
    match hand.cards {
        _ if hand.size == 0 => words.get("evo-cards-none"),
        Some(cards) => {
            let card = |card| format!("{} ({})", card_name(card, words), card_about(view, card, words));
            listed(cards.iter().map(card).collect(), words)
        }
        None => words.with("evo-cards-hidden", &[("count", hand.size.into())]),
    }
}
