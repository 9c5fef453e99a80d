//! What was drawn already: for another reader of the same moment, or for the moment before.

use foldhash::quality::RandomState;
use maud::Markup;
use std::collections::HashMap;
use std::hash::{BuildHasher, Hash};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// The drawings of one moment of a table, each by what it depends on. An action changes little of a table, and most of it
/// looks the same to all who look.
#[derive(Default)]
pub struct Drawings {
    hasher: RandomState,
    now: Mutex<HashMap<Key, Drawing, RandomState>>,
    before: HashMap<Key, Drawing, RandomState>,
}

/// What is drawn, and a hash of all it depends on.
type Key = (&'static str, u64);
/// While one reader's page is being drawn, the others wait for it.
type Drawing = Arc<OnceLock<Markup>>;

impl Drawings {
    /// The drawings of the next moment: what was needed in this one is at hand, what was not is forgotten.
    pub fn next(&self) -> Drawings {
        let now = self.now.lock().unwrap_or_else(PoisonError::into_inner);
        // A moment nobody looked at forgets nothing.
        let before = if now.is_empty() { self.before.clone() } else { now.clone() };
        Drawings { hasher: self.hasher.clone(), now: Mutex::default(), before }
    }

    pub(crate) fn get(
        &self,
        what: &'static str,
        depends_on: impl Hash,
        draw: impl FnOnce() -> Markup,
    ) -> Markup {
        let key = (what, self.hasher.hash_one(depends_on));
        let drawing = {
            let mut now = self.now.lock().unwrap_or_else(PoisonError::into_inner);
            now.entry(key).or_insert_with(|| self.before.get(&key).cloned().unwrap_or_default()).clone()
        };
        drawing.get_or_init(draw).clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use maud::{PreEscaped, html};
    use std::cell::Cell;

    #[test]
    fn what_does_not_change_is_drawn_once() {
        let drawn = Cell::new(0);
        let draw = |drawings: &Drawings, what: &'static str, number: u8| {
            let PreEscaped(text) = drawings.get(what, number, || {
                drawn.set(drawn.get() + 1);
                html! { (what) (number) }
            });
            assert_eq!(text, format!("{what}{number}"));
            drawn.get()
        };
        let first = Drawings::default();
        assert_eq!(draw(&first, "herd", 1), 1);
        assert_eq!(draw(&first, "herd", 1), 1, "for another reader");
        assert_eq!(draw(&first, "herd", 2), 2);
        assert_eq!(draw(&first, "sheet", 1), 3);
        let second = first.next().next();
        assert_eq!(draw(&second, "herd", 1), 3, "for the moment after");
        let third = second.next();
        assert_eq!(draw(&third, "herd", 1), 3);
        assert_eq!(draw(&third, "sheet", 1), 4, "what was not needed in between is forgotten");
    }
}
