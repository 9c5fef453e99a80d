//! From a moment to what a page shows of it to one reader.

use crate::error::Error;
use crate::hints;
use crate::lobby::Lobby;
use crate::page_version::{LogPosition, PageVersion, Update};
use crate::reader::Reader;
use crate::table_task::Snapshot;
use dino_core::{Pace, Pending, Seat, SeatSet, TableStatus, Viewer};
use dino_games::AnyTable;
use dino_page::model::{
    Holder, LineSeat, LobbyPage, LobbySeat, LogLine, Refused, TableLine, TablePage, TableSeat,
};
use dino_page::{ShownView, Story, Words};
use std::collections::BTreeSet;

/// A game with what is needed to show it.
pub(crate) struct Projection<'m> {
    pub(crate) snapshot: &'m Snapshot,
    pub(crate) table: &'m dyn AnyTable,
    pub(crate) yours: SeatSet,
    pub(crate) viewer: Viewer,
}

impl<'m> Projection<'m> {
    /// The game as this person may see it; `seat` chooses among several seats of one's own.
    pub(crate) fn new(
        snapshot: &'m Snapshot,
        person: &str,
        seat: Option<Seat>,
    ) -> Result<Projection<'m>, Error> {
        let table = snapshot.table.as_deref().ok_or(Error::WrongTime)?;
        let yours = snapshot.lobby.seats_of(person);
        let acts = |seat| table.pending().seats().contains(seat) && table.automatic_action(seat).is_none();
        // The device is about to be handed over: what one of them knows is no business of the next.
        let passes_on = |seat| !acts(seat) && yours.iter().any(acts);
        let viewer = match seat {
            Some(seat) if !yours.contains(seat) => {
                return Err(snapshot.lobby.loss_of(person).map_or(Error::NotYourSeat, Error::from));
            }
            Some(seat) if passes_on(seat) => Viewer::Public,
            Some(seat) => Viewer::Seat(seat),
            None => yours.first().filter(|_| yours.len() == 1).map_or(Viewer::Public, Viewer::Seat),
        };
        Ok(Projection { snapshot, table, yours, viewer })
    }

    /// What the reader may know now.
    pub(crate) fn view(&self) -> Box<dyn ShownView> {
        self.table.view(self.viewer)
    }

    /// The table as it is now: what its parts are drawn from. Log and chat are only on whole pages.
    pub(crate) fn page<'p>(&'p self, view: &'p dyn ShownView, reader: &Reader) -> TablePage<'p> {
        let (words, events) = (reader.words(), self.table.events());
        let closed = self.snapshot.lobby.check_open().err().map(|error| refusal(&error, &[], words));
        TablePage {
            url: format!("{}/t/{}", reader.shared_origin(), self.snapshot.id),
            id: &self.snapshot.id,
            seats: seats(self.snapshot, &reader.person, reader.shared_origin(), words),
            viewer: self.viewer,
            yours: self.yours,
            at: events,
            events,
            replay: false,
            follows: reader.follows.filter(|_| self.yours.is_empty()),
            steps: [events; 2],
            story: Story::default(),
            pending: if closed.is_some() { Pending::Over } else { self.table.pending() },
            automatic: automatic(self.table, self.yours),
            sheet: self.snapshot.lobby.sheet.as_ref().map(|sheet| sheet.name.as_str()),
            view,
            drawings: Some(self.snapshot.drawings()),
            log: Vec::new(),
            last_actions: self.snapshot.last_actions(self.viewer, words),
            take_back: self.take_back_seat(),
            chat: Vec::new(),
            may_speak: self.may_speak(),
            standing: self.table.standing(),
            refusal: closed.or_else(|| self.loss(reader)),
            lesson: None,
            deal: self.snapshot.lobby.deal.as_ref().map(|deal| deal.of.as_str()),
            hints: hints::may_ask(&self.snapshot.lobby, &reader.person),
            advice: None,
        }
    }

    /// Whether the host lets the reader speak.
    fn may_speak(&self) -> bool {
        !self.yours.is_empty() || !self.snapshot.lobby.chat.watchers_silent
    }

    /// Why the reader only watches, where that was different before.
    fn loss(&self, reader: &Reader) -> Option<Refused> {
        let is_over = self.table.pending() == Pending::Over;
        let loss = self.snapshot.lobby.loss_of(&reader.person).filter(|_| !is_over)?;
        let words = reader.words();
        Some(refusal(&loss.into(), self.snapshot.seat_names(words), words))
    }

    /// The table as it was after some events.
    pub(crate) fn replay<'p>(&'p self, at: usize, view: &'p dyn ShownView, reader: &Reader) -> TablePage<'p> {
        let events = self.table.events();
        let mut log = self.log(reader.words());
        let (steps, story) = (self.steps(at, &log), Story::of(&log));
        log.retain(|line| line.number <= at);
        // A line has the number of the moment right after its event.
        let last = |event: Option<usize>| {
            let line = log.iter().rev().find(|line| Some(line.number) == event.map(|event| event + 1))?;
            line.text.lines().next().map(str::to_owned)
        };
        TablePage {
            at,
            replay: true,
            follows: reader.follows,
            steps,
            story,
            pending: self.table.pending_at(at),
            automatic: SeatSet::EMPTY,
            last_actions: self.table.last_actions(at).into_iter().map(last).collect(),
            log,
            drawings: None,
            take_back: None,
            standing: self.table.standing().filter(|_| at == events),
            ..self.page(view, reader)
        }
    }

    /// Where a step back and a step on lead: to what a seat did and what is told; what falls silently is passed over.
    fn steps(&self, at: usize, log: &[LogLine]) -> [usize; 2] {
        let acted = (1..).zip(self.table.actors(0)).filter_map(|(number, seat)| seat.map(|_| number));
        let stops: BTreeSet<usize> = log.iter().map(|line| line.number).chain(acted).collect();
        around(at, &stops, self.table.events())
    }

    /// The seat of the reader's that may take something back: of several at one device the one that acted last, or the
    /// one the reader looks with.
    fn take_back_seat(&self) -> Option<Seat> {
        let last = self.table.last_actor().filter(|seat| self.yours.contains(*seat));
        let own = match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public | Viewer::Everything => None,
        };
        [last, own].into_iter().flatten().find(|seat| self.table.may_take_back(*seat).is_ok())
    }

    /// All that happened and what followed from it, in words.
    pub(crate) fn log(&self, words: &Words) -> Vec<LogLine> {
        let names = self.snapshot.seat_names(words);
        let mut lines = self.table.log(0, self.viewer, names, words);
        self.snapshot.mark_explained(&mut lines);
        self.snapshot.mark_bot_failures(&mut lines, names, words);
        lines
    }
}

