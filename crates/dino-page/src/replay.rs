//! Going through a replay.

use crate::art::icon;
use crate::model::TablePage;
use crate::words::Words;
use maud::{Markup, html};

/// How fast it may play by itself.
const SPEEDS: [(&str, &str); 4] = [("0.5", "½×"), ("1", "1×"), ("2", "2×"), ("4", "4×")];

/// What happened at the moment shown, in the place of what is asked.
pub(crate) fn told(page: &TablePage<'_>, words: &Words) -> Markup {
    let line = page.log.last().and_then(|line| line.text.lines().next());
    let at = [("at", page.at.into()), ("events", page.events.into())];
    html! {
        div.prompt {
            p.prompt__text { @if let Some(line) = line { (line) } @else { (words.get("replay-begins")) } }
            p.prompt__more { (words.with("replay-moment", &at)) }
        }
        a.btn href={ "/t/" (page.id) } { (icon("door")) (words.get("table-to-table")) }
    }
}

/// Steps, a slider, and the moment shown. All of it works without script; the script makes it glide, and puts in anew
/// only what is `data-fresh`.
pub(crate) fn scrubber(page: &TablePage<'_>, words: &Words) -> Markup {
    let to = |moment: usize| format!("/t/{}/replay/{moment}", page.id);
    let step = |key: &str, sign: &str, moment: usize, possible: bool, rel: &str| {
        html! {
            @if possible {
                a.transport id={ "step-" (rel) } data-fresh href=(to(moment)) rel=(rel)
                    aria-label=(words.get(key)) title=(words.get(key)) { (icon(sign)) }
            } @else {
                span.transport.is-off id={ "step-" (rel) } data-fresh aria-hidden="true" { (icon(sign)) }
            }
        }
    };
    let (at, last, [before, after]) = (page.at, page.events, page.steps);
    let (play, pause) = (words.get("replay-play"), words.get("replay-pause"));
    html! {
        div.scrubber {
            div.scrubber__steps {
                (step("replay-first", "first", 0, at > 0, "start"))
                (step("replay-previous", "step-back", before, at > 0, "prev"))
                button.transport.transport--play #play type="button" data-play=(play) data-pause=(pause) aria-label=(play) title=(play) hidden {
                    (icon("play")) (icon("pause"))
                }
                (step("replay-next", "step-on", after, at < last, "next"))
                (step("replay-end", "last", last, at < last, "end"))
            }
            form.scrubber__form method="get" action={ "/t/" (page.id) "/replay" } {
                label.sr-only for="moment" { (words.get("replay-go")) }
                input #moment type="range" name="at" min="0" max=(last) value=(at);
                button.btn.btn--small type="submit" data-no-script { (words.get("replay-go")) }
            }
            select #speed aria-label=(words.get("replay-speed")) title=(words.get("replay-speed")) hidden {
                @for (value, sign) in SPEEDS { option value=(value) selected[value == "1"] { (sign) } }
            }
            p.sr-only #moment-told role="status" data-fresh {
                (words.with("replay-moment", &[("at", at.into()), ("events", last.into())]))
                @if let Some(line) = page.log.last() { " " (line.text.lines().next().unwrap_or_default()) }
            }
        }
    }
}
