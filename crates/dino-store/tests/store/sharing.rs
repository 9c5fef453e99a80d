//! Several servers on one database: who is first, who hears of it, and what happens when the database goes away.

use super::{NOW, lines, new_table};
use dino_postgres::{Cluster, Durability};
use dino_store::{
    ArchivedTable, Hint, KnownTable, PostgresReader, PostgresStore, SqliteStore, Store, StoreError, TableNews,
};
use sqlx::{Connection, PgConnection};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::broadcast::Receiver;

/// Two servers on a database of their own, and its address.
async fn two_servers() -> Option<([Arc<PostgresStore>; 2], String)> {
    let url = dino_postgres::shared()?.database().unwrap();
    Some((on(&url).await, url))
}

async fn on(url: &str) -> [Arc<PostgresStore>; 2] {
    // Both at once: one of them makes the schema, and the other finds it.
    let (one, other) = tokio::join!(PostgresStore::open(url, None), PostgresStore::open(url, None));
    [Arc::new(one.unwrap()), Arc::new(other.unwrap())]
}

/// The next hint that is about a table or says something.
async fn heard(hints: &mut Receiver<Hint>) -> Hint {
    loop {
        let hint = tokio::time::timeout(Duration::from_secs(10), hints.recv()).await.unwrap().unwrap();
        if hint != Hint::Missed {
            return hint;
        }
    }
}

/// Hints from now on: the line they come on may not be there yet when a store is opened.
async fn listening(store: &PostgresStore, other: &PostgresStore) -> Receiver<Hint> {
    let mut hints = store.hints().unwrap();
    loop {
        other.announce("is anybody there".into());
        let heard = async { while !matches!(hints.recv().await, Ok(Hint::Said(_))) {} };
        if tokio::time::timeout(Duration::from_millis(100), heard).await.is_ok() {
            break;
        }
    }
    // What was said before it was heard is answered late.
    other.announce("now".into());
    while !matches!(hints.recv().await, Ok(Hint::Said(said)) if &*said == "now") {}
    hints
}

async fn missed(hints: &mut Receiver<Hint>) {
    let heard = async { while hints.recv().await.unwrap() != Hint::Missed {} };
    tokio::time::timeout(Duration::from_secs(10), heard).await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_all_who_append_at_a_place_one_has_it() {
    const EACH: u32 = 40;
    let Some((servers, _)) = two_servers().await else { return };
    for id in ["t", "u"] {
        servers[0].create_table(new_table(id)).await.unwrap();
    }
    // Each server plays at both tables, and whoever comes too late tries again behind the other.
    let play = |server: usize, id: &'static str| {
        let store = servers[server].clone();
        tokio::spawn(async move {
            let (mut at, mut conflicts) = (0, 0);
            for count in 0..EACH {
                loop {
                    match store.append(id, at, vec![format!("{server} {count}")], NOW).await {
                        Ok(end) => break at = end,
                        Err(StoreError::Conflict { end, .. }) => (at, conflicts) = (end, conflicts + 1),
                        Err(error) => panic!("{error}"),
                    }
                }
            }
            conflicts
        })
    };
    let players: Vec<_> =
        [(0, "t"), (1, "t"), (0, "u"), (1, "u")].map(|(server, id)| play(server, id)).into();
    let mut conflicts = 0;
    for player in players {
        conflicts += player.await.unwrap();
    }
    assert!(conflicts > 0, "they should have met");
    for id in ["t", "u"] {
        let all = servers[1].lines(id, 0).await.unwrap();
        for server in 0..2 {
            let own: Vec<_> = all.iter().filter(|line| line.starts_with(&format!("{server} "))).collect();
            let expected: Vec<_> = (0..EACH).map(|count| format!("{server} {count}")).collect();
            assert!(own.into_iter().eq(&expected), "{all:?}");
        }
    }
}

#[tokio::test]
async fn the_others_hear_of_what_was_changed_and_read_it_by_number() {
    let Some(([one, other], _)) = two_servers().await else { return };
    one.create_table(new_table("t")).await.unwrap();
    let (mut own, mut hints) = (listening(&one, &other).await, listening(&other, &one).await);
    let changed = Hint::Changed(["t".to_owned()].into_iter().collect());
    one.append("t", 0, lines(["a", "b"]), NOW).await.unwrap();
    assert_eq!(heard(&mut hints).await, changed);
    let known = |lines| [KnownTable { id: "t".into(), lines }, KnownTable { id: "none".into(), lines: 0 }];
    let news = |from, new: &[&str], version, said| {
        vec![TableNews {
            id: "t".into(),
            from,
            lines: new.iter().map(|line| (*line).into()).collect(),
            version,
            said,
        }]
    };
    assert_eq!(other.news(&known(1)).await.unwrap(), news(1, &["b"], 0, 0));
    assert_eq!(other.news(&known(2)).await.unwrap(), news(2, &[], 0, 0));
    one.update_meta("t", 0, "{}", NOW).await.unwrap();
    assert_eq!(heard(&mut hints).await, changed);
    one.add_chat("t", "anna", "hello", NOW).await.unwrap();
    assert_eq!(heard(&mut hints).await, changed);
    one.remove_message("t", 0).await.unwrap();
    assert_eq!(heard(&mut hints).await, changed);
    assert_eq!(other.news(&known(0)).await.unwrap(), news(0, &["a", "b"], 1, 2));
    one.announce("it's raining".into());
    assert_eq!(heard(&mut hints).await, Hint::Said("it's raining".into()));
    // Nobody hears what they said themselves.
    other.announce("here too".into());
    assert_eq!(heard(&mut own).await, Hint::Said("here too".into()));
    assert!(own.try_recv().is_err());
}

