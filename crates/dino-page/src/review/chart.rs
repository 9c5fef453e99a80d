//! The chart of a review: what each seat could expect over time.

use crate::model::{ReviewPage, Reviewed};
use crate::show::name;
use crate::words::{Lang, Words};
use dino_core::Seat;
use maud::{Markup, PreEscaped, html};
use std::fmt::Write as _;

/// How large it is drawn: the picture, its drawing area, its letters, and what it is thick.
struct Frame {
    width: f32,
    height: f32,
    left: f32,
    right: f32,
    top: f32,
    bottom: f32,
    letters: f32,
    stroke: f32,
    /// Beside which heights a number stands.
    ticks: &'static [i32],
}

/// In a wide place.
const WIDE: Frame = Frame {
    width: 880.0,
    height: 456.0,
    left: 46.0,
    right: 816.0,
    top: 38.0,
    bottom: 424.0,
    letters: 14.0,
    stroke: 5.5,
    ticks: &[0, 25, 50, 75, 100],
};

/// On a phone.
const NARROW: Frame = Frame {
    width: 360.0,
    height: 210.0,
    left: 30.0,
    right: 326.0,
    top: 30.0,
    bottom: 184.0,
    letters: 12.0,
    stroke: 3.5,
    ticks: &[0, 50, 100],
};

/// The chart as drawings in the page: one for a wide place and one for a narrow one, of which the style shows one.
pub(super) fn chart(page: &ReviewPage, found: &Reviewed, words: &Words) -> Markup {
    let who = name(&page.names, page.seat);
    let last = found.lines.get(page.seat.index()).and_then(|line| line.last()).copied().unwrap_or_default();
    let label =
        words.with("review-chart-label", &[("name", who.into()), ("games", (last.round() as i64).into())]);
    let one = |class: &str, frame: &Frame| {
        let view = format!("0 0 {} {}", frame.width, frame.height);
        html! {
            svg class={ "chart " (class) } viewBox=(view) role="img" aria-label=(label) { (PreEscaped(drawn(page, found, frame))) }
        }
    };
    html! { (one("chart--wide", &WIDE)) (one("chart--narrow", &NARROW)) }
}

/// The chart as a file of its own, in light colours.
pub fn chart_document(page: &ReviewPage, found: &Reviewed) -> String {
    const STYLE: &str = "text{font-family:sans-serif}\
        svg{--card:#fffaf0;--ink:#2c2420;--muted:#66574a;--line:#e4d4b6;--line-strong:#8c7a64;--hint:#5a3ea6;\
        --blunder:#a3242a;--mistake:#a8480a;--inacc:#7d6200}\
        .seat-1{--seat-dot:#0f6f68}.seat-2{--seat-dot:#ae2a78}.seat-3{--seat-dot:#8a5a00}.seat-4{--seat-dot:#33468f}\
        .seat-5{--seat-dot:#7a4326}.seat-6{--seat-dot:#4b6318}";
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 880 456\" width=\"880\" height=\"456\"><style>{STYLE}</style>\
         <rect width=\"880\" height=\"456\" fill=\"#fffaf0\"/>{}</svg>\n",
        drawn(page, found, &WIDE)
    )
}

fn drawn(page: &ReviewPage, found: &Reviewed, frame: &Frame) -> String {
    let &Frame { left, right, top, bottom, letters, stroke, height, .. } = frame;
    let steps = found.lines.first().map_or(1, |line| line.len().max(2) - 1);
    let x = |step: usize| left + (right - left) * step as f32 / steps as f32;
    let y = |games: f32| bottom - (bottom - top) * games.clamp(0.0, 100.0) / 100.0;
    let mut svg = String::new();
    // Writing into a text cannot fail.
    for games in frame.ticks {
        let at = y(*games as f32);
        let _ = write!(
            svg,
            r#"<path d="M{left} {at}H{right}" stroke="var(--line)" stroke-width="2"/><text x="{}" y="{}" text-anchor="end" font-size="{letters}" fill="var(--muted)">{games}</text>"#,
            left - 8.0,
            at + letters / 3.0
        );
    }
    svg.push_str(&rounds(found, frame, &x, steps));
    let path = |line: &[f32]| {
        let point = |(step, games): (usize, &f32)| {
            format!("{}{:.1} {:.1}", if step == 0 { 'M' } else { 'L' }, x(step), y(*games))
        };
        line.iter().enumerate().map(point).collect::<String>()
    };
    let others = Seat::all(found.lines.len() as u8).filter(|seat| *seat != page.seat);
    for seat in others {
        let _ = write!(
            svg,
            r#"<path class="seat-{}" d="{}" fill="none" stroke="var(--seat-dot)" stroke-width="{}" stroke-linejoin="round" opacity=".75"/>"#,
            seat.number(),
            path(&found.lines[seat.index()]),
            stroke * 0.5
        );
    }
    if let Some(own) = found.lines.get(page.seat.index()) {
        let (d, seat) = (path(own), page.seat.number());
        let _ = write!(
            svg,
            r#"<path class="seat-{seat}" d="{d}L{right} {bottom}L{left} {bottom}Z" fill="var(--seat-dot)" opacity=".1"/><path d="{d}" fill="none" stroke="var(--card)" stroke-width="{}" stroke-linejoin="round"/><path class="seat-{seat}" d="{d}" fill="none" stroke="var(--seat-dot)" stroke-width="{stroke}" stroke-linejoin="round"/>"#,
            stroke * 1.6
        );
        let at = |step: usize| (x(step), y(own.get(step).copied().unwrap_or_default()));
        for one in &found.decisions {
            let (x, y) = at(one.step + 1);
            svg.push_str(&mark(one.mark, x, y));
        }
        for (number, point) in (1..).zip(&found.turning_points) {
            let (x, y) = at(point.step + 1);
            svg.push_str(&footprint(number, x, y, y > top + (height - top) * 0.3));
        }
    }
    svg.push_str(&ends(found, right, &y));
    svg
}

