//! The line to Chromium: commands with answers, and what pages report by themselves.

use crate::error::Error;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
use tokio_tungstenite::tungstenite::Message;

/// How long Chromium may take to answer a command: what axe reckons over a full table takes long on a busy machine.
const ANSWER: Duration = Duration::from_secs(60);

/// What a page reported by itself.
#[derive(Clone, Debug, Default)]
pub struct Seen {
    /// Errors on the console: exceptions, refused by the content security policy, failed requests, dialogs.
    pub errors: Vec<String>,
    /// How many requests ended, and how many bytes came over the wire for them.
    pub requests: usize,
    /// Bytes over the wire, headers included.
    pub bytes: u64,
    /// The length of every live update, unpacked.
    pub updates: Vec<usize>,
}

type Answer = oneshot::Sender<Result<Value, String>>;

/// The line; all pages share it.
#[derive(Clone)]
pub(crate) struct Wire {
    out: mpsc::UnboundedSender<String>,
    shared: Arc<Shared>,
    /// The pages of one browser, by their sessions.
    own: Arc<Mutex<Pages>>,
}

type Pages = HashMap<String, Arc<Mutex<Seen>>>;

#[derive(Default)]
struct Shared {
    next: AtomicU64,
    waiting: Mutex<HashMap<u64, Answer>>,
    pages: Mutex<Pages>,
    /// Who wants to hear what is traced, by the session that asked for it.
    traced: Mutex<HashMap<String, mpsc::UnboundedSender<Trace>>>,
}

/// What Chromium tells of a trace.
pub(crate) enum Trace {
    /// Some of its events.
    Events(Vec<Value>),
    /// There are no more.
    Complete,
}

impl Wire {
    /// Connects to the address Chromium told.
    pub(crate) async fn connect(address: &str) -> Result<Wire, Error> {
        let closed = |error: tokio_tungstenite::tungstenite::Error| Error::Closed(error.to_string());
        let (socket, _) = tokio_tungstenite::connect_async(address).await.map_err(closed)?;
        let (mut sink, mut stream) = socket.split();
        let (out, mut commands) = mpsc::unbounded_channel::<String>();
        let wire = Wire { out, shared: Arc::default(), own: Arc::default() };
        tokio::spawn(async move {
            while let Some(command) = commands.recv().await {
                if sink.send(Message::text(command)).await.is_err() {
                    break;
                }
            }
        });
        let (shared, replies) = (Arc::clone(&wire.shared), wire.out.clone());
        tokio::spawn(async move {
            while let Some(Ok(message)) = stream.next().await {
                let told = message.to_text().ok().and_then(|text| serde_json::from_str(text).ok());
                if let Some(told) = told {
                    shared.take(&told, &replies);
                }
            }
            // Whoever still waits is told that the line is closed.
            lock(&shared.waiting).clear();
        });
        Ok(wire)
    }

    /// Sends a command and waits for its answer.
    pub(crate) async fn call(
        &self,
        session: Option<&str>,
        method: &str,
        params: Value,
    ) -> Result<Value, Error> {
        let id = self.shared.next.fetch_add(1, Ordering::Relaxed) + 1;
        let (answer, answered) = oneshot::channel();
        lock(&self.shared.waiting).insert(id, answer);
        self.send(id, session, method, &params)?;
        match tokio::time::timeout(ANSWER, answered).await {
            Ok(Ok(Ok(value))) => Ok(value),
            Ok(Ok(Err(message))) => Err(Error::Refused { method: method.to_owned(), message }),
            Ok(Err(_)) => Err(Error::Closed(method.to_owned())),
            Err(_) => Err(Error::NoAnswer(method.to_owned())),
        }
    }

    fn send(&self, id: u64, session: Option<&str>, method: &str, params: &Value) -> Result<(), Error> {
        let mut command = json!({ "id": id, "method": method, "params": params });
        if let Some(session) = session {
            command["sessionId"] = session.into();
        }
        self.out.send(command.to_string()).map_err(|_| Error::Closed(method.to_owned()))
    }

    /// Sends a command whose answer nobody waits for.
    pub(crate) fn tell(&self, method: &str, params: &Value) -> Result<(), Error> {
        let id = self.shared.next.fetch_add(1, Ordering::Relaxed) + 1;
        self.send(id, None, method, params)
    }

