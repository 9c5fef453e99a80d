//! Who comes back, who is there, and who sits where when it counts.

use super::*;

#[tokio::test]
async fn a_new_name_and_coming_back_are_signs_of_life() {
    let grace = Duration::from_millis(600);
    let (app, _) = server_with(Settings { absence_grace: grace, ..Settings::default() }).await;
    let (_, handle) = lobby(&app, &["ann", "ben"]).await;
    let second = Seat::all(2).last().unwrap();
    handle.request(Command::Begin { fill: false, parts: Vec::new() }).await.unwrap();
    let away = || Command::Away { by: person("ann"), seat: second };
    let come_back = move |lobby: &mut Lobby| lobby.come_back(second, &person("ben"));
    let rename = move |lobby: &mut Lobby| {
        lobby.own_entry(second, "ben")?.name = "Benjamin".to_owned();
        Ok(())
    };
    for sign in [lobby_change("ben", rename), lobby_change("ben", come_back)] {
        tokio::time::sleep(grace + Duration::from_millis(200)).await;
        handle.request(sign).await.unwrap();
        assert!(handle.snapshot().present.contains(second), "he is there");
        assert!(matches!(handle.request(away()).await, Err(Error::NotYourSeat)), "nobody sends him away");
        tokio::time::sleep(grace * 3 / 4).await;
        assert!(matches!(handle.request(away()).await, Err(Error::MayComeBack)), "nor just after");
    }
    tokio::time::sleep(grace + Duration::from_millis(200)).await;
    handle.request(away()).await.unwrap();
    assert!(handle.snapshot().lobby.entry(second).unwrap().away);
}

#[tokio::test]
async fn whether_somebody_is_gone_is_decided_when_it_counts() {
    let grace = Duration::from_millis(300);
    let (app, store) = server_with(Settings { absence_grace: grace, ..Settings::default() }).await;
    let (_, handle) = lobby(&app, &["ann", "ben"]).await;
    let second = Seat::all(2).last().unwrap();
    handle.request(Command::Begin { fill: false, parts: Vec::new() }).await.unwrap();
    tokio::time::sleep(grace * 2).await;
    // Ann asks while Ben is gone; when her turn comes he looks at the table.
    store.holds_chat.send_replace(true);
    let waiting = tokio::spawn({
        let handle = handle.clone();
        async move { handle.request(chat(1)).await }
    });
    tokio::time::sleep(Duration::from_millis(50)).await;
    let asked = tokio::spawn({
        let handle = handle.clone();
        async move { handle.request(Command::Away { by: person("ann"), seat: second }).await }
    });
    tokio::time::sleep(Duration::from_millis(50)).await;
    let _ben = handle.enter(SeatSet::one(second), dino_page::Tempo::Usual);
    store.holds_chat.send_replace(false);
    waiting.await.unwrap().unwrap();
    assert!(matches!(asked.await.unwrap(), Err(Error::NotYourSeat)));
}

#[tokio::test]
async fn one_more_game_is_for_those_who_sit_there_when_it_is_asked_for() {
    let (app, store) = server().await;
    let (_, handle) = lobby(&app, &["ann", "ben"]).await;
    handle.request(Command::Begin { fill: false, parts: Vec::new() }).await.unwrap();
    while let Some(act) = any_action(&handle) {
        handle.request(act).await.unwrap();
    }
    let rematch = |by: &str, next: &str| Command::Rematch {
        by: person(by),
        next: next.to_owned(),
        seed: None,
        opener: None,
    };
    assert!(matches!(handle.request(rematch("eve", "none")).await, Err(Error::WrongTime)));
    // Ben's seat moves to another device while Ann's request waits for its turn.
    store.holds_chat.send_replace(true);
    let send = |command: Command| {
        let handle = handle.clone();
        tokio::spawn(async move { handle.request(command).await })
    };
    let moved = |lobby: &mut Lobby| {
        lobby.seats[1].person = Some("bens-phone".to_owned());
        Ok(())
    };
    let mut answers = Vec::new();
    for command in
        [chat(1), lobby_change("bens-phone", moved), rematch("ann", "first"), rematch("ben", "second")]
    {
        answers.push(send(command));
        tokio::time::sleep(Duration::from_millis(30)).await;
    }
    answers.push(send(rematch("bens-phone", "third")));
    store.holds_chat.send_replace(false);
    let mut done = Vec::new();
    for answer in answers {
        done.push(answer.await.unwrap().is_ok());
    }
    assert_eq!(done, [true, true, true, false, true], "his old device has no seat any more");
    assert_eq!(handle.snapshot().lobby.rematch.as_deref(), Some("first"), "all meet at one table");
    let next: Lobby = serde_json::from_str(&app.store.table("first").await.unwrap().meta).unwrap();
    let people: Vec<_> = next.seats.iter().map(|entry| entry.person.as_deref().unwrap()).collect();
    assert_eq!(people, ["ann", "bens-phone"]);
    assert!(app.store.table("third").await.is_err(), "no table was made for nothing");
    assert_eq!(app.store.tables_of("bens-phone", 9).await.unwrap().len(), 1);
}

#[tokio::test]
async fn studies_under_names_of_before_are_forgotten() {
    let (app, _) = server().await;
    let (_, handle) = lobby(&app, &["ann", "ben"]).await;
    handle.request(Command::Begin { fill: false, parts: Vec::new() }).await.unwrap();
    let first = handle.snapshot();
    handle.request(Command::Away { by: person("ann"), seat: Seat::FIRST }).await.unwrap();
    assert!(std::ptr::eq(first.studies(), handle.snapshot().studies()), "what was found out is kept");
    let rename = |lobby: &mut Lobby| {
        lobby.seats[0].name = "Anna".to_owned();
        Ok(())
    };
    handle.request(lobby_change("ann", rename)).await.unwrap();
    assert!(!std::ptr::eq(first.studies(), handle.snapshot().studies()));
}