/// Where rounds begin and what they are called; where they stand close not each of them is.
fn rounds(found: &Reviewed, frame: &Frame, x: &dyn Fn(usize) -> f32, steps: usize) -> String {
    let (mut svg, mut free) = (String::new(), f32::MIN);
    for (number, (step, label)) in found.rounds.iter().enumerate() {
        let end = found.rounds.get(number + 1).map_or(steps, |(next, _)| *next);
        if number > 0 {
            let _ = write!(
                svg,
                r#"<path d="M{} {}V{}" stroke="var(--line-strong)" stroke-width="2" stroke-dasharray="3 6"/>"#,
                x(*step),
                frame.top,
                frame.bottom
            );
        }
        let (middle, wide) = ((x(*step) + x(end)) / 2.0, 0.55 * frame.letters * label.chars().count() as f32);
        if middle - wide / 2.0 < free {
            continue;
        }
        free = middle + wide / 2.0 + frame.letters / 2.0;
        let label = html! { (label) }.into_string();
        let _ = write!(
            svg,
            r#"<text x="{middle:.1}" y="{}" text-anchor="middle" font-size="{}" font-weight="500" fill="var(--muted)">{label}</text>"#,
            frame.height - 8.0,
            frame.letters
        );
    }
    svg
}

/// A numbered footprint beside a place of the line, away from it and inside the chart.
fn footprint(number: usize, x: f32, y: f32, up: bool) -> String {
    let tip = if up { y - 34.0 } else { y + 44.0 };
    let toes =
        "m-11-15q4-9 6 0q1 6-3 7q-4-1-3-7zm8-5q3-9 6 0q1 8-3 9q-4-1-3-9zm8 5q2-9 6 0q1 6-3 7q-4-1-3-7z";
    format!(
        r#"<path d="M{x:.1} {y:.1}V{tip:.1}" stroke="var(--ink)" stroke-width="2"/><g stroke="var(--card)" stroke-width="2" paint-order="stroke" fill="var(--hint)"><path d="M{x:.1} {tip:.1}{toes}"/><circle cx="{x:.1}" cy="{tip:.1}" r="11"/></g><text x="{x:.1}" y="{:.1}" text-anchor="middle" font-size="14" font-weight="600" fill="var(--card)">{number}</text>"#,
        tip + 5.0
    )
}

/// The letters of seats at the ends of their lines; those that end alike stand beside one another.
fn ends(found: &Reviewed, right: f32, y: &dyn Fn(f32) -> f32) -> String {
    let mut ends: Vec<(Seat, f32)> = Seat::all(found.lines.len() as u8)
        .map(|seat| (seat, found.lines[seat.index()].last().copied().unwrap_or_default()))
        .collect();
    ends.sort_by(|one, other| other.1.total_cmp(&one.1));
    let (mut svg, mut alike, mut before) = (String::new(), 0.0, f32::NAN);
    for (seat, games) in ends {
        // Upwards from the ground, so that a narrow chart has room for all of them.
        alike = if games.to_bits() == before.to_bits() { alike + 1.0 } else { 0.0 };
        before = games;
        let (x, y) = (right + 14.0, y(games) - 21.0 * alike);
        let letter = char::from(b'A' + seat.index() as u8);
        let _ = write!(
            svg,
            r#"<g class="seat-{}"><circle cx="{x}" cy="{y:.1}" r="10" fill="var(--seat-dot)"/><text x="{x}" y="{:.1}" text-anchor="middle" font-size="12" font-weight="600" fill="var(--card)">{letter}</text></g>"#,
            seat.number(),
            y + 4.0
        );
    }
    svg
}

/// The sign of a judgement at a place of the chart: a diamond, a square, a disc.
fn mark(mark: &str, x: f32, y: f32) -> String {
    let edge = r#"stroke="var(--card)" stroke-width="2.5""#;
    match mark {
        "blunder" => {
            format!(r#"<path d="M{x:.1} {:.1}l9 9-9 9-9-9z" fill="var(--blunder)" {edge}/>"#, y - 9.0)
        }
        "mistake" => {
            format!(
                r#"<rect x="{:.1}" y="{:.1}" width="14" height="14" rx="3" fill="var(--mistake)" {edge}/>"#,
                x - 7.0,
                y - 7.0
            )
        }
        _ => format!(r#"<circle cx="{x:.1}" cy="{y:.1}" r="6.5" fill="var(--inacc)" {edge}/>"#),
    }
}

/// The same beside its word.
pub(super) fn sign(mark: &str) -> Markup {
    html! {
        svg.judged__sign viewBox="0 0 20 20" aria-hidden="true" {
            @match mark {
                "blunder" => path d="M10 1l9 9-9 9-9-9z" {},
                "mistake" => rect x="2.5" y="2.5" width="15" height="15" rx="3" {},
                _ => circle cx="10" cy="10" r="7.5" {},
            }
        }
    }
}

/// Tenths of a game, as people write them.
pub fn tenths(tenths: i32, words: &Words) -> String {
    let point = if words.lang() == Lang::Fr { ',' } else { '.' };
    match (tenths / 10, tenths % 10) {
        (whole, 0) => whole.to_string(),
        (whole, part) => format!("{whole}{point}{part}"),
    }
}
