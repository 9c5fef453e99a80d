//! What axe finds that keeps somebody out: nothing serious on any page. Axe is fetched for this check alone; nothing of
//! npm is in the program.

use crate::stage::{Done, SOON, Stage, at_table, bot_plays_until, open_game};
use dino_browser::{Error, Look, Page};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// One version, so that the same pages are always judged alike.
const AXE: &str = "axe-core@4.10.3";

const GAMES: [&str; 4] = ["cubosaurs", "evo", "mesozooic", "gods-love-dinosaurs"];

/// What a busy machine may need for bots to play a whole game.
const GAME: Duration = Duration::from_secs(120);

/// The script, or `None` with a notice where there is no npm.
fn axe() -> Result<Option<String>, Error> {
    // One test fetches it for all.
    static FETCH: Mutex<()> = Mutex::new(());
    let _fetching = FETCH.lock().unwrap_or_else(PoisonError::into_inner);
    let io = |source| Error::Io { what: AXE.to_owned(), source };
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(AXE);
    let file = folder.join("node_modules/axe-core/axe.min.js");
    if !file.exists() {
        std::fs::create_dir_all(&folder).map_err(io)?;
        let mut npm = Command::new("npm");
        npm.args(["install", "--no-save", "--no-audit", "--no-fund", "--prefix"]).arg(&folder).arg(AXE);
        let fetched = npm.stdout(Stdio::null()).stderr(Stdio::null()).status();
        if !fetched.is_ok_and(|status| status.success()) {
            assert!(std::env::var_os("CI").is_none(), "{AXE} cannot be fetched with npm");
            eprintln!("{AXE} cannot be fetched with npm: this test is left out");
            return Ok(None);
        }
    }
    std::fs::read_to_string(&file).map(Some).map_err(io)
}

/// Holds a page to it, in the light and in the dark.
async fn is_open_to_all(page: &Page, axe: &str, what: &str) -> Done {
    let mut found = Vec::new();
    for look in [Look::default(), Look::default().dark()] {
        page.look(look).await?;
        page.eval::<bool>(&format!("({axe}, true)", axe = wrapped(axe))).await?;
        // Names that differ from what is seen are found by a rule that is off unless one asks for it.
        let run = "axe.run(document, { rules: { 'label-content-name-mismatch': { enabled: true } } }).then(({ violations }) => \
            violations.filter(({ impact }) => ['serious', 'critical'].includes(impact)).flatMap(({ id, nodes }) => \
            nodes.slice(0, 4).map(({ html, any }) => `${id}: ${html.slice(0, 160)} ${any[0]?.message ?? ''}`)))";
        // What fades in is judged once it is there.
        page.wait_for("document.getAnimations().every((one) => one.playState !== 'running' || one.effect.getComputedTiming().endTime === Infinity)", SOON).await?;
        let more: Vec<String> = page.eval(run).await?;
        found.extend(more.into_iter().map(|fault| format!("{what}, dark {}: {fault}", look.dark)));
    }
    page.look(Look::default()).await?;
    assert!(found.is_empty(), "{found:#?}");
    Ok(())
}

/// The script as an expression.
fn wrapped(axe: &str) -> String {
    format!("(() => {{ {axe} }})()")
}

#[tokio::test]
async fn axe_finds_nothing_serious_on_the_pages_around_the_tables() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    let Some(axe) = axe()? else { return Ok(()) };
    let page = stage.at_home(Look::default()).await?;
    open_game(&page, "evo", "friends").await?;
    page.wait_for("document.querySelector('.lobby [data-copy]:not([hidden])')", SOON).await?;
    is_open_to_all(&page, &axe, "the lobby of a host").await?;
    page.eval::<bool>(
        "(document.querySelectorAll('.lobby details').forEach((one) => { one.open = true; }), true)",
    )
    .await?;
    is_open_to_all(&page, &axe, "all options of a lobby").await?;
    let address: String = page.eval("location.pathname").await?;
    let guest = stage.browser.page(Look::default()).await?;
    guest.goto(&stage.server.url(&address)).await?;
    guest.wait_for("document.querySelector('#sit-name')", SOON).await?;
    is_open_to_all(&guest, &axe, "the lobby of a guest").await?;
    page.goto(&stage.server.url("/")).await?;
    page.click("[data-start]").await?;
    page.wait_for("document.querySelector('dialog[open] #start')", SOON).await?;
    is_open_to_all(&page, &axe, "the start dialog").await?;
    for path in ["/", "/history", "/gallery", &format!("{address}/fair"), &format!("{address}/chat")] {
        page.goto(&stage.server.url(path)).await?;
        is_open_to_all(&page, &axe, path).await?;
    }
    for game in GAMES {
        for path in ["", "/components"] {
            page.goto(&stage.server.url(&format!("/rules/{game}{path}"))).await?;
            is_open_to_all(&page, &axe, &format!("rules of {game}{path}")).await?;
        }
    }
    Ok(())
}

