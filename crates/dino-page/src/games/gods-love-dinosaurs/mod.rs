//! Gods Love Dinosaurs, shown.

mod aids;
mod art;
mod board;
mod lands;
mod offers;
mod rules;
mod sheet;
mod terminal;
#[cfg(test)]
mod tests;
mod text;
mod told;

use crate::game_page::GamePage;
use crate::model::{Considered, Offer, Part};
use crate::rules_page::Reader;
use crate::scene::Scene;
use crate::show::Show;
use crate::words::Words;
use dino_core::{Event, Game, Seat, Viewer};
pub use gods_love_dinosaurs::State;
use gods_love_dinosaurs::{Action, Seen, View};
use maud::Markup;

/// What the game brings to the pages.
pub static PAGE: GamePage = GamePage {
    meta: &State::META,
    words: &[
        [include_str!("words/en.ftl"), include_str!("words/fr.ftl")],
        [include_str!("words/rules.en.ftl"), include_str!("words/rules.fr.ftl")],
    ],
    book: rules::BOOK,
    style: include_str!("gods-love-dinosaurs.css"),
    pictures: include_str!("pictures.css"),
    scripts: &[("gods-love-dinosaurs.js", include_str!("gods-love-dinosaurs.js"))],
    symbols: art::symbols,
    picture: art::picture,
    par: None,
};

impl Show for State {
    const PAGE: &'static GamePage = &PAGE;

    fn reference(view: Option<&View>, reader: &Reader<'_>) -> Option<Markup> {
        rules::reference(view, reader)
    }

    fn table(view: &View, viewer: Viewer, names: &[String], words: &Words) -> String {
        terminal::table(view, viewer, names, words)
    }

    fn expected(view: &View, seat: Seat, words: &Words) -> String {
        text::expected(view, seat, words)
    }

    fn steps(view: &View, seat: Seat, action: Action, words: &Words) -> Vec<String> {
        text::steps(view, seat, action, words)
    }

    fn happened(seen: &Seen, names: &[String], words: &Words) -> String {
        told::happened(seen, names, words)
    }

    fn followed(before: &View, after: &View, names: &[String], words: &Words) -> Vec<String> {
        told::followed(before, after, names, words)
    }

    fn scores(view: &View, words: &Words) -> String {
        text::scores(view, words)
    }

    fn are_alike(view: &View, one: Action, other: Action) -> bool {
        text::are_alike(view, one, other)
    }

    fn arrange(view: &View, seat: Seat, actions: &mut [Action]) {
        text::arrange(view, seat, actions);
    }

    fn told(seen: &Seen, names: &[String], words: &Words) -> String {
        told::told(seen, names, words)
    }

    fn offers(view: &View, seat: Seat, _names: &[String], words: &Words) -> Vec<Offer> {
        offers::offers(view, seat, words)
    }

    fn parts(view: &View, scene: &Scene<'_>) -> Vec<Part> {
        board::parts(view, scene)
    }

    fn consider(view: &View, seat: Seat, about: &str, words: &Words) -> Option<Considered> {
        aids::consider(view, seat, about, words)
    }

    fn deed(seen: &Seen) -> Option<String> {
        match seen.event {
            Event::Act(seat, action) if action != Action::Done => Some(format!("{seat} {action}")),
            _ => None,
        }
    }
}
