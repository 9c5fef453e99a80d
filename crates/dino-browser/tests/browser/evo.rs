//! Evo by clicking on the island, the laboratory and the cards.

use crate::player::Player;
use crate::stage::{Done, SOON, Stage, assert_clean, assert_updates_are_small};
use dino_browser::{Error, Look, Page};
use std::time::{Duration, Instant};

/// A table of Evo against bots, from the first page.
async fn sit_down(stage: &Stage, look: Look) -> Result<Page, Error> {
    let page = stage.at_home(look).await?;
    let button = "form:has(input[name=game][value=evo]) button[value=bots]";
    page.leaving(page.click(button)).await?;
    page.wait_for("document.querySelector('[data-page=table]')", SOON).await?;
    Ok(page)
}

/// Plays by clicking marked things, else the first button, until so many actions are done or the game is over.
async fn play(player: &mut Player<'_>, actions: usize) -> Result<bool, Error> {
    let start = Instant::now();
    while player.acted < actions {
        let mut sight = player.sight().await?;
        // Survivors are chosen from a list or by the button that proposes them.
        sight.legal.retain(|id| id != "keep");
        if sight.over {
            return Ok(true);
        }
        assert!(start.elapsed() < Duration::from_secs(400), "the game does not go on");
        if sight.choices == 0 {
            tokio::time::sleep(Duration::from_millis(10)).await;
            continue;
        }
        player.act(&sight, !sight.legal.is_empty()).await?;
    }
    Ok(false)
}

#[tokio::test]
async fn a_whole_game_of_evo_is_played_by_clicking() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    let page = sit_down(&stage, Look::default()).await?;
    let mut player = Player::new(&page, 3);
    assert!(play(&mut player, 600).await?, "the meteor has come");
    assert!(player.by_pieces > 30, "{} of {} by clicking things", player.by_pieces, player.acted);
    let points: bool =
        page.eval("document.querySelectorAll('#sheet .score-sheet tbody tr').length > 9").await?;
    assert!(points, "the score sheet has a row for each round");
    assert_updates_are_small(&page);
    assert_clean(&page);
    Ok(())
}

#[tokio::test]
async fn evo_fits_a_phone_and_says_why_a_value_cannot_be_bid() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    let page = sit_down(&stage, Look::phone().lang("fr")).await?;
    let mut player = Player::new(&page, 5);
    play(&mut player, 4).await?;
    let wide: bool = page.eval("document.documentElement.scrollWidth > innerWidth + 1").await?;
    assert!(!wide, "the page scrolls sideways");
    page.wait_for("document.querySelector('#offers input[name=at]')", 4 * SOON).await?;
    // A hex in the far corner of the island that cannot mean anything now, or a closed value: either is explained.
    let closed = "[...document.querySelectorAll('.evo-value, .hex-button')].find((e) => !e.classList.contains('is-legal'))";
    page.click_on(closed).await?;
    page.wait_for("!document.querySelector('#toast').hidden", SOON).await?;
    let said: String = page.eval("document.querySelector('#toast').textContent").await?;
    assert!(said.contains("EVO-"), "{said:?}");
    assert_clean(&page);
    Ok(())
}
