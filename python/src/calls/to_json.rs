//! Python objects as JSON.

use chrono::{DateTime, FixedOffset, NaiveDate, NaiveDateTime, SecondsFormat, Utc};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyByteArray, PyBytes, PyDateTime, PyDict, PyMapping, PySequence, PyString};
use serde_json::Value;

use crate::errors::Failure;
use crate::numbers;
use ferrohub::bindings::http::error::Error;
use ferrohub::bindings::operations::input;
use ferrohub::bindings::operations::input::is_time;

/// Maximum depth of a value, because a list can contain itself.
const DEEPEST: usize = 100;

/// Any JSON value, and datetimes and dates at any depth.
pub fn value(name: &str, value: &Bound<'_, PyAny>) -> PyResult<Value> {
    nested(name, value, 0)
}

fn nested(name: &str, value: &Bound<'_, PyAny>, depth: usize) -> PyResult<Value> {
    if depth > DEEPEST {
        return Err(wrong_value(name, "is nested too deeply"));
    }
    if let Some(members) = members(name, value)? {
        let member = |(key, value): (String, Bound<'_, PyAny>)| Ok((key, nested(name, &value, depth + 1)?));
        return members.into_iter().map(member).collect::<PyResult<_>>().map(Value::Object);
    }
    if !is_text(value) && value.cast::<PySequence>().is_ok() {
        return value
            .try_iter()?
            .map(|item| nested(name, &item?, depth + 1))
            .collect::<PyResult<_>>()
            .map(Value::Array);
    }
    if let Some(time) = value.cast::<PyDateTime>().ok().and_then(|datetime| time(datetime)) {
        return Ok(Value::from(time));
    }
    match pythonize::depythonize(value) {
        // Infinity and NaN would be sent as null.
        Ok(Value::Null) if !value.is_none() => Err(wrong_value(name, &format!("is not JSON-serializable: {value}"))),
        Ok(plain) => Ok(plain),
        Err(_) if numbers::is_huge(value) => Err(wrong_value(name, "has an int of more than 64 bits")),
        Err(error) => match value.extract::<NaiveDate>() {
            Ok(date) => Ok(Value::from(date.to_string())),
            Err(_) => Err(Failure::from(Error::Type(format!("{name} is not JSON-serializable: {error}"))).into()),
        },
    }
}

/// The members of a mapping, by their names.
pub type Members<'py> = Vec<(String, Bound<'py, PyAny>)>;

/// The members of a mapping; None for another value.
pub fn members<'py>(name: &str, value: &Bound<'py, PyAny>) -> PyResult<Option<Members<'py>>> {
    let member = |(key, value): (Bound<'py, PyAny>, Bound<'py, PyAny>)| {
        let wrong = |_| {
            let surrogate = || "text with half of a surrogate pair".to_owned();
            let kind = if key.is_instance_of::<PyString>() { surrogate() } else { type_name(&key) };
            PyTypeError::new_err(format!("{name} must be a mapping of str, not of {kind}"))
        };
        Ok((key.extract().map_err(wrong)?, value))
    };
    if let Ok(dict) = value.cast::<PyDict>() {
        return dict.iter().map(member).collect::<PyResult<_>>().map(Some);
    }
    let Ok(mapping) = value.cast::<PyMapping>() else { return Ok(None) };
    mapping.items()?.iter().map(|pair| member(pair.extract()?)).collect::<PyResult<_>>().map(Some)
}

/// A time: a datetime is sent in UTC with Z, ISO 8601 text unchanged.
pub fn time(value: &Bound<'_, PyAny>) -> Option<String> {
    let written = |time: DateTime<Utc>| {
        let whole = time.timestamp_subsec_nanos() == 0;
        time.to_rfc3339_opts(if whole { SecondsFormat::Secs } else { SecondsFormat::AutoSi }, true)
    };
    if let Ok(text) = value.cast::<PyString>() {
        return text.extract().ok().filter(|text: &String| is_time(text));
    }
    if let Ok(time) = value.extract::<DateTime<FixedOffset>>() {
        return Some(written(time.with_timezone(&Utc)));
    }
    if let Ok(time) = value.extract::<NaiveDateTime>() {
        return Some(written(time.and_utc()));
    }
    let date = value.extract::<NaiveDate>().ok()?;
    Some(written(date.and_hms_opt(0, 0, 0)?.and_utc()))
}

/// The name of its type, for an error.
pub fn type_name(value: &Bound<'_, PyAny>) -> String {
    value.get_type().name().map_or_else(|_| "another value".to_owned(), |name| name.to_string())
}

/// Whether it is text or bytes, which are sequences, too.
pub fn is_text(value: &Bound<'_, PyAny>) -> bool {
    value.is_instance_of::<PyString>() || value.is_instance_of::<PyBytes>() || value.is_instance_of::<PyByteArray>()
}

fn wrong_value(name: &str, why: &str) -> PyErr {
    Failure::from(input::wrong_value(name, why)).into()
}
