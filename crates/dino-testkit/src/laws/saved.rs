//! Law 11: configuration, view and record are read as they are written.

use super::Breach;
use crate::say::{difference, text_difference};
use crate::trial::{FastRng, MAX_EVENTS, Trial, any, random_event, viewers};
use dino_core::draw::below;
use dino_core::record::{Fault, Line};
use dino_core::replay::replay;
use dino_core::{Event, Game, GameExt as _, Record, Refusal, Seal, Seat, Seed, Table, Viewer};
use serde::Serialize;
use serde::de::DeserializeOwned;

const LAW: u8 = 11;

/// Law 11: configuration and views survive JSON; a record is read as it was written, replays to the same state,
/// and a table that resumes from a part of it comes to the same end, as does one that was begun under older rules.
pub fn saved<G: Game>(trial: &Trial<G>) -> Result<(), Breach> {
    survives_json(&trial.config).map_err(|what| trial.breach(LAW, 0, format!("configuration: {what}")))?;
    let mut rng = trial.rng(LAW);
    let eyes: Vec<Viewer> = viewers(trial.states[0].seats()).chain([Viewer::Everything]).collect();
    trial.each_state(LAW, |events, state| {
        // All look at the first state and the last; between them one at a time, for JSON is slow.
        let is_between = (1..trial.events.len()).contains(&events);
        let one = if is_between { any(&eyes, &mut rng) } else { None };
        one.map_or(&eyes[..], std::slice::from_ref).iter().try_for_each(|viewer| {
            survives_json(&state.view(*viewer)).map_err(|what| format!("{viewer:?}: {what}"))
        })
    })?;
    let table = play_table(trial, &mut rng).map_err(|what| trial.breach(LAW, 0, what))?;
    let saved = remembers(&table, &mut rng)
        .and_then(|()| reads_back(&table))
        .and_then(|()| resumes(&table, &mut rng));
    saved.map_err(|what| trial.breach(LAW, table.events().len(), format!("its table with a record: {what}")))
}

fn survives_json<T: Serialize + DeserializeOwned + Eq + std::fmt::Debug>(value: &T) -> Result<(), String> {
    let json = serde_json::to_string(value).map_err(|error| format!("cannot be written: {error}"))?;
    let read: T = serde_json::from_str(&json).map_err(|error| format!("cannot be read: {error}: {json}"))?;
    ensure!(read == *value, "is read as{}", difference(value, &read));
    Ok(())
}

/// A game at a table with a record; now and then a seat takes back what it may.
fn play_table<G: Game>(trial: &Trial<G>, rng: &mut FastRng) -> Result<Table<G>, String> {
    // In half of the games one seat is a person's alone among bots, who may take back although others acted since.
    let mut players = vec!["random".to_owned(); usize::from(trial.states[0].seats())];
    let alone = trial.seed.is_multiple_of(2).then(|| trial.seed as usize / 2 % players.len());
    if let Some(seat) = alone {
        players[seat] = dino_core::PERSON.to_owned();
    }
    let seed = Seed::of_series(trial.seed, u64::from(LAW));
    // Some seats add parts to the seed, others do not.
    let adds = |seat: &Seat| trial.seed >> seat.index() & 1 == 1;
    let parts =
        Seat::all(trial.states[0].seats()).filter(adds).map(|seat| (seat, seed.commitment())).collect();
    let mut table = Table::<G>::with_parts(trial.config.clone(), seed, parts, players);
    while let Some(event) = random_event(table.state(), rng) {
        let (at, before) = (table.events().len(), table.state().clone());
        let happened = match event {
            Event::Act(seat, action) => table.act(seat, action),
            Event::Chance(_) => table.draw().map(drop).ok_or(Refusal::Impossible),
            Event::TimeUp => table.time_up(),
        };
        happened.map_err(|why| format!("the table refuses \"{event}\": {why}"))?;
        ensure!(table.state_at(at) == before, "the table has forgotten how it was before \"{event}\"");
        if let Event::Act(seat, _) = event
            && below(rng, 16) == 0
        {
            // Whether it may is the table's business; a record holds it either way.
            let _ = table.take_back(seat);
        }
        if let Some(person) = alone
            && below(rng, 64) == 0
        {
            falls_again(&mut table, Seat::new(person as u8))?;
        }
        ensure!(table.events().len() <= MAX_EVENTS as usize, "the table's game does not end");
    }
    Ok(table)
}

/// Takes back what the person among bots may, then lets the same happen once more: the same falls.
fn falls_again<G: Game>(table: &mut Table<G>, person: Seat) -> Result<(), String> {
    let (events, state) = (table.events().to_vec(), table.state().clone());
    if table.take_back(person) != Ok(true) {
        return Ok(());
    }
    let at = table.events().len();
    ensure!(table.events() == &events[..at], "what happened before has changed");
    for event in &events[at..] {
        let happened = match *event {
            Event::Act(seat, action) => table.act(seat, action).is_ok(),
            Event::Chance(outcome) => table.draw() == Some(outcome),
            Event::TimeUp => table.time_up().is_ok(),
        };
        ensure!(happened, "after it was taken back \"{event}\" does not happen again");
    }
    ensure!(*table.state() == state, "the same again leads to another state");
    Ok(())
}

