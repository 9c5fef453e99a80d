//! Animals that move while news come: what is being told is told to its end, and nobody waits for it.

use crate::stage::{Done, SOON, Stage, assert_clean, at_table, open_game};
use dino_browser::Look;
use std::time::Duration;

/// Lets the own map be drawn anew with a deed in the log, as an update does, and says which animals move. The four animals
/// of the start stand on `cells`.
const PREPARE: &str = "(async () => { \
    const { cellOf } = await import('/assets/stir.js'); \
    const { hear } = await import('/assets/tell.js'); \
    const land = document.getElementById('land'); \
    const all = () => [...land.querySelectorAll('[data-pieces] > use')]; \
    const base = land.innerHTML.replaceAll(' data-awake=\"\"', ''); \
    const first = Number(document.querySelector('#log').lastElementChild.id.slice(4)); \
    const seat = land.querySelector('[data-ecosystem]').dataset.ecosystem; \
    let number = 0; \
    globalThis.cells = all().map(cellOf); \
    globalThis.happens = (...deeds) => { \
        document.dispatchEvent(new CustomEvent('dinotable:patch', { detail: { land: base + '<i hidden></i>'.repeat(number + 1) } })); \
        const log = document.querySelector('#log'); \
        for (const deed of deeds) log.insertAdjacentHTML('beforeend', \
            `<li class=\"log__line of-${seat}\" id=\"log-${first + (number += 1)}\" data-deed=\"${seat} ${deed}\"></li>`); \
        return hear([...log.children].slice(-deeds.length)); }; \
    const running = (piece) => piece.getAnimations().filter((one) => one.playState === 'running'); \
    globalThis.moving = () => all().filter((piece) => running(piece).length).map(cellOf); \
    globalThis.told = (cell) => all().filter((piece) => cellOf(piece) === cell).flatMap(running)[0]?.effect.getComputedTiming().progress ?? null; \
    globalThis.left = () => Math.max(0, ...document.getAnimations().map((one) => one.effect.getComputedTiming().endTime - one.currentTime)); \
    return cells; })()";

#[tokio::test]
async fn what_happened_is_told_to_its_end_while_news_come() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    let page = stage.browser.page(Look { motion: true, ..Look::default() }).await?;
    page.before_scripts("try { localStorage.setItem('tempo', 'calm'); } catch { /* not yet */ }").await?;
    page.goto(&stage.server.url("/")).await?;
    open_game(&page, "gods-love-dinosaurs", "bots").await?;
    at_table(&page).await?;
    page.wait_for("document.querySelector('#offers .choice:not([hidden])')", 3 * SOON).await?;
    let cells: Vec<String> = page.eval(PREPARE).await?;
    let [parent, one, other, last] = &cells[..] else { panic!("{cells:?}") };
    let breeds = |young: &str| format!("'breed {parent} {young}'");

    page.eval::<bool>(&format!("happens({})", breeds(one))).await?;
    page.wait_for(&format!("told('{one}') > .1"), SOON).await?;
    // News come in the middle of it: it goes on from there, and what is new follows.
    let news = format!(
        "(() => {{ const before = told('{one}'); happens({}); \
         return new Promise((done) => setTimeout(() => done([before, told('{one}')]))); }})()",
        breeds(other),
    );
    let (before, after): (f64, f64) = page.eval(&news).await?;
    assert!(after >= before && after < 1.0, "from {before} to {after}");
    page.wait_for(&format!("moving().includes('{other}')"), SOON).await?;
    page.wait_for("!moving().length", SOON).await?;

    // A key ends it; what was skipped is not told again with the next news.
    page.eval::<bool>(&format!("happens({}, {})", breeds(one), breeds(other))).await?;
    page.wait_for("moving().length", SOON).await?;
    page.key("Escape").await?;
    page.wait_for("!moving().length", SOON).await?;
    page.eval::<bool>(&format!("happens({})", breeds(last))).await?;
    page.wait_for("moving().length", SOON).await?;
    assert_eq!(page.eval::<Vec<String>>("moving()").await?, std::slice::from_ref(last));

    // Much at once goes faster: one is never far behind.
    page.eval::<bool>("(localStorage.setItem('tempo', 'usual'), true)").await?;
    for _ in 0..4 {
        let deeds = [one, other, last].map(|young| breeds(young)).join(", ");
        page.eval::<bool>(&format!("happens({deeds}, {deeds})")).await?;
        tokio::time::sleep(Duration::from_millis(30)).await;
    }
    let left: f64 = page.eval("left()").await?;
    assert!(left < 4_000.0, "{left} ms behind");
    page.wait_for("!moving().length && !document.querySelector('.is-ghost')", SOON).await?;
    assert_clean(&page);
    Ok(())
}
