//! Strips of frames of everything that moves, one frame every 100 ms: light above, dark below. Bots play a game, and its replay
//! tells each moment five times as slowly as usual, so that a busy machine drops no frame.

use super::{DESKTOP, GAME, SOON, Scene, Studio, press, tell};
use dino_browser::{Error, Look, Page};
use std::time::{Duration, Instant};

/// How much slower than usual it is told, and how often a frame is taken then.
const SLOWER: u32 = 5;
const EVERY: Duration = Duration::from_millis(100 * SLOWER as u64);
/// The most frames of a strip.
const MOST: usize = 60;

/// A moment: what it is called, and a pattern that its line of the log has in notation.
type Moment = (&'static str, &'static str);

/// A game, the options it is played with, and its moments.
type Filmed = (&'static str, &'static [(&'static str, &'static str)], &'static [Moment]);

/// The moments of each game; where several lines fit, one in the middle of the game is taken.
const MOMENTS: [Filmed; 4] = [
    ("cubosaurs", &[("seats", "4"), ("dna", "on")], &[("round", "; count"), ("refuse", "refuse")]),
    (
        "evo",
        &[("seats", "3")],
        &[
            ("climate", "^climate -?[12]"),
            ("strike", "; strike"),
            ("fight", "^die.* (taken|failed) "),
            ("birth", "^birth"),
            ("meteor", "^meteor"),
        ],
    ),
    ("mesozooic", &[("seats", "3")], &[]),
    (
        "gods-love-dinosaurs",
        &[("seats", "3")],
        &[
            ("wake", "; wake"),
            ("breed", " breed "),
            ("hunt", " hunt "),
            ("starve", " starve "),
            ("gold", "; gold"),
        ],
    ),
];

/// Takes the strips of these games, or of all.
pub(super) async fn take(studio: &Studio, games: &[String]) -> Result<(), Error> {
    for (game, options, moments) in MOMENTS {
        if !games.is_empty() && !games.iter().any(|wanted| wanted == game) {
            continue;
        }
        let page = studio.lobby(&Scene { name: game, game, options, moments: &[] }).await?;
        page.eval::<bool>("(localStorage.tempo = 'once', true)").await?;
        page.leaving(page.click(".lobby__start button")).await?;
        page.wait_for("document.querySelector('#offers .choice')", 3 * SOON).await?;
        if game == "mesozooic" {
            build(studio, &page).await?;
        }
        recap(studio, &page, game).await?;
        press(&page, "away").await?;
        page.wait_for("document.querySelector('#standing .winner')", 2 * GAME).await?;
        for (name, pattern) in moments {
            let found = format!(
                "(() => {{ const lines = [...document.querySelectorAll('#log > [data-deed]')].filter((line) => /{pattern}/.test(line.dataset.deed)); \
                 return Number(lines[lines.length >> 1]?.id.slice(4) ?? 0); }})()"
            );
            let line: usize = page.eval(&found).await?;
            if line == 0 {
                let source = std::io::Error::other("no line of this game's log fits: play another one");
                return Err(Error::Io { what: format!("{game}-{name}, /{pattern}/"), source });
            }
            moment(studio, &page, &format!("{game}-{name}"), line).await?;
        }
        let end = page.eval("Number(document.querySelector('#log').lastElementChild.id.slice(4))").await?;
        moment(studio, &page, &format!("{game}-end"), end).await?;
    }
    Ok(())
}

/// A moment of the replay, in both lights.
async fn moment(studio: &Studio, page: &Page, name: &str, line: usize) -> Result<(), Error> {
    let table: String = page.eval("location.pathname.split('/')[2]").await?;
    let watcher = studio.browser.page(DESKTOP).await?;
    let tempo = format!(
        "try {{ localStorage.tempo = 'usual'; localStorage['replay-speed'] = {}; }} catch {{ /* not yet */ }}",
        1.0 / f64::from(SLOWER)
    );
    watcher.before_scripts(&tempo).await?;
    let mut rows = Vec::new();
    for dark in [false, true] {
        watcher.look(Look { dark, motion: true, ..DESKTOP }).await?;
        watcher.goto(&studio.server.url(&format!("/t/{table}/replay/{line}"))).await?;
        // From the step before it.
        watcher.wait_for("document.querySelector('#scrubber a[rel=prev]')", SOON).await?;
        watcher.key("ArrowLeft").await?;
        watcher.wait_for(&format!("!location.pathname.endsWith('/{line}')"), SOON).await?;
        tokio::time::sleep(Duration::from_millis(600)).await;
        watcher.key("ArrowRight").await?;
        rows.push(frames(&watcher, EVERY, "document.querySelector('.stage[data-telling]') || document.getAnimations().some((one) => one.playState === 'running' && one.effect?.getTiming().iterations !== Infinity)").await?);
    }
    strip(studio, &watcher, name, &rows).await
}

/// "Since your last turn", stepped through: what is offered first is done until others did enough for one. Where a game is
/// played at once, as a zoo is built, there is none.
async fn recap(studio: &Studio, page: &Page, game: &str) -> Result<(), Error> {
    if game == "mesozooic" {
        return Ok(());
    }
    let act = "(() => { if (document.querySelector('#recap:not([hidden])')) return true; \
         const one = document.querySelector('.prompt--you') && (document.querySelector('#offers button[name=action]') ?? document.querySelector('#offers .choices__form button')); \
         one?.form.requestSubmit(one); return false; })()";
    page.wait_for(act, GAME).await?;
    let mut rows = Vec::new();
    for dark in [false, true] {
        page.look(Look { dark, ..DESKTOP }).await?;
        let mut row = Vec::new();
        for _ in 0..4 {
            row.push(page.frame(0.3).await?);
            page.key("ArrowDown").await?;
        }
        rows.push(row);
    }
    let paper = studio.browser.page(DESKTOP).await?;
    strip(studio, &paper, &format!("{game}-recap"), &rows).await
}

/// Mesozooic's clock: three, two, one, and the stop with its count, as they happen.
async fn build(studio: &Studio, page: &Page) -> Result<(), Error> {
    let act = "(() => { if (document.querySelector('#timer')) return true; \
         const one = document.querySelector('#offers button[name=action]') ?? document.querySelector('#offers .choices__form button'); \
         one?.form.requestSubmit(one); return false; })()";
    page.look(Look { motion: true, ..DESKTOP }).await?;
    page.wait_for(act, GAME).await?;
    let start = frames_for(page, Duration::from_secs(5)).await?;
    page.wait_for("document.querySelector('#pop[open]')", GAME).await?;
    let stop = frames_for(page, Duration::from_secs(6)).await?;
    let paper = studio.browser.page(DESKTOP).await?;
    strip(studio, &paper, "mesozooic-start", &[start]).await?;
    strip(studio, &paper, "mesozooic-count", &[stop]).await?;
    page.eval::<bool>("(document.querySelector('#pop')?.close(), true)").await?;
    Ok(())
}

/// Frames while a script says that something moves.
async fn frames(page: &Page, every: Duration, moves: &str) -> Result<Vec<String>, Error> {
    let mut frames = Vec::new();
    let (mut next, mut still) = (Instant::now(), 0);
    while frames.len() < MOST && still < 3 {
        frames.push(page.frame(0.3).await?);
        let is_over = !page.eval::<bool>(&format!("Boolean({moves})")).await?;
        still = if is_over { still + 1 } else { 0 };
        next = (next + every).max(Instant::now());
        tokio::time::sleep_until(next.into()).await;
    }
    Ok(frames)
}

async fn frames_for(page: &Page, lasts: Duration) -> Result<Vec<String>, Error> {
    let (start, mut frames) = (Instant::now(), Vec::new());
    while start.elapsed() < lasts {
        frames.push(page.frame(0.3).await?);
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    Ok(frames)
}

/// Puts frames side by side, a row of them for each light.
async fn strip(studio: &Studio, page: &Page, name: &str, rows: &[Vec<String>]) -> Result<(), Error> {
    page.goto("about:blank").await?;
    let frames: Vec<&String> = rows.iter().flatten().collect();
    let list = serde_json::to_string(&frames).unwrap_or_default();
    let (first, width) = (rows.first().map_or(0, Vec::len), 432);
    let script = format!(
        "(async () => {{ document.body.style = 'margin: 0; display: flex; flex-wrap: wrap; background: #888; font: 12px sans-serif'; \
         const frames = {list}; \
         for (const [at, source] of frames.entries()) {{ \
           const box = document.body.appendChild(document.createElement('figure')); box.style = 'margin: 1px; width: {width}px'; \
           const picture = box.appendChild(new Image()); picture.src = source; picture.style = 'width: 100%; display: block'; \
           box.append(`${{100 * (at < {first} ? at : at - {first})}} ms`); await picture.decode(); }} \
         return true; }})()"
    );
    page.look(Look { width: 4 * (width + 2), ..DESKTOP }).await?;
    page.eval::<bool>(&script).await?;
    let file = studio.folder.join(format!("{name}.png"));
    page.screenshot(&file, true).await?;
    tell(&file);
    Ok(())
}
