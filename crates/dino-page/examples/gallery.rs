//! All drawings and components on one page, to look at:
//! `cargo run -p dino-page --example gallery -- gallery.html`.
//!
//! Light and dark side by side, then phones. The words are made up; the pages take theirs from the Fluent files.

use cubosaurs::{CardId, CardType, Components, EMBEDDED, Tile};
use dino_core::Seat;
use dino_page::art;
use maud::{DOCTYPE, Markup, PreEscaped, html};
use std::io::{self, Write as _};
use std::{env, error::Error, fs};

const STYLE: &str = concat!(
    include_str!("../assets/style/base.css"),
    include_str!("../assets/style/pictures.css"),
    include_str!("../assets/style/pages.css"),
    include_str!("../assets/style/table.css"),
    include_str!("../assets/style/rules.css"),
    include_str!("../assets/games/cubosaurs.css"),
);

/// The gallery's own layout.
const LAYOUT: &str = "
    .gallery { display: grid; grid-template-columns: 1fr 1fr; }
    .gallery > div { display: grid; gap: 1.5rem; align-content: start; min-width: 0; padding: 1.5rem; }
    .shelf { display: grid; grid-template-columns: repeat(4, 1fr); gap: .75rem; }
    .shelf > div { padding: 8%; border-radius: 1rem; background: var(--face); }
    .shelf .creature { width: 100%; height: auto; aspect-ratio: 1; }
    .line-up { display: flex; flex-wrap: wrap; gap: .75rem; align-items: center; }
    .line-up :is(.creature, .dna, .direction) { width: 48px; height: 48px; }
    .at-28 .creature { width: 28px; height: 28px; }
    .at-20 .creature { width: 20px; height: 20px; }
    .shadows .creature { --t1: var(--ink); --t2: var(--ink); --t3: var(--ink); --t4: var(--ink); }
    .shadows .creature { --w: var(--ink); --k: var(--ink); }
    .line-up .tile-art, .line-up .logo__mark { width: 72px; height: 72px; }
    .line-up .seat-badge { font-size: 24px; }
    .line-up .deck-back { width: 70px; height: 98px; }
    .small .tile-art { width: 32px; height: 32px; }
    .line-up.small .dna { width: 16px; height: 16px; }
    .phones { display: flex; gap: 1.5rem; padding: 1.5rem; background: #77706a; }
    .phones iframe { width: 360px; height: 1500px; border: 0; border-radius: 1.5rem; }";

fn main() -> Result<(), Box<dyn Error>> {
    let path = env::args().nth(1).ok_or("where to? give a path such as gallery.html")?;
    let sheet = Components::read(EMBEDDED)?;
    let page = document(
        "light",
        &html! {
            style { (PreEscaped(LAYOUT)) }
            div.gallery {
                @for theme in ["light", "dark"] {
                    div data-theme=(theme) { (drawings()) (table(&sheet)) (states(&sheet)) (others()) }
                }
            }
            div.phones {
                @for theme in ["light", "dark"] {
                    iframe title=(theme) srcdoc=(document(theme, &phone(&sheet)).into_string()) {}
                }
                iframe title="home" srcdoc=(document("light", &home()).into_string()) {}
            }
        },
    );
    fs::write(&path, page.into_string())?;
    let sprite = art::symbols().into_string().len();
    writeln!(io::stdout(), "sprite: {sprite} bytes, style: {} bytes", STYLE.len())?;
    Ok(())
}

fn document(theme: &str, content: &Markup) -> Markup {
    html! {
        (DOCTYPE)
        html lang="en" data-theme=(theme) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { "Dinotable: the drawings" }
                style { (PreEscaped(STYLE)) }
            }
            body { (art::symbols()) (content) }
        }
    }
}

fn drawings() -> Markup {
    html! {
        (header())
        div.shelf {
            @for card_type in CardType::ALL {
                div class={ "card--" (card_type.name()) } { (art::creature(card_type)) }
            }
        }
        @for size in ["", "at-28", "at-20", "shadows"] {
            div class={ "line-up " (size) } { @for card_type in CardType::ALL { (art::creature(card_type)) } }
        }
        div.line-up { @for egg in CardType::Egg.cards() { (art::card(egg)) } }
        div.line-up { @for tile in Tile::ALL { (art::tile(tile)) } }
        div.line-up.small { @for tile in Tile::ALL { (art::tile(tile)) } (art::dna()) }
        div.line-up {
            @for seat in Seat::all(6) { (art::seat_badge(seat)) }
            (art::dna()) (art::direction(true)) (art::direction(false)) (art::deck_back())
            svg.logo__mark { use href="#ic-mark" {} }
        }
    }
}

fn header() -> Markup {
    html! {
        header.site-header {
            a.logo href="#" aria-label="Dinotable" { (art::logo()) }
            div.site-settings {
                div.switch {
                    button.switch__choice aria-pressed="true" { "en" }
                    button.switch__choice aria-pressed="false" { "fr" }
                }
            }
        }
    }
}

