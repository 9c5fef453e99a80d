//! Mesozooic: sliding cards, a draft, and what is refused.

use crate::stage::{Done, SOON, Stage, assert_clean, choose, open_game, sit_down, start};
use dino_browser::{Error, Look, Page};
use std::time::Duration;

/// What lies in the own zoo, cell by cell; `--` for the hole.
pub(crate) const ZOO: &str =
    "[...document.querySelector('.zoo-grid--own').children].map((cell) => cell.id || '--')";
/// The same on a page loaded now.
pub(crate) const ON_SERVER: &str = "fetch(location.href).then((answer) => answer.text()).then((text) => \
    [...new DOMParser().parseFromString(text, 'text/html').querySelector('.zoo-grid--own').children]\
    .map((cell) => cell.id || '--'))";
/// Whether cards may be slid, as the page shows it.
pub(crate) const OPEN: &str = "document.querySelector('.zoo-grid--own[data-slides]:not(.is-locked)') && \
    !document.querySelector('#timer').hidden";
/// Whether the server has answered every slide.
pub(crate) const ANSWERED: &str = "!document.querySelector('[data-unanswered]')";

/// Two people in a learning round, which ends with its build.
pub(crate) async fn two_people(stage: &Stage) -> Result<(Page, Page), Error> {
    let host = stage.at_home(Look::default()).await?;
    host.leaving(host.click("form:has(input[value=mesozooic]) button[value=friends]")).await?;
    choose(&host, "seats", "2").await?;
    choose(&host, "draft", "off").await?;
    choose(&host, "learning", "on").await?;
    let link: String = host.eval("document.querySelector('.lobby__invite .copy__field').value").await?;
    let guest = stage.browser.page(Look::default().lang("fr")).await?;
    guest.goto(&link).await?;
    sit_down(&guest, "Ana").await?;
    host.wait_for("document.querySelector('#lobby-seats').innerText.includes('Ana')", SOON).await?;
    start(&host).await?;
    guest.wait_for("document.querySelector('[data-page=table]')", SOON).await?;
    Ok((host, guest))
}

/// Presses the button of an action, which then is gone.
pub(crate) async fn press(page: &Page, action: &str) -> Done {
    let button = format!("#offers button[value={action}]");
    page.click(&button).await?;
    page.wait_for(&format!("!document.querySelector('{button}')"), SOON).await
}

/// Presses arrow keys, one after the other, as a person in a hurry does.
pub(crate) async fn slide(page: &Page, times: usize) -> Done {
    for turn in 0..times {
        let key = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "ArrowDown"][turn * 7 % 5];
        page.key(key).await?;
        tokio::time::sleep(Duration::from_millis(40)).await;
    }
    Ok(())
}

/// Whether cards may still be slid.
pub(crate) const OPEN_NOW: &str =
    "Boolean(document.querySelector('.zoo-grid--own[data-slides]:not(.is-locked)'))";

#[tokio::test]
async fn forged_and_late_slides_are_refused_and_nothing_is_harmed() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    let (host, guest) = two_people(&stage).await?;
    let post = |actions: &str, seat: u8, looked: u32| {
        format!(
            "fetch(location.pathname + '/timed', {{ method: 'POST', headers: {{ Accept: 'application/json' }}, \
             body: new URLSearchParams({{ seat: '{seat}', looked: '{looked}', actions: '{actions}' }}) }})\
             .then((answer) => answer.status + ' ' + (answer.ok ? '' : 'refused'))"
        )
    };
    // For another seat, as junk, too many at once.
    let told: String = host.eval(&post("1:5000:slide b01#1", 2, 0)).await?;
    assert!(told.ends_with("refused"), "{told}");
    let told: String = host.eval(&post("nonsense", 1, 0)).await?;
    assert!(told.ends_with("refused"), "{told}");
    let refused = ["status of 403", "status of 422"];
    let mut errors = host.take_seen().errors.into_iter();
    assert_eq!(errors.find(|error| !refused.iter().any(|status| error.contains(status))), None);
    // Before GO: taken note of, refused, and the seat is told to look again.
    assert_eq!(host.eval::<String>(&post("1:5000:slide b01#1", 1, 0)).await?.trim(), "200");
    let look =
        "fetch(location.pathname + '/clock?as=1').then((answer) => answer.json()).then(({ look }) => look)";
    assert_eq!(host.eval::<u32>(look).await?, 1);
    // What did not look again is passed over, and so is what comes twice.
    host.eval::<String>(&post("2:5000:ready", 1, 0)).await?;
    assert!(host.eval::<bool>("Boolean(document.querySelector('#offers button[value=ready]'))").await?);
    for page in [&host, &guest] {
        press(page, "ready").await?;
    }
    host.wait_for(OPEN, SOON).await?;
    slide(&host, 4).await?;
    host.wait_for(ANSWERED, SOON).await?;
    assert_eq!(host.eval::<Vec<String>>(ZOO).await?, host.eval::<Vec<String>>(ON_SERVER).await?);
    for page in [&host, &guest] {
        press(page, "done").await?;
    }
    host.wait_for("document.querySelector('#standing .winner')", SOON).await?;
    Ok(())
}

