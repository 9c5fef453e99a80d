//! What the server's log looks like, and how much it tells.

use clap::{Args, ValueEnum};
use std::io::IsTerminal;
use tracing_subscriber::EnvFilter;

/// How the log is written.
#[derive(Args, Clone, Copy, Debug)]
pub(crate) struct LogArgs {
    /// How much the log tells: what failed, also what was overloaded, also each refused request, or more
    #[arg(long, value_enum, value_name = "LEVEL", default_value_t = LogLevel::Info)]
    log_level: LogLevel,
    /// How its lines look
    #[arg(long, value_enum, value_name = "FORMAT", default_value_t = LogFormat::Text)]
    log_format: LogFormat,
}

impl Default for LogArgs {
    fn default() -> Self {
        LogArgs { log_level: LogLevel::Info, log_format: LogFormat::Text }
    }
}

#[derive(ValueEnum, Clone, Copy, Debug)]
enum LogLevel {
    Error,
    Warn,
    Info,
    Debug,
    Trace,
}

#[derive(ValueEnum, Clone, Copy, Debug)]
enum LogFormat {
    Text,
    Json,
}

/// What is ours, as the log names it. What others wrote speaks up when something is wrong, and never tells more: some of
/// it would print whole requests.
const TARGETS: [&str; 4] = ["dinotable", "dino_server", "dino_store", "dino_games"];

impl LogArgs {
    /// Lets the log begin: on standard error, in colour where that is a terminal. Panics are lines of it too.
    pub(crate) fn start(self) {
        let level = match self.log_level {
            LogLevel::Error => "error",
            LogLevel::Warn => "warn",
            LogLevel::Info => "info",
            LogLevel::Debug => "debug",
            LogLevel::Trace => "trace",
        };
        let ours: String = TARGETS.iter().map(|target| format!(",{target}={level}")).collect();
        let others = if matches!(self.log_level, LogLevel::Error) { "error" } else { "warn" };
        let filter = EnvFilter::new(format!("{others}{ours}"));
        let has_colour = std::io::stderr().is_terminal() && std::env::var_os("NO_COLOR").is_none();
        let log = tracing_subscriber::fmt()
            .with_env_filter(filter)
            .with_writer(std::io::stderr)
            .with_ansi(has_colour);
        match self.log_format {
            LogFormat::Text => log.init(),
            LogFormat::Json => log.json().flatten_event(true).init(),
        }
        std::panic::set_hook(Box::new(|panic| {
            let place = panic.location().map(ToString::to_string).unwrap_or_default();
            tracing::error!(target: "dinotable::panic", place, text = panic.payload_as_str(), "panic");
        }));
    }
}
