//! Reading the sheet: the shape of the TOML first, then every bound.

use super::shape::{Event, Island as RawIsland, Raw, Section};
use super::{Components, MIRE_LEAVES, NORMAL_GENES, SIDES, TURNING, Values, bounds};
use crate::card::Card;
use crate::climate::{Ground, MAX_SECTIONS, TURNING_TOKENS, Terrain, Token, Wheel};
use crate::die::{FACES, Face};
use crate::gene::NORMAL_KINDS;
use crate::island::{COORDINATES, Island, Unfit, ZONES};
use dino_core::sheet::{Number, Sheet, Spanned, Text};
use dino_core::{Hex, SheetError};
use std::ops::Range;

impl Components {
    /// Reads a sheet; a bad one is refused whole, with the line and what was expected there.
    pub fn read(text: &str) -> Result<Components, SheetError> {
        let sheet = Sheet::new(text);
        let raw: Raw = sheet.parse()?;
        fixed(&sheet, &raw)?;
        let (amounts, mire_leaves) = events(&sheet, &raw.events)?;
        let values = Values {
            genes: genes(&sheet, &raw)?,
            tokens: tokens(&sheet, &raw)?,
            wheel: wheel(&sheet, &raw)?,
            die: die(&sheet, &raw)?,
            amounts,
            mire_leaves,
            rulings: raw.rulings,
        };
        Ok(Components { values, islands: islands(&sheet, &raw.islands)? })
    }
}

/// What the rulebook fixes; the sheet repeats it so that a reader finds everything in one place.
fn fixed(sheet: &Sheet<'_>, raw: &Raw) -> Result<(), SheetError> {
    sheet.is_for(&raw.game, "evo", 2..=5, "EVO-2")?;
    let (setup, species, unique) = (&raw.setup, &raw.species, &raw.gene_amounts);
    for (value, expected, what) in [
        (&raw.schema_version, 1, "schema_version"),
        (&setup.start_mp, 6, "start_mp (EVO-4)"),
        (&setup.dinosaurs_per_player, 8, "dinosaurs_per_player (EVO-4)"),
        (&setup.start_zones_per_player, 2, "start_zones_per_player (EVO-10)"),
        (&setup.normal_genes, 36, "normal_genes (EVO-7)"),
        (&setup.unique_genes, 12, "unique_genes (EVO-7)"),
        (&setup.unique_genes_in_bag, 8, "unique_genes_in_bag (EVO-7)"),
        (&setup.event_cards, 15, "event_cards (EVO-6)"),
        (&setup.climate_tokens, 13, "climate_tokens (EVO-8)"),
        (&setup.climate_tokens_set_aside, 1, "climate_tokens_set_aside (EVO-8)"),
        (&setup.meteor_among_last, 3, "meteor_among_last (EVO-8)"),
        (&species.movement, 2, "movement (EVO-11)"),
        (&species.horns, 0, "horns (EVO-11)"),
        (&species.thermoregulation, 0, "thermoregulation (EVO-11)"),
        (&species.fur, 0, "fur (EVO-11)"),
        (&species.eggs, 1, "eggs (EVO-11)"),
        (&species.vials, 0, "vials (EVO-11)"),
        (&raw.limits.protected_herd, 2, "protected_herd (EVO-41)"),
        (&raw.limits.protected_herd_with_regeneration, 3, "protected_herd_with_regeneration (EVO-69)"),
        (&raw.laboratory.lowest_value, 0, "lowest_value (EVO-22)"),
        (&raw.laboratory.highest_value, 6, "highest_value (EVO-25)"),
        (&unique.bone_plate, 2, "bone_plate (EVO-60)"),
        (&unique.great_horn, 2, "great_horn (EVO-61)"),
        (&unique.thick_shell, 3, "thick_shell (EVO-62)"),
        (&unique.cave_dweller, 1, "cave_dweller (EVO-64)"),
        (&unique.muscular_thighs, 2, "muscular_thighs (EVO-66)"),
    ] {
        sheet.exactly(value, &expected, what)?;
    }
    Ok(())
}

fn genes(sheet: &Sheet<'_>, raw: &Raw) -> Result<[u8; NORMAL_KINDS], SheetError> {
    let counts = &raw.gene_counts;
    let printed =
        [&counts.legs, &counts.horn, &counts.thermoregulation, &counts.fur, &counts.egg, &counts.vial];
    shares(sheet, printed, NORMAL_GENES, "genes (EVO-7)")
}