/// A table in the middle of a round.
fn table(sheet: &Components) -> Markup {
    html! {
        div.table-main {
            div.prompt.prompt--you {
                p.prompt__text { "Keep the hand, or pass it on with one of your cards of a new type." }
                button.btn.btn--small { "Take back" kbd { "U" } }
            }
            div.table-centre {
                div.status {
                    span.chip { "Round 1 of 2" }
                    span.chip { (art::direction(true)) "clockwise" }
                    span.chip { (art::dna()) "31 in reserve" }
                }
                div.hand-panel {
                    div.deck { (art::deck_back()) span.deck__count { "24" } span.deck__label { "in the deck" } }
                    div.hand-box {
                        h2.hand-title { "The hand on offer" }
                        div.hand {
                            @for name in ["trex#3", "grey#1", "egg#stegosaurus"] { (card(sheet, name, true, "")) }
                        }
                        p.muted.hand-worth { "Keeping it takes your round from +6 to +2." }
                    }
                }
                form.actions {
                    button.btn.btn--primary.choice type="button" { "Keep 3 cards" }
                    button.btn.choice type="button" { "Refuse with a card" }
                }
            }
            div.market {
                @for tile in Tile::ALL.into_iter().step_by(2) { (market_tile(sheet, tile)) }
            }
            div.players {
                @for (seat, (name, groups)) in Seat::all(3).zip(PLACES) {
                    div.player-slot { (player(sheet, seat, name, groups)) }
                }
            }
        }
    }
}

