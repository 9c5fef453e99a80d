//! What one does and sees on the island: why not, how far, who lives, dice and gliding, the keys.

use super::{play_until, sit_down, told};
use crate::player::Player;
use crate::replays::replay;
use crate::stage::{Done, SOON, Stage, assert_clean};
use dino_browser::{Error, Look, Page};

/// The own movement turn, with a dinosaur that can go somewhere.
const MOVES: &str = "document.querySelector('#evo-why')?.dataset.own.startsWith('move {id}') && document.querySelector('.hex-button.is-legal')";

/// The empty hex farthest from the own herd, which means nothing when it is clicked.
const FAR: &str = "(() => { \
    const all = (what) => [...document.querySelectorAll(what)]; \
    const own = `#dino-${document.querySelector('#evo-why').dataset.seat}`; \
    const middle = (id) => { const box = document.getElementById(id).getBoundingClientRect(); return [box.x, box.y]; }; \
    const herds = all('#herds use[data-at]'); \
    const herd = herds.filter((use) => use.getAttribute('href') === own).map((use) => middle(use.dataset.at)); \
    const away = ({ id }) => Math.min(...herd.map(([x, y]) => Math.hypot(middle(id)[0] - x, middle(id)[1] - y))); \
    return all('.hex-button').filter((hex) => !hex.classList.contains('is-legal') && !hex.dataset.cost && \
        !herds.some((use) => use.dataset.at === hex.id)).sort((one, other) => away(other) - away(one))[0]; })()";

#[tokio::test]
async fn a_hex_that_means_nothing_is_answered_by_the_rule_of_the_phase() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    let page = sit_down(&stage, Look::default()).await?;
    let mut player = Player::new(&page, 7);
    // The turn may have begun with a step: two points at least are wanted.
    play_until(&mut player, &format!("{MOVES} && document.querySelector('[data-reach]')")).await?;
    // Far from the own herd: out of reach on foot, by sea and by air.
    page.click_on(FAR).await?;
    let said = told(&page).await?;
    assert!(["EVO-34", "EVO-63", "EVO-68"].iter().any(|rule| said.contains(rule)), "{said}");
    page.click_on("document.getElementById(document.querySelector('[data-reach]').dataset.reach)").await?;
    page.wait_for("document.querySelector('.hex-button.is-chosen')", SOON).await?;
    // What a second step reaches is shown with its price.
    page.wait_for("document.querySelector('.hex-button[data-cost=\"2\"]')", SOON).await?;
    // Protected, or out of reach.
    let enemy = "(() => { const own = `#dino-${document.querySelector('#evo-why').dataset.seat}`; \
        const hexes = [...document.querySelectorAll('#herds use[data-at]')].filter((use) => use.getAttribute('href') !== own) \
            .map((use) => document.getElementById(use.dataset.at)); \
        return hexes.find((hex) => !hex.classList.contains('is-legal')); })()";
    page.click_on(enemy).await?;
    page.wait_for("/EVO-(37|41|63|68)/.test(document.querySelector('#toast').textContent)", SOON).await?;
    let births = "document.querySelector('#evo-why')?.dataset.own === 'birth {id}' && document.querySelector('.hex-button.is-legal')";
    play_until(&mut player, births).await?;
    page.key("Escape").await?;
    page.wait_for("document.querySelector('#toast').hidden", SOON).await?;
    page.click_on(FAR).await?;
    let said = told(&page).await?;
    // Too far from the herd, or from its thick shells.
    assert!(said.contains("EVO-43") || said.contains("EVO-62"), "{said}");
    assert_clean(&page);
    Ok(())
}

