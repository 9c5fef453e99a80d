//! What all requests share, and the routes.

use crate::desk::{self, Desk};
use crate::error::Error;
use crate::guard;
use crate::limits::Limits;
use crate::posts::{play, seats, tables};
use crate::visit::Wish;
use crate::{api, ids, live, pages, reader, timed};
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware;
use axum::routing::{MethodRouter, get, post};
use axum_extra::extract::cookie::Key;
use dino_core::Seed;
use dino_page::{Lang, Words};
use dino_store::Store;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::{Semaphore, watch};

/// How a server behaves.
#[derive(Clone, Debug)]
pub struct Settings {
    /// How long a bot waits before it acts.
    pub bot_delay: Duration,
    /// How many bots may think at the same time.
    pub thinkers: usize,
    /// After how long a table nobody looks at leaves the memory.
    pub idle: Duration,
    /// How long somebody must be gone before the others may let a bot play in their stead.
    pub grace: Duration,
    /// How many changes a browser may ask for in a second, in the long run; an address may ask for ten times that,
    /// and what only reads counts a fifth.
    pub rate: u32,
    /// Whether all requests come through a proxy that says for whom (`x-forwarded-for`).
    pub behind_proxy: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            bot_delay: Duration::from_millis(900),
            thinkers: std::thread::available_parallelism().map_or(1, std::num::NonZero::get),
            idle: Duration::from_secs(300),
            grace: Duration::from_secs(60),
            rate: 30,
            behind_proxy: false,
        }
    }
}

/// What all requests share.
#[derive(Clone)]
pub(crate) struct App(Arc<Shared>);

pub(crate) struct Shared {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) settings: Settings,
    pub(crate) key: Key,
    pub(crate) thinkers: Semaphore,
    /// Held while a table is made for one more game.
    pub(crate) rematches: tokio::sync::Mutex<()>,
    pub(crate) limits: Limits,
    desks: Mutex<HashMap<String, Desk>>,
    /// One opener at a time, so that no table gets two tasks.
    opening: tokio::sync::Mutex<()>,
    english: Words,
    french: Words,
    closed: watch::Sender<bool>,
    /// Every table's task holds a receiver.
    open: watch::Sender<()>,
}

impl std::ops::Deref for App {
    type Target = Shared;

    fn deref(&self) -> &Shared {
        &self.0
    }
}

impl App {
    pub(crate) async fn new(store: Arc<dyn Store>, settings: Settings) -> Result<App, Error> {
        let make = || {
            let mut key = vec![0; 64];
            // Without chance the key would be known to all; an empty one is refused below.
            if getrandom::fill(&mut key).is_ok() { key } else { Vec::new() }
        };
        let key = store.secret("cookie-key", make).await?;
        let key = Key::try_from(key.as_slice()).map_err(|error| Error::internal(&error))?;
        Ok(App(Arc::new(Shared {
            thinkers: Semaphore::new(settings.thinkers),
            rematches: tokio::sync::Mutex::new(()),
            limits: Limits::new(settings.rate),
            store,
            settings,
            key,
            desks: Mutex::default(),
            opening: tokio::sync::Mutex::default(),
            english: Words::new(Lang::En),
            french: Words::new(Lang::Fr),
            closed: watch::Sender::new(false),
            open: watch::Sender::new(()),
        })))
    }

    pub(crate) fn words(&self, lang: Lang) -> &Words {
        match lang {
            Lang::En => &self.english,
            Lang::Fr => &self.french,
        }
    }

    /// The table with this id, brought back from the store if need be.
    pub(crate) async fn desk(&self, id: &str) -> Result<Desk, Error> {
        if let Some(desk) = self.known(id) {
            return Ok(desk);
        }
        let _one = self.opening.lock().await;
        if let Some(desk) = self.known(id) {
            return Ok(desk);
        }
        let desk = desk::open(self, id).await?;
        self.lock().insert(id.to_owned(), desk.clone());
        Ok(desk)
    }

    /// The same for an id from outside, which must look like one before anything is asked about it.
    pub(crate) async fn table(&self, id: &str) -> Result<Desk, Error> {
        if is_id(id) { self.desk(id).await } else { Err(Error::NotFound) }
    }

    /// The table with this id, if it is in memory.
    pub(crate) fn known(&self, id: &str) -> Option<Desk> {
        self.lock().get(id).filter(|desk| desk.is_open()).cloned()
    }

