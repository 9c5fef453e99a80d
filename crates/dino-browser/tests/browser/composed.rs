//! From 1024 by 640 up the table fills the window: nothing scrolls, nothing is cut off, no zone lies over another.

use crate::stage::{Done, SOON, Stage, assert_clean, at_table, bot_plays_until};
use dino_browser::{Error, Look, Page};
use std::time::Duration;

/// The windows that are tried, small and large, narrow and very wide.
const WINDOWS: [(u32, u32); 5] = [(1024, 640), (1280, 720), (1440, 900), (1920, 1080), (2560, 1080)];

/// What a busy machine may need for bots to play a whole game.
const GAME: Duration = Duration::from_secs(120);

#[tokio::test]
async fn cubosaurs_fills_the_window() -> Done {
    fills_the_window("cubosaurs", &[2, 5], 20).await
}

#[tokio::test]
async fn evo_fills_the_window() -> Done {
    fills_the_window("evo", &[2, 5], 60).await
}

#[tokio::test]
async fn mesozooic_fills_the_window() -> Done {
    fills_the_window("mesozooic", &[1, 6], 8).await
}

#[tokio::test]
async fn gods_love_dinosaurs_fills_the_window() -> Done {
    fills_the_window("gods-love-dinosaurs", &[2, 5], 60).await
}

/// Looks at a table at its start, after so many lines of the log, and at its end.
async fn fills_the_window(game: &str, seats: &[u8], middle: usize) -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    // The fewest seats in English; the most in French, whose words are longer.
    for (seats, lang) in seats.iter().zip(["en", "fr"]) {
        let page = stage.at_home(Look::default().lang(lang)).await?;
        page.goto(&stage.server.url("/")).await?;
        let path = open(&page, game, *seats).await?;
        page.goto(&stage.server.url(&path)).await?;
        at_table(&page).await?;
        fits(&page, lang, &format!("{game} for {seats}, at the start")).await?;
        let lines = format!(
            "document.querySelectorAll('#log > li').length > {middle} || document.querySelector('#standing .winner')"
        );
        bot_plays_until(&page, &lines, GAME).await?;
        fits(&page, lang, &format!("{game} for {seats}, in the middle")).await?;
        bot_plays_until(&page, "document.querySelector('#standing .winner')", GAME).await?;
        fits(&page, lang, &format!("{game} for {seats}, at the end")).await?;
        assert_clean(&page);
    }
    Ok(())
}

/// Opens a table of bots and oneself that has begun, and tells its path.
pub(crate) async fn open(page: &Page, game: &str, seats: u8) -> Result<String, Error> {
    open_with(page, game, &[("seats", &seats.to_string())]).await
}

/// The same with these options.
pub(crate) async fn open_with(page: &Page, game: &str, options: &[(&str, &str)]) -> Result<String, Error> {
    let options = serde_json::json!([options, &[("pace", "free")]].concat());
    page.eval(&format!(
        "(async () => {{ const post = (path, form) => fetch(path, {{ method: 'POST', body: new URLSearchParams(form) }}); \
         const table = await post('/tables', {{ game: '{game}', mode: 'friends' }}); const path = new URL(table.url).pathname; \
         await post(`${{path}}/options`, {options}); \
         await post(`${{path}}/start`, {{ fill: 'on' }}); return path; }})()"
    ))
    .await
}

/// What is wrong with how the page lies in its window.
const FAULTS: &str = "(() => { const faults = []; const root = document.scrollingElement; \
    if (root.scrollHeight > innerHeight + 1 || root.scrollWidth > innerWidth + 1) \
        faults.push(`the page is ${root.scrollWidth} x ${root.scrollHeight}`); \
    const shown = (e) => e.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && e.getBoundingClientRect().width > 0; \
    const zones = ['.bar', '.others', '.middle', '.ending', '.mine'].map((s) => [s, document.querySelector(`.stage > ${s}`)]) \
        .filter(([, e]) => e && shown(e)).map(([s, e]) => [s, e.getBoundingClientRect()]); \
    for (const [s, box] of zones) \
        if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1) \
            faults.push(`${s} leaves the window: ${Math.round(box.top)} to ${Math.round(box.bottom)}`); \
    for (const [at, [s, one]] of zones.entries()) for (const [t, two] of zones.slice(at + 1)) \
        if (one.bottom > two.top + 1) faults.push(`${s} lies over ${t} by ${Math.round(one.bottom - two.top)}`); \
    for (const slot of document.querySelectorAll('.middle > * > [data-part], .tray > [data-part], .others > .player-slot > .player')) { \
        if (!shown(slot) || !slot.childElementCount) continue; \
        const zone = slot.closest('.middle, .tray, .others').getBoundingClientRect(); const box = slot.getBoundingClientRect(); \
        if (box.bottom > zone.bottom + 2 || box.top < zone.top - 2 || box.right > zone.right + 2 || box.left < zone.left - 2) \
            faults.push(`#${slot.id || slot.parentElement.id} leaves its zone: ${Math.round(box.top - zone.top)} to ${Math.round(box.bottom - zone.bottom)}`); \
        const cut = getComputedStyle(slot).overflowY; \
        if (cut === 'hidden' && slot.scrollHeight > slot.clientHeight + 3) \
            faults.push(`#${slot.id || slot.parentElement.id} is cut off: ${slot.scrollHeight} in ${slot.clientHeight}`); \
    } \
    const step = [...document.querySelectorAll('.step :is(button, summary, a.btn, .prompt__text)')].filter(shown).map((e) => [e.textContent.trim(), e.getBoundingClientRect()]); \
    for (const [at, [s, one]] of step.entries()) for (const [t, two] of step.slice(at + 1)) \
        if (one.width > 2 && two.width > 2 && one.left < two.right - 1 && two.left < one.right - 1 && one.top < two.bottom - 1 && two.top < one.bottom - 1) \
            faults.push(`in the step \"${s}\" lies over \"${t}\"`); \
    return faults; })()";

/// Holds a page to all windows, one after the other.
async fn fits(page: &Page, lang: &'static str, what: &str) -> Done {
    let mut faults = Vec::new();
    for (width, height) in WINDOWS {
        page.look(Look { width, height, lang, ..Look::default() }).await?;
        page.wait_for(&format!("innerWidth === {width} && innerHeight === {height}"), SOON).await?;
        let found: Vec<String> = page.eval(FAULTS).await?;
        faults.extend(found.into_iter().map(|fault| format!("{width}x{height}: {fault}")));
    }
    assert!(faults.is_empty(), "{what}: {faults:#?}");
    Ok(())
}
