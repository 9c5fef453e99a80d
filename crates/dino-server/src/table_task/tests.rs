//! A table's task under a full queue, a failing store and code that panics.

mod clocks;
mod failing_bots;
mod leaving;
mod returning;
mod talking;

use super::{Command, MAX_QUEUE, TableHandle};
use crate::Settings;
use crate::app::{self, App};
use crate::credential::Credential;
use crate::error::Error;
use crate::forms::tables;
use crate::lobby::Lobby;
use crate::test_store::TestStore;
use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use dino_core::{Pending, Seat, SeatSet};
use dino_page::{Lang, Words};
use dino_store::TableStatus;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use tower_service::Service;

const LATE: Duration = Duration::from_secs(20);

/// A server on a store that can be made to fail.
async fn server() -> (App, Arc<TestStore>) {
    server_with(Settings::default()).await
}

async fn server_with(settings: Settings) -> (App, Arc<TestStore>) {
    let store = TestStore::new().await;
    let settings = Settings {
        bot_delay: Duration::from_millis(1),
        rate: 1_000_000,
        chat_interval: Duration::ZERO,
        ..settings
    };
    (App::new(store.clone(), settings).await.unwrap(), store)
}

/// A table of two that has not begun: Ann and Ben, or Ann and nobody yet.
async fn lobby(app: &App, people: &[&str]) -> (String, TableHandle) {
    lobby_of(app, "cubosaurs", people).await
}

async fn lobby_of(app: &App, game: &str, people: &[&str]) -> (String, TableHandle) {
    let seats = people.len().max(2) as u8;
    let mut lobby = Lobby::new(dino_games::meta(game).unwrap(), "ann", seats).unwrap();
    for (seat, person) in Seat::all(seats).zip(people) {
        lobby.sit(seat, person, person).unwrap();
    }
    let id = tables::store_new(app, &lobby).await.unwrap();
    let handle = app.load_table(&id).await.unwrap();
    (id, handle)
}

fn person(id: &str) -> Credential {
    Credential::Person(id.to_owned())
}

fn chat(number: usize) -> Command {
    Command::Chat {
        by: person("eve"),
        seat: None,
        author: "eve".to_owned(),
        text: number.to_string(),
        origin: None,
    }
}

fn lobby_change(
    by: &str,
    change: impl Fn(&mut Lobby) -> Result<(), Error> + Send + Sync + 'static,
) -> Command {
    Command::Lobby { by: person(by), change: Box::new(change) }
}

/// Any action of the seat that is asked; `None` when nobody is.
fn any_action(handle: &TableHandle) -> Option<Command> {
    let snapshot = handle.snapshot();
    let table = snapshot.table.as_ref()?;
    let seat = table.pending().seats().first()?;
    let by = person(snapshot.lobby.entry(seat).ok()?.person.as_deref()?);
    Some(Command::Act { by, seat, action: table.legal(seat).pop()?, at: Some(table.events()) })
}

