//! Converts arguments to JSON by the types of the description, or raises an error that names the argument.

use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyByteArray, PyBytes, PyDict, PyFloat, PyInt, PyMapping, PyString};
use serde_json::{Map, Value};

use crate::calls::guarded::Items;
use crate::calls::input;
use crate::numbers;
use crate::values::resource::Resource;
use ferrohub::bindings::rest::kind::{Kind, Member};
use ferrohub::bindings::rest::names::nearest;
use ferrohub::bindings::rest::schemas;

/// Maximum depth of a value.
const DEEPEST: usize = 100;

/// The value that is sent for an argument.
pub fn json(name: &str, kind: &'static Kind, value: &Bound<'_, PyAny>) -> PyResult<Value> {
    checked(name, kind, value, 0)
}

fn checked(name: &str, kind: &'static Kind, value: &Bound<'_, PyAny>, depth: usize) -> PyResult<Value> {
    if depth > DEEPEST {
        return Err(PyValueError::new_err(format!("{name} is nested too deeply")));
    }
    if value.is_none() {
        return if kind.is_nullable() { Ok(Value::Null) } else { Err(wrong_type(name, kind, value)) };
    }
    match kind {
        Kind::Any => input::plain(name, value),
        Kind::Nullable(kind) => checked(name, kind, value, depth + 1),
        Kind::Schema(schema) => match schemas::schema(schema) {
            Some(kind) => checked(name, kind, value, depth + 1),
            None => input::plain(name, value),
        },
        Kind::List(item) => list(name, kind, item, value, depth),
        Kind::Record(members) => record(name, kind, members, value, depth),
        Kind::Map(values) => {
            let member = |(key, value): (String, Bound<'_, PyAny>)| {
                let sent = checked(&format!("{name}.{key}"), values, &value, depth + 1)?;
                Ok((key, sent))
            };
            pairs(name, kind, value)?.into_iter().map(member).collect::<PyResult<Map<_, _>>>().map(Value::Object)
        }
        Kind::Object | Kind::AllOf(_) => {
            pairs(name, kind, value)?;
            input::plain(name, value)
        }
        Kind::OneOf(kinds) => one_of(name, kind, kinds, value, depth),
        _ => scalar(name, kind, value),
    }
}

fn scalar(name: &str, kind: &'static Kind, value: &Bound<'_, PyAny>) -> PyResult<Value> {
    let is_bool = value.is_instance_of::<PyBool>();
    let is_text = value.is_instance_of::<PyString>();
    let is_float = value.is_instance_of::<PyFloat>();
    let found = match kind {
        Kind::Text if is_text => Some(Value::from(value.extract::<String>()?)),
        Kind::Boolean if is_bool => Some(Value::from(value.extract::<bool>()?)),
        Kind::Integer if !is_bool && !is_float && !is_text && is_whole(value) => {
            Some(Value::from(numbers::whole(value, name, i64::MIN..=i64::MAX)?))
        }
        Kind::Number if !is_bool && (is_float || is_whole(value)) => Some(input::plain(name, value)?),
        Kind::Time => input::time(value).map(Value::from),
        Kind::Date => date(value)?.map(Value::from),
        Kind::Binary if is_text => Some(Value::from(value.extract::<String>()?)),
        Kind::Literal(_) => return choice(name, kind, value),
        _ => None,
    };
    found.ok_or_else(|| match kind {
        Kind::Time | Kind::Date if is_text => {
            PyValueError::new_err(format!("{name} must be {}, not {}", due(kind), shown(value)))
        }
        _ => wrong_type(name, kind, value),
    })
}

fn is_whole(value: &Bound<'_, PyAny>) -> bool {
    value.is_instance_of::<PyInt>() || value.hasattr("__index__").unwrap_or(false)
}

/// A date as `YYYY-MM-DD`.
fn date(value: &Bound<'_, PyAny>) -> PyResult<Option<String>> {
    let Some(text) = input::time(value) else { return Ok(None) };
    Ok(Some(if value.is_instance_of::<PyString>() { text } else { text.get(..10).unwrap_or_default().to_owned() }))
}

fn choice(name: &str, kind: &'static Kind, value: &Bound<'_, PyAny>) -> PyResult<Value> {
    let choices: Vec<Value> = kind.choices().iter().filter_map(|json| serde_json::from_str(json).ok()).collect();
    let given = input::plain(name, value)?;
    if choices.contains(&given) {
        return Ok(given);
    }
    let texts: Vec<&str> = choices.iter().filter_map(Value::as_str).collect();
    let Some(text) = given.as_str().filter(|_| !texts.is_empty()) else {
        return Err(wrong_type(name, kind, value));
    };
    let hint = nearest(text, texts.iter().copied()).map(|near| format!("; did you mean {near:?}?")).unwrap_or_default();
    Err(PyValueError::new_err(format!("{name} must be one of {}, not {text:?}{hint}", kind_choices(kind))))
}

fn kind_choices(kind: &Kind) -> String {
    kind.choices().join(", ")
}

