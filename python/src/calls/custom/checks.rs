//! Functions of the chapter `checks`.

use pyo3::prelude::*;
use pyo3::types::PyDict;
use serde_json::json;

use super::{Computed, Handler, Handlers};
use crate::calls::call::Call;

/// Its operations.
pub static HANDLERS: Handlers = &[("ShortRepository", "auto_trigger_checks", auto_trigger_checks as Handler)];

/// Its computed fields.
pub static COMPUTED: Computed = &[];

/// The answer repeats the whole repository beside the preferences; only these are the result.
fn auto_trigger_checks<'py>(call: &Call<'_, 'py>) -> PyResult<Bound<'py, PyAny>> {
    let setting = json!({ "app_id": call.argument("app_id"), "setting": call.argument("enabled") });
    let answer = call.run_with(&json!({ "auto_trigger_checks": [setting] }))?;
    if let Ok(settings) = answer.cast::<PyDict>() {
        settings.call_method1("pop", ("repository", call.py.None()))?;
    }
    Ok(answer)
}
