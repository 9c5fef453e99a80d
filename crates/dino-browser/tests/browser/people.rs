//! Two people, one French and one English, and a bot: a whole advanced game.

use crate::player::{Player, Sight};
use crate::stage::{
    Done, SOON, Stage, assert_clean, assert_updates_are_small, at_table, choose, open_table, sit_down, start,
};
use dino_browser::{Error, Look, Page, program};
use std::time::Duration;

/// Somebody may be called so; the page must show it as the letters it is.
const NAME: &str = "<script>alert(1)</script>";

#[tokio::test]
async fn two_people_and_a_bot_play_a_whole_advanced_game() -> Done {
    let Some(mut stage) = Stage::open().await? else { return Ok(()) };
    let host = stage.at_home(Look { motion: true, ..Look::default().lang("fr") }).await?;
    open_table(&host, "friends").await?;
    choose(&host, "dna", "on").await?;
    let link: String = host.eval("document.querySelector('.lobby__invite .copy__field').value").await?;

    let guest = stage.browser.page(Look::default()).await?;
    guest.goto(&link).await?;
    sit_down(&guest, NAME).await?;
    host.wait_for("document.querySelector('#lobby-seats').innerText.includes('<script>alert(1)')", SOON)
        .await?;
    host.click("#lobby-seats button[value=grazer]").await?;
    host.wait_for("!document.querySelector('.lobby__start [name=fill]')", SOON).await?;
    start(&host).await?;
    at_table(&guest).await?;
    assert_eq!(host.eval::<String>("document.documentElement.lang").await?, "fr");
    assert_eq!(guest.eval::<String>("document.documentElement.lang").await?, "en");

    let mut table = Table {
        host: Player::new(&host, 1),
        guest: Player::new(&guest, 2),
        taken_back: false,
        refused: false,
    };
    table.play(Some(12)).await?;
    table.reload().await?;
    table.play(Some(12)).await?;
    assert_clean(&host);
    assert_clean(&guest);
    table.power_cut(&mut stage).await?;
    table.play(None).await?;
    assert!(table.taken_back, "nothing could be taken back in a whole game");
    assert!(table.refused, "nothing impossible could be clicked in a whole game");
    assert!(table.host.by_pieces + table.guest.by_pieces > 5, "pieces were clicked");
    for page in [&host, &guest] {
        record_is_right(page).await?;
        assert_clean(page);
        assert_updates_are_small(page);
    }
    Ok(())
}

struct Table<'p> {
    host: Player<'p>,
    guest: Player<'p>,
    taken_back: bool,
    refused: bool,
}

