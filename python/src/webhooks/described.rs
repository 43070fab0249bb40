//! What the stubs of events are made of.

use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};

use crate::rest::described::model;
use crate::values::modules;
use ferrohub::bindings::github::declared::registry;
use ferrohub::bindings::github::description::webhooks;

/// Every event and action: a list of mappings with its name, its class, the class that this one extends, its schemas and
/// its fields.
#[pyfunction]
pub fn _webhooks_described(py: Python<'_>) -> PyResult<Bound<'_, PyList>> {
    let found = PyList::empty(py);
    for class in webhooks::classes().filter_map(registry::class) {
        let entry = PyDict::new(py);
        let parent = class.parent.and_then(registry::class).map(modules::shown);
        entry.set_item("name", class.name.trim_start_matches(webhooks::PREFIX).replace('/', "."))?;
        entry.set_item("class", modules::shown(class))?;
        entry.set_item("parent", parent)?;
        entry.set_item("schemas", webhooks::payloads(class.name))?;
        entry.set_item("fields", model(py, class, &mut Vec::new())?)?;
        found.append(entry)?;
    }
    Ok(found)
}
