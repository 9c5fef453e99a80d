//! What teaches: hints, why a bot did something, the review of a game, its puzzles, and the same deal again.

use crate::stage::{Done, SOON, Stage, assert_clean, at_table, bot_plays_until, open_game};
use dino_browser::{Error, Look, Page};
use std::time::Duration;

/// Whether the game is over.
const OVER: &str = "document.querySelector('#standing .winner')";

/// Opens a table against the weakest bots, which leave something to find.
async fn against_eggs(page: &Page, game: &str) -> Done {
    page.click(&format!("[data-start][href$='/{game}']")).await?;
    page.wait_for("document.querySelector('#start')", SOON).await?;
    page.click("#start label:has(input[name=level][value=egg])").await?;
    page.click("#start label:has(input[name=seats][value='2'])").await?;
    page.leaving(page.click("#start button[value=bots]")).await?;
    at_table(page).await
}

/// A table whose game is over; bots played all of it. Answers its address.
async fn finished(page: &Page, game: &str) -> Result<String, Error> {
    against_eggs(page, game).await?;
    bot_plays_until(page, OVER, Duration::from_secs(60)).await?;
    page.eval("location.pathname").await
}

#[tokio::test]
async fn a_hint_is_marked_on_the_table_and_goes_with_the_next_action() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    for game in ["cubosaurs", "gods-love-dinosaurs"] {
        let page = stage.at_home(Look::default()).await?;
        open_game(&page, game, "bots").await?;
        at_table(&page).await?;
        page.wait_for("document.querySelector('.prompt--you')", SOON).await?;
        page.key("h").await?;
        page.wait_for("document.querySelector('.advice__line')", SOON).await?;
        let lines: usize = page.eval("document.querySelectorAll('.advice__line').length").await?;
        assert!((1..=3).contains(&lines), "{game}: {lines} lines");
        let shares: Vec<i32> = page
            .eval("[...document.querySelectorAll('.advice__wins')].map((one) => Number(one.textContent))")
            .await?;
        assert!(shares.iter().all(|share| (0..=100).contains(share)), "{game}: {shares:?}");
        assert!(shares.is_sorted_by(|one, next| one >= next), "{game}: the best comes first: {shares:?}");
        // A number stands on each thing itself, in sight.
        let marks = "[...document.querySelectorAll('.foot--on')].filter((mark) => { const box = mark.getBoundingClientRect(); \
            return box.width > 10 && box.left > -9 && box.top > -15 && box.right < innerWidth + 9 && box.bottom < innerHeight + 9; }).length";
        assert_eq!(page.eval::<usize>(marks).await?, lines, "{game}");
        // What it says is done with one click, and then it is said no more.
        page.click(".advice__line .btn").await?;
        page.wait_for("!document.querySelector('.advice__line, .foot--on, .is-advised')", SOON).await?;
        assert_clean(&page);
    }
    Ok(())
}

#[tokio::test]
async fn a_line_of_the_log_says_why_a_bot_did_it() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    let page = stage.at_home(Look::default()).await?;
    open_game(&page, "cubosaurs", "bots").await?;
    at_table(&page).await?;
    let has_acted = "document.querySelectorAll('.log__why').length > 2";
    bot_plays_until(&page, has_acted, Duration::from_secs(20)).await?;
    page.click("[data-drawer=log]").await?;
    page.click_on("[...document.querySelectorAll('.log__why')].at(-1)").await?;
    page.wait_for("document.querySelector('.why-answer')?.textContent.length > 20", SOON).await?;
    page.click_on("document.querySelector('li:has(.why-answer) .log__why')").await?;
    page.wait_for("!document.querySelector('.why-answer')", SOON).await?;
    assert_clean(&page);
    Ok(())
}

