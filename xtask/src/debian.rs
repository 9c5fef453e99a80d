//! What tests need of the system, from Debian's packages.

use anyhow::{Result, bail};
use std::process::{Command, Stdio};

/// Something that tests need.
pub(crate) struct Needed {
    /// What it is called.
    pub(crate) name: &'static str,
    /// What is left out without it.
    pub(crate) tests: &'static str,
    pub(crate) packages: &'static [&'static str],
    /// Commands that show it is there, each alone, such as `nginx -v`.
    pub(crate) commands: &'static [[&'static str; 2]],
}

impl Needed {
    /// Installs it where it is not there and we may; says what to do where we may not. Gives whether it is there.
    pub(crate) fn install(&self) -> Result<bool> {
        let Needed { name, tests, packages, .. } = self;
        if self.is_there() {
            return Ok(true);
        }
        println!("no {name}: installing it for {tests}");
        let quiet = |command: &mut Command| {
            let status = command.env("DEBIAN_FRONTEND", "noninteractive").stdout(Stdio::null()).status();
            status.is_ok_and(|status| status.success())
        };
        let mut install = Command::new("apt-get");
        install.args(["install", "--yes", "--no-install-recommends"]).args(*packages);
        let done = quiet(Command::new("apt-get").arg("update")) && quiet(&mut install);
        if done && self.is_there() {
            return Ok(true);
        }
        if std::env::var_os("CI").is_some() {
            bail!("{name} could not be installed");
        }
        println!("it could not be installed: {tests} are left out (install {name} to run them)");
        Ok(false)
    }

    fn is_there(&self) -> bool {
        self.commands.iter().any(|[program, word]| {
            let mut command = Command::new(program);
            command.arg(word).stdout(Stdio::null()).stderr(Stdio::null());
            command.status().is_ok_and(|status| status.success())
        })
    }
}

pub(crate) const CHROMIUM: Needed = Needed {
    name: "chromium",
    tests: "the browser tests",
    packages: &["chromium", "fonts-dejavu-core"],
    commands: &[["chromium", "--version"], ["google-chrome", "--version"], ["chromium-browser", "--version"]],
};

pub(crate) const NGINX: Needed = Needed {
    name: "nginx",
    tests: "the tests of deploy/nginx.conf",
    packages: &["nginx-light"],
    commands: &[["nginx", "-v"]],
};

pub(crate) const CADDY: Needed = Needed {
    name: "Caddy",
    tests: "the tests of deploy/Caddyfile",
    packages: &["caddy"],
    commands: &[["caddy", "version"]],
};
