//! Who held a seat before, and why no longer: a device that loses its seat is told what happened.

use crate::credential::Credential;
use crate::error::Error;
use crate::ids;
use crate::lobby::{Lobby, SeatEntry};
use dino_core::Seat;
use serde::{Deserialize, Serialize};

/// So many former holders of a seat are remembered: more are told that it is not theirs.
const MAX_FORMER: usize = 8;

/// Why somebody no longer holds a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Loss {
    /// Its private link was opened on another device.
    Moved,
    /// Who holds it has signed out all other devices.
    SignedOut,
}

impl From<Loss> for Error {
    fn from(loss: Loss) -> Error {
        match loss {
            Loss::Moved => Error::Moved,
            Loss::SignedOut => Error::SignedOut,
        }
    }
}

/// What a former holder would show, and why it is no longer good.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct FormerHolder {
    /// Who held the seat by a cookie; `None` where that goes on.
    person: Option<String>,
    /// The secret of before.
    token: String,
    why: Loss,
}

impl SeatEntry {
    /// Gives the seat a new secret, and remembers whom that takes it from: those who know the secret, and the person too
    /// unless it stays the same.
    fn renew(&mut self, token: String, person: String, why: Loss) {
        let former = self.person.replace(person).filter(|former| Some(former) != self.person.as_ref());
        // Whoever holds the seat now has lost nothing.
        self.former.retain(|before| before.person.is_none() || before.person != self.person);
        let token = std::mem::replace(&mut self.token, token);
        // Only the device of before could send what it announced to add to the seed.
        self.part_sha256 = None;
        self.former.push(FormerHolder { person: former, token, why });
        let excess = self.former.len().saturating_sub(MAX_FORMER);
        self.former.drain(..excess);
    }
}

impl Lobby {
    /// The seat of this secret now belongs to this person, with a new secret: whoever else knows the one of before has
    /// nothing in hand any more.
    pub(crate) fn move_seat(&mut self, secret: &str, person: &str) -> Result<(), Error> {
        let seat = self.seat_of(secret).ok_or(Error::NotFound)?;
        let entry = self.entry_mut(seat)?;
        entry.away = false;
        self.renew(seat, person, ids::random_id()?, Loss::Moved)
    }

    /// All but the device that asks lose the seat: it gets this new secret. Who shows a cookie keeps the seat by it; who
    /// shows the secret keeps it under the new one alone, as `program`.
    pub(crate) fn sign_out_others(
        &mut self,
        seat: Seat,
        by: &Credential,
        token: String,
        program: &str,
    ) -> Result<(), Error> {
        let seat = by.authorize(self, seat)?;
        let person = match by {
            Credential::Person(person) => person,
            Credential::Secret(_) => program,
        };
        self.renew(seat, person, token, Loss::SignedOut)
    }

    fn renew(&mut self, seat: Seat, person: &str, token: String, why: Loss) -> Result<(), Error> {
        let entry = self.entry_mut(seat)?;
        let former = entry.person.clone();
        entry.renew(token, person.to_owned(), why);
        // Who opened the table takes that along, unless another seat of theirs stays where it is.
        if former.is_some_and(|former| former == self.host && self.seats_of(&former).is_empty()) {
            self.host = person.to_owned();
        }
        Ok(())
    }

    /// Why the bearer of a credential no longer holds a seat, if it did.
    pub(crate) fn loss(&self, seat: Seat, by: &Credential) -> Option<Loss> {
        let held = |former: &&FormerHolder| match by {
            Credential::Person(person) => former.person.as_ref() == Some(person),
            Credential::Secret(secret) => former.token == *secret,
        };
        self.entry(seat).ok()?.former.iter().rev().find(held).map(|former| former.why)
    }

    /// Why a person who has no seat here any more has lost it.
    pub(crate) fn loss_of(&self, person: &str) -> Option<Loss> {
        let by = Credential::Person(person.to_owned());
        let lost = || self.entries().find_map(|(seat, _)| self.loss(seat, &by));
        if self.seats_of(person).is_empty() { lost() } else { None }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lobby() -> Lobby {
        let mut lobby = Lobby::new(dino_games::meta("cubosaurs").unwrap(), "ann", 2).unwrap();
        lobby.sit(Seat::FIRST, "ann", "Ann").unwrap();
        lobby
    }

    #[test]
    fn who_loses_a_seat_is_told_why_and_who_gets_it_back_is_told_nothing() {
        let mut lobby = lobby();
        let first = lobby.seats[0].token.clone();
        lobby.move_seat(&first, "phone").unwrap();
        assert_eq!((lobby.loss_of("ann"), lobby.loss_of("phone")), (Some(Loss::Moved), None));
        assert_eq!(lobby.loss_of("eve"), None, "who never sat there has lost nothing");
        assert_eq!(lobby.loss(Seat::FIRST, &Credential::Secret(first)), Some(Loss::Moved));
        assert_eq!(lobby.host, "phone");
        let back = lobby.seats[0].token.clone();
        lobby.move_seat(&back, "ann").unwrap();
        assert_eq!((lobby.loss_of("ann"), lobby.loss_of("phone")), (None, Some(Loss::Moved)));
    }

    #[test]
    fn signing_out_leaves_one_device() {
        let (mut lobby, ann) = (lobby(), Credential::Person("ann".to_owned()));
        let secret = Credential::Secret(lobby.seats[0].token.clone());
        let eve = Credential::Person("eve".to_owned());
        assert!(lobby.sign_out_others(Seat::FIRST, &eve, "x".to_owned(), "p").is_err());
        lobby.sign_out_others(Seat::FIRST, &ann, "new".to_owned(), "p").unwrap();
        assert!(ann.authorize(&lobby, Seat::FIRST).is_ok(), "a browser keeps the seat by its cookie");
        assert!(matches!(secret.authorize(&lobby, Seat::FIRST), Err(Error::SignedOut)));
        // A program keeps it under a new secret, and the browser loses it.
        let program = Credential::Secret("new".to_owned());
        lobby.sign_out_others(Seat::FIRST, &program, "newer".to_owned(), "p").unwrap();
        assert!(matches!(ann.authorize(&lobby, Seat::FIRST), Err(Error::SignedOut)));
        assert!(matches!(program.authorize(&lobby, Seat::FIRST), Err(Error::SignedOut)));
        assert!(Credential::Secret("newer".to_owned()).authorize(&lobby, Seat::FIRST).is_ok());
        assert_eq!(lobby.host, "p", "the host stays the host");
    }

    #[test]
    fn few_former_holders_are_remembered() {
        let (mut lobby, ann) = (lobby(), Credential::Person("ann".to_owned()));
        for number in 0..100 {
            lobby.sign_out_others(Seat::FIRST, &ann, number.to_string(), "p").unwrap();
        }
        assert_eq!(lobby.seats[0].former.len(), MAX_FORMER);
        assert_eq!(lobby.loss(Seat::FIRST, &Credential::Secret("98".to_owned())), Some(Loss::SignedOut));
    }
}
