//! The rules as a [`Game`]: what each phase asks, allows and does. What one phase needs is in `rules`.

use crate::Animal;
use crate::action::Action;
use crate::against;
use crate::chance::Chance;
use crate::config::{Config, Options};
use crate::ecosystem::{Ecosystem, Mark, Place};
use crate::score::{self, CATEGORIES};
use crate::seen::Seen;
use crate::state::{COLUMNS, MAX_ROWS, Phase, State};
use crate::tile::TileId;
use crate::view::View;
use dino_core::{
    BySeat, Digest, Direction, Event, Game, Hex, Meta, Pending, Refusal, Rng, Seat, SeatSet, Standing,
    Untimed, Viewer,
};

/// What the option adds to a byte of the digest, which games without it write as they did before there was one.
const ONE_BY_ONE: u8 = 8;

impl Game for State {
    const META: Meta = Meta {
        id: "gods-love-dinosaurs",
        title: "Gods Love Dinosaurs",
        prefix: crate::PREFIX,
        min_seats: 2,
        max_seats: 5,
        minutes: 45,
        age: 10,
        rules: 2,
        state_bytes: 5 * 1024,
        // Everything is open to all (GLD-2).
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
        let (options, components) = (config.options(), *config.components());
        let seats = options.seats;
        let mut in_play = [0; 6];
        let mut ecosystem = Ecosystem::EMPTY;
        let ring = Direction::ALL.map(Direction::offset);
        for (hex, spot) in std::iter::once(Hex::ORIGIN).chain(ring).zip(components.start) {
            // GLD-7: the prey on their icons, the dinosaur on the nest.
            let animal = if hex == Hex::ORIGIN { Some(Animal::Dinosaur) } else { spot.animal };
            ecosystem.lay(Place { hex, terrain: spot.terrain, animal, mark: Mark::None, tile: None });
            if let Some(animal) = animal {
                in_play[animal as usize] += seats;
            }
        }
        let mut ecosystems = BySeat::new(seats, Ecosystem::EMPTY);
        ecosystems.iter_mut().for_each(|laid| *laid = ecosystem);
        let first = options.first.unwrap_or(Seat::FIRST);
        State {
            components,
            options,
            phase: if options.first.is_some() { Phase::Reveal(0) } else { Phase::First },
            first,
            turn: first,
            token: 0,
            board: [[None; MAX_ROWS]; COLUMNS],
            pile: components.tiles_for(seats),
            ecosystems,
            in_play,
            laid: BySeat::new(seats, [0; 2]),
            hatched: BySeat::new(seats, 0),
            busy: SeatSet::EMPTY,
            undecided: SeatSet::EMPTY,
        }
    }

    fn seats(&self) -> u8 {
        self.options.seats
    }

