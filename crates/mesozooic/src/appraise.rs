//! What an action is worth to a seat: what the `greedy` bot goes by.
//!
//! A pick is worth what the kept cards could become: every enclosure closed, every track joined, every attraction beside
//! its share of trucks. A slide is worth the best zoo within a few slides, the nearer the better; so a bot that goes by
//! it always comes nearer and stops in the end.

use crate::action::Action;
use crate::card::CardId;
use crate::components::Components;
use crate::face::{Face, Side};
use crate::rules::pairs;
use crate::score::{total, zoo_points};
use crate::solve::{AHEAD, PLANNED, next_slides, quick_best};
use crate::state::{Phase, Stage, State};
use crate::view::View;
use crate::zoo::Zoo;
use dino_core::draw::below;
use dino_core::heuristics::final_scores;
use dino_core::{BySeat, Game as _, GameExt as _, Heuristics, Rng, Seat};

/// How many slides ahead a slide is appraised.
const LOOK_AHEAD: u8 = 5;
/// What being a slide nearer is worth, in hundredths of a point.
const NEARER: i32 = 5;
/// What is reached of the best zoo there is, of a hundred.
const REACHED: i32 = 88;
/// Slides a seat makes in each build of a playout.
const PLAYOUT_SLIDES: u16 = 40;

impl Heuristics for State {
    fn appraise(view: &View, seat: Seat, actions: &[Action], out: &mut Vec<i32>) {
        let score = |zoo: &Zoo| scored(view, seat, zoo);
        let zoo = view.zoo(seat);
        out.extend(actions.iter().map(|action| match *action {
            Action::Pick(one, other) => promise(view, one, other),
            Action::Start | Action::Ready => 0,
            Action::Done | Action::Leave => zoo.map_or(0, score),
            Action::Slide(card) => zoo.map_or(0, |zoo| {
                let mut zoo = *zoo;
                if let Some(cell) = zoo.find(card) {
                    let run = zoo.run(cell).unwrap_or(0);
                    let back = zoo.hole();
                    zoo.slide(cell);
                    return best_within(&zoo, back.filter(|_| run == 1), LOOK_AHEAD, &score)
                        - NEARER * i32::from(run);
                }
                0
            }),
            Action::Swap(one, other) => zoo.map_or(0, |zoo| {
                let mut zoo = *zoo;
                if let (Some(one), Some(other)) = (zoo.find(one), zoo.find(other)) {
                    zoo.exchange(one, other);
                }
                score(&zoo)
            }),
            Action::Time => i32::MIN,
        }));
    }

    /// The next slides of a build, or done when no better zoo is in sight. Nothing in other phases.
    fn plan(view: &View, seat: Seat, actions_left: Option<u32>) -> Vec<Action> {
        let (Some(zoo), Some(director)) = (view.zoo(seat), view.directors[seat]) else { return Vec::new() };
        if view.stages[seat] != Stage::Build {
            return Vec::new();
        }
        let in_time = actions_left.unwrap_or(u32::MAX);
        let most = in_time.min(view.slides_left[seat].into()).min(u16::MAX.into()) as u16;
        let slides = next_slides(&view.components, zoo, director, most);
        // Where the search saw to the end of the time, or found nothing better, there is nothing to plan after it.
        let done = slides.is_empty() || (most <= AHEAD && slides.len() < PLANNED);
        slides.into_iter().map(Action::Slide).chain(done.then_some(Action::Done)).collect()
    }

    /// As long as the clock runs people slide: 40 slides in each build, then done.
    #[inline]
    fn playout_action(
        &self,
        seat: Seat,
        ticket: impl FnOnce(u32) -> u32,
        scratch: &mut Vec<Action>,
    ) -> Action {
        if self.stages[seat] != Stage::Build {
            return self.pick_action(seat, ticket, scratch);
        }
        if self.slides[seat] >= PLAYOUT_SLIDES {
            return Action::Done;
        }
        self.any_slidable(seat, ticket).map_or(Action::Done, Action::Slide)
    }

