//! Cubosaurs: what a finger buys, what a new round says, what lies over what.

use crate::stage::{Done, SOON, Stage, assert_clean, at_table, bot_plays_until, open_table};
use dino_browser::{Error, Look, Page};
use std::time::Duration;

/// What a busy machine may need for bots to play a whole game.
const GAME: Duration = Duration::from_secs(120);

const OVER: &str = "document.querySelector('#standing .winner')";

/// Opens an advanced game of bots and oneself that has begun, and goes there.
async fn open(stage: &Stage, page: &Page, seats: u8) -> Result<String, Error> {
    let path: String = page
        .eval(&format!(
            "(async () => {{ const post = (path, form) => fetch(path, {{ method: 'POST', body: new URLSearchParams(form) }}); \
             const table = await post('/tables', {{ game: 'cubosaurs', mode: 'friends' }}); \
             const path = new URL(table.url).pathname; \
             await post(`${{path}}/options`, {{ seats: '{seats}', pace: 'free', dna: 'on' }}); \
             await post(`${{path}}/start`, {{ fill: 'on' }}); return path; }})()"
        ))
        .await?;
    page.goto(&stage.server.url(&path)).await?;
    at_table(page).await?;
    Ok(path)
}

#[tokio::test]
async fn a_finger_reads_a_tile_before_it_buys_it() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    let page = stage.at_home(Look::phone()).await?;
    // A tile that needs nothing more than to be bought.
    let buys = "document.querySelector('#offers button[data-start]')";
    for _ in 0..8 {
        open(&stage, &page, 2).await?;
        for _ in 0..40 {
            page.wait_for(&format!("document.querySelector('#offers form') || {OVER}"), GAME).await?;
            if page.eval(&format!("Boolean({buys} || {OVER})")).await? {
                break;
            }
            let at: String = page.eval("document.querySelector('#offers input[name=at]').value").await?;
            page.eval::<bool>("(document.querySelector('#pop').close(), true)").await?;
            page.click("#offers button[value=keep]").await?;
            page.wait_for(
                &format!("document.querySelector('#offers input[name=at]')?.value !== '{at}'"),
                SOON,
            )
            .await?;
        }
        if page.eval(&format!("Boolean({buys})")).await? {
            break;
        }
        page.goto(&stage.server.url("/")).await?;
    }
    page.eval::<bool>("(document.querySelector('#pop').close(), true)").await?;
    let tile: String = page.eval(&format!("{buys}.dataset.start")).await?;
    let at: String = page.eval("document.querySelector('#offers input[name=at]').value").await?;
    let selector = format!("#{tile}");
    page.tap(&selector).await?;
    page.wait_for("!document.querySelector('#path').hidden", SOON).await?;
    let told: bool = page
        .eval(&format!(
            "document.querySelector('#path').textContent.length > 20 \
             && document.querySelector('{selector}').matches('.market .is-chosen') \
             && document.querySelector('#offers input[name=at]').value === '{at}'"
        ))
        .await?;
    assert!(told, "the first tap tells what the tile does and buys nothing");
    page.tap(&selector).await?;
    page.wait_for(&format!("!document.querySelector('.market #{tile}')"), SOON).await?;
    assert_clean(&page);
    Ok(())
}

/// Numbers that something lies over, and what lies over them.
const COVERED: &str = "[...document.querySelectorAll('.face')].flatMap((face) => { \
    const box = (e) => e.getBoundingClientRect(); const dna = face.querySelector('.dna'); \
    const numbers = [...face.querySelectorAll('.card__value, .strip > *, .card__letter')]; \
    const over = (one, two) => one.width && two.width && one.right > two.left + 2 && two.right > one.left + 2 \
        && one.bottom > two.top + 2 && two.bottom > one.top + 2; \
    return dna ? numbers.filter((number) => over(box(dna), box(number))) \
        .map((number) => `${face.parentElement.id} ${number.className} ${number.textContent} at ${Math.round(box(face).width)}`) : []; })";

