//! What seats do in a game, and what is said.

use crate::desk::Ask;
use crate::error::Error;
use crate::lobby;
use crate::visit::Wish;

/// The longest thing that may be said.
const SAYING: usize = 300;

/// The longest action: far more than any game's notation needs.
const ACTION: usize = 1_000;

pub(crate) async fn act(wish: &Wish) -> Result<(), Error> {
    let seat = wish.own_seat()?;
    let at = wish.field("at").map(|at| at.parse().map_err(|_| Error::BadInput)).transpose()?;
    wish.ask(Ask::Act { seat, action: action(wish)?, at }).await
}

/// The action of a form: whole, or a template with what was selected.
fn action(wish: &Wish) -> Result<String, Error> {
    let action = match wish.field("action") {
        Some(action) => action.to_owned(),
        None => {
            filled(wish.field("template").ok_or(Error::BadInput)?, |step| wish.field(&format!("s{step}")))
        }
    };
    if action.len() > ACTION { Err(Error::BadInput) } else { Ok(action) }
}

/// The template with its `{0}`, `{1}`, … replaced in one pass: what is put in is not looked at again, or a few words
/// could grow without end.
fn filled<'w>(template: &str, word: impl Fn(&str) -> Option<&'w str>) -> String {
    let mut parts = template.split('{');
    let mut action = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        match part.split_once('}').and_then(|(step, rest)| Some((word(step)?, rest))) {
            Some((word, rest)) => action.extend([word, rest]),
            None => action.extend(["{", part]),
        }
        if action.len() > ACTION {
            break;
        }
    }
    action
}

pub(crate) async fn take_back(wish: &Wish) -> Result<(), Error> {
    wish.ask(Ask::TakeBack(wish.own_seat()?)).await
}

pub(crate) async fn chat(wish: &Wish) -> Result<(), Error> {
    let text = lobby::plain(wish.field("text").unwrap_or_default());
    if text.is_empty() || text.chars().count() > SAYING {
        return Err(Error::BadInput);
    }
    let (reader, moment) = (&wish.visit.reader, wish.visit.moment());
    let seated = moment.lobby.each().find(|(_, place)| place.person.as_deref() == Some(&reader.person));
    let who = seated.map_or_else(|| reader.own_name(), |(_, place)| place.name.clone());
    wish.ask(Ask::Say { who, text }).await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_template_is_filled_once() {
        let words = |step: &str| ["trex#1", "{0}{0}", "x"].get(step.parse::<usize>().ok()?).copied();
        assert_eq!(filled("refuse {0}", words), "refuse trex#1");
        assert_eq!(filled("swap {0} {2}", words), "swap trex#1 x");
        assert_eq!(filled("{1}", words), "{0}{0}", "what is put in is not filled again");
        assert_eq!(filled("{9} {x {", words), "{9} {x {");
        assert!(filled(&"{0}".repeat(10_000), words).len() < 2 * ACTION, "it does not grow without end");
    }
}
