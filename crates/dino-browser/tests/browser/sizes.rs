//! How much comes over the wire.

use crate::player::{Player, play_on};
use crate::stage::{Done, SOON, Stage, UNPACKED, assert_clean, choose, open_table, start};
use dino_browser::{Look, Page};

/// The most a first page may weigh, with all that belongs to it.
const FIRST: u64 = 150_000;

#[tokio::test]
async fn pages_and_updates_are_small() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    let page = stage.at_home(Look::default()).await?;
    let home = weight(&page);
    open_table(&page, "friends").await?;
    choose(&page, "seats", "5").await?;
    choose(&page, "dna", "on").await?;
    start(&page).await?;
    let mut player = Player::new(&page, 7);
    assert!(!play_on(&mut player, 5).await?);
    let address: String = page.eval("location.origin + location.pathname").await?;
    page.take_seen();
    assert!(!play_on(&mut player, 6).await?);
    let seen = page.seen();
    let update = seen.updates.into_iter().max().unwrap_or_default();

    let friend = stage.browser.page(Look::default()).await?;
    friend.goto(&address).await?;
    friend.wait_for("document.querySelector('.player')", SOON).await?;
    friend.wait_for("document.querySelector('#offline').hidden", SOON).await?;
    let table = weight(&friend);
    eprintln!("home {home} bytes, a table of five {table} bytes, the longest update {update} bytes");
    assert!(home > 1_000 && home < FIRST, "the first page is {home} bytes");
    assert!(table > 1_000 && table < FIRST, "the table is {table} bytes");
    assert!(update > 100 && update < UNPACKED, "an update is {update} bytes");
    assert_clean(&page);
    assert_clean(&friend);
    Ok(())
}

/// All that came so far, live updates among it.
fn weight(page: &Page) -> u64 {
    let seen = page.seen();
    seen.bytes + seen.updates.iter().sum::<usize>() as u64
}
