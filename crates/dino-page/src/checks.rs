//! What all pages are held to, on tables at random moments.

mod dead;
mod lobby;
mod played;
mod words;

use crate::assets::{Asset, assets};
use crate::drawings::Drawings;
use crate::game_page::GamePage;
use crate::games::{self, PAGES};
use crate::model::{ChatAuthor, ChatLine, LogLine, Offer, Part, Site, TablePage, TableSeat, Theme};
use crate::shown_view::ShownView;
use crate::words::{Lang, Words};
use dino_core::{Pending, Seat, SeatSet, Seed, Viewer};
use std::collections::BTreeMap;
use std::io::Write;

pub(crate) use played::{Played, laid, table};

/// Variants of games that look different. Every other game is looked at as it is usually played.
const VARIANTS: [(&str, &[&str]); 3] = [
    ("cubosaurs", &["dna=off", "dna=on"]),
    ("evo", &["events=on", "mp=open"]),
    // It has a clock, and moments of its own.
    ("mesozooic", &[]),
];
/// The most seats that are looked at.
const MAX_SEATS: u8 = 5;
const SCRIPT: &str = "<script>alert(1)</script>";
/// What an update may weigh over the wire, where it is packed, and what once it is unpacked.
const UPDATE_BYTES: usize = 20_000;
const UNPACKED_BYTES: usize = 40_000;
/// What the first page may weigh with all it loads.
const FIRST_BYTES: usize = 150_000;

fn names(seats: u8) -> Vec<String> {
    Seat::all(seats).map(|seat| format!("{SCRIPT}{seat}")).collect()
}

/// The variants in which a game is looked at.
fn variants(id: &str) -> &'static [&'static str] {
    VARIANTS.iter().find(|(game, _)| *game == id).map_or(&[""], |(_, variants)| variants)
}

/// Whether a game is looked at: all are, unless `DINO_GAME` names one.
fn is_looked_at(id: &str) -> bool {
    std::env::var("DINO_GAME").map_or(true, |only| only == id)
}

/// Every seat count of every game, from few to many, with each of its variants.
fn setups() -> impl Iterator<Item = (u8, &'static str, &'static str)> {
    let of_game = |seats: u8, page: &GamePage| {
        let plays =
            (page.meta.min_seats..=page.meta.max_seats).contains(&seats) && is_looked_at(page.meta.id);
        let (id, variants) = (page.meta.id, variants(page.meta.id));
        variants.iter().filter(move |_| plays).map(move |options| (seats, id, *options))
    };
    (1..=MAX_SEATS).flat_map(move |seats| PAGES.into_iter().flat_map(move |page| of_game(seats, page)))
}

/// Plays games of every seat count and variant with bots and shows every moment at which a seat is asked.
fn moments(games: u64, mut show: impl FnMut(&dyn Played, Seat)) {
    all_moments(games, |table, asked| {
        if let Some(seat) = asked {
            show(table, seat);
        }
    });
}

/// The same with the end of each game, at which nobody is asked.
fn all_moments(games: u64, mut show: impl FnMut(&dyn Played, Option<Seat>)) {
    for game in 0..games {
        for (seats, id, options) in setups() {
            let mut table = laid(id, seats, options, Seed::of_series(11, game * 10 + u64::from(seats)));
            while let Some(seat) = table.pending().seats().first() {
                show(&*table, Some(seat));
                // Bots that seldom buy hoard tokens, which makes for the longest offers.
                table.bot_acts(seat, table.events().is_multiple_of(3), game);
            }
            show(&*table, None);
        }
    }
}

