//! Evo by clicking on the island, the laboratory and the cards.

mod island;
mod people;

use crate::player::Player;
use crate::stage::{Done, SOON, Stage, assert_clean, assert_updates_are_small, open_game};
use dino_browser::{Error, Look, Page};
use std::time::{Duration, Instant};

/// A table of Evo against bots, from the first page.
async fn sit_down(stage: &Stage, look: Look) -> Result<Page, Error> {
    let page = stage.at_home(look).await?;
    open(&page, "bots").await?;
    page.wait_for("document.querySelector('[data-page=table]')", SOON).await?;
    Ok(page)
}

/// Presses one of the two buttons of the game on the first page.
async fn open(page: &Page, mode: &str) -> Done {
    open_game(page, "evo", mode).await
}

/// Does one thing if the person is asked; whether the game is over.
async fn act(player: &mut Player<'_>) -> Result<bool, Error> {
    let mut sight = player.sight().await?;
    // Survivors are proposed by a button, which clicks on the island change; until when one waits is folded away.
    sight.legal.retain(|id| id != "keep" && !id.starts_with("until-"));
    if !sight.over && sight.choices > 0 {
        // On a phone a tap on a tube only considers a bid.
        let bids = sight.legal.first().is_some_and(|id| id.starts_with("bid-"));
        if bids && player.page.eval("innerWidth < 1024").await? {
            bid(player.page).await?;
            player.acted += 1;
        } else {
            player.act(&sight, !sight.legal.is_empty()).await?;
        }
    } else {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    Ok(sight.over)
}

/// Bids as on a phone: a tap on a tube, another value, the button.
async fn bid(page: &Page) -> Done {
    let at: String = page.eval("document.querySelector('#offers input[name=at]')?.value ?? ''").await?;
    page.click_on("document.querySelector('.evo-tube:has(.is-legal) .evo-tube__picture')").await?;
    page.wait_for("document.querySelector('#evo-bid:not([hidden]) [data-do]')", SOON).await?;
    page.click("#evo-bid [data-do]").await?;
    page.wait_for(&format!("document.querySelector('#offers input[name=at]')?.value !== '{at}'"), SOON).await
}

/// Plays until something is there; fails when the game ends before it.
async fn play_until(player: &mut Player<'_>, what: &str) -> Done {
    let start = Instant::now();
    while !player.page.eval::<bool>(&format!("Boolean({what})")).await? {
        assert!(start.elapsed() < Duration::from_secs(300), "{what} does not come");
        assert!(!act(player).await?, "the game is over before {what}");
    }
    Ok(())
}

/// Plays until so many actions are done or the game is over; whether it is.
async fn play(player: &mut Player<'_>, actions: usize) -> Result<bool, Error> {
    let (start, until) = (Instant::now(), player.acted + actions);
    while player.acted < until {
        assert!(start.elapsed() < Duration::from_secs(400), "the game does not go on");
        if act(player).await? {
            return Ok(true);
        }
    }
    Ok(false)
}

/// What the toast says once it is there.
async fn told(page: &Page) -> Result<String, Error> {
    page.wait_for("!document.querySelector('#toast').hidden", SOON).await?;
    page.eval("document.querySelector('#toast').textContent").await
}

#[tokio::test]
async fn a_whole_game_of_evo_is_played_by_clicking() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    let page = sit_down(&stage, Look::default()).await?;
    let mut player = Player::new(&page, 3);
    assert!(play(&mut player, 600).await?, "the meteor has come");
    assert!(player.by_pieces > 30, "{} of {} by clicking things", player.by_pieces, player.acted);
    let rounds: usize = page.eval("document.querySelectorAll('#sheet .score-sheet tbody tr').length").await?;
    assert!(rounds > 9, "the score sheet has a row for each round");
    let lines: usize = page.eval("document.querySelectorAll('#sheet .evo-chart polyline').length").await?;
    assert_eq!(lines, 3, "the chart has a line for each seat");
    assert_updates_are_small(&page);
    assert_clean(&page);
    Ok(())
}

#[tokio::test]
async fn evo_fits_a_phone_and_says_why_a_value_cannot_be_bid() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    let page = sit_down(&stage, Look::phone().lang("fr")).await?;
    let mut player = Player::new(&page, 5);
    play(&mut player, 4).await?;
    let wide: bool = page.eval("document.documentElement.scrollWidth > innerWidth + 1").await?;
    assert!(!wide, "the page scrolls sideways");
    // With + or − one comes to what is dearer than one's points, or to a place of another's.
    let legal = "querySelectorAll('.evo-value.is-legal')";
    let tube = format!(
        "[...document.querySelectorAll('.evo-tube')].find((tube) => tube.{legal}.length % 7 && !document.querySelector('#pop').open)"
    );
    play_until(&mut player, &tube).await?;
    let dearest: bool =
        page.eval(&format!("[...{tube}.{legal}].some((value) => value.dataset.value === '6')")).await?;
    let button = if dearest { "#evo-bid [data-less]" } else { "#evo-bid [data-more]" };
    page.click_on(&format!("{tube}.querySelector('.evo-tube__picture')")).await?;
    page.wait_for("document.querySelector('#evo-bid:not([hidden])')", SOON).await?;
    for _ in 0..7 {
        if page.eval("!document.querySelector('#toast').hidden").await? {
            break;
        }
        page.click(button).await?;
        tokio::time::sleep(Duration::from_millis(150)).await;
    }
    let said = told(&page).await?;
    assert!(["EVO-23", "EVO-24", "EVO-25", "EVO-27"].iter().any(|rule| said.contains(rule)), "{said:?}");
    assert_clean(&page);
    Ok(())
}

#[tokio::test]
async fn the_chart_of_the_herds_is_not_cut_on_a_phone_and_the_meteor_begins_no_round() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    let page = sit_down(&stage, Look::default()).await?;
    let mut player = Player::new(&page, 37);
    assert!(play(&mut player, 600).await?, "the meteor has come");
    let round: String = page.eval("document.querySelector('.evo-round b').textContent").await?;
    let rounds: usize = page.eval("document.querySelectorAll('#sheet .evo-chart__round').length").await?;
    assert_eq!(round, format!("Round {rounds}"));
    assert!((9..=11).contains(&rounds), "{rounds}");
    let phone = stage.browser.page(Look::phone()).await?;
    phone.goto(&page.eval::<String>("location.href").await?).await?;
    phone.wait_for("document.querySelector('.evo-chart')", SOON).await?;
    let cut: bool = phone
        .eval("(({ left, right }) => left < 0 || right > innerWidth)(document.querySelector('.evo-chart').getBoundingClientRect())")
        .await?;
    assert!(!cut, "the whole chart is to be seen");
    Ok(())
}
