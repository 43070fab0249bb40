//! Functions of the chapter `orgs`.

use pyo3::IntoPyObjectExt;
use pyo3::prelude::*;

use crate::values::resource::Resource;

pub fn organization_type<'py>(organization: &Bound<'py, Resource>) -> PyResult<Bound<'py, PyAny>> {
    let kind = organization.get().get("type").and_then(|kind| kind.scalar());
    kind.unwrap_or_else(|| "Organization".to_owned()).into_bound_py_any(organization.py())
}
