//! The game as numbers and tokens, for programs that learn.

use crate::action::{Action, Play};
use crate::card::{Card, Moment, Until};
use crate::climate::{Ground, MAX_SECTIONS, Terrain, Token};
use crate::die::FACES;
use crate::gene::{Gene, NORMAL_KINDS, Species, UNIQUE_GENES};
use crate::island::{CellSet, MAX_CELLS, MAX_SEATS};
use crate::state::{Phase, State};
use crate::view::View;
use dino_core::encode::places_left;
use dino_core::{Encode, Encoding, Field, Hex, Id as _, Numbers, Seat, Word};

/// Kinds of genes.
const GENES: usize = NORMAL_KINDS + UNIQUE_GENES as usize;
/// What a seat can be asked, apart from cards at the eight moments.
const QUESTIONS: usize = 6;
/// The most columns of the laboratory (EVO-21).
const COLUMNS: usize = 5;
/// The values of a column (EVO-25).
const VALUES: u8 = 7;

const ENCODING: Encoding = Encoding {
    version: 1,
    fields: &[
        Field::new("seats", &[4], "which number of seats plays: 2, 3, 4 or 5"),
        Field::new("options", &[2], "1 with event cards; 1 with open mutation points"),
        Field::new("question", &[QUESTIONS], "bid; place on the track; move; flee; birth; survive"),
        Field::new("moment", &[8], "the moment for event cards, in the order of the rules"),
        Field::new("round", &[1], "rounds begun, of 11"),
        Field::new("section", &[MAX_SECTIONS], "the section of the wheel"),
        Field::new("token", &[5], "the last climate token: -1, 0, +1, +2, meteor"),
        Field::new("pile", &[4], "climate tokens not turned up, of 8: -1, 0, +1, +2"),
        Field::new("next", &[5], "the next climate token, for who has looked at it"),
        Field::new("peeked", &[1], "1 where somebody has looked at it"),
        Field::new("terrain", &[4, MAX_CELLS], "the hexes of each terrain: yellow, green, brown, white"),
        Field::new(
            "ground",
            &[4, MAX_CELLS],
            "the hexes of each kind of ground now: ideal, cold, hot, deadly",
        ),
        Field::new("map", &[2, MAX_CELLS], "column and row of each hex, of 10"),
        Field::new("herds", &[MAX_SEATS, MAX_CELLS], "each seat's dinosaurs, by places to the left"),
        Field::new("newborns", &[MAX_CELLS], "the dinosaurs born in this phase"),
        Field::new("combat", &[2, MAX_CELLS], "where the attacker stands; the hex attacked"),
        Field::new("die", &[FACES], "the face of the combat die that was rolled"),
        Field::new("herd_size", &[MAX_SEATS], "dinosaurs of each seat, of 8"),
        Field::new("lost", &[MAX_SEATS], "figures out of the game, of 8"),
        Field::new(
            "species",
            &[MAX_SEATS, GENES],
            "what each species has grown, of 6: the genes in their order",
        ),
        Field::new("mp", &[MAX_SEATS, 2], "whether the mutation points are known, and they, of 40"),
        Field::new("hand_size", &[MAX_SEATS], "event cards of each seat, of 5"),
        Field::new("hand", &[15], "the seat's own event cards"),
        Field::new("discard", &[15], "the event cards played"),
        Field::new("bag", &[NORMAL_KINDS], "normal genes in the bag, of 12"),
        Field::new("seen", &[UNIQUE_GENES as usize], "unique genes that have come out of the bag"),
        Field::new("row", &[4, GENES], "the genes for sale, from column 2 on"),
        Field::new("pawns", &[MAX_SEATS, COLUMNS + 1], "the column each pawn lies in, and its value, of 6"),
        Field::new("barred", &[COLUMNS], "the column the bidder may not go back to"),
        Field::new("track", &[MAX_SEATS, MAX_SEATS], "the place of each seat on the initiative track"),
        Field::new("turn", &[MAX_SEATS], "whose turn it is on the track, by places to the left"),
        Field::new("passed", &[MAX_SEATS], "who has passed at this moment"),
        Field::new("points", &[1], "movement points left, of 12"),
        Field::new("flown", &[1], "1 where the wings were used in this turn"),
        Field::new("egg", &[1], "the egg being used, of 8"),
        Field::new(
            "effects",
            &[8, MAX_SEATS],
            "whom each event card concerns: mire, fury, ranks, clutch, lean, down, wallow, moulting",
        ),
    ],
    tokens: &[
        Field::new("pass", &[1], "play no card; leave the egg"),
        Field::new(
            "until",
            &[7],
            "pass until the climate, movement, attack, roll, births or survival, or until the cards change",
        ),
        Field::new("end", &[1], "end the movement"),
        Field::new("stay", &[1], "do not flee"),
        Field::new("bid", &[COLUMNS, VALUES as usize], "bid in this column this value"),
        Field::new("place", &[5], "take this place on the track"),
        Field::new("card", &[15], "play this event card"),
        Field::new("seat", &[MAX_SEATS - 1], "aim it at the seat so many places to the left, from 1"),
        Field::new(
            "cell",
            &[MAX_CELLS],
            "this hex: whose dinosaur moves, attacks, is given up or survives; then where to",
        ),
        Field::new("stop", &[1], "nobody else survives"),
    ],
};