fn tokens(sheet: &Sheet<'_>, raw: &Raw) -> Result<[u8; TURNING_TOKENS], SheetError> {
    let tokens = entries(sheet, "[[tokens]]", &raw.tokens, "kinds of climate tokens (EVO-17)")?;
    for (token, kind) in tokens.iter().zip(Token::ALL) {
        sheet.exactly(&token.step, &i64::from(kind.step()), "the step (EVO-17)")?;
    }
    shares(
        sheet,
        tokens.each_ref().map(|token| &token.count),
        TURNING,
        "climate tokens besides the meteor (EVO-8)",
    )
}

fn die(sheet: &Sheet<'_>, raw: &Raw) -> Result<[u8; FACES], SheetError> {
    let faces: &[_; FACES] = entries(sheet, "[[die]]", &raw.die, "kinds of faces (EVO-38)")?;
    for (face, kind) in faces.iter().zip(Face::ALL) {
        sheet.exactly(&face.face, kind.name(), "the face (EVO-38)")?;
    }
    shares(sheet, faces.each_ref().map(|face| &face.count), SIDES, "faces (EVO-38)")
}

/// A list that must have exactly so many entries.
fn entries<'r, T, const N: usize>(
    sheet: &Sheet<'_>,
    at: &str,
    list: &'r [T],
    what: &str,
) -> Result<&'r [T; N], SheetError> {
    list.try_into().map_err(|_| SheetError {
        line: sheet.line_of(at),
        what: format!("expected {N} {what}, found {}", list.len()),
    })
}

/// Counts that must add up; the last of them is named when they do not.
fn shares<const N: usize>(
    sheet: &Sheet<'_>,
    printed: [&Number; N],
    sum: u8,
    what: &str,
) -> Result<[u8; N], SheetError> {
    let mut counts = [0; N];
    for (count, printed) in counts.iter_mut().zip(printed) {
        *count = sheet.within(printed, 0..=i64::from(sum), "a count")?;
    }
    let found: u32 = counts.iter().map(|count| u32::from(*count)).sum();
    if found == u32::from(sum) {
        return Ok(counts);
    }
    let last = printed.last().map_or(0..0, |printed| printed.span());
    Err(sheet.error(&last, format_args!("{sum} {what} in all"), found))
}

fn wheel(sheet: &Sheet<'_>, raw: &Raw) -> Result<Wheel, SheetError> {
    let most = MAX_SECTIONS as i64;
    let len = raw.sections.len() as i64;
    if !(1..=most).contains(&len) {
        let what = format!("expected 1 to {most} sections of the wheel, found {len}");
        return Err(SheetError { line: sheet.line_of("[wheel]"), what });
    }
    let sections: Vec<_> =
        raw.sections.iter().map(|section| grounds(sheet, section)).collect::<Result<_, _>>()?;
    let start = sheet.within(&raw.wheel.start, 0..=len - 1, "a section of the wheel (EVO-5)")?;
    Wheel::new(&sections, start)
        .ok_or_else(|| sheet.error(&raw.wheel.start.span(), "a wheel that can be turned", len))
}

/// What each terrain means in a section; each stands in exactly one list (EVO-18).
fn grounds(sheet: &Sheet<'_>, section: &Section) -> Result<[Ground; 4], SheetError> {
    let mut grounds = [None; 4];
    let lists = [&section.ideal, &section.cold, &section.hot, &section.deadly];
    for (ground, list) in Ground::ALL.iter().zip(lists) {
        for word in list.get_ref() {
            let terrain = terrain(sheet, word)?;
            if grounds[terrain as usize].replace(*ground).is_some() {
                return Err(sheet.error(
                    &word.span(),
                    "each terrain once in a section",
                    format_args!("{terrain} twice"),
                ));
            }
        }
    }
    for (terrain, ground) in Terrain::ALL.iter().zip(grounds) {
        if ground.is_none() {
            let found = format_args!("no {terrain}");
            return Err(sheet.error(&section.ideal.span(), "each terrain once in a section", found));
        }
    }
    Ok(grounds.map(|ground| ground.unwrap_or(Ground::Deadly)))
}

fn terrain(sheet: &Sheet<'_>, word: &Text) -> Result<Terrain, SheetError> {
    let expected = "yellow, green, brown or white";
    word.get_ref()
        .parse()
        .map_err(|_| sheet.error(&word.span(), expected, format_args!("{:?}", word.get_ref())))
}

