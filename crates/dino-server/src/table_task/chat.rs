//! What is said at a table, how much of it, and what its host does about it.

use super::commands::TableTask;
use crate::clock::now;
use crate::credential::Credential;
use crate::error::{Error, Limit};
use crate::lobby::Lobby;
use crate::voices::Voice;
use dino_core::Seat;
use dino_store::{ChatMessage, NewMessage};
use std::collections::HashMap;
use std::sync::Arc;
use tokio::time::Instant;

/// So much may be said at a table, half of it by those who watch: they cannot talk those who play into silence.
pub(crate) const MAX_CHAT_LINES: usize = 4_000;

/// So many who speak are counted one by one: more share what is left.
const MAX_SPEAKERS: usize = 256;

/// So many are kept out of the chat: who comes after that pushes out the first of them.
const MAX_KEPT_OUT: usize = 64;

/// What the host of a table does about its chat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Moderation {
    /// Those who watch may not speak, or may again.
    SilenceWatchers(bool),
    /// Takes one line away.
    RemoveLine(u32),
    /// Somebody may not speak here any more.
    KeepOut(Voice),
    /// Or may again.
    LetIn(Voice),
}

/// How much each voice may say now: a bucket that fills with time, and when it was last looked at.
#[derive(Default)]
pub(crate) struct Speakers(HashMap<Option<Voice>, (f64, Instant)>);

impl Speakers {
    /// Whether the voice may say something now; `seconds` is how long one has to wait for the next thing in the long run.
    fn take(&mut self, voice: &Voice, seconds: f64, burst: f64, now: Instant) -> bool {
        let is_full = |room: f64, since: Instant| {
            room + now.saturating_duration_since(since).as_secs_f64() / seconds >= burst
        };
        if !self.0.contains_key(&Some(voice.clone())) && self.0.len() >= MAX_SPEAKERS {
            self.0.retain(|_, (room, since)| !is_full(*room, *since));
        }
        let has_room = self.0.contains_key(&Some(voice.clone())) || self.0.len() < MAX_SPEAKERS;
        let (room, since) = self.0.entry(has_room.then(|| voice.clone())).or_insert((burst, now));
        let passed = now.saturating_duration_since(*since).as_secs_f64();
        (*room, *since) = ((*room + passed / seconds).min(burst), now);
        let may_speak = *room >= 1.0;
        if may_speak {
            *room -= 1.0;
        }
        may_speak
    }
}

impl TableTask {
    /// Somebody says something: for a seat, or as one who watches.
    pub(super) async fn say(
        &mut self,
        by: &Credential,
        seat: Option<Seat>,
        author: String,
        text: String,
        origin: Option<String>,
    ) -> Result<(), Error> {
        let voice = match (seat, by) {
            (Some(seat), by) => Voice::Seat(self.alive(by, seat)?),
            (None, Credential::Person(person)) => Voice::of_watcher(&self.app, &self.id, person),
            (None, Credential::Secret(_)) => return Err(Error::NotYourSeat),
        };
        self.may_say(&voice, origin)?;
        let message = NewMessage { author, voice: Some(voice.to_string()), text, sent_at: now() };
        let number = self.app.store.add_message(&self.id, message.clone()).await?;
        let NewMessage { author, voice, text, sent_at } = message;
        if number as usize != self.chat.len() {
            // Something was said on another server just before.
            return self.read_on().await;
        }
        let said = ChatMessage { number, author, voice, removed: false, text, sent_at };
        Arc::make_mut(&mut self.chat).push(said);
        Ok(())
    }

