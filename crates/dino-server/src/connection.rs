//! Connections.
//!
//! HTTP is spoken by `hyper`, which keeps two buffers of 8 kB for every connection. A page that listens for updates
//! says nothing any more and hears little, for hours; there are many of them. So such a connection is taken out of
//! `hyper`'s hands together with its answer, and what remains of it is a socket and the stream that is poured into it.

use crate::address_counts::AddressPermit;
use crate::app::App;
use crate::rate_limit::network;
use crate::timed_socket::TimedSocket;
use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{HeaderValue, Response, StatusCode, header};
use futures_util::StreamExt;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::convert::Infallible;
use std::io::{self, Read, Write};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::io::AsyncWriteExt;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{mpsc, watch};
use tower_service::Service;

/// How long the other side may take none of what is sent to it.
const WRITE_TIMEOUT: Duration = Duration::from_secs(30);
/// How long requests under way may go on after the server was asked to end, and then tables and streams. Whoever sends
/// half a request or reads nothing holds up a restart for this long and no longer.
const DRAIN_TIMEOUT: Duration = Duration::from_secs(1);
const END_TIMEOUT: Duration = Duration::from_millis(500);
/// How long to wait when no connection can be taken, as when too many files are open.
pub(crate) const ACCEPT_RETRY_DELAY: Duration = Duration::from_millis(100);

/// Takes connections until `stop` is done. Then requests under way are finished, new ones are refused, tables end, and
/// those who listen are told.
pub(crate) async fn serve(listener: TcpListener, routes: Router, app: App, stop: impl Future<Output = ()>) {
    let mut stop = std::pin::pin!(stop);
    // Every connection holds a receiver of the first, and of the second as long as it is no stream: when the last is gone,
    // all have ended.
    let ((open, receiver), (requests, speaks)) = (watch::channel(()), watch::channel(()));
    let receivers = (Arc::new(receiver), Arc::new(speaks));
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut stop => break,
        };
        match accepted {
            Ok((socket, from)) => {
                // Behind a proxy all come from one address.
                let max_each = if app.settings.behind_proxy {
                    usize::MAX
                } else {
                    app.limits.max_connections_per_address()
                };
                match app.connections.permit(network(from.ip()), max_each, app.limits.max_connections()) {
                    Some(permit) => {
                        let open = Open { _receiver: receivers.0.clone(), _permit: permit };
                        let speaks = receivers.1.clone();
                        tokio::spawn(connection(socket, from, routes.clone(), app.clone(), open, speaks));
                    }
                    None => {
                        app.metrics.refused_connections.add(1);
                        app.request_log.write_connection(network(from.ip()), &app.addresses);
                        refuse(socket, REFUSAL);
                    }
                }
            }
            Err(error) if is_peer_error(&error) => {}
            Err(error) => {
                tracing::error!(%error, "no connection can be taken");
                tokio::time::sleep(ACCEPT_RETRY_DELAY).await;
            }
        }
    }
    drop(receivers);
    let end = async {
        app.stop_admitting();
        let (start, count) = (Instant::now(), app.connections.total());
        tracing::info!(target: "dinotable::server", connections = count, "the server ends");
        let drained = tokio::time::timeout(DRAIN_TIMEOUT, requests.closed()).await;
        app.shut_down();
        let ended = async { tokio::join!(open.closed(), app.tasks_ended()) };
        let ended = tokio::time::timeout(END_TIMEOUT, ended).await;
        let (ms, cut_off) = (start.elapsed().as_millis() as u64, app.connections.total());
        let (requests, tables) = (drained.is_ok(), ended.is_ok());
        tracing::info!(target: "dinotable::server", ms, requests, tables, cut_off, "the server has ended");
    };
    tokio::select! {
        () = end => {}
        () = refuse_all(&listener) => {}
    }
}

/// Tells everybody who comes now that the server ends.
async fn refuse_all(listener: &TcpListener) {
    loop {
        match listener.accept().await {
            Ok((socket, _)) => refuse(socket, STOPPING),
            Err(_) => tokio::time::sleep(ACCEPT_RETRY_DELAY).await,
        }
    }
}

/// A connection under way: the server waits for it when it ends, and it counts for its address.
struct Open {
    _receiver: Arc<watch::Receiver<()>>,
    _permit: AddressPermit,
}

/// What is said where there is no room for a connection: at once, so that it takes none.
const REFUSAL: &[u8] = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 5\r\nconnection: close\r\n\
    content-type: text/plain\r\ncontent-length: 49\r\n\r\nThere are too many connections. Try again later.\n";

/// What is said while the server ends.
const STOPPING: &[u8] = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 2\r\nconnection: close\r\n\
    content-type: text/plain\r\ncontent-length: 40\r\n\r\nThe server restarts. Try again shortly.\n";

fn refuse(socket: TcpStream, answer: &[u8]) {
    // It fits into what the system keeps of an empty connection; and who is gone already need not hear it.
    if let Ok(mut socket) = socket.into_std() {
        let _ = socket.write_all(answer);
        let _ = socket.shutdown(std::net::Shutdown::Write);
        let _ = socket.read(&mut [0; 4096]);
    }
}

/// Whether it was the other side that gave up before we took the connection.
fn is_peer_error(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}

