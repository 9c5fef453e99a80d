use crate::app::{App, routes};
use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use dino_store::SqliteStore;
use std::sync::Arc;
use tower_service::Service;

const FORM: &str = "application/x-www-form-urlencoded";

async fn app() -> App {
    let store = Arc::new(SqliteStore::memory().await.unwrap());
    App::new(store, crate::Settings::default()).await.unwrap()
}

/// The status, where it leads, the cookies and the page.
async fn ask(
    app: &App,
    path: &str,
    form: Option<&str>,
    cookie: &str,
) -> (StatusCode, String, String, String) {
    let request = match form {
        Some(_) => Request::post(path).header(header::CONTENT_TYPE, FORM),
        None => Request::get(path),
    };
    let body = form.map_or_else(Body::empty, |form| Body::from(form.to_owned()));
    let request = request.header(header::COOKIE, format!("learnt={cookie}")).body(body).unwrap();
    let Ok(answer) = routes(app.clone()).call(request).await;
    let text = |name| {
        let all = answer.headers().get_all(name).iter();
        all.filter_map(|value| value.to_str().ok()).collect::<Vec<_>>().join("\n")
    };
    let (status, to, cookies) = (answer.status(), text(header::LOCATION), text(header::SET_COOKIE));
    let page = axum::body::to_bytes(answer.into_body(), 1 << 21).await.unwrap();
    (status, to, cookies, String::from_utf8_lossy(&page).into_owned())
}

#[tokio::test]
async fn each_step_has_an_address_and_is_remembered() {
    let app = app().await;
    let (status, _, cookies, page) = ask(&app, "/learn/cubosaurs/first/3", None, "evo.first.2").await;
    assert_eq!(status, 200);
    assert!(page.contains("data-page=\"lesson\"") && page.contains("/learn/cubosaurs/first/3/act"));
    assert!(cookies.contains("learnt=evo.first.2_cub.first.3"), "{cookies}");
    let (.., done, _) = ask(&app, "/learn/cubosaurs/first/3", None, "cub.first.10").await;
    assert!(!done.contains("learnt="), "what was done stays done: {done}");
    let (_, _, _, home) = ask(&app, "/", None, "cub.first.3").await;
    assert!(home.contains("/learn/cubosaurs/first/3\"") && home.contains("/learn/evo/first/1\""));
}

#[tokio::test]
async fn what_is_awaited_leads_on_and_what_is_not_is_answered() {
    let app = app().await;
    let step = "/learn/cubosaurs/first/8";
    let (_, right, ..) =
        ask(&app, &format!("{step}/act"), Some("template=refuse+%7B0%7D&s0=trex%232"), "").await;
    assert_eq!(right, "/learn/cubosaurs/first/9~1");
    let (_, wrong, ..) = ask(&app, &format!("{step}/act"), Some("action=keep"), "").await;
    assert_eq!(wrong, format!("{step}?tried=keep"));
    let (status, _, _, page) = ask(&app, &wrong, None, "").await;
    assert!(status == 200 && page.contains("data-answer"), "{status}");
    let (_, _, _, shown) = ask(&app, &format!("{step}?show=1"), None, "").await;
    assert!(shown.contains("data-show=\"1\""));
}

#[tokio::test]
async fn a_lesson_ends_in_a_game_that_goes_on_after_a_restart() {
    let app = app().await;
    for game in dino_games::IDS {
        for lesson in dino_page::lesson::of_kind(game, dino_page::lesson::Kind::Lesson) {
            let end = format!("/learn/{game}/{}/{}/play", lesson.id, lesson.steps.len() + 1);
            let (status, to, ..) = ask(&app, &end, Some(""), "").await;
            assert_eq!(status, 303, "{game}");
            let id = to.strip_prefix("/t/").unwrap();
            let before = app.load_table(id).await.unwrap().snapshot();
            let table = before.table.as_ref().unwrap();
            assert!(table.may_take_back(lesson.you).is_err(), "{game}: what was laid out stays");
            let record = table.record(true).sealed_text();
            let record = dino_core::Record::read(record.as_bytes()).unwrap();
            assert!(
                dino_games::verify(&record, None).is_ok(),
                "{game}: {:?}",
                dino_games::verify(&record, None)
            );
            assert_eq!(
                before.lobby.bot_in(dino_core::Seat::all(2).last().unwrap()).map(dino_bots::Kind::name),
                Some("egg")
            );
        }
    }
}

#[tokio::test]
async fn junk_leads_nowhere() {
    let app = app().await;
    for path in [
        "/learn/chess",
        "/learn/evo/none",
        "/learn/evo/none/1",
        "/learn/evo/first/0",
        "/learn/evo/first/99",
        "/learn/evo/first/x",
        "/learn/evo/first/3~x",
        "/learn/cubosaurs/first/9~7",
        "/learn/evo/first/1~1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1",
    ] {
        assert_eq!(ask(&app, path, None, "").await.0, 404, "{path}");
    }
    for cookie in ["", "..", "cub.first", "cub.first.x", "_._", "zzz.first.4"] {
        assert_eq!(ask(&app, "/learn/cubosaurs", None, cookie).await.0, 200, "{cookie}");
    }
    assert_eq!(ask(&app, "/learn/evo/first/1/consider?seat=6&about=x", None, "").await.0, 422);
    assert_eq!(ask(&app, "/learn/evo/first/1/act", Some("x=y"), "").await.0, 422);
}
