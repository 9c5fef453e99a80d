//! Reading the sheet: the shape of the TOML first, then every bound (CUB-2).

use super::{Components, MAX_POINTS, MAX_SET_POINTS, MAX_TOKENS, Rulings, Stake, TileValues};
use crate::card::{CardId, CardSet, CardType};
use crate::tile::Tile;
use dino_core::SheetError;
use dino_core::sheet::{GameTable, Number, Sheet, Spanned, Text};
use serde::Deserialize;
use std::collections::BTreeMap;

impl Components {
    /// Reads a sheet; a bad one is refused whole, with the line and what was expected there.
    pub fn read(text: &str) -> Result<Components, SheetError> {
        let sheet = Sheet::new(text);
        let raw: Raw = sheet.parse()?;
        fixed(&sheet, &raw)?;
        let cards = &raw.cards;
        let mut dna = CardSet::EMPTY;
        let sets = [
            set(&sheet, CardType::Trex, cards.trex.as_ref(), &mut dna)?,
            set(&sheet, CardType::Stegosaurus, cards.stegosaurus.as_ref(), &mut dna)?,
            set(&sheet, CardType::Brontosaurus, cards.brontosaurus.as_ref(), &mut dna)?,
            set(&sheet, CardType::Pterodactyl, cards.pterodactyl.as_ref(), &mut dna)?,
            set(&sheet, CardType::Pentaceratops, cards.pentaceratops.as_ref(), &mut dna)?,
        ];
        let tiles = tiles(&sheet, &raw)?;
        Ok(Components {
            sets,
            greys: stakes(&sheet, CardType::Grey, cards.velociraptor_grey.as_ref(), &mut dna)?,
            blacks: stakes(&sheet, CardType::Black, cards.velociraptor_black.as_ref(), &mut dna)?,
            eggs: stakes(&sheet, CardType::Egg, cards.egg.as_ref(), &mut dna)?,
            dna,
            points_per_type: points(&sheet, &raw.tiles[0])?,
            points_per_egg: points(&sheet, &raw.tiles[1])?,
            tiles,
            rulings: raw.rulings,
        })
    }
}

/// What the rulebook fixes; the sheet repeats it so that a reader finds everything in one place.
fn fixed(sheet: &Sheet<'_>, raw: &Raw) -> Result<(), SheetError> {
    sheet.exactly(&raw.schema_version, &1, "schema_version")?;
    sheet.is_for(&raw.game, "cubosaurs", 2..=5, "CUB-1")?;
    let setup = &raw.setup;
    sheet.exactly(&setup.total_cards, &55, "total_cards (CUB-2)")?;
    sheet.exactly(&setup.cards_per_player_in_round_deck, &10, "cards_per_player_in_round_deck (CUB-3)")?;
    sheet.exactly(&setup.starting_collection, &4, "starting_collection (CUB-4)")?;
    sheet.exactly(&setup.rounds, &2, "rounds (CUB-60)")?;
    sheet.exactly(&setup.rounds_two_players, &3, "rounds_two_players (CUB-65)")?;
    sheet.exactly(&setup.first_round_direction, "clockwise", "first_round_direction (CUB-5)")?;
    sheet.exactly(&setup.direction_alternates, &true, "direction_alternates (CUB-51)")?;
    let advanced = &raw.advanced;
    sheet.exactly(&advanced.dna_tokens, &MAX_TOKENS, "dna_tokens (CUB-70)")?;
    sheet.exactly(&advanced.market_extra, &1, "market_extra (CUB-70)")?;
    sheet.exactly(&advanced.refill_during_round, &false, "refill_during_round (CUB-73)")?;
    sheet.exactly(&advanced.purchases_per_turn, &1, "purchases_per_turn (CUB-73)")?;
    sheet.exactly(&advanced.tokens_per_bonus_point, &2, "tokens_per_bonus_point (CUB-79)")
}

fn present<'r, T>(sheet: &Sheet<'_>, name: &str, group: Option<&'r T>) -> Result<&'r T, SheetError> {
    group.ok_or_else(|| SheetError {
        line: sheet.line_of("[cards."),
        what: format!("expected a table [cards.{name}], found none (CUB-2)"),
    })
}

