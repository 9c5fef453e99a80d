//! Seats, variants, and what goes together.

use crate::components::{Components, EMBEDDED};
use crate::rule;
use dino_core::config::{SEAT_SETS, seats_of, value_for};
use dino_core::{ConfigError, GameConfig, OptionSpec, SeatSet, SheetError};
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

mod named;
mod without;

use named::{CRANES, GATES, SHOPS};
use without::WITHOUT;

/// A game to be played: there is no way to hold one that does not fit together.
pub type Config = GameConfig<Options>;

/// How a game is set up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Options {
    /// How many play; one plays alone (MES-1, MES-65).
    pub seats: u8,
    /// Whether cards are chosen; otherwise everybody builds with the own set (MES-48).
    pub draft: bool,
    /// Whether zoos are 3 x 3 (MES-49).
    pub small: bool,
    /// Whether the time, or the budget of slides, is doubled (MES-50, MES-60).
    pub double: bool,
    /// Which advanced cards are shuffled in, if any (MES-51).
    pub advanced: Advanced,
    /// Whether cranes are in the game: ours (MES-57).
    pub crane: bool,
    /// Whether slides are limited instead of time (MES-60).
    pub relaxed: bool,
    /// Which budget of slides: few, usual or many (MES-60).
    pub budget: u8,
    /// Whether everybody builds alone when it suits (MES-61).
    pub turns: bool,
    /// Whether this is only a learning round (MES-8).
    pub learning: bool,
    /// Whether one who plays alone gets random cards (MES-65).
    pub random: bool,
    /// Which three cards leave each set in the small zoo: 0 for the sheet's, else the place in the list (MES-49).
    pub without: u8,
    /// Whether picks are timed (MES-17).
    pub draft_clock: bool,
    /// Whether planning is limited (MES-20).
    pub planning: bool,
    /// Who slides with slow hands (MES-44).
    pub slow: SeatSet,
    /// Who starts late (MES-45).
    pub late: SeatSet,
    /// Who strikes the best score (MES-46).
    pub best: SeatSet,
    /// Who promised to use the weaker hand: a badge, which no rule reads (MES-44).
    pub honour: SeatSet,
    /// Who has half as much time again (MES-64).
    pub longer: SeatSet,
    /// Who has twice the time (MES-64).
    pub twice: SeatSet,
    /// The gates the host names, a bit for each (MES-53).
    #[serde(default)]
    pub gates: u8,
    /// The shops the host names.
    #[serde(default)]
    pub shops: u8,
    /// The cranes the host names.
    #[serde(default)]
    pub cranes: u8,
    /// Whether the game was begun under rules version 1, where more time was for builds alone (MES-64).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub first_rules: bool,
}

/// Which advanced cards are shuffled in (MES-53).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Advanced {
    /// None: the neutral cards are (MES-6).
    Off,
    /// By chance, but for those the host names; of the others nobody knows which.
    Random,
    /// Gates before shops; everybody knows.
    Gates,
    /// Shops before gates; everybody knows.
    Shops,
    /// Gates and shops by turns; everybody knows.
    Mixed,
}

impl Options {
    /// Rounds of the game: three (MES-11), one when learning or alone (MES-9, MES-65).
    pub const fn rounds(&self) -> u8 {
        if self.learning || self.seats == 1 { 1 } else { 3 }
    }

    /// Columns of every zoo (MES-19, MES-49).
    #[inline]
    pub const fn columns(&self) -> u8 {
        if self.small { 3 } else { 4 }
    }

    /// Cards of every zoo, the director not counted (MES-12, MES-49).
    #[inline]
    pub const fn zoo_cards(&self) -> u8 {
        if self.small { 8 } else { 11 }
    }

    /// How many times a hand is looked at; the last one is kept without asking (MES-15).
    #[inline]
    pub const fn passes(&self) -> u8 {
        self.zoo_cards().div_ceil(2)
    }

    /// How many advanced cards are shuffled in (MES-52).
    pub const fn advanced_cards(&self) -> u8 {
        match (self.advanced, self.seats) {
            (Advanced::Off, _) | (_, ..2) => 0,
            (_, 2) => 5,
            (_, 3) => 8,
            (_, 4) => 11,
            (_, 5) => 13,
            (_, 6..) => 16,
        }
    }

    /// The advanced cards the host names, by number from 0 (MES-53).
    pub fn named(&self) -> impl Iterator<Item = u8> {
        let all = u32::from_le_bytes([self.gates, self.shops, self.cranes, 0]);
        (0..u8::BITS as u8 * 3).filter(move |number| all >> number & 1 != 0)
    }

    /// The three basic cards, by number from 0, that leave each set in the small zoo (MES-49).
    pub fn small_without(&self, components: &Components) -> [u8; 3] {
        without::cards(self.without).unwrap_or(components.small_without)
    }
}

