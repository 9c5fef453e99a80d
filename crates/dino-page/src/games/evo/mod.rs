//! Evo, shown.

mod board;
mod body;
mod combat;
mod laboratory;
mod map;
mod offers;
mod rules;
mod sheet;
mod species;
#[cfg(test)]
mod tests;
mod text;
mod ways;

use crate::game_page::GamePage;
use crate::model::{Offer, Part};
use crate::rules_page::Reader;
use crate::scene::Scene;
use crate::show::Show;
use crate::words::Words;
use dino_core::{Event, Game, Heuristics as _, Hex, Seat, Viewer};
pub use evo::State;
use evo::{Action, Card, Chance, Gene, Ground, Known, Phase, Seen, Terrain, Token, View};
use maud::Markup;

/// What the game brings to the pages.
pub static PAGE: GamePage = GamePage {
    meta: &State::META,
    words: &[
        [include_str!("words/en.ftl"), include_str!("words/fr.ftl")],
        [include_str!("words/rules.en.ftl"), include_str!("words/rules.fr.ftl")],
    ],
    book: rules::BOOK,
    style: include_str!("evo.css"),
    pictures: include_str!("pictures.css"),
    scripts: &[("evo.js", include_str!("evo.js")), ("evo-show.js", include_str!("evo-show.js"))],
    symbols: Markup::default,
    picture: species::picture,
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
        text::happened(seen, names, words)
    }

    // What is seen of an event holds what followed from it: it is told with it.
    fn followed(_: &View, _: &View, _: &[String], _: &Words) -> Vec<String> {
        Vec::new()
    }

    fn scores(view: &View, words: &Words) -> String {
        text::scores(view, words)
    }

    // Of many sets of survivors the best is read first; what leaves an egg or a step unused is read last.
    fn arrange(view: &View, seat: Seat, actions: &mut [Action]) {
        match view.phase {
            Phase::Survive => {
                let mut worth = Vec::new();
                State::appraise(view, seat, actions, &mut worth);
                let mut weighed: Vec<_> = worth.into_iter().zip(actions.iter().copied()).collect();
                weighed.sort_by_key(|(worth, _)| std::cmp::Reverse(*worth));
                actions.iter_mut().zip(weighed).for_each(|(place, (_, action))| *place = action);
            }
            Phase::Move | Phase::Birth => {
                actions.sort_by_key(|action| matches!(action, Action::Pass | Action::End));
            }
            _ => {}
        }
    }

    // Every hex is a place of its own.
    fn are_alike(_view: &View, one: Action, other: Action) -> bool {
        one == other
    }

    fn told(seen: &Seen, names: &[String], words: &Words) -> String {
        text::told(seen, names, words)
    }

    // The die is rolled before everybody's eyes, and the hexes of an action are shown to who asks for them.
    fn deed(seen: &Seen) -> Option<String> {
        match &seen.event {
            Known::Whole(Event::Chance(chance @ (Chance::Die(_) | Chance::Bite(_)))) => {
                Some(chance.to_string())
            }
            Known::Whole(Event::Act(_, action)) if !action.hexes().is_empty() => Some(action.to_string()),
            _ => None,
        }
    }

    fn offers(view: &View, seat: Seat, names: &[String], words: &Words) -> Vec<Offer> {
        offers::offers(view, seat, names, words)
    }

    fn parts(view: &View, scene: &Scene<'_>) -> Vec<Part> {
        board::parts(view, scene)
    }
}

/// The words under a game's key and a name of the sheet.
fn named(group: &str, name: &str, words: &Words) -> String {
    words.get(&format!("evo-{group}-{}", name.replace('_', "-")))
}

fn gene_name(gene: Gene, words: &Words) -> String {
    gene_label(gene, words).replace(SOFT_HYPHEN, "")
}

/// A gene's name for narrow places: where it may be broken is marked.
fn gene_label(gene: Gene, words: &Words) -> String {
    named("gene", gene.name(), words)
}

/// Where a long word may be broken. Nothing to be seen on a page, but a terminal may show it.
const SOFT_HYPHEN: char = '\u{ad}';

fn card_name(card: Card, words: &Words) -> String {
    named("card", card.name(), words)
}

fn terrain_name(terrain: Terrain, words: &Words) -> String {
    named("terrain", terrain.name(), words)
}

fn ground_name(ground: Ground, words: &Words) -> String {
    named("ground", ground.name(), words)
}

/// A token by what it does.
fn token_name(token: Token, words: &Words) -> String {
    let name = match token {
        Token::Back => "back",
        Token::Still => "still",
        Token::Forward => "forward",
        Token::Leap => "leap",
        Token::Meteor => "meteor",
    };
    named("token", name, words)
}

/// Hexes one after the other.
fn hexes<'h>(hexes: impl IntoIterator<Item = &'h Hex>) -> String {
    hexes.into_iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// Shares of a whole in hundredths.
fn percents(view: &View) -> Vec<(Token, u32)> {
    let forecast = view.forecast();
    let sum: u32 = forecast.iter().map(|(_, weight)| weight).sum();
    forecast.into_iter().map(|(token, weight)| (token, (100 * weight + sum / 2) / sum.max(1))).collect()
}
