//! Addresses as QR codes, drawn as one path.

use maud::{Markup, html};
use qrcode::{Color, QrCode};
use std::fmt::Write as _;

/// The code of an address; nothing for one that is too long for any code.
pub(crate) fn code(address: &str, label: &str) -> Markup {
    let Ok(code) = QrCode::new(address) else { return html! {} };
    let width = code.width();
    let mut path = String::new();
    for (row, colors) in code.to_colors().chunks(width).enumerate() {
        let mut column = 0;
        while column < width {
            let run = colors[column..].iter().take_while(|color| **color == Color::Dark).count();
            if run > 0 {
                // Writing into a text cannot fail.
                let _ = write!(path, "M{column} {row}h{run}v1h-{run}z");
            }
            column += run.max(1);
        }
    }
    // Readers want four light squares around the code.
    html! {
        svg.qr role="img" aria-label=(label) viewBox={ "-4 -4 " (width + 8) " " (width + 8) } shape-rendering="crispEdges" {
            rect x="-4" y="-4" width=(width + 8) height=(width + 8) fill="#fff" {}
            path d=(path) fill="#000" {}
        }
    }
}