    #[inline]
    fn pending(&self) -> Pending {
        match self.phase {
            Phase::First | Phase::Reveal(_) => Pending::Chance,
            Phase::Take | Phase::Place(..) => Pending::Seats(SeatSet::one(self.turn)),
            Phase::Species(_) | Phase::Dinosaurs => Pending::Seats(self.asked()),
            Phase::Over => Pending::Over,
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if !self.pending().seats().contains(seat) {
            return;
        }
        match self.phase {
            Phase::Take => self.list_takes(out),
            Phase::Place(..) => self.list_places(out),
            Phase::Species(species) if species.is_prey() => self.list_births(seat, species, out),
            Phase::Dinosaurs if self.undecided.contains(seat) => out.extend([Action::Hatch, Action::Keep]),
            Phase::Species(_) | Phase::Dinosaurs => self.list_hunts(seat, out),
            Phase::First | Phase::Reveal(_) | Phase::Over => {}
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        self.pending().expect_act(seat)?;
        match (self.phase, action) {
            (Phase::Take, Action::Take(tile)) => self.may_take(tile),
            (Phase::Place(..), Action::Place { first, second }) => self.may_place(first, second),
            (Phase::Species(species), Action::Breed { from, to }) if species.is_prey() => {
                self.may_breed(seat, species, from, to)
            }
            (Phase::Dinosaurs, Action::Hatch) => self.may_hatch(seat),
            (Phase::Dinosaurs, Action::Keep) if self.undecided.contains(seat) => Ok(()),
            // Hatching is decided before one's own dinosaurs hunt (GLD-33).
            (Phase::Dinosaurs, _) if self.undecided.contains(seat) => Err(against(33)),
            (Phase::Species(species), Action::Done) if species.is_prey() => Ok(()),
            (Phase::Species(_) | Phase::Dinosaurs, Action::Done) => self.may_end_hunting(seat),
            (Phase::Species(species), Action::Hunt { from, to, meal }) if species.is_predator() => {
                self.may_hunt(seat, species, from, to, meal)
            }
            (Phase::Dinosaurs, Action::Hunt { from, to, meal }) => {
                self.may_hunt_as_dinosaur(seat, from, to, meal)
            }
            (Phase::Species(species), Action::Starve(hex)) if species.is_predator() => {
                self.may_act(seat, species, hex).map(drop)
            }
            (Phase::Dinosaurs, Action::Starve(hex)) => self.may_act(seat, Animal::Dinosaur, hex).map(drop),
            // Out of its phase: the rule that says when it may be done.
            (_, Action::Take(_) | Action::Place { .. }) => Err(against(9)),
            (_, Action::Breed { .. }) => Err(against(18)),
            (_, Action::Hunt { .. } | Action::Starve(_)) => Err(against(24)),
            (_, Action::Hatch | Action::Keep) => Err(against(33)),
            (_, Action::Done) => Err(against(16)),
        }
    }

    #[inline]
    fn play_unchecked(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Take(tile) => self.take(tile),
            Action::Place { first, second } => self.place(first, second),
            Action::Breed { from, to } => self.breed(seat, from, to),
            Action::Hunt { from, to, meal } => self.hunt(seat, from, to, meal),
            Action::Starve(hex) => self.starve(seat, hex),
            Action::Hatch => self.decide(seat, true),
            Action::Keep => self.decide(seat, false),
            Action::Done => self.finish(seat),
        }
    }

    fn chance_outcomes(&self, out: &mut Vec<(Chance, u32)>) {
        match self.phase {
            Phase::First => out.extend(Seat::all(self.options.seats).map(|seat| (Chance::First(seat), 1))),
            Phase::Reveal(column) => {
                let species = self.components.columns[usize::from(column)];
                let pile = crate::window::bits(self.open_pile());
                let tiles = pile.filter_map(|index| self.components.tile_at(usize::from(index)));
                out.extend(tiles.map(|tile| (Chance::Reveal(species, tile), 1)));
            }
            _ => {}
        }
    }

    #[inline]
    fn resolve_unchecked(&mut self, outcome: Chance) {
        match outcome {
            Chance::First(seat) => {
                self.first = seat;
                self.turn = seat;
                self.phase = Phase::Reveal(0);
            }
            Chance::Reveal(_, tile) => self.reveal(tile),
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
        Seen::of(self, event)
    }

    /// Writes every fact in the order `docs/notation.md` gives.
    fn digest(&self, digest: &mut Digest) {
        let tile = |digest: &mut Digest, tile: Option<TileId>| {
            let (letter, number) = tile.map_or((0, 0), |tile| (1 + tile.letter() as u8, tile.number()));
            digest.bytes(&[letter, number]);
        };
        let (phase, detail, taken) = match self.phase {
            Phase::First => (0, 0, None),
            Phase::Reveal(column) => (1, column, None),
            Phase::Take => (2, 0, None),
            Phase::Place(tile, column) => (3, column, Some(tile)),
            Phase::Species(animal) => (4, animal as u8, None),
            Phase::Dinosaurs => (5, 0, None),
            Phase::Over => (6, 0, None),
        };
        let Options { seats, first, one_by_one, .. } = self.options;
        let first = first.map_or(0, Seat::number) + if one_by_one { ONE_BY_ONE } else { 0 };
        digest.bytes(&[seats, first, phase, detail]);
        tile(digest, taken);
        digest.bytes(&[self.first.number(), self.turn.number(), self.token]);
        for slot in self.board.iter().flatten() {
            tile(digest, *slot);
        }
        digest.bytes(&self.pile.to_le_bytes());
        for seat in Seat::all(seats) {
            self.ecosystems[seat].digest(digest);
            self.laid[seat].iter().for_each(|eggs| digest.u16(*eggs));
            digest.u8(self.hatched[seat]);
            digest.bytes(&[u8::from(self.busy.contains(seat)), u8::from(self.undecided.contains(seat))]);
        }
    }

    /// Nothing lost, nothing doubled, and what the digest proves: nobody is ever stuck (GLD-45), nothing but a
    /// dinosaur stands on a nest (GLD-34).
    fn audit(&self) -> Result<(), String> {
        self.audit_tiles()?;
        self.audit_pieces()?;
        self.audit_turn()?;
        self.audit_activation()
    }

    /// One fall for the first player and one for each of the T tiles; two actions to take and place each. Let H be all
    /// hexes, 7n + 2T. In the activation of a turn every piece acts once and there are at most H of them; newborns,
    /// where they act too, fill a hex each and are at most H more; then the dinosaurs, at most H. Each of the n seats
    /// says at most once that it is done with the species, whether it hatches, and that it is done with the dinosaurs.
    fn event_bound(&self) -> u32 {
        let n = u32::from(self.options.seats);
        let tiles = self.components.tiles_for(self.options.seats).count_ones();
        let hexes = 7 * n + 2 * tiles;
        1 + tiles + tiles * (2 + 3 * hexes + 3 * n)
    }

    #[inline]
    fn pick_action(&self, seat: Seat, ticket: impl FnOnce(u32) -> u32, scratch: &mut Vec<Action>) -> Action {
        match self.phase {
            Phase::Take => return self.pick_take(ticket),
            Phase::Place(..) => return self.pick_place(ticket),
            Phase::Species(species) if species.is_predator() => return self.pick_hunt(seat, ticket, scratch),
            Phase::Dinosaurs if !self.undecided.contains(seat) => {
                return self.pick_hunt(seat, ticket, scratch);
            }
            _ => {}
        }
        scratch.clear();
        self.legal_actions(seat, scratch);
        scratch[ticket(scratch.len() as u32) as usize]
    }

    #[inline]
    fn pick_chance(&self, ticket: impl FnOnce(u32) -> u32, _: &mut Vec<(Chance, u32)>) -> Chance {
        let Phase::Reveal(column) = self.phase else {
            return Chance::First(Seat::new(ticket(u32::from(self.options.seats)) as u8));
        };
        let mut pile = self.open_pile();
        for _ in 0..ticket(pile.count_ones()) {
            pile &= pile - 1;
        }
        let tile = self.components.tile_at(pile.trailing_zeros() as usize);
        // A refill is begun only when the piles hold enough (GLD-46).
        let tile = tile.expect("a tile is left to be revealed");
        Chance::Reveal(self.components.columns[usize::from(column)], tile)
    }

    fn check_chance(&self, outcome: Chance) -> Result<(), Refusal> {
        self.pending().expect_chance()?;
        let may_fall = match (self.phase, outcome) {
            (Phase::First, Chance::First(seat)) => seat.number() <= self.options.seats,
            (Phase::Reveal(column), Chance::Reveal(species, tile)) => {
                let index = self.components.index(tile);
                self.components.columns[usize::from(column)] == species
                    && index.is_some_and(|index| self.open_pile() >> index & 1 != 0)
            }
            _ => false,
        };
        if may_fall { Ok(()) } else { Err(Refusal::Impossible) }
    }
}
