//! Writes the pages as files, to be looked at: `cargo run -p dino-page --example preview -- FOLDER`.

use anyhow::{Context, Result};
use dino_bots::Kind;
use dino_core::{Pending, Seat, SeatSet, Seed, Viewer};
use dino_games::AnyTable;
use dino_page::model::{
    ChatLine, Holder, HomePage, LobbyPage, LobbySeat, LogLine, Pace, Refused, Site, Status, TableLine,
    TablePage, TableSeat, Theme,
};
use dino_page::{ASSETS, Lang, Words, face};
use std::fs;
use std::path::Path;

const NAMES: [&str; 5] = ["Ana", "Ben", "Chloé", "Dimitri", "<script>alert(1)</script>"];

fn main() -> Result<()> {
    let folder = std::env::args().nth(1).context("a folder to write to")?;
    let folder = Path::new(&folder);
    fs::create_dir_all(folder.join("assets"))?;
    for (path, _, content) in ASSETS {
        fs::write(folder.join(path.trim_start_matches('/')), content)?;
    }
    fs::write(folder.join("favicon.svg"), dino_page::art::favicon())?;
    for (name, lang, theme) in
        [("en", Lang::En, Theme::Light), ("fr", Lang::Fr, Theme::Light), ("dark", Lang::En, Theme::Dark)]
    {
        let words = Words::new(lang);
        let site = Site { words: &words, theme, path: "/" };
        let write = |page: &str, html: maud::Markup| {
            fs::write(folder.join(format!("{page}-{name}.html")), html.into_string())
        };
        write("home", dino_page::home(&site, &home()))?;
        write("lobby", dino_page::lobby(&site, &lobby()))?;
        for (page, seats, dna, events, replay) in [
            ("table2", 2, false, 60, false),
            ("table4", 4, true, 74, false),
            ("table5", 5, true, 108, false),
            ("round", 3, false, 0, false),
            ("over", 4, true, usize::MAX, false),
            ("replay", 4, true, 60, true),
        ] {
            let table = played(seats, dna, events)?;
            write(page, dino_page::table(&site, &page_of(&*table, replay, &words)))?;
        }
        write("message", dino_page::message(&site, "table-over", "?"))?;
        for (page, html) in [
            ("rules", dino_page::rules(&site, "cubosaurs")),
            ("parts", dino_page::components(&site, "cubosaurs")),
        ] {
            write(page, html.unwrap_or_default())?;
        }
    }
    Ok(())
}

/// A game between bots: stopped when the first seat is to act, after so many events at least; 0 stops in round two.
fn played(seats: u8, dna: bool, events: usize) -> Result<Box<dyn AnyTable>> {
    let options = [("dna".to_owned(), if dna { "on" } else { "off" }.to_owned())];
    let mut table = dino_games::open("cubosaurs", seats, &options, Seed::of_series(7, 3), vec![])?;
    loop {
        table.draw_all();
        let Some(seat) = table.pending().seats().first() else { return Ok(table) };
        let counted = table.view_json(usize::MAX, Viewer::Public)["points"].as_array().map_or(0, Vec::len);
        let enough = if events == 0 { counted > 0 } else { table.events() >= events };
        if seat == Seat::FIRST && enough {
            return Ok(table);
        }
        let bot = if seat.index() % 2 == 0 { Kind::Greedy } else { Kind::Random };
        let action = table.think(seat, bot, table.events() as u64)();
        table.act(seat, &action)?;
    }
}

fn page_of<'a>(table: &'a dyn AnyTable, replay: bool, words: &Words) -> TablePage<'a> {
    let viewer = Viewer::Seat(Seat::FIRST);
    let names: Vec<String> = NAMES.iter().map(|name| (*name).to_owned()).collect();
    let game = table.meta();
    let seen = table.seen(0, viewer);
    let log = seen.iter().zip(table.actors(0)).enumerate().map(|(number, (seen, seat))| {
        let text = face(game.id).map(|face| face.happened(&**seen, &names, words)).unwrap_or_default();
        LogLine { number: number + 1, seat, text, deed: None }
    });
    TablePage {
        id: "k7d3mq",
        game,
        seats: Seat::all(table.seats())
            .map(|seat| TableSeat {
                seat,
                name: names[seat.index()].clone(),
                bot: seat.index() == 1,
                person: seat.index() != 1,
                here: seat.index() != 2,
                clock: (seat.index() < 3).then_some(421),
                link: (seat.index() == 0).then(|| "https://dino.example/s/Zm9vYmFyYmF6cXV4".to_owned()),
            })
            .collect(),
        viewer,
        yours: SeatSet::one(Seat::FIRST),
        at: table.events(),
        stamp: String::new(),
        events: table.events() + if replay { 40 } else { 0 },
        replay,
        steps: [0, table.events() + 1],
        pending: table.pending(),
        view: Box::leak(table.view(viewer)),
        log: log.collect(),
        can_take_back: table.pending() != Pending::Over,
        chat: vec![ChatLine { number: 1, name: names[4].clone(), text: "<b>Hello</b> & bonjour".to_owned() }],
        standing: table.standing(),
        refusal: (table.seats() == 2).then(|| Refused {
            sentence: "The card you add must be of a type the hand does not hold (rule CUB-21).".to_owned(),
            rule: Some("CUB-21".to_owned()),
        }),
    }
}

fn home() -> HomePage {
    let games: Vec<_> = dino_games::IDS.iter().filter_map(|id| dino_games::meta(id)).collect();
    let line = |id: &str, status, waits_for_you, free| TableLine {
        id: id.to_owned(),
        game: games[0],
        names: NAMES[..4 - free].iter().map(|name| (*name).to_owned()).collect(),
        free,
        status,
        waits_for_you,
        may_go: status == Status::Over,
    };
    HomePage {
        yours: vec![line("a", Status::Running, true, 0), line("b", Status::Over, false, 1)],
        open: vec![line("c", Status::Lobby, false, 2), line("d", Status::Running, false, 0)],
        gone: None,
        games,
    }
}

fn lobby() -> LobbyPage {
    let game = dino_games::meta("cubosaurs").expect("there is Cubosaurs");
    let values = ["2", "on", "on"];
    let specs = dino_games::options("cubosaurs").unwrap_or_default();
    let holders = [
        Holder::Person { name: NAMES[0].to_owned(), you: true },
        Holder::Bot("greedy".to_owned()),
        Holder::Person { name: NAMES[4].to_owned(), you: false },
        Holder::Free,
    ];
    LobbyPage {
        id: "k7d3mq".to_owned(),
        game,
        url: "https://dino.example/t/k7d3mq".to_owned(),
        options: specs.iter().zip(values).collect(),
        seats: Seat::all(4)
            .zip(holders)
            .map(|(seat, holder)| LobbySeat {
                seat,
                holder,
                link: (seat == Seat::FIRST).then(|| "https://dino.example/s/Zm9vYmFyYmF6cXV4".to_owned()),
            })
            .collect(),
        pace: Pace::Minutes(10),
        listed: true,
        is_host: true,
        may_begin_for_host: false,
        stamp: String::new(),
        error: None,
    }
}
