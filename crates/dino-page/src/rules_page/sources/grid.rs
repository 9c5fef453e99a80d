//! Values in rows and columns.

use super::super::inline::Reader;
use super::{Cell, label, values};
use maud::{Markup, html};
use toml::Table;

/// A table of values. Not every row has a value in every column.
pub(super) struct Grid {
    title: String,
    columns: Vec<String>,
    rows: Vec<(String, Vec<Option<Cell>>)>,
    /// Whether each row is one value with its own origin, not one thing with many values.
    is_list: bool,
}

impl Grid {
    /// A group of single values: one row for each.
    pub(super) fn of_values(title: String, group: &Table, reader: &Reader<'_>) -> Grid {
        let cells = values(group, None, reader).into_iter();
        let rows = cells.map(|(key, cell)| (label(&key, reader), vec![Some(cell)])).collect();
        Grid { title, columns: vec![reader.words.get("rules-source-value")], rows, is_list: true }
    }

    /// Things of one kind: a row for each, a column for every key that one of them has.
    pub(super) fn of_rows<'g>(
        title: String,
        groups: impl IntoIterator<Item = (String, &'g Table)>,
        source: Option<&str>,
        reader: &Reader<'_>,
    ) -> Grid {
        let mut keys: Vec<String> = Vec::new();
        let mut found = Vec::new();
        for (name, group) in groups {
            let cells = values(group, source, reader);
            for (key, _) in &cells {
                if !keys.contains(key) {
                    keys.push(key.clone());
                }
            }
            found.push((name, cells));
        }
        let in_columns = |cells: Vec<(String, Cell)>| {
            let cell = |key: &String| cells.iter().find(|(of, _)| of == key).map(|(_, cell)| cell.clone());
            keys.iter().map(cell).collect()
        };
        let rows = found.into_iter().map(|(name, cells)| (name, in_columns(cells))).collect();
        let columns = keys.iter().map(|key| label(key, reader)).collect();
        Grid { title, columns, rows, is_list: false }
    }

    /// All its values.
    pub(super) fn cells(&self) -> impl Iterator<Item = &Cell> {
        self.rows.iter().flat_map(|(_, cells)| cells).flatten()
    }

    /// The value in a row and a column.
    fn cell(&self, row: &str, column: &str) -> Option<&Cell> {
        let column = self.columns.iter().position(|name| name == column)?;
        let (_, cells) = self.rows.iter().find(|(name, _)| name == row)?;
        cells.get(column)?.as_ref()
    }

    /// Whether it shows the same things of two sheets.
    pub(super) fn is_like(&self, other: &Grid) -> bool {
        self.title == other.title && self.is_list == other.is_list
    }

    /// The table. An origin that a whole column shares is said once, in its head. Where it is compared, a value that
    /// differs is marked, with what stands there in the other.
    pub(super) fn markup(&self, reader: &Reader<'_>, compared: Option<&Grid>) -> Markup {
        let instead_of = |row: &str, column: &str, cell: &Cell| {
            let other = compared?.cell(row, column);
            let other = other.map_or(String::new(), |other| other.text.clone());
            (other != cell.text).then(|| reader.words.with("rules-instead-of", &[("value", other.into())]))
        };
        let source =
            |source: &str| html! { span.muted { (reader.words.get(&format!("rules-source-{source}"))) } };
        let shared: Vec<Option<&str>> = (0..self.columns.len()).map(|at| self.shared_source(at)).collect();
        html! {
            section {
                h2 { (reader.inline(&self.title)) }
                div.rules__table {
                    table {
                        thead {
                            tr {
                                td {}
                                @for (column, shared) in self.columns.iter().zip(&shared) {
                                    th scope="col" {
                                        (reader.inline(column))
                                        @if let Some(shared) = shared { " " (source(shared)) }
                                    }
                                }
                            }
                        }
                        tbody {
                            @for (name, cells) in &self.rows {
                                tr {
                                    th scope="row" { (reader.inline(name)) }
                                    @for ((cell, shared), column) in cells.iter().zip(&shared).zip(&self.columns) {
                                        td {
                                            @if let Some(cell) = cell {
                                                @match instead_of(name, column, cell) {
                                                    Some(other) => { mark { (reader.inline(&cell.text)) } " " span.muted { (other) } },
                                                    None => (reader.inline(&cell.text)),
                                                }
                                                @if shared.is_none() { " " (source(&cell.source)) }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    /// The origin of every value of a column, where there is but one.
    fn shared_source(&self, column: usize) -> Option<&str> {
        let mut sources =
            self.rows.iter().filter_map(|(_, cells)| Some(cells.get(column)?.as_ref()?.source.as_str()));
        let first = sources.next()?;
        (!self.is_list && sources.all(|source| source == first)).then_some(first)
    }
}
