//! What an action is worth to a seat, as one look ahead tells: what the `greedy` bot goes by.
//!
//! A herd is worth the dinosaurs that will survive this round, and a part of those that the forecast of the climate
//! will let live in the next. Genes are worth a share of a point for each round still to come. Opponents' losses count
//! a little.

mod expected;
mod features;
mod forecast;
mod worth;

use crate::action::{Action, Play, Survivors};
use crate::card::Card;
use crate::die::Face;
use crate::island::CellSet;
use crate::state::{Combat, Phase, State};
use crate::view::View;
use dino_core::draw::best_of;
use dino_core::{BySeat, Game as _, Heuristics, Hex, Rng, Seat};
use forecast::Forecast;

/// What a card is worth in the hand, in hundredths of a point: below that it is kept for later.
const HELD: i32 = 90;
/// What an opponent's loss of a dinosaur is worth.
const THEIR_LOSS: i32 = 45;
/// A bid so far above the lowest of its column is worth trying.
const MOST_ABOVE: u8 = 1;

impl Heuristics for State {
    fn appraise(view: &View, seat: Seat, actions: &[Action], out: &mut Vec<i32>) {
        let state = State::open_facts(view);
        let appraiser = Appraiser::new(&state, seat);
        let now = appraiser.herd(state.herds[seat]);
        out.extend(actions.iter().map(|action| appraiser.worth(*action, now)));
    }

    /// One look ahead misleads a search here: it finds out more without.
    fn prior(&self, _seat: Seat, _actions: &[Action], _out: &mut Vec<i32>) {}

    /// What is appraised highest: an appraisal asks for nothing that is hidden from the seat.
    fn policy_action(&self, seat: Seat, rng: &mut impl Rng, scratch: &mut Vec<Action>) -> Action {
        scratch.clear();
        self.legal_actions(seat, scratch);
        if let [only] = scratch[..] {
            return only;
        }
        let appraiser = Appraiser::new(self, seat);
        let now = appraiser.herd(self.herds[seat]);
        let choices = scratch.iter().map(|action| (*action, appraiser.worth(*action, now)));
        best_of(choices, rng).unwrap_or(Action::Pass)
    }

    /// Bots do not wait (EVO-74), and who wants a column bids little for it: who is pushed out bids again.
    fn narrow(&self, _seat: Seat, actions: &mut Vec<Action>) {
        let dear = |column: u8, value: u8| value > self.lowest(column) + MOST_ABOVE;
        actions.retain(|action| match *action {
            Action::PassUntil(_) => false,
            Action::Bid { column, value } => !dear(column, value),
            _ => true,
        });
    }

    /// Dinosaurs move one by one: a tree gets no farther than a few steps.
    fn tree_depth(&self) -> u32 {
        1
    }

    /// Every round played is a pause, and so is the end.
    fn stage(&self) -> u32 {
        match self.phase {
            Phase::Climate | Phase::Over => u32::from(self.round),
            _ => u32::from(self.round.saturating_sub(1)),
        }
    }

    fn expected_scores(&self) -> BySeat<i32> {
        expected::expected(self)
    }

    fn spread(&self) -> i32 {
        expected::spread(self)
    }

    fn features(&self, seat: Seat, out: &mut Vec<f32>) {
        features::features(self, seat, out);
    }

    fn chapter(&self) -> usize {
        features::chapter(self)
    }

    const WEIGHTS: &'static str = include_str!("appraise/weights.txt");
}

/// One seat's look at the table.
struct Appraiser<'s> {
    state: &'s State,
    seat: Seat,
    forecast: Forecast,
}

impl<'s> Appraiser<'s> {
    fn new(state: &'s State, seat: Seat) -> Self {
        Appraiser { forecast: Forecast::new(state, seat), state, seat }
    }