/// The nearest of these moments before and after one; the beginning and the end where there is none.
fn around(at: usize, moments: &BTreeSet<usize>, events: usize) -> [usize; 2] {
    [
        moments.range(..at).next_back().copied().unwrap_or(0),
        moments.range(at + 1..).next().copied().unwrap_or(events),
    ]
}

/// Those of the reader's seats that the table acts for. Whether it acts for others is not for the reader to know.
fn automatic(table: &dyn AnyTable, yours: SeatSet) -> SeatSet {
    yours.iter().filter(|seat| table.automatic_action(*seat).is_some()).collect()
}

/// The parts of a page that change, as this reader sees them; `seat` chooses among several seats of one's own.
pub(crate) fn parts(snapshot: &Snapshot, reader: &Reader, seat: Option<Seat>) -> Result<Vec<Update>, Error> {
    #[cfg(test)]
    reader.hit_failpoint();
    let parts = if snapshot.table.is_none() {
        dino_page::lobby_parts(&reader.site(), &lobby(snapshot, reader, None)?)
    } else {
        let shown = Projection::new(snapshot, &reader.person, seat)?;
        let view = shown.view();
        dino_page::parts(&reader.site(), &shown.page(view.as_ref(), reader))
    };
    Ok(parts.into_iter().map(Update::from).collect())
}

/// The version of a page that shows all of this moment with these parts.
pub(crate) fn page_version(snapshot: &Snapshot, parts: &[Update]) -> PageVersion {
    let log =
        snapshot.table.as_ref().map(|table| LogPosition { events: table.events(), lines: table.lines() });
    PageVersion::new(log, snapshot.chat.len(), parts)
}

/// Why something was refused, for the page.
pub(crate) fn refusal(error: &Error, names: &[String], words: &Words) -> Refused {
    Refused { sentence: error.sentence(names, words), rule: error.rule() }
}

/// What to call a seat.
pub(crate) fn seat_name(lobby: &Lobby, seat: Seat, words: &Words) -> String {
    match lobby.entry(seat) {
        // A program need not give a name.
        Ok(entry) if entry.person.is_some() && !entry.name.is_empty() => entry.name.clone(),
        Ok(entry) if entry.bot.is_some() => words.with(
            "bot-name",
            &[("kind", entry.bot.clone().unwrap_or_default().into()), ("seat", seat.number().into())],
        ),
        _ => words.with("seat-name", &[("seat", seat.number().into())]),
    }
}

/// The private address that moves a seat to another device.
fn link(snapshot: &Snapshot, entry: &crate::lobby::SeatEntry, origin: &str) -> String {
    format!("{origin}/s/{}-{}", snapshot.id, entry.token)
}

