//! Reading the sheet: the shape of the TOML first, then what the rulebook fixes, then every bound.

use super::{Components, ElementPoints, MAX_BUDGET, MAX_POINTS, Timing};
use crate::card::{ADVANCED, CardId, FACES, NEUTRALS, SET_CARDS};
use crate::face::{Element, Face, Side};
use dino_core::SheetError;
use dino_core::sheet::{Number, Sheet, Spanned, Text};
use shape::{Raw, RawCard, RawElement, RawRow};

mod shape;

impl Components {
    /// Reads a sheet; a bad one is refused whole, with the line and what was expected there.
    pub fn read(text: &str) -> Result<Components, SheetError> {
        let sheet = Sheet::new(text);
        let raw: Raw = sheet.parse()?;
        fixed(&sheet, &raw)?;
        let scoring = &raw.scoring;
        let points = |value, what| sheet.within(value, 0..=i64::from(MAX_POINTS), what);
        Ok(Components {
            faces: faces(&sheet, &raw)?,
            points: ElementPoints {
                enclosure: points(&scoring.closed_enclosure, "points (MES-31)")?,
                attraction: points(&scoring.attraction_per_adjacent_truck, "points (MES-32)")?,
                monorail: points(&scoring.monorail_connection, "points (MES-34)")?,
                topiary: points(&scoring.topiary, "points (MES-35)")?,
                gate: points(&scoring.gate_in_its_row, "points (MES-55)")?,
                shop: points(&scoring.shop_in_corner, "points (MES-56)")?,
            },
            closed_only: closed_only(&sheet, &scoring.separation.blocks)?,
            small_without: small_without(&sheet, &raw.basic.removed_in_small_zoo)?,
            timing: timing(&sheet, &raw)?,
            budgets: budgets(&sheet, &raw)?,
            least_budget: least_budget(&sheet, &raw)?,
            targets: [targets(&sheet, &raw.solo.targets)?, targets(&sheet, &raw.solo.targets_young)?],
        })
    }
}

/// What the rulebook or the box fixes; the sheet repeats it so that a reader finds everything in one place.
fn fixed(sheet: &Sheet<'_>, raw: &Raw) -> Result<(), SheetError> {
    sheet.exactly(&raw.schema, &1, "schema")?;
    sheet.exactly(&raw.game, "mesozooic", "the game")?;
    let counts = &raw.counts;
    for (value, expected, what) in [
        (&counts.director, 6, "directors (MES-4)"),
        (&counts.basic_sets, 6, "basic_sets (MES-4)"),
        (&counts.basic_cards_per_set, 11, "basic_cards_per_set (MES-4)"),
        (&counts.basic_total, 66, "basic_total (MES-4)"),
        (&counts.neutral, 12, "neutral (MES-6)"),
        (&counts.advanced, 20, "advanced (MES-52)"),
        (&raw.players.min, 2, "min (MES-1)"),
        (&raw.players.max, 6, "max (MES-1)"),
        (&raw.grid.columns, 4, "columns (MES-19)"),
        (&raw.grid.rows, 3, "rows (MES-19)"),
        (&raw.grid.young_columns, 3, "young_columns (MES-49)"),
        (&raw.grid.young_rows, 3, "young_rows (MES-49)"),
        (&raw.round.rounds, 3, "rounds (MES-11)"),
        (&raw.round.hand, 11, "hand (MES-12)"),
        (&raw.round.picks_per_pass, 2, "picks_per_pass (MES-13)"),
        (&raw.round.build_seconds, 45, "build_seconds (MES-22)"),
        (&raw.round.young_build_seconds, 90, "young_build_seconds (MES-50)"),
        (&raw.round.struck_scores, 1, "struck_scores (MES-40)"),
        (&raw.round_young_small.hand, 8, "hand (MES-49)"),
        (&raw.round_young_small.cards_removed_per_player, 3, "cards_removed_per_player (MES-49)"),
        (&raw.director.count, 6, "count (MES-4)"),
        (&raw.director.cards_per_player, 1, "cards_per_player (MES-4)"),
        (&raw.basic.copies, 6, "copies (MES-4)"),
        (&raw.neutral.copies, 1, "copies (MES-6)"),
        (&raw.advanced.copies, 1, "copies (MES-52)"),
        (&raw.timing_digital.max_slides_per_build, 1000, "max_slides_per_build (MES-23)"),
    ] {
        sheet.exactly(value, &expected, what)?;
    }
    let directions = ["clockwise", "counterclockwise", "clockwise"];
    sheet.exactly(&raw.round.pass_direction, &directions, "pass_direction (MES-16)")?;
    sheet.exactly(&raw.grid.start_hole, &[2, 3], "start_hole (MES-19)")?;
    sheet.exactly(&raw.grid.young_start_hole, &[2, 2], "young_start_hole (MES-49)")?;
    sheet.exactly(&raw.grid.deal_order, "row_major", "deal_order (MES-19)")?;
    let deck = &raw.deck.advanced_cards;
    let expected = [("2", 5), ("3", 8), ("4", 11), ("5", 13), ("6", 16)];
    let expected = expected.iter().map(|(seats, cards)| ((*seats).to_owned(), *cards)).collect();
    sheet.exactly(deck, &expected, "advanced_cards (MES-52)")
}

