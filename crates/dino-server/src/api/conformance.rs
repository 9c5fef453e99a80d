//! Holds answers to the description of the API. The tests over real connections use this file too.

use jsonschema::Validator;
use serde_json::{Map, Value, json};
use std::collections::{BTreeSet, HashMap};
use std::sync::{Arc, Mutex};

/// The description, and which of its answers were seen.
pub(crate) struct Conformance {
    document: Value,
    validators: Mutex<HashMap<String, Arc<Validator>>>,
    seen: Mutex<BTreeSet<String>>,
}

/// The refusals that belong to no operation: none has a method that is not there.
const OTHERS: &str = "/others";

/// What was asked and answered.
pub(crate) struct Exchange<'e> {
    pub(crate) method: &'e str,
    pub(crate) path: &'e str,
    pub(crate) status: u16,
    /// What a header of the answer says.
    pub(crate) header: &'e dyn Fn(&str) -> Option<String>,
    pub(crate) body: &'e str,
}

impl Conformance {
    pub(crate) fn new(document: &str) -> Conformance {
        let document = serde_json::from_str(document).expect("the description is JSON");
        Conformance { document, validators: Mutex::default(), seen: Mutex::default() }
    }

    /// The operations and statuses that were seen, such as `sit 200`.
    #[allow(dead_code, reason = "asked for in one of the two programs")]
    pub(crate) fn seen(&self) -> BTreeSet<String> {
        self.seen.lock().unwrap().clone()
    }

    /// Every path with its methods, such as `get /api/v1/tables`.
    #[allow(dead_code, reason = "asked for in one of the two programs")]
    pub(crate) fn operations(&self) -> BTreeSet<String> {
        let methods = |(path, item): (&String, &Value)| {
            let item = item.as_object().unwrap().clone();
            let methods = item.into_iter().map(|(method, _)| method).filter(|word| word != "parameters");
            let path = path.clone();
            methods.map(move |method| format!("{method} {path}"))
        };
        self.document["paths"].as_object().unwrap().iter().flat_map(methods).collect()
    }

    /// Panics unless the answer is one that is described.
    pub(crate) fn check(&self, exchange: &Exchange<'_>) {
        let Exchange { method, path, status, body, .. } = exchange;
        let what = format!("{method} {path} {status}: {body}");
        let responses = self.responses(method, path);
        let pointer = responses.iter().find_map(|responses| {
            let pointer = match (responses.as_str(), status) {
                (OTHERS, 405) => "/components/responses/MethodNotAllowed".to_owned(),
                _ => format!("{responses}/{status}"),
            };
            self.document.pointer(&pointer).map(|response| self.resolved(response, &pointer))
        });
        let pointer = pointer.unwrap_or_else(|| panic!("not described: {what}"));
        let response = self.document.pointer(&pointer).unwrap();
        for (name, header) in response["headers"].as_object().unwrap_or(&Map::new()) {
            let at = format!("{pointer}/headers/{}", escaped(name));
            let at = self.resolved(header, &at);
            let is_required = self.document.pointer(&format!("{at}/required")) == Some(&json!(true));
            let Some(said) = (exchange.header)(name) else {
                assert!(!is_required, "no header {name}: {what}");
                continue;
            };
            let number = said.parse::<i64>().ok().map(|number| json!(number));
            let fits = number.is_some_and(|number| self.fault(&format!("{at}/schema"), &number).is_none());
            assert!(fits || self.fault(&format!("{at}/schema"), &json!(said)).is_none(), "{name}: {what}");
        }
        let kind = (exchange.header)("content-type").unwrap_or_default();
        let kind = kind.split(';').next().unwrap_or_default();
        let at = format!("{pointer}/content/{}", escaped(kind));
        assert!(self.document.pointer(&at).is_some(), "{kind} is not described: {what}");
        let value = if kind == "application/json" && *method != "HEAD" {
            serde_json::from_str(body).unwrap_or_else(|_| panic!("no JSON: {what}"))
        } else {
            json!(body)
        };
        // What a stream says comes later, update by update.
        if *method != "HEAD" && kind != "text/event-stream" {
            let fault = self.fault(&format!("{at}/schema"), &value);
            assert!(fault.is_none(), "{}: {what}", fault.unwrap_or_default());
        }
        self.seen.lock().unwrap().insert(format!("{} {status}", self.operation(method, path)));
    }

