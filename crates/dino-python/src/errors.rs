//! Errors as Python sees them.

use dino_core::Refusal;
use dino_env::EnvError;
use pyo3::create_exception;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

create_exception!(dinotable, DinotableError, PyValueError, "Something was given that does not fit.");
create_exception!(
    dinotable,
    RuleError,
    DinotableError,
    "The rules refuse it: `rule` is the number, or None."
);
create_exception!(dinotable, NotationError, DinotableError, "The text is no notation.");
create_exception!(dinotable, ConfigError, DinotableError, "The seats, options or the sheet do not fit.");
create_exception!(dinotable, RecordError, DinotableError, "The record is wrong: `line` says where.");

/// The Python exception for an error.
pub(crate) fn raise(py: Python<'_>, error: EnvError) -> PyErr {
    let text = error.to_string();
    match error {
        EnvError::UnknownGame(_) | EnvError::Config(_) => ConfigError::new_err(text),
        EnvError::Notation(_) => NotationError::new_err(text),
        EnvError::Refused { refusal, sentence } => {
            let rule = if let Refusal::Against(rule) = refusal { Some(rule.to_string()) } else { None };
            let error = RuleError::new_err(text);
            with(py, with(py, error, "rule", rule), "sentence", sentence)
        }
        EnvError::Record(fault) => with(py, RecordError::new_err(text), "line", fault.line),
        EnvError::Value(_) => DinotableError::new_err(text),
    }
}

/// The error for something that does not fit.
pub(crate) fn wrong(what: impl Into<String>) -> PyErr {
    DinotableError::new_err(what.into())
}

/// An exception with an attribute more.
fn with<'py>(py: Python<'py>, error: PyErr, name: &str, value: impl IntoPyObject<'py>) -> PyErr {
    match error.value(py).setattr(name, value) {
        Ok(()) => error,
        Err(failed) => failed,
    }
}
