//! `dinotable verify`: is this record right in every line?

use crate::cli::VerifyArgs;
use crate::progress;
use crate::setup::{check_players, read_text};
use anyhow::Result;
use dino_core::record::Fault;
use dino_core::replay::{Times, replay, replay_lines};
use dino_core::{Game, Record, RecordError, Seal, Seat};
use serde_json::json;
use std::io::Write;
use std::path::Path;
use std::process::ExitCode;

/// How many records are named one by one when all is well.
const NAMED: usize = 20;

pub(crate) fn run(args: &VerifyArgs) -> Result<ExitCode> {
    let sheet = args.components.as_deref().map(read_text).transpose()?;
    let mut out = std::io::stdout().lock();
    let mut wrong = 0;
    let bar = progress::bar(args.files.len() as u64, "records");
    for file in bar.wrap_iter(args.files.iter()) {
        let checked =
            std::fs::read(file).map_err(|error| (0, format!("cannot read: {error}"))).and_then(|bytes| {
                check(&bytes, sheet.as_deref(), args.unsealed).map_err(|e| (e.line, e.to_string()))
            });
        wrong += usize::from(checked.is_err());
        if args.json {
            writeln!(out, "{}", as_json(file, &checked))?;
        } else if let Err((_, fault)) = &checked {
            writeln!(out, "{}: {fault}", file.display())?;
        } else if let (Ok(checked), true) = (&checked, args.files.len() <= NAMED) {
            writeln!(out, "{}: {}", file.display(), checked.text())?;
        }
    }
    if !args.json && args.files.len() > 1 {
        writeln!(out, "{} of {} records are right", args.files.len() - wrong, args.files.len())?;
    }
    Ok(if wrong == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// What is known of a record that is right.
struct Checked {
    game: &'static str,
    events: usize,
    result: Option<Vec<i32>>,
    draws: bool,
    /// The seats that added to the seed.
    parts: Vec<Seat>,
    times: Times,
}

fn check(bytes: &[u8], sheet: Option<&str>, unsealed: bool) -> Result<Checked, RecordError> {
    let (record, stopped) = Record::read_up_to_fault(bytes);
    let Some(record) = record else { return Err(stopped.unwrap_or(Fault::Unsealed.at(1))) };
    let checked = dino_games::with_game!(record.header.game.as_str(), G => match stopped {
        None => replayed::<G>(&record, sheet),
        // What could be read may be wrong further up.
        Some(stopped) => replay_lines::<G>(&record, sheet).and(Err(stopped)),
    });
    let checked = checked.unwrap_or_else(|| Err(Fault::unknown_game(&record, &dino_games::IDS)));
    // The first line that is wrong is named, and the players stand above all that happened.
    let checked = match (check_players(&record), checked) {
        (Err(unknown), Err(wrong)) if wrong.line < unknown.line => Err(wrong),
        (players, checked) => players.and(checked),
    }?;
    if record.seal == Seal::Missing && !unsealed {
        let lines = bytes.iter().filter(|byte| **byte == b'\n').count();
        return Err(Fault::Unsealed.at(lines + 1));
    }
    Ok(checked)
}

fn replayed<G: Game>(record: &Record, sheet: Option<&str>) -> Result<Checked, RecordError> {
    let replay = replay::<G>(record, sheet)?;
    Ok(Checked {
        game: G::META.id,
        events: replay.history.events().len(),
        result: record.result.as_ref().map(|(_, points)| points.clone()),
        draws: replay.draws.is_some(),
        parts: record.header.parts.iter().map(|(seat, _)| *seat).collect(),
        times: replay.times,
    })
}

impl Checked {
    fn text(&self) -> String {
        let seats: Vec<String> = self.parts.iter().map(ToString::to_string).collect();
        let draws = match (self.draws, seats.as_slice()) {
            (false, _) => "draws not checked: no seed yet".to_owned(),
            (true, []) => "every draw checked".to_owned(),
            (true, seats) => format!("every draw checked, to which seats added: {}", seats.join(", ")),
        };
        let result = match &self.result {
            Some(points) => {
                format!("result {}", points.iter().map(i32::to_string).collect::<Vec<_>>().join(" "))
            }
            None => "not over yet".to_owned(),
        };
        let times = match self.times {
            Times::Untimed => "",
            Times::Checked => ", every time checked",
            Times::Unread => ", times not checked: a clock ran and nothing tells how far",
            Times::Trusted => ", times not checked: of older rules",
        };
        let alone = if self.draws && seats.is_empty() { "; nobody added to the seed" } else { "" };
        format!("right ({}, {} events, {result}, {draws}{times}){alone}", self.game, self.events)
    }
}

fn as_json(file: &Path, checked: &Result<Checked, (usize, String)>) -> serde_json::Value {
    let file = file.display().to_string();
    match checked {
        Ok(checked) => json!({
            "file": file,
            "right": true,
            "game": checked.game,
            "events": checked.events,
            "result": checked.result,
            "draws_checked": checked.draws,
            "seats_that_added_to_the_seed": checked.parts,
            "times_checked": (checked.times != Times::Untimed).then_some(checked.times == Times::Checked),
        }),
        Err((line, fault)) => json!({ "file": file, "right": false, "line": line, "error": fault }),
    }
}
