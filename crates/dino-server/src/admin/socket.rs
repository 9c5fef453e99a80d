//! The socket on which commands come.

use super::Operator;
use super::command::AdminCommand;
use super::execute::execute;
use super::failure::Failure;
use crate::app::App;
use crate::connection::ACCEPT_RETRY_DELAY;
use dino_page::Lang;
use serde_json::{Value, json};
use std::os::unix::fs::MetadataExt;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{UnixListener, UnixStream};
use tokio::sync::Semaphore;

/// How many may send commands at the same time; others wait to be taken.
const MAX_CONNECTIONS: usize = 8;

/// The longest line.
const MAX_LINE_BYTES: u64 = 64 * 1024;

/// How long a connection may be silent, or leave an answer unread.
const IDLE_TIMEOUT: Duration = Duration::from_secs(60);

/// Takes commands for as long as it is polled.
pub(crate) async fn serve(listener: UnixListener, app: App) {
    let permits = Arc::new(Semaphore::new(MAX_CONNECTIONS));
    loop {
        let Ok(permit) = permits.clone().acquire_owned().await else { return };
        let Ok((socket, _)) = listener.accept().await else {
            tokio::time::sleep(ACCEPT_RETRY_DELAY).await;
            continue;
        };
        let operator = owner(&listener).and_then(|owner| Operator::authorize(&socket, owner));
        let Some(operator) = operator else {
            tracing::warn!(target: "dinotable::admin", "a stranger was refused");
            continue;
        };
        let app = app.clone();
        tokio::spawn(async move {
            let _permit = permit;
            // Who does not wait for the answer need not hear it.
            let _ = converse(socket, &app, operator).await;
        });
    }
}

/// Whose the socket is.
fn owner(listener: &UnixListener) -> Option<u32> {
    let address = listener.local_addr().ok()?;
    Some(std::fs::metadata(address.as_pathname()?).ok()?.uid())
}

/// Answers line by line until the other side ends.
async fn converse(socket: UnixStream, app: &App, operator: Operator) -> std::io::Result<()> {
    let (read, mut write) = socket.into_split();
    let mut read = BufReader::new(read);
    loop {
        let mut line = String::new();
        let mut limited = (&mut read).take(MAX_LINE_BYTES);
        let length = tokio::time::timeout(IDLE_TIMEOUT, limited.read_line(&mut line)).await??;
        if length == 0 || length as u64 == MAX_LINE_BYTES {
            return Ok(());
        }
        let mut answer = answer(app, operator, &line).await.to_string();
        answer.push('\n');
        tokio::time::timeout(IDLE_TIMEOUT, write.write_all(answer.as_bytes())).await??;
    }
}

/// What a line is answered.
async fn answer(app: &App, operator: Operator, line: &str) -> Value {
    let (lang, command) = match read_line(line) {
        Ok(read) => read,
        Err(why) => return Failure::Unreadable(why).answer(app.words(Lang::En)),
    };
    let words = app.words(lang);
    let command = match serde_json::from_value::<AdminCommand>(command) {
        Ok(command) => command,
        Err(why) => return Failure::Unreadable(why).answer(words),
    };
    let told = format!("{command:?}");
    match app.request_ids.next().scope(execute(app, operator, command)).await {
        Ok(done) => {
            tracing::info!(target: "dinotable::admin", command = told, "done");
            json!({ "ok": done })
        }
        Err(failure) => {
            let answer = failure.answer(words);
            let code = answer["error"]["code"].as_str();
            tracing::info!(target: "dinotable::admin", command = told, code, "refused");
            answer
        }
    }
}

/// The language of a line, and its command.
fn read_line(line: &str) -> Result<(Lang, Value), serde_json::Error> {
    let mut command: serde_json::Map<String, Value> = serde_json::from_str(line)?;
    let lang = command.remove("lang");
    let lang = lang.as_ref().and_then(Value::as_str).map_or(Lang::En, Lang::of_locale);
    Ok((lang, command.into()))
}
