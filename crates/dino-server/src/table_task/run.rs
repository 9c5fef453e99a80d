//! The loop of a table's task: what happens next, and what follows from it.
//!
//! What the task waits for comes on ways of its own, so that nothing can push anything else out: requests by a queue in
//! which senders wait, thoughts of bots from the tasks that think, presence by a notification, clocks by their time.

use super::bots::Thought;
use super::commands::TableTask;
use super::{Command, Reply, Request, Snapshot};
use crate::app::App;
use crate::derived::Derived;
use crate::error::Error;
use crate::panic::catch_async;
use crate::request_id::RequestId;
use dino_core::{Pace, Pending, SeatSet};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{mpsc, watch};
use tokio::time::Instant;

/// How long to wait before something that failed is tried again, and the longest such time in tries.
const RETRY_DELAY: Duration = Duration::from_secs(1);
const MAX_BACKOFF: u32 = 30;

/// How long to wait after so many failures in a row.
pub(super) fn retry_delay(failures: u32) -> Duration {
    RETRY_DELAY * failures.min(MAX_BACKOFF)
}

/// The registry's own handle follows the table too.
const OWN_RECEIVERS: usize = 1;

/// What a task works on next.
enum Turn {
    Command(Command),
    Thought(Thought),
    Presence,
    /// Another server did something.
    News,
    ClockRanOut,
    /// Whoever has not sent what it announced to add to the seed adds nothing.
    RevealEnded,
    /// Nothing happened for a while.
    Idle,
    /// Something that failed before is to be tried again, or a clock comes near.
    Tick,
    Shutdown,
}

/// The requests of a table, and who waits for the answer to the one that is being worked on.
struct Inbox {
    requests: mpsc::Receiver<Request>,
    reply: Option<Reply>,
    /// Under which id it is logged when that goes wrong.
    id: Option<RequestId>,
}

impl Inbox {
    /// Does something in the name of the request that is being worked on, if there is one.
    async fn scope<T>(id: Option<RequestId>, work: impl Future<Output = T>) -> T {
        match id {
            Some(id) => id.scope(work).await,
            None => work.await,
        }
    }
}

/// Takes turns until nobody needs the table in memory any more, the server ends, or what is in memory cannot be trusted:
/// after a panic, and where the store fails so that the truth cannot be read again. That ends this table alone: who opens
/// it again gets it from its record.
pub(super) async fn run(
    task: TableTask,
    requests: mpsc::Receiver<Request>,
    snapshots: watch::Sender<Arc<Snapshot>>,
) {
    let (app, id) = (task.app.clone(), task.id.clone());
    // The server ends only when all tables have.
    let _permit = app.task_permit();
    let mut inbox = Inbox { requests, reply: None, id: None };
    let ended = catch_async(take_turns(task, &mut inbox, &snapshots)).await;
    inbox.requests.close();
    app.unload(&id);
    // Nothing was done of what still waits.
    let broken = |panic| match inbox.id {
        Some(id) => id.sync_scope(|| Error::broken(&panic)),
        None => Error::broken(&panic),
    };
    let ended_well = || if app.is_stopping() { Error::Stopping } else { Error::Busy };
    let error = ended.map_or_else(broken, |()| ended_well());
    let waiting = std::iter::from_fn(|| inbox.requests.try_recv().ok()).map(|request| request.reply);
    for reply in inbox.reply.take().into_iter().chain(waiting) {
        let _ = reply.send(Err(error.clone()));
    }
}

async fn take_turns(mut task: TableTask, inbox: &mut Inbox, snapshots: &watch::Sender<Arc<Snapshot>>) {
    loop {
        let turn = task.next_turn(inbox).await;
        #[cfg(test)]
        if matches!(turn, Turn::Command(_)) {
            crate::panic::hit(&task.app.failpoints.turns);
        }
        if matches!(turn, Turn::Idle) {
            // Before it leaves the memory: from then on its lifetime runs.
            task.note_seen().await;
        }
        let done = match turn {
            Turn::Command(command) => Inbox::scope(inbox.id, task.apply(command)).await,
            Turn::Thought(thought) => task.take_thought(thought).await,
            Turn::ClockRanOut => task.clock_ran_out().await.inspect_err(|_| task.retry_later()),
            Turn::RevealEnded => task.end_reveal().await,
            Turn::News => task.hear_news().await,
            Turn::Presence => Ok(()),
            Turn::Idle if task.can_unload(snapshots) => return,
            Turn::Idle | Turn::Tick => Ok(()),
            Turn::Shutdown => return task.shut_down().await,
        };
        let is_ahead = task.is_ahead;
        if task.is_deleted {
            task.publish(snapshots);
        } else if !is_ahead {
            task.sync_store().await;
            task.publish(snapshots);
            task.wake_bots();
        }
        // Only now: who asked must find it done wherever they look next.
        inbox.id = None;
        if let Some((reply, begun)) = task.begun.take() {
            let _ = reply.send(begun);
        }
        // Who starts is answered when the game has begun.
        if let Some(reveal) = task.reveal.as_mut().filter(|reveal| reveal.reply.is_none()) {
            reveal.reply = inbox.reply.take();
        }
        if let Some(reply) = inbox.reply.take() {
            let _ = reply.send(done);
        }
        if is_ahead || task.is_deleted {
            return;
        }
    }
}

