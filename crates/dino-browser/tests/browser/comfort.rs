//! What makes a table comfortable: how one begins, what keys do, notices, reactions, leaving, and what is left of a game.

use crate::stage::{Done, SOON, Stage, assert_clean, at_table, bot_plays_until, open_table};
use crate::zoo::two_people;
use dino_browser::{Error, Look, Page};

/// What is chosen in the form: seats, level, variant.
const CHOSEN: &str = "[...document.querySelectorAll('#start input:checked')].map((one) => one.value)";

async fn choose(page: &Page, name: &str, value: &str) -> Result<(), Error> {
    page.click(&format!("#start input[name={name}][value=\"{value}\"]")).await
}

#[tokio::test]
async fn how_one_plays_against_bots_is_chosen_in_a_dialog_and_remembered() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    let page = stage.at_home(Look::default()).await?;
    let link = "[data-start][href$='/cubosaurs']";
    page.click(link).await?;
    page.wait_for("document.querySelector('dialog[open] #start')", SOON).await?;
    assert_eq!(page.eval::<Vec<String>>(CHOSEN).await?, ["3", "grazer", "base"]);
    assert_eq!(page.eval::<String>("document.activeElement.value").await?, "bots", "Enter begins");
    page.key("Escape").await?;
    page.wait_for("!document.querySelector('dialog')", SOON).await?;
    assert!(
        page.eval::<bool>(&format!("document.activeElement === document.querySelector(\"{link}\")")).await?,
        "the focus comes back"
    );
    page.key("Enter").await?;
    page.wait_for("document.querySelector('dialog[open] #start')", SOON).await?;
    choose(&page, "seats", "4").await?;
    choose(&page, "level", "egg").await?;
    choose(&page, "variant", "advanced").await?;
    page.leaving(page.click("#start button[value=bots]")).await?;
    at_table(&page).await?;
    assert_eq!(page.eval::<String>("document.querySelector('[data-page]').dataset.seats").await?, "4");
    page.wait_for("document.querySelector('#market')", SOON).await?;

    // The same on the next day, also on the page for browsers without script.
    page.goto(&stage.server.url("/start/cubosaurs")).await?;
    assert_eq!(page.eval::<Vec<String>>(CHOSEN).await?, ["4", "egg", "advanced"]);
    page.goto(&stage.server.url("/start/evo")).await?;
    assert_eq!(
        page.eval::<Vec<String>>(CHOSEN).await?,
        ["3", "grazer", "base"],
        "another game is another choice"
    );
    assert_clean(&page);
    Ok(())
}

#[tokio::test]
async fn a_question_mark_tells_what_keys_do_and_letters_open_what_they_say() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    let page = stage.at_home(Look::default()).await?;
    open_table(&page, "bots").await?;
    at_table(&page).await?;
    page.key("?").await?;
    page.wait_for("document.querySelector('#keys[open]')", SOON).await?;
    assert!(page.eval::<bool>("document.querySelectorAll('#keys dt').length >= 8").await?);
    page.key("l").await?;
    page.key("Escape").await?;
    page.wait_for("!document.querySelector('dialog[open]')", SOON).await?;
    assert_eq!(
        page.eval::<String>("document.querySelector('[data-page]').dataset.drawer").await?,
        "",
        "under a dialog nothing opens"
    );
    for half in ["log", "chat"] {
        page.key(&half[..1]).await?;
        page.wait_for(&format!("document.querySelector('[data-page]').dataset.drawer === '{half}'"), SOON)
            .await?;
        page.eval::<bool>("(document.activeElement.blur(), true)").await?;
    }
    page.key("c").await?;
    page.wait_for("!document.querySelector('[data-page]').dataset.drawer", SOON).await?;
    assert_clean(&page);
    Ok(())
}

/// A browser that has notices, keeps them in `notices`, and says whether the page is in sight.
const NOTICES: &str = "globalThis.notices = []; globalThis.asked = 0; \
    globalThis.Notification = class { constructor(title, how) { notices.push(`${title}|${how.body}`); } close() {} \
        static permission = 'default'; \
        static async requestPermission() { asked += 1; return (Notification.permission = 'granted'); } };";

#[tokio::test]
async fn who_looks_elsewhere_is_told_of_the_turn_once_they_said_so() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    let (host, guest) = two_people(&stage).await?;
    host.before_scripts(NOTICES).await?;
    host.reload().await?;
    at_table(&host).await?;
    // The question is there while one waits for people, and the browser is asked nothing before it is answered.
    host.click("#offers button[value=ready]").await?;
    host.wait_for("document.querySelector('#notify-ask:not([hidden])')", SOON).await?;
    assert_eq!(host.eval::<u32>("asked").await?, 0);
    host.click("[data-notify-answer=yes]").await?;
    host.wait_for("asked === 1 && document.querySelector('#notify').checked", SOON).await?;
    assert!(host.eval::<bool>("document.querySelector('#notify-ask').hidden").await?);
    let turn = "(document.dispatchEvent(new CustomEvent('dinotable:turn')), notices.length)";
    assert_eq!(
        host.eval::<u32>(turn).await?,
        1,
        "the first shows that it works; who looks is told by the page itself"
    );
    host.eval::<bool>("(Object.defineProperty(document, 'hidden', { get: () => true }), true)").await?;
    assert_eq!(host.eval::<u32>(turn).await?, 2);
    host.reload().await?;
    at_table(&host).await?;
    assert!(
        host.eval::<bool>("document.querySelector('#notify-ask').hidden").await?,
        "asked once, and never again"
    );
    assert_clean(&host);
    assert_clean(&guest);
    Ok(())
}

