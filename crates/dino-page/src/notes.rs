//! Notes of a first game against bots: a sentence or two beside the first thing of its kind. The page holds all of them, hidden;
//! `assets/notes.js` shows each once.

use crate::model::TablePage;
use crate::words::Words;
use dino_core::Pending;
use maud::{Markup, html};

/// A note of a game: its name, from which the key of its words is made, and a selector of the things it speaks of.
pub(crate) type Note = (&'static str, &'static str);

/// Whether somebody plays here alone against bots: nobody else is to wait for a reader.
pub(crate) fn are_for(page: &TablePage<'_>) -> bool {
    let people = page.seats.iter().filter(|entry| entry.person).count();
    !page.replay
        && page.lesson.is_none()
        && page.yours.len() == 1
        && people <= 1
        && page.pending != Pending::Over
}

/// All notes of a game, and the place where one is shown.
pub(crate) fn notes(page: &TablePage<'_>, words: &Words) -> Markup {
    let game = page.game();
    html! {
        @if are_for(page) && !game.notes.is_empty() {
            aside #note .note role="status" hidden {
                p {}
                div.note__choice {
                    button.btn.btn--small type="button" data-answer="read" { (words.get("notes-read")) }
                    button.btn.btn--small.btn--quiet type="button" data-answer="off" { (words.get("notes-off")) }
                }
            }
            div #notes hidden {
                @for (name, at) in game.notes {
                    @let key = format!("{}-note-{name}", game.meta.id);
                    p data-note=(key) data-at=(at) { (words.get(&key)) }
                }
            }
        }
    }
}

/// The switch in the menu of the table.
pub(crate) fn switch(page: &TablePage<'_>, words: &Words) -> Markup {
    html! {
        @if are_for(page) {
            label.table-tools__confirm hidden {
                input type="checkbox" #no-notes data-keep="no-notes"; " " (words.get("notes-switch"))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::games::PAGES;
    use crate::words::{Lang, Words};

    #[test]
    fn every_note_has_words_short_enough_to_be_read_in_passing() {
        for lang in [Lang::En, Lang::Fr] {
            let words = Words::new(lang);
            for (game, (name, _)) in
                PAGES.iter().flat_map(|game| game.notes.iter().map(move |note| (game, note)))
            {
                let key = format!("{}-note-{name}", game.meta.id);
                assert!(words.has(&key), "{key}");
                let letters = words.get(&key).chars().count();
                assert!(letters <= 160, "{key} has {letters} letters");
            }
        }
    }
}
