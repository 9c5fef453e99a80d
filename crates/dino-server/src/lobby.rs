//! What is known of a table beside its record: who sits where, how it is set up, what is secret.

use crate::bot_failures::BotFailure;
use crate::credential::Credential;
use crate::deals::Deal;
use crate::error::Error;
use crate::former::FormerHolder;
use crate::ids;
use crate::sheets::NamedSheet;
use crate::voices::Voice;
use dino_bots::Kind;
use dino_core::{Meta, PERSON, Pace, Seat, SeatSet, Seed, Standing};
use dino_games::Setup;
use serde::{Deserialize, Serialize};

/// A table's meta, kept as JSON.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Lobby {
    pub(crate) game: String,
    pub(crate) seats: Vec<SeatEntry>,
    pub(crate) options: Vec<(String, String)>,
    /// The component sheet, where it is not the game's own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) sheet: Option<LobbySheet>,
    pub(crate) pace: Pace,
    pub(crate) listed: bool,
    /// The person who opened the table, or to whom that passed on.
    pub(crate) host: String,
    /// The seed of all draws, in hexadecimal: it leaves the server only when the game is over.
    pub(crate) seed: String,
    /// The record's header, once the game has begun.
    pub(crate) header: Option<String>,
    /// The table of the next game, once somebody asked for it.
    pub(crate) rematch: Option<String>,
    /// Milliseconds each seat has used of its clock.
    #[serde(default)]
    pub(crate) used: Vec<u64>,
    /// Why whoever runs the server has ended the table, where that is so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) closed: Option<String>,
    /// What the host has said about the chat.
    #[serde(default)]
    pub(crate) chat: ChatRules,
    /// Whether those who play may ask for hints while other people play too.
    #[serde(default)]
    pub(crate) hints: bool,
    /// The deal, where others play the same one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) deal: Option<Deal>,
    /// How the game ended, so that a list need not play it again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) result: Option<TableResult>,
    /// Where bots failed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) bot_failures: Vec<BotFailure>,
    /// The bot that sits down where nobody says which, and plays for who is away.
    #[serde(default = "usual_bot")]
    pub(crate) bot: String,
}

/// Which bot that is at tables where nothing was chosen.
fn usual_bot() -> String {
    Kind::Greedy.name().to_owned()
}

/// The component sheet of a table. The text is kept with it: a game goes on as it began, whatever becomes of the file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct LobbySheet {
    pub(crate) name: String,
    pub(crate) text: String,
}

/// How a game ended, seat by seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct TableResult {
    /// The ranks, from 1.
    pub(crate) ranks: Vec<u8>,
    /// The points; none where giving up ended the game.
    pub(crate) points: Vec<i32>,
}

impl From<&Standing> for TableResult {
    fn from(standing: &Standing) -> TableResult {
        let seats = || Seat::all(standing.ranks.seats());
        TableResult {
            ranks: seats().map(|seat| standing.ranks[seat]).collect(),
            // Nothing was counted where somebody gave up.
            points: seats()
                .filter(|_| standing.resigned.is_empty())
                .map(|seat| standing.totals[seat])
                .collect(),
        }
    }
}

/// Who may speak at a table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct ChatRules {
    /// Whether those who watch may not.
    pub(crate) watchers_silent: bool,
    /// The voices of those who may not.
    pub(crate) kept_out: Vec<String>,
}

/// A seat.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(crate) struct SeatEntry {
    /// The secret of its private link.
    pub(crate) token: String,
    pub(crate) person: Option<String>,
    pub(crate) name: String,
    pub(crate) bot: Option<String>,
    /// Whether a bot plays in the person's stead.
    pub(crate) away: bool,
    /// The SHA-256 of what the person's browser or program will add to the seed of the draws, once it has said so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) part_sha256: Option<String>,
    /// Who held the seat before on other devices, the last of them at the end.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) former: Vec<FormerHolder>,
}

impl SeatEntry {
    /// A free one, with a secret of its own.
    pub(crate) fn free() -> Result<SeatEntry, Error> {
        Ok(SeatEntry { token: ids::random_id()?, ..SeatEntry::default() })
    }
}

/// The longest name.
pub(crate) const MAX_NAME_CHARS: usize = 24;