const PASS: u16 = ENCODING.first("pass");
const UNTIL: u16 = ENCODING.first("until");
const END: u16 = ENCODING.first("end");
const STAY: u16 = ENCODING.first("stay");
const BID: u16 = ENCODING.first("bid");
const PLACE: u16 = ENCODING.first("place");
const CARD: u16 = ENCODING.first("card");
const SEAT: u16 = ENCODING.first("seat");
const CELL: u16 = ENCODING.first("cell");
const STOP: u16 = ENCODING.first("stop");

impl Encode for State {
    const ENCODING: Encoding = ENCODING;

    fn encode(view: &View, seat: Seat, numbers: &mut Numbers<'_>) {
        let seats = view.options.seats;
        let around = (seat, seats, MAX_SEATS);
        let left = |other: Seat| places_left(seat, other, seats);
        numbers.field("seats");
        numbers.one_of(4, Some(usize::from(seats) - 2));
        numbers.field("options");
        numbers.flag(view.options.events);
        numbers.flag(view.options.open_mp);
        let (question, moment) = asked(view.phase);
        numbers.field("question");
        numbers.one_of(QUESTIONS, question);
        numbers.field("moment");
        numbers.one_of(8, moment.map(|moment| moment as usize));
        numbers.field("round");
        numbers.part(view.round, 11);
        numbers.field("section");
        numbers.one_of(MAX_SECTIONS, Some(usize::from(view.section)));
        numbers.field("token");
        numbers.one_of(5, view.token.map(|token: Token| token as usize));
        numbers.field("pile");
        view.pile.iter().for_each(|count| numbers.part(*count, 8));
        numbers.field("next");
        numbers.one_of(5, view.next.map(|token| token as usize));
        numbers.field("peeked");
        numbers.flag(view.peeked);
        map(view, numbers);
        numbers.field("herds");
        numbers.by_seat(around, MAX_CELLS, |other, numbers| cells(view.herds[other], numbers));
        numbers.field("newborns");
        cells(view.newborns.iter().fold(CellSet::EMPTY, |all, cells| all.union(*cells)), numbers);
        combat(view, numbers);
        numbers.field("herd_size");
        numbers.by_seat(around, 1, |other, numbers| numbers.part(view.herds[other].len() as u8, 8));
        numbers.field("lost");
        numbers.by_seat(around, 1, |other, numbers| numbers.part(view.lost[other], 8));
        numbers.field("species");
        numbers.by_seat(around, GENES, |other, numbers| species(&view.species[other], numbers));
        numbers.field("mp");
        numbers.by_seat(around, 2, |other, numbers| {
            numbers.flag(view.mp[other].is_some());
            numbers.part(view.mp[other].unwrap_or(0), 40);
        });
        numbers.field("hand_size");
        numbers.by_seat(around, 1, |other, numbers| numbers.part(view.hands[other].size, 5));
        numbers.field("hand");
        numbers.bits(15, view.hands[seat].cards.map_or(0, |cards| cards.bits().into()));
        numbers.field("discard");
        numbers.bits(15, view.discard.bits().into());
        numbers.field("bag");
        view.bag.iter().for_each(|count| numbers.part(*count, 12));
        numbers.field("seen");
        numbers.bits(UNIQUE_GENES.into(), u128::from(view.seen.bits()) >> NORMAL_KINDS);
        numbers.field("row");
        view.row.iter().for_each(|gene| numbers.one_of(GENES, gene.map(|gene: Gene| gene as usize)));
        numbers.field("pawns");
        numbers.by_seat(around, COLUMNS + 1, |other, numbers| {
            let pawn = view.pawns[other];
            numbers.one_of(COLUMNS, pawn.map(|pawn| usize::from(pawn.column) - 1));
            numbers.part(pawn.map_or(0, |pawn| pawn.value), 6);
        });
        numbers.field("barred");
        numbers.one_of(COLUMNS, usize::from(view.barred).checked_sub(1));
        numbers.field("track");
        numbers.by_seat(around, MAX_SEATS, |other, numbers| {
            let placed = if view.phase == Phase::Order { usize::from(view.turn) } else { view.order.len() };
            numbers.one_of(MAX_SEATS, view.order[..placed].iter().position(|placed| *placed == other));
        });
        numbers.field("turn");
        let turn = view.order.get(usize::from(view.turn)).filter(|_| view.phase != Phase::Order);
        numbers.one_of(MAX_SEATS, turn.map(|other| left(*other)));
        numbers.field("passed");
        numbers.by_seat(around, 1, |other, numbers| numbers.flag(view.passed.contains(other)));
        numbers.field("points");
        numbers.part(view.points, 12);
        numbers.field("flown");
        numbers.flag(view.flown);
        numbers.field("egg");
        numbers.part(view.egg, 8);
        numbers.field("effects");
        let effects = &view.effects;
        let whom = [effects.mire, effects.fury, effects.ranks, effects.clutch, effects.lean];
        for whom in whom.into_iter().chain([effects.down, effects.wallow, effects.moulting]) {
            numbers.one_of(MAX_SEATS, whom.map(left));
        }
    }

