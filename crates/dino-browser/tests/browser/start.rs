//! Mesozooic's clock, for those who do not build: who watches sees it start and run, and a replay tells it.

use crate::endings::{replay_at, step_to};
use crate::stage::{Done, SOON, Stage, assert_clean};
use crate::zoo::{OPEN, press, slide, two_people};
use dino_browser::Look;

#[tokio::test]
async fn who_watches_sees_the_clock_start_and_run() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    let (host, guest) = two_people(&stage).await?;
    let address: String = host.eval("location.origin + location.pathname").await?;
    let watcher = stage.browser.page(Look { motion: true, ..Look::default() }).await?;
    watcher.goto(&address).await?;
    watcher.wait_for("document.querySelectorAll('.others .player').length === 2", SOON).await?;
    assert!(!watcher.eval::<bool>("Boolean(document.querySelector('#timer'))").await?);
    // What is shouted over the zoos, as it appears.
    let listen = "(() => { globalThis.shouted = new Set(); const look = () => { \
        for (const one of document.querySelectorAll(':is(.zoo-panel, .player)[data-count]')) shouted.add(one.dataset.count); requestAnimationFrame(look); }; look(); return true; })()";
    watcher.eval::<bool>(listen).await?;
    for page in [&host, &guest] {
        press(page, "ready").await?;
    }
    watcher.wait_for("document.querySelector('#timer')", SOON).await?;
    watcher.wait_for("shouted.size >= 3", SOON).await?;
    let shouted: Vec<String> = watcher.eval("[...shouted].sort()").await?;
    assert!(["2", "3"].iter().all(|number| shouted.iter().any(|one| one == number)), "{shouted:?}");
    // It runs, and is nobody's to slide by.
    let left = "Number(document.querySelector('#timer .zoo-timer__text').textContent)";
    let first: u32 = watcher.eval(left).await?;
    watcher.wait_for(&format!("{left} < {first}"), SOON).await?;
    assert!(!watcher.eval::<bool>("Boolean(document.querySelector('[data-slides], #offers button'))").await?);
    // Who is done sees it too.
    host.wait_for(OPEN, SOON).await?;
    slide(&host, 2).await?;
    press(&host, "done").await?;
    host.wait_for("document.querySelector('#timer')", SOON).await?;
    let before: u32 = host.eval(left).await?;
    host.wait_for(&format!("{left} < {before}"), SOON).await?;
    press(&guest, "done").await?;
    watcher.wait_for("document.querySelector('#standing .winner') && !document.querySelector(':is(.zoo-panel, .player)[data-count]')", SOON).await?;

    // The replay tells it with ghosts, for there is no clock any more.
    let path: String = host.eval("location.pathname").await?;
    let line: usize =
        watcher.eval("Number(document.querySelector('#log > [data-deed*=\"; go\"]').id.slice(4))").await?;
    replay_at(&stage, &watcher, &path, line, "calm").await?;
    step_to(&watcher, line).await?;
    for number in ["3", "2", "1"] {
        let shown = format!(
            "[...document.querySelectorAll('.zoo-shout')].some((one) => one.textContent === '{number}' && getComputedStyle(one).opacity > 0.5)"
        );
        watcher.wait_for(&shown, SOON).await?;
    }
    watcher.key("Escape").await?;
    assert!(watcher.eval::<bool>("!document.querySelector('.zoo-shout, [data-telling]')").await?);
    for page in [&host, &guest, &watcher] {
        assert_clean(page);
    }
    Ok(())
}
