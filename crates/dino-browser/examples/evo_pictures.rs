//! Pictures of Evo into a folder: `cargo run -p dino-browser --example evo_pictures -- FOLDER`.

use dino_browser::{Browser, Error, Look, Page, Server};
use std::path::PathBuf;
use std::time::{Duration, Instant};

const SOON: Duration = Duration::from_secs(10);

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Error> {
    let folder = PathBuf::from(std::env::args().nth(1).unwrap_or_else(|| "target/screenshots".to_owned()));
    std::fs::create_dir_all(&folder)
        .map_err(|source| Error::Io { what: folder.display().to_string(), source })?;
    let (browser, server) = (Browser::start().await?, Server::start()?);
    let looks = [
        ("desktop-light-en", Look::default()),
        ("desktop-dark-fr", Look::default().lang("fr").dark()),
        ("phone-light-fr", Look::phone().lang("fr")),
    ];
    for (name, look) in looks {
        let page = browser.page(look).await?;
        let save = async |what: &str| {
            for (ending, whole) in [("", false), ("-whole", true)] {
                page.screenshot(&folder.join(format!("evo-{what}-{name}{ending}.png")), whole).await?;
            }
            Ok::<(), Error>(())
        };
        page.goto(&server.url("/rules/evo")).await?;
        save("rules").await?;
        page.goto(&server.url("/")).await?;
        save("home").await?;
        page.leaving(page.click("form:has(input[name=game][value=evo]) button[value=bots]")).await?;
        page.wait_for("document.querySelector('[data-page=table]')", SOON).await?;
        page.wait_for("document.querySelector('.evo-value.is-legal')", 4 * SOON).await?;
        save("bidding").await?;
        play(&page, "document.querySelector('.hex-button.is-legal')", 30).await?;
        save("moving").await?;
        play(&page, "document.querySelector('#standing .winner')", 400).await?;
        save("end").await?;
    }
    Ok(())
}

/// Does what is marked, else the first button, until something is there or so many actions are done.
async fn play(page: &Page, until: &str, most: usize) -> Result<(), Error> {
    let start = Instant::now();
    for number in 0..100 * most {
        if start.elapsed() > 12 * SOON
            || number > 5 && page.eval::<bool>(&format!("Boolean({until})")).await?
        {
            return Ok(());
        }
        let script = format!(
            "(() => {{ const plain = document.querySelector('#offers button[name=action]'); \
             const forms = [...document.querySelectorAll('#offers .choices__form button')]; \
             const one = plain && ({number} % 3 === 0 || !forms.length) ? plain : forms[{number} % (forms.length || 1)]; \
             one?.form.requestSubmit(one); return Boolean(one); }})()"
        );
        page.eval::<bool>(&script).await?;
        tokio::time::sleep(Duration::from_millis(60)).await;
    }
    Ok(())
}
