//! What the store knows of a table while nobody is at it.

use crate::client::{Client, Server};
use crate::{invite, pending};
use std::time::Duration;

#[tokio::test]
async fn a_table_is_listed_only_as_long_as_its_host_wishes() {
    let server = Server::start().await;
    let (mut ann, mut ben) = (Client::new(&server), Client::new(&server));
    let path = invite(&mut ann).await;
    for (listed, options) in [(true, "&listed=on"), (false, ""), (true, "&listed=on")] {
        let form = format!("seats=3&pace=free{options}");
        assert_eq!(ann.post(&format!("{path}/options"), &form).await.status, 303);
        assert_eq!(ben.get("/").await.body.contains(&path), listed);
        assert_eq!(server.store.open_tables(10).await.unwrap().len(), usize::from(listed));
        assert!(ann.get("/").await.body.contains(&path), "its own people always find it");
    }
}

#[tokio::test]
async fn a_table_where_nobody_else_waits_can_be_taken_off_the_list_and_put_back() {
    let server = Server::start().await;
    let (mut ann, mut ben) = (Client::new(&server), Client::new(&server));
    let path = invite(&mut ann).await;
    let (listed, gone) = (format!("href=\"{path}\""), format!("/?gone={}", &path[3..]));
    let [forget, keep] = ["forget", "keep"].map(|what| format!("{path}/{what}"));
    ben.get("/").await;
    for what in [&forget, &keep] {
        assert_eq!(ben.post(what, "").await.status, 403, "it is not his");
    }
    assert_eq!(ann.post(&forget, "").await.status, 303);
    let home = ann.get(&gone).await.body;
    assert!(!home.contains(&forget) && home.contains(&keep), "it can be had back");
    assert!(!ben.get(&gone).await.body.contains(&keep), "but not by a stranger");
    assert_eq!(ann.get(&format!("{gone}&gone=2")).await.status, 200);
    assert_eq!(ann.post(&keep, "").await.status, 303);
    let home = ann.get(&gone).await.body;
    assert!(home.contains(&listed) && home.contains(&forget) && !home.contains(&keep));

    ann.post(&forget, "").await;
    ann.get(&path).await;
    assert!(ann.get("/").await.body.contains(&forget), "who comes back to a table finds it again");

    ann.post(&forget, "").await;
    ben.get(&path).await;
    assert_eq!(ben.post(&format!("{path}/sit"), "seat=2&name=Ben").await.status, 303);
    let home = ann.get("/").await.body;
    assert!(home.contains(&listed) && !home.contains(&forget), "now somebody waits there");
    assert_eq!(ann.post(&forget, "").await.status, 409);
}

#[tokio::test]
async fn home_tells_what_waits_also_after_a_restart() {
    let server = Server::start().await;
    let (ann, ben, path) = crate::two_at_a_table(&server).await;
    let (seat, _) = pending(&server, &path).await;
    let server = Server::on(server.end().await).await;
    let (mut ann, mut ben) = (ann.at(&server), ben.at(&server));
    let (actor, other) = if seat == Some(1) { (&mut ann, &mut ben) } else { (&mut ben, &mut ann) };
    let (waits, other) = (actor.get("/").await.body, other.get("/").await.body);
    assert!(waits.contains(&path) && other.contains(&path));
    assert!(waits.contains("Your turn") && !other.contains("Your turn"), "only one of them is awaited");
}

#[tokio::test]
async fn used_time_survives_a_restart() {
    let server = Server::start().await;
    let (mut ann, mut ben) = (Client::new(&server), Client::new(&server));
    let path = invite(&mut ann).await;
    ben.get(&path).await;
    ann.post(&format!("{path}/options"), "seats=2&pace=minutes-10&listed=on").await;
    ben.post(&format!("{path}/sit"), "seat=2&name=Ben").await;
    assert_eq!(ann.post(&format!("{path}/start"), "").await.status, 303);
    let (seat, at) = pending(&server, &path).await;
    tokio::time::sleep(Duration::from_millis(1300)).await;
    let form = format!("seat={0}&at={at}&action=keep", seat.unwrap());
    let actor = if seat == Some(1) { &mut ann } else { &mut ben };
    assert_eq!(actor.post(&format!("{path}/act"), &form).await.status, 303);
    // Whoever is to act now has thought as long as the one before when the server ends.
    tokio::time::sleep(Duration::from_millis(1300)).await;
    let server = Server::on(server.end().await).await;
    let page = ann.at(&server).get(&path).await.body;
    let clocks: Vec<u32> = page
        .split("data-clock=\"")
        .skip(1)
        .map(|rest| rest.split('"').next().unwrap().parse().unwrap())
        .collect();
    assert_eq!(clocks.len(), 2);
    assert!(clocks.iter().all(|left| (590..=598).contains(left)), "{clocks:?}");
}

