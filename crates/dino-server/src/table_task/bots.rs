//! Bots at a table: they think in tasks of their own, and the table's task joins them. A person who has said something
//! beforehand is answered for in the same way, with a thought that is finished already.
//!
//! A thought cannot get lost: its task ends with an action or, when the bot panicked, without one, and the table's task
//! hears of either. Then the bot thinks again.

use super::commands::TableTask;
use super::run::retry_delay;
use super::sharing::Driver;
use crate::app::App;
use crate::error::Error;
use crate::lobby::Lobby;
use dino_bots::Kind;
use dino_bots::search::Cancel;
use dino_core::{MAX_SEATS, Seat, SeatSet};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::task::{AbortHandle, JoinSet};
use tokio::time::Instant;

/// After so many failures in a row, a bot's seat takes any legal action; before that `greedy` plays for a bot that failed.
const MAX_FAILURES: u32 = 3;

/// The bots of a table that think now.
#[derive(Default)]
pub(crate) struct Bots {
    tasks: JoinSet<Option<String>>,
    thinking: [Option<Thinking>; MAX_SEATS],
    /// How often in a row the bot of each seat has failed to find an action that the rules accept.
    failures: [u32; MAX_SEATS],
}

/// A bot that thinks.
struct Thinking {
    task: AbortHandle,
    /// Ends its search, which has a thread that no task can end.
    cancel: Cancel,
    /// The number of events after which the seat has been asked the same.
    asked_since: usize,
    /// The number of events the bot knows of.
    at: usize,
    origin: Origin,
}

impl Drop for Thinking {
    /// A thought that nobody waits for any more gives its thread back to those who do.
    fn drop(&mut self) {
        self.cancel.cancel();
        self.task.abort();
    }
}

/// Whose thought it is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Origin {
    /// That of the bot that plays the seat.
    Bot,
    /// What the seat's person has said beforehand.
    Person,
}

/// A thought to be finished on another thread.
type Think = Box<dyn FnOnce() -> String + Send>;

/// What a seat is asked.
#[derive(Clone, Copy)]
struct Question {
    asked_since: usize,
    at: usize,
    /// How long to wait before thinking.
    delay: Duration,
    /// Whether the answer needs no time, like any legal action: then it waits for nobody who thinks.
    is_quick: bool,
    origin: Origin,
}

/// What a bot has found.
pub(super) struct Thought {
    seat: Seat,
    at: usize,
    origin: Origin,
    /// `None` when the bot panicked, or came to no end.
    action: Option<String>,
}

impl Bots {
    /// The next thought that is done. It may be dropped before it is done without losing one.
    pub(super) async fn next(&mut self) -> Thought {
        while let Some(joined) = self.tasks.join_next_with_id().await {
            let (id, action) = match joined {
                Ok((id, action)) => (id, action),
                Err(error) => (error.id(), None),
            };
            let is_this = |one: &Option<Thinking>| one.as_ref().is_some_and(|one| one.task.id() == id);
            // Otherwise it was about a question that is no longer asked.
            let Some(index) = self.thinking.iter().position(is_this) else { continue };
            if let Some(done) = self.thinking[index].take() {
                return Thought { seat: Seat::new(index as u8), at: done.at, origin: done.origin, action };
            }
        }
        std::future::pending().await
    }

    /// Lets the seat think, and no longer about anything else.
    fn start(&mut self, app: &App, seat: Seat, question: Question, cancel: Cancel, think: Think) {
        let Question { asked_since, at, delay, is_quick, origin } = question;
        let task = self.tasks.spawn(think_later(app.clone(), delay, is_quick, cancel.clone(), think));
        self.thinking[seat.index()] = Some(Thinking { task, cancel, asked_since, at, origin });
    }

    /// Nobody thinks about anything any more.
    pub(super) fn forget(&mut self) {
        self.thinking = Default::default();
    }

    /// Nobody thinks any more who is not asked.
    pub(super) fn forget_others(&mut self, asked: SeatSet) {
        for seat in Seat::all(MAX_SEATS as u8).filter(|seat| !asked.contains(*seat)) {
            self.thinking[seat.index()] = None;
        }
    }

    fn thinks_about(&self, seat: Seat, asked_since: usize) -> bool {
        self.thinking[seat.index()].as_ref().is_some_and(|one| one.asked_since == asked_since)
    }
}

