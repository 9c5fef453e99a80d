//! Pictures of every page into a folder: `cargo run -p dino-browser --example screenshots -- FOLDER`.

use dino_browser::{Browser, Error, Look, Page, Server};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

const SOON: Duration = Duration::from_secs(10);

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Error> {
    let folder = PathBuf::from(std::env::args().nth(1).unwrap_or_else(|| "target/screenshots".to_owned()));
    std::fs::create_dir_all(&folder)
        .map_err(|source| Error::Io { what: folder.display().to_string(), source })?;
    let studio = Studio { browser: Browser::start().await?, server: Server::start()?, folder };
    let desktop = Look::default();
    if std::env::args().nth(2).as_deref() == Some("mesozooic") {
        studio.zoo("desktop-light-en", desktop, "4").await?;
        return studio.zoo("phone-dark-fr", Look::phone().lang("fr").dark(), "2").await;
    }
    studio.common("desktop-light-en", desktop).await?;
    studio.common("phone-dark-fr", Look::phone().lang("fr").dark()).await?;
    studio.game("2-desktop-light-en", desktop, 2, true).await?;
    studio.game("5-desktop-dark-fr", desktop.lang("fr").dark(), 5, true).await?;
    studio.game("2-phone-dark-en", Look::phone().dark(), 2, false).await?;
    studio.game("5-phone-light-fr", Look::phone().lang("fr"), 5, true).await?;
    studio.game("3-base-desktop-light-fr", desktop.lang("fr"), 3, false).await?;
    studio.zoo("desktop-light-en", desktop, "4").await?;
    studio.zoo("phone-dark-fr", Look::phone().lang("fr").dark(), "2").await?;
    Ok(())
}

struct Studio {
    browser: Browser,
    server: Server,
    folder: PathBuf,
}

impl Studio {
    async fn save(&self, page: &Page, name: &str) -> Result<(), Error> {
        for (ending, whole) in [("", false), ("-whole", true)] {
            let file = self.folder.join(format!("{name}{ending}.png"));
            page.screenshot(&file, whole).await?;
            tell(&file);
        }
        Ok(())
    }

    /// What needs no game: the first page, the rules, what the components are.
    async fn common(&self, name: &str, look: Look) -> Result<(), Error> {
        let page = self.browser.page(look).await?;
        for (path, what) in
            [("/", "home"), ("/rules/cubosaurs", "rules"), ("/rules/cubosaurs/components", "components")]
        {
            page.goto(&self.server.url(path)).await?;
            self.save(&page, &format!("{what}-{name}")).await?;
        }
        Ok(())
    }

    /// A game from the lobby to the replay.
    async fn game(&self, name: &str, look: Look, seats: u8, advanced: bool) -> Result<(), Error> {
        let page = self.browser.page(look).await?;
        page.goto(&self.server.url("/")).await?;
        page.leaving(page.click("button[value=friends]")).await?;
        choose(&page, "seats", &seats.to_string()).await?;
        choose(&page, "dna", if advanced { "on" } else { "off" }).await?;
        tokio::time::sleep(Duration::from_millis(300)).await;
        self.save(&page, &format!("lobby-{name}")).await?;
        page.leaving(page.click(".lobby__start button")).await?;
        page.wait_for("document.querySelector('[data-page=table]')", SOON).await?;
        play(&page, Some(if seats == 2 { 14 } else { 6 })).await?;
        page.eval::<bool>("(scrollTo(0, 0), document.activeElement?.blur(), true)").await?;
        self.save(&page, &format!("table-{name}")).await?;
        // A tile that asks for a card, or a refusal: the marks in the middle of a path.
        let begin = "document.querySelector('#offers [data-begin]')";
        if page.eval::<bool>(&format!("Boolean({begin})")).await? {
            page.click_on(begin).await?;
            tokio::time::sleep(Duration::from_millis(200)).await;
            self.save(&page, &format!("choosing-{name}")).await?;
            page.key("Escape").await?;
        }
        play(&page, None).await?;
        tokio::time::sleep(Duration::from_millis(300)).await;
        self.save(&page, &format!("end-{name}")).await?;
        page.key("Escape").await?;
        page.eval::<bool>("(scrollTo(0, 0), true)").await?;
        self.save(&page, &format!("sheet-{name}")).await?;
        let record: String = page.eval("location.pathname").await?;
        page.goto(&self.server.url(&format!("{record}/replay/40"))).await?;
        self.save(&page, &format!("replay-{name}")).await
    }
}

