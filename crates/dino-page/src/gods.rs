//! Gods Love Dinosaurs, shown.

mod aids;
pub(crate) mod art;
mod board;
mod lands;
mod offers;
mod sheet;
mod terminal;
mod text;
mod told;

use crate::model::{Considered, Offer, Part};
use crate::scene::Scene;
use crate::show::Show;
use crate::words::Words;
use dino_core::{Event, Seat, Viewer};
use gods_love_dinosaurs::{Action, Seen, State, View};
use maud::Markup;

impl Show for State {
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

    // Everything is open to all (GLD-2).
    const SECRETS: bool = false;

    fn told(seen: &Seen, names: &[String], words: &Words) -> String {
        told::told(seen, names, words)
    }

    fn offers(view: &View, seat: Seat, _names: &[String], words: &Words) -> Vec<Offer> {
        offers::offers(view, seat, words)
    }

    fn parts(view: &View, scene: &Scene<'_>) -> Vec<Part> {
        board::parts(view, scene)
    }

    fn picture() -> Markup {
        art::picture()
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