impl TableTask {
    /// Lets every bot that is asked think, unless it thinks about that already. Where a clock runs each keeps its own
    /// human pace. For persons who have said so beforehand the table acts itself.
    pub(super) fn wake_bots(&mut self) {
        if self.is_closed() {
            return;
        }
        let Some(table) = &mut self.table else { return };
        // A bot plans for the time it has left.
        table.set_time(self.clocks.now());
        let at = table.events();
        let now = Instant::now();
        self.telling.follow(table.as_ref(), self.presence.tempo(), self.app.settings.bot_delay, now);
        for seat in table.pending().seats().iter() {
            let asked_since = table.asked_since(seat);
            if self.bots.thinks_about(seat, asked_since) {
                continue;
            }
            let Some(kind) = self.lobby.bot_in(seat) else {
                if let Some(action) = table.automatic_action(seat) {
                    let delay = automatic_delay(self.app.settings.bot_delay) + self.driver.delay();
                    let question =
                        Question { asked_since, at, delay, is_quick: true, origin: Origin::Person };
                    self.bots.start(&self.app, seat, question, Cancel::default(), Box::new(move || action));
                }
                continue;
            };
            let failures = self.bots.failures[seat.index()];
            let kind = in_its_place(kind, failures);
            let stream =
                at as u64 + u64::from(seat.number()) * 1_000_003 + u64::from(failures) * 1_000_000_007;
            let (seed, cancel) =
                (self.app.bot_seed(&self.lobby.seed).wrapping_add(stream), Cancel::default());
            let think = table.think(seat, kind, seed, cancel.clone());
            let is_timed = self.clocks.reading(table.as_ref(), seat).is_some();
            let delay = match failures {
                // What comes before GO would be refused, and the bot's plan would have lost a step.
                0 if is_timed => kind.interval() + table.lead_left(seat),
                0 => self.telling.left(now),
                _ => retry_delay(failures),
            };
            // Another server may be about to do it.
            let delay = delay + self.driver.delay();
            // A store that fails is not asked the sooner because bots think fast.
            let delay =
                self.retry_at.map_or(delay, |at| delay.max(at.saturating_duration_since(Instant::now())));
            let is_quick = kind == Kind::Random;
            let question = Question { asked_since, at, delay, is_quick, origin: Origin::Bot };
            self.bots.start(&self.app, seat, question, cancel, think);
        }
    }

    /// Whether nobody has to be asked for this seat: a bot sits there, or its person has said beforehand what to do.
    pub(super) fn acts_for(&self, seat: Seat) -> bool {
        self.lobby.bot_in(seat).is_some() || self.said_beforehand(seat).is_some()
    }

    /// What the person of a seat has said beforehand to do now.
    fn said_beforehand(&self, seat: Seat) -> Option<String> {
        self.table.as_ref()?.automatic_action(seat)
    }

    /// A bot acts.
    pub(super) async fn take_thought(&mut self, thought: Thought) -> Result<(), Error> {
        let Thought { seat, at, origin, action } = thought;
        // A person may have come back meanwhile, who may have said something beforehand; or be gone; or the table
        // be closed.
        let is_wanted = match origin {
            Origin::Bot => self.lobby.bot_in(seat).is_some(),
            Origin::Person => action.is_some() && self.said_beforehand(seat) == action,
        };
        if !is_wanted || self.is_closed() {
            return Ok(());
        }
        let has_failed = action.is_none();
        let done = match action {
            Some(action) => self.act(seat, &action, Some(at)).await,
            None => Err(Error::internal(&format_args!(
                "the bot of seat {seat} at table {} found nothing",
                self.id
            ))),
        };
        let failures = &mut self.bots.failures[seat.index()];
        match &done {
            Ok(()) => {
                *failures = 0;
                self.driver = Driver::Own;
                self.app.metrics.bot_actions.add(1);
            }
            Err(error) if has_failed || matches!(error, Error::Refused(_) | Error::Unreadable) => {
                *failures += 1;
                tracing::warn!(table = %self.id, %seat, failures, "a bot failed, another plays in its place");
                self.tell_bot_failure(seat).await;
            }
            // The store failed: the bot is not to blame.
            Err(Error::Internal(_) | Error::NotReady) => self.retry_later(),
            // Others were faster.
            Err(_) => {}
        }
        done
    }
}

impl TableTask {
    /// Lets the log say that the bot of a seat failed. The game goes on where that cannot be stored.
    async fn tell_bot_failure(&mut self, seat: Seat) {
        let at = self.table.as_ref().map_or(0, |table| table.asked_since(seat));
        let note = move |lobby: &mut Lobby| {
            lobby.note_bot_failure(seat, at);
            Ok(())
        };
        // What went wrong is logged where it did.
        let _ = self.change_lobby(&note).await;
    }
}

/// Which bot thinks for a seat whose bot has failed so often in a row: at last one that cannot.
fn in_its_place(kind: Kind, failures: u32) -> Kind {
    match failures {
        0 => kind,
        1..MAX_FAILURES => Kind::Greedy,
        _ => Kind::Random,
    }
}

/// How long the table takes to act for a person: about as long as one who does it by hand, now more, now less, for the
/// others should not find out that it was not done by hand.
fn automatic_delay(bot_delay: Duration) -> Duration {
    let mut chance = [0; 1];
    // Where there is no chance to be had it is always the same.
    let _ = getrandom::fill(&mut chance);
    bot_delay + bot_delay * u32::from(chance[0]) / 128
}

