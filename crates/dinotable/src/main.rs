//! The program: play, simulate, replay, verify and measure from the command line.

mod admin;
mod archive;
mod arena;
mod bench;
mod bot_schedule;
mod chart;
mod cli;
mod data;
mod games;
mod lifetime;
mod logging;
mod manual;
mod par;
mod play;
mod progress;
mod replay;
mod review;
mod serve;
mod setup;
mod sim;
mod train;
mod verify;

use clap::Parser;
use cli::{Cli, Command};
use dino_core::{ConfigError, RecordError};
use dino_page::Words;
use std::process::ExitCode;

/// Pages are made of many short texts: the system's allocator takes a quarter of the server's time for them.
#[cfg(not(feature = "count-allocations"))]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let cli = Cli::parse();
    let words = cli.words();
    let done = match cli.command {
        None => serve::run(&cli::ServeArgs::default()),
        Some(Command::Serve(args)) => serve::run(&args),
        Some(Command::Games(args)) => games::list(&args),
        Some(Command::Sim(args)) => sim::run(&args),
        Some(Command::Play(args)) => play::run(&args),
        Some(Command::Replay(args)) => replay::run(&args),
        Some(Command::Review(args)) => review::run(&args),
        Some(Command::Verify(args)) => verify::run(&args),
        Some(Command::Backup(args)) => data::back_up(&args),
        Some(Command::Restore(args)) => data::restore(&args),
        Some(Command::Export(args)) => archive::export(&args),
        Some(Command::Import(args)) => archive::import(&args),
        Some(Command::Admin(args)) => admin::run(&args),
        Some(Command::Arena(args)) => arena::run(&args),
        Some(Command::Train(args)) => train::run(&args),
        Some(Command::Bench(args)) => bench::run(&args),
        Some(Command::Par(args)) => par::run(&args),
        Some(Command::Completions(args)) => manual::completions(&args),
        Some(Command::Man) => manual::page(),
    };
    match done {
        Ok(code) => code,
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("dinotable: {}", told(&error, &words));
            // As for a wrong command line: what was asked for does not fit together.
            let usage = error.is::<ConfigError>() || error.is::<cli::Usage>();
            if usage { ExitCode::from(2) } else { ExitCode::FAILURE }
        }
    }
}

/// What went wrong, the outermost first. What the core says of options and records is told in the reader's language.
fn told(error: &anyhow::Error, words: &Words) -> String {
    let mut parts = Vec::new();
    for cause in error.chain() {
        if let Some(error) = cause.downcast_ref::<ConfigError>() {
            parts.push(dino_page::config_error(error, words));
            break;
        }
        if let Some(error) = cause.downcast_ref::<RecordError>() {
            parts.push(dino_page::record_error(error, words));
            break;
        }
        parts.push(cause.to_string());
    }
    parts.join(": ")
}

/// Whether the reader of our output went away, as `head` does: no error of ours.
fn is_broken_pipe(error: &anyhow::Error) -> bool {
    let io = error.downcast_ref::<std::io::Error>();
    io.is_some_and(|error| error.kind() == std::io::ErrorKind::BrokenPipe)
}