#[tokio::test]
async fn one_click_walks_two_steps_and_the_log_shows_them_and_no_first_key_ends_the_turn() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    let page = sit_down(&stage, Look::default()).await?;
    let mut player = Player::new(&page, 19);
    play_until(&mut player, &format!("{MOVES} && document.querySelector('[data-ways]')")).await?;
    let at: String = page.eval("document.querySelector('#offers input[name=at]').value").await?;
    let shown: (String, bool) = page
        .eval(
            "(({ dataset, classList }) => [dataset.digit, classList.contains('btn--primary')]) \
             (document.querySelector('#offers button[value=end]'))",
        )
        .await?;
    assert_eq!(shown, ("0".to_owned(), false), "ending the movement is not urged");
    page.key("1").await?;
    tokio::time::sleep(std::time::Duration::from_millis(400)).await;
    let same = format!("document.querySelector('#offers input[name=at]').value === '{at}'");
    assert!(page.eval::<bool>(&same).await?, "the key 1 has ended the movement");
    page.click_on("document.getElementById(document.querySelector('[data-ways]').dataset.reach)").await?;
    page.wait_for("document.querySelector('.hex-button[data-cost=\"2\"]')", SOON).await?;
    let to: String = page.eval("document.querySelector('.hex-button[data-cost=\"2\"]').id").await?;
    page.click_on(&format!("document.getElementById('{to}')")).await?;
    let own = "`#dino-${document.querySelector('#evo-why').dataset.seat}`";
    let stands =
        format!("document.querySelector('#herds use[data-at=\"{to}\"]')?.getAttribute('href') === {own}");
    page.wait_for(&stands, SOON).await?;
    let told = "(() => { const line = [...document.querySelectorAll('#log [data-deed^=move]')].at(-1); \
                line.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })); \
                return [...document.querySelectorAll('.hex-button.is-told')].map(({ id }) => id); })()";
    let told: Vec<String> = page.eval(told).await?;
    assert!(told.len() == 2, "{told:?}");
    assert_clean(&page);
    Ok(())
}

#[tokio::test]
async fn survivors_are_proposed_and_changed_on_the_island() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    let page = sit_down(&stage, Look::default()).await?;
    let mut player = Player::new(&page, 11);
    play_until(
        &mut player,
        "document.querySelector('#evo-keep:not([hidden])') && document.querySelector('.is-given-up')",
    )
    .await?;
    let button = "document.querySelector('#offers button[name=action]').value";
    let proposed: String = page.eval(button).await?;
    let saved: String = page.eval("document.querySelector('.is-given-up').id").await?;
    assert!(!proposed.split(' ').any(|hex| hex == saved));
    page.click_on(&format!("document.getElementById('{saved}')")).await?;
    let changed: String = page.eval(button).await?;
    let spared: bool = page
        .eval(&format!("document.getElementById('{saved}').matches('.is-kept[aria-pressed=true]')"))
        .await?;
    // Where no plate could save it, nothing changed and the reason is told.
    if spared {
        assert!(changed.split(' ').any(|hex| hex == saved), "{changed}");
    } else {
        assert_eq!(changed, proposed);
        let said = told(&page).await?;
        assert!(said.contains("EVO-4") || said.contains("EVO-50"), "{said}");
    }
    let (count, label): (String, String) = page
        .eval("[document.querySelector('#evo-keep').textContent, document.querySelector('#offers .choice').textContent]")
        .await?;
    let kept = changed.split(' ').count() - 1;
    assert!(count.starts_with(&kept.to_string()) && label.contains(&kept.to_string()), "{count} {label}");
    page.click("#offers .choice").await?;
    page.wait_for("!document.querySelector('#evo-keep')", SOON).await?;
    if spared {
        let lives = format!(
            "[...document.querySelectorAll('#log li')].some((line) => line.dataset.deed?.split('; ')[0] === '{changed}')"
        );
        page.wait_for(&lives, SOON).await?;
    }
    assert_clean(&page);
    Ok(())
}

#[tokio::test]
async fn dinosaurs_glide_to_where_they_went() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    let page = sit_down(&stage, Look { motion: true, ..Look::default() }).await?;
    let mut player = Player::new(&page, 13);
    play_until(&mut player, MOVES).await?;
    // A move: in the end it stands where it went.
    let herd =
        "JSON.stringify([...document.querySelectorAll('#herds use[data-at]')].map((use) => use.dataset.at))";
    let before: String = page.eval(herd).await?;
    play_until(&mut player, &format!("{herd} !== {}", serde_json::Value::from(before))).await?;
    assert_clean(&page);
    Ok(())
}

/// The moments at which dice fell in a game of bots, each before and after; a game without any is followed by another.
async fn dice(stage: &Stage) -> Result<(Page, String, usize), Error> {
    for _ in 0..5 {
        let fallen = "document.querySelector('#log [data-deed^=die]')";
        let page =
            replay(stage, "evo", &format!("{fallen} || document.querySelector('#standing .winner')")).await?;
        if let Some(line) = page.eval::<Option<String>>(&format!("{fallen}?.id.slice(4) ?? null")).await? {
            let table = page.eval("location.pathname").await?;
            return Ok((page, table, line.parse().unwrap_or_default()));
        }
    }
    panic!("five games without a fight");
}