    /// Puts a table there without its record.
    #[cfg(test)]
    pub(crate) fn lay(&self, id: &str, desk: Desk) {
        self.lock().insert(id.to_owned(), desk);
    }

    /// A table left the memory.
    pub(crate) fn forget(&self, id: &str) {
        self.lock().remove(id);
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<String, Desk>> {
        // The map is whole at every moment, also after a panic elsewhere.
        self.desks.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Where bots at a table take their chance from.
    pub(crate) fn bot_chance(&self, seed: &str) -> u64 {
        seed.parse::<Seed>().map_or(0, |seed| seed.bot_seed())
    }

    /// Tells everything that waits to end.
    pub(crate) fn close(&self) {
        self.closed.send_replace(true);
    }

    /// A sign that a table's task is at work, as long as it is held.
    pub(crate) fn open_desk(&self) -> watch::Receiver<()> {
        self.open.subscribe()
    }

    /// Done when no table's task is at work any more.
    pub(crate) async fn rested(&self) {
        self.open.closed().await;
    }

    /// Done when the server is to end.
    pub(crate) async fn closing(&self) {
        let mut closed = self.closed.subscribe();
        let _ = closed.wait_for(|closed| *closed).await;
    }
}

/// A form about a table: what it asks for is done, and the table shown.
macro_rules! form {
    ($work:path) => {
        post(|wish: Wish| async move {
            let done = $work(&wish).await;
            wish.done(done)
        })
    };
}

/// An address and what is done there.
pub(crate) type Route = (&'static str, MethodRouter<App>);

/// The pages and forms: for readers known by their cookie.
pub(crate) fn pages() -> Vec<Route> {
    vec![
        ("/", get(pages::home)),
        ("/tables", post(tables::create)),
        ("/settings", post(reader::settings)),
        ("/rules/{game}", get(pages::rules)),
        ("/rules/{game}/components", get(pages::components)),
        ("/s/{token}", get(seats::ask_to_move).post(seats::move_here)),
        ("/t/{id}", get(pages::table)),
        ("/t/{id}/replay", get(pages::to_replay)),
        ("/t/{id}/replay/{at}", get(pages::replay)),
        ("/t/{id}/record", get(pages::record)),
        ("/t/{id}/why", get(pages::why)),
        ("/t/{id}/consider", get(pages::consider)),
        ("/t/{id}/live", get(live::live)),
        ("/t/{id}/sit", post(seats::sit)),
        ("/t/{id}/stand", form!(seats::stand)),
        ("/t/{id}/bot", form!(seats::bot)),
        ("/t/{id}/name", post(seats::name)),
        ("/t/{id}/away", form!(seats::away)),
        ("/t/{id}/back", form!(seats::back)),
        ("/t/{id}/options", form!(tables::options)),
        ("/t/{id}/start", form!(tables::start)),
        ("/t/{id}/rematch", post(tables::rematch)),
        ("/t/{id}/forget", post(tables::forget)),
        ("/t/{id}/keep", post(tables::list_again)),
        ("/t/{id}/act", form!(play::act)),
        ("/t/{id}/timed", post(timed::act)),
        ("/t/{id}/clock", get(timed::clock)),
        ("/t/{id}/study", get(timed::study)),
        ("/t/{id}/takeback", form!(play::take_back)),
        ("/t/{id}/chat", form!(play::chat)),
    ]
}

/// What needs no reader: the API, and what is the same for all.
pub(crate) fn plain() -> Vec<Route> {
    let mut routes = api::routes();
    routes.push(("/assets/{*path}", get(pages::asset)));
    routes
}

/// All routes.
pub(crate) fn routes(app: App) -> Router {
    let router = |routes: Vec<Route>| {
        routes.into_iter().fold(Router::new(), |router, (path, method)| router.route(path, method))
    };
    let known = middleware::from_fn_with_state(app.clone(), reader::know);
    Router::new()
        .merge(router(pages()).fallback(pages::nothing).layer(known))
        .merge(router(plain()))
        .layer(middleware::from_fn_with_state(app.clone(), guard::guard))
        .layer(DefaultBodyLimit::max(16 * 1024))
        .layer(tower_http::compression::CompressionLayer::new())
        .with_state(app)
}

/// A table's id in the address must look like one before anything is asked about it.
pub(crate) fn is_id(id: &str) -> bool {
    id.len() <= 64 && id.bytes().all(|byte| byte.is_ascii_alphanumeric())
}

/// A new id.
pub(crate) fn new_id() -> Result<String, Error> {
    ids::secret_name()
}