fn seats(snapshot: &Snapshot, person: &str, origin: &str, words: &Words) -> Vec<TableSeat> {
    let names = snapshot.seat_names(words);
    let running = snapshot.table.as_ref().map_or(SeatSet::EMPTY, |table| table.pending().seats());
    let seat = |(seat, entry): (Seat, &crate::lobby::SeatEntry)| {
        let used = snapshot.lobby.used(seat);
        let passed =
            if running.contains(seat) { snapshot.clock_started.elapsed().as_millis() as u64 } else { 0 };
        TableSeat {
            seat,
            name: names[seat.index()].clone(),
            bot: snapshot.lobby.bot_in(seat).is_some(),
            person: entry.person.is_some(),
            here: snapshot.present.contains(seat),
            link: (entry.person.as_deref() == Some(person)).then(|| link(snapshot, entry, origin)),
            clock: match snapshot.lobby.pace {
                Pace::Minutes(minutes) => {
                    let left = (60_000 * u64::from(minutes)).saturating_sub(used + passed);
                    Some(u32::try_from(left / 1000).unwrap_or(u32::MAX))
                }
                Pace::Free | Pace::Days(_) => None,
            },
        }
    };
    snapshot.lobby.entries().map(seat).collect()
}

/// Whether the host looks at the table.
pub(crate) fn is_host_present(snapshot: &Snapshot) -> bool {
    snapshot.lobby.seats_of(&snapshot.lobby.host).iter().any(|seat| snapshot.present.contains(seat))
}

/// The lobby as this person may see it.
pub(crate) fn lobby(snapshot: &Snapshot, reader: &Reader, error: Option<String>) -> Result<LobbyPage, Error> {
    let closed = snapshot.lobby.check_open().err().map(|error| error.sentence(&[], reader.words()));
    let error = error.or(closed);
    let (lobby, person, origin) = (&snapshot.lobby, reader.person.as_str(), reader.shared_origin());
    let game = dino_page::games::page(&lobby.game).ok_or(Error::NotFound)?;
    let specs = dino_games::options(&lobby.game).ok_or(Error::NotFound)?;
    let values = lobby.setup().configured()?;
    let lost = || lobby.loss_of(person).map(|loss| Error::from(loss).sentence(&[], reader.words()));
    let seat = |(seat, entry): (Seat, &crate::lobby::SeatEntry)| {
        let you = entry.person.as_deref() == Some(person);
        LobbySeat {
            seat,
            holder: match (&entry.person, &entry.bot) {
                (Some(_), _) => Holder::Person { name: seat_name(lobby, seat, reader.words()), you },
                (None, Some(bot)) => Holder::Bot(bot.clone()),
                (None, None) => Holder::Free,
            },
            link: you.then(|| link(snapshot, entry, origin)),
            part_sha256: entry.part_sha256.clone().filter(|_| you),
        }
    };
    Ok(LobbyPage {
        id: snapshot.id.clone(),
        game,
        url: format!("{origin}/t/{}", snapshot.id),
        host: lobby.seats_of(&lobby.host).first().map(|seat| seat_name(lobby, seat, reader.words())),
        commitment: lobby.commitment().map_or_else(String::new, |commitment| commitment.to_string()),
        options: specs.iter().zip(values).map(|(spec, (_, value))| (spec, value)).collect(),
        sheets: reader.sheets(lobby),
        sheet: lobby.sheet.as_ref().map(|sheet| sheet.name.clone()),
        seats: lobby.entries().map(seat).collect(),
        pace: lobby.pace,
        listed: lobby.listed,
        hints: lobby.hints,
        is_host: lobby.host == person,
        may_begin_for_host: !lobby.seats_of(person).is_empty() && !is_host_present(snapshot),
        error: error.or_else(lost),
    })
}

/// A table in a list; `pending` is what its game waits for, once it has begun.
pub(crate) fn table_line(
    id: &str,
    lobby: &Lobby,
    pending: Option<Pending>,
    reader: &Reader,
) -> Option<TableLine> {
    let words = reader.words();
    let taken = lobby.entries().filter(|(seat, _)| !lobby.is_free(*seat));
    let yours = lobby.seats_of(&reader.person);
    let pending = if lobby.closed.is_some() { Some(Pending::Over) } else { pending };
    let asked = pending.map_or(SeatSet::EMPTY, Pending::seats);
    let waits = yours.iter().any(|seat| asked.contains(seat));
    let seat = |(seat, _)| match seat {
        seat if yours.contains(seat) => LineSeat::Yours,
        seat if lobby.is_free(seat) => LineSeat::Free,
        _ => LineSeat::Taken,
    };
    Some(TableLine {
        id: id.to_owned(),
        game: dino_page::games::page(&lobby.game)?,
        names: taken.map(|(seat, _)| seat_name(lobby, seat, words)).collect(),
        seats: lobby.entries().map(seat).collect(),
        free: lobby.entries().filter(|(seat, _)| lobby.is_free(*seat)).count(),
        waits_for: asked.iter().map(|seat| seat_name(lobby, seat, words)).collect(),
        status: TableStatus::of(pending),
        waits_for_you: waits,
        may_go: can_forget(lobby, pending == Some(Pending::Over), &reader.person),
    })
}

