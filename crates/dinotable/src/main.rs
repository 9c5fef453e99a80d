//! The program: play, simulate, replay, verify and measure from the command line.

mod admin;
mod archive;
mod arena;
mod bench;
mod bot_schedule;
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
mod serve;
mod setup;
mod sim;
mod verify;

use clap::Parser;
use cli::{Cli, Command};
use std::process::ExitCode;

/// Pages are made of many short texts: the system's allocator takes a quarter of the server's time for them.
#[cfg(not(feature = "count-allocations"))]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let cli = Cli::parse();
    let done = match cli.command {
        None => serve::run(&cli::ServeArgs::default()),
        Some(Command::Serve(args)) => serve::run(&args),
        Some(Command::Games(args)) => games::list(&args),
        Some(Command::Sim(args)) => sim::run(&args),
        Some(Command::Play(args)) => play::run(&args),
        Some(Command::Replay(args)) => replay::run(&args),
        Some(Command::Verify(args)) => verify::run(&args),
        Some(Command::Backup(args)) => data::back_up(&args),
        Some(Command::Restore(args)) => data::restore(&args),
        Some(Command::Export(args)) => archive::export(&args),
        Some(Command::Import(args)) => archive::import(&args),
        Some(Command::Admin(args)) => admin::run(&args),
        Some(Command::Arena(args)) => arena::run(&args),
        Some(Command::Bench(args)) => bench::run(&args),
        Some(Command::Par(args)) => par::run(&args),
        Some(Command::Completions(args)) => manual::completions(&args),
        Some(Command::Man) => manual::page(),
    };
    match done {
        Ok(code) => code,
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("dinotable: {error:#}");
            // As for a wrong command line: what was asked for does not fit together.
            let usage = error.is::<dino_core::ConfigError>() || error.is::<cli::Usage>();
            if usage { ExitCode::from(2) } else { ExitCode::FAILURE }
        }
    }
}

/// Whether the reader of our output went away, as `head` does: no error of ours.
fn is_broken_pipe(error: &anyhow::Error) -> bool {
    let io = error.downcast_ref::<std::io::Error>();
    io.is_some_and(|error| error.kind() == std::io::ErrorKind::BrokenPipe)
}
