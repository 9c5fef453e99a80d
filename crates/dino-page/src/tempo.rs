//! At what tempo a page tells what others did, and how long that takes: the pages choose it, and bots wait for it.

use crate::art::icon;
use crate::log::actor;
use crate::show::Tell;
use crate::words::Words;
use dino_core::{Table, Viewer};
use maud::{Markup, html};

/// At what tempo somebody wants to be told what others did.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum Tempo {
    /// Nothing moves, and nobody waits.
    AtOnce,
    /// Twice as fast as usual.
    Quick,
    /// As long as it takes to see one thing after the other.
    #[default]
    Usual,
    /// With time to think about it.
    Calm,
}

impl Tempo {
    /// All of them, the slowest first: as they stand to be chosen.
    pub const ALL: [Tempo; 4] = [Tempo::Calm, Tempo::Usual, Tempo::Quick, Tempo::AtOnce];

    /// Its name, as pages remember it and tell it to the server.
    pub const fn name(self) -> &'static str {
        match self {
            Tempo::AtOnce => "once",
            Tempo::Quick => "quick",
            Tempo::Usual => "usual",
            Tempo::Calm => "calm",
        }
    }

    /// The tempo of this name.
    pub fn of(name: &str) -> Option<Tempo> {
        Self::ALL.into_iter().find(|tempo| tempo.name() == name)
    }

    /// How long everything takes, in hundredths of the usual.
    pub const fn percent(self) -> u32 {
        match self {
            Tempo::AtOnce => 0,
            Tempo::Quick => 50,
            Tempo::Usual => 100,
            Tempo::Calm => 160,
        }
    }
}

/// How long it takes to tell the events from this one on, in hundredths of what an ordinary act takes.
pub fn telling<G: Tell>(table: &Table<G>, from: usize) -> u32 {
    let (seen, views) = (table.seen(from, Viewer::Public), table.views(from, Viewer::Public));
    let events = table.events().iter().skip(from);
    let acts = seen.iter().zip(events).map(|(seen, event)| G::length(seen, actor(event).is_some()));
    let after = views.array_windows().filter_map(|[before, after]| G::aftermath(before, after));
    acts.chain(after.map(|after| after.length)).sum()
}

/// Where the tempo is chosen, beside the log: for the script alone, which remembers it.
pub(crate) fn chooser(words: &Words) -> Markup {
    html! {
        label.tool.tempo hidden title=(words.get("tempo-title")) {
            (icon("fast")) span.sr-only { (words.get("tempo-title")) }
            select data-tempo {
                @for tempo in Tempo::ALL {
                    option value=(tempo.name()) selected[tempo == Tempo::Usual] { (words.get(&format!("tempo-{}", tempo.name()))) }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_tempo_has_a_name_of_its_own_and_the_slowest_is_the_greatest() {
        for tempo in Tempo::ALL {
            assert_eq!(Tempo::of(tempo.name()), Some(tempo));
        }
        assert_eq!(Tempo::of("allegro"), None);
        assert!(Tempo::ALL.is_sorted_by(|slow, fast| slow > fast && slow.percent() > fast.percent()));
    }
}
