//! From 1024 by 640 up the table fills the window: nothing scrolls, nothing is cut off, no zone lies over another; with
//! every number of seats, plain and advanced, and while something is refused, begun or read in the log.

use crate::stage::{Done, SOON, Stage, assert_clean, at_table, bot_plays_until};
use dino_browser::{Error, Look, Page};
use std::time::Duration;

/// The windows that are tried, small and large, narrow and very wide.
const WINDOWS: [(u32, u32); 5] = [(1024, 640), (1280, 720), (1440, 900), (1920, 1080), (2560, 1080)];

/// Those that have room for the drawer beside the table.
const WITH_DRAWER: [(u32, u32); 2] = [(1440, 900), (1920, 1080)];

/// What a busy machine may need for bots to play a whole game.
const GAME: Duration = Duration::from_secs(120);

/// What is wrong with how the page lies in its window.
const FAULTS: &str = include_str!("composed.js");

/// Mesozooic without its clock, which would run three times 45 seconds.
const SLIDES: &[(&str, &str)] = &[("limit", "slides"), ("budget", "few")];

/// A table: how many seats, in which language, with which options beside.
type Table = (&'static str, &'static str, &'static [(&'static str, &'static str)]);

#[tokio::test]
async fn cubosaurs_fills_the_window() -> Done {
    const DNA: &[(&str, &str)] = &[("dna", "on")];
    const ALL: &[(&str, &str)] = &[("dna", "on"), ("interaction", "on")];
    let tables = [("2", "en", &[][..]), ("3", "en", ALL), ("4", "fr", &[]), ("5", "fr", DNA)];
    fills_the_window("cubosaurs", &tables, 20).await
}

#[tokio::test]
async fn evo_fills_the_window() -> Done {
    const EVENTS: &[(&str, &str)] = &[("events", "on")];
    let tables = [("2", "en", &[][..]), ("3", "fr", EVENTS), ("4", "en", EVENTS), ("5", "fr", &[])];
    fills_the_window("evo", &tables, 60).await
}

#[tokio::test]
async fn mesozooic_fills_the_window() -> Done {
    let tables = [("1", "en", &[][..]), ("2", "fr", SLIDES), ("6", "fr", SLIDES)];
    fills_the_window("mesozooic", &tables, 8).await
}

#[tokio::test]
async fn mesozooic_for_three_to_five_fills_the_window() -> Done {
    const SMALL: &[(&str, &str)] = &[("limit", "slides"), ("budget", "few"), ("zoo", "3x3")];
    const ADVANCED: &[(&str, &str)] =
        &[("limit", "slides"), ("budget", "few"), ("advanced", "mixed"), ("crane", "on")];
    fills_the_window("mesozooic", &[("3", "en", SLIDES), ("4", "fr", SMALL), ("5", "fr", ADVANCED)], 8).await
}

#[tokio::test]
async fn gods_love_dinosaurs_fills_the_window() -> Done {
    let tables = [("2", "en", &[][..]), ("3", "fr", &[]), ("4", "en", &[]), ("5", "fr", &[])];
    fills_the_window("gods-love-dinosaurs", &tables, 60).await
}

/// Looks at tables at their start, after so many lines of the log, and at their end.
async fn fills_the_window(game: &str, tables: &[Table], middle: usize) -> Done {
    let Some(stage) = Stage::with_bots_after(0).await? else { return Ok(()) };
    // All that is wrong is told at once.
    let mut faults = Vec::new();
    for (at, (seats, lang, options)) in tables.iter().enumerate() {
        let what = |when: &str| format!("{game} for {seats} {options:?}, {when}");
        let page = stage.at_home(Look::default().lang(lang)).await?;
        // Bots wait for nobody.
        page.eval::<bool>("(localStorage.setItem('tempo', 'once'), true)").await?;
        let path = open_with(&page, game, &[&[("seats", *seats)], *options].concat()).await?;
        page.goto(&stage.server.url(&path)).await?;
        at_table(&page).await?;
        faults.extend(fits(&page, &WINDOWS, lang, &what("at the start")).await?);
        let lines = format!(
            "document.querySelectorAll('#log > li').length > {middle} || document.querySelector('#standing .winner')"
        );
        bot_plays_until(&page, &lines, GAME).await?;
        faults.extend(fits(&page, &WINDOWS, lang, &what("in the middle")).await?);
        // Once for the fewest and once for the most.
        if at == 0 || at + 1 == tables.len() {
            faults.extend(what_comes_up_fits(&page, lang, &what("while")).await?);
        }
        bot_plays_until(&page, "document.querySelector('#standing .winner')", GAME).await?;
        faults.extend(fits(&page, &WINDOWS, lang, &what("at the end")).await?);
        assert_clean(&page);
    }
    assert!(faults.is_empty(), "{faults:#?}");
    Ok(())
}

/// What opens, is begun or refused in the middle of a game, where the reader is asked.
async fn what_comes_up_fits(page: &Page, lang: &'static str, what: &str) -> Result<Vec<String>, Error> {
    let mut faults = Vec::new();
    const ASKED: &str = "document.querySelector('.prompt--you') && document.querySelector('#offers .choice')";
    let over = "document.querySelector('#standing .winner')";
    page.wait_for(&format!("{ASKED} || {over}"), 3 * SOON).await?;
    if page.eval(&format!("Boolean({over})")).await? {
        return Ok(faults);
    }
    // What was counted may just lie over the table.
    page.eval::<bool>("(document.querySelectorAll('dialog[open]').forEach((one) => one.close()), true)")
        .await?;
    page.click(".bar [data-drawer=log]").await?;
    faults.extend(fits(page, &WITH_DRAWER, lang, &format!("{what} the log is read")).await?);
    page.click(".bar [data-drawer=log]").await?;
    // A thing that cannot be chosen now.
    let illegal = "[...document.querySelectorAll('[data-why], [data-why] [id]')].find((e) => e.id && \
        (e.localName === 'button' || e.closest('[data-map]')) && !e.matches('.is-legal, .is-chosen, :disabled') && !e.form && e.checkVisibility())";
    if page.eval(&format!("Boolean({illegal})")).await? {
        page.click_on(illegal).await?;
        if page.wait_for("!document.querySelector('#toast').hidden", SOON).await.is_ok() {
            faults.extend(fits(page, &WINDOWS, lang, &format!("{what} something is refused")).await?);
        }
        page.key("Escape").await?;
    }
    let begin = "[...document.querySelectorAll('#offers .choice[data-begin]')].find((e) => e.getBoundingClientRect().width)";
    if page.eval(&format!("Boolean({begin})")).await? {
        page.click_on(begin).await?;
        page.wait_for("!document.querySelector('#path').hidden", SOON).await?;
        faults.extend(fits(page, &WINDOWS, lang, &format!("{what} something is begun")).await?);
        page.key("Escape").await?;
    }
    Ok(faults)
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

/// What is wrong in windows, one after the other.
async fn fits(
    page: &Page,
    windows: &[(u32, u32)],
    lang: &'static str,
    what: &str,
) -> Result<Vec<String>, Error> {
    let mut faults = Vec::new();
    for (width, height) in windows.iter().copied() {
        page.look(Look { width, height, lang, ..Look::default() }).await?;
        page.wait_for(&format!("innerWidth === {width} && innerHeight === {height}"), SOON).await?;
        let found: Vec<String> = page.eval(FAULTS).await?;
        faults.extend(found.into_iter().map(|fault| format!("{what}, {width}x{height}: {fault}")));
    }
    Ok(faults)
}
