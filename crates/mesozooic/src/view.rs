//! What one may know.

use crate::action::Action;
use crate::card::{CardId, CardSet};
use crate::chance::Chance;
use crate::components::Components;
use crate::config::Options;
use crate::score::{RoundPoints, zoo_points};
use crate::state::{Phase, Stage, State, host_list};
use crate::zoo::Zoo;
use dino_core::{BySeat, Event, Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

/// All one viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// How the game is set up.
    pub options: Options,
    /// The printed values.
    pub components: Components,
    /// What the game waits for.
    pub phase: Phase,
    /// The round being played, from 1.
    pub round: u8,
    /// Whether hands go clockwise this round (MES-16).
    pub clockwise: bool,
    /// How many times the hands of this round have been passed on.
    pub pass: u8,
    /// Half times of the clock for all that have run out (MES-64).
    pub time: u8,
    /// Each seat's director.
    pub directors: BySeat<Option<CardId>>,
    /// How many advanced cards are shuffled in so far.
    pub advanced_count: u8,
    /// The advanced cards the viewer knows to be in the game (MES-53).
    pub advanced: CardSet,
    /// How many cards each seat holds: in the draft its hand, then what is still to be laid out.
    pub hands: BySeat<u8>,
    /// How many cards each seat has taken, those picked in this pass included.
    pub taken: BySeat<u8>,
    /// What only this viewer, a seat, knows.
    pub own: Option<Own>,
    /// How far each seat's build is.
    pub stages: BySeat<Stage>,
    /// Slides of this build.
    pub slides: BySeat<u16>,
    /// Slides each seat may still make.
    pub slides_left: BySeat<u16>,
    /// How many cards lie in each zoo of this round.
    pub laid: BySeat<u8>,
    /// Exchanges by crane left, where the viewer may know.
    pub cranes: BySeat<Option<u8>>,
    /// The zoos of each round so far, where the viewer may see them.
    pub zoos: Vec<BySeat<Option<Zoo>>>,
    /// The points of each round counted so far.
    pub points: Vec<BySeat<RoundPoints>>,
    /// What nobody knows before the end: for who sees everything.
    pub secret: Option<Secret>,
}

/// What a seat knows and others do not.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Own {
    /// Which seat looks.
    pub seat: Seat,
    /// Its hand, cards picked in this pass included; then its cards still to be laid out.
    pub hand: CardSet,
    /// What it has taken, in order, two a pass (MES-14).
    pub taken: Vec<CardId>,
    /// Every hand it has held this round, from the first on, as it was then.
    pub seen_hands: Vec<CardSet>,
}

/// What is hidden from somebody.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Secret {
    /// The hands now.
    pub hands: BySeat<CardSet>,
    /// The hands as dealt.
    pub dealt: BySeat<CardSet>,
    /// What each seat has taken, in order.
    pub taken: Vec<Vec<CardId>>,
    /// The advanced cards each seat has seen.
    pub seen: BySeat<CardSet>,
    /// Those that have lain open.
    pub shown: CardSet,
}

impl View {
    /// Built field by field.
    pub(crate) fn of(state: &State, viewer: Viewer) -> View {
        let seats = state.options.seats;
        let counted = if state.phase == Phase::Over { state.round + 1 } else { state.round };
        let mut view = View {
            options: state.options,
            components: state.components,
            phase: state.phase,
            round: state.round + 1,
            clockwise: state.is_clockwise(),
            pass: state.pass,
            time: state.time,
            directors: state.directors.map(CardId::director_of),
            advanced_count: state.advanced.len() as u8,
            advanced: state.known_advanced(viewer),
            hands: state.hands.map(|hand| hand.len() as u8),
            taken: BySeat::new(seats, 0),
            own: None,
            stages: state.stages,
            slides: state.slides,
            slides_left: BySeat::new(seats, 0),
            laid: BySeat::new(seats, 0),
            cranes: BySeat::new(seats, None),
            zoos: Vec::new(),
            points: state.points[..usize::from(counted)].to_vec(),
            secret: None,
        };
        for seat in Seat::all(seats) {
            view.taken[seat] = state.kept(seat).count() as u8;
            view.slides_left[seat] = state.slides_left(seat);
            view.laid[seat] = state.laid_now(seat);
            view.cranes[seat] = state.may_see_zoo(viewer, seat).then_some(state.cranes[seat]);
        }
        for round in 0..=usize::from(state.round) {
            let mut zoos = BySeat::new(seats, None);
            for seat in Seat::all(seats) {
                let sees = round < usize::from(state.round) || state.may_see_zoo(viewer, seat);
                zoos[seat] = Some(state.zoos[round][seat]).filter(|zoo| sees && !zoo.is_empty());
            }
            view.zoos.push(zoos);
        }
        match viewer {
            Viewer::Seat(seat) => view.own = Some(state.own(seat)),
            Viewer::Everything => view.secret = Some(state.secret()),
            Viewer::Public => {}
        }
        view
    }