fn list(
    name: &str,
    kind: &'static Kind,
    item: &'static Kind,
    value: &Bound<'_, PyAny>,
    depth: usize,
) -> PyResult<Value> {
    // A text is iterable too, but never what is meant.
    let single = value.is_instance_of::<PyString>()
        || value.is_instance_of::<PyBytes>()
        || value.is_instance_of::<PyByteArray>()
        || value.cast::<PyMapping>().is_ok()
        || value.is_instance_of::<Resource>();
    let items = if single { None } else { Items::of(value)? };
    let items = items.ok_or_else(|| wrong_type(name, kind, value))?;
    let each =
        |(at, found): (usize, PyResult<Bound<'_, PyAny>>)| checked(&format!("{name}[{at}]"), item, &found?, depth + 1);
    items.enumerate().map(each).collect::<PyResult<Vec<_>>>().map(Value::Array)
}

/// An object. Members that the description lacks are sent unchanged, because GitHub may have added them.
fn record(
    name: &str,
    kind: &'static Kind,
    members: &'static [Member],
    value: &Bound<'_, PyAny>,
    depth: usize,
) -> PyResult<Value> {
    let mut found = Map::new();
    for (key, value) in pairs(name, kind, value)? {
        let path = format!("{name}.{key}");
        let sent = match members.iter().find(|member| member.name == key) {
            Some(member) => checked(&path, &member.kind, &value, depth + 1)?,
            None => input::plain(&path, &value)?,
        };
        found.insert(key, sent);
    }
    let missing = members.iter().find(|member| member.required && !found.contains_key(member.name));
    match missing {
        Some(member) => Err(PyValueError::new_err(format!("{name} is missing {:?}", member.name))),
        None => Ok(Value::Object(found)),
    }
}

fn pairs<'py>(name: &str, kind: &Kind, value: &Bound<'py, PyAny>) -> PyResult<Vec<(String, Bound<'py, PyAny>)>> {
    if let Ok(dict) = value.cast::<PyDict>() {
        let pair = |(key, value): (Bound<'py, PyAny>, Bound<'py, PyAny>)| Ok((text_key(name, &key)?, value));
        return dict.iter().map(pair).collect();
    }
    let Ok(mapping) = value.cast::<PyMapping>() else { return Err(wrong_type(name, kind, value)) };
    let pair = |pair: Bound<'py, PyAny>| {
        let (key, value): (Bound<'py, PyAny>, Bound<'py, PyAny>) = pair.extract()?;
        Ok((text_key(name, &key)?, value))
    };
    mapping.items()?.iter().map(pair).collect()
}

fn text_key(name: &str, key: &Bound<'_, PyAny>) -> PyResult<String> {
    let class = key.get_type().name()?.to_string();
    key.extract().map_err(|_| PyTypeError::new_err(format!("{name} must be a mapping of str, not of {class}")))
}

fn one_of(
    name: &str,
    kind: &'static Kind,
    kinds: &'static [Kind],
    value: &Bound<'_, PyAny>,
    depth: usize,
) -> PyResult<Value> {
    if !kind.choices().is_empty() {
        return choice(name, kind, value);
    }
    let mut first = None;
    for each in kinds {
        match checked(name, each, value, depth + 1) {
            Ok(sent) => return Ok(sent),
            // The error of the alternative that fits best says most.
            Err(error) if is_of(each, value) => drop(first.get_or_insert(error)),
            Err(_) => {}
        }
    }
    Err(first.unwrap_or_else(|| wrong_type(name, kind, value)))
}

/// Whether a value has the outer type of a kind.
fn is_of(kind: &Kind, value: &Bound<'_, PyAny>) -> bool {
    match kind.some() {
        Kind::Record(_) | Kind::Map(_) | Kind::Object | Kind::AllOf(_) => value.cast::<PyMapping>().is_ok(),
        Kind::List(_) => !value.is_instance_of::<PyString>() && value.try_iter().is_ok(),
        Kind::Schema(name) => schemas::schema(name).is_some_and(|kind| is_of(kind, value)),
        kind => !kind.choices().is_empty() && value.is_instance_of::<PyString>(),
    }
}

/// The expected type of an argument, for error messages and docstrings.
pub fn due(kind: &Kind) -> String {
    match kind {
        Kind::Any => "anything JSON can hold".to_owned(),
        Kind::Null => "None".to_owned(),
        Kind::Text => "a str".to_owned(),
        Kind::Integer => "an int".to_owned(),
        Kind::Number => "a number".to_owned(),
        Kind::Boolean => "a bool".to_owned(),
        Kind::Time => "a datetime or ISO 8601 text such as 2014-04-03T18:58:10Z".to_owned(),
        Kind::Date => "a date or text such as 2014-04-03".to_owned(),
        Kind::Binary => "a str".to_owned(),
        Kind::Object | Kind::Map(_) | Kind::Record(_) | Kind::AllOf(_) => "a mapping".to_owned(),
        Kind::Literal(json) => (*json).to_owned(),
        Kind::List(item) => match item.some() {
            Kind::Text => "an iterable of str".to_owned(),
            Kind::Integer => "an iterable of int".to_owned(),
            _ => "an iterable".to_owned(),
        },
        Kind::Schema(name) => schemas::schema(name).map_or_else(|| (*name).to_owned(), due),
        Kind::OneOf(_) if !kind.choices().is_empty() => format!("one of {}", kind_choices(kind)),
        Kind::OneOf(kinds) => {
            let mut found: Vec<String> = kinds.iter().map(due).collect();
            found.dedup();
            found.join(" or ")
        }
        Kind::Nullable(kind) => format!("{} or None", due(kind)),
    }
}

fn wrong_type(name: &str, kind: &Kind, value: &Bound<'_, PyAny>) -> PyErr {
    let class = value.get_type().name().map_or_else(|_| "another value".to_owned(), |name| name.to_string());
    let found = if value.is_none() { "None" } else { class.as_str() };
    PyTypeError::new_err(format!("{name} must be {}, not {found}", due(kind)))
}

fn shown(value: &Bound<'_, PyAny>) -> String {
    value.repr().map(|text| text.to_string()).unwrap_or_default()
}
