//! Attributes of single objects that tests replace: `unittest.mock.patch.object(issue, "title", "x")`.
//!
//! Objects have no `__dict__`. What sets or deletes an attribute in the usual way fails, and only then
//! `ferrohub._replaced` replaces the attribute for this object, so that objects without replacements cost nothing.

use std::sync::atomic::{AtomicBool, Ordering};

use pyo3::exceptions::PyAttributeError;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyTuple, PyType};

/// Whether an attribute was ever replaced.
static USED: AtomicBool = AtomicBool::new(false);

/// `__setattr__` or `__delattr__` of a class, as a method.
#[pyclass(frozen, module = "ferrohub", name = "attribute_setter")]
struct AttributeSetter {
    name: &'static str,
}

#[pymethods]
impl AttributeSetter {
    fn __get__<'py>(
        slf: &Bound<'py, Self>,
        instance: &Bound<'py, PyAny>,
        owner: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        static METHOD: PyOnceLock<Py<PyType>> = PyOnceLock::new();
        let _ = owner;
        if instance.is_none() {
            return Ok(slf.clone().into_any());
        }
        METHOD.import(slf.py(), "types", "MethodType")?.call1((slf, instance))
    }

    #[pyo3(signature = (*arguments))]
    fn __call__(&self, arguments: &Bound<'_, PyTuple>) -> PyResult<()> {
        let py = arguments.py();
        let Err(error) = py.get_type::<PyAny>().getattr(self.name)?.call1(arguments) else { return Ok(()) };
        if !error.is_instance_of::<PyAttributeError>(py) {
            return Err(error);
        }
        let instead = if self.name == "__delattr__" { "restore" } else { "replace" };
        if !py.import("ferrohub._replaced")?.getattr(instead)?.call1(arguments)?.is_truthy()? {
            return Err(error);
        }
        USED.store(true, Ordering::Relaxed);
        Ok(())
    }

    #[getter]
    fn __name__(&self) -> &'static str {
        self.name
    }
}

/// Whether an attribute of an object is replaced.
pub fn is_replaced(object: &Bound<'_, PyAny>, name: &str) -> PyResult<bool> {
    if !USED.load(Ordering::Relaxed) {
        return Ok(false);
    }
    object.py().import("ferrohub._replaced")?.call_method1("is_replaced", (object, name))?.is_truthy()
}

/// Add the methods to the types whose objects have attributes to replace.
pub fn install(types: &[Bound<'_, PyType>]) -> PyResult<()> {
    for class in types {
        for name in ["__setattr__", "__delattr__"] {
            class.setattr(name, AttributeSetter { name })?;
        }
    }
    Ok(())
}
