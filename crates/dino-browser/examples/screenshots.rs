//! Pictures of every page into a folder: `cargo run -p dino-browser --example screenshots -- FOLDER [NAME…]`. With
//! names, only those scenes are taken: `home`, `chat`, what a scene below is called, or `readme` for the few of the README.
//! `strips` makes strips of frames of everything that moves instead; names after it take only those games.
//!
//! A scene is a table of one game: each of its moments is looked at in every size, light and language. A bot plays
//! from one moment to the next in the seat of who takes the pictures. A game without a scene here is looked at as it is
//! usually played.

#[path = "screenshots/strips.rs"]
mod strips;

use dino_browser::{Browser, Error, Look, Page, Server};
use std::path::{Path, PathBuf};
use std::time::Duration;

const SOON: Duration = Duration::from_secs(10);
/// What a busy machine may need for a whole game.
const GAME: Duration = Duration::from_secs(400);

/// Bots wait so many milliseconds: a page is loaded before the game is over.
const BOTS: u32 = 150;

/// A table and the moments at which it is worth a picture, besides its lobby, its start, its end and its replay.
struct Scene<'a> {
    name: &'a str,
    game: &'a str,
    /// Options of the lobby.
    options: &'static [(&'static str, &'static str)],
    moments: &'static [Moment],
}

struct Moment {
    name: &'static str,
    /// Until so many lines are in the log, a bot plays for the reader.
    after: usize,
    /// What is on the page when the moment has come; until then the reader does whatever is offered first.
    shows: &'static str,
}

const fn moment(name: &'static str, after: usize, shows: &'static str) -> Moment {
    Moment { name, after, shows }
}

const SCENES: [Scene<'_>; 5] = [
    Scene {
        name: "cubosaurs-2",
        game: "cubosaurs",
        options: &[("seats", "2"), ("dna", "off")],
        moments: &[moment("middle", 24, "#offers .choice")],
    },
    Scene {
        name: "cubosaurs-5",
        game: "cubosaurs",
        options: &[("seats", "5"), ("dna", "on")],
        moments: &[moment("middle", 34, "#offers .choice")],
    },
    Scene {
        name: "evo",
        game: "evo",
        options: &[],
        moments: &[
            moment("bidding", 0, ".evo-value.is-legal"),
            moment("moving", 0, ".hex-button.is-legal"),
            moment("middle", 120, ".hex-button.is-legal"),
        ],
    },
    Scene {
        name: "mesozooic",
        game: "mesozooic",
        options: &[],
        moments: &[
            moment("draft", 8, ".zoo-hand .zoo-card"),
            moment("plan", 0, "#offers button[value=ready]"),
            moment("build", 0, ".zoo-grid--own[data-slides]:not(.is-locked)"),
            moment("count", 0, "#pop[open]"),
        ],
    },
    Scene {
        name: "gods-love-dinosaurs",
        game: "gods-love-dinosaurs",
        options: &[],
        moments: &[moment("placing", 0, ".gods-hand"), moment("middle", 70, "#offers .choice")],
    },
];

/// The moments that the README shows: of which scene, and in which light.
const README: [(&str, bool); 3] = [("cubosaurs-5", true), ("evo", false), ("gods-love-dinosaurs", false)];

const DESKTOP: Look =
    Look { width: 1440, height: 900, scale: 1, mobile: false, dark: false, lang: "en", motion: false };
const PHONE: Look = Look { width: 360, height: 740, mobile: true, ..DESKTOP };
const LOOKS: [(&str, Look); 4] = [
    ("desktop", DESKTOP),
    ("desktop-dark-fr", Look { dark: true, lang: "fr", ..DESKTOP }),
    ("phone-fr", Look { lang: "fr", ..PHONE }),
    ("phone-dark", Look { dark: true, ..PHONE }),
];

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Error> {
    let mut args = std::env::args().skip(1);
    let folder = PathBuf::from(args.next().unwrap_or_else(|| "target/screenshots".to_owned()));
    let only: Vec<String> = args.collect();
    let wanted = |name: &str| only.is_empty() || only.iter().any(|only| only == name);
    std::fs::create_dir_all(&folder)
        .map_err(|source| Error::Io { what: folder.display().to_string(), source })?;
    let studio = Studio { browser: Browser::start().await?, server: Server::with_bots_after(BOTS)?, folder };
    if let Some((_, games)) = only.split_first().filter(|(first, _)| *first == "strips") {
        return strips::take(&studio, games).await;
    }
    if only.iter().any(|only| only == "readme") {
        return studio.readme().await;
    }
    if wanted("home") {
        studio.home().await?;
    }
    if wanted("chat") {
        studio.chat().await?;
    }
    let games = studio.games().await?;
    let is_plain = |game: &&String| SCENES.iter().all(|scene| scene.game != *game);
    let plain = |game| Scene { name: game, game, options: &[], moments: &[] };
    let scenes = SCENES.into_iter().chain(games.iter().filter(is_plain).map(|game| plain(game.as_str())));
    let mut last = "";
    for scene in scenes.filter(|scene| wanted(scene.name)) {
        studio.table(&scene).await?;
        if scene.game != last {
            studio.book(scene.game).await?;
        }
        last = scene.game;
    }
    Ok(())
}

