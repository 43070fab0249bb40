//! Operations as methods of the type of their tag.

use std::sync::{Arc, OnceLock};

use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};

use crate::calls::function_like;
use crate::calls::operation::bound_method;
use crate::rest::bind::{Filled, Named};
use crate::rest::tags::Operations;
use crate::rest::{described, run};
use ferrohub::bindings::operations::described::Returned;
use ferrohub::bindings::rest::operation::Operation;
use ferrohub::bindings::rest::routes;
use serde_json::Value;

// No doc comment: an instance shows the docstring of its operation.
#[allow(missing_docs)]
#[pyclass(frozen, module = "ferrohub", name = "rest_operation")]
pub struct Method {
    operation: &'static Operation,
    class: String,
    /// Created once for all methods of the operation.
    named: Arc<OnceLock<&'static Named>>,
    /// Known parts of the path, if it belongs to a resource.
    filled: Filled,
}

impl Method {
    /// The method of an operation in a class of this name.
    pub fn new(operation: &'static Operation, class: &str) -> Method {
        Method { operation, class: class.to_owned(), named: Arc::default(), filled: Filled::new() }
    }

    /// Whether a call returns a coroutine.
    fn is_coroutine(&self) -> bool {
        self.class.starts_with("Async") && !matches!(self.named().result, Returned::Listing { .. })
    }

    fn named(&self) -> &'static Named {
        self.named.get_or_init(|| Box::leak(Box::new(Named::new(self.operation))))
    }
}

function_like::attributes_of_function!(Method);

#[pymethods]
impl Method {
    fn __get__<'py>(
        slf: &Bound<'py, Self>,
        instance: &Bound<'py, PyAny>,
        owner: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let _ = owner;
        let py = slf.py();
        let Ok(operations) = instance.cast::<Operations>() else { return Ok(slf.clone().into_any()) };
        let filled = filled(slf.get().operation, &operations.get().paths);
        let bound = match filled.is_empty() {
            true => slf.clone(),
            false => {
                let Method { operation, class, named, .. } = slf.get();
                let (class, named) = (class.clone(), named.clone());
                Bound::new(py, Method { operation, class, named, filled })?
            }
        };
        bound_method(&bound, instance)
    }

    #[pyo3(signature = (*args, **kwargs))]
    fn __call__<'py>(
        &self,
        args: &Bound<'py, PyTuple>,
        kwargs: Option<&Bound<'py, PyDict>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let owner = args.get_item(0).ok().and_then(|owner| owner.cast_into::<Operations>().ok());
        let Some(owner) = owner else {
            return Err(PyTypeError::new_err(format!("{}() is a method of {}", self.__name__(), self.class)));
        };
        let rest = args.get_slice(1, args.len());
        run::call(self.named(), &owner, &self.filled, &rest, kwargs)
    }

    #[getter]
    fn __name__(&self) -> String {
        self.named().method()
    }

    #[getter]
    fn __qualname__(&self) -> String {
        format!("{}.{}", self.class, self.__name__())
    }

    #[getter]
    fn __doc__(&self) -> String {
        described::docstring(self.named())
    }

    #[getter]
    fn __signature__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        described::signature(py, self.named(), &self.filled, self.class.starts_with("Async"))
    }

    fn __repr__(&self) -> String {
        format!("<operation {}>", self.operation.id())
    }
}

/// The parts of an operation's path that the paths of a resource determine.
fn filled(operation: &'static Operation, paths: &[String]) -> Filled {
    let found = routes::filled(operation, paths);
    found.into_iter().map(|(name, text)| (name.to_owned(), Value::from(text))).collect()
}
