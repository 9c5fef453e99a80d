//! The pages around the tables: the lobby fills its window like a table, the line tells when it is down, a device that has
//! lost its seat is told, and the keyboard never loses its place.

use crate::stage::{Done, SOON, Stage, assert_clean, at_table, open_game, open_table, sit_down};
use dino_browser::{Look, Page};

/// From 1024 by 640 up, with few chairs and with many.
const WINDOWS: [(u32, u32); 5] = [(1024, 640), (1280, 720), (1440, 900), (1920, 1080), (2560, 1080)];

#[tokio::test]
async fn the_lobby_fills_the_window_like_a_table() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    let page = stage.at_home(Look::default().lang("fr")).await?;
    for (game, seats) in [("cubosaurs", "2"), ("evo", "5"), ("mesozooic", "1"), ("mesozooic", "6")] {
        page.goto(&stage.server.url("/")).await?;
        open_game(&page, game, "friends").await?;
        crate::stage::choose(&page, "seats", seats).await?;
        let address: String = page.eval("location.pathname").await?;
        let guest = stage.browser.page(Look::default()).await?;
        guest.goto(&stage.server.url(&address)).await?;
        for (width, height) in WINDOWS {
            for (reader, who) in [(&page, "the host"), (&guest, "a guest")] {
                reader.look(Look { width, height, ..Look::default() }).await?;
                reader.wait_for(&format!("innerWidth === {width} && innerHeight === {height}"), SOON).await?;
                let faults = "(() => { const root = document.scrollingElement; const faults = []; \
                    if (root.scrollHeight > innerHeight + 1 || root.scrollWidth > innerWidth + 1) faults.push(`${root.scrollWidth} x ${root.scrollHeight}`); \
                    for (const e of document.querySelectorAll('.chair, .cover, .lobby__invite, .lobby__options, .mine')) { \
                        const box = e.getBoundingClientRect(); \
                        if (box.width && (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)) faults.push(e.className); } \
                    for (const e of document.querySelectorAll('.chair__body')) if (e.scrollHeight > e.parentElement.clientHeight + 2 || e.scrollWidth > e.clientWidth + 2) faults.push(`cut off: ${e.textContent}`); \
                    return faults; })()";
                let found: Vec<String> = reader.eval(faults).await?;
                assert!(found.is_empty(), "{game} for {seats}, {who} at {width}x{height}: {found:#?}");
            }
        }
        assert_clean(&guest);
    }
    Ok(())
}

#[tokio::test]
async fn an_invited_guest_on_a_phone_sits_down_first() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    let host = stage.at_home(Look::default()).await?;
    open_game(&host, "evo", "friends").await?;
    let address: String = host.eval("location.pathname").await?;
    let guest = stage.browser.page(Look::phone().lang("fr")).await?;
    guest.goto(&stage.server.url(&address)).await?;
    let seen = "['#sit-name', '.lobby__sit button', '.cover h1'].every((s) => { \
        const e = document.querySelector(s); const box = e.getBoundingClientRect(); \
        const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2); \
        return box.top >= 0 && box.bottom <= innerHeight && (e === at || e.contains(at)); })";
    assert!(guest.eval::<bool>(seen).await?, "the name, the button and who invites are in sight");
    sit_down(&guest, "Inès").await?;
    host.wait_for("document.querySelector('#lobby-seats').textContent.includes('Inès')", SOON).await?;
    // What others cannot find is not drawn for them, and no code of an option is read.
    assert!(!host.eval::<bool>("Boolean(document.querySelector('.lobby img.qr'))").await?);
    assert!(
        host.eval::<bool>("document.querySelector('.lobby__local').textContent.includes(location.port)")
            .await?
    );
    assert_clean(&guest);
    assert_clean(&host);
    Ok(())
}

#[tokio::test]
async fn a_line_that_is_down_is_told_for_as_long_as_it_is() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    let page = stage.at_home(Look::default()).await?;
    open_table(&page, "bots").await?;
    at_table(&page).await?;
    page.wait_for("document.querySelector('#offline').hidden", SOON).await?;
    page.offline(true).await?;
    page.wait_for("!document.querySelector('#offline').hidden", SOON).await?;
    assert!(page.eval::<bool>("document.querySelector('#offline').textContent.length > 10").await?);
    page.offline(false).await?;
    page.wait_for("document.querySelector('#offline').hidden", SOON).await?;
    // While there was no line the browser said so, and had to.
    let unexpected = page.take_seen().errors.into_iter().find(|error| !error.contains("net::ERR_"));
    assert_eq!(unexpected, None);
    Ok(())
}

#[tokio::test]
async fn the_device_a_seat_moved_away_from_is_told() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    let page = stage.at_home(Look::default()).await?;
    open_table(&page, "bots").await?;
    at_table(&page).await?;
    let link: String = page.eval("document.querySelector('.seat-link .copy__field').value").await?;
    let other = stage.browser.page(Look::phone()).await?;
    other.goto(&link).await?;
    other.leaving(other.click("form button.btn--primary")).await?;
    at_table(&other).await?;
    page.wait_for("document.querySelector('.prompt__refused')?.checkVisibility()", SOON).await?;
    let told: String = page.eval("document.querySelector('.prompt__refused').textContent").await?;
    assert!(told.contains("device"), "{told}");
    assert!(
        !page.eval::<bool>("Boolean(document.querySelector('#offers .choice'))").await?,
        "it may only watch"
    );
    Ok(())
}

/// What has the focus, by a few words.
const FOCUS: &str = "document.activeElement === document.body ? 'the body' : document.activeElement.id || document.activeElement.localName";

#[tokio::test]
async fn the_focus_never_falls_back_to_the_page_as_a_whole() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    let page = stage.at_home(Look::default()).await?;
    open_table(&page, "bots").await?;
    at_table(&page).await?;
    for _ in 0..6 {
        page.wait_for("document.querySelector('#offers .choice:not([hidden])') || document.querySelector('#standing .winner')", 3 * SOON).await?;
        if page.eval::<bool>("Boolean(document.querySelector('#standing .winner'))").await? {
            break;
        }
        close_sheet(&page).await?;
        let at: String = page.eval("document.querySelector('#offers input[name=at]').value").await?;
        page.eval::<bool>("(document.querySelector('#offers .choice:not([hidden])').focus(), true)").await?;
        page.key("Enter").await?;
        page.wait_for(
            &format!("document.querySelector('#offers input[name=at]')?.value !== '{at}' || !document.querySelector('#path').hidden"),
            SOON,
        )
        .await?;
        assert_ne!(page.eval::<String>(FOCUS).await?, "the body", "after an action");
        page.key("Escape").await?;
    }
    close_sheet(&page).await?;
    // What opens takes the focus, what closes gives it back.
    page.eval::<bool>("(document.querySelector('.bar [data-drawer=log]').focus(), true)").await?;
    for (key, where_to) in [("Enter", "log"), ("Escape", "a")] {
        page.key(key).await?;
        assert_eq!(page.eval::<String>(FOCUS).await?, where_to);
    }
    assert_clean(&page);
    Ok(())
}

/// A score sheet that has just come is closed, and the focus is somewhere.
async fn close_sheet(page: &Page) -> Done {
    if page.eval::<bool>("document.querySelector('#pop').open").await? {
        page.key("Escape").await?;
        page.wait_for(&format!("!document.querySelector('#pop').open && {FOCUS} !== 'the body'"), SOON)
            .await?;
    }
    Ok(())
}
