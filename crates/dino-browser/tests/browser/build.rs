//! Mesozooic: a whole build against the clock, over lines of different speed.
//!
//! It lasts as long as the printed rule says, 45 seconds. Tests begin in the order of their names: this one early, and
//! the others go on while it waits.

use crate::stage::{Done, SOON, Stage, assert_clean};
use crate::zoo::{ANSWERED, ON_SERVER, OPEN, OPEN_NOW, ZOO, press, slide, two_people};
use dino_browser::Page;
use std::time::{Duration, Instant};

#[tokio::test]
async fn a_build_is_the_same_on_screen_on_the_server_and_in_the_record() -> Done {
    let Some(mut stage) = Stage::open().await? else { return Ok(()) };
    let (host, guest) = two_people(&stage).await?;
    host.latency(20).await?;
    guest.latency(200).await?;
    for page in [&host, &guest] {
        press(page, "ready").await?;
    }
    let go = Instant::now();
    for page in [&host, &guest] {
        page.wait_for("document.querySelector('.zoo-grid--own[data-slides]')", SOON).await?;
        // Before GO nothing moves.
        let before: Vec<String> = page.eval(ZOO).await?;
        page.key("ArrowRight").await?;
        assert_eq!(page.eval::<Vec<String>>(ZOO).await?, before);
    }
    for page in [&host, &guest] {
        page.wait_for(OPEN, SOON).await?;
        slide(page, 12).await?;
        // A click on a card far off in the line of the hole slides the whole run.
        let far = "(() => { const cells = [...document.querySelector('.zoo-grid--own').children]; \
                   const hole = cells.findIndex((cell) => !cell.id); const row = Math.floor(hole / 4); \
                   return cells[row * 4 + (hole % 4 === 0 ? 3 : 0)]; })()";
        page.click_on(far).await?;
        page.wait_for(ANSWERED, SOON).await?;
        assert_eq!(page.eval::<Vec<String>>(ZOO).await?, page.eval::<Vec<String>>(ON_SERVER).await?);
    }
    // Each sees the other's zoo as the other built it.
    let theirs: Vec<String> = guest.eval(ZOO).await?;
    let seen = "[...document.querySelector('.zoo-grid--other').children].map((cell) => cell.id || '--')";
    host.wait_for(&format!("JSON.stringify({seen}) === '{}'", serde_json::json!(theirs)), SOON).await?;

    // Until the end, both slide as fast as they can; what comes after it does not count. Others may go on meanwhile.
    stage.give_way();
    tokio::time::sleep(Duration::from_secs(42).saturating_sub(go.elapsed())).await;
    let to_the_end = async |page: &Page| -> Done {
        while page.eval::<bool>(OPEN_NOW).await? {
            slide(page, 2).await?;
        }
        Ok(())
    };
    tokio::try_join!(to_the_end(&host), to_the_end(&guest))?;
    for page in [&host, &guest] {
        page.key("ArrowRight").await?;
        page.key("ArrowLeft").await?;
    }
    for page in [&host, &guest] {
        page.wait_for("document.querySelector('#standing .winner')", SOON).await?;
    }
    let record: String =
        host.eval("fetch(location.pathname + '/record').then((answer) => answer.text())").await?;
    for (seat, page) in (1..).zip([&host, &guest]) {
        let built = built(&record, seat);
        // Where the hole was the director stands now.
        let there = format!(
            ".querySelector('.zoo-count [data-seat=\"{seat}\"] .zoo-grid').children]\
             .map((cell) => cell.dataset.card[0] === 'd' ? '--' : cell.dataset.card)"
        );
        let shown: Vec<String> = page.eval(&format!("[...document{there}")).await?;
        let served: Vec<String> = page
            .eval(&format!(
                "fetch(location.href).then((answer) => answer.text()).then((text) => \
                 [...new DOMParser().parseFromString(text, 'text/html'){there})"
            ))
            .await?;
        assert_eq!((&built.zoo, &built.zoo), (&shown, &served), "seat {seat}: record, screen and server");
        assert!(built.last < 48_000, "seat {seat}: a slide after the end counted");
        assert!(built.last > 46_000, "seat {seat}: its last seconds count, {} ms", built.last);
    }
    assert_clean(&host);
    assert_clean(&guest);
    Ok(())
}

/// What a record says a seat built.
struct Built {
    zoo: Vec<String>,
    /// The reading of the clock at its last slide.
    last: u32,
}

/// Follows a seat through a record: cards laid out, then slid.
fn built(record: &str, seat: u8) -> Built {
    let mut built = Built { zoo: Vec::new(), last: 0 };
    let (laid, slid) = (format!("* lay {seat} "), format!("{seat} slide "));
    let mut clock = 0;
    for line in record.lines() {
        if let Some(reading) = line.strip_prefix("@ clock ") {
            clock = reading.parse().unwrap_or_default();
        } else if let Some(card) = line.strip_prefix(&laid) {
            built.zoo.push(card.to_owned());
            if built.zoo.len() == 11 {
                built.zoo.push("--".to_owned());
            }
        } else if let Some(card) = line.strip_prefix(&slid) {
            let find = |zoo: &[String], what: &str| zoo.iter().position(|cell| cell == what).expect("a cell");
            let (from, mut hole) = (find(&built.zoo, card), find(&built.zoo, "--"));
            let step: isize = if from / 4 == hole / 4 { 1 } else { 4 };
            while hole != from {
                let next = hole.wrapping_add_signed(if from > hole { step } else { -step });
                built.zoo.swap(hole, next);
                hole = next;
            }
            built.last = clock;
        }
    }
    built
}
