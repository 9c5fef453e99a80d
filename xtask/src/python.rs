//! What tests need of Python: fetched for them alone, in the versions that lists under `xtask/python` name. Nothing of it is
//! in the program.

use crate::{root, target_folder};
use anyhow::{Context, Result, bail};
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// An environment of Python, and what it is for.
pub(crate) struct Environment {
    /// Its folder below the target folder.
    pub(crate) folder: &'static str,
    /// The lists of what is in it.
    pub(crate) lists: &'static [&'static str],
    /// What it is for, in words.
    pub(crate) purpose: &'static str,
}

/// For the API and the container's file.
pub(crate) const TOOLS: Environment =
    Environment { folder: "python", lists: &["requirements.txt"], purpose: "schemathesis and hadolint" };

impl Environment {
    /// Makes it where it is not there or not the one that is asked for. Gives the folder of its programs, if it is there.
    pub(crate) fn install(&self) -> Result<Option<PathBuf>> {
        let purpose = self.purpose;
        let lists: Vec<PathBuf> =
            self.lists.iter().map(|list| root().join("xtask/python").join(list)).collect();
        let mut wanted = String::new();
        for list in &lists {
            wanted +=
                &std::fs::read_to_string(list).with_context(|| format!("cannot read {}", list.display()))?;
        }
        let environment = target_folder()?.join(self.folder);
        let (programs, noted) = (environment.join("bin"), environment.join("requirements.txt"));
        // The note is written last.
        if std::fs::read_to_string(&noted).is_ok_and(|noted| noted == wanted) {
            return Ok(Some(programs));
        }
        println!("making a Python environment for {purpose}");
        let quiet = |command: &mut Command| {
            let status = command.stdout(Stdio::null()).status();
            status.is_ok_and(|status| status.success())
        };
        let mut fetch = Command::new(programs.join("pip"));
        fetch.args(["install", "--quiet", "--disable-pip-version-check"]);
        for list in &lists {
            fetch.arg("--requirement").arg(list);
        }
        let made = quiet(Command::new("python3").args(["-m", "venv", "--clear"]).arg(&environment));
        if made && quiet(&mut fetch) {
            std::fs::write(noted, wanted).context("cannot note what was installed")?;
            return Ok(Some(programs));
        }
        if std::env::var_os("CI").is_some() {
            bail!("what {purpose} need of Python could not be installed");
        }
        println!("it could not be made: what needs it is left out (install python3 and pip to run it)");
        Ok(None)
    }
}
