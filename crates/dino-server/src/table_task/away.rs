//! Who lets a bot play in a person's stead.

use super::commands::TableTask;
use crate::credential::Credential;
use crate::error::Error;
use crate::lobby::Lobby;
use dino_core::{Pace, Pending, Seat};
use dino_games::ActError;

impl TableTask {
    /// A bot plays in a person's stead: asked for by the person, or by the others once the person is gone.
    pub(super) async fn send_away(&mut self, by: &Credential, seat: Seat) -> Result<(), Error> {
        let own = by.seats(&self.lobby);
        self.presence.touch(own);
        if !own.contains(seat) {
            self.may_send_away(by, seat)?;
        }
        let send_away = move |lobby: &mut Lobby| {
            let entry = lobby.entry_mut(seat)?;
            entry.away = entry.person.is_some();
            Ok(())
        };
        self.change_lobby(&send_away).await
    }

    /// A person gives a seat up for good, and the record says so. Where others play on, a bot of the table's level plays there from
    /// here on, and nobody can take the seat back; where nobody is left to play against the game is over, and everybody keeps
    /// their seats for what comes after it.
    pub(super) async fn resign(&mut self, by: &Credential, seat: Seat) -> Result<(), Error> {
        let seat = self.alive(by, seat)?;
        let table = self.table.as_mut().filter(|table| table.pending() != Pending::Over);
        let table = table.ok_or(Error::WrongTime)?;
        let (asked, first) = (table.pending().seats(), table.lines());
        // It may have been said, and the seat not have been given up: then only that is left to do.
        if !table.resigned().contains(seat) {
            let ends = table.resign(seat).map_err(ActError::from)?;
            self.bots.forget();
            self.store_lines_from(first, asked).await?;
            if ends {
                return Ok(());
            }
        }
        let by = by.clone();
        let give_up = move |lobby: &mut Lobby| {
            by.authorize(lobby, seat)?;
            lobby.give_up(seat)
        };
        self.change_lobby(&give_up).await
    }

    /// Whether somebody who has another seat may do so now.
    fn may_send_away(&self, by: &Credential, seat: Seat) -> Result<(), Error> {
        let (present, absent_since) = self.presence.now();
        if by.seats(&self.lobby).is_empty() || present.contains(seat) {
            return by.authorize(&self.lobby, seat).map(drop);
        }
        // Somebody whose line was cut comes back in a moment; in a game of days its own clock tells when one is gone.
        let is_gone = absent_since[seat.index()].elapsed() >= self.app.settings.absence_grace
            && !matches!(self.lobby.pace, Pace::Days(_));
        if is_gone { Ok(()) } else { Err(Error::MayComeBack) }
    }
}
