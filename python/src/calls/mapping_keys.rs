//! Resources with an operation `keys`, which `dict()` would take for the method of a mapping and call.
//!
//! `dict(repository)` and `{**repository}` look the attribute up and call it within one instruction of Python code. In
//! `repository.keys()`, these are two instructions.

use std::cell::Cell;

use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;

use crate::values::resource::Resource;

/// Names whose use in a function tells that it calls what reads mappings.
const READERS: [&str; 2] = ["dict", "update"];

thread_local! {
    /// The instruction that looked the attribute up last: the addresses of its frame and code, and its position.
    static LAST: Cell<Option<(usize, usize, i64)>> = const { Cell::new(None) };
}

/// The frame of the Python code that runs, and its instruction.
fn instruction(py: Python<'_>) -> PyResult<(Bound<'_, PyAny>, (usize, usize, i64))> {
    let frame = py.import("sys")?.call_method0("_getframe")?;
    let code = frame.getattr("f_code")?;
    let place = (frame.as_ptr() as usize, code.as_ptr() as usize, frame.getattr("f_lasti")?.extract()?);
    Ok((code, place))
}

/// Note that the attribute was looked up.
pub fn looked_up(py: Python<'_>) -> PyResult<()> {
    // Without a frame, there is no Python code that could read a mapping.
    let place = match instruction(py) {
        Ok((_, place)) => Some(place),
        Err(error) if error.is_instance_of::<PyValueError>(py) => None,
        Err(error) => return Err(error),
    };
    LAST.set(place);
    Ok(())
}

/// Raise TypeError if the operation is called as the method of a mapping.
pub fn check(owner: &Bound<'_, PyAny>) -> PyResult<()> {
    let Some(last) = LAST.take() else { return Ok(()) };
    let Ok(resource) = owner.cast::<Resource>() else { return Ok(()) };
    let (code, place) = instruction(owner.py())?;
    if place != last || !reads_mappings(&code, place.2)? {
        return Ok(());
    }
    Err(not_a_mapping(resource))
}

/// The error for a resource that is used as a mapping or an iterable.
pub fn not_a_mapping(resource: &Bound<'_, Resource>) -> PyErr {
    let class = resource.get_type().name().map_or_else(|_| "resource".to_owned(), |name| name.to_string());
    PyTypeError::new_err(format!("'{class}' object is not a mapping or an iterable: as_dict() returns its JSON"))
}

/// Whether an instruction merges mappings, or the function may call what does.
fn reads_mappings(code: &Bound<'_, PyAny>, at: i64) -> PyResult<bool> {
    let names: Vec<String> = code.getattr("co_names")?.extract()?;
    if names.iter().any(|name| READERS.contains(&name.as_str())) {
        return Ok(true);
    }
    let bytes: Vec<u8> = code.getattr("co_code")?.extract()?;
    let Some(byte) = usize::try_from(at).ok().and_then(|at| bytes.get(at)) else { return Ok(false) };
    let name: String = code.py().import("opcode")?.getattr("opname")?.get_item(byte)?.extract()?;
    Ok(name.starts_with("DICT_"))
}
