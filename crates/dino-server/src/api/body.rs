//! What programs send.

use crate::app::App;
use crate::error::Error;
use axum::Json;
use axum::extract::{FromRequest, Request};
use axum::response::{IntoResponse, Response};
use serde::de::DeserializeOwned;
use serde_json::Value;

/// The JSON object of a request.
pub(super) struct JsonBody<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequest<App> for JsonBody<T> {
    type Rejection = Response;

    async fn from_request(request: Request, app: &App) -> Result<JsonBody<T>, Response> {
        let Json(value) = Json::from_request(request, app).await.map_err(IntoResponse::into_response)?;
        read(value).map(JsonBody).map_err(IntoResponse::into_response)
    }
}

fn read<T: DeserializeOwned>(mut value: Value) -> Result<T, Error> {
    // `serde` would take the fields of an object from a list as well, in the order in which our source has them.
    if !value.is_object() {
        return Err(Error::BadInput);
    }
    make_whole(&mut value);
    serde_json::from_value(value).map_err(|_| Error::BadInput)
}

/// Numbers without a fraction are whole, however they are written: some languages know no others and write 2.0.
fn make_whole(value: &mut Value) {
    match value {
        Value::Number(number) => {
            let whole = number.as_f64().filter(|float| number.is_f64() && float.fract() == 0.0);
            // Beyond this not every whole number can be told from the next.
            if let Some(whole) = whole.filter(|whole| whole.abs() < 9e15) {
                *value = Value::from(whole as i64);
            }
        }
        Value::Array(items) => items.iter_mut().for_each(make_whole),
        Value::Object(fields) => fields.values_mut().for_each(make_whole),
        Value::Null | Value::Bool(_) | Value::String(_) => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[derive(serde::Deserialize, Debug)]
    struct Body {
        seat: u8,
    }

    #[test]
    fn only_an_object_is_a_body_and_a_whole_number_may_have_a_point() {
        assert_eq!(read::<Body>(json!({ "seat": 2.0 })).unwrap().seat, 2);
        for wrong in [json!([2]), json!(2), json!({ "seat": 2.5 }), json!({ "seat": 1e300 }), json!({})] {
            assert!(matches!(read::<Body>(wrong.clone()), Err(Error::BadInput)), "{wrong}");
        }
    }
}