/// Whatever was taken back, the table goes back to any moment as its events lead there from the first.
fn remembers<G: Game>(table: &Table<G>, rng: &mut FastRng) -> Result<(), String> {
    let mut state = G::new(table.config());
    for (number, event) in table.events().iter().enumerate() {
        if number.is_multiple_of(32) || below(rng, 16) == 0 {
            ensure!(
                table.state_at(number) == state,
                "the table has forgotten how it was after {number} events"
            );
        }
        state.apply_unchecked(event);
    }
    ensure!(*table.state() == state, "the events of the table lead to another state");
    Ok(())
}

fn reads_back<G: Game>(table: &Table<G>) -> Result<(), String> {
    for with_seed in [false, true] {
        let record = written_and_read(&table.record(with_seed))?;
        let replayed = replay::<G>(&record, None).map_err(|error| format!("the replay stops: {error}"))?;
        ensure!(replayed.history.state() == table.state(), "the replay leads to another state");
        ensure!(replayed.history.events() == table.events(), "the replay has other events");
    }
    Ok(())
}

fn written_and_read(record: &Record) -> Result<Record, String> {
    let text = record.sealed_text();
    let read = Record::read(text.as_bytes()).map_err(|error| format!("cannot be read: {error}:\n{text}"))?;
    let again = read.sealed_text();
    ensure!(read.seal == Seal::Right && again == text, "is read as{}", text_difference(&text, &again));
    Ok(read)
}

/// Cuts the record here and there, resumes from the part, lets the rest happen, and compares the records.
fn resumes<G: Game>(table: &Table<G>, rng: &mut FastRng) -> Result<(), String> {
    const CUTS: u32 = 4;
    let whole = table.record(true);
    // With its last event a record must hold the result: it is no longer a part.
    let events = whole.lines.iter().rposition(|(_, line)| matches!(line, Line::Event(_)));
    let cuts: Vec<usize> = (0..=events.unwrap_or(0)).collect();
    for cut in (0..CUTS).filter_map(|_| any(&cuts, rng)) {
        let mut part = Record { result: None, ..whole.clone() };
        let rest = part.lines.split_off(*cut);
        let part = written_and_read(&part)?;
        let resumed = Table::<G>::resume(&part, None).map_err(|error| format!("cut at {cut}: {error}"))?;
        let mut resumed = resumed.ok_or("a record with its seed does not resume")?;
        for (_, line) in &rest {
            happen(&mut resumed, line).map_err(|what| format!("cut at {cut}, \"{line}\": {what}"))?;
        }
        let (expected, found) = (unchecked(whole.clone()), unchecked(resumed.record(true)));
        ensure!(
            expected == found,
            "cut at {cut} and resumed it ends as{}",
            text_difference(&expected, &found)
        );
    }
    goes_on_under_newer_rules(table, whole)
}

/// As if the record had been begun under rules that are no longer played, whose digests were others.
fn goes_on_under_newer_rules<G: Game>(table: &Table<G>, mut old: Record) -> Result<(), String> {
    old.header.rules = 0;
    for (_, line) in &mut old.lines {
        if let Line::Check { digest, .. } = line {
            *digest ^= 1;
        }
    }
    let resumed = Table::<G>::resume_lines(&old, None).map_err(|error| format!("of older rules: {error}"))?;
    let resumed = resumed.ok_or("a record of older rules does not resume")?;
    let [expected, found] = [table, &resumed].map(|table| table.record(true).to_string());
    ensure!(expected == found, "of older rules it goes on as{}", text_difference(&expected, &found));
    Ok(())
}

/// The text without checks: a cut may fall between an event and the check due after it, which is then missing.
fn unchecked(mut record: Record) -> String {
    record.lines.retain(|(_, line)| !matches!(line, Line::Check { .. }));
    record.to_string()
}

/// Lets a line of a record happen at a table.
fn happen<G: Game>(table: &mut Table<G>, line: &Line) -> Result<(), String> {
    match line {
        Line::Event(Event::Act(seat, text)) => {
            let action = text.0.parse().map_err(|error| Fault::Notation(error).to_string())?;
            table.act(*seat, action).map_err(|why| why.to_string())
        }
        Line::Event(Event::Chance(text)) => {
            let drawn = table.draw().map(|outcome| outcome.to_string());
            ensure!(drawn.as_ref() == Some(&text.0), "the table draws {drawn:?}");
            Ok(())
        }
        Line::Event(Event::TimeUp) => table.time_up().map_err(|why| why.to_string()),
        Line::Takeback(seat) | Line::Rewind(seat) => {
            table.take_back(*seat).map(drop).map_err(|why| why.to_string())
        }
        Line::Resign(seat) => table.resign(*seat).map(drop).map_err(|why| why.to_string()),
        // The table makes its own checks, and this one has no clock.
        Line::Check { .. } | Line::Clock(_) => Ok(()),
    }
}
