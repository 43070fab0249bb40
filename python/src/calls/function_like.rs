//! Operations look like Python functions to `inspect` and `unittest.mock`, which then check the arguments of calls:
//! `create_autospec` compares only functions with their signatures.

use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::PyType;

use crate::session::client::Client;
use crate::values::resource::Resource;

/// The type that an operation reports as its `__class__`.
pub fn class(py: Python<'_>) -> PyResult<Bound<'_, PyType>> {
    static FUNCTION: PyOnceLock<Py<PyType>> = PyOnceLock::new();
    Ok(FUNCTION.import(py, "types", "FunctionType")?.clone())
}

/// The code object that an operation reports; its flags say whether a call returns a coroutine.
pub fn code<'py>(py: Python<'py>, is_coroutine: bool) -> PyResult<Bound<'py, PyAny>> {
    let name = if is_coroutine { "coroutine_operation" } else { "operation" };
    py.import("ferrohub._functions")?.getattr(name)?.getattr("__code__")
}

/// Whether calls of the methods of an object return awaitables. For access through a class, `instance` is None.
pub fn is_awaited(instance: &Bound<'_, PyAny>, owner: Option<&Bound<'_, PyAny>>) -> PyResult<bool> {
    let py = instance.py();
    if let Ok(resource) = instance.cast::<Resource>() {
        return Ok(resource.get().session().get().awaitable);
    }
    if let Ok(client) = instance.cast::<Client>() {
        return Ok(client.get().session(py).is_ok_and(|session| session.get().awaitable));
    }
    match owner.filter(|_| instance.is_none()) {
        Some(owner) => owner.getattr_opt("_awaitable")?.map_or(Ok(false), |awaited| awaited.is_truthy()),
        None => Ok(false),
    }
}
