//! What all requests share, and the routes.

use crate::address_counts::AddressCounts;
use crate::address_hash::AddressHasher;
use crate::daily::Dailies;
use crate::error::Error;
use crate::forms::{chat, fair, play, seats, start, tables};
use crate::guard;
use crate::ids;
use crate::limits::Limits;
use crate::metrics::Metrics;
use crate::named_locks::{NamedGuard, NamedLocks};
use crate::picture::{self, Pictures};
use crate::rate_limit::RateLimiter;
use crate::request::FormRequest;
use crate::request_id::RequestIds;
use crate::request_log::RequestLog;
use crate::reviews::{self, Reviews};
use crate::sanctions::Sanctions;
use crate::seed_tickets::SeedTickets;
use crate::sheets::NamedSheet;
use crate::table_task::{self, TableHandle};
use crate::{
    api, assets, chat_page, daily, deals, health, hints, history, learn, live, pages, puzzles, reader, timed,
};
use axum::Router;
use axum::middleware;
use axum::routing::{MethodRouter, get, post};
use axum_extra::extract::cookie::Key;
use dino_bots::review::Effort;
use dino_bots::search::Budget;
use dino_core::Seed;
use dino_page::{Lang, Words};
use dino_store::Store;
use std::collections::HashMap;
use std::hash::{BuildHasher, RandomState};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::{Semaphore, watch};

/// How a server behaves.
#[derive(Clone, Debug)]
pub struct Settings {
    /// How long it takes to tell what a seat did, at the usual tempo: bots wait for it.
    pub bot_delay: Duration,
    /// How many bots may think at the same time.
    pub bot_threads: usize,
    /// How much is tried out for a hint.
    pub hint: Budget,
    /// How much is tried out for a review: for the first look and for the deeper one.
    pub review: [Effort; 2],
    /// After how long a table nobody looks at leaves the memory.
    pub idle_timeout: Duration,
    /// How long somebody must be gone before the others may let a bot play in their stead.
    pub absence_grace: Duration,
    /// How long a request waits in a table's full queue before it is refused.
    pub queue_timeout: Duration,
    /// How long the head of a request may take to arrive, and its body.
    pub request_timeout: Duration,
    /// How long a bot may think, its turn included, before it is asked again.
    pub thought_timeout: Duration,
    /// How long the start of a game waits for what browsers announced to add to the seed.
    pub reveal_timeout: Duration,
    /// How often it is looked what other servers on the same database did, beside when one is told of it.
    pub poll_interval: Duration,
    /// How many connections there may be: more are refused. A machine needs a file descriptor for each.
    pub max_connections: usize,
    /// How many of them may come from one address. Not counted behind a proxy, from which all of them come.
    pub max_connections_per_address: usize,
    /// How many changes a browser may ask for in a second, in the long run; an address may ask for ten times that,
    /// and what only reads counts a fifth.
    pub rate: u32,
    /// How long tables are kept that nobody needs.
    pub lifetimes: Lifetimes,
    /// How many tables that are not over may be opened from one address.
    pub max_tables_per_address: u32,
    /// How many of them may be listed.
    pub max_listed_per_address: u32,
    /// How many tables for bots alone may be opened from one address in an hour.
    pub max_bot_tables_per_address: u32,
    /// How long one has to wait between two things one says at a table, in the long run.
    pub chat_interval: Duration,
    /// How many one may say at once.
    pub chat_burst: u32,
    /// Whether all requests come through a proxy that says for whom (`x-forwarded-for`).
    pub behind_proxy: bool,
    /// Where others in the network find the server, when it listens to all of them.
    pub reachable: Option<String>,
    /// The component sheets that hosts may choose beside the games' own.
    pub sheets: Arc<[NamedSheet]>,
}

/// How long tables are kept that nobody changes or has open; `None` is for ever.
#[derive(Clone, Debug)]
pub struct Lifetimes {
    /// Tables whose game has not begun.
    pub lobbies: Option<Duration>,
    /// Games that are not over. One of days is kept for at least twenty times the days of an action.
    pub abandoned: Option<Duration>,
    /// Finished tables as they are: then they become small.
    pub finished: Option<Duration>,
    /// Finished tables that have become small.
    pub archived: Option<Duration>,
}