fn count(sheet: &Sheet<'_>, card_type: CardType, count: &Number) -> Result<(), SheetError> {
    sheet.exactly(count, &i64::from(card_type.count()), "count (CUB-2)")
}

fn set(
    sheet: &Sheet<'_>,
    card_type: CardType,
    group: Option<&SetGroup>,
    dna: &mut CardSet,
) -> Result<[i8; 4], SheetError> {
    let group = present(sheet, card_type.name(), group)?;
    count(sheet, card_type, &group.count)?;
    let printed: &[Number; 4] = sheet.array(&group.scores, "4 scores, for 1, 2, 3 and 4 cards")?;
    let mut scores = [0; 4];
    for (score, printed) in scores.iter_mut().zip(printed) {
        *score = sheet.within(printed, -MAX_SET_POINTS..=MAX_SET_POINTS, "a score")?;
    }
    for (copies, confirmed) in &group.confirmed_by_rulebook {
        let Some(at) = ["1", "2", "3", "4"].iter().position(|known| known == copies) else {
            let found = format_args!("\"{copies}\"");
            return Err(sheet.error(&confirmed.span(), "a number of cards from 1 to 4", found));
        };
        if i64::from(scores[at]) != *confirmed.get_ref() {
            let expected = format_args!("the score the rulebook gives for {copies}, {}", confirmed.get_ref());
            return Err(sheet.error(&group.scores.span(), expected, scores[at]));
        }
    }
    let flags = group.dna.get_ref();
    if flags.len() != usize::from(card_type.count()) {
        let expected = format_args!("{} DNA flags, one for each card (CUB-2)", card_type.count());
        return Err(sheet.error(&group.dna.span(), expected, flags.len()));
    }
    for (copy, flag) in (0..).zip(flags) {
        if *flag {
            dna.insert(CardId::new(card_type, copy));
        }
    }
    Ok(scores)
}

fn stakes<const N: usize>(
    sheet: &Sheet<'_>,
    card_type: CardType,
    group: Option<&StakeGroup>,
    dna: &mut CardSet,
) -> Result<[Stake; N], SheetError> {
    let name = match card_type {
        CardType::Grey => "velociraptor_grey",
        CardType::Black => "velociraptor_black",
        _ => card_type.name(),
    };
    let group = present(sheet, name, group)?;
    count(sheet, card_type, &group.count)?;
    let cards: &[StakeCard; N] = sheet.array(&group.cards, format_args!("{N} cards (CUB-2)"))?;
    let mut stakes = [Stake { gain: 0, penalty: 0 }; N];
    for ((copy, stake), card) in (0..).zip(&mut stakes).zip(cards) {
        let id = CardId::new(card_type, copy);
        sheet.exactly(&card.id, &id.to_string().replace('#', "-"), "the card")?;
        match &card.counts {
            Some(counts) => sheet.exactly(counts, &egg_counts(id), "the species it counts (CUB-42)")?,
            None if card_type == CardType::Egg => {
                return Err(sheet.error(&card.id.span(), "the species this egg counts (CUB-42)", "none"));
            }
            None => {}
        }
        stake.gain = sheet.within(&card.gain, 0..=MAX_POINTS, "a gain (CUB-2)")?;
        stake.penalty = sheet.within(&card.penalty, 0..=MAX_POINTS, "a penalty (CUB-2)")?;
        if card.dna {
            dna.insert(id);
        }
    }
    Ok(stakes)
}

/// What the sheet says an egg counts.
fn egg_counts(egg: CardId) -> Vec<String> {
    let name = |card_type: &CardType| match card_type {
        CardType::Grey => "velociraptor_grey".to_owned(),
        CardType::Black => "velociraptor_black".to_owned(),
        other => other.name().to_owned(),
    };
    egg.egg_counts().unwrap_or_default().iter().map(name).collect()
}

