//! No text a person reads is hard-coded: pages are drawn in a language that gives every text as its key between marks,
//! and no letter may be left outside the marks.

use super::{laid, moments, page, whole, zoo_moments};
use crate::games::PAGES;
use crate::model::{
    ChatAuthor, ChatLine, ChatPage, ChatPageLine, DailyLine, HomePage, LineSeat, Site, Speaker, TableLine,
    TablePage, Theme,
};
use crate::words::Words;
use dino_core::{Pending, Seat, TableStatus, Viewer};

/// A name somebody has, in marks: names come from people.
pub(super) const NAME: &str = "⟦name⟧";

#[test]
fn no_text_of_a_table_is_hard_coded() {
    with_site(|site| {
        let mut number = 0;
        moments(1, |table, seat| {
            number += 1;
            if number % 11 != 0 {
                return;
            }
            let view = table.view(Viewer::Seat(seat));
            let mut page = page(table, &*view, seat, site.words);
            name_all(&mut page);
            let shown = whole(site, &page).into_string();
            assert_eq!(hard_coded(&shown), None);
            page.replay = true;
            page.pending = Pending::Over;
            let shown = whole(site, &page).into_string();
            assert_eq!(hard_coded(&shown), None);
        });
    });
}

#[test]
fn no_text_of_a_zoo_is_hard_coded() {
    with_site(|site| {
        let mut number = 0;
        zoo_moments(|table, seat| {
            number += 1;
            if number % 5 != 0 {
                return;
            }
            let view = table.view(Viewer::Seat(seat));
            let mut page = page(table, &*view, seat, site.words);
            name_all(&mut page);
            assert_eq!(hard_coded(&whole(site, &page).into_string()), None);
        });
    });
}

#[test]
fn no_text_of_an_ended_game_is_hard_coded() {
    with_site(|site| {
        for seats in 2..=5 {
            let seed = dino_core::Seed::of_series(12, u64::from(seats));
            let mut table = laid("cubosaurs", seats, "dna=on", seed);
            while let Some(seat) = table.pending().seats().first() {
                table.bot_acts(seat, true, 1);
            }
            let view = table.view(Viewer::Seat(Seat::FIRST));
            let mut page = page(&*table, &*view, Seat::FIRST, site.words);
            name_all(&mut page);
            let shown = whole(site, &page).into_string();
            assert!(shown.contains("⟦cubosaurs-sheet-total⟧") && shown.contains("⟦end-rematch⟧"));
            assert_eq!(hard_coded(&shown), None);
        }
    });
}

#[test]
fn no_text_of_the_first_page_or_of_a_message_is_hard_coded() {
    with_site(|site| {
        let line = |status, waits_for_you| TableLine {
            id: "abc".to_owned(),
            game: PAGES[0],
            names: vec![NAME.to_owned()],
            seats: vec![LineSeat::Yours, LineSeat::Taken, LineSeat::Free],
            free: 1,
            waits_for: vec![NAME.to_owned()],
            status,
            waits_for_you,
            may_go: !waits_for_you,
        };
        let yours = vec![line(TableStatus::Running, true), line(TableStatus::Over, false)];
        let (open, gone) = (vec![line(TableStatus::Lobby, false)], Some(line(TableStatus::Over, false)));
        let line = |own| DailyLine { game: PAGES[0], par: Some(3), best: Some((NAME.to_owned(), 5)), own };
        let (day, deals) = ("2026-11-18".to_owned(), vec![line(None), line(Some((4, 2)))]);
        let home = HomePage { yours, open, gone, played: vec!["evo"], learning: vec![], day, deals };
        assert_eq!(hard_coded(&crate::home(site, &home).into_string()), None);
        let none = HomePage {
            yours: vec![],
            open: vec![],
            gone: None,
            played: vec![],
            learning: vec![],
            day: "2026-03-01".to_owned(),
            deals: vec![],
        };
        assert_eq!(hard_coded(&crate::home(site, &none).into_string()), None);
        assert_eq!(hard_coded(&crate::error(site, NAME, NAME).into_string()), None);
    });
}

#[test]
fn no_text_of_the_chat_is_hard_coded() {
    with_site(|site| {
        let line = |author, removed| ChatPageLine {
            line: ChatLine { number: 1, author, name: NAME.to_owned(), text: NAME.to_owned(), removed },
            may_mute: Some("seat-2".to_owned()),
            may_remove: true,
            may_keep_out: Some("seat-2".to_owned()),
        };
        let authors = [ChatAuthor::Seat(Seat::FIRST), ChatAuthor::Watcher, ChatAuthor::Unknown];
        for (watchers_silent, removed) in [(false, false), (true, true)] {
            let speaker = Speaker { voice: "seat-2".to_owned(), name: NAME.to_owned() };
            let page = ChatPage {
                id: "abc".to_owned(),
                game: PAGES[0],
                lines: authors.map(|author| line(author, removed)).to_vec(),
                before: Some(200),
                earlier: Some(100),
                is_host: true,
                watchers_silent,
                muted: vec![speaker.clone()],
                kept_out: vec![speaker],
            };
            assert_eq!(hard_coded(&crate::chat(site, &page).into_string()), None);
            let empty = ChatPage { lines: Vec::new(), ..page };
            assert_eq!(hard_coded(&crate::chat(site, &empty).into_string()), None);
        }
    });
}

#[test]
fn no_text_of_rules_reference_cards_and_components_is_hard_coded() {
    with_site(|site| {
        let mut found = Vec::new();
        for id in PAGES.map(|page| page.meta.id) {
            let pages = [
                crate::rules(site, id),
                crate::components(site, id),
                crate::rules_page::reference(id, site.words),
            ];
            for (page, what) in pages.into_iter().zip(["rules", "components", "reference card"]) {
                let page = without_names(&page.unwrap().into_string());
                assert!(page.matches('⟦').count() > 10, "{what} of {id}");
                found.extend(all_hard_coded(&page).map(|text| format!("{what} of {id}: {text}")));
            }
        }
        assert_eq!(found, Vec::<String>::new());
    });
}

