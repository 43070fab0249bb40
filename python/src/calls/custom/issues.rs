//! Functions of the chapter `issues`.

use pyo3::prelude::*;

use super::{Computed, Handler, Handlers};
use ferrohub::json::document::Json;
use crate::calls::call::Call;

/// Its operations.
pub static HANDLERS: Handlers =
    &[("Client", "create_issue", create_issue as Handler), ("ShortIssue", "is_closed", is_closed as Handler)];

/// Its computed fields.
pub static COMPUTED: Computed = &[];

/// By way of the repository, as its own operation does it.
fn create_issue<'py>(call: &Call<'_, 'py>) -> PyResult<Bound<'py, PyAny>> {
    call.check_credential()?;
    let repository = call.owner.call_method1("repository", (call.text("owner"), call.text("repository")))?;
    repository.call_method("create_issue", (), Some(&call.keywords(&["owner", "repository"])?))
}

fn is_closed<'py>(call: &Call<'_, 'py>) -> PyResult<Bound<'py, PyAny>> {
    let member = |key: &str| call.json.as_ref().and_then(|json| json.get(key));
    let closed = member("closed_at").is_some_and(|at| !at.is_null())
        || member("state").and_then(|state: Json| state.scalar()).as_deref() == Some("closed");
    call.bool(closed)
}
