//! What the stubs of events are made of.

use pyo3::prelude::*;
use pyo3::types::PyList;

use crate::calls::describe::dict;
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
        let entry: PyResult<_> = dict! {py;
            "name": class.name.trim_start_matches(webhooks::PREFIX).replace('/', "."), "class": modules::shown(class),
            "parent": class.parent.and_then(registry::class).map(modules::shown),
            "schemas": webhooks::payloads(class.name), "fields": model(py, class, &mut Vec::new())?,
        };
        found.append(entry?)?;
    }
    Ok(found)
}