/// A lobby opened by Ann, with Ben in the second seat and Eve looking on.
async fn in_a_lobby(server: &Server) -> (Client, Client, Client, String) {
    let (mut ann, mut ben, mut eve) = (Client::new(server), Client::new(server), Client::new(server));
    let path = invite(&mut ann).await;
    ben.get(&path).await;
    eve.get(&path).await;
    assert_eq!(ben.post(&format!("{path}/sit"), "seat=2&name=Ben").await.status, 303);
    (ann, ben, eve, path)
}

/// The secret of a seat's private link, as its owner's page shows it.
pub(crate) fn link(page: &str) -> String {
    page.split("/s/").nth(1).unwrap().split('"').next().unwrap().to_owned()
}

#[tokio::test]
async fn who_left_a_seat_keeps_no_key_to_it() {
    let server = Server::start().await;
    let (mut ann, mut ben, mut eve, path) = in_a_lobby(&server).await;
    let old = link(&ben.get(&path).await.body);
    assert_eq!(ben.post(&format!("{path}/stand"), "seat=2").await.status, 303);
    assert_eq!(eve.post(&format!("{path}/sit"), "seat=2&name=Eve").await.status, 303);
    assert_eq!(ben.get(&format!("/s/{old}")).await.status, 404);
    assert_eq!(ben.post(&format!("/s/{old}"), "").await.status, 404);
    assert_ne!(link(&eve.get(&path).await.body), old);
    // A bot is the host's to put there and to send away.
    assert_eq!(ann.post(&format!("{path}/bot"), "seat=3&kind=greedy").await.status, 303);
    assert_eq!(ben.post(&format!("{path}/stand"), "seat=3").await.status, 403);
}

#[tokio::test]
async fn two_who_ask_for_a_rematch_at_once_meet_at_one_table() {
    let server = Server::start().await;
    let mut ann = Client::new(&server);
    let path = crate::played_out(&server, &mut ann).await;
    let rematch = format!("{path}/rematch");
    let (mut one, mut other) = (ann.clone(), ann.clone());
    let (one, other) = tokio::join!(one.post(&rematch, ""), other.post(&rematch, ""));
    assert_eq!(one.status, 303);
    assert_eq!(one.header("location"), other.header("location"));
}

#[tokio::test]
async fn a_small_form_does_not_grow_large() {
    let server = Server::start().await;
    let (mut ann, _ben, path) = crate::two_at_a_table(&server).await;
    let [zero, one, two, three] = ["{0}", "{1}", "{2}", "{3}"].map(|step| step.repeat(1_000));
    let form = format!("seat=1&template={zero}&s0={one}&s1={two}&s2={three}&s3=x");
    assert_eq!(ann.post(&format!("{path}/act"), &form).await.status, 422);
}

#[tokio::test]
async fn another_number_of_seats_brings_its_own_usual_options() {
    let server = Server::start().await;
    let mut ann = Client::new(&server);
    let path = invite(&mut ann).await;
    for (form, rounds) in [("seats=2&pace=free&rounds=2", "3"), ("seats=4&pace=free&rounds=3", "2")] {
        assert_eq!(ann.post(&format!("{path}/options"), form).await.status, 303);
        let page = ann.get(&path).await.body;
        assert!(page.contains(&format!("name=\"rounds\" value=\"{rounds}\" checked")), "{page}");
    }
}

#[tokio::test]
async fn others_wait_a_while_before_a_bot_plays_for_somebody_gone() {
    let server = Server::start().await;
    let (mut ann, ben, path) = crate::two_at_a_table(&server).await;
    let (mut json, away) = (ann.clone().with("accept", "application/json"), format!("{path}/away"));
    let refused = json.post(&away, "seat=2").await;
    assert_eq!((refused.status, &refused.json()["error"]["code"]), (403, &"may-come-back".into()));
    tokio::time::sleep(crate::client::GRACE).await;
    assert_eq!(ann.post(&away, "seat=2").await.status, 303);
    // Who sits there decides for themselves, at once.
    let mut ben = ben;
    assert_eq!(ben.post(&format!("{path}/back"), "seat=2").await.status, 303);
    assert_eq!(ben.post(&away, "seat=2").await.status, 303);
}

