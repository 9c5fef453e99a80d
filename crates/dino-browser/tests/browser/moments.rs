//! The big moments of Evo and Cubosaurs, from replays of games that are kept beside this file: what is told when, that it ends when
//! one wants it, and that nothing travels for who wants no motion.

use crate::stage::{Done, SOON, Stage, assert_clean};
use dino_browser::{Error, Look, Page};

/// A whole game of bots with event cards and unique genes, for three: with a killer baby, and fights that cards hold up.
const EVO: &str = include_str!("moments/evo.rec");
/// A whole game of bots with DNA, for three.
const CUBOSAURS: &str = include_str!("moments/cubosaurs.rec");

/// What is only there while something is told.
const TOLD: &str = "document.querySelector('.stage[data-telling], .is-ghost, .ribbon')";

/// What the scripts move, other than by `transform` and `opacity`.
const OTHERWISE: &str = "[...new Set(document.getAnimations().filter((one) => !(one instanceof CSSTransition)) \
    .flatMap((one) => one.effect.getKeyframes().flatMap(Object.keys)))] \
    .filter((name) => !['transform', 'transformOrigin', 'opacity', 'offset', 'computedOffset', 'easing', 'composite'].includes(name))";

/// The lines of a record behind its header, up to its result.
fn lines(record: &str) -> Vec<&str> {
    let (_, lines) = record.split_once("\n--\n").expect("a header");
    let is_event =
        |line: &&str| line.starts_with("* ") || line.starts_with(|first: char| first.is_ascii_digit());
    lines.lines().filter(is_event).collect()
}

fn motion() -> Look {
    Look { motion: true, ..Look::default() }
}

/// The replay of a game just before the first line of its log with such a deed, or the last one if it says so: as slow as it
/// gets, so that nothing is over before one looks.
async fn before(stage: &mut Stage, game: &str, look: Look, deed: &str) -> Result<Page, Error> {
    let page = stage.browser.page(look).await?;
    page.before_scripts(
        "try { localStorage.tempo ??= 'calm'; localStorage['replay-speed'] ??= 0.5; } catch { /* not yet */ }",
    )
    .await?;
    page.goto(&stage.server.url("/")).await?;
    let (record, option) = if game == "evo" { (EVO, "events") } else { (CUBOSAURS, "dna") };
    let table: String = page
        .eval(&format!(
            "(async () => {{ const post = (path, form) => fetch(path, {{ method: 'POST', body: new URLSearchParams(form) }}); \
             const table = await post('/tables', {{ game: '{game}', mode: 'friends' }}); \
             const path = new URL(table.url).pathname; \
             await post(`${{path}}/options`, {{ seats: '3', pace: 'free', {option}: 'on' }}); \
             await post(`${{path}}/start`, {{ fill: 'on' }}); return path.split('/')[2]; }})()"
        ))
        .await?;
    let lines = lines(record);
    stage.server.lay_out(&table, &lines)?;
    page.goto(&stage.server.url(&format!("/t/{table}/replay/{}", lines.len()))).await?;
    let (find, deed) = deed.strip_prefix("last: ").map_or(("find", deed), |deed| ("findLast", deed));
    let found = format!(
        "Number([...document.querySelectorAll('#log > [data-deed]')].{find}((line) => /{deed}/.test(line.dataset.deed))?.id.slice(4) ?? 0)"
    );
    let line: usize = page.eval(&found).await?;
    assert!(line > 0, "no line fits {deed}");
    page.goto(&stage.server.url(&format!("/t/{table}/replay/{}", line - 1))).await?;
    page.wait_for("document.querySelector('#play:not([hidden])')", SOON).await?;
    Ok(page)
}

/// A key ends what is told, and the table is as it is.
async fn ends_at_once(page: &Page) -> Done {
    assert!(page.eval::<bool>(&format!("Boolean({TOLD})")).await?, "nothing is told any more");
    page.key("Escape").await?;
    page.wait_for(&format!("!{TOLD}"), SOON / 10).await
}

/// The words over the board, once they are there.
async fn ribbon(page: &Page, words: &str) -> Result<String, Error> {
    let text = format!(
        "[...document.querySelectorAll('.ribbon')].map(({{ textContent }}) => textContent).find((text) => /{words}/.test(text))"
    );
    page.wait_for(&text, SOON).await?;
    page.eval(&text).await
}