#[test]
fn the_scripts_hold_no_sentence() {
    for asset in crate::assets().iter().filter(|asset| asset.kind.starts_with("text/javascript")) {
        assert_eq!(sentence(asset.text()), None, "{}", asset.path);
    }
}

#[test]
fn a_hard_coded_text_is_found_wherever_it_stands() {
    for right in [
        "<p>⟦key⟧ 3 → +4</p>",
        "<b class=\"card__letter\">T</b>",
        "<a title=\"⟦key⟧\" class=\"name\">⟦outer ⟦inner⟧⟧</a>",
    ] {
        assert_eq!(hard_coded(right), None, "{right}");
    }
    for wrong in [
        "<p>⟦key⟧ points</p>",
        "<h2>Market</h2>",
        "<button title=\"Refuse\">⟦key⟧</button>",
        "<input placeholder=\"Your name\">",
        "<svg aria-label=\"œuf\"></svg>",
        "<div data-cancel=\"Cancel\"></div>",
        "<b>T</b>",
    ] {
        assert!(hard_coded(wrong).is_some(), "{wrong}");
    }
    assert_eq!(sentence("toast(\"not now, please\");").as_deref(), Some("not now, please"));
    assert_eq!(sentence("box.className = \"btn btn--primary\"; // says \"ok\" here"), None);
}

pub(super) fn with_site(check: impl FnOnce(&Site<'_>)) {
    let words = Words::marked();
    check(&Site { words: &words, theme: Theme::Auto, path: "/t/abc" });
}

fn name_all(page: &mut TablePage<'_>) {
    page.seats.iter_mut().for_each(|seat| seat.name = NAME.to_owned());
    page.chat.clear();
}

/// The first text of a page with a letter outside the marks, among all that a person reads or hears.
pub(super) fn hard_coded(html: &str) -> Option<String> {
    all_hard_coded(html).next()
}

fn all_hard_coded(html: &str) -> impl Iterator<Item = String> {
    readable(html).into_iter().filter(|text| unmarked(text).contains(char::is_alphabetic))
}

/// A page without cells that hold a name, of somebody or of a thing in notation: these are the same in every language.
fn without_names(html: &str) -> String {
    let is_name = |word: &str| {
        word.starts_with(char::is_uppercase) || word.contains(|sign: char| sign.is_ascii_digit())
    };
    // Between the first and the last there may be small words, as in `van den`.
    let named = |text: &str| {
        let mut words = text.split([' ', ',']).filter(|word| !word.is_empty());
        words.next().is_some_and(is_name) && words.next_back().is_none_or(is_name)
    };
    let without = |piece: &str| {
        let is_cell = piece.starts_with("td>") || piece.starts_with("th scope=\"row\">");
        match piece.split_once('>') {
            Some((tag, text)) if is_cell && named(text) => format!("{tag}>"),
            _ => piece.to_owned(),
        }
    };
    html.split('<').map(without).collect::<Vec<_>>().join("<")
}

/// All texts of a page that a person reads or hears.
pub(super) fn readable(html: &str) -> Vec<String> {
    const SPOKEN: [&str; 15] = [
        "title",
        "aria-label",
        "placeholder",
        "alt",
        "label",
        "data-cancel",
        "data-confirm",
        "data-sure",
        "data-copied",
        "data-count",
        "data-by-hand",
        "data-close",
        "data-failed",
        "data-found",
        "data-none",
    ];
    let mut texts = Vec::new();
    for rest in html.split('<').skip(1) {
        let (tag, text) = rest.split_once('>').unwrap_or((rest, ""));
        // Letters of drawings, languages, keys, numbers of rules and titles of games are the same in every language.
        let fixed = ["text", "kbd", "b class=\"card__letter\"", "a class=\"rule__no\""]
            .iter()
            .any(|start| tag.starts_with(start));
        if !fixed && !tag.contains(" lang=") && !tag.starts_with("html") {
            let titles = PAGES.into_iter().map(|page| page.meta.title);
            texts.push(titles.fold(text.to_owned(), |text, title| text.replace(title, "")));
        }
        for attribute in SPOKEN {
            let parts = tag.split(&format!(" {attribute}=\"")).skip(1).map(str::to_owned).collect::<Vec<_>>();
            texts.extend(parts.iter().filter_map(|rest| rest.split('"').next()).map(str::to_owned));
        }
    }
    let plain = [("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\"")];
    texts.iter().map(|text| plain.iter().fold(text.clone(), |text, (of, to)| text.replace(of, to))).collect()
}

/// What stands outside the marks.
fn unmarked(text: &str) -> String {
    let mut depth = 0;
    text.chars()
        .filter(|letter| {
            match letter {
                '⟦' => depth += 1,
                '⟧' => depth -= 1,
                _ => return depth == 0,
            }
            false
        })
        .collect()
}

/// A string of a script that a person could read: several words, and nothing but words.
fn sentence(script: &str) -> Option<String> {
    let code = script.lines().map(|line| line.split("// ").next().unwrap_or_default());
    let strings = code.flat_map(|line| line.split('"').skip(1).step_by(2));
    let is_said = |text: &&str| {
        text.contains(' ')
            && text.starts_with(char::is_alphabetic)
            && text.chars().all(|letter| letter.is_alphabetic() || " ,.!?'’…".contains(letter))
    };
    strings.into_iter().find(is_said).map(str::to_owned)
}
