//! The rules as a [`Game`]: what each phase asks, allows and does. What one phase needs is in `rules`.

use crate::action::Action;
use crate::against;
use crate::card::{ALL_CARDS, CardSet};
use crate::chance::Chance;
use crate::config::{Config, Options};
use crate::score::{self, CATEGORIES, RoundPoints};
use crate::state::{MAX_ROUNDS, Phase, State, TOKENS, Then};
use crate::tile::TileSet;
use crate::view::{Seen, View};
use dino_core::audit::ensure;
use dino_core::{
    BySeat, Digest, Event, Game, Meta, Pending, Refusal, Rng, Seat, SeatSet, Standing, Untimed, Viewer,
};

impl Game for State {
    const META: Meta = Meta {
        id: "cubosaurs",
        title: "Cubosaurs",
        prefix: crate::PREFIX,
        min_seats: 2,
        max_seats: 5,
        minutes: 20,
        age: 8,
        rules: 1,
        state_bytes: 512,
        // Everything is open to all (CUB-6).
        has_secrets: false,
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
        State {
            components: *config.components(),
            options,
            phase: Phase::Starter(SeatSet::all(seats)),
            round: 0,
            starter: Seat::FIRST,
            turn: Seat::FIRST,
            deck: options.round_deck(),
            unseen: ALL_CARDS,
            hand: CardSet::EMPTY,
            collections: BySeat::new(seats, CardSet::EMPTY),
            destroyed: CardSet::EMPTY,
            bought: false,
            leave: false,
            reserve: if options.dna { TOKENS } else { 0 },
            tokens: BySeat::new(seats, 0),
            owed: BySeat::new(seats, 0),
            market: TileSet::EMPTY,
            bought_tiles: BySeat::new(seats, TileSet::EMPTY),
            points: [BySeat::new(seats, RoundPoints::default()); MAX_ROUNDS],
        }
    }

    fn seats(&self) -> u8 {
        self.options.seats
    }

    #[inline]
    fn pending(&self) -> Pending {
        match self.phase {
            Phase::Decide => Pending::Seats(SeatSet::one(self.turn)),
            Phase::Take(seat, _) => Pending::Seats(SeatSet::one(seat)),
            Phase::Starter(_) | Phase::Reveal | Phase::Deal(_) | Phase::Draw => Pending::Chance,
            Phase::Over => Pending::Over,
        }
    }

    /// Every legal action, ascending.
    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        match self.phase {
            Phase::Decide if seat == self.turn => {
                out.push(Action::Keep);
                out.extend(self.refusable().iter().map(Action::Refuse));
                out.extend(self.leave.then_some(Action::RefuseWithNothing));
                self.list_purchases(out);
            }
            Phase::Take(taker, _) if seat == taker => out.extend(self.givers(seat).iter().map(Action::Take)),
            _ => {}
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        self.pending().expect_act(seat)?;
        let taking = matches!(self.phase, Phase::Take(..));
        match action {
            // A token owed is taken before anything else, and only a token owed is taken (CUB-72).
            Action::Take(from) => {
                if taking && self.givers(seat).contains(from) {
                    Ok(())
                } else {
                    Err(against(72))
                }
            }
            _ if taking => Err(against(72)),
            Action::Keep => Ok(()),
            Action::Refuse(card) => self.may_refuse(card),
            Action::RefuseWithNothing => {
                if self.leave {
                    Ok(())
                } else {
                    Err(against(20))
                }
            }
            Action::Buy(purchase) => self.may_buy(purchase),
        }
    }

