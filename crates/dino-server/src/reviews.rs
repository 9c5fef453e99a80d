//! Reviews of finished games: made in the background, once for a table, and stored with it.
//!
//! A first look is made at once and a deeper one after it. Each kind has one thread, so that nobody's deep look keeps another from
//! the first, and both stand back while bots wait for a thread: whoever plays comes first.

use crate::app::App;
use crate::error::Error;
use crate::request::TableRequest;
use crate::table_task::Snapshot;
use axum::Json;
use axum::response::{IntoResponse, Response};
use dino_bots::review::{NoReview, Review};
use dino_core::{Pending, Seat};
use dino_games::reviewed;
use dino_page::model::ReviewPage;
use dino_store::StoredReview;
use serde_json::json;
use std::collections::VecDeque;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::Semaphore;

/// How many reviews are kept in memory; others are read again.
const MAX_KEPT: usize = 200;
/// How many may wait to be made.
const MAX_WAITING: usize = 40;

/// The reviews there are.
pub(crate) struct Reviews {
    kept: Mutex<VecDeque<(String, Arc<Job>)>>,
    quick: Arc<Semaphore>,
    full: Arc<Semaphore>,
}

impl Default for Reviews {
    fn default() -> Self {
        let one = || Arc::new(Semaphore::new(1));
        Reviews { kept: Mutex::default(), quick: one(), full: one() }
    }
}

/// A review in the making, or made.
#[derive(Default)]
pub(crate) struct Job {
    /// How far it is, in thousandths of both looks.
    progress: AtomicU32,
    found: Mutex<Found>,
}

#[derive(Default, Clone)]
struct Found {
    review: Option<Arc<Review<String>>>,
    /// Whether there is nothing more to come.
    is_done: bool,
    refused: Option<NoReview>,
}

impl Job {
    fn found(&self) -> Found {
        self.found.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn set(&self, change: impl FnOnce(&mut Found)) {
        change(&mut self.found.lock().unwrap_or_else(PoisonError::into_inner));
    }

    /// What there is to see of it; nothing while the first look is under way.
    pub(crate) fn review(&self) -> Result<Option<Arc<Review<String>>>, Error> {
        let found = self.found();
        match found.refused {
            Some(_) if found.review.is_none() => Err(Error::WrongTime),
            _ => Ok(found.review),
        }
    }

    /// How far it is, in hundredths; nothing once it is done.
    pub(crate) fn progress(&self) -> Option<u32> {
        (!self.found().is_done).then(|| self.progress.load(Ordering::Relaxed) / 10)
    }
}

impl Reviews {
    /// The review of a table, as it is kept or stored; begun where there is none. Only a game that is over is looked through.
    pub(crate) async fn of(&self, app: &App, snapshot: &Arc<Snapshot>) -> Result<Arc<Job>, Error> {
        let over = snapshot.table.as_ref().filter(|table| table.pending() == Pending::Over);
        let table = over.ok_or(Error::WrongTime)?;
        if table.seats() < 2 {
            return Err(Error::NotFound);
        }
        if let Some(job) = self.kept(&snapshot.id) {
            return Ok(job);
        }
        let stored = stored(app, &snapshot.id, &table.evaluator()).await;
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        // Somebody else may have asked meanwhile.
        if let Some((_, job)) = kept.iter().find(|(id, _)| *id == snapshot.id) {
            return Ok(job.clone());
        }
        if kept.iter().filter(|(_, job)| !job.found().is_done).count() >= MAX_WAITING {
            return Err(Error::Busy);
        }
        let job = Arc::<Job>::default();
        let looks = match stored {
            Some((review, is_full)) => {
                job.set(|found| (found.review, found.is_done) = (Some(Arc::new(review)), is_full));
                if is_full { &[][..] } else { &[Look::Full][..] }
            }
            None => &[Look::Quick, Look::Full][..],
        };
        kept.push_back((snapshot.id.clone(), job.clone()));
        if kept.len() > MAX_KEPT {
            kept.pop_front();
        }
        if !looks.is_empty() {
            tokio::spawn(look_through(app.clone(), snapshot.clone(), job.clone(), looks));
        }
        Ok(job)
    }

    fn kept(&self, id: &str) -> Option<Arc<Job>> {
        let kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.iter().find(|(of, _)| of == id).map(|(_, job)| job.clone())
    }
}

/// How closely a game is looked through.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Look {
    Quick,
    Full,
}

impl Look {
    /// What stands with a stored review.
    fn name(self, evaluator: &str) -> String {
        let look = if self == Look::Full { "full" } else { "quick" };
        format!("{evaluator} {look}")
    }
}