impl Lifetimes {
    /// The shortest of them.
    pub(crate) fn shortest(&self) -> Option<Duration> {
        [self.lobbies, self.abandoned, self.finished, self.archived].into_iter().flatten().min()
    }
}

impl Default for Lifetimes {
    fn default() -> Self {
        let days = |days: u64| Some(Duration::from_secs(86_400 * days));
        Lifetimes { lobbies: days(7), abandoned: days(30), finished: days(90), archived: days(1825) }
    }
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            bot_delay: Duration::from_millis(1360),
            bot_threads: std::thread::available_parallelism().map_or(1, std::num::NonZero::get),
            hint: Budget { iterations: Some(1_500), time: Some(Duration::from_millis(600)) },
            review: [Effort::QUICK, Effort::FULL],
            idle_timeout: Duration::from_secs(300),
            absence_grace: Duration::from_secs(60),
            queue_timeout: Duration::from_secs(5),
            request_timeout: Duration::from_secs(10),
            thought_timeout: Duration::from_secs(60),
            reveal_timeout: Duration::from_secs(3),
            poll_interval: Duration::from_secs(2),
            max_connections: 20_000,
            max_connections_per_address: 512,
            rate: 30,
            lifetimes: Lifetimes::default(),
            max_tables_per_address: 300,
            max_listed_per_address: 10,
            max_bot_tables_per_address: 30,
            chat_interval: Duration::from_secs(1),
            chat_burst: 5,
            behind_proxy: false,
            reachable: None,
            sheets: Arc::default(),
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
    /// What makes pseudonyms of what must not be known.
    pseudonym_key: Vec<u8>,
    pub(crate) bot_permits: Arc<Semaphore>,
    /// Studies are made one after the other, beside the bots.
    pub(crate) study_permits: Arc<Semaphore>,
    pub(crate) study_queue: AddressCounts,
    /// Who asks for a hint waits for others who ask, and for no bot.
    pub(crate) hint_permits: Arc<Semaphore>,
    pub(crate) hint_queue: AddressCounts,
    pub(crate) reviews: Reviews,
    pub(crate) daily: Dailies,
    pub(crate) pictures: Pictures,
    /// Tells this server from others on the same database.
    pub(crate) server_id: u64,
    /// Tables in the making.
    pub(crate) opening: AddressCounts,
    pub(crate) limiter: RateLimiter,
    pub(crate) request_ids: RequestIds,
    pub(crate) request_log: RequestLog,
    pub(crate) addresses: AddressHasher,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) limits: Arc<Limits>,
    pub(crate) sanctions: Sanctions,
    /// The connections there are.
    pub(crate) connections: AddressCounts,
    pub(crate) seed_tickets: SeedTickets,
    tables: Mutex<HashMap<String, TableHandle>>,
    /// One opener of each table at a time, so that none gets two tasks.
    open_locks: NamedLocks,
    english: Words,
    french: Words,
    stage: watch::Sender<Stage>,
    /// Every table's task holds a receiver.
    running: watch::Sender<()>,
    #[cfg(test)]
    pub(crate) failpoints: crate::panic::Failpoints,
}

/// Where in its life a server is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Debug)]
enum Stage {
    Serving,
    /// It finishes what runs and begins nothing.
    Draining,
    /// Tables and streams end.
    Ending,
}

impl std::ops::Deref for App {
    type Target = Shared;

    fn deref(&self) -> &Shared {
        &self.0
    }
}

