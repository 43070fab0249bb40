//! Functions of the chapter `commits`.

use pyo3::prelude::*;
use serde_json::json;

use super::{Computed, Handler, Handlers};
use crate::calls::call::Call;

/// Its operations.
pub static HANDLERS: Handlers = &[("ShortRepository", "merge", merge as Handler)];

/// Its computed fields.
pub static COMPUTED: Computed = &[];

/// An empty message would be taken as it is; without one the service writes its own.
fn merge<'py>(call: &Call<'_, 'py>) -> PyResult<Bound<'py, PyAny>> {
    let (base, head, message) = (call.text("base"), call.text("head"), call.text("message"));
    let body = match message {
        "" => json!({ "base": base, "head": head }),
        _ => json!({ "base": base, "head": head, "commit_message": message }),
    };
    call.run_with(&body)
}
