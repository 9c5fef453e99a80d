//! The rules as a [`Game`]: what each phase asks, allows and does. What one phase needs is in `rules`.

use crate::action::Action;
use crate::against;
use crate::card::CardSet;
use crate::chance::Chance;
use crate::config::Config;
use crate::rules::{Timer, allowed, nth_pair, pairs};
use crate::sample;
use crate::score::{self, CATEGORIES, RoundPoints};
use crate::state::{MAX_ROUNDS, MAX_SLIDES, NONE, Phase, Stage, State, bits, host_list};
use crate::view::{Seen, View};
use crate::zoo::Zoo;
use dino_core::audit::ensure;
use dino_core::{BySeat, Digest, Event, Game, Meta, Pending, Refusal, Rng, Seat, Standing, Viewer};

impl Game for State {
    const META: Meta = Meta {
        id: "mesozooic",
        title: "Mesozooic",
        prefix: crate::PREFIX,
        min_seats: 1,
        max_seats: 6,
        minutes: 20,
        age: 8,
        rules: 2,
        state_bytes: 1152,
        // Hands and picks are hidden from the others (MES-14).
        has_secrets: true,
        categories: &CATEGORIES,
    };

    type Config = Config;
    type Action = Action;
    type Chance = Chance;
    type Seen = Seen;
    type View = View;
    type Clock = Timer;

    fn new(config: &Config) -> Self {
        let options = config.options();
        let seats = options.seats;
        State {
            components: *config.components(),
            options,
            phase: Phase::Director(Seat::FIRST),
            round: 0,
            pass: 0,
            time: 0,
            directors: BySeat::new(seats, NONE),
            advanced: host_list(&options),
            seen: BySeat::new(seats, CardSet::EMPTY),
            shown: CardSet::EMPTY,
            dealt: BySeat::new(seats, CardSet::EMPTY),
            taken: BySeat::new(seats, [NONE; 12]),
            hands: BySeat::new(seats, CardSet::EMPTY),
            stages: BySeat::new(seats, Stage::Idle),
            slides: BySeat::new(seats, 0),
            cranes: BySeat::new(seats, 0),
            zoos: [BySeat::new(seats, Zoo::new(options.columns())); MAX_ROUNDS],
            points: [BySeat::new(seats, RoundPoints::default()); MAX_ROUNDS],
        }
    }

    fn seats(&self) -> u8 {
        self.options.seats
    }

