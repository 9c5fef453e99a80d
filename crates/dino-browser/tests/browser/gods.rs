//! A whole game of Gods Love Dinosaurs against a bot, by clicking on the map and on tiles.

use crate::player::Player;
use crate::stage::{Done, SOON, Stage, assert_clean};
use dino_browser::{Look, Page};
use std::time::{Duration, Instant};

/// Opens a table of the game from the first page.
async fn open(page: &Page) -> Done {
    let button =
        "document.querySelector('form:has([name=game][value=gods-love-dinosaurs]) button[value=bots]')";
    page.leaving(page.click_on(button)).await?;
    page.wait_for("document.querySelector('[data-page=table]')", SOON).await
}

#[tokio::test]
async fn a_person_and_bots_play_a_whole_game_of_gods_love_dinosaurs() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    let page = stage.at_home(Look::default().lang("fr")).await?;
    open(&page).await?;
    let mut player = Player::new(&page, 7);
    let (start, mut reloaded) = (Instant::now(), false);
    loop {
        let sight = player.sight().await?;
        if sight.over {
            break;
        }
        if sight.choices > 0 {
            player.act(&sight, !sight.legal.is_empty()).await?;
        }
        if player.acted == 20 && !reloaded {
            reloaded = true;
            page.reload().await?;
            page.wait_for("document.querySelector('svg[data-map=land] .cell use')", SOON).await?;
        }
        assert!(start.elapsed() < Duration::from_secs(240), "the game does not go on");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    assert!(player.by_pieces > 20, "pieces were clicked");
    let hexes: usize = page.eval("document.querySelectorAll('svg[data-map=land] .cell use').length").await?;
    assert!(hexes > 20, "an ecosystem of {hexes} hexes");
    assert_clean(&page);
    Ok(())
}

#[tokio::test]
async fn the_map_is_moved_and_fits_again() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    let page = stage.at_home(Look::phone()).await?;
    open(&page).await?;
    let shown = "document.querySelector('svg[data-map=land]').getAttribute('viewBox')";
    let whole: String = page.eval(shown).await?;
    page.click("[data-map-zoom=in]").await?;
    page.wait_for(&format!("{shown} !== '{whole}'"), SOON).await?;
    page.click("[data-map-zoom=fit]").await?;
    page.wait_for(&format!("{shown} === '{whole}'"), SOON).await?;
    let wide: bool = page.eval("document.documentElement.scrollWidth <= innerWidth").await?;
    assert!(wide, "a phone shows the table without sideways scrolling");
    assert_clean(&page);
    Ok(())
}
