//! Pressing things with a finger or with keys alone.

use crate::stage::{Done, SOON};
use dino_browser::{Error, Page};
use std::cell::Cell;
use std::collections::BTreeSet;
use std::time::{Duration, Instant};

/// With what somebody plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Hands {
    /// A finger on a phone.
    Finger,
    /// Keys; there is no mouse.
    Keys,
}

/// The least a thing may measure that a finger has to hit, in pixels (WCAG 2.5.8).
const FINGER: f64 = 24.0;

/// A second tap in the same place within this time belongs to the first, and does nothing.
const DOUBLE: Duration = Duration::from_millis(400);
/// Taps so many pixels apart are in the same place; a wide button is hit somewhere.
const NEAR: f64 = 120.0;

/// A page under somebody's hands.
pub(crate) struct Held<'p> {
    pub(crate) page: &'p Page,
    pub(crate) hands: Hands,
    /// When and where the finger was last lifted.
    lifted: Cell<Option<(Instant, [f64; 2])>>,
}

impl<'p> Held<'p> {
    pub(crate) fn new(page: &'p Page, hands: Hands) -> Held<'p> {
        Held { page, hands, lifted: Cell::new(None) }
    }

    /// Presses the first thing a selector finds.
    pub(crate) async fn press(&self, selector: &str) -> Done {
        self.press_on(&format!("document.querySelector('{selector}')")).await
    }

    /// Presses the thing a script gives.
    pub(crate) async fn press_on(&self, element: &str) -> Done {
        match self.hands {
            Hands::Finger => {
                let middle = format!(
                    "(({{ x, y, width, height }}) => [x + width / 2, y + height / 2])({element}?.getBoundingClientRect() ?? new DOMRect())"
                );
                let place: [f64; 2] = self.page.eval(&middle).await?;
                let near = |there: [f64; 2]| (place[0] - there[0]).hypot(place[1] - there[1]) < NEAR;
                if let Some((lifted, _)) = self.lifted.get().filter(|(_, there)| near(*there)) {
                    tokio::time::sleep(DOUBLE.saturating_sub(lifted.elapsed())).await;
                }
                // Where several act at once, what was there a moment ago may be gone, or something has come over it.
                let gone =
                    format!("!{element} || document.querySelector('dialog[open], #recap:not([hidden])')");
                let tapped = self.page.tap_on(element).await;
                self.lifted.set(Some((Instant::now(), place)));
                match tapped {
                    Err(error) if !self.page.eval::<bool>(&format!("Boolean({gone})")).await? => Err(error),
                    _ => Ok(()),
                }
            }
            Hands::Keys if self.reach(element).await? => self.page.key("Enter").await,
            Hands::Keys => Ok(()),
        }
    }

    /// What a finger could not hit well: what is smaller than that, of all that these selectors find.
    pub(crate) async fn too_small(&self, selector: &str) -> Result<Vec<String>, Error> {
        self.page
            .eval(&format!(
                "[...document.querySelectorAll('{selector}')].filter((e) => e.checkVisibility()).map((e) => [e, (e.closest('[data-tube]') ?? e).getBoundingClientRect()]) \
                 .filter(([, {{ width, height }}]) => width && Math.min(width, height) < {FINGER}) \
                 .map(([e, {{ width, height }}]) => `${{e.id || e.className || e.localName}}: ${{width.toFixed()}} x ${{height.toFixed()}}`)"
            ))
            .await
    }

    /// Moves the focus there: with `Tab`, or with `Shift` and `Tab` where that is the nearer way, and inside a group of things
    /// that `Tab` meets only one of with the arrow keys. It must be seen. `false` where the thing is there no longer,
    /// or where something has come over it.
    pub(crate) async fn reach(&self, element: &str) -> Result<bool, Error> {
        let step = format!(
            "(() => {{ const to = {element}; const at = document.activeElement; if (!to) return 'gone'; if (at === to) return 'there'; \
             if (document.querySelector('dialog[open]') && !to.closest('dialog[open]')) return 'gone'; \
             const kind = (e) => [e.localName, [...e.classList].find((name) => !name.startsWith('is-')) ?? ''].join('.'); \
             if (to.tabIndex < 0 && at.closest('[data-part]') === to.closest('[data-part]') && kind(at) === kind(to)) {{ \
                 const [a, b] = [at, to].map((e) => e.getBoundingClientRect()); \
                 return `${{kind(at)}}#${{at.id}} ${{Math.round(b.x - a.x)}} ${{Math.round(b.y - a.y)}}`; }} \
             return at.compareDocumentPosition(to) & Node.DOCUMENT_POSITION_PRECEDING ? 'back' : 'on'; }})()"
        );
        let mut tried = BTreeSet::new();
        for turn in 0..400 {
            let next: String = self.page.eval(&step).await?;
            match next.as_str() {
                "there" => return self.is_seen(element).await.map(|()| true),
                "gone" => return Ok(false),
                "on" => self.page.key("Tab").await?,
                "back" => self.page.key("Shift+Tab").await?,
                _ => self.page.key(arrow(&next, turn, &mut tried)).await?,
            }
        }
        let at: String = self.page.eval("document.activeElement?.outerHTML.slice(0, 200) ?? ''").await?;
        panic!("{element} cannot be reached with keys; the focus is on {at}");
    }

    /// Whether one sees where the focus is.
    async fn is_seen(&self, element: &str) -> Done {
        let ring = format!(
            "(() => {{ const e = {element}; if (!e) return ''; const box = e.getBoundingClientRect(); \
             if (box.bottom < 0 || box.top > innerHeight || box.right < 0 || box.left > innerWidth) return 'it is outside the window'; \
             const [own, after] = [getComputedStyle(e), getComputedStyle(e, '::after')]; \
             const line = own.outlineStyle !== 'none' && parseFloat(own.outlineWidth) >= 2; \
             const label = e.labels?.length && getComputedStyle(e.labels[0]).outlineStyle !== 'none'; \
             const drawn = after.content !== 'none' && after.clipPath !== 'none' || e.closest('svg')?.querySelector('.ring'); \
             return line || label || drawn ? '' : `outline ${{own.outline}}`; }})()"
        );
        let fault: String = self.page.eval(&ring).await?;
        assert!(fault.is_empty(), "the focus on {element} is not to be seen: {fault}");
        Ok(())
    }

    /// The focus is never lost: what is pressed next is found from where it is.
    pub(crate) async fn focus_is_kept(&self) -> Done {
        if self.hands == Hands::Finger {
            return Ok(());
        }
        self.page.wait_for("document.activeElement && document.activeElement !== document.body", SOON).await
    }
}

/// The arrow key that leads nearer, from `kind#id dx dy`; one that was tried from there before is tried last.
fn arrow(from: &str, turn: usize, tried: &mut BTreeSet<(String, &'static str)>) -> &'static str {
    let mut words = from.split(' ');
    let place = words.next().unwrap_or_default().to_owned();
    let mut far = words.map(|word| word.parse::<i32>().unwrap_or_default());
    let (x, y) = (far.next().unwrap_or_default(), far.next().unwrap_or_default());
    let [across, back] = if x < 0 { ["ArrowLeft", "ArrowRight"] } else { ["ArrowRight", "ArrowLeft"] };
    let [down, up] = if y < 0 { ["ArrowUp", "ArrowDown"] } else { ["ArrowDown", "ArrowUp"] };
    let ways = if x.abs() > y.abs() { [across, down, up, back] } else { [down, across, back, up] };
    let way = ways.into_iter().find(|way| !tried.contains(&(place.clone(), *way)));
    // Where all were tried, any way out, and another one each time.
    let Some(way) = way else { return ways[turn % 4] };
    tried.insert((place, way));
    way
}