    #[inline]
    fn pending(&self) -> Pending {
        let seats = Seat::all(self.options.seats);
        let at =
            |stage: Stage| Pending::Seats(seats.clone().filter(|seat| self.stages[*seat] == stage).collect());
        match self.phase {
            Phase::Over => Pending::Over,
            Phase::Director(_) | Phase::Advanced | Phase::Deal(_) | Phase::Lapse(_) | Phase::Lay(_) => {
                Pending::Chance
            }
            Phase::Pick => Pending::Seats(seats.filter(|seat| !self.has_picked(*seat)).collect()),
            Phase::Plan => at(Stage::Plan),
            Phase::Build => at(Stage::Build),
            Phase::Crane => at(Stage::Crane),
            Phase::Apart => {
                let busy = |seat: &Seat| self.stages[*seat] != Stage::Finished;
                Pending::Seats(seats.filter(busy).collect())
            }
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if !self.pending().seats().contains(seat) {
            return;
        }
        if self.phase == Phase::Pick {
            pairs(self.hands[seat], |one, other| out.push(Action::Pick(one, other)));
            return;
        }
        match self.stages[seat] {
            Stage::Idle => out.push(Action::Start),
            Stage::Plan => out.push(Action::Ready),
            Stage::Build => {
                out.extend(self.slidable(seat).iter().map(Action::Slide));
                out.push(Action::Done);
            }
            Stage::Crane => {
                if self.cranes[seat] > 0 {
                    pairs(self.zoo(seat).cards(), |one, other| out.push(Action::Swap(one, other)));
                }
                out.push(Action::Leave);
            }
            Stage::Ready | Stage::Done | Stage::Finished => {}
        }
        if self.has_own_clock(seat) {
            out.push(Action::Time);
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        self.pending().expect_act(seat)?;
        let picks = self.phase == Phase::Pick;
        let stage = self.stages[seat];
        match action {
            Action::Pick(one, other) => {
                let hand = self.hands[seat];
                let holds = picks && hand.contains(one) && hand.contains(other);
                if holds { Ok(()) } else { Err(against(13)) }
            }
            Action::Start => allowed(!picks && stage == Stage::Idle, 61),
            Action::Ready => allowed(!picks && stage == Stage::Plan, 20),
            Action::Slide(card) => self.may_slide(seat, card),
            Action::Done => allowed(!picks && stage == Stage::Build, 22),
            Action::Swap(one, other) => {
                let cards = self.zoo(seat).cards();
                let may = stage == Stage::Crane && self.cranes[seat] > 0;
                allowed(may && cards.contains(one) && cards.contains(other), 57)
            }
            Action::Leave => allowed(stage == Stage::Crane, 57),
            Action::Time => allowed(self.has_own_clock(seat), 61),
        }
    }

    #[inline]
    fn play_unchecked(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Slide(card) => self.slide(seat, card),
            Action::Pick(one, other) => self.pick(seat, one, other),
            Action::Start => self.begin_lay(seat),
            Action::Ready => self.ready(seat),
            Action::Done => self.done(seat),
            Action::Swap(one, other) => self.swap(seat, one, other),
            Action::Leave => self.leave(seat),
            Action::Time => self.own_time_up(seat),
        }
    }

    fn chance_outcomes(&self, out: &mut Vec<(Chance, u32)>) {
        out.extend(self.falling().iter().filter_map(|card| self.fall_of(card)).map(|fall| (fall, 1)));
    }

    #[inline]
    fn resolve_unchecked(&mut self, outcome: Chance) {
        match outcome {
            Chance::Director(seat, card) => self.direct(seat, card),
            Chance::Advanced(card) => self.shuffle_in(card),
            Chance::Deal(seat, card) => self.deal(seat, card),
            Chance::Lapse(seat, card) => self.lapse(seat, card),
            Chance::Lay(seat, card) => self.lay(seat, card),
        }
    }

    /// Until the last one is in, picks, ready and done may be thought over (MES-13, MES-20, MES-22); slides never, for
    /// sliding back costs a slide (MES-60), and nobody goes back on an end.
    fn may_be_taken_back(&self, _: Seat, action: Action, after: &Self) -> bool {
        let same = (self.phase, self.pass, self.round) == (after.phase, after.pass, after.round);
        let open = match action {
            Action::Pick(..) | Action::Swap(..) | Action::Leave => true,
            // By turns the own clock has started with it, and would begin again (MES-21, MES-61).
            Action::Ready => self.phase == Phase::Plan,
            Action::Done => self.phase == Phase::Build,
            Action::Start | Action::Slide(_) | Action::Time => false,
        };
        same && open
    }

    fn standing(&self) -> Option<Standing> {
        (self.phase == Phase::Over).then(|| score::standing(self))
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn sample(view: &View, rng: &mut impl Rng) -> Self {
        sample::sample(view, rng)
    }

    fn observe(&self, event: &Event<Action, Chance>, after: &Self, viewer: Viewer) -> Seen {
        Seen::of(self, event, after, viewer)
    }

    /// Writes every fact in the order `docs/notation.md` gives.
    fn digest(&self, digest: &mut Digest) {
        let options = &self.options;
        let switches = [
            options.draft,
            options.small,
            options.double,
            options.crane,
            options.relaxed,
            options.turns,
            options.learning,
            options.random,
            options.draft_clock,
            options.planning,
        ];
        digest.u8(options.seats);
        switches.iter().for_each(|switch| digest.u8(u8::from(*switch)));
        digest.bytes(&[options.advanced as u8, options.budget, options.without]);
        let sets = [options.slow, options.late, options.best, options.honour, options.longer, options.twice];
        sets.iter().for_each(|seats| digest.u8(bits(*seats)));
        if options.named().next().is_some() {
            digest.bytes(&[options.gates, options.shops, options.cranes]);
        }
        let (phase, seat) = match self.phase {
            Phase::Director(seat) => (0, seat.number()),
            Phase::Advanced => (1, 0),
            Phase::Deal(seat) => (2, seat.number()),
            Phase::Pick => (3, 0),
            Phase::Lapse(seat) => (4, seat.number()),
            Phase::Lay(seat) => (5, seat.number()),
            Phase::Plan => (6, 0),
            Phase::Build => (7, 0),
            Phase::Crane => (8, 0),
            Phase::Apart => (9, 0),
            Phase::Over => (10, 0),
        };
        digest.bytes(&[phase, seat, self.round, self.pass, self.time]);
        digest.bytes(self.directors.as_slice());
        let mut cards = |cards: CardSet| digest.bytes(&cards.bits().to_le_bytes());
        cards(self.advanced);
        cards(self.shown);
        for sets in [&self.seen, &self.dealt, &self.hands] {
            sets.iter().for_each(|set| cards(*set));
        }
        self.taken.iter().for_each(|taken| digest.bytes(taken));
        self.stages.iter().for_each(|stage| digest.u8(*stage as u8));
        self.slides.iter().for_each(|slides| digest.u16(*slides));
        digest.bytes(self.cranes.as_slice());
        for round in 0..usize::from(options.rounds()) {
            self.zoos[round].iter().for_each(|zoo| digest.bytes(zoo.bytes()));
            self.points[round].iter().for_each(|points| digest.bytes(points));
        }
    }

    /// Every card in one place, every seat's build where the phase wants it.
    fn audit(&self) -> Result<(), String> {
        self.audit_cards()?;
        self.audit_builds()?;
        for round in usize::from(self.round) + 1..MAX_ROUNDS {
            ensure(self.zoos[round].iter().all(Zoo::is_empty), || "a zoo of a round to come".to_owned())?;
        }
        let most = u32::from(self.options.advanced_cards());
        let drawn = self.advanced.len();
        ensure(drawn <= most, || format!("{drawn} advanced cards (MES-52)"))?;
        let set_up = matches!(self.phase, Phase::Director(_) | Phase::Advanced);
        ensure(set_up || drawn == most, || format!("{drawn} of {most} advanced cards (MES-52)"))
    }

    /// Set-up: n directors and at most 16 advanced cards. A round of n seats: 11n cards dealt, at most 5 asked passes
    /// with at most one action or two lapses each, 11n cards laid, and for each seat a start, a ready, 1,000 slides
    /// (MES-23; a slide moves one card at least), a done and five actions with four cranes. Each of at most five clocks of
    /// the draft and of those of planning, building and cranes runs out at most three times, once for each length of time
    /// there is (MES-64).
    fn event_bound(&self) -> u32 {
        let n = u32::from(self.options.seats);
        let round = n * (11 + 5 * 2 + 11 + 1 + 1 + u32::from(MAX_SLIDES) + 1 + 5) + 3 * (5 + 1 + 1 + 1);
        n + 16 + round * u32::from(self.options.rounds())
    }

    #[inline]
    fn pick_action(&self, seat: Seat, ticket: impl FnOnce(u32) -> u32, _: &mut Vec<Action>) -> Action {
        if self.phase == Phase::Pick {
            let (one, other) = nth_pair(self.hands[seat], ticket);
            return Action::Pick(one, other);
        }
        let own_clock = u32::from(self.has_own_clock(seat));
        let others = |ticket: u32, first: Action| if ticket == 0 { first } else { Action::Time };
        match self.stages[seat] {
            Stage::Idle => others(ticket(1 + own_clock), Action::Start),
            Stage::Plan => others(ticket(1 + own_clock), Action::Ready),
            Stage::Crane if self.cranes[seat] > 0 => {
                let cards = self.zoo(seat).cards();
                let count = cards.len() * (cards.len() - 1) / 2;
                match ticket(count + 1) {
                    leave if leave == count => Action::Leave,
                    pair => {
                        let (one, other) = nth_pair(cards, |_| pair);
                        Action::Swap(one, other)
                    }
                }
            }
            Stage::Crane => {
                ticket(1);
                Action::Leave
            }
            _ => {
                let cards = self.slidable(seat);
                let count = cards.len();
                match ticket(count + 1 + own_clock) {
                    slide if slide < count => Action::Slide(cards.nth(slide)),
                    rest => others(rest - count, Action::Done),
                }
            }
        }
    }

    #[inline]
    fn pick_chance(&self, ticket: impl FnOnce(u32) -> u32, _: &mut Vec<(Chance, u32)>) -> Chance {
        let cards = self.falling();
        let card = cards.nth(ticket(cards.len()));
        // Chance is only asked where it falls.
        self.fall_of(card).unwrap_or(Chance::Advanced(card))
    }

    fn check_chance(&self, outcome: Chance) -> Result<(), Refusal> {
        self.pending().expect_chance()?;
        let (Chance::Director(_, card)
        | Chance::Advanced(card)
        | Chance::Deal(_, card)
        | Chance::Lapse(_, card)
        | Chance::Lay(_, card)) = outcome;
        let may_fall = self.falling().contains(card) && self.fall_of(card) == Some(outcome);
        if may_fall { Ok(()) } else { Err(Refusal::Impossible) }
    }
}
