//! Attacks of who held a seat before.

use crate::Siege;
use crate::client::Result;
use crate::raw::{ANSWER_TIMEOUT, Attacker, Reply, read_head, request};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};

/// A table of a game with hidden hands at which the second seat has changed hands once.
struct Table {
    id: String,
    host: String,
    former: String,
}

/// The secret that an answer gives.
fn secret(answer: &Value) -> Result<String> {
    Ok(answer.as_str().ok_or("no secret")?.to_owned())
}

impl Table {
    async fn open(by: Attacker) -> Result<Table> {
        let body = json!({ "game": "mesozooic", "players": ["person", "free"], "start": false });
        let made = by.done("", "", body).await?;
        let (id, host) = (secret(&made["id"])?, secret(&made["tokens"][0])?);
        let former = sit(by, &id).await?;
        Ok(Table { id, host, former })
    }

    /// The former holder stands up, another sits down, and the game begins. Gives the new secret.
    async fn hand_over(&self, by: Attacker) -> Result<String> {
        by.done(&format!("/{}/stand", self.id), &self.former, json!({ "seat": 2 })).await?;
        let next = sit(by, &self.id).await?;
        by.done(&format!("/{}/start", self.id), &self.host, json!({})).await?;
        Ok(next)
    }
}

/// Sits down in the second seat.
async fn sit(by: Attacker, id: &str) -> Result<String> {
    secret(&by.done(&format!("/{id}/sit"), "", json!({ "seat": 2 })).await?["token"])
}

/// A stream that was opened with the old secret hears nothing of the new holder, and ends.
pub(crate) async fn keep_listening(siege: &Siege) -> Result<String> {
    let by = siege.attacker(1)?;
    for _ in 0..siege.times(5) {
        let table = Table::open(by).await?;
        let mut stream = by.connect().await?;
        let path = format!("GET /api/v1/tables/{}/events?seat=2", table.id);
        let key = format!("authorization: Bearer {}\r\n", table.former);
        stream.write_all(request(&path, &key, "").as_bytes()).await?;
        let granted = read_head(&mut stream).await?;
        if granted.status != Some(200) {
            return Err("the stream was refused while the seat was the listener's".into());
        }
        let next = table.hand_over(by).await?;
        let legal = by.api(&format!("/{}/legal?seat=2", table.id), &next, None).await?.1;
        let act = json!({ "seat": 2, "action": legal["actions"][0] });
        by.done(&format!("/{}/act", table.id), &next, act).await?;
        let mut heard = granted.text;
        let ended = tokio::time::timeout(ANSWER_TIMEOUT, stream.read_to_string(&mut heard)).await;
        if ended.is_err() {
            return Err("the stream goes on".into());
        }
        if heard.contains("event: seen") {
            return Err(format!("it was told what the seat sees: {heard}").into());
        }
    }
    Ok(format!("{} streams ended and were told nothing", siege.times(5)))
}

/// What was begun with the old secret and arrives after the seat has changed hands counts for nobody.
pub(crate) async fn hold_back(siege: &Siege) -> Result<String> {
    let by = siege.attacker(2)?;
    let table = Table::open(by).await?;
    let bodies = [
        ("act", json!({ "seat": 2, "action": "done" })),
        ("chat", json!({ "seat": 2, "text": "still here" })),
        ("stand", json!({ "seat": 2 })),
        ("away", json!({ "seat": 2 })),
        ("takeback", json!({ "seat": 2 })),
    ];
    let mut begun = Vec::new();
    for (route, body) in &bodies {
        let headers = format!("authorization: Bearer {}\r\ncontent-type: application/json\r\n", table.former);
        let line = format!("POST /api/v1/tables/{}/{route}", table.id);
        let whole = request(&line, &headers, &body.to_string());
        let (head, body) = whole.split_once("\r\n\r\n").ok_or("no head")?;
        let mut stream = by.connect().await?;
        stream.write_all(format!("{head}\r\n\r\n").as_bytes()).await?;
        begun.push((stream, body.to_owned(), route));
    }
    let next = table.hand_over(by).await?;
    let before = by.api(&format!("/{}/view?seat=2", table.id), &next, None).await?.1;
    for (mut stream, body, route) in begun {
        stream.write_all(body.as_bytes()).await?;
        let Reply { status, text } = read_head(&mut stream).await?;
        if status != Some(403) {
            return Err(format!("{route} was answered {status:?}: {text}").into());
        }
    }
    let after = by.api(&format!("/{}/view?seat=2", table.id), &next, None).await?.1;
    let said = by.api(&format!("/{}/chat", table.id), "", None).await?.1;
    if after != before || said["said"] != json!([]) {
        return Err("something was done for the former holder".into());
    }
    Ok(format!("{} late bodies were refused", bodies.len()))
}
