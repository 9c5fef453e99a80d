//! What the server counts of its own work, for those who watch over it. Counting costs an atomic addition or two.

mod expose;
mod listener;

pub(crate) use expose::expose;
pub(crate) use listener::serve;

use crate::error::Error;
use axum::http::StatusCode;
use dino_metrics::{Counter, Gauge, Histogram, SECONDS};
use std::time::Duration;

/// How many codes of errors there are.
const CODES: usize = Error::CODES.len();

/// What the server counts since it started.
pub(crate) struct Metrics {
    /// Answers by the first digit of their status.
    answers: [Counter; 5],
    /// Requests that were refused or failed, by the codes of their errors.
    refusals: [Counter; CODES],
    pub(crate) refused_connections: Counter,
    pub(crate) person_actions: Counter,
    pub(crate) bot_actions: Counter,
    /// From the arrival of an action at its table until it is stored and acknowledged.
    pub(crate) act_time: Histogram<13>,
    /// From a change at a table until a listener's update is drawn and handed to its connection.
    pub(crate) update_time: Histogram<13>,
    /// Bots that wait for a thread to think on.
    pub(crate) bot_queue: Gauge,
    thoughts: Counter,
    failed_thoughts: Counter,
    thought_time: Histogram<13>,
}

impl Default for Metrics {
    fn default() -> Self {
        Metrics {
            answers: [const { Counter::new() }; 5],
            refusals: [const { Counter::new() }; CODES],
            refused_connections: Counter::new(),
            person_actions: Counter::new(),
            bot_actions: Counter::new(),
            act_time: Histogram::new(SECONDS),
            update_time: Histogram::new(SECONDS),
            bot_queue: Gauge::new(),
            thoughts: Counter::new(),
            failed_thoughts: Counter::new(),
            thought_time: Histogram::new(SECONDS),
        }
    }
}

impl Metrics {
    /// A request was answered.
    pub(crate) fn count_answer(&self, status: StatusCode) {
        if let Some(answers) = self.answers.get(usize::from(status.as_u16() / 100).wrapping_sub(1)) {
            answers.add(1);
        }
    }

    /// A request was refused or failed.
    pub(crate) fn count_refusal(&self, code: &'static str) {
        let at = Error::CODES.iter().position(|known| *known == code);
        debug_assert!(at.is_some(), "{code} is not among the codes of errors");
        if let Some(at) = at {
            self.refusals[at].add(1);
        }
    }

    /// A bot has thought this long, and has found something or not.
    pub(crate) fn count_thought(&self, took: Duration, has_found: bool) {
        let outcome = if has_found { &self.thoughts } else { &self.failed_thoughts };
        outcome.add(1);
        self.thought_time.observe_duration(took);
    }
}