/// Plays a game of Mesozooic for each of some variants and shows every moment at which a seat is asked.
fn zoo_moments(mut show: impl FnMut(&dyn Played, Seat)) {
    for (seats, options) in [
        (2, "advanced=random crane=on limit=slides budget=few"),
        (3, "zoo=3x3 limit=slides budget=few slow=1 best=2"),
        (6, "limit=slides budget=few"),
        (2, "turns=on zoo=3x3 draft=off"),
        (1, "cards=random"),
    ] {
        if !is_looked_at("mesozooic") {
            return;
        }
        let mut table = laid("mesozooic", seats, options, Seed::of_series(3, 1));
        while let Some(seat) = table.pending().seats().first() {
            show(&*table, seat);
            table.bot_acts(seat, true, table.events() as u64);
        }
    }
}

pub(crate) fn page<'a>(
    table: &dyn Played,
    view: &'a dyn ShownView,
    seat: Seat,
    words: &Words,
) -> TablePage<'a> {
    named(table, view, seat, words, &names(table.seats()))
}

pub(crate) fn named<'a>(
    table: &dyn Played,
    view: &'a dyn ShownView,
    seat: Seat,
    words: &Words,
    names: &[String],
) -> TablePage<'a> {
    let viewer = Viewer::Seat(seat);
    let log = table.log(viewer, names, words);
    TablePage {
        url: "http://here/t/abc".to_owned(),
        id: "abc",
        seats: Seat::all(table.seats())
            .map(|seat| TableSeat {
                seat,
                name: names[seat.index()].clone(),
                bot: false,
                person: true,
                here: seat.index() != 2,
                clock: Some(600),
                link: None,
            })
            .collect(),
        viewer,
        yours: SeatSet::one(seat),
        at: table.events(),
        events: table.events(),
        replay: false,
        follows: None,
        steps: [0, table.events()],
        story: crate::Story::default(),
        pending: table.pending(),
        automatic: SeatSet::EMPTY,
        sheet: None,
        view,
        drawings: None,
        last_actions: Seat::all(table.seats()).map(|seat| last(&log, seat)).collect(),
        log,
        take_back: Some(seat),
        chat: vec![ChatLine {
            number: 1,
            author: ChatAuthor::Watcher,
            name: names[0].clone(),
            text: SCRIPT.to_owned(),
            removed: false,
        }],
        may_speak: true,
        standing: table.standing(),
        refusal: None,
        lesson: None,
        deal: Some("abc"),
        hints: true,
        advice: None,
    }
}

/// What a seat did last, as the log tells it.
fn last(log: &[LogLine], seat: Seat) -> Option<String> {
    let line = log.iter().rev().find(|line| line.seat == Some(seat))?;
    line.text.lines().next().map(str::to_owned)
}

/// The whole page.
pub(crate) fn whole(site: &Site<'_>, page: &TablePage<'_>) -> maud::Markup {
    crate::table(site, page, &crate::parts(site, page), "")
}

/// Every way to fill an offer in.
fn expand(offer: &Offer) -> Vec<String> {
    let mut texts = vec![offer.template.clone()];
    for (number, step) in offer.steps.iter().enumerate() {
        let place = format!("{{{number}}}");
        texts = texts
            .iter()
            .flat_map(|text| step.choices.iter().map(|choice| text.replace(&place, &choice.word)))
            .collect();
    }
    texts
}

fn ids(html: &str) -> BTreeMap<&str, usize> {
    let mut ids = BTreeMap::new();
    for rest in html.split(" id=\"").skip(1) {
        *ids.entry(rest.split('"').next().unwrap()).or_default() += 1;
    }
    ids
}

