//! What is learned from an event: all of it, with the tile and the animals it was about.

use crate::action::Action;
use crate::chance::Chance;
use crate::components::Spot;
use crate::land::Animal;
use crate::state::{Phase, State};
use crate::tile::TileId;
use dino_core::{Event, Hex};
use serde::{Serialize, Serializer};

/// What a viewer learns from an event. Notation names tiles and cells; people speak of what is printed and who stands
/// there, so that is taken down as it was before the event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seen {
    /// What happened.
    pub event: Event<Action, Chance>,
    /// The halves of the tile that was revealed, taken or placed.
    pub tile: Option<[Spot; 2]>,
    /// Who acted: the parent, the hunter, who starved.
    pub animal: Option<Animal>,
    /// What was eaten, by cell.
    pub eaten: Vec<Animal>,
}

impl Seen {
    /// What everybody learns from an event in this state (GLD-2).
    pub(crate) fn of(before: &State, event: &Event<Action, Chance>) -> Seen {
        let mut seen = Seen { event: *event, tile: None, animal: None, eaten: Vec::new() };
        let printed = |tile: TileId| before.components.tile(tile).map(|tile| tile.spots);
        match *event {
            Event::Chance(Chance::Reveal(_, tile)) => seen.tile = printed(tile),
            Event::Act(seat, action) => {
                let stands = |hex: Hex| before.ecosystems[seat].at(hex).and_then(|place| place.animal);
                match (action, before.phase) {
                    (Action::Take(tile), _) | (Action::Place { .. }, Phase::Place(tile, _)) => {
                        seen.tile = printed(tile);
                    }
                    (Action::Breed { from, .. } | Action::Starve(from), _) => seen.animal = stands(from),
                    (Action::Hunt { from, meal, .. }, _) => {
                        seen.animal = stands(from);
                        seen.eaten = meal.hexes().iter().filter_map(|hex| stands(*hex)).collect();
                    }
                    _ => {}
                }
            }
            Event::Chance(Chance::First(_)) | Event::TimeUp => {}
        }
        seen
    }
}

/// For programs it is the event: the rest follows from the state before it.
impl Serialize for Seen {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.event.serialize(serializer)
    }
}