impl Lobby {
    pub(crate) fn new(game: &Meta, host: &str, seats: u8) -> Result<Lobby, Error> {
        Ok(Lobby {
            game: game.id.to_owned(),
            seats: (0..seats).map(|_| SeatEntry::free()).collect::<Result<_, Error>>()?,
            options: Vec::new(),
            sheet: None,
            pace: Pace::Free,
            listed: true,
            host: host.to_owned(),
            seed: ids::random_seed()?.to_string(),
            header: None,
            rematch: None,
            used: Vec::new(),
            closed: None,
            chat: ChatRules::default(),
            hints: false,
            deal: None,
            result: None,
            bot_failures: Vec::new(),
            bot: usual_bot(),
        })
    }

    /// Fails where whoever runs the server has ended the table.
    pub(crate) fn check_open(&self) -> Result<(), Error> {
        self.closed.clone().map_or(Ok(()), |reason| Err(Error::Closed(reason)))
    }

    /// What its game is opened with.
    pub(crate) fn setup(&self) -> Setup<'_> {
        let seats = self.seats.len() as u8;
        Setup { game: &self.game, seats, options: &self.options, sheet: self.sheet_text() }
    }

    /// The component sheet to play with, where it is not the game's own.
    pub(crate) fn sheet_text(&self) -> Option<&str> {
        self.sheet.as_ref().map(|sheet| sheet.text.as_str())
    }

    /// Chooses a component sheet by its name among those the server offers; none for the game's own. One that is chosen
    /// already stays, whether it is still offered or not.
    pub(crate) fn choose_sheet(&mut self, name: &str, offered: &[NamedSheet]) -> Result<(), Error> {
        if self.sheet.as_ref().is_some_and(|sheet| sheet.name == name) {
            return Ok(());
        }
        self.sheet = match name {
            "" => None,
            name => {
                let fits = |sheet: &&NamedSheet| sheet.name() == name && sheet.game() == self.game;
                let sheet = offered.iter().find(fits).ok_or(Error::BadInput)?;
                Some(LobbySheet { name: name.to_owned(), text: sheet.text().to_owned() })
            }
        };
        Ok(())
    }

    /// The lobby of one more game for the same people, with secrets of its own.
    pub(crate) fn following(&self, host: &str) -> Result<Lobby, Error> {
        let meta = dino_games::meta(&self.game).ok_or(Error::NotFound)?;
        let mut next = Lobby::new(meta, host, self.seats.len() as u8)?;
        for (entry, before) in next.seats.iter_mut().zip(&self.seats) {
            (entry.person, entry.bot) = (before.person.clone(), before.bot.clone());
            entry.name.clone_from(&before.name);
        }
        next.options = self.setup().following()?;
        next.sheet.clone_from(&self.sheet);
        (next.pace, next.listed, next.hints) = (self.pace, self.listed, self.hints);
        Ok(next)
    }

    pub(crate) fn entry(&self, seat: Seat) -> Result<&SeatEntry, Error> {
        self.seats.get(seat.index()).ok_or(Error::BadInput)
    }

    pub(crate) fn entry_mut(&mut self, seat: Seat) -> Result<&mut SeatEntry, Error> {
        self.seats.get_mut(seat.index()).ok_or(Error::BadInput)
    }

    /// The place of a seat that is this person's.
    pub(crate) fn own_entry(&mut self, seat: Seat, person: &str) -> Result<&mut SeatEntry, Error> {
        let entry = self.entry_mut(seat)?;
        if entry.person.as_deref() == Some(person) { Ok(entry) } else { Err(Error::NotYourSeat) }
    }

    /// The lobby, for what can be changed only before the game begins.
    pub(crate) fn before_start(&mut self) -> Result<&mut Lobby, Error> {
        if self.header.is_none() { Ok(self) } else { Err(Error::WrongTime) }
    }

    /// The same, for what only the host may change.
    pub(crate) fn before_start_by(&mut self, person: &str) -> Result<&mut Lobby, Error> {
        if self.host == person { self.before_start() } else { Err(Error::NotHost) }
    }

    /// Milliseconds the seat has used of its clock.
    pub(crate) fn used(&self, seat: Seat) -> u64 {
        self.used.get(seat.index()).copied().unwrap_or_default()
    }

    /// A person plays again where a bot did in their stead.
    pub(crate) fn come_back(&mut self, seat: Seat, by: &Credential) -> Result<(), Error> {
        let seat = by.authorize(self, seat)?;
        self.entry_mut(seat)?.away = false;
        self.grant_minute(seat);
        Ok(())
    }

    /// Gives somebody who comes back after the clock ran out a minute to act.
    fn grant_minute(&mut self, seat: Seat) {
        const MINUTE: u64 = 60_000;
        if let (Pace::Minutes(minutes), Some(used)) = (self.pace, self.used.get_mut(seat.index())) {
            *used = (*used).min(MINUTE * u64::from(minutes.saturating_sub(1)));
        }
    }

    /// The lobby of a finished game without what nobody needs any more: secrets, and what the host said about the chat.
    pub(crate) fn without_secrets(mut self) -> Lobby {
        for entry in &mut self.seats {
            (entry.token, entry.former) = (String::new(), Vec::new());
        }
        self.chat = ChatRules::default();
        self
    }

    /// Whether everybody is called as in another lobby of the same table.
    pub(crate) fn has_names_of(&self, other: &Lobby) -> bool {
        let called = |entry: &SeatEntry| (entry.name.clone(), entry.person.is_some(), entry.bot.clone());
        self.seats.iter().map(called).eq(other.seats.iter().map(called))
    }

    /// The seats of a person.
    pub(crate) fn seats_of(&self, person: &str) -> SeatSet {
        let own = |(_, entry): &(Seat, &SeatEntry)| entry.person.as_deref() == Some(person);
        self.entries().filter(own).map(|(seat, _)| seat).collect()
    }

    /// The seat of a person who has this secret.
    pub(crate) fn seat_of(&self, secret: &str) -> Option<Seat> {
        // A finished table that has become small has no secrets, and none is not one of them.
        let fits = |(_, entry): &(Seat, &SeatEntry)| {
            entry.token == secret && !secret.is_empty() && entry.person.is_some()
        };
        self.entries().find(fits).map(|(seat, _)| seat)
    }

    /// What was announced to be added to the seed, in the order of the seats.
    pub(crate) fn part_hashes(&self) -> impl Iterator<Item = (Seat, Seed)> {
        self.entries().filter_map(|(seat, entry)| Some((seat, entry.part_sha256.as_ref()?.parse().ok()?)))
    }

    /// The SHA-256 of the server's part of the seed: it is known before anybody adds to it.
    pub(crate) fn commitment(&self) -> Option<Seed> {
        self.seed.parse().ok().map(|seed: Seed| seed.commitment())
    }

    pub(crate) fn entries(&self) -> impl Iterator<Item = (Seat, &SeatEntry)> {
        Seat::all(self.seats.len() as u8).zip(&self.seats)
    }

    /// The seats a bot plays, and which.
    pub(crate) fn bot_in(&self, seat: Seat) -> Option<Kind> {
        let entry = self.seats.get(seat.index())?;
        match (&entry.bot, entry.away) {
            (Some(bot), _) => bot.parse().ok(),
            (None, true) => self.bot.parse().ok(),
            (None, false) => None,
        }
    }

    /// Who sits where, for the record.
    pub(crate) fn players(&self) -> Vec<String> {
        self.seats.iter().map(|place| place.bot.clone().unwrap_or_else(|| PERSON.to_owned())).collect()
    }

    pub(crate) fn is_free(&self, seat: Seat) -> bool {
        self.entry(seat).is_ok_and(|entry| entry.person.is_none() && entry.bot.is_none())
    }

    /// Fills the free seats with bots.
    pub(crate) fn fill_with_bots(&mut self) {
        for entry in &mut self.seats {
            if entry.person.is_none() && entry.bot.is_none() {
                entry.bot = Some(self.bot.clone());
            }
        }
    }

    /// Puts a person into a free seat. Where no host sits, the person becomes it.
    pub(crate) fn sit(&mut self, seat: Seat, person: &str, name: &str) -> Result<(), Error> {
        if !self.is_free(seat) {
            self.entry(seat)?;
            return Err(Error::SeatTaken);
        }
        if self.seats_of(&self.host).is_empty() {
            self.host = person.to_owned();
        }
        *self.entry_mut(seat)? =
            SeatEntry { person: Some(person.to_owned()), name: short_name(name), ..SeatEntry::free()? };
        if self.seats_of(person).len() > 1 {
            self.suit_shared_device();
        }
        Ok(())
    }

    /// Chooses the options that suit people who share a device, unless the host has said otherwise.
    fn suit_shared_device(&mut self) {
        for (key, value) in dino_games::shared_device(&self.game).unwrap_or_default() {
            let mut options = self.options.clone();
            if options.iter().any(|(chosen, _)| chosen == key) {
                continue;
            }
            options.push(((*key).to_owned(), (*value).to_owned()));
            if (Setup { options: &options, ..self.setup() }).configured().is_ok() {
                self.options = options;
            }
        }
    }

    /// Frees a seat: one's own, or for the host any. A host who has none left hands that over.
    pub(crate) fn stand(&mut self, seat: Seat, by: &str) -> Result<(), Error> {
        let is_host = self.host == by;
        let entry = self.before_start()?.entry_mut(seat)?;
        if entry.person.as_deref() != Some(by) && !is_host {
            return Err(Error::NotYourSeat);
        }
        // A new secret with it: who sat here keeps no key to whoever comes next.
        *entry = SeatEntry::free()?;
        // Nor is whoever comes next blamed for what they said.
        let voice = Voice::Seat(seat).to_string();
        self.chat.kept_out.retain(|out| *out != voice);
        if self.seats_of(&self.host).is_empty()
            && let Some(next) = self.next_person(seat)
        {
            self.host = next;
        }
        Ok(())
    }

    /// The table's bot takes a seat over for good. A host who has none left hands that over.
    pub(crate) fn give_up(&mut self, seat: Seat) -> Result<(), Error> {
        let bot = Some(self.bot.clone());
        // A new secret with it: whoever sat here has no key to the seat any more.
        *self.entry_mut(seat)? = SeatEntry { bot, ..SeatEntry::free()? };
        let voice = Voice::Seat(seat).to_string();
        self.chat.kept_out.retain(|out| *out != voice);
        if self.seats_of(&self.host).is_empty()
            && let Some(next) = self.next_person(seat)
        {
            self.host = next;
        }
        Ok(())
    }

    /// Puts a bot into a seat nobody sits in.
    pub(crate) fn put_bot(&mut self, seat: Seat, kind: Kind, by: &str) -> Result<(), Error> {
        let entry = self.before_start_by(by)?.entry_mut(seat)?;
        if entry.person.is_some() {
            return Err(Error::SeatTaken);
        }
        *entry = SeatEntry { bot: Some(kind.name().to_owned()), ..SeatEntry::free()? };
        self.bot = kind.name().to_owned();
        Ok(())
    }

    /// Whoever sits next after this seat, round the table.
    fn next_person(&self, seat: Seat) -> Option<String> {
        let (before, after) = self.seats.split_at_checked(seat.index())?;
        after.iter().chain(before).find_map(|entry| entry.person.clone())
    }

    /// Changes the number of seats; seats that go must be free or a bot's.
    pub(crate) fn resize(&mut self, seats: u8, game: &Meta) -> Result<(), Error> {
        if !(game.min_seats..=game.max_seats).contains(&seats) {
            return Err(Error::BadInput);
        }
        if self.seats.iter().skip(usize::from(seats)).any(|entry| entry.person.is_some()) {
            return Err(Error::SeatTaken);
        }
        self.seats.truncate(usize::from(seats));
        while self.seats.len() < usize::from(seats) {
            self.seats.push(SeatEntry::free()?);
        }
        Ok(())
    }
}

