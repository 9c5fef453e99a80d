//! A world that looks like a view.

use crate::card::{ADVANCED_CARDS, CRANES, CardId, CardSet};
use crate::score::RoundPoints;
use crate::state::{MAX_ROUNDS, NONE, Phase, Stage, State, advanced_pool};
use crate::view::{Own, View};
use crate::zoo::Zoo;
use dino_core::draw::below;
use dino_core::{BySeat, Rng, Seat};

/// A world the viewer cannot tell from the real one.
pub(crate) fn sample(view: &View, rng: &mut impl Rng) -> State {
    let mut state = open_facts(view);
    state.advanced = view.advanced;
    if let Some(secret) = &view.secret {
        (state.hands, state.dealt, state.seen, state.shown) =
            (secret.hands, secret.dealt, secret.seen, secret.shown);
        for (seat, taken) in Seat::all(view.options.seats).zip(&secret.taken) {
            write_taken(&mut state.taken[seat], taken);
        }
        return state;
    }
    // Advanced cards nobody here has seen are any others (MES-53).
    while state.advanced.len() < u32::from(view.advanced_count) {
        let left = advanced_pool(&view.options).without(state.advanced);
        // A view that somebody made up may speak of more than there are; the audit refuses that world.
        if left.is_empty() {
            break;
        }
        state.advanced.insert(any(left, rng));
    }
    state.seen.iter_mut().for_each(|seen| *seen = view.advanced.and(ADVANCED_CARDS));
    state.shown = view.advanced;
    Guess { view, state, own: view.own.as_ref().map(|own| (own.seat, own)) }.world(rng)
}

/// What the view says openly, as a state without hidden cards.
fn open_facts(view: &View) -> State {
    let seats = view.options.seats;
    let mut points = [BySeat::new(seats, RoundPoints::default()); MAX_ROUNDS];
    points.iter_mut().zip(&view.points).for_each(|(round, counted)| *round = *counted);
    let mut zoos = [BySeat::new(seats, Zoo::new(view.options.columns())); MAX_ROUNDS];
    for (round, seen) in zoos.iter_mut().zip(&view.zoos) {
        for (seat, zoo) in seen.each() {
            round[seat] = zoo.unwrap_or(Zoo::new(view.options.columns()));
        }
    }
    let mut directors = BySeat::new(seats, NONE);
    for (seat, director) in view.directors.each() {
        directors[seat] = director.map_or(NONE, CardId::director_number);
    }
    State {
        components: view.components,
        options: view.options,
        phase: view.phase,
        round: view.round.saturating_sub(1),
        pass: view.pass,
        time: view.time,
        directors,
        advanced: CardSet::EMPTY,
        seen: BySeat::new(seats, CardSet::EMPTY),
        shown: CardSet::EMPTY,
        dealt: BySeat::new(seats, CardSet::EMPTY),
        taken: BySeat::new(seats, [NONE; 12]),
        hands: BySeat::new(seats, CardSet::EMPTY),
        stages: view.stages,
        slides: view.slides,
        cranes: view.cranes.map(|cranes| cranes.unwrap_or(0)),
        zoos,
        points,
    }
}

/// A world being guessed.
struct Guess<'v> {
    view: &'v View,
    state: State,
    own: Option<(Seat, &'v Own)>,
}

