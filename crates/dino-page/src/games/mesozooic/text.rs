//! Mesozooic as text.

use super::art;
use crate::art::icon;
use crate::show::{Tell, listed, name, own_first};
use crate::story::{Chapter, Sign};
use crate::words::Words;
use dino_core::{BySeat, Seat, Viewer};
use maud::Markup;
use mesozooic::{
    CATEGORIES, CardId, Components, Face, Phase, RoundPoints, Seen, Side, State, View, What, Zoo, total,
};

impl Tell for State {
    fn table(view: &View, viewer: Viewer, names: &[String], words: &Words) -> String {
        let mut lines = vec![round_line(view, words), String::new()];
        if let Some(own) = &view.own {
            if matches!(view.phase, Phase::Pick | Phase::Lapse(_)) {
                lines.push(words.with("mesozooic-hand", &[("cards", list(view, own.hand, words).into())]));
            }
            if !own.taken.is_empty() {
                lines.push(words.with(
                    "mesozooic-kept",
                    &[("cards", list(view, own.taken.iter().copied(), words).into())],
                ));
            }
        }
        for seat in own_first(viewer, view.options.seats) {
            lines.push(String::new());
            lines.extend(place(view, seat, names, words));
        }
        lines.join("\n") + "\n"
    }

    fn scores(view: &View, words: &Words) -> String {
        let points = &view.components.points;
        let values =
            [points.enclosure, points.attraction, points.monorail, points.topiary, points.gate, points.shop];
        let mut text = String::new();
        for (category, points) in CATEGORIES.iter().zip(values) {
            text.push_str(&words.with(&format!("mesozooic-scores-{category}"), &[("points", points.into())]));
            text.push('\n');
        }
        text
    }

    fn happened(seen: &Seen, names: &[String], words: &Words) -> String {
        what(seen, names, words, |one| one.to_string())
    }

    // Dealing, laying out and sliding are not told card by card, and cards that are kept not by their notation, which
    // no drawing shows; one sees them.
    fn told(seen: &Seen, names: &[String], words: &Words) -> String {
        match seen.what {
            What::Dealt(..) | What::Laid(..) | What::Advanced(_) | What::Slid(..) => String::new(),
            What::Picked(seat, _) => {
                words.with("mesozooic-did-pick-hidden", &[("name", name(names, seat).into())])
            }
            _ => what(seen, names, words, |one| plain(one).to_uppercase()),
        }
    }

    // All choose at once, and nobody sees what; while clocks run nobody waits.
    fn length(seen: &Seen, _acted: bool) -> u32 {
        if matches!(seen.what, What::Picked(..)) { 30 } else { 0 }
    }

    fn followed(before: &View, after: &View, names: &[String], words: &Words) -> Vec<String> {
        let mut lines = Vec::new();
        let open = |view: &View| matches!(view.phase, Phase::Plan | Phase::Build);
        if open(after) && !open(before) && !matches!(before.phase, Phase::Crane) {
            lines.push(words.get("mesozooic-followed-open"));
        }
        if after.points.len() > before.points.len()
            && let Some(points) = after.points.last()
        {
            lines.push(words.with("mesozooic-followed-round", &[("round", after.points.len().into())]));
            for seat in Seat::all(after.options.seats) {
                let values = [
                    ("name", name(names, seat).into()),
                    ("points", total(&points[seat]).into()),
                    ("parts", parts(&points[seat], words).into()),
                ];
                lines.push(format!("  {}", words.with("mesozooic-followed-seat", &values)));
            }
        }
        lines
    }

    fn chapter(before: &View, _after: &View, words: &Words) -> Option<Chapter> {
        let phase = match before.phase {
            Phase::Director(_) | Phase::Advanced | Phase::Deal(_) | Phase::Pick | Phase::Lapse(_) => "choose",
            Phase::Lay(_) | Phase::Plan => "plan",
            Phase::Build | Phase::Apart => "build",
            Phase::Crane => "crane",
            Phase::Over => "score",
        };
        let values = [
            ("round", before.round.into()),
            ("phase", words.get(&format!("mesozooic-phase-{phase}")).into()),
        ];
        Some(Chapter {
            round: before.round.into(),
            turn: None,
            label: words.with("mesozooic-chapter", &values),
        })
    }

