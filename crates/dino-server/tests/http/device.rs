//! Several people at one device, and a seat that moves to another.

use crate::client::{Client, Server};
use crate::tables::link;
use std::time::Duration;

/// Opens a table of Mesozooic with two people at one device; answers its path.
async fn shared(ann: &mut Client) -> String {
    ann.get("/").await;
    let made = ann.post("/tables", "game=mesozooic&mode=friends").await;
    let path = made.header("location").unwrap().to_owned();
    assert_eq!(ann.post(&format!("{path}/options"), "seats=2&pace=free").await.status, 303);
    assert_eq!(ann.post(&format!("{path}/sit"), "seat=2&name=Bea").await.status, 303);
    path
}

/// The lines of a page's log.
fn log(page: &str) -> &str {
    page.split("id=\"log\"").nth(1).unwrap().split("</ol>").next().unwrap()
}

#[tokio::test]
async fn those_who_share_a_device_play_by_turns_under_their_own_names() {
    let server = Server::start().await;
    let mut ann = Client::new(&server);
    let path = shared(&mut ann).await;
    let page = ann.get(&path).await.body;
    assert!(page.contains("name=\"turns\" value=\"on\" checked"), "{page}");
    // Who seats another is not called like that other from then on.
    let next = ann.post("/tables", "game=cubosaurs&mode=friends").await;
    let lobby = ann.get(next.header("location").unwrap()).await.body;
    assert!(!lobby.contains("Bea"), "{lobby}");
}

#[tokio::test]
async fn what_one_at_a_device_knows_is_gone_when_it_is_handed_over() {
    let server = Server::start().await;
    let (mut ann, mut stranger) = (Client::new(&server), Client::new(&server));
    let path = shared(&mut ann).await;
    assert_eq!(ann.post(&format!("{path}/start"), "").await.status, 303);
    let own = ann.get(&format!("{path}?as=1")).await.body;
    let link = link(&own);
    let (id, secret) = link.split_once('-').unwrap();
    let mut program = Client::new(&server).with("authorization", &format!("Bearer {secret}"));
    let legal = program.get(&format!("/api/v1/tables/{id}/legal?seat=1")).await.json();
    let pick = legal["actions"][0].as_str().unwrap().replace('#', "%23");
    let done = ann.post(&format!("{path}/act"), &format!("seat=1&action={pick}")).await;
    assert_eq!(done.status, 303, "{}", done.body);
    let handed_over = ann.get(&format!("{path}?as=1")).await.body;
    let watched = stranger.get(&path).await.body;
    assert_eq!(log(&handed_over), log(&watched));
}

#[tokio::test]
async fn the_old_device_hears_at_once_that_its_seat_has_moved() {
    let server = Server::start().await;
    let (mut ann, _ben, path) = crate::two_at_a_table(&server).await;
    let page = ann.get(&path).await.body;
    let mut listener = ann.listen(&format!("{path}/live"), None).await;
    listener.next(Duration::from_secs(5)).await.unwrap();
    let mut phone = Client::new(&server);
    phone.get("/").await;
    assert_eq!(phone.post(&format!("/s/{}", link(&page)), "").await.status, 303);
    let mut gone = false;
    while let Some(update) = listener.next(Duration::from_secs(5)).await {
        gone = update.event == "gone";
        if gone {
            break;
        }
    }
    assert!(gone, "the page is told to load again");
    let moved = ann.get(&format!("{path}?as=1")).await;
    assert_eq!((moved.status, moved.header("location")), (303, Some(path.as_str())));
    assert!(ann.get(&path).await.body.contains("You are watching"));
}
