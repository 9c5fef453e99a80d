//! Tables in the browser.
//!
//! Each table that somebody looks at is a task that takes its messages in turn (`table_task`). The record in the store is
//! the truth; the task's memory is a cache that is dropped when nobody is there and comes back by replay. An action is
//! stored before anybody hears of it. What everybody then hears of is a `Snapshot`, from which each connection
//! draws what its own viewer may see.
//!
//! The server takes a listener and a store, so tests use port 0 and a database in memory.

mod address_counts;
mod address_hash;
mod admin;
mod api;
mod app;
mod assets;
mod bot_failures;
mod chat_page;
mod clock;
mod connection;
mod credential;
mod daily;
mod deals;
mod derived;
mod error;
mod error_answer;
mod former;
mod forms;
mod guard;
mod gzip;
mod health;
mod hints;
mod history;
mod ids;
mod learn;
mod limits;
mod live;
mod lobby;
mod metrics;
mod named_locks;
mod page_version;
mod pages;
mod panic;
mod peers;
mod picture;
mod projection;
mod puzzles;
mod rate_limit;
mod reader;
#[cfg(test)]
mod refusals;
mod request;
mod request_id;
mod request_log;
mod reviews;
mod sanctions;
mod seed_tickets;
mod sheets;
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

pub use admin::{AdminCommand, SanctionArgs};
pub use api::openapi;
pub use app::{Lifetimes, Settings};
pub use error::{EndReason, Error, Limit};
pub use request_id::RequestId;
pub use sheets::{BadSheet, NamedSheet};

use app::App;
use dino_store::Store;
use std::sync::Arc;
use tokio::net::TcpListener;

/// Where a server listens.
pub struct Listeners {
    /// For browsers and programs.
    pub http: TcpListener,
    /// For those who watch over it: `/metrics`, if at all.
    pub metrics: Option<TcpListener>,
    /// For commands of whoever runs it, if at all.
    #[cfg(unix)]
    pub admin: Option<tokio::net::UnixListener>,
}

impl From<TcpListener> for Listeners {
    fn from(http: TcpListener) -> Listeners {
        Listeners {
            http,
            metrics: None,
            #[cfg(unix)]
            admin: None,
        }
    }
}

/// Serves until `stop` is done. What runs is then finished, and everything ends within two seconds.
pub async fn serve(
    listeners: impl Into<Listeners>,
    store: Arc<dyn Store>,
    settings: Settings,
    stop: impl Future<Output = ()>,
) -> Result<(), Error> {
    let (app, listeners) = (App::new(store, settings).await?, listeners.into());
    tokio::spawn(sweep::run(app.clone()));
    tokio::spawn(peers::run(app.clone()));
    let metrics = async {
        match listeners.metrics {
            Some(listener) => metrics::serve(listener, app.clone()).await,
            None => std::future::pending().await,
        }
    };
    let admin = async {
        #[cfg(unix)]
        if let Some(listener) = listeners.admin {
            return admin::serve(listener, app.clone()).await;
        }
        std::future::pending::<()>().await;
    };
    tokio::select! {
        () = connection::serve(listeners.http, app::routes(app.clone()), app.clone(), stop) => {}
        () = metrics => {}
        () = admin => {}
    }
    Ok(())
}