/// Waits until this is true.
async fn until(what: &str, mut is_true: impl AsyncFnMut() -> bool) {
    let start = tokio::time::Instant::now();
    while !is_true().await {
        assert!(start.elapsed() < LATE, "{what}");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

#[tokio::test]
async fn a_full_queue_loses_neither_bots_nor_farewells() {
    let (app, store) = server().await;
    let (_, handle) = lobby(&app, &["ann"]).await;
    let ann = handle.enter(SeatSet::one(Seat::FIRST), dino_page::Tempo::Usual);
    handle.request(Command::Begin { fill: true, parts: Vec::new() }).await.unwrap();
    // Ann acts until the bot is asked; it thinks while the store holds up what is said.
    let bot = Seat::all(2).last().unwrap();
    while !handle.snapshot().table.as_ref().unwrap().pending().seats().contains(bot) {
        handle.request(any_action(&handle).unwrap()).await.unwrap();
    }
    let events = handle.snapshot().table.as_ref().unwrap().events();
    store.holds_chat.send_replace(true);
    let sayings: Vec<_> = (0..3 * MAX_QUEUE)
        .map(|number| {
            let handle = handle.clone();
            tokio::spawn(async move { handle.request(chat(number)).await })
        })
        .collect();
    until("the queue fills", async || handle.requests.capacity() == 0).await;
    drop(ann);
    tokio::time::sleep(Duration::from_millis(200)).await;
    store.holds_chat.send_replace(false);
    for saying in sayings {
        saying.await.unwrap().unwrap();
    }
    until("the bot acts", async || handle.snapshot().table.as_ref().unwrap().events() > events).await;
    until("Ann is gone", async || handle.snapshot().present.is_empty()).await;
    assert_eq!(handle.snapshot().chat.len(), 3 * MAX_QUEUE, "who waited got through");
}

#[tokio::test]
async fn who_finds_no_place_in_the_queue_is_told_so() {
    let queue_timeout = Duration::from_millis(300);
    let (app, store) = server_with(Settings { queue_timeout, ..Settings::default() }).await;
    let (_, handle) = lobby(&app, &["ann", "ben"]).await;
    store.holds_chat.send_replace(true);
    let sayings: Vec<_> = (0..=MAX_QUEUE)
        .map(|number| {
            let handle = handle.clone();
            tokio::spawn(async move { handle.request(chat(number)).await })
        })
        .collect();
    until("the queue fills", async || handle.requests.capacity() == 0).await;
    assert!(matches!(handle.request(chat(0)).await, Err(Error::Busy)));
    store.holds_chat.send_replace(false);
    for saying in sayings {
        saying.await.unwrap().unwrap();
    }
    handle.request(chat(0)).await.unwrap();
    assert_eq!(handle.snapshot().chat.len(), MAX_QUEUE + 2, "what was refused was not done");
}

#[tokio::test]
async fn a_last_action_that_is_stored_is_acknowledged_and_its_table_marked_later() {
    let (app, store) = server().await;
    let (id, handle) = lobby(&app, &["ann", "ben"]).await;
    handle.request(Command::Begin { fill: false, parts: Vec::new() }).await.unwrap();
    assert_eq!(app.store.table(&id).await.unwrap().status, TableStatus::Running);
    store.fails_status.store(true, Ordering::SeqCst);
    while let Some(act) = any_action(&handle) {
        handle.request(act).await.unwrap();
    }
    assert_eq!(handle.snapshot().table.as_ref().unwrap().pending(), Pending::Over);
    assert_eq!(app.store.table(&id).await.unwrap().status, TableStatus::Running, "the store fails");
    store.fails_status.store(false, Ordering::SeqCst);
    until("it is marked", async || app.store.table(&id).await.unwrap().status == TableStatus::Over).await;
}

#[tokio::test]
async fn a_table_is_marked_when_it_comes_back() {
    let (app, store) = server().await;
    let (id, handle) = lobby(&app, &["ann", "ben"]).await;
    handle.request(Command::Begin { fill: false, parts: Vec::new() }).await.unwrap();
    store.fails_status.store(true, Ordering::SeqCst);
    while let Some(act) = any_action(&handle) {
        handle.request(act).await.unwrap();
    }
    store.fails_status.store(false, Ordering::SeqCst);
    // Another server on the same store.
    let other = App::new(store.clone(), Settings::default()).await.unwrap();
    other.load_table(&id).await.unwrap();
    assert_eq!(app.store.table(&id).await.unwrap().status, TableStatus::Over);
}

#[tokio::test]
async fn nobody_sees_what_could_not_be_stored() {
    let (app, store) = server().await;
    let (id, handle) = lobby(&app, &["ann", "ben"]).await;
    handle.request(Command::Begin { fill: false, parts: Vec::new() }).await.unwrap();
    let (events, lines) =
        (handle.snapshot().table.as_ref().unwrap().events(), app.store.lines(&id, 0).await.unwrap());
    store.fails_records.store(true, Ordering::SeqCst);
    assert!(handle.request(any_action(&handle).unwrap()).await.is_err());
    assert_eq!(handle.snapshot().table.as_ref().unwrap().events(), events);
    until("the memory is thrown away", async || !handle.is_open()).await;
    assert!(app.load_table(&id).await.is_err(), "while the store fails");
    store.fails_records.store(false, Ordering::SeqCst);
    let back = app.load_table(&id).await.unwrap();
    assert_eq!(app.store.lines(&id, 0).await.unwrap(), lines);
    back.request(any_action(&back).unwrap()).await.unwrap();
}

#[tokio::test]
async fn what_is_stored_is_acknowledged_though_the_store_was_not_sure() {
    let (app, store) = server().await;
    let (_, handle) = lobby(&app, &["ann", "ben"]).await;
    handle.request(Command::Begin { fill: false, parts: Vec::new() }).await.unwrap();
    let events = handle.snapshot().table.as_ref().unwrap().events();
    store.denies_appends.store(true, Ordering::SeqCst);
    handle.request(any_action(&handle).unwrap()).await.unwrap();
    assert!(handle.snapshot().table.as_ref().unwrap().events() > events);
}

#[tokio::test]
async fn what_went_to_a_file_that_was_replaced_is_not_acknowledged_though_it_can_be_read() {
    let (app, store) = server().await;
    let (_, handle) = lobby(&app, &["ann", "ben"]).await;
    handle.request(Command::Begin { fill: false, parts: Vec::new() }).await.unwrap();
    store.is_replaced.store(true, Ordering::SeqCst);
    let refused = handle.request(any_action(&handle).unwrap()).await;
    assert!(matches!(refused, Err(Error::Internal(_))), "{refused:?}");
}

#[tokio::test]
async fn a_panic_in_a_turn_ends_one_table_which_comes_back_as_it_was() {
    let (app, _) = server().await;
    let (id, handle) = lobby(&app, &["ann", "ben"]).await;
    let (_, other) = lobby(&app, &["ann", "ben"]).await;
    for handle in [&handle, &other] {
        handle.request(Command::Begin { fill: false, parts: Vec::new() }).await.unwrap();
        handle.request(any_action(handle).unwrap()).await.unwrap();
    }
    let lines = app.store.lines(&id, 0).await.unwrap();
    app.failpoints.turns.store(1, Ordering::SeqCst);
    assert!(matches!(handle.request(any_action(&handle).unwrap()).await, Err(Error::Broken(_))));
    other.request(any_action(&other).unwrap()).await.unwrap();
    assert!(!handle.is_open());
    let back = app.load_table(&id).await.unwrap();
    assert_eq!(app.store.lines(&id, 0).await.unwrap(), lines, "its record is kept");
    back.request(any_action(&back).unwrap()).await.unwrap();
}

#[tokio::test]
async fn a_bot_that_panics_thinks_again() {
    let (app, _) = server().await;
    let (_, handle) = lobby(&app, &["ann"]).await;
    app.failpoints.thoughts.store(1, Ordering::SeqCst);
    handle.request(Command::Begin { fill: true, parts: Vec::new() }).await.unwrap();
    until("the bot has panicked and acts all the same", async || {
        // Ann acts whenever she can.
        let table = handle.snapshot().table.as_ref().unwrap().boxed();
        if table.pending().seats().contains(Seat::FIRST) {
            handle.request(any_action(&handle).unwrap()).await.unwrap();
        }
        let bot = Seat::all(2).last();
        app.failpoints.thoughts.load(Ordering::SeqCst) == 0 && table.actors(0).contains(&bot)
    })
    .await;
}

/// In Evo a seat says once until when it does not want to be asked, and the table passes for it until then (EVO-74).
#[tokio::test]
async fn who_has_said_so_beforehand_is_answered_for() {
    let (app, _) = server().await;
    let (id, handle) = lobby_of(&app, "evo", &["ann", "ben"]).await;
    handle.request(Command::Begin { fill: false, parts: Vec::new() }).await.unwrap();
    let mut answered = 0;
    while answered < 5 {
        let table = handle.snapshot().table.as_ref().unwrap().boxed();
        let seat = table.pending().seats().first().expect("the game goes on");
        if table.automatic_action(seat).is_some() {
            let has_acted = async || handle.snapshot().table.as_ref().unwrap().events() > table.events();
            until("the table acts for the seat", has_acted).await;
            answered += 1;
            continue;
        }
        let legal = table.legal(seat);
        let wait = legal.iter().find(|action| *action == "pass until card").unwrap_or(&legal[0]).clone();
        let by = person(handle.snapshot().lobby.entry(seat).unwrap().person.as_deref().unwrap());
        let act = Command::Act { by, seat, action: wait, at: Some(table.events()) };
        handle.request(act).await.unwrap();
    }
    let lines = app.store.lines(&id, 0).await.unwrap();
    let waits = lines.iter().filter(|line| line.ends_with("pass until card")).count();
    assert!(waits < answered, "once said, {waits} times, is answered for {answered} times: {lines:?}");
}

/// Counts lines of the log.
struct LineCount(Arc<AtomicU32>);

impl tracing::Subscriber for LineCount {
    fn enabled(&self, metadata: &tracing::Metadata<'_>) -> bool {
        metadata.target().starts_with("dino_server")
    }
    fn new_span(&self, _: &tracing::span::Attributes<'_>) -> tracing::span::Id {
        tracing::span::Id::from_u64(1)
    }
    fn record(&self, _: &tracing::span::Id, _: &tracing::span::Record<'_>) {}
    fn record_follows_from(&self, _: &tracing::span::Id, _: &tracing::span::Id) {}
    fn event(&self, _: &tracing::Event<'_>) {
        self.0.fetch_add(1, Ordering::SeqCst);
    }
    fn enter(&self, _: &tracing::span::Id) {}
    fn exit(&self, _: &tracing::span::Id) {}
}

#[tokio::test]
async fn a_full_disk_fills_no_log_and_is_not_asked_all_the_time() {
    let (app, store) = server().await;
    let (id, handle) = lobby(&app, &["ann"]).await;
    handle.request(Command::Begin { fill: true, parts: Vec::new() }).await.unwrap();
    let lines = Arc::new(AtomicU32::new(0));
    let _log = tracing::subscriber::set_default(LineCount(lines.clone()));
    let bot = Seat::all(2).last().unwrap();
    // Ann acts until the disk is full and the bot is asked, which thinks for a millisecond.
    loop {
        store.is_full.store(true, Ordering::SeqCst);
        if handle.snapshot().table.as_ref().unwrap().pending().seats().contains(bot) {
            break;
        }
        store.is_full.store(false, Ordering::SeqCst);
        handle.request(any_action(&handle).unwrap()).await.unwrap();
    }
    until("the bot fails", async || store.refused.load(Ordering::SeqCst) > 0).await;
    for number in 0..50 {
        let _ = handle.request(lobby_change("ann", |_| Ok(()))).await.unwrap_err();
        let _ = page(&app, &format!("/t/{id}?{number}")).await;
    }
    let asked = store.refused.load(Ordering::SeqCst);
    tokio::time::sleep(Duration::from_millis(2500)).await;
    let again = store.refused.load(Ordering::SeqCst) - asked;
    assert!(again <= 2, "the bot tried {again} times in two seconds");
    let logged = lines.load(Ordering::SeqCst);
    assert!(logged <= 1, "{logged} lines were logged");

    // When there is room again the game goes on.
    store.is_full.store(false, Ordering::SeqCst);
    let events = handle.snapshot().table.as_ref().unwrap().events();
    until("the bot acts", async || handle.snapshot().table.as_ref().unwrap().events() > events).await;
}

/// The answer to a request for a page: its status and text.
async fn page(app: &App, path: &str) -> (StatusCode, String) {
    let request = Request::get(path).header(header::ACCEPT_LANGUAGE, "fr").header(header::HOST, "table");
    let Ok(response) = app::routes(app.clone()).call(request.body(Body::empty()).unwrap()).await;
    let status = response.status();
    let bytes = axum::body::to_bytes(response.into_body(), 1 << 24).await.unwrap();
    (status, String::from_utf8_lossy(&bytes).into_owned())
}

#[tokio::test]
async fn a_panic_while_a_page_is_drawn_or_a_record_read_is_answered_in_words() {
    let (app, _) = server().await;
    let (id, handle) = lobby(&app, &["ann", "ben"]).await;
    handle.request(Command::Begin { fill: false, parts: Vec::new() }).await.unwrap();
    let title = Words::new(Lang::Fr).get("error-title");
    app.failpoints.drawings.store(1, Ordering::SeqCst);
    let (status, text) = page(&app, &format!("/t/{id}")).await;
    assert_eq!(status, StatusCode::INTERNAL_SERVER_ERROR);
    assert!(text.contains(&title), "{text}");
    assert_eq!(page(&app, &format!("/t/{id}")).await.0, StatusCode::OK);

    // A stream ends; the browser comes back by itself.
    app.failpoints.drawings.store(1, Ordering::SeqCst);
    assert_eq!(page(&app, &format!("/t/{id}/live")).await, (StatusCode::OK, String::new()));

    let fresh = App::new(app.store.clone(), Settings::default()).await.unwrap();
    fresh.failpoints.replays.store(1, Ordering::SeqCst);
    let (status, text) = page(&fresh, &format!("/t/{id}")).await;
    assert_eq!(status, StatusCode::INTERNAL_SERVER_ERROR);
    assert!(text.contains("rechargez la page"), "{text}");
    assert_eq!(page(&fresh, &format!("/t/{id}")).await.0, StatusCode::OK);
    assert_eq!(page(&fresh, "/").await.0, StatusCode::OK);
}

#[tokio::test]
async fn a_bot_whose_thoughts_come_to_no_end_is_asked_again_and_acts() {
    let settings =
        Settings { thought_timeout: Duration::from_millis(100), bot_threads: 1, ..Settings::default() };
    let (app, _) = server_with(settings).await;
    let (_, handle) = lobby(&app, &["ann"]).await;
    // Whatever it thinks with its only thread hangs; what needs no thought goes past it.
    app.failpoints.endless.store(1, Ordering::SeqCst);
    handle.request(Command::Begin { fill: true, parts: Vec::new() }).await.unwrap();
    let bot = Seat::all(2).last().unwrap();
    while !handle.snapshot().table.as_ref().unwrap().pending().seats().contains(bot) {
        handle.request(any_action(&handle).unwrap()).await.unwrap();
    }
    let events = handle.snapshot().table.as_ref().unwrap().events();
    until("the bot acts", async || handle.snapshot().table.as_ref().unwrap().events() > events).await;
}

#[tokio::test]
async fn nobody_acts_for_a_seat_that_has_moved() {
    let (app, _) = server().await;
    let (_, handle) = lobby(&app, &["ann", "ben"]).await;
    handle.request(Command::Begin { fill: false, parts: Vec::new() }).await.unwrap();
    // Made while the seats were theirs, carried out when they are not.
    let former = any_action(&handle).unwrap();
    let move_all = |lobby: &mut Lobby| {
        lobby.seats.iter_mut().for_each(|entry| entry.person = Some("eve".to_owned()));
        Ok(())
    };
    handle.request(lobby_change("eve", move_all)).await.unwrap();
    assert!(matches!(handle.request(former).await, Err(Error::NotYourSeat)));
    handle.request(any_action(&handle).unwrap()).await.unwrap();
}
