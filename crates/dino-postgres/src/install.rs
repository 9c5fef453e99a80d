//! Where PostgreSQL's programs are.

use std::path::{Path, PathBuf};

/// Names the folder of PostgreSQL's programs.
const PROGRAMS_VARIABLE: &str = "DINO_POSTGRES_BIN";

/// What is needed of them.
const PROGRAMS: [&str; 4] = ["initdb", "postgres", "createdb", "pg_isready"];

/// Where Debian keeps one folder for each version.
const DEBIAN: &str = "/usr/lib/postgresql";

/// The folder of PostgreSQL's programs: named, on the path, or the newest of Debian's. `None` where none is installed.
pub fn programs() -> Option<PathBuf> {
    let named = std::env::var_os(PROGRAMS_VARIABLE).map(PathBuf::from);
    let on_path = std::env::var_os("PATH").map(|path| std::env::split_paths(&path).collect::<Vec<_>>());
    let mut candidates: Vec<PathBuf> = named.into_iter().chain(on_path.into_iter().flatten()).collect();
    candidates.extend(debian_versions());
    candidates.into_iter().find(|folder| PROGRAMS.iter().all(|name| folder.join(name).is_file()))
}

/// Debian's folders, the newest version first.
fn debian_versions() -> Vec<PathBuf> {
    let entries = std::fs::read_dir(DEBIAN).into_iter().flatten().filter_map(Result::ok);
    let version = |name: &Path| name.file_name()?.to_str()?.parse::<u32>().ok();
    let mut versions: Vec<(u32, PathBuf)> =
        entries.filter_map(|entry| Some((version(&entry.path())?, entry.path().join("bin")))).collect();
    versions.sort_by(|one, other| other.cmp(one));
    versions.into_iter().map(|(_, folder)| folder).collect()
}
