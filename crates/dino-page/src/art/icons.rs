//! Signs of one colour on buttons and in the bar, in a box of 24 by 24.

use maud::{Markup, PreEscaped, html};

/// A sign by its name.
pub(crate) fn icon(name: &str) -> Markup {
    html! { svg.ic viewBox="0 0 24 24" aria-hidden="true" { use href={ "/assets/pieces.svg#s-" (name) } {} } }
}

/// The names of all signs.
pub(crate) fn names() -> impl Iterator<Item = &'static str> {
    LINES.iter().map(|(name, _)| *name).chain(SHAPES.iter().map(|(name, _)| *name))
}

/// The symbols of all signs.
pub(super) fn symbols() -> Markup {
    html! {
        @for (name, lines) in LINES { symbol id={ "s-" (name) } viewBox="0 0 24 24" { path class="stroke" d=(lines) {} } }
        @for (name, shapes) in SHAPES { symbol id={ "s-" (name) } viewBox="0 0 24 24" { (PreEscaped(shapes)) } }
    }
}

/// Signs of one stroke.
const LINES: &[(&str, &str)] = &[
    ("arrow", "M3 12h16M13 5l7 7-7 7"),
    ("back", "M9 4L3 10l6 6M4 10h9a6.5 6.5 0 0 1 0 11h-3"),
    ("find", "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.5 15.5L21 21"),
    ("check", "M4 13l5.5 5.5L20 6.5"),
    ("close", "M5 5l14 14M19 5L5 19"),
    ("door", "M10 4H5v16h5M10 12h11M16 7l5 5-5 5"),
    ("down", "M4 9l8 8 8-8"),
    (
        "link",
        "M10 14a5 5 0 0 0 7 0l3.5-3.5a5 5 0 0 0-7-7L12 5M14 10a5 5 0 0 0-7 0L3.5 13.5a5 5 0 0 0 7 7L12 19",
    ),
    ("log", "M4 5h16M4 12h16M4 19h10"),
    ("minus", "M4 12h16"),
    ("plus", "M12 4v16M4 12h16"),
    ("step-back", "M15 4l-8 8 8 8"),
    ("step-on", "M9 4l8 8-8 8"),
    ("turn-back", "M11 4l-8 8 8 8M20 4l-8 8 8 8"),
    ("turn-on", "M4 4l8 8-8 8M13 4l8 8-8 8"),
    ("zoom", "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5"),
];

