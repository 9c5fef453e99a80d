//! A server as others meet it.

use serde_json::Value;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// A server that runs until it is dropped. It is killed then, and has no time to tidy up.
pub(crate) struct Server(pub(crate) Child);

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// A server that may not have begun to listen.
pub(crate) fn serving(words: &[&str]) -> Server {
    spawned(words, Stdio::null())
}

fn spawned(words: &[&str], log: Stdio) -> Server {
    let mut command = Command::new(env!("CARGO_BIN_EXE_dinotable"));
    command.args(["serve", "--no-open"]).args(words).stdout(Stdio::piped()).stderr(log);
    Server(command.spawn().unwrap())
}

/// A server that has said where it listens.
pub(crate) fn start(words: &[&str]) -> (Server, String) {
    listening(serving(words))
}

/// The same, with its log in a file.
pub(crate) fn start_logging(words: &[&str], log: &Path) -> (Server, String) {
    listening(spawned(words, std::fs::File::create(log).unwrap().into()))
}

/// The first lines that a server prints.
pub(crate) fn lines_of(server: &mut Server, count: usize) -> Vec<String> {
    let lines = BufReader::new(server.0.stdout.as_mut().unwrap()).lines();
    lines.take(count).map(Result::unwrap).collect()
}

fn listening(mut server: Server) -> (Server, String) {
    let address = lines_of(&mut server, 1)[0].strip_prefix("listening on http://").unwrap().to_owned();
    (server, address)
}

/// What a server answers to who looks.
pub(crate) fn get(address: &str, path: &str) -> String {
    request(address, &format!("GET {path}"), None, "")
}

/// What a server answers to a program: with a seat's secret, and what is posted.
pub(crate) fn api(address: &str, path: &str, secret: Option<&str>, post: Option<&Value>) -> Value {
    let method = if post.is_some() { "POST" } else { "GET" };
    let body = post.map(Value::to_string).unwrap_or_default();
    let answer = request(address, &format!("{method} /api/v1/tables{path}"), secret, &body);
    let (head, body) = answer.split_once("\r\n\r\n").unwrap();
    assert!(head.starts_with("HTTP/1.1 200"), "{path}: {answer}");
    serde_json::from_str(body).unwrap()
}

/// What a server answers to these bytes.
pub(crate) fn raw(address: &str, request: &str) -> String {
    let mut socket = TcpStream::connect(address).unwrap();
    socket.write_all(request.as_bytes()).unwrap();
    let mut answer = Vec::new();
    socket.read_to_end(&mut answer).unwrap();
    String::from_utf8_lossy(&answer).into_owned()
}

fn request(address: &str, line: &str, secret: Option<&str>, body: &str) -> String {
    let secret = secret.map(|secret| format!("authorization: Bearer {secret}\r\n")).unwrap_or_default();
    let length = body.len();
    let head = format!(
        "{line} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n{secret}\
         content-type: application/json\r\ncontent-length: {length}\r\n\r\n"
    );
    raw(address, &(head + body))
}
