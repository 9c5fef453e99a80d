//! The picture of a table that chat programs show beside its address: at the end of a game the winner's hill, before that the
//! world of the game. It is the same for everybody and shows nothing but what all may know.
//!
//! It is made of the drawings of the pages, which are put into one SVG document that stands alone ([`Picture::svg`]); whoever
//! has a renderer makes pixels of it.

mod flatten;
mod sheet;
mod typeface;

use crate::art::{self, seat_badge};
use crate::assets::assets;
use crate::end;
use crate::game_page::GamePage;
use crate::model::{Site, TablePage};
use crate::scene::Scene;
use crate::show::seat_name;
use crate::words::Words;
use dino_core::{Seat, Standing};
use maud::{Markup, html};
use std::hash::{Hash as _, Hasher as _};
use std::sync::LazyLock;
use typeface::Weight;

/// How wide a picture of a table is, in pixels.
pub const PICTURE_WIDTH: u32 = 1200;
/// How high it is.
pub const PICTURE_HEIGHT: u32 = 630;

/// A picture that may be drawn: making it costs little, drawing it some milliseconds.
#[derive(Debug)]
pub struct Picture(String);

impl Picture {
    /// The picture of a game's world, for tables whose game is not over.
    pub fn of_game(game: &GamePage, words: &Words) -> Picture {
        Picture(world(game, words).into_string())
    }

    /// The picture of a finished table; that of its world where nobody has won.
    pub fn of_end(site: &Site<'_>, page: &TablePage<'_>) -> Picture {
        let scene = Scene::new(site, page);
        match &page.standing {
            Some(standing)
                if page.view.verdict(site.words).is_none() && standing.winners().next().is_some() =>
            {
                Picture(hill(&scene, standing).into_string())
            }
            _ => Picture::of_game(page.game(), site.words),
        }
    }

    /// The picture of the house as a square, for a device that keeps the program among its own; `is_maskable` leaves room around
    /// it for whatever shape the device cuts out.
    pub fn of_house(is_maskable: bool) -> Picture {
        let view = if is_maskable { "-22 -22 144 144" } else { "0 0 100 100" };
        Picture(
            html! {
                svg viewBox=(view) {
                    @if is_maskable { rect x="-30" y="-30" width="160" height="160" fill="#1c6b58" {} }
                    (art::mark_alone())
                }
            }
            .into_string(),
        )
    }

    /// What tells it from another picture, and from the same one drawn by another version of the program.
    pub fn key(&self) -> u64 {
        static DRAWINGS: LazyLock<u64> = LazyLock::new(|| {
            let mut hasher = std::hash::DefaultHasher::new();
            let drawn =
                assets().iter().filter(|asset| asset.path.ends_with(".svg") || asset.path.ends_with(".css"));
            drawn.for_each(|asset| asset.text().hash(&mut hasher));
            hasher.finish()
        });
        let mut hasher = std::hash::DefaultHasher::new();
        DRAWINGS.hash(&mut hasher);
        self.0.hash(&mut hasher);
        hasher.finish()
    }

    /// The whole picture as an SVG document that needs no other file; `None` where it cannot be drawn.
    pub fn svg(&self) -> Option<String> {
        flatten::flatten(&self.0)
    }
}

/// A text that is made smaller until it fits, and cut at the end where that would make it too small.
struct Fitted {
    text: String,
    size: f32,
}

fn fitted(text: &str, width: f32, [largest, smallest]: [f32; 2], weight: Weight) -> Fitted {
    let whole = typeface::width(text, 1.0, weight);
    let size = (width / whole.max(0.01)).clamp(smallest, largest);
    let mut text = text.to_owned();
    while typeface::width(&text, size, weight) > width && text.chars().count() > 1 {
        text = text.trim_end_matches('…').to_owned();
        text.pop();
        text = text.trim_end().to_owned() + "…";
    }
    Fitted { text, size }
}

/// The lines of a text that is broken between words.
fn lines(text: &str, width: f32, size: f32, weight: Weight) -> Vec<String> {
    let mut lines: Vec<String> = vec![String::new()];
    for word in text.split(' ') {
        let Some(last) = lines.last_mut() else { continue };
        let longer = if last.is_empty() { word.to_owned() } else { format!("{last} {word}") };
        if last.is_empty() || typeface::width(&longer, size, weight) <= width {
            *last = longer;
        } else {
            lines.push(word.to_owned());
        }
    }
    lines
}

/// A name as it can be drawn: one in letters that the typeface lacks is told by the seat.
fn drawable(scene: &Scene<'_>, seat: Seat) -> String {
    let name = scene.name(seat);
    if typeface::has_all(name) { name.to_owned() } else { seat_name(seat, scene.words) }
}

/// The mark and the name of the house.
fn imprint(x: i32, y: i32) -> Markup {
    html! {
        svg x=(x) y=(y) width="44" height="44" viewBox="0 0 100 100" { (art::mark_alone()) }
        text x=(x + 56) y=(y + 32) font-size="28" font-weight="600" fill="#1c6b58" { "Dinotable" }
    }
}

