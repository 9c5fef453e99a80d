//! A moment of the game, and what must hold at every moment.

use crate::card::{Card, KINDS};
use crate::components::Components;
use crate::config::{Config, Options};
use dino_core::audit::ensure;
use dino_core::{BySeat, Digest, Pile, Seat};
use serde::{Deserialize, Serialize};

/// How many cards a seat holds when a trick begins (TPL-3).
pub(crate) const HAND: u8 = 3;

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// A card is dealt to the first seat that lacks one (TPL-3).
    Deal,
    /// Everybody lays a card, all at the same time (TPL-4).
    Lay,
    /// Nothing: the last trick is counted (TPL-7).
    Over,
}

/// A moment of the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) components: Components,
    pub(crate) options: Options,
    pub(crate) phase: Phase,
    /// How many tricks are played: at most those of the options.
    pub(crate) tricks: u8,
    /// The cards face down. They have no order: which one comes is drawn when it is dealt.
    pub(crate) pile: Pile<KINDS>,
    /// What each seat holds, known to itself alone.
    pub(crate) hands: BySeat<Pile<KINDS>>,
    /// What each seat has laid face down in this trick, known to itself alone.
    pub(crate) laid: BySeat<Option<Card>>,
    /// The cards of the trick before, which everybody has seen. They lie with those turned up.
    pub(crate) last: BySeat<Option<Card>>,
    /// All cards that were turned up.
    pub(crate) turned_up: Pile<KINDS>,
    /// Points of each seat, in the order of the categories.
    pub(crate) points: BySeat<[u8; 2]>,
}

impl State {
    pub(crate) fn of(config: &Config) -> State {
        let (options, components) = (config.options(), *config.components());
        State {
            components,
            options,
            phase: Phase::Deal,
            tricks: 0,
            pile: Pile::new(components.copies),
            hands: BySeat::new(options.seats, Pile::new([0; KINDS])),
            laid: BySeat::new(options.seats, None),
            last: BySeat::new(options.seats, None),
            turned_up: Pile::new([0; KINDS]),
            points: BySeat::new(options.seats, [0; 2]),
        }
    }

    /// Whether the trick being played, or just counted, is the last (TPL-6).
    pub(crate) fn is_last_trick(&self) -> bool {
        self.tricks + 1 >= self.options.tricks
    }

    /// The seats that have not laid a card in this trick.
    pub(crate) fn without_card(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.options.seats).filter(|seat| self.laid[*seat].is_none())
    }

    /// Every card is in one place, and nobody holds more than a hand.
    pub(crate) fn is_whole(&self) -> Result<(), String> {
        for card in Card::all() {
            let held: u8 = self.hands.iter().map(|hand| hand.count(card.kind())).sum();
            let laid = self.laid.iter().flatten().filter(|laid| **laid == card).count() as u8;
            let found = self.pile.count(card.kind()) + held + laid + self.turned_up.count(card.kind());
            let copies = self.components.copies[card.kind()];
            ensure(found == copies, || format!("{found} cards with a {card} instead of {copies}"))?;
        }
        let fits = self.hands.iter().all(|hand| hand.len() <= u32::from(HAND));
        ensure(fits, || "a hand is too large".to_owned())?;
        ensure(self.tricks <= self.options.tricks, || format!("{} tricks are played", self.tricks))
    }

    /// Every fact, in the order of the fields.
    pub(crate) fn write(&self, digest: &mut Digest) {
        digest.bytes(&self.components.copies);
        digest.bytes(&[self.components.last_trick, self.options.seats, self.options.tricks]);
        digest.bytes(&[self.phase as u8, self.tricks]);
        self.pile.digest(digest);
        self.hands.iter().for_each(|hand| hand.digest(digest));
        for cards in [&self.laid, &self.last] {
            cards.iter().for_each(|card| digest.u8(card.map_or(0, Card::number)));
        }
        self.turned_up.digest(digest);
        self.points.iter().for_each(|points| digest.bytes(points));
    }
}
