//! The address of a table goes to others, whatever the browser lets a page do.

use crate::stage::{Done, SOON, Stage, assert_clean, open_table};
use dino_browser::{Error, Look, Page};

const COPY: &str = ".lobby__invite [data-copy]";
const SHARE: &str = ".lobby__invite [data-share]";
const TOAST: &str = "document.querySelector('#toast:not([hidden])')?.textContent ?? ''";

/// A lobby in a browser with these ways to share; what they are given is kept in `given`.
async fn lobby(stage: &Stage, ways: &str) -> Result<(Page, String), Error> {
    let page = stage.browser.page(Look::default()).await?;
    page.before_scripts(&format!(
        "globalThis.given = []; const way = (name, value) => Object.defineProperty(Navigator.prototype, name, \
         {{ configurable: true, get: () => value }}); {ways}"
    ))
    .await?;
    page.goto(&stage.server.url("/")).await?;
    open_table(&page, "friends").await?;
    page.wait_for(&format!("document.querySelector('{COPY}:not([hidden])')"), SOON).await?;
    let link = page.eval("document.querySelector('.lobby__invite .copy__field').value").await?;
    Ok((page, link))
}

/// What was given to the ways to share so far.
async fn given(page: &Page) -> Result<Vec<String>, Error> {
    page.eval("given").await
}

#[tokio::test]
async fn the_address_is_shared_or_copied() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    let ways = "way('share', async ({ url }) => { given.push(`shared ${url}`); }); \
                way('clipboard', { writeText: async (text) => { given.push(`copied ${text}`); } });";
    let (page, link) = lobby(&stage, ways).await?;
    page.click(SHARE).await?;
    page.click(COPY).await?;
    page.wait_for(&format!("{TOAST} === 'Copied'"), SOON).await?;
    assert_eq!(given(&page).await?, [format!("shared {link}"), format!("copied {link}")]);
    assert_clean(&page);
    Ok(())
}

#[tokio::test]
async fn who_closes_the_sharing_is_left_alone_and_where_it_fails_the_address_is_copied() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    let ways = "way('share', async () => { throw new DOMException('', given.length ? 'NotAllowedError' : given.push('closed') && 'AbortError'); }); \
                way('clipboard', { writeText: async (text) => { given.push(`copied ${text}`); } });";
    let (page, link) = lobby(&stage, ways).await?;
    page.click(SHARE).await?;
    page.wait_for("given.length === 1", SOON).await?;
    assert_eq!(page.eval::<String>(TOAST).await?, "");
    page.click(SHARE).await?;
    page.wait_for(&format!("{TOAST} === 'Copied'"), SOON).await?;
    assert_eq!(given(&page).await?, ["closed".to_owned(), format!("copied {link}")]);
    assert_clean(&page);
    Ok(())
}

#[tokio::test]
async fn without_sharing_and_clipboard_the_field_is_copied_or_waits_selected() -> Done {
    let Some(stage) = Stage::open().await? else { return Ok(()) };
    // So it is in one's own network, without encryption.
    let ways = "way('share', undefined); way('clipboard', undefined); globalThis.lets = true; \
                Document.prototype.execCommand = (what) => { given.push(`${what} ${document.activeElement.value}`); return lets; };";
    let (page, link) = lobby(&stage, ways).await?;
    assert!(page.eval::<bool>(&format!("document.querySelector('{SHARE}').hidden")).await?);
    page.click(COPY).await?;
    page.wait_for(&format!("{TOAST} === 'Copied'"), SOON).await?;
    assert_eq!(given(&page).await?, [format!("copy {link}")]);
    page.eval::<bool>("lets = false, true").await?;
    page.click(COPY).await?;
    page.wait_for(&format!("{TOAST}.includes('Ctrl+C')"), SOON).await?;
    assert_eq!(page.eval::<String>("getSelection().toString()").await?, link);
    assert_clean(&page);
    Ok(())
}