impl App {
    pub(crate) async fn new(store: Arc<dyn Store>, settings: Settings) -> Result<App, Error> {
        let key = store.secret("cookie-key", random_key).await?;
        let key = Key::try_from(key.as_slice()).map_err(|error| Error::internal(&error))?;
        let addresses = AddressHasher::new(store.secret("address-key", random_key).await?);
        let pseudonym_key = store.secret("pseudonym-key", random_key).await?;
        if pseudonym_key.is_empty() {
            return Err(Error::internal(&"no chance for a key"));
        }
        let sanctions = Sanctions::new(store.sanctions().await?);
        let limits = Arc::new(Limits::new(&settings));
        Ok(App(Arc::new(Shared {
            seed_tickets: SeedTickets::new(pseudonym_key.clone()),
            pseudonym_key,
            bot_permits: Arc::new(Semaphore::new(settings.bot_threads)),
            study_permits: Arc::new(Semaphore::new(1)),
            study_queue: AddressCounts::default(),
            hint_permits: Arc::new(Semaphore::new(settings.bot_threads.div_ceil(2))),
            hint_queue: AddressCounts::default(),
            reviews: Reviews::default(),
            daily: Dailies::default(),
            pictures: Pictures::default(),
            server_id: RandomState::new().hash_one(std::process::id()),
            opening: AddressCounts::default(),
            limiter: RateLimiter::new(limits.clone()),
            request_ids: RequestIds::new(),
            request_log: RequestLog::new(),
            addresses,
            metrics: Arc::default(),
            limits,
            sanctions,
            connections: AddressCounts::default(),
            store,
            settings,
            key,
            tables: Mutex::default(),
            open_locks: NamedLocks::default(),
            english: Words::new(Lang::En),
            french: Words::new(Lang::Fr),
            stage: watch::Sender::new(Stage::Serving),
            running: watch::Sender::new(()),
            #[cfg(test)]
            failpoints: crate::panic::Failpoints::default(),
        })))
    }

    /// What stands for a text that must not be known: the same for the same text, and nobody without the key can tell of
    /// which. `label` keeps apart what it stands for.
    pub(crate) fn pseudonym(&self, label: &str, text: &str) -> String {
        ids::keyed_id(&self.pseudonym_key, label, text)
    }

    /// The id of the table with this seed.
    pub(crate) fn table_id(&self, seed: &str) -> String {
        ids::table_id(&self.pseudonym_key, seed)
    }

    pub(crate) fn words(&self, lang: Lang) -> &Words {
        match lang {
            Lang::En => &self.english,
            Lang::Fr => &self.french,
        }
    }

    /// The table with this id, brought back from the store if need be.
    pub(crate) async fn load_table(&self, id: &str) -> Result<TableHandle, Error> {
        if let Some(handle) = self.loaded_table(id) {
            return Ok(handle);
        }
        let _one = self.open_locks.lock(id).await;
        if let Some(handle) = self.loaded_table(id) {
            return Ok(handle);
        }
        if self.is_ending() {
            return Err(Error::Stopping);
        }
        let handle = table_task::open(self, id).await?;
        self.lock().insert(id.to_owned(), handle.clone());
        Ok(handle)
    }

    /// The same for an id from outside, which must look like one before anything is asked about it.
    pub(crate) async fn find_table(&self, id: &str) -> Result<TableHandle, Error> {
        if is_id(id) { self.load_table(id).await } else { Err(Error::NotFound) }
    }

    /// Keeps a table out of memory as long as the answer is held; `None` when it is in memory.
    pub(crate) async fn keep_unloaded<'l>(&'l self, id: &'l str) -> Option<NamedGuard<'l>> {
        let opening = self.open_locks.lock(id).await;
        self.loaded_table(id).is_none().then_some(opening)
    }

    /// The table with this id, if it is in memory.
    pub(crate) fn loaded_table(&self, id: &str) -> Option<TableHandle> {
        self.lock().get(id).filter(|handle| handle.is_open()).cloned()
    }

    /// All tables in memory.
    pub(crate) fn loaded_tables(&self) -> Vec<TableHandle> {
        self.lock().values().filter(|handle| handle.is_open()).cloned().collect()
    }

    /// Puts a table there without its record.
    #[cfg(test)]
    pub(crate) fn insert_table(&self, id: &str, handle: TableHandle) {
        self.lock().insert(id.to_owned(), handle);
    }

