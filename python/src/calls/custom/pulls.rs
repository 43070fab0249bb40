//! Functions of the chapter `pulls`.

use pyo3::prelude::*;

use super::{Compute, Computed};
use crate::values::resource::Resource;

/// Its computed fields.
pub static COMPUTED: Computed = &[("destination_repo", "tuple[str, str]", destination_repo as Compute)];

fn destination_repo<'py>(side: &Bound<'py, Resource>) -> PyResult<Bound<'py, PyAny>> {
    let text = |key: &str| side.get().get(key).and_then(|json| json.scalar()).unwrap_or_default();
    Ok((text("repo.owner.login"), text("repo.name")).into_pyobject(side.py())?.into_any())
}
