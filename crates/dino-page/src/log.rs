//! The log of a table in words.

use crate::model::LogLine;
use crate::show::Tell;
use crate::words::Words;
use dino_core::{Event, Seat, Table, Viewer};

/// What the viewer saw from this event on and what followed from it, in words. What a game does not tell, like cards dealt
/// one by one, has no line.
pub fn log<G: Tell>(
    table: &Table<G>,
    from: usize,
    viewer: Viewer,
    names: &[String],
    words: &Words,
) -> Vec<LogLine> {
    let views = table.views(from, viewer);
    let seen = table.seen(from, viewer);
    let mut lines = Vec::new();
    for (number, (seen, event)) in seen.iter().zip(table.events().iter().skip(from)).enumerate() {
        let mut sentences = vec![G::told(seen, names, words)];
        if let Some([before, after]) = views.get(number..number + 2) {
            sentences.extend(G::followed(before, after, names, words));
        }
        sentences.retain(|sentence| !sentence.is_empty());
        if !sentences.is_empty() {
            let (seat, deed) = (actor(event), G::deed(seen));
            let name = seat.map(|seat| crate::show::name(names, seat).to_owned());
            lines.push(LogLine { number: from + number + 1, seat, name, text: sentences.join("\n"), deed });
        }
    }
    lines
}

/// What the viewer saw of one event, in words.
pub fn told<G: Tell>(
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
