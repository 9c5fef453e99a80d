//! What was acknowledged survives `kill -9`.

use super::{NOW, new_table, open};
use dino_store::{Store, StoreError};
use std::collections::BTreeMap;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::thread;
use std::time::Duration;

/// Tells the child which file to write to.
const FILE: &str = "DINO_STORE_KILL_FILE";
const TABLES: usize = 20;
const ROUNDS: u32 = 8;

#[tokio::test]
async fn what_was_acknowledged_survives_kill() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tables.db");
    let mut acknowledged = BTreeMap::<String, u32>::new();
    for round in 0..ROUNDS {
        let (mut child, moment) = (start_child(&path), getrandom::u32().unwrap() % 300);
        let output = child.stdout.take().unwrap();
        let killer = thread::spawn(move || {
            // The first round lets it work for sure; later ones may even meet it while it opens the file.
            thread::sleep(Duration::from_millis(u64::from(moment) + if round == 0 { 500 } else { 0 }));
            child.kill().unwrap();
            child.wait().unwrap();
        });
        for line in BufReader::new(output).lines().map(Result::unwrap) {
            // Among them are lines of the test harness's.
            if let Some((id, end)) = line.strip_prefix("durable ").and_then(|rest| rest.split_once(' ')) {
                // Only the last line can be cut short; a shorter number claims less.
                acknowledged.insert(id.to_owned(), end.parse().unwrap_or(0));
            }
        }
        killer.join().unwrap();
        check(&path, &acknowledged).await;
    }
    assert!(acknowledged.values().sum::<u32>() > 100, "it hardly ever worked: {acknowledged:?}");
}

/// Every line that was acknowledged is there; others may be, too, as long as they are whole and in order.
async fn check(path: &Path, acknowledged: &BTreeMap<String, u32>) {
    let store = open(path).await;
    for (id, end) in acknowledged {
        let lines = store.lines(id, 0).await.unwrap();
        assert!(lines.len() >= *end as usize, "{id}: {} lines, but {end} were acknowledged", lines.len());
        for (at, line) in lines.iter().enumerate() {
            assert_eq!(*line, format!("{id} {at}"));
        }
        assert_eq!(store.table(id).await.unwrap().lines as usize, lines.len());
    }
    store.close().await;
}

fn start_child(path: &Path) -> Child {
    Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "kill::child", "--ignored", "--nocapture"])
        .env(FILE, path)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap()
}

/// Not a test: the process that is killed. It appends to many tables and says when a line is durable.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "started and killed by another test"]
async fn child() {
    let Some(path) = std::env::var_os(FILE) else { return };
    let store = open(Path::new(&path)).await;
    let mut players = tokio::task::JoinSet::new();
    for number in 0..TABLES {
        players.spawn(append_for_ever(Arc::clone(&store), format!("table-{number}")));
    }
    players.join_all().await;
}

async fn append_for_ever(store: Arc<dyn Store>, id: String) {
    match store.create_table(new_table(&id)).await {
        Ok(()) | Err(StoreError::Exists) => {}
        Err(error) => panic!("{error}"),
    }
    let mut at = store.table(&id).await.unwrap().lines;
    loop {
        // One to three lines, which come together or not at all.
        let lines = (at..=at + at % 3).map(|at| format!("{id} {at}")).collect();
        at = store.append(&id, at, lines, NOW).await.unwrap();
        println!("durable {id} {at}");
    }
}
