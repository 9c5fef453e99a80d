//! Tables of any game that bots play, for the checks.

use crate::model::LogLine;
use crate::show::Show;
use crate::shown_view::{ShownView, ViewOf};
use crate::words::Words;
use dino_bots::{Decision, Kind};
use dino_core::{Configure, Game, GameExt as _, Pending, Seat, Seed, Standing, Table, Viewer};

/// What the checks ask of a table.
pub(crate) trait Played {
    fn id(&self) -> &'static str;
    fn seats(&self) -> u8;
    fn events(&self) -> usize;
    fn pending(&self) -> Pending;
    fn legal(&self, seat: Seat) -> Vec<String>;
    fn view(&self, viewer: Viewer) -> Box<dyn ShownView>;
    fn log(&self, viewer: Viewer, names: &[String], words: &Words) -> Vec<LogLine>;
    fn standing(&self) -> Option<Standing>;
    /// A bot acts for the seat, then chance falls until it falls no more.
    fn bot_acts(&mut self, seat: Seat, at_random: bool, seed: u64);
}

impl<G: Show> Played for Table<G> {
    fn id(&self) -> &'static str {
        G::META.id
    }

    fn seats(&self) -> u8 {
        self.config().seats()
    }

    fn events(&self) -> usize {
        Table::events(self).len()
    }

    fn pending(&self) -> Pending {
        self.state().pending()
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        let mut legal = Vec::new();
        self.state().choices(seat, &mut legal);
        legal.iter().map(ToString::to_string).collect()
    }

    fn view(&self, viewer: Viewer) -> Box<dyn ShownView> {
        Box::new(ViewOf::<G>(self.state().view(viewer)))
    }

    fn log(&self, viewer: Viewer, names: &[String], words: &Words) -> Vec<LogLine> {
        crate::log(self, 0, viewer, names, words)
    }

    fn standing(&self) -> Option<Standing> {
        self.state().standing()
    }

    fn bot_acts(&mut self, seat: Seat, at_random: bool, seed: u64) {
        let kind = if at_random { Kind::Random } else { Kind::Greedy };
        let action =
            kind.bot::<G>(seed).choose(&mut Decision::new(self.state(), seat, None, &mut Vec::new()));
        self.act(seat, action).unwrap();
        while self.draw().is_some() {}
    }
}

/// A table of this game with options such as `dna=on rounds=3`, laid out.
pub(crate) fn table<G: Show>(seats: u8, options: &str, seed: Seed) -> Table<G> {
    let pair = |option: &str| {
        let (key, value) = option.split_once('=').unwrap();
        (key.to_owned(), value.to_owned())
    };
    let options: Vec<_> = options.split_whitespace().map(pair).collect();
    let config = <G as Game>::Config::build(seats, &options, None).unwrap();
    let mut table = Table::new(config, seed, vec![]);
    while table.draw().is_some() {}
    table
}

/// The same by the game's id.
pub(crate) fn laid(id: &str, seats: u8, options: &str, seed: Seed) -> Box<dyn Played> {
    with_game!(id, G => Box::new(table::<G>(seats, options, seed)) as Box<dyn Played>).unwrap()
}