struct Studio {
    browser: Browser,
    server: Server,
    folder: PathBuf,
}

impl Studio {
    /// The ids of the games on the first page.
    async fn games(&self) -> Result<Vec<String>, Error> {
        let page = self.browser.page(DESKTOP).await?;
        page.goto(&self.server.url("/")).await?;
        page.eval(
            "[...new Set([...document.querySelectorAll('input[name=game]')].map((game) => game.value))]",
        )
        .await
    }

    /// The first page, for somebody new and for somebody who has tables.
    async fn home(&self) -> Result<(), Error> {
        let page = self.browser.page(DESKTOP).await?;
        page.goto(&self.server.url("/")).await?;
        self.look_at(&page, "home").await?;
        open(&page, "evo", "bots").await?;
        page.goto(&self.server.url("/")).await?;
        open(&page, "cubosaurs", "friends").await?;
        page.goto(&self.server.url("/")).await?;
        self.look_at(&page, "home-tables").await
    }

    /// What is said by one who plays and by one who watches, on the table's page and on one of its own.
    async fn chat(&self) -> Result<(), Error> {
        let (host, guest) = (self.browser.page(DESKTOP).await?, self.browser.page(DESKTOP).await?);
        host.goto(&self.server.url("/")).await?;
        open(&host, "cubosaurs", "bots").await?;
        guest.goto(&host.eval::<String>("location.href").await?).await?;
        for (number, page) in (1..).zip([&host, &guest, &guest]) {
            page.click(&format!(".chat__quick button:nth-child({number})")).await?;
            host.wait_for(&format!("document.querySelectorAll('#chat > li').length === {number}"), SOON)
                .await?;
        }
        host.click("a[href$='/chat']").await?;
        host.wait_for("document.querySelector('form[action$=remove]')", SOON).await?;
        host.leaving(host.click("li:nth-child(2) form[action$=remove] button")).await?;
        self.look_at(&host, "chat-host").await?;
        host.leaving(host.click("li:nth-child(3) form[action$=mute] button")).await?;
        self.look_at(&host, "chat-muted").await?;
        self.look_at(&guest, "chat-guest").await?;
        host.leaving(host.click("a.btn[href^='/t/']")).await?;
        self.look_at(&host, "chat-table").await
    }

    /// A small picture of a table in the middle of its game, for each of a few games.
    async fn readme(&self) -> Result<(), Error> {
        for (name, dark) in README {
            let Some(scene) = SCENES.iter().find(|scene| scene.name == name) else { continue };
            let page = self.lobby(scene).await?;
            page.leaving(page.click(".lobby__start button")).await?;
            page.wait_for("document.querySelector('#offers .choice')", 3 * SOON).await?;
            for moment in scene.moments {
                come_to(&page, moment).await?;
            }
            page.look(Look { width: 1280, height: 800, dark, ..DESKTOP }).await?;
            tokio::time::sleep(Duration::from_millis(400)).await;
            let file = self.folder.join(format!("{}.webp", scene.game));
            page.small_screenshot(&file).await?;
            tell(&file);
        }
        Ok(())
    }

    /// A page in the lobby of a new table of this scene.
    async fn lobby(&self, scene: &Scene<'_>) -> Result<Page, Error> {
        let page = self.browser.page(DESKTOP).await?;
        page.goto(&self.server.url("/")).await?;
        open(&page, scene.game, "friends").await?;
        for (option, value) in scene.options {
            choose(&page, option, value).await?;
        }
        Ok(page)
    }

