//! A view together with what its game shows of it, the type forgotten: what pages that know no game are drawn from.

use crate::game_page::GamePage;
use crate::model::{Considered, Offer, Part};
use crate::rules_page;
use crate::scene::Scene;
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

    /// What can be found out about what was played, but takes a while.
    fn study(&self, scene: &Scene<'_>) -> Option<Markup>;

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
        G::consider(&self.0, seat, about, words)
    }

    fn forecast(&self, seat: Seat, words: &Words) -> Option<String> {
        G::forecast(&self.0, seat, words)
    }

    fn verdict(&self, words: &Words) -> Option<String> {
        G::verdict(&self.0, words)
    }

    fn study(&self, scene: &Scene<'_>) -> Option<Markup> {
        G::study(&self.0, scene)
    }

    fn reference(&self, words: &Words) -> Option<Markup> {
        let page = rules_page::address(G::PAGE);
        G::reference(Some(&self.0), &rules_page::Reader { game: G::PAGE, words, page: &page })
    }
}