#[tokio::test]
async fn a_draft_is_chosen_in_any_order_and_a_phone_holds_the_zoo() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    let page = stage.at_home(Look::phone()).await?;
    page.leaving(page.click("form:has(input[value=mesozooic]) button[value=friends]")).await?;
    choose(&page, "seats", "2").await?;
    choose(&page, "limit", "slides").await?;
    choose(&page, "budget", "few").await?;
    start(&page).await?;
    let fits = "document.scrollingElement.scrollWidth <= 360";
    for pass in 0..5 {
        let size = 11 - 2 * pass;
        let there = format!(
            "document.querySelectorAll('.zoo-draft[data-pick] .zoo-hand .zoo-card').length === {size}"
        );
        page.wait_for(&there, SOON).await?;
        assert!(page.eval::<bool>(fits).await?, "the draft is too wide");
        // The last card first.
        page.click_on("[...document.querySelectorAll('.zoo-hand .zoo-card')].at(-1)").await?;
        page.click_on("document.querySelector('.zoo-hand .zoo-card')").await?;
        page.click("[data-keep-two]").await?;
    }
    page.wait_for("document.querySelector('.zoo-grid--own[data-slides]')", SOON).await?;
    assert!(page.eval::<bool>(fits).await?, "the zoo is too wide");
    page.wait_for(OPEN_NOW, SOON).await?;
    slide(&page, 6).await?;
    page.wait_for(ANSWERED, SOON).await?;
    assert_eq!(page.eval::<Vec<String>>(ZOO).await?, page.eval::<Vec<String>>(ON_SERVER).await?);
    press(&page, "done").await?;
    page.wait_for("document.querySelector('[data-study]')", SOON).await?;
    // The score sheet lies over the table: the best zoo is one click away, and its slides are shown.
    page.click_on(
        "document.querySelector('#pop[open] [data-study]') ?? document.querySelector('[data-study]')",
    )
    .await?;
    page.wait_for("document.querySelector('.zoo-best .zoo-grid--picture')", SOON).await?;
    assert!(page.eval::<bool>(fits).await?, "the best zoo is too wide");
    assert_clean(&page);
    Ok(())
}

/// Somebody alone in front of a build that is open, in a window of this size.
async fn alone(stage: &Stage, look: Look) -> Result<Page, Error> {
    let page = stage.at_home(look).await?;
    page.leaving(page.click("form:has(input[value=mesozooic]) button[value=friends]")).await?;
    choose(&page, "seats", "1").await?;
    start(&page).await?;
    page.wait_for("document.querySelector('#offers button[value=ready]')", SOON).await?;
    press(&page, "ready").await?;
    page.wait_for(OPEN, SOON).await?;
    Ok(page)
}

#[tokio::test]
async fn the_zoo_stays_where_it_is_while_cards_are_slid() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    for look in [Look::default(), Look::phone()] {
        let page = alone(&stage, look).await?;
        // Every frame notes where the tray and the cards that lie still are drawn.
        let watch = "(() => { const seen = new Set(); window.seen = seen; const look = () => { \
            const box = document.querySelector('.zoo-grid--own')?.getBoundingClientRect(); \
            if (box) seen.add([box.x, box.y, box.width].map(Math.round).join(' ')); requestAnimationFrame(look); }; \
            look(); })()";
        page.eval::<Option<bool>>(watch).await?;
        slide(&page, 10).await?;
        page.wait_for(ANSWERED, SOON).await?;
        // What the server says of it lies over the cards again.
        page.wait_for("document.querySelector('#joints:not(.is-stale) > svg')", SOON).await?;
        let places: Vec<String> = page.eval("[...window.seen]").await?;
        assert_eq!(places.len(), 1, "the zoo was at {places:?}");
        assert_clean(&page);
    }
    Ok(())
}