/// Speaks HTTP until one side ends it, or the answer is a stream of updates.
async fn connection(
    socket: TcpStream,
    from: SocketAddr,
    routes: Router,
    app: App,
    open: Open,
    speaks: Arc<watch::Receiver<()>>,
) {
    // Answers are small and awaited: they must not wait for company.
    let _ = socket.set_nodelay(true);
    let (give, mut given) = mpsc::channel::<Response<Body>>(1);
    let service = service_fn(move |mut request: hyper::Request<Incoming>| {
        let (mut routes, give) = (routes.clone(), give.clone());
        request.extensions_mut().insert(ConnectInfo(from));
        async move {
            // `hyper` would answer many requests that were sent at once without a pause: others have their turn between.
            tokio::task::yield_now().await;
            let Ok(response) = routes.call(request).await;
            if !is_stream(&response) {
                return Ok::<_, Infallible>(response);
            }
            // From here on nobody waits for this answer: the connection is about to be taken apart.
            let _ = give.send(response).await;
            std::future::pending().await
        }
    });
    let mut http = http1::Builder::new()
        .timer(TokioTimer::new())
        // Also for how long a connection is kept without a request.
        .header_read_timeout(app.settings.request_timeout)
        .serve_connection(TokioIo::new(TimedSocket::new(socket, WRITE_TIMEOUT)), service);
    let response = tokio::select! {
        _ = &mut http => return,
        response = given.recv() => response,
        () = app.stop_requested() => {
            std::pin::Pin::new(&mut http).graceful_shutdown();
            let _ = http.await;
            return;
        }
    };
    if let Some(response) = response {
        drop(speaks);
        let socket = http.into_parts().io.into_inner().into_inner();
        // A task of its own, which is as small as what it has left to do.
        tokio::spawn(write_stream(socket, response, open));
    }
}

/// Whether an answer goes on for as long as somebody listens.
fn is_stream(response: &Response<Body>) -> bool {
    let kind = response.headers().get(header::CONTENT_TYPE);
    response.status() == StatusCode::OK && kind.is_some_and(|kind| kind == "text/event-stream")
}

/// Writes an answer that ends with its connection.
async fn write_stream(mut socket: TcpStream, mut response: Response<Body>, _open: Open) -> io::Result<()> {
    response.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
    // A proxy that collects answers before it passes them on would hold every update back.
    response.headers_mut().insert("x-accel-buffering", HeaderValue::from_static("no"));
    tokio::time::timeout(WRITE_TIMEOUT, socket.write_all(&head(&response))).await??;
    let mut updates = response.into_body().into_data_stream();
    loop {
        tokio::select! {
            update = updates.next() => match update {
                Some(Ok(update)) => tokio::time::timeout(WRITE_TIMEOUT, socket.write_all(&update)).await??,
                _ => return socket.shutdown().await,
            },
            closed = closed_by_peer(&socket) => return closed,
        }
    }
}

/// The lines above an answer's body.
fn head(response: &Response<Body>) -> Vec<u8> {
    let mut head = b"HTTP/1.1 200 OK\r\n".to_vec();
    for (name, value) in response.headers() {
        head.extend([name.as_str().as_bytes(), b": ", value.as_bytes(), b"\r\n"].concat());
    }
    head.extend(b"\r\n");
    head
}

/// Done when the other side has ended the connection, or says anything: nobody who listens has anything to say, and who
/// talks without end must not keep a thread busy.
async fn closed_by_peer(socket: &TcpStream) -> io::Result<()> {
    loop {
        socket.readable().await?;
        match socket.try_read(&mut [0; 64]) {
            Ok(_) => return Ok(()),
            Err(error) if error.kind() != io::ErrorKind::WouldBlock => return Err(error),
            Err(_) => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Settings;
    use crate::lobby::Lobby;
    use crate::test_store::TestStore;
    use dino_core::Seat;
    use tokio::io::AsyncReadExt;

    #[tokio::test]
    async fn what_runs_when_the_server_is_asked_to_end_is_finished() {
        let store = TestStore::new().await;
        let app = App::new(store.clone(), Settings::default()).await.unwrap();
        let mut lobby = Lobby::new(dino_games::meta("cubosaurs").unwrap(), "ann", 2).unwrap();
        lobby.sit(Seat::FIRST, "ann", "Ann").unwrap();
        let (id, token) =
            (crate::forms::tables::store_new(&app, &lobby).await.unwrap(), lobby.seats[0].token.clone());
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
        let routes = crate::app::routes(app.clone());
        let served = tokio::spawn(serve(listener, routes, app.clone(), async { drop(stopped.await) }));

        store.holds_chat.send_replace(true);
        let mut line = TcpStream::connect(address).await.unwrap();
        let body = r#"{"seat":1,"text":"hello"}"#;
        let request = format!(
            "POST /api/v1/tables/{id}/chat HTTP/1.1\r\nhost: table\r\nauthorization: Bearer {token}\r\n\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            body.len()
        );
        line.write_all(request.as_bytes()).await.unwrap();
        while app.loaded_table(&id).is_none() {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
        drop(stop);
        tokio::time::sleep(Duration::from_millis(200)).await;
        assert!(app.is_stopping() && !served.is_finished(), "it waits for what runs");
        store.holds_chat.send_replace(false);
        let mut answer = String::new();
        line.read_to_string(&mut answer).await.unwrap();
        assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
        tokio::time::timeout(Duration::from_secs(1), served).await.unwrap().unwrap();
    }
}
