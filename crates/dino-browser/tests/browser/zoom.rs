//! Zoomed to 200 %, and with letters twice as large: nothing runs out of the page sideways, and what one needs to decide
//! can be seen.

use crate::stage::{Done, SOON, Stage, assert_clean, at_table, open_game, start};
use dino_browser::{Look, Page};

const GAMES: [&str; 4] = ["cubosaurs", "evo", "mesozooic", "gods-love-dinosaurs"];

#[tokio::test]
async fn zoom_to_200_percent_breaks_nothing() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    let page = stage.browser.page(Look::zoomed().lang("fr")).await?;
    all_pages(&stage, &page).await
}

#[tokio::test]
async fn letters_twice_as_large_break_nothing() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    let page = stage.browser.page(Look::default()).await?;
    page.letters(32).await?;
    all_pages(&stage, &page).await
}

#[tokio::test]
async fn letters_twice_as_large_and_zoom_break_nothing() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    let page = stage.browser.page(Look::zoomed().lang("fr")).await?;
    page.letters(32).await?;
    all_pages(&stage, &page).await
}

async fn all_pages(stage: &Stage, page: &Page) -> Done {
    for game in GAMES {
        for path in ["", "/components"] {
            page.goto(&stage.server.url(&format!("/rules/{game}{path}"))).await?;
            fits(page, &format!("rules of {game}{path}")).await?;
        }
        page.goto(&stage.server.url("/")).await?;
        fits(page, "home").await?;
        open_game(page, game, "friends").await?;
        fits(page, &format!("lobby of {game}")).await?;
        start(page).await?;
        at_table(page).await?;
        fits(page, &format!("table of {game}")).await?;
        decision_is_shown(page, game).await?;
    }
    assert_clean(page);
    Ok(())
}

/// The page does not scroll sideways, and no text is cut off at its edge.
async fn fits(page: &Page, what: &str) -> Done {
    let (wide, room): (u32, u32) =
        page.eval("[document.scrollingElement.scrollWidth, document.scrollingElement.clientWidth]").await?;
    // What is in a box that scrolls by itself can be reached.
    let out = "[...document.querySelectorAll('body *')].filter((e) => { const box = e.getBoundingClientRect(); \
        if (!box.width || box.right <= document.scrollingElement.clientWidth + 1 || e.closest('.sr-only, [hidden], svg, dialog:not([open])')) return false; \
        for (let up = e.parentElement; up; up = up.parentElement) if (['auto', 'scroll'].includes(getComputedStyle(up).overflowX)) return false; \
        return true; }).slice(0, 5).map((e) => `${e.localName}.${e.getAttribute('class')}#${e.id} ${e.textContent.trim().slice(0, 30)}`)";
    let out: Vec<String> = page.eval(out).await?;
    assert!(wide <= room && out.is_empty(), "{what} is {wide} pixels wide in {room}: {out:#?}");
    Ok(())
}

/// What is to be done and the first thing to click can be brought into the window whole, with nothing over them.
async fn decision_is_shown(page: &Page, game: &str) -> Done {
    page.wait_for("document.querySelector('#offers .choice:not([hidden])')", 3 * SOON).await?;
    let hidden = "['.prompt__text', '#offers .choice, .is-legal'].filter((s) => { \
        const e = [...document.querySelectorAll(s)].find((one) => one.checkVisibility()); \
        e.scrollIntoView({ block: 'center', behavior: 'instant' }); const box = e.getBoundingClientRect(); \
        const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2); \
        return box.left < 0 || box.top < 0 || box.bottom > innerHeight || !(e === at || e.contains(at)); })";
    assert_eq!(page.eval::<Vec<String>>(hidden).await?, Vec::<String>::new(), "at a table of {game}");
    Ok(())
}
