//! `dinotable review`: what made the result of a recorded game, as text, JSON or a chart.

use crate::cli::{ReviewArgs, Usage};
use crate::progress;
use crate::setup::{self, read_record, read_text};
use anyhow::{Context, Result};
use dino_bots::review::{Effort, Mark, Review};
use dino_core::{PERSON, Record, Seat};
use dino_games::{AnyTable, reviewed};
use dino_page::model::{ReviewPage, Reviewed};
use dino_page::{Words, tenths};
use serde_json::{Value, json};
use std::io::Write;
use std::process::ExitCode;

pub(crate) fn run(args: &ReviewArgs) -> Result<ExitCode> {
    let record = read_record(&args.file)?;
    let named = || args.file.display().to_string();
    let sheet = args.components.as_deref().map(read_text).transpose()?;
    // A record that is not right in every line has no result to explain.
    dino_games::verify(&record, sheet.as_deref()).with_context(named)?;
    let table = dino_games::resume_lines(&record, sheet.as_deref()).with_context(named)?;
    let seats = chosen(args, &record)?;
    let effort = match args.playouts {
        Some(playouts) => Effort::Playouts(playouts),
        None if args.quick => Effort::QUICK,
        None => Effort::FULL,
    };
    let bar = progress::bar(1000, "of the game");
    let found = table.review(effort, &mut |thousandths| {
        bar.set_position(u64::from(thousandths));
        true
    });
    bar.finish_and_clear();
    let found = found.with_context(named)?;
    let words = args.lang.words();
    let names = names(&record, &words);
    let mut out = std::io::stdout().lock();
    if args.json {
        writeln!(out, "{}", as_json(table.as_ref(), &found, &seats)?)?;
    } else if args.svg {
        let seat = seats.first().copied().unwrap_or(Seat::FIRST);
        write!(out, "{}", as_svg(table.as_ref(), &found, seat, names, &words))?;
    } else {
        writeln!(out, "{}", words.get("review-thresholds"))?;
        for seat in seats {
            let said = reviewed(table.as_ref(), &found, seat, &names, &words);
            write_text(&names[seat.index()], &said, &words, &mut out)?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// Whose reviews are wanted: the seat named, or those of persons, or all.
fn chosen(args: &ReviewArgs, record: &Record) -> Result<Vec<Seat>> {
    let all = || Seat::all(record.header.seats);
    if let Some(number) = args.seat {
        let seat = all().find(|seat| seat.number() == number);
        let none = || Usage(format!("--seat {number}: the record has {} seats", record.header.seats));
        return Ok(vec![seat.ok_or_else(none)?]);
    }
    let is_person = |seat: &Seat| record.header.players.get(seat.index()).is_some_and(|who| who == PERSON);
    let people: Vec<Seat> = all().filter(is_person).collect();
    Ok(if people.is_empty() { all().collect() } else { people })
}

fn write_text(name: &str, said: &Reviewed, words: &Words, out: &mut impl Write) -> Result<()> {
    let [start, luck, own, others, result] = said.account;
    let signed = |part: i32| format!("{}{}", if part < 0 { "-" } else { "+" }, tenths(part.abs(), words));
    writeln!(out, "\n{}", words.with("review-of", &[("name", name.into())]))?;
    for (key, text) in [
        ("start", tenths(start, words)),
        ("luck", signed(luck)),
        ("own", signed(own)),
        ("others", signed(others)),
        ("result", tenths(result, words)),
    ] {
        writeln!(out, "  {:<12}{text:>7}", words.get(&format!("review-{key}")))?;
    }
    let values = [("all", said.all.into()), ("good", (said.all - said.decisions.len()).into())];
    let title = words.with("review-decisions", &values);
    writeln!(out, "  {title}; {}", words.with("review-decisions-good", &values))?;
    for one in &said.decisions {
        let mark = words.get(&format!("review-{}", one.mark));
        let better = words.with("review-better", &[("better", one.better.as_str().into())]);
        writeln!(out, "  {:>5}. {mark} {}: {} ({better})", one.at, signed(-one.loss), one.done)?;
    }
    for (key, effects) in ["review-luck", "review-others"].iter().zip(&said.not_own) {
        for one in effects {
            writeln!(out, "  {:>5}. {} {}: {}", one.at, words.get(key), signed(one.part), one.told)?;
        }
    }
    if !said.turning_points.is_empty() {
        writeln!(out, "  {}", words.get("review-turning-points"))?;
    }
    for point in &said.turning_points {
        writeln!(out, "  {:>5}. {}: {}", point.events[1], signed(point.swing), point.told)?;
    }
    Ok(())
}

fn as_json(table: &dyn AnyTable, found: &Review<String>, seats: &[Seat]) -> Result<Value> {
    let account = |seat: &Seat| {
        let marks = Mark::ALL.map(|(mark, _)| {
            let is_it = |judged: &dino_bots::review::Judged<String>| judged.mark() == Some(mark);
            (mark.name(), found.decisions(*seat).filter(|(_, judged)| is_it(judged)).count())
        });
        json!({
            "seat": seat,
            "account": found.account(*seat),
            "marks": std::collections::BTreeMap::from(marks),
            "turning_points": found.turning_points(*seat, 3),
        })
    };
    Ok(json!({
        "game": table.meta().id,
        "unit": "millionths of a game won",
        "seats": seats.iter().map(account).collect::<Vec<_>>(),
        "review": serde_json::to_value(found)?,
    }))
}

fn as_svg(
    table: &dyn AnyTable,
    found: &Review<String>,
    seat: Seat,
    names: Vec<String>,
    words: &Words,
) -> String {
    let said = reviewed(table, found, seat, &names, words);
    let page = ReviewPage {
        id: String::new(),
        game: table.page(),
        names,
        seat,
        is_yours: true,
        found: None,
        progress: None,
        may_play: false,
    };
    dino_page::chart_document(&page, &said)
}

/// What to call each seat.
fn names(record: &Record, words: &Words) -> Vec<String> {
    let name = |seat: Seat| {
        let number = ("seat", seat.number().into());
        match record.header.players.get(seat.index()).map(String::as_str) {
            Some(PERSON) | None => words.with("seat-name", &[number]),
            Some(bot) => setup::bot_name(seat.number(), bot, words),
        }
    };
    Seat::all(record.header.seats).map(name).collect()
}
