//! Games told in notation. Seats are numbers from 1, cards are texts such as `"b01#1 n07"`.

use crate::support::{build, sheet};
use dino_core::{Event, Game, Pending, Refusal, Seat, Stamp, Standing, Viewer};
use mesozooic::{Action, CardId, Chance, RoundPoints, State, View, Zoo, total};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use std::fmt::Display;
use std::time::Duration;

/// A game. Nothing changes it: what happens next is another one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Play(State);

impl Play {
    /// A game from its first moment, with options such as `draft=off`.
    pub(crate) fn start(seats: u8, options: &str) -> Play {
        Play::with(seats, options, &[])
    }

    /// The same with an edited sheet.
    pub(crate) fn with(seats: u8, options: &str, edits: &[(&str, &str)]) -> Play {
        Play(State::new(&build(seats, options, Some(&sheet(edits))).expect("a configuration")))
    }

    /// Directors are drawn, seat 1 the first and so on, and all chance has fallen, always the first card possible: hands
    /// are dealt, or zoos laid out, in the order of the cards.
    pub(crate) fn ready_to_act(seats: u8, options: &str) -> Play {
        Play::start(seats, options).falls()
    }

    /// A build with everybody's own set laid out in order: B01 to B11, the hole bottom right, GO said.
    pub(crate) fn building(seats: u8, options: &str) -> Play {
        let game = Play::ready_to_act(seats, &format!("draft=off {options}"));
        (1..=seats)
            .fold(game, |game, seat| if game.legal(seat) == "ready" { game.act(seat, "ready") } else { game })
    }

    /// The game after events such as `"1 slide b11#1, 2 done, * deal 1 n07"`.
    pub(crate) fn after(&self, events: &str) -> Play {
        let mut state = self.0;
        for line in events.split(", ") {
            let event: Event<Action, Chance> =
                line.parse().unwrap_or_else(|error| panic!("{line:?}: {error}"));
            state.apply(&event).unwrap_or_else(|refusal| panic!("{line:?}: {refusal}"));
            assert_eq!(state.audit(), Ok(()), "after {line:?}");
        }
        Play(state)
    }

    pub(crate) fn act(&self, seat: u8, action: &str) -> Play {
        self.after(&format!("{seat} {action}"))
    }

    /// The game after chance has fallen, always the first way possible, until it falls no more.
    pub(crate) fn falls(&self) -> Play {
        let mut game = *self;
        while game.0.pending() == Pending::Chance {
            game = game.after(&format!("* {}", game.chance()[0]));
        }
        game
    }

    /// Every seat picks the first two cards it may, and chance falls.
    pub(crate) fn all_pick(&self) -> Play {
        let seats = self.0.pending().seats();
        seats.iter().fold(*self, |game, seat| {
            let first = game.legal(seat.number()).split(", ").next().map(str::to_owned);
            game.act(seat.number(), &first.expect("a pick"))
        })
    }

    /// Every seat that is asked says this.
    pub(crate) fn all(&self, action: &str) -> Play {
        self.0.pending().seats().iter().fold(*self, |game, seat| game.act(seat.number(), action))
    }

    /// The rule an event is refused by, or what else the refusal says. The state stays as it was.
    pub(crate) fn refusal(&self, event: &str) -> String {
        let mut state = self.0;
        let refusal = state.apply(&event.parse().expect("an event")).expect_err("a refusal");
        assert_eq!(state, self.0, "a refused event changes nothing");
        said(refusal)
    }

    /// What the rules say to a slide at so many milliseconds of the clock, the seat's last one having been at `last`.
    pub(crate) fn timed(&self, seat: u8, card: &str, clock: u64, last: Option<u64>) -> String {
        let stamp = Stamp { clock: Duration::from_millis(clock), last: last.map(Duration::from_millis) };
        let slide = Action::Slide(card.parse().expect("a card"));
        let answer = self.0.check(at(seat), slide).and_then(|()| self.0.is_timely(at(seat), slide, stamp));
        answer.map_or_else(said, |()| "counts".to_owned())
    }

    /// What a seat may do now.
    pub(crate) fn legal(&self, seat: u8) -> String {
        let mut actions = Vec::new();
        self.0.legal_actions(at(seat), &mut actions);
        join(actions, ", ")
    }

