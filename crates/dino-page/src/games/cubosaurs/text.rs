//! Cubosaurs as text.

use super::{art, count};
use crate::art::icon;
use crate::score_sheet::signed;
use crate::show::{Aftermath, Tell, name, own_first};
use crate::story::{Chapter, Sign};
use crate::words::Words;
use cubosaurs::{Action, CATEGORIES, CardId, CardSet, CardType, Chance, Phase, Purchase, RoundPoints, Seen};
use cubosaurs::{State, Tile, View};
use dino_core::{Event, Seat, Viewer};
use maud::Markup;

/// How a card is named: with its notation, which can be typed, or without.
type Say = fn(CardId, &Words) -> String;

impl Tell for State {
    fn table(view: &View, viewer: Viewer, names: &[String], words: &Words) -> String {
        let mut lines = vec![round_line(view, words)];
        if view.options.dna {
            lines.extend(market(view, words));
        }
        let now = view.points_now();
        for seat in own_first(viewer, view.options.seats) {
            lines.push(String::new());
            lines.extend(place(view, seat, &now[seat], names, words));
        }
        lines.push(String::new());
        if view.hand.is_empty() {
            lines.push(words.get("cubosaurs-hand-none"));
        } else {
            let values =
                [("name", name(names, view.turn).into()), ("cards", cards(view, view.hand, words).into())];
            let yours = viewer == Viewer::Seat(view.turn);
            lines.push(words.with(if yours { "cubosaurs-hand-yours" } else { "cubosaurs-hand" }, &values));
        }
        if !view.destroyed.is_empty() {
            let destroyed = cards(view, view.destroyed, words);
            lines.push(words.with("cubosaurs-destroyed", &[("cards", destroyed.into())]));
        }
        lines.join("\n") + "\n"
    }

    fn scores(view: &View, words: &Words) -> String {
        let mut lines: Vec<String> = CardType::SETS
            .iter()
            .map(|species| {
                let row: Vec<String> = (1..=4)
                    .map(|count| format!("{:+}", view.components.set_points(*species, count)))
                    .collect();
                let values = [("type", type_name(*species, words).into()), ("row", row.join(", ").into())];
                words.with("cubosaurs-scores-set", &values)
            })
            .collect();
        lines.push(words.get("cubosaurs-scores-raptors"));
        lines.push(words.get("cubosaurs-scores-eggs"));
        if view.options.dna {
            lines.push(words.get("cubosaurs-scores-dna"));
        }
        lines.join("\n") + "\n"
    }

    fn happened(seen: &Seen, names: &[String], words: &Words) -> String {
        event(seen, names, words, bare_card)
    }

    // What comes at the beginning of a round is not told one by one: one sees it. Tiles are told by what they do, for on pages
    // they have no numbers.
    fn told(seen: &Seen, names: &[String], words: &Words) -> String {
        match seen {
            Event::Chance(Chance::Deal(..) | Chance::Tile(_)) => String::new(),
            Event::Act(seat, Action::Buy(purchase)) => bought(*seat, *purchase, names, words),
            _ => event(seen, names, words, a_card),
        }
    }

    fn chapter(before: &View, _after: &View, words: &Words) -> Option<Chapter> {
        let round = [("round", before.round.into()), ("rounds", before.options.rounds.into())];
        let label = words.with("cubosaurs-chip-round", &round);
        Some(Chapter { round: before.round.into(), turn: None, label })
    }

    fn mattered(before: &View, after: &View) -> Option<Sign> {
        let tiles = |view: &View| view.bought_tiles.iter().map(|tiles| tiles.len()).sum::<u32>();
        if after.points.len() > before.points.len() {
            Some(Sign::Counted)
        } else {
            (tiles(after) > tiles(before)).then_some(Sign::Bought)
        }
    }

    fn picture(seen: &Seen) -> Option<Markup> {
        match seen {
            Event::Act(_, Action::Keep) => Some(icon("cards")),
            Event::Act(_, Action::Refuse(card)) => Some(art::creature(card.card_type())),
            Event::Act(_, Action::Buy(purchase)) => Some(art::tile(purchase.tile())),
            Event::Act(_, Action::Take(_)) => Some(art::dna()),
            _ => None,
        }
    }

    // Every round begins with cards for all (CUB-4).
    fn begins_round(event: &Event<Action, Chance>) -> bool {
        matches!(event, Event::Chance(Chance::Deal(..)))
    }

    // A round that is counted needs its time.
    fn aftermath(before: &View, after: &View) -> Option<Aftermath> {
        count::aftermath(before, after)
    }