    fn mattered(before: &View, after: &View) -> Option<Sign> {
        (after.points.len() > before.points.len()).then_some(Sign::Counted)
    }

    fn picture(seen: &Seen) -> Option<Markup> {
        match seen.what {
            What::Picked(..) | What::Lapsed(..) => Some(icon("cards")),
            What::Done(_) => Some(icon("check")),
            What::Swapped(..) => Some(art::sign("mz-crane")),
            What::OwnTimeUp(_) | What::TimeUp => Some(icon("clock")),
            _ => None,
        }
    }

    // Nobody wins the round to learn, which keeps no score (MES-9), and a game alone, which has targets (MES-65).
    fn verdict(view: &View, words: &Words) -> Option<String> {
        if view.options.learning {
            return Some(words.get("mesozooic-verdict-learning"));
        }
        if view.options.seats > 1 {
            return None;
        }
        let points = view.points.last().map_or(0, |round| total(&round[Seat::FIRST]));
        let targets = view.components.targets[usize::from(view.options.small)];
        let reached = targets.iter().filter(|target| points >= u16::from(**target)).count();
        let next = targets.get(reached).copied().unwrap_or_default();
        let values = [("reached", reached.into()), ("next", next.into()), ("points", points.into())];
        Some(words.with("mesozooic-verdict-alone", &values))
    }
}

/// A card without the number of its set.
fn plain(one: CardId) -> String {
    let text = one.to_string();
    text.split('#').next().unwrap_or_default().to_owned()
}

fn what(seen: &Seen, names: &[String], words: &Words, say: impl Fn(CardId) -> String) -> String {
    let of = |key: &str, seat: Seat, cards: &[CardId]| {
        let mut values = vec![("name", name(names, seat).into())];
        values.extend(["card", "other"].into_iter().zip(cards).map(|(key, one)| (key, say(*one).into())));
        words.with(key, &values)
    };
    let maybe = |key: &str, seat: Seat, cards: Option<&[CardId]>| match cards {
        Some(cards) => of(key, seat, cards),
        None => of(&format!("{key}-hidden"), seat, &[]),
    };
    match seen.what {
        What::Director(seat, one) => of("mesozooic-fell-director", seat, &[one]),
        What::Advanced(_) => words.get("mesozooic-fell-advanced"),
        What::Dealt(seat, one) => maybe("mesozooic-fell-deal", seat, one.as_ref().map(std::slice::from_ref)),
        What::Lapsed(seat, one) => {
            maybe("mesozooic-fell-lapse", seat, one.as_ref().map(std::slice::from_ref))
        }
        What::Laid(seat, one) => maybe("mesozooic-fell-lay", seat, one.as_ref().map(std::slice::from_ref)),
        What::Picked(seat, cards) => {
            maybe("mesozooic-did-pick", seat, cards.as_ref().map(<[CardId; 2]>::as_slice))
        }
        What::Swapped(seat, cards, _) => {
            maybe("mesozooic-did-swap", seat, cards.as_ref().map(<[CardId; 2]>::as_slice))
        }
        What::Started(seat) => of("mesozooic-did-start", seat, &[]),
        What::Ready(seat) => of("mesozooic-did-ready", seat, &[]),
        What::Slid(seat, 1, one) => {
            maybe("mesozooic-did-slide", seat, one.as_ref().map(std::slice::from_ref))
        }
        What::Slid(seat, _, None) => of("mesozooic-did-slide-hidden", seat, &[]),
        What::Slid(seat, count, Some(one)) => {
            let values =
                [("name", name(names, seat).into()), ("count", count.into()), ("card", say(one).into())];
            words.with("mesozooic-did-slide-run", &values)
        }
        What::Done(seat) => of("mesozooic-did-done", seat, &[]),
        What::Left(seat) => of("mesozooic-did-leave", seat, &[]),
        What::OwnTimeUp(seat) => of("mesozooic-did-own-time", seat, &[]),
        What::TimeUp => words.get("mesozooic-did-time"),
    }
}

