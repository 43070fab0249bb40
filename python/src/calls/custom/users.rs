//! Functions of the chapter `users`.

use pyo3::prelude::*;

use crate::calls::call::Call;
use ferrohub::bindings::client::operations::local;

/// Whether it is the free plan.
pub fn is_free<'py>(call: &Call<'_, 'py>) -> PyResult<Bound<'py, PyAny>> {
    call.bool(local::is_free(call.json.as_ref()))
}
