//! Two people, each at a server of their own, on one PostgreSQL.

use crate::player::Player;
use crate::stage::{Done, SOON, Stage, at_table, choose, open_table, sit_down, start};
use dino_browser::{Look, Page, Server};
use std::time::{Duration, Instant};

/// Plays so many actions of people, or to the end; whether it is over.
async fn play(players: &mut [Player<'_>; 2], actions: usize) -> Result<bool, dino_browser::Error> {
    let until = players[0].acted + players[1].acted + actions;
    let mut idle = Instant::now();
    loop {
        let acted = players[0].acted + players[1].acted;
        if acted >= until {
            return Ok(false);
        }
        let sights = [players[0].play().await?, players[1].play().await?];
        if sights.iter().all(|sight| sight.over) {
            return Ok(true);
        }
        if players[0].acted + players[1].acted > acted {
            idle = Instant::now();
        }
        assert!(idle.elapsed() < Duration::from_secs(30), "nobody is asked: {sights:?}");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

/// While its server was away the browser said so, and had to. What was chosen on a page that another server was ahead of was
/// refused.
fn forgive(page: &Page) {
    let expected = |error: &String| error.contains("net::ERR_") || error.contains("409");
    let unexpected = page.take_seen().errors.into_iter().find(|error| !expected(error));
    assert_eq!(unexpected, None);
}

#[tokio::test]
async fn two_people_at_two_servers_play_a_whole_game_and_one_server_is_killed() -> Done {
    let Some(cluster) = dino_postgres::shared() else { return Ok(()) };
    let Some(mut stage) = Stage::open().await? else { return Ok(()) };
    let url = cluster
        .database()
        .map_err(|source| dino_browser::Error::Io { what: "a database".to_owned(), source })?;
    stage.server = Server::on_database(&url)?;
    let mut other = Server::on_database(&url)?;
    let host = stage.at_home(Look::default()).await?;
    open_table(&host, "friends").await?;
    choose(&host, "seats", "2").await?;
    let path: String = host.eval("location.pathname").await?;
    let guest = stage.browser.page(Look::default()).await?;
    guest.goto(&other.url(&path)).await?;
    sit_down(&guest, "Ben").await?;
    host.wait_for("document.querySelector('#lobby-seats').innerText.includes('Ben')", SOON).await?;
    start(&host).await?;
    at_table(&guest).await?;
    let mut players = [Player::new(&host, 1), Player::new(&guest, 2)];
    play(&mut players, 10).await?;
    // One server is killed: who is at the other plays on, and who was there finds it again when it is back.
    other.kill();
    guest.wait_for("!document.querySelector('#offline').hidden", SOON).await?;
    other.again()?;
    guest.wait_for("document.querySelector('#offline').hidden", SOON).await?;
    forgive(&guest);
    assert!(play(&mut players, usize::MAX / 2).await?, "the game ends");
    for page in [&host, &guest] {
        crate::people::record_is_right(page).await?;
        forgive(page);
    }
    Ok(())
}
