//! A moment of play.

use crate::card::{ADVANCED_CARDS, CardId, CardSet, GATES_AND_SHOPS, NEUTRAL_CARDS, SETS, basic_set};
use crate::components::Components;
use crate::config::{Advanced, Options};
use crate::score::RoundPoints;
use crate::zoo::Zoo;
use dino_core::{BySeat, Seat, SeatSet};
use serde::{Deserialize, Serialize};

mod audit;

pub(crate) use audit::bits;

/// The most rounds (MES-11).
pub(crate) const MAX_ROUNDS: usize = 3;
/// The most slides of one build (MES-23).
pub(crate) const MAX_SLIDES: u16 = 1000;
/// Where no card is.
pub(crate) const NONE: u8 = u8::MAX;

/// A moment of play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) components: Components,
    pub(crate) options: Options,
    /// What is waited for.
    pub(crate) phase: Phase,
    /// The round being played, from 0.
    pub(crate) round: u8,
    /// How many times the hands of this round have been passed on (MES-15).
    pub(crate) pass: u8,
    /// Half times that have run out of the clock for all: 0, or 2, 3, 4 for the time once, one and a half times, twice
    /// (MES-64).
    pub(crate) time: u8,
    /// Each seat's director, by number from 0, or [`NONE`] before it is drawn (MES-4).
    pub(crate) directors: BySeat<u8>,
    /// The advanced cards in the game (MES-53).
    pub(crate) advanced: CardSet,
    /// Those of them each seat has seen: the others may as well be in the box.
    pub(crate) seen: BySeat<CardSet>,
    /// Those of them that have lain open to all.
    pub(crate) shown: CardSet,
    /// The hands as they were dealt, while it matters who took what: until all zoos of the round are open.
    pub(crate) dealt: BySeat<CardSet>,
    /// What each seat took, pass by pass, two places each, while `dealt` is known; [`NONE`] for nothing yet.
    pub(crate) taken: BySeat<[u8; 12]>,
    /// The hands: in the draft those looked at, cards picked in this pass included; then the cards still to be laid.
    pub(crate) hands: BySeat<CardSet>,
    /// How far each seat's build is.
    pub(crate) stages: BySeat<Stage>,
    /// Slides of this build (MES-23).
    pub(crate) slides: BySeat<u16>,
    /// Exchanges by crane left (MES-57).
    pub(crate) cranes: BySeat<u8>,
    /// Each round's zoos; empty before they are laid out.
    pub(crate) zoos: [BySeat<Zoo>; MAX_ROUNDS],
    /// Each round's count, all 0 for rounds not yet counted.
    pub(crate) points: [BySeat<RoundPoints>; MAX_ROUNDS],
}

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Chance gives this seat a director (MES-4).
    Director(Seat),
    /// Chance shuffles the next advanced card in (MES-53).
    Advanced,
    /// Chance deals this seat its next card (MES-12).
    Deal(Seat),
    /// The seats pick two cards each (MES-13).
    Pick,
    /// Chance picks for this seat, whose time was up (MES-17).
    Lapse(Seat),
    /// Chance turns up the next card of this seat's zoo (MES-18).
    Lay(Seat),
    /// The seats plan (MES-20).
    Plan,
    /// The seats slide, all at once (MES-22).
    Build,
    /// The seats with cranes exchange cards (MES-57).
    Crane,
    /// Each seat builds alone when it suits (MES-61).
    Apart,
    /// Nothing: the game is over.
    Over,
}

/// How far a seat's build is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Its zoo is not laid out.
    #[default]
    Idle,
    /// It plans.
    Plan,
    /// It waits for the others to plan.
    Ready,
    /// It slides.
    Build,
    /// It waits for the others to build.
    Done,
    /// Its director is placed and it may use cranes.
    Crane,
    /// Its zoo is as it will be scored.
    Finished,
}

impl State {
    /// Whether hands go clockwise this round (MES-16).
    #[inline]
    pub(crate) fn is_clockwise(&self) -> bool {
        self.round.is_multiple_of(2)
    }

