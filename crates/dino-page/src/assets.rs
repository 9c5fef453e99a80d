//! The files pages refer to, inside the program.

/// Path, content type and content of each.
pub const ASSETS: &[(&str, &str, &[u8])] = &[
    ("/assets/style.css", "text/css; charset=utf-8", include_bytes!("../assets/style.css")),
    ("/assets/table.js", "text/javascript; charset=utf-8", include_bytes!("../assets/table.js")),
    ("/assets/hexmap.js", "text/javascript; charset=utf-8", include_bytes!("../assets/hexmap.js")),
    ("/assets/rules.js", "text/javascript; charset=utf-8", include_bytes!("../assets/rules.js")),
    ("/assets/favicon.svg", "image/svg+xml", include_bytes!("../assets/favicon.svg")),
];

#[cfg(test)]
mod tests {
    /// To write it anew: `cargo run -p dino-page --example preview -- FOLDER`, then copy `favicon.svg` from there.
    #[test]
    fn the_picture_of_the_tab_is_the_drawn_one() {
        assert_eq!(include_str!("../assets/favicon.svg"), crate::art::favicon());
    }
}
