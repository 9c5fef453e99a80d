//! The real program, as a person starts it.

use crate::error::Error;
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use tempfile::TempDir;

/// Where the program is: what `DINOTABLE_BIN` names, or what was built beside the program that runs; built if
/// there is none.
pub fn program() -> Result<PathBuf, Error> {
    if let Some(named) = std::env::var_os("DINOTABLE_BIN") {
        return Ok(named.into());
    }
    let own = std::env::current_exe().map_err(Error::io("the path of the running test"))?;
    // Tests are in target/PROFILE/deps, examples in target/PROFILE/examples.
    let folder = own.ancestors().nth(2).map(PathBuf::from).unwrap_or_default();
    let program = folder.join(format!("dinotable{}", std::env::consts::EXE_SUFFIX));
    if !program.is_file() {
        let profile = if folder.ends_with("release") { "release" } else { "dev" };
        let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let mut build = Command::new(cargo);
        build.args(["build", "--quiet", "--package", "dinotable", "--profile", profile]);
        if let Some(target) = folder.parent() {
            build.arg("--target-dir").arg(target);
        }
        build.status().map_err(Error::io("cargo build --package dinotable"))?;
    }
    Ok(program)
}

/// A server on a free port with a folder of its own; ended when dropped.
pub struct Server {
    process: Option<Child>,
    /// Held open: a program that writes where nobody reads ends.
    said: Option<BufReader<ChildStdout>>,
    address: String,
    data: TempDir,
    /// How long bots wait before they act, in milliseconds.
    bot_delay: u32,
    /// The database, where it is not a file in the folder.
    database: Option<String>,
}

impl Server {
    /// Starts the program, with bots in a hurry.
    pub fn start() -> Result<Server, Error> {
        Server::with_bots_after(50)
    }

    /// Starts the program with bots that wait so many milliseconds before they act.
    pub fn with_bots_after(bot_delay: u32) -> Result<Server, Error> {
        Server::with(bot_delay, None)
    }

    /// Starts the program on a PostgreSQL database that others may share.
    pub fn on_database(url: &str) -> Result<Server, Error> {
        Server::with(50, Some(url.to_owned()))
    }

    fn with(bot_delay: u32, database: Option<String>) -> Result<Server, Error> {
        let data = tempdir()?;
        let address = "http://127.0.0.1:0".to_owned();
        let mut server = Server { process: None, said: None, address, data, bot_delay, database };
        server.again()?;
        Ok(server)
    }

    /// The address of a page.
    pub fn url(&self, path: &str) -> String {
        format!("{}{path}", self.address)
    }

    /// Ends it at once, as a power cut would: on Unix this is `SIGKILL`.
    pub fn kill(&mut self) {
        if let Some(mut process) = self.process.take() {
            // It may have ended by itself.
            let _ = process.kill();
            let _ = process.wait();
        }
    }

    /// Asks it to end, and waits until it did.
    pub fn stop(&mut self) -> Result<(), Error> {
        if let Some(mut process) = self.process.take() {
            let asked = Command::new("kill").args(["-TERM", &process.id().to_string()]).status();
            asked.map_err(Error::io("kill"))?;
            process.wait().map_err(Error::io("waiting for the server"))?;
        }
        Ok(())
    }

    /// Lets another game have been played at a table that has begun, with the same seats and options: these lines are what
    /// happened, whatever chance would have drawn. It is taken out of its data and put back changed, as one who exports and
    /// imports does.
    pub fn lay_out(&mut self, table: &str, lines: &[&str]) -> Result<(), Error> {
        self.stop()?;
        let (export, data) = (tempdir()?, tempdir()?);
        let folder = export.path().join("export");
        run(&["export", &shown(&folder), "--data", &shown(self.data.path())])?;
        for entry in fs::read_dir(folder.join("tables")).map_err(Error::io("the tables"))? {
            let entry = entry.map_err(Error::io("a table"))?.path();
            change(&entry, table, lines)?;
        }
        run(&["import", &shown(&folder), "--data", &shown(data.path())])?;
        self.data = data;
        self.again()
    }

    /// Starts it again, with bots that wait so many milliseconds before they act.
    pub fn again_with_bots_after(&mut self, bot_delay: u32) -> Result<(), Error> {
        self.bot_delay = bot_delay;
        self.again()
    }

    /// Starts it on the same port with the same data.
    pub fn again(&mut self) -> Result<(), Error> {
        self.kill();
        let listen = self.address.trim_start_matches("http://").trim_end_matches('/');
        let program = program()?;
        let mut command = Command::new(&program);
        command.args(["serve", "--no-open", "--bot-delay", &self.bot_delay.to_string(), "--listen", listen]);
        // Nobody waits a minute in a test.
        command.args(["--review-time", "6"]);
        match &self.database {
            Some(url) => command.args(["--database", url]),
            None => command.arg("--data").arg(self.data.path()),
        };
        let mut process = command
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::inherit())
            .spawn()
            .map_err(Error::io(program.display().to_string()))?;
        let mut said = String::new();
        if let Some(stdout) = process.stdout.take() {
            let mut lines = BufReader::new(stdout);
            // The first line tells the address.
            lines.read_line(&mut said).map_err(Error::io("what the server says"))?;
            self.said = Some(lines);
        }
        self.process = Some(process);
        match said.split_whitespace().find(|word| word.starts_with("http://")) {
            Some(address) => self.address = address.trim_end_matches('/').to_owned(),
            None => return Err(Error::Silent { program: program.display().to_string(), said }),
        }
        Ok(())
    }
}

fn tempdir() -> Result<TempDir, Error> {
    tempfile::tempdir().map_err(Error::io("a temporary folder"))
}

fn shown(path: &Path) -> String {
    path.display().to_string()
}

/// Lets the program do something and waits for it.
fn run(arguments: &[&str]) -> Result<(), Error> {
    let program = program()?;
    let done = Command::new(&program).args(arguments).stdout(Stdio::null()).status();
    let done = done.map_err(Error::io(shown(&program)))?;
    let failed = || Error::io(arguments.join(" "))(std::io::Error::other(done.to_string()));
    done.success().then_some(()).ok_or_else(failed)
}

/// Changes what happened at an exported table, if it is this one.
fn change(folder: &Path, table: &str, lines: &[&str]) -> Result<(), Error> {
    let file = folder.join("table.json");
    let text = fs::read_to_string(&file).map_err(Error::io(shown(&file)))?;
    let told = |error: serde_json::Error| Error::io(shown(&file))(error.into());
    let mut about: serde_json::Value = serde_json::from_str(&text).map_err(told)?;
    if about["id"] != table {
        return Ok(());
    }
    let header = about["meta"]["header"].as_str().unwrap_or_default().to_owned();
    about["meta"]["header"] = format!("{header}laid {}\n", lines.len()).into();
    about["lines"] = lines.len().into();
    about["pending"] = serde_json::Value::Null;
    fs::write(&file, about.to_string()).map_err(Error::io(shown(&file)))?;
    let record = folder.join("record.rec");
    fs::write(&record, format!("--\n{}\n", lines.join("\n"))).map_err(Error::io(shown(&record)))
}

impl Drop for Server {
    fn drop(&mut self) {
        self.kill();
    }
}
