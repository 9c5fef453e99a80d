//! Situations put together by hand, and games told in notation.
//!
//! Seats are numbers from 1, hexes are texts such as `"0,-2 field, 1,-2 field:rabbit"`.

use dino_core::{Game, Hex, Pending, Seat, Viewer};
use dino_testkit::setup::Setup;
use dino_testkit::sheet::Sheets;
pub(crate) use dino_testkit::story::{Story, at};
use gods_love_dinosaurs::{Animal, Ecosystem, Mark, Phase, Place, Spot, State, TileId, View};

/// A cell far from everything, where a tile that only empties a column may lie.
const DOCK: i8 = 30;

/// A moment of play to be laid out: the start tiles, a full board, seat 1 to take a tile.
#[derive(Clone)]
pub(crate) struct Scene {
    view: View,
    /// Hexes of each seat beyond the start tile that still need a tile.
    laid: Vec<(Seat, Place)>,
    /// How many tiles each column holds.
    board: [usize; 5],
    /// Tiles that lie in a column whatever else does.
    asked: Vec<(usize, TileId)>,
    /// How many tiles the piles hold, when it matters.
    pile: Option<usize>,
}

impl Scene {
    /// The usual game.
    pub(crate) fn new(seats: u8) -> Scene {
        Scene::with(seats, &[])
    }

    /// A game with an edited sheet.
    pub(crate) fn with(seats: u8, edits: &[(&str, &str)]) -> Scene {
        let config = State::config_with(seats, "first=1", &State::sheet(edits));
        let mut view = State::new(&config).view(Viewer::Public);
        view.phase = Phase::Take;
        let rows = view.rows();
        Scene { view, laid: Vec::new(), board: [rows; 5], asked: Vec::new(), pile: None }
    }

    /// A game that was begun under rules version 1.
    pub(crate) fn first_rules(mut self) -> Scene {
        self.view.options.first_rules = true;
        self
    }

    /// A game in which seats activate one after the other.
    pub(crate) fn one_by_one(mut self) -> Scene {
        self.view.options.one_by_one = true;
        self
    }

    /// Hexes laid beyond the start tile, an even number of them.
    pub(crate) fn lay(mut self, seat: u8, hexes: &str) -> Scene {
        for hex in hexes.split(", ") {
            self.laid.push((at(seat), place_of(hex)));
        }
        self
    }

    /// The animals of the start tile, instead of those it begins with: `"0,0 dinosaur, 1,0 eagle"`.
    pub(crate) fn animals(mut self, seat: u8, animals: &str) -> Scene {
        let mut places: Vec<Place> = self.view.ecosystems[at(seat)].places().collect();
        places.iter_mut().for_each(|place| place.animal = None);
        for one in animals.split(", ").filter(|one| !one.is_empty()) {
            let (hex, animal) = one.split_once(' ').expect("a cell and an animal");
            let hex: Hex = hex.parse().expect("a cell");
            let place = places.iter_mut().find(|place| place.hex == hex).expect("a hex of the start tile");
            place.animal = Some(animal.parse().expect("an animal"));
        }
        self.view.ecosystems[at(seat)] = Ecosystem::try_from(places).expect("an ecosystem");
        self
    }

    /// How many tiles each column of the board holds.
    pub(crate) fn board(mut self, tiles: [usize; 5]) -> Scene {
        self.board = tiles;
        self
    }

    /// A certain tile in a column, which counts among those it holds.
    pub(crate) fn tile(mut self, column: usize, tile: &str) -> Scene {
        self.asked.push((column, tile.parse().expect("a tile")));
        self
    }

    /// So many tiles in the piles; the others of the game are laid far away.
    pub(crate) fn pile(mut self, tiles: usize) -> Scene {
        self.pile = Some(tiles);
        self
    }

    /// The column the token stands under.
    pub(crate) fn token(mut self, column: u8) -> Scene {
        self.view.token = column;
        self
    }

    pub(crate) fn turn(mut self, seat: u8) -> Scene {
        self.view.turn = at(seat);
        self
    }

    /// The eggs in a nest.
    pub(crate) fn eggs(mut self, seat: u8, eggs: u16) -> Scene {
        let nest = &mut self.view.nests[at(seat)];
        nest.for_tigers = eggs.saturating_sub(3);
        nest.hatched = 3u16.saturating_sub(eggs) as u8;
        nest.eggs = eggs;
        self
    }

