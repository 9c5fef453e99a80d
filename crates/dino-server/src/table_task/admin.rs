//! What whoever runs the server does to a table, in the table's own turn.

use super::AdminChange;
use super::commands::TableTask;
use crate::error::Error;
use crate::lobby::Lobby;

impl TableTask {
    pub(super) async fn administer(&mut self, change: AdminChange) -> Result<(), Error> {
        let mut lobby = Lobby::clone(&self.lobby);
        match change {
            AdminChange::Unlist => lobby.listed = false,
            AdminChange::Close { reason } => {
                lobby.check_open()?;
                // Nor does a game begin any more.
                if let Some(reply) = self.reveal.take().and_then(|reveal| reveal.reply) {
                    self.begun = Some((reply, Err(Error::Closed(reason.clone()))));
                }
                lobby.closed = Some(reason);
            }
            AdminChange::Delete => {
                self.app.store.delete_table(&self.id).await?;
                self.is_deleted = true;
                return Ok(());
            }
        }
        self.store_lobby(lobby).await
    }

    /// Whether nothing happens here any more.
    pub(super) fn is_closed(&self) -> bool {
        self.lobby.closed.is_some()
    }
}
