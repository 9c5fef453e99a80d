//! A whole game through the proxies of `deploy/`: every request is passed on, and every update at once.

use crate::common::{folder, text};
use crate::server::{api, start};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::time::{Duration, Instant};

/// So soon an update must be there after its action was acknowledged. A proxy that collected them would wait for much longer.
const AT_ONCE: Duration = Duration::from_secs(1);
const START: Duration = Duration::from_secs(20);

/// A proxy that runs until it is dropped.
struct Proxy(Child);

impl Drop for Proxy {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Whether a program is there. It must be where nothing may be left out.
fn is_there(program: &str, version: &str) -> bool {
    let asked = Command::new(program).arg(version).stdout(Stdio::null()).stderr(Stdio::null()).status();
    let there = asked.is_ok_and(|status| status.success());
    assert!(there || std::env::var_os("CI").is_none(), "{program} is not installed");
    there
}

fn deployed(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../deploy").join(name);
    std::fs::read_to_string(path).unwrap()
}

/// A text with a part of it replaced, which must be there.
fn replaced(text: &str, part: &str, by: &str) -> String {
    assert!(text.contains(part), "no {part}");
    text.replace(part, by)
}

fn free_address() -> String {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().to_string()
}

/// Waits until the proxy takes connections.
fn running(mut command: Command, address: &str) -> Proxy {
    let mut proxy = Proxy(command.stdin(Stdio::null()).stdout(Stdio::null()).spawn().unwrap());
    let begun = Instant::now();
    while TcpStream::connect(address).is_err() {
        assert!(proxy.0.try_wait().unwrap().is_none(), "the proxy ended: {command:?}");
        assert!(begun.elapsed() < START, "the proxy does not listen");
        std::thread::sleep(Duration::from_millis(20));
    }
    proxy
}

/// The site of `deploy/nginx.conf` without its certificate, on an address of this machine.
fn nginx(data: &Path, from: &str, to: &str) -> Proxy {
    let site = replaced(&deployed("nginx.conf"), "server 127.0.0.1:6565;", &format!("server {to};"));
    let site = replaced(&site, "listen 443 ssl http2;", &format!("listen {from};"));
    let is_plain = |line: &&str| {
        !["listen 80;", "listen [::]", "ssl_"].iter().any(|start| line.trim_start().starts_with(start))
    };
    let lines: Vec<&str> = site.lines().filter(is_plain).collect();
    // The site that only leads to the other one is left out with its port.
    let redirect =
        "server {\n    server_name dinotable.example;\n    return 301 https://$host$request_uri;\n}\n";
    let site = replaced(&lines.join("\n"), redirect, "");
    std::fs::write(data.join("site.conf"), site).unwrap();
    let kept = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
    let kept = kept.map(|kind| format!("{kind}_temp_path {};", text(&data.join(kind)))).concat();
    let main = format!(
        "daemon off; master_process off; pid {0}/nginx.pid; error_log stderr;\nevents {{}}\n\
         http {{ access_log off; {kept} include {0}/site.conf; }}\n",
        text(data)
    );
    std::fs::write(data.join("nginx.conf"), main).unwrap();
    let mut command = Command::new("nginx");
    command.args(["-e", "stderr", "-p", text(data), "-c", text(&data.join("nginx.conf"))]);
    running(command, from)
}

/// The site of `deploy/Caddyfile` on an address of this machine.
fn caddy(data: &Path, from: &str, to: &str) -> Proxy {
    let original = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../deploy/Caddyfile");
    let mut check = Command::new("caddy");
    check.args(["validate", "--adapter", "caddyfile", "--config", text(&original)]);
    let check = check.env("HOME", data).env("XDG_DATA_HOME", data).env("XDG_CONFIG_HOME", data);
    assert!(check.stderr(Stdio::null()).status().unwrap().success(), "the Caddyfile is not valid");
    let site = replaced(&deployed("Caddyfile"), "127.0.0.1:6565 {", &format!("{to} {{"));
    let site = replaced(&site, "dinotable.example {", &format!("http://{from} {{"));
    std::fs::write(data.join("Caddyfile"), format!("{{\n\tadmin off\n}}\n{site}")).unwrap();
    let mut command = Command::new("caddy");
    command.args(["run", "--adapter", "caddyfile", "--config", text(&data.join("Caddyfile"))]);
    command.env("HOME", data).env("XDG_DATA_HOME", data).env("XDG_CONFIG_HOME", data).stderr(Stdio::null());
    running(command, from)
}

/// Listens through a proxy; gives the number of events of each update.
fn listen(address: &str, path: &str) -> mpsc::Receiver<u64> {
    let mut socket = TcpStream::connect(address).unwrap();
    write!(socket, "GET {path} HTTP/1.1\r\nhost: {address}\r\naccept: text/event-stream\r\n\r\n").unwrap();
    let (give, heard) = mpsc::channel();
    std::thread::spawn(move || {
        for line in BufReader::new(socket).lines().map_while(Result::ok) {
            let data = line.strip_prefix("data: ").and_then(|data| serde_json::from_str::<Value>(data).ok());
            let Some(events) = data.and_then(|data| data["events"].as_u64()) else { continue };
            if give.send(events).is_err() {
                return;
            }
        }
    });
    heard
}

/// Plays a game to its end at this address; the longest time between an acknowledged action and its update.
fn play(address: &str) -> Duration {
    let made = json!({ "game": "cubosaurs", "players": ["person", "person"], "options": [["rounds", "2"]] });
    let made = api(address, "", None, Some(&made));
    let id = made["id"].as_str().unwrap().to_owned();
    let heard = listen(address, &format!("/api/v1/tables/{id}/events?from=0"));
    let (mut longest, mut told) = (Duration::ZERO, heard.recv_timeout(START).unwrap());
    loop {
        let known = api(address, &format!("/{id}"), None, None);
        let Some(seat) = known["pending"][0].as_u64() else { return longest };
        let secret = made["tokens"][seat as usize - 1].as_str();
        let legal = api(address, &format!("/{id}/legal?seat={seat}"), secret, None);
        let act = json!({ "seat": seat, "action": legal["actions"][0], "at": legal["events"] });
        api(address, &format!("/{id}/act"), secret, Some(&act));
        let acknowledged = Instant::now();
        while told <= legal["events"].as_u64().unwrap() {
            told = heard.recv_timeout(START).expect("the stream goes on");
        }
        longest = longest.max(acknowledged.elapsed());
    }
}

/// A form as the browser of a person sends it; the head of the answer.
fn open_table(address: &str) -> String {
    let mut socket = TcpStream::connect(address).unwrap();
    let form = "game=cubosaurs&mode=bots";
    write!(
        socket,
        "POST /tables HTTP/1.1\r\nhost: {address}\r\norigin: http://{address}\r\nconnection: close\r\n\
         content-type: application/x-www-form-urlencoded\r\ncontent-length: {}\r\n\r\n{form}",
        form.len()
    )
    .unwrap();
    let mut answer = String::new();
    socket.read_to_string(&mut answer).unwrap();
    answer
}

fn play_through(name: &str, proxy: fn(&Path, &str, &str) -> Proxy) {
    let data = folder(&format!("proxy-{name}"));
    let words = ["--data", text(&data), "--listen", "127.0.0.1:0", "--behind-proxy", "--rate", "1000"];
    let (_server, to) = start(&words);
    let from = free_address();
    let _proxy = proxy(&data, &from, &to);
    let opened = open_table(&from);
    assert!(opened.starts_with("HTTP/1.1 303"), "{name} hides from which site a form comes: {opened}");
    let longest = play(&from);
    assert!(longest < AT_ONCE, "{name} held an update back for {longest:?}");
}

#[test]
#[ignore = "needs nginx"]
fn a_whole_game_is_played_through_nginx_and_heard_at_once() {
    if is_there("nginx", "-v") {
        play_through("nginx", nginx);
    }
}

#[test]
#[ignore = "needs Caddy"]
fn a_whole_game_is_played_through_caddy_and_heard_at_once() {
    if is_there("caddy", "version") {
        play_through("caddy", caddy);
    }
}
