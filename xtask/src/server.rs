//! The program as chores start it: on a free port, with a folder of its own.

use anyhow::{Context, Result, bail};
use serde_json::Value;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// A server that runs until it is dropped, and its folder with it.
pub(crate) struct Server {
    child: Child,
    pub(crate) address: String,
    folder: PathBuf,
}

impl Server {
    /// Starts it with these words; `name` tells its folder from others.
    pub(crate) fn start(program: &Path, name: &str, words: &[&str]) -> Result<Server> {
        let folder = std::env::temp_dir().join(format!("dinotable-{name}-{}", std::process::id()));
        let mut command = Command::new(program);
        command.args(["serve", "--no-open", "--listen", "127.0.0.1:0", "--data"]).arg(&folder).args(words);
        // Whole programs of refused requests are sent to it, and its log tells of each.
        command.args(["--log-level", "warn"]);
        let child = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn();
        let mut server =
            Server { child: child.context("cannot start the server")?, address: String::new(), folder };
        let mut first = String::new();
        let output = server.child.stdout.take().context("the server has no output")?;
        BufReader::new(output).read_line(&mut first)?;
        let address = first.trim().strip_prefix("listening on http://");
        server.address = address.context("the server does not listen")?.to_owned();
        Ok(server)
    }

    /// Makes a table; answers its id and the secret of its first seat.
    pub(crate) fn make_table(&self, body: &Value) -> Result<(String, String)> {
        let made = self.api("", "", Some(body))?;
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        Ok((text(&made["id"]), text(&made["tokens"][0])))
    }

    /// What the API answers below its tables: with a seat's secret, and what is posted.
    pub(crate) fn api(&self, path: &str, secret: &str, post: Option<&Value>) -> Result<Value> {
        let method = if post.is_some() { "POST" } else { "GET" };
        let body = post.map(Value::to_string).unwrap_or_default();
        let mut socket = TcpStream::connect(&self.address)?;
        write!(
            socket,
            "{method} /api/v1/tables{path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n\
             authorization: Bearer {secret}\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            self.address,
            body.len()
        )?;
        let mut answer = String::new();
        socket.read_to_string(&mut answer)?;
        let (head, body) = answer.split_once("\r\n\r\n").context("no answer")?;
        if !head.starts_with("HTTP/1.1 200") {
            bail!("{method} {path}: {answer}");
        }
        Ok(serde_json::from_str(body)?)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}
