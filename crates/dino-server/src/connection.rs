//! Connections.
//!
//! HTTP is spoken by `hyper`, which keeps two buffers of 8 kB for every connection. A page that listens for updates
//! says nothing any more and hears little, for hours; there are many of them. So such a connection is taken out of
//! `hyper`'s hands together with its answer, and what remains of it is a socket and the stream that is poured into it.

use crate::app::App;
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
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::AsyncWriteExt;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{mpsc, watch};
use tower_service::Service;

/// How long a request's head may take, and a connection be kept without a request.
const HEADER_TIMEOUT: Duration = Duration::from_secs(60);
/// How long a listener may take none of what is sent to it.
const WRITE_TIMEOUT: Duration = Duration::from_secs(60);
/// How long connections may go on after the server was asked to end.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(5);
/// How long to wait when no connection can be taken, as when too many files are open.
const ACCEPT_RETRY_DELAY: Duration = Duration::from_millis(100);

/// Takes connections until `stop` is done; those under way then get a moment to finish.
pub(crate) async fn serve(listener: TcpListener, routes: Router, app: App, stop: impl Future<Output = ()>) {
    let mut stop = std::pin::pin!(stop);
    // Every connection holds a receiver: when the last is gone, all have ended.
    let (open, receiver) = watch::channel(());
    let receiver = Arc::new(receiver);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut stop => break,
        };
        match accepted {
            Ok((socket, from)) => {
                tokio::spawn(connection(socket, from, routes.clone(), app.clone(), receiver.clone()));
            }
            Err(error) if is_peer_error(&error) => {}
            Err(error) => {
                tracing::error!(%error, "no connection can be taken");
                tokio::time::sleep(ACCEPT_RETRY_DELAY).await;
            }
        }
    }
    drop((listener, receiver));
    app.shut_down();
    let ended = async { tokio::join!(open.closed(), app.tasks_ended()) };
    let _ = tokio::time::timeout(SHUTDOWN_TIMEOUT, ended).await;
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
    open: Arc<watch::Receiver<()>>,
) {
    // Answers are small and awaited: they must not wait for company.
    let _ = socket.set_nodelay(true);
    let (give, mut given) = mpsc::channel::<Response<Body>>(1);
    let service = service_fn(move |mut request: hyper::Request<Incoming>| {
        let (mut routes, give) = (routes.clone(), give.clone());
        request.extensions_mut().insert(ConnectInfo(from));
        async move {
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
        .header_read_timeout(HEADER_TIMEOUT)
        .serve_connection(TokioIo::new(socket), service);
    let response = tokio::select! {
        _ = &mut http => return,
        response = given.recv() => response,
        () = app.shutdown_requested() => {
            std::pin::Pin::new(&mut http).graceful_shutdown();
            let _ = http.await;
            return;
        }
    };
    if let Some(response) = response {
        let socket = http.into_parts().io.into_inner();
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
async fn write_stream(
    mut socket: TcpStream,
    mut response: Response<Body>,
    _open: Arc<watch::Receiver<()>>,
) -> io::Result<()> {
    response.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
    socket.write_all(&head(&response)).await?;
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

/// Done when the other side has ended the connection. What it says is not listened to.
async fn closed_by_peer(socket: &TcpStream) -> io::Result<()> {
    loop {
        socket.readable().await?;
        match socket.try_read(&mut [0; 64]) {
            Ok(0) => return Ok(()),
            Err(error) if error.kind() != io::ErrorKind::WouldBlock => return Err(error),
            _ => {}
        }
    }
}
