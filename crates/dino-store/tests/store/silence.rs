//! A database whose lines fall silent: nothing is closed, nothing is answered, as when a cable is pulled or a firewall forgets.

use super::{NOW, lines, new_table};
use dino_store::{PostgresStore, Store};
use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

/// A way to the database on which all lines that there are can fall silent for good. New ones work.
struct Way {
    url: String,
    /// Lines of before this generation are silent.
    generation: Arc<AtomicU32>,
}

impl Way {
    async fn to(url: &str) -> Way {
        let (before, rest) = url.rsplit_once(':').unwrap();
        let (port, name) = rest.split_once('/').unwrap();
        let port: u16 = port.parse().unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("{before}:{}/{name}", listener.local_addr().unwrap().port());
        let generation = Arc::new(AtomicU32::new(0));
        let now = generation.clone();
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                let (client_in, client_out) = client.into_split();
                let (server_in, server_out) =
                    TcpStream::connect(("127.0.0.1", port)).await.unwrap().into_split();
                let born = now.load(Ordering::Relaxed);
                tokio::spawn(carry(client_in, server_out, now.clone(), born));
                tokio::spawn(carry(server_in, client_out, now.clone(), born));
            }
        });
        Way { url, generation }
    }

    fn falls_silent(&self) {
        self.generation.fetch_add(1, Ordering::Relaxed);
    }
}

/// Carries what comes, until the line is of an older generation: then it is held open and says nothing.
async fn carry(
    mut from: tokio::net::tcp::OwnedReadHalf,
    mut to: tokio::net::tcp::OwnedWriteHalf,
    now: Arc<AtomicU32>,
    born: u32,
) -> io::Result<()> {
    let mut bytes = [0; 4096];
    loop {
        let read = from.read(&mut bytes).await?;
        if now.load(Ordering::Relaxed) != born {
            // As long as anybody at all waits.
            tokio::time::sleep(Duration::from_secs(3600)).await;
        }
        if read == 0 {
            return Ok(());
        }
        to.write_all(&bytes[..read]).await?;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn lines_that_fall_silent_are_given_up_and_others_taken() {
    let Some(cluster) = dino_postgres::shared() else { return };
    let way = Way::to(&cluster.database().unwrap()).await;
    let store = PostgresStore::open(&way.url, None).await.unwrap();
    store.create_table(new_table("t")).await.unwrap();
    assert_eq!(store.append("t", 0, lines(["a"]), NOW).await.unwrap(), 1);
    for (at, line) in [(1, "b"), (2, "c")] {
        way.falls_silent();
        let start = Instant::now();
        // Whoever appends waits for one try and is not refused; and it happens once.
        assert_eq!(store.append("t", at, lines([line]), NOW).await.unwrap(), at + 1);
        assert!(start.elapsed() < Duration::from_secs(5), "{:?}", start.elapsed());
        // So do they who read, all of whose lines are silent; what was given up does not use up the pool.
        for _ in 0..12 {
            if store.lines("t", 0).await.is_ok() {
                break;
            }
        }
        let start = Instant::now();
        assert_eq!(store.lines("t", 0).await.unwrap().len(), at as usize + 1);
        assert!(start.elapsed() < Duration::from_secs(4), "{:?}", start.elapsed());
    }
    assert_eq!(store.lines("t", 0).await.unwrap(), ["a", "b", "c"]);
}
