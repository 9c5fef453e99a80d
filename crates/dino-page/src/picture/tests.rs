use super::*;
use crate::checks::{laid, named};
use crate::games::PAGES;
use crate::model::Theme;
use crate::words::Lang;
use dino_core::Seed;

/// What a document must not hold that is to stand alone.
fn assert_stands_alone(svg: &str) {
    assert!(roxmltree::Document::parse(svg).is_ok(), "{svg}");
    for foreign in ["class=", "var(", "color-mix", "/assets/", "<text", "<use", "<script", "<style"] {
        assert!(!svg.contains(foreign), "{foreign} in {}", &svg[..svg.len().min(4000)]);
    }
}

#[test]
fn the_world_of_every_game_is_drawn_without_other_files() {
    for page in PAGES {
        for lang in [Lang::En, Lang::Fr] {
            let svg = Picture::of_game(page, &Words::new(lang)).svg().unwrap();
            assert_stands_alone(&svg);
            // A line of text is one shape, and a drawing several.
            let shapes = svg.matches("<path").count();
            assert!(shapes > 16, "{}: {shapes} shapes, so nothing but words is on it", page.meta.id);
        }
    }
    for is_maskable in [false, true] {
        assert_stands_alone(&Picture::of_house(is_maskable).svg().unwrap());
    }
}

#[test]
fn the_end_of_every_game_shows_the_winners_own_pieces_and_all_names() {
    let words = Words::new(Lang::En);
    let site = Site { words: &words, theme: Theme::Auto, path: "/t/abc" };
    for game in PAGES {
        let mut table = laid(game.meta.id, game.meta.min_seats.max(2), "", Seed::of_series(11, 3));
        while let Some(seat) = table.pending().seats().first() {
            table.bot_acts(seat, true, 1);
        }
        let view = table.view(dino_core::Viewer::Public);
        let picture = |first: &str| {
            let names: Vec<String> = Seat::all(table.seats())
                .map(|seat| if seat == Seat::FIRST { first.to_owned() } else { format!("Eve {seat}") })
                .collect();
            let page = TablePage {
                viewer: dino_core::Viewer::Public,
                yours: dino_core::SeatSet::EMPTY,
                standing: table.standing(),
                ..named(&*table, view.as_ref(), Seat::FIRST, &words, &names)
            };
            Picture::of_end(&site, &page)
        };
        let plain = picture("Ann");
        assert_stands_alone(&plain.svg().unwrap());
        let winner = table.standing().unwrap().winners().next().unwrap();
        assert!(!view.pieces_of(winner).is_empty(), "{}", game.meta.id);
        assert_eq!(plain.key(), picture("Ann").key());
        assert_ne!(plain.key(), picture("Anna").key(), "names are on it");
        assert_ne!(plain.key(), Picture::of_game(game, &words).key());
        // A name that breaks out of nothing, one that is far too long, and one in letters there are no shapes for.
        for name in ["\"/><script>alert(1)</script>&amp;", &"W".repeat(200), "恐竜"] {
            assert_stands_alone(&picture(name).svg().unwrap());
        }
        assert_eq!(picture("恐竜").key(), picture(&seat_name(Seat::FIRST, &words)).key());
    }
}

#[test]
fn long_texts_are_made_smaller_and_then_cut() {
    let fits = |text: &str| {
        let fitted = fitted(text, 200.0, [40.0, 20.0], Weight::Bold);
        assert!(typeface::width(&fitted.text, fitted.size, Weight::Bold) <= 200.5, "{text}");
        (fitted.text, fitted.size)
    };
    assert_eq!(fits("Ann"), ("Ann".to_owned(), 40.0));
    let (text, size) = fits("Ann and Ben and Eve");
    assert!(text == "Ann and Ben and Eve" && size < 40.0);
    let (text, size) = fits(&"Ann and Ben ".repeat(9));
    assert!(text.ends_with('…') && size == 20.0);
    let broken = lines("one two three four", 100.0, 30.0, Weight::Text);
    assert_eq!(broken.join(" "), "one two three four");
    assert!(broken.len() > 1);
}
