//! The question whether a browser shall tell its person that it is their turn.

use crate::art::icon;
use crate::words::Words;
use maud::{Markup, html};

/// Asked once, in words, while one waits for other people; the script shows it. Nothing is asked of the browser before that is
/// answered.
pub(crate) fn question(words: &Words) -> Markup {
    html! {
        div #notify-ask .notify-ask hidden {
            p { (words.get("notify-ask")) }
            button.btn.btn--small type="button" data-notify-answer="yes" { (icon("check")) (words.get("notify-yes")) }
            button.btn.btn--small.btn--quiet type="button" data-notify-answer="no" { (words.get("notify-no")) }
        }
    }
}

/// The switch in the menu.
pub(crate) fn switch(words: &Words) -> Markup {
    html! {
        label.table-tools__confirm data-notify hidden {
            input type="checkbox" #notify data-keep="notify"; " " (words.get("notify-switch"))
        }
    }
}
