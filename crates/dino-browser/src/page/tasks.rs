//! How long a page keeps its thread at a stretch: while it does, nothing moves and no click is heard. What counts is time on
//! the thread, which a busy machine does not make longer.

use super::Page;
use crate::error::Error;
use crate::wire::Trace;
use serde_json::{Value, json};
use std::fmt;
use std::time::Duration;
use tokio::sync::{Mutex, MutexGuard};

/// Tasks; what they consist of; and the mark by which the thread of a page is known.
const CATEGORIES: [&str; 3] =
    ["disabled-by-default-devtools.timeline", "devtools.timeline", "blink.user_timing"];

/// The name of that mark.
const MARK: &str = "dinotable:watched";

/// What is shorter is not worth a word.
const SHORT: Duration = Duration::from_millis(1);

/// Chromium traces for one page at a time.
static TURN: Mutex<()> = Mutex::const_new(());

/// A page whose tasks are watched.
pub struct Watch<'p> {
    page: &'p Page,
    events: tokio::sync::mpsc::UnboundedReceiver<Trace>,
    _turn: MutexGuard<'static, ()>,
}

/// One task of a page: how long it took its thread, and what for.
#[derive(Clone, Debug)]
pub struct LongTask {
    /// Time on the thread.
    pub lasted: Duration,
    /// What took longest in it: what, how long by itself, how often.
    pub parts: Vec<(String, Duration, usize)>,
}

impl fmt::Display for LongTask {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:.1} ms", self.lasted.as_secs_f64() * 1e3)?;
        for (what, lasted, times) in &self.parts {
            write!(f, ", {what} {:.1}", lasted.as_secs_f64() * 1e3)?;
            if *times > 1 {
                write!(f, " in {times}")?;
            }
        }
        Ok(())
    }
}

impl Page {
    /// Watches the tasks of this page from now on.
    pub async fn watch_tasks(&self) -> Result<Watch<'_>, Error> {
        let turn = TURN.lock().await;
        let events = self.wire.hear_trace(&self.session);
        let config = json!({ "includedCategories": CATEGORIES, "excludedCategories": ["*"] });
        let params = json!({ "transferMode": "ReportEvents", "traceConfig": config });
        self.call("Tracing.start", params).await?;
        self.eval::<bool>(&format!("(performance.mark('{MARK}'), true)")).await?;
        Ok(Watch { page: self, events, _turn: turn })
    }
}

impl Watch<'_> {
    /// The tasks since then, the longest first.
    pub async fn longest(mut self) -> Result<Vec<LongTask>, Error> {
        self.page.call("Tracing.end", json!({})).await?;
        let mut all = Vec::new();
        while let Some(Trace::Events(events)) = self.events.recv().await {
            all.extend(events);
        }
        Ok(tasks(&all))
    }
}

/// An event that has a beginning and a length, both by the clock of its thread.
struct Span<'e> {
    event: &'e Value,
    begins: u64,
    lasted: u64,
}

/// The tasks of the thread that bears the mark.
fn tasks(events: &[Value]) -> Vec<LongTask> {
    let thread = |event: &Value| (event["pid"].as_u64(), event["tid"].as_u64());
    let Some(own) = events.iter().find(|event| event["name"] == MARK).map(thread) else { return Vec::new() };
    let span = |event| -> Option<Span<'_>> {
        let event: &Value = event;
        let (begins, lasted) = (event["tts"].as_u64()?, event["tdur"].as_u64()?);
        (event["ph"] == "X" && thread(event) == own).then_some(Span { event, begins, lasted })
    };
    let mut spans: Vec<Span<'_>> = events.iter().filter_map(span).collect();
    // What holds another comes before it.
    spans.sort_by_key(|span| (span.begins, u64::MAX - span.lasted, span.event["name"] != "RunTask"));
    let mut tasks: Vec<LongTask> = Vec::new();
    let mut at = 0;
    while let Some(task) = spans.get(at) {
        at += 1;
        if task.event["name"] != "RunTask" {
            continue;
        }
        let end = task.begins + task.lasted;
        let inside = spans[at..].iter().take_while(|span| span.begins <= end).count();
        let parts = parts(&spans[at..at + inside], end);
        tasks.push(LongTask { lasted: Duration::from_micros(task.lasted), parts });
    }
    tasks.sort_by_key(|task| std::cmp::Reverse(task.lasted));
    tasks
}

/// What a task consists of, each with the time that is its own, the longest first.
fn parts(spans: &[Span<'_>], end: u64) -> Vec<(String, Duration, usize)> {
    let mut own: Vec<(String, u64, usize)> = Vec::new();
    for (at, span) in spans.iter().enumerate().filter(|(_, span)| span.begins + span.lasted <= end) {
        let (mut inner, mut until) = (0, span.begins);
        for other in spans[at + 1..].iter().take_while(|other| other.begins < span.begins + span.lasted) {
            if other.begins >= until {
                inner += other.lasted;
                until = other.begins + other.lasted;
            }
        }
        let name = name(span.event);
        let spent = span.lasted.saturating_sub(inner);
        match own.iter_mut().find(|(known, ..)| *known == name) {
            Some((_, sum, times)) => (*sum, *times) = (*sum + spent, *times + 1),
            None => own.push((name, spent, 1)),
        }
    }
    own.sort_by_key(|(_, spent, _)| std::cmp::Reverse(*spent));
    let parts = own.into_iter().map(|(name, spent, times)| (name, Duration::from_micros(spent), times));
    parts.take_while(|(_, spent, _)| *spent >= SHORT).take(6).collect()
}

/// What an event is, and of a function where it stands.
fn name(event: &Value) -> String {
    let name = event["name"].as_str().unwrap_or_default();
    let data = &event["args"]["data"];
    let file = data["url"].as_str().and_then(|url| url.rsplit('/').next()).filter(|file| !file.is_empty());
    match (file, data["functionName"].as_str()) {
        (Some(file), Some(function)) => format!("{name} {file} {function}:{}", data["lineNumber"]),
        (None, Some(function)) => format!("{name} {function}"),
        (Some(file), None) => format!("{name} {file}"),
        _ => name.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::{MARK, tasks};
    use serde_json::{Value, json};

    fn span(name: &str, tid: u32, tts: u32, tdur: u32) -> Value {
        json!({ "name": name, "ph": "X", "pid": 1, "tid": tid, "tts": tts, "tdur": tdur, "args": {} })
    }

    #[test]
    fn tasks_of_the_marked_thread_are_told_apart_with_what_is_their_own() {
        let mark = json!({ "name": MARK, "ph": "I", "pid": 1, "tid": 7 });
        let events = [
            mark,
            span("RunTask", 7, 0, 9_000),
            span("Layout", 7, 2_000, 6_000),
            span("FunctionCall", 7, 500, 8_000),
            span("RunTask", 7, 10_000, 3_000),
            span("RunTask", 8, 0, 90_000),
        ];
        let told: Vec<String> = tasks(&events).iter().map(ToString::to_string).collect();
        assert_eq!(told, ["9.0 ms, Layout 6.0, FunctionCall 2.0", "3.0 ms"]);
    }
}
