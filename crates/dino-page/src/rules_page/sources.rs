//! Where each value of a component sheet comes from, read off the sheet's own `source` and `x_source` marks.
//!
//! The sheet is read as plain TOML, so that this page knows no game: a group of single values becomes a list, groups
//! of the same kind become the rows of one table, and so do lists of cards and tiles.

use super::TableSheet;
use super::inline::{Reader, number};
use maud::{Markup, html};
use toml::{Table, Value};

mod grid;

use grid::Grid;

/// Where a value comes from, as the sheet says it: the most certain first.
const SOURCES: [&str; 4] = ["rulebook", "public", "deduced", "proposed"];

/// The key of a list that is one value: what is printed on a card.
const ELEMENTS: &str = "elements";

/// A value as people read it, with its origin.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Cell {
    text: String,
    source: String,
}

/// The components of a table that is played with a sheet of its own: every value, those that differ from ours marked.
pub(super) fn of_table(reader: &Reader<'_>, sheet: &TableSheet<'_>) -> Option<Markup> {
    let words = reader.words;
    let [ours, theirs] = [reader.game.book.sheet, sheet.text].map(|text| toml::from_str::<Table>(text).ok());
    let (ours, theirs) = (grids(&ours?, reader), grids(&theirs?, reader));
    let compared = |grid: &Grid| ours.iter().find(|our| our.is_like(grid));
    let differs = |grid: &&Grid| compared(grid).is_none_or(|ours| grid.differs_from(ours));
    let (changed, same): (Vec<&Grid>, Vec<&Grid>) = theirs.iter().partition(differs);
    Some(html! {
        article.rules.panel {
            h1 { (words.with("rules-components-table", &[("game", reader.game.meta.title.into()), ("name", sheet.name.into())])) }
            p { (words.get("rules-components-table-about")) }
            pre { code { (words.get("rules-components-verify")) } }
            p {
                a.btn href={ "/t/" (sheet.table) "/components.toml" } { (words.get("rules-components-download")) } " "
                a.btn href={ "/t/" (sheet.table) } { (words.get("table-to-table")) }
            }
            @for grid in &changed { (grid.markup(reader, compared(grid))) }
            @if changed.is_empty() { p { (words.get("rules-components-same")) } }
            details {
                summary { (words.get("rules-components-rest")) }
                @for grid in &same { (grid.markup(reader, None)) }
            }
        }
    })
}

/// The whole page; `None` when the sheet cannot be read, which its own crate's tests rule out.
pub(super) fn page(reader: &Reader<'_>) -> Option<Markup> {
    let sheet: Table = toml::from_str(reader.game.book.sheet).ok()?;
    let words = reader.words;
    let title = reader.game.meta.title;
    let grids = grids(&sheet, reader);
    let cells: Vec<&Cell> = grids.iter().flat_map(Grid::cells).collect();
    Some(html! {
        article.rules.panel {
            h1 { (words.with("rules-components", &[("game", title.into())])) }
            p { (reader.inline(&words.get("rules-components-about"))) }
            table.score-sheet {
                thead {
                    tr {
                        th scope="col" { (words.get("rules-source")) }
                        th scope="col" { (words.get("rules-source-meaning")) }
                        th scope="col" { (words.get("rules-source-values")) }
                    }
                }
                tbody {
                    @for source in SOURCES {
                        @let values = cells.iter().filter(|cell| cell.source == source).count();
                        tr {
                            th scope="row" { (words.get(&format!("rules-source-{source}"))) }
                            td { (words.get(&format!("rules-source-{source}-about"))) }
                            td { (values) }
                        }
                    }
                }
            }
            p { (reader.inline(&words.get("rules-components-correct"))) }
            pre { code { (words.get("rules-components-command")) } }
            p { a href=(reader.page) { (words.get("rules-to-rules")) } }
            @for grid in &grids { (grid.markup(reader, None)) }
        }
    })
}