    /// A game from the lobby to the replay.
    async fn table(&self, scene: &Scene<'_>) -> Result<(), Error> {
        let page = self.lobby(scene).await?;
        let save = async |what: &str| self.look_at(&page, &format!("{}-{what}", scene.name)).await;
        save("lobby").await?;
        page.leaving(page.click(".lobby__start button")).await?;
        page.wait_for("document.querySelector('#offers .choice')", 3 * SOON).await?;
        save("start").await?;
        for moment in scene.moments {
            come_to(&page, moment).await?;
            save(moment.name).await?;
        }
        press(&page, "away").await?;
        page.wait_for("document.querySelector('#standing .winner')", GAME).await?;
        save("end").await?;
        let replay: String =
            page.eval("document.querySelector('.winner a[href*=\"/replay/\"]').pathname").await?;
        page.goto(&self.server.url(&replay.replace("/replay/0", "/replay/40"))).await?;
        save("replay").await
    }

    /// The rules of a game, its numbered rules, and what its components are.
    async fn book(&self, game: &str) -> Result<(), Error> {
        let page = self.browser.page(DESKTOP).await?;
        for (path, what) in [("", "rules"), ("#rules-digest", "digest"), ("/components", "components")] {
            page.goto(&self.server.url(&format!("/rules/{game}{path}"))).await?;
            self.look_at(&page, &format!("{game}-{what}")).await?;
        }
        Ok(())
    }

    /// Pictures of a page in every look: what the window shows, and the whole page.
    async fn look_at(&self, page: &Page, name: &str) -> Result<(), Error> {
        for (of, look) in LOOKS {
            page.look(look).await?;
            // A sheet that came up is there once.
            if !page.eval::<bool>("Boolean(document.querySelector('#pop[open]'))").await? {
                page.reload().await?;
            }
            // The script has drawn, and a map has been fitted.
            tokio::time::sleep(Duration::from_millis(400)).await;
            for (ending, whole) in [("", false), ("-whole", true)] {
                let file = self.folder.join(format!("{name}-{of}{ending}.png"));
                page.screenshot(&file, whole).await?;
                tell(&file);
            }
        }
        page.look(DESKTOP).await?;
        page.reload().await
    }
}

/// Presses one of the buttons of a game on the first page: `bots` or `friends`.
async fn open(page: &Page, game: &str, mode: &str) -> Result<(), Error> {
    if mode == "bots" {
        page.click(&format!("[data-start][href$='/{game}']")).await?;
        page.wait_for("document.querySelector('dialog[open] #start')", SOON).await?;
        return page.leaving(page.click("#start button[value=bots]")).await;
    }
    page.leaving(page.click(&format!("form:has(input[name=game][value={game}]) button[value={mode}]"))).await
}

/// Chooses a value of an option in the lobby: from a list, or where the values lie side by side.
async fn choose(page: &Page, option: &str, value: &str) -> Result<(), Error> {
    let script = format!(
        "(() => {{ const list = document.querySelector('select#option-{option}'); const one = document.getElementById('option-{option}-{value}'); \
         if (list) list.value = '{value}'; else one.checked = true; \
         (list ?? one).dispatchEvent(new Event('change', {{ bubbles: true }})); return true; }})()"
    );
    page.eval::<bool>(&script).await?;
    let chosen = format!(
        "document.querySelector('#option-{option} option[selected]')?.value === '{value}' || \
         document.getElementById('option-{option}-{value}')?.hasAttribute('checked')"
    );
    page.wait_for(&chosen, SOON).await
}

/// Plays on until a moment has come.
async fn come_to(page: &Page, moment: &Moment) -> Result<(), Error> {
    let later = format!("document.querySelectorAll('#log > *').length > {}", moment.after);
    if !page.eval::<bool>(&later).await? {
        press(page, "away").await?;
        page.wait_for(&later, GAME).await?;
        press(page, "back").await?;
    }
    // What is offered first; while a clock runs, nothing.
    let act = format!(
        "(() => {{ if (document.querySelector('{}')) return true; if (document.querySelector('#timer')) return false; \
         const one = document.querySelector('#offers button[name=action]') ?? document.querySelector('#offers .choices__form button'); \
         one?.form.requestSubmit(one); return false; }})()",
        moment.shows,
    );
    page.wait_for(&act, GAME).await
}

/// Sends a form of the reader's own seat.
async fn press(page: &Page, form: &str) -> Result<(), Error> {
    let found = format!("document.querySelector('form[action$=\"/{form}\"]')");
    page.wait_for(&found, SOON).await?;
    page.eval::<bool>(&format!("({found}.requestSubmit(), true)")).await?;
    Ok(())
}

#[allow(clippy::print_stdout, reason = "a program for people")]
fn tell(file: &Path) {
    println!("{}", file.display());
}
