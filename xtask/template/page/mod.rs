//! Template Game, shown.

mod art;
mod board;
mod offers;
mod rules;
mod text;

use crate::game_page::GamePage;
use crate::model::{Offer, Part};
use crate::rules_page::Reader;
use crate::scene::Scene;
use crate::show::Show;
use crate::words::Words;
use dino_core::{Game, Seat, Viewer};
use maud::Markup;
pub use template_game::State;
use template_game::{Action, Seen, View};

/// What the game brings to the pages.
pub static PAGE: GamePage = GamePage {
    meta: &State::META,
    words: &[
        [include_str!("words/en.ftl"), include_str!("words/fr.ftl")],
        [include_str!("words/rules.en.ftl"), include_str!("words/rules.fr.ftl")],
    ],
    book: rules::BOOK,
    style: include_str!("template-game.css"),
    pictures: "",
    scripts: &[],
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
        text::table(view, viewer, names, words)
    }

    fn expected(view: &View, seat: Seat, words: &Words) -> String {
        text::expected(view, seat, words)
    }

    fn steps(_: &View, _: Seat, action: Action, words: &Words) -> Vec<String> {
        text::steps(action, words)
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

    fn are_alike(_: &View, one: Action, other: Action) -> bool {
        one == other
    }

    // Cards that are dealt are not told one by one: one sees them.
    fn told(seen: &Seen, names: &[String], words: &Words) -> String {
        match seen {
            Seen::Dealt(..) => String::new(),
            _ => text::happened(seen, names, words),
        }
    }

    fn offers(view: &View, seat: Seat, _names: &[String], words: &Words) -> Vec<Offer> {
        offers::offers(view, seat, words)
    }

    fn parts(view: &View, scene: &Scene<'_>) -> Vec<Part> {
        board::parts(view, scene)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Lang;

    #[test]
    fn what_happened_is_told_in_sentences() {
        let names = ["Ana".to_owned(), "Ben".to_owned()];
        for (lang, sentence) in [(Lang::En, "Ana lays a card."), (Lang::Fr, "Ana pose une carte.")] {
            let words = Words::new(lang);
            assert_eq!(State::told(&Seen::Laid(Seat::FIRST, None), &names, &words), sentence);
            assert_eq!(State::told(&Seen::Dealt(Seat::FIRST, None), &names, &words), "");
        }
    }
}
