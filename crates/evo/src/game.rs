//! The rules as a [`Game`]: what each phase asks, allows and does. What one phase needs is in `rules`.

use crate::action::Action;
use crate::against;
use crate::card::{Card, CardSet, Moment};
use crate::chance::Chance;
use crate::climate::Token;
use crate::config::Config;
use crate::die::Face;
use crate::gene::{GeneSet, Species};
use crate::island::CellSet;
use crate::rules::out_of_phase;
use crate::score::{self, CATEGORIES};
use crate::state::{Effects, MAX_ROUNDS, Past, Phase, START_MP, State, bits};
use crate::view::{Seen, View};
use dino_core::game::pick_weighted;
use dino_core::{
    BySeat, Digest, Event, Game, Meta, Pending, Pile, Refusal, Rng, Seat, SeatSet, Standing, Untimed, Viewer,
};

impl Game for State {
    const META: Meta = Meta {
        id: "evo",
        title: "Evo",
        prefix: crate::PREFIX,
        min_seats: 2,
        max_seats: 5,
        minutes: 60,
        age: 14,
        rules: 4,
        state_bytes: 3 * 1024,
        // Hands, waits, totals and the token that sixth sense has seen (EVO-12, EVO-71, EVO-73, EVO-74).
        has_secrets: true,
        categories: &CATEGORIES,
    };

    type Config = Config;
    type Action = Action;
    type Chance = Chance;
    type Seen = Seen;
    type View = View;
    type Clock = Untimed;

    fn new(config: &Config) -> Self {
        let options = config.options();
        let seats = options.seats;
        let values = config.components().values;
        State {
            island: *config.components().island(seats),
            options,
            phase: Phase::Order,
            round: 0,
            section: values.wheel.start(),
            token: Token::Still,
            pile: Pile::new(values.tokens),
            next: None,
            order: [Seat::FIRST; 5],
            turn: 0,
            herds: BySeat::new(seats, CellSet::EMPTY),
            newborns: BySeat::new(seats, CellSet::EMPTY),
            lost: BySeat::new(seats, 0),
            species: BySeat::new(seats, Species::default()),
            mp: BySeat::new(seats, START_MP),
            bag: Pile::new(values.genes),
            seen: GeneSet::EMPTY,
            row: [None; 4],
            rowed: 0,
            pawns: BySeat::new(seats, None),
            barred: 0,
            hands: BySeat::new(seats, CardSet::EMPTY),
            discard: CardSet::EMPTY,
            quiet: BySeat::new(seats, None),
            passed: SeatSet::EMPTY,
            points: 0,
            flown: false,
            egg: 0,
            effects: Effects::default(),
            past: [Past { section: 0, spent: BySeat::new(seats, 0), herds: BySeat::new(seats, 0) };
                MAX_ROUNDS],
            values,
        }
    }

    fn seats(&self) -> u8 {
        self.options.seats
    }