    /// In the draft the pair that promises most. Nobody slides in a playout: zoos are valued by their cards.
    fn policy_action(&self, seat: Seat, rng: &mut impl Rng, scratch: &mut Vec<Action>) -> Action {
        if self.phase == Phase::Pick {
            return self.promising_pick(seat, rng);
        }
        match self.stages[seat] {
            Stage::Build => Action::Done,
            Stage::Crane => Action::Leave,
            _ => {
                scratch.clear();
                self.choices(seat, scratch);
                scratch[0]
            }
        }
    }

    fn prior(&self, seat: Seat, actions: &[Action], out: &mut Vec<i32>) {
        let kept = self.tally(seat);
        out.extend(actions.iter().map(|action| match *action {
            Action::Pick(one, other) => kept.with(&self.components, one, other).promise(&self.components),
            _ => 0,
        }));
    }

    /// A build is planned, which no search does better.
    fn is_searchable(&self, _seat: Seat) -> bool {
        self.phase == Phase::Pick
    }

    /// In a build it says done at once: what comes of it is told by the count alone.
    fn follows_policy(&self) -> bool {
        self.stage().is_multiple_of(2)
    }

    /// The end of each draft is a pause: the cards of all zoos are known.
    fn stage(&self) -> u32 {
        let drafted = match self.phase {
            Phase::Director(_) | Phase::Advanced | Phase::Deal(_) | Phase::Pick | Phase::Lapse(_) => 0,
            Phase::Over => 2,
            _ => 1,
        };
        2 * u32::from(self.round) + drafted
    }

    /// The zoos counted, and about what will be made of the cards of this round.
    fn expected_scores(&self) -> BySeat<i32> {
        if let Some(standing) = self.standing() {
            return final_scores(&standing);
        }
        let mut expected = BySeat::new(self.options.seats, 0);
        for seat in Seat::all(self.options.seats) {
            let counted = &self.points[..usize::from(self.round)];
            let points: i32 = counted.iter().map(|round| i32::from(total(&round[seat]))).sum();
            expected[seat] = 100 * points + self.coming(seat);
        }
        expected
    }

    /// Four points a round.
    fn spread(&self) -> i32 {
        let rounds = i32::from(self.options.rounds() - self.round);
        40 * (100 * rounds).isqrt()
    }

    /// Picks stay face down until all are in (MES-13).
    fn hides_choices(&self) -> bool {
        self.phase == Phase::Pick
    }
}

impl State {
    /// The pair of the hand that promises most with what is kept.
    fn promising_pick(&self, seat: Seat, rng: &mut impl Rng) -> Action {
        let kept = self.tally(seat);
        let (mut best, mut most, mut equals) = (None, i32::MIN, 0);
        pairs(self.hands[seat], |one, other| {
            let promise = kept.with(&self.components, one, other).promise(&self.components);
            if promise > most {
                (best, most, equals) = (Some((one, other)), promise, 1);
            } else if promise == most {
                equals += 1;
                if below(rng, equals) == 0 {
                    best = Some((one, other));
                }
            }
        });
        best.map_or(Action::Done, |(one, other)| Action::Pick(one, other))
    }

    /// What a seat keeps so far, its director included.
    fn tally(&self, seat: Seat) -> Tally {
        let mut tally = Tally::default();
        self.kept(seat).for_each(|card| tally.add(self.components.face(card)));
        tally.add(self.components.faces[crate::card::FACES - 1]);
        tally
    }