/// Whether a person may forget a table of theirs: its game is over, or nobody else would be left alone.
pub(crate) fn can_forget(lobby: &Lobby, over: bool, person: &str) -> bool {
    let others =
        lobby.entries().any(|(_, entry)| entry.person.as_deref().is_some_and(|other| other != person));
    !lobby.seats_of(person).is_empty() && (!others || over)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Settings;
    use crate::app::App;
    use crate::reader::RequestHead;
    use axum::body::Body;
    use axum::http::Request;
    use dino_core::Seed;
    use dino_games::Setup;
    use dino_store::SqliteStore;
    use std::sync::Arc;

    /// A table at which these people sit; some have several seats at one device.
    fn snapshot(table: &dyn AnyTable, people: &[&str]) -> Snapshot {
        let mut lobby = Lobby::new(table.meta(), "ann", people.len() as u8).unwrap();
        for (seat, person) in Seat::all(people.len() as u8).zip(people) {
            lobby.sit(seat, person, person).unwrap();
        }
        Snapshot::of("table", lobby, table.boxed())
    }

    async fn reader(person: &str) -> Reader {
        let store = Arc::new(SqliteStore::memory().await.unwrap());
        let app = App::new(store, Settings::default()).await.unwrap();
        let mut reader = Reader::new(&app, &RequestHead::of(&Request::new(Body::empty()))).unwrap();
        reader.person = person.to_owned();
        reader
    }

    /// In Evo, after the wait that stands in the first open question (EVO-74).
    #[tokio::test]
    async fn who_is_answered_for_is_not_asked_and_others_see_it_asked() {
        let mut table = Setup::new("evo", 2).open(Seed::of_series(1, 1), Vec::new(), Vec::new()).unwrap();
        table.draw_all();
        let waiting = loop {
            let seat = table.pending().seats().first().unwrap();
            if table.automatic_action(seat).is_some() {
                break seat;
            }
            let legal = table.legal(seat);
            let wait = legal.iter().find(|action| *action == "pass until card");
            table.act(seat, wait.unwrap_or(&legal[0])).unwrap();
            table.draw_all();
        };
        let snapshot = snapshot(table.as_ref(), &["ann", "ben"]);
        for (seat, person) in Seat::all(2).zip(["ann", "ben"]) {
            let shown = parts(&snapshot, &reader(person).await, None).unwrap();
            let shown = |id: &str| shown.iter().find(|part| part.id == id).unwrap().html.clone();
            assert!(shown("asked").contains(&waiting.number().to_string()));
            assert!(!shown("prompt").contains("prompt--you") && !shown("offers").contains("<button"));
            assert_eq!(shown("prompt").contains("answers for you"), seat == waiting, "{}", shown("prompt"));
            let place = if seat == waiting { shown("mine") } else { shown(&format!("player-{waiting}")) };
            assert_eq!(place.contains("not to be asked"), seat == waiting, "{place}");
        }
    }

    #[tokio::test]
    async fn at_a_shared_device_the_seat_that_acted_last_takes_back_whoever_looks() {
        let reader = reader("ann").await;
        let mut table =
            Setup::new("cubosaurs", 3).open(Seed::of_series(1, 1), Vec::new(), Vec::new()).unwrap();
        table.draw_all();
        let mut offered = 0;
        while let Some(last) = table.pending().seats().first() {
            let action = table.legal(last).pop().unwrap();
            table.act(last, &action).unwrap();
            table.draw_all();
            let snapshot = snapshot(table.as_ref(), &["ann", "ann", "ben"]);
            for seat in [None, Some(Seat::FIRST), Seat::all(2).last()] {
                let shown = Projection::new(&snapshot, &reader.person, seat).unwrap();
                let view = shown.view();
                let page = shown.page(view.as_ref(), &reader);
                let may = shown.yours.contains(last) && table.may_take_back(last).is_ok();
                assert_eq!(page.take_back, may.then_some(last), "{seat:?}");
                offered += usize::from(may);
                let replay = shown.replay(1, view.as_ref(), &reader);
                assert_eq!(replay.take_back, None);
            }
        }
        assert!(offered > 0);
    }
}
