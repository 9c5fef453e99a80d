//! The end of each game: what is counted is counted before one's eyes, category by category, and the winner comes last.

use crate::composed::open_with;
use crate::stage::{Done, SOON, Stage, assert_clean, at_table};
use dino_browser::{Error, Look, Page};
use std::time::Duration;

/// What a busy machine may need for bots to play a whole game.
const GAME: Duration = Duration::from_secs(240);

/// Mesozooic without its clock, which would run for three times 45 seconds.
const SLIDES: [(&str, &str); 3] = [("seats", "3"), ("limit", "slides"), ("budget", "few")];

/// A page where things move, before a game that bots have played to its end; and the number of its last line.
pub(crate) async fn played(
    stage: &Stage,
    game: &str,
    options: &[(&str, &str)],
) -> Result<(Page, String, usize), Error> {
    let page = stage.at_home(Look { motion: true, ..Look::default() }).await?;
    page.eval::<bool>("(localStorage.tempo = 'once', true)").await?;
    let path = open_with(&page, game, options).await?;
    page.goto(&stage.server.url(&path)).await?;
    at_table(&page).await?;
    page.eval::<bool>("(document.querySelector('form[action$=\"/away\"]').requestSubmit(), true)").await?;
    page.wait_for("document.querySelector('#standing .winner')", GAME).await?;
    let last = page.eval("Number(document.querySelector('#log').lastElementChild.id.slice(4))").await?;
    Ok((page, path, last))
}

/// Opens the replay at a line of the log, at this tempo.
pub(crate) async fn replay_at(stage: &Stage, page: &Page, path: &str, line: usize, tempo: &str) -> Done {
    page.eval::<bool>(&format!("(localStorage.tempo = '{tempo}', true)")).await?;
    page.goto(&stage.server.url(&format!("{path}/replay/{line}"))).await?;
    page.wait_for("document.querySelector('#play:not([hidden])')", SOON).await
}

/// Goes a step back from a line of the log and to it again, which is told then.
pub(crate) async fn step_to(page: &Page, line: usize) -> Done {
    page.key("ArrowLeft").await?;
    page.wait_for(
        &format!("!location.pathname.endsWith('/{line}') && !document.getElementById('log-{line}')"),
        SOON,
    )
    .await?;
    page.key("Escape").await?;
    page.key("ArrowRight").await?;
    page.wait_for(&format!("document.getElementById('log-{line}')"), SOON).await
}

/// Whether something is lit that leads by now.
const LEADS: &str =
    "[...document.querySelectorAll('.ending .leads')].some((one) => getComputedStyle(one).opacity > 0.5)";

/// How far the winner's crown is there.
const CROWN: &str = "['.laurel', '.laurel > svg:last-child'].reduce((all, one) => all * Number(getComputedStyle(document.querySelector(`.ending ${one}`)).opacity), 1)";

/// Whether anything of the count is there.
const COUNTS: &str = "Boolean(document.querySelector('.leads, .paper, .ending .is-lit')) || \
    document.querySelector('.ending').getAnimations({ subtree: true }).length > 0";

async fn is_counted(game: &str, options: &[(&str, &str)]) -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    let (page, path, last) = played(&stage, game, options).await?;
    replay_at(&stage, &page, &path, last, "usual").await?;
    step_to(&page, last).await?;
    page.wait_for(LEADS, 2 * SOON).await?;
    assert!(page.eval::<f64>(CROWN).await? < 0.5, "the winner comes last");
    // One row after the other.
    let hidden = "[...document.querySelectorAll('.ending .score-sheet tbody > tr')].filter((row) => getComputedStyle(row).opacity < 0.5).length";
    let later: usize = page.eval(hidden).await?;
    assert!(later > 0, "all rows are there at once");
    page.wait_for(&format!("{hidden} < {later}"), SOON).await?;
    if game == "mesozooic" {
        // What its last round counts lights up in the zoos.
        let lit = "[...document.querySelectorAll('.ending .zoo-count .is-lit')].some((one) => getComputedStyle(one).opacity > 0.5)";
        page.wait_for(lit, SOON).await?;
    }
    page.wait_for(&format!("{CROWN} === 1 && !({LEADS})"), 2 * SOON).await?;
    page.wait_for(&format!("!({COUNTS})"), SOON).await?;
    // Esc shows it all at once.
    step_to(&page, last).await?;
    page.wait_for(LEADS, 2 * SOON).await?;
    page.key("Escape").await?;
    assert!(!page.eval::<bool>(COUNTS).await?, "it goes on");
    assert_eq!(page.eval::<f64>(CROWN).await?, 1.0);
    // Who wants everything at once, or no motion, sees no count.
    for (tempo, motion) in [("once", true), ("usual", false)] {
        page.look(Look { motion, ..Look::default() }).await?;
        replay_at(&stage, &page, &path, last, tempo).await?;
        step_to(&page, last).await?;
        page.wait_for("document.querySelector('#standing .winner')", SOON).await?;
        for _ in 0..5 {
            tokio::time::sleep(Duration::from_millis(60)).await;
            assert!(
                !page.eval::<bool>("Boolean(document.querySelector('.leads, .paper, .is-lit'))").await?,
                "{tempo}"
            );
        }
        assert_eq!(page.eval::<f64>(CROWN).await?, 1.0, "{tempo}");
    }
    assert_clean(&page);
    Ok(())
}

