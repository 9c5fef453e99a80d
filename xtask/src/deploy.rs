//! `cargo xtask check-deploy`: what `deploy/` holds is read by the programs it is for. The proxies are tried by tests of the
//! program, which play a game through them.

use crate::debian::{CADDY, SYSTEMD};
use crate::{python, root, run};
use anyhow::{Context, Result, bail};
use std::path::Path;
use std::process::Command;

/// The most that `systemd-analyze security` may find to say about the unit, in tenths: from 0, shut in, to 100.
const MAX_EXPOSURE: &str = "20";

pub(crate) fn check(program: &Path) -> Result<()> {
    check_container()?;
    check_unit(program)?;
    check_several()
}

/// The three servers behind a balancer: what the file of services must say, and what Caddy says of its own.
fn check_several() -> Result<()> {
    let folder = root().join("deploy/several");
    let read = |name: &str| std::fs::read_to_string(folder.join(name)).with_context(|| format!("no {name}"));
    let faults = several_faults(&read("compose.yaml")?, &read("Caddyfile")?);
    if !faults.is_empty() {
        bail!("{}: {}", folder.display(), faults.join("; "));
    }
    if CADDY.install()? {
        let mut validate = Command::new("caddy");
        validate.args(["validate", "--adapter", "caddyfile", "--config"]).arg(folder.join("Caddyfile"));
        let said = validate.output().context("cannot run caddy")?;
        if !said.status.success() {
            bail!("caddy validate: {}", String::from_utf8_lossy(&said.stderr));
        }
        println!("balancer: Caddy understands it");
    }
    Ok(())
}

/// What is not as it must be: every server named in both files, the database in a volume and reached by nobody outside, no
/// password in the file.
fn several_faults(services: &str, balancer: &str) -> Vec<String> {
    let mut faults = Vec::new();
    let servers: Vec<&str> =
        services.lines().filter_map(|line| line.strip_prefix("  ")?.strip_suffix(": *server")).collect();
    if servers.len() < 3 {
        faults.push("it has fewer than three servers".to_owned());
    }
    faults.extend(
        servers
            .iter()
            .filter(|server| !balancer.contains(&format!("{server}:6565")))
            .map(|server| format!("the balancer does not know {server}")),
    );
    let section = |name: &str| {
        let after = services.split_once(&format!("\n  {name}:\n")).map_or("", |(_, after)| after);
        let end = after.lines().take_while(|line| line.starts_with("    ") || line.is_empty());
        end.collect::<Vec<_>>().join("\n")
    };
    let database = section("postgres");
    if !database.contains("/var/lib/postgresql/data") {
        faults.push("the database is in no volume".to_owned());
    }
    if database.contains("ports:") {
        faults.push("the database is open to the outside".to_owned());
    }
    if services.matches("${POSTGRES_PASSWORD:?").count() < 2 || services.contains("PASSWORD: dinotable") {
        faults.push("the password stands in the file".to_owned());
    }
    if !balancer.contains("health_uri /ready") {
        faults.push("the balancer does not ask who is ready".to_owned());
    }
    faults
}

/// What the container must be, and what a linter says of it.
fn check_container() -> Result<()> {
    let path = root().join("deploy/Containerfile");
    let text = std::fs::read_to_string(&path).context("cannot read the Containerfile")?;
    let faults = container_faults(&text);
    if !faults.is_empty() {
        bail!("{}: {}", path.display(), faults.join("; "));
    }
    if let Some(programs) = python::TOOLS.install()? {
        run(Command::new(programs.join("hadolint")).arg(&path))?;
        println!("container: hadolint has nothing to say");
    }
    Ok(())
}

