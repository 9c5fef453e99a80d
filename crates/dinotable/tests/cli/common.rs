//! Running the program as a person would.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// What the program said.
pub(crate) struct Said {
    pub(crate) out: String,
    pub(crate) err: String,
    pub(crate) code: i32,
}

/// Runs the program with these words; `input` is typed.
pub(crate) fn dinotable_typing(words: &[&str], input: &str) -> Said {
    dinotable_in(Path::new("."), words, input)
}

/// Runs the program in a folder.
pub(crate) fn dinotable_in(folder: &Path, words: &[&str], input: &str) -> Said {
    let mut child = Command::new(env!("CARGO_BIN_EXE_dinotable"))
        .args(words)
        .env("LANG", "en_GB.UTF-8")
        .env_remove("LC_ALL")
        .current_dir(folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // The program may end before it has read everything.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    let output = child.wait_with_output().unwrap();
    Said {
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
        code: output.status.code().unwrap_or(-1),
    }
}

/// Runs the program with words split at spaces.
pub(crate) fn dinotable(line: &str) -> Said {
    dinotable_typing(&line.split_whitespace().collect::<Vec<_>>(), "")
}

/// The JSON the program printed.
pub(crate) fn json(line: &str) -> serde_json::Value {
    let said = dinotable(line);
    assert_eq!((said.code, said.err.as_str()), (0, ""), "{line}");
    serde_json::from_str(&said.out).unwrap()
}

/// A new empty folder for one test.
pub(crate) fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

/// A path among the words of a command.
pub(crate) fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}
