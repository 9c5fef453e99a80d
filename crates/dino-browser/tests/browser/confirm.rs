//! What counts, and how often: confirming first, and clicking twice.

use crate::stage::{Done, SOON, Stage, assert_clean, in_menu, open_table};
use crate::zoo::two_people;
use dino_browser::{Error, Look, Page};

/// How many actions the page sends from now on.
const COUNT: &str = "(() => { const ask = fetch; globalThis.sent = 0; \
    globalThis.fetch = (to, how) => { if (how?.method === 'POST' && String(to).endsWith('/act')) sent += 1; return ask(to, how); }; \
    return true; })()";

/// The bar that asks whether one is sure, and its button.
const ASKS: &str = "document.querySelector('#path:not([hidden]) .btn--primary')";

async fn sent(page: &Page) -> Result<u32, Error> {
    page.eval("sent").await
}

#[tokio::test]
async fn what_waits_for_a_confirmation_survives_an_update_and_counts_once() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    let (host, guest) = two_people(&stage).await?;
    in_menu(&host, "#confirm-first").await?;
    // It is kept, on this page and on the next.
    host.reload().await?;
    host.wait_for("document.querySelector('#confirm-first')?.checked", SOON).await?;
    host.eval::<bool>(COUNT).await?;
    host.click("#offers button[value=ready]").await?;
    host.wait_for(ASKS, SOON).await?;
    assert_eq!(sent(&host).await?, 0, "nothing counts before it is confirmed");
    let marked = "document.activeElement === ".to_owned() + ASKS;
    assert!(host.eval::<bool>(&marked).await?, "the focus is on the button");

    // The other one acts meanwhile, and then says something.
    let at = "document.querySelector('#offers input[name=at]').value";
    let before: String = host.eval(at).await?;
    guest.click("#offers button[value=ready]").await?;
    host.wait_for(&format!("{at} !== '{before}'"), SOON).await?;
    guest.click("[data-drawer=chat]").await?;
    guest.click(".chat__quick button").await?;
    host.wait_for("document.querySelector('#chat').childElementCount", SOON).await?;
    assert!(host.eval::<bool>(&marked).await?, "what is asked stays, and the focus with it");

    host.double_click_on(ASKS).await?;
    host.wait_for("document.querySelector('.zoo-grid--own[data-slides]')", SOON).await?;
    assert!(host.eval::<bool>("document.querySelector('#path').hidden").await?);
    assert_eq!(sent(&host).await?, 1);
    assert_clean(&host);
    assert_clean(&guest);
    Ok(())
}

#[tokio::test]
async fn what_one_is_asked_about_can_be_left() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    let page = stage.at_home(Look::default()).await?;
    open_table(&page, "bots").await?;
    page.wait_for("document.querySelector('#offers button[name=action]')", 3 * SOON).await?;
    in_menu(&page, "#confirm-first").await?;
    page.eval::<bool>(COUNT).await?;
    page.click("#offers button[name=action]").await?;
    page.wait_for(ASKS, SOON).await?;
    page.key("Escape").await?;
    page.wait_for("document.querySelector('#path').hidden", SOON).await?;
    assert_eq!(sent(&page).await?, 0);
    assert_clean(&page);
    Ok(())
}

#[tokio::test]
async fn a_double_click_acts_once() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    let page = stage.at_home(Look::default()).await?;
    open_table(&page, "bots").await?;
    let offered = "document.querySelector('#offers button[name=action]:not([hidden])')";
    page.eval::<bool>(COUNT).await?;
    // On a slow line the answer is still to come at the second click; on a fast one the next choice is there already.
    for latency in [300, 0] {
        page.latency(latency).await?;
        page.wait_for(offered, 3 * SOON).await?;
        if page.eval::<bool>("document.querySelector('#pop').open").await? {
            page.key("Escape").await?;
        }
        page.eval::<bool>("(sent = 0, true)").await?;
        let at: String = page.eval("document.querySelector('#offers input[name=at]').value").await?;
        page.double_click_on(offered).await?;
        page.wait_for(&format!("document.querySelector('#offers input[name=at]')?.value !== '{at}'"), SOON)
            .await?;
        assert_eq!(sent(&page).await?, 1, "with {latency} ms");
        assert!(
            page.eval::<bool>("document.querySelector('#toast').hidden").await?,
            "and nothing is refused"
        );
    }
    // What comes into the place of a button by the first click is not pressed by the second, however fast it came.
    let swap = "(() => { const button = document.querySelector('#offers button[name=action]:not([hidden])'); \
        globalThis.pressed = 0; button.addEventListener('click', () => { pressed += 1; }); return true; })()";
    page.wait_for(offered, 3 * SOON).await?;
    page.eval::<bool>(swap).await?;
    page.double_click_on(offered).await?;
    assert_eq!(page.eval::<u32>("pressed").await?, 1);
    assert_clean(&page);
    Ok(())
}
