//! What keys do, in a dialog that `?` opens.

use crate::scene::Scene;
use crate::words::Words;
use maud::{Markup, html};

/// The one key whose name is a word of a language.
const SPACE: &str = "Space";

/// The keys of every table: what to press, and the words that say what it does.
const TABLE: [(&[&str], &str); 11] = [
    (&["1", "…", "9"], "keys-choices"),
    (&["Tab"], "keys-next"),
    (&["Esc"], "keys-back"),
    (&["U"], "keys-take-back"),
    (&["H"], "keys-hint"),
    (&[SPACE], "keys-next-act"),
    (&["B"], "keys-recap"),
    (&["L"], "keys-log"),
    (&["C"], "keys-chat"),
    (&["R"], "keys-reference"),
    (&["?"], "keys-help"),
];

/// Those of a replay.
const REPLAY: [(&[&str], &str); 8] = [
    (&[SPACE], "keys-play"),
    (&["←", "→"], "keys-step"),
    (&["Shift ←", "Shift →"], "keys-turns"),
    (&["PgUp", "PgDn"], "keys-rounds"),
    (&["Home", "End"], "keys-ends"),
    (&["L"], "keys-log"),
    (&["R"], "keys-reference"),
    (&["?"], "keys-help"),
];

/// Those whose meaning differs from game to game: a game that has them says what they do.
const OWN: [(&[&str], &str); 2] = [(&["←", "↑", "↓", "→"], "keys-arrows"), (&["+", "−", "0"], "keys-zoom")];

/// The dialog.
pub(crate) fn dialog(scene: &Scene<'_>) -> Markup {
    let (page, words) = (scene.page, scene.words);
    let common: &[(&[&str], &str)] = if page.replay { &REPLAY } else { &TABLE };
    let own = OWN.into_iter().map(|(keys, what)| (keys, format!("{}-{what}", page.game().meta.id)));
    let own: Vec<_> = own.filter(|(_, what)| !page.replay && words.has(what)).collect();
    html! {
        dialog #keys .dialog.dialog--keys aria-labelledby="keys-title" {
            h2 #keys-title { (words.get("keys-title")) }
            dl.keys {
                @for (keys, what) in common { (line(keys, &words.get(what), words)) }
                @for (keys, what) in own { (line(keys, &words.get(&what), words)) }
            }
            form method="dialog" { button.btn type="submit" { (words.get("table-close")) } }
        }
    }
}

fn line(keys: &[&str], what: &str, words: &Words) -> Markup {
    let label = |key: &str| if key == SPACE { words.get("keys-space") } else { key.to_owned() };
    html! { dt { @for key in keys { @if *key == "…" { " … " } @else { kbd { (label(key)) } " " } } } dd { (what) } }
}