    /// What an action is worth, `now` being what the herd is worth as it is.
    fn worth(&self, action: Action, now: i32) -> i32 {
        match action {
            Action::Bid { column, value } => self.bid(column, value),
            // Who goes first has the choice of ground.
            Action::Place(place) => -i32::from(place),
            // A bot is not tired of questions, so it never binds itself.
            Action::PassUntil(_) => -1,
            Action::Pass => 0,
            Action::Play(play) => self.card(play, now),
            Action::End => 0,
            Action::Move(from, to) => self.herd(self.moved(from, to)) - now,
            Action::Attack(from, at) => self.attack(from, at, now),
            Action::Flee(to) => self.flee(to),
            Action::Stay => 0,
            Action::Birth(at) => self.birth(None, at, now),
            Action::Replace(old, at) => self.birth(Some(old), at, now),
            Action::Keep(survivors) => self.keep(&survivors),
        }
    }

    /// What is for sale, less its price. The lowest bid is enough: who is pushed out bids again.
    fn bid(&self, column: u8, value: u8) -> i32 {
        let gain = match column {
            1 if self.state.options.events => 110.min(40 * self.forecast.rounds / 100),
            1 => 10,
            _ => self.state.row[usize::from(column) - 2].map_or(0, |gene| self.gene(gene)),
        };
        gain - 100 * i32::from(self.state.price(self.seat, value)) - i32::from(value)
    }

    fn moved(&self, from: Hex, to: Hex) -> CellSet {
        let mut herd = self.state.herds[self.seat];
        herd.remove(self.state.island.known(from));
        herd.insert(self.state.island.known(to));
        herd
    }

    /// The chance of an attack, in hundredths.
    fn odds(&self, defender: Seat, extra: u8) -> i32 {
        let (ours, theirs) = (self.state.attack_horns(self.seat) + extra, self.state.defence_horns(defender));
        let faces = Face::ALL.iter().zip(self.state.values.die);
        let wins: u8 = faces.filter(|(face, _)| face.succeeds(ours, theirs)).map(|(_, count)| count).sum();
        100 * i32::from(wins) / 6
    }

    fn attack(&self, from: Hex, at: Hex, now: i32) -> i32 {
        let target = CellSet::one(self.state.island.known(at));
        let Some(defender) = self.state.owner(target) else { return 0 };
        let won = self.herd(self.moved(from, at)) - now + THEIR_LOSS;
        // A little less than it seems: a point spent on a failure is gone.
        self.odds(defender, 0) * won / 100 - 4
    }

    /// Where a beaten dinosaur is best off; any place is better than none.
    fn flee(&self, to: Hex) -> i32 {
        let Phase::Flee(Combat { at, .. }) = self.state.phase else { return 0 };
        self.herd(self.moved(at, to)) + 1
    }

    fn birth(&self, old: Option<Hex>, at: Hex, now: i32) -> i32 {
        let mut herd = self.state.herds[self.seat];
        let cell = self.state.island.known(at);
        if let Some(old) = old {
            herd.remove(self.state.island.known(old));
        }
        let lost = self.herd(herd) - now;
        herd.insert(cell);
        let born = self.herd(herd) - now;
        match self.state.owner(CellSet::one(cell)) {
            // Killer babies: half of the time.
            Some(other) if other != self.seat => (born + THEIR_LOSS + lost) / 2,
            _ => born,
        }
    }

    fn keep(&self, survivors: &Survivors) -> i32 {
        self.state
            .of_herd(self.seat, survivors)
            .map_or(0, |kept| 100 * kept.len() as i32 + self.forecast.hope(kept))
    }

    /// What a herd is worth: who survives this round, and where it stands for the next.
    fn herd(&self, herd: CellSet) -> i32 {
        self.forecast.herd(self.state, herd)
    }

    /// What playing a card now is worth beyond keeping it; in the last rounds there is nothing to keep it for.
    fn card(&self, play: Play, now: i32) -> i32 {
        let kept = HELD * self.forecast.rounds.min(300) / 300;
        self.effect(play, now) - kept
    }