/// What is stored of a table by this evaluator, and whether that is all there is to find. What cannot be read is made again.
async fn stored(app: &App, id: &str, evaluator: &str) -> Option<(Review<String>, bool)> {
    let found = app.store.review(id).await.map_err(|error| Error::store(&error)).ok()??;
    let look = [Look::Quick, Look::Full].into_iter().find(|look| look.name(evaluator) == found.evaluator)?;
    Some((serde_json::from_str(&found.review).ok()?, look == Look::Full))
}

/// Keeps a review. Whoever looks at it now has it all the same.
async fn store(app: &App, id: &str, evaluator: String, review: &Review<String>) {
    let Ok(review) = serde_json::to_string(review) else { return };
    if let Err(error) = app.store.keep_review(id, StoredReview { evaluator, review }).await {
        Error::store(&error);
    }
}

/// One look after the other.
async fn look_through(app: App, snapshot: Arc<Snapshot>, job: Arc<Job>, looks: &'static [Look]) {
    let ([quick, full], id) = (app.settings.review, snapshot.id.clone());
    let evaluator = snapshot.table.as_ref().map(|table| table.evaluator()).unwrap_or_default();
    for look in looks {
        let (effort, permits, from, share) = match look {
            Look::Quick => (quick, &app.reviews.quick, 0, 150),
            Look::Full => (full, &app.reviews.full, 150, 850),
        };
        let Ok(turn) = permits.clone().acquire_owned().await else { break };
        let (busy, snapshot, made) = (app.clone(), snapshot.clone(), job.clone());
        let work = move || {
            let _turn = turn;
            let table = snapshot.table.as_ref()?;
            let mut go_on = |progress: u32| {
                made.progress.store(from + share * progress / 1000, Ordering::Relaxed);
                stand_back(&busy);
                !busy.is_stopping()
            };
            Some(table.review(effort, &mut go_on))
        };
        match tokio::task::spawn_blocking(work).await {
            Ok(Some(Ok(review))) => {
                store(&app, &id, look.name(&evaluator), &review).await;
                job.set(|found| found.review = Some(Arc::new(review)));
            }
            Ok(Some(Err(refused))) => {
                job.set(|found| found.refused = Some(refused));
                break;
            }
            Ok(None) | Err(_) => {
                tracing::warn!(table = %id, "a game could not be looked through");
                job.set(|found| found.refused = Some(NoReview::Stopped));
                break;
            }
        }
    }
    job.set(|found| found.is_done = true);
}

/// Waits while bots wait for a thread, but not for ever.
fn stand_back(app: &App) {
    for _ in 0..20 {
        if app.bot_permits.available_permits() > 0 {
            return;
        }
        std::thread::sleep(Duration::from_millis(10));
    }
}

/// The page of a review, or how far it is for a script that asks.
pub(crate) async fn page(request: TableRequest) -> Result<Response, Error> {
    let (snapshot, reader) = (request.snapshot(), &request.reader);
    let job = request.app.reviews.of(&request.app, &snapshot).await?;
    let (review, progress) = (job.review()?, job.progress());
    if reader.wants_json {
        return Ok(Json(json!({ "progress": progress, "found": review.is_some() })).into_response());
    }
    let table = snapshot.table.as_ref().ok_or(Error::WrongTime)?;
    let yours = snapshot.lobby.seats_of(&reader.person);
    let seat = reviewed_seat(&snapshot, request.seat, &reader.person)?;
    let (names, words) = (snapshot.seat_names(reader.words()), reader.words());
    let found = review.map(|review| reviewed(table.as_ref(), &review, seat, names, words));
    let page = ReviewPage {
        id: request.id.clone(),
        game: table.page(),
        names: names.to_vec(),
        seat,
        is_yours: yours.contains(seat),
        found,
        progress,
        may_play: !yours.is_empty(),
    };
    Ok(dino_page::review(&reader.site(), &page).into_response())
}

