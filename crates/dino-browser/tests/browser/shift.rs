//! Nothing jumps: what appears in a game has its place already.

use crate::composed::open;
use crate::stage::{Done, SOON, Stage, at_table};
use dino_browser::Look;
use std::time::Duration;

/// What a busy machine may need for bots to play a whole game.
const GAME: Duration = Duration::from_secs(120);

/// Adds up how far things jump without anybody's doing, as browsers define it: the worst few seconds of all count.
const OBSERVE: &str = "(() => { let first = 0, last = 0, sum = 0; \
    globalThis.again = () => { [first, last, sum] = [0, 0, 0]; globalThis.shift = { worst: 0, what: [] }; }; again(); \
    new PerformanceObserver((list) => { for (const { startTime, value, hadRecentInput, sources } of list.getEntries()) { \
        if (hadRecentInput) continue; \
        if (startTime - last > 1000 || startTime - first > 5000) [first, sum] = [startTime, 0]; \
        [last, sum] = [startTime, sum + value]; \
        if (value > .01) shift.what.push(`${value.toFixed(3)} ${sources.map(({ node, previousRect: a, currentRect: b }) => `${node?.id || node?.className?.baseVal || node?.className || node?.nodeName} ${a.x},${a.y} ${a.width}x${a.height} to ${b.x},${b.y} ${b.width}x${b.height}`).join('; ')} step ${document.querySelector('.step')?.offsetHeight} ${document.querySelector('.prompt')?.innerText}`); \
        shift.worst = Math.max(shift.worst, sum); \
    } }).observe({ type: 'layout-shift', buffered: true }); return true; })()";

/// What jumps at most.
const LIMIT: f64 = 0.1;

#[tokio::test]
async fn nothing_jumps_in_a_game_of_cubosaurs() -> Done {
    nothing_jumps("cubosaurs").await
}

#[tokio::test]
async fn nothing_jumps_in_a_game_of_evo() -> Done {
    nothing_jumps("evo").await
}

#[tokio::test]
async fn nothing_jumps_in_a_game_of_mesozooic() -> Done {
    nothing_jumps("mesozooic").await
}

#[tokio::test]
async fn nothing_jumps_in_a_game_of_gods_love_dinosaurs() -> Done {
    nothing_jumps("gods-love-dinosaurs").await
}

/// A whole game, seen on a desktop and on a phone at once. Bots do not wait here, so that the worst seconds hold most of a
/// game: in play they are an act or two.
async fn nothing_jumps(game: &str) -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    let look = |width, height| Look { width, height, ..Look::default() };
    let somebody = stage.browser.person(look(1440, 900)).await?;
    let page = somebody.page().await?;
    page.goto(&stage.server.url("/")).await?;
    let path = open(&page, game, 3).await?;
    let phone = somebody.page().await?;
    phone.look(look(360, 740)).await?;
    for page in [&page, &phone] {
        page.before_scripts(OBSERVE).await?;
        page.goto(&stage.server.url(&path)).await?;
        at_table(page).await?;
    }
    // A bot plays for the reader, so that nothing that moves is answered by a click. Giving up one's seat is one.
    page.eval::<bool>("(document.querySelector('form[action$=\"/away\"]').requestSubmit(), true)").await?;
    for page in [&page, &phone] {
        page.wait_for("document.querySelector('form[action$=\"/back\"]')", SOON).await?;
        page.eval::<bool>("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => { again(); drawn(true); })))").await?;
    }
    for (page, what) in [(&page, "desktop"), (&phone, "phone")] {
        page.wait_for("document.querySelector('#standing .winner')", GAME).await?;
        let (worst, what_jumped): (f64, Vec<String>) =
            page.eval("[shift.worst, shift.what.slice(-40)]").await?;
        assert!(worst < LIMIT, "{game}, {what}: {worst:.3} {what_jumped:#?}");
    }
    Ok(())
}
