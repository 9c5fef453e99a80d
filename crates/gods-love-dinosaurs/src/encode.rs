//! The game as numbers and tokens, for programs that learn.

use crate::action::Action;
use crate::components::{Spot, Tile};
use crate::ecosystem::Ecosystem;
use crate::land::{Animal, Terrain};
use crate::state::{COLUMNS, MAX_ROWS, Phase, State};
use crate::tile::TileId;
use crate::view::View;
use dino_core::encode::places_left;
use dino_core::{Encode, Encoding, Field, Hex, Numbers, Seat, Word};

/// The most seats (GLD-1).
const SEATS: usize = 5;
/// An ecosystem is shown from this many columns and rows left of and above its middle to as many right and below.
pub const REACH: i8 = 9;
/// Columns and rows of the map.
const SIDE: usize = 2 * REACH as usize + 1;
/// Terrains, animals, animals that have still to act, animals born in this activation.
const PLANES: usize = 5 + 6 + 2;
/// Terrain and animal of a spot.
const SPOT: usize = 5 + 6;
/// A tile: whether there is one, and its two halves.
const TILE: usize = 1 + 2 * SPOT;

// Whoever is only offered places on the map always finds one: 91 hexes at most (`MAX_HEXES`) leave 270 of its 361 cells
// empty. Were no two of them side by side, they would be at most half of them.
const ENCODING: Encoding = Encoding {
    version: 1,
    fields: &[
        Field::new("seats", &[4], "which number of seats plays: 2, 3, 4 or 5"),
        Field::new("question", &[8], "take; place; frogs, rabbits, rats, tigers, eagles, dinosaurs act"),
        Field::new("first", &[SEATS], "who began, by places to the left"),
        Field::new("turn", &[SEATS], "whose turn it is, by places to the left"),
        Field::new("token", &[COLUMNS], "the column the dinosaur token stands under"),
        Field::new("columns", &[COLUMNS, 6], "the animal of each column"),
        Field::new(
            "board",
            &[COLUMNS, MAX_ROWS, TILE],
            "the face-up tiles: whether there is one; terrain and animal of each half",
        ),
        Field::new("tile", &[TILE], "the tile that is being placed, in the same way"),
        Field::new("piles", &[4], "tiles of each letter nobody has seen, of 21"),
        Field::new("stock", &[6], "pieces of each animal in the supply, of 30"),
        Field::new(
            "nests",
            &[SEATS, 4],
            "eggs; laid for tigers; laid for eagles; hatched, of 40, by places to the left",
        ),
        Field::new(
            "counts",
            &[SEATS, SPOT],
            "hexes of each terrain and animals of each species, of 30, by places to the left",
        ),
        Field::new("busy", &[SEATS], "whose part of the activation is not over, by places to the left"),
        Field::new("undecided", &[SEATS], "who has still to decide on hatching, by places to the left"),
        Field::new("beyond", &[1], "own hexes beyond the map, of 91"),
        Field::new(
            "land",
            &[PLANES, SIDE, SIDE],
            "the own ecosystem by column and row, the middle of the start tile in the middle: lake, forest, field, mountain, \
             joker; frog, rabbit, rat, tiger, eagle, dinosaur; still to act; born in this activation",
        ),
    ],
    tokens: &[
        Field::new("take", &[COLUMNS, MAX_ROWS], "take the tile in this column and row"),
        Field::new(
            "cell",
            &[SIDE, SIDE],
            "this hex: where the first half goes, who acts, where it ends, what it eats",
        ),
        Field::new(
            "direction",
            &[6],
            "where the second half lies, or the young: the directions in their order",
        ),
        Field::new("starve", &[1], "the hunter starves"),
        Field::new("stop", &[1], "it eats nothing else"),
        Field::new("hatch", &[1], "hatch an egg"),
        Field::new("keep", &[1], "hatch none"),
        Field::new("done", &[1], "nobody else acts"),
    ],
};

const TAKE: u16 = ENCODING.first("take");
const CELL: u16 = ENCODING.first("cell");
const DIRECTION: u16 = ENCODING.first("direction");
const STARVE: u16 = ENCODING.first("starve");
const STOP: u16 = ENCODING.first("stop");
const HATCH: u16 = ENCODING.first("hatch");
const KEEP: u16 = ENCODING.first("keep");
const DONE: u16 = ENCODING.first("done");

impl Encode for State {
    const ENCODING: Encoding = ENCODING;

