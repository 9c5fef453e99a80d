//! One address that sends half of everything: it is stopped, and nobody else notices.

use crate::client::{Client, Server};
use dino_server::Settings;
use dino_store::SqliteStore;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

const MOST: usize = 20;

async fn server() -> Server {
    let store = Arc::new(SqliteStore::memory().await.unwrap());
    let request_timeout = Duration::from_millis(500);
    let limits = Settings { request_timeout, max_connections_per_address: MOST, ..Settings::default() };
    Server::with(store, limits).await
}

/// What comes back until the server ends the line.
async fn answer(mut line: TcpStream) -> String {
    let mut bytes = Vec::new();
    let read = tokio::time::timeout(Duration::from_secs(10), line.read_to_end(&mut bytes)).await;
    assert!(read.is_ok(), "the line stays open");
    String::from_utf8(bytes).unwrap()
}

#[tokio::test]
async fn a_body_that_does_not_come_is_not_waited_for() {
    let server = server().await;
    let mut line = TcpStream::connect(&server.address).await.unwrap();
    let head = "POST /tables HTTP/1.1\r\nhost: table\r\nconnection: close\r\n\
                content-type: application/x-www-form-urlencoded\r\ncontent-length: 30\r\n\r\ngame=";
    line.write_all(head.as_bytes()).await.unwrap();
    let answer = answer(line).await;
    assert!(answer.starts_with("HTTP/1.1 408"), "{answer}");
}

#[tokio::test]
async fn an_address_with_too_many_connections_is_told_so_and_gets_room_again() {
    let server = server().await;
    let mut held = Vec::new();
    for _ in 0..MOST {
        let mut line = TcpStream::connect(&server.address).await.unwrap();
        line.write_all(b"GET / HTTP/1.1\r\nhost:").await.unwrap();
        held.push(line);
    }
    // The next one is told, and not kept waiting.
    let refused = loop {
        let answer = answer(TcpStream::connect(&server.address).await.unwrap()).await;
        if !answer.is_empty() {
            break answer;
        }
    };
    assert!(refused.starts_with("HTTP/1.1 503"), "{refused}");
    assert!(refused.contains("retry-after: 5"), "{refused}");
    let (head, body) = refused.split_once("\r\n\r\n").unwrap();
    assert!(head.contains(&format!("content-length: {}", body.len())), "{refused}");
    // Those that never finish their head are ended, and there is room again.
    for line in held {
        answer(line).await;
    }
    assert_eq!(Client::new(&server).get("/").await.status, 200);
}

#[tokio::test]
async fn who_talks_while_listening_is_cut_off() {
    let server = server().await;
    let path = crate::invite(&mut Client::new(&server)).await;
    let mut line = TcpStream::connect(&server.address).await.unwrap();
    line.write_all(format!("GET {path}/live HTTP/1.1\r\nhost: table\r\n\r\n").as_bytes()).await.unwrap();
    let mut head = [0; 15];
    line.read_exact(&mut head).await.unwrap();
    assert_eq!(&head, b"HTTP/1.1 200 OK");
    line.write_all(&[b'x'; 1000]).await.unwrap();
    // Whether it is ended in good order or cut: it does not go on.
    let mut rest = Vec::new();
    let ended = tokio::time::timeout(Duration::from_secs(10), line.read_to_end(&mut rest)).await;
    assert!(ended.is_ok(), "the line stays open");
}
