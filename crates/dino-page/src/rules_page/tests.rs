use super::inline::number;
use super::*;
use crate::games::{IDS, PAGES};
use crate::shown_view::{ShownView, ViewOf};
use ::cubosaurs::{CardType, Components, EMBEDDED, Tile};
use dino_core::Game;
use std::collections::BTreeSet;

const LANGS: [Lang; 2] = [Lang::En, Lang::Fr];

fn for_every_page(mut check: impl FnMut(&GamePage, &Words, &str)) {
    for (game, lang) in IDS.into_iter().flat_map(|game| LANGS.map(|lang| (game, lang))) {
        let words = Words::new(lang);
        check(games::page(game).unwrap(), &words, &rules(game, &words).unwrap().into_string());
    }
}

/// A text with a dot for every letter, so that whatever can still be read does not come from it. Marks, names of chapters
/// and numbers of rules stay: the page is made from them.
pub(super) fn blotted(text: &str, prefix: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(letter) = rest.chars().next() {
        let in_braces = rest.strip_prefix('{').and_then(|after| Some(after.find('}')? + 2));
        let number = rest.strip_prefix(prefix).filter(|after| after.starts_with('-')).map(|_| prefix.len());
        let kept = in_braces.or(number).unwrap_or_default();
        out.push_str(&rest[..kept]);
        if kept == 0 {
            out.push(if letter.is_alphabetic() { '·' } else { letter });
        }
        rest = &rest[kept.max(letter.len_utf8())..];
    }
    out
}

/// The number and title of every rule of a digest, in order.
fn headings<'d>(game: &GamePage, digest: &'d str) -> Vec<(u16, &'d str)> {
    let rule = |line: &'d str| {
        line.strip_prefix("### ")?.strip_prefix(game.meta.prefix)?.strip_prefix('-')?.split_once(' ')
    };
    digest.lines().filter_map(rule).map(|(number, title)| (number.parse().unwrap(), title)).collect()
}

/// What stands between each `open` and the next `close`.
fn between<'t>(text: &'t str, open: &str, close: &str) -> Vec<&'t str> {
    text.split(open).skip(1).map(|rest| rest.split(close).next().unwrap()).collect()
}

/// The tables of a page: rows of cells without their tags.
fn tables(page: &str) -> Vec<Vec<Vec<String>>> {
    let bare = |cell: &str| cell.split('<').map(|part| part.rsplit('>').next().unwrap()).collect::<String>();
    let cells = |row: &str| {
        let row = row.replace("<th ", "<td ").replace("</th>", "</td>").replace("<td>", "<td >");
        between(&row, "<td ", "</td>").into_iter().map(|cell| bare(cell).trim().to_owned()).collect()
    };
    let rows = |table: &str| between(table, "<tr>", "</tr>").into_iter().map(cells).collect();
    between(page, "<table", "</table>").into_iter().map(rows).collect()
}

#[test]
fn both_digests_have_the_same_rules_under_the_titles_of_the_words() {
    for game in PAGES {
        for (lang, digest) in LANGS.into_iter().zip(game.book.digest) {
            let words = Words::new(lang);
            let rules = headings(game, digest);
            assert_eq!(
                rules.iter().map(|(number, _)| number).collect::<Vec<_>>(),
                headings(game, game.book.digest[0]).iter().map(|(number, _)| number).collect::<Vec<_>>()
            );
            for (number, title) in rules {
                let key = format!("{}-{number}-title", game.meta.prefix.to_lowercase());
                assert_eq!(words.get(&key), title);
            }
        }
    }
}

#[test]
fn both_digests_have_the_same_shape_and_the_same_numbers() {
    for game in PAGES {
        let shape = |text: &str| -> Vec<String> {
            let starts = text.lines().map(|line| line.split(' ').next().unwrap().to_owned());
            let is_item =
                |start: &str| start.trim_end_matches('.').parse::<u8>().is_ok() && start.ends_with('.');
            starts.filter(|start| start.starts_with(['#', '|', '-']) || is_item(start)).collect()
        };
        assert_eq!(shape(game.book.digest[0]), shape(game.book.digest[1]));
        for (en, fr) in game.book.digest[0].split("\n#").zip(game.book.digest[1].split("\n#")) {
            let numbers = |text: &str| -> Vec<u32> {
                let digits = text.split(|c: char| !c.is_ascii_digit()).filter(|digits| !digits.is_empty());
                let mut numbers: Vec<u32> = digits.map(|digits| digits.parse().unwrap()).collect();
                numbers.sort_unstable();
                numbers
            };
            assert_eq!(numbers(en), numbers(fr), "{}", en.lines().next().unwrap());
        }
    }
}

#[test]
fn every_rule_is_an_anchor_exactly_once_and_every_link_leads_somewhere() {
    for_every_page(|game, _, page| {
        let ids = between(page, " id=\"", "\"");
        assert_eq!(ids.len(), ids.iter().collect::<BTreeSet<_>>().len(), "an id is given twice");
        for (number, _) in headings(game, game.book.digest[0]) {
            let id = format!("{}-{number}", game.meta.prefix.to_lowercase());
            assert_eq!(ids.iter().filter(|found| **found == id).count(), 1, "{id}");
        }
        for target in between(page, "<a href=\"#", "\"").iter().chain(&between(
            page,
            "<a class=\"rule__no\" href=\"#",
            "\"",
        )) {
            assert!(ids.contains(target), "#{target} leads nowhere");
        }
    });
}

