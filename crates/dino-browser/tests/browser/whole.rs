//! Whole games against bots from the first page to the winner, with a finger on a phone and with keys alone. Nothing here
//! knows a game: somebody presses what the page marks, one thing after the other, and each press must do something.

use crate::composed::open_with;
use crate::hands::{Hands, Held};
use crate::stage::{Done, SOON, Stage, assert_clean, at_table};
use dino_browser::{Error, Look};
use serde::Deserialize;
use std::time::{Duration, Instant};

/// What a busy machine may need for a whole game.
const GAME: Duration = Duration::from_secs(300);

/// Mesozooic without its clock, which would run for three times 45 seconds.
const SLIDES: [(&str, &str); 2] = [("limit", "slides"), ("budget", "few")];

/// Nothing is told, so that nobody waits; and which moments were acted upon twice is noted.
const PREPARED: &str = "localStorage.setItem('tempo', 'once'); globalThis.sent = new Set(); globalThis.twice = []; \
    const fetched = globalThis.fetch; globalThis.fetch = (address, options) => { \
        if (options?.method === 'POST' && String(address).endsWith('/act')) { \
            const at = options.body.get('at'); if (sent.has(at)) twice.push(String(options.body)); sent.add(at); } \
        return fetched(address, options); };";

/// What somebody sees who wants to play.
#[derive(Deserialize, Debug)]
struct Sight {
    over: bool,
    /// What lies over the table and is to be closed, as a script.
    covers: Option<String>,
    /// The button that does what was begun.
    sure: bool,
    /// The things that are marked; of a map that is larger than its place, those in sight.
    legal: Vec<String>,
    /// The buttons that are numbered; none while something is begun.
    buttons: usize,
    /// Everything that a press may change.
    state: String,
}

/// Where a press may have done something: what is offered, marked, chosen, kept, told and where cards lie.
const STATE: &str = "(() => { const ids = (s) => [...document.querySelectorAll(s)].map((e) => e.id).join(); \
    const text = (s) => [...document.querySelectorAll(s)].map((e) => e.hidden ? '' : e.innerText).join(); return [ \
    document.querySelector('#offers input[name=at]')?.value, ids('.is-legal'), ids('.is-chosen'), ids('[aria-pressed=true]'), \
    text('#path, #toast, #evo-bid, #prompt, #pop, #offers'), ids('.middle button'), Boolean(document.querySelector('#pop[open]')), \
    document.querySelector('#recap')?.hidden, location.href].join('|'); })()";

const SURE: &str = "[...document.querySelectorAll('.step .btn--primary:not(:disabled), #evo-bid .btn--primary')]\
    .find((e) => e.checkVisibility() && !e.matches('.choice') && !e.closest('.end-actions, .notify-ask'))";

fn sight() -> String {
    format!(
        "(() => {{ const inSight = (e) => {{ const map = e.closest('svg[data-map]')?.getBoundingClientRect(); const box = e.getBoundingClientRect(); \
         const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]; return !map || x > map.left && x < map.right && y > map.top && y < map.bottom; }}; \
         const shown = (s) => [...document.querySelectorAll(s)].filter((e) => e.checkVisibility()); return {{ \
         over: Boolean(document.querySelector('#standing .winner')) && !document.querySelector('[data-telling]'), \
         covers: document.querySelector('dialog[open]') ? 'dialog[open] > :is(button, form) ' : \
             document.querySelector('#recap:not([hidden])') ? '#recap [data-recap=close]' : null, \
         sure: Boolean({SURE}), legal: shown(':is(button, [role=button]).is-legal:not([aria-pressed=true])').filter((e) => !e.closest('#offers') && inSight(e)).map((e) => e.id), \
         buttons: document.querySelector('#path').hidden ? shown('#offers .choice').length : 0, state: {STATE} }}; }})()"
    )
}

/// Somebody who plays.
struct Whole<'p> {
    held: Held<'p>,
    /// What they choose follows from a number.
    chance: u64,
    presses: u32,
}

