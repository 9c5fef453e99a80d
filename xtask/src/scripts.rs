//! The types of the browser's scripts, as TypeScript reads them out of plain JavaScript. Nothing of npm is in the program:
//! the compiler is fetched for this check alone.

use crate::{find, layers, root};
use anyhow::{Context, Result, bail};
use serde_json::json;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// One version, so that the same scripts are always judged alike.
const COMPILER: &str = "typescript@5.9.3";

/// Checks all scripts of the pages; left out with a word where there is no npm.
pub(crate) fn check() -> Result<()> {
    let npm = Command::new("npm").arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    if !npm.is_ok_and(|status| status.success()) {
        if std::env::var_os("CI").is_some() {
            bail!("no npm: the types of the scripts cannot be checked");
        }
        println!("no npm: the types of the scripts are not checked");
        return Ok(());
    }
    let mut files = Vec::new();
    for folder in ["assets", "src"] {
        find(&root().join("crates/dino-page").join(folder), "js", &mut files)?;
    }
    if files.is_empty() {
        bail!("there are no scripts under crates/dino-page");
    }
    let config = write_config(&files)?;
    let mut command = Command::new("npm");
    command.args(["exec", "--yes", "--package", COMPILER, "--", "tsc", "--project"]).arg(config);
    let output = command.current_dir(root()).output().context("cannot run npm")?;
    if !output.status.success() {
        let said = [output.stdout, output.stderr].map(|said| String::from_utf8_lossy(&said).into_owned());
        bail!("types of the scripts:\n{}", said.concat());
    }
    println!("scripts: {} files, types right", files.len());
    Ok(())
}

/// All folders with scripts count as one, as they are served.
fn write_config(files: &[PathBuf]) -> Result<PathBuf> {
    let folders: BTreeSet<&Path> = files.iter().filter_map(|file| file.parent()).collect();
    let known = root().join("xtask/scripts/dom.d.ts");
    let config = json!({
        "compilerOptions": {
            "allowJs": true,
            "checkJs": true,
            "noEmit": true,
            "strict": true,
            // Whether a piece is on the table is seen in the page, not in its types.
            "strictNullChecks": false,
            "noImplicitAny": false,
            "target": "es2023",
            "module": "es2022",
            "moduleResolution": "bundler",
            "lib": ["es2023", "dom", "dom.iterable"],
            "types": [],
            "rootDirs": folders,
        },
        "files": files.iter().chain([&known]).collect::<Vec<_>>(),
    });
    let metadata = layers::metadata(&crate::root())?;
    let target = metadata["target_directory"].as_str().context("cargo metadata names no target directory")?;
    let path = Path::new(target).join("scripts.json");
    std::fs::write(&path, config.to_string()).with_context(|| format!("cannot write {}", path.display()))?;
    Ok(path)
}
