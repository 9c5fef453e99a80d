//! `cargo xtask schemathesis`: the API asked by a program that knows its description alone, in all the ways that it allows
//! and forbids. Nothing of Python is in the program: what is needed is fetched for this check, in the versions that
//! `requirements.txt` names.

use crate::server::Server;
use crate::{root, target_folder};
use anyhow::{Context, Result, bail};
use serde_json::json;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// How many requests are made up for each operation: enough to see that all is well, or enough to meet what is rare.
pub(crate) enum Effort {
    Short,
    Long,
}

/// Asks a server that runs for this alone; left out with a word where there is no Python.
pub(crate) fn run(program: &Path, effort: &Effort) -> Result<()> {
    let Some(tool) = install()? else { return Ok(()) };
    let waits = json!({ "game": "cubosaurs", "players": ["person", "free"], "start": false });
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
    command.arg("--config-file").arg(folder().join("schemathesis.toml")).arg("run");
    command.arg(format!("http://{address}/api/v1/openapi.json")).args(["--no-color", "--warnings=off"]);
    match effort {
        // The same requests each time, so that a check fails for a change and not by chance.
        Effort::Short => command.args(["--phases=coverage,fuzzing", "--max-examples=10", "--seed=1"]),
        Effort::Long => command.args(["--phases=coverage,fuzzing,stateful", "--max-examples=300"]),
    };
    // It keeps what it found in the folder it runs in.
    let found = target_folder()?.join("schemathesis");
    std::fs::create_dir_all(&found).context("cannot make a folder for schemathesis")?;
    command.current_dir(found).env("DINOTABLE_TABLE", id).env("DINOTABLE_SECRET", secret);
    let output = command.output().context("cannot run schemathesis")?;
    if output.status.success() { Ok(()) } else { bail!("{}", String::from_utf8_lossy(&output.stdout)) }
}

fn folder() -> PathBuf {
    root().join("xtask/schemathesis")
}

/// Makes the virtual environment where it is not there or not the one that is asked for. Gives the tool, if it is there.
fn install() -> Result<Option<PathBuf>> {
    let wanted =
        std::fs::read_to_string(folder().join("requirements.txt")).context("cannot read requirements.txt")?;
    let environment = target_folder()?.join("python");
    let (tool, kept) = (environment.join("bin/schemathesis"), environment.join("requirements.txt"));
    if tool.is_file() && std::fs::read_to_string(&kept).is_ok_and(|kept| kept == wanted) {
        return Ok(Some(tool));
    }
    println!("making a Python environment for schemathesis");
    let quiet = |command: &mut Command| {
        let status = command.stdout(Stdio::null()).status();
        status.is_ok_and(|status| status.success())
    };
    let made = quiet(Command::new("python3").args(["-m", "venv", "--clear"]).arg(&environment))
        && quiet(
            Command::new(environment.join("bin/pip"))
                .args(["install", "--quiet", "--disable-pip-version-check", "--requirement"])
                .arg(folder().join("requirements.txt")),
        );
    if made && tool.is_file() {
        std::fs::write(kept, wanted).context("cannot note what was installed")?;
        return Ok(Some(tool));
    }
    if std::env::var_os("CI").is_some() {
        bail!("schemathesis could not be installed");
    }
    println!(
        "it could not be installed: the API is not asked by schemathesis (install python3 and pip to do so)"
    );
    Ok(None)
}