    /// How chance may fall now; all ways are equally likely.
    pub(crate) fn chance(&self) -> Vec<String> {
        let mut outcomes = Vec::new();
        self.0.chance_outcomes(&mut outcomes);
        assert!(outcomes.iter().all(|(_, weight)| *weight == 1));
        outcomes.iter().map(|(outcome, _)| outcome.to_string()).collect()
    }

    /// Whom the game waits for: `seats 1 2`, `chance` or `nobody`.
    pub(crate) fn waits_for(&self) -> String {
        match self.0.pending() {
            Pending::Seats(seats) => format!("seats {}", join(seats.iter(), " ")),
            Pending::Chance => "chance".to_owned(),
            Pending::Over => "nobody".to_owned(),
        }
    }

    /// Milliseconds of the limit that runs.
    pub(crate) fn limit(&self) -> Option<u128> {
        self.0.time_limit().map(|limit| limit.as_millis())
    }

    pub(crate) fn state(&self) -> &State {
        &self.0
    }

    /// What a seat sees.
    pub(crate) fn seen(&self, seat: u8) -> View {
        self.0.view(Viewer::Seat(at(seat)))
    }

    pub(crate) fn public(&self) -> View {
        self.0.view(Viewer::Public)
    }

    /// Everything there is to see.
    pub(crate) fn view(&self) -> View {
        self.0.view(Viewer::Everything)
    }

    /// A seat's zoo as the seat sees it, without the numbers of the sets.
    pub(crate) fn zoo(&self, seat: u8) -> String {
        let view = self.seen(seat);
        view.zoo(at(seat)).map_or(String::new(), plain)
    }

    /// A seat's hand.
    pub(crate) fn hand(&self, seat: u8) -> String {
        self.seen(seat).own.map_or(String::new(), |own| join(own.hand, " "))
    }

    /// What each seat scored in the round counted last.
    pub(crate) fn scores(&self) -> Vec<u16> {
        let view = self.view();
        view.points.last().expect("a counted round").iter().map(total).collect()
    }

    pub(crate) fn standing(&self) -> Standing {
        self.0.standing().expect("the end of the game")
    }

    /// A finished game in which the seats scored this, round by round.
    pub(crate) fn over(options: &str, scores: &[[u8; 3]]) -> Play {
        let seats = scores.len() as u8;
        let mut game = Play::ready_to_act(seats, &format!("draft=off limit=slides {options}"));
        while game.waits_for() != "nobody" {
            game = game.all("done").falls();
        }
        let mut view = game.view();
        for (round, points) in view.points.iter_mut().enumerate() {
            for (points, scores) in points.iter_mut().zip(scores) {
                *points = RoundPoints::default();
                points[0] = scores[round];
            }
        }
        let state = State::sample(&view, &mut Xoshiro256PlusPlus::seed_from_u64(0));
        assert_eq!(state.audit(), Ok(()));
        Play(state)
    }

    /// Each seat's rank and total.
    pub(crate) fn ranks(&self) -> Vec<(u8, i32)> {
        let standing = self.standing();
        standing.ranks.iter().copied().zip(standing.totals.iter().copied()).collect()
    }
}

fn said(refusal: Refusal) -> String {
    match refusal {
        Refusal::Against(rule) => rule.to_string(),
        other => other.to_string(),
    }
}

/// A zoo row by row, cards without the numbers of their sets.
pub(crate) fn plain(zoo: &Zoo) -> String {
    let name = |card: Option<CardId>| {
        card.map_or("--".to_owned(), |card| card.to_string().split('#').next().unwrap_or_default().to_owned())
    };
    let cells: Vec<String> = zoo.cells().map(name).collect();
    cells.chunks(usize::from(zoo.columns())).map(|row| row.join(" ")).collect::<Vec<_>>().join(" / ")
}

/// The seat with this number.
pub(crate) fn at(seat: u8) -> Seat {
    Seat::new(seat - 1)
}

pub(crate) fn join<T: Display>(items: impl IntoIterator<Item = T>, between: &str) -> String {
    items.into_iter().map(|item| item.to_string()).collect::<Vec<_>>().join(between)
}