    // Cards and tiles by the names their pictures have.
    fn deed(seen: &Seen) -> Option<String> {
        match seen {
            Event::Act(seat, action) => Some(format!("{seat} {action}")),
            _ => None,
        }
    }

    fn followed(before: &View, after: &View, names: &[String], words: &Words) -> Vec<String> {
        let mut lines = Vec::new();
        lines.extend(whose(before, after, names, words));
        for (seat, tokens) in after.tokens.each() {
            let gained = i16::from(*tokens) - i16::from(before.tokens[seat]);
            if gained != 0 {
                let gained = format!("{gained:+}");
                let values = [
                    ("name", name(names, seat).into()),
                    ("tokens", (*tokens).into()),
                    ("gained", gained.into()),
                ];
                lines.push(words.with("cubosaurs-followed-tokens", &values));
            }
        }
        if let (Some(points), true) = (after.points.last(), after.points.len() > before.points.len()) {
            lines.push(words.with("cubosaurs-followed-round", &[("round", after.points.len().into())]));
            lines.extend(points.each().map(|(seat, points)| counted(seat, points, names, words)));
            let picked = matches!(after.phase, Phase::Starter(_) | Phase::Over);
            if !picked {
                lines.push(
                    words.with("cubosaurs-followed-starter", &[("name", name(names, after.starter).into())]),
                );
            }
        }
        lines
    }
}

/// Whose card a tile took, which the purchase does not say: a card tells its owner only to who sees the table (CUB-74).
fn whose(before: &View, after: &View, names: &[String], words: &Words) -> Option<String> {
    let buys = |seat: &Seat| after.bought_tiles[*seat].len() > before.bought_tiles[*seat].len();
    let buyer = Seat::all(after.options.seats).find(buys)?;
    let lost = |(seat, cards): (Seat, &CardSet)| {
        let gone = cards.without(after.collections[seat]).iter().next().filter(|_| seat != buyer)?;
        let values =
            [("card", type_name(gone.card_type(), words).into()), ("name", name(names, seat).into())];
        Some(words.with("cubosaurs-followed-whose", &values))
    };
    before.collections.each().find_map(lost)
}

/// What happened; `say` names a card.
fn event(seen: &Seen, names: &[String], words: &Words, say: Say) -> String {
    match seen {
        Event::Act(seat, action) => did(*seat, *action, names, words, say),
        Event::Chance(chance) => fell(*chance, names, words, say),
        Event::TimeUp => String::new(), // no clock runs in this game
    }
}

/// The one card a purchase is aimed at.
pub(super) fn target(purchase: Purchase) -> Option<CardId> {
    match purchase {
        Purchase::RefuseWithForbidden(card)
        | Purchase::DestroyOwn(card)
        | Purchase::DestroyTheirs(card)
        | Purchase::Steal(card) => Some(card),
        _ => None,
    }
}

fn round_line(view: &View, words: &Words) -> String {
    let direction = if view.clockwise { "clockwise" } else { "counter" };
    let values = [
        ("round", view.round.into()),
        ("rounds", view.options.rounds.into()),
        ("direction", direction.into()),
        ("deck", view.deck.into()),
    ];
    words.with("cubosaurs-round", &values)
}

fn market(view: &View, words: &Words) -> Vec<String> {
    let mut lines = vec![words.with("cubosaurs-reserve", &[("reserve", view.reserve.into())])];
    if view.market.is_empty() {
        lines.push(words.get("cubosaurs-market-empty"));
    } else {
        lines.push(words.get("cubosaurs-market"));
        lines.extend(view.market.iter().map(|tile| {
            let values = [
                ("tile", tile.number().into()),
                ("price", view.components.tile(tile).price.into()),
                ("effect", effect(view, tile, words).into()),
            ];
            format!("  {}", words.with("cubosaurs-tile-line", &values))
        }));
    }
    lines
}

