//! Evo as text.

use super::{card_name, gene_name, ground_name, hexes, named, percents, terrain_name, token_name};
use crate::Value;
use crate::show::name;
use crate::words::Words;
use dino_core::{Event, Hex, Seat, Viewer};
use evo::{Action, Chance, Face, Gene, Ground, Moment, Phase, Play, Seen, Terrain, View};

/// The whole table as lines of text.
pub(super) fn table(view: &View, viewer: Viewer, names: &[String], words: &Words) -> String {
    let mut lines = vec![match view.round {
        0 => words.get("evo-before"),
        round => words.with("evo-round", &[("round", round.into())]),
    }];
    lines.push(climate(view, words));
    lines.push(forecast(view, words));
    let track: Vec<&str> = view.order.iter().map(|seat| name(names, *seat)).collect();
    lines.push(words.with("evo-track", &[("names", track.join(", ").into())]));
    lines.extend(island(view, words));
    if matches!(view.phase, Phase::Bid(_)) {
        lines.push(words.get("evo-lab"));
        lines.extend((1..=view.options.seats).map(|column| column_line(view, column, names, words)));
    }
    if view.phase == Phase::Move {
        lines.push(words.with("evo-points-left", &[("points", view.points.into())]));
    }
    let first = match viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Public | Viewer::Everything => Seat::FIRST,
    };
    for seat in first.round(view.options.seats, true) {
        lines.push(String::new());
        lines.extend(place(view, seat, names, words));
    }
    lines.join("\n") + "\n"
}

/// The island as rows of letters: each hex its terrain's, and the letter of the seat that stands there. Before each row
/// stands its second coordinate and the first coordinate of its first hex.
fn island(view: &View, words: &Words) -> Vec<String> {
    let hexes = view.island.hexes();
    let left = hexes.iter().map(|hex| 2 * i32::from(hex.q) + i32::from(hex.r)).min().unwrap_or(0);
    let mut rows: Vec<i8> = hexes.iter().map(|hex| hex.r).collect();
    rows.sort_unstable();
    rows.dedup();
    let row = |r: i8| {
        let mut line = String::new();
        for hex in hexes.iter().filter(|hex| hex.r == r) {
            let column = 2 * (2 * i32::from(hex.q) + i32::from(hex.r) - left) as usize;
            let terrain = view.island.cell(*hex).map_or(Terrain::White, |cell| view.island.terrain(cell));
            let owner = view.island.cell(*hex).and_then(|cell| view.owner(cell));
            let stands = owner.map_or('.', |seat| char::from(b'A' + seat.number() - 1));
            line = format!("{line:column$}{}{stands}", named("letter", terrain.name(), words));
        }
        let first = hexes.iter().filter(|hex| hex.r == r).map(|hex| hex.q).min().unwrap_or(0);
        format!("{:>6}  {line}", format!("{first},{r}"))
    };
    [words.get("evo-map-how")].into_iter().chain(rows.into_iter().map(row)).collect()
}

fn climate(view: &View, words: &Words) -> String {
    let terrains = |ground: Ground| {
        let fits = |terrain: &&Terrain| view.values.wheel.ground(view.section, **terrain) == ground;
        let all: Vec<String> =
            Terrain::ALL.iter().filter(fits).map(|terrain| terrain_name(*terrain, words)).collect();
        if all.is_empty() { words.get("evo-none") } else { all.join(", ") }
    };
    let values = [
        ("ideal", terrains(Ground::Ideal).into()),
        ("cold", terrains(Ground::Cold).into()),
        ("hot", terrains(Ground::Hot).into()),
        ("deadly", terrains(Ground::Deadly).into()),
    ];
    words.with("evo-climate", &values)
}

fn forecast(view: &View, words: &Words) -> String {
    if let Some(token) = view.next {
        return words.with("evo-forecast-seen", &[("token", token_name(token, words).into())]);
    }
    let part = |(token, percent)| {
        let values = [("token", token_name(token, words).into()), ("percent", Value::from(percent))];
        words.with("evo-forecast-part", &values)
    };
    let parts: Vec<String> = percents(view).into_iter().map(part).collect();
    words.with("evo-forecast", &[("parts", parts.join(", ").into())])
}

