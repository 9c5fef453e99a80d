//! Bots that panic, take too long or choose something illegal: `greedy` plays instead, and the log says so.

use super::{any_action, lobby, page, server_with, until};
use crate::Settings;
use crate::app::App;
use crate::panic::Failpoints;
use crate::table_task::Command;
use dino_core::Seat;
use dino_page::{Lang, Words};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

/// A game of Ann against a bot that fails once in this way, until that bot has acted all the same.
async fn bot_failures(fault: fn(&Failpoints) -> &AtomicU32) -> (App, String) {
    let settings = Settings { thought_timeout: Duration::from_millis(300), ..Settings::default() };
    let (app, _) = server_with(settings).await;
    let (id, handle) = lobby(&app, &["ann"]).await;
    fault(&app.failpoints).store(1, Ordering::SeqCst);
    handle.request(Command::Begin { fill: true, parts: Vec::new() }).await.unwrap();
    let bot = Seat::all(2).last();
    until("the bot has failed and acts all the same", async || {
        let table = handle.snapshot().table.as_ref().unwrap().boxed();
        if table.pending().seats().contains(Seat::FIRST) {
            // Ann acts whenever she can.
            let _ = handle.request(any_action(&handle).unwrap()).await;
        }
        fault(&app.failpoints).load(Ordering::SeqCst) == 0 && table.actors(0).contains(&bot)
    })
    .await;
    (app, id)
}

#[tokio::test]
async fn a_bot_that_fails_in_any_way_is_replaced_and_the_log_says_so_once() {
    let faults: [fn(&Failpoints) -> &AtomicU32; 3] =
        [|points| &points.thoughts, |points| &points.endless, |points| &points.illegal];
    for fault in faults {
        let (app, id) = bot_failures(fault).await;
        let snapshot = app.load_table(&id).await.unwrap().snapshot();
        let words = Words::new(Lang::Fr);
        let name = &snapshot.seat_names(&words)[1];
        let said = words.with("log-bot-failed", &[("name", name.as_str().into())]);
        let (_, text) = page(&app, &format!("/t/{id}")).await;
        assert_eq!(text.matches(&said).count(), 1, "{said} in {text}");
        // It is stored: a server that begins anew says it too.
        let fresh = App::new(app.store.clone(), Settings::default()).await.unwrap();
        let (_, text) = page(&fresh, &format!("/t/{id}")).await;
        assert_eq!(text.matches(&said).count(), 1, "{said} in {text}");
    }
}
