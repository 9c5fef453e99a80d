//! What can go wrong.

/// Why something could not be done.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// There is no Chromium on this machine.
    #[error("no chromium found: install Debian's package `chromium`")]
    NoChromium,
    /// A program could not be started, or a file not be written.
    #[error("{what}: {source}")]
    Io {
        /// What was tried.
        what: String,
        /// Why it failed.
        source: std::io::Error,
    },
    /// Chromium or the server ended before it said where it listens.
    #[error("{program} did not say where it listens; it said:\n{said}")]
    Silent {
        /// Which program.
        program: String,
        /// What it said instead.
        said: String,
    },
    /// The line to Chromium is closed.
    #[error("the line to chromium is closed ({0})")]
    Closed(String),
    /// Chromium refused a command.
    #[error("chromium refuses {method}: {message}")]
    Refused {
        /// The command.
        method: String,
        /// What it answered.
        message: String,
    },
    /// Chromium did not answer in time.
    #[error("chromium did not answer {0} in time")]
    NoAnswer(String),
    /// The script threw.
    #[error("the script `{script}` threw: {message}")]
    Threw {
        /// The script.
        script: String,
        /// What it threw.
        message: String,
    },
    /// What the script gave is not what was asked for.
    #[error("`{script}` gave {value}: {source}")]
    Unexpected {
        /// The script.
        script: String,
        /// What it gave.
        value: String,
        /// Why that does not fit.
        source: serde_json::Error,
    },
    /// Something did not come true in time.
    #[error("waited {seconds} s in vain for `{what}` at {place}")]
    TimedOut {
        /// What was waited for.
        what: String,
        /// How long.
        seconds: f32,
        /// The address of the page, and what it shows.
        place: String,
    },
    /// No such key.
    #[error("no key is called `{0}`")]
    NoKey(String),
}

impl Error {
    pub(crate) fn io(what: impl Into<String>) -> impl FnOnce(std::io::Error) -> Error {
        let what = what.into();
        move |source| Error::Io { what, source }
    }
}