fn round_line(view: &View, words: &Words) -> String {
    let phase = match view.phase {
        Phase::Pick | Phase::Lapse(_) => "draft",
        Phase::Plan => "plan",
        Phase::Build => "build",
        Phase::Crane => "crane",
        Phase::Apart => "apart",
        Phase::Over => "over",
        Phase::Director(_) | Phase::Advanced | Phase::Deal(_) | Phase::Lay(_) => "deal",
    };
    let values = [
        ("round", view.round.into()),
        ("rounds", view.options.rounds().into()),
        ("phase", phase.into()),
        ("pass", (view.pass + 1).into()),
        ("direction", if view.clockwise { "clockwise" } else { "counter" }.into()),
    ];
    words.with("mesozooic-round", &values)
}

/// One seat: its scores and its zoo row by row.
fn place(view: &View, seat: Seat, names: &[String], words: &Words) -> Vec<String> {
    let rounds = rounds_of(&view.points, seat);
    let rounds = if rounds.is_empty() { words.get("mesozooic-no-rounds") } else { rounds };
    let mut values = vec![("name", name(names, seat).into()), ("rounds", rounds.into())];
    let Some(zoo) = view.zoo(seat) else { return vec![words.with("mesozooic-seat-hidden", &values)] };
    let points = view.points_now(seat).unwrap_or_default();
    values.push(("score", total(&points).into()));
    let mut lines = vec![words.with("mesozooic-seat", &values)];
    lines.extend(grid(view, zoo, words));
    lines
}

/// The scores of the rounds so far, in order.
pub(super) fn rounds_of(points: &[BySeat<RoundPoints>], seat: Seat) -> String {
    points.iter().map(|round| total(&round[seat]).to_string()).collect::<Vec<_>>().join(", ")
}

/// The zoo as a grid: above what is on a card, in short, below its notation.
fn grid(view: &View, zoo: &Zoo, words: &Words) -> Vec<String> {
    /// How wide a cell is: four of them fill a line.
    const CELL: usize = 18;
    let cells: Vec<Option<CardId>> = zoo.cells().collect();
    let above = |one: Option<CardId>| match one {
        Some(one) => in_short(view.components.face(one), words),
        None => words.get("mesozooic-hole-short"),
    };
    let below = |one: Option<CardId>| one.map_or_else(String::new, |one| one.to_string());
    let line = |row: &[Option<CardId>], say: &dyn Fn(Option<CardId>) -> String| {
        let cells: Vec<String> = row.iter().map(|one| format!("{:CELL$}", say(*one))).collect();
        format!("   {}", cells.join(" ")).trim_end().to_owned()
    };
    let rows = cells.chunks(usize::from(zoo.columns()));
    rows.flat_map(|row| [line(row, &above), line(row, &below)]).collect()
}

/// The elements of a face in a few letters.
fn in_short(face: Face, words: &Words) -> String {
    let mut all: Vec<String> = Vec::new();
    if let Some(side) = face.half() {
        all.push(words.with("mesozooic-short-half", &[("side", side_name(side).into())]));
    }
    all.extend(face.has_attraction().then(|| words.get("mesozooic-short-attraction")));
    all.extend(face.has_truck().then(|| words.get("mesozooic-short-truck")));
    if face.has_monorail() {
        let exits = Side::ALL.into_iter().filter(|side| face.exits(*side));
        let exits: String =
            exits.map(|side| words.get(&format!("mesozooic-short-exit-{}", side_name(side)))).collect();
        all.push(words.with("mesozooic-short-monorail", &[("exits", exits.into())]));
    }
    all.extend((0..face.topiaries()).map(|_| words.get("mesozooic-short-topiary")));
    if let Some(top) = face.gate() {
        all.push(words.with("mesozooic-short-gate", &[("row", if top { "top" } else { "bottom" }.into())]));
    }
    all.extend(face.is_shop().then(|| words.get("mesozooic-short-shop")));
    all.extend(face.is_crane().then(|| words.get("mesozooic-short-crane")));
    if all.is_empty() { words.get("mesozooic-short-blank") } else { all.join("+") }
}

