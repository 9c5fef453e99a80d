//! What one plays with against bots: chosen on a page of its own, and the same next time.

use crate::error::Error;
use crate::reader::Reader;
use axum::extract::{Extension, Path};
use axum::http::{HeaderValue, header};
use axum::response::Response;
use dino_bots::Kind;
use dino_page::GamePage;
use dino_page::model::StartPage;
use maud::Markup;
use std::collections::HashMap;

/// Against whom, and how many, where nothing else was ever chosen.
const USUAL_LEVEL: &str = "grazer";
const USUAL_SEATS: u8 = 3;

/// The cookie that says what was chosen last, game by game: `evo-4-hunter-advanced`, joined by dots.
pub(crate) const START: &str = "start";

/// What may be chosen before one plays a game against bots.
pub(crate) async fn page(
    Extension(reader): Extension<Reader>,
    Path(game): Path<String>,
) -> Result<Markup, Error> {
    let game = dino_page::games::page(&game).ok_or(Error::NotFound)?;
    let last = reader.started.split('.').find_map(|entry| read(game, entry));
    let usual = StartPage {
        game,
        seats: USUAL_SEATS.clamp(game.meta.min_seats, game.meta.max_seats),
        level: USUAL_LEVEL,
        variant: 0,
        is_remembered: false,
    };
    Ok(dino_page::start(&reader.site(), &last.unwrap_or(usual)))
}

/// What an entry of the cookie says about a game. Anybody may write what they like into their own: what is no choice is nothing.
fn read(game: &'static GamePage, entry: &str) -> Option<StartPage> {
    // The id of a game may hold a dash itself.
    let mut words = entry.strip_prefix(game.meta.id)?.strip_prefix('-')?.split('-');
    let seats = words.next()?.parse().ok()?;
    let level = words.next()?.parse::<Kind>().ok()?.name();
    let variant = words.next()?;
    let variant = game.variants.iter().position(|known| known.name == variant).unwrap_or(0);
    let fits = (game.meta.min_seats..=game.meta.max_seats).contains(&seats);
    fits.then_some(StartPage { game, seats, level, variant, is_remembered: true })
}

/// The options of the variant a form names; none where it names none.
pub(crate) fn options(
    game: &GamePage,
    fields: &HashMap<String, String>,
) -> Result<Vec<(String, String)>, Error> {
    let Some(name) = fields.get("variant") else { return Ok(Vec::new()) };
    let variant = game.variants.iter().find(|known| known.name == name).ok_or(Error::BadInput)?;
    Ok(variant.options.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect())
}

/// Lets the browser keep what a form has chosen, beside what it chose for other games.
pub(crate) fn remember(
    reader: &Reader,
    response: &mut Response,
    game: &'static GamePage,
    fields: &HashMap<String, String>,
) {
    let field = |name: &str| fields.get(name).map_or("", String::as_str);
    let entry = format!("{}-{}-{}-{}", game.meta.id, field("seats"), field("level"), field("variant"));
    if read(game, &entry).is_none() {
        return;
    }
    let others = reader.started.split('.').filter(|other| {
        dino_page::games::PAGES.iter().any(|page| page.meta.id != game.meta.id && read(page, other).is_some())
    });
    let all: Vec<&str> = others.chain([entry.as_str()]).collect();
    if let Ok(value) = HeaderValue::from_str(&reader.lasting_cookie(START, all.join("."))) {
        response.headers_mut().append(header::SET_COOKIE, value);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::App;
    use axum::body::Body;
    use axum::http::Request;
    use dino_store::SqliteStore;
    use std::sync::Arc;
    use tower_service::Service;

    async fn app() -> App {
        let store = Arc::new(SqliteStore::memory().await.unwrap());
        App::new(store, crate::Settings::default()).await.unwrap()
    }

    async fn page_with(app: &App, game: &str, cookie: &str) -> (u16, String) {
        let request =
            Request::get(format!("/start/{game}")).header(header::COOKIE, format!("start={cookie}"));
        let Ok(answer) = crate::app::routes(app.clone()).call(request.body(Body::empty()).unwrap()).await;
        let status = answer.status().as_u16();
        let page = axum::body::to_bytes(answer.into_body(), 1 << 20).await.unwrap();
        (status, String::from_utf8_lossy(&page).into_owned())
    }

    fn chosen(page: &str) -> Vec<&str> {
        let checked = page
            .split("<input ")
            .filter(|input| input.split('>').next().is_some_and(|tag| tag.ends_with(" checked")));
        checked.filter_map(|input| input.split("value=\"").nth(1)?.split('"').next()).collect()
    }

    #[tokio::test]
    async fn what_was_chosen_is_chosen_again() {
        let app = app().await;
        let form = "game=evo&mode=friends&seats=5&level=apex&variant=advanced";
        let request = Request::post("/tables")
            .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
            .header(header::COOKIE, "start=cubosaurs-2-egg-advanced");
        let Ok(answer) = crate::app::routes(app.clone()).call(request.body(Body::from(form)).unwrap()).await;
        let cookies = answer.headers().get_all(header::SET_COOKIE).iter();
        let kept: Vec<&str> = cookies
            .filter_map(|cookie| cookie.to_str().unwrap().strip_prefix("start=")?.split(';').next())
            .collect();
        assert_eq!(kept, ["cubosaurs-2-egg-advanced.evo-5-apex-advanced"]);
        let id = answer.headers()[header::LOCATION].to_str().unwrap().rsplit('/').next().unwrap().to_owned();
        let lobby = app.load_table(&id).await.unwrap().snapshot().lobby.clone();
        assert_eq!((lobby.seats.len(), lobby.bot.as_str()), (5, "apex"));
        assert_eq!(lobby.options, [("events".to_owned(), "on".to_owned())]);
        assert_eq!(chosen(&page_with(&app, "evo", kept[0]).await.1), ["5", "apex", "advanced"]);
        assert_eq!(chosen(&page_with(&app, "cubosaurs", kept[0]).await.1), ["2", "egg", "advanced"]);
    }

    #[tokio::test]
    async fn junk_in_the_cookie_is_as_good_as_nothing() {
        let app = app().await;
        for junk in ["", "evo", "evo-9-apex-base", "evo-3-god-base", "evo-3", "evo-x-apex-base", "..-.-"] {
            let (status, page) = page_with(&app, "evo", junk).await;
            assert_eq!((status, chosen(&page)), (200, vec!["3", "grazer", "base"]), "{junk}");
        }
        assert_eq!(page_with(&app, "chess", "").await.0, 404);
        let bad = HashMap::from([("variant".to_owned(), "none".to_owned())]);
        assert!(options(dino_page::games::page("evo").unwrap(), &bad).is_err());
    }
}
