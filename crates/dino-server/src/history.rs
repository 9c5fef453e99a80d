//! The games a reader has played, as the store knows them: no game is played again for it.

use crate::app::App;
use crate::error::Error;
use crate::lobby::Lobby;
use crate::projection;
use crate::reader::Reader;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Extension, Query, State};
use dino_page::games::PAGES;
use dino_page::model::{GameCount, HistoryLine, HistoryPage, OwnResult};
use dino_store::{StoredTable, TableStatus};
use maud::Markup;
use serde::Deserialize;

/// How many of one's tables are looked through.
const MAX_TABLES: u32 = 500;

/// How many a page shows.
const PER_PAGE: usize = 20;

/// Which page, from 1.
#[derive(Deserialize)]
pub(crate) struct HistoryQuery {
    page: Option<usize>,
}

pub(crate) async fn history(
    State(app): State<App>,
    Extension(reader): Extension<Reader>,
    query: Result<Query<HistoryQuery>, QueryRejection>,
) -> Result<Markup, Error> {
    let wanted = query.ok().and_then(|Query(query)| query.page).unwrap_or(1);
    let tables = app.store.tables_of(&reader.person, MAX_TABLES).await?;
    let lines: Vec<HistoryLine> = tables.iter().filter_map(|table| line(table, &reader)).collect();
    let pages = lines.len().div_ceil(PER_PAGE).max(1);
    let page = wanted.clamp(1, pages);
    let counts = PAGES.iter().filter_map(|game| {
        let of_game = || lines.iter().filter(|line| line.game.meta.id == game.meta.id);
        let results = || of_game().filter_map(|line| line.result.as_ref());
        (of_game().count() > 0).then(|| GameCount {
            game,
            played: of_game().count(),
            // Who plays alone beats nobody.
            won: results().filter(|result| result.rank == 1 && result.of > 1).count(),
            best: results().filter_map(|result| result.points).max(),
        })
    });
    let games = counts.collect();
    let lines = lines.into_iter().skip((page - 1) * PER_PAGE).take(PER_PAGE).collect();
    Ok(dino_page::history(&reader.site(), &HistoryPage { lines, games, page, pages }))
}

/// A finished table of the reader's; `None` for others, and for one that cannot be read any more.
fn line(stored: &StoredTable, reader: &Reader) -> Option<HistoryLine> {
    let lobby: Lobby = serde_json::from_str(&stored.meta).ok()?;
    let own = lobby.seats_of(&reader.person);
    if stored.status != TableStatus::Over || own.is_empty() || lobby.header.is_none() {
        return None;
    }
    let at = |seat: dino_core::Seat| {
        let result = lobby.result.as_ref()?;
        let (rank, points) = (*result.ranks.get(seat.index())?, result.points.get(seat.index()).copied());
        Some(OwnResult { rank, points, of: result.ranks.len() })
    };
    let words = reader.words();
    Some(HistoryLine {
        id: stored.id.clone(),
        game: dino_page::games::page(&lobby.game)?,
        others: lobby
            .entries()
            .filter(|(seat, _)| !own.contains(*seat))
            .map(|(seat, _)| projection::seat_name(&lobby, seat, words))
            .collect(),
        date: date(stored.created_at),
        // Of several seats at one device the best counts.
        result: own.iter().filter_map(at).min_by_key(|result| result.rank),
    })
}

/// The day of a moment, as `2026-11-17`.
pub(crate) fn date(millis: i64) -> String {
    // Days are counted from the first of March of the year 0, so that a leap day is the last of its year; 400 years have
    // always as many.
    let days = millis.div_euclid(86_400_000) + 719_468;
    let (era, day) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let (day, month) = (day - (153 * month + 2) / 5 + 1, if month < 10 { month + 3 } else { month - 9 });
    let year = year + era * 400 + i64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::forms::tables;
    use crate::lobby::TableResult;
    use crate::reader::test_cookie;
    use axum::body::Body;
    use axum::http::{Request, header};
    use dino_core::Seat;
    use dino_store::SqliteStore;
    use std::sync::Arc;
    use tower_service::Service;

    #[test]
    fn moments_have_their_days() {
        for (millis, day) in [
            (0, "1970-01-01"),
            (951_782_400_000, "2000-02-29"),
            (951_868_799_999, "2000-02-29"),
            (951_868_800_000, "2000-03-01"),
            (1_794_873_600_000, "2026-11-17"),
            (-1, "1969-12-31"),
        ] {
            assert_eq!(date(millis), day);
        }
    }

    async fn page(app: &App, person: &str, path: &str) -> String {
        let cookie = test_cookie(app, person);
        let request = Request::get(path).header(header::COOKIE, cookie).body(Body::empty()).unwrap();
        let Ok(response) = crate::app::routes(app.clone()).call(request).await;
        assert_eq!(response.status(), 200);
        let page = axum::body::to_bytes(response.into_body(), 1 << 20).await.unwrap();
        String::from_utf8_lossy(&page).into_owned()
    }

    #[tokio::test]
    async fn one_finds_ones_own_games_and_nobody_elses() {
        let store = Arc::new(SqliteStore::memory().await.unwrap());
        let app = App::new(store, crate::Settings::default()).await.unwrap();
        let mut ids = Vec::new();
        for number in 0..25 {
            let mut lobby = Lobby::new(dino_games::meta("cubosaurs").unwrap(), "ann", 2).unwrap();
            lobby.sit(Seat::FIRST, "ann", "Ann").unwrap();
            lobby.sit(Seat::all(2).last().unwrap(), "ben", "<b>Ben</b>").unwrap();
            lobby.header = Some(String::new());
            // The first was won, the last has no result: it is of before results were kept.
            let ranks = if number == 0 { vec![1, 2] } else { vec![2, 1] };
            lobby.result = (number < 24).then(|| TableResult { ranks, points: vec![number, 5] });
            let id = tables::store_new(&app, &lobby).await.unwrap();
            app.store.join("ann", &id).await.unwrap();
            app.store.set_status(&id, TableStatus::Over, 0).await.unwrap();
            ids.push(id);
        }
        let [first, second] =
            [page(&app, "ann", "/history").await, page(&app, "ann", "/history?page=2").await];
        let shown = |page: &str| ids.iter().filter(|id| page.contains(id.as_str())).count();
        assert_eq!((shown(&first), shown(&second)), (20, 5));
        assert!(ids.iter().all(|id| first.contains(id.as_str()) != second.contains(id.as_str())));
        assert!(
            first.contains("25 games") && first.contains("1 won") && first.contains("best 23"),
            "{first}"
        );
        assert!(first.contains("&lt;b&gt;Ben") && !first.contains("<b>Ben"));
        assert_eq!(
            page(&app, "ann", "/history?page=99").await,
            page(&app, "ann", "/history?page=2").await.replace("page=2", "page=99")
        );
        assert_eq!(shown(&page(&app, "ben", "/history").await), 0, "who has no list has no history");
        page(&app, "ann", "/history?page=junk").await;
        assert!(ids.iter().all(|id| app.loaded_table(id).is_none()), "nothing was brought into memory");
    }
}
