//! A phone of 360 pixels.

use crate::player::{Player, play_on};
use crate::stage::{Done, SOON, Stage, assert_clean, assert_updates_are_small, choose, open_table, start};
use dino_browser::{Look, Page};

#[tokio::test]
async fn nothing_scrolls_sideways_on_a_phone() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    let page = stage.at_home(Look::phone().lang("fr")).await?;
    fits(&page, "home").await?;
    for rules in ["/rules/cubosaurs", "/rules/cubosaurs/components"] {
        page.goto(&stage.server.url(rules)).await?;
        fits(&page, rules).await?;
    }
    page.goto(&stage.server.url("/")).await?;
    open_table(&page, "friends").await?;
    choose(&page, "seats", "5").await?;
    choose(&page, "dna", "on").await?;
    fits(&page, "lobby").await?;
    page.click(".own-chair__more summary").await?;
    fits(&page, "lobby with a seat's link").await?;
    start(&page).await?;

    let mut player = Player::new(&page, 5);
    for _ in 0..80 {
        let over = play_on(&mut player, 1).await?;
        fits(&page, "table").await?;
        if over {
            break;
        }
        if player.acted == 6 {
            decision_is_near(&page).await?;
        }
    }
    page.wait_for("document.querySelector('#standing .winner')", SOON).await?;
    fits(&page, "score sheet").await?;
    // Many seats and long numbers make a wide sheet; it scrolls by itself.
    let () =
        page.eval("void (document.querySelector('.score-panel .score-sheet').style.width = '40rem')").await?;
    fits(&page, "wide score sheet").await?;
    page.leaving(page.click(".end-actions a[href$='/replay/0']")).await?;
    fits(&page, "replay").await?;
    assert_clean(&page);
    assert_updates_are_small(&page);
    Ok(())
}

async fn fits(page: &Page, what: &str) -> Done {
    let width: u32 = page.eval("document.scrollingElement.scrollWidth").await?;
    let widest = "[...document.querySelectorAll('body *')].filter((e) => e.getBoundingClientRect().right > 361)\
                  .slice(0, 5).map((e) => e.tagName + '.' + e.className + '#' + e.id).join(' ')";
    assert!(width <= 360, "{what} is {width} pixels wide: {}", page.eval::<String>(widest).await?);
    Ok(())
}

/// The sentence, the hand and the first button of a decision are on one screen, none over the other.
async fn decision_is_near(page: &Page) -> Done {
    page.wait_for("document.querySelector('#offers .choice:not([hidden])')", SOON).await?;
    let places = "(document.querySelector('#prompt').scrollIntoView({ behavior: 'instant' }), \
                  ['#prompt', '.hand .card', '#offers .actions', '#offers .choice:not([hidden])'].flatMap((s) => { \
                  const box = document.querySelector(s).getBoundingClientRect(); return [box.top, box.bottom]; }))";
    let places: Vec<f64> = page.eval(places).await?;
    let near = matches!(places[..], [prompt, _, _, hand, actions, _, _, choice]
        if prompt >= -1.0 && hand <= actions + 1.0 && choice <= 740.0);
    assert!(near, "sentence, card, bar and button (top, bottom): {places:?}");
    Ok(())
}
