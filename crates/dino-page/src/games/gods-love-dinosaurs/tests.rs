//! Gods Love Dinosaurs: whose tile is shown where, what lines of the log say, maps at the terminal.

use super::State;
use crate::checks::{Played, named, table};
use crate::model::{Site, TablePage, Theme};
use crate::show::{Ask, Show as _, Tell};
use crate::words::{Lang, Words};
use dino_core::{Game, Seat, Seed, Table, Viewer};
use gods_love_dinosaurs::{Action, Phase, View};

/// Plays a game of three with bots and shows every moment at which a seat is asked.
fn moments(mut show: impl FnMut(&Table<State>, &View, Seat)) {
    let mut table = table::<State>(3, "", Seed::of_series(17, 1));
    while let Some(seat) = Played::pending(&table).seats().first() {
        show(&table, &table.state().view(Viewer::Seat(seat)), seat);
        table.bot_acts(seat, false, 1);
    }
}

fn people() -> Vec<String> {
    ["Ada", "Bob", "Eve"].map(str::to_owned).to_vec()
}

fn part(site: &Site<'_>, page: &TablePage<'_>, id: &str) -> String {
    let parts = crate::parts(site, page);
    parts.into_iter().find(|part| part.id == id).map(|part| part.html.into_string()).unwrap()
}

#[test]
fn only_ones_own_tile_is_in_ones_own_hand() {
    let words = Words::new(Lang::En);
    let site = Site { words: &words, theme: Theme::Auto, path: "/t/abc" };
    let mut seen = 0;
    moments(|table, view, seat| {
        if !matches!(view.phase, Phase::Place(..)) || seen > 5 {
            return;
        }
        seen += 1;
        for reader in Seat::all(3) {
            let view = Played::view(table, Viewer::Seat(reader));
            let page = named(table, &*view, reader, &words, &people());
            let hand = part(&site, &page, "hand");
            assert_eq!(hand.contains("gods-hand\""), reader == seat, "{hand}");
            let told = format!("{} places", people()[seat.index()]);
            assert_eq!(hand.contains(&told), reader != seat);
        }
    });
    assert!(seen > 0);
}

#[test]
fn lines_of_the_log_name_neither_tiles_nor_cells() {
    for lang in [Lang::En, Lang::Fr] {
        let words = Words::new(lang);
        let mut last = Vec::new();
        moments(|table, _, seat| last = Played::log(table, Viewer::Seat(seat), &people(), &words));
        for line in last {
            // How many eggs were laid is no code; a tile or a cell has letters or signs beside its digits.
            let coded = |word: &str| {
                word.contains(|letter: char| letter.is_ascii_digit()) && word.parse::<u32>().is_err()
            };
            assert!(!line.text.split_whitespace().any(coded), "{}", line.text);
            assert!(!line.text.contains("()") && !line.text.contains("  "), "{}", line.text);
        }
    }
}

#[test]
fn the_terminal_shows_every_cell_a_tile_may_go_to_and_lists_them_as_one_reads() {
    let words = Words::new(Lang::En);
    let mut seen = 0;
    moments(|table, view, seat| {
        if !matches!(view.phase, Phase::Place(..)) || seen > 5 {
            return;
        }
        seen += 1;
        let text = State::table(view, Viewer::Seat(seat), &people(), &words);
        let shown: Vec<&str> = text.split_whitespace().collect();
        let mut actions: Vec<Action> =
            Played::legal(table, seat).iter().map(|action| action.parse().unwrap()).collect();
        for action in &actions {
            let Action::Place { first, second } = action else { panic!("{action}") };
            assert!([first, second].iter().all(|hex| shown.contains(&hex.to_string().as_str())), "{text}");
        }
        for place in view.ecosystems[seat].places() {
            assert!(shown.contains(&place.hex.to_string().as_str()), "{} in {text}", place.hex);
        }
        State::arrange(view, seat, &mut actions);
        assert!(actions.is_sorted_by_key(|action| match action {
            Action::Place { first, .. } => (first.r, first.q),
            _ => panic!("{action}"),
        }));
    });
    assert!(seen > 0);
}

#[test]
fn while_animals_hunt_nothing_is_told_about_breeding() {
    let words = Words::new(Lang::En);
    let mut told = 0;
    moments(|_, view, seat| {
        let hunts = match view.phase {
            Phase::Species(species) => species.is_predator(),
            Phase::Dinosaurs => true,
            _ => false,
        };
        if !hunts {
            return;
        }
        for place in view.ecosystems[seat].places().filter(|place| place.animal.is_some()) {
            let considered = State::consider(view, seat, &place.hex.to_string(), &words).unwrap();
            assert!(!considered.sentence.contains("young"), "{}", considered.sentence);
            told += 1;
        }
        let forecast = State::forecast(view, seat, &words).unwrap();
        assert!(!forecast.contains("young"), "{forecast}");
    });
    assert!(told > 20, "{told}");
}

#[test]
fn done_is_not_the_first_button_while_somebody_could_still_breed() {
    let words = Words::new(Lang::En);
    let mut seen = [0, 0];
    moments(|_, view, seat| {
        let offers = State::offers(view, seat, &people(), &words);
        if let Some(done) = offers.iter().find(|offer| offer.template == "done") {
            assert_eq!(done.idle, offers.len() > 1);
            seen[usize::from(done.idle)] += 1;
        }
    });
    assert!(seen.iter().all(|times| *times > 0), "{seen:?}");
}
