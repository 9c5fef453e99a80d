//! What the API is, for programs: OpenAPI 3.1.
//!
//! The file beside this one says of each address what it takes and gives. What all of them share is put in here: the
//! refusals that any request may meet, the ids of games and the names of bots, which only their registries list.

use axum::http::{HeaderValue, header};
use axum::response::IntoResponse;
use dino_bots::Kind;
use serde_json::{Map, Value, json};
use std::sync::LazyLock;

static DOCUMENT: LazyLock<String> = LazyLock::new(|| {
    let document = serde_json::from_str(include_str!("openapi.json")).map(completed);
    document.map_or_else(|_| String::new(), |document| document.to_string())
});

/// The description of the API, as `/api/v1/openapi.json` serves it.
pub fn openapi() -> &'static str {
    &DOCUMENT
}

pub(super) async fn document() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, HeaderValue::from_static("application/json"))], openapi())
}

/// What any request may be refused with.
const ANY: &[(&str, &str)] =
    &[("403", "Forbidden"), ("429", "TooManyRequests"), ("500", "InternalError"), ("503", "Unavailable")];
/// What else one about a table may be.
const ABOUT_TABLE: &[(&str, &str)] = &[("404", "NotFound"), ("410", "Outdated"), ("422", "Unprocessable")];
/// What else one with a body may be.
const WITH_BODY: &[(&str, &str)] = &[
    ("403", "Forbidden"),
    ("404", "NotFound"),
    ("408", "RequestTimeout"),
    ("409", "Conflict"),
    ("410", "Outdated"),
    ("413", "PayloadTooLarge"),
    ("415", "UnsupportedMediaType"),
    ("422", "Unprocessable"),
];

fn completed(mut document: Value) -> Value {
    document["info"]["version"] = json!(env!("CARGO_PKG_VERSION"));
    let schemas = &mut document["components"]["schemas"];
    schemas["Game"]["enum"] = json!(dino_games::IDS);
    schemas["Bot"]["enum"] = Kind::ALL.iter().map(|kind| kind.name()).collect();
    let paths = document["paths"].as_object_mut().into_iter().flatten();
    for (path, item) in paths {
        for (method, operation) in item.as_object_mut().into_iter().flatten() {
            // Beside its methods an address has parameters.
            let responses = operation.get_mut("responses").and_then(Value::as_object_mut);
            let Some(responses) = responses else { continue };
            add_refusals(responses, ANY);
            if path.contains("{id}") {
                add_refusals(responses, ABOUT_TABLE);
            }
            if method == "post" {
                add_refusals(responses, WITH_BODY);
            }
        }
    }
    document
}

fn add_refusals(responses: &mut Map<String, Value>, refusals: &[(&str, &str)]) {
    for (status, name) in refusals {
        let response = json!({ "$ref": format!("#/components/responses/{name}") });
        responses.entry(*status).or_insert(response);
    }
}
