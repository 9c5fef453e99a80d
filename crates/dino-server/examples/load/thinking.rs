//! People who play while bots think elsewhere.

use crate::client::{Listener, Players, Result, Server};
use crate::drive::Counters;
use crate::run as measure;
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// Lets people act at a rate, first alone and then while bots think at `bots` tables of all titles.
pub(crate) async fn run(program: &str, bots: usize, tables: usize, seconds: u64, rate: f64) -> Result<()> {
    let mut command = Command::new(program);
    command.args([
        "serve",
        "--rate",
        "1000000",
        "--max-connections-per-address",
        "100000",
        "--bot-delay",
        "0",
    ]);
    command.args(["--max-bot-tables-per-address", "100000"]);
    let folder = std::env::temp_dir().join(format!("dinotable-load-{}", std::process::id()));
    let server = Server::launch(command, folder, "127.0.0.1:0")?;
    let counters =
        Arc::new(Counters { kind: Listener::Pages, heard: Arc::default(), stop: AtomicBool::default() });
    let mut opened = Vec::new();
    for _ in 0..tables {
        let mut table = Players::open(&server.address, "cubosaurs").await?;
        table.listen(&server.address, Listener::Pages, &counters.heard);
        opened.push(table);
    }
    let pace = Some(Duration::from_secs_f64(tables as f64 / rate));
    println!("{tables} tables of people at {rate:.0} actions a second, with pages listening:");
    opened = measure("nobody thinks", &server, opened, seconds, pace, &counters).await?;
    let (heard, mut thinking) = (Arc::default(), Vec::new());
    for number in 0..bots {
        let game = dino_games::IDS[number % dino_games::IDS.len()];
        thinking.push(Players::open_for_bots(&server.address, game, &heard).await?);
    }
    let before = heard.load(Ordering::Relaxed);
    measure(&format!("bots think at {bots} tables"), &server, opened, seconds, pace, &counters).await?;
    let acted = heard.load(Ordering::Relaxed) - before;
    println!("    updates at the tables of bots: {:.1} a second", acted as f64 / seconds as f64);
    Ok(())
}
