//! Clocks of days, and what is known of a table that is not in memory.

use super::*;
use crate::clock::now;
use crate::reader::test_cookie;
use dino_core::Pace;
use dino_store::Store;

const DAY: i64 = 86_400_000;

/// A game of Ann and Ben with a day for each action, begun so many milliseconds ago on a server that has ended.
async fn begun_ago(passed: i64) -> (Arc<TestStore>, String) {
    let (app, store) = server().await;
    let (id, handle) = lobby(&app, &["ann", "ben"]).await;
    let days = |lobby: &mut Lobby| {
        lobby.pace = Pace::Days(1);
        Ok(())
    };
    handle.request(lobby_change("ann", days)).await.unwrap();
    handle.request(Command::Begin { fill: false, parts: Vec::new() }).await.unwrap();
    app.shut_down();
    until("the table ends", async || !handle.is_open()).await;
    store.passed.store(passed, Ordering::SeqCst);
    (store, id)
}

/// Whom a bot plays for, once the table is opened again.
async fn away(store: &Arc<TestStore>, id: &str) -> usize {
    let app = App::new(store.clone(), Settings::default()).await.unwrap();
    let handle = app.load_table(id).await.unwrap();
    tokio::time::sleep(Duration::from_millis(100)).await;
    handle.snapshot().lobby.seats.iter().filter(|entry| entry.away).count()
}

#[tokio::test]
async fn a_clock_of_days_goes_on_whatever_else_changes_at_the_table() {
    let (store, id) = begun_ago(DAY - 60_000).await;
    assert_eq!(away(&store, &id).await, 0, "a minute is left");
    let (store, id) = begun_ago(DAY + 60_000).await;
    // A new name, a word, a listing: none of them is an action.
    let table = store.table(&id).await.unwrap();
    let meta = table.meta.replace("\"name\":\"ann\"", "\"name\":\"Queen Ann\"");
    assert_ne!(meta, table.meta);
    store.update_meta(&id, table.version, &meta, now()).await.unwrap();
    store.add_chat(&id, "ann", "wait for me", now()).await.unwrap();
    store.set_visible(&id, false, now()).await.unwrap();
    store.set_visible(&id, true, now()).await.unwrap();
    assert_eq!(away(&store, &id).await, 1, "the day is over");
}

/// The first page as a person sees it.
async fn home(app: &App, person: &str) -> String {
    let request = Request::get("/").header(header::COOKIE, test_cookie(app, person));
    let Ok(response) = app::routes(app.clone()).call(request.body(Body::empty()).unwrap()).await;
    let bytes = axum::body::to_bytes(response.into_body(), 1 << 24).await.unwrap();
    String::from_utf8_lossy(&bytes).into_owned()
}

#[tokio::test]
async fn the_first_page_costs_no_replay_and_knows_what_waits_for_whom() {
    let (app, store) = server().await;
    for _ in 0..10 {
        let (id, handle) = lobby(&app, &["ann", "ben"]).await;
        for person in ["ann", "ben"] {
            store.join(person, &id).await.unwrap();
        }
        handle.request(Command::Begin { fill: false, parts: Vec::new() }).await.unwrap();
    }
    // Another server on the same store: nothing is in its memory.
    let app = App::new(store.clone(), Settings::default()).await.unwrap();
    let before = store.records_read.load(Ordering::SeqCst);
    let (ann, ben) = (home(&app, "ann").await, home(&app, "ben").await);
    assert_eq!(store.records_read.load(Ordering::SeqCst), before, "no record was read");
    let yours = Words::new(Lang::En).get("home-your-turn");
    assert_eq!(ann.matches(&yours).count() + ben.matches(&yours).count(), 10, "each waits for one of them");
}

#[tokio::test]
async fn of_tables_that_wait_for_a_bot_a_first_page_wakes_a_few() {
    let store = TestStore::new().await;
    let slow = Settings { bot_delay: Duration::from_secs(60), ..Settings::default() };
    let app = App::new(store.clone(), slow).await.unwrap();
    let mut ids = Vec::new();
    for _ in 0..30 {
        let (id, handle) = lobby(&app, &["ann"]).await;
        store.join("ann", &id).await.unwrap();
        handle.request(Command::Begin { fill: true, parts: Vec::new() }).await.unwrap();
        let bot = Seat::all(2).last().unwrap();
        while !handle.snapshot().table.as_ref().unwrap().pending().seats().contains(bot) {
            handle.request(any_action(&handle).unwrap()).await.unwrap();
        }
        ids.push(id);
    }
    let app = App::new(store.clone(), Settings::default()).await.unwrap();
    let woken = || ids.iter().filter(|id| app.loaded_table(id).is_some()).count();
    home(&app, "ann").await;
    let few = woken();
    assert!((1..=3).contains(&few), "{few} were brought back at once");
    home(&app, "ann").await;
    assert!(woken() > few, "the next page goes on with it");
}

#[tokio::test]
async fn a_try_that_comes_due_does_not_send_a_table_out_of_memory() {
    let settings = Settings { idle_timeout: Duration::from_secs(60), ..Settings::default() };
    let (app, store) = server_with(settings).await;
    let (id, handle) = lobby(&app, &["ann", "ben"]).await;
    store.fails_status.store(true, Ordering::SeqCst);
    handle.request(Command::Begin { fill: false, parts: Vec::new() }).await.unwrap();
    drop(handle);
    // The store is asked again after a second.
    tokio::time::sleep(Duration::from_millis(1500)).await;
    assert!(app.loaded_table(&id).is_some());
    store.fails_status.store(false, Ordering::SeqCst);
    until("it is marked", async || app.store.table(&id).await.unwrap().status == TableStatus::Running).await;
}
