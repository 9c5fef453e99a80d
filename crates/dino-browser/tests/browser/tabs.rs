//! Many tables in one browser, which has six connections to a server for all its tabs.

use crate::composed::open;
use crate::stage::{Done, SOON, Stage, at_table};
use dino_browser::{Error, Look, Page, Person};
use std::time::Duration;

const TABS: usize = 20;

/// A tab that nobody looks at asks every ten seconds.
const LATER: Duration = Duration::from_secs(40);

/// A tab of a table of two, looked at or not: a browser without windows looks at all of its own.
async fn tab(stage: &Stage, somebody: &Person, path: &str, is_seen: bool) -> Result<Page, Error> {
    let page = somebody.page().await?;
    let hidden = "Object.defineProperty(document, 'hidden', { get: () => !globalThis.seen })";
    page.before_scripts(&format!("globalThis.seen = {is_seen}; {hidden}")).await?;
    page.goto(&stage.server.url(path)).await?;
    at_table(&page).await?;
    Ok(page)
}

/// Turns to a tab, or away from it.
async fn look(page: &Page, is_seen: bool) -> Done {
    let event = "document.dispatchEvent(new Event('visibilitychange'))";
    page.eval::<bool>(&format!("(globalThis.seen = {is_seen}, {event}, true)")).await?;
    Ok(())
}

const PEEKS: &str = "performance.getEntriesByType('resource').some(({ name }) => name.includes('peek=true'))";

#[tokio::test]
async fn twenty_tabs_of_twenty_tables_all_live() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    let somebody = stage.browser.person(Look::default()).await?;
    let first = somebody.page().await?;
    first.goto(&stage.server.url("/")).await?;
    // Bots wait for nobody.
    first.eval::<bool>("(localStorage.setItem('tempo', 'once'), true)").await?;
    let mut tabs = Vec::new();
    for number in 0..TABS {
        let path = open(&first, "cubosaurs", 2).await?;
        tabs.push(tab(&stage, &somebody, &path, number + 1 == TABS).await?);
    }
    // There is still a connection for whoever asks for one.
    assert!(tabs[TABS - 1].eval::<bool>("fetch('/health').then(({ ok }) => ok)").await?);
    // What happens reaches a tab that nobody looks at, though it holds no connection.
    let away = "(document.querySelector('form[action$=\"/away\"]').requestSubmit(), true)";
    tabs[3].eval::<bool>(away).await?;
    tabs[3].wait_for("document.querySelector('#standing .winner')", LATER).await?;
    assert!(tabs[3].eval::<bool>(PEEKS).await?);
    // Who turns to it hears of everything at once, and plays.
    look(&tabs[TABS - 1], false).await?;
    look(&tabs[7], true).await?;
    tabs[7].wait_for("document.querySelector('#offers .choice')", SOON).await?;
    tabs[7].eval::<bool>(away).await?;
    tabs[7].wait_for("document.querySelector('#standing .winner')", LATER).await?;
    // The one before has given way to it.
    tabs[TABS - 1].wait_for(PEEKS, LATER).await?;
    assert!(tabs[TABS - 1].eval::<bool>("document.querySelector('#offline').hidden").await?);
    Ok(())
}

#[tokio::test]
async fn a_tab_alone_keeps_its_line_while_nobody_looks() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    let somebody = stage.browser.person(Look::default()).await?;
    let first = somebody.page().await?;
    first.goto(&stage.server.url("/")).await?;
    // Bots wait for nobody.
    first.eval::<bool>("(localStorage.setItem('tempo', 'once'), true)").await?;
    let path = open(&first, "cubosaurs", 2).await?;
    let page = tab(&stage, &somebody, &path, true).await?;
    look(&page, false).await?;
    page.eval::<bool>("(document.querySelector('form[action$=\"/away\"]').requestSubmit(), true)").await?;
    page.wait_for("document.querySelector('#standing .winner')", LATER).await?;
    assert!(!page.eval::<bool>(PEEKS).await?, "nobody else wanted it");
    Ok(())
}

#[tokio::test]
async fn a_late_click_in_another_tab_of_the_same_seat_never_lands_on_the_next_turn() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    let somebody = stage.browser.person(Look::default()).await?;
    let first = somebody.page().await?;
    first.goto(&stage.server.url("/")).await?;
    first.eval::<bool>("(localStorage.setItem('tempo', 'once'), true)").await?;
    let path = open(&first, "cubosaurs", 2).await?;
    first.goto(&stage.server.url(&path)).await?;
    at_table(&first).await?;
    const ASKED: &str = "document.querySelector('#offers button.choice[name=action]:not([hidden])')";
    first.wait_for(ASKED, SOON).await?;
    // The other tab shows the same turn, and hears nothing of what follows.
    let late = somebody.page().await?;
    late.before_scripts("EventSource.prototype.addEventListener = () => {};").await?;
    late.goto(&stage.server.url(&path)).await?;
    at_table(&late).await?;
    let at = "document.querySelector('#offers input[name=at]')?.value ?? ''";
    let turn: String = first.eval(at).await?;
    assert_eq!(late.eval::<String>(at).await?, turn);
    first.click_on(ASKED).await?;
    first.wait_for(&format!("{ASKED} && ({at}) !== '{turn}'"), SOON).await?;
    let (next, lines): (String, usize) =
        first.eval(&format!("[{at}, document.querySelectorAll('#log > li').length]")).await?;
    assert_eq!(late.eval::<String>(at).await?, turn, "it has not heard");

    late.click_on(ASKED).await?;
    late.wait_for("document.querySelector('#toast:not([hidden])')?.textContent", SOON).await?;
    let told: String = late.eval("document.querySelector('#toast').textContent").await?;
    assert!(told.contains("meanwhile") || told.contains("since") || told.contains("already"), "{told}");
    // It shows the present turn now, which is untouched.
    late.wait_for(&format!("({at}) === '{next}'"), SOON).await?;
    let now: (String, usize) =
        first.eval(&format!("[{at}, document.querySelectorAll('#log > li').length]")).await?;
    assert_eq!(now, (next, lines));
    let unexpected = late.take_seen().errors.into_iter().find(|error| !error.contains("409"));
    assert_eq!(unexpected, None);
    Ok(())
}