#[tokio::test]
async fn a_new_round_says_nothing_of_the_last_one_and_nothing_flies_over_its_end() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    let page = stage.at_home(Look { motion: true, ..Look::default() }).await?;
    page.before_scripts(
        "window.flown = 0; const animate = Element.prototype.animate; Element.prototype.animate = function (...all) { \
         if (this.matches('[data-piece]') && document.querySelector('#standing .winner')) window.flown += 1; return animate.apply(this, all); };",
    )
    .await?;
    let path = open(&stage, &page, 5).await?;
    let lines = format!("document.querySelectorAll('#log > li').length > 50 || {OVER}");
    bot_plays_until(&page, &lines, GAME).await?;
    for (width, height) in [(1440, 900), (1024, 640)] {
        page.look(Look { width, height, ..Look::default() }).await?;
        // Cards on their way lie over others.
        let rests = "!document.getAnimations().some(({ playState }) => playState === 'running')";
        page.wait_for(&format!("innerWidth === {width} && {rests}"), SOON).await?;
        assert_eq!(page.eval::<Vec<String>>(COVERED).await?, Vec::<String>::new(), "{width} by {height}");
    }
    page.look(Look { motion: true, ..Look::default() }).await?;
    bot_plays_until(&page, OVER, GAME).await?;
    assert_eq!(page.eval::<u32>("window.flown").await?, 0, "pieces flew over the final sheet");

    // The first line after the count is the first card of the next round: nobody has done anything yet.
    page.reload().await?;
    at_table(&page).await?;
    let first: String = page
        .eval(
            "(() => { const lines = [...document.querySelectorAll('#log > li')]; \
             const counted = lines.findIndex((line) => line.textContent.includes('Round 1 is over')); \
             return lines[counted + 1].querySelector('a').href.split('/').at(-1); })()",
        )
        .await?;
    page.goto(&stage.server.url(&format!("{path}/replay/{first}"))).await?;
    page.wait_for("document.querySelector('#status')?.textContent.includes('Round 2')", SOON).await?;
    let said: String = page
        .eval("[...document.querySelectorAll('.player__last')].map((line) => line.textContent).join('')")
        .await?;
    assert_eq!(said, "", "what was done in round 1");
    assert_clean(&page);
    Ok(())
}

#[tokio::test]
async fn a_card_tells_why_it_brings_what_it_brings() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    let page = stage.at_home(Look::default()).await?;
    open_table(&page, "bots").await?;
    at_table(&page).await?;
    // A card of somebody else is explained by a click, and by the keyboard.
    let card = "document.querySelector('.others .groups[data-about] .card')";
    page.wait_for(card, SOON).await?;
    page.click_on(card).await?;
    page.wait_for(
        "/[+−]?[0-9]/.test(document.querySelector('#toast:not([hidden])')?.textContent ?? '')",
        SOON,
    )
    .await?;
    page.key("Escape").await?;
    page.eval::<bool>(&format!("({card}.focus({{ focusVisible: true }}), true)")).await?;
    page.wait_for("/[0-9]/.test(document.querySelector('#hint:not([hidden])')?.textContent ?? '')", SOON)
        .await?;
    page.key("Enter").await?;
    page.wait_for("document.querySelector('#toast:not([hidden])')?.textContent", SOON).await?;
    assert_clean(&page);
    Ok(())
}

#[tokio::test]
async fn who_resigns_against_one_bot_has_lost() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    let page = stage.at_home(Look::default()).await?;
    let path = crate::composed::open(&page, "cubosaurs", 2).await?;
    page.goto(&stage.server.url(&path)).await?;
    at_table(&page).await?;
    page.click(".menu > summary").await?;
    page.click(".leave > summary").await?;
    page.leaving(page.click("form[action$='/resign'] button")).await?;
    page.wait_for("document.querySelector('#standing .winner')", SOON).await?;
    let (won, ranking): (String, String) = page
        .eval("[document.querySelector('.laurel').innerText, document.querySelector('.ranking').innerText]")
        .await?;
    assert!(won.contains("wins") && won.contains("resigned"), "{won}");
    assert!(ranking.contains("resigned") && !ranking.contains("points"), "{ranking}");
    assert!(page.eval::<bool>("Boolean(document.querySelector('form[action$=\"/rematch\"]'))").await?);
    page.goto(&stage.server.url("/history")).await?;
    let line: String = page.eval("document.querySelector('.table-line').textContent").await?;
    assert!(line.contains("resignation"), "{line}");
    assert_clean(&page);
    Ok(())
}
