//! Functions of the chapter `issues`.

use pyo3::prelude::*;

use crate::calls::call::Call;
use ferrohub::bindings::client::operations::local;

/// Whether the issue is closed according to its JSON.
pub fn is_closed<'py>(call: &Call<'_, 'py>) -> PyResult<Bound<'py, PyAny>> {
    call.bool(local::is_closed(call.json.as_ref()))
}