    /// Panics unless this is what an update of a stream may be.
    #[allow(dead_code, reason = "asked for in one of the two programs")]
    pub(crate) fn check_update(&self, path: &str, update: &Value) {
        let responses = &self.responses("GET", path)[0];
        let at = format!("{responses}/200/content/text~1event-stream/schema");
        let data: Option<Value> = update["data"].as_str().and_then(|data| serde_json::from_str(data).ok());
        let data = data.unwrap_or_default();
        let kinds = self.document.pointer(&format!("{at}/oneOf")).and_then(Value::as_array).expect("kinds");
        let faults = kinds.iter().enumerate().map(|(number, kind)| {
            let at = self.resolved(kind, &format!("{at}/oneOf/{number}"));
            let inner = || self.fault(&format!("{at}/properties/data/contentSchema"), &data);
            self.fault(&at, update).or_else(inner)
        });
        let faults: Vec<Option<String>> = faults.collect();
        assert!(faults.contains(&None), "{faults:?}: {update}");
    }

    /// Where the answers of an operation are described. What is refused before it is known what was asked for is
    /// described among those of any operation.
    fn responses(&self, method: &str, path: &str) -> Vec<String> {
        let method = if method == "HEAD" { "get" } else { method };
        let own = self.template(path).map(|template| at_operation(&template, &method.to_lowercase()));
        let own = own.filter(|own| self.document.pointer(own).is_some());
        if let Some(own) = own {
            return vec![format!("{own}/responses")];
        }
        let any = self.operations().into_iter().map(|operation| {
            let (method, template) = operation.split_once(' ').unwrap();
            format!("{}/responses", at_operation(template, method))
        });
        any.chain([OTHERS.to_owned()]).collect()
    }

    /// The described path that an address is one of.
    fn template(&self, path: &str) -> Option<String> {
        let path: Vec<&str> = path.split('?').next().unwrap_or_default().split('/').collect();
        let fits = |template: &&String| {
            let template: Vec<&str> = template.split('/').collect();
            let same =
                |(one, other): (&&str, &&str)| one == other || one.starts_with('{') && !other.is_empty();
            template.len() == path.len() && template.iter().zip(&path).all(same)
        };
        self.document["paths"].as_object().unwrap().keys().find(fits).cloned()
    }

    fn operation(&self, method: &str, path: &str) -> String {
        let template = self.template(path).unwrap_or_default();
        let operation = self.document.pointer(&at_operation(&template, &method.to_lowercase()));
        operation.map_or_else(String::new, |operation| operation["operationId"].as_str().unwrap().to_owned())
    }

    /// Where something is that may only be referred to here.
    fn resolved(&self, found: &Value, pointer: &str) -> String {
        let to = found["$ref"].as_str().map(|to| to.trim_start_matches('#').to_owned());
        to.unwrap_or_else(|| pointer.to_owned())
    }

    /// Why a value does not fit a schema of the document.
    fn fault(&self, pointer: &str, value: &Value) -> Option<String> {
        let mut validators = self.validators.lock().unwrap();
        let validator = validators.entry(pointer.to_owned()).or_insert_with(|| {
            let mut schema = self.document.pointer(pointer).expect("a schema").clone();
            schema["$schema"] = json!("https://json-schema.org/draft/2020-12/schema");
            // What a schema refers to is among these.
            schema["components"] = self.document["components"].clone();
            Arc::new(jsonschema::validator_for(&schema).unwrap_or_else(|why| panic!("{pointer}: {why}")))
        });
        let validator = validator.clone();
        drop(validators);
        validator.validate(value).err().map(|fault| format!("{fault} at {}", fault.instance_path()))
    }
}

fn at_operation(template: &str, method: &str) -> String {
    format!("/paths/{}/{method}", escaped(template))
}

/// A name in a JSON pointer.
fn escaped(name: &str) -> String {
    name.replace('~', "~0").replace('/', "~1")
}