#[test]
fn the_offers_are_the_legal_actions_each_once_and_what_one_clicks_is_there() {
    let words = Words::new(Lang::En);
    let site = Site { words: &words, theme: Theme::Auto, path: "/t/abc" };
    let check = |table: &dyn Played, seat: Seat| {
        let view = table.view(Viewer::Seat(seat));
        let offers = view.offers(seat, &names(table.seats()), &words);
        let mut offered: Vec<String> = offers.iter().flat_map(expand).collect();
        let mut legal = table.legal(seat);
        offered.sort();
        legal.sort();
        assert_eq!(offered, legal);

        let html = whole(&site, &page(table, &*view, seat, &words)).into_string();
        let ids = ids(&html);
        for (id, times) in &ids {
            assert_eq!(*times, 1, "{id}");
        }
        for offer in &offers {
            let choices = offer.steps.iter().flat_map(|step| &step.choices).map(|choice| &choice.element);
            for element in choices.chain(&offer.start).flat_map(|path| path.split(' ')) {
                assert!(ids.contains_key(element), "{element}");
            }
        }
        for part in crate::parts(&site, &page(table, &*view, seat, &words)) {
            assert!(ids.contains_key(part.id.as_str()), "{}", part.id);
        }
    };
    moments(1, check);
    zoo_moments(check);
}

#[test]
fn what_is_kept_of_other_readers_and_moments_looks_as_if_drawn_anew() {
    const SEATS: u8 = 3;
    let all_words = [Words::new(Lang::En), Words::new(Lang::Fr)];
    let (mut drawings, mut before) = (Drawings::default(), usize::MAX);
    let mut look = |table: &dyn Played, _: Seat| {
        if table.seats() != SEATS {
            return;
        }
        // The next moment of the same game, or the first of another one.
        drawings = if table.events() > before { drawings.next() } else { Drawings::default() };
        before = table.events();
        let viewers = Seat::all(table.seats()).map(Viewer::Seat).chain([Viewer::Public]);
        for (viewer, words) in viewers.flat_map(|viewer| all_words.each_ref().map(|words| (viewer, words))) {
            let site = Site { words, theme: Theme::Auto, path: "/" };
            let view = table.view(viewer);
            let yours = if let Viewer::Seat(seat) = viewer { SeatSet::one(seat) } else { SeatSet::EMPTY };
            let page = page(table, view.as_ref(), Seat::FIRST, words);
            let anew = TablePage { viewer, yours, ..page };
            let drawn = crate::parts(&site, &anew);
            let kept = TablePage { drawings: Some(&drawings), ..anew };
            let kept = crate::parts(&site, &kept);
            assert_eq!(drawn.len(), kept.len());
            for (anew, kept) in drawn.iter().zip(kept) {
                assert_eq!(anew.html.0, kept.html.0, "{}: {} for {viewer:?}", table.id(), anew.id);
            }
        }
    };
    moments(1, &mut look);
    zoo_moments(look);
}

#[test]
fn names_and_chat_cannot_break_out_and_nothing_is_inline() {
    let words = Words::new(Lang::Fr);
    let site = Site { words: &words, theme: Theme::Dark, path: "/t/abc?\"><script>" };
    let mut number = 0;
    moments(1, |table, seat| {
        number += 1;
        if number % 7 == 0 {
            let view = table.view(Viewer::Seat(seat));
            let html = whole(&site, &page(table, &*view, seat, &words)).into_string();
            assert!(!html.contains("<script>"), "a name became a script");
            assert!(html.contains("&lt;script&gt;alert(1)"));
            let own = usize::from(view.page().script_address().is_some());
            assert_eq!(html.matches("<script ").count(), 1 + own);
            assert!(html.contains("<script type=\"module\" src=\"/assets/table.js\"></script>"));
            for tag in html.split('<').skip(1).filter_map(|rest| rest.split('>').next()) {
                assert!(!tag.contains(" style=") && !tag.starts_with("style"), "{tag}");
                assert!(!tag.contains(" on"), "{tag}");
            }
        }
    });
}

/// What a text weighs over the wire.
pub(crate) fn wire(text: &[u8]) -> usize {
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::new(4));
    encoder.write_all(text).unwrap();
    encoder.finish().unwrap().len()
}

