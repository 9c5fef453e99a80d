//! Lessons: with real clicks, a wrong move answered, and a game at the end. That every step of every lesson can be done is
//! shown without a browser (`dino-games`).

use crate::stage::{Done, SOON, Stage};
use dino_browser::{Look, Page};

/// Goes through a lesson by clicking on what it shows, until it is over.
async fn take(page: &Page, look: &str) -> Done {
    for _ in 0..40 {
        page.wait_for(
            "document.querySelector('.said__card') && !document.querySelector('[data-telling]')",
            SOON,
        )
        .await?;
        if page.eval::<bool>("Boolean(document.querySelector('form[action$=\"/play\"]'))").await? {
            return Ok(());
        }
        // What was counted lies over the table, as in a game.
        if page.eval::<bool>("Boolean(document.querySelector('#pop[open]'))").await? {
            page.click("#pop > .btn--primary").await?;
        }
        let at: String = page.eval("location.pathname").await?;
        let moved = format!(
            "location.pathname !== '{at}' && document.querySelector('[data-base]').dataset.base === location.pathname"
        );
        if page.eval::<bool>("Boolean(document.querySelector('#offers a[data-key=g]'))").await? {
            page.click("#offers a[data-key=g]").await?;
            page.wait_for(&moved, SOON).await?;
            continue;
        }
        page.click("#prompt a[data-key=h]").await?;
        page.wait_for("location.search === '?show=1' && document.querySelector('[data-show]')", SOON).await?;
        let things: Vec<String> = page
            .eval("[...document.querySelectorAll('[data-show]')].flatMap((e) => e.dataset.show.split(' ')).sort()")
            .await?;
        for number in things {
            if page.eval::<String>("location.pathname").await? != at {
                break;
            }
            page.click_on(&format!("document.querySelector('[data-show~=\"{number}\"]')")).await?;
            // What has only one sequel acts at the first click.
            page.wait_for(&format!("({moved}) || document.querySelector('.is-chosen, .is-kept')"), SOON)
                .await?;
        }
        // Where one is asked again, one says yes.
        let sure = "document.querySelector('#path:not([hidden]) .btn--primary, #keep .btn--primary:not([disabled]), #enough.is-legal')";
        page.wait_for(&format!("({moved}) || Boolean({sure})"), SOON).await?;
        if page.eval::<String>("location.pathname").await? == at {
            page.click_on(sure).await?;
        }
        page.wait_for(&moved, SOON).await.inspect_err(|_| eprintln!("{look}: stuck at {at}"))?;
    }
    panic!("{look}: the lesson does not end");
}

#[tokio::test]
async fn lessons_are_taken_with_clicks_and_end_in_a_game() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    for game in ["cubosaurs", "evo", "mesozooic", "gods-love-dinosaurs"] {
        let page = stage.at_home(Look::default().lang("fr")).await?;
        // What others do is told at once.
        page.eval::<bool>("(localStorage.setItem('tempo', 'once'), true)").await?;
        page.leaving(page.click(&format!(".poster__actions a[href='/learn/{game}/first/1']"))).await?;
        take(&page, game).await?;
        // From the first lesson to the second.
        page.leaving(page.click("#offers a.choice")).await?;
        take(&page, game).await?;
        page.leaving(page.click("form[action$='/play'] button")).await?;
        page.wait_for("document.querySelector('[data-page=table] .prompt')", SOON).await?;
    }
    Ok(())
}

#[tokio::test]
async fn a_wrong_move_is_answered_and_may_be_tried_again() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    let page = stage.at_home(Look::default()).await?;
    page.goto(&stage.server.url("/learn/cubosaurs/first/5")).await?;
    page.click("#offers button[value=keep]").await?;
    page.wait_for("document.querySelector('[data-answer]')", SOON).await?;
    page.wait_for("location.search.startsWith('?tried=') && document.querySelector('[data-tried]')", SOON)
        .await?;
    page.click("#offers button[value=keep]").await?;
    page.click(".said__actions a").await?;
    page.wait_for("!document.querySelector('[data-answer]') && location.search === ''", SOON).await?;
    // How far one is stays known.
    page.goto(&stage.server.url("/")).await?;
    let told: String = page.eval("document.querySelector('.poster__actions').textContent").await?;
    assert!(told.contains("4 of 9"), "{told}");
    Ok(())
}

#[tokio::test]
async fn a_lesson_works_without_script_and_on_a_phone() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    let page = stage.at_home(Look::phone()).await?;
    page.scripts(false).await?;
    page.goto(&stage.server.url("/learn/cubosaurs/first/2")).await?;
    page.leaving(page.click("#offers a[data-key=g]")).await?;
    page.leaving(page.click("#offers button[value=keep]")).await?;
    assert_eq!(page.eval::<String>("location.pathname").await?, "/learn/cubosaurs/first/4");
    let wide: bool = page.eval("document.scrollingElement.scrollWidth > innerWidth + 1").await?;
    assert!(!wide, "nothing is wider than the phone");
    Ok(())
}
