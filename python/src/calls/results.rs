//! Results of operations as Python objects.

use pyo3::prelude::*;
use pyo3::types::PyBytes;

use crate::calls::custom;
use crate::session::client_session::ClientSession;
use crate::values::resource::Resource;
use crate::values::{decode, resource};
use ferrohub::bindings::http::response::Response;
use ferrohub::bindings::operations::outcome::Found;

/// A result that does not concern the owner of its operation. A resource has the headers of its response.
pub fn made<'py>(
    py: Python<'py>,
    found: Found,
    response: Option<&Response>,
    session: &Py<ClientSession>,
) -> PyResult<Bound<'py, PyAny>> {
    match found {
        Found::Nothing | Found::Owner | Found::Renewed(_) => Ok(py.None().into_bound(py)),
        Found::Bool(value) => Ok(value.into_pyobject(py)?.to_owned().into_any()),
        Found::One(class, json) => {
            let made = match response {
                Some(response) => Resource::of_response(json, response, session, py),
                None => Resource::of(json, session, py),
            };
            resource::make(py, class, made)
        }
        Found::List(class, json) => decode::list(py, &json, class, session),
        Found::Record(record, json) => decode::record(py, &json, record, session),
        Found::Templates(json) => custom::templates(py, &json),
        Found::Value(json) => decode::any(py, &json),
        Found::Time(json) => decode::time(py, &json)?.map_or_else(|| decode::any(py, &json), Ok),
        Found::Text(text) => Ok(decode::text(py, &text).into_any()),
        Found::Bytes(bytes) => Ok(PyBytes::new(py, &bytes).into_any()),
    }
}
