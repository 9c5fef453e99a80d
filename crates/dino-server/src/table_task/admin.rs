//! What whoever runs the server does to a table, in the table's own turn.

use super::AdminChange;
use super::commands::TableTask;
use crate::error::Error;
use crate::lobby::Lobby;

impl TableTask {
    pub(super) async fn administer(&mut self, change: AdminChange) -> Result<(), Error> {
        match change {
            AdminChange::Unlist => {
                let unlist = |lobby: &mut Lobby| {
                    lobby.listed = false;
                    Ok(())
                };
                self.change_lobby(&unlist).await
            }
            AdminChange::Close { reason } => {
                self.lobby.check_open()?;
                // Nor does a game begin any more.
                if let Some(reply) = self.reveal.take().and_then(|reveal| reveal.reply) {
                    self.begun = Some((reply, Err(Error::Closed(reason.clone()))));
                }
                let close = move |lobby: &mut Lobby| {
                    lobby.check_open()?;
                    lobby.closed = Some(reason.clone());
                    Ok(())
                };
                self.change_lobby(&close).await
            }
            AdminChange::Delete => {
                self.app.store.delete_table(&self.id).await?;
                self.is_deleted = true;
                Ok(())
            }
        }
    }

    /// Whether nothing happens here any more.
    pub(super) fn is_closed(&self) -> bool {
        self.lobby.closed.is_some()
    }
}
