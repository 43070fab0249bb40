//! Declared fields as properties: read-only in ferrohub, settable in `ferrohub.github3`.

use pyo3::exceptions::PyAttributeError;
use pyo3::prelude::*;

use crate::calls::describe;
use crate::values::resource::Resource;
use ferrohub::bindings::github::model::declaration::{Class, Field};

/// How a field reads.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reads {
    /// As the kind that is declared.
    Declared,
    /// As the JSON has it, like a key that is not declared.
    Plain,
}

// No doc comment: an instance shows the docstring of its field.
#[allow(missing_docs)]
#[pyclass(frozen, module = "ferrohub", name = "field")]
pub struct FieldDescriptor {
    /// Class that declares it.
    pub class: &'static Class,
    /// The field.
    pub field: &'static Field,
    /// How it reads.
    pub reads: Reads,
}

#[pymethods]
impl FieldDescriptor {
    fn __get__<'py>(
        slf: &Bound<'py, Self>,
        instance: &Bound<'py, PyAny>,
        owner: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let _ = owner;
        match (instance.cast::<Resource>(), slf.get().reads) {
            (Ok(resource), Reads::Declared) => resource.get().field(slf.py(), resource, slf.get().field),
            (Ok(resource), Reads::Plain) => resource.get().plain_field(resource, slf.get().field),
            (Err(_), _) => Ok(slf.clone().into_any()),
        }
    }

    fn __set__(&self, instance: &Bound<'_, PyAny>, value: Bound<'_, PyAny>) -> PyResult<()> {
        if let Ok(resource) = instance.cast::<Resource>()
            && resource.get().namespace().is_github3()
        {
            resource.get().set_field(self.field, value);
            return Ok(());
        }
        let class = instance.get_type().name()?;
        Err(PyAttributeError::new_err(format!("{} of a {class} cannot be set", self.field.name)))
    }

    fn __delete__(&self, instance: &Bound<'_, PyAny>) -> PyResult<()> {
        let class = instance.get_type().name()?;
        Err(PyAttributeError::new_err(format!("{} of a {class} cannot be deleted", self.field.name)))
    }

    #[getter]
    fn __doc__(&self) -> String {
        describe::field(self.field)
    }

    #[getter]
    fn __name__(&self) -> &'static str {
        self.field.name
    }

    #[getter]
    fn __objclass__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        Ok(crate::values::types::type_of(py, self.class.name)?.into_any())
    }

    fn __repr__(&self) -> String {
        format!("<field {}.{}>", self.class.name, self.field.name)
    }
}
