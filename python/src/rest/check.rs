//! Converts arguments to JSON by the types of the description, or raises an error that names the argument.

use std::cmp::Reverse;

use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyByteArray, PyBytes, PyDict, PyFloat, PyInt, PyList, PyMapping, PyString};
use serde_json::{Map, Value};

use crate::calls::guarded::Items;
use crate::calls::input;
use crate::numbers;
use crate::values::resource::Resource;
use ferrohub::bindings::rest::kind::Kind;
use ferrohub::bindings::rest::names::nearest;
use ferrohub::bindings::rest::schemas;
use ferrohub::bindings::rest::shapes::{self, Shape};

/// Maximum depth of a value.
const DEEPEST: usize = 100;

/// What a message about an unknown key or choice ends with.
pub const EXTRA: &str = "; extra={...} sends what GitHub's description lacks";

/// The place of a value: an argument or a part of one.
struct At {
    name: String,
    depth: usize,
    /// Whether `extra` can send what is not described.
    extra: bool,
}

impl At {
    fn member(&self, key: &str) -> At {
        let name = if self.name.is_empty() { key.to_owned() } else { format!("{}.{key}", self.name) };
        At { name, depth: self.depth + 1, extra: self.extra }
    }

    fn item(&self, at: usize) -> At {
        At { name: format!("{}[{at}]", self.name), depth: self.depth + 1, extra: self.extra }
    }

    fn deeper(&self) -> At {
        At { name: self.name.clone(), depth: self.depth + 1, extra: self.extra }
    }

    fn advice(&self) -> &'static str {
        if self.extra { EXTRA } else { "" }
    }
}

/// The value that is sent for an argument of the query or the body.
pub fn json(name: &str, kind: &'static Kind, value: &Bound<'_, PyAny>) -> PyResult<Value> {
    checked(&At { name: name.to_owned(), depth: 0, extra: true }, kind, value)
}

/// The value of a part of a path.
pub fn in_path(name: &str, kind: &'static Kind, value: &Bound<'_, PyAny>) -> PyResult<Value> {
    checked(&At { name: name.to_owned(), depth: 0, extra: false }, kind, value)
}

/// Check that the members of a body, by their names in it, fit one of its alternatives. The error names the missing
/// member, or one that does not fit.
pub fn either(kind: &'static Kind, members: &Bound<'_, PyDict>) -> PyResult<()> {
    let mut found = shapes::shapes(kind);
    found.iter_mut().for_each(|shape| shape.others = Some(&Kind::Any));
    let at = At { name: String::new(), depth: 0, extra: true };
    let pairs = pairs(&at, kind, members)?;
    one_shape(&at, &found, &pairs).map(drop)
}