/// One seat: its points, its tokens and tiles, its cards by what they score.
fn place(view: &View, seat: Seat, now: &RoundPoints, names: &[String], words: &Words) -> Vec<String> {
    let sum = |points: &RoundPoints| points.iter().map(|points| i32::from(*points)).sum::<i32>();
    let earlier: i32 = view.points.iter().map(|round| sum(&round[seat])).sum();
    // Once the game is over the last round is among those counted.
    let earlier = if view.phase == Phase::Over { earlier - sum(now) } else { earlier };
    let values = [("name", name(names, seat).into()), ("now", sum(now).into()), ("total", earlier.into())];
    let mut lines = vec![words.with("cubosaurs-seat", &values)];
    if view.options.dna {
        let tiles: Vec<String> = view.bought_tiles[seat].iter().map(|tile| tile.to_string()).collect();
        let tiles = if tiles.is_empty() { words.get("cubosaurs-none") } else { tiles.join(", ") };
        let values = [("tokens", view.tokens[seat].into()), ("tiles", tiles.into())];
        lines.push(format!("  {}", words.with("cubosaurs-seat-tokens", &values)));
    }
    for (category, points) in CATEGORIES.iter().zip(now) {
        let held = view.collections[seat].and(scored_as(category));
        if held.is_empty() && *points == 0 {
            continue;
        }
        let label = words.get(&format!("cubosaurs-category-{category}"));
        let values = [
            ("label", label.into()),
            ("points", format!("{points:+}").into()),
            ("count", (*points).into()),
            ("cards", cards(view, held, words).into()),
        ];
        let key = if held.is_empty() { "cubosaurs-group-tile" } else { "cubosaurs-group" };
        lines.push(format!("  {}", words.with(key, &values)));
    }
    lines
}

/// The cards whose points a category holds.
pub(super) fn scored_as(category: &str) -> CardSet {
    match category {
        "velociraptors" => CardType::Grey.cards().union(CardType::Black.cards()),
        "eggs" => CardType::Egg.cards(),
        _ => CardType::ALL
            .into_iter()
            .find(|card_type| card_type.name() == category)
            .map_or(CardSet::EMPTY, CardType::cards),
    }
}

/// Cards one after the other.
pub(super) fn cards(view: &View, set: CardSet, words: &Words) -> String {
    if set.is_empty() {
        return words.get("cubosaurs-no-cards");
    }
    set.iter().map(|one| card(view, one, words)).collect::<Vec<_>>().join(", ")
}

/// A card with what is printed on it.
pub(super) fn card(view: &View, card: CardId, words: &Words) -> String {
    let text = match (card.card_type(), view.components.stake(card)) {
        (_, None) => bare_card(card, words),
        (card_type, Some(stake)) => {
            let (key, label) = match card_type {
                CardType::Egg => ("cubosaurs-egg", ("species", egg_species(card, words))),
                other => ("cubosaurs-raptor", ("type", type_name(other, words))),
            };
            let values = [
                (label.0, label.1.into()),
                ("gain", stake.gain.into()),
                ("penalty", stake.penalty.into()),
                ("card", card.to_string().into()),
            ];
            words.with(key, &values)
        }
    };
    if view.options.dna && view.components.dna.contains(card) {
        words.with("cubosaurs-with-dna", &[("card", text.into())])
    } else {
        text
    }
}

/// A card by name alone.
fn bare_card(card: CardId, words: &Words) -> String {
    let values = [("type", type_name(card.card_type(), words).into()), ("card", card.to_string().into())];
    words.with("cubosaurs-card", &values)
}

/// A card by what it is, without notation.
pub(super) fn plain_card(card: CardId, words: &Words) -> String {
    match card.card_type() {
        CardType::Egg => words.with("cubosaurs-plain-egg", &[("species", egg_species(card, words).into())]),
        other => type_name(other, words),
    }
}

/// A card as a sentence speaks of it: "a T-Rex".
fn a_card(card: CardId, words: &Words) -> String {
    let key = format!("cubosaurs-a-{}", card.card_type().name());
    match card.card_type() {
        CardType::Egg => words.with(&key, &[("species", egg_species(card, words).into())]),
        _ => words.get(&key),
    }
}

/// A card with what is printed on it, without notation: what a screen reader says.
pub(super) fn spoken_card(view: &View, card: CardId, words: &Words) -> String {
    let mut text = plain_card(card, words);
    if let Some(stake) = view.components.stake(card) {
        let values = [("card", text.into()), ("gain", stake.gain.into()), ("penalty", stake.penalty.into())];
        text = words.with("cubosaurs-spoken-stake", &values);
    }
    if view.options.dna && view.components.dna.contains(card) {
        text = words.with("cubosaurs-with-dna", &[("card", text.into())]);
    }
    text
}

/// A type by name.
pub(super) fn type_name(card_type: CardType, words: &Words) -> String {
    words.get(&format!("cubosaurs-type-{}", card_type.name()))
}

fn egg_species(egg: CardId, words: &Words) -> String {
    match egg.egg_counts() {
        Some([one]) => type_name(*one, words),
        _ => words.get("cubosaurs-egg-velociraptor"),
    }
}

