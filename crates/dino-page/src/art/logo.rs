//! The name of the house: a mark, a word, a picture for the browser's tab.

use super::shape::Shape::{self, Dot, Path, Poly};
use maud::{Markup, PreEscaped, Render, html};

/// A head like a cube on a rounded square, 100 by 100.
#[rustfmt::skip]
const MARK: &[Shape] = &[
    Poly("plate", &[(2, 2, 24), (98, 2, 24), (98, 98, 24), (2, 98, 24)]),
    Poly("shade", &[(18, 40, 10), (40, 52, 10), (58, 98, 1), (12, 98, 8), (2, 90, 8), (2, 70, 8)]),
    Poly("head", &[
        (16, 20, 16), (72, 20, 18), (90, 34, 12), (90, 66, 10), (60, 72, 6), (60, 98, 1), (20, 98, 1),
        (24, 76, 16),
    ]),
    Poly("jaw", &[(50, 54, 4), (90, 54, 0), (90, 66, 10), (54, 73, 8)]),
    Poly("white", &[(60, 54, 0), (70, 54, 0), (65, 63, 2)]),
    Poly("white", &[(70, 54, 0), (80, 54, 0), (75, 63, 2)]),
    Poly("white", &[(80, 54, 0), (90, 54, 0), (85, 63, 2)]),
    Dot("shade", [810, 345, 26]),
    Dot("white", [460, 380, 105]),
    Dot("ink", [482, 388, 68]),
    Dot("white", [508, 362, 23]),
];

/// What stands for each word of [`MARK`].
const MARK_COLOURS: [(&str, &str); 6] = [
    ("plate", "#1f6f5c"),
    ("shade", "#c9611a"),
    ("head", "#f28a2e"),
    ("jaw", "#ffdcab"),
    ("white", "#ffffff"),
    ("ink", "#2a211d"),
];

/// The letters of the word as one line; the dot of the i is an egg.
const WORD: &str = "M8 8V50H18A21 21 0 0 0 18 8ZM53 26V50M67 50V24M67 37A13 13 0 0 1 93 37V50\
    M106 37A13 13 0 1 0 132 37A13 13 0 1 0 106 37M146 11V43A7 7 0 0 0 153 50H156M138 24H156\
    M168 37A13 13 0 1 0 194 37A13 13 0 1 0 168 37M194 24V50\
    M208 8V50M208 37A13 13 0 1 0 234 37A13 13 0 1 0 208 37M248 8V50M262 37H288A13 13 0 1 0 284 46";

/// The shapes of the mark. Its colours never change, and a tab knows no style sheet: they are written into it.
pub(super) fn mark() -> Markup {
    let shapes: String = MARK.iter().map(|shape| shape.render().into_string()).collect();
    PreEscaped(MARK_COLOURS.iter().fold(shapes, |shapes, (class, colour)| {
        shapes.replace(&format!("class=\"{class}\""), &format!("fill=\"{colour}\""))
    }))
}

/// The word alone.
pub(super) fn word() -> Markup {
    html! {
        svg.logo__word viewBox="0 0 297 58" aria-hidden="true" {
            (Path("line", WORD))
            path.logo__egg d="M53 1C57.5 1 60 6.5 60 10A7 7 0 0 1 46 10C46 6.5 48.5 1 53 1Z" {}
        }
    }
}

/// The mark as a document of its own.
pub(super) fn favicon() -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 100\">{}</svg>",
        mark().into_string()
    )
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_picture_of_the_tab_needs_no_style_sheet() {
        let favicon = super::favicon();
        assert!(!favicon.contains("class="), "{favicon}");
        assert!(favicon.contains("fill=\"#f28a2e\""));
    }
}
