//! What one may know: everything but others' cards, waits and totals and the token that sixth sense has seen.

use crate::action::Action;
use crate::card::{CardSet, Until};
use crate::chance::Chance;
use crate::climate::Token;
use crate::components::Values;
use crate::config::Options;
use crate::followed::{About, Followed};
use crate::gene::{Gene, GeneSet, Species};
use crate::island::{CellSet, Island};
use crate::state::{Effects, Pawn, Phase, State};
use dino_core::{BySeat, Event, Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

/// What a viewer learns from an event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Seen {
    /// The event.
    #[serde(flatten)]
    pub event: Known,
    /// What the things are that it names.
    pub about: About,
    /// What followed from it.
    pub followed: Followed,
}

/// An event, as far as a viewer may know it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Known {
    /// All of it; but a seat that waits seems to others to pass (EVO-74).
    Whole(Event<Action, Chance>),
    /// This seat drew an event card (EVO-73).
    Drew(Seat),
    /// This seat looked at the next climate token (EVO-71).
    Peeked(Seat),
    /// The meteor, and with it what everybody paid in each round (EVO-77).
    Ended(Vec<BySeat<u8>>),
}

impl Seen {
    pub(crate) fn of(before: &State, event: &Event<Action, Chance>, after: &State, viewer: Viewer) -> Seen {
        Seen {
            event: Known::of(event, after, viewer),
            about: About::of(event, before, after),
            followed: Followed::of(event, before, after),
        }
    }
}

impl Known {
    fn of(event: &Event<Action, Chance>, after: &State, viewer: Viewer) -> Known {
        match *event {
            Event::Chance(Chance::Climate(Token::Meteor)) => {
                Known::Ended(after.past.iter().map(|past| past.spent).collect())
            }
            Event::Chance(Chance::Card(seat, _)) if !knows(viewer, seat) => Known::Drew(seat),
            Event::Chance(Chance::Peek(seat, _)) if !knows(viewer, seat) => Known::Peeked(seat),
            Event::Act(seat, Action::PassUntil(_)) if !hears_waits(after, viewer, seat) => {
                Known::Whole(Event::Act(seat, Action::Pass))
            }
            event => Known::Whole(event),
        }
    }
}

/// All that one viewer may know. Sets of hexes are sets of places in the list of the island's hexes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// How the game is set up.
    pub options: Options,
    /// The island.
    pub island: Island,
    /// The printed values and rulings.
    pub values: Values,
    /// What the game waits for.
    pub phase: Phase,
    /// Rounds begun; 0 before the first token.
    pub round: u8,
    /// The selected section of the wheel.
    pub section: u8,
    /// The last token turned up; none before the first.
    pub token: Option<Token>,
    /// How many tokens of each kind are not yet turned up, the one set aside included.
    pub pile: [u8; 4],
    /// Whether somebody has looked at the next token.
    pub peeked: bool,
    /// The next token, for who has looked at it.
    pub next: Option<Token>,
    /// The initiative track from the left.
    pub order: Vec<Seat>,
    /// Whose turn it is on the track, from 0; before the first order is complete, how many are placed.
    pub turn: u8,
    /// Each seat's dinosaurs.
    pub herds: BySeat<CellSet>,
    /// Those of them born in this phase.
    pub newborns: BySeat<CellSet>,
    /// Figures out of the game for good.
    pub lost: BySeat<u8>,
    /// What each species has grown.
    pub species: BySeat<Species>,
    /// Each seat's mutation points, where the viewer may know them.
    pub mp: BySeat<Option<u8>>,
    /// Normal genes in the bag, by kind.
    pub bag: [u8; 6],
    /// Unique genes that have come out of the bag.
    pub seen: GeneSet,
    /// The genes for sale, from column 2 on.
    pub row: [Option<Gene>; 4],
    /// How many columns of the row have been seen to.
    pub rowed: u8,
    /// Where each pawn lies in the laboratory.
    pub pawns: BySeat<Option<Pawn>>,
    /// The column the bidder may not go back to, from 1; 0 for none.
    pub barred: u8,
    /// What each seat holds.
    pub hands: BySeat<Hand>,
    /// The event cards played.
    pub discard: CardSet,
    /// Until when each seat does not want to be asked, where the viewer may know it (EVO-74).
    pub quiet: BySeat<Option<Until>>,
    /// Who has passed since a card was last played at this moment.
    pub passed: SeatSet,
    /// Movement points left.
    pub points: u8,
    /// Whether the wings were used in this turn.
    pub flown: bool,
    /// The egg being used, from 1.
    pub egg: u8,
    /// What event cards do at the moment.
    pub effects: Effects,
    /// The rounds begun, for the score sheet.
    pub rounds: Vec<Round>,
}

