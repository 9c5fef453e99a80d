//! "Since your last turn": when it opens by itself, when it does not, and that it shows where things happened.

use crate::composed::open_with;
use crate::player::{Player, play_on};
use crate::stage::{Done, SOON, Stage, assert_clean, at_table};
use dino_browser::{Error, Look, Page};

const OPEN: &str = "document.querySelector('#recap')?.hidden === false";
const ASKED: &str =
    "document.querySelector('.prompt--you') && document.querySelector('#offers .choice:not([hidden])')";

async fn table(stage: &Stage, game: &str, options: &[(&str, &str)], tempo: &str) -> Result<Page, Error> {
    let page = stage.browser.page(Look { motion: true, ..Look::default() }).await?;
    let hides =
        "globalThis.seen = true; Object.defineProperty(document, 'hidden', { get: () => !globalThis.seen });";
    page.before_scripts(&format!(
        "try {{ localStorage.tempo ??= '{tempo}'; }} catch {{ /* not yet */ }} {hides}"
    ))
    .await?;
    page.goto(&stage.server.url("/")).await?;
    let path = open_with(&page, game, options).await?;
    page.goto(&stage.server.url(&path)).await?;
    at_table(&page).await?;
    page.wait_for(ASKED, 3 * SOON).await?;
    Ok(page)
}

async fn look(page: &Page, is_seen: bool) -> Done {
    page.eval::<bool>(&format!(
        "(globalThis.seen = {is_seen}, document.dispatchEvent(new Event('visibilitychange')), true)"
    ))
    .await?;
    Ok(())
}

/// Keeps the first choice there is.
async fn act(page: &Page) -> Done {
    let at: String = page.eval("document.querySelector('#offers input[name=at]').value").await?;
    page.eval::<bool>("(document.querySelector('#offers button[name=action]').click(), true)").await?;
    page.wait_for(&format!("document.querySelector('#offers input[name=at]')?.value !== '{at}'"), SOON).await
}

#[tokio::test]
async fn one_thing_missed_while_away_is_told_again_and_what_was_seen_is_not() -> Done {
    let Some(stage) = Stage::with_bots_after(1500).await? else { return Ok(()) };
    let page = table(&stage, "cubosaurs", &[("seats", "2")], "quick").await?;
    // All is told and seen: nothing opens by itself, but it can be opened.
    for _ in 0..2 {
        act(&page).await?;
        page.wait_for(&format!("{ASKED} && !document.querySelector('[data-telling]')"), 3 * SOON).await?;
        assert!(!page.eval::<bool>(OPEN).await?, "what was seen is told again");
    }
    page.key("b").await?;
    page.wait_for(OPEN, SOON).await?;
    page.key("Escape").await?;
    // Away for one act of the other.
    act(&page).await?;
    look(&page, false).await?;
    page.wait_for(ASKED, 3 * SOON).await?;
    look(&page, true).await?;
    page.wait_for(OPEN, SOON).await?;
    let acts: usize =
        page.eval("[...document.querySelectorAll('.recap__row')].filter((row) => /of-\\d/.test(row.className)).length").await?;
    assert_eq!(acts, 1);
    assert!(
        page.eval::<bool>(
            "Boolean(document.querySelector('.others > .is-recalled .is-spoken-of, .is-spoken-of'))"
        )
        .await?
    );
    assert_clean(&page);
    Ok(())
}

#[tokio::test]
async fn acts_that_are_too_many_to_be_told_count_as_missed() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    let page = table(&stage, "cubosaurs", &[("seats", "2")], "calm").await?;
    // Six at a time: the first six are told; of the next ones some are left out.
    let told = "(async () => { const { hear } = await import('/assets/tell.js'); const log = document.querySelector('#log'); \
        const first = Number(log.lastElementChild.id.slice(4)); let number = 0; \
        const six = () => { for (let one = 0; one < 6; one += 1) log.insertAdjacentHTML('beforeend', \
            `<li class=\"log__line of-2\" id=\"log-${first + (number += 1)}\"><a><span>Ben acts</span></a></li>`); \
            return hear([...log.children].slice(-6)); }; return [six(), six(), six()]; })()";
    assert_eq!(page.eval::<Vec<bool>>(told).await?, [true, false, false]);
    Ok(())
}

/// Opens the recap after a few turns, and says whether each of its steps lights something where it happened.
async fn lights(game: &str, options: &[(&str, &str)]) -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    let page = table(&stage, game, options, "once").await?;
    if game == "mesozooic" {
        page.click_on("[...document.querySelectorAll('.zoo-hand .zoo-card')].at(-1)").await?;
        page.click_on("document.querySelector('.zoo-hand .zoo-card')").await?;
        page.click("[data-keep-two]").await?;
    } else {
        // Until others have acted since.
        let mut player = Player::new(&page, 3);
        while player.acted < 3
            || !page
                .eval::<bool>("Boolean(document.querySelector('[data-recap=open]:not([hidden])'))")
                .await?
        {
            assert!(!play_on(&mut player, 1).await?, "the game is over");
            page.wait_for(ASKED, 3 * SOON).await?;
        }
    }
    page.wait_for("document.querySelector('[data-recap=open]:not([hidden])')", 3 * SOON).await?;
    page.eval::<bool>("(localStorage.tempo = 'usual', true)").await?;
    if !page.eval::<bool>(OPEN).await? {
        page.key("b").await?;
    }
    page.wait_for(OPEN, SOON).await?;
    let rows: usize = page.eval("document.querySelectorAll('.recap__row').length").await?;
    for row in 0..rows.min(6) {
        page.eval::<bool>(&format!("(document.querySelectorAll('.recap__row')[{row}].click(), true)"))
            .await?;
        let (seat, lit): (String, usize) = page
            .eval(
                "(() => { const row = document.querySelector('.recap__row[aria-current]'); \
                 return [row.className.match(/of-(\\d)/)?.[1] ?? '', document.querySelectorAll('.is-spoken-of, .recall, .hex-button.is-told').length]; })()",
            )
            .await?;
        assert!(seat.is_empty() || lit > 0, "{game}: row {row} of seat {seat} lights nothing");
    }
    page.key("Escape").await?;
    assert!(page.eval::<bool>("!document.querySelector('.is-spoken-of, .recall')").await?);
    assert_clean(&page);
    Ok(())
}

#[tokio::test]
async fn a_recap_lights_where_it_happened_in_cubosaurs() -> Done {
    lights("cubosaurs", &[("seats", "3")]).await
}

#[tokio::test]
async fn a_recap_lights_where_it_happened_in_evo() -> Done {
    lights("evo", &[("seats", "3")]).await
}

#[tokio::test]
async fn a_recap_lights_where_it_happened_in_mesozooic() -> Done {
    lights("mesozooic", &[("seats", "3")]).await
}

#[tokio::test]
async fn a_recap_lights_where_it_happened_in_gods_love_dinosaurs() -> Done {
    lights("gods-love-dinosaurs", &[("seats", "3")]).await
}