#[tokio::test]
async fn the_default_of_news_is_the_same_in_a_file() {
    for store in super::stores().await {
        store.create_table(new_table("t")).await.unwrap();
        store.append("t", 0, lines(["a", "b"]), NOW).await.unwrap();
        store.add_chat("t", "anna", "hello", NOW).await.unwrap();
        store.remove_message("t", 0).await.unwrap();
        let known = [KnownTable { id: "t".into(), lines: 1 }, KnownTable { id: "none".into(), lines: 0 }];
        let news = TableNews { id: "t".into(), from: 1, lines: lines(["b"]), version: 0, said: 2 };
        assert_eq!(store.news(&known).await.unwrap(), [news]);
    }
}

#[tokio::test]
async fn who_lost_the_line_is_told_that_something_may_be_missing() {
    let Some(([one, other], url)) = two_servers().await else { return };
    one.create_table(new_table("t")).await.unwrap();
    drop(listening(&one, &other).await);
    let mut hints = listening(&other, &one).await;
    one.append("t", 0, lines(["a"]), NOW).await.unwrap();
    heard(&mut hints).await;
    // The lines of all who listen are cut, and what is said meanwhile is said to nobody.
    let mut conn = PgConnection::connect(&url).await.unwrap();
    let cut: i64 = sqlx::query_scalar(
        "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity \
         WHERE datname = current_database() AND query LIKE 'LISTEN%'",
    )
    .fetch_one(&mut conn)
    .await
    .unwrap();
    assert_eq!(cut, 2);
    one.append("t", 1, lines(["b"]), NOW).await.unwrap();
    missed(&mut hints).await;
    let known = [KnownTable { id: "t".into(), lines: 1 }];
    assert_eq!(other.news(&known).await.unwrap()[0].lines, ["b"]);
    // And then it hears again.
    one.append("t", 2, lines(["c"]), NOW).await.unwrap();
    assert!(matches!(heard(&mut hints).await, Hint::Changed(_)));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_asked_waits_for_a_database_that_restarts_and_happens_once() {
    let Some(cluster) = Cluster::start(Durability::Hurried).unwrap() else { return };
    let [store, _] = on(&cluster.database().unwrap()).await;
    store.create_table(new_table("t")).await.unwrap();
    let appended = tokio::spawn({
        let store = store.clone();
        async move {
            for at in 0..400 {
                store.append("t", at, vec![at.to_string()], NOW).await.unwrap();
                store.update_meta("t", at, &at.to_string(), NOW).await.unwrap();
                store.add_chat("t", "anna", &at.to_string(), NOW).await.unwrap();
            }
        }
    });
    tokio::time::sleep(Duration::from_millis(200)).await;
    tokio::task::block_in_place(|| cluster.resume()).unwrap();
    appended.await.unwrap();
    let expected: Vec<String> = (0..400).map(|at| at.to_string()).collect();
    assert_eq!(store.lines("t", 0).await.unwrap(), expected);
    assert_eq!(store.table("t").await.unwrap().version, 400);
    let said: Vec<String> = store.chat("t", 0).await.unwrap().into_iter().map(|said| said.text).collect();
    assert_eq!(said, expected);

    // One that stays away is not waited for for ever, and comes back as it was.
    tokio::task::block_in_place(|| cluster.kill()).unwrap();
    let start = Instant::now();
    let (append, read, ping) =
        tokio::join!(store.append("t", 400, lines(["late"]), NOW), store.lines("t", 0), store.ping());
    for answer in [append.map(drop), read.map(drop), ping] {
        assert!(matches!(answer, Err(StoreError::Unavailable(_))), "{answer:?}");
    }
    assert!(start.elapsed() < Duration::from_secs(8), "{:?}", start.elapsed());
    tokio::task::block_in_place(|| cluster.resume()).unwrap();
    assert_eq!(store.append("t", 400, lines(["again"]), NOW).await.unwrap(), 401);
    store.ping().await.unwrap();
}

#[tokio::test]
async fn schemas_that_are_not_ours_or_too_new_are_left_as_they_are() {
    let Some(cluster) = dino_postgres::shared() else { return };
    let url = cluster.database().unwrap();
    let refused = async || PostgresStore::open(&url, None).await.expect_err("it should be refused");
    let mut conn = PgConnection::connect(&url).await.unwrap();
    sqlx::raw_sql("CREATE SCHEMA dinotable").execute(&mut conn).await.unwrap();
    assert!(matches!(refused().await, StoreError::NotOurs { .. }));
    assert!(matches!(PostgresReader::open(&url).await, Err(StoreError::NotOurs { .. })));
    sqlx::raw_sql("DROP SCHEMA dinotable").execute(&mut conn).await.unwrap();
    assert!(
        matches!(PostgresReader::open(&url).await, Err(StoreError::NotOurs { .. })),
        "nothing is there yet"
    );
    // Others may have tables of the same names.
    sqlx::raw_sql("CREATE TABLE tables (id TEXT)").execute(&mut conn).await.unwrap();
    PostgresStore::open(&url, None).await.unwrap().close().await;
    sqlx::raw_sql("UPDATE dinotable.schema SET version = 99").execute(&mut conn).await.unwrap();
    let error = refused().await;
    assert!(matches!(error, StoreError::TooNew { found: 99, known: 2, .. }), "{error:?}");
    assert!(error.to_string().contains("newer Dinotable"), "{error}");
}

#[tokio::test]
async fn addresses_that_lead_nowhere_are_said() {
    let Some(cluster) = dino_postgres::shared() else { return };
    let refused = async |url: &str| PostgresStore::open(url, None).await.expect_err("it should be refused");
    assert!(matches!(refused("postgres://ann:secret@db:port/x").await, StoreError::BadAddress { .. }));
    let none = refused(&format!("{}/no_such_database", cluster.url())).await;
    assert!(none.to_string().contains("no_such_database"), "{none}");
    let start = Instant::now();
    let nobody = refused("postgres://dinotable@127.0.0.1:1/x").await;
    assert!(matches!(nobody, StoreError::Unavailable(_)), "{nobody:?}");
    assert!(start.elapsed() < Duration::from_secs(8));
}

#[tokio::test]
async fn tables_move_from_a_file_to_a_database_with_all_that_belongs_to_them() {
    let Some(cluster) = dino_postgres::shared() else { return };
    let url = cluster.database().unwrap();
    let file = SqliteStore::memory().await.unwrap();
    for id in ["b", "a"] {
        file.create_table(new_table(id)).await.unwrap();
        file.append(id, 0, lines(["", "12", "'; DROP TABLE lines; --", "é 恐竜 🦖"]), NOW + 1).await.unwrap();
        file.update_meta(id, 0, "{\"seats\":\"anna 🦕\"}", NOW + 2).await.unwrap();
        file.add_chat(id, "anna", "<b>hello</b>\n", NOW + 3).await.unwrap();
        file.add_chat(id, "bert", "12", NOW + 4).await.unwrap();
        file.remove_message(id, 0).await.unwrap();
        file.join("anna", id).await.unwrap();
    }
    let mut tables = Vec::new();
    for id in ["b", "a"] {
        let (table, lines, chat) = tokio::join!(file.table(id), file.lines(id, 0), file.chat(id, 0));
        let people = vec!["anna".to_owned()];
        tables.push(ArchivedTable {
            table: table.unwrap(),
            people,
            lines: lines.unwrap(),
            chat: chat.unwrap(),
        });
    }
    let store = PostgresStore::open(&url, None).await.unwrap();
    let all = || tables.iter().cloned().map(Ok::<_, StoreError>);
    let half = all().take(1).chain([Err(StoreError::Closed)]);
    assert!(matches!(store.import(&[], half).await, Err(StoreError::Closed)));
    assert!(store.tables(0, 9).await.unwrap().is_empty(), "all or none");
    assert_eq!(store.import(&[("key".into(), vec![0, 255])], all()).await.unwrap(), 2);
    assert!(matches!(store.import(&[], all()).await, Err(StoreError::Exists)));
    let reader = PostgresReader::open(&url).await.unwrap();
    store.append("b", 4, lines(["more"]), NOW).await.unwrap();
    assert_eq!(reader.table_ids().await.unwrap(), ["b", "a"]);
    for table in &tables {
        assert_eq!(reader.table(&table.table.id).await.unwrap(), *table, "as it was when the reader came");
    }
    assert_eq!(reader.secrets().await.unwrap(), [("key".to_owned(), vec![0, 255])]);
    assert_eq!(store.add_chat("b", "anna", "more", NOW).await.unwrap(), 2);
    assert_eq!(store.update_meta("b", 1, "{}", NOW).await.unwrap(), 2);
    assert_eq!(store.secret("key", Vec::new).await.unwrap(), [0, 255]);
}
