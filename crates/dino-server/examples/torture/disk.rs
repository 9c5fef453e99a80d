//! Disks that are full or slow, as far as one may make them so.

use crate::client::Result;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::JoinHandle;

/// How large the small disk is: more than the database and its log grow to meanwhile, so that only the ballast fills it.
const DISK_BYTES: u64 = 128_000_000;

/// A disk that can be filled and emptied.
pub(crate) enum SmallDisk {
    /// A file system in memory, which only the owner of the machine may make.
    Tmpfs(PathBuf),
    /// No file of the server may grow: its own limit (`RLIMIT_FSIZE`), which anybody may set.
    FileLimit,
}

impl SmallDisk {
    /// Mounts a small file system on the folder where that is allowed.
    pub(crate) fn make(folder: &Path) -> Result<SmallDisk> {
        std::fs::create_dir_all(folder)?;
        let mut mount = Command::new("mount");
        mount.args(["-t", "tmpfs", "-o", &format!("size={DISK_BYTES}"), "dinotable-torture"]).arg(folder);
        let mounted = mount.stdout(Stdio::null()).stderr(Stdio::null()).status();
        let is_mounted = mounted.is_ok_and(|status| status.success());
        Ok(if is_mounted { SmallDisk::Tmpfs(folder.to_owned()) } else { SmallDisk::FileLimit })
    }

    pub(crate) fn name(&self) -> &'static str {
        match self {
            SmallDisk::Tmpfs(_) => "a tmpfs of 128 MB, filled",
            SmallDisk::FileLimit => "RLIMIT_FSIZE",
        }
    }

    /// What the program is started by: a file that may not grow is an error to it, not its end.
    pub(crate) fn starter(program: &str) -> Command {
        let mut command = Command::new("sh");
        command.args(["-c", "trap '' XFSZ; exec \"$@\"", "sh", program]);
        command
    }

    /// From now on nothing can be stored by this server.
    pub(crate) fn fill(&self, server: u32) -> Result<()> {
        match self {
            SmallDisk::Tmpfs(folder) => {
                let mut ballast = std::fs::File::create(folder.join("ballast"))?;
                for size in [65_536, 4_096, 1] {
                    while ballast.write_all(&vec![0; size]).is_ok() {}
                }
                Ok(())
            }
            SmallDisk::FileLimit => limit_files(server, "1"),
        }
    }

    /// From now on there is room again.
    pub(crate) fn empty(&self, server: u32) -> Result<()> {
        match self {
            SmallDisk::Tmpfs(folder) => Ok(std::fs::remove_file(folder.join("ballast"))?),
            SmallDisk::FileLimit => limit_files(server, "unlimited"),
        }
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        if let SmallDisk::Tmpfs(folder) = self {
            let _ = Command::new("umount").arg(folder).status();
        }
    }
}

fn limit_files(server: u32, bytes: &str) -> Result<()> {
    let mut command = Command::new("prlimit");
    let set = command.args(["--pid", &server.to_string(), &format!("--fsize={bytes}:unlimited")]).status()?;
    if set.success() { Ok(()) } else { Err("prlimit failed".into()) }
}

/// Writers who sync all the time: whoever else wants something stored on that disk waits for them.
pub(crate) struct BusyDisk {
    stop: Arc<AtomicBool>,
    writers: Vec<JoinHandle<()>>,
}

impl BusyDisk {
    pub(crate) fn start(folder: &Path, writers: usize) -> BusyDisk {
        let stop = Arc::new(AtomicBool::default());
        let write = |number: usize| {
            let (stop, path) = (stop.clone(), folder.join(format!("busy-{number}")));
            std::thread::spawn(move || {
                while !stop.load(Ordering::Relaxed) {
                    let written = std::fs::File::create(&path).and_then(|mut file| {
                        file.write_all(&vec![1; 4 << 20])?;
                        file.sync_all()
                    });
                    if written.is_err() {
                        return;
                    }
                }
                let _ = std::fs::remove_file(&path);
            })
        };
        let writers = (0..writers).map(write).collect();
        BusyDisk { stop, writers }
    }
}

impl Drop for BusyDisk {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        for writer in self.writers.drain(..) {
            let _ = writer.join();
        }
    }
}