    fn effect(&self, play: Play, now: i32) -> i32 {
        let state = self.state;
        let mut after = *state;
        match play {
            Play::Plain(card @ (Card::HurriedSeason | Card::SeasonTurnsBack | Card::StalledSeason)) => {
                let steps = match card {
                    Card::StalledSeason => -state.token.step(),
                    card => state.values.amount(card),
                };
                after.section = state.values.wheel.turned(state.section, steps);
                self.lead(&after) - self.lead(state)
            }
            Play::Plain(Card::WinterDown) => {
                after.effects.down = Some(self.seat);
                self.lead(&after) - self.lead(state)
            }
            Play::Plain(Card::MudWallow) => {
                after.effects.wallow = Some(self.seat);
                self.lead(&after) - self.lead(state)
            }
            Play::At(Card::MoultingSickness, target) => {
                after.effects.moulting = Some(target);
                self.lead(&after) - self.lead(state)
            }
            Play::At(_, target) => 15 * i32::from(state.budget(target)),
            Play::Plain(Card::Stampede) => 45 * self.unsafe_dinosaurs() * i32::from(state.points == 0),
            Play::Plain(Card::BattleFury) => self.fury(now),
            Play::Plain(Card::ClosedRanks) => 60,
            Play::Plain(Card::FickleFortune) => self.fortune(),
            Play::Plain(Card::RichClutch) => 25 * i32::from(8 - state.herd_size(self.seat)),
            Play::Plain(_) => self.lean(),
            Play::Raft(from, to) => self.herd(self.moved(from, to)) - now,
            Play::Nest(at) => self.birth(None, at, now),
            Play::NestFor(old, at) => self.birth(Some(old), at, now),
        }
    }

    /// How many survive this round beyond the mean of the others, in hundredths.
    fn lead(&self, state: &State) -> i32 {
        let survive = |seat| 100 * state.toll(seat).most() as i32;
        let others: i32 = Seat::all(state.seats()).filter(|seat| *seat != self.seat).map(survive).sum();
        survive(self.seat) - others / (i32::from(state.seats()) - 1)
    }

    fn unsafe_dinosaurs(&self) -> i32 {
        let toll = self.state.toll(self.seat);
        toll.herd.len() as i32 - toll.most() as i32
    }

    /// What more horns bring in the attacks that could be made now.
    fn fury(&self, now: i32) -> i32 {
        let (state, island) = (self.state, &self.state.island);
        let gain = state.values.gain(Card::BattleFury);
        let mut best = 0;
        for from in state.herds[self.seat] {
            for at in island.around(from).and(state.prey(self.seat)) {
                let Some(defender) = state.owner(CellSet::one(at)) else { continue };
                let won = self.herd(self.moved(island.hex(from), island.hex(at))) - now + THEIR_LOSS;
                let more = self.odds(defender, gain) - self.odds(defender, 0);
                best = best.max(more * won / 100 * i32::from(state.points));
            }
        }
        best
    }

    /// The die is rolled again where it fell badly.
    fn fortune(&self) -> i32 {
        let Phase::Rolled(combat, face, _) = self.state.phase else { return -1000 };
        let attacker = self.state.mover();
        let horns = (self.state.attack_horns(attacker), self.state.defence_horns(combat.defender));
        let won = face.succeeds(horns.0, horns.1);
        if won == (self.seat == attacker) { -1000 } else { 100 }
    }

    /// What the others' eggs beyond the cap would have hatched.
    fn lean(&self) -> i32 {
        let cap = self.state.values.gain(Card::LeanYear);
        let eggs = |seat: Seat| i32::from(self.state.eggs(seat).saturating_sub(cap));
        let others = Seat::all(self.state.seats()).filter(|seat| *seat != self.seat);
        20 * others.map(eggs).sum::<i32>()
    }
}