/// What a tile does.
pub(super) fn effect(view: &View, tile: Tile, words: &Words) -> String {
    let value = match tile {
        Tile::PointsPerType => view.components.points_per_type,
        _ => view.components.points_per_egg,
    };
    words.with(&format!("cubosaurs-tile-{tile}"), &[("value", value.into())])
}

/// What the seat's round would count with this collection, everything else as it is.
pub(super) fn round_with(view: &View, seat: Seat, collection: CardSet) -> i32 {
    let mut collections = view.collections;
    collections[seat] = collection;
    let points = cubosaurs::round_points(&view.components, &collections, &view.bought_tiles);
    points[seat].iter().map(|points| i32::from(*points)).sum()
}

fn did(seat: Seat, action: Action, names: &[String], words: &Words, say: Say) -> String {
    let mut values = vec![("name", name(names, seat).into())];
    let key = match action {
        Action::Keep => "cubosaurs-did-keep",
        Action::RefuseWithNothing => "cubosaurs-did-refuse-nothing",
        Action::Refuse(card) => {
            values.push(("card", say(card, words).into()));
            "cubosaurs-did-refuse"
        }
        Action::Take(from) => {
            values.push(("from", name(names, from).into()));
            "cubosaurs-did-take"
        }
        Action::Buy(purchase) => {
            values.push(("tile", purchase.tile().number().into()));
            match purchase {
                Purchase::Give(card, to) => {
                    values.push(("card", say(card, words).into()));
                    values.push(("to", name(names, to).into()));
                    "cubosaurs-did-buy-give"
                }
                Purchase::Swap { own, theirs } => {
                    values.push(("card", say(own, words).into()));
                    values.push(("theirs", say(theirs, words).into()));
                    "cubosaurs-did-buy-swap"
                }
                _ => match target(purchase) {
                    Some(card) => {
                        values.push(("card", say(card, words).into()));
                        "cubosaurs-did-buy-card"
                    }
                    None => "cubosaurs-did-buy",
                },
            }
        }
    };
    words.with(key, &values)
}

/// What somebody paid for, by what it does.
fn bought(seat: Seat, purchase: Purchase, names: &[String], words: &Words) -> String {
    let mut values = vec![("name", name(names, seat).into())];
    match purchase {
        Purchase::Give(card, to) => {
            values.extend([("card", a_card(card, words).into()), ("to", name(names, to).into())]);
        }
        Purchase::Swap { own, theirs } => {
            values.extend([("card", a_card(own, words).into()), ("theirs", a_card(theirs, words).into())]);
        }
        _ => values.extend(target(purchase).map(|card| ("card", a_card(card, words).into()))),
    }
    words.with(&format!("cubosaurs-told-{}", purchase.tile()), &values)
}

fn fell(chance: Chance, names: &[String], words: &Words, say: Say) -> String {
    match chance {
        Chance::First(seat) => words.with("cubosaurs-fell-first", &[("name", name(names, seat).into())]),
        Chance::Tile(tile) => words.with("cubosaurs-fell-tile", &[("tile", tile.number().into())]),
        Chance::Deal(seat, card) => {
            let values = [("name", name(names, seat).into()), ("card", say(card, words).into())];
            words.with("cubosaurs-fell-deal", &values)
        }
        Chance::Draw(card) => words.with("cubosaurs-fell-draw", &[("card", say(card, words).into())]),
    }
}

/// What a seat's round counted, and for what.
fn counted(seat: Seat, points: &RoundPoints, names: &[String], words: &Words) -> String {
    let parts: Vec<String> = CATEGORIES
        .iter()
        .zip(points)
        .filter(|(_, points)| **points != 0)
        .map(|(category, points)| {
            // The number stays with what it is for.
            let category = words.get(&format!("cubosaurs-category-{category}"));
            format!("{category}\u{a0}{}", signed(i32::from(*points)))
        })
        .collect();
    let sum: i32 = points.iter().map(|points| i32::from(*points)).sum();
    let parts = if parts.is_empty() { words.get("cubosaurs-none") } else { parts.join(", ") };
    let values =
        [("name", name(names, seat).into()), ("points", signed(sum).into()), ("parts", parts.into())];
    words.with("cubosaurs-followed-seat", &values)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Lang;

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
                "Ana pays to destroy one of their own cards: an Egg (T-Rex).",
                "Ana paie pour détruire une de ses cartes\u{a0}: un Œuf (T-Rex).",
            ),
            (
                "buy 9 grey#1 to 2",
                "Ana pays to give Ben a grey Velociraptor.",
                "Ana paie pour donner un Vélociraptor gris à Ben.",
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