    /// Whether the seat has picked in this pass, or chance has begun to pick for it.
    #[inline]
    pub(crate) fn has_picked(&self, seat: Seat) -> bool {
        self.taken[seat][usize::from(2 * self.pass)] != NONE
    }

    /// The cards the seat keeps for its zoo so far, in the order taken.
    pub(crate) fn kept(&self, seat: Seat) -> impl Iterator<Item = CardId> + Clone {
        let taken = self.taken[seat];
        taken.into_iter().map_while(CardId::from_index)
    }

    /// The seat's zoo of this round.
    #[inline]
    pub(crate) fn zoo(&self, seat: Seat) -> &Zoo {
        &self.zoos[usize::from(self.round)][seat]
    }

    #[inline]
    pub(crate) fn zoo_mut(&mut self, seat: Seat) -> &mut Zoo {
        &mut self.zoos[usize::from(self.round)][seat]
    }

    /// Whether the zoos of this round lie open to all (MES-18, MES-61).
    pub(crate) fn is_open(&self) -> bool {
        matches!(self.phase, Phase::Plan | Phase::Build | Phase::Crane | Phase::Over)
    }

    /// The basic set a seat's director brings along: less three cards in the small zoo (MES-49).
    pub(crate) fn own_set(&self, seat: Seat) -> CardSet {
        let director = self.directors[seat];
        if director == NONE {
            return CardSet::EMPTY;
        }
        let set = basic_set(director);
        if !self.options.small {
            return set;
        }
        let leave = self.options.small_without(&self.components);
        set.without(leave.into_iter().map(|number| CardId::basic(director, number)).collect())
    }

    /// All cards hands are dealt from (MES-6, MES-52).
    pub(crate) fn deck(&self) -> CardSet {
        let more = if self.options.advanced == Advanced::Off { NEUTRAL_CARDS } else { self.advanced };
        Seat::all(self.options.seats).fold(more, |deck, seat| deck.union(self.own_set(seat)))
    }

    /// The directors nobody has yet.
    pub(crate) fn free_directors(&self) -> CardSet {
        let all: CardSet = (0..SETS).map(CardId::director).collect();
        let chosen = self.directors.iter().filter(|director| **director != NONE);
        all.without(chosen.map(|director| CardId::director(*director)).collect())
    }

    /// The advanced cards chance may still shuffle in (MES-53).
    pub(crate) fn advanced_box(&self) -> CardSet {
        advanced_pool(&self.options).without(self.advanced)
    }

    /// The seats whose build is at this stage.
    pub(crate) fn seats_at(&self, stage: Stage) -> SeatSet {
        self.stages.each().filter(|(_, at)| **at == stage).map(|(seat, _)| seat).collect()
    }
}

/// The advanced cards there are: cranes only where they are wanted (MES-53, MES-57).
pub(crate) fn advanced_pool(options: &Options) -> CardSet {
    if options.crane { ADVANCED_CARDS } else { GATES_AND_SHOPS }
}

/// The advanced cards everybody knows to be in the game: those a host chose or named, or all there are (MES-53).
pub(crate) fn host_list(options: &Options) -> CardSet {
    let gates = (0..8u8).map(|at| CardId::advanced(at / 2 + 4 * (at % 2)));
    let shops = (8..16u8).map(CardId::advanced);
    let cranes = (16..20u8).map(CardId::advanced).take(if options.crane { 2 } else { 0 });
    let count = usize::from(options.advanced_cards());
    match options.advanced {
        Advanced::Off => CardSet::EMPTY,
        Advanced::Random if u32::from(options.advanced_cards()) == advanced_pool(options).len() => {
            advanced_pool(options)
        }
        Advanced::Random => options.named().map(CardId::advanced).collect(),
        Advanced::Gates => cranes.chain(gates).chain(shops).take(count).collect(),
        Advanced::Shops => cranes.chain(shops).chain(gates).take(count).collect(),
        Advanced::Mixed => {
            let pairs = gates.zip(shops).flat_map(|(gate, shop)| [gate, shop]);
            cranes.chain(pairs).take(count).collect()
        }
    }
}