impl Whole<'_> {
    fn roll(&mut self, sides: usize) -> usize {
        self.chance =
            self.chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.chance >> 33) as usize % sides.max(1)
    }

    async fn play(&mut self) -> Done {
        let (page, start) = (self.held.page, Instant::now());
        loop {
            let now: Sight = page.eval(&sight()).await?;
            assert!(
                start.elapsed() < GAME,
                "the game does not go on after {} presses: {now:?}",
                self.presses
            );
            if now.over {
                return Ok(());
            }
            if now.covers.is_none() && !now.sure && now.legal.is_empty() && now.buttons == 0 {
                tokio::time::sleep(Duration::from_millis(15)).await;
                continue;
            }
            let pressed = self.press(&now).await?;
            self.presses += 1;
            // What somebody presses does something; and one press never acts twice.
            let changed = format!("{STATE} !== {}", serde_json::json!(now.state));
            if page.wait_for(&changed, SOON).await.is_err() {
                let focus: String =
                    page.eval("document.activeElement?.outerHTML.slice(0, 300) ?? ''").await?;
                panic!("{pressed} does nothing; the focus is on {focus}; {now:?}");
            }
            let twice: Vec<String> = page.eval("twice").await?;
            assert!(twice.is_empty(), "{pressed} acts twice: {twice:?}");
            self.held.focus_is_kept().await?;
        }
    }

    /// Presses something; what it was.
    async fn press(&mut self, now: &Sight) -> Result<String, Error> {
        let keys = self.held.hands == Hands::Keys;
        if let Some(covers) = &now.covers {
            if keys {
                self.held.page.key("Escape").await?;
            } else {
                self.held.press(covers).await?;
            }
            return Ok(covers.clone());
        }
        if now.sure {
            self.held.press_on(SURE).await?;
            return Ok("the button that does it".to_owned());
        }
        if !now.legal.is_empty() && (now.buttons == 0 || self.roll(3) > 0) {
            let id = &now.legal[self.roll(now.legal.len())];
            let small = self.held.too_small(&format!("[id=\"{id}\"]")).await?;
            assert!(keys || small.is_empty(), "too small for a finger: {small:?}");
            self.held.press(&format!("[id=\"{id}\"].is-legal")).await?;
            return Ok(id.clone());
        }
        let at = self.roll(now.buttons);
        let button = format!(
            "[...document.querySelectorAll('#offers .choice')].filter((e) => e.checkVisibility())[{at}]"
        );
        // The page says which key presses it.
        let digit: Option<String> = self.held.page.eval(&format!("{button}?.dataset.digit ?? null")).await?;
        match digit {
            Some(digit) if keys && self.roll(2) == 0 => self.held.page.key(&digit).await?,
            _ => self.held.press_on(&button).await?,
        }
        Ok(format!("button {at}"))
    }
}

/// Opens the game for two and plays it to its end: from the first page, or with these options where the usual ones would take
/// minutes.
async fn whole_game(game: &str, hands: Hands, options: &[(&str, &str)]) -> Done {
    let Some(stage) = Stage::with_bots_after(0).await? else { return Ok(()) };
    let look = if hands == Hands::Finger { Look::phone() } else { Look::default() };
    let page = stage.browser.page(look).await?;
    page.before_scripts(PREPARED).await?;
    page.goto(&stage.server.url("/")).await?;
    let held = Held::new(&page, hands);
    if options.is_empty() {
        held.press(&format!("[data-start][href$=\"/{game}\"]")).await?;
        page.wait_for("document.querySelector('dialog[open] #start')", SOON).await?;
        sit_at_a_table_for_two(&held).await?;
        page.leaving(held.press("#start button[value=bots]")).await?;
    } else {
        let path = open_with(&page, game, &[&[("seats", "2")], options].concat()).await?;
        page.goto(&stage.server.url(&path)).await?;
    }
    at_table(&page).await?;
    let mut whole = Whole { held, chance: 7, presses: 0 };
    whole.play().await?;
    // At the end the next thing is under the same hands.
    whole.held.press(".end-actions button, .end-actions a").await?;
    page.wait_for("!document.querySelector('#standing .winner')", SOON).await?;
    assert_clean(&page);
    Ok(())
}

/// Chooses the chair of the second: with the finger on it, with arrow keys among the chairs.
async fn sit_at_a_table_for_two(held: &Held<'_>) -> Done {
    let chair = "#start input[name=seats][value=\"2\"]";
    if held.hands == Hands::Finger {
        held.press(chair).await?;
    } else {
        held.reach("document.querySelector('#start input[name=seats]:checked')").await?;
        let (at, to): (i32, i32) = held.page.eval("[Number(document.activeElement.value), 2]").await?;
        for _ in 0..(at - to).abs() {
            held.page.key(if at < to { "ArrowRight" } else { "ArrowLeft" }).await?;
        }
    }
    held.page.wait_for(&format!("document.querySelector('{chair}').checked"), SOON).await
}

#[tokio::test]
async fn cubosaurs_is_played_by_touch() -> Done {
    whole_game("cubosaurs", Hands::Finger, &[]).await
}

#[tokio::test]
async fn cubosaurs_is_played_by_keys() -> Done {
    whole_game("cubosaurs", Hands::Keys, &[]).await
}

#[tokio::test]
async fn evo_is_played_by_touch() -> Done {
    whole_game("evo", Hands::Finger, &[]).await
}

#[tokio::test]
async fn evo_is_played_by_keys() -> Done {
    whole_game("evo", Hands::Keys, &[]).await
}

#[tokio::test]
async fn mesozooic_is_played_by_touch() -> Done {
    whole_game("mesozooic", Hands::Finger, &SLIDES).await
}

#[tokio::test]
async fn mesozooic_is_played_by_keys() -> Done {
    whole_game("mesozooic", Hands::Keys, &SLIDES).await
}

#[tokio::test]
async fn gods_love_dinosaurs_is_played_by_touch() -> Done {
    whole_game("gods-love-dinosaurs", Hands::Finger, &[]).await
}

#[tokio::test]
async fn gods_love_dinosaurs_is_played_by_keys() -> Done {
    whole_game("gods-love-dinosaurs", Hands::Keys, &[]).await
}
