//! Situations put together by hand, and games told in notation.
//!
//! Seats are numbers from 1, cards and tiles are texts such as `"trex#1 grey#2"` and `"3 10"`.

use cubosaurs::{ALL_CARDS, CardSet, Phase, RoundPoints, State, View};
use dino_core::{BySeat, Game, Id, IdSet, Viewer};
use dino_testkit::setup::Setup;
use dino_testkit::sheet::Sheets;
use dino_testkit::story::join;
pub(crate) use dino_testkit::story::{Story, at};
use std::fmt::Debug;
use std::str::FromStr;

/// A moment of play to be laid out. What is not said is empty, 0, or up to seat 1.
#[derive(Clone)]
pub(crate) struct Scene {
    view: View,
    deck: Option<u8>,
}

impl Scene {
    /// The base game.
    pub(crate) fn new(seats: u8) -> Scene {
        Scene::with(seats, "", &[])
    }

    /// The advanced game.
    pub(crate) fn advanced(seats: u8) -> Scene {
        Scene::with(seats, "dna=on", &[])
    }

    /// A game with options such as `dna=on rounds=2` and an edited sheet.
    pub(crate) fn with(seats: u8, options: &str, edits: &[(&str, &str)]) -> Scene {
        let config = State::config_with(seats, options, &State::sheet(edits));
        let mut view = State::new(&config).view(Viewer::Public);
        view.phase = Phase::Decide;
        Scene { view, deck: None }
    }

    pub(crate) fn collection(mut self, seat: u8, cards: &str) -> Scene {
        self.view.collections[at(seat)] = set(cards);
        self
    }

    /// The hand on offer. Without one, a draw is due.
    pub(crate) fn hand(mut self, cards: &str) -> Scene {
        self.view.hand = set(cards);
        self
    }

    /// How many cards the deck holds; as many as fit when nothing is said. Where that leaves too few cards in
    /// sight, the others count as destroyed.
    pub(crate) fn deck(mut self, cards: u8) -> Scene {
        self.deck = Some(cards);
        self
    }

    /// Each seat's tokens; the others of the 40 are in the reserve.
    pub(crate) fn tokens(mut self, tokens: &[u8]) -> Scene {
        assert_eq!(tokens.len(), usize::from(self.view.options.seats));
        self.view.tokens = BySeat::from_slice(tokens, 0).expect("few seats");
        self.view.reserve = 40 - tokens.iter().sum::<u8>();
        self
    }

    pub(crate) fn market(mut self, tiles: &str) -> Scene {
        self.view.market = set(tiles);
        self
    }

    /// The tiles a seat has bought this round.
    pub(crate) fn bought(mut self, seat: u8, tiles: &str) -> Scene {
        self.view.bought_tiles[at(seat)] = set(tiles);
        self
    }

    pub(crate) fn turn(mut self, seat: u8) -> Scene {
        self.view.turn = at(seat);
        self
    }

    pub(crate) fn starter(mut self, seat: u8) -> Scene {
        self.view.starter = at(seat);
        self
    }

    /// One round more lies behind, in which the seats scored this.
    pub(crate) fn counted(mut self, scores: &[i8]) -> Scene {
        let mut points = BySeat::new(self.view.options.seats, RoundPoints::default());
        points.iter_mut().zip(scores).for_each(|(points, score)| points[0] = *score);
        self.view.points.push(points);
        self.view.round += 1;
        self
    }

    /// The scene as a game to be played on.
    pub(crate) fn play(mut self) -> Play {
        let view = &mut self.view;
        let in_sight =
            [view.hand].iter().chain(view.collections.iter()).fold(CardSet::EMPTY, |a, b| a.union(*b));
        view.unseen = ALL_CARDS.without(in_sight);
        let round_deck = 10 * view.options.seats;
        view.deck = self.deck.unwrap_or_else(|| round_deck - in_sight.len() as u8);
        while view.unseen.len() > u32::from(55 - round_deck + view.deck) {
            let card = view.unseen.iter().last().expect("a card");
            view.unseen.remove(card);
            view.destroyed.insert(card);
        }
        if view.hand.is_empty() {
            assert!(view.deck > 0, "a draw is due from an empty deck");
            view.phase = Phase::Draw;
        }
        Play::laid_out(view)
    }

    /// The end of the game, all rounds being counted.
    pub(crate) fn over(mut self) -> Play {
        self.view.phase = Phase::Over;
        self.view.round -= 1;
        self.view.deck = 0;
        self.view.unseen = (0..55 - 10 * u32::from(self.view.options.seats)).map(Id::from_index).collect();
        self.view.destroyed = ALL_CARDS.without(self.view.unseen);
        Play::laid_out(&self.view)
    }

    /// What each seat would score if the round were counted now.
    pub(crate) fn scores(self) -> Vec<i32> {
        let points = self.play().view().points_now();
        totals(&points)
    }
}

dino_testkit::story!(Play for State);

impl Play {
    /// The game after starting cards were dealt to a seat.
    pub(crate) fn deal(&self, seat: u8, cards: &str) -> Play {
        cards.split(' ').fold(*self, |game, card| game.after(&format!("* deal {seat} {card}")))
    }

    /// The game after so many falls of chance, each the first of those possible.
    pub(crate) fn falls(&self, times: u8) -> Play {
        (0..times).fold(*self, |game, _| game.fall())
    }

    /// What a seat may buy now.
    pub(crate) fn purchases(&self, seat: u8) -> String {
        join(self.legal(seat).iter().filter(|action| action.starts_with("buy")), ", ")
    }

    pub(crate) fn view(&self) -> View {
        self.0.view(Viewer::Public)
    }

    pub(crate) fn hand(&self) -> String {
        join(self.view().hand, " ")
    }

    pub(crate) fn collection(&self, seat: u8) -> String {
        join(self.view().collections[at(seat)], " ")
    }

    pub(crate) fn market(&self) -> String {
        join(self.view().market, " ")
    }

    pub(crate) fn bought(&self, seat: u8) -> String {
        join(self.view().bought_tiles[at(seat)], " ")
    }

    /// Each seat's tokens, then the reserve.
    pub(crate) fn tokens(&self) -> Vec<u8> {
        let view = self.view();
        view.tokens.iter().copied().chain([view.reserve]).collect()
    }

    /// What each seat scored in the round that was counted last.
    pub(crate) fn scores(&self) -> Vec<i32> {
        totals(self.view().points.last().expect("a counted round"))
    }

    pub(crate) fn ranks(&self) -> Vec<u8> {
        self.standing().ranks.as_slice().to_vec()
    }
}

/// The first copies of a type: `trex#1 trex#2`.
pub(crate) fn copies(card_type: &str, count: u8) -> String {
    join((1..=count).map(|copy| format!("{card_type}#{copy}")), " ")
}

/// A set of cards or tiles.
fn set<T: Id + FromStr<Err: Debug>>(text: &str) -> IdSet<T> {
    text.split_whitespace().map(|id| id.parse().expect("a card or a tile")).collect()
}

fn totals(points: &BySeat<RoundPoints>) -> Vec<i32> {
    points.iter().map(|points| points.iter().map(|points| i32::from(*points)).sum()).collect()
}
