//! A decision of Gods Love Dinosaurs is in sight as a whole, under a finger, a mouse and the arrow keys.

use super::{asked, asked_for_a_tile, open, take};
use crate::stage::{Done, SOON, Stage, assert_clean, open_game};
use dino_browser::{Look, Page};

/// A laptop of modest size.
fn laptop() -> Look {
    Look { height: 720, ..Look::default() }
}

/// The cells that are not in sight: out of the window, or under something else.
const OUT_OF_SIGHT: &str = "[...document.querySelectorAll('svg[data-map=land] .cell use[id]')].filter((cell) => { \
    const { x, y, width, height } = cell.getBoundingClientRect(); \
    return !document.elementFromPoint(x + width / 2, y + height / 2)?.closest('svg[data-map=land]'); \
    }).map((cell) => cell.id)";

async fn whole_decision_is_in_sight(page: &Page) -> Done {
    let prompt: (f64, f64) = page
        .eval("(() => { const box = document.querySelector('#prompt').getBoundingClientRect(); return [box.top, box.bottom - innerHeight]; })()")
        .await?;
    assert!(prompt.0 >= 0.0 && prompt.1 <= 0.0, "the prompt is in sight: {prompt:?}");
    let hidden: Vec<String> = page.eval(OUT_OF_SIGHT).await?;
    assert!(hidden.is_empty(), "out of sight: {hidden:?}");
    Ok(())
}

#[tokio::test]
async fn the_whole_decision_is_in_sight_on_a_laptop_and_on_a_phone() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    for look in [laptop(), Look::phone(), Look::phone().lang("fr")] {
        let page = stage.at_home(look).await?;
        open(&page).await?;
        asked_for_a_tile(&page).await?;
        let small: Vec<(f64, f64)> = page
            .eval("[...document.querySelectorAll('.gods-tile.is-legal')].map((tile) => tile.getBoundingClientRect()).map((box) => [box.width, box.height]).filter(([wide, high]) => Math.min(wide, high) < 44)")
            .await?;
        assert!(small.is_empty(), "tiles too small for a finger: {small:?}");
        // Who has looked at others below comes back by taking a tile.
        page.wait_for("document.querySelector('.gods-tile.is-legal')", SOON).await?;
        page.eval::<bool>("(document.querySelector('.gods-tile.is-legal').scrollIntoView({ block: 'start', behavior: 'instant' }), true)").await?;
        take(&page).await?;
        whole_decision_is_in_sight(&page).await?;
        let first: String = page.eval("document.querySelector('.cell.free .is-legal').id").await?;
        page.click_on(&format!("document.getElementById('{first}')")).await?;
        page.wait_for("!document.querySelector('#path').hidden", SOON).await?;
        whole_decision_is_in_sight(&page).await?;
        assert_clean(&page);
    }
    Ok(())
}

#[tokio::test]
async fn arrow_keys_go_from_cell_to_cell() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    let page = stage.at_home(laptop()).await?;
    open(&page).await?;
    take(&page).await?;
    page.key("1").await?;
    page.wait_for("document.activeElement?.matches('svg[data-map=land] .is-legal')", SOON).await?;
    let stops: usize =
        page.eval("document.querySelectorAll('svg[data-map=land] use[tabindex=\"0\"]').length").await?;
    assert_eq!(stops, 1, "one of the cells is met by Tab");
    let at = "[document.activeElement.matches('.is-legal'), Number(document.activeElement.getAttribute('x')), Number(document.activeElement.getAttribute('y'))]";
    // The first is beside what one has, not in a corner.
    let near: bool = page.eval("document.activeElement.matches('.cell.free:not(.far) use')").await?;
    assert!(near, "keys begin near one's pieces");
    let (mut legal, mut x, mut y): (bool, i32, i32) = page.eval(at).await?;
    for (key, across, down) in
        [("ArrowRight", 1, 0), ("ArrowDown", 0, 1), ("ArrowLeft", -1, 0), ("ArrowUp", 0, -1)]
    {
        page.key(key).await?;
        let next: (bool, i32, i32) = page.eval(at).await?;
        let ahead = (next.1 - x) * across + (next.2 - y) * down;
        assert!(
            legal && next.0 && (ahead > 0 || (next.1, next.2) == (x, y)),
            "{key}: from {x},{y} to {next:?}"
        );
        (legal, x, y) = next;
    }
    // The cell with the focus is not under anything, and its mark has the form of a hex.
    let seen: (bool, String, bool) = page
        .eval(
            "(() => { const cell = document.activeElement, box = cell.getBoundingClientRect(); \
             const ring = document.querySelector('.ring use'); \
             return [document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2) === cell, \
             getComputedStyle(cell).outlineStyle, ring?.getAttribute('x') === cell.getAttribute('x') && ring?.getAttribute('y') === cell.getAttribute('y')]; })()",
        )
        .await?;
    assert_eq!(seen, (true, "none".to_owned(), true));
    page.key("Enter").await?;
    page.wait_for("document.querySelector('#path').textContent.includes('second')", SOON).await?;
    assert_clean(&page);
    Ok(())
}

