//! "Since your last turn": what others did, a row for each of their acts. The script fills it from the log; what it says
//! and where it stands is drawn here.

use crate::art::icon;
use crate::words::Words;
use maud::{Markup, html};

/// The recap, in the place of the piece that all share; empty until there is something to tell again.
pub(crate) fn recap(words: &Words) -> Markup {
    html! {
        section.recap #recap aria-labelledby="recap-title" hidden data-count=(words.with("recap-count", &[("at", "%1".into()), ("all", "%2".into())])) {
            header.recap__head {
                h2 #recap-title { (words.get("recap-title")) }
                span.recap__count aria-live="off" {}
                button.recap__close type="button" data-recap="close" title=(words.get("table-close")) aria-label=(words.get("table-close")) { (icon("close")) }
            }
            ol.recap__rows tabindex="0" aria-labelledby="recap-title" {}
            footer.recap__steps {
                div.recap__bar aria-hidden="true" {}
                button.btn.btn--small.btn--quiet type="button" data-recap="back" { (icon("step-back")) (words.get("recap-before")) }
                button.btn.btn--small type="button" data-recap="on" { (words.get("recap-next")) (icon("step-on")) }
                button.btn.btn--small.btn--primary type="button" data-recap="close" { (words.get("recap-done")) kbd { "Esc" } }
            }
        }
    }
}

/// The way back to it, beside the log.
pub(crate) fn opener(words: &Words) -> Markup {
    html! {
        button.tool type="button" data-recap="open" data-key="b" hidden title=(words.get("recap-again")) aria-label=(words.get("recap-again")) {
            (icon("back"))
        }
    }
}
