//! Why something cannot be done is told until something else is done, or the game goes on.

use crate::composed::open_with;
use crate::stage::{Done, SOON, Stage, assert_clean, at_table};
use dino_browser::{Error, Look, Page};

const REFUSED: &str = "document.querySelector('#toast.is-refusal:not([hidden])')";

#[tokio::test]
async fn a_refusal_of_cubosaurs_goes_away() -> Done {
    goes_away("cubosaurs", &[("seats", "2"), ("dna", "on")]).await
}

#[tokio::test]
async fn a_refusal_of_gods_love_dinosaurs_goes_away() -> Done {
    goes_away("gods-love-dinosaurs", &[("seats", "2"), ("first", "1")]).await
}

async fn goes_away(game: &str, options: &[(&str, &str)]) -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    let page = stage.at_home(Look::default()).await?;
    page.eval::<bool>("(localStorage.setItem('tempo', 'once'), true)").await?;
    let path = open_with(&page, game, options).await?;
    page.goto(&stage.server.url(&path)).await?;
    at_table(&page).await?;
    // With the next thing that may be clicked.
    refused(&page).await?;
    page.click_on(
        "document.querySelector(':is(.middle, .tray) .is-legal, #offers [data-begin]:not([hidden])')",
    )
    .await?;
    page.wait_for(&format!("!{REFUSED}"), SOON).await?;
    page.key("Escape").await?;
    // With the next moment, whoever made it: here another tab.
    refused(&page).await?;
    act_elsewhere(&page).await?;
    page.wait_for(&format!("!{REFUSED}"), SOON).await?;
    assert_clean(&page);
    Ok(())
}

/// Clicks on things that may not be chosen until a rule is told; where everything may be, the game goes on first.
async fn refused(page: &Page) -> Done {
    let may_not = "[...document.querySelectorAll(':is(.middle, .tray) :is([data-why] button[id], button[data-why])')]\
        .filter((e) => !e.matches('.is-legal, .is-chosen') && e.checkVisibility())";
    for _ in 0..6 {
        page.wait_for(
            "document.querySelector('.prompt--you') && document.querySelector('#offers form')",
            3 * SOON,
        )
        .await?;
        let count: usize = page.eval(&format!("{may_not}.length")).await?;
        for at in 0..count.min(8) {
            page.click_on(&format!("{may_not}[{at}]")).await?;
            if page.wait_for(REFUSED, SOON / 10).await.is_ok() {
                return Ok(());
            }
        }
        act_elsewhere(page).await?;
    }
    panic!("nothing is refused");
}

/// Does the first thing that is offered, past the scripts of the page; and waits until it is another moment.
async fn act_elsewhere(page: &Page) -> Result<(), Error> {
    let at: String = page.eval("document.querySelector('#offers input[name=at]').value").await?;
    page.eval::<bool>(
        "(async () => { const button = document.querySelector('#offers button[name=action], #offers .choices__form button'); \
         const data = [...new FormData(button.form, button)]; \
         const answer = await fetch(button.form.getAttribute('action'), { method: 'POST', body: new URLSearchParams(data) }); return answer.ok; })()",
    )
    .await?;
    page.wait_for(&format!("document.querySelector('#offers input[name=at]')?.value !== '{at}'"), SOON).await
}
