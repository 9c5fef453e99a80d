//! Law 3: every action and outcome is read as it is written; junk fails without panic.

use super::Breach;
use crate::mutate;
use crate::trial::{FastRng, Trial};
use dino_core::draw::below;
use dino_core::game::EventOf;
use dino_core::{Event, Game, MAX_SEATS, NotationError, Seat};
use std::fmt::Display;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::str::FromStr;

const LAW: u8 = 3;

/// Law 3: every action, outcome and event of the pool is read as it is written, in letters a record can hold;
/// texts that are almost theirs do not panic, and whatever is read prints back to the same text.
pub fn notation<G: Game>(trial: &Trial<G>) -> Result<(), Breach> {
    let mut rng = trial.rng(LAW);
    all_read_back(trial, &mut rng).map_err(|what| trial.breach(LAW, trial.events.len(), what))
}

/// What a text means, if anything; `Err` when reading it panics or it is a second text of the same value.
pub fn canonical<T: FromStr<Err = NotationError> + Display>(text: &str) -> Result<Option<T>, String> {
    let read = catch_unwind(AssertUnwindSafe(|| text.parse::<T>()));
    let Ok(read) = read else { return Err(format!("reading {text:?} panics")) };
    let Ok(value) = read else { return Ok(None) };
    let printed = value.to_string();
    ensure!(printed == text, "{text:?} is read and prints back as {printed:?}");
    Ok(Some(value))
}

fn all_read_back<G: Game>(trial: &Trial<G>, rng: &mut FastRng) -> Result<(), String> {
    let any_seat = |rng: &mut FastRng| Seat::new(below(rng, MAX_SEATS as u32) as u8);
    for action in trial.pool.actions.all() {
        reads_back(action, rng)?;
        reads_back::<EventOf<G>>(&Event::Act(any_seat(rng), *action), rng)?;
    }
    for outcome in trial.pool.outcomes.all() {
        reads_back(outcome, rng)?;
        reads_back::<EventOf<G>>(&Event::Chance(*outcome), rng)?;
    }
    reads_back::<EventOf<G>>(&Event::TimeUp, rng)
}

fn reads_back<T>(value: &T, rng: &mut FastRng) -> Result<(), String>
where
    T: FromStr<Err = NotationError> + Display + PartialEq,
{
    const MUTANTS: u32 = 4;
    let text = value.to_string();
    ensure!(fits_a_record(&text), "{text:?} cannot stand in a record");
    ensure!(canonical::<T>(&text)?.as_ref() == Some(value), "{text:?} is not read back");
    let mutants = (0..MUTANTS).map(|_| mutate::text(&text, rng));
    mutate::slips(&text).into_iter().chain(mutants).try_for_each(|text| canonical::<T>(&text).map(drop))
}

/// Lower-case ASCII on one line. A semicolon starts a comment, and spaces at the end of a line are dropped.
fn fits_a_record(text: &str) -> bool {
    let plain = |byte: u8| matches!(byte, b' '..=b'~') && byte != b';' && !byte.is_ascii_uppercase();
    !text.is_empty() && text.trim() == text && text.bytes().all(plain)
}
