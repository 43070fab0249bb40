//! What has a session.

use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;

use crate::handle::{Client, ClientSession};
use crate::values::resource::Resource;

/// The session of an argument: the session itself, or that of a client or a resource.
pub fn session_of(value: &Bound<'_, PyAny>) -> PyResult<Py<ClientSession>> {
    if let Ok(session) = value.cast::<ClientSession>() {
        return Ok(session.clone().unbind());
    }
    if let Ok(client) = value.cast::<Client>() {
        return client.get().session(value.py());
    }
    if let Ok(resource) = value.cast::<Resource>() {
        return Ok(resource.get().session().clone_ref(value.py()));
    }
    Err(PyTypeError::new_err(format!("session must be a ClientSession, not {}", value.get_type().name()?)))
}
