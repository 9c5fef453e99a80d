//! Tables in the browser.
//!
//! Each table that somebody looks at is a task that takes its messages in turn (`table_task`). The record in the store is
//! the truth; the task's memory is a cache that is dropped when nobody is there and comes back by replay. An action is
//! stored before anybody hears of it. What everybody then hears of is a `Snapshot`, from which each connection
//! draws what its own viewer may see.
//!
//! The server takes a listener and a store, so tests use port 0 and a database in memory.

mod address_counts;
mod api;
mod app;
mod assets;
mod chat_page;
mod clock;
mod connection;
mod credential;
mod derived;
mod error;
mod error_answer;
mod former;
mod forms;
mod guard;
mod gzip;
mod ids;
mod live;
mod lobby;
mod page_version;
mod pages;
mod panic;
mod projection;
mod rate_limit;
mod reader;
#[cfg(test)]
mod refusals;
mod request;
mod store_log;
mod sweep;
mod table_limits;
mod table_task;
#[cfg(test)]
mod test_store;
mod timed;
mod timed_socket;
#[cfg(test)]
mod twins;
mod voices;
mod waiting;

pub use app::{Lifetimes, Settings};
pub use error::{EndReason, Error, Limit};

use app::App;
use dino_store::Store;
use std::sync::Arc;
use tokio::net::TcpListener;

/// Serves until `stop` is done; connections then get a moment to finish.
pub async fn serve(
    listener: TcpListener,
    store: Arc<dyn Store>,
    settings: Settings,
    stop: impl Future<Output = ()>,
) -> Result<(), Error> {
    let app = App::new(store, settings).await?;
    tokio::spawn(sweep::run(app.clone()));
    connection::serve(listener, app::routes(app.clone()), app, stop).await;
    Ok(())
}