#[tokio::test]
async fn arrow_keys_go_from_tile_to_tile_and_hexes_with_a_role_have_a_name() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    let page = stage.at_home(laptop()).await?;
    open(&page).await?;
    asked_for_a_tile(&page).await?;
    page.eval::<bool>("(document.querySelector('.gods-tile').focus(), true)").await?;
    let first: String = page.eval("document.activeElement.id").await?;
    page.key("ArrowRight").await?;
    let there: (bool, bool) = page
        .eval(&format!(
            "[document.activeElement.matches('.gods-tile'), document.activeElement.id !== '{first}']"
        ))
        .await?;
    assert_eq!(there, (true, true));
    take(&page).await?;
    page.wait_for("document.querySelector('svg[data-map=land] [role=button]')", SOON).await?;
    let nameless: (usize, usize) = page
        .eval("[document.querySelectorAll('svg[data-map] [role]:not([aria-label])').length, document.querySelectorAll('svg[data-map] [aria-label]:not([role])').length]")
        .await?;
    assert_eq!(nameless, (0, 0), "hexes without a name, names without a role");
    assert_clean(&page);
    Ok(())
}

#[tokio::test]
async fn a_tile_stays_in_sight_until_it_counts_and_can_be_turned() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    let page = stage.at_home(laptop()).await?;
    open(&page).await?;
    take(&page).await?;
    page.click_on("document.querySelector('.cell.free:not(.far) .is-legal')").await?;
    page.wait_for("document.querySelector('.preview .pill') && document.querySelector('.gods-put')", SOON)
        .await?;
    // Pointing elsewhere does not take it away.
    page.eval::<bool>(
        "(document.body.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })), true)",
    )
    .await?;
    let lies = "[...document.querySelectorAll('.preview > g > use')].map((one) => one.getAttribute('x') + ' ' + one.getAttribute('y')).join()";
    let before: String = page.eval(lies).await?;
    assert!(!before.is_empty(), "it lies there still");
    page.key("t").await?;
    page.wait_for(&format!("{lies} !== '{before}'"), SOON).await?;
    page.click(".gods-put").await?;
    page.wait_for("!document.querySelector('.gods-hand')", SOON).await?;
    assert_clean(&page);
    Ok(())
}

#[tokio::test]
async fn the_mouse_leaves_no_frame_on_a_hex_and_a_resting_pointer_asks_nothing() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    let page = stage.at_home(laptop()).await?;
    open(&page).await?;
    asked_for_a_tile(&page).await?;
    // A tile that brings an animal to the cell clicked last, where there is one.
    page.click_on("document.querySelector('.gods-tile.is-legal:has([data-half=\"1\"] + [data-half=\"1\"])') ?? document.querySelector('.gods-tile.is-legal')")
        .await?;
    page.wait_for("document.querySelector('.cell.free .is-legal')", SOON).await?;
    page.click_on("document.querySelector('.cell.free .is-legal')").await?;
    page.wait_for("document.querySelector('.cell use.is-chosen')", SOON).await?;
    let outline: String =
        page.eval("getComputedStyle(document.querySelector('.cell use.is-chosen')).outlineStyle").await?;
    assert_eq!(outline, "none");
    page.click_on("document.querySelector('.cell.free .is-legal')").await?;
    page.wait_for("!document.querySelector('.gods-hand')", SOON).await?;
    tokio::time::sleep(std::time::Duration::from_millis(400)).await;
    let left: (String, usize) = page
        .eval("[document.querySelector('#considered').textContent, document.querySelectorAll('.plan, .preview').length]")
        .await?;
    assert_eq!(left, (String::new(), 0), "nothing is told that nobody asked about");
    assert_clean(&page);
    Ok(())
}

#[tokio::test]
async fn a_line_of_the_log_shows_where_it_happened() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    let page = stage.at_home(laptop()).await?;
    open(&page).await?;
    take(&page).await?;
    page.click_on("document.querySelector('.cell.free .is-legal')").await?;
    page.click_on("document.querySelector('.cell.free .is-legal')").await?;
    page.wait_for("document.querySelector('#log > [data-deed*=\" place \"]')", SOON).await?;
    asked(&page).await?;
    page.click(".tool[data-drawer=log]").await?;
    let focus = "(document.querySelector('#log > [data-deed*=\" place \"] a').focus(), true)";
    page.eval::<bool>(focus).await?;
    page.wait_for("document.querySelectorAll('.recall use').length === 2", SOON).await?;
    page.eval::<bool>("(document.querySelector('#log').focus(), true)").await?;
    page.wait_for("!document.querySelector('.recall')", SOON).await?;
    assert_clean(&page);
    Ok(())
}

#[tokio::test]
async fn without_script_the_list_is_open_and_cells_have_names() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    let page = stage.browser.page(laptop()).await?;
    page.scripts(false).await?;
    page.goto(&stage.server.url("/")).await?;
    open_game(&page, "gods-love-dinosaurs", "bots").await?;
    while !page.eval::<bool>("Boolean(document.querySelector('#offers .choices__form'))").await? {
        page.reload().await?;
    }
    page.leaving(page.click("#offers .choices__form button")).await?;
    let cell = "document.querySelector('#offers option').value.split(' ')[0]";
    page.wait_for(
        &format!("[...document.querySelectorAll('.cell-names text')].some((name) => name.textContent === {cell} && name.getBoundingClientRect().width)"),
        SOON,
    )
    .await?;
    let newest: bool = page
        .eval("(() => { const [first, last] = ['first', 'last'].map((at) => document.querySelector('#log')[`${at}ElementChild`].getBoundingClientRect().top); return last < first; })()")
        .await?;
    assert!(newest, "the newest line comes first");
    page.leaving(page.click("#offers .choices__form button")).await?;
    assert!(!page.eval::<bool>("Boolean(document.querySelector('[role=alert]'))").await?, "refused");
    assert_clean(&page);
    Ok(())
}
