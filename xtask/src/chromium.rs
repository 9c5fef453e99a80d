//! The browser that tests use.

use anyhow::{Result, bail};
use std::process::{Command, Stdio};

/// Installs Debian's chromium where none is there and we may; says what to do where we may not. Gives whether it is there.
pub(crate) fn install() -> Result<bool> {
    if is_there() {
        return Ok(true);
    }
    println!("no chromium: installing it for the browser tests");
    let quiet = |command: &mut Command| {
        let status = command.env("DEBIAN_FRONTEND", "noninteractive").stdout(Stdio::null()).status();
        status.is_ok_and(|status| status.success())
    };
    let done = quiet(Command::new("apt-get").arg("update"))
        && quiet(Command::new("apt-get").args([
            "install",
            "--yes",
            "--no-install-recommends",
            "chromium",
            "fonts-dejavu-core",
        ]));
    if done && is_there() {
        return Ok(true);
    }
    if std::env::var_os("CI").is_some() {
        bail!("chromium could not be installed");
    }
    println!("it could not be installed: the browser tests are left out (install chromium to run them)");
    Ok(false)
}

fn is_there() -> bool {
    ["chromium", "google-chrome", "chromium-browser"].iter().any(|name| {
        let mut command = Command::new(name);
        command.arg("--version").stdout(Stdio::null()).stderr(Stdio::null());
        command.status().is_ok_and(|status| status.success())
    })
}
