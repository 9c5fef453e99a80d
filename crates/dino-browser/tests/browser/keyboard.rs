//! From the first page over a lobby to the table without touching the mouse. Whole games by keys are in `whole`.

use crate::hands::{Hands, Held};
use crate::stage::{Done, SOON, Stage, assert_clean, at_table};
use dino_browser::Look;

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
