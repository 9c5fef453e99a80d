//! Reading the sheet: the shape of the TOML first, then every bound (GLD-5).

use super::raw::{Raw, RawSpot, RawStartHex, RawTile};
use super::{Components, Spot, TILES, Tile, rows};
use crate::land::{Animal, Terrain};
use crate::tile::TileId;
use dino_core::SheetError;
use dino_core::sheet::Sheet;
use std::ops::RangeInclusive;

/// Three eggs for each of five seats must be there (GLD-7).
pub(super) const FEWEST_EGGS: u16 = 15;
/// Two hundred of each kind of egg are more than anybody has.
pub(super) const MAX_EGGS: u16 = 1200;
/// The most of one kind of egg.
const MAX_OF_A_KIND: i64 = 200;

/// The places of the ring hexes of the start tile, clockwise from the east, behind the centre.
const START: [(i64, i64); 7] = [(0, 0), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)];

impl Components {
    /// Reads a sheet; a bad one is refused whole, with the line and what was expected there.
    pub fn read(text: &str) -> Result<Components, SheetError> {
        let sheet = Sheet::new(text);
        let raw: Raw = sheet.parse()?;
        super::raw::fixed(&sheet, &raw)?;
        let (tiles, letters) = tiles(&sheet, &raw)?;
        totals(&sheet, &raw, &tiles)?;
        let supply = &raw.supply;
        let kinds =
            [&supply.frog, &supply.rabbit, &supply.rat, &supply.tiger, &supply.eagle, &supply.dinosaur];
        let mut counts = [0; 6];
        for ((count, animal), given) in counts.iter_mut().zip(Animal::ALL).zip(kinds) {
            *count = sheet.within(given, pieces(animal), "pieces (GLD-6)")?;
        }
        Ok(Components {
            columns: columns(&sheet, &raw)?,
            favourites: favourites(&sheet, &raw)?,
            supply: counts,
            eggs: eggs(&sheet, &raw)?,
            start: start(&sheet, &raw)?,
            tiles,
            letters,
            rulings: raw.rulings,
        })
    }
}

/// How many pieces a sheet may give of an animal: five start tiles must be set up (GLD-7), one dinosaur is the token.
pub(super) fn pieces(animal: Animal) -> RangeInclusive<i64> {
    match animal {
        Animal::Frog | Animal::Rabbit | Animal::Rat => 5..=120,
        Animal::Tiger | Animal::Eagle => 0..=120,
        Animal::Dinosaur => 6..=120,
    }
}

/// Frog first, rabbit second, eagle last, rat and tiger between them (GLD-3).
pub(super) fn are_columns(columns: &[Animal; 5]) -> bool {
    let [first, second, third, fourth, last] = *columns;
    let between = [third, fourth];
    (first, second, last) == (Animal::Frog, Animal::Rabbit, Animal::Eagle)
        && between.contains(&Animal::Rat)
        && between.contains(&Animal::Tiger)
}

/// Three different terrains, none of them mountain or joker, the rabbit's being the field (GLD-18).
pub(super) fn are_favourites([frog, rabbit, rat]: &[Terrain; 3]) -> bool {
    let ordinary = [Terrain::Lake, Terrain::Forest];
    *rabbit == Terrain::Field && frog != rat && ordinary.contains(frog) && ordinary.contains(rat)
}

/// A mountain without an icon in the middle, each prey once around it and nothing else (GLD-7, GLD-34).
pub(super) fn is_start(start: &[Spot; 7]) -> bool {
    let [centre, ring @ ..] = start;
    let icons = |animal| ring.iter().filter(|spot| spot.animal == Some(animal)).count();
    *centre == Spot { terrain: Terrain::Mountain, animal: None }
        && Animal::PREY.into_iter().all(|prey| icons(prey) == 1)
        && ring.iter().filter(|spot| spot.animal.is_some()).count() == 3
}

fn columns(sheet: &Sheet<'_>, raw: &Raw) -> Result<[Animal; 5], SheetError> {
    let given = &raw.columns.order;
    let expected = "frog, rabbit, rat and tiger in either order, eagle (GLD-3)";
    let found = || format!("{:?}", given.get_ref());
    let columns = <[Animal; 5]>::try_from(given.get_ref().clone());
    columns.ok().filter(are_columns).ok_or_else(|| sheet.error(&given.span(), expected, found()))
}

