//! `dinotable review`: what made a result, and clear errors for what cannot be reviewed.

use crate::common::{dinotable, folder, json, text};
use std::path::Path;

fn record(name: &str) -> String {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records/cubosaurs").join(name);
    text(&file).to_owned()
}

#[test]
fn a_record_is_reviewed_as_text_json_and_chart() {
    let file = record("two-three-rounds.rec");
    let said = dinotable(&format!("review {file} --playouts 4 --seat 1 --lang en"));
    assert_eq!((said.code, said.err.as_str()), (0, ""), "{}", said.out);
    for word in ["Start", "Luck", "Own", "Others", "Result", "decisions"] {
        assert!(said.out.contains(word), "{word}: {}", said.out);
    }
    let found = json(&format!("review {file} --playouts 4 --json"));
    for seat in found["seats"].as_array().unwrap() {
        let part = |name: &str| seat["account"][name].as_i64().unwrap();
        assert_eq!(part("start") + part("luck") + part("own") + part("others"), part("result"), "{seat}");
    }
    let again = json(&format!("review {file} --playouts 4 --json"));
    assert_eq!(found, again, "the same on every machine");
    let chart = dinotable(&format!("review {file} --playouts 4 --svg --seat 2"));
    assert!(chart.out.starts_with("<svg ") && chart.out.ends_with("</svg>\n"), "{}", chart.out);
}

#[test]
fn what_cannot_be_reviewed_is_told_why() {
    let dir = folder("review");
    let good = std::fs::read_to_string(record("two-three-rounds.rec")).unwrap();
    let broken = dir.join("broken.rec");
    std::fs::write(&broken, good.replacen("keep", "refuse trex#1", 1)).unwrap();
    let said = dinotable(&format!("review {} --playouts 2", broken.display()));
    assert!(said.code == 1 && said.err.contains("broken.rec") && said.err.contains("line"), "{}", said.err);
    let said = dinotable(&format!("review {} --playouts 2 --seat 7", record("two-three-rounds.rec")));
    assert!(said.code == 2 && said.err.contains("--seat 7"), "{}", said.err);
    let said = dinotable(&format!("review {} --playouts 2", dir.join("none.rec").display()));
    assert!(said.code == 1 && said.err.contains("none.rec"), "{}", said.err);
    let alone = record("../mesozooic/alone.rec");
    let said = dinotable(&format!("review {alone} --playouts 2"));
    assert!(said.code == 1 && said.err.contains("nothing to review"), "{}", said.err);
}
