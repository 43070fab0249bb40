//! Results of operations as Python objects.

use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyList, PyString};

use crate::handle::ClientSession;
use crate::values::resource::Resource;
use crate::values::template::UriTemplate;
use crate::values::{declared, decode, resource};
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
        Found::List(class, json) => declared::list(py, &json, class, session),
        Found::Record(record, json) => declared::record(py, &json, record, session),
        Found::Templates(json) => templates("", decode::any(py, &json)?),
        Found::Value(json) => decode::any(py, &json),
        Found::Time(json) => decode::time(py, &json)?.map_or_else(|| decode::any(py, &json), Ok),
        Found::Text(text) => Ok(decode::text(py, &text).into_any()),
        Found::Bytes(bytes) => Ok(PyBytes::new(py, &bytes).into_any()),
    }
}

/// The value of a key with its URLs as templates, at any depth: texts at keys such as `_url`, `_urls` and `href`.
fn templates<'py>(key: &str, value: Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
    let is_url = ["_url", "_urls", "href"].iter().any(|end| key.ends_with(end));
    if let Ok(members) = value.cast::<PyDict>() {
        for (key, member) in members.iter().collect::<Vec<_>>() {
            members.set_item(&key, templates(key.extract()?, member)?)?;
        }
    } else if let Ok(items) = value.cast::<PyList>() {
        for (at, item) in items.iter().enumerate() {
            items.set_item(at, templates(key, item)?)?;
        }
    } else if let Ok(uri) = value.cast::<PyString>()
        && is_url
    {
        return Ok(Bound::new(value.py(), UriTemplate::from_uri(uri.extract()?))?.into_any());
    }
    Ok(value)
}
