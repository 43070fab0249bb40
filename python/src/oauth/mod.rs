//! OAuth: `ferrohub.oauth`.

use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString};

use crate::calls::guarded::Items;
use crate::handle::{Client, ClientSession};

pub mod app;
pub mod manifest;
pub mod tokens;

/// The session of a client, or a new one, with calls that block or return awaitables.
fn session_of(py: Python<'_>, client: Option<&Bound<'_, PyAny>>, awaitable: bool) -> PyResult<Py<ClientSession>> {
    let fresh = match client {
        Some(_) => None,
        None => Some(py.get_type::<Client>().call0()?),
    };
    let client = client.or(fresh.as_ref()).and_then(|client| client.cast::<Client>().ok());
    let client = client.ok_or_else(|| PyTypeError::new_err("client must be a Client or an AsyncClient"))?;
    ClientSession::viewed(client.get().session(py)?.bind(py), awaitable)
}

/// The names of scopes: a list of them.
fn scopes(value: Option<&Bound<'_, PyAny>>) -> PyResult<Vec<String>> {
    let bad = || PyTypeError::new_err("scopes must be a list of names, such as [\"repo\"]");
    let Some(value) = value else { return Ok(Vec::new()) };
    if value.is_instance_of::<PyString>() || value.is_instance_of::<PyDict>() {
        return Err(bad());
    }
    let names: Vec<String> = Items::of(value)?
        .ok_or_else(bad)?
        .map(|name| name?.extract::<String>().map_err(|_| bad()))
        .collect::<PyResult<_>>()?;
    if names.iter().any(|name| name.is_empty() || name.contains(char::is_whitespace)) {
        return Err(PyValueError::new_err("scopes must contain names without spaces"));
    }
    Ok(names)
}
