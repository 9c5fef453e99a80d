//! `dinotable admin`: asks a running server for what only whoever runs it may ask for.

mod args;
mod show;

pub(crate) use args::AdminArgs;

use crate::cli::Usage;
use anyhow::{Result, anyhow};
use dino_page::Words;
use serde_json::Value;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// The socket of the server that uses a database: beside it, like its lock.
pub(crate) fn socket_path(database: &Path) -> PathBuf {
    let mut name = database.as_os_str().to_owned();
    name.push(".admin");
    name.into()
}

pub(crate) fn run(args: &AdminArgs) -> Result<ExitCode> {
    let (words, command) = (args.data.lang.words(), args.what.command());
    let mut line = serde_json::to_value(&command)?;
    line["lang"] = words.lang().code().into();
    let socket = args.data.socket(&words)?.ok_or_else(|| Usage(words.get("admin-no-socket")))?;
    let answer = ask(&socket, &line, &words)?;
    let mut out = std::io::stdout();
    if args.json {
        writeln!(out, "{answer}")?;
    }
    if let Some(sentence) = answer["error"]["sentence"].as_str() {
        if args.json {
            return Ok(ExitCode::FAILURE);
        }
        return Err(anyhow!(sentence.to_owned()));
    }
    if !args.json {
        writeln!(out, "{}", show::shown(&command, &answer["ok"], &words))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Sends a line, and reads the one that answers it.
#[cfg(unix)]
fn ask(socket: &Path, line: &Value, words: &Words) -> Result<Value> {
    use std::io::{BufRead, BufReader, ErrorKind};
    use std::os::unix::net::UnixStream;
    use std::time::Duration;
    /// Longer than a table lets anybody wait.
    const TIMEOUT: Duration = Duration::from_secs(30);
    let folder = socket.parent().unwrap_or(Path::new("."));
    let said = |key: &str| anyhow!(words.with(key, &[("path", folder.display().to_string().into())]));
    let no_answer = |error: &dyn std::fmt::Display| {
        anyhow!(words.with("admin-no-answer", &[("why", error.to_string().into())]))
    };
    let mut stream = UnixStream::connect(socket).map_err(|error| match error.kind() {
        ErrorKind::NotFound | ErrorKind::ConnectionRefused => said("admin-not-running"),
        ErrorKind::PermissionDenied => said("admin-not-allowed"),
        _ => no_answer(&error),
    })?;
    let mut exchange = || -> std::io::Result<String> {
        stream.set_read_timeout(Some(TIMEOUT))?;
        writeln!(stream, "{line}")?;
        let mut answer = String::new();
        BufReader::new(&stream).read_line(&mut answer)?;
        Ok(answer)
    };
    let answer = exchange().map_err(|error| no_answer(&error))?;
    serde_json::from_str(&answer).map_err(|error| no_answer(&error))
}

#[cfg(not(unix))]
fn ask(_socket: &Path, _line: &Value, words: &Words) -> Result<Value> {
    Err(anyhow!(words.get("admin-not-offered")))
}