    fn may_say(&mut self, voice: &Voice, origin: Option<String>) -> Result<(), Error> {
        if self.stored.archived {
            return Err(Error::WrongTime);
        }
        let (rules, watches) = (&self.lobby.chat, matches!(voice, Voice::Watcher(_)));
        if rules.kept_out.contains(&voice.to_string()) {
            return Err(Error::KeptOut);
        }
        if watches && rules.watchers_silent {
            return Err(Error::WatchersSilent);
        }
        let (max, limit) =
            if watches { (MAX_CHAT_LINES / 2, Limit::WatcherChat) } else { (MAX_CHAT_LINES, Limit::Chat) };
        if self.chat.len() - self.removed_lines >= max {
            return Err(Error::Limit(limit));
        }
        let (seconds, burst) = (self.app.settings.chat_interval.as_secs_f64(), self.app.settings.chat_burst);
        // Anybody can be any number of watchers, but not in any number of places.
        let counted = origin.filter(|_| watches).map_or_else(|| voice.clone(), Voice::Watcher);
        if seconds > 0.0 && !self.speakers.take(&counted, seconds, f64::from(burst), Instant::now()) {
            return Err(Error::Limit(Limit::ChatRate));
        }
        Ok(())
    }

    /// The host does something about the chat.
    pub(super) async fn moderate(&mut self, by: &Credential, what: Moderation) -> Result<(), Error> {
        if by.person(&self.lobby) != Some(self.lobby.host.as_str()) {
            return Err(Error::NotHost);
        }
        self.presence.touch(by.seats(&self.lobby));
        match what {
            Moderation::RemoveLine(number) => self.remove_line(number).await,
            what => self.change_lobby(&move |lobby: &mut Lobby| change_rules(lobby, &what)).await,
        }
    }

    async fn remove_line(&mut self, number: u32) -> Result<(), Error> {
        self.app.store.remove_message(&self.id, number).await?;
        let said = Arc::make_mut(&mut self.chat).iter_mut().find(|said| said.number == number);
        if let Some(said) = said.filter(|said| !said.removed) {
            (said.removed, said.text) = (true, String::new());
            self.removed_lines += 1;
        }
        Ok(())
    }
}

/// Changes who may speak.
fn change_rules(lobby: &mut Lobby, what: &Moderation) -> Result<(), Error> {
    let own = lobby.seats_of(&lobby.host);
    match what {
        Moderation::SilenceWatchers(silent) => lobby.chat.watchers_silent = *silent,
        // A host who may not speak could not say why.
        Moderation::KeepOut(Voice::Seat(seat)) if own.contains(*seat) => return Err(Error::BadInput),
        Moderation::KeepOut(voice) => {
            let voice = voice.to_string();
            lobby.chat.kept_out.retain(|out| *out != voice);
            lobby.chat.kept_out.push(voice);
            let excess = lobby.chat.kept_out.len().saturating_sub(MAX_KEPT_OUT);
            lobby.chat.kept_out.drain(..excess);
        }
        Moderation::LetIn(voice) => lobby.chat.kept_out.retain(|out| *out != voice.to_string()),
        Moderation::RemoveLine(_) => {}
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn everybody_may_say_a_few_things_at_once_and_then_one_a_second() {
        let (mut speakers, start) = (Speakers::default(), Instant::now());
        let mut say = |seat: u8, seconds| {
            let voice = Voice::Seat(Seat::all(6).nth(usize::from(seat)).unwrap());
            speakers.take(&voice, 1.0, 5.0, start + Duration::from_secs(seconds))
        };
        assert_eq!((0..9).filter(|_| say(0, 0)).count(), 5);
        assert!(say(1, 0), "others lose nothing by it");
        assert_eq!((0..9).filter(|_| say(0, 2)).count(), 2);
        assert_eq!((0..9).filter(|_| say(0, 60)).count(), 5, "nothing is saved up beyond that");
    }

    #[test]
    fn new_voices_without_end_take_no_room_and_are_counted_together() {
        let (mut speakers, now) = (Speakers::default(), Instant::now());
        let voice = |number: usize| Voice::Watcher(format!("w{number}"));
        let said = (0..10_000).filter(|number| speakers.take(&voice(*number), 1.0, 5.0, now)).count();
        assert_eq!((said, speakers.0.len()), (MAX_SPEAKERS + 5, MAX_SPEAKERS + 1));
        let later = now + Duration::from_secs(10);
        assert!(speakers.take(&voice(20_000), 1.0, 5.0, later));
        assert!(speakers.0.len() < 3, "who was quiet is forgotten");
    }
}
