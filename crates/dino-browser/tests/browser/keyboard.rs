//! From the first page over a lobby to the table without touching the mouse. Whole games by keys are in `whole`.

use crate::composed::open_with;
use crate::hands::{Hands, Held};
use crate::stage::{Done, SOON, Stage, assert_clean, at_table};
use dino_browser::{Look, Page};

#[tokio::test]
async fn a_lobby_is_filled_in_and_left_by_keys() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    let page = stage.at_home(Look::default()).await?;
    let held = Held::new(&page, Hands::Keys);
    page.leaving(held.press("button[value=friends]")).await?;
    held.reach("document.querySelector('input[name=seats]:checked')").await?;
    page.key("ArrowUp").await?;
    page.wait_for("document.querySelectorAll('.chair').length === 1", SOON).await?;
    assert_eq!(page.eval::<String>("document.activeElement.id").await?, "option-seats-2", "the focus stays");
    page.leaving(held.press(".lobby__start button")).await?;
    at_table(&page).await?;
    // Where the button begins a path, the focus is on the first thing to choose.
    page.wait_for("document.querySelector('#offers .choice[data-begin]:not([hidden])')", 3 * SOON).await?;
    held.press("#offers .choice[data-begin]:not([hidden])").await?;
    page.wait_for(
        "!document.querySelector('#path').hidden && document.activeElement.matches('.is-legal')",
        SOON,
    )
    .await?;
    assert_clean(&page);
    Ok(())
}

/// Goes from the first thing of a kind with arrows, and is on another one then, that way.
async fn walks(page: &Page, kind: &str, keys: [&str; 2]) -> Done {
    let at = "(({ x, y }) => [Math.round(x), Math.round(y)])(document.activeElement.getBoundingClientRect())";
    page.wait_for(&format!("document.querySelectorAll('{kind}').length > 1"), 3 * SOON).await?;
    page.eval::<bool>(&format!("(document.querySelector('{kind}').focus(), true)")).await?;
    let from: [i32; 2] = page.eval(at).await?;
    page.key(keys[0]).await?;
    let (there, to): (bool, [i32; 2]) =
        page.eval(&format!("[document.activeElement.matches('{kind}'), {at}]")).await?;
    let ahead = if keys[0] == "ArrowRight" { to[0] - from[0] } else { to[1] - from[1] };
    assert!(there && ahead > 10, "{kind}: {} leads from {from:?} to {to:?}", keys[0]);
    page.key(keys[1]).await?;
    assert_eq!(page.eval::<[i32; 2]>(at).await?, from, "{kind}: {} leads back", keys[1]);
    Ok(())
}

#[tokio::test]
async fn arrows_go_from_card_to_card_and_from_tile_to_tile() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    let page = stage.at_home(Look::default()).await?;
    page.eval::<bool>("(localStorage.setItem('tempo', 'once'), true)").await?;
    let (across, down) = (["ArrowRight", "ArrowLeft"], ["ArrowDown", "ArrowUp"]);
    for (game, options, kinds) in [
        (
            "cubosaurs",
            &[("seats", "2"), ("dna", "on")][..],
            &[("#mine .card", across), (".market .market-tile", down)][..],
        ),
        ("mesozooic", &[("seats", "2")], &[(".zoo-hand .zoo-pick", across)]),
    ] {
        let path = open_with(&page, game, options).await?;
        page.goto(&stage.server.url(&path)).await?;
        at_table(&page).await?;
        page.wait_for("document.querySelector('.prompt--you')", 3 * SOON).await?;
        for (kind, keys) in kinds {
            walks(&page, kind, *keys).await?;
        }
    }
    assert_clean(&page);
    Ok(())
}
