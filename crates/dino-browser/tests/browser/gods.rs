//! Gods Love Dinosaurs: whole games by clicking on the map and on tiles, with people and with bots; what helps to decide;
//! what the rules refuse; the keyboard.

mod decision;
mod faults;

use crate::people::record_is_right;
use crate::player::Player;
use crate::stage::{
    Done, SOON, Stage, assert_clean, assert_updates_are_small, at_table, choose, open_game, sit_down, start,
};
use dino_browser::{Error, Look, Page};
use std::time::{Duration, Instant};

/// What a busy machine may need for a whole game.
const GAME: Duration = Duration::from_secs(400);

/// Opens a table of the game from the first page.
async fn open(page: &Page) -> Done {
    open_game(page, "gods-love-dinosaurs", "bots").await?;
    at_table(page).await
}

/// Waits until the reader is asked.
async fn asked(page: &Page) -> Done {
    page.wait_for("document.querySelector('#offers .choice:not([hidden])')", 3 * SOON).await
}

/// Waits until the reader is asked for a tile. Others who were first may have set off one's own animals: those rest.
async fn asked_for_a_tile(page: &Page) -> Done {
    const AT: &str = "document.querySelector('#offers form')?.elements.at.value";
    const REST: &str = "(async () => { const form = document.querySelector('#offers form'); \
        const [seat, at] = [form.elements.seat.value, form.elements.at.value]; \
        const body = new URLSearchParams({ seat, at, action: 'done' }); \
        const headers = { Accept: 'application/json' }; \
        return (await fetch(form.getAttribute('action'), { method: 'POST', headers, body })).status; })()";
    asked(page).await?;
    // What is offered comes before the script marks it.
    while page.eval::<bool>("Boolean(document.querySelector('#offers [value=done]'))").await? {
        let at: String = page.eval(AT).await?;
        assert_eq!(page.eval::<u16>(REST).await?, 200, "animals may rest");
        page.wait_for(&format!("{AT} !== '{at}'"), SOON).await?;
        asked(page).await?;
    }
    page.wait_for("document.querySelector('.gods-tile.is-legal')", SOON).await
}

/// Takes the first tile of the board that can be taken.
async fn take(page: &Page) -> Done {
    asked_for_a_tile(page).await?;
    page.click_on("document.querySelector('.gods-tile.is-legal')").await?;
    page.wait_for(
        "document.querySelector('.gods-hand') && document.querySelector('.cell.free .is-legal')",
        SOON,
    )
    .await
}

#[tokio::test]
async fn two_people_play_a_whole_game_of_gods_love_dinosaurs() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    let host = stage.at_home(Look { motion: true, ..Look::default().lang("fr") }).await?;
    let friends =
        "document.querySelector('form:has([name=game][value=gods-love-dinosaurs]) button[value=friends]')";
    host.leaving(host.click_on(friends)).await?;
    choose(&host, "seats", "2").await?;
    let link: String = host.eval("document.querySelector('.lobby__invite .copy__field').value").await?;
    let guest = stage.browser.page(Look::default()).await?;
    guest.goto(&link).await?;
    sit_down(&guest, "Rosa").await?;
    host.wait_for("!document.querySelector('.lobby__start [name=fill]')", SOON).await?;
    start(&host).await?;
    at_table(&guest).await?;
    let mut players = [Player::new(&host, 3), Player::new(&guest, 4)];
    let (begun, mut rested) = (Instant::now(), 0);
    loop {
        let mut over = 0;
        for player in &mut players {
            let rest = "Boolean(document.querySelector('#rest form:not([hidden])'))";
            if player.page.eval::<bool>(rest).await? {
                rested += usize::from(rest_is_done(player.page).await?);
            }
            over += usize::from(player.play().await?.over);
        }
        if over == 2 {
            break;
        }
        assert!(begun.elapsed() < GAME, "the game does not go on");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    assert!(rested > 0, "the rest was obvious at least once in a whole game");
    assert!(players.iter().all(|player| player.by_pieces > 5), "pieces were clicked");
    for page in [&host, &guest] {
        record_is_right(page).await?;
        assert_clean(page);
        assert_updates_are_small(page);
    }
    Ok(())
}

