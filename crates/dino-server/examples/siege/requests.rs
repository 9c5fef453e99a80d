//! Attacks by what is asked: chat, studies, junk.

use crate::Siege;
use crate::client::Result;
use crate::floods::Statuses;
use crate::raw::{Attacker, request};
use serde_json::json;
use std::time::{Duration, Instant};
use tokio::task::JoinSet;

const FORM: &str = "content-type: application/x-www-form-urlencoded\r\n";

/// Somebody who watches says 150 things at once while bots think: who plays there is answered all the same.
pub(crate) async fn chat_burst(siege: &Siege) -> Result<String> {
    let (by, player) = (siege.attacker(7)?, siege.attacker(8)?);
    let body = json!({ "game": "gods-love-dinosaurs", "players": ["person", "greedy", "greedy", "greedy"] });
    let made = player.done("", "", body).await?;
    let (id, secret) = (
        made["id"].as_str().ok_or("no id")?.to_owned(),
        made["tokens"][0].as_str().ok_or("no secret")?.to_owned(),
    );
    let cookie = cookie_of(by, &id).await?;
    let mut posts = JoinSet::new();
    for number in 0..150 {
        let (id, headers) = (id.clone(), format!("{FORM}cookie: {cookie}\r\naccept: application/json\r\n"));
        posts.spawn(async move {
            by.ask(&format!("POST /t/{id}/chat"), &headers, &format!("text=line+{number}")).await
        });
    }
    let (mut longest, mut acted) = (Duration::ZERO, 0);
    let until = Instant::now() + Duration::from_secs(3);
    while Instant::now() < until {
        let legal = player.api(&format!("/{id}/legal?seat=1"), &secret, None).await?.1;
        let Some(action) = legal["actions"][0].as_str() else {
            tokio::time::sleep(Duration::from_millis(10)).await;
            continue;
        };
        let begun = Instant::now();
        let act = json!({ "seat": 1, "action": action, "at": legal["events"] });
        let (status, answer) = player.api(&format!("/{id}/act"), &secret, Some(act)).await?;
        if status != 200 && status != 409 {
            return Err(format!("who plays there was refused: {status} {answer}").into());
        }
        (longest, acted) = (longest.max(begun.elapsed()), acted + 1);
    }
    let mut statuses = Statuses::default();
    while let Some(reply) = posts.join_next().await {
        statuses.add(reply??.status);
    }
    statuses.only(&[200, 429, 503])?;
    if acted == 0 || longest > 10 * siege.max_p99 {
        return Err(format!("who plays there acted {acted} times and waited {longest:?}").into());
    }
    Ok(format!("{statuses}; who played there waited {:.0} ms at most", longest.as_secs_f64() * 1e3))
}

/// The cookie of a browser that looks at a table.
async fn cookie_of(by: Attacker, id: &str) -> Result<String> {
    let page = by.get(&format!("/t/{id}")).await?;
    let set = page.header("set-cookie").ok_or("no cookie was given")?;
    Ok(set.split(';').next().unwrap_or_default().to_owned())
}

/// Lines far too long, and lines as long as they may be until the table or the rate says enough.
pub(crate) async fn long_lines(siege: &Siege) -> Result<String> {
    let by = siege.attacker(9)?;
    let page = siege.open_lobby(by).await?;
    let id = page.trim_start_matches("/t/").to_owned();
    let headers = format!("{FORM}cookie: {}\r\naccept: application/json\r\n", cookie_of(by, &id).await?);
    let mut statuses = Statuses::default();
    for length in [301, 15_000, 40_000] {
        let reply =
            by.ask(&format!("POST {page}/chat"), &headers, &format!("text={}", "x".repeat(length))).await?;
        statuses.add(reply.status);
    }
    // What is larger than a body may be is refused, or its connection ended while it is still sent.
    statuses.only(&[0, 413, 422])?;
    for _ in 0..siege.times(300) {
        let text = "%F0%9F%A6%95".repeat(300);
        statuses.add(by.ask(&format!("POST {page}/chat"), &headers, &format!("text={text}")).await?.status);
    }
    statuses.only(&[0, 200, 413, 422, 429, 503])?;
    let size = by.get(&page).await?.text.len();
    if size > 1_000_000 {
        return Err(format!("the page of the table has {size} bytes").into());
    }
    Ok(format!("{statuses}; the page then has {} kB", size / 1000))
}