/// Whose review is shown: the one asked for, the reader's own, the winner's.
fn reviewed_seat(snapshot: &Snapshot, asked: Option<Seat>, person: &str) -> Result<Seat, Error> {
    let table = snapshot.table.as_ref().ok_or(Error::WrongTime)?;
    match asked {
        Some(seat) if seat.number() <= table.seats() => Ok(seat),
        Some(_) => Err(Error::NotFound),
        None => {
            let own = snapshot.lobby.seats_of(person).first();
            let winner = || table.standing().and_then(|standing| standing.winners().next());
            Ok(own.or_else(winner).unwrap_or(Seat::FIRST))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Settings;
    use crate::forms::tables;
    use crate::lobby::Lobby;
    use crate::reader::test_cookie;
    use crate::table_task::Command;
    use axum::body::Body;
    use axum::http::{Request, header};
    use dino_bots::review::Effort;
    use dino_store::SqliteStore;
    use tower_service::Service;

    async fn call(app: &App, request: axum::http::request::Builder, body: &str) -> (u16, String, String) {
        let request = request
            .header(header::COOKIE, test_cookie(app, "ann"))
            .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
        let request = request.body(Body::from(body.to_owned())).unwrap();
        let Ok(answer) = crate::app::routes(app.clone()).call(request).await;
        let to = answer.headers().get(header::LOCATION).map(|to| to.to_str().unwrap().to_owned());
        let status = answer.status().as_u16();
        let body = axum::body::to_bytes(answer.into_body(), 1 << 22).await.unwrap();
        (status, to.unwrap_or_default(), String::from_utf8_lossy(&body).into_owned())
    }

    /// Plays Ann's part at random until the game is over; the bot does its own.
    async fn play_to_the_end(app: &App, id: &str) {
        let handle = app.load_table(id).await.unwrap();
        for step in 0..4_000_usize {
            let snapshot = handle.snapshot();
            let table = snapshot.table.as_ref().unwrap();
            if table.pending() == Pending::Over {
                return;
            }
            if table.pending().seats().contains(Seat::FIRST) {
                let legal = table.legal(Seat::FIRST);
                let action = legal[step * 7 % legal.len()].clone();
                let by = crate::credential::Credential::Person("ann".to_owned());
                let act = Command::Act { by, seat: Seat::FIRST, action, at: Some(table.events()) };
                let _ = handle.request(act).await;
            } else {
                tokio::time::sleep(Duration::from_millis(2)).await;
            }
        }
        panic!("the game does not end");
    }

    /// A game of Ann against a bot, from its deal to its review, what could be better, and the same deal again.
    #[tokio::test]
    async fn a_game_is_reviewed_when_it_is_over_and_its_deal_is_played_again() {
        let store = Arc::new(SqliteStore::memory().await.unwrap());
        let settings = Settings {
            review: [Effort::Playouts(2), Effort::Playouts(12)],
            rate: 1_000_000,
            bot_delay: Duration::ZERO,
            ..Settings::default()
        };
        let app = App::new(store, settings).await.unwrap();
        let mut lobby = Lobby::new(dino_games::meta("cubosaurs").unwrap(), "ann", 2).unwrap();
        lobby.sit(Seat::FIRST, "ann", "Ann").unwrap();
        let id = tables::store_new(&app, &lobby).await.unwrap();
        let begin = Command::Begin { fill: true, parts: Vec::new() };
        app.load_table(&id).await.unwrap().request(begin).await.unwrap();
        let get = |path: &str| Request::get(format!("/t/{id}{path}"));
        for path in ["/review", "/review/3"] {
            assert_eq!(
                call(&app, get(path), "").await.0,
                409,
                "{path}: a review opens when the game is over"
            );
        }
        assert_eq!(call(&app, Request::post(format!("/t/{id}/same-deal")), "").await.0, 409);
        assert_eq!(call(&app, Request::post(format!("/t/{id}/play-on")), "seat=1&at=1").await.0, 409);
        play_to_the_end(&app, &id).await;

        let mut page = call(&app, get("/review"), "").await;
        for _ in 0..600 {
            assert_eq!(page.0, 200);
            if page.2.contains("class=\"water\"") && !page.2.contains("data-progress") {
                break;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
            page = call(&app, get("/review"), "").await;
        }
        assert!(page.2.contains("class=\"chart ") && page.2.contains("/replay/"), "{}", page.2);
        assert_eq!(call(&app, get("/review?as=2"), "").await.0, 200);
        assert_eq!(call(&app, get("/review?as=5"), "").await.0, 404);
        assert_eq!(call(&app, get("/review/999999"), "").await.0, 404);
        assert_eq!(call(&app, get("/review/x"), "").await.0, 404);

        // Ann played anything: something could have been better, and the best of it is accepted.
        let snapshot = app.load_table(&id).await.unwrap().snapshot();
        let job = app.reviews.of(&app, &snapshot).await.unwrap();
        let review = job.review().unwrap().unwrap();
        // It is stored: a server that begins anew has it at once, unless another evaluator made it.
        let fresh = App::new(app.store.clone(), Settings::default()).await.unwrap();
        let known = fresh.reviews.of(&fresh, &snapshot).await.unwrap();
        assert_eq!(known.review().unwrap(), Some(review.clone()));
        assert_eq!(known.progress(), None, "there is nothing more to find");
        let mut kept = app.store.review(&id).await.unwrap().unwrap();
        assert!(kept.evaluator.ends_with(" full"), "{}", kept.evaluator);
        kept.evaluator = "0 full".to_owned();
        app.store.keep_review(&id, kept).await.unwrap();
        let settings = Settings { review: [Effort::Playouts(2), Effort::Playouts(2)], ..Settings::default() };
        let later = App::new(app.store.clone(), settings).await.unwrap();
        let again = later.reviews.of(&later, &snapshot).await.unwrap();
        assert!(again.progress().is_some(), "what another evaluator found is made again");
        let (step, judged) =
            review.decisions(Seat::FIRST).find(|(_, judged)| judged.mark().is_some()).expect("a mistake");
        let at = format!("/review/{}", step.from);
        let tried = call(&app, get(&at), "").await;
        assert!(tried.0 == 200 && tried.2.contains("What would be better"), "{}", tried.2);
        let post = || Request::post(format!("/t/{id}{at}"));
        let encoded: String = judged.best.bytes().map(|byte| format!("%{byte:02x}")).collect();
        let best = call(&app, post(), &format!("seat=1&action={encoded}")).await;
        assert_eq!(best.0, 303);
        let best = call(&app, Request::get(best.1), "").await;
        assert!(best.0 == 200 && best.2.contains("as good as the best"), "{}", best.2);
        let shown = call(&app, get(&format!("{at}?show=on")), "").await;
        assert!(shown.0 == 200 && shown.2.contains("advice__line"));
        assert_eq!(call(&app, post(), "seat=1&action=nonsense").await.0, 422);
        assert_eq!(call(&app, get(&format!("{at}?tried=nonsense")), "").await.0, 422);

        // The same deal, and the same from the middle on.
        let (status, to, _) = call(&app, Request::post(format!("/t/{id}/same-deal")), "with=bots").await;
        assert_eq!(status, 303);
        let again = app.load_table(to.rsplit('/').next().unwrap()).await.unwrap().snapshot();
        let first = |snapshot: &Snapshot| snapshot.table.as_ref().unwrap().lines_from(0)[..3].to_vec();
        assert_eq!(first(&again), first(&snapshot), "what is drawn first is drawn first again");
        let deal = call(&app, Request::get(format!("/deals/{id}")), "").await;
        assert!(deal.0 == 200 && deal.2.contains("Ann"), "{}", deal.2);
        let on =
            call(&app, Request::post(format!("/t/{id}/play-on")), &format!("seat=1&at={}", step.from)).await;
        assert_eq!(on.0, 303, "{}", on.2);
        let on = app.load_table(on.1.rsplit('/').next().unwrap()).await.unwrap().snapshot();
        let table = on.table.as_ref().unwrap();
        assert!(table.events() >= step.from);
        assert_eq!(table.pending_at(step.from).seats().first(), Some(Seat::FIRST));
        assert_eq!(call(&app, Request::post(format!("/t/{id}/play-on")), "seat=1&at=99999").await.0, 409);
    }

    #[tokio::test]
    async fn the_deal_of_the_day_is_the_same_for_everybody() {
        let store = Arc::new(SqliteStore::memory().await.unwrap());
        let app = App::new(store, Settings::default()).await.unwrap();
        for game in dino_games::IDS {
            let page = call(&app, Request::get(format!("/deals/daily-{game}")), "").await;
            assert!(page.0 == 200 && page.2.contains("action=\"/daily\""), "{game}: {}", page.2);
            let mut dealt = Vec::new();
            for _ in 0..2 {
                let (status, to, text) = call(&app, Request::post("/daily"), &format!("game={game}")).await;
                assert_eq!(status, 303, "{game}: {text}");
                let table = app.load_table(to.rsplit('/').next().unwrap()).await.unwrap().snapshot();
                dealt.push((
                    table.lobby.seed.clone(),
                    table.table.as_ref().unwrap().record(false).header.to_string(),
                ));
            }
            assert_eq!(dealt[0], dealt[1], "{game}");
        }
        assert_eq!(call(&app, Request::get("/deals/daily-chess"), "").await.0, 404);
        assert_eq!(call(&app, Request::get("/deals/nothing"), "").await.0, 404);
        assert_eq!(call(&app, Request::post("/daily"), "game=chess").await.0, 404);
    }
}