#[tokio::test]
async fn nobody_is_replaced_by_others_in_a_game_of_days() {
    let server = Server::start().await;
    let (mut ann, mut ben) = (Client::new(&server), Client::new(&server));
    let path = invite(&mut ann).await;
    ben.get(&path).await;
    ann.post(&format!("{path}/options"), "seats=2&pace=days-1&listed=on").await;
    ben.post(&format!("{path}/sit"), "seat=2&name=Ben").await;
    assert_eq!(ann.post(&format!("{path}/start"), "").await.status, 303);
    tokio::time::sleep(crate::client::GRACE).await;
    assert_eq!(ann.post(&format!("{path}/away"), "seat=2").await.status, 403);
}

/// What a script is told it did wrong.
async fn code(client: &Client, path: &str, form: &str) -> (u16, String) {
    let answer = client.clone().with("accept", "application/json").post(path, form).await;
    (answer.status, answer.json()["error"]["code"].as_str().unwrap_or_default().to_owned())
}

#[tokio::test]
async fn a_host_who_stands_up_hands_the_table_over() {
    let server = Server::start().await;
    let (mut ann, mut ben) = (Client::new(&server), Client::new(&server));
    let path = invite(&mut ann).await;
    ben.get(&path).await;
    assert_eq!(ben.post(&format!("{path}/sit"), "seat=3&name=Ben").await.status, 303);
    let (options, form) = (format!("{path}/options"), "seats=3&pace=free");
    assert_eq!(code(&ben, &options, form).await, (403, "not-host".to_owned()));
    assert_eq!(ann.post(&format!("{path}/stand"), "seat=1").await.status, 303);
    assert_eq!(code(&ann, &options, form).await, (403, "not-host".to_owned()));
    assert_eq!(ben.post(&options, form).await.status, 303);
    // She may come back, as a guest of his.
    assert_eq!(ann.post(&format!("{path}/sit"), "seat=1&name=Ann").await.status, 303);
    assert_eq!(code(&ann, &format!("{path}/start"), "fill=on").await.0, 403);
    assert_eq!(ben.post(&format!("{path}/start"), "fill=on").await.status, 303);
}

#[tokio::test]
async fn an_absent_host_keeps_nobody_from_starting() {
    let server = Server::start().await;
    let (ann, mut ben, eve, path) = in_a_lobby(&server).await;
    let start = format!("{path}/start");
    // Ann looks at the table: it is hers to start.
    let looking = ann.listen(&format!("{path}/live"), None).await;
    tokio::time::sleep(crate::client::GRACE).await;
    assert_eq!(code(&ben, &start, "fill=on").await, (403, "not-host".to_owned()));
    assert!(!ben.get(&path).await.body.contains(&start), "he is not offered what is hers");
    drop(looking);
    for _ in 0..100 {
        if ben.get(&path).await.body.contains(&start) {
            break;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    assert_eq!(code(&ben, &start, "fill=on").await, (403, "may-come-back".to_owned()));
    tokio::time::sleep(crate::client::GRACE).await;
    assert_eq!(code(&eve, &start, "fill=on").await, (403, "not-host".to_owned()), "she does not sit there");
    assert_eq!(ben.post(&start, "fill=on").await.status, 303);
}

#[tokio::test]
async fn a_lobby_is_loaded_again_only_for_those_who_wait() {
    let server = Server::start().await;
    let (mut ann, mut ben) = (Client::new(&server), Client::new(&server));
    let path = invite(&mut ann).await;
    let again = |seconds: u32| format!("http-equiv=\"refresh\" content=\"{seconds}; url={path}\"");
    assert!(ann.get(&path).await.body.contains(&again(30)));
    assert!(!ben.get(&path).await.body.contains("http-equiv"), "he may be typing his name");
    let sat = ben.post(&format!("{path}/sit"), "seat=2&name=Ben").await;
    assert_eq!(sat.status, 303);
    assert!(ben.get(&path).await.body.contains(&again(10)));
    // A page with a refusal on it has an address that takes forms only.
    let refused = ben.post(&format!("{path}/start"), "").await;
    assert_eq!(refused.status, 403);
    assert!(refused.body.contains(&again(10)));
    let back = format!("name=\"back\" value=\"{path}\"");
    assert!(refused.body.contains(&back), "switching the language leads to the table");
}
