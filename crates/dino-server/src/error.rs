//! What can go wrong, and how it is said.

use crate::request_id::RequestId;
use crate::store_log::log_failure;
use axum::Extension;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use dino_core::{ConfigError, NoTakeback, Refusal};
use dino_games::{ActError, OpenError};
use dino_page::Words;
use dino_store::StoreError;

/// Why something was not done. Each has a stable code, a status and a sentence in the reader's language.
#[derive(Clone, Debug, thiserror::Error)]
pub enum Error {
    /// No such page or table.
    #[error("not found")]
    NotFound,
    /// The seat belongs to somebody else.
    #[error("not your seat")]
    NotYourSeat,
    /// The seat was moved to another device by its private link.
    #[error("the seat has moved")]
    Moved,
    /// Who holds the seat has signed out all other devices.
    #[error("signed out")]
    SignedOut,
    /// Whoever sits there has gone only just now, or has days to come back.
    #[error("whoever sits there may come back")]
    MayComeBack,
    /// Only the host may do this.
    #[error("not the host")]
    NotHost,
    /// Somebody sits there already.
    #[error("seat taken")]
    SeatTaken,
    /// The game has begun, or has not.
    #[error("wrong time")]
    WrongTime,
    /// Seats are still free.
    #[error("seats free")]
    SeatsFree,
    /// The page is older than the table.
    #[error("stale")]
    Stale,
    /// The rules have changed since the game began, and forbid what happened in it.
    #[error("outdated")]
    Outdated,
    /// The table has ended.
    #[error("ended: {0:?}")]
    Ended(EndReason),
    /// The text is no action of this game.
    #[error("unreadable")]
    Unreadable,
    /// The rules refuse it.
    #[error("{0}")]
    Refused(Refusal),
    /// It cannot be taken back.
    #[error("{0}")]
    NoTakeback(NoTakeback),
    /// The options do not fit.
    #[error("{0}")]
    Options(ConfigError),
    /// A form without what it needs, or with what it may not hold.
    #[error("bad input")]
    BadInput,
    /// More than anybody needs to send.
    #[error("too large")]
    TooLarge,
    /// What was announced did not come in time.
    #[error("too slow")]
    TooSlow,
    /// Nothing is read, or nothing changed, at this address.
    #[error("wrong method")]
    WrongMethod,
    /// Neither a form nor JSON, or the one for the other.
    #[error("wrong kind")]
    WrongKind,
    /// The request comes from another site.
    #[error("foreign origin")]
    ForeignOrigin,
    /// Too much at once.
    #[error("too many requests")]
    TooMany,
    /// More of something than there may be; which limit it is tells what to do about it.
    #[error("limit {0:?}")]
    Limit(Limit),
    /// Nobody asks for hints at this table, or the bot has something to hide.
    #[error("no hints")]
    NoHints,
    /// The game asks the seat nothing now.
    #[error("not asked")]
    NotAsked,
    /// The host has silenced those who watch.
    #[error("watchers are silent")]
    WatchersSilent,
    /// The host keeps this voice out of the chat.
    #[error("kept out of the chat")]
    KeptOut,
    /// So many wait for the table that this request was refused; nothing was done.
    #[error("busy")]
    Busy,
    /// Whoever runs the server has ended the table, for this reason.
    #[error("closed: {0}")]
    Closed(String),
    /// Whoever runs the server has shut this address out.
    #[error("banned")]
    Banned,
    /// Whoever runs the server lets this address say nothing.
    #[error("muted")]
    Muted,
    /// The server ends, and begins nothing more.
    #[error("the server stops")]
    Stopping,
    /// The server cannot do its work now, as when its store does not answer.
    #[error("not ready")]
    NotReady,
    /// A fault of ours has ended the table's task; its record is kept. The log tells of the fault under this id.
    #[error("table broken: request {0}")]
    Broken(RequestId),
    /// Something of ours broke; the log tells what under this id.
    #[error("internal error: request {0}")]
    Internal(RequestId),
}

/// Why a table has ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EndReason {
    /// Its game did not begin, and nobody came.
    Unused,
    /// Nobody played on.
    Abandoned,
    /// Its game was over long ago.
    Old,
}

impl EndReason {
    const ALL: [EndReason; 3] = [EndReason::Unused, EndReason::Abandoned, EndReason::Old];

    /// Its word in the store.
    pub(crate) fn name(self) -> &'static str {
        match self {
            EndReason::Unused => "unused",
            EndReason::Abandoned => "abandoned",
            EndReason::Old => "old",
        }
    }

    /// The reason of such a word.
    pub(crate) fn of(name: &str) -> Option<EndReason> {
        EndReason::ALL.into_iter().find(|reason| reason.name() == name)
    }
}