    /// Who has picked in this pass and waits for the others (MES-13).
    pub fn picked(&self) -> SeatSet {
        let drafts = matches!(self.phase, Phase::Pick | Phase::Lapse(_));
        self.taken
            .each()
            .filter(|(_, taken)| drafts && **taken > 2 * self.pass)
            .map(|(seat, _)| seat)
            .collect()
    }

    /// The seat's zoo of this round, where the viewer may see it.
    pub fn zoo(&self, seat: Seat) -> Option<&Zoo> {
        self.zoos.last().and_then(|zoos| zoos[seat].as_ref())
    }

    /// What the seat's zoo would score now, its director in the hole, where the viewer may see it (MES-28).
    pub fn points_now(&self, seat: Seat) -> Option<RoundPoints> {
        let (mut zoo, director) = (*self.zoo(seat)?, self.directors[seat]?);
        if zoo.hole().is_some() {
            zoo.place(director);
        }
        Some(zoo_points(&self.components, &zoo))
    }
}

impl State {
    /// Zoos lie open, but for the own one not before all are laid out, and by turns not before all are finished.
    fn may_see_zoo(&self, viewer: Viewer, seat: Seat) -> bool {
        self.is_open() || viewer == Viewer::Seat(seat) || viewer == Viewer::Everything
    }

    /// The advanced cards this viewer knows to be in the game (MES-53).
    fn known_advanced(&self, viewer: Viewer) -> CardSet {
        let listed = host_list(&self.options);
        match viewer {
            Viewer::Everything => self.advanced,
            Viewer::Seat(seat) => self.seen[seat].union(listed),
            Viewer::Public => self.shown.union(listed),
        }
    }

    /// How many cards lie in the zoo of this round.
    fn laid_now(&self, seat: Seat) -> u8 {
        self.zoo(seat).cells().flatten().count() as u8
    }

    fn own(&self, seat: Seat) -> Own {
        Own {
            seat,
            hand: self.hands[seat],
            taken: self.kept(seat).collect(),
            seen_hands: self.seen_hands(seat),
        }
    }

    /// Every hand the seat has held this round, while it matters.
    fn seen_hands(&self, seat: Seat) -> Vec<CardSet> {
        let seats = self.options.seats;
        let backwards = !self.is_clockwise();
        if self.dealt[seat].is_empty() {
            return Vec::new();
        }
        let mut hands = Vec::new();
        for pass in 0..=self.pass {
            // The hand held in this pass began with the seat so many places back, and each holder took two.
            let first = (0..pass).fold(seat, |seat, _| seat.neighbour(seats, backwards));
            let mut hand = self.dealt[first];
            let mut holder = first;
            for before in 0..usize::from(pass) {
                let taken = self.taken[holder][2 * before..2 * before + 2].iter();
                hand = hand.without(taken.filter_map(|index| CardId::from_index(*index)).collect());
                holder = holder.neighbour(seats, !backwards);
            }
            hands.push(hand);
        }
        hands
    }

    fn secret(&self) -> Secret {
        Secret {
            hands: self.hands,
            dealt: self.dealt,
            taken: Seat::all(self.options.seats).map(|seat| self.kept(seat).collect()).collect(),
            seen: self.seen,
            shown: self.shown,
        }
    }
}

/// What a viewer learns from an event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Seen {
    /// What happened.
    pub what: What,
    /// What came to light by it.
    pub shown: Shown,
}