#[tokio::test]
async fn the_die_falls_between_those_who_fight_and_says_why() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    let (page, table, line) = dice(&stage).await?;
    // From before the attack, so that it is known between whom.
    let attack: usize = page
        .eval("Number([...document.querySelectorAll('#log [data-deed^=attack]')][0].id.slice(4))")
        .await?;
    page.goto(&stage.server.url(&format!("{table}/replay/{}", attack - 1))).await?;
    page.wait_for("document.querySelector('#play:not([hidden])')", SOON).await?;
    let at = "Number(location.pathname.split('/').at(-1))";
    while page.eval::<usize>(at).await? < line {
        let before: usize = page.eval(at).await?;
        page.key("ArrowRight").await?;
        page.wait_for(&format!("{at} > {before}"), SOON).await?;
    }
    // It ends on the face that fell, with what the log says of it: who won and why, or with how many horns while cards may answer.
    let face = format!(
        "document.querySelector(`#herds use[href$=\"#${{document.querySelector('#log-{line}').dataset.deed.split(';')[0].trim().replace(' ', '-')}}\"]`)"
    );
    page.wait_for(&format!("{face} && document.querySelector('.ribbon')"), SOON).await?;
    let said: String = page.eval("document.querySelector('.ribbon').textContent").await?;
    let open: bool =
        page.eval(&format!("document.querySelector('#log-{line}').dataset.deed.includes(' open ')")).await?;
    let decided = said.contains(" wins against ") || said.contains(" fails against ");
    let held = said.contains("The die") && said.contains(" against ");
    assert!(if open { held } else { decided }, "{said}");
    // Whoever cannot wait skips it.
    page.key("Escape").await?;
    page.wait_for(&format!("!{face} && !document.querySelector('.ribbon, .stage[data-telling]')"), SOON / 5)
        .await?;
    assert_clean(&page);
    Ok(())
}

#[tokio::test]
async fn keys_begin_at_the_own_herd_and_go_from_value_to_value() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    let page = sit_down(&stage, Look::default()).await?;
    let mut player = Player::new(&page, 31);
    play_until(&mut player, "document.querySelector('.evo-value.is-legal')").await?;
    let own = "document.querySelector(`#herds use[href=\"#dino-${document.querySelector('#evo-why').dataset.seat}\"]`)";
    let begins = format!("document.querySelector('.hex-button[tabindex=\"0\"]').id === {own}.dataset.at");
    page.wait_for(&begins, SOON).await?;
    let stops: usize = page.eval("document.querySelectorAll('.evo-value[tabindex=\"0\"]').length").await?;
    assert_eq!(stops, 1, "the laboratory is one stop of the key Tab");
    page.eval::<bool>("(document.querySelector('#bid-1-3').focus(), true)").await?;
    for (key, id) in [("ArrowUp", "bid-1-4"), ("ArrowRight", "bid-2-4"), ("ArrowDown", "bid-2-3")] {
        page.key(key).await?;
        assert_eq!(page.eval::<String>("document.activeElement.id").await?, id);
    }
    assert_clean(&page);
    Ok(())
}

#[tokio::test]
async fn the_island_is_walked_with_the_arrow_keys() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    let page = sit_down(&stage, Look::default()).await?;
    let mut player = Player::new(&page, 17);
    play_until(&mut player, MOVES).await?;
    let stops: usize = page.eval("document.querySelectorAll('.hex-button[tabindex=\"0\"]').length").await?;
    assert_eq!(stops, 1, "the island is one stop of the key Tab");
    for _ in 0..60 {
        if page.eval("document.activeElement.matches('.hex-button.is-legal')").await? {
            break;
        }
        page.key("Tab").await?;
    }
    let from: String = page.eval("document.activeElement.id").await?;
    page.key("Enter").await?;
    page.wait_for("document.querySelector('.hex-button.is-chosen')", SOON).await?;
    let at: String = page.eval("document.querySelector('#offers input[name=at]').value").await?;
    // Around the dinosaur until the focus is where it may go.
    let there = "document.activeElement.matches('.hex-button.is-legal')";
    for key in [
        "ArrowRight",
        "ArrowUp",
        "ArrowLeft",
        "ArrowLeft",
        "ArrowDown",
        "ArrowDown",
        "ArrowRight",
        "ArrowRight",
    ] {
        page.key(key).await?;
        if page.eval(there).await? {
            break;
        }
    }
    assert!(page.eval::<bool>(there).await?, "no way from {from}");
    page.key("Enter").await?;
    page.wait_for(&format!("document.querySelector('#offers input[name=at]')?.value !== '{at}'"), SOON)
        .await?;
    let stands = format!("!document.querySelector('#herds use[data-at=\"{from}\"]')");
    page.wait_for(&stands, SOON).await?;
    assert_clean(&page);
    Ok(())
}