/// Presses the button for the obvious rest; the seat has nothing left to do in this activation then.
async fn rest_is_done(page: &Page) -> Result<bool, Error> {
    page.key("o").await?;
    page.wait_for("!document.querySelector('#rest form')", 2 * SOON).await?;
    Ok(true)
}

#[tokio::test]
async fn what_cannot_be_done_on_the_map_is_refused_with_its_rule() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    let page = stage.at_home(Look::default()).await?;
    open(&page).await?;
    take(&page).await?;
    let before: String = page.eval("document.querySelector('#land').textContent").await?;
    page.click_on("document.getElementById('0,0')").await?;
    let rule = "document.querySelector('#toast:not([hidden]) a')?.getAttribute('href')";
    page.wait_for(&format!("{rule} === '/rules/gods-love-dinosaurs#gld-11'"), SOON).await?;
    // Neither does anything else but a legal action change the table, whoever sends it.
    for (action, rule) in [
        ("place 0,0 1,0", "GLD-11"),
        ("place 40,0 41,0", "GLD-11"),
        ("place 2,0 4,0", "GLD-11"),
        ("take a01", "GLD-9"),
        ("hatch", "GLD-33"),
        ("breed 1,0 to 0,1", "GLD-18"),
        ("hunt 0,0 to 0,0 eat 1,0", "GLD-24"),
        ("done", "GLD-16"),
        ("place 0,0", ""),
        ("fly", ""),
    ] {
        let script = format!(
            "(async () => {{ const form = document.querySelector('#offers form'); \
             const seat = form.elements.seat.value, at = form.elements.at.value; \
             const answer = await fetch(form.getAttribute('action'), {{ method: 'POST', \
             headers: {{ Accept: 'application/json' }}, \
             body: new URLSearchParams({{ seat, at, action: '{action}' }}) }}); \
             const told = await answer.json(); return [answer.status, told.error?.rule ?? '']; }})()"
        );
        let told: (u16, String) = page.eval(&script).await?;
        assert_eq!(told, (422, rule.to_owned()), "{action}");
    }
    assert_eq!(page.eval::<String>("document.querySelector('#land').textContent").await?, before);
    let unexpected = page.take_seen().errors.into_iter().find(|error| !error.contains("status of 422"));
    assert_eq!(unexpected, None);
    Ok(())
}

#[tokio::test]
async fn one_sees_what_a_tile_would_bring_and_what_an_animal_can_reach() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    let page = stage.at_home(Look::default()).await?;
    open(&page).await?;
    // The others are one click away, and stay small.
    page.click_on("document.querySelector('[data-look]')").await?;
    page.wait_for("document.querySelector('#looked[open] svg[data-map] .cell use')", SOON).await?;
    page.key("Escape").await?;
    take(&page).await?;
    let hover = |id: &str| {
        format!(
            "(document.getElementById('{id}').dispatchEvent(new PointerEvent('pointerover', {{ bubbles: true }})), true)"
        )
    };
    page.eval::<bool>(&hover("0,0")).await?;
    page.wait_for("document.querySelector('#considered').textContent.includes('dinosaur')", SOON).await?;
    page.click_on("document.getElementById('2,0')").await?;
    page.wait_for("document.querySelector('.cell .is-chosen')", SOON).await?;
    let second: String = page.eval("document.querySelector('.cell.free .is-legal').id").await?;
    page.eval::<bool>(&hover(&second)).await?;
    page.wait_for("document.querySelectorAll('.preview use').length >= 2", SOON).await?;
    page.wait_for("document.querySelector('#considered').textContent.length > 20", SOON).await?;
    page.click_on(&format!("document.getElementById('{second}')")).await?;
    page.wait_for("!document.querySelector('.gods-hand')", SOON).await?;
    assert_clean(&page);
    Ok(())
}

