//! Functions of the chapter `contents`.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use bytes::Bytes;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyList};
use serde_json::Value;

use crate::calls::call::Call;
use crate::calls::sending;
use crate::errors::Failure;
use crate::handle::ClientSession;
use crate::values::declared;
use crate::values::resource::Resource;
use ferrohub::bindings::github::declared::named::{Commit, Contents};
use ferrohub::bindings::http::response::Response;
use ferrohub::bindings::json::document::Json;
use ferrohub::bindings::operations::composite;
use ferrohub::bindings::session::{json_of, object_of};

/// The entries of a directory by name, in the requested collection.
pub fn entries<'py>(call: &Call<'_, 'py>, response: &Response) -> PyResult<Bound<'py, PyAny>> {
    let py = call.py;
    let pairs = PyList::empty(py);
    for entry in json_of(response).map_err(Failure::from)?.items() {
        let entry = declared::one(py, &entry, Contents::NAME, &call.session)?;
        pairs.append((entry.getattr("name")?, entry))?;
    }
    match call.object("return_as") {
        Some(container) => container.call1((pairs,)),
        None => Ok(pairs.into_any()),
    }
}

/// The file, as it is now, and the commit.
pub fn updated<'py>(call: &Call<'_, 'py>, response: &Response) -> PyResult<Bound<'py, PyAny>> {
    let parts = commit_of(call, response)?;
    if let (Ok(file), Some(json)) = (call.owner.cast::<Resource>(), member(response, "content")?) {
        file.get().replace(with_content(call, json));
    }
    parts.set_item("content", call.owner)?;
    Ok(parts.into_any())
}

/// No file, and the commit.
pub fn deleted<'py>(call: &Call<'_, 'py>, response: &Response) -> PyResult<Bound<'py, PyAny>> {
    let parts = commit_of(call, response)?;
    parts.set_item("content", call.py.None())?;
    Ok(parts.into_any())
}

/// The file in the response to a change, which may lack the written content.
fn with_content(call: &Call<'_, '_>, json: Json) -> Json {
    match (json.get("content"), serde_json::from_str(json.text())) {
        (None, Ok(Value::Object(mut members))) => {
            members.insert("content".into(), call.core.argument("content").cloned().unwrap_or_default());
            members.insert("encoding".into(), "base64".into());
            Json::from_value(&Value::Object(members))
        }
        _ => json,
    }
}

/// The response to a change as a dict, with the commit.
fn commit_of<'py>(call: &Call<'_, 'py>, response: &Response) -> PyResult<Bound<'py, PyDict>> {
    let parts = PyDict::new(call.py);
    let commit = member(response, "commit")?;
    parts.set_item(
        "commit",
        commit.map(|json| declared::one(call.py, &json, Commit::NAME, &call.session)).transpose()?,
    )?;
    Ok(parts)
}

fn member(response: &Response, key: &str) -> PyResult<Option<Json>> {
    let json = object_of(response).map_err(Failure::from)?;
    Ok(json.get(key).filter(|member| !member.is_null()))
}

/// The content of a file. GitHub omits that of a large file, which is then fetched in raw form.
pub fn decoded<'py>(file: &Bound<'py, Resource>) -> PyResult<Bound<'py, PyAny>> {
    let (py, this) = (file.py(), file.get());
    let text = |key: &str| this.get(key).filter(|json| !json.is_null()).and_then(|json| json.scalar());
    let Some(content) = text("content") else { return Ok(py.None().into_bound(py)) };
    let is_large = content.is_empty() && text("size").is_some_and(|size| size != "0");
    match text("encoding").as_deref() {
        Some("base64") => {
            let packed: String = content.split_ascii_whitespace().collect();
            match STANDARD.decode(packed) {
                Ok(bytes) => Ok(PyBytes::new(py, &bytes).into_any()),
                Err(_) => Ok(content.into_pyobject(py)?.into_any()),
            }
        }
        Some("none") if is_large => Ok(PyBytes::new(py, &raw(this, py)?).into_any()),
        _ => Ok(content.into_pyobject(py)?.into_any()),
    }
}

fn raw(file: &Resource, py: Python<'_>) -> PyResult<Bytes> {
    let url = file.get("url").and_then(|url| url.scalar()).unwrap_or_default();
    let (session, auth) = (file.session().get().core.clone(), ClientSession::auth(py, file.session()));
    sending::block(file.session().bind(py), composite::raw(session, url, auth))
}
