//! What seats do in a game, and what is said.

use crate::desk::Ask;
use crate::error::Error;
use crate::visit::Wish;

/// The longest thing that may be said.
const SAYING: usize = 300;

pub(crate) async fn act(wish: &Wish) -> Result<(), Error> {
    let seat = wish.own_seat()?;
    let at = wish.field("at").map(|at| at.parse().map_err(|_| Error::BadInput)).transpose()?;
    wish.ask(Ask::Act { seat, action: action(wish)?, at }).await
}

/// The action of a form: whole, or a template with what was selected.
fn action(wish: &Wish) -> Result<String, Error> {
    if let Some(action) = wish.field("action") {
        return Ok(action.to_owned());
    }
    let mut action = wish.field("template").ok_or(Error::BadInput)?.to_owned();
    for step in 0..4 {
        if let Some(word) = wish.field(&format!("s{step}")) {
            action = action.replace(&format!("{{{step}}}"), word);
        }
    }
    Ok(action)
}

pub(crate) async fn take_back(wish: &Wish) -> Result<(), Error> {
    wish.ask(Ask::TakeBack(wish.own_seat()?)).await
}

pub(crate) async fn chat(wish: &Wish) -> Result<(), Error> {
    let text = wish.field("text").unwrap_or_default().split_whitespace().collect::<Vec<_>>().join(" ");
    if text.is_empty() || text.chars().count() > SAYING {
        return Err(Error::BadInput);
    }
    let (reader, moment) = (&wish.visit.reader, wish.visit.moment());
    let seated = moment.lobby.each().find(|(_, place)| place.person.as_deref() == Some(&reader.person));
    let who = seated.map_or_else(|| reader.own_name(), |(_, place)| place.name.clone());
    wish.ask(Ask::Say { who, text }).await
}
