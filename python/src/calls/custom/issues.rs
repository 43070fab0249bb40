//! Functions of the chapter `issues`.

use pyo3::prelude::*;

use crate::calls::call::Call;
use ferrohub::bindings::json::document::Json;

/// Whether the issue is closed according to its JSON.
pub fn is_closed<'py>(call: &Call<'_, 'py>) -> PyResult<Bound<'py, PyAny>> {
    let member = |key: &str| call.json.as_ref().and_then(|json| json.get(key));
    let closed = member("closed_at").is_some_and(|at| !at.is_null())
        || member("state").and_then(|state: Json| state.scalar()).as_deref() == Some("closed");
    call.bool(closed)
}