    fn encode(view: &View, seat: Seat, numbers: &mut Numbers<'_>) {
        let seats = view.options.seats;
        let around = (seat, seats, SEATS);
        numbers.field("seats");
        numbers.one_of(4, Some(usize::from(seats) - 2));
        numbers.field("question");
        numbers.one_of(8, question(view.phase));
        numbers.field("first");
        numbers.one_of(SEATS, Some(places_left(seat, view.first, seats)));
        numbers.field("turn");
        numbers.one_of(SEATS, Some(places_left(seat, view.turn, seats)));
        numbers.field("token");
        numbers.one_of(COLUMNS, Some(view.token.into()));
        numbers.field("columns");
        view.components.columns.iter().for_each(|animal| numbers.one_of(6, Some(*animal as usize)));
        let tile = |id: Option<TileId>, numbers: &mut Numbers<'_>| {
            write_tile(id.and_then(|id| view.components.tile(id)), numbers);
        };
        numbers.field("board");
        view.board.iter().flatten().for_each(|id| tile(*id, numbers));
        numbers.field("tile");
        tile(if let Phase::Place(id, _) = view.phase { Some(id) } else { None }, numbers);
        numbers.field("piles");
        view.piles().iter().for_each(|count| numbers.part(*count as u8, 21));
        numbers.field("stock");
        stock(view, numbers);
        numbers.field("nests");
        numbers.by_seat(around, 4, |other, numbers| {
            let nest = view.nests[other];
            [nest.eggs, nest.for_tigers, nest.for_eagles, nest.hatched.into()]
                .iter()
                .for_each(|eggs| numbers.part(*eggs, 40));
        });
        numbers.field("counts");
        numbers.by_seat(around, SPOT, |other, numbers| counts(&view.ecosystems[other], numbers));
        numbers.field("busy");
        numbers.by_seat(around, 1, |other, numbers| numbers.flag(view.busy.contains(other)));
        numbers.field("undecided");
        numbers.by_seat(around, 1, |other, numbers| numbers.flag(view.undecided.contains(other)));
        land(&view.ecosystems[seat], numbers);
    }

    fn spell(view: &View, _seat: Seat, action: Action) -> Option<Word> {
        let cell = |hex: Hex| Some(CELL + place(hex)? as u16);
        let direction = |from: Hex, to: Hex| Some(DIRECTION + u16::from(from.direction_to(to)?.number()));
        Some(match action {
            Action::Take(tile) => {
                let at = view.board.iter().flatten().position(|here| *here == Some(tile))?;
                Word::one(TAKE + at as u16)
            }
            Action::Place { first, second } => {
                place(second)?;
                Word::one(cell(first)?).and(direction(first, second)?)
            }
            Action::Breed { from, to } => Word::one(cell(from)?).and(direction(from, to)?),
            Action::Hunt { from, to, meal } => {
                let mut word = Word::one(cell(from)?).and(cell(to)?);
                for hex in meal.hexes() {
                    word = word.and(cell(*hex)?);
                }
                word.and(STOP)
            }
            Action::Starve(hex) => Word::one(cell(hex)?).and(STARVE),
            Action::Hatch => Word::one(HATCH),
            Action::Keep => Word::one(KEEP),
            Action::Done => Word::one(DONE),
        })
    }
}

/// The place of a hex on the map, by column and row; `None` beyond it.
#[inline]
fn place(hex: Hex) -> Option<usize> {
    let on_map = |at: i8| (-REACH..=REACH).contains(&at).then(|| (at + REACH) as usize);
    Some(on_map(hex.q)? * SIDE + on_map(hex.r)?)
}

const fn question(phase: Phase) -> Option<usize> {
    match phase {
        Phase::Take => Some(0),
        Phase::Place(..) => Some(1),
        Phase::Species(animal) => Some(2 + animal as usize),
        Phase::Dinosaurs => Some(2 + Animal::Dinosaur as usize),
        _ => None,
    }
}

fn write_tile(tile: Option<&Tile>, numbers: &mut Numbers<'_>) {
    numbers.flag(tile.is_some());
    for half in 0..2 {
        let spot: Option<Spot> = tile.map(|tile| tile.spots[half]);
        numbers.one_of(5, spot.map(|spot| spot.terrain as usize));
        numbers.one_of(6, spot.and_then(|spot| spot.animal).map(|animal| animal as usize));
    }
}

/// One dinosaur of the supply is the token (GLD-6).
fn stock(view: &View, numbers: &mut Numbers<'_>) {
    for animal in Animal::ALL {
        let used: u8 = view.ecosystems.iter().map(|land| land.count(animal)).sum();
        let token = i32::from(animal == Animal::Dinosaur);
        numbers.part(i32::from(view.components.supply[animal as usize]) - i32::from(used) - token, 30);
    }
}

fn counts(land: &Ecosystem, numbers: &mut Numbers<'_>) {
    let row = numbers.slice(SPOT);
    for at in 0..land.len() {
        row[land.terrain(at) as usize] += 1.0 / 30.0;
        if let Some(animal) = land.animal(at) {
            row[5 + animal as usize] += 1.0 / 30.0;
        }
    }
    row.iter_mut().for_each(|number| *number = number.min(1.0));
}

fn land(land: &Ecosystem, numbers: &mut Numbers<'_>) {
    let beyond = (0..land.len()).filter(|at| place(land.hex(*at)).is_none()).count();
    numbers.field("beyond");
    numbers.part(beyond as u8, 91);
    numbers.field("land");
    const PLANE: usize = SIDE * SIDE;
    let planes = numbers.slice(PLANES * PLANE);
    for at in 0..land.len() {
        let Some(place) = place(land.hex(at)) else { continue };
        let mut set = |plane: usize| planes[plane * PLANE + place] = 1.0;
        let terrain: Terrain = land.terrain(at);
        set(terrain as usize);
        if let Some(animal) = land.animal(at) {
            set(5 + animal as usize);
        }
        if land.mark(at).is_waiting() {
            set(11);
        }
        if land.mark(at).is_newborn() {
            set(12);
        }
    }
}
