//! The game as numbers and tokens, for programs that learn.

use crate::action::Action;
use crate::card::{CardId, CardSet, FACES};
use crate::components::Components;
use crate::config::Advanced;
use crate::face::Side;
use crate::state::{Phase, Stage, State};
use crate::view::View;
use crate::zoo::{MAX_CELLS, Zoo};
use dino_core::{Encode, Encoding, Field, MAX_SEATS, Numbers, Seat, Word};

/// Learners are offered no more slides in one build: about as many as a quick hand makes in its time. The rules allow a
/// thousand, which at random would be most of a game (MES-23).
pub const SLIDES_OFFERED: u16 = 60;
/// Numbers of one cell of a zoo.
const CELL_NUMBERS: usize = 17;
/// What a phase asks.
const QUESTIONS: usize = 5;
/// How far a build can be.
const STAGES: usize = 7;
/// Points of one zoo, or of a game.
const POINTS: u16 = 100;

const ENCODING: Encoding = Encoding {
    version: 1,
    fields: &[
        Field::new("seats", &[MAX_SEATS], "which number of seats plays: 1 to 6"),
        Field::new(
            "options",
            &[6],
            "draft; small zoos; slides limited instead of time; by turns; advanced cards; cranes",
        ),
        Field::new("question", &[QUESTIONS], "pick; plan; build; use a crane; build alone"),
        Field::new("round", &[3], "which round is played"),
        Field::new("clockwise", &[1], "1 where hands go clockwise"),
        Field::new("pass", &[1], "how many times hands were passed on, of 6"),
        Field::new(
            "stages",
            &[MAX_SEATS, STAGES],
            "how far each build is: idle, plan, ready, build, done, crane, finished",
        ),
        Field::new(
            "hand",
            &[FACES],
            "the seat's hand, by face, of 6: eleven basic, twelve neutral, twenty advanced, directors",
        ),
        Field::new("taken", &[FACES], "what the seat has taken, by face, of 6"),
        Field::new("held", &[FACES], "every card the seat has had in its hand this round, by face, of 6"),
        Field::new("hand_size", &[MAX_SEATS], "cards of each seat's hand, of 12, by places to the left"),
        Field::new("slides", &[MAX_SEATS], "slides of this build, of 60"),
        Field::new("slides_left", &[MAX_SEATS], "slides left, of 60"),
        Field::new("cranes", &[MAX_SEATS], "exchanges by crane left, of 4, where the seat may know"),
        Field::new(
            "zoos",
            &[MAX_SEATS, MAX_CELLS, CELL_NUMBERS],
            "each cell of each zoo, where the seat may see it: a card; an enclosure half open to the north, east, south, west; \
             an attraction; a truck; a track to the north, east, south, west; topiaries, of 2; a gate for the top row; one for \
             the bottom row; a shop; a crane; the hole",
        ),
        Field::new("now", &[MAX_SEATS], "points of each zoo now, of 100, where the seat may see it"),
        Field::new("points", &[MAX_SEATS], "points of the rounds counted, of 100"),
    ],
    tokens: &[
        Field::new("start", &[1], "have the own cards laid out"),
        Field::new("ready", &[1], "the plan is made"),
        Field::new("done", &[1], "slide nothing more"),
        Field::new("leave", &[1], "use no crane any more"),
        Field::new("face", &[FACES], "pick a card with this face, the lower face first"),
        Field::new(
            "cell",
            &[MAX_CELLS],
            "slide the card in this cell; exchange those in two cells, the lower first",
        ),
    ],
};

const START: u16 = ENCODING.first("start");
const READY: u16 = ENCODING.first("ready");
const DONE: u16 = ENCODING.first("done");
const LEAVE: u16 = ENCODING.first("leave");
const FACE: u16 = ENCODING.first("face");
const CELL: u16 = ENCODING.first("cell");

impl Encode for State {
    const ENCODING: Encoding = ENCODING;

