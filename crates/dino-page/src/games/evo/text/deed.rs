//! What happened for the script that shows it: in notation, and how long it is told.

use dino_core::Event;
use evo::{Action, Attack, Chance, Followed, Known, Seen, Stands};
use std::fmt::Write as _;

/// How long the wheel is told that turns by so many sections, in hundredths of an ordinary act.
pub(super) const fn turning(sections: u32) -> u32 {
    200 + 37 * sections
}

// The wheel turns, dice roll, and the climate strikes one people after the other.
pub(super) fn length(seen: &Seen, acted: bool) -> u32 {
    let event = match &seen.event {
        Known::Whole(Event::Chance(Chance::Climate(token))) => turning(token.step().unsigned_abs().into()),
        Known::Whole(Event::Chance(Chance::Die(_) | Chance::Bite(_))) => 190,
        Known::Whole(Event::Act(_, action)) => match action {
            Action::Pass | Action::PassUntil(_) | Action::End | Action::Stay => 25,
            Action::Move(..) | Action::Birth(_) | Action::Place(_) => 60,
            Action::Play(_) => 150,
            _ => 100,
        },
        Known::Ended(_) => 200,
        _ => 0,
    };
    let Followed { attack, deaths, saved, .. } = &seen.followed;
    // A fight that cards held up is told when somebody passes, and its end when the beaten one answers.
    let fought = match attack {
        Some(Attack { face: Some(_), .. }) if acted => 130,
        Some(_) if acted => 45,
        _ => 0,
    };
    let struck = deaths.chunk_by(|one, other| one.seat == other.seat).count() as u32;
    let lost: u32 = deaths.iter().map(|death| u32::from(death.count)).sum();
    let spared = if struck == 0 && !saved.is_empty() { 80 } else { 0 };
    // Who names survivors is seen to do so as they are struck.
    let event = if struck > 0 { event.min(25) } else { event };
    // A seat that others only see to pass takes no other time than one that passes.
    (if acted { event.max(25) } else { event }) + fought + 110 * struck + 14 * lost + spared
}

/// The event itself where it is rolled or names hexes, and what followed behind it, a semicolon before each:
/// `fight FROM AT HOW FACE`, `bitten HEX HOW`, `strike SEAT LOST ...` in the order it strikes, `saved SEAT GROUND COUNT ...`.
pub(super) fn deed(seen: &Seen) -> Option<String> {
    let event = match &seen.event {
        Known::Whole(Event::Chance(Chance::Climate(token))) => Some(format!("climate {}", token.step())),
        Known::Whole(Event::Chance(chance @ (Chance::Die(_) | Chance::Bite(_)))) => Some(chance.to_string()),
        Known::Whole(Event::Act(_, action)) if !action.hexes().is_empty() => Some(action.to_string()),
        Known::Ended(_) => Some("meteor".to_owned()),
        _ => None,
    };
    let followed = followed(&seen.followed);
    if followed.is_empty() { event } else { Some(event.unwrap_or_default() + &followed) }
}

fn followed(followed: &Followed) -> String {
    let mut text = String::new();
    // Writing to a text does not fail.
    if let Some(Attack { combat, face, stands, .. }) = followed.attack {
        let how = match stands {
            Stands::Open => "open",
            Stands::Failed => "failed",
            Stands::Won => "won",
            Stands::Taken => "taken",
            Stands::Fled => "fled",
        };
        let _ = write!(text, "; fight {} {} {how}", combat.from, combat.at);
        let _ = face.map(|face| write!(text, " {face}"));
    }
    if let Some(at) = followed.bitten {
        let how = match (followed.beaten, followed.stillborn) {
            (Some(_), None) => "taken",
            (None, _) => "failed",
            (Some(_), Some(_)) => "both",
        };
        let _ = write!(text, "; bitten {at} {how}");
    }
    if !followed.deaths.is_empty() {
        text.push_str("; strike");
        for of_seat in followed.deaths.chunk_by(|one, other| one.seat == other.seat) {
            let lost: u8 = of_seat.iter().map(|death| death.count).sum();
            let _ = write!(text, " {} {lost}", of_seat[0].seat);
        }
    }
    if !followed.saved.is_empty() {
        text.push_str("; saved");
        for saved in &followed.saved {
            let _ = write!(text, " {} {} {}", saved.seat, saved.ground, saved.count);
        }
    }
    text
}
