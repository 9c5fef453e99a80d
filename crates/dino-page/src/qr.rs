//! Addresses as QR codes, drawn as one path. Each is a picture of its own that a page points to: it takes longer to make
//! than all the rest of a table, and most people never look at it.

use maud::{Markup, html};
use qrcode::{Color, QrCode};
use std::fmt::Write as _;

/// The code of an address as an SVG document; `None` for one that is too long for any code.
pub fn qr_code(address: &str) -> Option<String> {
    let code = QrCode::new(address).ok()?;
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
    let size = width + 8;
    let drawing = html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox={ "-4 -4 " (size) " " (size) } shape-rendering="crispEdges" {
            rect x="-4" y="-4" width=(size) height=(size) fill="#fff" {}
            path d=(path) fill="#000" {}
        }
    };
    Some(drawing.into_string())
}

/// The picture of the code of an address of ours, which the server makes when it is looked at.
pub(crate) fn picture(address: &str, label: &str) -> Markup {
    let path = address.split_once("://").and_then(|(_, rest)| rest.find('/').map(|at| &rest[at..]));
    let path = path.unwrap_or(address);
    html! { img.qr src={ (path) "/code.svg" } alt=(label) loading="lazy" width="200" height="200"; }
}