/// A group: its category, its label, its points, its cards. `!` marks a card that may be chosen.
type Group = (&'static str, &'static str, i8, &'static str);

/// Who sits there, the reader first, and what lies before them.
const PLACES: [(&str, &[Group]); 3] = [
    (
        "Ana",
        &[
            ("stegosaurus", "Stegosaurus", -1, "stegosaurus#1 stegosaurus#4!"),
            ("brontosaurus", "Brontosaurus", 5, "brontosaurus#2 brontosaurus#3! brontosaurus#4!"),
            ("velociraptors", "Velociraptors", 5, "grey#6 black#3!"),
            ("eggs", "Eggs", -3, "egg#trex egg#brontosaurus"),
        ],
    ),
    (
        "Béatrice",
        &[
            ("pentaceratops", "Pentaceratops", 3, "pentaceratops#1 pentaceratops#2 pentaceratops#3"),
            ("brontosaurus", "Brontosaurus", -3, "brontosaurus#1"),
            ("eggs", "Eggs", 3, "egg#pentaceratops"),
        ],
    ),
    (
        "Diplo the bot",
        &[
            ("trex", "T-Rex", 4, "trex#1"),
            ("pterodactyl", "Pterodactyl", -1, "pterodactyl#1 pterodactyl#2"),
            ("velociraptors", "Velociraptors", -4, "black#1 black#7"),
            ("eggs", "Eggs", -3, "egg#velociraptor"),
        ],
    ),
];

fn player(sheet: &Components, seat: Seat, name: &str, groups: &[Group]) -> Markup {
    let you = seat == Seat::FIRST;
    let total: i8 = groups.iter().map(|group| group.2).sum();
    html! {
        article.player.player--you[you].player--active[you] {
            header.player__head {
                button.player__name { (art::seat_badge(seat)) span { (name) } }
                @if you { span.chip.chip--you { "you" } }
                span.player__score {
                    span.player__round { (signed(total)) }
                    span.player__dna { "3" (art::dna()) }
                }
            }
            p.player__last.muted { (name) " kept 2 cards." }
            div.groups {
                @for (category, label, points, cards) in groups {
                    div class={ "group group--" (category) } {
                        small { (label) }
                        b.is-plus[*points > 0].is-minus[*points < 0] { (signed(*points)) }
                        div.group__cards {
                            @for name in cards.split(' ') {
                                @let legal = if name.ends_with('!') { "is-legal" } else { "" };
                                (card(sheet, name.trim_end_matches('!'), false, legal))
                            }
                        }
                        @if let Some(set) = CardType::SETS.iter().position(|set| set.name() == *category) {
                            (scores(sheet, set, cards.split(' ').count()))
                        }
                    }
                }
            }
        }
    }
}

fn card(sheet: &Components, name: &str, large: bool, class: &str) -> Markup {
    let Ok(id) = name.parse::<CardId>() else { return html! {} };
    let card_type = id.card_type();
    let size = if large { "card--large" } else { "" };
    html! {
        button class={ "card card--" (card_type.name()) " " (size) " " (class) } aria-label=(name) {
            (art::card(id))
            span.card__letter { (art::letter(card_type)) }
            @if sheet.dna.contains(id) { (art::dna()) }
            @if let Some(stake) = sheet.stake(id) {
                span.card__stake { b { "+" (stake.gain) } i { "−" (stake.penalty) } }
            } @else if large {
                (scores(sheet, card_type as usize, 1))
            }
        }
    }
}

fn scores(sheet: &Components, set: usize, count: usize) -> Markup {
    html! {
        span.card__scores {
            @for (index, points) in sheet.sets[set].into_iter().enumerate() {
                @if index + 1 == count { b { (signed(points)) } } @else { i { (signed(points)) } }
            }
        }
    }
}

fn market_tile(sheet: &Components, tile: Tile) -> Markup {
    let price = sheet.tile(tile).price;
    html! {
        button.market-tile.is-affordable[price < 4].is-legal[price < 2] {
            (art::tile(tile))
            span.market-tile__number { (tile) }
            span.market-tile__effect { (tile.key().replace('_', " ")) }
            span.market-tile__price { (price) (art::dna()) }
        }
    }
}

/// Cards to be chosen and chosen; then those with a gain and a penalty.
fn states(sheet: &Components) -> Markup {
    let cards = [
        ("pterodactyl#1", "is-legal"),
        ("pentaceratops#1", "is-chosen"),
        ("stegosaurus#1", ""),
        ("egg#trex", ""),
        ("egg#pterodactyl", ""),
        ("egg#velociraptor", ""),
        ("black#5", ""),
        ("grey#2", ""),
    ];
    html! { div.row { @for (name, class) in cards { (card(sheet, name, true, class)) } } }
}

/// What stands beside a table.
fn others() -> Markup {
    html! {
        div.row {
            button.btn.btn--primary { "Primary" }
            button.btn { "Plain" }
            button.btn.btn--quiet { "Quiet" }
            button.btn disabled { "Not now" }
            span.chip { "chip" }
        }
        p.notice { "A hand already holds an egg. " a.rule-link href="#" { "CUB-21" } }
        p.notice { "The table is gone." }
        div.field { label for="name" { "Your name" } input #name value="Ana"; }
        ul.seat-list {
            @for seat in Seat::all(3) {
                li.seat-row {
                    (art::seat_badge(seat))
                    span.seat-row__name { "Somebody" }
                    button.btn.btn--small { "Stand up" }
                }
            }
        }
        section.panel.winner {
            h2 { "Ana wins!" }
            ol.ranking {
                @for (rank, seat) in Seat::all(2).enumerate() {
                    li.ranking__line.is-winner[rank == 0] {
                        span.ranking__rank { (rank + 1) }
                        (art::seat_badge(seat))
                        span.ranking__name { "Ana" }
                        span.ranking__points { "17 points" }
                    }
                }
            }
        }
        div.scrubber {
            button.btn.btn--small { "◀" } button.btn.btn--small { "▶" }
            form.scrubber__form { input type="range" min="0" max="80" value="33"; }
            output.scrubber__at { "33 of 80" }
        }
        section.panel.score-panel {
            div.score-scroll { table.score-sheet {
                thead { tr { td {} @for seat in Seat::all(3) { th scope="col" { (art::seat_badge(seat)) " Ana" } } } }
                tbody {
                    tr.score-sheet__round { th colspan="4" { "Round 1" } }
                    tr { th { "T-Rex" } td { "+4" } td { "+1" } td { "−5" } }
                    tr.score-sheet__sum { th { "Sum" } td { "+12" } td { "+9" } td { "−2" } }
                    tr.score-sheet__total { th { "Total" } td { "+12" } td { "+9" } td { "−2" } }
                }
            } }
        }
        section.panel {
            ol.log {
                @for seat in Seat::all(4) {
                    li.log__line { a href="#" { (art::seat_badge(seat)) span { "Ana refused with a Stegosaurus" } } }
                }
            }
        }
        article.rules {
            section.rule {
                h4 { a.rule__no href="#" { "CUB-21" } " Type condition" }
                p { "The added card must be of a type the hand does not hold yet." }
            }
        }
    }
}

fn phone(sheet: &Components) -> Markup {
    html! { (header()) main.page.page--table { (table(sheet)) } }
}

fn home() -> Markup {
    html! {
        (header())
        main.page.page--home {
            section.hero { h1 { "Dinosaurs on the table" } p { "Four board games for friends and bots." } }
            div.game-grid {
                article.game-card {
                    div.game-card__art { (art::cubosaurs_scene()) }
                    div.game-card__body {
                        h3 { "Cubosaurs" }
                        p.game-card__kind { "Take it or pass it on" }
                        ul.chips { li.chip { "2–5 players" } li.chip { "20 minutes" } li.chip { "8+" } }
                        div.game-card__actions {
                            button.btn.btn--primary { "Play against bots" }
                            button.btn { "Invite friends" }
                        }
                    }
                }
            }
        }
    }
}

fn signed(points: i8) -> String {
    match points {
        0 => "0".to_owned(),
        1.. => format!("+{points}"),
        _ => format!("−{}", -points),
    }
}