/// The sheet's groups in its own order.
fn grids(sheet: &Table, reader: &Reader<'_>) -> Vec<Grid> {
    let mut grids = Vec::new();
    for (name, value) in sheet {
        let title = || label(name, reader);
        match value {
            Value::Table(group) if group.values().all(Value::is_table) => {
                let rows = group.iter().filter_map(|(name, row)| Some((text(name, reader), row.as_table()?)));
                grids.push(Grid::of_rows(title(), rows, None, reader));
                for (name, row) in group.iter().filter_map(|(name, row)| Some((name, row.as_table()?))) {
                    let source = row.get("source").and_then(Value::as_str);
                    let lists = row.values().filter_map(items);
                    grids.extend(lists.map(|items| {
                        Grid::of_rows(text(name, reader), named(items, reader), source, reader)
                    }));
                }
            }
            Value::Table(group) => {
                let source = group.get("source").and_then(Value::as_str);
                let lists =
                    group.iter().filter(|(key, _)| *key != ELEMENTS).filter_map(|(_, list)| items(list));
                let lists: Vec<Grid> =
                    lists.map(|items| Grid::of_rows(title(), named(items, reader), source, reader)).collect();
                grids.push(Grid::of_values(title(), group, reader));
                grids.extend(lists);
            }
            list => grids
                .extend(items(list).map(|items| Grid::of_rows(title(), named(items, reader), None, reader))),
        }
    }
    grids
}

/// Things with the words for what they are called.
fn named<'g>(items: Vec<(String, &'g Table)>, reader: &Reader<'_>) -> Vec<(String, &'g Table)> {
    items.into_iter().map(|(name, row)| (text(&name, reader), row)).collect()
}

/// A list of tables, each with what it is called; `None` for any other value.
fn items(value: &Value) -> Option<Vec<(String, &Table)>> {
    let tables: Option<Vec<&Table>> = value.as_array()?.iter().map(Value::as_table).collect();
    let name = |table: &Table| match table.get("id") {
        Some(Value::String(id)) => id.clone(),
        Some(id) => id.to_string(),
        None => String::new(),
    };
    Some(tables?.into_iter().map(|table| (name(table), table)).collect())
}

/// The values of a group, each under its key. A list of numbers is taken apart, for single ones of them may be
/// confirmed by the rulebook.
fn values(group: &Table, inherited: Option<&str>, reader: &Reader<'_>) -> Vec<(String, Cell)> {
    let word = |key: &str| group.get(key).and_then(Value::as_str);
    let of_group = word("source").or(inherited).unwrap_or_default();
    let mut cells = Vec::new();
    for (key, value) in group {
        let is_mark = key == "source" || key.ends_with("_source") || key == "confirmed_by_rulebook";
        if is_mark || key == "id" || key != ELEMENTS && items(value).is_some() {
            continue;
        }
        let source = word(&format!("{key}_source")).unwrap_or(of_group);
        match value.as_array() {
            Some(numbers) if numbers.iter().all(Value::is_integer) => {
                for (at, value) in (1..).zip(numbers) {
                    let at = at.to_string();
                    let confirmed = group.get("confirmed_by_rulebook").and_then(|cells| cells.get(&at));
                    let source = if confirmed.is_some() { SOURCES[0] } else { source };
                    cells.push((format!("{key}-{at}"), cell(value, source, reader)));
                }
            }
            _ => cells.push((key.clone(), cell(value, source, reader))),
        }
    }
    cells
}

fn cell(value: &Value, source: &str, reader: &Reader<'_>) -> Cell {
    Cell { text: shown(value, reader), source: source.to_owned() }
}

/// A value as people read it.
fn shown(value: &Value, reader: &Reader<'_>) -> String {
    let words = reader.words;
    match value {
        Value::Boolean(true) => words.get("rules-yes"),
        Value::Boolean(false) => words.get("rules-no"),
        Value::Integer(value) => number(*value),
        Value::String(name) => text(name, reader),
        Value::Array(flags) if flags.iter().all(Value::is_bool) => {
            let set = flags.iter().filter(|flag| flag.as_bool() == Some(true)).count();
            words.with("rules-some-of", &[("cards", set.into()), ("of", flags.len().into())])
        }
        Value::Array(values) => {
            values.iter().map(|value| shown(value, reader)).collect::<Vec<_>>().join(", ")
        }
        // What kind of thing it is, and then what is said about it.
        Value::Table(table) => {
            let told =
                table.iter().filter(|(key, _)| *key != "source").map(|(_, value)| shown(value, reader));
            told.collect::<Vec<_>>().join(" ")
        }
        other => other.to_string(),
    }
}

/// The words for a name that stands as a value; names of people and the like are shown as they are.
fn text(name: &str, reader: &Reader<'_>) -> String {
    let key = format!("{}-sheet-value-{}", reader.game.meta.id, name.replace('_', "-"));
    if reader.words.has(&key) { reader.words.get(&key) } else { name.to_owned() }
}

/// The words for a key of the sheet.
fn label(key: &str, reader: &Reader<'_>) -> String {
    reader.words.get(&format!("{}-sheet-{}", reader.game.meta.id, key.replace('_', "-")))
}