/// Waits, then thinks when there is a free thread for it. A thought that does not come to an end counts as failed, and the
/// bot is asked again; how long it waited for a thread does not count.
async fn think_later(
    app: App,
    delay: Duration,
    is_quick: bool,
    cancel: Cancel,
    think: Think,
) -> Option<String> {
    tokio::time::sleep(delay).await;
    let timeout = app.settings.thought_timeout;
    let permit = if is_quick {
        None
    } else {
        let _waiting = app.metrics.bot_queue.enter();
        Some(app.bot_permits.clone().acquire_owned().await.ok()?)
    };
    let (metrics, started) = (app.metrics.clone(), Instant::now());
    let permit = Arc::new(Mutex::new(permit));
    let held = permit.clone();
    let think = move || {
        // A thought that was cancelled counts until it has ended.
        let _held = held;
        #[cfg(test)]
        {
            crate::panic::hit(&app.failpoints.thoughts);
            crate::panic::hang(&app.failpoints.endless);
            if crate::panic::is_hit(&app.failpoints.illegal) {
                return "refuse nothing#9".to_owned();
            }
        }
        think()
    };
    let thought = tokio::time::timeout(timeout, tokio::task::spawn_blocking(think)).await;
    if thought.is_err() {
        // Where it does not heed that either its thread is lost, but nobody else's bot waits for it any longer.
        cancel.cancel();
        drop(permit.lock().unwrap_or_else(PoisonError::into_inner).take());
    }
    let thought = thought.ok().and_then(Result::ok);
    metrics.count_thought(started.elapsed(), thought.is_some());
    thought
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Settings;
    use crate::forms::tables;
    use crate::table_task::load;
    use dino_store::SqliteStore;

    /// A table of Evo at which a person has said until when not to be asked (EVO-74), and is asked now.
    async fn answered_for() -> (TableTask, Seat) {
        let store = Arc::new(SqliteStore::memory().await.unwrap());
        let app = App::new(store, Settings::default()).await.unwrap();
        let mut lobby = Lobby::new(dino_games::meta("evo").unwrap(), "ann", 2).unwrap();
        for (seat, person) in Seat::all(2).zip(["ann", "ben"]) {
            lobby.sit(seat, person, person).unwrap();
        }
        let id = tables::store_new(&app, &lobby).await.unwrap();
        let mut task = load::load(&app, &id).await.unwrap();
        task.apply(crate::table_task::Command::Begin { fill: false, parts: Vec::new() }).await.unwrap();
        loop {
            let table = task.table.as_ref().unwrap();
            let seat = table.pending().seats().first().unwrap();
            if table.automatic_action(seat).is_some() {
                return (task, seat);
            }
            let legal = table.legal(seat);
            let wait = legal.iter().find(|action| *action == "pass until card").unwrap_or(&legal[0]).clone();
            task.act(seat, &wait, None).await.unwrap();
        }
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn a_thought_that_nobody_waits_for_gives_its_thread_back() {
        let store = Arc::new(SqliteStore::memory().await.unwrap());
        let app = App::new(store, Settings::default()).await.unwrap();
        let free = || app.bot_permits.available_permits();
        let until = async |is_so: &dyn Fn() -> bool| {
            let start = Instant::now();
            while !is_so() {
                assert!(start.elapsed() < Duration::from_secs(10), "{} threads are free", free());
                tokio::time::sleep(Duration::from_millis(2)).await;
            }
        };
        let (all, cancel) = (free(), Cancel::default());
        let heeded = cancel.clone();
        let search = move || {
            while !heeded.is_cancelled() {
                std::thread::sleep(Duration::from_millis(1));
            }
            String::new()
        };
        let question =
            Question { asked_since: 0, at: 0, delay: Duration::ZERO, is_quick: false, origin: Origin::Bot };
        let mut bots = Bots::default();
        bots.start(&app, Seat::FIRST, question, cancel, Box::new(search));
        until(&|| free() < all).await;
        bots.forget();
        until(&|| free() == all).await;
    }

    #[test]
    fn greedy_plays_for_a_bot_that_failed_and_any_action_is_better_than_none() {
        let kinds = (0..5).map(|failures| in_its_place(Kind::Apex, failures));
        let expected = [Kind::Apex, Kind::Greedy, Kind::Greedy, Kind::Random, Kind::Random];
        assert!(kinds.eq(expected));
    }

    #[tokio::test]
    async fn what_a_bot_thought_for_somebody_who_is_back_counts_for_nothing() {
        let (mut task, seat) = answered_for().await;
        let (events, at) = (task.table.as_ref().unwrap().events(), task.table.as_ref().unwrap().events());
        let said = task.said_beforehand(seat);
        let thought = |origin, action: Option<String>| Thought { seat, at, origin, action };
        // A bot that found nothing, and one that found just what was said: neither is asked any more.
        for action in [None, said.clone()] {
            task.take_thought(thought(Origin::Bot, action)).await.unwrap();
            assert_eq!(task.table.as_ref().unwrap().events(), events);
            assert_eq!(task.bots.failures[seat.index()], 0);
        }
        // Nor does what was said once count when it is no longer said.
        task.take_thought(thought(Origin::Person, Some("pass until never".to_owned()))).await.unwrap();
        assert_eq!(task.table.as_ref().unwrap().events(), events);
        task.take_thought(thought(Origin::Person, said)).await.unwrap();
        assert!(task.table.as_ref().unwrap().events() > events);
    }
}