/// What a page loads: what it names, and what its scripts import.
fn loaded(html: &str) -> Vec<&'static Asset> {
    let is_named = |asset: &&Asset| html.contains(&format!("\"{}\"", asset.path));
    let mut loaded: Vec<&Asset> = assets().iter().filter(is_named).collect();
    let mut at = 0;
    while let Some(asset) = loaded.get(at) {
        at += 1;
        let is_imported =
            |path: &str| asset.text().contains(&format!("\"./{}\"", path.trim_start_matches("/assets/")));
        let more = assets().iter().filter(|asset| is_imported(&asset.path));
        let more: Vec<_> =
            more.filter(|asset| !loaded.iter().any(|known| known.path == asset.path)).collect();
        loaded.extend(more);
    }
    loaded
}

#[test]
fn an_update_and_the_first_page_stay_small() {
    let words = Words::new(Lang::Fr);
    let site = Site { words: &words, theme: Theme::Auto, path: "/t/abc" };
    let (mut largest, mut most, mut first, mut of) = (0, 0, 0, String::new());
    let mut before: BTreeMap<String, String> = BTreeMap::new();
    all_moments(2, |table, _| {
        if table.seats() < games::page(table.id()).unwrap().meta.max_seats.min(MAX_SEATS) {
            return;
        }
        // The first seat watches all along: the worst is when it is asked itself.
        let view = table.view(Viewer::Seat(Seat::FIRST));
        let names: Vec<String> = Seat::all(table.seats()).map(|seat| format!("Usual name {seat}")).collect();
        let page = named(table, &*view, Seat::FIRST, &words, &names);
        let parts: BTreeMap<String, String> =
            crate::parts(&site, &page).into_iter().map(Part::into_update).collect();
        let changed: Vec<(&String, &String)> =
            parts.iter().filter(|(id, html)| before.get(*id) != Some(html)).collect();
        let unpacked: usize =
            changed.iter().map(|(id, html)| id.len() + html.len() + html.matches('"').count() + 6).sum();
        // The deal of a new game is no action.
        if page.at > 40 && unpacked > most {
            most = unpacked;
            let all: String = changed.iter().flat_map(|(id, html)| [id.as_str(), html.as_str()]).collect();
            largest = largest.max(wire(all.as_bytes()));
            of = format!("{}, event {}", table.id(), page.at);
        }
        let html = whole(&site, &page).into_string();
        let loaded = loaded(&html);
        assert!(loaded.len() > 4, "two common styles, the game's, the script and the picture of the tab");
        let weight: usize = loaded.iter().map(|asset| wire(&asset.content)).sum();
        first = first.max(wire(html.as_bytes()) + weight);
        before = parts;
    });
    assert!(largest < UPDATE_BYTES, "{largest} bytes for an update: {of}");
    assert!(most < UNPACKED_BYTES, "{most} bytes for an update once it is unpacked: {of}");
    assert!(first < FIRST_BYTES, "{first} bytes for the first page");
    eprintln!("an update: {largest} bytes, {most} unpacked; the first page with all it loads: {first} bytes");
}

#[test]
fn a_story_has_a_piece_for_each_round_and_does_not_grow_with_what_happens() {
    let words = Words::new(Lang::En);
    for page in PAGES.into_iter().filter(|page| is_looked_at(page.meta.id)) {
        // Without the clock, which nobody runs here.
        let options = if page.meta.id == "mesozooic" { "limit=slides budget=few" } else { "" };
        let mut table = laid(page.meta.id, page.meta.max_seats.min(3), options, Seed::of_series(11, 5));
        while let Some(seat) = table.pending().seats().first() {
            table.bot_acts(seat, true, 3);
        }
        let log = table.log(Viewer::Public, &names(table.seats()), &words);
        let story = crate::Story::of(&log);
        if log.iter().all(|line| line.chapter.is_none()) {
            continue; // a game that tells none
        }
        assert!((2..=40).contains(&story.rounds.len()), "{}: {:?}", table.id(), story.rounds);
        assert!(story.rounds.iter().enumerate().all(|(at, (round, _))| usize::from(*round) == at + 1));
        assert!(!story.signs.is_empty() && story.signs.len() <= 4 * (story.rounds.len() + 1), "{story:?}");
        assert!(story.turns.len() >= story.rounds.len() && story.turns.len() < log.len(), "{}", table.id());
        assert!(log.iter().any(|line| line.picture.is_some()), "{} shows what happened", table.id());
    }
}

