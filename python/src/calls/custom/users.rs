//! Functions of the chapter `users`.

use pyo3::prelude::*;

use crate::calls::call::Call;
use ferrohub::bindings::json::document::Json;

/// Whether it is the free plan.
pub fn is_free<'py>(call: &Call<'_, 'py>) -> PyResult<Bound<'py, PyAny>> {
    let name = call.json.as_ref().and_then(|json| json.get("name")).and_then(|name: Json| name.scalar());
    call.bool(name.as_deref() == Some("free"))
}
