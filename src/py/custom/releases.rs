//! Functions of the chapter `releases`.

use pyo3::prelude::*;

use super::{Computed, Handler, Handlers, contents};
use crate::py::call::Call;
use crate::py::errors;
use crate::py::transfer::{self, Content, Target};

/// Its operations.
pub static HANDLERS: Handlers = &[
    ("Release", "archive", archive as Handler),
    ("Release", "upload_asset", upload_asset as Handler),
    ("Asset", "download", download as Handler),
];

/// Its computed fields.
pub static COMPUTED: Computed = &[];

fn archive<'py>(call: &Call<'_, 'py>) -> PyResult<Bound<'py, PyAny>> {
    let key = format!("{}_url", call.text("format"));
    match call.json.as_ref().and_then(|json| json.get(&key)?.scalar()) {
        Some(url) => contents::save_archive(call, call.get(&url)?),
        None => call.bool(false), // a draft has no archives yet
    }
}

fn upload_asset<'py>(call: &Call<'_, 'py>) -> PyResult<Bound<'py, PyAny>> {
    let request = call.request(call.op)?;
    let content = Content::of(call, "asset")?;
    call.result(transfer::upload(call, request, &content)?)
}

fn download<'py>(call: &Call<'_, 'py>) -> PyResult<Bound<'py, PyAny>> {
    let py = call.py;
    let name = call.json.as_ref().and_then(|json| json.get("name")?.scalar()).unwrap_or_default();
    let target = Target::of(call, &name)?;
    let answer = transfer::download(call, call.request(call.op)?, &target)?;
    match answer.status {
        404 => Ok(py.None().into_bound(py)),
        _ if answer.is_success() => Ok(target.name(py).into_pyobject(py)?.into_any()),
        _ => Err(errors::status(py, answer)?),
    }
}
