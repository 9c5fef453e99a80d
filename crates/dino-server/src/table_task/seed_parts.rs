//! What those who play add to the server's seed, so that nobody can have chosen the draws.
//!
//! The SHA-256 of the server's seed stands in the lobby from the first. A page in the lobby sends the SHA-256 of a part of
//! its own. When the game starts, these are frozen and shown to all who play, and only then the parts themselves are
//! asked for: whoever could still choose something knew of the others' parts nothing but their SHA-256, the server
//! included. Who does not answer in time adds nothing, and the record says so.

use super::Reply;
use super::commands::TableTask;
use crate::credential::Credential;
use crate::error::Error;
use crate::lobby::Lobby;
use dino_core::{Seat, SeatSet, Seed};
use std::sync::Arc;
use tokio::time::Instant;

/// What a seat sends of its part.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum SeedPart {
    /// Its SHA-256, before the game starts.
    Hash(Seed),
    /// The part itself, once all hashes are frozen.
    Whole(Seed),
}

impl SeedPart {
    /// Reads what was sent: one of the two.
    pub(crate) fn read(sha256: Option<&str>, part: Option<&str>) -> Result<SeedPart, Error> {
        let read = |text: &str| text.parse::<Seed>().map_err(|_| Error::BadInput);
        match (sha256, part) {
            (Some(hash), None) => read(hash).map(SeedPart::Hash),
            (None, Some(part)) => read(part).map(SeedPart::Whole),
            _ => Err(Error::BadInput),
        }
    }
}

/// The SHA-256 of each part that was announced, in the order of the seats.
pub(crate) type PartHashes = Arc<[(Seat, Seed)]>;

/// A start that waits for parts.
pub(super) struct Reveal {
    pub(super) hashes: PartHashes,
    /// The seats that are waited for.
    missing: SeatSet,
    parts: Vec<(Seat, Seed)>,
    /// Whether free seats are filled with bots.
    fill: bool,
    pub(super) deadline: Instant,
    /// Who started is answered when the game has begun.
    pub(super) reply: Option<Reply>,
}

impl TableTask {
    /// Begins the game as soon as those who announced a part and are there have sent it.
    pub(super) async fn begin_with_parts(&mut self, fill: bool) -> Result<(), Error> {
        let lobby = self.ready_lobby(fill)?;
        let hashes: PartHashes = lobby.part_hashes().collect();
        // Those who look on this server: only their pages are asked.
        let (present, _) = self.presence.local();
        let missing: SeatSet =
            hashes.iter().map(|(seat, _)| *seat).filter(|seat| present.contains(*seat)).collect();
        if missing.is_empty() {
            return self.begin(lobby, Vec::new()).await;
        }
        // A part is asked for once: whoever has seen it could choose their own with it in another try. So what was
        // announced is used up, also where this one comes to nothing.
        let mut used = Lobby::clone(&self.lobby);
        used.seats.iter_mut().for_each(|entry| entry.part_sha256 = None);
        self.store_lobby(used).await?;
        let deadline = Instant::now() + self.app.settings.reveal_timeout;
        self.reveal = Some(Reveal { hashes, missing, parts: Vec::new(), fill, deadline, reply: None });
        Ok(())
    }

    /// A seat announces its part, or sends it.
    pub(super) async fn take_seed_part(
        &mut self,
        by: &Credential,
        seat: Seat,
        part: SeedPart,
    ) -> Result<(), Error> {
        let seat = by.authorize(&self.lobby, seat)?;
        match (part, &mut self.reveal) {
            (SeedPart::Hash(hash), None) => {
                let mut lobby = Lobby::clone(&self.lobby);
                lobby.before_start()?.entry_mut(seat)?.part_sha256 = Some(hash.to_string());
                self.store_lobby(lobby).await
            }
            (SeedPart::Whole(part), Some(reveal)) if reveal.missing.contains(seat) => {
                if !reveal.hashes.contains(&(seat, part.commitment())) {
                    return Err(Error::BadInput);
                }
                reveal.missing.remove(seat);
                reveal.parts.push((seat, part));
                if reveal.missing.is_empty() { self.end_reveal().await } else { Ok(()) }
            }
            _ => Err(Error::WrongTime),
        }
    }

    /// Begins the game with the parts that are there.
    pub(super) async fn end_reveal(&mut self) -> Result<(), Error> {
        let Some(Reveal { mut parts, fill, reply, .. }) = self.reveal.take() else { return Ok(()) };
        parts.sort_by_key(|(seat, _)| *seat);
        let begun = match self.ready_lobby(fill) {
            Ok(lobby) => self.begin(lobby, parts).await,
            Err(error) => Err(error),
        };
        self.begun = reply.map(|reply| (reply, begun.clone()));
        begun
    }
}