/// What a column gives.
pub(super) fn reward(view: &View, column: u8, words: &Words) -> String {
    match column {
        1 if view.options.events => words.get("evo-lab-card"),
        1 => words.get("evo-lab-place"),
        _ => match view.row[usize::from(column) - 2] {
            Some(gene) => gene_about(gene, words),
            None => words.get("evo-lab-empty"),
        },
    }
}

/// A gene with what it does.
pub(super) fn gene_about(gene: Gene, words: &Words) -> String {
    let values =
        [("gene", gene_name(gene, words).into()), ("does", named("does", gene.name(), words).into())];
    words.with("evo-gene-about", &values)
}

fn column_line(view: &View, column: u8, names: &[String], words: &Words) -> String {
    let held = view
        .pawns
        .each()
        .find_map(|(seat, pawn)| pawn.filter(|p| p.column == column).map(|p| (seat, p.value)));
    let state = match held {
        Some((seat, value)) => {
            words.with("evo-lab-held", &[("name", name(names, seat).into()), ("value", value.into())])
        }
        None => words.get("evo-lab-free"),
    };
    let values =
        [("column", column.into()), ("what", reward(view, column, words).into()), ("state", state.into())];
    format!("  {}", words.with("evo-lab-column", &values))
}

/// One seat: its herd with the ground under it, its points, its genes and cards.
fn place(view: &View, seat: Seat, names: &[String], words: &Words) -> Vec<String> {
    let herd = view.herds[seat];
    let at = |cell| {
        let values = [
            ("hex", view.island.hex(cell).to_string().into()),
            ("terrain", terrain_name(view.island.terrain(cell), words).into()),
            ("ground", ground_name(view.ground(cell), words).into()),
        ];
        words.with("evo-at", &values)
    };
    let hexes: Vec<String> = herd.iter().map(at).collect();
    let values = [
        ("name", name(names, seat).into()),
        ("dinos", herd.len().into()),
        ("hexes", hexes.join(", ").into()),
    ];
    let mp = view.mp[seat].map_or_else(|| words.get("evo-secret"), |mp| mp.to_string());
    vec![
        words.with("evo-seat", &values),
        format!("  {}", words.with("evo-seat-points", &[("mp", mp.into())])),
        format!("  {}", words.with("evo-seat-genes", &[("genes", genes(view, seat, words).into())])),
        format!("  {}", words.with("evo-seat-cards", &[("cards", cards(view, seat, words).into())])),
    ]
}

fn genes(view: &View, seat: Seat, words: &Words) -> String {
    let counted = |gene: &Gene| {
        let count = view.species[seat].count(*gene);
        let values = [("count", count.into()), ("what", gene_name(*gene, words).into())];
        match count {
            0 => None,
            1 => Some(gene_name(*gene, words)),
            _ => Some(words.with("evo-count", &values)),
        }
    };
    let all: Vec<String> = Gene::ALL.iter().filter_map(counted).collect();
    if all.is_empty() { words.get("evo-none") } else { all.join(", ") }
}

fn cards(view: &View, seat: Seat, words: &Words) -> String {
    let hand = view.hands[seat];
    match hand.cards {
        _ if hand.size == 0 => words.get("evo-none"),
        Some(cards) => cards.iter().map(|card| card_name(card, words)).collect::<Vec<_>>().join(", "),
        None => words.with("evo-cards-hidden", &[("count", hand.size.into())]),
    }
}

