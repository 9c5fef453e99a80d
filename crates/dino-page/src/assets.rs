//! The files pages refer to, inside the program.

/// The common style, then what each game adds.
const STYLE: &str = concat!(include_str!("../assets/style.css"), include_str!("../assets/evo.css"));

/// Path, content type and content of each.
pub const ASSETS: &[(&str, &str, &[u8])] = &[
    ("/assets/style.css", "text/css; charset=utf-8", STYLE.as_bytes()),
    ("/assets/table.js", "text/javascript; charset=utf-8", include_bytes!("../assets/table.js")),
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
