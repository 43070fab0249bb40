//! The forms of Python programs: a mapping of fields.

use std::path::PathBuf;

use bytes::Bytes;
use http::HeaderValue;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString};

use crate::calls::held;
use ferrohub::bindings::github::description::form;
use ferrohub::bindings::github::description::form::Field;

/// The type and the body of a form whose fields are text, or files: bytes, a path, or a file opened for reading bytes.
pub fn encode(fields: &Bound<'_, PyDict>) -> PyResult<(HeaderValue, Bytes)> {
    let read: Vec<Field> =
        fields.iter().map(|(name, value)| field(name.extract()?, &value)).collect::<PyResult<_>>()?;
    form::encode(&read).ok_or_else(|| PyValueError::new_err("data cannot be sent as a form"))
}

fn field(name: String, value: &Bound<'_, PyAny>) -> PyResult<Field> {
    if let Ok(text) = value.cast::<PyString>() {
        return Ok(Field { name, file: None, content: Bytes::from(text.extract::<String>()?) });
    }
    let (content, path) = if value.hasattr("read")? {
        (value.call_method0("read")?, value.getattr("name").and_then(|name| name.extract::<PathBuf>()).ok())
    } else if let Ok(path) = value.extract::<PathBuf>() {
        (value.py().import("pathlib")?.getattr("Path")?.call1((&path,))?.call_method0("read_bytes")?, Some(path))
    } else {
        (value.clone(), None)
    };
    let wrong = |_| {
        let what = "must be a str, bytes, a Path, or a file opened for reading bytes";
        PyTypeError::new_err(format!("data: the field {name:?} {what}"))
    };
    let content = held::bytes(content.extract().map_err(wrong)?);
    let file = path.as_ref().and_then(|path| path.file_name()).map(|file| file.to_string_lossy().into_owned());
    Ok(Field { file: Some(file.unwrap_or_else(|| name.clone())), name, content })
}