/// What the seat is asked to do.
pub(super) fn expected(view: &View, seat: Seat, words: &Words) -> String {
    let mover = view.order.get(usize::from(view.turn)).copied().unwrap_or(Seat::FIRST);
    let asked = match view.phase {
        Phase::Window(_, seat) | Phase::Bid(seat) | Phase::Place(seat) | Phase::Rolled(_, _, seat) => seat,
        Phase::Declared(combat) | Phase::Flee(combat) => combat.defender,
        Phase::Over => return words.get("evo-expected-over"),
        Phase::Move | Phase::Birth | Phase::Survive => mover,
        _ => return words.get("evo-expected-chance"),
    };
    if asked != seat {
        let name = words.with("seat-name", &[("seat", asked.number().into())]);
        return words.with("evo-expected-wait", &[("name", name.into())]);
    }
    let hex = |hex: Hex| [("hex", Value::from(hex.to_string()))];
    match view.phase {
        Phase::Bid(_) if view.barred > 0 => {
            words.with("evo-expected-bid-again", &[("column", view.barred.into())])
        }
        Phase::Bid(_) => words.get("evo-expected-bid"),
        Phase::Place(_) => words.get("evo-expected-place"),
        Phase::Window(Moment::ClimateEnd, _) => words.get("evo-expected-climate"),
        Phase::Window(Moment::BirthsStart, _) => words.get("evo-expected-births"),
        Phase::Window(Moment::SurvivalStart, _) => words.get("evo-expected-survival"),
        Phase::Window(..) => words.get("evo-expected-movement"),
        Phase::Move => words.with("evo-expected-move", &[("points", view.points.into())]),
        Phase::Declared(combat) => words.with("evo-expected-declared", &hex(combat.at)),
        Phase::Rolled(_, face, _) => {
            words.with("evo-expected-rolled", &[("face", named("face", face.name(), words).into())])
        }
        Phase::Flee(combat) => words.with("evo-expected-flee", &hex(combat.at)),
        Phase::Birth if view.herds[seat].len() as u8 + view.lost[seat] >= 8 => {
            words.get("evo-expected-replace")
        }
        Phase::Birth => words.with("evo-expected-birth", &[("egg", view.egg.into())]),
        _ => words.get("evo-expected-survive"),
    }
}

/// An action as the choices that lead to it.
pub(super) fn steps(view: &View, seat: Seat, action: Action, words: &Words) -> Vec<String> {
    let hex = |key: &str, hex: Hex| words.with(key, &[("hex", hex.to_string().into())]);
    match action {
        Action::Bid { column, value } => {
            let what = [("column", column.into()), ("what", reward(view, column, words).into())];
            let price = [("value", value.into()), ("price", view.price(seat, value).into())];
            vec![words.with("evo-do-bid", &what), words.with("evo-do-bid-value", &price)]
        }
        Action::Place(place) => vec![words.with("evo-do-place", &[("place", place.into())])],
        Action::Pass if view.phase == Phase::Birth => vec![words.get("evo-do-pass-egg")],
        Action::Pass => vec![words.get("evo-do-pass")],
        Action::PassUntil(until) => {
            let until = named("until", until.name(), words);
            vec![words.with("evo-do-pass-until", &[("until", until.into())])]
        }
        Action::Play(play) => played(view, play, words),
        Action::End => vec![words.get("evo-do-end")],
        Action::Move(from, to) => vec![hex("evo-do-from", from), hex("evo-do-move-to", to)],
        Action::Attack(from, at) => {
            let defender = view.island.cell(at).and_then(|cell| view.owner(cell)).unwrap_or(seat);
            let wins = view.winning_faces(seat, defender);
            let values = [("hex", at.to_string().into()), ("wins", wins.into())];
            vec![hex("evo-do-from", from), words.with("evo-do-attack", &values)]
        }
        Action::Flee(to) => vec![hex("evo-do-flee", to)],
        Action::Stay => vec![words.get("evo-do-stay")],
        Action::Birth(at) => vec![words.get("evo-do-birth"), hex("evo-do-born", at)],
        Action::Replace(old, at) => vec![hex("evo-do-replace", old), hex("evo-do-born", at)],
        Action::Keep(kept) => {
            vec![words.with("evo-do-keep", &[("hexes", hexes(kept.hexes()).into())])]
        }
    }
}

