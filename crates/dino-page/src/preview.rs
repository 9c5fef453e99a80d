//! What chat programs are told about a table, to show it beside its address: a title, a sentence and a picture.

use crate::game_page::GamePage;
use crate::model::LobbyPage;
use crate::picture::{PICTURE_HEIGHT, PICTURE_WIDTH};
use crate::scene::Scene;
use crate::show::name;
use crate::words::{Lang, Words};
use dino_core::Seat;
use maud::{Markup, html};

/// The tags of a table's page.
pub(crate) fn table(scene: &Scene<'_>) -> Markup {
    let page = scene.page;
    // A chat program keeps a picture by its address: once the game is over it is another one.
    let moment = if page.standing.is_some() { "&over=1" } else { "" };
    tags(&page.url, &title(scene), &sentence(scene), moment, scene.words)
}

/// The tags of a table that waits.
pub(crate) fn lobby(page: &LobbyPage, words: &Words) -> Markup {
    let game = page.game.meta.title;
    let title = match &page.host {
        Some(host) => words.with("lobby-invited", &[("host", host.as_str().into()), ("game", game.into())]),
        None => game.to_owned(),
    };
    tags(&page.url, &title, &about(page.game, words), "", words)
}

/// The game and, once somebody has, who has won: the same words for everybody.
pub(crate) fn title(scene: &Scene<'_>) -> String {
    let (page, words) = (scene.page, scene.words);
    let game = page.game().meta.title;
    let Some(standing) = page.standing.as_ref().filter(|_| page.view.verdict(words).is_none()) else {
        return game.to_owned();
    };
    let winners: Vec<&str> = standing.winners().map(|seat| name(&scene.names, seat)).collect();
    let key = if winners.len() == 1 { "end-won" } else { "standing-shared" };
    let won = words.with(key, &[("names", winners.join(", ").into())]);
    words.with("preview-over", &[("game", game.into()), ("won", won.into())])
}

/// How it ended, seat by seat; what the game is about until then.
fn sentence(scene: &Scene<'_>) -> String {
    let (page, words) = (scene.page, scene.words);
    if let Some(verdict) = page.standing.as_ref().and_then(|_| page.view.verdict(words)) {
        return verdict;
    }
    let Some(standing) = &page.standing else { return about(page.game(), words) };
    if !standing.resigned.is_empty() {
        return crate::end::gave_up(standing, &scene.names, words);
    }
    let mut seats: Vec<Seat> = Seat::all(standing.ranks.seats()).collect();
    seats.sort_by_key(|seat| standing.ranks[*seat]);
    let line =
        |seat: Seat| format!("{} {}", name(&scene.names, seat), crate::end::shown(standing.totals[seat]));
    seats.into_iter().map(line).collect::<Vec<_>>().join(", ")
}

fn about(game: &GamePage, words: &Words) -> String {
    words.get(&format!("{}-about", game.meta.id))
}

fn tags(url: &str, title: &str, sentence: &str, moment: &str, words: &Words) -> Markup {
    let (lang, locale) = match words.lang() {
        Lang::En => ("en", "en_GB"),
        Lang::Fr => ("fr", "fr_FR"),
    };
    let picture = format!("{url}/picture.png?lang={lang}{moment}");
    html! {
        meta name="description" content=(sentence);
        meta property="og:type" content="website";
        meta property="og:site_name" content="Dinotable";
        meta property="og:locale" content=(locale);
        meta property="og:url" content=(url);
        meta property="og:title" content=(title);
        meta property="og:description" content=(sentence);
        meta property="og:image" content=(picture);
        meta property="og:image:type" content="image/png";
        meta property="og:image:width" content=(PICTURE_WIDTH);
        meta property="og:image:height" content=(PICTURE_HEIGHT);
        meta property="og:image:alt" content=(title);
        meta name="twitter:card" content="summary_large_image";
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::checks::{laid, named};
    use crate::model::{Site, TablePage, Theme};
    use dino_core::Seed;

    #[test]
    fn others_are_told_what_everybody_may_know_and_no_more() {
        let words = Words::new(Lang::Fr);
        let site = Site { words: &words, theme: Theme::Auto, path: "/t/abc" };
        let mut table = laid("cubosaurs", 2, "", Seed::of_series(11, 3));
        let names = ["<Ann>".to_owned(), "Ben".to_owned()];
        let tags = |table: &dyn crate::checks::Played, seat: Seat| {
            let view = table.view(dino_core::Viewer::Seat(seat));
            let page =
                TablePage { standing: table.standing(), ..named(table, view.as_ref(), seat, &words, &names) };
            super::table(&Scene::new(&site, &page)).into_string()
        };
        let running = tags(&*table, Seat::FIRST);
        assert!(running.contains("content=\"http://here/t/abc/picture.png?lang=fr\""), "{running}");
        assert!(!running.contains("Ben"), "who plays is told by the page alone");
        while let Some(seat) = table.pending().seats().first() {
            table.bot_acts(seat, true, 1);
        }
        let over = tags(&*table, Seat::FIRST);
        assert_eq!(over, tags(&*table, Seat::all(2).last().unwrap()), "the same for everybody");
        assert!(over.contains("picture.png?lang=fr&amp;over=1") && over.contains("gagne"), "{over}");
        assert!(over.contains("&lt;Ann&gt;") && !over.contains("<Ann>"), "{over}");
    }
}