/// The event cards of a seat: how many, and for those who may know it, which (EVO-73).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Hand {
    /// How many.
    pub size: u8,
    /// Which.
    pub cards: Option<CardSet>,
}

/// A round on the score sheet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Round {
    /// The section of the wheel that ruled it.
    pub section: u8,
    /// What each seat paid, where the viewer may know it (EVO-12).
    pub spent: BySeat<Option<u8>>,
    /// How many dinosaurs each seat had at its end, which is what it earned (EVO-51); 0 while it is played.
    pub herds: BySeat<u8>,
}

pub(crate) fn knows(viewer: Viewer, seat: Seat) -> bool {
    viewer == Viewer::Seat(seat) || viewer == Viewer::Everything
}

/// Whether the viewer may know until when a seat waits: under rules version 2 all heard it.
fn hears_waits(state: &State, viewer: Viewer, seat: Seat) -> bool {
    state.options.open_waits || knows(viewer, seat)
}

impl View {
    /// Built field by field. Totals are shown to their owners, to all at an open table, and at the end (EVO-12).
    pub(crate) fn of(state: &State, viewer: Viewer) -> View {
        let open = state.options.open_mp || state.phase == Phase::Over;
        let counts = |seat: Seat| open || knows(viewer, seat);
        let mut view = View {
            options: state.options,
            island: state.island,
            values: state.values,
            phase: state.phase,
            round: state.round,
            section: state.section,
            token: (state.round > 0).then_some(state.token),
            pile: std::array::from_fn(|kind| state.pile.count(kind)),
            peeked: state.next.is_some(),
            next: state
                .next
                .filter(|_| state.owner_of(Gene::SixthSense).is_some_and(|seat| knows(viewer, seat))),
            order: state.track().to_vec(),
            turn: state.turn,
            herds: state.herds,
            newborns: state.newborns,
            lost: state.lost,
            species: state.species,
            mp: BySeat::new(state.seats(), None),
            bag: std::array::from_fn(|kind| state.bag.count(kind)),
            seen: state.seen,
            row: state.row,
            rowed: state.rowed,
            pawns: state.pawns,
            barred: state.barred,
            hands: BySeat::new(state.seats(), Hand::default()),
            discard: state.discard,
            quiet: BySeat::new(state.seats(), None),
            passed: state.passed,
            points: state.points,
            flown: state.flown,
            egg: state.egg,
            effects: state.effects,
            rounds: Vec::new(),
        };
        for seat in Seat::all(state.seats()) {
            view.mp[seat] = counts(seat).then_some(state.mp[seat]);
            view.quiet[seat] = state.quiet[seat].filter(|_| hears_waits(state, viewer, seat));
            let cards = state.hands[seat];
            view.hands[seat] = Hand { size: cards.len() as u8, cards: knows(viewer, seat).then_some(cards) };
        }
        let begun = state.round - u8::from(state.phase == Phase::Over);
        view.rounds = state.past[..usize::from(begun)].iter().map(|past| round(past, counts)).collect();
        view
    }
}

fn round(past: &crate::state::Past, counts: impl Fn(Seat) -> bool) -> Round {
    let mut spent = BySeat::new(past.spent.seats(), None);
    for (seat, paid) in past.spent.each() {
        spent[seat] = counts(seat).then_some(*paid);
    }
    Round { section: past.section, spent, herds: past.herds }
}
