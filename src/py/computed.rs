//! Fields that are computed from the whole resource.

use pyo3::exceptions::PyAttributeError;
use pyo3::prelude::*;

use crate::py::resource::{Content, Resource};

type Compute = for<'py> fn(&Bound<'py, Resource>, &Content) -> PyResult<Bound<'py, PyAny>>;

/// Name, Python type as in a stub, function.
static COMPUTED: &[(&str, &str, Compute)] = &[];

fn find(name: &str) -> Option<&'static (&'static str, &'static str, Compute)> {
    COMPUTED.iter().find(|(known, _, _)| *known == name)
}

/// The value of a computed field.
pub fn value<'py>(name: &str, owner: &Bound<'py, Resource>, content: &Content) -> PyResult<Bound<'py, PyAny>> {
    let (_, _, compute) = find(name).ok_or_else(|| PyAttributeError::new_err(name.to_owned()))?;
    compute(owner, content)
}

/// The Python type of a computed field.
pub fn python_type(name: &str) -> &'static str {
    find(name).map_or("Any", |(_, python, _)| python)
}

/// The names there are.
pub fn names() -> impl Iterator<Item = &'static str> {
    COMPUTED.iter().map(|(name, _, _)| *name)
}
