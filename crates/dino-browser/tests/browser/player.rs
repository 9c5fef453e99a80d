//! Somebody who plays by clicking on what the page marks.

use crate::stage::{Done, SOON};
use dino_browser::{Error, Page};
use serde::Deserialize;

/// What a page shows to its person.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Sight {
    /// Whether the game is over and the final sheet is there.
    pub(crate) over: bool,
    /// At which event the page offers something; empty when it does not.
    pub(crate) at: String,
    /// How many buttons there are to choose from.
    pub(crate) choices: usize,
    /// What can be clicked on the table.
    pub(crate) legal: Vec<String>,
    /// Whether the last action can be taken back.
    pub(crate) back: bool,
    /// Whether a score sheet lies over the table.
    pub(crate) pop: bool,
}

const SIGHT: &str = "(() => { const all = (s) => [...document.querySelectorAll(s)]; return { \
    over: Boolean(document.querySelector('#standing .winner') && document.querySelector('.score-sheet')), \
    at: document.querySelector('#offers input[name=at]')?.value ?? '', \
    choices: all('#offers .choice:not([hidden])').length, \
    legal: all('.is-legal').map((e) => e.id), \
    back: Boolean(document.querySelector('#prompt [data-key=u]')), \
    pop: Boolean(document.querySelector('#pop[open]')) }; })()";

/// Somebody at a table. What they choose follows from a number, so that a game that fails can be seen again.
pub(crate) struct Player<'p> {
    pub(crate) page: &'p Page,
    chance: u64,
    /// How many actions they took.
    pub(crate) acted: usize,
    /// How many of those by clicking on the table itself.
    pub(crate) by_pieces: usize,
}

impl<'p> Player<'p> {
    pub(crate) fn new(page: &'p Page, chance: u64) -> Player<'p> {
        Player { page, chance, acted: 0, by_pieces: 0 }
    }

    /// What they see, with score sheets put away first.
    pub(crate) async fn sight(&self) -> Result<Sight, Error> {
        loop {
            let sight: Sight = self.page.eval(SIGHT).await?;
            if self.page.eval("Boolean(document.querySelector('#recap:not([hidden])'))").await? {
                // What was missed is read, and put away.
                self.page.click("#recap .btn[data-recap=close]").await?;
                self.page.wait_for("document.querySelector('#recap').hidden", SOON).await?;
                continue;
            }
            if !sight.pop {
                return Ok(sight);
            }
            self.page.click("#pop > button").await?;
            self.page.wait_for("!document.querySelector('#pop[open]')", SOON).await?;
        }
    }

    /// Does something if it is their turn.
    pub(crate) async fn play(&mut self) -> Result<Sight, Error> {
        let sight = self.sight().await?;
        if sight.over || sight.choices == 0 {
            return Ok(sight);
        }
        let pieces = !sight.legal.is_empty() && !self.roll(2).is_multiple_of(2);
        self.act(&sight, pieces).await?;
        Ok(sight)
    }

    /// Acts by clicking pieces, or the first button.
    pub(crate) async fn act(&mut self, sight: &Sight, pieces: bool) -> Done {
        self.acted += 1;
        if pieces {
            self.by_pieces += 1;
            self.click_pieces(sight).await?;
        } else {
            const CHOICE: &str = "#offers .choice:not([hidden])";
            if let Err(error) = self.page.click(CHOICE).await {
                // A score sheet may have come since the look: it is put away.
                if !self.page.eval::<bool>("Boolean(document.querySelector('#pop[open]'))").await? {
                    return Err(error);
                }
                self.sight().await?;
                self.page.click(CHOICE).await?;
            }
            // A button that begins a path leaves the rest to the pieces.
            if self.begun().await? {
                self.click_pieces(&self.page.eval(SIGHT).await?).await?;
            }
        }
        self.done(sight).await
    }

    /// Clicks marked pieces until the action is whole.
    async fn click_pieces(&mut self, sight: &Sight) -> Done {
        let mut legal = sight.legal.clone();
        // The longest path: a hunter, where it ends, five animals, and the last of them again.
        for _ in 0..8 {
            let Some(id) = legal.get(self.roll(legal.len())).cloned() else { return Ok(()) };
            // Where several act at once, an update may have come since the look.
            let element = format!("document.getElementById('{id}')");
            let is_legal = format!("Boolean({element}?.matches('.is-legal'))");
            if !self.page.eval::<bool>(&is_legal).await? {
                return Ok(());
            }
            if let Err(error) = self.page.click_on(&element).await {
                let gone = !self.page.eval::<bool>(&is_legal).await?;
                return if gone { Ok(()) } else { Err(error) };
            }
            if !self.begun().await? {
                return Ok(());
            }
            // What is only considered yet is meant.
            if self.page.eval("Boolean(document.querySelector('#path .btn--primary'))").await? {
                return self.page.click("#path .btn--primary").await;
            }
            legal = self.page.eval::<Sight>(SIGHT).await?.legal;
        }
        Ok(())
    }

    /// Whether a path of clicks has begun and is not at its end.
    async fn begun(&self) -> Result<bool, Error> {
        self.page.eval("!document.querySelector('#path').hidden").await
    }

    /// Waits until what was offered is no longer.
    async fn done(&self, sight: &Sight) -> Done {
        let gone =
            format!("(document.querySelector('#offers input[name=at]')?.value ?? '') !== '{}'", sight.at);
        self.page.wait_for(&gone, SOON).await
    }

    fn roll(&mut self, sides: usize) -> usize {
        // Knuth's constants; the high half is the better one.
        self.chance =
            self.chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.chance >> 33) as usize % sides.max(1)
    }
}

/// Plays alone against bots until so many own actions are done, or the game is over.
pub(crate) async fn play_on(player: &mut Player<'_>, actions: usize) -> Result<bool, Error> {
    let until = player.acted + actions;
    let start = std::time::Instant::now();
    while player.acted < until {
        if player.play().await?.over {
            return Ok(true);
        }
        assert!(start.elapsed().as_secs() < 60, "the game does not go on");
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    Ok(false)
}
