//! The namespaces in which classes are made: ferrohub's own, and that of `ferrohub.github3`, whose objects behave as those
//! of github3.py. The session of an object selects it.

use pyo3::prelude::*;
use pyo3::types::PyType;

/// A namespace of classes.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub enum Namespace {
    /// `ferrohub`.
    #[default]
    Ferrohub,
    /// `ferrohub.github3`.
    Github3,
}

impl Namespace {
    /// The namespace that a Python type names in its attribute `_namespace`.
    pub fn of(python: &Bound<'_, PyType>) -> PyResult<Namespace> {
        let named = python.getattr_opt("_namespace")?;
        let is_github3 = named.is_some_and(|named| named.extract::<String>().is_ok_and(|name| name == "github3"));
        Ok(if is_github3 { Namespace::Github3 } else { Namespace::Ferrohub })
    }

    /// Whether objects behave as those of github3.py.
    pub fn is_github3(self) -> bool {
        self == Namespace::Github3
    }
}
