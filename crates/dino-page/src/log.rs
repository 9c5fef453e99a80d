//! The log of a table in words.

use crate::model::LogLine;
use crate::show::Show;
use crate::words::Words;
use dino_core::{Event, Seat, Table, Viewer};

/// What the viewer saw from this event on and what followed from it, in words. What a game does not tell, like cards dealt
/// one by one, has no line.
pub fn log<G: Show>(
    table: &Table<G>,
    from: usize,
    viewer: Viewer,
    names: &[String],
    words: &Words,
) -> Vec<LogLine> {
    let views = table.views(from, viewer);
    let seen = table.seen(from, viewer);
    let events = table.events().iter().skip(from);
    let lines = (from..).zip(events).zip(seen.iter().zip(views.windows(2)));
    let line = |((at, event), (seen, around)): ((usize, &_), (&G::Seen, &[G::View]))| {
        let mut sentences = vec![G::told(seen, names, words)];
        if let [before, after] = around {
            sentences.extend(G::followed(before, after, names, words));
        }
        sentences.retain(|sentence| !sentence.is_empty());
        LogLine { number: at + 1, seat: actor(event), text: sentences.join("\n"), deed: G::deed(seen) }
    };
    lines.map(line).filter(|line| !line.text.is_empty()).collect()
}

/// What the viewer saw of one event, in words.
pub fn told<G: Show>(
    table: &Table<G>,
    event: usize,
    viewer: Viewer,
    names: &[String],
    words: &Words,
) -> String {
    let Some(happened) = table.events().get(event) else { return String::new() };
    let (before, after) = (table.state_at(event), table.state_at(event + 1));
    G::told(&before.observe(happened, &after, viewer), names, words)
}

/// Who acted in an event; `None` for chance and time.
pub fn actor<A, C>(event: &Event<A, C>) -> Option<Seat> {
    match event {
        Event::Act(seat, _) => Some(*seat),
        Event::Chance(_) | Event::TimeUp => None,
    }
}
