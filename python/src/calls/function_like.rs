//! Operations look like Python functions to `inspect` and `unittest.mock`, which then check the arguments of calls:
//! `create_autospec` compares only functions with their signatures.

use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyDict, PyTuple, PyType};

use crate::handle::Client;
use crate::values::owner::session_of_owner;

/// The type that an operation reports as its `__class__`.
pub fn class(py: Python<'_>) -> PyResult<Bound<'_, PyType>> {
    static FUNCTION: PyOnceLock<Py<PyType>> = PyOnceLock::new();
    Ok(FUNCTION.import(py, "types", "FunctionType")?.clone())
}

/// A function as a method of an object.
pub fn bound_method<'py, T>(function: &Bound<'py, T>, instance: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
    static METHOD: PyOnceLock<Py<PyType>> = PyOnceLock::new();
    METHOD.import(function.py(), "types", "MethodType")?.call1((function.as_any(), instance))
}

/// The code object that an operation reports; its flags say whether a call returns a coroutine.
pub fn code<'py>(py: Python<'py>, is_coroutine: bool) -> PyResult<Bound<'py, PyAny>> {
    let name = if is_coroutine { "coroutine_operation" } else { "operation" };
    py.import("ferrohub._functions")?.getattr(name)?.getattr("__code__")
}

/// Whether calls of the methods of an object return awaitables. For access through a class, `instance` is None.
pub fn is_awaited(instance: &Bound<'_, PyAny>, owner: Option<&Bound<'_, PyAny>>) -> PyResult<bool> {
    if let Ok(Some(session)) = session_of_owner(instance) {
        return Ok(session.get().awaitable);
    }
    match owner.filter(|_| instance.is_none()) {
        Some(owner) => owner.getattr_opt("_awaitable")?.map_or(Ok(false), |awaited| awaited.is_truthy()),
        None => Ok(false),
    }
}

/// Adds the attributes of a function to a type. The type has a method `is_coroutine`, whether a call returns a coroutine.
macro_rules! attributes_of_function {
    ($type:ty) => {
        #[::pyo3::pymethods]
        impl $type {
            #[getter]
            fn __class__<'py>(
                &self,
                py: ::pyo3::Python<'py>,
            ) -> ::pyo3::PyResult<::pyo3::Bound<'py, ::pyo3::types::PyType>> {
                $crate::calls::function_like::class(py)
            }

            #[getter]
            fn __code__<'py>(&self, py: ::pyo3::Python<'py>) -> ::pyo3::PyResult<::pyo3::Bound<'py, ::pyo3::PyAny>> {
                $crate::calls::function_like::code(py, self.is_coroutine())
            }

            #[getter]
            fn __globals__<'py>(&self, py: ::pyo3::Python<'py>) -> ::pyo3::Bound<'py, ::pyo3::types::PyDict> {
                ::pyo3::types::PyDict::new(py)
            }

            #[getter]
            fn __annotations__<'py>(&self, py: ::pyo3::Python<'py>) -> ::pyo3::Bound<'py, ::pyo3::types::PyDict> {
                ::pyo3::types::PyDict::new(py)
            }

            #[getter]
            fn __defaults__(&self) -> Option<bool> {
                None
            }

            #[getter]
            fn __kwdefaults__(&self) -> Option<bool> {
                None
            }

            #[getter]
            fn __closure__(&self) -> Option<bool> {
                None
            }
        }
    };
}
pub(crate) use attributes_of_function;

// A method that is written in Rust and no operation, such as `Client.request`. No doc comment: an instance shows the
// docstring of its method.
#[allow(missing_docs)]
#[pyclass(frozen, module = "ferrohub", name = "method")]
struct Method {
    native: Py<PyAny>,
    is_coroutine: bool,
    /// The same method for clients whose calls return coroutines.
    awaited: PyOnceLock<Py<Method>>,
}

impl Method {
    fn is_coroutine(&self) -> bool {
        self.is_coroutine
    }

    fn awaited<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, Self>> {
        let (py, this) = (slf.py(), slf.get());
        let make = || {
            let native = this.native.clone_ref(py);
            Py::new(py, Method { native, is_coroutine: true, awaited: PyOnceLock::new() })
        };
        Ok(this.awaited.get_or_try_init(py, make)?.bind(py).clone())
    }
}

attributes_of_function!(Method);

#[pymethods]
impl Method {
    fn __get__<'py>(
        slf: &Bound<'py, Self>,
        instance: &Bound<'py, PyAny>,
        owner: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let returns_coroutine = slf.get().is_coroutine || COROUTINES.contains(&slf.get().name(slf.py())?.as_str());
        let found = match returns_coroutine && is_awaited(instance, owner)? {
            true => Method::awaited(slf)?,
            false => slf.clone(),
        };
        if instance.is_none() {
            return Ok(found.into_any());
        }
        bound_method(&found, instance)
    }

    #[pyo3(signature = (*args, **kwargs))]
    fn __call__<'py>(
        &self,
        args: &Bound<'py, PyTuple>,
        kwargs: Option<&Bound<'py, PyDict>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        self.native.bind(args.py()).call(args, kwargs)
    }

    #[getter]
    fn __signature__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        py.import("inspect")?.call_method1("signature", (&self.native,))
    }

    #[getter(__name__)]
    fn name(&self, py: Python<'_>) -> PyResult<String> {
        self.native.bind(py).getattr("__name__")?.extract()
    }

    #[getter]
    fn __qualname__(&self, py: Python<'_>) -> PyResult<String> {
        self.native.bind(py).getattr("__qualname__")?.extract()
    }

    #[getter]
    fn __doc__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.native.bind(py).getattr("__doc__")
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        Ok(format!("<method {}>", self.__qualname__(py)?))
    }
}

/// The methods of clients that are no operations. The first ones return coroutines for an asynchronous client.
const COROUTINES: [&str; 2] = ["request", "download"];
const OTHERS: [&str; 2] = ["listing", "close"];

/// Let the methods of clients look like functions.
pub fn install(py: Python<'_>) -> PyResult<()> {
    let client = py.get_type::<Client>();
    for name in COROUTINES.into_iter().chain(OTHERS) {
        let native = client.getattr(name)?.unbind();
        client.setattr(name, Method { native, is_coroutine: false, awaited: PyOnceLock::new() })?;
    }
    Ok(())
}
