//! One more game for those who sit here when it is asked for.

use super::commands::TableTask;
use crate::clock::now;
use crate::credential::Credential;
use crate::error::Error;
use crate::lobby::Lobby;
use dino_core::{Pending, Seed};
use dino_store::{NewTable, Opener, StoreError};

impl TableTask {
    /// Opens a table of this id with the same seats and options, unless somebody was faster: then all meet there. Who sits
    /// where is what it is in this turn, not what a page showed before.
    pub(super) async fn open_rematch(
        &mut self,
        by: &Credential,
        next: String,
        seed: Option<Seed>,
        opener: Option<Opener>,
    ) -> Result<(), Error> {
        let is_over = self.table.as_ref().is_some_and(|table| table.pending() == Pending::Over);
        let host = by.person(&self.lobby).filter(|person| !self.lobby.seats_of(person).is_empty());
        let host = host.filter(|_| is_over).ok_or(Error::WrongTime)?;
        if self.lobby.rematch.is_some() {
            return Ok(());
        }
        let mut following = self.lobby.following(host)?;
        if let Some(seed) = seed {
            following.seed = seed.to_string();
        }
        let meta = serde_json::to_string(&following).map_err(|error| Error::internal(&error))?;
        let table = NewTable { id: next.clone(), created_at: now(), visible: following.listed, meta, opener };
        match self.app.store.create_table(table).await {
            // The ticket of its seed was handed in before.
            Err(StoreError::Exists) => return Err(Error::Stale),
            made => made?,
        }
        for person in following.seats.iter().filter_map(|entry| entry.person.as_deref()) {
            self.app.store.join(person, &next).await?;
        }
        let mut lobby = Lobby::clone(&self.lobby);
        lobby.rematch = Some(next.clone());
        match self.store_lobby(lobby).await {
            // Somebody was faster on another server: all meet there, and nobody needs this one.
            Err(Error::Stale) if self.lobby.rematch.is_some() => {
                Ok(self.app.store.delete_table(&next).await?)
            }
            stored => stored,
        }
    }
}