impl Studio {
    /// A round of Mesozooic, from the draft to the best zoo.
    async fn zoo(&self, name: &str, look: Look, seats: &str) -> Result<(), Error> {
        let page = self.browser.page(look).await?;
        page.goto(&self.server.url("/rules/mesozooic")).await?;
        self.save(&page, &format!("zoo-rules-{name}")).await?;
        page.goto(&self.server.url("/")).await?;
        page.leaving(page.click("form:has(input[value=mesozooic]) button[value=friends]")).await?;
        choose(&page, "seats", seats).await?;
        self.save(&page, &format!("zoo-lobby-{name}")).await?;
        page.leaving(page.click(".lobby__start button")).await?;
        for pass in 0..5 {
            let hand =
                format!("document.querySelectorAll('.zoo-hand .zoo-card').length === {}", 11 - 2 * pass);
            page.wait_for(&format!("document.querySelector('[data-pick]') && {hand}"), 3 * SOON).await?;
            page.click_on("document.querySelector('.zoo-hand .zoo-card')").await?;
            page.click_on("[...document.querySelectorAll('.zoo-hand .zoo-card')].at(-1)").await?;
            if pass == 2 {
                self.save(&page, &format!("zoo-draft-{name}")).await?;
            }
            page.click("[data-keep-two]").await?;
        }
        page.wait_for("document.querySelector('#offers button[value=ready]')", 3 * SOON).await?;
        self.save(&page, &format!("zoo-plan-{name}")).await?;
        page.click("#offers button[value=ready]").await?;
        let open = "document.querySelector('.zoo-grid--own[data-slides]:not(.is-locked)') && \
                    !document.querySelector('#timer').hidden";
        page.wait_for(open, 3 * SOON).await?;
        for key in ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft"]
        {
            page.key(key).await?;
            tokio::time::sleep(Duration::from_millis(400)).await;
        }
        tokio::time::sleep(Duration::from_secs(6)).await;
        self.save(&page, &format!("zoo-build-{name}")).await?;
        page.click("#offers button[value=done]").await?;
        page.wait_for("document.querySelector('#pop[open] [data-study]')", 6 * SOON).await?;
        self.save(&page, &format!("zoo-count-{name}")).await?;
        page.click("#pop [data-study]").await?;
        page.wait_for("document.querySelector('.zoo-best')", 3 * SOON).await?;
        self.save(&page, &format!("zoo-best-{name}")).await
    }
}

async fn choose(page: &Page, option: &str, value: &str) -> Result<(), Error> {
    let script = format!(
        "(() => {{ const s = document.querySelector('#option-{option}'); s.value = '{value}'; \
         s.dispatchEvent(new Event('change', {{ bubbles: true }})); return true; }})()"
    );
    page.eval::<bool>(&script).await?;
    let chosen = format!("document.querySelector('#option-{option} option[selected]')?.value === '{value}'");
    page.wait_for(&chosen, SOON).await
}

/// Plays the first choice, now and then a list's, so many times; or until the end. It stops when it may choose.
async fn play(page: &Page, actions: Option<usize>) -> Result<(), Error> {
    let (mut acted, start) = (0, Instant::now());
    while !page.eval::<bool>("Boolean(document.querySelector('#standing .winner'))").await? {
        if actions.is_none() && start.elapsed() > 6 * SOON {
            return Err(Error::NoAnswer("the end of the game".to_owned()));
        }
        if actions.is_some() && page.eval::<bool>("Boolean(document.querySelector('#pop[open]'))").await? {
            page.key("Escape").await?;
        }
        let lists = acted % 2 == 1;
        let script = format!(
            "(() => {{ const all = [...document.querySelectorAll('#offers .choices__form button')]; \
             const plain = document.querySelector('#offers button[name=action]'); \
             if (!all.length && !plain) return 0; if ({}) return 2; \
             ({lists} && all.length ? all[{acted} % all.length] : plain ?? all[0]).form.requestSubmit(\
             {lists} && all.length ? all[{acted} % all.length] : plain ?? all[0]); return 1; }})()",
            actions.is_some_and(|actions| acted >= actions),
        );
        let at = "document.querySelector('#offers input[name=at]')?.value ?? ''";
        let before: String = page.eval(at).await?;
        match page.eval::<u8>(&script).await? {
            0 => tokio::time::sleep(Duration::from_millis(15)).await,
            1 => {
                acted += 1;
                page.wait_for(&format!("({at}) !== '{before}'"), SOON).await?;
            }
            _ => return Ok(()),
        }
    }
    Ok(())
}

#[allow(clippy::print_stdout, reason = "a program for people")]
fn tell(file: &Path) {
    println!("{}", file.display());
}
