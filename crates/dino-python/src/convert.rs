//! Values of Rust as those of Python, and back.

use crate::errors::wrong;
use dino_core::{MAX_SEATS, Seat, Viewer};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict, PyFloat, PyInt, PyList, PyString};
use serde_json::{Map, Number, Value};

/// How deep a view may be: no view of ours is a tenth of it, and a list that holds itself has no end.
const MAX_DEPTH: usize = 64;

/// JSON as dictionaries, lists, texts and numbers.
pub(crate) fn to_python<'py>(py: Python<'py>, value: &Value) -> PyResult<Bound<'py, PyAny>> {
    Ok(match value {
        Value::Null => py.None().into_bound(py),
        Value::Bool(is_so) => PyBool::new(py, *is_so).to_owned().into_any(),
        Value::Number(number) => match (number.as_i64(), number.as_f64()) {
            (Some(whole), _) => whole.into_pyobject(py)?.into_any(),
            (None, float) => PyFloat::new(py, float.unwrap_or_default()).into_any(),
        },
        Value::String(text) => PyString::new(py, text).into_any(),
        Value::Array(items) => {
            let list = PyList::empty(py);
            for item in items {
                list.append(to_python(py, item)?)?;
            }
            list.into_any()
        }
        Value::Object(fields) => {
            let dict = PyDict::new(py);
            for (key, item) in fields {
                dict.set_item(key, to_python(py, item)?)?;
            }
            dict.into_any()
        }
    })
}

/// Dictionaries, lists, texts and numbers as JSON.
pub(crate) fn to_json(value: &Bound<'_, PyAny>) -> PyResult<Value> {
    json_within(value, MAX_DEPTH)
}

fn json_within(value: &Bound<'_, PyAny>, depth: usize) -> PyResult<Value> {
    let Some(depth) = depth.checked_sub(1) else { return Err(wrong("a view that is this deep is none")) };
    if value.is_none() {
        return Ok(Value::Null);
    }
    if let Ok(is_so) = value.cast::<PyBool>() {
        return Ok(Value::Bool(is_so.is_true()));
    }
    if let Ok(text) = value.cast::<PyString>() {
        return Ok(Value::String(text.to_str()?.to_owned()));
    }
    if value.is_instance_of::<PyInt>() {
        return Ok(Value::Number(value.extract::<i64>()?.into()));
    }
    if value.is_instance_of::<PyFloat>() {
        let number = Number::from_f64(value.extract()?);
        return number.map(Value::Number).ok_or_else(|| wrong("a view holds no such number"));
    }
    if let Ok(list) = value.cast::<PyList>() {
        return list.iter().map(|item| json_within(&item, depth)).collect::<PyResult<_>>().map(Value::Array);
    }
    if let Ok(dict) = value.cast::<PyDict>() {
        let mut fields = Map::new();
        for (key, item) in dict.iter() {
            fields.insert(key.extract()?, json_within(&item, depth)?);
        }
        return Ok(Value::Object(fields));
    }
    Err(PyTypeError::new_err(format!("a view holds no {}", value.get_type().name()?)))
}

/// The seat with this number from 0, one of those that play.
pub(crate) fn seat(index: i64, seats: u8) -> PyResult<Seat> {
    let found = u8::try_from(index).ok().filter(|index| *index < seats && usize::from(*index) < MAX_SEATS);
    found
        .map(Seat::new)
        .ok_or_else(|| wrong(format!("there is no seat {index}: the seats are 0 to {}", seats - 1)))
}

/// Who looks: a seat by its number from 0, `"public"`, or `"everything"`.
pub(crate) fn viewer(who: &Bound<'_, PyAny>, seats: u8) -> PyResult<Viewer> {
    if let Ok(text) = who.cast::<PyString>() {
        return match text.to_str()? {
            "public" => Ok(Viewer::Public),
            "everything" => Ok(Viewer::Everything),
            other => Err(wrong(format!(
                "nobody is called \"{other}\": a seat from 0, \"public\" or \"everything\""
            ))),
        };
    }
    if who.is_instance_of::<PyBool>() || !who.is_instance_of::<PyInt>() {
        return Err(PyTypeError::new_err("who looks is a seat from 0, \"public\" or \"everything\""));
    }
    seat(who.extract()?, seats).map(Viewer::Seat)
}

/// Options as Python gives them: a dictionary with texts, truth values or numbers.
pub(crate) fn options(given: Option<&Bound<'_, PyDict>>) -> PyResult<Vec<(String, String)>> {
    let mut options = Vec::new();
    for (key, value) in given.into_iter().flat_map(PyDictMethods::iter) {
        let key: String = key.extract()?;
        let value = if let Ok(is_on) = value.cast::<PyBool>() {
            if is_on.is_true() { "on" } else { "off" }.to_owned()
        } else {
            value.str()?.to_str()?.to_owned()
        };
        options.push((key, value));
    }
    Ok(options)
}
