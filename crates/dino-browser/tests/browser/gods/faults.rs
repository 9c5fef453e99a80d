//! What once went wrong at a table of Gods Love Dinosaurs.

use super::{asked_for_a_tile, open};
use crate::stage::{Done, SOON, Stage, assert_clean};
use dino_browser::Look;

#[tokio::test]
async fn tiles_do_not_fly_when_something_appears_above_them() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    let page = stage.at_home(Look { motion: true, ..Look::default() }).await?;
    open(&page).await?;
    asked_for_a_tile(&page).await?;
    tokio::time::sleep(std::time::Duration::from_millis(600)).await;
    let flying: (usize, usize) = page
        .eval(
            "(() => { const part = document.getElementById('animals'); \
             const flying = () => [...document.querySelectorAll('.gods-tile')].flatMap((tile) => tile.getAnimations()).length; \
             const patch = (html) => document.dispatchEvent(new CustomEvent('dinotable:patch', { detail: { animals: html } })); \
             const html = part.innerHTML; \
             document.querySelector('.others').insertAdjacentHTML('beforebegin', '<p>something<br>appears</p>'); \
             patch(html + '<i hidden></i>'); const moved = flying(); \
             const tiles = [...document.querySelectorAll('.gods-tile')]; \
             const swap = html.replaceAll(tiles[0].id, 'swapped').replaceAll(tiles.at(-1).id, tiles[0].id).replaceAll('swapped', tiles.at(-1).id); \
             patch(swap); return [moved, flying()]; })()",
        )
        .await?;
    assert_eq!(flying.0, 0, "a shift of the layout is not a move");
    assert!(flying.1 > 0, "a tile that lies elsewhere on its board glides there");
    assert_clean(&page);
    Ok(())
}

#[tokio::test]
async fn news_that_move_nothing_are_put_in_without_measuring() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    let page = stage.at_home(Look { motion: true, ..Look::default() }).await?;
    open(&page).await?;
    asked_for_a_tile(&page).await?;
    // Each look at where things are costs a layout of the whole table, which is long in a late game.
    let looks: (usize, usize) = page
        .eval(
            "(() => { let [boxes, heights] = [0, 0]; \
             const rect = Element.prototype.getBoundingClientRect; \
             Element.prototype.getBoundingClientRect = function () { boxes += this.matches('[data-piece]'); return rect.call(this); }; \
             const height = Object.getOwnPropertyDescriptor(Element.prototype, 'scrollHeight'); \
             Object.defineProperty(Element.prototype, 'scrollHeight', { configurable: true, get() { heights += 1; return height.get.call(this); } }); \
             const status = document.getElementById('status').innerHTML; \
             for (let at = 1; at < 20; at += 1) document.dispatchEvent(new CustomEvent('dinotable:patch', { detail: { status: status + '<i hidden></i>'.repeat(at) } })); \
             Element.prototype.getBoundingClientRect = rect; \
             Object.defineProperty(Element.prototype, 'scrollHeight', height); \
             return [boxes, heights]; })()",
        )
        .await?;
    assert_eq!(looks, (0, 0));
    assert_clean(&page);
    Ok(())
}

#[tokio::test]
async fn a_replay_does_not_begin_with_cards() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    let page = stage.at_home(Look::default()).await?;
    open(&page).await?;
    let replay: String = page.eval("`${location.origin}${location.pathname}/replay/0`").await?;
    page.goto(&replay).await?;
    page.wait_for("document.querySelector('#prompt').textContent.trim()", SOON).await?;
    let told: String = page.eval("document.querySelector('#prompt').textContent").await?;
    assert!(!told.contains("Cards"), "{told}");
    assert_clean(&page);
    Ok(())
}

#[tokio::test]
async fn a_hunt_is_ended_by_its_button_and_its_meals_come_in_any_order() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    let page = stage.at_home(Look::default()).await?;
    open(&page).await?;
    asked_for_a_tile(&page).await?;
    // The paths of clicks of a dinosaur that may eat one of two animals or both.
    let paths: Vec<Vec<Vec<String>>> = page
        .eval(
            "(async () => { const { ways } = await import('/assets/ways.js'); \
             document.getElementById('hunters').innerHTML = '<button id=enough></button>'; \
             const all = ['0,0 2,0 1,0', '0,0 2,0 1,1', '0,0 2,0 1,0 1,1']; \
             const words = new Map(all.map((ids) => [ids, ids])); \
             return ways([{ label: 'a; b; c', choices: words, told: words }]).map((path) => path.map(({ choices }) => [...choices.keys()])); })()",
        )
        .await?;
    let text: Vec<String> = paths
        .iter()
        .map(|path| path.iter().map(|step| step.join("|")).collect::<Vec<_>>().join(" "))
        .collect();
    assert_eq!(text, ["0,0 2,0 1,0 enough", "0,0 2,0 1,1 enough", "0,0 2,0 1,0|1,1 1,0|1,1 enough"]);
    Ok(())
}
