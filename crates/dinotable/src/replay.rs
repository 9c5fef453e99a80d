//! `dinotable replay`: any moment of a record.

use crate::cli::ReplayArgs;
use crate::setup::{bot_name, read_record, read_text};
use anyhow::{Context, Result, bail};
use dino_core::record::Fault;
use dino_core::{Game, GameExt as _, PERSON, Pending, Record, Seat, Viewer};
use dino_page::{Show, Words};
use serde_json::json;
use std::io::Write;
use std::process::ExitCode;

pub(crate) fn run(args: &ReplayArgs) -> Result<ExitCode> {
    let record = read_record(&args.file)?;
    let id = record.header.game.as_str();
    dino_games::with_game!(id, G => show::<G>(args, &record)).unwrap_or_else(|| {
        let fault = Fault::unknown_game(&record, &dino_games::IDS);
        Err(fault).with_context(|| args.file.display().to_string())
    })
}

fn show<G: Show>(args: &ReplayArgs, record: &Record) -> Result<ExitCode> {
    let words = args.lang.words();
    let sheet = args.components.as_deref().map(read_text).transpose()?;
    let replay = dino_core::replay::replay::<G>(record, sheet.as_deref())
        .with_context(|| args.file.display().to_string())?;
    let at = args.at.unwrap_or(replay.history.events().len());
    if at > replay.history.events().len() {
        let values = [("at", at.into()), ("events", replay.history.events().len().into())];
        bail!(words.with("replay-bad-at", &values));
    }
    let viewer = args.view.unwrap_or(Viewer::Everything);
    if let Viewer::Seat(seat) = viewer
        && seat.number() > record.header.seats
    {
        let values = [("seat", seat.number().into()), ("seats", record.header.seats.into())];
        bail!(words.with("replay-bad-view", &values));
    }
    let seen = seen::<G>(&replay, at, viewer);
    let mut out = std::io::stdout().lock();
    if args.json {
        writeln!(out, "{}", as_json::<G>(&replay, at, viewer, &seen)?)?;
        return Ok(ExitCode::SUCCESS);
    }
    let names = names(record, &words);
    if args.log {
        for (number, seen) in (1..).zip(&seen) {
            writeln!(out, "{number}. {}", G::happened(seen, &names, &words))?;
        }
        writeln!(out)?;
    }
    let values = [("at", at.into()), ("events", replay.history.events().len().into())];
    writeln!(out, "{}", words.with("replay-moment", &values))?;
    if let Some(last) = seen.last() {
        let event = G::happened(last, &names, &words);
        writeln!(out, "{}", words.with("replay-last", &[("event", event.into())]))?;
    }
    let state = replay.history.state_at(at);
    writeln!(out, "\n{}", G::table(&state.view(viewer), viewer, &names, &words))?;
    let at_end = at == replay.history.events().len();
    let standing = if at_end { replay.standing() } else { None };
    if let Some(standing) = standing {
        write!(out, "{}", dino_page::standing::<G>(&state.view(viewer), &standing, &names, &words))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// What the viewer saw of each event up to a moment.
fn seen<G: Game>(replay: &dino_core::replay::Replay<G>, at: usize, viewer: Viewer) -> Vec<G::Seen> {
    let mut state = replay.history.state_at(0);
    let mut seen = Vec::new();
    for event in &replay.history.events()[..at] {
        let before = state.clone();
        // The replay has accepted every event already.
        state.apply_unchecked(event);
        seen.push(before.observe(event, &state, viewer));
    }
    seen
}

fn as_json<G: Game>(
    replay: &dino_core::replay::Replay<G>,
    at: usize,
    viewer: Viewer,
    seen: &[G::Seen],
) -> Result<serde_json::Value> {
    let state = replay.history.state_at(at);
    let at_end = at == replay.history.events().len();
    let pending = match if at_end { replay.pending() } else { state.pending() } {
        Pending::Seats(seats) => json!(seats),
        Pending::Chance => json!("chance"),
        Pending::Over => json!("over"),
    };
    let standing = if at_end { replay.standing() } else { None };
    let standing = standing.map(|standing| {
        json!({ "totals": standing.totals, "ranks": standing.ranks, "categories": G::META.categories,
            "resigned": standing.resigned, "breakdown": Seat::all(state.seats())
                .map(|seat| &standing.breakdown[seat][..G::META.categories.len()]).collect::<Vec<_>>() })
    });
    Ok(json!({
        "game": G::META.id,
        "at": at,
        "events": replay.history.events().len(),
        "pending": pending,
        // The digest covers what is hidden, so only who may see everything gets it.
        "digest": (viewer == Viewer::Everything).then(|| format!("{:08x}", state.digest32())),
        "seen": serde_json::to_value(seen)?,
        "view": serde_json::to_value(state.view(viewer))?,
        "standing": standing,
    }))
}

/// What to call each seat.
fn names(record: &Record, words: &Words) -> Vec<String> {
    let name = |seat: Seat| {
        let number = ("seat", seat.number().into());
        match record.header.players.get(seat.index()).map(String::as_str) {
            Some(PERSON) | None => words.with("seat-name", &[number]),
            Some(bot) => bot_name(seat.number(), bot, words),
        }
    };
    Seat::all(record.header.seats).map(name).collect()
}