fn played(view: &View, play: Play, words: &Words) -> Vec<String> {
    let hex = |key: &str, hex: Hex| words.with(key, &[("hex", hex.to_string().into())]);
    let amount = view.values.amount(play.card()).unsigned_abs();
    let name = card_name(play.card(), words);
    let about = words
        .with(&format!("evo-plays-{}", play.card().name().replace('_', "-")), &[("amount", amount.into())]);
    let mut steps = vec![format!("{} ({about})", words.with("evo-do-play", &[("card", name.into())]))];
    match play {
        Play::Plain(_) => {}
        Play::At(_, seat) => {
            let name = words.with("seat-name", &[("seat", seat.number().into())]);
            steps.push(words.with("evo-do-play-at", &[("name", name.into())]));
        }
        Play::Raft(from, to) => steps.extend([hex("evo-do-from", from), hex("evo-do-to", to)]),
        Play::Nest(at) => steps.push(hex("evo-do-born", at)),
        Play::NestFor(old, at) => steps.extend([hex("evo-do-replace", old), hex("evo-do-born", at)]),
    }
    steps
}

/// What happened.
pub(super) fn happened(seen: &Seen, names: &[String], words: &Words) -> String {
    let of = |key: &str, seat: Seat| words.with(key, &[("name", name(names, seat).into())]);
    match seen {
        Seen::Whole(Event::Act(seat, action)) => did(*seat, *action, names, words),
        Seen::Whole(Event::Chance(chance)) => fell(*chance, names, words),
        Seen::Whole(Event::TimeUp) => String::new(), // no clock runs in this game
        Seen::Drew(seat) => of("evo-fell-drew", *seat),
        Seen::Peeked(seat) => of("evo-fell-peeked", *seat),
        Seen::Ended(_) => words.get("evo-fell-over"),
    }
}

