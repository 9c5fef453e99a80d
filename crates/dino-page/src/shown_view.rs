//! A view together with what its game shows of it, the type forgotten: what pages that know no game are drawn from.

use crate::game_page::GamePage;
use crate::model::{Considered, Offer, Part};
use crate::rules_page;
use crate::scene::Scene;
use crate::score_sheet;
use crate::show::Show;
use crate::words::Words;
use dino_core::Seat;
use maud::Markup;

/// What one viewer may know at one moment of any game, ready to be shown.
pub trait ShownView: Send + Sync {
    /// What its game brings to the pages.
    fn page(&self) -> &'static GamePage;

    /// All the seat may do now.
    fn offers(&self, seat: Seat, names: &[String], words: &Words) -> Vec<Offer>;

    /// What the seat is asked to do, as a sentence.
    fn expected(&self, seat: Seat, words: &Words) -> String;

    /// The game's own parts of the table.
    fn parts(&self, scene: &Scene<'_>) -> Vec<Part>;

    /// What a person would like to know about a thing or an action they consider.
    fn consider(&self, seat: Seat, about: &str, words: &Words) -> Option<Considered>;

    /// What the decision before the seat would cost and bring.
    fn forecast(&self, seat: Seat, words: &Words) -> Option<String>;

    /// How a game ended that nobody wins.
    fn verdict(&self, words: &Words) -> Option<String>;

    /// Whether it can be told what the points of a seat come from.
    fn tells_points(&self, seat: Seat) -> bool;

    /// Some pieces of a seat for the winner's picture.
    fn pieces_of(&self, seat: Seat) -> Vec<Markup>;

    /// Whether who looks on may choose whose board lies in the middle.
    fn follows(&self) -> bool;

    /// What can be found out about what was played, but takes a while.
    fn study(&self, scene: &Scene<'_>) -> Option<Markup>;

    /// What somebody good makes of what is dealt.
    fn par(&self) -> Option<i32>;

    /// The reference card with the values of the table's own component sheet.
    fn reference(&self, words: &Words) -> Option<Markup>;
}

/// The view of one game.
#[derive(Debug)]
pub struct ViewOf<G: Show>(pub G::View);

impl<G: Show> ShownView for ViewOf<G> {
    fn page(&self) -> &'static GamePage {
        G::PAGE
    }

    fn offers(&self, seat: Seat, names: &[String], words: &Words) -> Vec<Offer> {
        G::offers(&self.0, seat, names, words)
    }

    fn expected(&self, seat: Seat, words: &Words) -> String {
        G::expected(&self.0, seat, words)
    }

    fn parts(&self, scene: &Scene<'_>) -> Vec<Part> {
        G::parts(&self.0, scene)
    }

    fn consider(&self, seat: Seat, about: &str, words: &Words) -> Option<Considered> {
        match about {
            // The score of a place was clicked.
            "score" => score_sheet::explained::<G>(&self.0, seat, words),
            _ => G::consider(&self.0, seat, about, words),
        }
    }

    fn forecast(&self, seat: Seat, words: &Words) -> Option<String> {
        G::forecast(&self.0, seat, words)
    }

    fn verdict(&self, words: &Words) -> Option<String> {
        G::verdict(&self.0, words)
    }

    fn tells_points(&self, seat: Seat) -> bool {
        G::points_of(&self.0, seat).is_some()
    }

    fn pieces_of(&self, seat: Seat) -> Vec<Markup> {
        G::pieces_of(&self.0, seat)
    }

    fn follows(&self) -> bool {
        G::FOLLOWS
    }

    fn study(&self, scene: &Scene<'_>) -> Option<Markup> {
        G::study(&self.0, scene)
    }

    fn par(&self) -> Option<i32> {
        G::par(&self.0)
    }

    fn reference(&self, words: &Words) -> Option<Markup> {
        let page = rules_page::address(G::PAGE);
        G::reference(Some(&self.0), &rules_page::Reader { game: G::PAGE, words, page: &page, plain: false })
    }
}
