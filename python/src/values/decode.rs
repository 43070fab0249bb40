//! Converts JSON to plain Python objects.

use chrono::{DateTime, Datelike, TimeDelta, Timelike, Utc};
use jiter::{PythonParse, StringCacheMode};
use pyo3::exceptions::{PyRecursionError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyDateTime, PyDelta, PyString, PyTzInfo};

use crate::calls::guarded;
use crate::values::namespace::Namespace;
use ferrohub::bindings::json::document::Json;
use ferrohub::bindings::json::time;

/// Any JSON value as Python's json module parses it; integers keep all their digits.
pub fn any<'py>(py: Python<'py>, json: &Json) -> PyResult<Bound<'py, PyAny>> {
    let parser = PythonParse { cache_mode: StringCacheMode::Keys, ..PythonParse::default() };
    match parser.python_parse(py, json.bytes()) {
        Ok(value) => Ok(value),
        // Python's own reader takes what jiter is too strict for, such as lone surrogates.
        Err(error) => py.import("json")?.call_method1("loads", (json.text(),)).map_err(|other| match other
            .is_instance_of::<PyRecursionError>(
            py,
        ) {
            true => PyValueError::new_err("the JSON is nested more deeply than Python's reader allows"),
            false => PyValueError::new_err(format!("the JSON cannot be read: {error}")),
        }),
    }
}

/// JSON text, unless it is invalid or more than jiter reads.
pub fn strictly<'py>(py: Python<'py>, text: &[u8]) -> Option<Bound<'py, PyAny>> {
    let parser = PythonParse { cache_mode: StringCacheMode::Keys, allow_inf_nan: false, ..PythonParse::default() };
    parser.python_parse(py, text).ok()
}

/// ISO 8601 text as a timezone-aware datetime in UTC; None for any other text.
pub fn time<'py>(py: Python<'py>, json: &Json) -> PyResult<Option<Bound<'py, PyAny>>> {
    time_in(py, json, Namespace::Ferrohub)
}

/// ISO 8601 text as a timezone-aware datetime; None for any other text. It is in UTC, except for `ferrohub.github3`, where
/// it keeps the offset of the text. Except there, an integer is a time as well, in seconds since 1970: repositories in events
/// of pushes have such times, and so have installations.
pub fn time_in<'py>(py: Python<'py>, json: &Json, namespace: Namespace) -> PyResult<Option<Bound<'py, PyAny>>> {
    let text = json.text().trim_matches('"');
    let found = match json.start() {
        b'"' => time::parse(text),
        _ if namespace.is_github3() => None,
        _ => text.parse().ok().and_then(|seconds| DateTime::from_timestamp(seconds, 0)).filter(is_in_range),
    };
    let Some(utc) = found else { return Ok(None) };
    guarded::load_times(py)?;
    let offset = if namespace.is_github3() { time::offset(text).unwrap_or(0) } else { 0 };
    let zone = match offset {
        0 => PyTzInfo::utc(py)?.to_owned(),
        seconds => PyTzInfo::fixed_offset(py, PyDelta::new(py, 0, seconds, 0, true)?)?,
    };
    let shift = TimeDelta::try_seconds(i64::from(offset));
    let Some(time) = shift.and_then(|shift| utc.checked_add_signed(shift)) else { return Ok(None) };
    // pyo3's own conversion looks for the fold as well, which UTC has none of.
    let (month, day, hour, minute) = (time.month() as u8, time.day() as u8, time.hour() as u8, time.minute() as u8);
    let (second, micro) = (time.second() as u8, time.timestamp_subsec_micros());
    let made = PyDateTime::new(py, time.year(), month, day, hour, minute, second, micro, Some(&zone))?;
    Ok(Some(made.into_any()))
}

/// Whether a datetime of Python can be this time.
fn is_in_range(time: &DateTime<Utc>) -> bool {
    (1..=9999).contains(&time.year())
}

/// Text as a Python string.
pub fn text<'py>(py: Python<'py>, bytes: &[u8]) -> Bound<'py, PyString> {
    PyString::new(py, &String::from_utf8_lossy(bytes))
}
