//! Going through a replay.

use crate::model::TablePage;
use crate::words::Words;
use maud::{Markup, html};

/// How fast it may play by itself.
const SPEEDS: [(&str, &str); 4] = [("0.5", "½×"), ("1", "1×"), ("2", "2×"), ("4", "4×")];

/// Steps, a slider, and the moment shown. All of it works without script; the script makes it glide.
pub(crate) fn scrubber(page: &TablePage<'_>, words: &Words) -> Markup {
    let to = |moment: usize| format!("/t/{}/replay/{moment}", page.id);
    let step = |key: &str, sign: &str, moment: usize, possible: bool, rel: &str| {
        html! {
            @if possible {
                a.btn.btn--small href=(to(moment)) rel=(rel) aria-label=(words.get(key)) title=(words.get(key)) { (sign) }
            } @else {
                span.btn.btn--small.is-off aria-hidden="true" { (sign) }
            }
        }
    };
    let (at, last, [before, after]) = (page.at, page.events, page.steps);
    html! {
        div.scrubber {
            (step("replay-first", "⏮", 0, at > 0, "start"))
            (step("replay-previous", "◀", before, at > 0, "prev"))
            button.btn.btn--small #play type="button" aria-pressed="false" hidden { (words.get("replay-play")) }
            select #speed aria-label=(words.get("replay-speed")) title=(words.get("replay-speed")) hidden {
                @for (value, sign) in SPEEDS {
                    option value=(value) selected[value == "1"] { (sign) }
                }
            }
            (step("replay-next", "▶", after, at < last, "next"))
            (step("replay-end", "⏭", last, at < last, "end"))
            form.scrubber__form method="get" action={ "/t/" (page.id) "/replay" } {
                label.sr-only for="moment" { (words.get("replay-go")) }
                input #moment type="range" name="at" min="0" max=(last) value=(at);
                button.btn.btn--small type="submit" data-no-script { (words.get("replay-go")) }
            }
            output.scrubber__at { (words.with("replay-moment", &[("at", at.into()), ("events", last.into())])) }
        }
    }
}
