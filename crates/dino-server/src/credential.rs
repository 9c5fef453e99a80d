//! What a request shows to prove which seats are its own.
//!
//! Whether it still does is decided where it counts: in the table's own turn for what changes something, and at each
//! update for what is shown. A seat may have changed hands between the first byte of a request and its last.

use crate::error::Error;
use crate::lobby::Lobby;
use dino_core::{Seat, SeatSet};

/// What a request shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Credential {
    /// The person whom a browser's cookie names: for all seats of that person.
    Person(String),
    /// The secret of a seat, as programs send it: for that seat alone.
    Secret(String),
}

impl Credential {
    /// The seats it is good for now.
    pub(crate) fn seats(&self, lobby: &Lobby) -> SeatSet {
        match self {
            Credential::Person(person) => lobby.seats_of(person),
            Credential::Secret(secret) => lobby.seat_of(secret).map_or(SeatSet::EMPTY, SeatSet::one),
        }
    }

    /// The person it stands for now.
    pub(crate) fn person<'l>(&'l self, lobby: &'l Lobby) -> Option<&'l str> {
        match self {
            Credential::Person(person) => Some(person),
            Credential::Secret(secret) => lobby.entry(lobby.seat_of(secret)?).ok()?.person.as_deref(),
        }
    }

    /// The seat, if it is good for it now.
    pub(crate) fn authorize(&self, lobby: &Lobby, seat: Seat) -> Result<Seat, Error> {
        if self.seats(lobby).contains(seat) { Ok(seat) } else { Err(self.refusal(lobby, seat)) }
    }

    /// Why it is not good for a seat: it may have been before.
    fn refusal(&self, lobby: &Lobby, seat: Seat) -> Error {
        lobby.loss(seat, self).map_or(Error::NotYourSeat, Error::from)
    }
}
