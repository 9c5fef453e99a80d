//! Until when the pages of those who play tell what happened last: bots wait for it, as people at a table do.
//!
//! A page says at what tempo it tells when it begins to listen, and nothing after that. So no page can hold a table up: how
//! long it takes follows from what happened and from four tempos, and it is never longer than [`MAX_TELLING`].

use dino_games::AnyTable;
use dino_page::Tempo;
use std::time::Duration;
use tokio::time::Instant;

/// The longest time that bots wait, however much there is to be told.
const MAX_TELLING: Duration = Duration::from_secs(10);

/// What is being told.
#[derive(Debug)]
pub(crate) struct Telling {
    /// The number of events that are told already, or being told.
    events: usize,
    ends_at: Instant,
}

impl Telling {
    /// What happened before the table came into memory nobody waits for.
    pub(super) fn after(table: Option<&dyn AnyTable>) -> Telling {
        Telling { events: table.map_or(0, AnyTable::events), ends_at: Instant::now() }
    }

    /// Adds what happened since; an ordinary act takes `act` at the usual tempo.
    pub(super) fn follow(&mut self, table: &dyn AnyTable, tempo: Tempo, act: Duration, now: Instant) {
        let events = table.events();
        // What was taken back is told no more.
        if events < self.events {
            (self.events, self.ends_at) = (events, now);
        }
        let hundredths = table.telling(self.events) * tempo.percent() / 100;
        self.events = events;
        self.ends_at = self.ends_at.max(now) + act * hundredths / 100;
        self.ends_at = self.ends_at.min(now + MAX_TELLING);
    }

    /// How long it still takes.
    pub(super) fn left(&self, now: Instant) -> Duration {
        self.ends_at.saturating_duration_since(now)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use dino_core::Seed;
    use dino_games::Setup;

    #[test]
    fn bots_wait_for_what_is_told_and_never_for_long() {
        let mut table =
            Setup::new("cubosaurs", 3).open(Seed::of_series(1, 1), Vec::new(), Vec::new()).unwrap();
        table.draw_all();
        let (second, mut telling) = (Duration::from_secs(1), Telling::after(Some(table.as_ref())));
        let now = Instant::now();
        assert_eq!(telling.left(now), Duration::ZERO);
        let act = |table: &mut Box<dyn AnyTable>| {
            let seat = table.pending().seats().first().unwrap();
            let action = table.legal(seat).pop().unwrap();
            table.act(seat, &action).unwrap();
            table.draw_all();
        };
        for (tempo, millis) in
            [(Tempo::Usual, 1000), (Tempo::Quick, 1500), (Tempo::AtOnce, 1500), (Tempo::Calm, 3100)]
        {
            act(&mut table);
            telling.follow(table.as_ref(), tempo, second, now);
            assert_eq!(telling.left(now), Duration::from_millis(millis), "{tempo:?}");
            telling.follow(table.as_ref(), tempo, second, now);
            assert_eq!(telling.left(now), Duration::from_millis(millis), "nothing is told twice");
        }
        for _ in 0..20 {
            act(&mut table);
            telling.follow(table.as_ref(), Tempo::Calm, second, now);
        }
        assert_eq!(telling.left(now), MAX_TELLING);
    }
}
