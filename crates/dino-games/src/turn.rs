//! What belongs to one turn of a seat, as people take it back.

use dino_core::{Event, PERSON, Pending, Seat, Table, Viewer};
use dino_page::{Lang, Show, Tell, Words};

/// How many actions go when the seat takes its last one back.
///
/// Against bots alone a turn that is over goes as a whole: from the first action of the seat since another one acted, also
/// where chance fell in between. A turn that goes on is taken back step by step, and so is everything where people could
/// be harmed. What all choose at once is a turn of its own, and so is what lies in another chapter of the game: whoever
/// ends a round may begin the next one.
pub(crate) fn to_take_back<G: Show>(table: &Table<G>, seat: Seat) -> usize {
    let events = table.events();
    let is_own = |event: &Event<G::Action, G::Chance>| matches!(event, Event::Act(who, _) if *who == seat);
    let Some(last) = events.iter().rposition(is_own) else { return 1 };
    let players = table.players();
    let plays_alone = players.len() == usize::from(table.state().seats())
        && players.iter().enumerate().all(|(at, who)| (who == PERSON) == (at == seat.index()));
    let is_answered = events[last + 1..].iter().any(|event| matches!(event, Event::Act(..)));
    if !plays_alone || !is_answered && table.pending().seats().contains(seat) {
        return 1;
    }
    let words = Words::new(Lang::En);
    let view = |at: usize| table.state_at(at).view(Viewer::Public);
    let chapter = |at: usize| <G as Tell>::chapter(&view(at), &view(at + 1), &words);
    let (mut at, mut actions, of) = (last, 1, chapter(last));
    while let Some(before) = events[..at].iter().rposition(|event| !matches!(event, Event::Chance(_))) {
        let was_asked_alone =
            matches!(table.state_at(at).pending(), Pending::Seats(seats) if seats.iter().eq([seat]));
        if !is_own(&events[before]) || !was_asked_alone || chapter(before) != of {
            break;
        }
        (at, actions) = (before, actions + 1);
    }
    actions
}