#[tokio::test]
async fn a_fight_that_cards_hold_up_is_told_when_it_is_decided_with_who_won_and_why() -> Done {
    let Some(mut stage) = Stage::open().await? else { return Ok(()) };
    let page = before(&mut stage, "evo", motion(), "^; fight .* taken \\w").await?;
    page.key("ArrowRight").await?;
    let said = ribbon(&page, "wins against").await?;
    // Both names, and what was needed: by numbers, unless the face wins anyway.
    assert!(said.contains("horns needed, ") || said.contains("always wins"), "{said}");
    let both: bool = page
        .eval(&format!(
            "[...document.querySelectorAll('.player__name > span')].filter(({{ textContent }}) => {}.includes(textContent)).length === 2",
            serde_json::Value::from(said.clone())
        ))
        .await?;
    assert!(both, "{said}");
    let told = format!(
        "[document.querySelector('#say').textContent, document.querySelector('#log > :last-child').textContent].every((text) => text.includes({}))",
        serde_json::Value::from(said)
    );
    assert!(page.eval::<bool>(&told).await?, "the log and who listens hear the same");
    assert!(
        page.eval::<bool>("Boolean(document.querySelector('#herds use.is-ghost[href*=\"#die-\"]'))").await?,
        "the die lies there"
    );
    // The loser turns into a fossil.
    page.wait_for("document.querySelector('#herds .evo-bone')", SOON).await?;
    assert_eq!(page.eval::<Vec<String>>(OTHERWISE).await?, Vec::<String>::new());
    ends_at_once(&page).await?;
    assert_clean(&page);
    Ok(())
}

#[tokio::test]
async fn a_die_that_decides_says_so_in_french_and_without_motion_too() -> Done {
    let Some(mut stage) = Stage::open().await? else { return Ok(()) };
    let page = before(&mut stage, "evo", Look::default().lang("fr"), "^die .* (taken|failed) ").await?;
    page.key("ArrowRight").await?;
    let said = ribbon(&page, "l’emporte sur|échoue contre").await?;
    assert!(said.starts_with("Le dé"), "{said}");
    let still = "!document.querySelector('.is-ghost') && !document.getAnimations().some((one) => one.effect.getKeyframes().some(({ transform }) => transform && transform !== 'none'))";
    assert!(page.eval::<bool>(still).await?, "something moves");
    assert_clean(&page);
    Ok(())
}

#[tokio::test]
async fn the_die_of_killer_babies_is_seen() -> Done {
    let Some(mut stage) = Stage::open().await? else { return Ok(()) };
    let page = before(&mut stage, "evo", motion(), "^bite").await?;
    page.key("ArrowRight").await?;
    let face = "document.querySelector(`#herds use.is-ghost[href$=\"#${document.querySelector('#log > :last-child').dataset.deed.split(';')[0].replace(' ', '-')}\"]`)";
    page.wait_for(face, SOON).await?;
    ribbon(&page, "killer babies: [1-6]").await?;
    page.wait_for("document.querySelector('#herds .evo-bone')", SOON).await?;
    ends_at_once(&page).await?;
    assert_clean(&page);
    Ok(())
}

/// How many signs on the ground are shown as they were, and how many as they are now.
const SIGNS: &str = "[document.querySelectorAll('#herds .is-ghost.evo-sign, #herds .is-ghost > .evo-sign').length, \
    [...document.querySelectorAll('#herds use[href^=\"#gm-\"]:not(.evo-fate)')].filter((use) => Number(getComputedStyle(use).opacity) < .1 || new DOMMatrix(getComputedStyle(use).transform).a < .1).length]";

