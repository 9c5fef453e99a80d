//! What a game shows, the type forgotten: what a server that holds any game asks for.

use crate::model::{Considered, Offer, Part, Site, TablePage};
use crate::scene::Scene;
use crate::show::Show;
use crate::words::Words;
use dino_core::Seat;
use maud::Markup;
use std::any::Any;
use std::marker::PhantomData;

/// A game that can be shown, whichever it is. Views and what was seen are values of the game's own types; those of
/// another game give nothing.
pub trait Face: Sync {
    /// All the seat may do now.
    fn offers(&self, view: &dyn Any, seat: Seat, names: &[String], words: &Words) -> Vec<Offer>;

    /// What the seat is asked to do, as a sentence.
    fn expected(&self, view: &dyn Any, seat: Seat, words: &Words) -> String;

    /// What happened, as a sentence.
    fn happened(&self, seen: &dyn Any, names: &[String], words: &Words) -> String;

    /// What followed from an event that it does not say itself: a sentence each.
    fn followed(&self, before: &dyn Any, after: &dyn Any, names: &[String], words: &Words) -> Vec<String>;

    /// Who looks at the table, and what follows from it.
    fn scene<'a>(&self, site: &Site<'a>, page: &'a TablePage<'a>) -> Scene<'a>;

    /// The game's own parts of the table.
    fn parts(&self, scene: &Scene<'_>) -> Vec<Part>;

    /// A picture for the list of games.
    fn picture(&self) -> Markup;

    /// What a person would like to know about a thing or an action they consider.
    fn consider(&self, view: &dyn Any, seat: Seat, about: &str, words: &Words) -> Option<Considered>;

    /// What happened, for the script that lets pieces move.
    fn deed(&self, seen: &dyn Any) -> Option<String>;

    /// How a game ended that nobody wins.
    fn verdict(&self, view: &dyn Any, words: &Words) -> Option<String>;

    /// What can be found out about what was played, but takes a while.
    fn study(&self, scene: &Scene<'_>) -> Option<Markup>;
}

/// The face of the game with this id.
pub fn face(game_id: &str) -> Option<&'static dyn Face> {
    dino_games::with_game!(game_id, G => const { &Of::<G>(PhantomData) as &'static dyn Face })
}

/// The face of one game.
struct Of<G>(PhantomData<G>);

impl<G: Show> Face for Of<G> {
    fn offers(&self, view: &dyn Any, seat: Seat, names: &[String], words: &Words) -> Vec<Offer> {
        view.downcast_ref().map_or_else(Vec::new, |view| G::offers(view, seat, names, words))
    }

    fn expected(&self, view: &dyn Any, seat: Seat, words: &Words) -> String {
        view.downcast_ref().map_or_else(String::new, |view| G::expected(view, seat, words))
    }

    fn happened(&self, seen: &dyn Any, names: &[String], words: &Words) -> String {
        seen.downcast_ref().map_or_else(String::new, |seen| G::told(seen, names, words))
    }

    fn followed(&self, before: &dyn Any, after: &dyn Any, names: &[String], words: &Words) -> Vec<String> {
        match (before.downcast_ref(), after.downcast_ref()) {
            (Some(before), Some(after)) => G::followed(before, after, names, words),
            _ => Vec::new(),
        }
    }

    fn scene<'a>(&self, site: &Site<'a>, page: &'a TablePage<'a>) -> Scene<'a> {
        Scene::new(site, page, G::SECRETS)
    }

    fn parts(&self, scene: &Scene<'_>) -> Vec<Part> {
        scene.page.view.downcast_ref().map_or_else(Vec::new, |view| G::parts(view, scene))
    }

    fn picture(&self) -> Markup {
        G::picture()
    }

    fn consider(&self, view: &dyn Any, seat: Seat, about: &str, words: &Words) -> Option<Considered> {
        view.downcast_ref().and_then(|view| G::consider(view, seat, about, words))
    }

    fn deed(&self, seen: &dyn Any) -> Option<String> {
        seen.downcast_ref().and_then(G::deed)
    }

    fn verdict(&self, view: &dyn Any, words: &Words) -> Option<String> {
        view.downcast_ref().and_then(|view| G::verdict(view, words))
    }

    fn study(&self, scene: &Scene<'_>) -> Option<Markup> {
        scene.page.view.downcast_ref().and_then(|view| G::study(view, scene))
    }
}