/// Points by category, those that are not 0.
pub(super) fn parts(points: &RoundPoints, words: &Words) -> String {
    let line = |(category, points): (&&str, &u8)| {
        let values = [
            ("label", words.get(&format!("mesozooic-category-{category}")).into()),
            ("points", (*points).into()),
        ];
        words.with("mesozooic-scores-line", &values)
    };
    let each = CATEGORIES.iter().zip(points).filter(|(_, points)| **points != 0).map(line);
    each.collect::<Vec<_>>().join(", ")
}

fn list(view: &View, cards: impl IntoIterator<Item = CardId>, words: &Words) -> String {
    let cards: Vec<String> = cards.into_iter().map(|one| card(view, one, words)).collect();
    if cards.is_empty() { words.get("mesozooic-none") } else { listed(cards, words) }
}

/// A card with its elements, and its notation to be typed.
pub(super) fn card(view: &View, one: CardId, words: &Words) -> String {
    let elements = elements(view.components.face(one), words);
    words.with("mesozooic-card", &[("elements", elements.into()), ("card", one.to_string().into())])
}

/// A card that an option names, by what is on it; `None` for what is no card.
pub(super) fn named_card(name: &str, words: &Words) -> Option<String> {
    let sheet = Components::embedded().ok()?;
    Some(elements(sheet.face(option_card(name)?), words))
}

/// A card as options name it: one of the basic set, of which every seat has its own, without the number of the set.
pub(super) fn option_card(name: &str) -> Option<CardId> {
    name.parse().or_else(|_| format!("{name}#1").parse()).ok()
}

/// The elements of a face, in words.
pub(crate) fn elements(face: Face, words: &Words) -> String {
    let mut all: Vec<String> = Vec::new();
    if let Some(side) = face.half() {
        all.push(words.with("mesozooic-half", &[("side", side_name(side).into())]));
    }
    if face.has_attraction() {
        all.push(words.get("mesozooic-attraction"));
    }
    if face.has_truck() {
        all.push(words.get("mesozooic-truck"));
    }
    if face.has_monorail() {
        let exits = Side::ALL.into_iter().filter(|side| face.exits(*side));
        let exits: Vec<String> =
            exits.map(|side| words.get(&format!("mesozooic-exit-{}", side_name(side)))).collect();
        all.push(words.with("mesozooic-monorail", &[("exits", exits.join("–").into())]));
    }
    all.extend((0..face.topiaries()).map(|_| words.get("mesozooic-topiary")));
    if let Some(top) = face.gate() {
        all.push(words.with("mesozooic-gate", &[("row", if top { "top" } else { "bottom" }.into())]));
    }
    if face.is_shop() {
        all.push(words.get("mesozooic-shop"));
    }
    if face.is_crane() {
        all.push(words.get("mesozooic-crane"));
    }
    let both = |first: String, second: String| {
        words.with("mesozooic-and", &[("first", first.into()), ("second", second.into())])
    };
    all.into_iter().reduce(both).unwrap_or_else(|| words.get("mesozooic-blank"))
}

/// A side in the keys of words.
pub(super) fn side_name(side: Side) -> &'static str {
    match side {
        Side::North => "north",
        Side::East => "east",
        Side::South => "south",
        Side::West => "west",
    }
}