#[tokio::test]
async fn the_wheel_turns_before_the_ground_changes() -> Done {
    let Some(mut stage) = Stage::open().await? else { return Ok(()) };
    let page = before(&mut stage, "evo", motion(), "^climate [12]").await?;
    page.key("ArrowRight").await?;
    // First the token at the wheel: the ground is as it was.
    page.wait_for("document.querySelector('#wheel .evo-turned')", SOON).await?;
    let (old, hidden): (usize, usize) = page.eval(SIGNS).await?;
    assert!(old > 5 && hidden >= old, "{old} old signs, {hidden} new ones hidden");
    // Then the wheel.
    let turned = "new DOMMatrix(getComputedStyle(document.querySelector('.evo-wheel__disc')).transform)";
    page.wait_for(&format!("Math.abs({turned}.b) > .05 && {turned}.a < .99"), SOON).await?;
    assert!(page.eval::<(usize, usize)>(SIGNS).await?.0 == old, "the ground waits for the wheel");
    assert_eq!(page.eval::<Vec<String>>(OTHERWISE).await?, Vec::<String>::new());
    // Then the ground, named by the banner, one hex after the other.
    ribbon(&page, "^It grows (warmer|colder): the .* (is|are) ideal").await?;
    page.wait_for(&format!("{SIGNS}[0] < {old} && {SIGNS}[0] > 0"), SOON).await?;
    page.wait_for(&format!("!{SIGNS}[0] && !{SIGNS}[1]"), SOON).await?;
    ends_at_once(&page).await?;
    assert_clean(&page);
    Ok(())
}

#[tokio::test]
async fn the_climate_strikes_one_people_after_the_other_with_a_count() -> Done {
    let Some(mut stage) = Stage::open().await? else { return Ok(()) };
    let page = before(&mut stage, "evo", motion(), "; strike \\d \\d \\d").await?;
    // Who is struck first, and how many each loses.
    page.key("ArrowRight").await?;
    page.wait_for("document.querySelector('#island .is-ghost')", SOON).await?;
    let struck: Vec<(String, String)> = page
        .eval(
            "(() => { const words = document.querySelector('#log > :last-child').dataset.deed.match(/; strike ([^;]*)/)[1].split(' '); \
             const name = (seat) => document.querySelector(`#place-${seat} span`).textContent; \
             return words.flatMap((word, at) => at % 2 ? [] : [[name(word), words[at + 1]]]); })()",
        )
        .await?;
    let track = "[...document.querySelectorAll('.evo-track__place')].map(({ title }) => title).join()";
    let track: String = page.eval(track).await?;
    let place = |name: &str| track.find(name).expect("on the track");
    assert!(struck.windows(2).all(|pair| place(&pair[0].0) < place(&pair[1].0)), "{struck:?} by {track}");
    for (name, count) in &struck {
        let said = ribbon(&page, &format!("^{name} loses {count}$")).await?;
        assert!(!said.is_empty());
        // The others step back, and what is lost turns to stone with a count.
        let pale = format!(
            "(() => {{ const seat = [...document.querySelectorAll('.player__name')].find((one) => one.textContent.includes('{name}')).id.slice(6); \
             const shown = [...document.querySelectorAll('#herds use[data-at]')].map((use) => [use.getAttribute('href') === `#dino-${{seat}}`, Number(getComputedStyle(use).opacity)]); \
             return shown.every(([own, opacity]) => own ? opacity > .95 : Math.abs(opacity - .68) < .04); }})()"
        );
        page.wait_for(&pale, SOON).await?;
        page.wait_for("document.querySelector('#herds .evo-bone') && document.querySelector('#herds .evo-minus')?.textContent === '−1'", SOON)
            .await?;
    }
    assert_eq!(page.eval::<Vec<String>>(OTHERWISE).await?, Vec::<String>::new());
    ends_at_once(&page).await?;
    assert_clean(&page);
    Ok(())
}

#[tokio::test]
async fn one_is_born_beside_its_people() -> Done {
    let Some(mut stage) = Stage::open().await? else { return Ok(()) };
    let page = before(&mut stage, "evo", motion(), "^birth [^;]*$").await?;
    page.key("ArrowRight").await?;
    let young = "document.querySelector(`#herds use[data-at=\"${document.querySelector('#log > :last-child').dataset.deed.split(' ')[1]}\"]`)";
    let small = format!("new DOMMatrix(getComputedStyle({young}).transform).a");
    page.wait_for(
        &format!("document.querySelector('.stage[data-telling]') && {young} && {small} < .9"),
        SOON,
    )
    .await?;
    page.wait_for(&format!("{small} === 1"), SOON).await?;
    assert_clean(&page);
    Ok(())
}

