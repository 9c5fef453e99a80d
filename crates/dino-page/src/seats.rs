//! The place of a seat at the table: who sits there and what they did; the game fills in the rest.

use crate::art::{icon, seat_badge};
use crate::model::{Part, TableSeat, Zone};
use crate::page_only::page_only;
use crate::scene::Scene;
use dino_core::{Pending, Seat};
use maud::{Markup, html};

/// The place of one seat in the row of the others, with the game's score and board in it. The reader's own is not there: the
/// game draws it in the tray and on the board. Its place in the row stays empty, for on a shared device it may be another's next.
pub(crate) fn place(scene: &Scene<'_>, seat: Seat, score: &Markup, board: &Markup) -> Part {
    let html = if scene.you == Some(seat) {
        html! {}
    } else {
        // In updates nothing marks the seats that are asked: the part `asked` names them, so that no board is sent again only
        // because the turn went on.
        let active = if scene.page.pending.seats().contains(seat) { " player--active" } else { "" };
        html! {
            article class={ "player seat-" (seat.number()) (page_only(active)) } {
                (head(scene, seat, score))
                div.player__board { (board) }
            }
        }
    };
    Part::new(format!("player-{}", seat.number()), "player-slot", Zone::Others, html)
}

/// The reader's own things in the tray, where the reader has a seat. At the table of somebody who watches it is empty.
pub(crate) fn mine(scene: &Scene<'_>, score: &Markup, content: &Markup) -> Part {
    let html = html! {
        @if let Some(you) = scene.you {
            div class={ "own player--you seat-" (you.number()) } {
                div.own__who { (head(scene, you, score)) }
                (content)
            }
        }
    };
    Part::new("mine", "mine-slot", Zone::Mine, html)
}

/// Who sits there, how it stands with them, what they did last.
pub(crate) fn head(scene: &Scene<'_>, seat: Seat, score: &Markup) -> Markup {
    let words = scene.words;
    html! {
        header.player__head {
            button.player__name id={ "place-" (seat.number()) } { (seat_badge(seat)) span { (scene.name(seat)) } }
            @if let Some(entry) = scene.seat(seat) { (state(scene, entry)) }
            // What it comes from is told when it is clicked: the script finds the seat around it, for updates shall stay small.
            @if !score.0.is_empty() && scene.page.view.tells_points(seat) && !scene.page.replay { button.player__score { (score) } } @else { span.player__score { (score) } }
            @if scene.you != Some(seat) {
                a.player__enlarge href={ "#player-" (seat.number()) } data-enlarge={ "player-" (seat.number()) }
                    aria-label=(words.with("table-enlarge", &[("name", scene.name(seat).into())])) { (icon("zoom")) }
            }
        }
        p.player__last { @if let Some(last) = scene.last_action(seat) { (without_name(last, scene.name(seat))) } }
        @if let Some(entry) = scene.seat(seat) { (come_back(scene, entry)) }
    }
}

/// What somebody did, beside their name: it is not said twice.
fn without_name<'a>(line: &'a str, name: &str) -> &'a str {
    let rest = line.strip_prefix(name).map(|rest| rest.trim_start_matches([':', ' ', '\u{a0}', '\u{202f}']));
    rest.filter(|rest| !rest.is_empty()).unwrap_or(line)
}

/// The numbers of the seats that are asked: the script marks their places. And whose tray it is.
pub(crate) fn asked(scene: &Scene<'_>) -> Markup {
    html! { span #you data-seat=[scene.you.map(Seat::number)] {} @for seat in scene.page.pending.seats().iter() { (seat.number()) " " } }
}

/// Whether it is the reader's, a bot's, somebody's who is away; and its clock.
fn state(scene: &Scene<'_>, entry: &TableSeat) -> Markup {
    let words = scene.words;
    let yours = scene.page.yours.contains(entry.seat);
    html! {
        @if yours { small.player__kind { (words.get("seat-you")) } }
        @if entry.bot { small.player__kind { (words.get("table-bot")) } }
        @else if entry.person && !yours && !scene.page.replay {
            @let label = words.get(if entry.here { "table-here" } else { "table-away" });
            span.presence.is-here[entry.here] role="img" title=(label) {}
        }
        @if let Some(clock) = entry.clock {
            span.clock data-clock=(clock) { (clock_text(clock)) }
        }
    }
}

/// Whoever let a bot play in their stead may come back at any time.
fn come_back(scene: &Scene<'_>, entry: &TableSeat) -> Markup {
    let waits = entry.bot && scene.page.yours.contains(entry.seat) && scene.page.pending != Pending::Over;
    html! {
        @if waits && scene.is_player() {
            div.player__last { (about(scene, entry, "back", "table-take-seat-back")) }
        }
    }
}

/// Where the game waits for somebody who is away: that they are, and a button that lets a bot play for them.
pub(crate) fn stand_ins(scene: &Scene<'_>) -> Markup {
    let asked = scene.page.pending.seats();
    let is_away = |entry: &&TableSeat| {
        asked.contains(entry.seat)
            && entry.person
            && !entry.here
            && !entry.bot
            && !scene.page.yours.contains(entry.seat)
    };
    html! {
        @if scene.is_player() {
            @for entry in scene.page.seats.iter().filter(is_away) {
                span.muted.presence-note { (scene.words.with("table-is-away", &[("name", entry.name.as_str().into())])) }
                (about(scene, entry, "away", "table-bot-for"))
            }
        }
    }
}

/// A button about a seat.
fn about(scene: &Scene<'_>, entry: &TableSeat, action: &str, key: &str) -> Markup {
    html! {
        form.inline method="post" action={ "/t/" (scene.page.id) "/" (action) } data-fetch {
            input type="hidden" name="seat" value=(entry.seat.number());
            button.btn.btn--small type="submit" {
                (scene.words.with(key, &[("name", entry.name.as_str().into())]))
            }
        }
    }
}

/// Seconds as people read them.
fn clock_text(seconds: u32) -> String {
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}