#[tokio::test]
async fn a_reaction_is_a_picture_in_the_chat_and_at_its_senders_place() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    let (host, guest) = two_people(&stage).await?;
    // Pictures fly only where things may move.
    for (page, lang) in [(&host, "en"), (&guest, "fr")] {
        page.look(Look { motion: true, lang, ..Look::default() }).await?;
    }
    let columns = "getComputedStyle(document.querySelector('.others')).gridTemplateColumns";
    let before: String = guest.eval(columns).await?;
    guest.click("[data-drawer=chat]").await?;
    guest.click(".chat__reactions button[value=':roar:']").await?;
    host.wait_for("document.querySelector('#chat .reaction .creature--trex')", SOON).await?;
    let said: String = host.eval("document.querySelector('#chat .reaction').textContent").await?;
    assert_eq!(said, "Roar!", "it is said in words too");
    assert_eq!(
        host.eval::<String>("document.querySelector('.bar [data-unread=chat]').textContent").await?,
        "1"
    );
    host.wait_for("document.querySelector('#player-2 > .reaction--flies')", SOON).await?;
    guest.wait_for("document.querySelector('.step > .reaction--flies')", SOON).await?;
    assert_eq!(guest.eval::<String>(columns).await?, before, "one's own does not move the row of the others");
    host.wait_for("!document.querySelector('.reaction--flies')", SOON).await?;
    assert_clean(&host);
    assert_clean(&guest);
    Ok(())
}

#[tokio::test]
async fn who_leaves_finds_the_seat_again_and_who_resigns_does_not() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    // The game waits for the guest all the while.
    let (page, guest) = two_people(&stage).await?;
    let table: String = page.eval("location.href").await?;
    page.click(".menu > summary").await?;
    page.click(".leave > summary").await?;
    page.leaving(page.click("form[action$='/leave'] button")).await?;
    assert_eq!(page.eval::<String>("location.pathname").await?, "/");
    guest.wait_for("document.querySelector('#player-1 .player__kind')", SOON).await?;
    page.goto(&table).await?;
    at_table(&page).await?;
    page.click("form[action$='/back'] button").await?;
    page.wait_for("!document.querySelector('form[action$=\"/back\"]')", SOON).await?;
    guest.wait_for("!document.querySelector('#player-1 .player__kind')", SOON).await?;
    page.click(".menu > summary").await?;
    page.click(".leave > summary").await?;
    page.leaving(page.click("form[action$='/resign'] button")).await?;
    // Between two that is the end of the game, for both.
    for page in [&page, &guest] {
        page.wait_for("document.querySelector('#standing .winner')", SOON).await?;
        assert!(
            !page.eval::<bool>("Boolean(document.querySelector('form[action$=\"/back\"], .leave'))").await?
        );
    }
    assert_clean(&page);
    assert_clean(&guest);
    Ok(())
}

#[tokio::test]
async fn a_finished_game_is_shared_with_a_picture_and_stands_in_the_history() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    let page = stage.browser.page(Look::default()).await?;
    page.before_scripts(
        "globalThis.given = []; Object.defineProperty(Navigator.prototype, 'share', { configurable: true, \
         get: () => async ({ url, title }) => { given.push(`${title} ${url}`); } });",
    )
    .await?;
    page.goto(&stage.server.url("/")).await?;
    open_table(&page, "bots").await?;
    at_table(&page).await?;
    bot_plays_until(&page, "document.querySelector('#standing .winner')", 6 * SOON).await?;
    page.wait_for("document.querySelector('.end-actions [data-share]:not([hidden])')", SOON).await?;
    page.click(".end-actions [data-share]").await?;
    page.wait_for("given.length", SOON).await?;
    let given: String = page.eval("given[0]").await?;
    let address: String = page.eval("location.origin + location.pathname").await?;
    assert!(given.ends_with(&address) && given.contains("Cubosaurs"), "{given}");

    page.reload().await?;
    let picture: (u16, String, u32) = page
        .eval(
            "(async () => { const address = document.querySelector('meta[property=\"og:image\"]').content; \
             const answer = await fetch(new URL(address).pathname + new URL(address).search); \
             const picture = await createImageBitmap(await answer.blob()); \
             return [answer.status, answer.headers.get('content-type'), picture.width]; })()",
        )
        .await?;
    assert_eq!(picture, (200, "image/png".to_owned(), 1200));

    page.goto(&stage.server.url("/history")).await?;
    let line: String = page.eval("document.querySelector('.table-line').textContent").await?;
    assert!(line.contains("Cubosaurs") && line.contains("place"), "{line}");
    assert!(page.eval::<bool>("Boolean(document.querySelector('.history__game'))").await?);
    assert_clean(&page);
    Ok(())
}