/// A name fit to be shown: one line, not too long, not empty.
pub(crate) fn clean_name(name: &str) -> String {
    let name = short_name(name);
    if name.is_empty() { "?".to_owned() } else { name }
}

/// A name as one line, not too long.
fn short_name(name: &str) -> String {
    clean_text(name).chars().take(MAX_NAME_CHARS).collect()
}

/// A text as one line, without letters that cannot be seen or turn the direction of others round.
pub(crate) fn clean_text(text: &str) -> String {
    let hidden = |letter: char| {
        letter.is_control()
            || matches!(letter, '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
                | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
                | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff9}'..='\u{fffb}'
                | '\u{e0000}'..='\u{e0fff}')
    };
    let text: String = text.chars().filter(|letter| letter.is_whitespace() || !hidden(*letter)).collect();
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(number: u8) -> Seat {
        number.to_string().parse().unwrap()
    }

    /// A lobby of four, opened by Ann, with these people in it.
    fn lobby(people: &[(u8, &str)]) -> Lobby {
        let mut lobby = Lobby::new(dino_games::meta("cubosaurs").unwrap(), "ann", 4).unwrap();
        for (number, person) in people {
            lobby.sit(seat(*number), person, person).unwrap();
        }
        lobby
    }

    #[test]
    fn a_host_who_stands_up_hands_over_to_the_next_who_sits() {
        let mut lobby = lobby(&[(2, "ann"), (1, "ben"), (4, "eve")]);
        assert_eq!(lobby.host, "ann");
        lobby.stand(seat(2), "ann").unwrap();
        assert_eq!(lobby.host, "eve", "round the table, not from its beginning");
        assert!(matches!(lobby.stand(seat(1), "ann"), Err(Error::NotYourSeat)));
        assert!(matches!(lobby.put_bot(seat(2), Kind::Greedy, "ann"), Err(Error::NotHost)));
        lobby.put_bot(seat(2), Kind::Greedy, "eve").unwrap();
        lobby.stand(seat(4), "eve").unwrap();
        assert_eq!(lobby.host, "ben", "a bot is no host");
    }

    #[test]
    fn a_host_with_another_seat_or_alone_stays_host() {
        let mut lobby = lobby(&[(1, "ann"), (2, "ann"), (3, "ben")]);
        lobby.stand(seat(1), "ann").unwrap();
        assert_eq!(lobby.host, "ann", "she still sits there");
        lobby.stand(seat(3), "ann").unwrap();
        lobby.stand(seat(2), "ann").unwrap();
        assert_eq!(lobby.host, "ann", "nobody is there to take over");
        lobby.put_bot(seat(2), Kind::Greedy, "ann").unwrap();
        lobby.sit(seat(1), "eve", "Eve").unwrap();
        assert_eq!(lobby.host, "eve", "who sits down first does");
        lobby.sit(seat(3), "ann", "Ann").unwrap();
        assert_eq!(lobby.host, "eve");
    }

    #[test]
    fn options_suit_a_shared_device_unless_the_host_has_chosen() {
        for game in dino_games::IDS {
            for chosen in [false, true] {
                let mut lobby = Lobby::new(dino_games::meta(game).unwrap(), "ann", 2).unwrap();
                let suits = dino_games::shared_device(game).unwrap();
                if chosen {
                    lobby.options.extend(suits.iter().map(|(key, _)| ((*key).to_owned(), "off".to_owned())));
                }
                let before = lobby.options.clone();
                lobby.sit(seat(1), "ann", "Ann").unwrap();
                assert_eq!(lobby.options, before, "{game}: she sits there alone");
                lobby.sit(seat(2), "ann", "Bea").unwrap();
                for (key, value) in suits {
                    let expected = ((*key).to_owned(), (if chosen { "off" } else { value }).to_owned());
                    assert!(lobby.options.contains(&expected), "{game}: {:?}", lobby.options);
                }
            }
        }
    }

    #[test]
    fn a_name_that_cannot_be_seen_is_none() {
        for hidden in ['\u{3164}', '\u{2800}', '\u{180e}', '\u{e0041}', '\u{200b}', '\u{ffa0}', '\u{fe0f}'] {
            assert_eq!(clean_name(&hidden.to_string().repeat(3)), "?", "{hidden:?}");
            assert_eq!(clean_name(&format!("A{hidden}nn")), "Ann", "{hidden:?}");
        }
        assert_eq!(clean_name("Zoë 李"), "Zoë 李");
    }

    #[test]
    fn a_lobby_stored_before_is_read() {
        let stored = r#"{"game":"cubosaurs","seats":[{"token":"t","person":null,"name":"","bot":"greedy","away":false}],
            "options":[["dna","on"]],"pace":"minutes-10","listed":true,"host":"ann","seed":"00","header":null,
            "rematch":null}"#;
        let lobby: Lobby = serde_json::from_str(stored).unwrap();
        assert_eq!(lobby.pace, Pace::Minutes(10));
        let again: serde_json::Value = serde_json::to_value(&lobby).unwrap();
        assert_eq!(again["pace"], "minutes-10");
        assert_eq!(again["seats"][0]["bot"], "greedy");
    }
}