impl Table<'_> {
    /// Plays so many actions of people, or to the end. Ends when somebody is asked, so that nothing moves by itself.
    async fn play(&mut self, actions: Option<usize>) -> Done {
        let until = actions.map(|actions| self.host.acted + self.guest.acted + actions);
        let mut idle = tokio::time::Instant::now();
        loop {
            let before = self.host.acted + self.guest.acted;
            let (host, guest) = (self.host.sight().await?, self.guest.sight().await?);
            if host.over && guest.over {
                return Ok(());
            }
            let asked = [(&host, true), (&guest, false)].into_iter().find(|(sight, _)| sight.choices > 0);
            if let Some((sight, is_host)) = asked {
                if until.is_some_and(|until| before >= until) {
                    return Ok(());
                }
                let player = if is_host { &mut self.host } else { &mut self.guest };
                if !self.refused {
                    self.refused = refusal_is_shown(player.page).await?;
                }
                if self.taken_back || sight.legal.is_empty() {
                    player.play().await?;
                } else {
                    player.act(sight, true).await?;
                    self.taken_back = take_back(player.page, sight).await?;
                }
                idle = tokio::time::Instant::now();
            }
            assert!(idle.elapsed() < Duration::from_secs(15), "nobody is asked: {host:?} {guest:?}");
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    /// Both load the page again and see what they saw.
    async fn reload(&self) -> Done {
        for page in [self.host.page, self.guest.page] {
            let before = shown(page).await?;
            page.reload().await?;
            shows(page, &before).await?;
        }
        Ok(())
    }

    /// The server is killed and comes back: the pages notice, find it again and show the same.
    async fn power_cut(&self, stage: &mut Stage) -> Done {
        let pages = [self.host.page, self.guest.page];
        let before = [shown(pages[0]).await?, shown(pages[1]).await?];
        stage.server.kill();
        for page in pages {
            page.wait_for("!document.querySelector('#offline').hidden", SOON).await?;
        }
        stage.server.again()?;
        for (page, before) in pages.into_iter().zip(&before) {
            page.wait_for("document.querySelector('#offline').hidden", SOON).await?;
            shows(page, before).await?;
            page.reload().await?;
            shows(page, before).await?;
            // While the server was away the browser said so, and had to.
            let unexpected = page.take_seen().errors.into_iter().find(|error| !error.contains("net::ERR_"));
            assert_eq!(unexpected, None);
        }
        Ok(())
    }
}

/// All that a table shows, but who is there.
const SHOWN: &str = "['prompt', 'offers', 'hand', 'market', 'player-1', 'player-2', 'player-3', 'log']\
    .map((id) => { const copy = document.getElementById(id).cloneNode(true); \
    copy.querySelectorAll('[class*=presence], form[action$=\"/away\"]').forEach((e) => e.remove()); \
    return copy.textContent; }).join('|')";

async fn shown(page: &Page) -> Result<String, Error> {
    page.eval(SHOWN).await
}

/// Waits until a page shows this again.
async fn shows(page: &Page, before: &str) -> Done {
    let same = format!("{SHOWN} === {}", serde_json::Value::from(before));
    if page.wait_for(&same, SOON).await.is_err() {
        assert_eq!(shown(page).await?.split('|').collect::<Vec<_>>(), before.split('|').collect::<Vec<_>>());
    }
    Ok(())
}

/// Takes the last action back where the page offers it, and sees the choice again. A bot may have been quicker: then
/// it is refused in words.
async fn take_back(page: &Page, before: &Sight) -> Result<bool, Error> {
    let now: Sight = Player::new(page, 0).sight().await?;
    if !now.back {
        return Ok(false);
    }
    let again = format!("document.querySelector('#offers input[name=at]')?.value === '{}'", before.at);
    // What an earlier click was told is put away first.
    page.key("Escape").await?;
    if page.click("#prompt [data-key=u]").await.is_err() {
        return Ok(false);
    }
    let refused =
        "!document.querySelector('#toast').hidden || !document.querySelector('#prompt [data-key=u]')";
    page.wait_for(&format!("{again} || {refused}"), SOON).await?;
    let taken_back: bool = page.eval(&again).await?;
    if !taken_back {
        let unexpected = page.take_seen().errors.into_iter().find(|error| !error.contains("/takeback"));
        assert_eq!(unexpected, None);
    }
    Ok(taken_back)
}

/// Clicks a card of one's own collection that cannot be chosen now, where there is one.
async fn refusal_is_shown(page: &Page) -> Result<bool, Error> {
    let card = "document.querySelector('.player--you .groups .card:not(.is-legal)')";
    if !page.eval::<bool>(&format!("Boolean({card})")).await? {
        return Ok(false);
    }
    page.click_on(card).await?;
    page.wait_for("!document.querySelector('#toast').hidden", SOON).await?;
    let rule: Option<String> =
        page.eval("document.querySelector('#toast a')?.getAttribute('href') ?? null").await?;
    Ok(rule.is_some_and(|rule| rule.starts_with("/rules/cubosaurs#c")))
}

/// The record can be fetched, says what the page says, and every event and draw in it is right.
pub(crate) async fn record_is_right(page: &Page) -> Done {
    let record: String = page
        .eval(
            "fetch(document.querySelector('.end-actions a[download]').href).then((answer) => answer.text())",
        )
        .await?;
    let result = record.lines().find_map(|line| line.strip_prefix("result ")).unwrap_or_default();
    let totals: Vec<i32> = result.split_whitespace().filter_map(|points| points.parse().ok()).collect();
    let script = "[...document.querySelector('.score-sheet__total').querySelectorAll('td')]\
                  .map((cell) => Number(cell.textContent.replace('\u{2212}', '-').replace('+', '')))";
    assert_eq!(page.eval::<Vec<i32>>(script).await?, totals, "{record}");
    let mut sorted = totals;
    sorted.sort_unstable_by(|one, other| other.cmp(one));
    let script = "[...document.querySelectorAll('.ranking__points')]\
                  .map((cell) => parseInt(cell.textContent.replace('\u{2212}', '-'), 10))";
    assert_eq!(page.eval::<Vec<i32>>(script).await?, sorted);
    let file = tempfile::Builder::new().suffix(".rec").tempfile().and_then(|file| {
        std::fs::write(file.path(), &record)?;
        Ok(file)
    });
    let file = file.map_err(|source| Error::Io { what: "a file for the record".to_owned(), source })?;
    let verified = std::process::Command::new(program()?).arg("verify").arg(file.path()).output();
    let verified = verified.map_err(|source| Error::Io { what: "dinotable verify".to_owned(), source })?;
    assert!(verified.status.success(), "{}", String::from_utf8_lossy(&verified.stderr));
    assert!(String::from_utf8_lossy(&verified.stdout).contains("every draw checked"));
    Ok(())
}