/// What there is only so much of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Limit {
    /// What one person says in a short time.
    ChatRate,
    /// What is said at a table.
    Chat,
    /// What those who watch say at a table.
    WatcherChat,
    /// Tables that are not over, from one address.
    Tables,
    /// Those of them that are listed.
    ListedTables,
    /// Tables for bots alone, from one address in an hour.
    BotTables,
}

impl Limit {
    fn code(self) -> &'static str {
        match self {
            Limit::ChatRate => "limit-chat-rate",
            Limit::Chat => "limit-chat",
            Limit::WatcherChat => "limit-watcher-chat",
            Limit::Tables => "limit-tables",
            Limit::ListedTables => "limit-listed-tables",
            Limit::BotTables => "limit-bot-tables",
        }
    }
}

impl Error {
    /// Something of ours broke: it is logged under the id of the request, and only the id is shown.
    pub fn internal(cause: &dyn std::fmt::Display) -> Error {
        let request = RequestId::current_or_new();
        tracing::error!(%request, %cause, "internal error");
        Error::Internal(request)
    }

    /// The store failed. That comes in floods, so the log has it once a minute, under the id of the first.
    pub(crate) fn store(error: &StoreError) -> Error {
        Error::Internal(log_failure(error, RequestId::current_or_new))
    }

    /// The same for a fault that has ended the task of a table.
    pub(crate) fn broken(cause: &dyn std::fmt::Display) -> Error {
        let request = RequestId::current_or_new();
        tracing::error!(%request, %cause, "a table broke");
        Error::Broken(request)
    }

    /// The id under which the log tells what broke, where something of ours did.
    pub(crate) fn logged_as(&self) -> Option<RequestId> {
        match self {
            Error::Broken(request) | Error::Internal(request) => Some(*request),
            _ => None,
        }
    }

    /// The same error as the answer to this request: whoever is told of it hears of no other.
    pub(crate) fn of_request(self, request: RequestId) -> Error {
        match self {
            Error::Broken(_) => Error::Broken(request),
            Error::Internal(_) => Error::Internal(request),
            other => other,
        }
    }

    /// All stable names.
    pub(crate) const CODES: [&'static str; 43] = [
        "not-found",
        "not-your-seat",
        "may-come-back",
        "not-host",
        "seat-taken",
        "wrong-time",
        "seats-free",
        "stale",
        "outdated",
        "unreadable",
        "refused",
        "no-takeback",
        "options",
        "bad-input",
        "too-large",
        "too-slow",
        "wrong-method",
        "wrong-kind",
        "foreign-origin",
        "too-many",
        "busy",
        "stopping",
        "not-ready",
        "broken",
        "internal",
        "closed",
        "banned",
        "muted",
        "moved",
        "signed-out",
        "watchers-silent",
        "kept-out",
        "ended-unused",
        "ended-abandoned",
        "ended-old",
        "limit-chat-rate",
        "limit-chat",
        "limit-watcher-chat",
        "limit-tables",
        "limit-listed-tables",
        "limit-bot-tables",
        "no-hints",
        "not-asked",
    ];