#[tokio::test]
async fn nobody_is_refused_for_being_fast() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    let page = alone(&stage, Look::default()).await?;
    page.latency(150).await?;
    // Taps on cards in the line of the hole, one after the other, none waits for an answer; then "done" at once.
    let tap = "(() => { const cells = [...document.querySelector('.zoo-grid--own').children]; \
        const hole = cells.findIndex((cell) => !cell.id); const at = hole % 4 ? hole - 1 : hole + 1; \
        const one = cells[at]; const spot = { bubbles: true, isPrimary: true, pointerId: 1, detail: 1 }; \
        one.dispatchEvent(new PointerEvent('pointerdown', spot)); \
        one.dispatchEvent(new PointerEvent('pointerup', spot)); \
        one.dispatchEvent(new MouseEvent('click', spot)); })()";
    for _ in 0..8 {
        page.eval::<Option<bool>>(tap).await?;
    }
    let built: Vec<String> = page.eval(ZOO).await?;
    page.click("#offers button[value=done]").await?;
    page.wait_for("document.querySelector('#standing .winner')", SOON).await?;
    let shown = "[...document.querySelector('.zoo-count .zoo-grid').children]\
        .map((cell) => cell.dataset.card[0] === 'd' ? '--' : cell.dataset.card)";
    assert_eq!(page.eval::<Vec<String>>(shown).await?, built, "every tap counts");
    assert_clean(&page);
    Ok(())
}

#[tokio::test]
async fn a_third_card_is_refused_in_words_and_each_card_says_what_it_is_worth() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    let page = stage.at_home(Look::default()).await?;
    open_game(&page, "mesozooic", "bots").await?;
    page.wait_for("document.querySelectorAll('.zoo-draft[data-pick] .zoo-pick').length === 11", SOON).await?;
    let silent = "[...document.querySelectorAll('.zoo-pick')].filter((card) => \
        ![...card.querySelectorAll('.zoo-part b')].every((value) => /^\\+?\\d+$/.test(value.textContent)) || \
        !card.querySelector('.zoo-part')).map((card) => card.id)";
    assert_eq!(page.eval::<Vec<String>>(silent).await?, Vec::<String>::new());
    let card = |at: u8| format!("document.querySelectorAll('.zoo-pick')[{at}]");
    let kept = "[...document.querySelectorAll('.zoo-pick')].map((card, at) => \
        card.classList.contains('is-kept') ? at : -1).filter((at) => at >= 0)";
    assert!(page.eval::<bool>("document.querySelector('[data-keep-two]').disabled").await?);
    page.click_on(&card(2)).await?;
    page.click_on(&card(0)).await?;
    // What the two would bring stands in the step, and they lie in the tray already.
    page.wait_for("/\\d/.test(document.querySelector('#prompt .prompt__more').textContent)", SOON).await?;
    assert_eq!(page.eval::<u8>("document.querySelectorAll('.zoo-slot.is-filled').length").await?, 2);
    page.click_on(&card(5)).await?;
    page.wait_for("!document.querySelector('#toast').hidden", SOON).await?;
    assert_eq!(page.eval::<Vec<u8>>(kept).await?, [0, 2], "none was put back");
    // One of them put back makes room for another, and the reason is gone.
    page.click_on(&card(0)).await?;
    page.click_on(&card(5)).await?;
    assert_eq!(page.eval::<Vec<u8>>(kept).await?, [2, 5]);
    assert!(page.eval::<bool>("document.querySelector('#toast').hidden").await?);
    page.click("[data-keep-two]").await?;
    page.wait_for("document.querySelectorAll('.zoo-draft[data-pick] .zoo-pick').length === 9", SOON).await?;
    assert_eq!(page.eval::<u8>("document.querySelectorAll('.zoo-kept__cards .zoo-card').length").await?, 2);
    assert_clean(&page);
    Ok(())
}
