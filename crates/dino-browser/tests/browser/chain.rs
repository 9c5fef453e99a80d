//! The food chain of Gods Love Dinosaurs as it is told: hunts hex by hex, meals that shrink, the starved, eggs, gold, the volcano.

use crate::endings::{played, replay_at, step_to};
use crate::stage::{Done, SOON, Stage, assert_clean, at_table, open_game};
use crate::stirring::PREPARE;
use dino_browser::{Error, Look, Page};

/// The lines of the log whose deed has this pattern, from the middle of the game on.
async fn lines(page: &Page, pattern: &str) -> Result<Vec<usize>, Error> {
    let found = format!(
        "(() => {{ const all = [...document.querySelectorAll('#log > [data-deed]')].filter((line) => /{pattern}/.test(line.dataset.deed)); \
         return [...all.slice(all.length >> 1), ...all.slice(0, all.length >> 1)].map((line) => Number(line.id.slice(4))); }})()"
    );
    page.eval(&found).await
}

/// How many ghosts there are on the maps.
const MOVING: &str = "document.querySelectorAll('svg[data-map] .is-ghost > use').length";

/// Every ghost on the maps: its drawing, and the frames it goes through.
const GHOSTS: &str = "[...document.querySelectorAll('svg[data-map] .is-ghost > use')].map((one) => ({ \
    drawing: one.getAttribute('href').split('#')[1], \
    frames: one.getAnimations()[0]?.effect.getKeyframes().map(({ transform, opacity }) => [transform, String(opacity ?? '')]) ?? [] }))";

#[derive(serde::Deserialize, Debug)]
struct Ghost {
    drawing: String,
    frames: Vec<(Option<String>, String)>,
}

/// Where a frame lies, in pixels of the map.
fn place(transform: Option<&str>) -> Option<(f64, f64)> {
    let inner = transform?.strip_prefix("translate(")?.split(')').next()?;
    let mut parts = inner.split(", ").map(|part| part.trim_end_matches("px").parse::<f64>().ok());
    let x = parts.next()??;
    Some((x, parts.next().flatten().unwrap_or(0.0)))
}

/// Whether frames go from hex to hex, each to one beside the last.
fn goes_hex_by_hex(ghost: &Ghost) -> bool {
    let places: Vec<_> =
        ghost.frames.iter().filter_map(|(transform, _)| place(transform.as_deref())).collect();
    places.len() == ghost.frames.len()
        && places.len() > 2
        && places.windows(2).all(|pair| {
            let [(x, y), (to_x, to_y)] = pair else { return false };
            let (across, down) = ((to_x - x).abs().round(), (to_y - y).abs().round());
            matches!((across, down), (100.0, 0.0) | (50.0, 87.0))
        })
}

/// Steps to lines until one shows what is wanted, and ends it with Esc.
async fn seen(page: &Page, lines: &[usize], what: impl Fn(&[Ghost]) -> bool) -> Result<bool, Error> {
    for line in lines.iter().take(30) {
        page.goto(&page.eval::<String>(&format!("location.href.replace(/\\d+$/, '{line}')")).await?).await?;
        page.wait_for("document.querySelector('#play:not([hidden])')", SOON).await?;
        step_to(page, *line).await?;
        if page.wait_for(&format!("{MOVING} > 0"), SOON / 10).await.is_err() {
            continue;
        }
        let ghosts: Vec<Ghost> = page.eval(GHOSTS).await?;
        page.key("Escape").await?;
        assert_eq!(page.eval::<usize>(MOVING).await?, 0, "Esc ends it");
        if what(&ghosts) {
            return Ok(true);
        }
    }
    Ok(false)
}

#[tokio::test]
async fn a_food_chain_is_told_step_by_step() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    let (page, path, last) = played(&stage, "gods-love-dinosaurs", &[("seats", "3")]).await?;
    let [hunts, starved, woken, gold] = [
        lines(&page, " hunt ").await?,
        lines(&page, " starve ").await?,
        lines(&page, "; wake").await?,
        lines(&page, "; gold").await?,
    ];
    replay_at(&stage, &page, &path, last, "calm").await?;

    // A hunter runs from hex to hex, and what it eats shrinks away.
    let runs = seen(&page, &hunts, |ghosts| ghosts.iter().any(goes_hex_by_hex)).await?;
    assert!(runs, "no hunter runs hex by hex");
    let shrinks = |ghost: &Ghost| {
        ghost
            .frames
            .last()
            .is_some_and(|(transform, opacity)| transform.as_deref() == Some("scale(0)") && opacity == "0")
    };
    assert!(seen(&page, &hunts, |ghosts| ghosts.iter().any(shrinks)).await?, "no meal shrinks");
    // A predator that was eaten is an egg, which flies to the nest: away from where it rose.
    let flies = |ghost: &Ghost| {
        let end = ghost.frames.last().and_then(|(transform, _)| place(transform.as_deref()));
        ghost.drawing == "egg" && end.is_some_and(|end| end != (0.0, 0.0))
    };
    assert!(seen(&page, &hunts, |ghosts| ghosts.iter().any(flies)).await?, "no egg flies");
    // Who starves fades.
    let fades = |ghost: &Ghost| {
        ghost.frames.len() == 3
            && ghost.frames.last().is_some_and(|(transform, opacity)| {
                opacity == "0" && transform.as_deref().is_some_and(|one| one.starts_with("translateY"))
            })
    };
    if !starved.is_empty() {
        assert!(seen(&page, &starved, |ghosts| ghosts.iter().any(fades)).await?, "nobody starves");
    }

    // The volcano jumps to its taker, and five eggs turn to gold.
    for (lines, what) in [(&woken, ".gods-flies"), (&gold, ".gods-ring")] {
        let line = lines[0];
        page.goto(&stage.server.url(&format!("{path}/replay/{line}"))).await?;
        page.wait_for("document.querySelector('#play:not([hidden])')", SOON).await?;
        step_to(&page, line).await?;
        page.wait_for(&format!("document.querySelector('{what}')"), SOON).await?;
        if what == ".gods-ring" {
            assert_eq!(page.eval::<usize>("document.querySelectorAll('.gods-egg').length").await?, 5);
        }
        page.key("Escape").await?;
        assert!(
            page.eval::<bool>(&format!("!document.querySelector('{what}, .gods-egg, [data-telling]')"))
                .await?
        );
    }
    assert_clean(&page);
    Ok(())
}

#[tokio::test]
async fn who_starves_fades() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    let page = stage.browser.page(Look { motion: true, ..Look::default() }).await?;
    page.before_scripts("try { localStorage.setItem('tempo', 'calm'); } catch { /* not yet */ }").await?;
    page.goto(&stage.server.url("/")).await?;
    open_game(&page, "gods-love-dinosaurs", "bots").await?;
    at_table(&page).await?;
    page.wait_for("document.querySelector('#offers .choice:not([hidden])')", 3 * SOON).await?;
    let cells: Vec<String> = page.eval(PREPARE).await?;
    page.eval::<bool>(&format!("happens('starve {}')", cells[1])).await?;
    page.wait_for(&format!("{MOVING} > 0"), SOON).await?;
    let ghosts: Vec<Ghost> = page.eval(GHOSTS).await?;
    let fades = |ghost: &Ghost| ghost.frames.last().is_some_and(|(_, opacity)| opacity == "0");
    assert!(ghosts.iter().any(fades), "{ghosts:?}");
    page.wait_for(&format!("{MOVING} === 0"), SOON).await?;
    assert_clean(&page);
    Ok(())
}
