//! Fair draws: every browser at the table adds to the seed, and can see that it counted.

use crate::stage::{Done, SOON, Stage, assert_clean, open_game};
use crate::zoo::two_people;
use dino_browser::{Error, Look, Page};

const GOOD: &str = "This browser’s number is among them, and all others are those that were announced before this \
                    browser sent its own.";
const BON: &str = "Le nombre de ce navigateur en fait partie, et tous les autres sont ceux qui avaient été annoncés avant \
                   qu’il n’envoie le sien.";

/// What the page about the draws says of this browser's own number, and how many seats added one.
async fn told(page: &Page) -> Result<(String, usize), Error> {
    page.leaving(page.eval::<()>("location.assign(location.pathname + '/fair')")).await?;
    page.wait_for("document.querySelector('[data-fair-check]:not([hidden])')", SOON).await?;
    let check = page.eval("document.querySelector('[data-fair-check]').textContent").await?;
    Ok((
        check,
        page.eval("document.querySelector('[data-fair-check]').dataset.parts.split(' ').length").await?,
    ))
}

#[tokio::test]
async fn every_browser_adds_a_number_and_sees_that_it_counts() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    // The browser's own way to compute it, which is there on this computer's own address, and ours.
    let alone = stage.at_home(Look::default()).await?;
    let vectors: bool = alone
        .eval(
            "import('/assets/fair.js').then(async ({ sha256 }) => { \
               for (let turn = 0; turn < 50; turn += 1) { \
                 const bytes = crypto.getRandomValues(new Uint8Array(32)); \
                 const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join(''); \
                 const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)); \
                 if (sha256(hex(bytes)) !== hex(digest)) return false; \
               } \
               return true; })",
        )
        .await?;
    assert!(vectors);
    // Against bots, where the game begins at once.
    open_game(&alone, "cubosaurs", "bots").await?;
    assert_eq!(told(&alone).await?, (GOOD.to_owned(), 1));
    let remembered: String =
        alone.eval("Object.values(JSON.parse(localStorage.fair))[0].own.ticket.part").await?;
    assert!(alone.eval::<bool>(&format!("document.body.innerText.includes('{remembered}')")).await?);
    // Who was not there is told so.
    let address: String = alone.eval("location.href.replace('/fair', '')").await?;
    let watcher = stage.at_home(Look::default()).await?;
    watcher.goto(&address).await?;
    assert!(told(&watcher).await?.0.contains("remembers no number"));
    // Together.
    let (host, guest) = two_people(&stage).await?;
    assert_eq!(told(&host).await?, (GOOD.to_owned(), 2));
    assert_eq!(told(&guest).await?, (BON.to_owned(), 2));
    for page in [&alone, &watcher, &host, &guest] {
        assert_clean(page);
    }
    Ok(())
}
