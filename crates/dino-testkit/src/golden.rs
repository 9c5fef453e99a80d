//! Golden playthroughs: a whole game as a text to be read, compared with the one that was kept.
//!
//! One line an event: what happened, how much could have happened instead, and three digests: of the state, of all that
//! could have happened, word for word, and of what everybody may know. So nothing changes unnoticed, and
//! which digest differs first says where to look. Now and then the public view is written out.
//!
//! The seeds are picked for games in which a lot happens. A change of the rules shows up as a difference in these files,
//! to be looked at and, when it was meant, rewritten with `DINO_GOLDEN=write cargo test`.

use crate::crate_folder;
use crate::trial::{actions, outcomes, setup};
use dino_core::digest::Digest;
use dino_core::game::EventOf;
use dino_core::{Clock as _, Draws, Event, Game, GameExt as _, Pending, Seat, Seed, Table, Viewer};
use serde_json::Value;
use std::path::Path;

/// How many events lie between two views.
const VIEW_EVERY: usize = 200;

/// How wide a line of a view may be.
const WIDTH: usize = 110;

/// Fails the test when the game under this seed does not play as a file of its `tests/golden` says. With `DINO_GOLDEN=write` in the
/// environment the file is written instead.
///
/// # Panics
/// When the playthrough differs from the file, or the file cannot be read or written.
#[track_caller]
pub fn check<G: Game>(file: &str, config: &G::Config, seed: u64) {
    // The whole path of a file that lies elsewhere stays as it is.
    let path = crate_folder::<G>().join("tests/golden").join(file);
    let text = playthrough::<G>(config, seed);
    let checked = match std::env::var("DINO_GOLDEN") {
        Ok(word) if word == "write" => write(&path, &text),
        _ => compare(&path, &text),
    };
    if let Err(what) = checked {
        panic!("{}, seed {seed}: {what}", setup::<G>(config));
    }
}

/// The text of a whole game. Choices and falls come from the seed by the documented draws, so that the text
/// changes with the game and nothing else.
pub fn playthrough<G: Game>(config: &G::Config, seed: u64) -> String {
    let mut table = Table::<G>::new(config.clone(), Seed::of_series(seed, 0), Vec::new());
    let mut choices = Draws::new(Seed::of_series(seed, 1));
    let mut text = format!("{}--\n", table.record(true).header);
    let most = table.state().event_bound() as usize;
    while table.events().len() < most && table.state().pending() != Pending::Over {
        let number = table.events().len() + 1;
        let (count, offered) = waits_for(table.state());
        let Some(event) = step(&mut table, &mut choices) else { break };
        let (state, views) = (table.state().digest32(), views(table.state()));
        text += &format!("{number}. {event} | {count} | {state:08x} {offered:08x} {views:08x}\n");
        if number.is_multiple_of(VIEW_EVERY) {
            text += &view(table.state());
        }
    }
    text + &view(table.state()) + &standing(table.state())
}

/// Lets something happen, and says what.
fn step<G: Game>(table: &mut Table<G>, choices: &mut Draws) -> Option<EventOf<G>> {
    let Pending::Seats(seats) = table.state().pending() else { return table.draw().map(Event::Chance) };
    if G::Clock::limit(table.state()).is_some() && choices.ticket(8) == 0 {
        return table.time_up().ok().map(|()| Event::TimeUp);
    }
    let seat = seats.nth(choices.ticket(seats.len() as u32))?;
    let action = table.state().pick_action(seat, |bound| choices.ticket(bound), &mut Vec::new());
    table.act(seat, action).ok().map(|()| Event::Act(seat, action))
}

/// Who is asked and how much may happen, and a digest of all of it.
fn waits_for<G: Game>(state: &G) -> (String, u32) {
    let mut digest = Digest::default();
    let count = match state.pending() {
        Pending::Over => "over".to_owned(),
        Pending::Chance => {
            let outcomes = outcomes(state);
            for (outcome, weight) in &outcomes {
                digest.bytes(format!("{outcome} x{weight}\n").as_bytes());
            }
            format!("of {}", outcomes.len())
        }
        Pending::Seats(seats) => {
            let mut counts = Vec::new();
            for seat in seats.iter() {
                let actions = actions(state, seat);
                for action in &actions {
                    digest.bytes(format!("{seat} {action}\n").as_bytes());
                }
                counts.push(format!("{seat} of {}", actions.len()));
            }
            if let Some(limit) = G::Clock::limit(state) {
                counts.push(format!("within {limit:?}"));
            }
            counts.join(", ")
        }
    };
    (count, digest.finish())
}