    #[inline]
    fn pending(&self) -> Pending {
        match self.phase {
            Phase::Order
            | Phase::Zones
            | Phase::Climate
            | Phase::Peek(..)
            | Phase::Genes
            | Phase::Card(_)
            | Phase::Roll(_)
            | Phase::Bite(..) => Pending::Chance,
            Phase::Over => Pending::Over,
            _ => Pending::Seats(SeatSet::one(self.asked())),
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if !self.pending().seats().contains(seat) {
            return;
        }
        if let Some(answer) = self.answer_of_waiting(seat) {
            return out.push(answer);
        }
        match self.phase {
            Phase::Bid(_) => self.list_bids(out),
            Phase::Place(_) => out.extend((1..=self.seats()).map(Action::Place)),
            Phase::Window(..) | Phase::Declared(_) | Phase::Rolled(..) => self.list_window(seat, out),
            Phase::Move => self.list_moves(out),
            Phase::Flee(combat) => {
                out.extend(self.refuges(&combat).iter().map(|cell| Action::Flee(self.island.hex(cell))));
                out.push(Action::Stay);
            }
            Phase::Birth => self.list_births(out),
            Phase::Survive => self.list_survivors(out),
            _ => {}
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        self.pending().expect_act(seat)?;
        if let Some(answer) = self.answer_of_waiting(seat) {
            return if action == answer { Ok(()) } else { Err(against(74)) };
        }
        match self.phase {
            Phase::Bid(_) => self.may_bid(action),
            Phase::Place(_) => match action {
                Action::Place(place) if place <= self.seats() => Ok(()),
                Action::Place(_) => Err(against(65)),
                _ => Err(out_of_phase(action, 65)),
            },
            Phase::Window(moment, _) => self.may_play(seat, moment, action),
            Phase::Declared(_) => self.may_play(seat, Moment::AttackDeclared, action),
            Phase::Rolled(..) => self.may_play(seat, Moment::CombatRolled, action),
            Phase::Move => self.may_move(action),
            Phase::Flee(combat) => self.may_flee(&combat, action),
            Phase::Birth => self.may_birth(action),
            Phase::Survive => self.may_survive(action),
            _ => Err(Refusal::OutOfTurn),
        }
    }

    #[inline]
    fn play_unchecked(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Bid { column, value } => self.bid(seat, column, value),
            Action::Place(place) => self.take_place(seat, place),
            Action::Pass if self.phase == Phase::Birth => self.next_birth(),
            Action::Pass => self.pass(seat, None),
            Action::PassUntil(until) => self.pass(seat, Some(until)),
            Action::Play(play) => self.play_card(seat, play),
            Action::End => self.end_movement(),
            Action::Move(from, to) => self.walk(from, to),
            Action::Attack(from, at) => self.attack(from, at),
            Action::Flee(to) => self.flee(Some(to)),
            Action::Stay => self.flee(None),
            Action::Birth(at) => self.give_birth(None, at),
            Action::Replace(old, at) => self.give_birth(Some(old), at),
            Action::Keep(survivors) => self.keep(&survivors),
        }
    }

    fn chance_outcomes(&self, out: &mut Vec<(Chance, u32)>) {
        match self.phase {
            Phase::Order => self.list_orders(out),
            Phase::Zones => self.list_zones(out),
            Phase::Climate => self.list_tokens(Chance::Climate, out),
            Phase::Peek(seat, _) => self.list_tokens(|token| Chance::Peek(seat, token), out),
            Phase::Genes => self.list_genes(out),
            Phase::Card(seat) => out.extend(self.deck().iter().map(|card| (Chance::Card(seat, card), 1))),
            Phase::Roll(_) => {
                let faces = Face::ALL.iter().zip(self.values.die);
                out.extend(
                    faces.filter(|(_, count)| *count > 0).map(|(face, n)| (Chance::Die(*face), u32::from(n))),
                );
            }
            Phase::Bite(..) => out.extend((1..=6).map(|number| (Chance::Bite(number), 1))),
            _ => {}
        }
    }

    #[inline]
    fn resolve_unchecked(&mut self, outcome: Chance) {
        match outcome {
            Chance::Order(seat) => self.line_up(seat),
            Chance::Zone(seat, slot) => self.settle(seat, slot),
            Chance::Climate(token) => self.turn_up(token),
            Chance::Peek(_, token) => self.peek(token),
            Chance::Gene(gene) => self.offer(gene),
            Chance::Card(seat, card) => self.draw_card(seat, card),
            Chance::Die(face) => self.roll(face),
            Chance::Bite(number) => self.bite(number),
        }
    }

    fn standing(&self) -> Option<Standing> {
        (self.phase == Phase::Over).then(|| score::standing(self))
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn sample(view: &View, rng: &mut impl Rng) -> Self {
        let mut state = State::open_facts(view);
        if view.peeked && view.next.is_none() {
            state.next = state.guess_token(rng);
        }
        state.guess_hands(view, rng);
        state.guess_totals(view, rng);
        state
    }

    fn observe(&self, event: &Event<Action, Chance>, after: &Self, viewer: Viewer) -> Seen {
        Seen::of(self, event, after, viewer)
    }

    /// Writes every fact in the order `docs/notation.md` gives.
    fn digest(&self, digest: &mut Digest) {
        digest.bytes(&[self.seats(), u8::from(self.options.events), u8::from(self.options.open_mp)]);
        self.digest_phase(digest);
        digest.bytes(&[self.round, self.section, self.token as u8]);
        self.pile.digest(digest);
        digest.u8(self.next.map_or(0, |token| token as u8 + 1));
        self.track().iter().for_each(|seat| digest.u8(seat.number()));
        digest.u8(self.turn);
        for cells in self.herds.iter().chain(self.newborns.iter()) {
            self.island.digest_set(*cells, digest);
        }
        digest.bytes(self.lost.as_slice());
        for species in self.species.iter() {
            digest.bytes(&species.normal);
            digest.u16((species.unique.bits() >> 6) as u16);
        }
        digest.bytes(self.mp.as_slice());
        self.bag.digest(digest);
        digest.u16((self.seen.bits() >> 6) as u16);
        self.row.iter().for_each(|gene| digest.u8(gene.map_or(0, |gene| gene as u8 + 1)));
        digest.u8(self.rowed);
        for pawn in self.pawns.iter() {
            digest.bytes(&pawn.map_or([0, 0], |pawn| [pawn.column, pawn.value]));
        }
        digest.u8(self.barred);
        self.hands.iter().chain([&self.discard]).for_each(|cards| digest.u16(cards.bits() as u16));
        self.quiet.iter().for_each(|until| digest.u8(until.map_or(0, |until| until as u8 + 1)));
        digest.u8(bits(self.passed));
        digest.bytes(&[self.points, u8::from(self.flown), self.egg]);
        let Effects { mire, fury, ranks, clutch, lean, down, wallow, moulting } = self.effects;
        for seat in [mire, fury, ranks, clutch, lean, down, wallow, moulting] {
            digest.u8(seat.map_or(0, Seat::number));
        }
        for past in &self.past {
            digest.u8(past.section);
            digest.bytes(past.spent.as_slice());
            digest.bytes(past.herds.as_slice());
        }
    }

    /// Nothing lost, nothing doubled.
    fn audit(&self) -> Result<(), String> {
        self.audit_herds()?;
        self.audit_genes()?;
        self.audit_cards()?;
        self.audit_climate()?;
        self.audit_points()?;
        self.audit_pawns()
    }

    /// Setting up takes two falls for each seat but the last. At most 11 rounds and the meteor follow; one round of n
    /// seats has at most: the token and two looks ahead; four common moments with one pass of each seat; n - 1 genes;
    /// 7n bids (EVO-26); a card and a place; one `end` for each seat, and for each movement point an attack with the
    /// defender's answer, the roll, two answers and a flight; two events for each egg; one choice of survivors. Points
    /// and eggs are bounded by the genes there are. A card is played once in the whole game, and lets everybody answer
    /// again, or the die be rolled and answered again.
    fn event_bound(&self) -> u32 {
        let n = u32::from(self.options.seats);
        let genes = |kind: usize| u32::from(self.values.genes[kind]);
        let points = 2 * n + genes(0) + 2 + u32::from(self.values.gain(Card::Stampede));
        let eggs = n + genes(4) + u32::from(self.values.gain(Card::RichClutch));
        let round = 3 + 4 * n + (n - 1) + 7 * n + 2 + n + 6 * points + 2 * eggs + n;
        2 * n + 11 * round + 1 + 15 * (n + 4)
    }

    /// An answer that is given for a seat would only be given again.
    fn may_be_taken_back(&self, seat: Seat, _action: Action, _after: &Self) -> bool {
        self.answer_of_waiting(seat).is_none()
    }

    fn automatic_action(&self, seat: Seat) -> Option<Action> {
        self.answer_of_waiting(seat)
    }

    /// Where counting is cheaper than listing, nothing is listed.
    #[inline]
    fn pick_action(&self, seat: Seat, ticket: impl FnOnce(u32) -> u32, scratch: &mut Vec<Action>) -> Action {
        if let Some(answer) = self.answer_of_waiting(seat) {
            ticket(1);
            return answer;
        }
        match self.phase {
            Phase::Bid(_) => self.pick_bid(ticket),
            Phase::Place(_) => Action::Place(1 + ticket(u32::from(self.seats())) as u8),
            Phase::Move => self.pick_move(ticket),
            Phase::Birth if self.has_supply(seat) => self.pick_birth(ticket),
            _ => {
                scratch.clear();
                self.legal_actions(seat, scratch);
                scratch[ticket(scratch.len() as u32) as usize]
            }
        }
    }

    #[inline]
    fn pick_chance(&self, ticket: impl FnOnce(u32) -> u32, scratch: &mut Vec<(Chance, u32)>) -> Chance {
        if self.phase == Phase::Genes {
            return Chance::Gene(self.pick_gene(ticket));
        }
        scratch.clear();
        self.chance_outcomes(scratch);
        pick_weighted(scratch, ticket)
    }
}
