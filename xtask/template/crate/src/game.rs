//! The rules as a [`Game`]: short delegations to what each phase allows and does.

use crate::action::Action;
use crate::chance::Chance;
use crate::config::Config;
use crate::score;
use crate::state::{HAND, Phase, State};
use crate::view::{Seen, View};
use dino_core::{Digest, Event, Game, Meta, Pending, Refusal, Rng, Seat, Standing, Untimed, Viewer};

impl Game for State {
    const META: Meta = Meta {
        id: "template-game",
        title: "Template Game",
        prefix: crate::PREFIX,
        min_seats: 2,
        max_seats: 4,
        minutes: 5,
        age: 6,
        rules: 1,
        state_bytes: 128,
        // Everybody has a hand that others do not know (TPL-3).
        has_secrets: true,
        categories: &score::CATEGORIES,
    };

    type Config = Config;
    type Action = Action;
    type Chance = Chance;
    type Seen = Seen;
    type View = View;
    type Clock = Untimed;

    fn new(config: &Config) -> Self {
        State::of(config)
    }

    fn seats(&self) -> u8 {
        self.options.seats
    }

    fn pending(&self) -> Pending {
        match self.phase {
            Phase::Deal => Pending::Chance,
            Phase::Lay => Pending::Seats(self.without_card().collect()),
            Phase::Over => Pending::Over,
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.pending().seats().contains(seat) {
            self.list_cards(seat, out);
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        self.pending().expect_act(seat)?;
        match action {
            Action::Lay(card) => self.may_lay(seat, card),
        }
    }

    fn play_unchecked(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Lay(card) => self.lay(seat, card),
        }
    }

    fn chance_outcomes(&self, out: &mut Vec<(Chance, u32)>) {
        self.list_deals(out);
    }

    fn resolve_unchecked(&mut self, outcome: Chance) {
        match outcome {
            Chance::Deal(seat, card) => self.deal(seat, card),
        }
    }

    fn standing(&self) -> Option<Standing> {
        (self.phase == Phase::Over).then(|| score::standing(self))
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn sample(view: &View, rng: &mut impl Rng) -> Self {
        State::sampled(view, rng)
    }

    fn observe(&self, event: &Event<Action, Chance>, after: &Self, viewer: Viewer) -> Seen {
        Seen::of(event, after, viewer)
    }

    fn digest(&self, digest: &mut Digest) {
        self.write(digest);
    }

    fn audit(&self) -> Result<(), String> {
        self.is_whole()
    }

    /// Every seat gets a hand, lays a card in each trick, and gets another one after each trick but the last.
    fn event_bound(&self) -> u32 {
        let tricks = u32::from(self.options.tricks);
        u32::from(self.options.seats) * (u32::from(HAND) + tricks + tricks - 1)
    }
}
