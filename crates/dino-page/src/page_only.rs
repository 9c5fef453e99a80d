//! Markup that whole pages hold and updates leave out: what only browsers without script need, and what scripts do by
//! themselves. A part is drawn once; from it comes both what stands in the page and what is sent when it changes.

use maud::{PreEscaped, html};

/// Around what is left out. Nothing a person writes holds such a sign: names and chat are cleaned of them.
const BEGIN: char = '\u{1}';
const END: char = '\u{2}';

/// Markup for whole pages only: elements, attributes or a class, as the place wants it.
pub(crate) fn page_only(markup: &str) -> PreEscaped<String> {
    PreEscaped(if markup.is_empty() { String::new() } else { format!("{BEGIN}{markup}{END}") })
}

/// A list that is open for browsers without script; a script closes it.
pub(crate) fn choices(content: &PreEscaped<String>) -> PreEscaped<String> {
    html! {
        (PreEscaped("<details class=\"choices\"")) (page_only(" open data-plain")) (PreEscaped(">"))
        (content)
        (PreEscaped("</details>"))
    }
}

/// What stands in a whole page.
pub(crate) fn for_page(html: &str) -> String {
    html.replace([BEGIN, END], "")
}

/// What is sent when a part has changed.
pub(crate) fn for_update(html: String) -> String {
    if !html.contains(BEGIN) {
        return html;
    }
    let mut sent = String::with_capacity(html.len());
    for (at, piece) in html.split(BEGIN).enumerate() {
        let kept = if at == 0 { piece } else { piece.split_once(END).map_or("", |(_, after)| after) };
        sent.push_str(kept);
    }
    sent
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_is_drawn_once_for_pages_and_updates() {
        let drawn = html! {
            p class={ "player" (page_only(" player--active")) } { (page_only("<i>no script</i>")) "x" }
            (choices(&html! { b { "y" } }))
        };
        assert_eq!(
            for_page(&drawn.0),
            "<p class=\"player player--active\"><i>no script</i>x</p>\
             <details class=\"choices\" open data-plain><b>y</b></details>"
        );
        let update = "<p class=\"player\">x</p><details class=\"choices\"><b>y</b></details>";
        assert_eq!(for_update(drawn.0), update);
        assert_eq!(for_update(update.to_owned()), update);
    }
}