#[test]
fn a_shared_device_follows_who_is_to_act() {
    let words = Words::new(Lang::En);
    let site = Site { words: &words, theme: Theme::Auto, path: "/t/abc" };
    let mut number = 0;
    moments(1, |table, seat| {
        number += 1;
        let other = seat.neighbour(table.seats(), true);
        let view = table.view(Viewer::Seat(other));
        let mut page = page(table, &*view, other, &words);
        // Who is asked at the same time acts in their own seat first.
        if number > 40 || table.pending().seats().contains(other) {
            return;
        }
        page.yours = SeatSet::all(table.seats());
        let scene = crate::Scene::with_secrets(&site, &page, false);
        assert_eq!((scene.you, scene.acts, scene.hand_to), (Some(seat), true, None));
        let scene = crate::Scene::with_secrets(&site, &page, true);
        assert_eq!((scene.you, scene.acts, scene.hand_to), (Some(other), false, Some(seat)));
        page.replay = true;
        let scene = crate::Scene::with_secrets(&site, &page, true);
        assert_eq!((scene.you, scene.acts, scene.hand_to), (Some(other), false, None));
    });
}

#[test]
fn nothing_is_left_to_set_when_the_game_is_over() {
    let words = Words::new(Lang::En);
    let site = Site { words: &words, theme: Theme::Auto, path: "/t/abc" };
    let mut number = 0;
    moments(1, |table, seat| {
        number += 1;
        if number > 3 {
            return;
        }
        let view = table.view(Viewer::Seat(seat));
        let mut page = page(table, &*view, seat, &words);
        let tools = |page: &TablePage<'_>| {
            let mut parts = crate::parts(&site, page).into_iter();
            parts.find(|part| part.id == "own-tools").map(|part| part.html.into_string()).unwrap()
        };
        assert!(tools(&page).contains("confirm-first") && tools(&page).contains("/away"));
        page.pending = Pending::Over;
        assert_eq!(tools(&page), "");
    });
}

#[test]
fn an_update_of_a_zoo_stays_small() {
    let words = Words::new(Lang::Fr);
    let site = Site { words: &words, theme: Theme::Auto, path: "/t/abc" };
    let mut before: BTreeMap<String, String> = BTreeMap::new();
    let (mut sizes, mut last) = (Vec::new(), 0);
    zoo_moments(|table, _| {
        let view = table.view(Viewer::Seat(Seat::FIRST));
        let names: Vec<String> = Seat::all(table.seats()).map(|seat| format!("Usual name {seat}")).collect();
        let page = named(table, &*view, Seat::FIRST, &words, &names);
        let parts: BTreeMap<String, String> =
            crate::parts(&site, &page).into_iter().map(Part::into_update).collect();
        let changed: usize = parts
            .iter()
            .filter(|(id, html)| before.get(*id) != Some(html))
            .map(|(id, html)| id.len() + html.len() + html.matches('"').count() + 6)
            .sum();
        // One action: not a new table, and not the turning up of all cards.
        if table.events() == last + 1 {
            sizes.push(changed);
        }
        last = table.events();
        before = parts;
    });
    // When the last build ends and cranes come, every zoo changes at once: that happens once a round.
    let large = sizes.iter().filter(|size| **size >= UPDATE_BYTES).count();
    let largest = sizes.iter().max().copied().unwrap_or_default();
    assert!(
        large <= 3 && largest < UPDATE_BYTES * 5 / 4,
        "{large} of {} updates, up to {largest} bytes",
        sizes.len()
    );
    eprintln!("an update of a zoo: {largest} bytes at most, {large} of {} large", sizes.len());
}