#[tokio::test]
async fn tiles_and_hexes_are_chosen_by_keyboard() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    let page = stage.at_home(Look::default()).await?;
    open(&page).await?;
    let (mut placed, start) = (0, Instant::now());
    while placed < 3 && !page.eval::<bool>("Boolean(document.querySelector('#standing .winner'))").await? {
        assert!(start.elapsed() < GAME, "the game does not go on");
        asked(&page).await?;
        let at: String = page.eval("document.querySelector('#offers input[name=at]').value").await?;
        let places: bool = page.eval("Boolean(document.querySelector('.gods-hand'))").await?;
        // The first choice by its digit; where it begins a path, things are met with the tab key.
        page.key("1").await?;
        while page.eval::<bool>("!document.querySelector('#path').hidden").await? {
            tab_to_legal(&page).await?;
            page.key("Enter").await?;
        }
        // A bot may act at the same time: what counts is that one's own line stands in the log.
        let own = format!(
            "[...document.querySelectorAll('#log > li')].some((line) => Number(line.id.slice(4)) > {at} && \
             line.textContent.includes(document.querySelector('.player--you .player__name span').textContent))"
        );
        page.wait_for(&own, 2 * SOON).await?;
        placed += usize::from(places);
    }
    let hexes: usize = page.eval("document.querySelectorAll('svg[data-map=land] .cell use').length").await?;
    assert!(hexes >= 7 + 2 * placed, "{hexes} hexes after {placed} tiles");
    assert_clean(&page);
    Ok(())
}

/// Presses `Tab` until the focus is on something that can be chosen next.
async fn tab_to_legal(page: &Page) -> Done {
    for _ in 0..400 {
        if page.eval::<bool>("Boolean(document.activeElement?.matches('.is-legal'))").await? {
            return Ok(());
        }
        page.key("Tab").await?;
    }
    panic!("nothing to choose can be reached with Tab");
}

#[tokio::test]
async fn a_person_and_bots_play_a_whole_game_of_gods_love_dinosaurs() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    let page = stage.at_home(Look::default().lang("fr")).await?;
    open(&page).await?;
    let mut player = Player::new(&page, 7);
    let (start, mut reloaded) = (Instant::now(), false);
    loop {
        let sight = player.sight().await?;
        if sight.over {
            break;
        }
        if sight.choices > 0 {
            player.act(&sight, !sight.legal.is_empty()).await?;
        }
        if player.acted == 20 && !reloaded {
            reloaded = true;
            page.reload().await?;
            page.wait_for("document.querySelector('svg[data-map=land] .cell use')", SOON).await?;
        }
        assert!(start.elapsed() < GAME, "the game does not go on");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    assert!(player.by_pieces > 20, "pieces were clicked");
    let hexes: usize = page.eval("document.querySelectorAll('svg[data-map=land] .cell use').length").await?;
    assert!(hexes > 20, "an ecosystem of {hexes} hexes");
    assert_clean(&page);
    Ok(())
}

#[tokio::test]
async fn the_map_is_moved_and_fits_again() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    let page = stage.at_home(Look::phone()).await?;
    open(&page).await?;
    let shown = "document.querySelector('svg[data-map=land]').getAttribute('viewBox')";
    let whole: String = page.eval(shown).await?;
    page.eval::<bool>("(document.querySelector('svg[data-map=land]').dispatchEvent(new WheelEvent('wheel', { deltaY: -1, bubbles: true, cancelable: true })), true)").await?;
    page.wait_for(&format!("{shown} !== '{whole}'"), SOON).await?;
    page.click("[data-map-zoom=fit]").await?;
    page.wait_for(&format!("{shown} === '{whole}'"), SOON).await?;
    let wide: bool = page.eval("document.documentElement.scrollWidth <= innerWidth").await?;
    assert!(wide, "a phone shows the table without sideways scrolling");
    assert_clean(&page);
    Ok(())
}