/// Studies, which take a thread for a second each, asked for in a loop.
pub(crate) async fn studies(siege: &Siege) -> Result<String> {
    let by = siege.attacker(10)?;
    let mut ids = Vec::new();
    for _ in 0..4 {
        let made = by.done("", "", json!({ "game": "mesozooic", "players": ["person"] })).await?;
        let (id, secret) =
            (made["id"].as_str().ok_or("no id")?, made["tokens"][0].as_str().ok_or("no secret")?);
        for action in ["ready", "done"] {
            by.done(&format!("/{id}/act"), secret, json!({ "seat": 1, "action": action })).await?;
        }
        ids.push(id.to_owned());
    }
    let (mut asked, mut statuses) = (JoinSet::new(), Statuses::default());
    for number in 0..siege.times(200) {
        let path = format!("/t/{}/study", ids[number % ids.len()]);
        asked.spawn(async move { by.get(&path).await });
    }
    while let Some(reply) = asked.join_next().await {
        statuses.add(reply??.status);
    }
    statuses.only(&[200, 429, 503])?;
    if statuses.count(200) == 0 {
        return Err(format!("nobody got a study: {statuses}").into());
    }
    Ok(statuses.to_string())
}

/// Bytes that are no request, and requests that make no sense.
pub(crate) async fn junk(siege: &Siege) -> Result<String> {
    let by = siege.attacker(11)?;
    let page = siege.open_lobby(by).await?;
    let long = "x".repeat(70_000);
    let many = "x-junk: junk\r\n".repeat(500);
    let whole = [
        "\r\n\r\n\r\n\r\n".to_owned(),
        "\u{0}\u{1}\u{2}\u{ff}junk\r\n\r\n".to_owned(),
        "GET\r\n\r\n".to_owned(),
        "GET / HTTP/9.9\r\n\r\n".to_owned(),
        "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".to_owned(),
        "CONNECT elsewhere:443 HTTP/1.1\r\nhost: elsewhere\r\n\r\n".to_owned(),
        "GET http://elsewhere/ HTTP/1.1\r\nhost: elsewhere\r\nconnection: close\r\n\r\n".to_owned(),
        "GET / HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\ncontent-length: 5\r\nconnection: close\r\n\r\n".to_owned(),
        "POST /tables HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\nconnection: close\r\n\r\nZZZ\r\n".to_owned(),
        "POST /tables HTTP/1.1\r\nhost: a\r\ncontent-length: -5\r\nconnection: close\r\n\r\n".to_owned(),
        "POST /tables HTTP/1.1\r\nhost: a\r\ncontent-length: 99999999999999999999\r\n\r\n".to_owned(),
        "OPTIONS * HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n".to_owned(),
        request(&format!("GET /{long}"), "", ""),
        request(&format!("GET {page}/../../../etc/passwd"), "", ""),
        request(&format!("GET {page}/%00%ff%2e%2e"), "", ""),
        request(&format!("BREW {page}"), "", ""),
        request(&format!("PUT {page}/act"), FORM, "seat=1"),
        request("GET /", &format!("cookie: person={long}\r\n"), ""),
        request("GET /", &format!("cookie: {}\r\n", "a=b; ".repeat(3_000)), ""),
        request("GET /", &many, ""),
        request("GET /", "accept-language: \u{ff},;;q=9\r\nrange: bytes=9-1\r\n", ""),
        request(&format!("POST {page}/sit"), FORM, "seat=%ff&name=%00%F0%9F"),
        request(&format!("POST {page}/act"), "content-type: application/json\r\n", "{{{{"),
        request("POST /api/v1/tables", "content-type: application/json\r\n", &"[".repeat(15_000)),
        request("POST /api/v1/tables", "content-type: application/json\r\n", r#"{"game":"evo","players":[]}"#),
    ];
    let (mut asked, mut statuses) = (JoinSet::new(), Statuses::default());
    for number in 0..siege.times(2 * whole.len()) {
        let bytes = whole[number % whole.len()].clone();
        asked.spawn(async move { by.send(bytes.as_bytes()).await });
        if asked.len() >= 100
            && let Some(reply) = asked.join_next().await
        {
            statuses.add(reply??.status);
        }
    }
    while let Some(reply) = asked.join_next().await {
        statuses.add(reply??.status);
    }
    if by.get(&page).await?.status != Some(200) {
        return Err("a page is not served any more".into());
    }
    Ok(statuses.to_string())
}