    fn encode(view: &View, seat: Seat, numbers: &mut Numbers<'_>) {
        let (options, seats) = (&view.options, view.options.seats);
        let around = (seat, seats, MAX_SEATS);
        numbers.field("seats");
        numbers.one_of(MAX_SEATS, Some(usize::from(seats) - 1));
        numbers.field("options");
        let advanced = options.advanced != Advanced::Off;
        for option in [options.draft, options.small, options.relaxed, options.turns, advanced, options.crane]
        {
            numbers.flag(option);
        }
        numbers.field("question");
        numbers.one_of(QUESTIONS, question(view.phase));
        numbers.field("round");
        numbers.one_of(3, Some(usize::from(view.round) - 1));
        numbers.field("clockwise");
        numbers.flag(view.clockwise);
        numbers.field("pass");
        numbers.part(view.pass, 6);
        numbers.field("stages");
        numbers.by_seat(around, STAGES, |other, numbers| {
            numbers.one_of(STAGES, Some(stage(view.stages[other])));
        });
        let own = view.own.as_ref();
        numbers.field("hand");
        faces(own.map_or(CardSet::EMPTY, |own| own.hand), numbers);
        numbers.field("taken");
        faces(own.map_or(CardSet::EMPTY, |own| own.taken.iter().copied().collect()), numbers);
        numbers.field("held");
        let held = own.map_or(&[][..], |own| &own.seen_hands);
        faces(held.iter().fold(CardSet::EMPTY, |all, hand| all.union(*hand)), numbers);
        numbers.field("hand_size");
        numbers.by_seat(around, 1, |other, numbers| numbers.part(view.hands[other], 12));
        numbers.field("slides");
        numbers.by_seat(around, 1, |other, numbers| numbers.part(view.slides[other], SLIDES_OFFERED));
        numbers.field("slides_left");
        numbers.by_seat(around, 1, |other, numbers| numbers.part(view.slides_left[other], SLIDES_OFFERED));
        numbers.field("cranes");
        numbers.by_seat(around, 1, |other, numbers| numbers.part(view.cranes[other].unwrap_or(0), 4));
        numbers.field("zoos");
        numbers.by_seat(around, MAX_CELLS * CELL_NUMBERS, |other, numbers| {
            let row = numbers.slice(MAX_CELLS * CELL_NUMBERS);
            if let Some(zoo) = view.zoo(other) {
                write_zoo(&view.components, zoo, row);
            }
        });
        numbers.field("now");
        numbers.by_seat(around, 1, |other, numbers| {
            numbers.part(view.points_now(other).map_or(0, |points| total(&points)), POINTS);
        });
        numbers.field("points");
        numbers.by_seat(around, 1, |other, numbers| {
            numbers.part(view.points.iter().map(|round| total(&round[other])).sum::<i32>(), POINTS);
        });
    }

    fn spell(view: &View, seat: Seat, action: Action) -> Option<Word> {
        let pair = |one: u16, other: u16| Word::one(one.min(other)).and(one.max(other));
        let face = |card: CardId| FACE + card.face_index() as u16;
        let cell = |card: CardId| Some(CELL + u16::from(view.zoo(seat)?.find(card)?));
        Some(match action {
            Action::Pick(one, other) => pair(face(one), face(other)),
            Action::Start => Word::one(START),
            Action::Ready => Word::one(READY),
            Action::Slide(_) if view.slides[seat] >= SLIDES_OFFERED => return None,
            Action::Slide(card) => Word::one(cell(card)?),
            Action::Done => Word::one(DONE),
            Action::Swap(one, other) => pair(cell(one)?, cell(other)?),
            Action::Leave => Word::one(LEAVE),
            // The end of the own time is not for a seat to say (MES-61).
            Action::Time => return None,
        })
    }
}

const fn question(phase: Phase) -> Option<usize> {
    match phase {
        Phase::Pick => Some(0),
        Phase::Plan => Some(1),
        Phase::Build => Some(2),
        Phase::Crane => Some(3),
        Phase::Apart => Some(4),
        _ => None,
    }
}

const fn stage(stage: Stage) -> usize {
    stage as usize
}

fn faces(cards: CardSet, numbers: &mut Numbers<'_>) {
    let counts = numbers.slice(FACES);
    // Six sets at most, so a face occurs six times at most.
    cards.iter().for_each(|card| counts[card.face_index()] += 1.0 / 6.0);
}

fn total(points: &[u8]) -> i32 {
    points.iter().map(|points| i32::from(*points)).sum()
}

/// The elements of each cell, in the order that the field names.
fn write_zoo(components: &Components, zoo: &Zoo, row: &mut [f32]) {
    let flag = |is_so: bool| f32::from(u8::from(is_so));
    for (cell, (card, out)) in (0..).zip(zoo.cells().zip(row.chunks_exact_mut(CELL_NUMBERS))) {
        out[CELL_NUMBERS - 1] = flag(zoo.hole() == Some(cell));
        let Some(card) = card else { continue };
        let face = components.face(card);
        out[0] = 1.0;
        for (side, at) in Side::ALL.into_iter().zip(0..) {
            out[1 + at] = flag(face.opens(side));
            out[7 + at] = flag(face.exits(side));
        }
        out[5] = flag(face.has_attraction());
        out[6] = flag(face.has_truck());
        out[11] = f32::from(face.topiaries()) / 2.0;
        out[12] = flag(face.gate() == Some(true));
        out[13] = flag(face.gate() == Some(false));
        out[14] = flag(face.is_shop());
        out[15] = flag(face.is_crane());
    }
}
