//! What an update costs the browser late in a game: time on its thread, which a busy machine does not make longer.

use crate::composed::open;
use crate::stage::{Done, Stage, at_table};
use dino_browser::Look;
use std::time::Duration;

/// What a busy machine may need for bots to play a whole game.
const GAME: Duration = Duration::from_secs(120);

/// What an update may cost on the average, an unoptimised machine being three times as slow as a good one.
const LIMIT: Duration = Duration::from_millis(150);

#[tokio::test]
async fn an_update_late_in_a_game_of_cubosaurs_costs_little() -> Done {
    costs_little("cubosaurs", 5, 40).await
}

#[tokio::test]
async fn an_update_late_in_a_game_of_gods_love_dinosaurs_costs_little() -> Done {
    costs_little("gods-love-dinosaurs", 3, 90).await
}

/// With the most to draw and bots that do not wait, from this line of the log on.
async fn costs_little(game: &str, seats: u8, late: usize) -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    let look = Look { width: 1440, height: 900, motion: true, ..Look::default() };
    let page = stage.at_home(look).await?;
    let path = open(&page, game, seats).await?;
    page.goto(&stage.server.url(&path)).await?;
    at_table(&page).await?;
    let lines = |lines: usize| {
        format!(
            "document.querySelectorAll('#log > li').length > {lines} || document.querySelector('#standing .winner')"
        )
    };
    page.eval::<bool>("(document.querySelector('form[action$=\"/away\"]').requestSubmit(), true)").await?;
    page.wait_for(&lines(late), GAME).await?;
    let (before, _) = (page.busy().await?, page.take_seen());
    page.wait_for(&lines(late + 24), GAME).await?;
    let (spent, updates) = (page.busy().await? - before, page.take_seen().updates.len().max(1));
    let each = spent / updates as u32;
    assert!(each < LIMIT, "{game}: {each:?} for each of {updates} updates");
    Ok(())
}
