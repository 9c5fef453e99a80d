//! What a late game costs the browser: time on its thread, which a busy machine does not make longer. How long it is kept at a
//! stretch, when bots act and are told at the usual tempo; and what an update costs on the average.

use crate::composed::open_with;
use crate::stage::{Done, Stage, at_table};
use dino_browser::{LongTask, Look};
use std::time::Duration;
use tokio::sync::Mutex;

/// What a busy machine may need for bots to play a whole game.
const GAME: Duration = Duration::from_secs(120);

/// What one act takes at the usual tempo.
const ACT: u32 = 1360;

/// Fast, but not so fast that the page is far behind the game.
const HURRY: u32 = 150;

static TURN: Mutex<()> = Mutex::const_new(());

/// What an update may cost on the average.
const UPDATE: Duration = Duration::from_millis(150);

/// How long a page may keep its thread at a stretch: who clicks notices what takes longer.
const TASK: Duration = Duration::from_millis(50);

/// Work that is always the same, every quarter of a second: neighbours on the same processor make it slower, and all else with it.
const GAUGE: &str = "(() => { const field = new Int32Array(1 << 19); \
    setInterval(function gauge() { for (let at = 0; at < 400000; at += 1) field[(at * 7919) & 524287] += at ^ field[at & 1023]; }, 250); \
    return true; })()";

/// What that takes where nobody else works.
const ALONE: Duration = Duration::from_micros(1200);

#[tokio::test]
async fn no_task_is_long_late_in_a_game_of_cubosaurs() -> Done {
    no_task_is_long("cubosaurs", &[("seats", "5"), ("dna", "on")], 60, 8).await
}

#[tokio::test]
async fn no_task_is_long_late_in_a_game_of_evo() -> Done {
    no_task_is_long("evo", &[("seats", "5"), ("events", "on")], 150, 8).await
}

#[tokio::test]
async fn no_task_is_long_late_in_a_game_of_mesozooic() -> Done {
    no_task_is_long("mesozooic", &[("seats", "6"), ("limit", "slides")], 10, 2).await
}

#[tokio::test]
async fn no_task_is_long_late_in_a_game_of_gods_love_dinosaurs() -> Done {
    no_task_is_long("gods-love-dinosaurs", &[("seats", "4")], 120, 8).await
}

/// So many lines of the log, or the end.
fn lines(lines: usize) -> String {
    format!(
        "document.querySelectorAll('#log > li').length > {lines} || document.querySelector('#standing .winner')"
    )
}

/// Bots hurry up to this line of the log; the lines after it are told.
async fn no_task_is_long(game: &str, options: &[(&str, &str)], late: usize, told: usize) -> Done {
    // Only one page is watched at a time, and no game goes on while it waits for its turn.
    let _turn = TURN.lock().await;
    let Some(mut stage) = Stage::with_bots_after(HURRY).await? else { return Ok(()) };
    let look = Look { width: 1440, height: 900, motion: true, ..Look::default() };
    let page = stage.at_home(look).await?;
    page.eval::<bool>("(localStorage.setItem('tempo', 'once'), true)").await?;
    let path = open_with(&page, game, options).await?;
    page.goto(&stage.server.url(&path)).await?;
    at_table(&page).await?;
    page.eval::<bool>("(document.querySelector('form[action$=\"/away\"]').requestSubmit(), true)").await?;
    page.wait_for(&lines(late), GAME).await?;
    page.goto("about:blank").await?;
    stage.server.again_with_bots_after(ACT)?;
    page.goto(&stage.server.url("/")).await?;
    page.eval::<bool>("(localStorage.setItem('tempo', 'usual'), true)").await?;
    page.goto(&stage.server.url(&path)).await?;
    at_table(&page).await?;
    // It only waits for bots from here on.
    stage.give_way();
    page.eval::<bool>(GAUGE).await?;
    let (before, _) = (page.busy().await?, page.take_seen());
    let watch = page.watch_tasks().await?;
    let already: usize = page.eval("document.querySelectorAll('#log > li').length").await?;
    page.wait_for(&lines(already + told), GAME).await?;
    let tasks = watch.longest().await?;
    let (spent, updates) = (page.busy().await? - before, page.take_seen().updates.len().max(1));
    assert!(updates > 2, "the game was over before it was told");
    let each = spent / updates as u32;
    let slower = slower(&tasks);
    let longest = tasks.iter().find(|task| !is_gauge(task)).expect("a page that is drawn has tasks");
    eprintln!("{game}, line {already}: {longest}; {each:?} an update; {slower:.2} times as slow as alone");
    assert!(
        longest.lasted < TASK.mul_f64(slower),
        "{game}: {longest}, where all is {slower:.2} times as slow"
    );
    assert!(each < UPDATE.mul_f64(slower), "{game}: {each:?} for each of {updates} updates");
    Ok(())
}

fn is_gauge(task: &LongTask) -> bool {
    task.parts.iter().any(|(what, ..)| what.contains("gauge"))
}

/// How many times as slow as alone the page was while it was watched.
fn slower(tasks: &[LongTask]) -> f64 {
    let gauged: Vec<f64> =
        tasks.iter().filter(|task| is_gauge(task)).map(|task| task.lasted.as_secs_f64()).collect();
    let mean = gauged.iter().sum::<f64>() / gauged.len().max(1) as f64;
    (mean / ALONE.as_secs_f64()).max(1.0)
}
