//! What a program that watches over the server asks.

use crate::app::App;
use crate::error::Error;
use axum::extract::State;
use std::time::Duration;

/// How long the store may take to answer.
const STORE_TIMEOUT: Duration = Duration::from_secs(1);

/// The process lives. Whoever ends and starts processes asks this.
pub(crate) async fn health() -> &'static str {
    "ok\n"
}

/// The server can do its work: it is not about to end, and its store answers. Whoever sends requests to one of several
/// servers asks this.
pub(crate) async fn ready(State(app): State<App>) -> Result<&'static str, Error> {
    if app.is_stopping() {
        return Err(Error::Stopping);
    }
    match tokio::time::timeout(STORE_TIMEOUT, app.store.ping()).await {
        Ok(Ok(())) => Ok("ready\n"),
        Ok(Err(error)) => {
            Error::store(&error);
            Err(Error::NotReady)
        }
        Err(_) => Err(Error::NotReady),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Settings;
    use crate::test_store::TestStore;
    use axum::body::Body;
    use axum::http::{Request, header};
    use std::sync::atomic::Ordering;
    use tower_service::Service;

    #[tokio::test]
    async fn a_server_is_ready_while_its_store_answers_and_it_does_not_stop() {
        let store = TestStore::new().await;
        let app = App::new(store.clone(), Settings { rate: 1, ..Settings::default() }).await.unwrap();
        let status = async |path: &str| {
            let request = Request::get(path).header(header::ACCEPT, "*/*").body(Body::empty()).unwrap();
            let Ok(answer) = crate::app::routes(app.clone()).call(request).await;
            (answer.status().as_u16(), answer.headers().contains_key(header::RETRY_AFTER))
        };
        assert_eq!(status("/ready").await, (200, false));
        store.fails_records.store(true, Ordering::SeqCst);
        assert_eq!(status("/ready").await, (503, true));
        store.fails_records.store(false, Ordering::SeqCst);
        assert_eq!(status("/ready").await, (200, false));
        app.stop_admitting();
        assert_eq!(status("/ready").await, (503, true));
        for _ in 0..500 {
            assert_eq!(status("/health").await, (200, false), "the process lives, whatever else");
        }
        assert_eq!(status("/").await, (503, true), "nothing new is begun");
    }
}
