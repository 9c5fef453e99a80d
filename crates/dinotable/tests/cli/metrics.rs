//! What the server tells to those who watch over it.

use crate::common::{folder, text};
use crate::server::{api, get, lines_of, serving};
use serde_json::json;
use std::collections::{BTreeMap, BTreeSet};

/// Metrics as a program reads them: each name with labels and its value; and the kind of each family.
#[derive(Default)]
struct Metrics {
    values: BTreeMap<String, f64>,
    kinds: BTreeMap<String, String>,
    /// The buckets of each histogram, in the order in which they were told.
    buckets: BTreeMap<String, Vec<(f64, f64)>>,
}

impl Metrics {
    /// Reads the text form, and refuses what Prometheus would refuse.
    fn read(text: &str) -> Metrics {
        let mut metrics = Metrics::default();
        let (mut family, mut helped) = (String::new(), BTreeSet::new());
        for line in text.lines() {
            if let Some(help) = line.strip_prefix("# HELP ") {
                let (name, help) = help.split_once(' ').unwrap();
                assert!(helped.insert(name.to_owned()) && help.ends_with('.'), "{line}");
            } else if let Some(kind) = line.strip_prefix("# TYPE ") {
                let (name, kind) = kind.split_once(' ').unwrap();
                assert!(helped.contains(name) && ["counter", "gauge", "histogram"].contains(&kind), "{line}");
                assert_eq!(name.ends_with("_total"), kind == "counter", "{line}");
                family = name.to_owned();
                assert!(metrics.kinds.insert(name.to_owned(), kind.to_owned()).is_none(), "{line} twice");
            } else {
                metrics.value(&family, line);
            }
        }
        metrics
    }

    fn value(&mut self, family: &str, line: &str) {
        let (metric, value) = line.rsplit_once(' ').unwrap_or_else(|| panic!("{line}"));
        let value: f64 = value.parse().unwrap_or_else(|_| panic!("{line}"));
        let (name, labels) = metric.split_once('{').unwrap_or((metric, "}"));
        let is_name = |name: &str| name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
        assert!(is_name(name) && labels.ends_with('}') && value >= 0.0, "{line}");
        let suffix = name.strip_prefix(family).unwrap_or_else(|| panic!("{line} belongs to {family}"));
        let suffixes: &[&str] =
            if self.kinds[family] == "histogram" { &["_bucket", "_sum", "_count"] } else { &[""] };
        assert!(suffixes.contains(&suffix), "{line}");
        if suffix == "_bucket" {
            let bound = labels.split("le=\"").nth(1).unwrap().split('"').next().unwrap();
            let bound = if bound == "+Inf" { f64::INFINITY } else { bound.parse().unwrap() };
            self.buckets.entry(family.to_owned()).or_default().push((bound, value));
        }
        assert!(self.values.insert(metric.to_owned(), value).is_none(), "{line} twice");
    }
}

#[test]
fn metrics_are_told_on_a_listener_of_their_own() {
    let folder = folder("metrics");
    let words =
        ["--data", text(&folder), "--listen", "127.0.0.1:0", "--metrics", "127.0.0.1:0", "--bot-delay", "1"];
    let mut server = serving(&words);
    let said = lines_of(&mut server, 2);
    let address = said[0].strip_prefix("listening on http://").unwrap();
    let (metrics, path) = said[1].strip_prefix("metrics on http://").unwrap().split_once('/').unwrap();
    assert_eq!(path, "metrics");
    assert!(get(address, "/metrics").starts_with("HTTP/1.1 404"), "not for everybody");
    assert!(get(metrics, "/").starts_with("HTTP/1.1 404"));
    assert!(get(address, "/health").starts_with("HTTP/1.1 200"));
    assert!(get(address, "/ready").starts_with("HTTP/1.1 200"));

    let made = api(address, "", None, Some(&json!({ "game": "cubosaurs", "players": ["person", "person"] })));
    let (id, tokens) = (made["id"].as_str().unwrap(), &made["tokens"]);
    for _ in 0..3 {
        let table = api(address, &format!("/{id}"), None, None);
        let seat = table["pending"][0].as_u64().unwrap();
        let secret = tokens[seat as usize - 1].as_str();
        let legal = api(address, &format!("/{id}/legal?seat={seat}"), secret, None);
        let act = json!({ "seat": seat, "action": legal["actions"][0] });
        api(address, &format!("/{id}/act"), secret, Some(&act));
    }
    let answer = get(metrics, "/metrics");
    drop(server);
    let (head, body) = answer.split_once("\r\n\r\n").unwrap();
    assert!(head.contains("content-type: text/plain; version=0.0.4"), "{head}");
    let metrics = Metrics::read(body);
    for (name, least) in [
        ("dinotable_build_info{version=\"0.1.0\"}", 1.0),
        ("dinotable_tables{status=\"running\"}", 1.0),
        ("dinotable_actions_total{by=\"person\"}", 3.0),
        ("dinotable_act_seconds_count", 3.0),
        ("dinotable_refusals_total{code=\"not-found\"}", 1.0),
        ("dinotable_requests_total{status=\"2xx\"}", 8.0),
        ("dinotable_store_batches_total{result=\"ok\"}", 4.0),
        ("dinotable_store_commit_seconds_count", 4.0),
        ("dinotable_store_batch_lines_sum", 3.0),
    ] {
        assert!(metrics.values.get(name).is_some_and(|value| *value >= least), "{name} in\n{body}");
    }
    for name in [
        "dinotable_streams",
        "dinotable_connections",
        "dinotable_update_seconds_count",
        "dinotable_bot_queue",
        "dinotable_bot_thoughts_total{found=\"yes\"}",
        "dinotable_bot_thought_seconds_sum",
    ] {
        assert!(metrics.values.contains_key(name), "{name} in\n{body}");
    }
    #[cfg(target_os = "linux")]
    {
        assert!(metrics.values["process_resident_memory_bytes"] > 1_000_000.0);
        assert!(metrics.values["process_open_fds"] > 3.0);
    }
    assert_eq!(metrics.kinds.values().filter(|kind| *kind == "histogram").count(), metrics.buckets.len());
    for (family, buckets) in &metrics.buckets {
        assert!(buckets.is_sorted_by(|one, next| one.0 < next.0 && one.1 <= next.1), "{family}: {buckets:?}");
        let last = buckets.last().unwrap();
        assert_eq!((last.0, last.1), (f64::INFINITY, metrics.values[&format!("{family}_count")]), "{family}");
    }
}
