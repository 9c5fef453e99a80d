//! A lobby: what is chosen from pictures and seats, by hand, by keys, with a finger and without script.

use crate::stage::{Done, SOON, Stage, assert_clean, choose, open_game};
use dino_browser::{Look, Page};

/// The boxes of an option: those that are ticked as the server drew them.
fn ticked(option: &str) -> String {
    format!(
        "[...document.querySelectorAll('#option-{option} input[checked]')].map(({{ id }}) => id.split('-').at(-1)).join()"
    )
}

/// Opens the lobby of the game that has all kinds of options, and the list of those that are not always in sight.
async fn open(page: &Page) -> Done {
    open_game(page, "mesozooic", "friends").await?;
    page.wait_for("document.querySelector('.options__more')", SOON).await?;
    page.eval::<bool>("(document.querySelector('.options__more').open = true)").await?;
    Ok(())
}

async fn in_sight(page: &Page, id: &str) -> Done {
    page.eval::<bool>(&format!(
        "(document.getElementById('{id}').closest('label').scrollIntoView({{ block: 'center' }}), true)"
    ))
    .await?;
    Ok(())
}

#[tokio::test]
async fn cards_are_left_out_by_their_pictures() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    let page = stage.at_home(Look::default()).await?;
    open(&page).await?;
    choose(&page, "zoo", "3x3").await?;
    // Every box is a picture with a name of its own.
    let (boxes, names, drawn): (usize, usize, usize) = page
        .eval(
            "(() => { const all = [...document.querySelectorAll('#option-without .pick')]; \
             return [all.length, new Set(all.map((one) => one.querySelector('input').ariaLabel)).size, \
             all.filter((one) => one.querySelector('svg use') && one.getBoundingClientRect().width > 40).length]; })()",
        )
        .await?;
    assert_eq!((boxes, names, drawn), (11, 11, 11));
    // Two are not enough, and nothing is sent; three are, and no fourth can be had.
    for (card, said) in [("b02", "1 of 3"), ("b05", "2 of 3")] {
        in_sight(&page, &format!("option-without-{card}")).await?;
        page.click(&format!("#option-without-{card}")).await?;
        page.wait_for(
            &format!("document.querySelector('#option-without output').textContent === '{said}'"),
            SOON,
        )
        .await?;
    }
    assert_eq!(page.eval::<String>(&ticked("without")).await?, "");
    page.eval::<bool>("(document.querySelector('#option-without-b11').focus(), true)").await?;
    page.key("Space").await?;
    page.wait_for(&format!("{} === 'b02,b05,b11'", ticked("without")), SOON).await?;
    let (focus, left): (String, usize) = page
        .eval("[document.activeElement.id, document.querySelectorAll('#option-without input:not(:disabled, [type=hidden])').length]")
        .await?;
    assert_eq!((focus.as_str(), left), ("option-without-b11", 3));
    // Who has begun to choose others and sets something else keeps what was chosen.
    page.key("Space").await?;
    choose(&page, "limit", "slides").await?;
    assert_eq!(page.eval::<String>(&ticked("without")).await?, "b02,b05,b11");
    assert!(page.eval::<bool>("document.querySelector('#toast').hidden").await?, "nothing was refused");
    assert_clean(&page);
    Ok(())
}

#[tokio::test]
async fn every_seat_has_a_box_and_every_card_that_is_named_on_a_phone() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    let page = stage.at_home(Look::phone()).await?;
    open(&page).await?;
    choose(&page, "advanced", "random").await?;
    for (option, thing) in [("late", "2"), ("late", "1"), ("gates", "g5"), ("shops", "s1")] {
        in_sight(&page, &format!("option-{option}-{thing}")).await?;
        page.tap(&format!("#option-{option}-{thing}")).await?;
        page.wait_for(&format!("{}.includes('{thing}')", ticked(option)), SOON).await?;
    }
    assert_eq!(page.eval::<String>(&ticked("late")).await?, "1,2");
    let (small, wide): (usize, bool) = page
        .eval(
            "[[...document.querySelectorAll('.pick')].filter((one) => Math.min(one.offsetWidth, one.offsetHeight) < 44).length, \
             document.scrollingElement.scrollWidth > innerWidth]",
        )
        .await?;
    assert_eq!((small, wide), (0, false), "too small for a finger; wider than the phone");
    assert_clean(&page);
    Ok(())
}

#[tokio::test]
async fn pictures_are_chosen_without_script_and_a_wrong_number_is_told() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    let page = stage.browser.page(Look::default()).await?;
    page.scripts(false).await?;
    page.goto(&stage.server.url("/")).await?;
    open_game(&page, "mesozooic", "friends").await?;
    for (cards, told) in [(&["b01", "b04"][..], true), (&["b01", "b04", "b09"], false)] {
        page.click(".options__more > summary").await?;
        page.click("#option-zoo-3x3").await?;
        for card in cards {
            in_sight(&page, &format!("option-without-{card}")).await?;
            page.click(&format!("#option-without-{card}")).await?;
        }
        page.leaving(page.click(".options > button")).await?;
        let refused: bool = page.eval("Boolean(document.querySelector('[role=alert]'))").await?;
        assert_eq!(refused, told, "{cards:?}");
    }
    assert_eq!(page.eval::<String>(&ticked("without")).await?, "b01,b04,b09");
    // The refusal alone is on the console.
    let unexpected = page.take_seen().errors.into_iter().find(|error| !error.contains("status of 422"));
    assert_eq!(unexpected, None);
    Ok(())
}
