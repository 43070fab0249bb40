//! Objects in place of names and numbers: resources, and dicts with what is meant.

use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict, PyInt, PyString};
use serde_json::Value;

use crate::calls::annotations;
use crate::calls::arguments::{plain, wrong_type, wrong_value};
use crate::values::decode;
use crate::values::resource::Resource;
use ferrohub::bindings::schema::declaration::Op;
use ferrohub::bindings::schema::objects;
use ferrohub::bindings::schema::parameter::Param;

/// The member of an object that is accepted for an argument, such as the login of a user; None for other arguments.
pub fn member<'py>(op: &Op, param: &Param, value: &Bound<'py, PyAny>) -> PyResult<Option<Bound<'py, PyAny>>> {
    let keys = objects::keys(op, param);
    let dict = value.cast::<PyDict>().ok();
    let resource = value.cast::<Resource>().ok();
    if keys.is_empty() || (dict.is_none() && resource.is_none()) {
        return Ok(None);
    }
    if let Some(resource) = resource
        && !keys.iter().any(|key| resource.get().get(key).is_some())
    {
        Resource::fetch(resource, keys.first().copied().unwrap_or("it"))?;
    }
    for key in keys {
        let of_resource = resource.and_then(|resource| resource.get().get(key)).filter(|json| json.scalar().is_some());
        if let Some(json) = of_resource {
            return decode::any(value.py(), &json).map(Some);
        }
        if let Some(dict) = dict
            && let Some(found) = within(dict, key)?
        {
            return Ok(Some(found));
        }
    }
    let due = format!("{} or an object with {}", annotations::takes(param.takes), keys.join(" or "));
    Err(wrong_type(param.name, &due, value))
}

/// The text or number of a dict at a key; a dot leads into a nested one.
fn within<'py>(dict: &Bound<'py, PyDict>, key: &str) -> PyResult<Option<Bound<'py, PyAny>>> {
    let mut found = dict.clone().into_any();
    for part in key.split('.') {
        let Ok(dict) = found.cast::<PyDict>() else { return Ok(None) };
        let Some(next) = dict.get_item(part)? else { return Ok(None) };
        found = next;
    }
    let is_scalar = found.is_instance_of::<PyString>() || found.is_instance_of::<PyInt>();
    Ok(Some(found).filter(|_| is_scalar))
}

/// A name, or the field of an object that contains it.
pub fn named(param: &Param, value: &Bound<'_, PyAny>, field: &str, not_empty: bool) -> PyResult<Value> {
    if let Ok(name) = value.cast::<PyString>() {
        let name: String = name.extract()?;
        if not_empty && name.trim().is_empty() {
            return Err(wrong_value(param.name, "must not be empty"));
        }
        let whole = name.split_once('/').is_some_and(|(owner, name)| !owner.is_empty() && !name.is_empty());
        if field == "full_name" && (!whole || name.matches('/').count() > 1) {
            return Err(wrong_value(param.name, &format!("must be as 'owner/name', not {name:?}")));
        }
        return Ok(Value::from(name));
    }
    let from_dict = value.cast::<PyDict>().ok().map(|dict| dict.get_item(field)).transpose()?.flatten();
    let found = match from_dict {
        Some(found) => Some(found),
        None if value.is_instance_of::<Resource>() => Some(value.getattr(field)?),
        None => None,
    };
    let plain_int = value.is_instance_of::<PyInt>() && !value.is_instance_of::<PyBool>();
    match found {
        Some(found) if found.is_instance_of::<PyString>() || found.is_instance_of::<PyInt>() => {
            plain(param.name, &found)
        }
        None if plain_int && matches!(field, "id" | "number") => plain(param.name, value),
        _ => Err(wrong_type(param.name, &format!("a str or an object with {field}"), value)),
    }
}
