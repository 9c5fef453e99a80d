//! What of a table is new since it was last shown.

/// The paragraphs of the table as the person saw them last.
#[derive(Default)]
pub(super) struct Shown(Vec<String>);

impl Shown {
    /// The paragraphs of the table now that are not as they were.
    pub(super) fn news(&mut self, table: &str) -> Vec<String> {
        let now: Vec<String> = table.split("\n\n").map(|part| part.trim_matches('\n').to_owned()).collect();
        let new = now.iter().filter(|part| !part.is_empty() && !self.0.contains(part)).cloned().collect();
        self.0 = now;
        new
    }

    /// Forgets what was shown: the next time all is new.
    pub(super) fn forget(&mut self) {
        self.0.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_changed_is_shown_again() {
        let mut shown = Shown::default();
        assert_eq!(shown.news("Round 1\n\nAna: 3\n  T-Rex\n\nBen: 4\n").len(), 3);
        assert_eq!(shown.news("Round 1\n\nAna: 5\n  T-Rex\n\nBen: 4\n"), ["Ana: 5\n  T-Rex"]);
        assert!(shown.news("Round 1\n\nAna: 5\n  T-Rex\n\nBen: 4\n").is_empty());
        shown.forget();
        assert_eq!(shown.news("Round 1\n\nBen: 4\n").len(), 2);
    }
}