/// The version of the rules before this one, under which games that were begun go on.
const FIRST_RULES: u16 = 1;

const OFF_ON: [&str; 2] = ["off", "on"];
const ON_OFF: [&str; 2] = ["on", "off"];
const ZOO: [&str; 2] = ["4x3", "3x3"];
const TIME: [&str; 2] = ["single", "double"];
const ADVANCED: [&str; 5] = ["off", "random", "gates", "shops", "mixed"];
const LIMIT: [&str; 2] = ["clock", "slides"];
const BUDGET: [&str; 3] = ["few", "usual", "many"];
const CARDS: [&str; 2] = ["own", "random"];

impl dino_core::config::Options for Options {
    type Components = Components;

    const SHEET: &'static str = EMBEDDED;

    const SPECS: &'static [OptionSpec] = &[
        OptionSpec { key: "draft", values: &ON_OFF },
        OptionSpec { key: "zoo", values: &ZOO },
        OptionSpec { key: "time", values: &TIME },
        OptionSpec { key: "advanced", values: &ADVANCED },
        OptionSpec { key: "crane", values: &OFF_ON },
        OptionSpec { key: "limit", values: &LIMIT },
        OptionSpec { key: "budget", values: &BUDGET },
        OptionSpec { key: "turns", values: &OFF_ON },
        OptionSpec { key: "learning", values: &OFF_ON },
        OptionSpec { key: "cards", values: &CARDS },
        OptionSpec { key: "without", values: &WITHOUT },
        OptionSpec { key: "draft-clock", values: &OFF_ON },
        OptionSpec { key: "planning", values: &OFF_ON },
        OptionSpec { key: "slow", values: &SEAT_SETS },
        OptionSpec { key: "late", values: &SEAT_SETS },
        OptionSpec { key: "best", values: &SEAT_SETS },
        OptionSpec { key: "honour", values: &SEAT_SETS },
        OptionSpec { key: "longer", values: &SEAT_SETS },
        OptionSpec { key: "twice", values: &SEAT_SETS },
        OptionSpec { key: "gates", values: &GATES },
        OptionSpec { key: "shops", values: &SHOPS },
        OptionSpec { key: "cranes", values: &CRANES },
    ];

    const ADDED: &'static [&'static str] = &["gates", "shops", "cranes"];

    const SEATS: RangeInclusive<u8> = 1..=6;

    const SHARED_DEVICE: &'static [(&'static str, &'static str)] = &[("turns", "on")];

    fn read(seats: u8, values: &[Option<&'static str>], _: &Components) -> Self {
        let at = |option: usize, list: &[&str], usual: usize| {
            values[option].and_then(|value| list.iter().position(|known| *known == value)).unwrap_or(usual)
        };
        let set = |option: usize| values[option].and_then(seats_of).unwrap_or_default();
        let learning = at(8, &OFF_ON, 0) == 1;
        let advanced = [Advanced::Off, Advanced::Random, Advanced::Gates, Advanced::Shops, Advanced::Mixed];
        Options {
            seats,
            draft: at(0, &ON_OFF, usize::from(learning || seats == 1)) == 0,
            small: at(1, &ZOO, 0) == 1,
            double: at(2, &TIME, 0) == 1,
            advanced: advanced[at(3, &ADVANCED, 0)],
            crane: at(4, &OFF_ON, 0) == 1,
            relaxed: at(5, &LIMIT, 0) == 1,
            budget: at(6, &BUDGET, 1) as u8,
            turns: at(7, &OFF_ON, 0) == 1,
            learning,
            random: at(9, &CARDS, 0) == 1,
            without: at(10, &WITHOUT, 0) as u8,
            draft_clock: at(11, &OFF_ON, 0) == 1,
            planning: at(12, &OFF_ON, 0) == 1,
            slow: set(13),
            late: set(14),
            best: set(15),
            honour: set(16),
            longer: set(17),
            twice: set(18),
            gates: at(19, &GATES, 0) as u8,
            shops: at(20, &SHOPS, 0) as u8,
            cranes: at(21, &CRANES, 0) as u8,
            first_rules: false,
        }
    }

    /// After the learning round comes the full game (MES-10).
    fn following(self) -> Self {
        match self.learning {
            true => Options { learning: false, draft: self.seats > 1, ..self },
            false => self,
        }
    }

    fn under(self, rules: u16) -> Option<Self> {
        (rules == FIRST_RULES).then_some(Options { first_rules: true, ..self })
    }

    fn older_rules(&self) -> Option<u16> {
        self.first_rules.then_some(FIRST_RULES)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn values(&self) -> Vec<&'static str> {
        vec![
            ON_OFF[usize::from(!self.draft)],
            ZOO[usize::from(self.small)],
            TIME[usize::from(self.double)],
            ADVANCED[self.advanced as usize],
            OFF_ON[usize::from(self.crane)],
            LIMIT[usize::from(self.relaxed)],
            BUDGET[usize::from(self.budget)],
            OFF_ON[usize::from(self.turns)],
            OFF_ON[usize::from(self.learning)],
            CARDS[usize::from(self.random)],
            WITHOUT[usize::from(self.without)],
            OFF_ON[usize::from(self.draft_clock)],
            OFF_ON[usize::from(self.planning)],
            value_for(self.slow),
            value_for(self.late),
            value_for(self.best),
            value_for(self.honour),
            value_for(self.longer),
            value_for(self.twice),
            GATES[usize::from(self.gates)],
            SHOPS[usize::from(self.shops)],
            CRANES[usize::from(self.cranes)],
        ]
    }

    fn read_sheet(sheet: Option<&str>) -> Result<Components, SheetError> {
        sheet.map_or_else(|| Components::embedded().cloned(), Components::read)
    }

    fn sheet_digest(components: &Components) -> u32 {
        components.digest()
    }

    fn check(&self, components: &Components) -> Result<(), ConfigError> {
        if let Some((what, number)) = conflict(self) {
            return Err(ConfigError::conflict(what, rule(number)));
        }
        let in_range = usize::from(self.budget) < BUDGET.len()
            && usize::from(self.without) < WITHOUT.len()
            && usize::from(self.cranes) < CRANES.len();
        if !in_range || !components.is_within_bounds() {
            return Err(ConfigError::conflict("values that no sheet and no option may have", rule(4)));
        }
        Ok(())
    }

    /// One learns with the own set (MES-9), also alone.
    fn check_new(&self, _: &Components) -> Result<(), ConfigError> {
        if self.learning && self.random {
            let what = "learning=on and cards=random: a learning round is built with the own set";
            return Err(ConfigError::conflict(what, rule(9)));
        }
        Ok(())
    }
}

