//! Functions of the chapter `pulls`.

use pyo3::prelude::*;

use crate::values::resource::Resource;

pub fn destination_repo<'py>(side: &Bound<'py, Resource>) -> PyResult<Bound<'py, PyAny>> {
    let text = |key: &str| side.get().get(key).and_then(|json| json.scalar()).unwrap_or_default();
    Ok((text("repo.owner.login"), text("repo.name")).into_pyobject(side.py())?.into_any())
}
