//! The end of tables: those nobody needs any more go, and finished ones become small.
//!
//! A sweep goes through the tables that nobody has changed or had open for a while, a few at a time with a pause between, so
//! that nobody waits for it. A table in memory is left alone: somebody may be at it. While the fate of one is decided it
//! cannot be brought into memory, and the store looks again whether it is still idle.

use crate::app::{App, Lifetimes};
use crate::clock::now;
use crate::error::{EndReason, Error};
use crate::lobby::Lobby;
use dino_core::Pace;
use dino_store::{EndedTable, Millis, StoreError, StoredTable, TableStatus};
use std::time::Duration;

/// How often it is looked for tables whose time has come.
const SWEEP_INTERVAL: Duration = Duration::from_secs(600);

/// Where tables were not looked at for longer than this, the server was off, or its clock was set.
const MAX_GAP_MILLIS: Millis = 3_600_000;

/// So many tables are looked at in one go, and then everybody else comes first for a while.
const BATCH: u32 = 50;
const BATCH_PAUSE: Duration = Duration::from_millis(200);

/// A game of days is abandoned when nobody has looked at it for so many times the days of an action.
const DAYS_FACTOR: u32 = 20;

/// How long it is known of a table that it ended.
const KEEP_ENDED: Duration = Duration::from_secs(365 * 86_400);

/// What a sweep has done.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Swept {
    pub(crate) ended: u32,
    pub(crate) archived: u32,
}

/// What becomes of a table whose time has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fate {
    End(EndReason),
    Archive,
}

/// Sweeps from time to time until the server ends.
pub(crate) async fn run(app: App) {
    loop {
        tokio::select! {
            () = tokio::time::sleep(SWEEP_INTERVAL) => {}
            () = app.shutdown_requested() => return,
        }
        match sweep_by_the_clock(&app, now()).await {
            Ok(Swept { ended: 0, archived: 0 }) => {}
            Ok(Swept { ended, archived }) => tracing::info!(ended, archived, "tables whose time had come"),
            // The next one tries again.
            Err(error) => drop(Error::store(&error)),
        }
    }
}

/// The same, where time in which the server was off does not count.
async fn sweep_by_the_clock(app: &App, now: Millis) -> Result<Swept, StoreError> {
    app.store.note_sweep(now, MAX_GAP_MILLIS).await?;
    sweep(app, now).await
}

/// Looks once at every table that is idle; `now` is what time it is.
pub(crate) async fn sweep(app: &App, now: Millis) -> Result<Swept, StoreError> {
    let (lifetimes, mut swept, mut place) = (&app.settings.lifetimes, Swept::default(), 0);
    let Some(shortest) = lifetimes.shortest() else { return Ok(swept) };
    loop {
        let batch = app.store.idle_tables(place, before(now, shortest), BATCH).await?;
        for table in &batch.tables {
            match settle(app, table, now).await {
                Ok(Some(Fate::End(_))) => swept.ended += 1,
                Ok(Some(Fate::Archive)) => swept.archived += 1,
                Ok(None) => {}
                // Somebody came to it meanwhile; or it cannot be read, and hides no other.
                Err(StoreError::Conflict { .. } | StoreError::NotFound | StoreError::Damaged(_)) => {}
                Err(error) => return Err(error),
            }
        }
        let Some(next) = batch.next else { break };
        place = next;
        tokio::time::sleep(BATCH_PAUSE).await;
    }
    while app.store.forget_ended(before(now, KEEP_ENDED), BATCH).await? == BATCH {
        tokio::time::sleep(BATCH_PAUSE).await;
    }
    Ok(swept)
}

/// Does with a table what its time asks for, if it has come and nobody is there.
async fn settle(app: &App, table: &StoredTable, now: Millis) -> Result<Option<Fate>, StoreError> {
    // What cannot be understood is kept as it is.
    let Ok(lobby) = serde_json::from_str::<Lobby>(&table.meta) else { return Ok(None) };
    let Some((fate, lifetime)) = fate(&app.settings.lifetimes, table, &lobby) else { return Ok(None) };
    let idle_before = before(now, lifetime);
    if table.idle_since() >= idle_before {
        return Ok(None);
    }
    let Some(_unloaded) = app.keep_unloaded(&table.id).await else { return Ok(None) };
    match fate {
        Fate::End(why) => {
            let ended = EndedTable { ended_at: now, why: why.name().to_owned() };
            app.store.end_table(&table.id, idle_before, ended).await?;
        }
        Fate::Archive => {
            let Ok(meta) = serde_json::to_string(&lobby.without_secrets()) else { return Ok(None) };
            app.store.archive_table(&table.id, idle_before, &meta).await?;
        }
    }
    Ok(Some(fate))
}