/// What does not go together, and the rule that says so.
fn conflict(options: &Options) -> Option<(&'static str, u8)> {
    let advanced = options.advanced != Advanced::Off;
    let solo = options.seats == 1;
    let here = |seats: SeatSet| seats.iter().all(|seat| seat.number() <= options.seats);
    let apart = |one: SeatSet, other: SeatSet| one.iter().all(|seat| !other.contains(seat));
    let handicaps = [options.slow, options.late, options.best, options.honour];
    let cases = [
        (solo && options.draft, "one seat and draft=on: who plays alone has no neighbour to pass to", 65),
        (solo && advanced, "one seat and advanced cards: they enter only through the deck", 65),
        (!solo && options.random, "cards=random is for one seat", 65),
        (options.learning && options.draft, "learning=on and draft=on: a learning round has no deck", 9),
        (options.learning && advanced, "learning=on and advanced cards: a learning round has no deck", 9),
        (!options.draft && advanced, "draft=off and advanced cards: they enter only through the deck", 48),
        (options.crane && !advanced, "crane=on without advanced cards: cranes are among them", 57),
        (
            options.named().next().is_some() && options.advanced != Advanced::Random,
            "named cards without advanced=random: they are in, and chance brings the others",
            53,
        ),
        (
            options.named().count() > usize::from(options.advanced_cards()),
            "more named cards than advanced cards are shuffled in",
            53,
        ),
        (options.cranes != 0 && !options.crane, "cranes=... without crane=on", 57),
        (
            options.without != 0 && !options.small,
            "without=... and zoo=4x3: cards leave in the small zoo only",
            49,
        ),
        (
            options.budget != 1 && !options.relaxed,
            "budget=... and limit=clock: slides are counted with limit=slides",
            60,
        ),
        (options.planning && options.relaxed, "planning=on and limit=slides: nothing is timed there", 60),
        (
            options.draft_clock && options.relaxed,
            "draft-clock=on and limit=slides: nothing is timed there",
            60,
        ),
        (options.draft_clock && !options.draft, "draft-clock=on and draft=off: there is no draft", 17),
        (
            options.draft_clock && options.turns,
            "draft-clock=on and turns=on: by turns nothing hurries a draft",
            61,
        ),
        (!handicaps.iter().all(|seats| here(*seats)), "a handicap for a seat that is not at the table", 43),
        (!here(options.longer) || !here(options.twice), "more time for a seat that is not at the table", 64),
        (
            !apart(options.slow, options.honour),
            "slow hands and the badge for one seat: the badge stands instead",
            44,
        ),
        (!apart(options.longer, options.twice), "longer and twice for one seat", 64),
        (
            options.relaxed && !(options.longer.is_empty() && options.twice.is_empty()),
            "more time and limit=slides: nothing is timed there",
            64,
        ),
        (
            options.rounds() == 1 && !options.best.is_empty(),
            "best=... in a game of one round: nothing is struck",
            46,
        ),
    ];
    cases.into_iter().find(|(conflicts, ..)| *conflicts).map(|(_, what, rule)| (what, rule))
}