fn favourites(sheet: &Sheet<'_>, raw: &Raw) -> Result<[Terrain; 3], SheetError> {
    let given = &raw.favourite_terrain;
    let favourites = [*given.frog.get_ref(), *given.rabbit.get_ref(), *given.rat.get_ref()];
    if are_favourites(&favourites) {
        return Ok(favourites);
    }
    let expected = "field for the rabbit, lake and forest for frog and rat (GLD-18)";
    Err(sheet.error(&given.frog.span(), expected, format_args!("{favourites:?}")))
}

fn eggs(sheet: &Sheet<'_>, raw: &Raw) -> Result<u16, SheetError> {
    let eggs = |value| sheet.within::<u16>(value, 0..=MAX_OF_A_KIND, "eggs");
    let worth = eggs(&raw.supply.egg)? + 5 * eggs(&raw.supply.golden_egg)?;
    if worth < FEWEST_EGGS {
        let expected =
            format_args!("eggs worth at least {FEWEST_EGGS}, three for each of five seats (GLD-7)");
        return Err(sheet.error(&raw.supply.egg.span(), expected, worth));
    }
    Ok(worth)
}

fn start(sheet: &Sheet<'_>, raw: &Raw) -> Result<[Spot; 7], SheetError> {
    let given = &raw.start_tile.hexes;
    let mut start = [Spot { terrain: Terrain::Mountain, animal: None }; 7];
    let hexes: &[RawStartHex; 7] = sheet.array(given, "7 hexes of the start tile (GLD-7)")?;
    for ((spot, place), hex) in start.iter_mut().zip(START).zip(hexes) {
        sheet.exactly(&hex.q, &place.0, "the column, centre first and then clockwise from the east,")?;
        sheet.exactly(&hex.r, &place.1, "the row, centre first and then clockwise from the east,")?;
        let is_centre = place == (0, 0);
        if hex.nest != is_centre || hex.piece.is_some() != is_centre {
            return Err(sheet.error(
                &hex.q.span(),
                "the nest and its dinosaur in the centre (GLD-34)",
                "none",
            ));
        }
        *spot = spot_of(sheet, &hex.spot())?;
    }
    if !is_start(&start) {
        let expected = "a mountain without icon in the centre and one frog, one rabbit and one rat around it \
                        (GLD-7, GLD-34)";
        let found = start.map(|spot| spot.to_string()).join(", ");
        return Err(sheet.error(&given.span(), expected, found));
    }
    Ok(start)
}

fn tiles(sheet: &Sheet<'_>, raw: &Raw) -> Result<([Tile; TILES], [u8; 4]), SheetError> {
    let mut found: Vec<(TileId, Tile, &RawTile)> = Vec::new();
    for group in &raw.tile_groups {
        let letter = group.letter.get_ref();
        let min_seats = sheet.within(&group.min_players, 2..=5, "min_players (GLD-1)")?;
        let count = group.tiles.get_ref().len() as i64;
        sheet.exactly(&group.count, &count, "the count of the tiles of this group (GLD-1),")?;
        for tile in group.tiles.get_ref() {
            let id = tile.id.get_ref().to_lowercase().parse::<TileId>().ok();
            let id =
                id.filter(|id| id.letter() == *letter && tile.id.get_ref().starts_with(char::is_uppercase));
            let id = id.ok_or_else(|| {
                let expected = format_args!("an id of two digits behind the letter {letter:?} (GLD-2)");
                sheet.error(&tile.id.span(), expected, format_args!("{:?}", tile.id.get_ref()))
            })?;
            let [first, second] = sheet.array(&tile.hexes, "two hexes (GLD-5)")?;
            let spots = [spot_of(sheet, first)?, spot_of(sheet, second)?];
            found.push((id, Tile { spots, min_seats }, tile));
        }
    }
    if found.len() != TILES {
        let line = sheet.line_of("[[tile_groups]]");
        let what = format!("expected {TILES} tiles, found {} (GLD-1)", found.len());
        return Err(SheetError { line, what });
    }
    numbered(sheet, found)
}