/// What becomes of a table, and after how long.
fn fate(lifetimes: &Lifetimes, table: &StoredTable, lobby: &Lobby) -> Option<(Fate, Duration)> {
    // Where a table stands is stored apart from its record, and may be behind.
    let has_begun = lobby.header.is_some() && table.status == TableStatus::Lobby;
    let (fate, lifetime) = match if has_begun { TableStatus::Running } else { table.status } {
        TableStatus::Lobby => (Fate::End(EndReason::Unused), lifetimes.lobbies),
        TableStatus::Running => {
            let days = match lobby.pace {
                Pace::Days(days) => DAYS_FACTOR * u32::from(days),
                Pace::Free | Pace::Minutes(_) => 0,
            };
            let agreed = Duration::from_secs(86_400) * days;
            (Fate::End(EndReason::Abandoned), lifetimes.abandoned.map(|lifetime| lifetime.max(agreed)))
        }
        TableStatus::Over if table.archived => (Fate::End(EndReason::Old), lifetimes.archived),
        TableStatus::Over => (Fate::Archive, lifetimes.finished),
    };
    lifetime.map(|lifetime| (fate, lifetime))
}

/// The time so long before.
fn before(now: Millis, lifetime: Duration) -> Millis {
    now.saturating_sub(i64::try_from(lifetime.as_millis()).unwrap_or(i64::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Settings;
    use crate::forms::tables;
    use crate::reader::test_cookie;
    use crate::table_task::Command;
    use axum::body::Body;
    use axum::http::{Request, header};
    use dino_core::Seat;
    use dino_store::{SqliteStore, Store};
    use std::sync::Arc;
    use tower_service::Service;

    const DAY: Millis = 86_400_000;

    async fn server() -> App {
        let store = Arc::new(SqliteStore::memory().await.unwrap());
        on(store).await
    }

    async fn on(store: Arc<dyn Store>) -> App {
        App::new(store, Settings { bot_delay: Duration::ZERO, ..Settings::default() }).await.unwrap()
    }

    /// A table of Ann's, stored and not in memory.
    async fn table(app: &App, pace: Pace) -> String {
        let mut lobby = Lobby::new(dino_games::meta("cubosaurs").unwrap(), "ann", 2).unwrap();
        lobby.sit(Seat::FIRST, "ann", "Ann").unwrap();
        lobby.pace = pace;
        tables::store_new(app, &lobby).await.unwrap()
    }

    /// Plays a table of bots to its end; another server on the same store has it not in memory.
    async fn finished(app: &App) -> (App, String) {
        let id = table(app, Pace::Free).await;
        let handle = app.load_table(&id).await.unwrap();
        handle.request(Command::Begin { fill: true, parts: Vec::new() }).await.unwrap();
        let by = crate::credential::Credential::Person("ann".to_owned());
        handle.request(Command::Away { by: by.clone(), seat: Seat::FIRST }).await.unwrap();
        let said = Command::Chat {
            by,
            seat: Some(Seat::FIRST),
            author: "Ann".into(),
            text: "secret words".into(),
            origin: None,
        };
        handle.request(said).await.unwrap();
        while app.store.table(&id).await.unwrap().status != TableStatus::Over {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        (on(app.store.clone()).await, id)
    }

    /// A page as Ann sees it.
    async fn page(app: &App, path: &str) -> (u16, String) {
        let request = Request::get(path).header(header::COOKIE, test_cookie(app, "ann"));
        let Ok(response) = crate::app::routes(app.clone()).call(request.body(Body::empty()).unwrap()).await;
        let status = response.status().as_u16();
        let bytes = axum::body::to_bytes(response.into_body(), 1 << 24).await.unwrap();
        (status, String::from_utf8_lossy(&bytes).into_owned())
    }

    #[tokio::test]
    async fn a_lobby_nobody_looks_at_ends_after_its_time_and_says_so() {
        let app = server().await;
        let id = table(&app, Pace::Free).await;
        assert_eq!(sweep(&app, now() + 6 * DAY).await.unwrap(), Swept::default(), "not before");
        // Who looks at it keeps it: while it is in memory it is not touched, and afterwards its time begins anew.
        let handle = app.load_table(&id).await.unwrap();
        assert_eq!(sweep(&app, now() + 8 * DAY).await.unwrap(), Swept::default(), "somebody is there");
        drop(handle);
        let app = on(app.store.clone()).await;
        app.store.see(&id, now() + 5 * DAY).await.unwrap();
        assert_eq!(sweep(&app, now() + 11 * DAY).await.unwrap(), Swept::default(), "somebody was there");
        assert_eq!(sweep(&app, now() + 13 * DAY).await.unwrap(), Swept { ended: 1, archived: 0 });
        let (status, text) = page(&app, &format!("/t/{id}")).await;
        assert_eq!(status, 410);
        assert!(text.contains("nobody came to it"), "{text}");
        assert_eq!(page(&app, "/t/nosuchtable").await.0, 404, "a table that never was is not found");
        let (status, text) = page(&app, &format!("/api/v1/tables/{id}")).await;
        assert!(status == 410 && text.contains("ended-unused"), "{text}");
        // After a year that is forgotten too.
        sweep(&app, now() + 400 * DAY).await.unwrap();
        assert_eq!(page(&app, &format!("/t/{id}")).await.0, 404);
    }

    #[tokio::test]
    async fn an_abandoned_game_ends_and_one_of_days_much_later() {
        let app = server().await;
        let mut ids = Vec::new();
        for pace in [Pace::Free, Pace::Days(3)] {
            let id = table(&app, pace).await;
            let handle = app.load_table(&id).await.unwrap();
            handle.request(Command::Begin { fill: true, parts: Vec::new() }).await.unwrap();
            ids.push(id);
        }
        let app = on(app.store.clone()).await;
        assert_eq!(sweep(&app, now() + 29 * DAY).await.unwrap(), Swept::default());
        assert_eq!(sweep(&app, now() + 31 * DAY).await.unwrap().ended, 1);
        let (status, text) = page(&app, &format!("/t/{}", ids[0])).await;
        assert!(status == 410 && text.contains("played on"), "{text}");
        assert_eq!(sweep(&app, now() + 59 * DAY).await.unwrap().ended, 0);
        assert_eq!(sweep(&app, now() + 61 * DAY).await.unwrap().ended, 1);
        assert!(app.store.tables_of("ann", 9).await.unwrap().is_empty());
    }

    #[tokio::test]
    async fn a_server_that_was_off_ends_nothing_that_nobody_could_come_to() {
        let app = server().await;
        let id = table(&app, Pace::Free).await;
        let app = on(app.store.clone()).await;
        sweep_by_the_clock(&app, now()).await.unwrap();
        assert_eq!(sweep_by_the_clock(&app, now() + 40 * DAY).await.unwrap(), Swept::default());
        assert!(app.store.table(&id).await.is_ok());
    }

    #[tokio::test]
    async fn a_game_whose_status_is_behind_is_no_unused_lobby() {
        let app = server().await;
        let id = table(&app, Pace::Days(3)).await;
        let begin = Command::Begin { fill: true, parts: Vec::new() };
        app.load_table(&id).await.unwrap().request(begin).await.unwrap();
        let app = on(app.store.clone()).await;
        app.store.set_status(&id, TableStatus::Lobby, now()).await.unwrap();
        assert_eq!(sweep(&app, now() + 31 * DAY).await.unwrap(), Swept::default());
        assert_eq!(sweep(&app, now() + 61 * DAY).await.unwrap().ended, 1);
    }

    #[tokio::test]
    async fn a_finished_table_becomes_small_and_is_still_replayed_and_verified() {
        let (app, id) = finished(&server().await).await;
        let record = page(&app, &format!("/t/{id}/record")).await;
        assert_eq!(record.0, 200);
        let app = on(app.store.clone()).await;
        let lines = app.store.lines(&id, 0).await.unwrap();
        let secret = serde_json::from_str::<Lobby>(&app.store.table(&id).await.unwrap().meta).unwrap();
        assert_eq!(sweep(&app, now() + 89 * DAY).await.unwrap(), Swept::default());
        assert_eq!(sweep(&app, now() + 91 * DAY).await.unwrap(), Swept { ended: 0, archived: 1 });
        let stored = app.store.table(&id).await.unwrap();
        assert!(stored.archived && !stored.meta.contains(&secret.seats[0].token), "secrets are gone");
        assert!(app.store.chat(&id, 0).await.unwrap().is_empty(), "and what was said");
        assert_eq!(app.store.lines(&id, 0).await.unwrap(), lines, "the record is whole");
        assert_eq!(app.store.lines(&id, 7).await.unwrap(), lines[7..]);
        assert_eq!(page(&app, &format!("/t/{id}/record")).await, record, "and verifies as before");
        for path in ["", "/replay/3", "/chat"] {
            assert_eq!(page(&app, &format!("/t/{id}{path}")).await.0, 200, "{path}");
        }
        let handle = app.load_table(&id).await.unwrap();
        let by = crate::credential::Credential::Secret(String::new());
        assert!(by.seats(&handle.snapshot().lobby).is_empty(), "no secret is no key");
        // Small for good, until its last day.
        let app = on(app.store.clone()).await;
        assert_eq!(sweep(&app, now() + 200 * DAY).await.unwrap(), Swept::default());
        assert_eq!(sweep(&app, now() + 2000 * DAY).await.unwrap().ended, 1);
    }

    #[tokio::test]
    async fn many_are_swept_in_batches_and_for_ever_is_for_ever() {
        let app = server().await;
        for _ in 0..BATCH + 5 {
            table(&app, Pace::Free).await;
        }
        let lifetimes = Lifetimes { lobbies: None, ..Lifetimes::default() };
        let patient =
            App::new(app.store.clone(), Settings { lifetimes, ..Settings::default() }).await.unwrap();
        assert_eq!(sweep(&patient, now() + 5000 * DAY).await.unwrap(), Swept::default());
        assert_eq!(sweep(&app, now() + 8 * DAY).await.unwrap().ended, BATCH + 5);
    }
}
