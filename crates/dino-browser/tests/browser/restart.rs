//! A server that ends in good order and comes back.

use crate::stage::{Done, SOON, Stage, at_table, open_table};
use dino_browser::Look;
use std::time::Instant;

const NOTICE: &str = "document.querySelector('#offline')";

#[tokio::test]
async fn a_page_says_that_the_server_restarts_and_finds_it_again() -> Done {
    let Some(mut stage) = Stage::open().await? else { return Ok(()) };
    let page = stage.at_home(Look::default()).await?;
    open_table(&page, "bots").await?;
    at_table(&page).await?;
    // Somebody says something: when it is there, the page listens.
    page.eval::<bool>(
        "(() => { const form = document.querySelector('.chat__form'); \
         form.elements.text.value = 'still there'; form.requestSubmit(); return true; })()",
    )
    .await?;
    page.wait_for("document.querySelector('#chat').textContent.includes('still there')", SOON).await?;
    let start = Instant::now();
    while page.seen().updates.is_empty() {
        assert!(start.elapsed() < SOON, "the page does not listen");
        tokio::time::sleep(SOON / 500).await;
    }
    stage.server.stop()?;
    page.wait_for(
        &format!("!{NOTICE}.hidden && {NOTICE}.textContent.includes('The server is restarting')"),
        SOON,
    )
    .await?;
    stage.server.again()?;
    page.wait_for(&format!("{NOTICE}.hidden"), SOON).await?;
    // A line that goes down for no known reason is told as such again.
    stage.server.kill();
    page.wait_for(
        &format!("!{NOTICE}.hidden && {NOTICE}.textContent.includes('The connection is lost')"),
        SOON,
    )
    .await?;
    // While the server was away the browser said so, and had to.
    let unexpected = page.take_seen().errors.into_iter().find(|error| !error.contains("net::ERR_"));
    assert_eq!(unexpected, None);
    Ok(())
}
