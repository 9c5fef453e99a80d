//! How much may be said at a table.

use super::*;
use crate::error::Limit;
use crate::table_task::chat::MAX_CHAT_LINES;
use dino_store::Store;

/// A table at which so much was said, played by Ann and Ben.
async fn talkative(lines: usize) -> (App, TableHandle) {
    let (app, store) = server().await;
    let (id, handle) = lobby(&app, &["ann", "ben"]).await;
    app.shut_down();
    until("the table ends", async || !handle.is_open()).await;
    for number in 0..lines {
        store.add_chat(&id, "eve", &number.to_string(), 0).await.unwrap();
    }
    let settings = Settings { chat_interval: Duration::ZERO, rate: 1_000_000, ..Settings::default() };
    let app = App::new(store, settings).await.unwrap();
    let handle = app.load_table(&id).await.unwrap();
    (app, handle)
}

fn says(seat: Seat) -> Command {
    let by = person(if seat == Seat::FIRST { "ann" } else { "ben" });
    Command::Chat { by, seat: Some(seat), author: "Ann".to_owned(), text: "hello".to_owned(), origin: None }
}

#[tokio::test]
async fn those_who_watch_may_fill_half_of_the_chat_and_those_who_play_the_rest() {
    let (_, handle) = talkative(MAX_CHAT_LINES / 2 - 1).await;
    handle.request(chat(1)).await.unwrap();
    let full = handle.request(chat(2)).await;
    assert!(matches!(full, Err(Error::Limit(Limit::WatcherChat))), "{full:?}");
    handle.request(says(Seat::FIRST)).await.unwrap();

    let (_, handle) = talkative(MAX_CHAT_LINES - 1).await;
    handle.request(says(Seat::FIRST)).await.unwrap();
    let full = handle.request(says(Seat::FIRST)).await;
    assert!(matches!(full, Err(Error::Limit(Limit::Chat))), "{full:?}");
    assert_eq!(handle.snapshot().chat.len(), MAX_CHAT_LINES);
}

#[tokio::test]
async fn a_page_shows_the_last_that_was_said_and_leads_to_all_of_it() {
    let (app, handle) = talkative(450).await;
    handle.request(Command::Begin { fill: false, parts: Vec::new() }).await.unwrap();
    let id = handle.snapshot().id.clone();
    let numbers = |text: &str, mark: &str| -> Vec<usize> {
        let start = format!("id=\"{mark}-");
        text.split(&start).skip(1).filter_map(|rest| rest.split('"').next()?.parse().ok()).collect()
    };
    let table = page(&app, &format!("/t/{id}")).await.1;
    assert_eq!(numbers(&table, "chat"), (250..450).collect::<Vec<_>>());
    // From page to page back to the first word, by links alone.
    let (mut address, mut read) = (format!("/t/{id}/chat"), Vec::new());
    for _ in 0..3 {
        assert!(table.contains(&format!("href=\"/t/{id}/chat\"")));
        let text = page(&app, &address).await.1;
        read.splice(0..0, numbers(&text, "said"));
        let link = format!("href=\"/t/{id}/chat?before=");
        let before = text.split(&link).nth(1).and_then(|rest| rest.split('"').next());
        address = format!("/t/{id}/chat?before={}", before.unwrap_or("none"));
    }
    assert_eq!(read, (0..450).collect::<Vec<_>>());
    assert!(address.ends_with("none"), "there is nothing before the first page");
}