/// A list of cards, how many it must have, and what each is.
type Group<'r> = (&'r Spanned<Vec<RawCard>>, u8, fn(u8) -> CardId);

/// Every face, in the order of [`Components::faces`].
fn faces(sheet: &Sheet<'_>, raw: &Raw) -> Result<[Face; FACES], SheetError> {
    let mut faces = [Face::BLANK; FACES];
    let groups: [Group<'_>; 3] = [
        (&raw.basic.cards, SET_CARDS, |number| CardId::basic(0, number)),
        (&raw.neutral.cards, NEUTRALS, CardId::neutral),
        (&raw.advanced.cards, ADVANCED, CardId::advanced),
    ];
    for (cards, count, id) in groups {
        let found = cards.get_ref().len();
        if found != usize::from(count) {
            return Err(sheet.error(&cards.span(), format_args!("{count} cards"), found));
        }
        for (number, card) in (0..).zip(cards.get_ref()) {
            let id = id(number);
            sheet.exactly(&card.id, &id.sheet_name().unwrap_or_default(), "the card")?;
            faces[id.face_index()] = face(sheet, &card.elements)?;
        }
    }
    // The random draw and the solver tell advanced cards by their ids (MES-53).
    for number in 0..ADVANCED {
        let card = &raw.advanced.cards.get_ref()[usize::from(number)];
        let is_crane = faces[CardId::advanced(number).face_index()].is_crane();
        if is_crane != (number >= 16) {
            return Err(sheet.error(
                &card.elements.span(),
                "a crane on X1 to X4 and on no other card",
                "another card",
            ));
        }
    }
    let cranes = [&raw.basic.cards, &raw.neutral.cards];
    for card in cranes.iter().flat_map(|cards| cards.get_ref()) {
        if face(sheet, &card.elements)?.is_crane() {
            return Err(sheet.error(&card.elements.span(), "no crane among these cards (MES-57)", "one"));
        }
    }
    let director = face(sheet, &raw.director.elements)?;
    if director.is_crane() {
        return Err(sheet.error(&raw.director.elements.span(), "no crane on a director (MES-57)", "one"));
    }
    faces[CardId::director(0).face_index()] = director;
    Ok(faces)
}

fn face(sheet: &Sheet<'_>, elements: &Spanned<Vec<RawElement>>) -> Result<Face, SheetError> {
    elements.get_ref().iter().try_fold(Face::BLANK, |face, raw| {
        let wrong = |expected: &str, found: &str| sheet.error(&elements.span(), expected, found);
        let element = match raw {
            RawElement::EnclosureHalf { diet, open } => {
                let fits = match open {
                    Side::East | Side::West => diet == "herbivore",
                    Side::North | Side::South => diet == "carnivore",
                };
                if !fits {
                    return Err(wrong("herbivores to open E or W, carnivores N or S (MES-31)", diet));
                }
                Element::Half(*open)
            }
            RawElement::Attraction { kind } => match kind.as_str() {
                "a" => Element::Attraction(1),
                "b" => Element::Attraction(2),
                "c" => Element::Attraction(3),
                other => return Err(wrong("an attraction of kind a, b or c (MES-30)", other)),
            },
            RawElement::Truck {} => Element::Truck,
            RawElement::Monorail { exits } => {
                let bits = exits.iter().fold(0u8, |bits, side| bits | 1 << *side as u8);
                if bits.count_ones() as usize != exits.len() || exits.len() < 2 {
                    return Err(wrong(
                        "two or more different sides where the track leaves (MES-34)",
                        "others",
                    ));
                }
                Element::Monorail(bits)
            }
            RawElement::Topiary {} => Element::Topiary,
            RawElement::Gate { row } => Element::Gate { top: *row == RawRow::Top },
            RawElement::Shop {} => Element::Shop,
            RawElement::Crane {} => Element::Crane,
        };
        face.with(element)
            .ok_or_else(|| wrong("elements that find room on one card (MES-29)", "too many of a kind"))
    })
}

