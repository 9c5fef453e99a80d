//! How the server ends: whatever its clients do, within two seconds, and they are told.
#![cfg(unix)]

use crate::common::{folder, text};
use crate::server::{Server, api, get, start as start_server};
use rustix::process::{Pid, Signal, kill_process};
use serde_json::json;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};

/// Asks a server to end, as a service manager does.
fn terminate(server: &Server) {
    kill_process(Pid::from_child(&server.0), Signal::TERM).unwrap();
}

/// Waits until a server has ended, and answers how long that took.
fn ended(mut server: Server, since: Instant) -> Duration {
    while server.0.try_wait().unwrap().is_none() {
        assert!(since.elapsed() < Duration::from_secs(20), "the server does not end");
        std::thread::sleep(Duration::from_millis(5));
    }
    since.elapsed()
}

/// A line on which this was sent.
fn sent(address: &str, bytes: &str) -> TcpStream {
    let mut socket = TcpStream::connect(address).unwrap();
    socket.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
    socket.write_all(bytes.as_bytes()).unwrap();
    socket
}

/// What comes until this is there.
fn read_until(socket: &mut TcpStream, end: &str) -> String {
    let mut bytes = Vec::new();
    while !String::from_utf8_lossy(&bytes).contains(end) {
        let mut byte = [0];
        assert_ne!(socket.read(&mut byte).unwrap(), 0, "the line ended: {}", String::from_utf8_lossy(&bytes));
        bytes.push(byte[0]);
    }
    String::from_utf8(bytes).unwrap()
}

fn rest(mut socket: TcpStream) -> String {
    let mut bytes = Vec::new();
    // A line that is cut says nothing more.
    let _ = socket.read_to_end(&mut bytes);
    String::from_utf8_lossy(&bytes).into_owned()
}

#[test]
fn slow_clients_do_not_keep_a_server_from_ending_and_viewers_are_told() {
    let folder = folder("stopping-slow");
    let data = ["--data", text(&folder), "--listen", "127.0.0.1:0", "--rate", "1000000"];
    let (server, address) = start_server(&data);
    let made = api(&address, "", None, Some(&json!({ "game": "evo", "players": ["person", "person"] })));
    let id = made["id"].as_str().unwrap();
    let stream = |path: &str| {
        let mut socket = sent(&address, &format!("GET {path} HTTP/1.0\r\nhost: {address}\r\n\r\n"));
        let head = read_until(&mut socket, "\r\n\r\n");
        assert!(head.contains("text/event-stream"), "{head}");
        socket
    };
    let (page, program) =
        (stream(&format!("/t/{id}/live")), stream(&format!("/api/v1/tables/{id}/events?from=0")));
    let form = "content-type: application/x-www-form-urlencoded\r\ncontent-length: 30";
    let half_body =
        sent(&address, &format!("POST /tables HTTP/1.1\r\nhost: {address}\r\n{form}\r\n\r\ngame="));
    let half_head = sent(&address, "GET / HTTP/1.1\r\nhost:");
    let quiet = TcpStream::connect(&address).unwrap();
    // Far more than the system keeps for who reads nothing.
    let greedy = sent(&address, &format!("GET /rules/evo HTTP/1.1\r\nhost: {address}\r\n\r\n").repeat(400));
    let deaf = stream(&format!("/t/{id}/live"));
    std::thread::sleep(Duration::from_millis(500));

    let start = Instant::now();
    terminate(&server);
    let half_body = rest(half_body);
    // Somebody new: told to come back, as long as anybody is there to tell.
    let newcomer = TcpStream::connect(&address).map(rest);
    let took = ended(server, start);
    assert!(took < Duration::from_secs(2), "it took {took:?}");
    assert!(half_body.starts_with("HTTP/1.1 503") && half_body.contains("retry-after: 2"), "{half_body}");
    if let Ok(told) = newcomer {
        assert!(told.starts_with("HTTP/1.1 503") && told.contains("retry-after: 2"), "{told}");
    }
    for told in [rest(page), rest(program)] {
        assert!(told.ends_with("event: restart\nretry: 1000\ndata: {}\n\n"), "{told}");
    }
    drop((half_head, quiet, greedy, deaf));

    // All is there again, in good order.
    assert!(!folder.join("tables.db-wal").exists(), "the log was brought in");
    let (server, address) = start_server(&data);
    assert!(get(&address, &format!("/t/{id}")).starts_with("HTTP/1.1 200"));
    drop(server);
}

#[test]
fn a_server_that_nobody_uses_ends_at_once() {
    let folder = folder("stopping-idle");
    let (server, address) = start_server(&["--data", text(&folder), "--listen", "127.0.0.1:0"]);
    assert!(get(&address, "/").starts_with("HTTP/1.1 200"));
    let start = Instant::now();
    terminate(&server);
    let took = ended(server, start);
    assert!(took < Duration::from_millis(700), "it took {took:?}");
}
