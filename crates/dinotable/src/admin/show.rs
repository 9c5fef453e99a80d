//! What the server answered, as people read it.

use dino_page::Words;
use dino_server::AdminCommand;
use serde_json::Value;
use std::time::{SystemTime, UNIX_EPOCH};

/// The answer to a command in words.
pub(super) fn shown(command: &AdminCommand, answer: &Value, words: &Words) -> String {
    let about = |key: &str, name: &str, value: &str| words.with(key, &[(name, value.to_owned().into())]);
    match command {
        AdminCommand::ListTables { .. } => listed(answer, "admin-head-tables", words, table_row),
        AdminCommand::ShowTable { .. } => table(answer, words),
        AdminCommand::UnlistTable { table } => about("admin-unlisted", "table", table),
        AdminCommand::CloseTable { table, .. } => about("admin-closed", "table", table),
        AdminCommand::DeleteTable { table } => about("admin-deleted", "table", table),
        AdminCommand::Mute(_) | AdminCommand::Ban(_) => {
            listed(&Value::Array(vec![answer.clone()]), "admin-head-bans", words, ban_row)
        }
        AdminCommand::ListBans {} => listed(answer, "admin-head-bans", words, ban_row),
        AdminCommand::Unban { address } => about("admin-lifted", "address", address),
        AdminCommand::ShowLimits {} | AdminCommand::SetLimit { .. } => {
            listed(answer, "admin-head-limits", words, |limit, _| {
                vec![text(&limit["name"]), text(&limit["value"])]
            })
        }
    }
}

fn table_row(table: &Value, words: &Words) -> Vec<String> {
    let people = format!("{}/{}", table["people"], table["seats"]);
    let status = if table["closed"].is_null() { text(&table["status"]) } else { "closed".to_owned() };
    let listed = yes_no(&table["listed"], words);
    vec![text(&table["id"]), text(&table["game"]), status, listed, people, ago(&table["updated_at"])]
}

fn ban_row(ban: &Value, words: &Words) -> Vec<String> {
    let until = match ban["ends_at"].as_i64() {
        None => words.get("admin-for-good"),
        Some(end) => format!("+{}", span(end - now())),
    };
    vec![text(&ban["address"]), text(&ban["kind"]), until, text(&ban["reason"])]
}

/// All that is known of one table.
fn table(table: &Value, words: &Words) -> String {
    let [game, status] = ["game", "status"].map(|field| text(&table[field]).into());
    let [lines, chat] = ["lines", "chat_lines"].map(|field| table[field].as_u64().unwrap_or_default().into());
    let values = [("game", game), ("status", status), ("lines", lines), ("chat", chat)];
    let mut said = vec![words.with("admin-about", &values)];
    if let Some(reason) = table["closed"].as_str() {
        said.push(words.with("admin-closed-why", &[("reason", reason.to_owned().into())]));
    }
    let row = |seat: &Value, words: &Words| {
        vec![text(&seat["seat"]), text(&seat["name"]), text(&seat["player"]), yes_no(&seat["here"], words)]
    };
    said.push(listed(&table["people_at_seats"], "admin-head-seats", words, row));
    said.join("\n")
}

/// Rows below their heads, each column as wide as it must be.
fn listed(rows: &Value, head: &str, words: &Words, row: impl Fn(&Value, &Words) -> Vec<String>) -> String {
    let rows = rows.as_array().map(Vec::as_slice).unwrap_or_default();
    if rows.is_empty() {
        return words.get("admin-nothing");
    }
    let head: Vec<String> = words.get(head).split('|').map(str::to_owned).collect();
    let lines: Vec<Vec<String>> =
        std::iter::once(head).chain(rows.iter().map(|value| row(value, words))).collect();
    let width = |column: usize| {
        let cells = lines.iter().filter_map(|line| line.get(column));
        cells.map(|cell| cell.chars().count()).max().unwrap_or_default()
    };
    let line = |cells: &Vec<String>| {
        let padded = cells.iter().enumerate().map(|(column, cell)| format!("{cell:<0$}", width(column)));
        padded.collect::<Vec<_>>().join("  ").trim_end().to_owned()
    };
    lines.iter().map(line).collect::<Vec<_>>().join("\n")
}

fn text(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

fn yes_no(value: &Value, words: &Words) -> String {
    words.get(if value == true { "admin-yes" } else { "admin-no" })
}

fn ago(time: &Value) -> String {
    format!("-{}", span(now() - time.as_i64().unwrap_or_default()))
}

/// Milliseconds in the largest unit that fits: the letters are those of the units everywhere.
fn span(millis: i64) -> String {
    match millis.max(0) / 1000 {
        seconds @ ..60 => format!("{seconds}s"),
        seconds @ ..3600 => format!("{}min", seconds / 60),
        seconds @ ..86_400 => format!("{}h", seconds / 3600),
        seconds => format!("{}d", seconds / 86_400),
    }
}

fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use dino_page::Lang;
    use serde_json::json;

    #[test]
    fn rows_stand_below_their_heads() {
        let words = Words::new(Lang::En);
        let limits = json!([{ "name": "rate", "value": 30 }, { "name": "max-connections", "value": 20000 }]);
        assert_eq!(
            shown(&AdminCommand::ShowLimits {}, &limits, &words),
            "Limit            Value\nrate             30\nmax-connections  20000"
        );
        assert_eq!(shown(&AdminCommand::ListBans {}, &json!([]), &words), "Nothing.");
    }

    #[test]
    fn times_are_told_in_the_largest_unit() {
        let spans = [0, 59_999, 60_000, 3_600_000, 90_000_000].map(span);
        assert_eq!(spans, ["0s", "59s", "1min", "1h", "1d"]);
    }
}
