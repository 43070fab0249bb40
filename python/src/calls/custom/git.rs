//! Functions of the chapter `git`.

use bytes::Bytes;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyByteArray, PyBytes, PyMapping, PyMemoryView, PyString};

use crate::calls::call::Call;
use crate::values::resource::Resource;
use ferrohub::bindings::operations::composite::local;

/// The decoded content of a blob; None if it is missing or does not match its encoding.
pub fn blob_decoded<'py>(blob: &Bound<'py, Resource>) -> PyResult<Bound<'py, PyAny>> {
    let py = blob.py();
    Ok(match local::content(&blob.get().data()) {
        Ok(Some(content)) => PyBytes::new(py, &content).into_any(),
        _ => py.None().into_bound(py),
    })
}

/// The files by path; None for a file to delete.
pub fn files(call: &Call<'_, '_>) -> PyResult<Vec<(String, Option<Bytes>)>> {
    let wrong = |what: &str, value: &Bound<'_, PyAny>| match value.get_type().name() {
        Ok(name) => PyTypeError::new_err(format!("files must {what}, not {name}")),
        Err(error) => error,
    };
    let none = call.py.None().into_bound(call.py);
    let given = call.object("files").unwrap_or(&none);
    let given = given.cast::<PyMapping>().map_err(|_| wrong("be a mapping of paths to contents", given))?;
    let each = given.items()?.into_iter().map(|item| {
        let (path, value): (Bound<'_, PyAny>, Bound<'_, PyAny>) = item.extract()?;
        let path = path.cast::<PyString>().map_err(|_| wrong("have paths that are str", &path))?.to_string();
        let content = match &value {
            value if value.is_none() => None,
            value if value.is_instance_of::<PyString>() => Some(Bytes::from(value.extract::<String>()?)),
            value if is_bytes(value) => {
                let bytes = call.py.get_type::<PyBytes>().call1((value,))?;
                Some(Bytes::copy_from_slice(bytes.cast::<PyBytes>()?.as_bytes()))
            }
            value => return Err(wrong("have contents that are bytes, str or None", value)),
        };
        Ok((path, content))
    });
    each.collect()
}

fn is_bytes(value: &Bound<'_, PyAny>) -> bool {
    value.is_instance_of::<PyBytes>() || value.is_instance_of::<PyByteArray>() || value.is_instance_of::<PyMemoryView>()
}
