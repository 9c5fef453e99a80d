//! Many who append at the same time.

use super::{NOW, lines, new_table, places, stores};
use dino_store::{Store, StoreError};
use std::sync::Arc;

#[tokio::test]
async fn append_that_is_not_at_the_end_is_a_conflict_and_changes_nothing() {
    for store in stores().await {
        store.create_table(new_table("t")).await.unwrap();
        store.append("t", 0, lines(["a", "b"]), NOW).await.unwrap();
        for at in [0, 1, 3, u32::MAX] {
            let answer = store.append("t", at, lines(["c"]), NOW + 1).await;
            assert!(
                matches!(answer, Err(StoreError::Conflict { at: was, end: 2 }) if was == at),
                "{answer:?}"
            );
        }
        assert_eq!(store.lines("t", 0).await.unwrap(), ["a", "b"]);
        assert_eq!(store.table("t").await.unwrap().updated_at, NOW);
    }
}

#[tokio::test]
async fn append_to_no_table_is_not_found() {
    for store in stores().await {
        assert!(matches!(store.append("t", 0, lines(["a"]), NOW).await, Err(StoreError::NotFound)));
    }
}

#[tokio::test]
async fn nothing_can_be_appended_at_the_end_only() {
    for store in stores().await {
        store.create_table(new_table("t")).await.unwrap();
        assert_eq!(store.append("t", 0, vec![], NOW).await.unwrap(), 0);
        assert!(matches!(
            store.append("t", 1, vec![], NOW).await,
            Err(StoreError::Conflict { at: 1, end: 0 })
        ));
    }
}

#[tokio::test]
async fn lines_come_back_to_the_letter() {
    for store in stores().await {
        store.create_table(new_table("t")).await.unwrap();
        let odd = lines([
            "",
            " ",
            "12",
            "-0.5e3",
            "null",
            "\"[1,2]\\",
            "'; DROP TABLE lines; --",
            "é 恐竜 🦖 \u{2028}",
        ]);
        assert_eq!(store.append("t", 0, odd.clone(), NOW).await.unwrap(), 8);
        assert_eq!(store.lines("t", 0).await.unwrap(), odd);
    }
}

#[tokio::test]
async fn line_with_a_break_in_it_is_refused_with_its_number() {
    for store in stores().await {
        store.create_table(new_table("t")).await.unwrap();
        for bad in ["a\nb", "a\r", "\0", "\t"] {
            let answer = store.append("t", 0, lines(["fine", bad]), NOW).await;
            assert!(matches!(answer, Err(StoreError::BadLine { number: 2 })), "{answer:?}");
        }
        assert!(store.lines("t", 0).await.unwrap().is_empty());
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn conflict_of_one_does_not_touch_the_others() {
    for place in places() {
        let store = place.open().await;
        const TABLES: u32 = 100;
        for number in 0..TABLES {
            store.create_table(new_table(&number.to_string())).await.unwrap();
        }
        // Every third is wrong about the end, and every seventh about the table.
        let append = |number: u32| {
            let store = Arc::clone(&store);
            let id = if number.is_multiple_of(7) { "nowhere".to_owned() } else { number.to_string() };
            tokio::spawn(async move {
                store.append(&id, u32::from(number.is_multiple_of(3)), lines(["x"]), NOW).await
            })
        };
        let answers: Vec<_> = (0..TABLES).map(append).collect();
        for (number, answer) in (0_u32..).zip(answers) {
            let answer = answer.await.unwrap();
            match (number % 7, number % 3) {
                (0, _) => assert!(matches!(answer, Err(StoreError::NotFound))),
                (_, 0) => assert!(matches!(answer, Err(StoreError::Conflict { at: 1, end: 0 }))),
                _ => assert_eq!(answer.unwrap(), 1),
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_tables_at_once_keep_their_own_order() {
    for place in places() {
        let store = place.open().await;
        const TABLES: usize = 100;
        const LINES: u32 = 50;
        let play = |id: String| {
            let store = Arc::clone(&store);
            tokio::spawn(async move {
                store.create_table(new_table(&id)).await.unwrap();
                for at in 0..LINES {
                    store.append(&id, at, vec![format!("{id} {at}")], NOW).await.unwrap();
                    // What was acknowledged is seen by all who read.
                    assert_eq!(store.table(&id).await.unwrap().lines, at + 1);
                }
            })
        };
        let tasks: Vec<_> = (0..TABLES).map(|number| play(number.to_string())).collect();
        for task in tasks {
            task.await.unwrap();
        }
        for id in (0..TABLES).map(|number| number.to_string()) {
            let expected: Vec<_> = (0..LINES).map(|at| format!("{id} {at}")).collect();
            assert_eq!(store.lines(&id, 0).await.unwrap(), expected);
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn writers_who_come_too_late_never_mix_their_lines() {
    for place in places() {
        let store = place.open().await;
        const EACH: usize = 50;
        store.create_table(new_table("t")).await.unwrap();
        // Four writers; whoever comes too late tries again behind the others.
        let writer = |number: usize| {
            let store = Arc::clone(&store);
            tokio::spawn(async move {
                let mut at = 0;
                for line in (0..EACH).map(|count| format!("{number} {count}")) {
                    at = append_somewhere(&*store, at, &line).await;
                }
            })
        };
        let tasks: Vec<_> = (0..4).map(writer).collect();
        for task in tasks {
            task.await.unwrap();
        }
        let all = store.lines("t", 0).await.unwrap();
        assert_eq!(all.len(), 4 * EACH);
        for number in 0..4 {
            let own: Vec<_> = all.iter().filter(|line| line.starts_with(&format!("{number} "))).collect();
            let expected: Vec<_> = (0..EACH).map(|count| format!("{number} {count}")).collect();
            assert!(own.into_iter().eq(&expected));
        }
    }
}

async fn append_somewhere(store: &dyn Store, mut at: u32, line: &str) -> u32 {
    loop {
        match store.append("t", at, vec![line.to_owned()], NOW).await {
            Ok(end) => return end,
            Err(StoreError::Conflict { end, .. }) => at = end,
            Err(error) => panic!("{error}"),
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn all_who_ask_for_a_secret_get_the_same() {
    for place in places() {
        let store = place.open().await;
        let ask = || {
            let store = Arc::clone(&store);
            tokio::spawn(async move {
                store.secret("key", || getrandom::u64().unwrap().to_be_bytes().into()).await
            })
        };
        let asked: Vec<_> = (0..20).map(|_| ask()).collect();
        let first = store.secret("key", Vec::new).await.unwrap();
        for secret in asked {
            assert_eq!(secret.await.unwrap().unwrap(), first);
        }
    }
}
