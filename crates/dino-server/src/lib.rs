//! Tables in the browser.
//!
//! Each table that somebody looks at is a task that takes its messages in turn (`desk`). The record in the store is
//! the truth; the task's memory is a cache that is dropped when nobody is there and comes back by replay. An action is
//! stored before anybody hears of it. What everybody then hears of is a `Moment`, from which each connection
//! draws what its own viewer may see.
//!
//! The server takes a listener and a store, so tests use port 0 and a database in memory.

mod api;
mod app;
mod desk;
mod error;
mod guard;
mod ids;
mod live;
mod lobby;
mod pages;
mod posts;
mod reader;
mod show;
mod timed;

pub use app::Settings;
pub use error::Error;

use app::App;
use dino_store::Store;
use std::net::SocketAddr;
use std::sync::Arc;
use tokio::net::TcpListener;

/// Serves until `stop` is done; connections then get a moment to finish.
pub async fn serve(
    listener: TcpListener,
    store: Arc<dyn Store>,
    settings: Settings,
    stop: impl Future<Output = ()> + Send + 'static,
) -> Result<(), Error> {
    let app = App::new(store, settings).await?;
    let routes = app::routes(app.clone());
    let closing = app.clone();
    let stop = async move {
        stop.await;
        closing.close();
    };
    let routes = routes.into_make_service_with_connect_info::<SocketAddr>();
    axum::serve(listener, routes).with_graceful_shutdown(stop).await.map_err(|error| Error::internal(&error))
}
