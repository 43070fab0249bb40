//! Functions of the chapter `metrics`.

use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};

use crate::values::decode;
use crate::values::resource::Resource;
use ferrohub::bindings::json::document::Json;
use ferrohub::bindings::json::time;

pub fn alternate_weeks<'py>(stats: &Bound<'py, Resource>) -> PyResult<Bound<'py, PyAny>> {
    let py = stats.py();
    let weeks = PyList::empty(py);
    for week in stats.get().get("weeks").map(|weeks| weeks.items()).unwrap_or_default() {
        let value = |key: &str| week.get(key).map(|json| decode::any(py, &json)).transpose();
        let start = week.get("w").and_then(|json| time::of_seconds(json.text().parse().ok()?));
        let readable = PyDict::new(py);
        readable.set_item("start of week", start)?;
        for (name, key) in [("additions", "a"), ("deletions", "d"), ("commits", "c")] {
            readable.set_item(name, value(key)?)?;
        }
        weeks.append(readable)?;
    }
    Ok(weeks.into_any())
}

pub fn clones<'py>(stats: &Bound<'py, Resource>) -> PyResult<Bound<'py, PyAny>> {
    with_times(stats, "clones")
}

pub fn views<'py>(stats: &Bound<'py, Resource>) -> PyResult<Bound<'py, PyAny>> {
    with_times(stats, "views")
}

/// The entries at a key, their timestamps as datetimes.
fn with_times<'py>(stats: &Bound<'py, Resource>, key: &str) -> PyResult<Bound<'py, PyAny>> {
    let py = stats.py();
    let Some(entries) = stats.get().get(key).filter(Json::is_array) else { return Ok(py.None().into_bound(py)) };
    let readable = PyList::empty(py);
    for entry in entries.items() {
        let object = decode::any(py, &entry)?;
        let time = entry.get("timestamp").map(|time| decode::time(py, &time)).transpose()?.flatten();
        if let (Ok(object), Some(time)) = (object.cast::<PyDict>(), time) {
            object.set_item("timestamp", time)?;
        }
        readable.append(object)?;
    }
    Ok(readable.into_any())
}
