//! Who lets a bot play in a person's stead.

use super::commands::TableTask;
use crate::credential::Credential;
use crate::error::Error;
use crate::lobby::Lobby;
use dino_core::{Pace, Seat};

impl TableTask {
    /// A bot plays in a person's stead: asked for by the person, or by the others once the person is gone.
    pub(super) async fn send_away(&mut self, by: &Credential, seat: Seat) -> Result<(), Error> {
        let own = by.seats(&self.lobby);
        self.presence.touch(own);
        if !own.contains(seat) {
            self.may_send_away(by, seat)?;
        }
        let mut lobby = Lobby::clone(&self.lobby);
        let entry = lobby.entry_mut(seat)?;
        entry.away = entry.person.is_some();
        self.store_lobby(lobby).await
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