/// The tiles of each letter must be numbered from 1 without a gap, so that a number tells a place in the list.
fn numbered(
    sheet: &Sheet<'_>,
    mut found: Vec<(TileId, Tile, &RawTile)>,
) -> Result<([Tile; TILES], [u8; 4]), SheetError> {
    found.sort_by_key(|(id, ..)| *id);
    let mut letters = [0; 4];
    let mut tiles = [found[0].1; TILES];
    for (tile, (id, printed, raw)) in tiles.iter_mut().zip(found) {
        let count: &mut u8 = &mut letters[id.letter() as usize];
        *count += 1;
        if id.number() != *count {
            let expected = TileId::new(id.letter(), *count).map_or(String::new(), |id| id.to_string());
            let expected =
                format_args!("the tiles of a letter numbered without a gap, {expected} next (GLD-2)");
            return Err(sheet.error(&raw.id.span(), expected, raw.id.get_ref()));
        }
        *tile = printed;
    }
    Ok((tiles, letters))
}

fn spot_of(sheet: &Sheet<'_>, spot: &RawSpot) -> Result<Spot, SheetError> {
    let animal = match &spot.animal {
        None => None,
        Some(icons) => match icons.get_ref().as_slice() {
            [] => None,
            [Animal::Dinosaur] => {
                return Err(sheet.error(
                    &icons.span(),
                    "a prey or a predator as icon (GLD-12)",
                    "a dinosaur",
                ));
            }
            [animal] => Some(*animal),
            several => {
                let expected = "at most one animal on a hex (GLD-13)";
                return Err(sheet.error(&icons.span(), expected, several.len()));
            }
        },
    };
    Ok(Spot { terrain: *spot.terrain.get_ref(), animal })
}

/// What the sheet says its tiles add up to.
fn totals(sheet: &Sheet<'_>, raw: &Raw, tiles: &[Tile; TILES]) -> Result<(), SheetError> {
    let totals = &raw.tile_totals;
    let land = |terrain| {
        tiles.iter().flat_map(|tile| tile.spots).filter(|spot| spot.terrain == terrain).count() as i64
    };
    let icons =
        |animal| tiles.iter().flat_map(|tile| tile.spots).filter(|spot| spot.animal == animal).count() as i64;
    let used = |seats| tiles.iter().filter(|tile| tile.min_seats <= seats).count() as i64;
    let bare = tiles.iter().filter(|tile| tile.spots.iter().all(|spot| spot.animal.is_none())).count() as i64;
    for (given, counted, what) in [
        (&totals.tiles, TILES as i64, "tiles"),
        (&totals.hexes, 2 * TILES as i64, "hexes"),
        (&totals.forest, land(Terrain::Forest), "forests"),
        (&totals.field, land(Terrain::Field), "fields"),
        (&totals.lake, land(Terrain::Lake), "lakes"),
        (&totals.mountain, land(Terrain::Mountain), "mountains"),
        (&totals.joker, land(Terrain::Joker), "jokers"),
        (&totals.rat, icons(Some(Animal::Rat)), "rats"),
        (&totals.rabbit, icons(Some(Animal::Rabbit)), "rabbits"),
        (&totals.frog, icons(Some(Animal::Frog)), "frogs"),
        (&totals.tiger, icons(Some(Animal::Tiger)), "tigers"),
        (&totals.eagle, icons(Some(Animal::Eagle)), "eagles"),
        (&totals.no_animal, bare, "tiles without animal"),
        (&totals.tiles_2_players, used(2), "tiles for 2"),
        (&totals.tiles_3_players, used(3), "tiles for 3"),
        (&totals.tiles_4_players, used(4), "tiles for 4"),
        (&totals.tiles_5_players, used(5), "tiles for 5"),
    ] {
        sheet.exactly(
            given,
            &counted,
            &format!("the number of {what} counted in the tiles below (GLD-5),"),
        )?;
    }
    for (seats, given) in (2..).zip([
        &totals.tiles_2_players,
        &totals.tiles_3_players,
        &totals.tiles_4_players,
        &totals.tiles_5_players,
    ]) {
        let display = i64::from(5 * rows(seats));
        if used(seats) < display {
            let expected = format_args!("at least {display} tiles for {seats}, to fill the board (GLD-5)");
            return Err(sheet.error(&given.span(), expected, used(seats)));
        }
    }
    Ok(())
}