    #[inline]
    fn play_unchecked(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Keep => self.keep(),
            Action::Refuse(card) => self.refuse(card),
            Action::RefuseWithNothing => self.pass_hand(),
            Action::Buy(purchase) => self.buy(purchase),
            Action::Take(from) => self.take(seat, from),
        }
    }

    fn chance_outcomes(&self, out: &mut Vec<(Chance, u32)>) {
        match self.phase {
            Phase::Starter(seats) => out.extend(seats.iter().map(|seat| (Chance::First(seat), 1))),
            Phase::Reveal => out.extend(self.tile_pile().iter().map(|tile| (Chance::Tile(tile), 1))),
            Phase::Deal(seat) => out.extend(self.unseen.iter().map(|card| (Chance::Deal(seat, card), 1))),
            Phase::Draw => out.extend(self.unseen.iter().map(|card| (Chance::Draw(card), 1))),
            Phase::Decide | Phase::Take(..) | Phase::Over => {}
        }
    }

    #[inline]
    fn resolve_unchecked(&mut self, outcome: Chance) {
        match outcome {
            Chance::First(seat) => self.set_up(seat),
            Chance::Tile(tile) => self.reveal(tile),
            Chance::Deal(seat, card) => self.deal(seat, card),
            Chance::Draw(card) => self.draw(card),
        }
    }

    fn standing(&self) -> Option<Standing> {
        (self.phase == Phase::Over).then(|| score::standing(self))
    }

    fn view(&self, _viewer: Viewer) -> View {
        View::of(self)
    }

    fn sample(view: &View, _rng: &mut impl Rng) -> Self {
        State::from_view(view)
    }

    fn observe(&self, event: &Event<Action, Chance>, _after: &Self, _viewer: Viewer) -> Seen {
        *event
    }

    /// Writes every fact in the order `docs/notation.md` gives.
    fn digest(&self, digest: &mut Digest) {
        let (phase, seat, then) = match self.phase {
            Phase::Starter(seats) => (0, seats.iter().fold(0, |bits, seat| bits | 1 << seat.index()), 0),
            Phase::Reveal => (1, 0, 0),
            Phase::Deal(seat) => (2, seat.number(), 0),
            Phase::Draw => (3, 0, 0),
            Phase::Decide => (4, 0, 0),
            Phase::Take(seat, Then::Turn(next)) => (5, seat.number(), next.number()),
            Phase::Take(seat, Then::Decide) => (5, seat.number(), 0),
            Phase::Over => (6, 0, 0),
        };
        let Options { seats, rounds, dna, interaction } = self.options;
        digest.bytes(&[seats, rounds, u8::from(dna), u8::from(interaction)]);
        digest.bytes(&[phase, seat, then, self.round, self.starter.number(), self.turn.number(), self.deck]);
        digest.bytes(&[u8::from(self.bought), u8::from(self.leave), self.reserve]);
        for cards in [self.unseen, self.hand, self.destroyed].iter().chain(self.collections.iter()) {
            digest.u64(cards.bits());
        }
        digest.bytes(self.tokens.as_slice());
        digest.bytes(self.owed.as_slice());
        for tiles in [self.market].iter().chain(self.bought_tiles.iter()) {
            digest.u16(tiles.bits() as u16);
        }
        for points in self.points[..usize::from(rounds)].iter().flat_map(BySeat::iter).flatten() {
            digest.bytes(&points.to_le_bytes());
        }
    }

    /// Nothing lost, nothing doubled: 55 cards, 40 tokens, each tile once (CUB-2, CUB-30, CUB-72).
    fn audit(&self) -> Result<(), String> {
        let mut seen = CardSet::EMPTY;
        for pile in [self.unseen, self.hand, self.destroyed].iter().chain(self.collections.iter()) {
            ensure(seen.and(*pile).is_empty(), || format!("cards in two places: {:?}", seen.and(*pile)))?;
            seen = seen.union(*pile);
        }
        ensure(seen == ALL_CARDS, || format!("cards lost: {:?}", ALL_CARDS.without(seen)))?;
        let aside = 55 - u32::from(self.options.round_deck());
        ensure(self.unseen.len() == u32::from(self.deck) + aside, || "the deck's size is wrong".to_owned())?;

        let tokens = u32::from(self.reserve) + self.tokens.iter().map(|t| u32::from(*t)).sum::<u32>();
        let expected = if self.options.dna { u32::from(TOKENS) } else { 0 };
        ensure(tokens == expected, || format!("{tokens} tokens instead of {expected} (CUB-72)"))?;
        let owes = self.owed.iter().any(|owed| *owed > 0);
        ensure(owes == matches!(self.phase, Phase::Take(..)), || "tokens owed at the wrong time".to_owned())?;

        let mut tiles = self.market;
        for bought in self.bought_tiles.iter() {
            ensure(tiles.and(*bought).is_empty(), || format!("tiles twice: {:?}", tiles.and(*bought)))?;
            tiles = tiles.union(*bought);
        }
        ensure(tiles.without(self.tiles_in_game()).is_empty(), || {
            "a tile that is not in the game".to_owned()
        })?;
        self.audit_hand()
    }

    /// A round of n seats, by CUB-23: one fall for the starter, at most 6 tiles, 4n cards dealt and 6n drawn into
    /// hands; at most 48n + 2 turns, each ended by one action; at most one tile bought a turn and n + 1 <= 6 in the
    /// market. A token taken from an opponent answers a card with an icon that joined a collection: 4n cards dealt,
    /// at most 10 in each of the 6n hands kept, and 1 or 2 by each of tiles 8, 9 and 10.
    fn event_bound(&self) -> u32 {
        let n = u32::from(self.options.seats);
        let round = 1 + 6 + (4 + 6) * n + (48 * n + 2) + 6 + (4 + 60) * n + 4;
        round * u32::from(self.options.rounds)
    }

    #[inline]
    fn pick_action(&self, seat: Seat, ticket: impl FnOnce(u32) -> u32, _: &mut Vec<Action>) -> Action {
        if let Phase::Take(..) = self.phase {
            let givers = self.givers(seat);
            let nth = givers.nth(ticket(givers.len() as u32));
            return Action::Take(nth.unwrap_or(seat));
        }
        let refusable = self.refusable();
        let refusals = refusable.len() + u32::from(self.leave);
        let at = ticket(1 + refusals + self.purchases());
        if at == 0 {
            Action::Keep
        } else if at <= refusable.len() {
            Action::Refuse(refusable.nth(at - 1))
        } else if at <= refusals {
            Action::RefuseWithNothing
        } else {
            Action::Buy(self.purchase_at(at - 1 - refusals))
        }
    }

    #[inline]
    fn pick_chance(&self, ticket: impl FnOnce(u32) -> u32, _: &mut Vec<(Chance, u32)>) -> Chance {
        match self.phase {
            Phase::Starter(seats) => {
                Chance::First(seats.nth(ticket(seats.len() as u32)).unwrap_or(self.starter))
            }
            Phase::Reveal => {
                let pile = self.tile_pile();
                Chance::Tile(pile.nth(ticket(pile.len())))
            }
            Phase::Deal(seat) => Chance::Deal(seat, self.unseen.nth(ticket(self.unseen.len()))),
            _ => Chance::Draw(self.unseen.nth(ticket(self.unseen.len()))),
        }
    }

    fn check_chance(&self, outcome: Chance) -> Result<(), Refusal> {
        self.pending().expect_chance()?;
        let may_fall = match (self.phase, outcome) {
            (Phase::Starter(seats), Chance::First(seat)) => seats.contains(seat),
            (Phase::Reveal, Chance::Tile(tile)) => self.tile_pile().contains(tile),
            (Phase::Deal(seat), Chance::Deal(to, card)) => seat == to && self.unseen.contains(card),
            (Phase::Draw, Chance::Draw(card)) => self.unseen.contains(card),
            _ => false,
        };
        if may_fall { Ok(()) } else { Err(Refusal::Impossible) }
    }
}
