//! Functions of the chapter `orgs`.

use pyo3::IntoPyObjectExt;
use pyo3::prelude::*;

use super::{Compute, Computed};
use crate::values::resource::Resource;

/// Its computed fields.
pub static COMPUTED: Computed = &[("organization_type", "str", organization_type as Compute)];

fn organization_type<'py>(organization: &Bound<'py, Resource>) -> PyResult<Bound<'py, PyAny>> {
    let kind = organization.get().get("type").and_then(|kind| kind.scalar());
    kind.unwrap_or_else(|| "Organization".to_owned()).into_bound_py_any(organization.py())
}