/// A table where somebody is asked, its reference card, its log, a place as large as it gets, its end and its replay.
async fn table_is_open_to_all(game: &str) -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    let Some(axe) = axe()? else { return Ok(()) };
    let page = stage.at_home(Look::default()).await?;
    open_game(&page, game, "bots").await?;
    at_table(&page).await?;
    page.wait_for("document.querySelector('#offers .choice:not([hidden])')", 3 * SOON).await?;
    is_open_to_all(&page, &axe, &format!("a table of {game}")).await?;
    page.click("[data-open=refcard]").await?;
    is_open_to_all(&page, &axe, &format!("the reference card of {game}")).await?;
    page.key("Escape").await?;
    page.click(".bar [data-drawer=log]").await?;
    is_open_to_all(&page, &axe, &format!("the log of {game}")).await?;
    page.key("Escape").await?;
    // While cards are chosen there is nothing to enlarge.
    const PLACE: &str = "[...document.querySelectorAll('.others [data-enlarge], .others [data-look]')].find((e) => e.checkVisibility())";
    if !page.eval::<bool>(&format!("Boolean({PLACE})")).await? {
        bot_plays_until(&page, PLACE, GAME).await?;
    }
    page.click_on(PLACE).await?;
    page.wait_for("document.querySelector('dialog[open]')", SOON).await?;
    is_open_to_all(&page, &axe, &format!("a place of {game} enlarged")).await?;
    page.key("Escape").await?;
    bot_plays_until(&page, "document.querySelector('#standing .winner')", GAME).await?;
    is_open_to_all(&page, &axe, &format!("the end of {game}")).await?;
    page.leaving(page.click(".end-actions a[href$='/replay/0']")).await?;
    page.wait_for("document.querySelector('#play:not([hidden])')", SOON).await?;
    is_open_to_all(&page, &axe, &format!("the replay of {game}")).await
}

/// What lies over every table alike: the menu with the ways to leave, the keys, what happened since one's last turn.
#[tokio::test]
async fn axe_finds_nothing_serious_over_a_table() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    let Some(axe) = axe()? else { return Ok(()) };
    let page = stage.at_home(Look::default()).await?;
    open_game(&page, "cubosaurs", "bots").await?;
    at_table(&page).await?;
    page.click(".menu > summary").await?;
    page.click(".leave > summary").await?;
    is_open_to_all(&page, &axe, "the menu").await?;
    page.click("[data-open=keys]").await?;
    page.wait_for("document.querySelector('#keys[open]')", SOON).await?;
    is_open_to_all(&page, &axe, "the keys").await?;
    page.key("Escape").await?;
    page.click(".menu > summary").await?;
    page.wait_for("document.querySelector('.prompt--you') && document.querySelector('.bar [data-recap=open]:not([hidden])')", 3 * SOON).await?;
    page.key("b").await?;
    page.wait_for("document.querySelector('#recap:not([hidden])')", SOON).await?;
    is_open_to_all(&page, &axe, "what happened since one's last turn").await
}

#[tokio::test]
async fn axe_finds_nothing_serious_at_cubosaurs() -> Done {
    table_is_open_to_all("cubosaurs").await
}

#[tokio::test]
async fn axe_finds_nothing_serious_at_evo() -> Done {
    table_is_open_to_all("evo").await
}

#[tokio::test]
async fn axe_finds_nothing_serious_at_mesozooic() -> Done {
    table_is_open_to_all("mesozooic").await
}

#[tokio::test]
async fn axe_finds_nothing_serious_at_gods_love_dinosaurs() -> Done {
    table_is_open_to_all("gods-love-dinosaurs").await
}