fn checked(at: &At, kind: &'static Kind, value: &Bound<'_, PyAny>) -> PyResult<Value> {
    if at.depth > DEEPEST {
        return Err(PyValueError::new_err(format!("{} is nested too deeply", at.name)));
    }
    if value.is_none() {
        return if kind.is_nullable() { Ok(Value::Null) } else { Err(wrong_type(&at.name, kind, value)) };
    }
    match kind {
        Kind::Any => input::plain(&at.name, value),
        Kind::Nullable(kind) => checked(&at.deeper(), kind, value),
        Kind::Schema(schema) => match schemas::schema(schema) {
            Some(kind) => checked(&at.deeper(), kind, value),
            None => input::plain(&at.name, value),
        },
        Kind::List(item) => list(at, kind, item, value),
        Kind::Record(members) => object(at, &Shape::of(members), &pairs(at, kind, value)?),
        Kind::Map(values) => {
            let member =
                |(key, value): &(String, Bound<'_, PyAny>)| Ok((key.clone(), checked(&at.member(key), values, value)?));
            pairs(at, kind, value)?.iter().map(member).collect::<PyResult<Map<_, _>>>().map(Value::Object)
        }
        Kind::Object => {
            pairs(at, kind, value)?;
            input::plain(&at.name, value)
        }
        Kind::AllOf(_) => one_shape(at, &shapes::shapes(kind), &pairs(at, kind, value)?),
        Kind::OneOf(kinds) => one_of(at, kind, kinds, value),
        _ => scalar(at, kind, value),
    }
}

fn scalar(at: &At, kind: &'static Kind, value: &Bound<'_, PyAny>) -> PyResult<Value> {
    let name = at.name.as_str();
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
        Kind::Literal(_) => return choice(at, &kind.choices(), kind, value),
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

fn choice(at: &At, allowed: &[&str], kind: &Kind, value: &Bound<'_, PyAny>) -> PyResult<Value> {
    let given = input::plain(&at.name, value)?;
    if is_among(allowed, &given) {
        return Ok(given);
    }
    let texts: Vec<String> = allowed.iter().filter_map(|json| serde_json::from_str(json).ok()).collect();
    let Some(text) = given.as_str().filter(|_| !texts.is_empty()) else {
        return Err(wrong_type(&at.name, kind, value));
    };
    let (hint, choices) = (did_you_mean(text, texts.iter().map(String::as_str)), allowed.join(", "));
    let (name, advice) = (&at.name, at.advice());
    Err(PyValueError::new_err(format!("{name} must be one of {choices}, not {text:?}{hint}{advice}")))
}

/// Whether a value is one of some JSON texts.
fn is_among(choices: &[&str], value: &Value) -> bool {
    choices.iter().filter_map(|json| serde_json::from_str::<Value>(json).ok()).any(|choice| choice == *value)
}

fn did_you_mean<'a>(given: &str, known: impl IntoIterator<Item = &'a str>) -> String {
    nearest(given, known).map(|near| format!("; did you mean {near:?}?")).unwrap_or_default()
}

fn list(at: &At, kind: &'static Kind, item: &'static Kind, value: &Bound<'_, PyAny>) -> PyResult<Value> {
    let items = if is_single(value) { None } else { Items::of(value)? };
    let items = items.ok_or_else(|| wrong_type(&at.name, kind, value))?;
    let each = |(place, found): (usize, PyResult<Bound<'_, PyAny>>)| checked(&at.item(place), item, &found?);
    items.enumerate().map(each).collect::<PyResult<Vec<_>>>().map(Value::Array)
}

/// Whether a value is no list, even if it is iterable.
fn is_single(value: &Bound<'_, PyAny>) -> bool {
    value.is_instance_of::<PyString>()
        || value.is_instance_of::<PyBytes>()
        || value.is_instance_of::<PyByteArray>()
        || value.cast::<PyMapping>().is_ok()
        || value.is_instance_of::<Resource>()
}

/// A value that can be read more than once: the items of an iterator as a list.
fn reusable<'py>(value: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
    let items = if value.hasattr("__next__")? { Items::of(value)? } else { None };
    match items {
        Some(items) => Ok(PyList::new(value.py(), items.collect::<PyResult<Vec<_>>>()?)?.into_any()),
        None => Ok(value.clone()),
    }
}

/// The keys and values of a mapping.
type Pairs<'py> = Vec<(String, Bound<'py, PyAny>)>;

/// An object of a shape.
fn object(at: &At, shape: &Shape, given: &Pairs<'_>) -> PyResult<Value> {
    let mut found = Map::new();
    for (key, value) in given {
        let place = at.member(key);
        let kinds = match (shape.member(key), shape.others) {
            (Some(member), _) => member.kinds.as_slice(),
            (None, Some(kind)) => &[kind][..],
            (None, None) => return Err(unknown(at, shape, key)),
        };
        let (value, mut sent) = (reusable(value)?, Value::Null);
        for kind in kinds {
            sent = checked(&place, kind, &value)?;
        }
        found.insert(key.clone(), sent);
    }
    let missing = shape.members.iter().find(|member| member.required && !found.contains_key(member.name));
    match missing {
        Some(member) if at.name.is_empty() => {
            Err(PyTypeError::new_err(format!("missing 1 required argument: '{}'", member.name)))
        }
        Some(member) => Err(PyValueError::new_err(format!("{} is missing {:?}", at.name, member.name))),
        None => Ok(Value::Object(found)),
    }
}

fn unknown(at: &At, shape: &Shape, key: &str) -> PyErr {
    let hint = did_you_mean(key, shape.members.iter().map(|member| member.name));
    PyTypeError::new_err(format!("{} got an unexpected key {key:?}{hint}{}", at.name, at.advice()))
}

fn pairs<'py>(at: &At, kind: &Kind, value: &Bound<'py, PyAny>) -> PyResult<Pairs<'py>> {
    let name = at.name.as_str();
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

