//! What others did is told: on their board, in words, at the tempo one likes; and nobody waits for it.

use crate::player::{Player, play_on};
use crate::stage::{Done, SOON, Stage, assert_clean, at_table, open_game};
use dino_browser::{Error, Look, Page, Server};
use std::time::Duration;

/// A table against bots that take so long over what they do, at this tempo.
async fn sit_down(stage: &mut Stage, game: &str, look: Look, tempo: &str) -> Result<Page, Error> {
    stage.server = Server::with_bots_after(1360)?;
    let page = stage.browser.page(look).await?;
    page.before_scripts(&format!(
        "try {{ localStorage.tempo ??= '{tempo}'; }} catch {{ /* not yet */ }} \
         globalThis.streams = []; \
         globalThis.EventSource = class extends EventSource {{ constructor(address) {{ super(address); streams.push(String(address)); }} }};"
    ))
    .await?;
    page.goto(&stage.server.url("/")).await?;
    open_game(&page, game, "bots").await?;
    at_table(&page).await?;
    Ok(page)
}

/// Acts as soon as it is the reader's turn, and waits until an opponent's act is being told.
async fn until_others_act(page: &Page) -> Done {
    let mut player = Player::new(page, 5);
    let start = std::time::Instant::now();
    while !page.eval::<bool>("Boolean(document.querySelector('.others > .is-acting'))").await? {
        assert!(start.elapsed() < 6 * SOON, "nobody acts");
        // On the table itself where that is possible: lists are folded away.
        let sight = player.sight().await?;
        if sight.choices > 0 && !sight.over {
            player.act(&sight, !sight.legal.is_empty()).await?;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    Ok(())
}

async fn is_told(game: &str) -> Done {
    let Some(mut stage) = Stage::open().await? else { return Ok(()) };
    let look = Look { motion: true, ..Look::default() };
    let page = sit_down(&mut stage, game, look, "calm").await?;
    until_others_act(&page).await?;
    // The place of who acts is lit, and says what the log says of it; so does the live region.
    let (lit, words, line, said): (usize, String, String, String) = page
        .eval(
            "(() => { const slot = document.querySelector('.others > .is-acting'); \
             const words = slot.querySelector('.player__last').textContent.trim(); \
             const line = [...document.querySelectorAll(`#log > .of-${slot.id.slice(7)}`)].findLast((line) => line.textContent.includes(words)); \
             return [document.querySelectorAll('.is-acting').length, words, line?.textContent ?? '', document.querySelector('#say').textContent]; })()",
        )
        .await?;
    assert_eq!(lit, 1);
    assert!(!words.is_empty() && line.contains(&words), "{words}: {line}");
    assert!(said.contains(&words), "{said}");
    // The table is already as it is: a page that is loaded now shows the same.
    let same = "(async () => { const text = await (await fetch(location.href, { headers: { Accept: 'text/html' } })).text(); \
         const page = new DOMParser().parseFromString(text, 'text/html'); \
         const at = (page) => page.querySelector('#log > :last-child').id; \
         const score = (page) => [...page.querySelectorAll('.player__score')].map((one) => one.textContent).join(); \
         return at(page) !== at(document) || score(page) === score(document); })()";
    assert!(page.eval::<bool>(same).await?, "the table is not as it is");
    // Esc ends it at once.
    page.key("Escape").await?;
    assert!(
        page.eval::<bool>("!document.querySelector('.is-acting, .stage[data-telling], .is-ghost')").await?
    );
    assert_clean(&page);
    Ok(())
}

#[tokio::test]
async fn an_act_is_told_in_cubosaurs() -> Done {
    is_told("cubosaurs").await
}

#[tokio::test]
async fn an_act_is_told_in_evo() -> Done {
    is_told("evo").await
}

#[tokio::test]
async fn an_act_is_told_in_gods_love_dinosaurs() -> Done {
    is_told("gods-love-dinosaurs").await
}

#[tokio::test]
async fn an_own_click_ends_what_is_told_and_the_tempo_is_remembered() -> Done {
    let Some(mut stage) = Stage::open().await? else { return Ok(()) };
    let look = Look { motion: true, ..Look::default() };
    let page = sit_down(&mut stage, "gods-love-dinosaurs", look, "calm").await?;
    until_others_act(&page).await?;
    page.click("#land").await?;
    page.wait_for("!document.querySelector('.is-acting, .stage[data-telling]')", SOON / 20).await?;
    // Bots hear of the tempo, and of another one at once.
    assert!(page.eval::<bool>("streams.at(-1).includes('tempo=calm')").await?);
    page.eval::<bool>(
        "(() => { const tempo = document.querySelector('[data-tempo]'); tempo.value = 'quick'; \
         return tempo.dispatchEvent(new Event('change', { bubbles: true })); })()",
    )
    .await?;
    page.wait_for("localStorage.tempo === 'quick' && streams.at(-1).includes('tempo=quick')", SOON).await?;
    page.reload().await?;
    at_table(&page).await?;
    assert_eq!(page.eval::<String>("document.querySelector('[data-tempo]').value").await?, "quick");
    assert_clean(&page);
    Ok(())
}

#[tokio::test]
async fn without_motion_there_are_words_and_nothing_travels() -> Done {
    let Some(mut stage) = Stage::open().await? else { return Ok(()) };
    let page = sit_down(&mut stage, "cubosaurs", Look::default(), "calm").await?;
    until_others_act(&page).await?;
    assert!(
        !page
            .eval::<String>("document.querySelector('.is-acting .player__last').textContent")
            .await?
            .is_empty()
    );
    let travels = "document.getAnimations().some((one) => one.effect.getKeyframes?.().some(({ transform }) => transform && transform !== 'none'))";
    assert!(!page.eval::<bool>(travels).await?, "something travels");
    assert_clean(&page);
    Ok(())
}

#[tokio::test]
async fn what_was_missed_is_told_again_since_the_last_turn() -> Done {
    let Some(mut stage) = Stage::open().await? else { return Ok(()) };
    // At once: nothing is told, so that it is for the recap.
    let page = sit_down(&mut stage, "cubosaurs", Look::default(), "once").await?;
    let mut player = Player::new(&page, 3);
    let start = std::time::Instant::now();
    while !page.eval::<bool>("document.querySelector('#recap')?.hidden === false").await? {
        assert!(start.elapsed() < 6 * SOON, "there is no recap");
        assert!(!play_on(&mut player, 1).await?, "the game is over");
        page.wait_for(
            "document.querySelector('.prompt--you') || document.querySelector('#standing .winner')",
            3 * SOON,
        )
        .await?;
    }
    let step = "(() => { const rows = [...document.querySelectorAll('.recap__row')]; \
         const at = rows.findIndex((row) => row.hasAttribute('aria-current')); \
         const seat = rows[at].className.match(/of-(\\d)/)?.[1]; \
         const lit = document.querySelector('.others > .is-recalled')?.id.slice(7); \
         return [at, rows.length, seat === lit]; })()";
    let (at, rows, lit): (usize, usize, bool) = page.eval(step).await?;
    assert!(at == 0 && rows > 1 && lit, "row {at} of {rows}, lit: {lit}");
    page.key("ArrowDown").await?;
    assert_eq!(page.eval::<(usize, usize, bool)>(step).await?, (1, rows, true));
    page.click("[data-recap=back]").await?;
    assert_eq!(page.eval::<(usize, usize, bool)>(step).await?, (0, rows, true));
    // Nothing of what is asked is held up, and one key puts it away; another brings it back.
    assert!(page.eval::<bool>("Boolean(document.querySelector('#offers .choice:not([hidden])'))").await?);
    page.key("Escape").await?;
    assert!(
        page.eval::<bool>(
            "document.querySelector('#recap').hidden && !document.querySelector('.is-recalled')"
        )
        .await?
    );
    page.key("b").await?;
    assert!(page.eval::<bool>("!document.querySelector('#recap').hidden").await?);
    // With the next act of one's own it is over; what others do at once after it is another one.
    page.eval::<bool>(
        "(() => { const recap = document.querySelector('#recap'); globalThis.putAway = false; \
         new MutationObserver(() => { globalThis.putAway ||= recap.hidden; }).observe(recap, { attributes: true }); return true; })()",
    )
    .await?;
    page.key("1").await?;
    page.wait_for("putAway", SOON).await?;
    assert_clean(&page);
    Ok(())
}

/// Whether the page shows what the server has, and tells nothing any more.
const SETTLED: &str = "(async () => { if (document.querySelector('.is-acting, .stage[data-telling], .is-ghost, .tally')) return false; \
     const text = await (await fetch(location.href, { headers: { Accept: 'text/html' } })).text(); \
     const page = new DOMParser().parseFromString(text, 'text/html'); \
     return page.querySelector('#log > :last-child').id === document.querySelector('#log > :last-child').id; })()";

/// Skips what is told until the page is where the server is.
async fn settle(page: &Page) -> Done {
    let start = std::time::Instant::now();
    while !page.eval::<bool>(SETTLED).await.unwrap_or(false) {
        assert!(start.elapsed() < 6 * SOON, "the page does not come to rest");
        page.key("Escape").await?;
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    Ok(())
}

#[tokio::test]
async fn a_line_that_is_slow_or_down_in_the_middle_of_a_telling_leaves_nothing_behind() -> Done {
    let Some(mut stage) = Stage::open().await? else { return Ok(()) };
    let look = Look { motion: true, ..Look::default() };
    let page = sit_down(&mut stage, "gods-love-dinosaurs", look, "calm").await?;
    page.latency(400).await?;
    until_others_act(&page).await?;
    page.offline(true).await?;
    page.wait_for("!document.querySelector('#offline').hidden", SOON).await?;
    // What is being told goes on, and can be skipped.
    page.key("Escape").await?;
    assert!(
        page.eval::<bool>("!document.querySelector('.is-acting, .stage[data-telling], .is-ghost')").await?
    );
    page.offline(false).await?;
    page.wait_for("document.querySelector('#offline').hidden", 3 * SOON).await?;
    settle(&page).await?;
    let unexpected = page.take_seen().errors.into_iter().find(|error| !error.contains("net::ERR_"));
    assert_eq!(unexpected, None);
    Ok(())
}

#[tokio::test]
async fn a_server_that_restarts_in_the_middle_of_a_telling_is_found_again() -> Done {
    let Some(mut stage) = Stage::open().await? else { return Ok(()) };
    let look = Look { motion: true, ..Look::default() };
    let page = sit_down(&mut stage, "cubosaurs", look, "calm").await?;
    until_others_act(&page).await?;
    stage.server.kill();
    stage.server.again()?;
    page.wait_for("document.querySelector('#offline').hidden", 3 * SOON).await?;
    settle(&page).await?;
    // The game goes on.
    let mut player = Player::new(&page, 7);
    assert!(!play_on(&mut player, 1).await?, "the game is over");
    let unexpected = page.take_seen().errors.into_iter().find(|error| !error.contains("net::ERR_"));
    assert_eq!(unexpected, None);
    Ok(())
}
