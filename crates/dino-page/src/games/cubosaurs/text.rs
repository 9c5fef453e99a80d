//! Cubosaurs as text.

use super::signed;
use crate::show::{legal, name};
use crate::words::Words;
use cubosaurs::{Action, CATEGORIES, CardId, CardSet, CardType, Chance, Phase, Purchase, RoundPoints, Seen};
use cubosaurs::{State, Tile, View};
use dino_core::{Event, Seat, Viewer};

/// How a card is named: with its notation, which can be typed, or without.
pub(super) type Say = fn(CardId, &Words) -> String;

/// The whole table as lines of text.
pub(super) fn table(view: &View, viewer: Viewer, names: &[String], words: &Words) -> String {
    let mut lines = vec![round_line(view, words)];
    if view.options.dna {
        lines.extend(market(view, words));
    }
    let first = match viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Public | Viewer::Everything => Seat::FIRST,
    };
    let now = view.points_now();
    for seat in first.round(view.options.seats, true) {
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

/// What the seat is asked to do.
pub(super) fn expected(view: &View, seat: Seat, words: &Words) -> String {
    let waiting = |for_seat: Seat| {
        let name = words.with("seat-name", &[("seat", for_seat.number().into())]);
        words.with("cubosaurs-expected-wait", &[("name", name.into())])
    };
    match view.phase {
        Phase::Decide if view.turn != seat => waiting(view.turn),
        Phase::Take(taker, _) if taker != seat => waiting(taker),
        Phase::Take(..) => words.get("cubosaurs-expected-take"),
        Phase::Decide => {
            let legal = legal::<State>(view, seat);
            let can_refuse =
                legal.iter().any(|action| matches!(action, Action::Refuse(_) | Action::RefuseWithNothing));
            let can_buy = legal.iter().any(|action| matches!(action, Action::Buy(_)));
            words.get(match (can_refuse, can_buy, view.collections[seat].is_empty()) {
                (true, true, _) => "cubosaurs-expected-buy",
                (true, false, _) => "cubosaurs-expected-decide",
                (false, true, _) => "cubosaurs-expected-keep-dna",
                (false, false, true) => "cubosaurs-expected-keep-empty",
                (false, false, false) => "cubosaurs-expected-keep",
            })
        }
        Phase::Over => words.get("cubosaurs-expected-over"),
        Phase::Starter(_) | Phase::Reveal | Phase::Deal(_) | Phase::Draw => {
            words.get("cubosaurs-expected-chance")
        }
    }
}

/// An action as the choices that lead to it.
pub(super) fn steps(view: &View, seat: Seat, action: Action, words: &Words) -> Vec<String> {
    let own = view.collections[seat];
    let only = match action {
        Action::Keep => {
            let points = round_with(view, seat, own.union(view.hand));
            let values = [("cards", cards(view, view.hand, words).into()), ("points", points.into())];
            words.with("cubosaurs-do-keep", &values)
        }
        Action::Refuse(added) => {
            let points = round_with(view, seat, own.without(CardSet::one(added)));
            let values = [("card", card(view, added, words).into()), ("points", points.into())];
            words.with("cubosaurs-do-refuse", &values)
        }
        Action::RefuseWithNothing => words.get("cubosaurs-do-refuse-nothing"),
        Action::Take(from) => words.with("cubosaurs-do-take", &[("seat", from.number().into())]),
        Action::Buy(purchase) => return buy(view, purchase, words),
    };
    vec![only]
}

/// What happened; `say` names a card.
pub(super) fn happened(seen: &Seen, names: &[String], words: &Words, say: Say) -> String {
    match seen {
        Event::Act(seat, action) => did(*seat, *action, names, words, say),
        Event::Chance(chance) => fell(*chance, names, words, say),
        Event::TimeUp => String::new(), // no clock runs in this game
    }
}

/// Whether two actions are the same to a person.
pub(super) fn are_alike(view: &View, one: Action, other: Action) -> bool {
    match (one, other) {
        (Action::Refuse(one), Action::Refuse(other)) => alike(view, one, other),
        (Action::Buy(one), Action::Buy(other)) => match (one, other) {
            (Purchase::Give(one, to), Purchase::Give(other, other_to)) => {
                to == other_to && alike(view, one, other)
            }
            (Purchase::Swap { own, theirs }, Purchase::Swap { own: other_own, theirs: other_theirs }) => {
                alike(view, own, other_own) && alike(view, theirs, other_theirs)
            }
            _ => match (target(one), target(other)) {
                (Some(card), Some(other_card)) => one.tile() == other.tile() && alike(view, card, other_card),
                _ => one == other,
            },
        },
        _ => one == other,
    }
}

/// Whether two cards are printed alike and lie with the same owner.
fn alike(view: &View, one: CardId, other: CardId) -> bool {
    let icon = |card: CardId| view.options.dna && view.components.dna.contains(card);
    let owner = |card: CardId| view.collections.iter().position(|cards| cards.contains(card));
    one.card_type() == other.card_type()
        && one.card_type() != CardType::Egg
        && view.components.stake(one) == view.components.stake(other)
        && icon(one) == icon(other)
        && owner(one) == owner(other)
}

/// The one card a purchase is aimed at.
fn target(purchase: Purchase) -> Option<CardId> {
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

fn cards(view: &View, set: CardSet, words: &Words) -> String {
    if set.is_empty() {
        return words.get("cubosaurs-no-cards");
    }
    set.iter().map(|one| card(view, one, words)).collect::<Vec<_>>().join(", ")
}

/// A card with what is printed on it.
fn card(view: &View, card: CardId, words: &Words) -> String {
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
pub(super) fn bare_card(card: CardId, words: &Words) -> String {
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
pub(super) fn a_card(card: CardId, words: &Words) -> String {
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

/// The tile first, then what it is aimed at.
fn buy(view: &View, purchase: Purchase, words: &Words) -> Vec<String> {
    let tile = purchase.tile();
    let values = [
        ("tile", tile.number().into()),
        ("price", view.components.tile(tile).price.into()),
        ("effect", effect(view, tile, words).into()),
    ];
    let mut steps = vec![words.with("cubosaurs-do-buy", &values)];
    match purchase {
        Purchase::Give(given, seat) => {
            steps.push(card(view, given, words));
            steps.push(words.with("cubosaurs-do-give-to", &[("seat", seat.number().into())]));
        }
        Purchase::Swap { own, theirs } => {
            steps.extend([card(view, own, words), card_of(view, theirs, words)]);
        }
        Purchase::DestroyTheirs(theirs) | Purchase::Steal(theirs) => steps.push(card_of(view, theirs, words)),
        Purchase::RefuseWithForbidden(own) | Purchase::DestroyOwn(own) => steps.push(card(view, own, words)),
        Purchase::PointsPerType | Purchase::PointsPerEgg | Purchase::Draw | Purchase::RefuseWithNothing => {}
    }
    steps
}

/// A card and whose it is.
fn card_of(view: &View, theirs: CardId, words: &Words) -> String {
    let owner = view.collections.each().find(|(_, cards)| cards.contains(theirs));
    let seat = owner.map_or(0, |(seat, _)| seat.number());
    words.with("cubosaurs-card-of", &[("card", card(view, theirs, words).into()), ("seat", seat.into())])
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

/// What followed from an event that no event says: a round counted, who starts the next, tokens that changed hands.
pub(super) fn followed(before: &View, after: &View, names: &[String], words: &Words) -> Vec<String> {
    let mut lines = Vec::new();
    for (seat, tokens) in after.tokens.each() {
        let gained = i16::from(*tokens) - i16::from(before.tokens[seat]);
        if gained != 0 {
            let gained = format!("{gained:+}");
            let values =
                [("name", name(names, seat).into()), ("tokens", (*tokens).into()), ("gained", gained.into())];
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

/// What the cards are worth: what is printed on them.
pub(super) fn scores(view: &View, words: &Words) -> String {
    let mut lines: Vec<String> = CardType::SETS
        .iter()
        .map(|species| {
            let row: Vec<String> =
                (1..=4).map(|count| format!("{:+}", view.components.set_points(*species, count))).collect();
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
