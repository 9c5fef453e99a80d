//! Games told in notation.

use dino_core::{Game, Viewer};
use dino_testkit::setup::Setup;
use dino_testkit::sheet::Sheets;
pub(crate) use dino_testkit::story::{Story, at};
use template_game::{State, View};

dino_testkit::story!(Play for State);

impl Play {
    /// A game in which the seats were dealt these hands, such as `"5 4 1"`.
    pub(crate) fn dealt(options: &str, hands: &[&str]) -> Play {
        Play::start(hands.len() as u8, options).hands(hands)
    }

    /// The same with an edited sheet.
    pub(crate) fn with_sheet(options: &str, edit: (&str, &str), hands: &[&str]) -> Play {
        let config = State::config_with(hands.len() as u8, options, &State::sheet(&[edit]));
        Play::at(State::new(&config)).hands(hands)
    }

    fn hands(self, hands: &[&str]) -> Play {
        (1..).zip(hands).fold(self, |game, (seat, hand)| game.deal(seat, hand))
    }

    /// The game after cards were dealt to a seat.
    pub(crate) fn deal(&self, seat: u8, cards: &str) -> Play {
        cards.split(' ').fold(*self, |game, card| game.after(&format!("* deal {seat} {card}")))
    }

    /// The game after each seat laid its card.
    pub(crate) fn trick(&self, cards: &[u8]) -> Play {
        (1..).zip(cards).fold(*self, |game, (seat, card)| game.after(&format!("{seat} lay {card}")))
    }

    /// What a seat may know.
    pub(crate) fn view(&self, seat: u8) -> View {
        self.0.view(Viewer::Seat(at(seat)))
    }

    /// The points of all seats so far.
    pub(crate) fn points(&self) -> Vec<u8> {
        let view = self.0.view(Viewer::Public);
        view.points.iter().map(|points| points.iter().sum()).collect()
    }
}