/// A digest of what everybody may know.
fn views<G: Game>(state: &G) -> u32 {
    let mut digest = Digest::default();
    let seats = Seat::all(state.seats()).map(Viewer::Seat);
    for viewer in seats.chain([Viewer::Public, Viewer::Everything]) {
        let json = serde_json::to_string(&state.view(viewer));
        digest.bytes(json.unwrap_or_else(|error| error.to_string()).as_bytes());
    }
    digest.finish()
}

fn view<G: Game>(state: &G) -> String {
    let mut text = "\npublic view ".to_owned();
    let json = serde_json::to_value(state.view(Viewer::Public));
    lay_out(&json.unwrap_or_else(|error| Value::String(error.to_string())), 0, 12, &mut text);
    text + "\n\n"
}

/// Writes JSON so that what fits stands in one line; what is longer is one line a field, and as many items as fit.
fn lay_out(value: &Value, indent: usize, used: usize, text: &mut String) {
    let short = value.to_string();
    if used + short.len() <= WIDTH {
        return text.push_str(&short);
    }
    let (inner, outer) = (" ".repeat(indent + 2), " ".repeat(indent));
    match value {
        Value::Object(fields) => {
            text.push_str("{\n");
            for (key, value) in fields {
                let start = format!("{inner}\"{key}\": ");
                text.push_str(&start);
                lay_out(value, indent + 2, start.len() + 1, text);
                text.push_str(",\n");
            }
            text.push_str(&format!("{outer}}}"));
        }
        Value::Array(items) => {
            text.push_str(&format!("[\n{inner}"));
            let mut at = inner.len();
            for item in items {
                let wide = item.to_string().len() + 2;
                if at > inner.len() && at + wide > WIDTH {
                    text.push_str(&format!("\n{inner}"));
                    at = inner.len();
                } else if at > inner.len() {
                    text.push(' ');
                }
                lay_out(item, indent + 2, inner.len() + 1, text);
                text.push(',');
                at += wide;
            }
            text.push_str(&format!("\n{outer}]"));
        }
        _ => text.push_str(&short),
    }
}

fn standing<G: Game>(state: &G) -> String {
    let Some(standing) = state.standing() else { return "not over\n".to_owned() };
    let mut text = "standing\n".to_owned();
    for seat in Seat::all(state.seats()) {
        let (rank, total) = (standing.ranks[seat], standing.totals[seat]);
        let points = G::META.categories.iter().zip(standing.breakdown[seat]);
        let each: Vec<String> = points.map(|(category, points)| format!("{category} {points}")).collect();
        text += &format!("seat {seat}: rank {rank}, {total} points: {}\n", each.join(", "));
    }
    text
}

fn write(path: &Path, text: &str) -> Result<(), String> {
    let folder = path.parent().unwrap_or(Path::new("."));
    let written = std::fs::create_dir_all(folder).and_then(|()| std::fs::write(path, text));
    written.map_err(|error| format!("{}: {error}", path.display()))
}

/// Compares a text with a kept file; `Err` names the first line that differs and how to rewrite the file.
pub fn compare(path: &Path, text: &str) -> Result<(), String> {
    const HOW: &str = "If this is meant, rewrite the file with DINO_GOLDEN=write and look at the difference.";
    let kept = std::fs::read_to_string(path)
        .map_err(|error| format!("{}: {error}. Write it first, with DINO_GOLDEN=write.", path.display()))?;
    if kept == text {
        return Ok(());
    }
    let (mut old, mut new) = (kept.lines(), text.lines());
    for number in 1.. {
        match (old.next(), new.next()) {
            (Some(old), Some(new)) if old == new => {}
            (None, None) => break,
            (old, new) => {
                let line = |line: Option<&str>| line.map_or("the end".to_owned(), |line| format!("{line:?}"));
                let (old, new) = (line(old), line(new));
                return Err(format!(
                    "{}:{number}: the file has\n  {old}\n and the game\n  {new}\n{HOW}",
                    path.display()
                ));
            }
        }
    }
    Err(format!("{}: the ends of lines differ. {HOW}", path.display()))
}
