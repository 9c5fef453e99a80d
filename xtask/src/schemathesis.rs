//! `cargo xtask schemathesis`: the API asked by a program that knows its description alone, in all the ways that it allows
//! and forbids.

use crate::server::Server;
use crate::{python, root, target_folder};
use anyhow::{Context, Result, bail};
use serde_json::json;
use std::path::Path;
use std::process::Command;
use std::thread;
use std::time::{Duration, Instant};

/// How many requests are made up for each operation: enough to see that all is well, or enough to meet what is rare.
pub(crate) enum Effort {
    Short,
    Long,
}

/// Asks a server that runs for this alone; left out with a word where there is no Python.
pub(crate) fn run(program: &Path, effort: &Effort) -> Result<()> {
    let Some(programs) = python::TOOLS.install()? else { return Ok(()) };
    let tool = programs.join("schemathesis");
    // A table with all the seats that the description knows.
    let players = ["person", "free", "free", "free", "free", "free"];
    let waits = json!({ "game": "mesozooic", "players": players, "start": false });
    let runs = json!({ "game": "cubosaurs", "players": ["person", "greedy"] });
    let server = Server::start(program, "schemathesis", &["--rate=1000000", "--bot-delay=0"])?;
    for (state, table) in [("a lobby", &waits), ("a game", &runs), ("a game that is over", &runs)] {
        let (id, secret) = server.make_table(table)?;
        if state.ends_with("over") {
            play_out(&server, &id, &secret)?;
        }
        ask(&tool, &server.address, &id, &secret, effort).with_context(|| format!("with {state}"))?;
    }
    println!("schemathesis: the API keeps to its description");
    Ok(())
}

/// Lets a bot play for the first seat until the game is over.
fn play_out(server: &Server, id: &str, secret: &str) -> Result<()> {
    server.api(&format!("/{id}/away"), secret, Some(&json!({ "seat": 1 })))?;
    let deadline = Instant::now() + Duration::from_secs(30);
    while server.api(&format!("/{id}"), secret, None)?["status"] != "over" {
        if Instant::now() > deadline {
            bail!("the bots did not come to an end");
        }
        thread::sleep(Duration::from_millis(20));
    }
    Ok(())
}

fn ask(tool: &Path, address: &str, id: &str, secret: &str, effort: &Effort) -> Result<()> {
    let mut command = Command::new(tool);
    command.arg("--config-file").arg(root().join("xtask/python/schemathesis.toml")).arg("run");
    command.arg(format!("http://{address}/api/v1/openapi.json")).args(["--no-color", "--warnings=off"]);
    match effort {
        // The same requests each time, so that a check fails for a change and not by chance.
        Effort::Short => command.args(["--phases=coverage,fuzzing", "--max-examples=10", "--seed=1"]),
        Effort::Long => command.args(["--phases=coverage,fuzzing,stateful", "--max-examples=100"]),
    };
    // It keeps what it found in the folder it runs in.
    let found = target_folder()?.join("schemathesis");
    std::fs::create_dir_all(&found).context("cannot make a folder for schemathesis")?;
    command.current_dir(found).env("DINOTABLE_TABLE", id).env("DINOTABLE_SECRET", secret);
    if let Effort::Long = effort {
        // Who waits for minutes wants to see how far it is.
        let status = command.status().context("cannot run schemathesis")?;
        return if status.success() { Ok(()) } else { bail!("the API does not keep to its description") };
    }
    let output = command.output().context("cannot run schemathesis")?;
    if output.status.success() { Ok(()) } else { bail!("{}", String::from_utf8_lossy(&output.stdout)) }
}
