//! A tab that nobody looks at costs nothing: no clockwork turns in it, and what comes is put in seldom.

use crate::composed::open_with;
use crate::stage::{Done, SOON, Stage, assert_clean, at_table};
use dino_browser::{Error, Look, Page};
use std::time::Duration;

/// A page that says it is hidden when told to, and counts how often its scripts look something up.
const PREPARED: &str = "globalThis.seen = true; Object.defineProperty(document, 'hidden', { get: () => !globalThis.seen }); \
    globalThis.looked = 0; for (const name of ['querySelector', 'querySelectorAll', 'getElementById']) { \
        const real = Document.prototype[name]; Document.prototype[name] = function (...given) { globalThis.looked += 1; return real.apply(this, given); }; }";

async fn look(page: &Page, is_seen: bool) -> Done {
    page.eval::<bool>(&format!(
        "(globalThis.seen = {is_seen}, document.dispatchEvent(new Event('visibilitychange')), true)"
    ))
    .await?;
    Ok(())
}

async fn table(stage: &Stage, game: &str, options: &[(&str, &str)]) -> Result<Page, Error> {
    let page = stage.browser.page(Look { motion: true, ..Look::default() }).await?;
    page.before_scripts(PREPARED).await?;
    page.goto(&stage.server.url("/")).await?;
    let path = open_with(&page, game, options).await?;
    page.goto(&stage.server.url(&path)).await?;
    at_table(&page).await?;
    page.wait_for("document.querySelector('#offers .choice:not([hidden]), .zoo-draft[data-pick]')", 3 * SOON)
        .await?;
    Ok(page)
}

#[tokio::test]
async fn nothing_turns_in_a_tab_that_nobody_looks_at() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    for game in ["mesozooic", "gods-love-dinosaurs"] {
        let page = table(&stage, game, &[("seats", "2")]).await?;
        look(&page, false).await?;
        tokio::time::sleep(Duration::from_millis(500)).await;
        let (looked, busy) = (page.eval::<u32>("looked").await?, page.busy().await?);
        tokio::time::sleep(Duration::from_millis(2500)).await;
        let spent = page.busy().await? - busy;
        let more = page.eval::<u32>("looked").await? - looked;
        // The clocks of seats tick once a second; nothing else does.
        assert!(more <= 4, "{game}: something was looked up {more} times");
        assert!(spent < Duration::from_millis(60), "{game}: {spent:?} busy");
        assert_clean(&page);
    }
    Ok(())
}

#[tokio::test]
async fn a_hidden_table_is_drawn_seldom_and_is_as_it_is_for_who_comes_back() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    let page = table(&stage, "gods-love-dinosaurs", &[("seats", "3")]).await?;
    page.leaving(
        page.eval::<bool>("(document.querySelector('form[action$=\"/away\"]').requestSubmit(), true)"),
    )
    .await?;
    at_table(&page).await?;
    let watch = "(() => { globalThis.patches = 0; document.addEventListener('dinotable:drawn', () => { patches += 1; }); return true; })()";
    page.eval::<bool>(watch).await?;
    look(&page, false).await?;
    page.take_seen();
    tokio::time::sleep(Duration::from_secs(4)).await;
    let (came, drawn) = (page.take_seen().updates.len(), page.eval::<usize>("patches").await?);
    assert!(came > 4, "only {came} updates came");
    assert!(drawn <= 1, "{came} updates were drawn {drawn} times");
    // Who comes back finds the table as it is, and is told nothing of what is long over.
    look(&page, true).await?;
    page.wait_for("document.querySelectorAll('#log > li').length > 4", SOON).await?;
    assert!(page.eval::<usize>("patches").await? > drawn);
    assert_clean(&page);
    Ok(())
}
