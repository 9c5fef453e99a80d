//! `dinotable verify`: is this record right in every line?

use crate::cli::VerifyArgs;
use crate::progress;
use crate::setup::{check_players, read_text};
use anyhow::Result;
use dino_core::record::Fault;
use dino_core::replay::{Times, replay, replay_lines};
use dino_core::{Game, Record, RecordError, Seal, Seat};
use dino_page::{Words, record_error};
use serde_json::json;
use std::io::Write;
use std::path::Path;
use std::process::ExitCode;

/// How many records are named one by one when all is well.
const NAMED: usize = 20;

pub(crate) fn run(args: &VerifyArgs) -> Result<ExitCode> {
    let sheet = args.components.as_deref().map(read_text).transpose()?;
    let words = args.lang.words();
    let mut out = std::io::stdout().lock();
    let mut wrong = 0;
    let bar = progress::bar(args.files.len() as u64, "records");
    for file in bar.wrap_iter(args.files.iter()) {
        let unread = |error: std::io::Error| (0, format!("cannot read: {error}"));
        let told = |error: RecordError| {
            let text = if args.json { error.to_string() } else { record_error(&error, &words) };
            (error.line, text)
        };
        let checked = std::fs::read(file)
            .map_err(unread)
            .and_then(|bytes| check(&bytes, sheet.as_deref(), args.unsealed).map_err(told));
        wrong += usize::from(checked.is_err());
        if args.json {
            writeln!(out, "{}", as_json(file, &checked))?;
        } else if let Err((_, fault)) = &checked {
            writeln!(out, "{}: {fault}", file.display())?;
        } else if let (Ok(checked), true) = (&checked, args.files.len() <= NAMED) {
            writeln!(out, "{}", checked.text(file, &words))?;
        }
    }
    if !args.json && args.files.len() > 1 {
        let values = [("right", (args.files.len() - wrong).into()), ("all", args.files.len().into())];
        writeln!(out, "{}", words.with("verify-all", &values))?;
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
    fn text(&self, file: &Path, words: &Words) -> String {
        let seats: Vec<String> = self.parts.iter().map(ToString::to_string).collect();
        let draws = match (self.draws, seats.as_slice()) {
            (false, _) => words.get("verify-draws-none"),
            (true, []) => words.get("verify-draws-alone"),
            (true, seats) => words.with("verify-draws-parts", &[("seats", seats.join(", ").into())]),
        };
        let result = match &self.result {
            Some(points) => {
                let points = points.iter().map(i32::to_string).collect::<Vec<_>>().join(" ");
                words.with("verify-result", &[("points", points.into())])
            }
            None => words.get("verify-open"),
        };
        let times = match self.times {
            Times::Untimed => String::new(),
            Times::Checked => words.get("verify-times-checked"),
            Times::Unread => words.get("verify-times-unread"),
            Times::Trusted => words.get("verify-times-trusted"),
        };
        let is_alone = self.draws && seats.is_empty();
        let alone = if is_alone { words.get("verify-alone") } else { String::new() };
        let values = [
            ("file", file.display().to_string().into()),
            ("game", self.game.into()),
            ("events", self.events.into()),
            ("result", result.into()),
            ("draws", draws.into()),
            ("times", times.into()),
            ("alone", alone.into()),
        ];
        words.with("verify-right", &values)
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
