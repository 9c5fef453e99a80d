//! Sounds, for who wishes them.

use crate::player::{Player, play_on};
use crate::stage::{Done, SOON, Stage, assert_clean, in_menu, open_table};
use dino_browser::Look;

/// Counts what would be heard, and how much of it before anybody has touched the page.
const LISTEN: &str = "globalThis.heard = 0; globalThis.early = 0; \
    globalThis.AudioContext = class extends AudioContext { \
        constructor() { super(); if (!navigator.userActivation.hasBeenActive) early += 1; } \
        createOscillator() { heard += 1; return super.createOscillator(); } \
        createBufferSource() { heard += 1; return super.createBufferSource(); } };";

#[tokio::test]
async fn a_turn_is_heard_when_one_wishes_it_and_never_before_a_click() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    let page = stage.browser.page(Look::default()).await?;
    page.before_scripts(LISTEN).await?;
    page.goto(&stage.server.url("/")).await?;
    open_table(&page, "bots").await?;
    page.wait_for("document.querySelector('#sound')", SOON).await?;
    let mut player = Player::new(&page, 3);
    assert!(!play_on(&mut player, 3).await?);
    assert_eq!(page.eval::<u32>("heard").await?, 0, "nobody wished it");

    in_menu(&page, "#sound").await?;
    page.wait_for("heard > 0", SOON).await?; // how it sounds
    let before: u32 = page.eval("heard").await?;
    assert!(!play_on(&mut player, 4).await?);
    page.wait_for("document.querySelector('.prompt--you')", 3 * SOON).await?;
    page.wait_for(&format!("heard > {before}"), SOON).await?;

    // The wish is kept. A page that nobody has touched yet is silent all the same.
    page.reload().await?;
    page.wait_for("document.querySelector('#sound')?.checked", SOON).await?;
    page.wait_for("document.querySelector('.prompt--you')", 3 * SOON).await?;
    let act = "(() => { const one = document.querySelector('#offers button[name=action]') \
               ?? document.querySelector('#offers .choices__form button'); one?.form.requestSubmit(one); return true; })()";
    for _ in 0..3 {
        let lines: usize = page.eval("document.querySelectorAll('#log > *').length").await?;
        page.eval::<bool>(act).await?;
        page.wait_for(&format!("document.querySelectorAll('#log > *').length > {lines}"), SOON).await?;
        page.wait_for("document.querySelector('.prompt--you')", 3 * SOON).await?;
    }
    assert_eq!(page.eval::<(u32, u32)>("[heard, early]").await?, (0, 0));
    assert!(!play_on(&mut player, 4).await?);
    page.wait_for("heard > 0 && !early", SOON).await?;
    assert_clean(&page);
    Ok(())
}