    /// Its stable name.
    pub fn code(&self) -> &'static str {
        match self {
            Error::NotFound => "not-found",
            Error::NotYourSeat => "not-your-seat",
            Error::Moved => "moved",
            Error::SignedOut => "signed-out",
            Error::MayComeBack => "may-come-back",
            Error::NotHost => "not-host",
            Error::SeatTaken => "seat-taken",
            Error::WrongTime => "wrong-time",
            Error::SeatsFree => "seats-free",
            Error::Stale => "stale",
            Error::Outdated => "outdated",
            Error::Ended(EndReason::Unused) => "ended-unused",
            Error::Ended(EndReason::Abandoned) => "ended-abandoned",
            Error::Ended(EndReason::Old) => "ended-old",
            Error::Unreadable => "unreadable",
            Error::Refused(_) => "refused",
            Error::NoTakeback(_) => "no-takeback",
            Error::Options(_) => "options",
            Error::BadInput => "bad-input",
            Error::TooLarge => "too-large",
            Error::TooSlow => "too-slow",
            Error::WrongMethod => "wrong-method",
            Error::WrongKind => "wrong-kind",
            Error::ForeignOrigin => "foreign-origin",
            Error::TooMany => "too-many",
            Error::Limit(limit) => limit.code(),
            Error::NoHints => "no-hints",
            Error::NotAsked => "not-asked",
            Error::WatchersSilent => "watchers-silent",
            Error::KeptOut => "kept-out",
            Error::Busy => "busy",
            Error::Closed(_) => "closed",
            Error::Banned => "banned",
            Error::Muted => "muted",
            Error::Stopping => "stopping",
            Error::NotReady => "not-ready",
            Error::Broken(_) => "broken",
            Error::Internal(_) => "internal",
        }
    }

    /// Its status.
    pub fn status(&self) -> StatusCode {
        match self {
            Error::NotFound => StatusCode::NOT_FOUND,
            Error::Outdated | Error::Ended(_) => StatusCode::GONE,
            Error::NotYourSeat
            | Error::Moved
            | Error::SignedOut
            | Error::MayComeBack
            | Error::NotHost
            | Error::NoHints
            | Error::WatchersSilent
            | Error::KeptOut
            | Error::ForeignOrigin
            | Error::Banned
            | Error::Muted => StatusCode::FORBIDDEN,
            Error::SeatTaken
            | Error::WrongTime
            | Error::SeatsFree
            | Error::NotAsked
            | Error::Stale
            | Error::NoTakeback(_)
            | Error::Closed(_) => StatusCode::CONFLICT,
            Error::Unreadable | Error::Refused(_) | Error::Options(_) | Error::BadInput => {
                StatusCode::UNPROCESSABLE_ENTITY
            }
            Error::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Error::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Error::WrongMethod => StatusCode::METHOD_NOT_ALLOWED,
            Error::WrongKind => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            Error::TooMany | Error::Limit(_) => StatusCode::TOO_MANY_REQUESTS,
            Error::Busy | Error::Stopping | Error::NotReady => StatusCode::SERVICE_UNAVAILABLE,
            Error::Broken(_) | Error::Internal(_) => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// After how many seconds to try again, where that helps.
    pub(crate) fn retry_after(&self) -> Option<&'static str> {
        match self {
            Error::TooMany | Error::Limit(Limit::ChatRate) => Some("1"),
            Error::Stopping => Some("2"),
            Error::Busy | Error::NotReady => Some("5"),
            _ => None,
        }
    }

    /// The rule behind it, if it is one.
    pub fn rule(&self) -> Option<String> {
        match self {
            Error::Refused(Refusal::Against(rule)) => Some(rule.to_string()),
            Error::Options(ConfigError::Conflict { rule, .. }) => Some(rule.to_string()),
            _ => None,
        }
    }

    /// The sentence for a person.
    pub fn sentence(&self, names: &[String], words: &Words) -> String {
        match self {
            Error::Refused(refusal) => dino_page::refusal(*refusal, names, words),
            Error::NoTakeback(why) => {
                let why = match why {
                    NoTakeback::Nothing => words.get("no-undo-nothing"),
                    NoTakeback::ChanceFell => words.get("no-undo-chance"),
                    NoTakeback::Shown => words.get("no-undo-shown"),
                    NoTakeback::Over => words.get("no-undo-over"),
                    NoTakeback::Final => words.get("no-undo-final"),
                    NoTakeback::ActedSince(seat) => {
                        let name = names.get(seat.index()).cloned().unwrap_or_default();
                        words.with("no-undo-acted", &[("name", name.into())])
                    }
                };
                words.with("play-no-undo", &[("why", why.into())])
            }
            Error::Options(ConfigError::Conflict { rule, .. }) => words.get(&rule.to_string().to_lowercase()),
            Error::Options(ConfigError::BadValue { .. }) => words.get("lobby-pick-number"),
            Error::Broken(request) | Error::Internal(request) => {
                words.with(&format!("error-{}", self.code()), &[("request", request.to_string().into())])
            }
            Error::Closed(reason) => words.with("error-closed", &[("reason", reason.as_str().into())]),
            other => words.get(&format!("error-{}", other.code())),
        }
    }
}

/// An answer without words: the guard puts it into those of who reads it.
impl IntoResponse for Error {
    fn into_response(self) -> Response {
        (self.status(), Extension(self)).into_response()
    }
}

impl From<StoreError> for Error {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::NotFound => Error::NotFound,
            StoreError::Conflict { .. } => Error::Stale,
            // Logged like any other; people are told to try again in a moment.
            StoreError::Unavailable(_) => {
                Error::store(&error);
                Error::NotReady
            }
            other => Error::store(&other),
        }
    }
}

impl From<ActError> for Error {
    fn from(error: ActError) -> Self {
        match error {
            ActError::Notation(_) => Error::Unreadable,
            ActError::Refused(refusal) => Error::Refused(refusal),
        }
    }
}

impl From<OpenError> for Error {
    fn from(error: OpenError) -> Self {
        match error {
            OpenError::UnknownGame(_) => Error::NotFound,
            OpenError::Config(error) => Error::Options(error),
            OpenError::Record(_) | OpenError::NoSeed => Error::internal(&error),
        }
    }
}
