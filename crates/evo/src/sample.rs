//! A world that looks like a view: others' cards, totals and the token that sixth sense has seen are drawn among
//! those the viewer cannot exclude. Nobody else waits in it: one has to reckon with what others might play.

use crate::card::{ALL_CARDS, CardSet};
use crate::climate::Token;
use crate::gene::Gene;
use crate::state::{MAX_ROUNDS, Past, START_MP, State, TOP};
use crate::view::View;
use dino_core::draw::below;
use dino_core::{BySeat, Pile, Rng, Seat};

impl State {
    /// What a view tells for sure: hands it does not show are empty, and nobody has paid anything.
    pub(crate) fn open_facts(view: &View) -> State {
        let seats = view.options.seats;
        let mut state = State {
            values: view.values,
            island: view.island,
            options: view.options,
            phase: view.phase,
            round: view.round,
            section: view.section,
            token: view.token.unwrap_or(Token::Still),
            pile: Pile::new(view.pile),
            next: view.next,
            order: [Seat::FIRST; 5],
            turn: view.turn,
            herds: view.herds,
            newborns: view.newborns,
            lost: view.lost,
            species: view.species,
            mp: BySeat::new(seats, START_MP),
            bag: Pile::new(view.bag),
            seen: view.seen,
            row: view.row,
            rowed: view.rowed,
            pawns: view.pawns,
            barred: view.barred,
            hands: BySeat::new(seats, CardSet::EMPTY),
            discard: view.discard,
            quiet: view.quiet,
            passed: view.passed,
            points: view.points,
            flown: view.flown,
            egg: view.egg,
            effects: view.effects,
            past: [Past { section: 0, spent: BySeat::new(seats, 0), herds: BySeat::new(seats, 0) };
                MAX_ROUNDS],
        };
        state.order.iter_mut().zip(&view.order).for_each(|(place, seat)| *place = *seat);
        for seat in Seat::all(seats) {
            state.hands[seat] = view.hands[seat].cards.unwrap_or(CardSet::EMPTY);
            state.mp[seat] = view.mp[seat].unwrap_or(START_MP);
        }
        state
    }

    pub(crate) fn guess_token(&self, rng: &mut impl Rng) -> Option<Token> {
        let weight = |token: &Token| self.token_weight(*token);
        let mut ticket = below(rng, Token::ALL.iter().map(weight).sum::<u32>().max(1));
        Token::ALL.iter().copied().find(|token| {
            let here = ticket < weight(token);
            ticket = ticket.wrapping_sub(weight(token));
            here
        })
    }

    /// Cards the viewer has not seen are dealt to the hands it cannot look into.
    pub(crate) fn guess_hands(&mut self, view: &View, rng: &mut impl Rng) {
        let known = view.hands.iter().filter_map(|hand| hand.cards);
        let mut unseen = known.fold(ALL_CARDS.without(view.discard), CardSet::without);
        for seat in Seat::all(self.seats()) {
            self.hands[seat] = view.hands[seat].cards.unwrap_or_else(|| {
                let mut hand = CardSet::EMPTY;
                for _ in 0..view.hands[seat].size {
                    let card = unseen.nth(below(rng, unseen.len().max(1)));
                    unseen.remove(card);
                    hand.insert(card);
                }
                hand
            });
        }
    }

    /// What others paid in each round is drawn within their means; the bid that lies in the laboratory must still be
    /// payable (EVO-27).
    pub(crate) fn guess_totals(&mut self, view: &View, rng: &mut impl Rng) {
        for (past, round) in self.past.iter_mut().zip(&view.rounds) {
            past.section = round.section;
            past.herds = round.herds;
        }
        for seat in Seat::all(self.seats()) {
            let mut mp = START_MP;
            for (past, round) in self.past.iter_mut().zip(&view.rounds) {
                let most = if paid(&view.phase, past, seat) { TOP.min(mp) } else { 0 };
                past.spent[seat] = round.spent[seat].unwrap_or_else(|| below(rng, u32::from(most) + 1) as u8);
                mp = mp.saturating_sub(past.spent[seat]) + past.herds[seat];
            }
            let owed = match self.pawns[seat] {
                Some(pawn) if matches!(view.phase, crate::Phase::Bid(_)) => {
                    pawn.value.saturating_sub(self.species[seat].count(Gene::Vial))
                }
                _ => 0,
            };
            for past in self.past.iter_mut().rev() {
                let back = past.spent[seat].min(owed.saturating_sub(mp));
                past.spent[seat] -= back;
                mp += back;
            }
            self.mp[seat] = mp;
        }
    }
}

/// Whether a round has got as far as paying.
fn paid(phase: &crate::Phase, past: &Past, seat: Seat) -> bool {
    use crate::{AfterPeek, Moment, Phase};
    let before = matches!(
        phase,
        Phase::Peek(_, AfterPeek::Climate)
            | Phase::Window(Moment::ClimateEnd, _)
            | Phase::Genes
            | Phase::Bid(_)
    );
    // A round that has ended has a herd.
    past.herds[seat] > 0 || !before
}
