//! Functions of the chapter `actions`.

use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;

use crate::calls::call::Call;

/// The value of a secret as bytes. No error message contains it.
pub fn secret(call: &Call<'_, '_>) -> PyResult<Vec<u8>> {
    let given = call.object("value").ok_or_else(|| PyTypeError::new_err("value must be a str or bytes, not None"))?;
    if let Ok(text) = given.extract::<String>() {
        return Ok(text.into_bytes());
    }
    let class = given.get_type().name()?;
    given.extract().map_err(|_| PyTypeError::new_err(format!("value must be a str or bytes, not {class}")))
}