impl Guess<'_> {
    fn world(mut self, rng: &mut impl Rng) -> State {
        let drafted = self.view.options.draft;
        match self.view.phase {
            Phase::Deal(_) => self.deal(rng),
            Phase::Pick | Phase::Lapse(_) => self.draft(rng),
            Phase::Lay(_) | Phase::Apart => {
                if drafted {
                    self.draft(rng);
                }
                self.state.begin_hands();
                self.lay(rng);
            }
            Phase::Director(_)
            | Phase::Advanced
            | Phase::Plan
            | Phase::Build
            | Phase::Crane
            | Phase::Over => {}
        }
        self.state
    }

    /// The cards of the deck the viewer has not met this round.
    fn unmet(&self) -> CardSet {
        let met = self.own.map_or(CardSet::EMPTY, |(_, own)| {
            own.seen_hands.iter().fold(CardSet::EMPTY, |met, hand| met.union(*hand))
        });
        self.state.deck().without(met)
    }

    /// Hands are being dealt: the own one is known.
    fn deal(&mut self, rng: &mut impl Rng) {
        let mut unmet = self.unmet();
        for (seat, size) in self.view.hands.each() {
            let hand = match self.own {
                Some((own, facts)) if own == seat => facts.hand,
                _ => draw(&mut unmet, *size, rng),
            };
            (self.state.dealt[seat], self.state.hands[seat]) = (hand, hand);
        }
    }

    /// Who took what: each hand is followed on its way, through the times the viewer held it.
    fn draft(&mut self, rng: &mut impl Rng) {
        let seats = self.view.options.seats;
        let mut unmet = self.unmet();
        if let Some((seat, own)) = self.own {
            write_taken(&mut self.state.taken[seat], &own.taken);
        }
        for first in Seat::all(seats) {
            self.follow(first, &mut unmet, rng);
        }
    }

    /// Follows the hand that was dealt to `first`.
    fn follow(&mut self, first: Seat, unmet: &mut CardSet, rng: &mut impl Rng) {
        let passes = self.view.pass + 1;
        let size = self.view.options.zoo_cards();
        let sighting = |pass: u8, holder: Seat| match self.own {
            Some((own, facts)) if own == holder => facts.seen_hands.get(usize::from(pass)).copied(),
            _ => None,
        };
        let (seats, clockwise) = (self.view.options.seats, self.view.clockwise);
        // Searchers sample thousands of times: no list is made.
        let holder = |pass: u8| first.round(seats, clockwise).nth(usize::from(pass % seats)).unwrap_or(first);
        let first_sight = (0..passes).find_map(|pass| Some((pass, sighting(pass, holder(pass))?)));
        // Before it was first seen two cards a pass had gone, and nobody here knows which.
        let mut hand = match first_sight {
            Some((pass, seen)) => seen.union(draw(unmet, 2 * pass, rng)),
            None => draw(unmet, size, rng),
        };
        self.state.dealt[first] = hand;
        for pass in 0..passes {
            let (later, holder) =
                ((pass + 1..passes).find_map(|pass| sighting(pass, holder(pass))), holder(pass));
            if pass + 1 == passes {
                self.state.hands[holder] = hand;
            }
            let count = self.view.taken[holder].saturating_sub(2 * pass).min(2);
            if self.own.is_some_and(|(own, _)| own == holder) {
                let taken = self.state.taken[holder];
                let taken = taken[usize::from(2 * pass)..].iter().take(usize::from(count));
                hand = hand.without(taken.filter_map(|index| CardId::from_index(*index)).collect());
                continue;
            }
            // What the viewer sees in it later was not taken now.
            let mut free = hand.without(later.unwrap_or(CardSet::EMPTY));
            let taken = draw(&mut free, count, rng);
            for (to, card) in self.state.taken[holder][usize::from(2 * pass)..].iter_mut().zip(taken) {
                *to = card.index();
            }
            hand = hand.without(taken);
        }
    }

    /// Zoos the viewer does not see are laid out and slid at random.
    fn lay(&mut self, rng: &mut impl Rng) {
        for seat in Seat::all(self.view.options.seats) {
            let (stage, laid) = (self.view.stages[seat], self.view.laid[seat]);
            if self.own.is_some_and(|(own, _)| own == seat) {
                let zoo = self.state.zoo(seat).cards();
                self.state.hands[seat] = self.own.map_or(CardSet::EMPTY, |(_, own)| own.hand).without(zoo);
                continue;
            }
            let mut zoo = Zoo::new(self.view.options.columns());
            for next in 0..laid.min(self.view.options.zoo_cards()) {
                let card = any(self.state.hands[seat], rng);
                self.state.hands[seat].remove(card);
                zoo.lay(card, next);
            }
            if zoo.hole().is_some() {
                self.state.hands[seat] = CardSet::EMPTY;
            }
            for _ in 0..self.view.slides[seat] {
                let mut steps = (0..zoo.len()).filter(|cell| zoo.run(*cell) == Some(1));
                let count = steps.clone().count() as u32;
                if let Some(cell) = steps.nth(below(rng, count) as usize) {
                    zoo.slide(cell);
                }
            }
            if stage >= Stage::Crane {
                zoo.place(CardId::director(self.state.directors[seat]));
                let cranes = zoo.cards().and(CRANES).len() as u8;
                self.state.cranes[seat] = if stage == Stage::Crane { cranes } else { 0 };
            }
            *self.state.zoo_mut(seat) = zoo;
        }
    }
}

fn write_taken(to: &mut [u8; 12], taken: &[CardId]) {
    to.iter_mut().zip(taken).for_each(|(to, card)| *to = card.index());
}

fn any(cards: CardSet, rng: &mut impl Rng) -> CardId {
    cards.nth(below(rng, cards.len()))
}

/// Takes so many cards out, or all when there are no more.
fn draw(cards: &mut CardSet, count: u8, rng: &mut impl Rng) -> CardSet {
    let mut drawn = CardSet::EMPTY;
    for _ in 0..count {
        if cards.is_empty() {
            break;
        }
        let card = any(*cards, rng);
        cards.remove(card);
        drawn.insert(card);
    }
    drawn
}