#[test]
fn the_learners_text_cites_every_rule_and_no_other() {
    for game in PAGES {
        let known: BTreeSet<u16> =
            headings(game, game.book.digest[0]).iter().map(|(number, _)| *number).collect();
        for text in game.book.learn {
            let cited = between(text, &format!("{}-", game.meta.prefix), "]").into_iter();
            let cited: BTreeSet<u16> = cited.map(|number| number.parse().expect(number)).collect();
            assert_eq!(cited, known);
        }
    }
}

#[test]
fn every_mark_is_known_and_both_languages_use_the_same() {
    for game in PAGES {
        let marks = game.book.learn.map(|text| between(text, "{{", "}}"));
        assert_eq!(marks[0], marks[1]);
    }
    for_every_page(|_, _, page| assert!(!page.contains("{{") && !page.contains("}}")));
}

#[test]
fn both_languages_have_the_same_chapters() {
    for game in PAGES {
        let chapters = game.book.learn.map(|text| {
            markdown::sections(text, 2)
                .iter()
                .map(|section| (section.level, section.id.clone()))
                .collect::<Vec<_>>()
        });
        assert_eq!(chapters[0], chapters[1]);
        let named = |(level, id): &(u8, Option<String>)| *level == 1 || id.is_some();
        assert!(chapters[0].iter().all(named), "a chapter without a name cannot be linked");
    }
}

#[test]
fn the_tables_hold_the_numbers_of_the_sheet() {
    let sheet = Components::read(EMBEDDED).unwrap();
    for_every_page(|game, words, page| {
        if game.meta.id != "cubosaurs" {
            return;
        }
        let tables = tables(page);
        let with = |head: &str| {
            let found =
                tables.iter().find(|table| table[0][0] == words.get(&format!("cubosaurs-refcard-{head}")));
            found.unwrap_or_else(|| panic!("a table with {head}"))
        };
        let name = |card_type: CardType| words.get(&format!("cubosaurs-type-{}", card_type.name()));
        for ((row, species), points) in with("species")[1..].iter().zip(CardType::SETS).zip(sheet.sets) {
            assert_eq!(row[0], name(species));
            assert_eq!(row[1..], points.map(number));
        }
        for (row, egg) in with("egg")[1..].iter().zip(sheet.eggs) {
            assert_eq!(row[1..], [format!("+{}", egg.gain), number(-egg.penalty)]);
        }
        for (row, tile) in with("tile-number")[1..].iter().zip(Tile::ALL) {
            assert_eq!(row[..2], [tile.to_string(), sheet.tile(tile).price.to_string()]);
        }
        let count = |cards: &str| {
            cards.split(|c: char| !c.is_ascii_digit()).next().unwrap().parse::<usize>().unwrap()
        };
        for (column, stakes) in [(2, sheet.greys), (3, sheet.blacks)] {
            for row in &with("paired")[1..] {
                let alike = |stake: &&::cubosaurs::Stake| {
                    row[0] == format!("+{}", stake.gain) && row[1] == number(-stake.penalty)
                };
                assert_eq!(count(&row[column]), stakes.iter().filter(alike).count());
            }
        }
    });
}

#[test]
fn the_worked_count_is_the_one_the_text_speaks_of() {
    // T-Rex 4, four Stegosaurus 8, a Pentaceratops -3, a pair of 3 and 2 less a single 2, a missed egg -3.
    for_every_page(|game, words, page| {
        if game.meta.id != "cubosaurs" {
            return;
        }
        let total = words.get("cubosaurs-refcard-total");
        let table = tables(page).into_iter().find(|table| table.last().unwrap()[0] == total).unwrap();
        let points: Vec<String> = table.iter().map(|row| row.last().unwrap().clone()).collect();
        assert_eq!(points, ["4", "8", "\u{2212}3", "3", "\u{2212}3", "9"]);
    });
}

#[test]
fn every_value_of_the_sheet_has_words_and_an_origin() {
    for (game, lang) in IDS.into_iter().flat_map(|game| LANGS.map(|lang| (game, lang))) {
        let words = Words::new(lang);
        let page = components(game, &words).unwrap().into_string();
        assert!(
            !page.contains(&format!("{game}-sheet-")) && !page.contains("rules-source"),
            "words are missing"
        );
        for cell in tables(&page).iter().flatten().flatten() {
            assert!(!cell.contains('_'), "{cell} has no words");
        }
    }
}