    /// The scene as a game to be played on.
    pub(crate) fn play(mut self) -> Play {
        let mut tiles: std::collections::VecDeque<TileId> = self.view.face_down.drain(..).collect();
        tiles.retain(|tile| self.asked.iter().all(|(_, asked)| asked != tile));
        for (column, count) in self.board.into_iter().enumerate() {
            let asked = self.asked.iter().filter(|(at, _)| *at == column).map(|(_, tile)| *tile);
            let mut here: Vec<TileId> = asked.collect();
            while here.len() < count {
                here.push(tiles.pop_front().expect("a tile for the board"));
            }
            for (slot, tile) in self.view.board[column].iter_mut().zip(here) {
                *slot = Some(tile);
            }
        }
        let mut halves: Vec<(Seat, Vec<Place>)> = Vec::new();
        for seat in Seat::all(self.view.options.seats) {
            let own: Vec<Place> =
                self.laid.iter().filter(|(of, _)| *of == seat).map(|(_, place)| *place).collect();
            halves.extend(own.chunks(2).map(|pair| (seat, pair.to_vec())));
        }
        let left = self.pile.unwrap_or_else(|| tiles.len() - halves.len());
        let mut far = 0;
        while tiles.len() > left + halves.len() {
            let seat = Seat::new((far % self.view.options.seats as usize) as u8);
            let q = DOCK + 10 + (far / self.view.options.seats as usize) as i8;
            let bare = |r| Place { hex: Hex::new(q, r), ..place_of("0,0 lake") };
            halves.push((seat, vec![bare(0), bare(1)]));
            far += 1;
        }
        for (seat, pair) in halves {
            assert_eq!(pair.len(), 2, "hexes come in pairs");
            let tile = tiles.pop_front().expect("a tile to lay");
            let mut places: Vec<Place> = self.view.ecosystems[seat].places().collect();
            places.extend(pair.into_iter().map(|place| Place { tile: Some(tile), ..place }));
            self.view.ecosystems[seat] = Ecosystem::try_from(places).expect("an ecosystem");
        }
        self.view.face_down = tiles.into_iter().collect();
        Play::laid_out(&self.view)
    }

    /// The game after the seat whose turn it is took the last tile of a species' column and laid it far away.
    pub(crate) fn emptied(mut self, species: &str) -> Play {
        let species: Animal = species.parse().expect("a species");
        let column =
            self.view.components.columns.iter().position(|column| *column == species).expect("a column");
        self.board[column] = 1;
        let seat = self.view.turn.number();
        let play = self
            .tile(column, "a09") // no animal on it
            .lay(seat, &format!("{DOCK},0 lake, {},0 lake", DOCK + 1))
            .play();
        play.after(&format!("{seat} take a09, {seat} place {},0 {},0", DOCK + 2, DOCK + 3))
    }
}

fn place_of(text: &str) -> Place {
    let (hex, spot) = text.split_once(' ').expect("a cell and a terrain");
    let spot: Spot = spot.parse().expect("a terrain");
    let hex = hex.parse().expect("a cell");
    Place { hex, terrain: spot.terrain, animal: spot.animal, mark: Mark::None, tile: None }
}

dino_testkit::story!(Play for State);

impl Play {
    /// The game after so many falls of chance, each the first of those possible.
    pub(crate) fn falls(&self, times: usize) -> Play {
        (0..times).fold(*self, |game, _| game.fall())
    }

    /// The game after seats had nothing better to say than that they are done, in the order of their numbers, until a
    /// tile is taken, chance falls or the game is over. Who has still to hunt starves; nobody hatches.
    pub(crate) fn skip(&self) -> Play {
        let mut game = *self;
        while let (Pending::Seats(seats), Phase::Species(_) | Phase::Dinosaurs) =
            (game.0.pending(), game.view().phase)
        {
            let seat = seats.first().expect("a seat").number();
            let legal = game.legal(seat);
            let act = legal.iter().rfind(|action| !action.starts_with("hunt")).expect("an action");
            game = game.after(&format!("{seat} {act}"));
        }
        game
    }

    /// What a seat may do now that begins like this, without the beginning.
    pub(crate) fn legal_as(&self, seat: u8, beginning: &str) -> Vec<String> {
        self.legal(seat)
            .iter()
            .filter_map(|action| action.strip_prefix(beginning).map(str::to_owned))
            .collect()
    }

    pub(crate) fn view(&self) -> View {
        self.0.view(Viewer::Public)
    }

    /// The hexes of a seat where a species stands.
    pub(crate) fn of(&self, seat: u8, species: &str) -> String {
        let species: Animal = species.parse().expect("a species");
        let view = self.view();
        let places = view.ecosystems[at(seat)].places().filter(|place| place.animal == Some(species));
        places.map(|place| place.hex.to_string()).collect::<Vec<_>>().join(" ")
    }

    pub(crate) fn eggs(&self, seat: u8) -> u16 {
        self.view().nests[at(seat)].eggs
    }

    pub(crate) fn stock(&self, species: &str) -> i16 {
        self.view().stock(species.parse().expect("a species"))
    }

    /// How many tiles each column holds.
    pub(crate) fn board(&self) -> [usize; 5] {
        self.view().board.map(|column| column.iter().flatten().count())
    }

    pub(crate) fn phase(&self) -> Phase {
        self.view().phase
    }
}
