//! Functions of the chapter `releases`.

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use super::{Computed, Handler, Handlers, contents};
use crate::calls::call::Call;
use crate::errors;
use crate::calls::transfer;
use crate::calls::transfer::{Content, Target};

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
    let text = |key: &str| call.json.as_ref().and_then(|json| json.get(key)?.scalar()).unwrap_or_default();
    let target = Target::of(call, &text("name"))?;
    let digest = text("digest");
    let check = call.object("check_digest").map(|check| check.is_truthy()).transpose()?.unwrap_or(false);
    let sha256 = digest.strip_prefix("sha256:").filter(|_| check);
    if check && sha256.is_none() {
        return Err(PyValueError::new_err("check_digest: the service announced no SHA-256 of this asset"));
    }
    let answer = transfer::download(call, call.request(call.op)?, &target, sha256)?;
    match answer.status {
        404 => Ok(py.None().into_bound(py)),
        _ if answer.is_success() => Ok(target.name(py).into_pyobject(py)?.into_any()),
        _ => Err(errors::status(py, answer)?),
    }
}
