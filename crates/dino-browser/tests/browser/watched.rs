//! Who watches, and who looks at a replay, is told what who plays is told.

use crate::composed::open;
use crate::stage::{Done, SOON, Stage, assert_clean, at_table};
use dino_browser::{Look, Page};

/// The place that is lit, what stands there, what the live region says, and what the log says last of that seat.
const TOLD: &str = "(() => { const slot = document.querySelector('.others > .is-acting'); if (!slot) return null; \
    const words = slot.querySelector('.player__last').textContent.trim(); \
    return [document.querySelectorAll('.is-acting').length, words, document.querySelector('#say').textContent]; })()";

/// Waits for an act that is told, and looks at it.
async fn is_told(page: &Page) -> Done {
    page.wait_for("document.querySelector('.others > .is-acting')", 3 * SOON).await?;
    if let Some((lit, words, said)) = page.eval::<Option<(usize, String, String)>>(TOLD).await? {
        assert_eq!(lit, 1);
        assert!(!words.is_empty() && said.contains(&words), "{words}: {said}");
    }
    Ok(())
}

#[tokio::test]
async fn a_watcher_and_a_replay_are_told_what_happens() -> Done {
    let Some(stage) = Stage::with_bots_after(700).await? else { return Ok(()) };
    let motion = Look { motion: true, ..Look::default() };
    for game in ["cubosaurs", "evo", "gods-love-dinosaurs"] {
        let host = stage.at_home(Look::default()).await?;
        let path = open(&host, game, 3).await?;
        host.goto(&stage.server.url(&path)).await?;
        at_table(&host).await?;
        let watcher = stage.browser.page(motion).await?;
        watcher.goto(&stage.server.url(&path)).await?;
        at_table(&watcher).await?;
        host.eval::<bool>("(document.querySelector('form[action$=\"/away\"]').requestSubmit(), true)")
            .await?;
        for _ in 0..3 {
            is_told(&watcher).await?;
            watcher.key("Escape").await?;
        }
        watcher.wait_for("document.querySelectorAll('#log > [class*=of-]').length > 6", 3 * SOON).await?;
        // The replay, from the first of these lines on.
        let line: usize = watcher
            .eval("Number(document.querySelectorAll('#log > [class*=of-]')[1].id.slice(4)) - 1")
            .await?;
        watcher.goto(&stage.server.url(&format!("{path}/replay/{line}"))).await?;
        watcher.wait_for("document.querySelector('#play:not([hidden])')", SOON).await?;
        watcher.key("ArrowRight").await?;
        is_told(&watcher).await?;
        assert_clean(&watcher);
    }
    Ok(())
}

#[tokio::test]
async fn who_follows_a_seat_stays_with_it() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    let host = stage.at_home(Look::default()).await?;
    let path = open(&host, "gods-love-dinosaurs", 3).await?;
    host.goto(&stage.server.url(&path)).await?;
    at_table(&host).await?;
    let watcher = stage.browser.page(Look { motion: true, ..Look::default() }).await?;
    watcher.goto(&stage.server.url(&format!("{path}?follow=2"))).await?;
    at_table(&watcher).await?;
    let followed = "document.querySelector('#land [data-ecosystem]').dataset.ecosystem";
    assert_eq!(watcher.eval::<String>(followed).await?, "2");
    // Whoever lies in the middle from now on is written down.
    let watch = format!(
        "(() => {{ globalThis.middle = new Set(); document.addEventListener('dinotable:drawn', () => middle.add({followed})); return true; }})()"
    );
    watcher.eval::<bool>(&watch).await?;
    host.eval::<bool>("(document.querySelector('form[action$=\"/away\"]').requestSubmit(), true)").await?;
    watcher.wait_for("document.querySelectorAll('#log > [class*=of-]').length > 12", 6 * SOON).await?;
    assert_eq!(watcher.eval::<Vec<String>>("[...middle]").await?, ["2"]);
    // The replay too, from step to step.
    watcher.goto(&stage.server.url(&format!("{path}/replay/8?follow=2"))).await?;
    watcher.wait_for("document.querySelector('#play:not([hidden])')", SOON).await?;
    for _ in 0..4 {
        let at: String = watcher.eval("location.pathname").await?;
        watcher.key("ArrowRight").await?;
        watcher.wait_for(&format!("location.pathname !== '{at}'"), SOON).await?;
        assert_eq!(watcher.eval::<String>(followed).await?, "2");
        assert!(watcher.eval::<bool>("location.search === '?follow=2'").await?);
    }
    assert_clean(&watcher);
    Ok(())
}