/// Signs of filled shapes. What is cut out of one takes the colour of its ground.
#[rustfmt::skip]
const SHAPES: &[(&str, &str)] = &[
    ("bolt", r#"<path class="solid" d="M14 1L4 14h7l-2 9 11-14h-7z"/>"#),
    ("bone", r#"<path class="stroke" stroke-width="4.5" d="M6 6L18 18"/><circle class="solid" cx="4.8" cy="7.5" r="3"/><circle class="solid" cx="7.5" cy="4.8" r="3"/><circle class="solid" cx="16.5" cy="19.2" r="3"/><circle class="solid" cx="19.2" cy="16.5" r="3"/>"#),
    ("cake", r#"<path class="solid" d="M3 21v-6q0-3 3-3h12q3 0 3 3v6z"/><path class="stroke" d="M12 12V8"/><circle class="solid" cx="12" cy="4" r="2.3"/>"#),
    ("card", r#"<rect class="solid" x="4" y="2" width="16" height="20" rx="3"/><path class="cut" d="M13 6l-4 7h3l-1 5 4-7h-3z"/>"#),
    ("cards", r#"<rect class="solid" x="3" y="5" width="11" height="16" rx="2.5" transform="rotate(-8 8 13)"/><rect class="solid" x="10" y="3" width="11" height="16" rx="2.5" opacity=".6" transform="rotate(8 15 11)"/>"#),
    ("chair", r#"<path class="solid" d="M6 2h4v9h8q1 0 1 1v10h-3v-5H9v5H6z"/>"#),
    ("chat", r#"<path class="solid" d="M3 4h18a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1h-9l-6 5v-5H3a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1z"/>"#),
    ("clock", r#"<circle class="stroke" cx="12" cy="12" r="9.5"/><path class="stroke" d="M12 7v5.5l3.5 2.5"/>"#),
    ("cold", r#"<path class="stroke" stroke-width="2.5" d="M12 2v20M3.4 7l17.2 10M20.6 7L3.4 17M9 3.5l3 3 3-3M9 20.5l3-3 3 3"/>"#),
    ("crown", r#"<path class="solid" d="M2 7l5.5 4L12 3l4.5 8L22 7l-2 12H4z"/>"#),
    ("egg", r#"<path class="solid" d="M12 2C17 2 20.5 10 20.5 14.5A8.5 7.7 0 0 1 3.5 14.5C3.5 10 7 2 12 2Z"/><circle class="cut" cx="9" cy="11" r="1.8"/><circle class="cut" cx="14.5" cy="15" r="2.2"/>"#),
    ("eye", r#"<path class="stroke" stroke-width="2.4" d="M1 12Q12 0 23 12Q12 24 1 12Z"/><circle class="solid" cx="12" cy="12" r="4"/>"#),
    ("fast", r#"<path class="solid" d="M3 5l8 7-8 7zM12 5l8 7-8 7z"/>"#),
    ("first", r#"<path class="solid" d="M20 4v16L9 12z"/><rect class="solid" x="3" y="3.5" width="4" height="17" rx="2"/>"#),
    ("foot", r#"<path class="solid" d="M7.2 17.8Q12 12.5 16.8 17.8Q16.8 24 12 25Q7.2 24 7.2 17.8ZM10 15.8L9.6 7.2L12 1L14.4 7.2L14 15.8ZM7.7 18.7L2 11.5V4.8L6.5 9.6L10.6 17.3ZM16.3 18.7L22 11.5V4.8L17.5 9.6L13.4 17.3Z"/>"#),
    ("help", r#"<path class="stroke" d="M7.5 8.5a4.5 4.5 0 1 1 6.5 4c-1.5.8-2 1.5-2 3.5"/><circle class="solid" cx="12" cy="20.5" r="2"/>"#),
    ("horn", r#"<path class="solid" d="M3.5 22C3 11 9 3 21.5 1C17 7 15.5 14.5 17 22Z"/><path class="cut-line" d="M4.5 17.5H15.5M6 12.8H15.6M9 8.2H17"/>"#),
    ("last", r#"<path class="solid" d="M4 4v16l11-8z"/><rect class="solid" x="17" y="3.5" width="4" height="17" rx="2"/>"#),
    ("leaf", r#"<path class="solid" d="M4 20C2 9 9 3 21 3C21 15 15 22 6 19"/><path class="cut-line" d="M3 22C7 15 11 11 16 8"/>"#),
    ("learn", r#"<path class="solid" d="M1 8.5L12 3l11 5.5L12 14z"/><path class="solid" d="M5 12v5q7 5 14 0v-5l-7 4z"/><path class="stroke" stroke-width="2.2" d="M22 9v7"/>"#),
    ("legs", r#"<path class="solid" d="M5 3h7v8l-2 4 5 3.5v2.5H6c-1.5 0-2-1-1.5-2.5L6.5 12z"/><path class="solid" opacity=".55" d="M14 3h5v7l-1 3 4 2.5v2h-4.5"/>"#),
    ("menu", r#"<circle class="solid" cx="5" cy="12" r="2.5"/><circle class="solid" cx="12" cy="12" r="2.5"/><circle class="solid" cx="19" cy="12" r="2.5"/>"#),
    ("meteor", r#"<circle class="solid" cx="8" cy="16" r="6.5"/><path class="stroke" stroke-width="2.4" d="M14 10l8-8M10 7l4-4M17 14l4-4"/>"#),
    ("moon", r#"<path class="solid" d="M20 14.5A9 9 0 0 1 9.5 4A9 9 0 1 0 20 14.5z"/>"#),
    ("pause", r#"<rect class="solid" x="4.5" y="3" width="5.5" height="18" rx="2"/><rect class="solid" x="14" y="3" width="5.5" height="18" rx="2"/>"#),
    ("pen", r#"<path class="solid" d="M3 21l1.5-6L16 3.5q1-1 2 0l2.5 2.5q1 1 0 2L9 19.5z"/>"#),
    ("people", r#"<circle class="solid" cx="9" cy="7.5" r="4.5"/><path class="solid" d="M1 21c0-6 3-8 8-8s8 2 8 8z"/><circle class="solid" cx="18" cy="8.5" r="3.5" opacity=".6"/><path class="solid" d="M18.5 21h4.5c0-5-1.5-7-5-7.3q1.5 2.5.5 7.3z" opacity=".6"/>"#),
    ("play", r#"<path class="solid" d="M6 3.5v17l15-8.5z"/>"#),
    ("print", r#"<path class="solid" d="M7 2h10v5H7zM3 8h18q1 0 1 1v8h-4v-4H6v4H2V9q0-1 1-1zM8 15h8v7H8z"/>"#),
    ("save", r#"<path class="solid" d="M10 2h4v9h4l-6 7-6-7h4zM3 19h18v3H3z"/>"#),
    ("send", r#"<path class="solid" d="M2 3l20 9-20 9 3-9z"/>"#),
    ("share", r#"<path class="stroke" stroke-width="2.4" d="M6 12L18 5M6 12L18 19"/><circle class="solid" cx="5.5" cy="12" r="4"/><circle class="solid" cx="18.5" cy="4.8" r="3.8"/><circle class="solid" cx="18.5" cy="19.2" r="3.8"/>"#),
    ("star", r#"<path class="solid" d="M12 1.5l3.2 6.8 7.3.9-5.4 5.1 1.4 7.4L12 18.1l-6.5 3.6 1.4-7.4L1.5 9.2l7.3-.9z"/>"#),
    ("sun", r#"<circle class="solid" cx="12" cy="12" r="5"/><path class="stroke" stroke-width="2.6" d="M12 1.5v4M12 18.5v4M1.5 12h4M18.5 12h4M4.6 4.6l2.8 2.8M16.6 16.6l2.8 2.8M4.6 19.4l2.8-2.8M16.6 7.4l2.8-2.8"/>"#),
    ("turn", r#"<path class="stroke" d="M20 12a8 8 0 1 1-3-6.2"/><path class="solid" d="M17 1l1 6-6 0z"/>"#),
    ("vial", r#"<path class="solid" d="M9 2h6v2h-1v5l5.5 9.5c1 1.8-.2 3.5-2 3.5h-11c-1.8 0-3-1.7-2-3.5L10 9V4H9z"/><circle class="cut" cx="11" cy="17" r="1.7"/><circle class="cut" cx="14.5" cy="15" r="1.2"/>"#),
];
