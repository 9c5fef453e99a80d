use super::*;
use crate::forms::tables;
use crate::lobby::Lobby;
use axum::body::Body;
use axum::http::Request;
use dino_core::{Seat, Seed};
use dino_games::Setup;
use dino_store::SqliteStore;
use tower_service::Service;

async fn app() -> App {
    let store = Arc::new(SqliteStore::memory().await.unwrap());
    App::new(store, crate::Settings::default()).await.unwrap()
}

async fn get(app: &App, path: &str) -> Response {
    let request = Request::get(path).body(Body::empty()).unwrap();
    let Ok(answer) = crate::app::routes(app.clone()).call(request).await;
    answer
}

async fn bytes(answer: Response) -> Vec<u8> {
    axum::body::to_bytes(answer.into_body(), 4 << 20).await.unwrap().to_vec()
}

/// Width and height of a PNG, from its head.
fn size(png: &[u8]) -> (u32, u32) {
    let number = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().unwrap());
    assert_eq!(&png[1..4], b"PNG");
    (number(16), number(20))
}

/// A finished table with these names, in memory.
async fn finished(app: &App, game: &str, names: &[&str]) -> String {
    let mut table =
        Setup::new(game, names.len() as u8).open(Seed::of_series(5, 1), Vec::new(), Vec::new()).unwrap();
    table.draw_all();
    while let Some(seat) = table.pending().seats().first() {
        let legal = table.legal(seat);
        table.act(seat, &legal[legal.len() / 2]).unwrap();
        table.draw_all();
        if table.pending() != Pending::Over && table.pending().seats().first().is_none() {
            break;
        }
    }
    let mut lobby = Lobby::new(table.meta(), "ann", names.len() as u8).unwrap();
    for (seat, name) in Seat::all(names.len() as u8).zip(names) {
        lobby.sit(seat, name, name).unwrap();
    }
    let id = format!("{}table", table.meta().prefix.to_lowercase());
    let (handle, _) = crate::table_task::TableHandle::staged(Snapshot::of(&id, lobby, table));
    app.insert_table(&id, handle);
    id
}

#[tokio::test]
async fn a_finished_table_has_a_picture_with_its_names_in_both_languages() {
    let app = app().await;
    let id = finished(&app, "cubosaurs", &["<b>Ann & Co</b>", "Ben"]).await;
    let picture = async |query: &str| bytes(get(&app, &format!("/t/{id}/picture.png{query}")).await).await;
    let [english, french] = [picture("?lang=en").await, picture("?lang=fr").await];
    assert_eq!(size(&english), (1200, 630));
    assert_ne!(english, french, "its words are the reader's");
    assert_eq!(picture("?lang=en").await, english);
    let other = finished(&app, "cubosaurs", &["Ann", "Ben"]).await;
    assert_eq!(other, id);
    assert_ne!(picture("?lang=en").await, english, "another name is another picture");
    let junk = get(&app, &format!("/t/{id}/picture.png?lang=%00&lang=fr")).await;
    assert_eq!(junk.status(), 200, "a chat program may add what it likes to an address");
}

#[tokio::test]
async fn tables_that_are_not_over_show_the_world_of_their_game_and_nothing_else() {
    let app = app().await;
    let lobby = |host: &str| Lobby::new(dino_games::meta("evo").unwrap(), host, 2).unwrap();
    let [one, other] = [lobby("ann"), lobby("ben")];
    let [one, other] =
        [tables::store_new(&app, &one).await.unwrap(), tables::store_new(&app, &other).await.unwrap()];
    let answer = get(&app, &format!("/t/{one}/picture.png")).await;
    let etag = answer.headers()[header::ETAG].clone();
    assert_eq!(answer.headers()[header::CONTENT_TYPE], "image/png");
    let pixels = bytes(answer).await;
    assert_eq!(size(&pixels), (1200, 630));
    assert_eq!(bytes(get(&app, &format!("/t/{other}/picture.png")).await).await, pixels);
    let request = Request::get(format!("/t/{one}/picture.png")).header(header::IF_NONE_MATCH, etag);
    let Ok(again) = crate::app::routes(app.clone()).call(request.body(Body::empty()).unwrap()).await;
    assert_eq!(again.status(), 304, "who has it is not sent it again");
    assert_eq!(get(&app, "/t/nowhere/picture.png").await.status(), 404);
}

#[tokio::test]
async fn few_of_an_address_wait_for_a_picture() {
    let app = app().await;
    // Nobody else's picture is like this one.
    let id = finished(&app, "cubosaurs", &["Nobody Else", "Nobody"]).await;
    let nowhere = crate::rate_limit::address(&Request::new(()), false);
    let permit = || app.pictures.queue.permit(nowhere, MAX_WAITING_PER_ADDRESS, MAX_WAITING);
    let places: Vec<_> = std::iter::from_fn(permit).collect();
    assert_eq!(places.len(), MAX_WAITING_PER_ADDRESS);
    let path = format!("/t/{id}/picture.png");
    assert_eq!(get(&app, &path).await.status(), 429, "as many of this address wait already");
    drop(places);
    assert_eq!(get(&app, &path).await.status(), 200);
    let _all: Vec<_> = std::iter::from_fn(permit).collect();
    assert_eq!(get(&app, &path).await.status(), 200, "what was drawn needs no place");
}

#[test]
fn what_is_kept_has_an_end() {
    let mut kept = Kept::default();
    for number in 0..40u64 {
        kept.keep((number, (1, 1)), vec![0; 1 << 20].into());
        assert!(kept.bytes <= MAX_KEPT_BYTES);
        // The first is asked for again and again, and so stays.
        assert!(kept.find((0, (1, 1))).is_some());
    }
    assert!(kept.find((1, (1, 1))).is_none());
    assert!(kept.find((39, (1, 1))).is_some());
}

#[tokio::test]
async fn the_icon_of_the_program_has_the_sizes_devices_ask_for() {
    let app = app().await;
    for (name, expected) in [("192.png", 192), ("512.png", 512), ("512-maskable.png", 512), ("180.png", 180)]
    {
        assert_eq!(size(&bytes(get(&app, &format!("/icon/{name}")).await).await), (expected, expected));
    }
    for name in ["0.png", "9999.png", "192", "192.svg"] {
        assert_eq!(get(&app, &format!("/icon/{name}")).await.status(), 404, "{name}");
    }
}
