//! The Python package: packed into a wheel, installed into an environment of its own, and tested there.

use crate::programs::{Count, gentle, remember_failed};
use crate::python::Environment;
use crate::{cargo_path, root, target_folder};
use anyhow::{Context, Result, bail};
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// For the package's own tests.
const SHORT: Environment = Environment {
    folder: "python-package",
    lists: &["package.txt"],
    purpose: "the tests of the Python package",
};
/// The same with OpenSpiel, Ray, and the program that builds wheels.
const LONG: Environment = Environment {
    folder: "python-package-all",
    lists: &["package.txt", "package-all.txt"],
    purpose: "all tests of the Python package",
};

/// Tests the package; left out with a word where there is no Python. With `all` the wheel is built as people build it, and
/// what takes long is tried too.
pub(crate) fn check(all: bool) -> Result<Count> {
    let environment = if all { LONG } else { SHORT };
    let Some(programs) = environment.install()? else { return Ok(Count::default()) };
    let wheel = if all { build_wheel(&programs)? } else { pack_wheel(&programs)? };
    let mut install = Command::new(programs.join("pip"));
    install.args(["install", "--quiet", "--disable-pip-version-check", "--force-reinstall", "--no-deps"]);
    succeed(install.arg(&wheel), "the wheel cannot be installed")?;
    let mut tests = gentle(&programs.join("python"));
    tests
        .args(["-m", "pytest", "--quiet", "-p", "no:cacheprovider"])
        .current_dir(root().join("crates/dino-python"));
    if all {
        tests.env("DINOTABLE_ALL", "1");
    }
    let output = tests.stderr(Stdio::inherit()).output().context("cannot run pytest")?;
    let said = String::from_utf8_lossy(&output.stdout);
    let count = read_count(&said);
    if !output.status.success() {
        print!("{said}");
        remember_failed("dinotable for Python", &said);
        if count.failed == 0 {
            bail!("the Python package could not be tested");
        }
    }
    let Count { passed, failed, skipped } = count;
    println!("dinotable for Python: {passed} passed, {failed} failed, {skipped} skipped");
    Ok(count)
}

/// Packs what the checks have built: all of the workspace is built with the same features.
fn pack_wheel(programs: &Path) -> Result<PathBuf> {
    let mut build = Command::new(cargo_path());
    build.args([
        "build",
        "--workspace",
        "--lib",
        "--locked",
        "--quiet",
        "--message-format=json-render-diagnostics",
    ]);
    let output =
        build.current_dir(root()).stderr(Stdio::inherit()).output().context("cannot run cargo build")?;
    if !output.status.success() {
        bail!("the Python package cannot be built");
    }
    let messages = String::from_utf8(output.stdout)?;
    let artifacts = messages.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok());
    let mut ours = artifacts.filter(|artifact| artifact["target"]["name"] == "_core");
    let library = ours.next_back().and_then(|artifact| artifact["filenames"][0].as_str().map(PathBuf::from));
    let library = library.context("the library of the Python package was not built")?;
    let mut pack = Command::new(programs.join("python"));
    pack.arg(root().join("xtask/python/pack_wheel.py")).arg(library).arg(root().join("crates/dino-python"));
    pack.arg(target_folder()?.join("wheels"));
    let packed = pack.stderr(Stdio::inherit()).output().context("cannot run python")?;
    if !packed.status.success() {
        bail!("the wheel cannot be packed");
    }
    Ok(PathBuf::from(String::from_utf8(packed.stdout)?.trim()))
}

/// Builds the wheel as `pip install ./crates/dino-python` does, but for the profile.
fn build_wheel(programs: &Path) -> Result<PathBuf> {
    let folder = target_folder()?.join("wheels-by-pip");
    if folder.exists() {
        std::fs::remove_dir_all(&folder).context("cannot empty the folder of wheels")?;
    }
    let mut build = Command::new(programs.join("pip"));
    build.args(["wheel", "--quiet", "--disable-pip-version-check", "--no-deps", "--wheel-dir"]).arg(&folder);
    build.arg(root().join("crates/dino-python")).env("MATURIN_PEP517_ARGS", "--profile dev --locked");
    succeed(build.env("CARGO_TARGET_DIR", target_folder()?), "pip cannot build the wheel")?;
    let wheel = std::fs::read_dir(folder)?.next().context("pip built no wheel")??;
    Ok(wheel.path())
}

fn succeed(command: &mut Command, otherwise: &str) -> Result<()> {
    let status = command.stdout(Stdio::null()).status().with_context(|| otherwise.to_owned())?;
    if status.success() { Ok(()) } else { bail!("{otherwise}") }
}

/// Reads pytest's last line, such as `3 failed, 80 passed, 2 skipped in 9.32s`.
fn read_count(said: &str) -> Count {
    let last = said
        .lines()
        .rev()
        .find(|line| line.contains(" in ") && line.contains("passed") || line.contains("failed"));
    let number = |what: &str| {
        let parts = last.unwrap_or_default().split([',', '=']);
        parts
            .filter_map(|part| part.trim().split_once(' '))
            .find(|(_, word)| word.starts_with(what))?
            .0
            .parse()
            .ok()
    };
    let [passed, failed, skipped] = ["passed", "failed", "skipped"].map(|what| number(what).unwrap_or(0));
    let errors: u32 = number("error").unwrap_or(0);
    Count { passed, failed: failed + errors, skipped }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_pytest_says_is_counted() {
        let count = |passed, failed, skipped| Count { passed, failed, skipped };
        assert_eq!(read_count("...\n80 passed in 9.32s\n"), count(80, 0, 0));
        assert_eq!(read_count("x\n3 failed, 80 passed, 2 skipped in 9s\n"), count(80, 3, 2));
        assert_eq!(read_count("1 failed, 2 errors in 1s"), count(0, 3, 0));
        assert_eq!(read_count("nothing"), count(0, 0, 0));
    }
}
