//! Who thinks: three dots in the place of everybody else who is asked, in every game.

use crate::composed::open;
use crate::stage::{Done, SOON, Stage, assert_clean, at_table};
use dino_browser::Look;

const GAMES: [&str; 4] = ["cubosaurs", "evo", "gods-love-dinosaurs", "mesozooic"];

/// The dots of the first other seat: whether it is asked, whether they show, how wide they are, and what moves them.
const DOTS: &str = "(() => { const place = document.querySelector('.others .player'); const dots = place.querySelector('.thinks'); \
    const style = getComputedStyle(dots); return [place.matches('.player--active'), style.visibility === 'visible', dots.offsetWidth, \
    getComputedStyle(dots.firstElementChild).animationName]; })()";

#[tokio::test]
async fn three_dots_tell_who_thinks_and_their_place_is_always_there() -> Done {
    // Bots that take their time.
    let Some(stage) = Stage::with_bots_after(4000).await? else { return Ok(()) };
    for (game, motion) in GAMES.into_iter().zip([true, false, true, false]) {
        let page = stage.at_home(Look { motion, ..Look::default() }).await?;
        let path = open(&page, game, 2).await?;
        page.goto(&stage.server.url(&path)).await?;
        at_table(&page).await?;
        // Whether one is asked oneself, or the other.
        for asked in [false, true] {
            if asked {
                // A bot plays in one's own seat, and the other has to answer.
                page.eval::<bool>(
                    "(document.querySelector('form[action$=\"/away\"]')?.requestSubmit(), true)",
                )
                .await?;
                page.wait_for("document.querySelector('.others .player--active')", 3 * SOON).await?;
            }
            let (active, shown, width, moved): (bool, bool, u32, String) = page.eval(DOTS).await?;
            assert_eq!(active, shown, "{game}");
            assert!(width >= 15, "{game}: the place of the dots is {width} wide");
            assert_eq!(moved, if active && motion { "thinks" } else { "none" }, "{game}");
            assert!(active || !asked, "{game}");
        }
        // Nothing else loops.
        let loops: Vec<String> = page
            .eval(
                "document.getAnimations().filter((one) => one.effect.getTiming().iterations === Infinity) \
                 .map((one) => one.animationName ?? 'script').filter((name) => name !== 'thinks')",
            )
            .await?;
        assert_eq!(loops, Vec::<String>::new(), "{game}");
        assert_clean(&page);
    }
    Ok(())
}
