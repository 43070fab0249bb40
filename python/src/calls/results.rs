//! Results of operations as Python objects.

use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyList, PyString};

use crate::handle::ClientSession;
use crate::values::resource::Resource;
use crate::values::template::UriTemplate;
use crate::values::{declared, decode, resource};
use ferrohub::bindings::http::response::Response;
use ferrohub::bindings::json::document::Json;
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
        Found::Templates(json) => templates(py, &json),
        Found::Value(json) => decode::any(py, &json),
        Found::Time(json) => decode::time(py, &json)?.map_or_else(|| decode::any(py, &json), Ok),
        Found::Text(text) => Ok(decode::text(py, &text).into_any()),
        Found::Bytes(bytes) => Ok(PyBytes::new(py, &bytes).into_any()),
    }
}

/// An object with its URLs as templates.
fn templates<'py>(py: Python<'py>, json: &Json) -> PyResult<Bound<'py, PyAny>> {
    let found = decode::any(py, json)?;
    let Ok(members) = found.cast::<PyDict>() else { return Ok(found) };
    for (key, value) in members.iter().collect::<Vec<_>>() {
        match key.extract::<String>()?.as_str() {
            "_links" => templates_of_links(&value)?,
            name if name.ends_with("_url") => members.set_item(&key, template(value)?)?,
            name if name.ends_with("_urls") => templates_of_list(&value)?,
            _ => {}
        }
    }
    Ok(found)
}

/// A link is an object with `href`, or a list of such.
fn templates_of_links(links: &Bound<'_, PyAny>) -> PyResult<()> {
    let Ok(links) = links.cast::<PyDict>() else { return Ok(()) };
    for link in links.values() {
        let several = link.cast::<PyList>().cloned().or_else(|_| PyList::new(link.py(), [&link]))?;
        for link in several.iter() {
            if let Ok(link) = link.cast::<PyDict>()
                && let Some(href) = link.get_item("href")?
            {
                link.set_item("href", template(href)?)?;
            }
        }
    }
    Ok(())
}

fn templates_of_list(urls: &Bound<'_, PyAny>) -> PyResult<()> {
    let Ok(urls) = urls.cast::<PyList>() else { return Ok(()) };
    for (at, url) in urls.iter().enumerate() {
        urls.set_item(at, template(url)?)?;
    }
    Ok(())
}

/// Text as a template; anything else as it is.
fn template(value: Bound<'_, PyAny>) -> PyResult<Bound<'_, PyAny>> {
    match value.cast::<PyString>() {
        Ok(uri) => Ok(Bound::new(value.py(), UriTemplate::from_uri(uri.extract()?))?.into_any()),
        Err(_) => Ok(value),
    }
}
