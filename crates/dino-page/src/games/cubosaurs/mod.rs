//! Cubosaurs, shown.

mod art;
mod board;
mod offers;
mod rules;
mod sheet;
mod text;

use crate::game_page::GamePage;
use crate::model::{Offer, Part};
use crate::rules_page::Reader;
use crate::scene::Scene;
use crate::show::Show;
use crate::words::Words;
pub use cubosaurs::State;
use cubosaurs::{Action, Chance, Seen, View};
use dino_core::{Event, Game, Seat, Viewer};
use maud::Markup;

/// What the game brings to the pages.
pub static PAGE: GamePage = GamePage {
    meta: &State::META,
    words: &[
        [include_str!("words/en.ftl"), include_str!("words/fr.ftl")],
        [include_str!("words/rules.en.ftl"), include_str!("words/rules.fr.ftl")],
    ],
    book: rules::BOOK,
    style: include_str!("cubosaurs.css"),
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

    fn steps(view: &View, seat: Seat, action: Action, words: &Words) -> Vec<String> {
        text::steps(view, seat, action, words)
    }

    fn happened(seen: &Seen, names: &[String], words: &Words) -> String {
        text::happened(seen, names, words, text::bare_card)
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

    // The first cards are not told one by one: one sees them.
    fn told(seen: &Seen, names: &[String], words: &Words) -> String {
        match seen {
            Event::Chance(Chance::Deal(..)) => String::new(),
            _ => text::happened(seen, names, words, text::a_card),
        }
    }

    fn offers(view: &View, seat: Seat, names: &[String], words: &Words) -> Vec<Offer> {
        offers::offers(view, seat, names, words)
    }

    fn parts(view: &View, scene: &Scene<'_>) -> Vec<Part> {
        board::parts(view, scene)
    }
}

/// Points with their sign, as people write them.
fn signed(points: i32) -> String {
    match points {
        0 => "0".to_owned(),
        1.. => format!("+{points}"),
        _ => format!("\u{2212}{}", -points),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Lang;
    use dino_core::Event;

    #[test]
    fn what_happened_is_told_in_sentences() {
        let names = ["Ana".to_owned(), "Ben".to_owned()];
        let told = |lang, action: &str| {
            let seen = Event::Act(Seat::FIRST, action.parse().unwrap());
            State::told(&seen, &names, &Words::new(lang))
        };
        for (action, en, fr) in [
            ("keep", "Ana keeps the hand.", "Ana conserve la main."),
            ("refuse trex#1", "Ana refuses with a T-Rex.", "Ana refuse avec un T-Rex."),
            ("take 2", "Ana takes a token from Ben.", "Ana prend un jeton à Ben."),
            (
                "buy 6 egg#trex",
                "Ana buys tile 6, for an Egg (T-Rex).",
                "Ana achète la tuile 6, pour un Œuf (T-Rex).",
            ),
            (
                "buy 9 grey#1 to 2",
                "Ana buys tile 9 and gives Ben a grey Velociraptor.",
                "Ana achète la tuile 9 et donne un Vélociraptor gris à Ben.",
            ),
        ] {
            assert_eq!(told(Lang::En, action), en);
            assert_eq!(told(Lang::Fr, action), fr);
        }
        for (lang, sentence) in [(Lang::En, "You keep the hand."), (Lang::Fr, "Vous conservez la main.")] {
            let words = Words::new(lang);
            let seen = Event::Act(Seat::FIRST, Action::Keep);
            assert_eq!(
                State::told(&seen, &[words.get("seat-you")], &words),
                sentence,
                "as the terminal says it"
            );
        }
    }
}
