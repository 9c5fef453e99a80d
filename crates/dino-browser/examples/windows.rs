//! Pictures of every game in every window: `cargo run -p dino-browser --example windows -- FOLDER [NAME…]`. A table for few, some
//! and most is looked at when it begins, twice in its middle and at its end, in light and in English or in the dark and in French by
//! turns. `index.html` in the folder shows all of them side by side.

use dino_browser::{Browser, Error, Look, Page, Server};
use std::fmt::Write as _;
use std::path::PathBuf;
use std::time::Duration;

const SOON: Duration = Duration::from_secs(30);
/// What a busy machine may need for a whole game.
const GAME: Duration = Duration::from_secs(400);

/// The windows, from a phone to a very wide screen.
const WINDOWS: [(u32, u32); 7] =
    [(360, 740), (768, 1024), (1024, 640), (1280, 720), (1440, 900), (1920, 1080), (2560, 1080)];

/// A table: how pictures of it are called, its game, its options, and after how many lines of the log it is looked at.
struct Table {
    name: &'static str,
    game: &'static str,
    seats: &'static [&'static str],
    options: &'static [(&'static str, &'static str)],
    middle: [usize; 2],
}

const TABLES: [Table; 6] = [
    Table {
        name: "cubosaurs",
        game: "cubosaurs",
        seats: &["2", "4", "5"],
        options: &[("dna", "on")],
        middle: [24, 48],
    },
    Table { name: "evo", game: "evo", seats: &["2", "4", "5"], options: &[], middle: [40, 160] },
    Table {
        name: "mesozooic",
        game: "mesozooic",
        seats: &["2", "4", "6"],
        options: &[("limit", "slides")],
        middle: [12, 30],
    },
    Table {
        name: "turns",
        game: "mesozooic",
        seats: &["2", "4", "6"],
        options: &[("limit", "slides"), ("turns", "on")],
        middle: [6, 20],
    },
    Table {
        name: "learning",
        game: "mesozooic",
        seats: &["2", "4", "6"],
        options: &[("limit", "slides"), ("learning", "on")],
        middle: [4, 8],
    },
    Table {
        name: "gods",
        game: "gods-love-dinosaurs",
        seats: &["2", "4", "5"],
        options: &[],
        middle: [40, 140],
    },
];

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Error> {
    let mut args = std::env::args().skip(1);
    let folder = PathBuf::from(args.next().unwrap_or_else(|| "target/windows".to_owned()));
    let only: Vec<String> = args.collect();
    let io = |source| Error::Io { what: folder.display().to_string(), source };
    std::fs::create_dir_all(&folder).map_err(io)?;
    let studio = Studio {
        browser: Browser::start().await?,
        server: Server::with_bots_after(20)?,
        folder: folder.clone(),
    };
    let mut index =
        "<!doctype html><style>img { width: 24vw; margin: .3vw; vertical-align: top }</style>".to_owned();
    for table in TABLES.iter().filter(|table| only.is_empty() || only.iter().any(|only| only == table.name)) {
        for (turn, seats) in table.seats.iter().enumerate() {
            for picture in studio.table(table, seats, turn).await? {
                let _ = write!(index, "<img src='{picture}' title='{picture}'>");
            }
        }
    }
    std::fs::write(folder.join("index.html"), index).map_err(io)
}

struct Studio {
    browser: Browser,
    server: Server,
    folder: PathBuf,
}

impl Studio {
    /// A game from its start to its end; the names of the pictures.
    async fn table(&self, table: &Table, seats: &str, turn: usize) -> Result<Vec<String>, Error> {
        let page = self.browser.page(Look::default()).await?;
        page.before_scripts("localStorage.setItem('tempo', 'once')").await?;
        page.goto(&self.server.url("/")).await?;
        let options: Vec<_> =
            [("seats", seats), ("pace", "free")].into_iter().chain(table.options.iter().copied()).collect();
        let path: String = page
            .eval(&format!(
                "(async () => {{ const post = (path, form) => fetch(path, {{ method: 'POST', body: new URLSearchParams(form) }}); \
                 const table = await post('/tables', {{ game: '{}', mode: 'friends' }}); const path = new URL(table.url).pathname; \
                 await post(`${{path}}/options`, {}); await post(`${{path}}/start`, {{ fill: 'on' }}); return path; }})()",
                table.game,
                serde_json::json!(options),
            ))
            .await?;
        let address = self.server.url(&path);
        let mut pictures = Vec::new();
        let of = |moment: &str| format!("{}-{seats}-{moment}", table.name);
        page.goto(&address).await?;
        page.wait_for("document.querySelector('.prompt--you')", SOON).await?;
        pictures.extend(self.look_at(&page, &of("1start"), turn).await?);
        for (at, lines) in table.middle.into_iter().enumerate() {
            let there = format!(
                "document.querySelectorAll('#log > li').length > {lines} || document.querySelector('#standing .winner')"
            );
            press(&page, "away").await?;
            page.wait_for(&there, GAME).await?;
            press(&page, "back").await?;
            page.wait_for("document.querySelector('.prompt--you, #standing .winner')", SOON).await?;
            pictures.extend(self.look_at(&page, &of(&format!("{}middle", at + 2)), turn + at + 1).await?);
        }
        press(&page, "away").await?;
        page.wait_for("document.querySelector('#standing .winner')", GAME).await?;
        page.reload().await?;
        pictures.extend(self.look_at(&page, &of("4end"), turn + 1).await?);
        Ok(pictures)
    }

    /// Pictures of a moment in every window.
    async fn look_at(&self, page: &Page, name: &str, turn: usize) -> Result<Vec<String>, Error> {
        let mut pictures = Vec::new();
        for (at, (width, height)) in WINDOWS.into_iter().enumerate() {
            let dark = (turn + at) % 2 == 1;
            let (lang, light) = if dark { ("fr", "dark") } else { ("en", "light") };
            page.look(Look { width, height, mobile: width < 700, dark, lang, ..Look::default() }).await?;
            page.reload().await?;
            page.eval::<bool>("(document.querySelectorAll('dialog[open]').forEach((one) => one.close()), document.querySelector('#recap:not([hidden]) [data-recap=close]')?.click(), true)").await?;
            tokio::time::sleep(Duration::from_millis(250)).await;
            let picture = format!("{name}-{width}x{height}-{light}-{lang}.png");
            page.screenshot(&self.folder.join(&picture), false).await?;
            pictures.push(picture);
        }
        Ok(pictures)
    }
}

/// Sends a form of the reader's own seat, where there is one.
async fn press(page: &Page, form: &str) -> Result<(), Error> {
    page.eval::<bool>(&format!(
        "(document.querySelector('form[action$=\"/{form}\"]')?.requestSubmit(), true)"
    ))
    .await?;
    Ok(())
}
