//! Converts JSON to Python objects by the kind that is declared.

use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};

use crate::handle::ClientSession;
use crate::values::decode::{any, time_in};
use crate::values::resource;
use crate::values::resource::Resource;
use crate::values::template::UriTemplate;
use ferrohub::bindings::github::model::kind::{Kind, Record};
use ferrohub::bindings::json::document::Json;

/// The value of a declared field. A value of another kind is returned unchanged.
pub fn field<'py>(
    py: Python<'py>,
    json: &Json,
    kind: Kind,
    session: &Py<ClientSession>,
) -> PyResult<Bound<'py, PyAny>> {
    match kind {
        Kind::Time => time_in(py, json, session.get().namespace)?.map_or_else(|| any(py, json), Ok),
        Kind::Template => match json.scalar() {
            Some(uri) if json.start() == b'"' => Ok(Bound::new(py, UriTemplate::from_uri(uri))?.into_any()),
            _ => any(py, json),
        },
        Kind::One(class) => one(py, json, class, session),
        Kind::List(Kind::One(class)) if json.is_array() => list(py, json, class, session),
        Kind::Map(Kind::One(class)) if json.is_object() => {
            let map = PyDict::new(py);
            for (key, value) in json.entries() {
                map.set_item(key, one(py, &value, class, session)?)?;
            }
            Ok(map.into_any())
        }
        _ => any(py, json),
    }
}

/// A plain JSON object. Members that are declared as resources become resources, or None if they are missing.
pub fn record<'py>(
    py: Python<'py>,
    json: &Json,
    record: &Record,
    session: &Py<ClientSession>,
) -> PyResult<Bound<'py, PyAny>> {
    let object = any(py, json)?;
    for member in record.members {
        if let Kind::One(class) | Kind::Optional(&Kind::One(class)) = member.kind {
            let resource = json.get(member.key).map(|value| one(py, &value, class, session)).transpose()?;
            object.set_item(member.key, resource)?;
        }
    }
    Ok(object)
}

/// A resource, if the value is an object.
pub fn one<'py>(
    py: Python<'py>,
    json: &Json,
    class: &'static str,
    session: &Py<ClientSession>,
) -> PyResult<Bound<'py, PyAny>> {
    if json.is_object() { resource::make(py, class, Resource::of(json.clone(), session, py)) } else { any(py, json) }
}

/// A list of resources.
pub fn list<'py>(
    py: Python<'py>,
    json: &Json,
    class: &'static str,
    session: &Py<ClientSession>,
) -> PyResult<Bound<'py, PyAny>> {
    let list = PyList::empty(py);
    for item in json.items() {
        list.append(one(py, &item, class, session)?)?;
    }
    Ok(list.into_any())
}
