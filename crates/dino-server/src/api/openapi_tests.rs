//! The description of the API names every route of the router with its methods, every refusal, and nothing else.

use super::conformance::Conformance;
use super::openapi::openapi;
use crate::Settings;
use crate::app::{self, App};
use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use dino_store::SqliteStore;
use serde_json::Value;
use std::collections::BTreeSet;
use std::sync::Arc;
use tower_service::Service;

fn document() -> Value {
    serde_json::from_str(openapi()).expect("the description is JSON")
}

#[tokio::test]
async fn every_route_is_described_with_its_methods_and_nothing_else_is() {
    let store = Arc::new(SqliteStore::memory().await.unwrap());
    let app = App::new(store, Settings::default()).await.unwrap();
    let (mut router, mut served) = (app::routes(app), BTreeSet::new());
    for (path, _) in super::routes() {
        // The router itself tells which methods it takes.
        let request = Request::builder().method("BREW").uri(path.replace("{id}", "none"));
        let Ok(refused) = router.call(request.body(Body::empty()).unwrap()).await;
        assert_eq!(refused.status(), StatusCode::METHOD_NOT_ALLOWED, "{path}");
        let allowed = refused.headers()[header::ALLOW].to_str().unwrap().to_lowercase();
        let methods = allowed.split(',').filter(|method| *method != "head");
        served.extend(methods.map(|method| format!("{method} {path}")));
    }
    assert_eq!(Conformance::new(openapi()).operations(), served, "routes and description differ");
}

#[test]
fn operations_have_names_of_their_own_and_what_is_referred_to_exists() {
    let document = document();
    let mut names = BTreeSet::new();
    for item in document["paths"].as_object().unwrap().values() {
        for (method, operation) in item.as_object().unwrap() {
            let named = operation["operationId"].as_str().map(str::to_owned);
            assert!(method == "parameters" || names.insert(named.clone().unwrap()), "{named:?} twice");
        }
    }
    let mut referred = Vec::new();
    collect_references(&document, &mut referred);
    assert!(referred.len() > 50);
    for to in &referred {
        assert!(document.pointer(to.trim_start_matches('#')).is_some(), "{to} is not there");
    }
    for (kind, parts) in document["components"].as_object().unwrap() {
        for name in parts.as_object().unwrap().keys().filter(|_| kind != "securitySchemes") {
            let is_used = referred.contains(&format!("#/components/{kind}/{name}"));
            assert!(is_used || name == "MethodNotAllowed", "nothing refers to {kind}/{name}");
        }
    }
}

fn collect_references(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::Object(fields) => fields.iter().for_each(|(key, value)| match value.as_str() {
            Some(to) if key == "$ref" => found.push(to.to_owned()),
            _ => collect_references(value, found),
        }),
        Value::Array(items) => items.iter().for_each(|item| collect_references(item, found)),
        _ => {}
    }
}

/// The codes between backticks in the table of refusals of the document for people.
fn documented_codes() -> BTreeSet<String> {
    let text = include_str!("../../../../docs/api.md");
    let table = text.split("| status | codes |").nth(1).expect("a table of refusals");
    let rows = table.lines().skip(1).take_while(|line| line.starts_with('|')).skip(1);
    let codes = rows.flat_map(|row| row.split('`').skip(1).step_by(2));
    codes.filter(|code| *code != "retry-after").map(str::to_owned).collect()
}

#[test]
fn both_descriptions_name_the_same_refusals() {
    let document = document();
    let responses = document["components"]["responses"].as_object().unwrap().values();
    let codes = responses.flat_map(|response| {
        let schema = &response["content"]["application/json"]["schema"];
        let codes = &schema["properties"]["error"]["allOf"][1]["properties"]["code"]["enum"];
        codes.as_array().expect("a refusal lists its codes").clone()
    });
    let codes: BTreeSet<String> = codes.map(|code| code.as_str().unwrap().to_owned()).collect();
    assert_eq!(codes, documented_codes());
}
