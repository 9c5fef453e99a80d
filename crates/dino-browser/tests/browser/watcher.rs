//! Somebody who only looks on.

use crate::player::{Player, play_on};
use crate::stage::{Done, SOON, Stage, assert_clean, open_table};
use dino_browser::Look;

#[tokio::test]
async fn a_watcher_sees_the_table_and_cannot_act() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    let page = stage.at_home(Look::default()).await?;
    open_table(&page, "bots").await?;
    let mut player = Player::new(&page, 3);
    assert!(!play_on(&mut player, 2).await?);
    let address: String = page.eval("location.origin + location.pathname").await?;

    let watcher = stage.browser.page(Look::default()).await?;
    watcher.goto(&address).await?;
    watcher.wait_for("document.querySelectorAll('.player').length === 3", SOON).await?;
    let none =
        "document.querySelectorAll('#offers *, .player--you, .is-legal, #prompt form, .seat-link').length";
    assert_eq!(watcher.eval::<u32>(none).await?, 0, "nothing is offered to a watcher");
    let seen: usize = watcher.eval("document.querySelectorAll('#log > *').length").await?;
    assert!(!play_on(&mut player, 2).await?);
    watcher.wait_for(&format!("document.querySelectorAll('#log > *').length > {seen}"), SOON).await?;
    assert_eq!(watcher.eval::<u32>(none).await?, 0, "nothing is offered after an update either");
    assert_clean(&watcher);

    for (path, fields) in [("act", "seat=1&action=keep"), ("takeback", "seat=1"), ("name", "seat=1&name=Eve")]
    {
        let post = format!(
            "fetch('{address}/{path}', {{ method: 'POST', body: new URLSearchParams('{fields}'), \
             headers: {{ Accept: 'application/json' }} }}).then((answer) => answer.status)"
        );
        assert_eq!(watcher.eval::<u16>(&post).await?, 403, "{path}");
    }
    let live = format!("fetch('{address}/live?as=1').then((answer) => answer.status)");
    assert_eq!(watcher.eval::<u16>(&live).await?, 403, "nobody looks with another's eyes");
    let unexpected = watcher.take_seen().errors.into_iter().find(|error| !error.contains("status of 403"));
    assert_eq!(unexpected, None);
    assert_clean(&page);
    Ok(())
}
