//! Replays with all that moves: step by step, playing by itself, and jumping about.

use crate::stage::{Done, SOON, Stage, assert_clean, at_table, bot_plays_until, open_game};
use dino_browser::{Error, Look, Page};
use std::time::Duration;

/// What is only there while something moves.
const MOVES: &str = "document.querySelector('.is-ghost, .stage[data-telling]') || \
    document.getAnimations().some((one) => one.playState === 'running' && Number.isFinite(one.effect.getComputedTiming().endTime))";

/// A replay of a game that bots have played for so many events, at one of them, where things move.
pub(crate) async fn replay(stage: &Stage, game: &str, until: &str) -> Result<Page, Error> {
    let page = stage.at_home(Look { motion: true, ..Look::default() }).await?;
    open_game(&page, game, "bots").await?;
    at_table(&page).await?;
    bot_plays_until(&page, until, Duration::from_secs(300)).await?;
    Ok(page)
}

async fn goes_through(game: &str) -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    let page = replay(&stage, game, "document.querySelectorAll('#log > *').length > 70").await?;
    let table: String = page.eval("location.pathname").await?;
    page.goto(&stage.server.url(&format!("{table}/replay/20"))).await?;
    page.wait_for("document.querySelector('#play:not([hidden])')", SOON).await?;
    let moment = "Number(location.pathname.split('/').at(-1))";
    // Step by step, each before the last has come to its rest; here all that happens is told.
    let mut at = 20;
    for _ in 0..20 {
        page.key("ArrowRight").await?;
        page.wait_for(&format!("{moment} > {at}"), SOON).await?;
        at = page.eval(moment).await?;
        let told: usize =
            page.eval("Number(document.querySelector('#log > :last-child').id.slice(4))").await?;
        assert_eq!(told, at, "a step leads to what the log tells next");
    }
    page.wait_for(&format!("!({MOVES})"), SOON).await?;
    // By itself, for a while, and faster.
    page.click("#play").await?;
    page.wait_for(&format!("{moment} > {at}"), SOON).await?;
    page.eval::<bool>("(() => { const s = document.querySelector('#speed'); s.value = '4'; return s.dispatchEvent(new Event('change', { bubbles: true })); })()").await?;
    page.wait_for(&format!("{moment} >= {}", at + 6), 3 * SOON).await?;
    assert!(page.eval::<bool>("document.querySelector('#speed').value === '4'").await?, "it stays as set");
    page.wait_for("document.querySelector('#play').hasAttribute('data-on')", SOON).await?;
    page.click("#play").await?;
    page.wait_for("!document.querySelector('#play').hasAttribute('data-on')", SOON).await?;
    // Back and forth in the middle of it all.
    for key in ["ArrowLeft", "ArrowRight", "ArrowRight", "ArrowLeft", "ArrowLeft"] {
        page.key(key).await?;
    }
    // The table follows the slider; one that is let go where it was taken is as good as before.
    let now = format!("{moment} === Number(document.querySelector('#moment').value)");
    let in_the_middle =
        format!("{now} && Math.abs({moment} / document.querySelector('#moment').max - 0.5) < 0.1");
    for parts in [[0.2, 0.7, 0.5], [0.5, 0.9, 0.5]] {
        page.drag("#moment", &parts).await?;
        // What was passed by may be on its way still.
        page.wait_for(&in_the_middle, SOON).await?;
    }
    for _ in 0..3 {
        let at: usize = page.eval(moment).await?;
        page.key("ArrowRight").await?;
        page.wait_for(&format!("{moment} > {at} && {now}"), SOON).await?;
    }
    // The keyboard stays where it was: what it presses again and again is not drawn anew.
    page.eval::<bool>("(document.querySelector('#play').focus(), true)").await?;
    page.key("Space").await?;
    let at: usize = page.eval(moment).await?;
    page.wait_for(&format!("{moment} > {at}"), SOON).await?;
    page.key("Space").await?;
    page.wait_for("!document.querySelector('#play').hasAttribute('data-on')", SOON).await?;
    page.click("#scrubber a[rel=end]").await?;
    page.wait_for("!document.querySelector('#scrubber a[rel=next]')", SOON).await?;
    page.click("#scrubber a[rel=start]").await?;
    page.wait_for(&format!("{moment} === 0"), SOON).await?;
    jumps(&page, moment).await?;
    page.wait_for(&format!("!({MOVES})"), SOON).await?;
    assert_clean(&page);
    Ok(())
}

/// From round to round by keys and by the numbers on the bar, and from turn to turn by buttons.
async fn jumps(page: &Page, moment: &str) -> Done {
    let begins = |round: usize| {
        format!("{moment} === Number(document.querySelectorAll('#story a')[{round}].dataset.at)")
    };
    for (key, round) in [("PageDown", 0), ("PageDown", 1), ("PageUp", 0)] {
        page.key(key).await?;
        page.wait_for(&begins(round), SOON).await?;
    }
    page.click_on("document.querySelectorAll('#story a')[1]").await?;
    page.wait_for(&begins(1), SOON).await?;
    assert!(
        page.eval::<bool>("document.querySelectorAll('.story__past').length === 2").await?,
        "two pieces are gone through"
    );
    for way in ["next", "next", "prev"] {
        let at: usize = page.eval(moment).await?;
        page.click(&format!("#scrubber a[rel=turn-{way}]")).await?;
        let went = if way == "next" { ">" } else { "<" };
        page.wait_for(
            &format!("{moment} {went} {at} && document.querySelector('#log > :last-child .log__head')"),
            SOON,
        )
        .await?;
    }
    Ok(())
}

#[tokio::test]
async fn a_replay_of_evo_is_stepped_and_played_through() -> Done {
    goes_through("evo").await
}

#[tokio::test]
async fn a_replay_of_gods_love_dinosaurs_is_stepped_and_played_through() -> Done {
    goes_through("gods-love-dinosaurs").await
}
