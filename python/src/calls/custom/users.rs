//! Functions of the chapter `users`.

use pyo3::prelude::*;

use super::{Computed, Handler, Handlers};
use ferrohub::json::document::Json;
use crate::calls::call::Call;

/// Its operations.
pub static HANDLERS: Handlers = &[("Plan", "is_free", is_free as Handler)];

/// Its computed fields.
pub static COMPUTED: Computed = &[];

fn is_free<'py>(call: &Call<'_, 'py>) -> PyResult<Bound<'py, PyAny>> {
    let name = call.json.as_ref().and_then(|json| json.get("name")).and_then(|name: Json| name.scalar());
    call.bool(name.as_deref() == Some("free"))
}
