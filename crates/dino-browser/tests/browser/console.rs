//! That the other tests hear what goes wrong in a page.

use crate::stage::{Done, SOON, Stage};
use dino_browser::Look;
use std::time::Instant;

#[tokio::test]
async fn errors_exceptions_and_what_the_policy_forbids_are_heard() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    let page = stage.at_home(Look::default()).await?;
    for (wrong, heard) in [
        ("console.error('a red line')", "a red line"),
        ("setTimeout(() => { throw new Error('thrown later') })", "thrown later"),
        ("Promise.reject(new Error('left alone'))", "left alone"),
        (
            "document.body.insertAdjacentHTML('beforeend', '<p style=\"color: red\">')",
            "Content Security Policy",
        ),
        (
            "document.head.append(Object.assign(document.createElement('script'), { text: 'alert(1)' }))",
            "Content Security Policy",
        ),
        ("fetch('/nowhere')", "status of 404"),
    ] {
        page.eval::<bool>(&format!("(() => {{ {wrong}; return true; }})()")).await?;
        let start = Instant::now();
        while !stage.browser.errors().iter().any(|error| error.contains(heard)) {
            assert!(start.elapsed() < SOON, "{wrong} is not heard");
            tokio::time::sleep(SOON / 500).await;
        }
        page.take_seen();
    }
    Ok(())
}