    /// About what the zoo of this round will score, in hundredths.
    fn coming(&self, seat: Seat) -> i32 {
        let zoo = self.zoo(seat);
        let director = crate::card::CardId::director(self.directors[seat].min(crate::card::SETS - 1));
        match self.stages[seat] {
            Stage::Crane | Stage::Finished => 100 * i32::from(total(&zoo_points(&self.components, zoo))),
            _ if self.directors[seat] == crate::state::NONE => 0,
            _ if !zoo.cards().is_empty() && zoo.hole().is_some() => {
                REACHED * i32::from(quick_best(&self.components, zoo.cards().iter(), director, zoo.columns()))
            }
            _ if self.options.draft && self.taken[seat][0] != crate::state::NONE => {
                let kept = self.kept(seat);
                REACHED * i32::from(quick_best(&self.components, kept, director, self.options.columns()))
            }
            _ => 0,
        }
    }
}

/// What the zoo scores with the director in its hole, in hundredths.
fn scored(view: &View, seat: Seat, zoo: &Zoo) -> i32 {
    let mut zoo = *zoo;
    if let (Some(_), Some(director)) = (zoo.hole(), view.directors[seat]) {
        zoo.place(director);
    }
    100 * i32::from(total(&zoo_points(&view.components, &zoo)))
}

/// The best score within so many slides, less what the way there costs.
fn best_within(zoo: &Zoo, back: Option<u8>, slides: u8, score: &impl Fn(&Zoo) -> i32) -> i32 {
    let mut best = score(zoo);
    if slides == 0 {
        return best;
    }
    for cell in (0..zoo.len()).filter(|cell| Some(*cell) != back && zoo.run(*cell) == Some(1)) {
        let mut next = *zoo;
        next.slide(cell);
        best = best.max(best_within(&next, zoo.hole(), slides - 1, score) - NEARER);
    }
    best
}

/// What the cards kept so far, these two among them, could become.
fn promise(view: &View, one: CardId, other: CardId) -> i32 {
    let kept = view.own.iter().flat_map(|own| own.taken.iter().copied());
    let mut tally = Tally::default();
    for card in kept.chain([one, other]) {
        tally.add(view.components.face(card));
    }
    tally.add(view.components.faces[crate::card::FACES - 1]);
    tally.promise(&view.components)
}

/// How many there are of each element.
#[derive(Clone, Copy, Default)]
struct Tally {
    halves: [i32; 4],
    attractions: i32,
    trucks: i32,
    exits: [i32; 4],
    topiaries: i32,
    gates: i32,
    shops: i32,
    cranes: i32,
}

impl Tally {
    fn with(mut self, components: &Components, one: CardId, other: CardId) -> Tally {
        self.add(components.face(one));
        self.add(components.face(other));
        self
    }

    fn add(&mut self, face: Face) {
        for (at, side) in Side::ALL.into_iter().enumerate() {
            self.halves[at] += i32::from(face.opens(side));
            self.exits[at] += i32::from(face.exits(side));
        }
        self.attractions += i32::from(face.has_attraction());
        self.trucks += i32::from(face.has_truck());
        self.topiaries += i32::from(face.topiaries());
        self.gates += i32::from(face.gate().is_some());
        self.shops += i32::from(face.is_shop());
        self.cranes += i32::from(face.is_crane());
    }

    /// In hundredths of a point. A lone half is worth hoping for its mate; a truck and an attraction share about as many
    /// edges as the rarer of them has sides.
    fn promise(&self, components: &Components) -> i32 {
        let values = &components.points;
        let [north, east, south, west] = self.halves;
        let enclosures =
            100 * (north.min(south) + east.min(west)) + 25 * ((north - south).abs() + (east - west).abs());
        let [north, east, south, west] = self.exits;
        let joints = (east.min(west) - 1).max(0) + north.min(south);
        let served =
            160 * self.attractions.min(self.trucks) + 60 * (self.attractions - self.trucks).abs().min(4);
        enclosures * i32::from(values.enclosure)
            + 90 * joints * i32::from(values.monorail)
            + served * i32::from(values.attraction)
            + 100 * self.topiaries * i32::from(values.topiary)
            + 85 * self.gates.min(4) * i32::from(values.gate)
            + 85 * self.shops.min(4) * i32::from(values.shop)
            + 300 * self.cranes
    }
}
