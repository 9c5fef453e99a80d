//! Games told in notation. Seats are numbers from 1, cards are texts such as `"b01#1 n07"`.

use dino_core::{Clock as _, ClockReading, Game, Pending, Viewer};
use dino_testkit::story::said;
pub(crate) use dino_testkit::story::{Story, at, join};
use mesozooic::{Action, CardId, RoundPoints, State, Timer, View, Zoo, total};
use std::time::Duration;

dino_testkit::story!(Play for State);

impl Play {
    /// Directors are drawn, seat 1 the first and so on, and all chance has fallen, always the first card possible: hands
    /// are dealt, or zoos laid out, in the order of the cards.
    pub(crate) fn ready_to_act(seats: u8, options: &str) -> Play {
        Play::start(seats, options).falls()
    }

    /// A build with everybody's own set laid out in order: B01 to B11, the hole bottom right, GO said.
    pub(crate) fn building(seats: u8, options: &str) -> Play {
        let game = Play::ready_to_act(seats, &format!("draft=off {options}"));
        (1..=seats).fold(
            game,
            |game, seat| if game.listed(seat) == "ready" { game.act(seat, "ready") } else { game },
        )
    }

    pub(crate) fn act(&self, seat: u8, action: &str) -> Play {
        self.after(&format!("{seat} {action}"))
    }

    /// The game after chance has fallen, always the first way possible, until it falls no more.
    pub(crate) fn falls(&self) -> Play {
        let mut game = *self;
        while game.0.pending() == Pending::Chance {
            game = game.fall();
        }
        game
    }

    /// Every seat picks the first two cards it may, and chance falls.
    pub(crate) fn all_pick(&self) -> Play {
        let seats = self.0.pending().seats();
        seats.iter().fold(*self, |game, seat| game.act(seat.number(), &game.legal(seat.number())[0]))
    }

    /// Every seat that is asked says this.
    pub(crate) fn all(&self, action: &str) -> Play {
        self.0.pending().seats().iter().fold(*self, |game, seat| game.act(seat.number(), action))
    }

    /// What the rules say to a slide at so many milliseconds of the clock, the seat's last one having been at `last`.
    pub(crate) fn timed(&self, seat: u8, card: &str, clock: u64, last: Option<u64>) -> String {
        let [elapsed, last] = [Some(clock), last].map(|time| time.map(Duration::from_millis));
        let reading = ClockReading { elapsed: elapsed.unwrap_or_default(), last };
        let slide = Action::Slide(card.parse().expect("a card"));
        let answer =
            self.0.check(at(seat), slide).and_then(|()| Timer::is_timely(&self.0, at(seat), slide, reading));
        answer.map_or_else(said, |()| "counts".to_owned())
    }

    /// Milliseconds of the limit that runs.
    pub(crate) fn limit(&self) -> Option<u128> {
        Timer::limit(&self.0).map(|limit| limit.as_millis())
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
        Play::laid_out(&view)
    }

    /// Each seat's rank and total.
    pub(crate) fn ranks(&self) -> Vec<(u8, i32)> {
        let standing = self.standing();
        standing.ranks.iter().copied().zip(standing.totals.iter().copied()).collect()
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