#[tokio::test]
async fn the_end_of_cubosaurs_is_counted() -> Done {
    is_counted("cubosaurs", &[("seats", "3")]).await
}

#[tokio::test]
async fn the_end_of_evo_is_counted() -> Done {
    is_counted("evo", &[("seats", "3")]).await
}

#[tokio::test]
async fn the_end_of_mesozooic_is_counted() -> Done {
    is_counted("mesozooic", &SLIDES).await
}

#[tokio::test]
async fn the_end_of_gods_love_dinosaurs_is_counted() -> Done {
    is_counted("gods-love-dinosaurs", &[("seats", "2")]).await
}

/// What is told of the categories, in the order of time; and how long all of it takes.
const ORDER: &str = "(() => { const of = (one) => one.getAnimations()[0].effect.getComputedTiming(); \
    const ribbons = [...document.querySelectorAll('.zoo-told .ribbon')].sort((one, other) => of(one).delay - of(other).delay); \
    return [ribbons.map((one) => one.textContent), of(document.querySelector('.zoo-told')).duration]; })()";

#[tokio::test]
async fn a_round_of_mesozooic_is_stopped_and_counted_before_everybodys_eyes() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    let (page, path, _) = played(&stage, "mesozooic", &SLIDES).await?;
    let line: usize = page
        .eval("Number(document.querySelector('#log > [data-deed*=\"; stop; count 1\"]').id.slice(4))")
        .await?;
    replay_at(&stage, &page, &path, line, "usual").await?;
    step_to(&page, line).await?;
    // First the directors step into the gaps: no point is lit before.
    let steps = "[...document.querySelectorAll('.zoo-told .zoo-card[data-card^=d]')].some((one) => one.getAnimations().length)";
    page.wait_for(steps, SOON).await?;
    let lit = "[...document.querySelectorAll('.zoo-told [data-joint]')].filter((one) => getComputedStyle(one).opacity > 0.5).length";
    assert_eq!(page.eval::<usize>(lit).await?, 0);
    let (told, took): (Vec<String>, f64) = page.eval(ORDER).await?;
    page.wait_for(&format!("{lit} > 0"), SOON).await?;
    page.wait_for(
        "!document.querySelector('.zoo-told') && !document.querySelector('[data-telling]')",
        2 * SOON,
    )
    .await?;
    // Enclosures, attractions, monorail, topiaries, as the sheet has them.
    let rows = "[...document.querySelectorAll('#sheet tr[data-category]')].sort((one, other) => one.dataset.category - other.dataset.category).map((row) => row.querySelector('th').textContent)";
    let rows: Vec<String> = page.eval(rows).await?;
    assert!(rows.len() > 1);
    assert_eq!(told, rows);
    // At the tempo one likes.
    replay_at(&stage, &page, &path, line, "quick").await?;
    step_to(&page, line).await?;
    page.wait_for("document.querySelector('.zoo-told')", SOON).await?;
    assert_eq!(page.eval::<(Vec<String>, f64)>(ORDER).await?.1, took / 2.0);
    // Esc ends it; without motion, or at once, there is nothing to end.
    step_to(&page, line).await?;
    page.wait_for("document.querySelector('.zoo-told')", SOON).await?;
    page.key("Escape").await?;
    assert!(page.eval::<bool>("!document.querySelector('.zoo-told, .is-ghost, [data-telling]')").await?);
    for (tempo, motion) in [("once", true), ("usual", false)] {
        page.look(Look { motion, ..Look::default() }).await?;
        replay_at(&stage, &page, &path, line, tempo).await?;
        step_to(&page, line).await?;
        tokio::time::sleep(Duration::from_millis(500)).await;
        assert!(!page.eval::<bool>("Boolean(document.querySelector('.zoo-told'))").await?, "{tempo}");
    }
    assert_clean(&page);
    Ok(())
}

#[tokio::test]
async fn who_plays_sees_the_count_and_then_the_sheet() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    let page = stage.at_home(Look { motion: true, ..Look::default() }).await?;
    let path = open_with(&page, "mesozooic", &SLIDES).await?;
    page.goto(&stage.server.url(&path)).await?;
    at_table(&page).await?;
    page.eval::<bool>("(document.querySelector('form[action$=\"/away\"]').requestSubmit(), true)").await?;
    page.wait_for("document.querySelector('.zoo-told')", GAME).await?;
    assert!(!page.eval::<bool>("Boolean(document.querySelector('#pop[open]'))").await?, "both at once");
    page.wait_for("document.querySelector('#pop[open]')", 2 * SOON).await?;
    assert!(!page.eval::<bool>("Boolean(document.querySelector('.zoo-told, #pop .leads'))").await?, "twice");
    assert_clean(&page);
    Ok(())
}