    /// Forgets a table whose task has ended.
    pub(crate) fn unload(&self, id: &str) {
        let mut tables = self.lock();
        // Another task may have been started for it meanwhile.
        if tables.get(id).is_some_and(|handle| !handle.is_open()) {
            tables.remove(id);
        }
    }

    /// Forgets a table if this is true; while it is found out nobody gets a handle of it.
    pub(crate) fn unload_if(&self, id: &str, is_unused: impl FnOnce() -> bool) -> bool {
        let mut tables = self.lock();
        let unload = is_unused();
        if unload {
            tables.remove(id);
        }
        unload
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<String, TableHandle>> {
        // The map is whole at every moment, also after a panic elsewhere.
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Where bots at a table take their chance from.
    pub(crate) fn bot_seed(&self, seed: &str) -> u64 {
        seed.parse::<Seed>().map_or(0, |seed| seed.bot_seed())
    }

    /// Begins nothing more; what runs is finished.
    pub(crate) fn stop_admitting(&self) {
        self.stage.send_replace(Stage::Draining);
    }

    /// Tells everything that waits to end.
    pub(crate) fn shut_down(&self) {
        self.stage.send_replace(Stage::Ending);
    }

    /// Whether the server is about to end.
    pub(crate) fn is_stopping(&self) -> bool {
        *self.stage.borrow() >= Stage::Draining
    }

    /// Whether tables have been told to end.
    fn is_ending(&self) -> bool {
        *self.stage.borrow() >= Stage::Ending
    }

    /// Done when the server begins nothing more.
    pub(crate) async fn stop_requested(&self) {
        let _ = self.stage.subscribe().wait_for(|stage| *stage >= Stage::Draining).await;
    }

    /// A sign that a table's task is at work, as long as it is held.
    pub(crate) fn task_permit(&self) -> watch::Receiver<()> {
        self.running.subscribe()
    }

    /// Done when no table's task is at work any more.
    pub(crate) async fn tasks_ended(&self) {
        self.running.closed().await;
    }

    /// Done when tables are to end.
    pub(crate) async fn shutdown_requested(&self) {
        let _ = self.stage.subscribe().wait_for(|stage| *stage >= Stage::Ending).await;
    }
}

/// A key for a database. Without chance it would be known to all; an empty one is refused where cookies are signed.
fn random_key() -> Vec<u8> {
    let mut key = vec![0; 64];
    if getrandom::fill(&mut key).is_ok() { key } else { Vec::new() }
}

/// A form about a table: what it asks for is done, and the table shown.
macro_rules! form {
    ($work:path) => {
        post(async |request: FormRequest| {
            $work(&request).await?;
            Ok::<_, Error>(request.done())
        })
    };
}

/// An address and what is done there.
pub(crate) type Route = (&'static str, MethodRouter<App>);

/// The pages and forms: for readers known by their cookie.
pub(crate) fn page_routes() -> Vec<Route> {
    vec![
        ("/", get(pages::home)),
        ("/start/{game}", get(start::page)),
        ("/tables", post(tables::create)),
        ("/seed-tickets", post(fair::ticket)),
        ("/settings", post(reader::settings)),
        ("/gallery", get(pages::gallery)),
        ("/history", get(history::history)),
        ("/learn/{game}", get(learn::overview)),
        ("/learn/{game}/{lesson}", get(learn::begin)),
        ("/learn/{game}/{lesson}/{step}", get(learn::step)),
        ("/learn/{game}/{lesson}/{step}/act", post(learn::act)),
        ("/learn/{game}/{lesson}/{step}/why", get(learn::why)),
        ("/learn/{game}/{lesson}/{step}/consider", get(learn::consider)),
        ("/learn/{game}/{lesson}/{step}/play", post(learn::play_on)),
        ("/rules/{game}", get(pages::rules)),
        ("/rules/{game}/components", get(pages::components)),
        ("/s/{token}", get(seats::ask_to_move).post(seats::move_here)),
        ("/s/{token}/code.svg", get(seats::link_code)),
        ("/t/{id}", get(pages::table)),
        ("/t/{id}/replay", get(pages::to_replay)),
        ("/t/{id}/replay/{at}", get(pages::replay)),
        ("/t/{id}/record", get(pages::record)),
        ("/t/{id}/components", get(pages::table_components)),
        ("/t/{id}/components.toml", get(pages::table_sheet)),
        ("/t/{id}/why", get(pages::why)),
        ("/t/{id}/consider", get(pages::consider)),
        ("/t/{id}/hint", post(hints::hint)),
        ("/t/{id}/explain", get(hints::explain)),
        ("/t/{id}/review", get(reviews::page)),
        ("/t/{id}/review/{at}", get(puzzles::page).post(puzzles::attempt)),
        ("/t/{id}/review/{at}/why", get(puzzles::why)),
        ("/t/{id}/review/{at}/consider", get(puzzles::consider)),
        ("/t/{id}/play-on", post(deals::play_on)),
        ("/t/{id}/same-deal", post(deals::again)),
        ("/deals/{deal}", get(deals::page)),
        ("/daily", post(daily::play)),
        ("/t/{id}/code.svg", get(pages::table_code)),
        ("/t/{id}/picture.png", get(picture::table)),
        ("/t/{id}/live", get(live::live)),
        ("/t/{id}/sit", post(seats::sit)),
        ("/t/{id}/stand", form!(seats::stand)),
        ("/t/{id}/bot", form!(seats::bot)),
        ("/t/{id}/name", post(seats::name)),
        ("/t/{id}/away", form!(seats::away)),
        ("/t/{id}/back", form!(seats::back)),
        ("/t/{id}/leave", post(seats::leave)),
        ("/t/{id}/resign", post(seats::resign)),
        ("/t/{id}/sign-out", form!(seats::sign_out)),
        ("/t/{id}/options", form!(tables::options)),
        ("/t/{id}/start", form!(tables::begin)),
        ("/t/{id}/fair", get(fair::page).merge(form!(fair::add))),
        ("/t/{id}/rematch", post(tables::rematch)),
        ("/t/{id}/forget", post(tables::forget)),
        ("/t/{id}/keep", post(tables::list_again)),
        ("/t/{id}/act", form!(play::act)),
        ("/t/{id}/timed", post(timed::act)),
        ("/t/{id}/clock", get(timed::clock)),
        ("/t/{id}/study", get(timed::study)),
        ("/t/{id}/takeback", form!(play::take_back)),
        ("/t/{id}/chat", get(chat_page::chat).merge(form!(chat::say))),
        ("/t/{id}/chat/remove", post(chat::remove)),
        ("/t/{id}/chat/silence", post(chat::silence)),
        ("/t/{id}/chat/keep-out", post(chat::keep_out)),
        ("/t/{id}/chat/let-in", post(chat::let_in)),
        ("/t/{id}/chat/mute", post(chat::mute)),
        ("/t/{id}/chat/unmute", post(chat::unmute)),
    ]
}

/// What needs no reader: the API, and what is the same for all.
pub(crate) fn other_routes() -> Vec<Route> {
    let mut routes = api::routes();
    routes.push(("/assets/{*path}", get(assets::asset)));
    routes.push(("/icon/{name}", get(picture::icon)));
    routes.extend([("/health", get(health::health)), ("/ready", get(health::ready))]);
    routes
}

/// All routes.
pub(crate) fn routes(app: App) -> Router {
    let router = |routes: Vec<Route>| {
        routes.into_iter().fold(Router::new(), |router, (path, method)| router.route(path, method))
    };
    let known = middleware::from_fn(reader::identify);
    Router::new()
        .merge(router(page_routes()).fallback(pages::not_found).layer(known))
        .merge(router(other_routes()))
        .layer(middleware::from_fn_with_state(app.clone(), guard::guard))
        .layer(tower_http::compression::CompressionLayer::new())
        .with_state(app)
}

/// A table's id in the address must look like one before anything is asked about it.
pub(crate) fn is_id(id: &str) -> bool {
    id.len() <= 64 && id.bytes().all(|byte| byte.is_ascii_alphanumeric())
}
