//! Mesozooic, shown.

mod art;
mod best;
mod board;
mod offers;
mod par;
mod rules;
mod sheet;
mod text;

use crate::game_page::GamePage;
use crate::model::{Offer, Part};
use crate::rules_page::Reader;
use crate::scene::Scene;
use crate::show::Show;
use crate::words::Words;
use dino_core::{Game, Seat, Viewer};
use maud::Markup;
pub use mesozooic::State;
use mesozooic::{Action, Seen, View};

/// What the game brings to the pages.
pub static PAGE: GamePage = GamePage {
    meta: &State::META,
    words: &[
        [include_str!("words/en.ftl"), include_str!("words/fr.ftl")],
        [include_str!("words/rules.en.ftl"), include_str!("words/rules.fr.ftl")],
    ],
    book: rules::BOOK,
    style: include_str!("mesozooic.css"),
    pictures: include_str!("pictures.css"),
    scripts: &[
        ("mesozooic.js", include_str!("mesozooic.js")),
        ("mesozooic-count.js", include_str!("mesozooic-count.js")),
    ],
    symbols: art::symbols,
    picture: art::scene,
    par: Some(par::par),
};

impl Show for State {
    const PAGE: &'static GamePage = &PAGE;

    fn reference(view: Option<&View>, reader: &Reader<'_>) -> Option<Markup> {
        rules::reference(view, reader)
    }

    fn table(view: &View, viewer: Viewer, names: &[String], words: &Words) -> String {
        text::table(view, viewer, names, words)
    }

    fn expected(view: &View, seat: Seat, words: &Words) -> String {
        text::expected(view, seat, words)
    }

    fn steps(view: &View, seat: Seat, action: Action, words: &Words) -> Vec<String> {
        text::steps(view, seat, action, words)
    }

    fn happened(seen: &Seen, names: &[String], words: &Words) -> String {
        text::happened(seen, names, words)
    }

    fn followed(before: &View, after: &View, names: &[String], words: &Words) -> Vec<String> {
        text::followed(before, after, names, words)
    }

    fn scores(view: &View, words: &Words) -> String {
        text::scores(view, words)
    }

    fn are_alike(view: &View, one: Action, other: Action) -> bool {
        text::are_alike(view, one, other)
    }

    fn told(seen: &Seen, names: &[String], words: &Words) -> String {
        text::told(seen, names, words)
    }

    fn offers(view: &View, seat: Seat, _names: &[String], words: &Words) -> Vec<Offer> {
        offers::offers(view, seat, words)
    }

    fn parts(view: &View, scene: &Scene<'_>) -> Vec<Part> {
        board::parts(view, scene)
    }

    fn verdict(view: &View, words: &Words) -> Option<String> {
        best::verdict(view, words)
    }

    fn study(view: &View, scene: &Scene<'_>) -> Option<Markup> {
        best::study(view, scene)
    }
}
