//! A whole game without touching the mouse.

use crate::stage::{Done, SOON, Stage, assert_clean, at_table};
use dino_browser::{Error, Look, Page};
use std::time::{Duration, Instant};

#[tokio::test]
async fn a_whole_game_is_played_by_keyboard() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    let page = stage.at_home(Look::default()).await?;
    tab_to(&page, "button[value=friends]").await?;
    page.leaving(page.key("Enter")).await?;
    tab_to(&page, "input[name=seats]").await?;
    page.key("ArrowUp").await?;
    page.wait_for("document.querySelectorAll('.chair').length === 1", SOON).await?;
    assert_eq!(page.eval::<String>("document.activeElement.id").await?, "option-seats-2", "the focus stays");
    tab_to(&page, ".lobby__start button").await?;
    page.leaving(page.key("Enter")).await?;
    at_table(&page).await?;
    let acted = play(&page).await?;
    assert!(acted > 5, "only {acted} actions");
    assert_clean(&page);
    Ok(())
}

/// Plays to the end: the first choice by its digit, every third time the last one by `Tab` and `Enter`.
async fn play(page: &Page) -> Result<usize, Error> {
    let (mut acted, start) = (0, Instant::now());
    while !page.eval::<bool>("Boolean(document.querySelector('#standing .winner'))").await? {
        assert!(start.elapsed() < Duration::from_secs(60), "the game does not go on");
        // Both in one look: a sheet that comes between two looks would lie over the choice.
        let (at, pop): (Option<String>, bool) = page
            .eval("[document.querySelector('#offers input[name=at]')?.value ?? null, document.querySelector('#pop').open]")
            .await?;
        if pop {
            page.key("Escape").await?;
            page.wait_for("!document.querySelector('#pop[open]')", SOON).await?;
            continue;
        }
        let Some(at) = at else {
            tokio::time::sleep(Duration::from_millis(15)).await;
            continue;
        };
        acted += 1;
        if acted % 3 == 0 {
            tab_to(page, "#offers .choice:last-of-type").await?;
            page.key("Enter").await?;
            // Where the button begins a path, the focus is on the first thing to choose.
            if page.eval::<bool>("!document.querySelector('#path').hidden").await? {
                assert!(
                    page.eval::<bool>("document.activeElement.matches('.is-legal')").await?,
                    "focus on a choice"
                );
                page.key("Enter").await?;
            }
        } else {
            page.key("1").await?;
        }
        let gone = format!("document.querySelector('#offers input[name=at]')?.value !== '{at}'");
        page.wait_for(&gone, SOON).await?;
    }
    Ok(acted)
}

/// Presses `Tab` until the focus is there; it must be seen.
async fn tab_to(page: &Page, selector: &str) -> Done {
    let there = format!("Boolean(document.activeElement?.matches('{selector}'))");
    // Every card and every line of the log can have the focus: late in a game there are many.
    for _ in 0..600 {
        page.key("Tab").await?;
        if page.eval::<bool>(&there).await? {
            let ring = "(() => { const s = getComputedStyle(document.activeElement); \
                        return s.outlineStyle !== 'none' && parseFloat(s.outlineWidth) >= 2; })()";
            assert!(page.eval::<bool>(ring).await?, "the focus on {selector} is not to be seen");
            return Ok(());
        }
    }
    panic!("{selector} cannot be reached with Tab");
}