    /// The same line for another browser, which has no pages yet.
    pub(crate) fn apart(&self) -> Wire {
        Wire { own: Arc::default(), ..self.clone() }
    }

    /// Whether nobody listens at the other end any more.
    pub(crate) fn is_closed(&self) -> bool {
        self.out.is_closed()
    }

    /// What all pages of this browser reported as wrong.
    pub(crate) fn errors(&self) -> Vec<String> {
        lock(&self.own).values().flat_map(|seen| lock(seen).errors.clone()).collect()
    }

    /// Keeps what the page of this session reports.
    pub(crate) fn follow(&self, session: &str) -> Arc<Mutex<Seen>> {
        let seen = Arc::<Mutex<Seen>>::default();
        lock(&self.own).insert(session.to_owned(), Arc::clone(&seen));
        lock(&self.shared.pages).insert(session.to_owned(), Arc::clone(&seen));
        seen
    }

    /// Hears what is traced for this session, in the place of whoever heard it before.
    pub(crate) fn hear_trace(&self, session: &str) -> mpsc::UnboundedReceiver<Trace> {
        let (heard, events) = mpsc::unbounded_channel();
        lock(&self.shared.traced).insert(session.to_owned(), heard);
        events
    }

    /// Lets go of the pages of this browser.
    pub(crate) fn forget(&self) {
        let mut pages = lock(&self.shared.pages);
        for session in lock(&self.own).keys() {
            pages.remove(session);
            lock(&self.shared.traced).remove(session);
        }
    }
}

impl Shared {
    fn take(&self, told: &Value, replies: &mpsc::UnboundedSender<String>) {
        if let Some(id) = told["id"].as_u64() {
            let result = match told.get("error") {
                Some(error) => Err(error["message"].as_str().unwrap_or_default().to_owned()),
                None => Ok(told["result"].clone()),
            };
            if let Some(answer) = lock(&self.waiting).remove(&id) {
                // Nobody waits any more when the time was up.
                let _ = answer.send(result);
            }
            return;
        }
        let (Some(session), Some(method)) = (told["sessionId"].as_str(), told["method"].as_str()) else {
            return;
        };
        if method == "Page.javascriptDialogOpening" {
            let id = self.next.fetch_add(1, Ordering::Relaxed) + 1;
            let accept = json!({
                "id": id, "sessionId": session, "method": "Page.handleJavaScriptDialog", "params": { "accept": true },
            });
            let _ = replies.send(accept.to_string());
        }
        let trace = match method {
            "Tracing.dataCollected" => {
                told["params"]["value"].as_array().map(|events| Trace::Events(events.clone()))
            }
            "Tracing.tracingComplete" => Some(Trace::Complete),
            _ => None,
        };
        if let (Some(trace), Some(heard)) = (trace, lock(&self.traced).get(session)) {
            // Who has heard enough has gone.
            let _ = heard.send(trace);
        }
        if let Some(seen) = lock(&self.pages).get(session) {
            lock(seen).take(method, &told["params"]);
        }
    }
}

impl Seen {
    fn take(&mut self, method: &str, params: &Value) {
        match method {
            "Runtime.exceptionThrown" => {
                let details = &params["exceptionDetails"];
                self.errors.push(format!("{} {}", details["text"], details["exception"]["description"]));
            }
            "Runtime.consoleAPICalled" if params["type"] == "error" || params["type"] == "assert" => {
                self.errors.push(params["args"].to_string());
            }
            "Log.entryAdded" if params["entry"]["level"] == "error" => {
                let entry = &params["entry"];
                self.errors.push(format!("{} {}", entry["text"], entry["url"]));
            }
            "Page.javascriptDialogOpening" => self.errors.push(format!("a dialog: {}", params["message"])),
            "Network.loadingFinished" => {
                self.requests += 1;
                self.bytes += params["encodedDataLength"].as_f64().unwrap_or_default() as u64;
            }
            "Network.eventSourceMessageReceived" => {
                self.updates.push(params["data"].as_str().unwrap_or_default().len());
            }
            _ => {}
        }
    }
}

pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
