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
    // The first line always says where it stands: who adds it to others knows where those stand.
    let mut under = None;
    for (number, (seen, event)) in seen.iter().zip(table.events().iter().skip(from)).enumerate() {
        let Some([before, after]) = views.get(number..number + 2) else { continue };
        let mut sentences = vec![G::told(seen, names, words)];
        sentences.extend(G::followed(before, after, names, words));
        sentences.retain(|sentence| !sentence.is_empty());
        if sentences.is_empty() {
            continue;
        }
        let seat = actor(event);
        let aftermath = G::aftermath(before, after);
        let chapter = G::chapter(before, after, words);
        let is_new = chapter != under;
        under.clone_from(&chapter);
        lines.push(LogLine {
            number: from + number + 1,
            seat,
            name: seat.map(|seat| crate::show::name(names, seat).to_owned()),
            text: sentences.join("\n"),
            length: G::length(seen, seat.is_some()) + aftermath.as_ref().map_or(0, |after| after.length),
            deed: match (G::deed(seen), aftermath) {
                (deed, Some(after)) => Some(format!("{}; {}", deed.unwrap_or_default(), after.deed)),
                (deed, None) => deed,
            },
            picture: G::picture(seen).map(maud::Markup::into_string),
            round: chapter.as_ref().map_or(0, |chapter| chapter.round),
            chapter: chapter.filter(|_| is_new),
            sign: G::mattered(before, after),
            why: false,
        });
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
