//! What each game tells a person, and what is common to all.

use crate::diagram::Diagram;
use crate::end;
use crate::game_page::GamePage;
use crate::model::{Considered, Offer, Part};
use crate::rules_page::Reader;
use crate::scene::Scene;
use crate::story::{Chapter, Sign};
use crate::ties::ties;
use crate::words::{Lang, Words};
use dino_core::{Event, Game, GameExt as _, Heuristics, Refusal, Seat, Standing, Viewer};
use maud::Markup;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use std::cmp::Reverse;

/// What a game asks a seat, and what the seat may answer.
pub trait Ask: Game {
    /// What the seat is asked to do, as a sentence.
    fn expected(view: &Self::View, seat: Seat, words: &Words) -> String;

    /// An action as the choices that lead to it, one after the other, each as a person would say it. Actions that
    /// begin alike share their first steps, so that nobody has to read hundreds of lines.
    fn steps(view: &Self::View, seat: Seat, action: Self::Action, words: &Words) -> Vec<String>;

    /// All rows of choices that lead to an action at the terminal: [`Self::steps`] alone by default. Two cards of which either may
    /// be named first lead to it in two ways.
    fn ways(view: &Self::View, seat: Seat, action: Self::Action, words: &Words) -> Vec<Vec<String>> {
        vec![Self::steps(view, seat, action, words)]
    }

    /// Whether two actions are the same to a person, like refusing with either of two equal cards. Only equal ones are by
    /// default.
    fn are_alike(_view: &Self::View, one: Self::Action, other: Self::Action) -> bool {
        one == other
    }

    /// Puts actions into the order in which a person reads them at the terminal: as the rules list them by default.
    fn arrange(_view: &Self::View, _seat: Seat, _actions: &mut [Self::Action]) {}

    /// All the seat may choose from now, for pages. Filling in every choice gives each of its choices
    /// ([`GameExt::choices`](dino_core::GameExt::choices)) once.
    fn offers(view: &Self::View, seat: Seat, names: &[String], words: &Words) -> Vec<Offer>;
}

/// What a game tells in sentences: how it stands and what happened.
pub trait Tell: Game {
    /// The whole table as lines of text, the viewer's own place first where there is one.
    fn table(view: &Self::View, viewer: Viewer, names: &[String], words: &Words) -> String;

    /// What is printed on the components and scores, as lines of text.
    fn scores(view: &Self::View, words: &Words) -> String;

    /// What happened, as a sentence.
    fn happened(seen: &Self::Seen, names: &[String], words: &Words) -> String;

    /// What happened, as a sentence for pages: things by their names, without notation.
    fn told(seen: &Self::Seen, names: &[String], words: &Words) -> String;

    /// What followed from an event that no event says, such as a round counted: a sentence each. Nothing by default.
    fn followed(_before: &Self::View, _after: &Self::View, _names: &[String], _words: &Words) -> Vec<String> {
        Vec::new()
    }

    /// Where in the game an event happened: the log stands in groups by it, and the bar of a replay has a piece for each round.
    /// Nothing by default.
    fn chapter(_before: &Self::View, _after: &Self::View, _words: &Words) -> Option<Chapter> {
        None
    }

    /// Whether an event mattered, for the bar of a replay. Never by default.
    fn mattered(_before: &Self::View, _after: &Self::View) -> Option<Sign> {
        None
    }

    /// A drawing of what an event is about, which stands before its sentence. None by default.
    fn picture(_seen: &Self::Seen) -> Option<Markup> {
        None
    }

    /// Whether a round begins with this event: what was done before is no longer said beside the places. Never by default.
    fn begins_round(_event: &Event<Self::Action, Self::Chance>) -> bool {
        false
    }

    /// How long pages tell of what everybody saw of an event, in hundredths of an ordinary act: bots wait for it. `acted` tells
    /// whether a seat did it. Only what seats do is told by default.
    fn length(_seen: &Self::Seen, acted: bool) -> u32 {
        if acted { 100 } else { 0 }
    }

    /// What happened, for the script that lets pieces move: in notation. Nothing by default.
    fn deed(_seen: &Self::Seen) -> Option<String> {
        None
    }

    /// What followed from an event that no event says, for the script: in notation, and how long it is told. Nothing by default.
    fn aftermath(_before: &Self::View, _after: &Self::View) -> Option<Aftermath> {
        None
    }

