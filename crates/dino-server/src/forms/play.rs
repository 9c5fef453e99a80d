//! What seats do in a game.

use crate::credential::Credential;
use crate::error::Error;
use crate::request::FormRequest;
use crate::table_task::{Command, TableHandle};
use dino_core::Seat;

/// The longest action: far more than any game's notation needs.
const MAX_ACTION_BYTES: usize = 1_000;

pub(crate) async fn act(request: &FormRequest) -> Result<(), Error> {
    let at = request.field("at").map(|at| at.parse().map_err(|_| Error::BadInput)).transpose()?;
    let action = action_of(|name| request.field(name))?;
    act_for(&request.handle, request.credential(), request.seat()?, action, at).await
}

/// Acts for a seat; `at` is the number of events it has seen.
pub(crate) async fn act_for(
    handle: &TableHandle,
    by: Credential,
    seat: Seat,
    action: String,
    at: Option<usize>,
) -> Result<(), Error> {
    if action.len() > MAX_ACTION_BYTES {
        return Err(Error::BadInput);
    }
    handle.request(Command::Act { by, seat, action, at }).await
}

/// The action of a form: written out, or a template with what was selected.
pub(crate) fn action_of<'f>(field: impl Fn(&str) -> Option<&'f str>) -> Result<String, Error> {
    let action = match field("action") {
        Some(action) => action.to_owned(),
        None => filled(field("template").ok_or(Error::BadInput)?, |step| field(&format!("s{step}"))),
    };
    if action.len() > MAX_ACTION_BYTES { Err(Error::BadInput) } else { Ok(action) }
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
        if action.len() > MAX_ACTION_BYTES {
            break;
        }
    }
    action
}

pub(crate) async fn take_back(request: &FormRequest) -> Result<(), Error> {
    request.send(Command::TakeBack { by: request.credential(), seat: request.seat()? }).await
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
        assert!(
            filled(&"{0}".repeat(10_000), words).len() < 2 * MAX_ACTION_BYTES,
            "it does not grow without end"
        );
    }
}
