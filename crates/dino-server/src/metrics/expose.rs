//! All that is counted, as text.

use super::Metrics;
use crate::app::App;
use crate::error::Error;
use dino_core::TableStatus;
use dino_metrics::Exposition;

/// Everything at this moment.
pub(crate) fn expose(app: &App) -> String {
    let mut text = Exposition::default();
    text.gauge("dinotable_build_info", "The version that runs; its value is always 1.")
        .value(&[("version", env!("CARGO_PKG_VERSION"))], 1);
    expose_tables(app, &mut text);
    expose_requests(&app.metrics, &mut text);
    expose_actions(&app.metrics, &mut text);
    expose_store(app, &mut text);
    expose_process(&mut text);
    text.into_string()
}

fn expose_tables(app: &App, text: &mut Exposition) {
    let mut counts = [0_u64; 3];
    const STATUSES: [TableStatus; 3] = [TableStatus::Lobby, TableStatus::Running, TableStatus::Over];
    for table in app.loaded_tables() {
        let status = TableStatus::of(table.snapshot().table.as_ref().map(|table| table.pending()));
        let known = STATUSES.iter().zip(&mut counts).find(|(known, _)| **known == status);
        if let Some((_, count)) = known {
            *count += 1;
        }
    }
    let mut tables = text.gauge("dinotable_tables", "Tables in memory, by where their games stand.");
    for (status, count) in STATUSES.iter().zip(counts) {
        tables.value(&[("status", status.name())], count);
    }
    text.gauge("dinotable_streams", "Pages and programs that listen for updates.")
        .value(&[], app.limiter.streams());
    text.gauge("dinotable_connections", "Connections that are open.").value(&[], app.connections.total());
}

fn expose_requests(metrics: &Metrics, text: &mut Exposition) {
    let mut answers = text.counter("dinotable_requests_total", "Requests that were answered, by status.");
    for (class, count) in ["1xx", "2xx", "3xx", "4xx", "5xx"].into_iter().zip(&metrics.answers) {
        answers.value(&[("status", class)], count.get());
    }
    let help = "Requests that were refused or failed, by the code of the error.";
    let mut refusals = text.counter("dinotable_refusals_total", help);
    for (code, count) in Error::CODES.into_iter().zip(&metrics.refusals) {
        refusals.value(&[("code", code)], count.get());
    }
    text.counter("dinotable_refused_connections_total", "Connections for which there was no room.")
        .value(&[], metrics.refused_connections.get());
}

fn expose_actions(metrics: &Metrics, text: &mut Exposition) {
    text.counter("dinotable_actions_total", "Actions that were stored.")
        .value(&[("by", "person")], metrics.person_actions.get())
        .value(&[("by", "bot")], metrics.bot_actions.get());
    let help = "From the arrival of a person's action at its table until it is stored and acknowledged.";
    text.histogram("dinotable_act_seconds", help).observed(&[], &metrics.act_time);
    let help = "From a change at a table until a page's update is drawn and handed to its connection.";
    text.histogram("dinotable_update_seconds", help).observed(&[], &metrics.update_time);
    text.gauge("dinotable_bot_queue", "Bots that wait for a thread to think on.")
        .value(&[], metrics.bot_queue.get());
    text.counter("dinotable_bot_thoughts_total", "Thoughts of bots, by whether they found an action.")
        .value(&[("found", "yes")], metrics.thoughts.get())
        .value(&[("found", "no")], metrics.failed_thoughts.get());
    text.histogram("dinotable_bot_thought_seconds", "How long bots think, without the wait for a thread.")
        .observed(&[], &metrics.thought_time);
}

fn expose_store(app: &App, text: &mut Exposition) {
    let store = app.store.metrics();
    text.counter("dinotable_store_batches_total", "Transactions of the store, by how they ended.")
        .value(&[("result", "ok")], store.batches.get())
        .value(&[("result", "failed")], store.failed_batches.get());
    text.counter("dinotable_store_changes_total", "Changes that were stored, of all kinds.")
        .value(&[], store.changes.get());
    let help = "How long the commit of a batch takes, the wait for the disk (fsync) included.";
    text.histogram("dinotable_store_commit_seconds", help).observed(&[], &store.commit_time);
    text.histogram("dinotable_store_batch_lines", "How many lines of records a batch has.")
        .observed_numbers(&[], &store.batch_lines);
}

/// What the system knows of the process, under the names that all programs use for it; nothing where it does not say.
fn expose_process(text: &mut Exposition) {
    if let Some(bytes) = resident_bytes() {
        text.gauge("process_resident_memory_bytes", "Resident memory size in bytes.").value(&[], bytes);
    }
    if let Ok(open) = std::fs::read_dir("/proc/self/fd") {
        text.gauge("process_open_fds", "Number of open file descriptors.").value(&[], open.count());
    }
}

fn resident_bytes() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: u64 = line.trim().strip_suffix(" kB")?.trim().parse().ok()?;
    Some(kilobytes * 1024)
}