    /// How a game ended that nobody wins, as a sentence: it stands in the place of ranks. Nothing by default.
    fn verdict(_view: &Self::View, _words: &Words) -> Option<String> {
        None
    }
}

/// What followed from an event, for the script that shows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Aftermath {
    /// In notation; it stands after what was done.
    pub deed: String,
    /// How much longer the event is told for it, in hundredths of an ordinary act.
    pub length: u32,
}

/// A game that can be shown to people: what it asks, what it tells and what it draws.
pub trait Show: Ask + Tell + Heuristics {
    /// What the game brings to the pages beside what is drawn here.
    const PAGE: &'static GamePage;

    /// Whether one seat's board lies large in the middle, so that who looks on may choose whose ([`Scene::main`]). Not by default.
    const FOLLOWS: bool = false;

    /// The table as parts of a page.
    fn parts(view: &Self::View, scene: &Scene<'_>) -> Vec<Part>;

    /// The table as a plain picture, where no page is. The lines of [`Tell::table`] by default.
    fn diagram(view: &Self::View, viewer: Viewer) -> Diagram {
        let words = Words::new(Lang::En);
        let names: Vec<String> =
            Seat::all(dino_core::MAX_SEATS as u8).map(|seat| seat_name(seat, &words)).collect();
        Diagram::of_text(&Self::table(view, viewer, &names, &words))
    }

    /// The reference card, for a table with the values of its own sheet. Nothing by default.
    fn reference(_view: Option<&Self::View>, _reader: &Reader<'_>) -> Option<Markup> {
        None
    }

    /// What a person would like to know about a thing or an action they consider, such as what an animal can reach.
    /// Nothing by default.
    fn consider(_view: &Self::View, _seat: Seat, _about: &str, _words: &Words) -> Option<Considered> {
        None
    }

    /// What the decision before the seat would cost and bring, in numbers, as one short sentence: it stands under the question.
    /// Nothing by default.
    fn forecast(_view: &Self::View, _seat: Seat, _words: &Words) -> Option<String> {
        None
    }

    /// Why an action would be good or bad, from what the seat may know, as one short sentence: for hints and reviews. What there is
    /// to say about an action that is considered, by default.
    fn reason(view: &Self::View, seat: Seat, action: Self::Action, words: &Words) -> Option<String> {
        Self::consider(view, seat, &action.to_string(), words).map(|about| about.sentence)
    }

    /// How an action is called that takes several things of the same standing at once, which are all marked in a hint; nothing
    /// where one thing leads to another, as by default.
    fn chosen_together(_view: &Self::View, _action: Self::Action, _words: &Words) -> Option<String> {
        None
    }

    /// What the points of a seat come from now, by the game's categories, where the viewer may know it. Nothing by default.
    fn points_of(_view: &Self::View, _seat: Seat) -> Option<Vec<i32>> {
        None
    }

    /// Some pieces of a seat for the winner's picture, the finest first: each is SVG in a box of 100 by 100, its feet at the lower
    /// edge. The animal of the seat stands for it where there are none.
    fn pieces_of(_view: &Self::View, _seat: Seat) -> Vec<Markup> {
        Vec::new()
    }

    /// What somebody good makes of what is dealt, in points, where that can be known: the par of a deal of the day. It may take a
    /// second. Nothing by default.
    fn par(_view: &Self::View) -> Option<i32> {
        None
    }

    /// What can be found out about what was played, but takes a while: a piece of a page. Nothing by default.
    fn study(_view: &Self::View, _scene: &Scene<'_>) -> Option<Markup> {
        None
    }
}

/// What the seat may choose from, as far as the view tells: every world that looks like it allows the same (law 6).
pub(crate) fn legal<G: Game>(view: &G::View, seat: Seat) -> Vec<G::Action> {
    let world = G::sample(view, &mut Xoshiro256PlusPlus::seed_from_u64(0));
    let mut actions = Vec::new();
    world.choices(seat, &mut actions);
    actions
}

/// What the seat would see after an action, in one of the worlds that look like the view: what lies open is the same in all.
pub(crate) fn after<G: Game>(view: &G::View, seat: Seat, action: G::Action) -> G::View {
    let mut world = G::sample(view, &mut Xoshiro256PlusPlus::seed_from_u64(0));
    if world.check(seat, action).is_ok() {
        world.play_unchecked(seat, action);
    }
    world.view(Viewer::Seat(seat))
}

/// Puts actions into the order of what they are worth, the best first.
pub(crate) fn best_first<G: Heuristics>(view: &G::View, seat: Seat, actions: &mut [G::Action]) {
    let mut worth = Vec::new();
    G::appraise(view, seat, actions, &mut worth);
    let mut ranked: Vec<_> = worth.into_iter().zip(actions.iter().copied()).collect();
    ranked.sort_by_key(|(worth, _)| Reverse(*worth));
    actions.iter_mut().zip(ranked).for_each(|(place, (_, action))| *place = action);
}

/// All seats in turn, the viewer's own first where there is one.
pub(crate) fn own_first(viewer: Viewer, seats: u8) -> impl Iterator<Item = Seat> {
    let first = match viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Public | Viewer::Everything => Seat::FIRST,
    };
    first.round(seats, true)
}