/// What happened, as far as the viewer may know.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum What {
    /// The seat got this director.
    Director(Seat, CardId),
    /// An advanced card was shuffled in.
    Advanced(Option<CardId>),
    /// The seat was dealt a card.
    Dealt(Seat, Option<CardId>),
    /// The seat kept two cards.
    Picked(Seat, Option<[CardId; 2]>),
    /// Chance kept a card for the seat.
    Lapsed(Seat, Option<CardId>),
    /// A card was laid out in the seat's zoo.
    Laid(Seat, Option<CardId>),
    /// By turns, the seat began its build.
    Started(Seat),
    /// The seat is ready.
    Ready(Seat),
    /// The seat slid so many cards, this one the last of them.
    Slid(Seat, u8, Option<CardId>),
    /// The seat is done.
    Done(Seat),
    /// The seat exchanged two cards by a crane, and by its last one if so said.
    Swapped(Seat, Option<[CardId; 2]>, bool),
    /// The seat uses no crane any more.
    Left(Seat),
    /// The seat's own time was up.
    OwnTimeUp(Seat),
    /// The time was up.
    TimeUp,
}

/// What came to light.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Shown {
    /// The viewer's new hand, when hands were passed on.
    pub hand: Option<CardSet>,
    /// All zoos of the round, when they were turned up.
    pub zoos: Option<BySeat<Option<Zoo>>>,
    /// The points of the round, when it was counted.
    pub points: Option<BySeat<RoundPoints>>,
}

impl Seen {
    /// What the viewer learns when `event` leads from `before` to `after`.
    pub(crate) fn of(before: &State, event: &Event<Action, Chance>, after: &State, viewer: Viewer) -> Seen {
        let knows = |seat: Seat| viewer == Viewer::Seat(seat) || viewer == Viewer::Everything;
        let sees = |seat: Seat| before.may_see_zoo(viewer, seat);
        let what = match *event {
            Event::Chance(Chance::Director(seat, card)) => What::Director(seat, card),
            Event::Chance(Chance::Advanced(card)) => {
                What::Advanced(Some(card).filter(|_| viewer == Viewer::Everything))
            }
            Event::Chance(Chance::Deal(seat, card)) => What::Dealt(seat, Some(card).filter(|_| knows(seat))),
            Event::Chance(Chance::Lapse(seat, card)) => {
                What::Lapsed(seat, Some(card).filter(|_| knows(seat)))
            }
            Event::Chance(Chance::Lay(seat, card)) => What::Laid(seat, Some(card).filter(|_| knows(seat))),
            Event::Act(seat, action) => match action {
                Action::Pick(one, other) => What::Picked(seat, Some([one, other]).filter(|_| knows(seat))),
                Action::Start => What::Started(seat),
                Action::Ready => What::Ready(seat),
                Action::Slide(card) => {
                    let run = before.zoo(seat).find(card).and_then(|cell| before.zoo(seat).run(cell));
                    What::Slid(seat, run.unwrap_or(0), Some(card).filter(|_| sees(seat)))
                }
                Action::Done => What::Done(seat),
                Action::Swap(one, other) => {
                    let last = before.cranes[seat] == 1;
                    What::Swapped(seat, Some([one, other]).filter(|_| sees(seat)), last)
                }
                Action::Leave => What::Left(seat),
                Action::Time => What::OwnTimeUp(seat),
            },
            Event::TimeUp => What::TimeUp,
        };
        Seen { what, shown: Shown::of(before, after, viewer) }
    }
}

impl Shown {
    fn of(before: &State, after: &State, viewer: Viewer) -> Shown {
        let mut shown = Shown::default();
        if let Viewer::Seat(seat) = viewer
            && after.pass > before.pass
        {
            shown.hand = Some(after.hands[seat]);
        }
        let is_counted =
            after.round > before.round || after.phase == Phase::Over && before.phase != Phase::Over;
        let round = usize::from(before.round);
        if !before.is_open() && (is_counted || after.is_open()) {
            let mut zoos = BySeat::new(before.options.seats, None);
            Seat::all(before.options.seats).for_each(|seat| zoos[seat] = Some(after.zoos[round][seat]));
            shown.zoos = Some(zoos);
        }
        shown.points = is_counted.then(|| after.points[round]);
        shown
    }
}
