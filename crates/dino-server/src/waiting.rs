//! Whom a game waits for, as the store keeps it beside the record: a list of tables must not cost a replay of each.

use dino_core::{Pending, Seat, SeatSet};

/// The numbers of the seats that are to act, with a blank between; nothing where no seat is.
pub(crate) fn to_text(pending: Pending) -> String {
    let numbers: Vec<String> = pending.seats().iter().map(|seat| seat.number().to_string()).collect();
    numbers.join(" ")
}

/// The seats of such a text. What is no seat is left out: an older or newer program may have said more.
pub(crate) fn seats_of(text: &str) -> SeatSet {
    text.split(' ').filter_map(|number| number.parse::<Seat>().ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_survive_being_stored() {
        for seats in [SeatSet::EMPTY, SeatSet::one(Seat::FIRST), Seat::all(6).collect()] {
            assert_eq!(seats_of(&to_text(Pending::Seats(seats))), seats);
        }
        assert_eq!(to_text(Pending::Over), "");
        assert_eq!(seats_of("2 x 99 chance"), "2".parse().map(SeatSet::one).unwrap());
    }
}
