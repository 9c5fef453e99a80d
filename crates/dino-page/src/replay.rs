//! Going through a replay.

use crate::model::TablePage;
use crate::words::Words;
use maud::{Markup, html};

/// How fast it may play by itself.
const SPEEDS: [(&str, &str); 4] = [("0.5", "½×"), ("1", "1×"), ("2", "2×"), ("4", "4×")];

/// Steps, a slider, and the moment shown. All of it works without script; the script makes it glide, and puts in anew
/// only what is `data-fresh`.
pub(crate) fn scrubber(page: &TablePage<'_>, words: &Words) -> Markup {
    let to = |moment: usize| format!("/t/{}/replay/{moment}", page.id);
    let step = |key: &str, sign: &str, moment: usize, possible: bool, rel: &str| {
        html! {
            @if possible {
                a.btn.btn--small id={ "step-" (rel) } data-fresh href=(to(moment)) rel=(rel)
                    aria-label=(words.get(key)) title=(words.get(key)) { (sign) }
            } @else {
                span.btn.btn--small.is-off id={ "step-" (rel) } data-fresh aria-hidden="true" { (sign) }
            }
        }
    };
    let (at, last, [before, after]) = (page.at, page.events, page.steps);
    let (play, pause) = (words.get("replay-play"), words.get("replay-pause"));
    html! {
        div.scrubber {
            div.scrubber__steps {
                (step("replay-first", "⏮", 0, at > 0, "start"))
                (step("replay-previous", "◀", before, at > 0, "prev"))
                button.btn.btn--small #play type="button" data-play=(play) data-pause=(pause) hidden { (play) }
                (step("replay-next", "▶", after, at < last, "next"))
                (step("replay-end", "⏭", last, at < last, "end"))
            }
            form.scrubber__form method="get" action={ "/t/" (page.id) "/replay" } {
                label.sr-only for="moment" { (words.get("replay-go")) }
                input #moment type="range" name="at" min="0" max=(last) value=(at);
                button.btn.btn--small type="submit" data-no-script { (words.get("replay-go")) }
            }
            select #speed aria-label=(words.get("replay-speed")) title=(words.get("replay-speed")) hidden {
                @for (value, sign) in SPEEDS { option value=(value) selected[value == "1"] { (sign) } }
            }
            p.scrubber__at #moment-told role="status" data-fresh {
                (words.with("replay-moment", &[("at", at.into()), ("events", last.into())]))
                // What happened is out of sight on a phone: the log stands at the very end.
                @if let Some(line) = page.log.last() { " · " strong { (line.text.lines().next().unwrap_or_default()) } }
            }
        }
    }
}
