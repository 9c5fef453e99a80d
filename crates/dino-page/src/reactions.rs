//! Reactions: six small pictures instead of words, sent in the chat's way, so that they are limited and muted like all that is said.

use crate::art::icon;
use crate::words::Words;
use maud::{Markup, html};

/// The reactions by their codes, each with the animal or the sign that stands for it.
const REACTIONS: [(&str, Picture); 6] = [
    ("well-played", Picture::Sign("crown")),
    ("thanks", Picture::Animal("brontosaurus")),
    ("roar", Picture::Animal("trex")),
    ("wow", Picture::Animal("pterodactyl")),
    ("oops", Picture::Animal("egg")),
    ("ouch", Picture::Sign("bone")),
];

#[derive(Clone, Copy)]
enum Picture {
    Animal(&'static str),
    Sign(&'static str),
}

/// The reaction a line of the chat is, where it is one: a code between colons and nothing else.
pub(crate) fn of_text(text: &str, words: &Words) -> Option<Markup> {
    let code = text.strip_prefix(':')?.strip_suffix(':')?;
    let (code, picture) = REACTIONS.iter().find(|(known, _)| *known == code)?;
    Some(html! {
        span.reaction { (drawn(*picture)) span.sr-only { (words.get(&format!("reaction-{code}"))) } }
    })
}

/// A button for each, in a form of the chat.
pub(crate) fn buttons(action: &str, words: &Words) -> Markup {
    html! {
        form.chat__reactions method="post" action=(action) data-fetch aria-label=(words.get("reactions")) {
            @for (code, picture) in REACTIONS {
                @let label = words.get(&format!("reaction-{code}"));
                button.tool type="submit" name="text" value={ ":" (code) ":" } title=(label) aria-label=(label) { (drawn(picture)) }
            }
        }
    }
}

fn drawn(picture: Picture) -> Markup {
    match picture {
        Picture::Sign(name) => {
            html! { span class={ "reaction__sign reaction__sign--" (name) } { (icon(name)) } }
        }
        Picture::Animal(name) => html! {
            svg class={ "creature creature--" (name) } viewBox="0 0 100 100" aria-hidden="true" { use href={ "/assets/pieces.svg#cr-" (name) } {} }
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Lang;

    #[test]
    fn a_reaction_is_a_code_alone_and_is_said_in_words_too() {
        let words = Words::new(Lang::Fr);
        let shown = of_text(":roar:", &words).unwrap().into_string();
        assert!(shown.contains("cr-trex") && shown.contains(&words.get("reaction-roar")), "{shown}");
        for text in ["roar", ":roar: ", "a :roar:", "::", ":", "", ":nothing:", ":<b>:"] {
            assert!(of_text(text, &words).is_none(), "{text}");
        }
        let all = buttons("/t/abc/chat", &words).into_string();
        crate::art::assert_points_into(&all, "");
        for (code, _) in REACTIONS {
            assert!(
                all.contains(&format!("value=\":{code}:\"")) && words.has(&format!("reaction-{code}")),
                "{code}"
            );
        }
    }
}
