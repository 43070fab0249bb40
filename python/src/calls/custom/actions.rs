//! Functions of the chapter `actions`.

use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyString;
use serde_json::Value;

use super::{Computed, Handler, Handlers};
use ferrohub::schema::declaration::{Method, Needs, Op, Param, Takes};
use ferrohub::client::sealed_box::seal;
use crate::calls::call::Call;

/// Its operations.
pub static HANDLERS: Handlers = &[
    ("PublicKey", "seal", seal_value as Handler),
    ("ShortRepository", "create_or_update_secret", create_or_update_secret as Handler),
    ("ShortRepository", "set_secret", set_secret as Handler),
    ("ShortOrganization", "create_or_update_secret", create_or_update_secret as Handler),
    ("ShortOrganization", "set_secret", set_secret as Handler),
];

/// Its computed fields.
pub static COMPUTED: Computed = &[];

static STORE: Op = Op {
    name: "set_secret",
    method: Method::PUT,
    path: "{url}/actions/secrets/{secret_name}",
    needs: Needs::Auth,
    ..Op::BASE
};
static ENCRYPTED_VALUE: Param = text("encrypted_value");
static KEY_ID: Param = text("key_id");

const fn text(name: &'static str) -> Param {
    Param { name, wire: name, takes: Takes::Text, default: None }
}

fn seal_value<'py>(call: &Call<'_, 'py>) -> PyResult<Bound<'py, PyAny>> {
    let key = call.json.as_ref().and_then(|json| json.get("key")?.scalar()).unwrap_or_default();
    let sealed = seal(&key, &secret(call)?).map_err(|error| call.error(error))?;
    Ok(PyString::new(call.py, &sealed).into_any())
}

fn create_or_update_secret<'py>(call: &Call<'_, 'py>) -> PyResult<Bound<'py, PyAny>> {
    store(call, |_| Ok(None))
}

fn set_secret<'py>(call: &Call<'_, 'py>) -> PyResult<Bound<'py, PyAny>> {
    let value = secret(call)?;
    store(call, |key| seal(key, &value).map(Some).map_err(|error| call.error(error)))
}

/// Store a secret under the key that is valid now, and read it back. `encrypt` makes a value for the key, where the
/// caller has not.
fn store<'py>(
    call: &Call<'_, 'py>,
    encrypt: impl FnOnce(&str) -> PyResult<Option<String>>,
) -> PyResult<Bound<'py, PyAny>> {
    call.check_credential()?;
    if call.text("visibility") != "selected" && call.argument("selected_repo_ids").is_some() {
        return Err(PyValueError::new_err("selected_repo_ids are for the visibility 'selected' only"));
    }
    let key = call.owner.call_method0("public_key")?;
    let mut arguments = call.arguments.clone();
    if let Some(value) = encrypt(&key.getattr("key")?.extract::<String>()?)? {
        arguments.push((&ENCRYPTED_VALUE, Some(Value::String(value))));
    }
    arguments.push((&KEY_ID, Some(Value::String(key.getattr("key_id")?.extract()?))));
    call.fetch(call.request_with(&STORE, &arguments)?)?;
    call.owner.call_method1("secret", (call.text("secret_name"),))
}

/// The value of a secret as bytes. It is named in no error.
fn secret(call: &Call<'_, '_>) -> PyResult<Vec<u8>> {
    let given = call.object("value").ok_or_else(|| PyTypeError::new_err("value must be a str or bytes, not None"))?;
    if let Ok(text) = given.extract::<String>() {
        return Ok(text.into_bytes());
    }
    let class = given.get_type().name()?;
    given.extract().map_err(|_| PyTypeError::new_err(format!("value must be a str or bytes, not {class}")))
}