impl TableTask {
    async fn next_turn(&mut self, inbox: &mut Inbox) -> Turn {
        let now = Instant::now();
        let deadline = self.deadline().map(|deadline| deadline + self.driver.delay());
        let deadline = deadline.map(|deadline| self.retry_at.map_or(deadline, |at| at.max(deadline)));
        // A clock never waits for the queue.
        if deadline.is_some_and(|deadline| deadline <= now) {
            return Turn::ClockRanOut;
        }
        let reveal = self.reveal.as_ref().map(|reveal| reveal.deadline);
        if reveal.is_some_and(|deadline| deadline <= now) {
            return Turn::RevealEnded;
        }
        let absence = self.presence.next_absence();
        // A try that comes due says nothing about whether somebody needs the table.
        let idle_at = self.active_at + self.app.settings.idle_timeout;
        let tick_at = [deadline, reveal, self.retry_at].into_iter().flatten().min();
        let app: App = self.app.clone();
        let turn = tokio::select! {
            Some(Request { id, command, reply }) = inbox.requests.recv() => {
                (inbox.id, inbox.reply) = (id, Some(reply));
                Turn::Command(command)
            }
            thought = self.bots.next() => Turn::Thought(thought),
            () = self.presence.changed() => Turn::Presence,
            () = self.news.changed() => Turn::News,
            () = tokio::time::sleep_until(absence.unwrap_or(now)), if absence.is_some() => Turn::Presence,
            () = tokio::time::sleep_until(tick_at.unwrap_or(now)), if tick_at.is_some() => Turn::Tick,
            () = tokio::time::sleep_until(idle_at) => Turn::Idle,
            () = app.shutdown_requested() => Turn::Shutdown,
        };
        if !matches!(turn, Turn::Tick | Turn::News) {
            self.active_at = Instant::now();
        }
        turn
    }

    /// When the clock of somebody who is to act runs out, or that of the game.
    fn deadline(&self) -> Option<Instant> {
        if self.is_closed() {
            return None;
        }
        let seats = self.table.as_ref()?.pending().seats();
        let clocks = seats.iter().filter_map(|seat| self.clock_end(seat));
        clocks.chain(self.rules_deadline()).min()
    }

    /// Whether nobody has a handle of this table, and nothing is under way that only this task remembers. If so, the
    /// registry has forgotten it.
    fn can_unload(&self, snapshots: &watch::Sender<Arc<Snapshot>>) -> bool {
        self.is_idle() && self.app.unload_if(&self.id, || snapshots.receiver_count() <= OWN_RECEIVERS)
    }

    fn is_idle(&self) -> bool {
        if self.is_closed() {
            return true;
        }
        let pending = self.table.as_ref().map(|table| table.pending());
        let waits_for_bots =
            pending.is_some_and(|pending| pending.seats().iter().any(|seat| self.acts_for(seat)));
        let is_running = pending.is_some_and(|pending| pending != Pending::Over);
        !waits_for_bots
            && self.reveal.is_none()
            && self.rules_deadline().is_none()
            && !(is_running && matches!(self.lobby.pace, Pace::Minutes(_)))
    }

    /// Tells everybody, if there is anything new to see.
    fn publish(&mut self, snapshots: &watch::Sender<Arc<Snapshot>>) {
        if snapshots.borrow().version != self.snapshot_version(self.presence.now().0) {
            self.drawings = Arc::new(self.drawings.next());
            snapshots.send_replace(Arc::new(self.snapshot()));
        }
    }

    fn snapshot_version(&self, present: SeatSet) -> String {
        let lines = self.table.as_ref().map_or(0, |table| table.lines());
        let resyncs: u64 = self.clocks.timed.iter().map(|seat| u64::from(seat.resyncs)).sum();
        let (lobby, chat, removed) = (self.stored.version, self.chat.len(), self.removed_lines);
        let (reveal, deleted) = (self.reveal.is_some(), self.is_deleted);
        format!("{lines}.{lobby}.{chat}.{removed}.{present:?}.{resyncs}.{reveal}.{deleted}")
    }

    /// A copy of how things are.
    pub(super) fn snapshot(&self) -> Snapshot {
        let (present, _) = self.presence.now();
        Snapshot {
            id: self.id.clone(),
            lobby: self.lobby.clone(),
            table: self.table.as_ref().map(|table| table.boxed()),
            chat: self.chat.clone(),
            reveal: self.reveal.as_ref().map(|reveal| reveal.hashes.clone()),
            present,
            clock_started: self.clock_started,
            clocks: self.clocks,
            is_deleted: self.is_deleted,
            made_at: Instant::now(),
            version: self.snapshot_version(present),
            derived: Derived::new(self.action_texts.clone(), self.drawings.clone(), self.studies.clone()),
        }
    }
}
