//! Giving up: a matter of the table, not of the rules. A bot may play on in the seat, until nobody is left to play against.

use crate::event::Refusal;
use crate::record::PERSON;
use crate::seat::{Seat, SeatSet};

/// Whether a game is over because these seats gave up: one seat alone is left, or no person, where it is known who sits where.
pub(crate) fn ends_game(resigned: SeatSet, players: &[String], seats: u8) -> bool {
    let left = || Seat::all(seats).filter(|seat| !resigned.contains(*seat));
    let is_person = |seat: Seat| players.get(seat.index()).is_some_and(|player| player == PERSON);
    !resigned.is_empty() && (left().count() < 2 || !players.is_empty() && !left().any(is_person))
}

/// `Ok` when a seat may give up, these having done so.
pub(crate) fn check(resigned: SeatSet, seat: Seat, seats: u8) -> Result<(), Refusal> {
    if seat.number() > seats || resigned.contains(seat) { Err(Refusal::Impossible) } else { Ok(()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn over(resigned: &[u8], players: &[&str], seats: u8) -> bool {
        let players: Vec<String> = players.iter().map(|&player| player.to_owned()).collect();
        ends_game(resigned.iter().map(|number| Seat::new(number - 1)).collect(), &players, seats)
    }

    #[test]
    fn a_game_ends_when_one_seat_or_no_person_is_left() {
        assert!(over(&[1], &[PERSON, PERSON], 2));
        assert!(over(&[2], &[], 2), "also where nobody knows who sits there");
        assert!(!over(&[1], &[PERSON, PERSON, PERSON], 3));
        assert!(over(&[1, 3], &[PERSON, PERSON, PERSON], 3));
        assert!(!over(&[1], &[PERSON, PERSON, "greedy"], 3), "one person plays on with bots");
        assert!(over(&[1], &[PERSON, "greedy", "greedy"], 3));
        assert!(!over(&[], &["greedy", "greedy"], 2), "bots never gave up");
        assert!(over(&[1], &[PERSON], 1));
    }
}
