//! What seats do in a game, and what is said.

use crate::desk::{Ask, Desk};
use crate::error::Error;
use crate::visit::Wish;
use crate::{lobby, show};
use dino_core::Seat;

/// The longest thing that may be said.
const SAYING: usize = 300;

/// The longest action: far more than any game's notation needs.
const ACTION: usize = 1_000;

pub(crate) async fn act(wish: &Wish) -> Result<(), Error> {
    let seat = wish.own_seat()?;
    let at = wish.field("at").map(|at| at.parse().map_err(|_| Error::BadInput)).transpose()?;
    act_in(&wish.visit.desk, seat, action(wish)?, at).await
}

/// Acts for a seat; `at` is the number of events it has seen.
pub(crate) async fn act_in(desk: &Desk, seat: Seat, action: String, at: Option<usize>) -> Result<(), Error> {
    if action.len() > ACTION {
        return Err(Error::BadInput);
    }
    desk.ask(Ask::Act { seat, action, at }).await
}

/// The action of a form: whole, or a template with what was selected.
fn action(wish: &Wish) -> Result<String, Error> {
    match wish.field("action") {
        Some(action) => Ok(action.to_owned()),
        None => {
            let template = wish.field("template").ok_or(Error::BadInput)?;
            Ok(filled(template, |step| wish.field(&format!("s{step}"))))
        }
    }
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
    let (reader, moment) = (&wish.visit.reader, wish.visit.moment());
    let seated = moment.lobby.seats_of(&reader.person).first();
    let who =
        seated.map_or_else(|| reader.own_name(), |seat| show::name(&moment.lobby, seat, reader.words()));
    say(&wish.visit.desk, who, wish.field("text").unwrap_or_default()).await
}

/// Says something at a table.
pub(crate) async fn say(desk: &Desk, who: String, text: &str) -> Result<(), Error> {
    let text = lobby::plain(text);
    if text.is_empty() || text.chars().count() > SAYING {
        return Err(Error::BadInput);
    }
    desk.ask(Ask::Say { who, text }).await
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