fn tiles(sheet: &Sheet<'_>, raw: &Raw) -> Result<[TileValues; 10], SheetError> {
    if raw.tiles.len() != Tile::ALL.len() {
        let line = sheet.line_of("[[tiles]]");
        let what = format!("expected 10 tiles, found {} (CUB-2)", raw.tiles.len());
        return Err(SheetError { line, what });
    }
    let mut tiles = [TileValues { price: 0, interaction: false }; 10];
    for ((values, tile), raw_tile) in tiles.iter_mut().zip(Tile::ALL).zip(&raw.tiles) {
        sheet.exactly(&raw_tile.id, &i64::from(tile.number()), "the tile's number")?;
        sheet.exactly(&raw_tile.key, tile.key(), "the tile's key")?;
        let kind = if tile.is_end_of_round() { "end_of_round" } else { "instant" };
        sheet.exactly(&raw_tile.kind, kind, "the tile's kind (CUB-75)")?;
        let ends_turn = match tile {
            Tile::RefuseWithNothing => raw.rulings.refuse_tile_forces_refusal,
            other => other == Tile::RefuseWithForbidden,
        };
        sheet.exactly(&raw_tile.ends_turn, &ends_turn, "ends_turn, as the rulings have it (CUB-74),")?;
        match (tile, &raw_tile.value) {
            (Tile::PointsPerType | Tile::PointsPerEgg, _) | (_, None) => {}
            (Tile::Draw, Some(value)) => sheet.exactly(value, &1, "one card to draw (CUB-74),")?,
            (_, Some(value)) => {
                return Err(sheet.error(&value.span(), "no value for this tile", value.get_ref()));
            }
        }
        values.price = sheet.within(&raw_tile.cost, 1..=MAX_TOKENS, "a price (CUB-2)")?;
        values.interaction = raw_tile.interaction;
    }
    Ok(tiles)
}

/// What an end-of-round tile pays.
fn points(sheet: &Sheet<'_>, tile: &RawTile) -> Result<i8, SheetError> {
    match &tile.value {
        Some(value) => sheet.within(value, 0..=MAX_POINTS, "points"),
        None => Err(sheet.error(&tile.id.span(), "a value for this tile", "none")),
    }
}

/// The shape of the sheet. `Spanned` keeps the place for the checks above.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Raw {
    schema_version: Number,
    game: GameTable,
    setup: RawSetup,
    rulings: Rulings,
    cards: RawCards,
    advanced: RawAdvanced,
    tiles: Vec<RawTile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawSetup {
    total_cards: Number,
    cards_per_player_in_round_deck: Number,
    starting_collection: Number,
    rounds: Number,
    rounds_two_players: Number,
    first_round_direction: Text,
    direction_alternates: Spanned<bool>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawAdvanced {
    dna_tokens: Number,
    market_extra: Number,
    refill_during_round: Spanned<bool>,
    purchases_per_turn: Number,
    tokens_per_bonus_point: Number,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawCards {
    trex: Option<SetGroup>,
    stegosaurus: Option<SetGroup>,
    brontosaurus: Option<SetGroup>,
    pterodactyl: Option<SetGroup>,
    pentaceratops: Option<SetGroup>,
    velociraptor_grey: Option<StakeGroup>,
    velociraptor_black: Option<StakeGroup>,
    egg: Option<StakeGroup>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "named so that no other key is accepted")]
struct SetGroup {
    #[serde(default)]
    confirmed_by_rulebook: BTreeMap<String, Number>,
    colour: String,
    count: Number,
    scores: Spanned<Vec<Number>>,
    dna: Spanned<Vec<bool>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "named so that no other key is accepted")]
struct StakeGroup {
    colour: String,
    count: Number,
    cards: Spanned<Vec<StakeCard>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StakeCard {
    id: Text,
    counts: Option<Spanned<Vec<String>>>,
    gain: Number,
    penalty: Number,
    dna: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawTile {
    id: Number,
    key: Text,
    kind: Text,
    value: Option<Number>,
    ends_turn: Spanned<bool>,
    cost: Number,
    interaction: bool,
}
