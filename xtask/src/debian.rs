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
        let Needed { name, tests, .. } = self;
        if self.is_there() {
            return Ok(true);
        }
        println!("no {name}: installing it for {tests}");
        // Whoever runs checks for all may become the owner of the machine for it; nobody else is asked to.
        let is_ci = std::env::var_os("CI").is_some();
        let done = self.fetch(&["apt-get"]) || is_ci && self.fetch(&["sudo", "--non-interactive", "apt-get"]);
        if done && self.is_there() {
            return Ok(true);
        }
        if is_ci {
            bail!("{name} could not be installed");
        }
        println!("it could not be installed: {tests} are left out (install {name} to run them)");
        Ok(false)
    }

    /// Fetches its packages by these words; whether that worked.
    fn fetch(&self, apt: &[&str]) -> bool {
        let install = [&["install", "--yes", "--no-install-recommends"], self.packages].concat();
        [vec!["update"], install].iter().all(|words| {
            let mut command = Command::new(apt[0]);
            command.args(&apt[1..]).args(words).env("DEBIAN_FRONTEND", "noninteractive");
            command.stdout(Stdio::null()).status().is_ok_and(|status| status.success())
        })
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

pub(crate) const POSTGRES: Needed = Needed {
    name: "postgresql",
    tests: "the tests of several servers on PostgreSQL",
    packages: &["postgresql"],
    // Debian keeps it off the path, in a folder for each version. The tests find it there themselves, and start a server on a
    // free port as somebody who is not root.
    commands: &[
        ["postgres", "--version"],
        ["/usr/lib/postgresql/15/bin/postgres", "--version"],
        ["/usr/lib/postgresql/16/bin/postgres", "--version"],
        ["/usr/lib/postgresql/17/bin/postgres", "--version"],
        ["/usr/lib/postgresql/18/bin/postgres", "--version"],
    ],
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

pub(crate) const SYSTEMD: Needed = Needed {
    name: "systemd-analyze",
    tests: "the checks of deploy/dinotable.service",
    packages: &["systemd"],
    commands: &[["systemd-analyze", "--version"]],
};