#[tokio::test]
async fn the_meteor_falls_before_the_end_is_shown() -> Done {
    let Some(mut stage) = Stage::open().await? else { return Ok(()) };
    let page = before(&mut stage, "evo", motion(), "^meteor").await?;
    page.key("ArrowRight").await?;
    page.wait_for(
        "document.querySelector('#wheel .evo-turned') && document.querySelector('#standing .winner')",
        SOON,
    )
    .await?;
    let shown = "document.querySelector('.ending').checkVisibility()";
    assert!(!page.eval::<bool>(shown).await?, "the end is shown before the meteor has fallen");
    page.wait_for("Number(getComputedStyle(document.querySelector('.evo-meteor')).opacity) > .5", SOON)
        .await?;
    page.wait_for("Number(getComputedStyle(document.querySelector('.evo-flash')).opacity) > .1", SOON)
        .await?;
    page.wait_for(shown, SOON).await?;
    assert!(
        !page.eval::<bool>("Boolean(document.querySelector('.evo-meteor, .evo-flash, .evo-turned'))").await?
    );
    assert_clean(&page);
    Ok(())
}

/// The end of a round of Cubosaurs: groups lift, values fly, eggs that missed crack, tiles come last.
async fn is_counted(stage: &mut Stage, deed: &str) -> Result<Page, Error> {
    let page = before(stage, "cubosaurs", motion(), deed).await?;
    page.key("ArrowRight").await?;
    page.wait_for("document.querySelectorAll('.groups.is-ghost').length === 3", SOON).await?;
    // When each group lifts: one species after the other in all collections at once, tiles last.
    let lifts: Vec<(String, f64)> = page
        .eval(
            "[...document.querySelectorAll('.groups.is-ghost > .group')].flatMap((group) => group.getAnimations() \
             .map((one) => [group.className.match(/group--(\\w+)/)[1], one.effect.getTiming().delay]))",
        )
        .await?;
    let when = |name: &str| -> Vec<f64> {
        lifts.iter().filter(|(group, _)| group == name).map(|(_, delay)| *delay).collect()
    };
    for (name, delay) in &lifts {
        assert!(
            when(name).iter().all(|other| other == delay),
            "{name} lifts in all collections at once: {lifts:?}"
        );
        if name != "tiles" {
            assert!(when("tiles").iter().all(|last| last > delay), "tiles come last: {lifts:?}");
        }
    }
    assert!(lifts.len() > 3, "{lifts:?}");
    let missed: usize = page
        .eval("(document.querySelector('#log > :last-child').dataset.deed.match(/missed[^/]*/g) ?? []).join(' ').split('egg#').length - 1")
        .await?;
    let cracked: usize = page.eval("document.querySelectorAll('.groups.is-ghost .crack').length").await?;
    assert_eq!(cracked, missed);
    page.wait_for("[...document.querySelectorAll('.tally')].some((one) => { const at = new DOMMatrix(getComputedStyle(one).transform); return Math.hypot(at.e, at.f) > 8; })", SOON)
        .await?;
    assert_eq!(page.eval::<Vec<String>>(OTHERWISE).await?, Vec::<String>::new());
    Ok(page)
}

#[tokio::test]
async fn a_round_of_cubosaurs_is_counted_before_ones_eyes() -> Done {
    let Some(mut stage) = Stage::open().await? else { return Ok(()) };
    let page = is_counted(&mut stage, "; count.* missed ").await?;
    ends_at_once(&page).await?;
    assert!(!page.eval::<bool>("Boolean(document.querySelector('.tally, .groups.is-under, .crack'))").await?);
    assert_clean(&page);
    Ok(())
}

#[tokio::test]
async fn the_last_round_of_cubosaurs_is_counted_before_the_final_sheet() -> Done {
    let Some(mut stage) = Stage::open().await? else { return Ok(()) };
    let page = is_counted(&mut stage, "last: ; count").await?;
    let shown = "document.querySelector('.ending').checkVisibility()";
    assert!(
        page.eval::<bool>("Boolean(document.querySelector('#standing .winner'))").await?,
        "the game is over"
    );
    assert!(!page.eval::<bool>(shown).await?, "the final sheet is shown before the round is counted");
    page.wait_for(shown, 3 * SOON).await?;
    assert_clean(&page);
    Ok(())
}
