//! Bots that failed: the log says where a simpler one played in the place of one.

use crate::lobby::Lobby;
use crate::table_task::Snapshot;
use dino_core::Seat;
use dino_page::Words;
use dino_page::model::LogLine;
use serde::{Deserialize, Serialize};

/// How many are told of at a table; earlier ones are forgotten.
const MAX_TOLD: usize = 20;

/// A bot that panicked, took too long or chose something illegal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct BotFailure {
    /// How many events there were when it failed.
    at: usize,
    seat: Seat,
}

impl Lobby {
    /// Notes that the bot of a seat failed after so many events; twice at one question is once.
    pub(crate) fn note_bot_failure(&mut self, seat: Seat, at: usize) {
        let failure = BotFailure { at, seat };
        if !self.bot_failures.contains(&failure) {
            self.bot_failures.push(failure);
        }
        let surplus = self.bot_failures.len().saturating_sub(MAX_TOLD);
        self.bot_failures.drain(..surplus);
    }
}

impl Snapshot {
    /// Adds to what a seat did that its bot had failed before.
    pub(crate) fn mark_bot_failures(&self, lines: &mut [LogLine], names: &[String], words: &Words) {
        let Some(table) = self.table.as_deref() else { return };
        for BotFailure { at, seat } in &self.lobby.bot_failures {
            // Where seats act at once others may have been faster than the bot in its place.
            let actors = table.actors((*at).min(table.events()));
            let Some(after) = actors.iter().position(|actor| *actor == Some(*seat)) else { continue };
            let Some(line) = lines.iter_mut().find(|line| line.number == at + after + 1) else { continue };
            let name = names.get(seat.index()).map_or("", String::as_str);
            line.text.push('\n');
            line.text.push_str(&words.with("log-bot-failed", &[("name", name.into())]));
        }
    }
}