/// Each card's amount, and what mire leaves.
fn events(sheet: &Sheet<'_>, events: &[Event]) -> Result<([i8; 15], u8), SheetError> {
    let events: &[Event; 15] = entries(sheet, "[[events]]", events, "event cards (EVO-6)")?;
    let (mut amounts, mut leaves) = ([0; 15], 0);
    for ((amount, card), event) in amounts.iter_mut().zip(Card::ALL).zip(events) {
        sheet.exactly(&event.id, card.name(), "the card")?;
        sheet.exactly(&event.moment, card.moment().name(), "the moment (EVO-76)")?;
        let has_amount = bounds(*card) != (0..=0);
        *amount = match &event.amount {
            Some(value) if has_amount => sheet.within(value, bounds(*card), "an amount (EVO-76)")?,
            Some(value) => {
                return Err(sheet.error(&value.span(), "no amount for this card", value.get_ref()));
            }
            None if has_amount => {
                return Err(sheet.error(&event.id.span(), "an amount for this card", "none"));
            }
            None => 0,
        };
        match (&event.least, *card) {
            (Some(least), Card::Mire) => {
                leaves = sheet.within(least, MIRE_LEAVES, "what it leaves (EVO-76)")?;
            }
            (None, Card::Mire) => {
                return Err(sheet.error(&event.id.span(), "what mire leaves at least", "nothing"));
            }
            (Some(least), _) => {
                return Err(sheet.error(&least.span(), "no least for this card", least.get_ref()));
            }
            (None, _) => {}
        }
    }
    Ok((amounts, leaves))
}

fn islands(sheet: &Sheet<'_>, raw: &[RawIsland]) -> Result<[Island; 4], SheetError> {
    let raw: &[RawIsland; 4] = entries(sheet, "[[islands]]", raw, "islands, for 2 to 5 players (EVO-3)")?;
    for (players, island) in (2..).zip(raw) {
        sheet.exactly(&island.players, &players, "the island for")?;
    }
    let [two, three, four, five] = raw;
    Ok([island(sheet, two)?, island(sheet, three)?, island(sheet, four)?, island(sheet, five)?])
}

fn island(sheet: &Sheet<'_>, raw: &RawIsland) -> Result<Island, SheetError> {
    let mut hexes = Vec::new();
    for hex in raw.hexes.get_ref() {
        let at = hex.get_ref();
        hexes.push((hex_at(sheet, &at.q, &at.r)?, terrain(sheet, &at.terrain)?));
    }
    let slots = raw.start_slots.get_ref();
    if slots.len() as i64 != *raw.players.get_ref() {
        let expected = format_args!("{} start slots (EVO-10)", raw.players.get_ref());
        return Err(sheet.error(&raw.start_slots.span(), expected, slots.len()));
    }
    let mut zones = Vec::new();
    for slot in slots {
        let mut zone = Vec::new();
        for hex in slot.get_ref() {
            let coordinate =
                |value: i64| i8::try_from(value).ok().filter(|value| COORDINATES.contains(value));
            let [q, r] = hex.get_ref().map(coordinate);
            let outside = || {
                sheet.error(&hex.span(), "coordinates from -60 to 60", format_args!("{:?}", hex.get_ref()))
            };
            zone.push(Hex::new(q.ok_or_else(outside)?, r.ok_or_else(outside)?));
        }
        let found = zone.len();
        let wrong = |_| sheet.error(&slot.span(), format_args!("{ZONES} start zones (EVO-10)"), found);
        zones.push(<[Hex; ZONES]>::try_from(zone).map_err(wrong)?);
    }
    Island::new(&hexes, &zones).map_err(|unfit| SheetError {
        line: sheet.line(place(raw, &hexes, unfit).start),
        what: unfit.to_string(),
    })
}

fn hex_at(sheet: &Sheet<'_>, q: &Number, r: &Number) -> Result<Hex, SheetError> {
    let range = i64::from(*COORDINATES.start())..=i64::from(*COORDINATES.end());
    Ok(Hex::new(sheet.within(q, range.clone(), "a coordinate")?, sheet.within(r, range, "a coordinate")?))
}

/// Where in the sheet an island is unfit: the last mention of the hex, or the list.
fn place(raw: &RawIsland, hexes: &[(Hex, Terrain)], unfit: Unfit) -> Range<usize> {
    match unfit {
        Unfit::Outside(hex) | Unfit::Twice(hex) | Unfit::Unreachable(hex) => {
            let at = hexes.iter().rposition(|(listed, _)| *listed == hex);
            at.and_then(|at| raw.hexes.get_ref().get(at)).map_or(raw.hexes.span(), Spanned::span)
        }
        Unfit::ZoneInSea(slot, _) | Unfit::ZoneTwice(slot, _) => {
            let slot = raw.start_slots.get_ref().get(usize::from(slot) - 1);
            slot.map_or(raw.start_slots.span(), Spanned::span)
        }
        Unfit::Slots(_) => raw.start_slots.span(),
        Unfit::TooMany | Unfit::TooFew => raw.hexes.span(),
    }
}