#[tokio::test]
async fn a_review_comes_with_progress_adds_up_and_leads_to_puzzles() -> Done {
    let Some(stage) = Stage::with_bots_after(1).await? else { return Ok(()) };
    let page = stage.at_home(Look::default()).await?;
    let table = finished(&page, "cubosaurs").await?;
    page.goto(&stage.server.url(&format!("{table}/review"))).await?;
    assert!(
        page.eval::<bool>("Boolean(document.querySelector('[data-progress]'))").await?,
        "it is being made"
    );
    page.wait_for("document.querySelector('.water')", SOON).await?;
    page.wait_for("!document.querySelector('[data-progress]') && document.readyState === 'complete'", SOON)
        .await?;
    // Start, luck, own and others' decisions make the result.
    let tenths: Vec<i32> = page
        .eval("[...document.querySelectorAll('.water__bar text')].map((one) => Math.round(10 * Number(one.textContent.replace('\u{2212}', '-'))))")
        .await?;
    assert_eq!(tenths.len(), 5);
    assert_eq!(tenths[..4].iter().sum::<i32>(), tenths[4], "{tenths:?}");
    let links: usize =
        page.eval("document.querySelectorAll('.turning a[href*=\"/replay/\"]').length").await?;
    assert!((1..=3).contains(&links), "{links} turning points");

    // What was played is not good enough; what is shown is.
    page.leaving(page.click(".review__foot a.btn--primary")).await?;
    page.wait_for("document.querySelector('#offers .choice:not([hidden])')", SOON).await?;
    page.click(".puzzle__ways form button").await?;
    page.wait_for("document.querySelector('#advice .advice__line')", SOON).await?;
    let best: String = page.eval("document.querySelector('#advice .advice__line').dataset.action").await?;
    let address: String = page.eval("location.pathname").await?;
    let tried = |action: &str| format!("{}?tried={}", stage.server.url(&address), action.replace('#', "%23"));
    page.goto(&tried(&best)).await?;
    assert!(
        page.eval::<bool>("Boolean(document.querySelector('.puzzle--good'))").await?,
        "{best} is the best"
    );
    // Another choice with a real click: it is answered, good or bad.
    page.goto(&stage.server.url(&address)).await?;
    page.wait_for("document.querySelector('#offers .choice:not([hidden])')", SOON).await?;
    let wrong = wrong_ones(&page, &address, &best).await?;
    assert!(wrong > 0, "something is worse than the best");
    assert_clean(&page);
    Ok(())
}

/// How many of the first few choices that are one click are answered with what they give away.
async fn wrong_ones(page: &Page, address: &str, best: &str) -> Result<usize, Error> {
    let direct: Vec<String> = page
        .eval("[...document.querySelectorAll('#offers button[name=action]')].map((one) => one.value)")
        .await?;
    let listed: Vec<String> = page
        .eval("[...document.querySelectorAll('#offers form[data-offer]')].flatMap((form) => { \
            const lists = [...form.querySelectorAll('select')]; if (lists.length !== 1) return []; \
            return [...lists[0].options].map((one) => form.elements.template.value.replace('{0}', one.value)); })")
        .await?;
    let mut wrong = 0;
    for action in direct.iter().chain(&listed).filter(|action| *action != best).take(6) {
        let said: String = page
            .eval(&format!(
                "fetch('{address}?tried=' + encodeURIComponent('{action}')).then((answer) => answer.text())"
            ))
            .await?;
        wrong += usize::from(said.contains("puzzle--bad"));
    }
    Ok(wrong)
}

#[tokio::test]
async fn the_same_deal_is_dealt_again_and_the_deal_of_the_day_is_offered() -> Done {
    let Some(stage) = Stage::with_bots_after(1).await? else { return Ok(()) };
    let page = stage.at_home(Look::default()).await?;
    let table = finished(&page, "cubosaurs").await?;
    let record = |path: &str| format!("fetch('{path}/record').then((answer) => answer.text())");
    let first = page.eval::<String>(&record(&table)).await?;
    page.goto(&stage.server.url(&format!("{table}/review"))).await?;
    page.wait_for("document.querySelector('.water')", SOON).await?;
    page.leaving(page.click(".review__foot button[value=bots]")).await?;
    at_table(&page).await?;
    let again: String = page.eval("location.pathname").await?;
    assert_ne!(again, table);
    // What fell is open to all when the game is over.
    bot_plays_until(&page, OVER, Duration::from_secs(60)).await?;
    let second = page.eval::<String>(&record(&again)).await?;
    let dealt = |record: &str| {
        let falls =
            record.lines().skip_while(|line| *line != "--").skip(1).take_while(|line| line.starts_with('*'));
        falls.map(str::to_owned).collect::<Vec<_>>()
    };
    assert!(!dealt(&first).is_empty());
    assert_eq!(dealt(&first), dealt(&second), "the same cards fall");

    // The deals of the day are on the first page, and the table of one tells who played it.
    page.goto(&stage.server.url("/")).await?;
    assert_eq!(page.eval::<usize>("document.querySelectorAll('.daily__line').length").await?, 4);
    page.leaving(page.click(".daily__line form button")).await?;
    at_table(&page).await?;
    page.goto(&stage.server.url("/deals/daily-mesozooic")).await?;
    assert!(page.eval::<bool>("/par \\d+/i.test(document.body.textContent)").await?, "the zoo has a par");
    assert_clean(&page);
    Ok(())
}
