//! Two people and one who looks on, and a server that is cut off in the middle.

use super::{act, open, play};
use crate::player::Player;
use crate::stage::{
    Done, SOON, Stage, assert_clean, assert_updates_are_small, at_table, choose, sit_down, start,
};
use dino_browser::{Error, Look, Page};
use std::time::{Duration, Instant};

/// Plays so many actions of either, or to the end; whether it is over for both.
async fn play_both(one: &mut Player<'_>, other: &mut Player<'_>, actions: usize) -> Result<bool, Error> {
    let (begun, until) = (Instant::now(), one.acted + other.acted + actions);
    while one.acted + other.acted < until {
        assert!(begun.elapsed() < Duration::from_secs(300), "the game does not go on");
        let over = [act(one).await?, act(other).await?];
        if over == [true, true] {
            return Ok(true);
        }
    }
    Ok(false)
}

/// What lies on the table for everybody alike: the herds, the track, and how far the log goes.
const OPEN: &str = "[...[...document.querySelectorAll('#herds use[data-at]')].map((use) => use.getAttribute('href') + use.dataset.at), \
    ...[...document.querySelectorAll('#track use')].map((use) => use.getAttribute('href')), \
    document.querySelector('#log').lastElementChild.id].join(' ')";

/// What a page tells of cards, points and choices that are not the reader's own.
const SECRETS: &str = "[...document.querySelectorAll('.evo-card, .evo-quiet button, #evo-why, #evo-keep, #offers *, .is-legal')].length + \
    [...document.querySelectorAll('.player__round')].filter((points) => points.textContent !== '?').length";

async fn same(one: &Page, other: &Page) -> Done {
    let mine: String = one.eval(OPEN).await?;
    other.wait_for(&format!("{OPEN} === '{mine}'"), SOON).await
}

#[tokio::test]
async fn two_people_play_evo_while_one_looks_on_and_the_server_is_cut_off() -> Done {
    let Some(mut stage) = Stage::open().await? else { return Ok(()) };
    let host = stage.at_home(Look::default().lang("fr")).await?;
    open(&host, "friends").await?;
    choose(&host, "seats", "2").await?;
    let link: String = host.eval("document.querySelector('.lobby__invite .copy__field').value").await?;
    let guest = stage.browser.page(Look::default()).await?;
    guest.goto(&link).await?;
    sit_down(&guest, "Ada").await?;
    host.wait_for("!document.querySelector('.lobby__start [name=fill]')", SOON).await?;
    start(&host).await?;
    at_table(&guest).await?;
    let watcher = stage.browser.page(Look::default()).await?;
    watcher.goto(&host.eval::<String>("location.origin + location.pathname").await?).await?;
    watcher.wait_for("document.querySelectorAll('.player').length === 2", SOON).await?;

    let (mut one, mut other) = (Player::new(&host, 19), Player::new(&guest, 23));
    assert!(!play_both(&mut one, &mut other, 24).await?);
    same(&host, &guest).await?;
    same(&host, &watcher).await?;
    assert_eq!(watcher.eval::<usize>(SECRETS).await?, 0, "a watcher sees no secrets and is offered nothing");
    let theirs: String = guest.eval("document.querySelector('#player-1 .player__round').textContent").await?;
    assert_eq!(theirs, "?", "totals are secret");
    for page in [&host, &guest, &watcher] {
        assert_clean(page);
    }

    stage.server.kill();
    for page in [&host, &guest, &watcher] {
        page.wait_for("!document.querySelector('#offline').hidden", SOON).await?;
    }
    let before: String = host.eval(OPEN).await?;
    stage.server.again()?;
    for page in [&host, &guest, &watcher] {
        page.wait_for("document.querySelector('#offline').hidden", SOON).await?;
        // While the server was away the browser said so, and had to.
        let unexpected = page.take_seen().errors.into_iter().find(|error| !error.contains("net::ERR_"));
        assert_eq!(unexpected, None);
    }
    assert_eq!(host.eval::<String>(OPEN).await?, before, "nothing was lost");
    assert!(!play_both(&mut one, &mut other, 16).await?);
    same(&host, &guest).await?;
    same(&host, &watcher).await?;
    assert_eq!(watcher.eval::<usize>(SECRETS).await?, 0);
    for page in [&host, &guest] {
        assert_updates_are_small(page);
    }
    for page in [&host, &guest, &watcher] {
        assert_clean(page);
    }
    Ok(())
}

#[tokio::test]
async fn a_game_of_evo_goes_on_after_a_page_is_loaded_again() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    let page = super::sit_down(&stage, Look::default()).await?;
    let mut player = Player::new(&page, 29);
    assert!(!play(&mut player, 10).await?);
    let mine = "document.querySelector('.player--you .evo-species').textContent";
    let before: String = page.eval(mine).await?;
    page.reload().await?;
    page.wait_for(&format!("{mine} === {}", serde_json::Value::from(before)), SOON).await?;
    assert!(!play(&mut player, 6).await?);
    assert_clean(&page);
    Ok(())
}
