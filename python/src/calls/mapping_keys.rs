//! Resources with an operation `keys`, which `dict()` would take for the method of a mapping and call.
//!
//! `dict(repository)`, `update()` and `|=` look the attribute up twice, first to see whether the object is a mapping, and call
//! it, all within one instruction of Python code. `{**repository}` and `f(**repository)` do it once, in instructions that have
//! no other purpose. In `repository.keys()` the lookup and the call are two instructions, and C code that calls the method by
//! its name, such as `operator.methodcaller`, looks it up once.

use std::cell::Cell;

use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;

use crate::values::resource::Resource;

/// A use of the attribute: the addresses of the object, of the frame and of its code, and the position of the instruction.
type Place = (usize, usize, usize, i64);

thread_local! {
    /// Where the attribute was looked up last, and how many times in a row.
    static LAST: Cell<Option<(Place, u32)>> = const { Cell::new(None) };
}

/// The code that runs, and the place in it where an object is used.
fn place<'py>(object: &Bound<'py, PyAny>) -> PyResult<(Bound<'py, PyAny>, Place)> {
    let frame = object.py().import("sys")?.call_method0("_getframe")?;
    let code = frame.getattr("f_code")?;
    let at = frame.getattr("f_lasti")?.extract()?;
    let place = (object.as_ptr() as usize, frame.as_ptr() as usize, code.as_ptr() as usize, at);
    Ok((code, place))
}

/// Note that the attribute was looked up.
pub fn looked_up(owner: &Bound<'_, PyAny>) -> PyResult<()> {
    // Without a frame, there is no Python code that could read a mapping.
    let place = match place(owner) {
        Ok((_, place)) => Some(place),
        Err(error) if error.is_instance_of::<PyValueError>(owner.py()) => None,
        Err(error) => return Err(error),
    };
    let before = LAST.take().filter(|(last, _)| Some(*last) == place).map_or(0, |(_, times)| times);
    LAST.set(place.map(|place| (place, before.saturating_add(1))));
    Ok(())
}

/// Raise TypeError if the operation is called as the method of a mapping.
pub fn check(owner: &Bound<'_, PyAny>) -> PyResult<()> {
    let Some((last, times)) = LAST.take() else { return Ok(()) };
    let Ok(resource) = owner.cast::<Resource>() else { return Ok(()) };
    let (code, place) = place(owner)?;
    if place != last || (times < 2 && !merges_mappings(&code, place.3)?) {
        return Ok(());
    }
    Err(not_a_mapping(resource))
}

/// The error for a resource that is used as a mapping or an iterable.
pub fn not_a_mapping(resource: &Bound<'_, Resource>) -> PyErr {
    let class = resource.get_type().name().map_or_else(|_| "resource".to_owned(), |name| name.to_string());
    PyTypeError::new_err(format!("'{class}' object is not a mapping or an iterable: as_dict() returns its JSON"))
}

/// Whether an instruction merges mappings.
fn merges_mappings(code: &Bound<'_, PyAny>, at: i64) -> PyResult<bool> {
    let bytes: Vec<u8> = code.getattr("co_code")?.extract()?;
    let Some(byte) = usize::try_from(at).ok().and_then(|at| bytes.get(at)) else { return Ok(false) };
    let name: String = code.py().import("opcode")?.getattr("opname")?.get_item(byte)?.extract()?;
    Ok(name.starts_with("DICT_"))
}