/// What is not as it must be: built in one stage and run in another, by somebody who is not root, without a shell.
fn container_faults(text: &str) -> Vec<String> {
    let lines = |word: &str| -> Vec<&str> {
        let rest = text.lines().filter_map(|line| line.strip_prefix(word)?.strip_prefix(' '));
        rest.map(str::trim).collect()
    };
    let mut faults = Vec::new();
    let stages = lines("FROM");
    if stages.len() < 2 || stages.last().is_some_and(|last| last.contains(" AS ")) {
        faults.push("it is not built in stages".to_owned());
    }
    if stages.iter().any(|from| !from.contains(':') || from.contains(":latest")) {
        faults.push("a stage names no version".to_owned());
    }
    let user = lines("USER").last().and_then(|user| user.split(':').next()?.parse::<u32>().ok());
    if user.is_none_or(|user| user == 0) {
        faults.push("it runs as root, or as somebody whose number is not known".to_owned());
    }
    if lines("ENTRYPOINT").iter().chain(&lines("CMD")).any(|words| !words.starts_with('[')) {
        faults.push("a shell would stand between the program and its signals".to_owned());
    }
    if lines("VOLUME").is_empty() {
        faults.push("its tables are in no volume".to_owned());
    }
    faults
}

/// The unit as systemd reads it, with the program where it is here.
fn check_unit(program: &Path) -> Result<()> {
    if !SYSTEMD.install()? {
        return Ok(());
    }
    let unit = std::fs::read_to_string(root().join("deploy/dinotable.service")).context("no unit")?;
    let installed = "/usr/local/bin/dinotable";
    if !unit.contains(installed) {
        bail!("the unit does not start {installed}");
    }
    let folder = std::env::temp_dir().join(format!("dinotable-unit-{}", std::process::id()));
    std::fs::create_dir_all(&folder).context("cannot make a folder")?;
    let copy = folder.join("dinotable.service");
    std::fs::write(&copy, unit.replace(installed, &program.display().to_string())).context("cannot write")?;
    let read = Command::new("systemd-analyze").arg("verify").arg(&copy).output();
    let mut judge = Command::new("systemd-analyze");
    judge.args(["security", "--offline=true", "--no-pager"]).arg(format!("--threshold={MAX_EXPOSURE}"));
    let judged = judge.arg(&copy).output();
    std::fs::remove_dir_all(&folder).context("cannot remove a folder")?;
    let (read, judged) = (read?, judged?);
    // It complains about lines it does not know, and ends well all the same.
    let said = String::from_utf8_lossy(&read.stderr);
    if !read.status.success() || said.contains("dinotable.service") {
        bail!("systemd-analyze verify: {said}");
    }
    let said = String::from_utf8_lossy(&judged.stdout);
    let level = said.lines().last().unwrap_or_default();
    if !judged.status.success() {
        bail!("systemd-analyze security: {level}");
    }
    println!("unit: {}", level.trim_start_matches(['→', ' ']));
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    const RIGHT: &str =
        "FROM rust:1 AS build\nFROM base:1\nUSER 65532:65532\nVOLUME /data\nENTRYPOINT [\"x\"]\n";

    #[test]
    fn several_servers_that_do_not_fit_together_are_named() {
        let services = include_str!("../../deploy/several/compose.yaml");
        let balancer = include_str!("../../deploy/several/Caddyfile");
        assert_eq!(several_faults(services, balancer), [""; 0]);
        for (part, by) in [
            ("  dinotable-3: *server\n", ""),
            ("  dinotable-3: *server", "  dinotable-4: *server"),
            ("database:/var/lib/postgresql/data", "database:/tmp"),
            ("    shm_size: 256m", "    ports: [\"5432:5432\"]"),
        ] {
            assert_eq!(several_faults(&services.replace(part, by), balancer).len(), 1, "{part} by {by}");
        }
        assert_eq!(several_faults(services, &balancer.replace("/ready", "/")).len(), 1);
    }

    #[test]
    fn a_container_that_is_not_shut_in_is_named() {
        assert_eq!(container_faults(RIGHT), [""; 0]);
        for (part, by) in [
            ("FROM base:1\n", ""),
            ("base:1", "base:latest"),
            ("base:1", "base"),
            ("USER 65532:65532", "USER 0"),
            ("USER 65532:65532", "USER nobody"),
            ("USER 65532:65532\n", ""),
            ("[\"x\"]", "x"),
            ("VOLUME /data\n", ""),
        ] {
            assert_eq!(container_faults(&RIGHT.replace(part, by)).len(), 1, "{part} by {by}");
        }
    }
}
