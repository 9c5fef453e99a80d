//! The listener of its own on which metrics are told: what they tell is not for everybody.

use super::expose;
use crate::app::App;
use crate::connection::ACCEPT_RETRY_DELAY;
use axum::Router;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::Semaphore;
use tower_service::Service;

/// How many may ask at the same time; others wait to be taken.
const MAX_CONNECTIONS: usize = 16;

/// How long a connection may last.
const CONNECTION_TIMEOUT: Duration = Duration::from_secs(30);

/// Tells metrics to whoever asks, for as long as it is polled.
pub(crate) async fn serve(listener: TcpListener, app: App) {
    let routes = Router::new().route("/metrics", get(metrics)).with_state(app);
    let permits = Arc::new(Semaphore::new(MAX_CONNECTIONS));
    loop {
        let Ok(permit) = permits.clone().acquire_owned().await else { return };
        let Ok((socket, _)) = listener.accept().await else {
            tokio::time::sleep(ACCEPT_RETRY_DELAY).await;
            continue;
        };
        let service = routes.clone();
        let http = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(CONNECTION_TIMEOUT)
            .serve_connection(TokioIo::new(socket), service_fn(move |request| service.clone().call(request)));
        tokio::spawn(async move {
            let _permit = permit;
            let _ = tokio::time::timeout(CONNECTION_TIMEOUT, http).await;
        });
    }
}

async fn metrics(State(app): State<App>) -> Response {
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], expose(&app)).into_response()
}
