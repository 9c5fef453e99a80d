//! Leaving a game that runs: for good, and what is kept of a game that is over.

use super::*;

/// A table of Ann and Ben that has begun.
async fn running(app: &App) -> (String, TableHandle) {
    begun(app, &["ann", "ben"]).await
}

/// A table of these people that has begun.
async fn begun(app: &App, people: &[&str]) -> (String, TableHandle) {
    let (id, handle) = lobby(app, people).await;
    handle.request(Command::Begin { fill: false, parts: Vec::new() }).await.unwrap();
    (id, handle)
}

fn resign(by: &str, seat: Seat) -> Command {
    Command::Resign { by: person(by), seat }
}

#[tokio::test]
async fn who_resigns_leaves_the_seat_to_a_bot_for_good() {
    let (app, _) = server().await;
    let (id, handle) = begun(&app, &["ann", "ben", "cleo"]).await;
    let [first, second] = [Seat::FIRST, Seat::new(1)];
    let token = handle.snapshot().lobby.entry(first).unwrap().token.clone();
    assert!(matches!(handle.request(resign("ben", first)).await, Err(Error::NotYourSeat)));
    assert!(matches!(handle.request(resign("eve", first)).await, Err(Error::NotYourSeat)));
    handle.request(resign("ann", first)).await.unwrap();
    let lobby = handle.snapshot().lobby.clone();
    assert!(lobby.bot_in(first).is_some() && lobby.seats_of("ann").is_empty());
    assert_eq!(lobby.host, "ben", "the table is somebody's");
    assert_eq!(lobby.seat_of(&token), None, "the private link leads nowhere");
    let back = lobby_change("ann", move |lobby| lobby.come_back(first, &person("ann")));
    assert!(handle.request(back).await.is_err());
    assert!(matches!(handle.request(resign("ann", first)).await, Err(Error::NotYourSeat)));
    // It is the same after a restart.
    let stored: Lobby = serde_json::from_str(&app.store.table(&id).await.unwrap().meta).unwrap();
    assert_eq!(stored.seats_of("ben"), SeatSet::one(second));
    // The bot plays on, and the record tells who gave up.
    let table = || handle.snapshot().table.as_ref().unwrap().boxed();
    assert_ne!(table().pending(), Pending::Over);
    assert!(table().lines_from(0).contains(&"@ 1 resign".to_owned()));
    // Once one alone is left, that one has won.
    handle.request(resign("cleo", Seat::new(2))).await.unwrap();
    assert_eq!(table().pending(), Pending::Over);
    assert_eq!(table().standing().unwrap().winners().collect::<Vec<_>>(), [second]);
}

#[tokio::test]
async fn between_two_resigning_ends_the_game() {
    let (app, _) = server().await;
    let (id, handle) = running(&app).await;
    handle.request(resign("ann", Seat::FIRST)).await.unwrap();
    let table = handle.snapshot().table.as_ref().unwrap().boxed();
    let standing = table.standing().unwrap();
    assert_eq!((table.pending(), standing.ranks.as_slice()), (Pending::Over, &[2, 1][..]));
    assert!(table.legal(Seat::FIRST).is_empty() && table.legal(Seat::new(1)).is_empty());
    // Both keep their seats, to play once more; nothing else happens there.
    assert_eq!(handle.snapshot().lobby.seats_of("ann"), SeatSet::one(Seat::FIRST));
    assert!(any_action(&handle).is_none());
    assert!(matches!(handle.request(resign("ben", Seat::new(1))).await, Err(Error::WrongTime)));
    // Record and store agree.
    let record = table.record(true);
    assert!(record.result.is_none() && record.to_string().contains("@ 1 resign"));
    let stored =
        async || -> Lobby { serde_json::from_str(&app.store.table(&id).await.unwrap().meta).unwrap() };
    until("the store knows", async || stored().await.result.is_some()).await;
    let result = stored().await.result.unwrap();
    assert_eq!((result.ranks, result.points), (vec![2, 1], Vec::new()));
}

#[tokio::test]
async fn a_lobby_is_left_by_standing_up_and_not_by_resigning() {
    let (app, _) = server().await;
    let (_, handle) = lobby(&app, &["ann", "ben"]).await;
    assert!(matches!(handle.request(resign("ann", Seat::FIRST)).await, Err(Error::WrongTime)));
}

#[tokio::test]
async fn the_result_is_kept_with_the_table() {
    let (app, _) = server().await;
    let (id, handle) = running(&app).await;
    let stored =
        async || -> Lobby { serde_json::from_str(&app.store.table(&id).await.unwrap().meta).unwrap() };
    assert_eq!(stored().await.result, None);
    while let Some(action) = any_action(&handle) {
        handle.request(action).await.unwrap();
    }
    let standing = handle.snapshot().table.as_ref().unwrap().standing().unwrap();
    until("the store knows", async || stored().await.result.is_some()).await;
    let result = stored().await.result.unwrap();
    assert_eq!(result, crate::lobby::TableResult::from(&standing));
    assert_eq!((result.ranks.len(), result.points.len()), (2, 2));
    assert!(result.ranks.contains(&1));
}