/// The world of a game: its poster, and beside it what it is about.
fn world(game: &GamePage, words: &Words) -> Markup {
    let meta = game.meta;
    let title = lines(meta.title, 440.0, 68.0, Weight::Bold);
    let below = 60 + 74 * title.len();
    let facts = [
        words.with("home-seats", &[("min", meta.min_seats.into()), ("max", meta.max_seats.into())]),
        words.with("home-minutes", &[("minutes", meta.minutes.into())]),
    ];
    html! {
        svg viewBox={ "0 0 " (PICTURE_WIDTH) " " (PICTURE_HEIGHT) } {
            defs { ((game.symbols)()) }
            rect width="1200" height="630" fill="#fffaf0" {}
            svg width="690" height="630" { ((game.picture)()) }
            rect x="690" width="510" height="630" fill="#fffaf0" {}
            rect x="690" width="8" height="630" fill="#d3bc94" {}
            @for (at, line) in title.iter().enumerate() {
                text x="734" y=(112 + at * 74) font-size="68" font-weight="600" fill="#2c2420" { (line) }
            }
            @for (at, line) in lines(&words.get(&format!("{}-about", meta.id)), 430.0, 34.0, Weight::Text).iter().enumerate().take(6) {
                text x="734" y=(below + 44 + at * 46) font-size="34" fill="#2c2420" { (line) }
            }
            text x="734" y="508" font-size="28" font-weight="600" fill="#66574a" { (facts.join(" · ")) }
            (imprint(734, 548))
        }
    }
}

/// The end of a game: who won on the hill with the own pieces, and everybody with their points.
fn hill(scene: &Scene<'_>, standing: &Standing) -> Markup {
    let winners: Vec<Seat> = standing.winners().collect();
    let first = winners.first().copied().unwrap_or(Seat::FIRST);
    let names: Vec<String> = winners.iter().map(|seat| drawable(scene, *seat)).collect();
    let key = if winners.len() == 1 { "end-won" } else { "standing-shared" };
    let won = scene.words.with(key, &[("names", names.join(", ").into())]);
    let won = fitted(&won, 470.0, [54.0, 26.0], Weight::Bold);
    let wide = typeface::width(&won.text, won.size, Weight::Bold) as i32;
    let pieces = scene.page.view.pieces_of(first);
    html! {
        svg viewBox={ "0 0 " (PICTURE_WIDTH) " " (PICTURE_HEIGHT) } {
            defs { ((scene.page.game().symbols)()) }
            svg width="1200" height="630" viewBox="0 136 1440 756" {
                (art::on_hill(&pieces, &[(first, true)]))
            }
            rect x="40" y="42" width=(wide + 196) height="100" rx="50" fill="#b0782f" {}
            rect x="40" y="36" width=(wide + 196) height="100" rx="50" fill="#fffaf0" {}
            svg x="58" y="54" width="64" height="64" { (seat_badge(first)) }
            text x="140" y=(86.0 + won.size * 0.35) font-size=(won.size) font-weight="600" fill="#2c2420" { (won.text) }
            g color="#d98e12" { use href="/assets/pieces.svg#s-crown" x=(wide + 158) y="60" width="52" height="52" {} }
            (score_card(scene, standing))
        }
    }
}

/// The game, everybody in the order of their ranks with their points, and whose picture it is.
fn score_card(scene: &Scene<'_>, standing: &Standing) -> Markup {
    let mut seats: Vec<Seat> = Seat::all(standing.ranks.seats()).collect();
    seats.sort_by_key(|seat| standing.ranks[*seat]);
    // Few have large lines, so that the card is never half empty.
    let row = match seats.len() {
        0..=2 => 104,
        3 => 92,
        4 => 82,
        5 => 70,
        _ => 60,
    };
    let high = 108 + seats.len() as i32 * row + 84;
    let top = (PICTURE_HEIGHT as i32 - high) / 2 - 8;
    let title = fitted(scene.page.game().meta.title, 400.0, [48.0, 30.0], Weight::Bold);
    html! {
        rect x="704" y=(top + 14) width="456" height=(high) rx="28" fill="#3f2a10" opacity=".35" {}
        rect x="704" y=(top + 6) width="456" height=(high) rx="28" fill="#d3bc94" {}
        rect x="704" y=(top) width="456" height=(high) rx="28" fill="#fffaf0" {}
        text x="736" y=(top + 68) font-size=(title.size) font-weight="600" fill="#2c2420" { (title.text) }
        @for (at, seat) in seats.into_iter().enumerate() {
            @let y = top + 96 + at as i32 * row;
            @let is_first = standing.ranks[seat] == 1;
            @let points = if standing.resigned.is_empty() { end::shown(standing.totals[seat]) } else { String::new() };
            @let name = fitted(&drawable(scene, seat), 244.0, [32.0, 20.0], Weight::Bold);
            rect x="728" y=(y) width="408" height=(row - 8) rx="14" fill=(if is_first { "#fbdf9f" } else { "#f7ecd8" }) {}
            svg x="742" y=(y + row / 2 - 26) width="44" height="44" { (seat_badge(seat)) }
            text x="802" y=(y + row / 2 + 7) font-size=(name.size) font-weight="600" fill="#2c2420" { (name.text) }
            text x="1116" y=(y + row / 2 + 8) font-size="36" font-weight="600" fill="#2c2420" text-anchor="end" { (points) }
        }
        (imprint(736, top + high - 66))
    }
}

#[cfg(test)]
mod tests;
