//! A browser that runs no script.

use crate::stage::{Done, SOON, Stage, assert_clean, open_table};
use dino_browser::Look;

#[tokio::test]
async fn a_few_turns_are_played_without_script() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    let page = stage.browser.page(Look::default()).await?;
    page.scripts(false).await?;
    page.goto(&stage.server.url("/")).await?;
    open_table(&page, "bots").await?;
    assert!(
        page.eval::<bool>("document.querySelector('[data-open=refcard]').hidden").await?,
        "no script ran"
    );
    let (mut buttons, mut lists, start) = (0, 0, std::time::Instant::now());
    while buttons < 3 || lists < 2 {
        assert!(
            start.elapsed() < 3 * SOON,
            "{buttons} buttons and {lists} lists after {:?}",
            start.elapsed()
        );
        let list = page.eval::<bool>("Boolean(document.querySelector('#offers .choices__form'))").await?;
        if list && (lists <= buttons || lists < 2) {
            page.leaving(page.click("#offers .choices__form button")).await?;
            lists += 1;
        } else if page.eval("Boolean(document.querySelector('#offers button[name=action]'))").await? {
            page.leaving(page.click("#offers button[name=action]")).await?;
            buttons += 1;
        } else {
            page.reload().await?;
        }
        assert!(!page.eval::<bool>("Boolean(document.querySelector('[role=alert]'))").await?, "refused");
    }
    assert_clean(&page);
    Ok(())
}