    fn spell(view: &View, seat: Seat, action: Action) -> Option<Word> {
        let cell = |hex: Hex| CELL + view.island.known(hex).index() as u16;
        let card = |card: Card| Word::one(CARD + card as u16);
        Some(match action {
            Action::Bid { column, value } => {
                Word::one(BID + u16::from(column - 1) * u16::from(VALUES) + u16::from(value))
            }
            Action::Place(place) => Word::one(PLACE + u16::from(place) - 1),
            Action::Pass => Word::one(PASS),
            Action::PassUntil(until) => Word::one(UNTIL + (until as u16).min(Until::Card as u16)),
            Action::End => Word::one(END),
            Action::Stay => Word::one(STAY),
            Action::Move(from, to) | Action::Attack(from, to) | Action::Replace(from, to) => {
                Word::one(cell(from)).and(cell(to))
            }
            Action::Flee(to) | Action::Birth(to) => Word::one(cell(to)),
            Action::Play(play) => match play {
                Play::Plain(played) => card(played),
                Play::At(played, whom) => {
                    card(played).and(SEAT + places_left(seat, whom, view.options.seats) as u16 - 1)
                }
                Play::Nest(at) => card(play.card()).and(cell(at)),
                Play::Raft(from, to) | Play::NestFor(from, to) => {
                    card(play.card()).and(cell(from)).and(cell(to))
                }
            },
            Action::Keep(survivors) => {
                let (first, others) = survivors.hexes().split_first()?;
                others.iter().fold(Word::one(cell(*first)), |word, hex| word.and(cell(*hex))).and(STOP)
            }
        })
    }
}

/// Which question a seat is asked, or at which moment it may play a card.
fn asked(phase: Phase) -> (Option<usize>, Option<Moment>) {
    match phase {
        Phase::Bid(_) => (Some(0), None),
        Phase::Place(_) => (Some(1), None),
        // In its own turn a seat may play cards instead of moving or using an egg.
        Phase::Move => (Some(2), Some(Moment::MovementOwn)),
        Phase::Flee(_) => (Some(3), None),
        Phase::Birth => (Some(4), Some(Moment::BirthOwn)),
        Phase::Survive => (Some(5), None),
        Phase::Window(moment, _) => (None, Some(moment)),
        Phase::Declared(_) => (None, Some(Moment::AttackDeclared)),
        Phase::Rolled(..) => (None, Some(Moment::CombatRolled)),
        _ => (None, None),
    }
}

fn cells(cells: CellSet, numbers: &mut Numbers<'_>) {
    numbers.bits(MAX_CELLS, cells.bits());
}

fn map(view: &View, numbers: &mut Numbers<'_>) {
    numbers.field("terrain");
    Terrain::ALL.iter().for_each(|terrain| cells(view.island.of(*terrain), numbers));
    numbers.field("ground");
    for ground in Ground::ALL {
        let of = |terrain: &&Terrain| view.values.wheel.ground(view.section, **terrain) == *ground;
        let all = Terrain::ALL.iter().filter(of).map(|terrain| view.island.of(*terrain));
        cells(all.fold(CellSet::EMPTY, CellSet::union), numbers);
    }
    numbers.field("map");
    let hexes = view.island.hexes();
    for (axis, place) in numbers.slice(2 * MAX_CELLS).chunks_mut(MAX_CELLS).enumerate() {
        for (number, hex) in place.iter_mut().zip(hexes) {
            *number = (f32::from(if axis == 0 { hex.q } else { hex.r }) / 10.0).clamp(-1.0, 1.0);
        }
    }
}

fn combat(view: &View, numbers: &mut Numbers<'_>) {
    let (combat, face) = match view.phase {
        Phase::Declared(combat) | Phase::Roll(combat) | Phase::Flee(combat) => (Some(combat), None),
        Phase::Rolled(combat, face, _) => (Some(combat), Some(face)),
        _ => (None, None),
    };
    numbers.field("combat");
    let cell = |hex: Hex| view.island.known(hex).index() as usize;
    numbers.one_of(MAX_CELLS, combat.map(|combat| cell(combat.from)));
    numbers.one_of(MAX_CELLS, combat.map(|combat| cell(combat.at)));
    numbers.field("die");
    numbers.one_of(FACES, face.map(|face| face as usize));
}

fn species(species: &Species, numbers: &mut Numbers<'_>) {
    species.normal.iter().for_each(|count| numbers.part(*count, 6));
    numbers.bits(UNIQUE_GENES.into(), u128::from(species.unique.bits()) >> NORMAL_KINDS);
}