fn closed_only(sheet: &Sheet<'_>, blocks: &Text) -> Result<bool, SheetError> {
    match blocks.get_ref().as_str() {
        "open_side_of_any_half" => Ok(false),
        "open_side_of_closed_only" => Ok(true),
        other => {
            let expected = "open_side_of_any_half or open_side_of_closed_only (MES-33)";
            Err(sheet.error(&blocks.span(), expected, format_args!("{other:?}")))
        }
    }
}

fn small_without(sheet: &Sheet<'_>, ids: &Spanned<Vec<String>>) -> Result<[u8; 3], SheetError> {
    let number = |id: &String| {
        (0..SET_CARDS).find(|number| CardId::basic(0, *number).sheet_name().as_ref() == Some(id))
    };
    let numbers: Option<Vec<u8>> = ids.get_ref().iter().map(number).collect();
    match numbers.as_deref() {
        Some(&[a, b, c]) if a < b && b < c => Ok([a, b, c]),
        _ => {
            let found = format_args!("{:?}", ids.get_ref());
            Err(sheet.error(&ids.span(), "three different ids of B01 to B11, ascending (MES-49)", found))
        }
    }
}

fn timing(sheet: &Sheet<'_>, raw: &Raw) -> Result<Timing, SheetError> {
    let times = &raw.timing_digital;
    let seconds = |value, what| sheet.within(value, 1..=250, what);
    let mut draft_seconds = [0; 5];
    let given: &[Number; 5] = sheet.array(&times.draft_seconds, "5 times, for 5 picks (MES-17)")?;
    for (to, value) in draft_seconds.iter_mut().zip(given) {
        *to = seconds(value, "seconds (MES-17)")?;
    }
    // Matters of the table, not of the rules: read so that they are sensible.
    sheet.within::<u16>(&times.absent_after_seconds, 1..=3600, "seconds (MES-63)")?;
    sheet.within::<u16>(&times.turn_deadline_days, 1..=60, "days (MES-61)")?;
    Ok(Timing {
        draft_seconds,
        planning_seconds: seconds(&times.planning_cap_seconds, "seconds (MES-20)")?,
        countdown_seconds: sheet.within(&times.countdown_seconds, 0..=30, "seconds (MES-21)")?,
        late_seconds: sheet.within(&raw.round.delayed_start_seconds, 0..=30, "seconds (MES-45)")?,
        crane_seconds: seconds(&times.crane_window_seconds, "seconds (MES-57)")?,
        slow_interval: sheet.within(&times.slow_hands_min_interval_ms, 0..=5_000, "milliseconds (MES-44)")?,
        grace: sheet.within(&times.late_packet_grace_ms, 0..=1_000, "milliseconds (MES-59)")?,
    })
}

fn budgets(sheet: &Sheet<'_>, raw: &Raw) -> Result<[[u8; 3]; 2], SheetError> {
    let times = &raw.timing_digital;
    let mut budgets = [[0; 3]; 2];
    let rows = [
        (&times.relaxed_slide_budget_presets, &times.relaxed_slide_budget),
        (&times.relaxed_slide_budget_young_presets, &times.relaxed_slide_budget_young),
    ];
    for (to, (presets, usual)) in budgets.iter_mut().zip(rows) {
        *to = ascending(sheet, presets, "3 budgets, ascending (MES-60)")?;
        sheet.exactly(usual, &i64::from(to[1]), "the second of the budgets (MES-60)")?;
    }
    Ok(budgets)
}

fn least_budget(sheet: &Sheet<'_>, raw: &Raw) -> Result<[u8; 2], SheetError> {
    let times = &raw.timing_digital;
    let least = |value, presets: &Spanned<Vec<Number>>| {
        let few = presets.get_ref().first().map_or(1, |few| *few.get_ref());
        sheet.within(value, 1..=few, "a least budget (MES-60)")
    };
    Ok([
        least(&times.relaxed_slide_budget_min, &times.relaxed_slide_budget_presets)?,
        least(&times.relaxed_slide_budget_young_min, &times.relaxed_slide_budget_young_presets)?,
    ])
}

fn targets(sheet: &Sheet<'_>, targets: &Spanned<Vec<Number>>) -> Result<[u8; 3], SheetError> {
    ascending(sheet, targets, "3 targets, ascending (MES-65)")
}

fn ascending(sheet: &Sheet<'_>, list: &Spanned<Vec<Number>>, what: &str) -> Result<[u8; 3], SheetError> {
    let mut values = [0; 3];
    let given = list.get_ref();
    if given.len() != values.len() || given.windows(2).any(|pair| pair[0].get_ref() > pair[1].get_ref()) {
        return Err(sheet.error(&list.span(), what, "others"));
    }
    for (to, value) in values.iter_mut().zip(given) {
        *to = sheet.within(value, 1..=i64::from(MAX_BUDGET), "a number")?;
    }
    Ok(values)
}
