//! What is the same for several viewers of a table: derived when the first of them asks for it, and kept.
//!
//! Viewers who see alike share it: in a game without secrets all of them who read the same language.

use crate::projection::seat_name;
use crate::table_task::Snapshot;
use dino_core::Viewer;
use dino_games::AnyTable;
use dino_page::model::LogLine;
use dino_page::{Drawings, Lang, Words};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// What is derived from one snapshot.
#[derive(Default)]
pub(crate) struct Derived {
    names: [OnceLock<Vec<String>>; 2],
    logs: Mutex<HashMap<LogKey, Arc<LogUpdate>>>,
    actions: Arc<ActionTexts>,
    drawings: Arc<Drawings>,
    studies: Arc<Drawings>,
}

/// Whose log it is, in which language, and from which event on.
type LogKey = (Viewer, Lang, usize);

/// Lines to be added to a log.
#[derive(Default)]
pub(crate) struct LogUpdate {
    /// Each line as markup.
    pub(crate) html: Vec<String>,
}

/// What seats did, in words, by the number of the event. It is carried on from snapshot to snapshot, because most seats'
/// last action is the same as before, and begun anew when something is taken back or a name changes.
#[derive(Default)]
pub(crate) struct ActionTexts(Mutex<HashMap<LogKey, String>>);

/// More texts than the last actions of all seats for all who look: older ones are forgotten.
const MAX_TEXTS: usize = 256;

impl Derived {
    pub(crate) fn new(actions: Arc<ActionTexts>, drawings: Arc<Drawings>, studies: Arc<Drawings>) -> Derived {
        Derived { actions, drawings, studies, ..Derived::default() }
    }
}

impl Snapshot {
    /// What to call each seat.
    pub(crate) fn seat_names(&self, words: &Words) -> &[String] {
        self.derived.names[words.lang() as usize].get_or_init(|| {
            self.lobby.entries().map(|(seat, _)| seat_name(&self.lobby, seat, words)).collect()
        })
    }

    /// What was drawn of it.
    pub(crate) fn drawings(&self) -> &Drawings {
        &self.derived.drawings
    }

    /// What was found out about what was played: kept as long as the table is in memory, because it takes long to find.
    pub(crate) fn studies(&self) -> &Drawings {
        &self.derived.studies
    }

    /// The lines of the log from this event on, as the viewer sees them.
    pub(crate) fn log_update(&self, viewer: Viewer, from: usize, words: &Words) -> Arc<LogUpdate> {
        let Some(table) = self.table.as_deref() else { return Arc::default() };
        let viewer = as_seen_by(table, viewer);
        let derive = || {
            let names = self.seat_names(words);
            let mut lines = table.log(from, viewer, names, words);
            self.mark_explained(&mut lines);
            self.mark_bot_failures(&mut lines, names, words);
            let line = |line: &LogLine| dino_page::log_line(&self.id, line, names, words).into_string();
            let html = lines.iter().map(line).collect();
            Arc::new(LogUpdate { html })
        };
        // While one derives it the others wait, and then have it too.
        let mut logs = self.derived.logs.lock().unwrap_or_else(PoisonError::into_inner);
        logs.entry((viewer, words.lang(), from)).or_insert_with(derive).clone()
    }

    /// What each seat did last, as the viewer sees it; nothing where that is long ago.
    pub(crate) fn last_actions(&self, viewer: Viewer, words: &Words) -> Vec<Option<String>> {
        let Some(table) = self.table.as_deref() else { return Vec::new() };
        let viewer = as_seen_by(table, viewer);
        let mut texts = self.derived.actions.0.lock().unwrap_or_else(PoisonError::into_inner);
        let mut last_action = |event: usize| {
            let derive = || {
                let told = table.told(event, viewer, self.seat_names(words), words);
                told.lines().next().unwrap_or_default().to_owned()
            };
            let text = texts.entry((viewer, words.lang(), event)).or_insert_with(derive);
            Some(text.clone()).filter(|text| !text.is_empty())
        };
        let last = table.last_actions(table.events());
        let actions = last.iter().map(|event| event.and_then(&mut last_action)).collect();
        if texts.len() > MAX_TEXTS {
            texts.retain(|(_, _, event), _| last.contains(&Some(*event)));
        }
        actions
    }
}

/// Whose eyes will do for this viewer: in a game without secrets everybody sees the same.
fn as_seen_by(table: &dyn AnyTable, viewer: Viewer) -> Viewer {
    if table.page().meta.has_secrets { viewer } else { Viewer::Public }
}
