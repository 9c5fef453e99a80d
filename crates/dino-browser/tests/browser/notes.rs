//! Notes of a first game against bots: each comes once, goes, can be switched off, and is in nobody's way.

use crate::stage::{Done, SOON, Stage, assert_clean, at_table, in_menu, open_game};
use crate::zoo::two_people;
use dino_browser::{Error, Look, Page};
use std::time::Duration;

const SHOWN: &str = "document.querySelector('#note:not([hidden])')";

/// Longer than it takes a note to come.
const A_WHILE: Duration = Duration::from_millis(1500);

/// What the note says; nothing where there is none.
async fn note(page: &Page) -> Result<String, Error> {
    page.eval("document.querySelector('#note:not([hidden]) p')?.textContent ?? ''").await
}

/// What can be clicked and lies under a button of the note, or under the note and over which it would be clicked; and whether it
/// lies over the question.
const IN_THE_WAY: &str = "(() => { const note = document.querySelector('#note'); const box = note.getBoundingClientRect(); \
    const meets = (one, other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom; \
    const asks = [...document.querySelectorAll('.step, .bar')].filter((one) => meets(one.getBoundingClientRect(), box)); \
    const pressed = [...document.querySelectorAll('.stage :is(:is(button, a, summary):not(svg *), .is-legal)')].filter((one) => \
        !note.contains(one) && one.checkVisibility() \
        && [...note.querySelectorAll('button')].some((button) => meets(button.getBoundingClientRect(), one.getBoundingClientRect()))); \
    const outside = box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight; \
    const under = document.elementFromPoint(box.left + 12, box.top + 12); \
    return [...asks, ...pressed].map((one) => one.outerHTML.slice(0, 90)).concat(outside ? ['outside'] : [], note.contains(under) ? ['clicked'] : []); })()";

#[tokio::test]
async fn a_note_comes_once_goes_with_a_click_or_a_key_and_can_be_switched_off() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    let page = stage.at_home(Look::default()).await?;
    open_game(&page, "mesozooic", "bots").await?;
    page.wait_for(SHOWN, SOON).await?;
    let first = note(&page).await?;
    page.click("#note [data-answer=read]").await?;
    assert_eq!(note(&page).await?, "", "it goes with a click");
    page.reload().await?;
    at_table(&page).await?;
    tokio::time::sleep(A_WHILE).await;
    assert_ne!(note(&page).await?, first, "it does not come again");

    // Forgotten, as in another browser, it comes once more, and goes with a key.
    page.eval::<bool>("(localStorage.removeItem('notes'), true)").await?;
    page.reload().await?;
    page.wait_for(SHOWN, SOON).await?;
    assert_eq!(note(&page).await?, first);
    page.key("Escape").await?;
    assert_eq!(note(&page).await?, "");

    // No more of them: this one said so, and the menu shows it.
    page.eval::<bool>("(localStorage.removeItem('notes'), true)").await?;
    page.reload().await?;
    page.wait_for(SHOWN, SOON).await?;
    page.click("#note [data-answer=off]").await?;
    assert!(page.eval::<bool>("document.querySelector('#no-notes').checked").await?);
    page.eval::<bool>("(localStorage.removeItem('notes'), true)").await?;
    page.reload().await?;
    at_table(&page).await?;
    tokio::time::sleep(A_WHILE).await;
    assert_eq!(note(&page).await?, "", "none comes any more");
    in_menu(&page, "#no-notes").await?;
    page.wait_for(SHOWN, SOON).await?;
    assert_clean(&page);
    Ok(())
}

#[tokio::test]
async fn every_game_has_a_note_at_once_and_it_is_in_nobodys_way() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    for game in ["cubosaurs", "evo", "mesozooic", "gods-love-dinosaurs"] {
        for look in [Look { height: 720, ..Look::default() }, Look::phone().lang("fr").dark()] {
            let page = stage.at_home(look).await?;
            page.eval::<bool>("(localStorage.tempo = 'once', true)").await?;
            open_game(&page, game, "bots").await?;
            page.wait_for(SHOWN, 3 * SOON).await?;
            let troubles: Vec<String> = page.eval(IN_THE_WAY).await?;
            assert!(troubles.is_empty(), "{game} {look:?}: {troubles:?}");
            assert_clean(&page);
        }
    }
    Ok(())
}

#[tokio::test]
async fn who_plays_with_others_is_left_in_peace() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    let (host, guest) = two_people(&stage).await?;
    for page in [&host, &guest] {
        assert!(!page.eval::<bool>("Boolean(document.querySelector('#note, #notes, #no-notes'))").await?);
    }
    Ok(())
}