fn did(seat: Seat, action: Action, names: &[String], words: &Words) -> String {
    let mut values: Vec<(&str, Value<'_>)> = vec![("name", name(names, seat).into())];
    let mut from_to = |from: Option<Hex>, to: Hex| {
        values.extend(from.map(|from| ("from", from.to_string().into())));
        values.push(("to", to.to_string().into()));
    };
    let key = match action {
        Action::Bid { column, value } => {
            values.extend([("column", column.into()), ("value", value.into())]);
            "evo-did-bid"
        }
        Action::Place(place) => {
            values.push(("place", place.into()));
            "evo-did-place"
        }
        Action::Pass => "evo-did-pass",
        Action::PassUntil(until) => {
            values.push(("until", named("until", until.name(), words).into()));
            "evo-did-pass-until"
        }
        Action::End => "evo-did-end",
        Action::Stay => "evo-did-stay",
        Action::Move(from, to) => {
            from_to(Some(from), to);
            "evo-did-move"
        }
        Action::Attack(from, to) => {
            from_to(Some(from), to);
            "evo-did-attack"
        }
        Action::Flee(to) => {
            from_to(None, to);
            "evo-did-flee"
        }
        Action::Birth(to) => {
            from_to(None, to);
            "evo-did-birth"
        }
        Action::Replace(old, to) => {
            from_to(Some(old), to);
            "evo-did-replace"
        }
        Action::Keep(kept) => {
            values.push(("hexes", hexes(kept.hexes()).into()));
            "evo-did-keep"
        }
        Action::Play(play) => {
            let key = match play {
                Play::Plain(_) => "evo-did-play",
                Play::At(_, target) => {
                    values.push(("target", name(names, target).into()));
                    "evo-did-play-at"
                }
                Play::Nest(to) => {
                    from_to(None, to);
                    "evo-did-play-to"
                }
                Play::Raft(from, to) | Play::NestFor(from, to) => {
                    from_to(Some(from), to);
                    "evo-did-play-from"
                }
            };
            values.push(("card", card_name(play.card(), words).into()));
            key
        }
    };
    words.with(key, &values)
}

fn fell(chance: Chance, names: &[String], words: &Words) -> String {
    let name = |seat: Seat| ("name", Value::from(name(names, seat).to_owned()));
    match chance {
        Chance::Order(seat) => words.with("evo-fell-order", &[name(seat)]),
        Chance::Zone(seat, slot) => words.with("evo-fell-zone", &[name(seat), ("slot", slot.into())]),
        Chance::Climate(token) => {
            words.with("evo-fell-climate", &[("token", token_name(token, words).into())])
        }
        Chance::Peek(seat, token) => {
            words.with("evo-fell-peek", &[name(seat), ("token", token_name(token, words).into())])
        }
        Chance::Gene(gene) => words.with("evo-fell-gene", &[("gene", gene_about(gene, words).into())]),
        Chance::Card(seat, card) => {
            words.with("evo-fell-card", &[name(seat), ("card", card_name(card, words).into())])
        }
        Chance::Die(face) => {
            words.with("evo-fell-die", &[("face", named("face", face.name(), words).into())])
        }
        Chance::Bite(number) => words.with("evo-fell-bite", &[("number", number.into())]),
    }
}

/// What followed from an event that no event says: genes won, the new order, deaths, a round that is over.
pub(super) fn followed(before: &View, after: &View, names: &[String], words: &Words) -> Vec<String> {
    let mut lines = Vec::new();
    for (seat, species) in after.species.each() {
        let grown = |gene: &&Gene| species.count(**gene) > before.species[seat].count(**gene);
        for gene in Gene::ALL.iter().filter(grown) {
            let values = [("name", name(names, seat).into()), ("gene", gene_name(*gene, words).into())];
            lines.push(words.with("evo-followed-gene", &values));
        }
    }
    if after.order != before.order && before.round > 0 {
        let track: Vec<&str> = after.order.iter().map(|seat| name(names, *seat)).collect();
        lines.push(words.with("evo-followed-track", &[("names", track.join(", ").into())]));
    }
    for (seat, herd) in after.herds.each() {
        let lost = before.herds[seat].len().saturating_sub(herd.len());
        if lost > 0 {
            let values = [("name", name(names, seat).into()), ("count", lost.into())];
            lines.push(words.with("evo-followed-lost", &values));
        }
    }
    let earned =
        |view: &View| view.rounds.last().map_or(0, |round| round.herds.iter().map(|h| u32::from(*h)).sum());
    if let (Some(round), true) = (after.rounds.last(), earned(after) > 0 && earned(before) == 0) {
        let part = |(seat, points): (Seat, &u8)| {
            words.with(
                "evo-followed-earns",
                &[("name", name(names, seat).into()), ("points", (*points).into())],
            )
        };
        let parts: Vec<String> = round.herds.each().map(part).collect();
        let values = [("round", after.rounds.len().into()), ("parts", parts.join(", ").into())];
        lines.push(words.with("evo-followed-round", &values));
    }
    lines
}

/// What counts, and what the die holds.
pub(super) fn scores(view: &View, words: &Words) -> String {
    let faces: Vec<String> = Face::ALL
        .iter()
        .zip(view.values.die)
        .map(|(face, count)| {
            let what = named("face", face.name(), words);
            words.with("evo-count", &[("count", count.into()), ("what", what.into())])
        })
        .collect();
    let wins = |ours: u8, theirs: u8| -> u8 {
        let faces = Face::ALL.iter().zip(view.values.die);
        faces.filter(|(face, _)| face.succeeds(ours, theirs)).map(|(_, count)| count).sum()
    };
    let odds = [
        ("worse", wins(0, 1).into()),
        ("even", wins(0, 0).into()),
        ("one", wins(1, 0).into()),
        ("two", wins(2, 0).into()),
    ];
    [
        words.get("evo-scores-aim"),
        words.with("evo-scores-die", &[("faces", faces.join(", ").into())]),
        words.with("evo-scores-odds", &odds),
    ]
    .join("\n")
        + "\n"
}
