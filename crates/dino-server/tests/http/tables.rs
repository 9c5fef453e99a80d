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
