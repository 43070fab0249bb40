//! Functions of the chapter `contents`.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use bytes::Bytes;
use http::Method;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyList};
use serde_json::Value;

use super::{Computed, Handler, Handlers};
use ferrohub::json::document::Json;
use ferrohub::http::request::Request;
use ferrohub::http::response::Response;
use ferrohub::schema::declaration::{Param, Takes, media};
use ferrohub::client::session::{json_of, object_of, shape};
use crate::calls::call::Call;
use crate::values::resource::Resource;
use crate::session::client_session::ClientSession;
use crate::calls::transfer;
use crate::calls::transfer::Target;
use crate::values::decode;
use crate::errors;

/// Its operations.
pub static HANDLERS: Handlers = &[
    ("ShortRepository", "directory_contents", directory_contents as Handler),
    ("ShortRepository", "create_file", create_file as Handler),
    ("ShortRepository", "archive", archive as Handler),
    ("Contents", "update", update as Handler),
    ("Contents", "delete", delete as Handler),
];

/// Its computed fields.
pub static COMPUTED: Computed = &[("decoded", "bytes | str | None", decoded)];

fn directory_contents<'py>(call: &Call<'_, 'py>) -> PyResult<Bound<'py, PyAny>> {
    let py = call.py;
    let answer = call.fetch(call.request(call.op)?)?;
    let entries = json_of(&answer).map_err(|error| call.error(error))?;
    if !entries.is_array() {
        return Err(call.error(shape(&answer, "a list, as a directory has; see file_contents()")));
    }
    let pairs = PyList::empty(py);
    for entry in entries.items() {
        let entry = decode::one(py, &entry, "Contents", &call.session)?;
        pairs.append((entry.getattr("name")?, entry))?;
    }
    match call.object("return_as") {
        Some(container) => container.call1((pairs,)),
        None => Ok(pairs.into_any()),
    }
}

fn create_file<'py>(call: &Call<'_, 'py>) -> PyResult<Bound<'py, PyAny>> {
    let answer = call.fetch(call.request(call.op)?)?;
    let parts = commit_of(call, &answer)?;
    let content = member(call, &answer, "content")?;
    parts.set_item("content", content.map(|json| decode::one(call.py, &json, "Contents", &call.session)).transpose()?)?;
    Ok(parts.into_any())
}

fn update<'py>(call: &Call<'_, 'py>) -> PyResult<Bound<'py, PyAny>> {
    let answer = call.fetch(change(call)?)?;
    let parts = commit_of(call, &answer)?;
    if let (Ok(file), Some(json)) = (call.owner.cast::<Resource>(), member(call, &answer, "content")?) {
        file.get().replace(with_content(call, json));
    }
    parts.set_item("content", call.owner)?;
    Ok(parts.into_any())
}

fn delete<'py>(call: &Call<'_, 'py>) -> PyResult<Bound<'py, PyAny>> {
    let answer = call.fetch(change(call)?)?;
    let parts = commit_of(call, &answer)?;
    parts.set_item("content", call.py.None())?;
    Ok(parts.into_any())
}

/// The request that changes a file: to its address, without the ref that it was read at, and with its SHA, so that
/// nobody's change in between is lost.
fn change(call: &Call<'_, '_>) -> PyResult<Request> {
    static SHA: Param = Param { name: "sha", wire: "sha", takes: Takes::Text, default: None };
    let sha = call.json.as_ref().and_then(|json| json.get("sha")?.scalar());
    let sha = sha.ok_or_else(|| PyValueError::new_err("the file has no sha, which is needed to change it"))?;
    let mut arguments = call.arguments.clone();
    arguments.push((&SHA, Some(Value::String(sha))));
    let mut request = call.request_with(call.op, &arguments)?;
    request.url.set_query(None);
    Ok(request)
}

/// What the service tells of a file after a change, which may lack what was written.
fn with_content(call: &Call<'_, '_>, json: Json) -> Json {
    match (json.get("content"), serde_json::from_str(json.text())) {
        (None, Ok(Value::Object(mut members))) => {
            members.insert("content".into(), call.argument("content").cloned().unwrap_or_default());
            members.insert("encoding".into(), "base64".into());
            Json::from_value(&Value::Object(members))
        }
        _ => json,
    }
}

/// The answer to a change as a dict, with the commit.
fn commit_of<'py>(call: &Call<'_, 'py>, answer: &Response) -> PyResult<Bound<'py, PyDict>> {
    let parts = PyDict::new(call.py);
    let commit = member(call, answer, "commit")?;
    parts.set_item("commit", commit.map(|json| decode::one(call.py, &json, "Commit", &call.session)).transpose()?)?;
    Ok(parts)
}

fn member(call: &Call<'_, '_>, answer: &Response, key: &str) -> PyResult<Option<Json>> {
    let json = object_of(answer).map_err(|error| call.error(error))?;
    Ok(json.get(key).filter(|member| !member.is_null()))
}

fn archive<'py>(call: &Call<'_, 'py>) -> PyResult<Bound<'py, PyAny>> {
    save_archive(call, call.request(call.op)?)
}

/// Download an archive; false when the service refuses.
pub fn save_archive<'py>(call: &Call<'_, 'py>, request: Request) -> PyResult<Bound<'py, PyAny>> {
    let target = Target::of(call, "")?;
    let answer = transfer::download(call, request, &target, None)?;
    call.bool(answer.is_success())
}

/// The content of a file. The service leaves out that of a large file, which is then fetched as it is.
fn decoded<'py>(file: &Bound<'py, Resource>) -> PyResult<Bound<'py, PyAny>> {
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
    let mut request = ClientSession::request_to(file.session(), py, Method::GET, &url)?;
    request.header("accept", media::RAW).map_err(|error| errors::to_py(py, error))?;
    let answer = file.send(py, request)?;
    if answer.ok() { Ok(answer.body) } else { Err(errors::status(py, answer)?) }
}
