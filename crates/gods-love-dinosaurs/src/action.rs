//! What a seat may decide, and its notation.

use crate::tile::TileId;
use dino_core::{Hex, NotationError};
use std::fmt;
use std::str::FromStr;

/// One decision of one seat. Cells are those of its own ecosystem.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// `take TILE`: a face-up tile (GLD-10).
    Take(TileId),
    /// `place HEX HEX`: where the two halves of the tile taken go (GLD-11).
    Place {
        /// The first half.
        first: Hex,
        /// The second half.
        second: Hex,
    },
    /// `breed HEX to HEX`: a prey puts its young on a hex beside it (GLD-18).
    Breed {
        /// The parent.
        from: Hex,
        /// The young.
        to: Hex,
    },
    /// `hunt HEX to HEX eat HEX ...`: a predator or a dinosaur goes its way (GLD-28, GLD-38). All ways that end on the
    /// same hex and eat the same animals are one action.
    Hunt {
        /// Where it stood.
        from: Hex,
        /// Where it ends.
        to: Hex,
        /// What it ate.
        meal: Meal,
    },
    /// `starve HEX`: a predator or a dinosaur that cannot or shall not hunt is removed (GLD-30, GLD-39).
    Starve(Hex),
    /// `hatch`: an egg is paid for a dinosaur on the nest (GLD-33).
    Hatch,
    /// `keep`: no egg is hatched.
    Keep,
    /// `done`: the seat's part of an activation is over; prey that have not bred do not (GLD-19).
    Done,
}

/// What a hunter ate: the hexes, ascending, one to five of them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Meal([Hex; Meal::MAX]);

impl Meal {
    /// No hunter eats more: a dinosaur takes five steps (GLD-36).
    pub const MAX: usize = 5;
    /// Fills the places behind the last; no cell of any ecosystem lies so far out (GLD-11).
    const FILLER: Hex = Hex::new(i8::MAX, i8::MAX);

    /// The meal of these hexes; `None` when there are none or too many, or they do not ascend.
    pub fn new(hexes: impl IntoIterator<Item = Hex>) -> Option<Meal> {
        let mut meal = Meal([Self::FILLER; Self::MAX]);
        let mut count = 0;
        for hex in hexes {
            let ascends = count == 0 || meal.0[count - 1] < hex;
            if count == Self::MAX || !ascends || hex == Self::FILLER {
                return None;
            }
            meal.0[count] = hex;
            count += 1;
        }
        (count > 0).then_some(meal)
    }

    /// The hexes, ascending.
    pub fn hexes(&self) -> &[Hex] {
        let count = self.0.iter().position(|hex| *hex == Self::FILLER).unwrap_or(Self::MAX);
        &self.0[..count]
    }
}

impl fmt::Display for Meal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, hex) in self.hexes().iter().enumerate() {
            write!(f, "{}{hex}", if number == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

impl fmt::Debug for Meal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.hexes()).finish()
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Take(tile) => write!(f, "take {tile}"),
            Action::Place { first, second } => write!(f, "place {first} {second}"),
            Action::Breed { from, to } => write!(f, "breed {from} to {to}"),
            Action::Hunt { from, to, meal } => write!(f, "hunt {from} to {to} eat {meal}"),
            Action::Starve(hex) => write!(f, "starve {hex}"),
            Action::Hatch => f.write_str("hatch"),
            Action::Keep => f.write_str("keep"),
            Action::Done => f.write_str("done"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let words: Vec<&str> = text.split(' ').take(5 + Meal::MAX + 1).collect();
        match words[..] {
            ["take", tile] => Ok(Action::Take(tile.parse()?)),
            ["place", first, second] => Ok(Action::Place { first: first.parse()?, second: second.parse()? }),
            ["breed", from, "to", to] => Ok(Action::Breed { from: from.parse()?, to: to.parse()? }),
            ["hunt", from, "to", to, "eat", ref meal @ ..] => {
                let hexes: Vec<Hex> = meal.iter().map(|hex| hex.parse()).collect::<Result<_, _>>()?;
                let meal = Meal::new(hexes)
                    .ok_or_else(|| NotationError::new("one to five different cells, ascending", text))?;
                Ok(Action::Hunt { from: from.parse()?, to: to.parse()?, meal })
            }
            ["starve", hex] => Ok(Action::Starve(hex.parse()?)),
            ["hatch"] => Ok(Action::Hatch),
            ["keep"] => Ok(Action::Keep),
            ["done"] => Ok(Action::Done),
            ["take", ..] => Err(NotationError::new("take TILE", text)),
            ["place", ..] => Err(NotationError::new("place HEX HEX", text)),
            ["breed", ..] => Err(NotationError::new("breed HEX to HEX", text)),
            ["hunt", ..] => Err(NotationError::new("hunt HEX to HEX eat HEX ...", text)),
            ["starve", ..] => Err(NotationError::new("starve HEX", text)),
            ["hatch" | "keep" | "done", ..] => {
                Err(NotationError::new("nothing behind hatch, keep or done", text))
            }
            _ => {
                let expected = "take TILE, place HEX HEX, breed HEX to HEX, hunt HEX to HEX eat HEX ..., \
                                starve HEX, hatch, keep or done";
                Err(NotationError::new(expected, text))
            }
        }
    }
}

dino_core::serde_as_text!(Action);
