//! Functions of the chapter `orgs`.

use pyo3::IntoPyObjectExt;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use super::{Computed, Handler, Handlers};
use crate::calls::call::Call;
use crate::values::resource::Resource;

/// Its operations.
pub static HANDLERS: Handlers = &[("ShortOrganization", "invite", invite as Handler)];

/// Its computed fields.
pub static COMPUTED: Computed = &[
    ("organization_type", "str", organization_type),
    ("membership_active", "bool", |membership| has_state(membership, "active")),
    ("membership_pending", "bool", |membership| has_state(membership, "pending")),
];

fn invite<'py>(call: &Call<'_, 'py>) -> PyResult<Bound<'py, PyAny>> {
    if call.argument("invitee_id").is_none() && call.text("email").is_empty() {
        return Err(PyValueError::new_err("invitee_id or email must be given"));
    }
    call.run()
}

fn organization_type<'py>(organization: &Bound<'py, Resource>) -> PyResult<Bound<'py, PyAny>> {
    let told = organization.get().get("type").and_then(|kind| kind.scalar());
    told.unwrap_or_else(|| "Organization".to_owned()).into_bound_py_any(organization.py())
}

fn has_state<'py>(membership: &Bound<'py, Resource>, state: &str) -> PyResult<Bound<'py, PyAny>> {
    let told = membership.get().get("state").and_then(|known| known.scalar());
    told.is_some_and(|known| known.eq_ignore_ascii_case(state)).into_bound_py_any(membership.py())
}
