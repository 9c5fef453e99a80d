//! A server and a browser for one test.

use dino_browser::{Browser, Error, Look, Page, Server, find_chromium};
use std::time::Duration;
use tokio::sync::{Semaphore, SemaphorePermit};

/// What every test gives.
pub(crate) type Done = Result<(), Error>;

/// How long anything may take to show.
pub(crate) const SOON: Duration = Duration::from_secs(10);

/// More at once would only make every one of them slow.
static AT_ONCE: Semaphore = Semaphore::const_new(2);

/// A server of its own and a browser of its own.
pub(crate) struct Stage {
    pub(crate) server: Server,
    pub(crate) browser: Browser,
    turn: Option<SemaphorePermit<'static>>,
}

impl Stage {
    /// The stage, or `None` with a notice where there is no Chromium.
    pub(crate) async fn open() -> Result<Option<Stage>, Error> {
        Stage::with_bots_after(50).await
    }

    /// The same with bots that wait so many milliseconds before they act.
    pub(crate) async fn with_bots_after(bot_delay: u32) -> Result<Option<Stage>, Error> {
        if find_chromium().is_none() && std::env::var_os("CI").is_none() {
            eprintln!(
                "no chromium on this machine: this test is left out (install Debian's package `chromium`)"
            );
            return Ok(None);
        }
        let turn = AT_ONCE.acquire().await.map_err(|_| Error::NoChromium)?;
        Ok(Some(Stage {
            browser: Browser::start().await?,
            server: Server::with_bots_after(bot_delay)?,
            turn: Some(turn),
        }))
    }

    /// Lets another test begin: this one only waits for a while.
    pub(crate) fn give_way(&mut self) {
        self.turn = None;
    }

    /// Somebody new who looks at the first page.
    pub(crate) async fn at_home(&self, look: Look) -> Result<Page, Error> {
        let page = self.browser.page(look).await?;
        page.goto(&self.server.url("/")).await?;
        Ok(page)
    }
}

impl Drop for Stage {
    /// No test ends well when anything was on the console that it did not expect.
    fn drop(&mut self) {
        if !std::thread::panicking() {
            let errors = self.browser.errors();
            assert!(errors.is_empty(), "on the console: {errors:#?}");
        }
    }
}

/// Opens a table of the first game from the first page: `bots` or `friends`.
pub(crate) async fn open_table(page: &Page, mode: &str) -> Done {
    if mode == "bots" {
        return start_against_bots(page, "[data-start]").await;
    }
    page.leaving(page.click(&format!("button[name=mode][value={mode}]"))).await
}

/// Opens the dialog in which one chooses against whom one plays, and starts as it proposes.
async fn start_against_bots(page: &Page, link: &str) -> Done {
    page.click(link).await?;
    // Without script it is a page of its own.
    page.wait_for("document.readyState === 'complete' && document.querySelector('#start')", SOON).await?;
    page.leaving(page.click("#start button[value=bots]")).await
}

/// The same for one of the games.
pub(crate) async fn open_game(page: &Page, game: &str, mode: &str) -> Done {
    if mode == "bots" {
        return start_against_bots(page, &format!("[data-start][href$='/{game}']")).await;
    }
    page.leaving(page.click(&format!("form:has(input[name=game][value={game}]) button[value={mode}]"))).await
}

/// Lets a bot play in the reader's seat until something is there, and comes back where the game is not over by then.
pub(crate) async fn bot_plays_until(page: &Page, what: &str, patience: Duration) -> Done {
    let press =
        |form: &str| format!("(document.querySelector('form[action$=\"/{form}\"]')?.requestSubmit(), true)");
    page.eval::<bool>(&press("away")).await?;
    page.wait_for(what, patience).await?;
    page.eval::<bool>(&press("back")).await?;
    Ok(())
}

/// Takes the first free chair of a table under a name.
pub(crate) async fn sit_down(page: &Page, name: &str) -> Done {
    page.click("#sit-name").await?;
    page.type_text(name).await?;
    page.click(".lobby__sit button").await?;
    page.wait_for("document.querySelector('.chip--you')", SOON).await
}

/// Chooses a value of an option in the lobby, with a click where the values lie side by side and with the arrow keys in a
/// list, and waits until the server knows.
pub(crate) async fn choose(page: &Page, option: &str, value: &str) -> Done {
    let field = format!("document.querySelector('#option-{option}')");
    page.eval::<bool>(&format!("({field}.closest('details')?.setAttribute('open', ''), true)")).await?;
    if page.eval::<bool>(&format!("{field}.localName !== 'select'")).await? {
        let choice = format!("document.getElementById('option-{option}-{value}')");
        page.eval::<bool>(&format!("({choice}.scrollIntoView({{ block: 'center' }}), true)")).await?;
        if !page.eval::<bool>(&format!("{choice}.checked")).await? {
            page.click_on(&choice).await?;
        }
        return page.wait_for(&format!("{choice}.hasAttribute('checked')"), SOON).await;
    }
    let ways = format!(
        "[{field}.selectedIndex, [...{field}.options].findIndex((option) => option.value === '{value}')]"
    );
    loop {
        let (at, to): (i32, i32) = page.eval(&ways).await?;
        if at == to {
            return Ok(());
        }
        page.eval::<bool>(&format!("({field}.focus(), true)")).await?;
        page.key(if at < to { "ArrowDown" } else { "ArrowUp" }).await?;
        // What the server draws anew says which value it knows.
        let next = if at < to { at + 1 } else { at - 1 };
        page.wait_for(&format!("{field}.options[{next}].hasAttribute('selected')"), SOON).await?;
    }
}

/// Starts the game, with bots in the free seats.
pub(crate) async fn start(page: &Page) -> Done {
    page.leaving(page.click(".lobby__start button")).await?;
    at_table(page).await
}

/// Clicks something in the menu of the table, and closes the menu again.
pub(crate) async fn in_menu(page: &Page, selector: &str) -> Done {
    page.click(".menu > summary").await?;
    page.click(selector).await?;
    page.click(".menu > summary").await
}

/// Waits for the table, with its script awake.
pub(crate) async fn at_table(page: &Page) -> Done {
    page.wait_for("document.querySelector('[data-page=table] [data-open=refcard]:not([hidden])')", SOON).await
}

/// Nothing on the console: no exception, nothing against the content security policy, no dialog.
pub(crate) fn assert_clean(page: &Page) {
    let errors = page.seen().errors;
    assert!(errors.is_empty(), "on the console: {errors:#?}");
}

/// The most an update may weigh for one viewer once it is unpacked, also that of the end of a game, when every board, the sheet
/// and the winner are drawn at once. What one action may weigh, and what it weighs on the wire, some five times less, is
/// held to its limit by the pages' and the server's own tests.
pub(crate) const UNPACKED: usize = 40_000;

/// One action is a small update.
pub(crate) fn assert_updates_are_small(page: &Page) {
    let updates = page.seen().updates;
    assert!(!updates.is_empty() && updates.iter().all(|length| *length < UNPACKED), "{updates:?}");
}
