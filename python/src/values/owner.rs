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
    match session_of_owner(value)? {
        Some(session) => Ok(session),
        None => {
            let found = value.get_type();
            Err(PyTypeError::new_err(format!("session must be a ClientSession, not {}", found.name()?)))
        }
    }
}

/// The session of a client or a resource; None for any other value.
pub fn session_of_owner(owner: &Bound<'_, PyAny>) -> PyResult<Option<Py<ClientSession>>> {
    match (owner.cast::<Resource>(), owner.cast::<Client>()) {
        (Ok(resource), _) => Ok(Some(resource.get().session().clone_ref(owner.py()))),
        (_, Ok(client)) => client.get().session(owner.py()).map(Some),
        _ => Ok(None),
    }
}