#[test]
fn origins_are_those_of_the_sheet() {
    let page = components("cubosaurs", &Words::new(Lang::En)).unwrap().into_string();
    let tables = tables(&page);
    let row = |first: &str| {
        tables.iter().flatten().find(|row| row[0] == first).unwrap_or_else(|| panic!("{first}"))
    };
    assert_eq!(row("minutes")[1], "20 public");
    assert_eq!(row("cards CUB-2")[1], "55 printed");
    assert_eq!(row("T-Rex")[1..4], ["orange printed", "7", "4 printed"]);
    assert_eq!(row("Stegosaurus")[1..4], ["blue public", "7", "2 public"]);
    assert_eq!(row("Pterodactyl")[7], "7 of 7");
    assert_eq!(row("Egg (Stegosaurus)")[2], "4 printed");
    assert_eq!(row("Egg (Velociraptors)")[1..3], ["Grey Velociraptor, Black Velociraptor", "3 ours"]);
    let head = tables.iter().flatten().find(|row| row.contains(&"price ours".to_owned())).unwrap();
    assert!(head.contains(&"acts on an opponent deduced".to_owned()), "{head:?}");
}

#[test]
fn pages_are_safe_to_serve() {
    let words = Words::new(Lang::Fr);
    for_every_page(|game, words, page| {
        let card = reference(game.meta.id, words).unwrap().into_string();
        let sources = components(game.meta.id, words).unwrap().into_string();
        for page in [page, &card, &sources] {
            assert!(!page.contains("<script") && !page.contains("style=") && !page.contains("onclick"));
        }
    });
    let reader = Reader { game: games::page("cubosaurs").unwrap(), words: &words, page: "", plain: false };
    let text = "# A\n\na <script>alert(1)</script> & `<b>` [x](javascript:alert(1)) CUB-21, CUB-99, XCUB-21 [CUB-20] : « b »\n\n<div onclick=\"x\">\n";
    let html = markdown::render(&markdown::sections(text, 1)[0].body, &reader).into_string();
    assert!(!html.contains("<script") && !html.contains("<b>") && !html.contains("<div o"), "{html}");
    assert!(!html.contains("javascript"), "{html}");
    assert!(html.contains("a &lt;script&gt;alert(1)&lt;/script&gt; &amp; <code>&lt;b&gt;</code>"), "{html}");
    assert!(html.contains("href=\"#cub-21\"") && html.contains(", CUB-99, XCUB-21 <a"), "{html}");
    assert!(html.contains("CUB-20</a>\u{a0}: «\u{a0}b\u{a0}»"), "{html}");
}

#[test]
fn an_unknown_game_has_no_pages() {
    let words = Words::new(Lang::En);
    assert!(rules("chess", &words).is_none());
    assert!(reference("chess", &words).is_none());
    assert!(components("chess", &words).is_none());
}

#[test]
fn the_card_beside_a_table_holds_the_numbers_of_its_sheet() {
    let words = Words::new(Lang::En);
    let seed = dino_core::Seed::of_series(1, 1);
    let table = crate::checks::table::<::cubosaurs::State>(2, "dna=on", seed);
    let mut view = table.state().view(dino_core::Viewer::Public);
    let card = |view: &::cubosaurs::View| {
        ViewOf::<::cubosaurs::State>(view.clone()).reference(&words).unwrap().into_string()
    };
    assert_eq!(card(&view), reference("cubosaurs", &words).unwrap().into_string());
    view.components.sets[0][0] = 99;
    assert!(card(&view).contains("99"), "the first T-Rex is worth 99 at this table");
    assert!(card(&view).contains("CUB-73"), "tiles may be bought");
    view.options.dna = false;
    assert!(!card(&view).contains("CUB-73"), "at a table of the base game nothing is bought");
}

#[test]
fn the_printed_example_of_mesozooic_is_counted() {
    for lang in LANGS {
        let page = rules("mesozooic", &Words::new(lang)).unwrap().into_string();
        assert!(page.contains("= <b>20</b>"));
    }
}

#[test]
fn every_word_with_a_meaning_explains_itself_somewhere() {
    for_every_page(|game, words, page| {
        for name in game.terms {
            let text = words.get(&format!("{}-term-{name}", game.meta.id));
            let (_, meaning) = text.split_once(':').expect(name);
            let mut title = String::new();
            inline::escape(&card::capitalized(meaning.trim()), &mut title);
            assert!(page.contains(&format!("title=\"{title}\">")), "{} in {:?}", name, words.lang());
        }
    });
}

#[test]
fn a_word_explains_itself_once_in_a_paragraph_and_never_in_titles_and_links() {
    let words = Words::new(Lang::En);
    let game = games::page("gods-love-dinosaurs").unwrap();
    let reader = Reader { game, words: &words, page: "", plain: true };
    let marked = |text: &str| {
        let html = markdown::render(&markdown::sections(text, 2)[0].body, &reader).into_string();
        between(&html, "<dfn", "</dfn>")
            .iter()
            .map(|term| term.rsplit('>').next().unwrap().to_owned())
            .collect::<Vec<_>>()
    };
    assert_eq!(marked("# T\n\nPrey and prey. Predators."), ["Prey", "Predators"]);
    assert_eq!(marked("# T\n\nPrey.\n\nPrey again."), ["Prey", "Prey"]);
    assert!(marked("# T\n\n[prey](#x)\n\nPreying, a prey-tiger.").is_empty());
}
