//! The few shapes every drawing is made of.
//!
//! Flat fills, no outlines. A polygon says for each corner how far before and after it the edge begins to bend:
//! a small number is the edge of a cube, a large one melts into a curve. One vocabulary is one style.

use maud::{Markup, Render, html};
use std::fmt::Write as _;

/// A corner: x, y, and how much of the edges it rounds.
pub(crate) type Corner = (i16, i16, i16);

/// One flat shape. The first word is its class: a tone (`t1` base, `t2` shade, `t3` light, `t4` accent),
/// `w` white, `k` ink, or a colour of its own.
#[derive(Clone, Copy)]
pub(crate) enum Shape {
    /// A polygon with rounded corners.
    Poly(&'static str, &'static [Corner]),
    /// A circle in tenths: centre and radius.
    Dot(&'static str, [i16; 3]),
    /// A path written by hand, where arcs are wanted.
    Path(&'static str, &'static str),
}

impl Render for Shape {
    fn render(&self) -> Markup {
        match *self {
            Shape::Poly(class, corners) => html! { path class=(class) d=(rounded(corners)) {} },
            Shape::Dot(class, [x, y, r]) => {
                html! { circle class=(class) cx=(tenths(x)) cy=(tenths(y)) r=(tenths(r)) {} }
            }
            Shape::Path(class, d) => html! { path class=(class) d=(d) {} },
        }
    }
}

/// The path of a polygon with rounded corners. A corner never takes more than half an edge, so that two never meet.
fn rounded(corners: &[Corner]) -> String {
    let at = |index: usize| {
        let (x, y, bend) = corners[index % corners.len()];
        (f32::from(x), f32::from(y), f32::from(bend))
    };
    let mut path = String::new();
    for index in 0..corners.len() {
        let (before, corner, after) = (at(index + corners.len() - 1), at(index), at(index + 1));
        let towards = |other: (f32, f32, f32)| {
            let (dx, dy) = (other.0 - corner.0, other.1 - corner.1);
            let length = dx.hypot(dy).max(0.1);
            let part = corner.2.min(length / 2.0) / length;
            (corner.0 + dx * part, corner.1 + dy * part)
        };
        let (start, end) = (towards(before), towards(after));
        path.push(if index == 0 { 'M' } else { 'L' });
        write_point(&mut path, start);
        if corner.2 > 0.0 {
            path.push('Q');
            write_point(&mut path, (corner.0, corner.1));
            path.push(' ');
            write_point(&mut path, end);
        }
    }
    path.push('Z');
    path
}

/// A point with one decimal at most.
fn write_point(path: &mut String, (x, y): (f32, f32)) {
    let short = |value: f32| (value * 10.0).round() / 10.0 + 0.0;
    // Writing to a String cannot fail.
    let _ = write!(path, "{} {}", short(x), short(y));
}

/// A number given in tenths.
fn tenths(value: i16) -> f32 {
    f32::from(value) / 10.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn corners_take_half_an_edge_at_most() {
        assert_eq!(rounded(&[(0, 0, 99), (10, 0, 2), (10, 10, 0)]), "M5 5Q0 0 5 0L8 0Q10 0 10 2L10 10Z");
    }
}
