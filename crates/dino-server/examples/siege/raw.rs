//! Connections of attackers: any bytes, from any address of this machine.

use crate::client::Result;
use serde_json::Value;
use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

/// Whatever is asked is answered or ended within this time.
pub(crate) const ANSWER_TIMEOUT: Duration = Duration::from_secs(20);

/// Somebody at an address of their own, which the server counts apart from all others.
#[derive(Clone, Copy)]
pub(crate) struct Attacker {
    pub(crate) server: SocketAddr,
    source: Ipv4Addr,
}

/// What was answered; without a status when the connection was ended without a word.
#[derive(Debug, Default)]
pub(crate) struct Reply {
    pub(crate) status: Option<u16>,
    pub(crate) text: String,
}

impl Reply {
    fn read(bytes: &[u8]) -> Reply {
        let text = String::from_utf8_lossy(bytes).into_owned();
        let status = text.strip_prefix("HTTP/1.1 ").and_then(|rest| rest.get(..3)?.parse().ok());
        Reply { status, text }
    }

    /// What stands below the head.
    fn body(&self) -> &str {
        self.text.split_once("\r\n\r\n").map_or("", |(_, body)| body)
    }

    /// Fails on a fault of the server's: it may say that it is busy, but not that it broke.
    pub(crate) fn without_fault(self) -> Result<Reply> {
        match self.status {
            Some(status) if status >= 500 && status != 503 => Err(format!("a fault: {}", self.text).into()),
            _ => Ok(self),
        }
    }

    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "))
    }
}

impl Attacker {
    /// The attacker of this number: the players are at 127.0.0.1.
    pub(crate) fn new(server: &str, number: u8) -> Result<Attacker> {
        Ok(Attacker { server: server.parse()?, source: Ipv4Addr::new(127, 0, 1, number) })
    }

    pub(crate) async fn connect(self) -> Result<TcpStream> {
        let socket = TcpSocket::new_v4()?;
        socket.bind(SocketAddr::new(self.source.into(), 0))?;
        Ok(socket.connect(self.server).await?)
    }

    /// Sends bytes and reads until the server ends the connection, which it must in time.
    pub(crate) async fn send(self, bytes: &[u8]) -> Result<Reply> {
        let mut line = self.connect().await?;
        // The server may have ended it before all was sent: what it said counts.
        let _ = line.write_all(bytes).await;
        let mut answer = Vec::new();
        let read = tokio::time::timeout(ANSWER_TIMEOUT, line.read_to_end(&mut answer)).await;
        read.map_err(|_| "the server neither answered nor ended the connection")?.unwrap_or_default();
        Reply::read(&answer).without_fault()
    }

    /// A request with a head and a body, whose connection ends with the answer.
    pub(crate) async fn ask(self, line: &str, headers: &str, body: &str) -> Result<Reply> {
        self.send(request(line, headers, body).as_bytes()).await
    }

    pub(crate) async fn get(self, path: &str) -> Result<Reply> {
        self.ask(&format!("GET {path}"), "", "").await
    }

    /// What the API answers: with a seat's secret, to what is posted.
    pub(crate) async fn api(self, path: &str, secret: &str, post: Option<Value>) -> Result<(u16, Value)> {
        let method = if post.is_some() { "POST" } else { "GET" };
        let headers = format!("authorization: Bearer {secret}\r\ncontent-type: application/json\r\n");
        let body = post.map(|body| body.to_string()).unwrap_or_default();
        let reply = self.ask(&format!("{method} /api/v1/tables{path}"), &headers, &body).await?;
        let status = reply.status.ok_or("no answer")?;
        Ok((status, serde_json::from_str(reply.body()).unwrap_or_default()))
    }

    /// The same where it must be done.
    pub(crate) async fn done(self, path: &str, secret: &str, post: Value) -> Result<Value> {
        let (status, answer) = self.api(path, secret, Some(post)).await?;
        if status == 200 { Ok(answer) } else { Err(format!("{path}: {status} {answer}").into()) }
    }
}

/// A request whose connection ends with the answer.
pub(crate) fn request(line: &str, headers: &str, body: &str) -> String {
    format!(
        "{line} HTTP/1.1\r\nhost: siege\r\nconnection: close\r\n{headers}content-length: {}\r\n\r\n{body}",
        body.len()
    )
}

/// Reads an answer until its head is there, and leaves the connection open. What came with the head is in the text, too.
pub(crate) async fn read_head(line: &mut TcpStream) -> Result<Reply> {
    let (mut read, mut buffer) = (Vec::new(), [0; 4096]);
    while !read.windows(4).any(|end| end == b"\r\n\r\n") {
        match tokio::time::timeout(ANSWER_TIMEOUT, line.read(&mut buffer)).await? {
            Ok(count @ 1..) => read.extend_from_slice(&buffer[..count]),
            _ => break,
        }
    }
    Reply::read(&read).without_fault()
}