fn one_of(at: &At, kind: &'static Kind, kinds: &'static [Kind], value: &Bound<'_, PyAny>) -> PyResult<Value> {
    if !kind.choices().is_empty() {
        return choice(at, &kind.choices(), kind, value);
    }
    if value.cast::<PyMapping>().is_ok() {
        let shapes = shapes::shapes(kind);
        if !shapes.is_empty() {
            return one_shape(at, &shapes, &pairs(at, kind, value)?);
        }
    }
    let (value, mut first) = (&reusable(value)?, None);
    for each in kinds {
        match checked(&at.deeper(), each, value) {
            Ok(sent) => return Ok(sent),
            // The error of the alternative that was meant says most.
            Err(error) if is_of(each, value) => drop(first.get_or_insert(error)),
            Err(_) => {}
        }
    }
    Err(first.unwrap_or_else(|| wrong_type(&at.name, kind, value)))
}

/// An object that has one of several shapes. The members with choices, such as `type`, tell which one is meant; if they
/// leave several, the one with the fewest unknown and missing members is, and the most known ones.
fn one_shape(at: &At, shapes: &[Shape], given: &Pairs<'_>) -> PyResult<Value> {
    if let [shape] = shapes {
        return object(at, shape, given);
    }
    let mut meant: Vec<&Shape> = shapes.iter().collect();
    for (key, value) in given {
        let choices = |shape: &Shape| -> Vec<&'static str> {
            shape
                .member(key)
                .into_iter()
                .flat_map(|member| member.kinds.iter().flat_map(|kind| choices_of(kind)))
                .collect()
        };
        let all: Vec<&'static str> = meant.iter().flat_map(|shape| choices(shape)).collect();
        if all.is_empty() {
            continue;
        }
        let json = input::plain(&at.member(key).name, value)?;
        let fits = |shape: &&Shape| {
            let own = choices(shape);
            shape.member(key).is_some() && (own.is_empty() || is_among(&own, &json))
        };
        let left: Vec<&Shape> = meant.iter().copied().filter(fits).collect();
        if left.is_empty() {
            let mut known: Vec<&str> = Vec::new();
            all.into_iter().for_each(|choice| {
                if !known.contains(&choice) {
                    known.push(choice)
                }
            });
            return choice(&at.member(key), &known, &Kind::Text, value);
        }
        meant = left;
    }
    let misfits = |shape: &&Shape| {
        let has = |name: &str| given.iter().any(|(key, _)| key == name);
        let unknown = given.iter().filter(|(key, _)| shape.others.is_none() && shape.member(key).is_none()).count();
        let missing = shape.members.iter().filter(|member| member.required && !has(member.name)).count();
        let known = shape.members.iter().filter(|member| has(member.name)).count();
        (unknown + missing, Reverse(known))
    };
    meant.sort_by_key(misfits);
    let mut first = None;
    for shape in meant {
        match object(at, shape, given) {
            Ok(sent) => return Ok(sent),
            Err(error) => drop(first.get_or_insert(error)),
        }
    }
    Err(first.unwrap_or_else(|| PyValueError::new_err(format!("{} fits no alternative", at.name))))
}

/// The choices of a type, also behind the name of a schema.
fn choices_of(kind: &'static Kind) -> Vec<&'static str> {
    match kind.some() {
        Kind::Schema(name) => schemas::schema(name).map_or_else(Vec::new, choices_of),
        kind => kind.choices(),
    }
}

/// Whether a value has the outer type of a kind; for a list, whether its first item does.
fn is_of(kind: &'static Kind, value: &Bound<'_, PyAny>) -> bool {
    match kind.some() {
        Kind::Record(_) | Kind::Map(_) | Kind::Object | Kind::AllOf(_) => value.cast::<PyMapping>().is_ok(),
        Kind::List(item) if !is_single(value) => {
            let first = value.get_item(0).ok();
            value.try_iter().is_ok() && first.is_none_or(|first| is_of(item, &first))
        }
        Kind::Schema(name) => schemas::schema(name).is_some_and(|kind| is_of(kind, value)),
        Kind::OneOf(kinds) if kind.choices().is_empty() => kinds.iter().any(|kind| is_of(kind, value)),
        Kind::Text => value.is_instance_of::<PyString>(),
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
        Kind::OneOf(_) if !kind.choices().is_empty() => format!("one of {}", kind.choices().join(", ")),
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