/// Why something was refused, as a sentence; a rule is named with its number.
pub fn refusal(refusal: Refusal, names: &[String], words: &Words) -> String {
    match refusal {
        Refusal::GameOver => words.get("refusal-game-over"),
        Refusal::NotPending(seat) => words.with("refusal-not-pending", &[("name", name(names, seat).into())]),
        Refusal::OutOfTurn => words.get("refusal-out-of-turn"),
        Refusal::Impossible => words.get("refusal-impossible"),
        Refusal::Untimed => words.get("refusal-untimed"),
        Refusal::Against(rule) => {
            let sentence = words.get(&rule.to_string().to_lowercase());
            words.with("refusal-against", &[("rule", rule.to_string().into()), ("sentence", sentence.into())])
        }
    }
}

/// The final scores: a line for each seat, best first, with what its points came from. Where nobody wins, a sentence.
pub fn standing<G: Tell>(view: &G::View, standing: &Standing, names: &[String], words: &Words) -> String {
    if let Some(verdict) = G::verdict(view, words).filter(|_| standing.resigned.is_empty()) {
        return verdict + "\n";
    }
    let mut seats: Vec<Seat> = Seat::all(standing.ranks.seats()).collect();
    seats.sort_by_key(|seat| standing.ranks[*seat]);
    let mut text = String::new();
    if !standing.resigned.is_empty() {
        text = end::gave_up(standing, names, words) + "\n";
        seats.clear(); // nothing was counted
    }
    for seat in seats {
        let parts: Vec<String> = G::META
            .categories
            .iter()
            .zip(standing.breakdown[seat])
            .filter(|(_, points)| *points != 0)
            .map(|(category, points)| {
                let label = words.get(&format!("{}-category-{category}", G::META.id));
                format!("{label} {points:+}")
            })
            .collect();
        let values = [
            ("rank", standing.ranks[seat].into()),
            ("name", name(names, seat).into()),
            ("points", standing.totals[seat].into()),
            ("parts", parts.join(", ").into()),
        ];
        text.push_str(&words.with("standing-line", &values));
        text.push('\n');
    }
    let winners: Vec<String> = standing.winners().map(|seat| name(names, seat).to_owned()).collect();
    let key = if winners.len() == 1 { "standing-winner" } else { "standing-shared" };
    if !winners.is_empty() {
        text.push_str(&words.with(key, &[("names", winners.join(", ").into())]));
        text.push('\n');
    }
    for tie in ties(G::META.id, standing, names, words) {
        text.push_str(&tie);
        text.push('\n');
    }
    text
}

/// Several things that may hold commas themselves, one after the other.
pub(crate) fn listed(parts: Vec<String>, words: &Words) -> String {
    let both = |first: String, last: String| {
        words.with("list-more", &[("first", first.into()), ("last", last.into())])
    };
    parts.into_iter().reduce(both).unwrap_or_default()
}

/// The name of a seat.
pub(crate) fn name(names: &[String], seat: Seat) -> &str {
    names.get(seat.index()).map_or("?", String::as_str)
}

/// A seat by its number, where nobody's name is known.
pub(crate) fn seat_name(seat: Seat, words: &Words) -> String {
    words.with("seat-name", &[("seat", seat.number().into())])
}
