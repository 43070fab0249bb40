//! Checks of numeric arguments; errors name the argument.

use std::ops::RangeInclusive;

use pyo3::exceptions::{PyOverflowError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyInt, PyString};

/// A whole number within these bounds.
pub fn whole(value: &Bound<'_, PyAny>, name: &str, bounds: RangeInclusive<i64>) -> PyResult<i64> {
    let beyond = || {
        let (from, to) = (bounds.start(), bounds.end());
        PyValueError::new_err(format!("{name} must be from {from} to {to}, not {}", shown(value)))
    };
    if value.is_instance_of::<PyBool>() {
        return Err(not(value, name, "an int"));
    }
    match value.extract::<i64>() {
        Ok(number) if bounds.contains(&number) => Ok(number),
        Ok(_) => Err(beyond()),
        Err(error) if error.is_instance_of::<PyOverflowError>(value.py()) => Err(beyond()),
        Err(_) => Err(not(value, name, "an int")),
    }
}

/// A number of seconds, whole or not, of any sign; neither infinite nor NaN.
pub fn seconds(value: &Bound<'_, PyAny>, name: &str) -> PyResult<f64> {
    if value.is_instance_of::<PyBool>() || value.is_instance_of::<PyString>() {
        return Err(not(value, name, "seconds"));
    }
    match value.extract::<f64>() {
        Ok(number) if number.is_finite() => Ok(number),
        Err(error) if !error.is_instance_of::<PyOverflowError>(value.py()) => Err(not(value, name, "seconds")),
        _ => Err(PyValueError::new_err(format!("{name} must be finite, not {}", shown(value)))),
    }
}

/// Whether it is an int that exceeds 64 bits.
pub fn is_huge(value: &Bound<'_, PyAny>) -> bool {
    value.is_instance_of::<PyInt>() && value.extract::<i64>().is_err() && value.extract::<u64>().is_err()
}

/// A number in an error message; Python formats only ints up to a maximum length.
pub fn shown(value: &Bound<'_, PyAny>) -> String {
    let text = value.str().map(|text| text.to_string()).unwrap_or_default();
    if (1..=40).contains(&text.len()) { text } else { "a number that long".to_owned() }
}

fn not(value: &Bound<'_, PyAny>, name: &str, due: &str) -> PyErr {
    let class = value.get_type().name().map(|name| name.to_string()).unwrap_or_default();
    PyTypeError::new_err(format!("{name} must be {due}, not {class}"))
}
