//! Deals of the day: one for each game, the same for everybody on this server.

use crate::app::App;
use crate::clock::now;
use crate::deals::{self, Deal, Played};
use crate::error::Error;
use crate::history::date;
use crate::lobby::Lobby;
use crate::rate_limit::ClientAddress;
use crate::reader::Reader;
use axum::extract::{Extension, Form, State};
use axum::response::Redirect;
use dino_bots::Kind;
use dino_core::{Seat, Seed, Viewer};
use dino_page::GamePage;
use dino_page::games::PAGES;
use dino_page::model::DailyLine;
use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::Mutex;

/// Who sits in the other seats.
const BOT: Kind = Kind::Hunter;
/// For how long the first page says the same of them. What ends here is told at once.
const KEPT: Duration = Duration::from_secs(30);

/// What is known of today's deals.
#[derive(Default)]
pub(crate) struct Dailies {
    results: Mutex<Option<Results>>,
    /// Whether somebody has ended one since they were read.
    is_stale: AtomicBool,
    /// Pars by the keys of deals: they take a second to find.
    pars: Mutex<HashMap<String, Option<i32>>>,
}

/// Who played today's deals, game by game.
#[derive(Clone)]
struct Results {
    read_at: Instant,
    day: String,
    games: Arc<Vec<(&'static GamePage, Vec<Played>)>>,
}

/// What the deal of today is found by.
pub(crate) fn key(game: &GamePage) -> String {
    format!("{}-{}", date(now()), game.meta.id)
}

/// Its seed: the same for everybody on this server, and not to be guessed before.
fn seed(app: &App, key: &str) -> Seed {
    let secret = app.pseudonym("deal", key);
    let number = secret.bytes().fold(0_u64, |sum, byte| sum.wrapping_mul(131).wrapping_add(u64::from(byte)));
    Seed::of_series(number, 0)
}

/// Its table, with nobody at it.
fn lobby(app: &App, game: &GamePage, host: &str) -> Result<Lobby, Error> {
    let (meta, of) = (game.meta, key(game));
    let mut lobby = Lobby::new(meta, host, game.daily.seats.clamp(meta.min_seats, meta.max_seats))?;
    let option = |(key, value): &(&str, &str)| ((*key).to_owned(), (*value).to_owned());
    lobby.options = game.daily.options.iter().map(option).collect();
    (lobby.bot, lobby.listed) = (BOT.name().to_owned(), false);
    lobby.seed = seed(app, &of).to_string();
    lobby.deal = Some(Deal { of, parts: Vec::new() });
    Ok(lobby)
}

/// Plays the deal of the day.
pub(crate) async fn play(
    State(app): State<App>,
    Extension(reader): Extension<Reader>,
    Extension(address): Extension<ClientAddress>,
    Form(fields): Form<HashMap<String, String>>,
) -> Result<Redirect, Error> {
    let game = fields.get("game").map_or("", String::as_str);
    let game = dino_page::games::page(game).ok_or(Error::NotFound)?;
    let mut lobby = lobby(&app, game, &reader.person)?;
    lobby.sit(Seat::FIRST, &reader.person, &reader.own_name())?;
    deals::open(&app, &reader, address, lobby, true).await
}

impl Dailies {
    /// Today's deals as the first page offers them. Where they cannot be read there are only the deals themselves.
    pub(crate) async fn lines(&self, app: &App, reader: &str) -> Vec<DailyLine> {
        let games = self.results(app).await;
        let mut lines = Vec::with_capacity(PAGES.len());
        for game in PAGES {
            let of_game = |(page, _): &&(&GamePage, _)| page.meta.id == game.meta.id;
            let played = games.iter().find(of_game).map_or(&[][..], |(_, played)| played);
            let own = played.iter().position(|one| one.person == reader);
            lines.push(DailyLine {
                game,
                par: self.known_par(app, game),
                best: played.iter().max_by_key(|one| one.points).map(|one| (one.name.clone(), one.points)),
                own: own.map(|place| (played[place].points, place + 1)),
            });
        }
        lines
    }

    /// Somebody has ended one: the first page looks again.
    pub(crate) fn forget(&self) {
        self.is_stale.store(true, Ordering::Relaxed);
    }

    async fn results(&self, app: &App) -> Arc<Vec<(&'static GamePage, Vec<Played>)>> {
        // Whoever comes while they are read waits, and reads nothing.
        let mut kept = self.results.lock().await;
        let (day, is_stale) = (date(now()), self.is_stale.swap(false, Ordering::Relaxed));
        let holds = |known: &&Results| !is_stale && known.day == day && known.read_at.elapsed() < KEPT;
        if let Some(known) = kept.as_ref().filter(holds) {
            return known.games.clone();
        }
        let Ok(tables) = deals::tables(app).await else { return Arc::default() };
        let games = PAGES.into_iter().map(|game| (game, deals::played(&tables, &key(game)).1)).collect();
        let found = Results { read_at: Instant::now(), day, games: Arc::new(games) };
        kept.insert(found).games.clone()
    }

    /// The par of today's deal, once it is found; the first who asks lets it be found and does not wait for it.
    fn known_par(&self, app: &App, game: &'static GamePage) -> Option<i32> {
        // Only of what one plays alone it is known what it is worth.
        if game.daily.seats > 1 {
            return None;
        }
        // Somebody else lets it be found.
        let known = self.pars.try_lock().ok()?.get(&key(game)).copied();
        if let Some(known) = known {
            return known;
        }
        let app = app.clone();
        tokio::spawn(async move { app.daily.par(&app, game).await });
        None
    }

    /// The same for who waits.
    pub(crate) async fn par(&self, app: &App, game: &'static GamePage) -> Option<i32> {
        if game.daily.seats > 1 {
            return None;
        }
        // One finds it, and the others wait.
        let mut pars = self.pars.lock().await;
        let key = key(game);
        if let Some(known) = pars.get(&key) {
            return *known;
        }
        let lobby = lobby(app, game, "").ok()?;
        let find = move || {
            let seed = lobby.seed.parse().ok()?;
            let mut table = lobby.setup().open(seed, Vec::new(), Vec::new()).ok()?;
            table.draw_all();
            table.view(Viewer::Everything).par()
        };
        let found = tokio::task::spawn_blocking(find).await.ok().flatten();
        // Yesterday's are of no use.
        pars.clear();
        pars.insert(key, found);
        found
    }
}
