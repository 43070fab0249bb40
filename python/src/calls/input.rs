//! Python objects as arguments.

use std::borrow::Cow;
use std::path::PathBuf;

use chrono::{DateTime, FixedOffset, NaiveDate, NaiveDateTime, SecondsFormat, Utc};
use pyo3::exceptions::{PyOverflowError, PyTypeError};
use pyo3::prelude::*;
use pyo3::types::{
    PyBool, PyByteArray, PyBytes, PyDateTime, PyDict, PyFloat, PyInt, PyList, PyMapping, PySequence, PyString, PyTuple,
};
use serde_json::Value;

use crate::calls::blocking;
use crate::calls::guarded::Items;
use crate::calls::path_parts;
use crate::errors::{Failure, raised};
use crate::numbers;
use crate::values::decode;
use crate::values::resource::Resource;
use ferrohub::bindings::http::error::{Error, Result};
use ferrohub::bindings::operations::described;
use ferrohub::bindings::operations::input;
use ferrohub::bindings::operations::input::{Input, Member, Words, is_time};
use ferrohub::bindings::rest::kind::Kind;
use ferrohub::bindings::rest::operation::Operation;
use ferrohub::bindings::runtime::thread_pool;

/// A Python object that is an argument.
#[derive(Debug, Clone)]
pub struct Object<'py>(pub Bound<'py, PyAny>);

/// Python's words.
static WORDS: Words = Words {
    null: "None",
    bool: "a bool",
    int: "an int",
    number: "a number",
    text: "a str",
    bytes: "bytes",
    text_or_file: "a str, a path or an open file",
    time: "a datetime or ISO 8601 text such as 2014-04-03T18:58:10Z",
    date: "a date or text such as 2014-04-03",
    iterable: "an iterable",
    texts: "str",
    ints: "int",
    mapping: "a mapping",
    extra: "; extra={...} sends what GitHub's description lacks",
};

impl Input for Object<'_> {
    const WORDS: &'static Words = &WORDS;

    fn type_name(&self) -> String {
        type_name(&self.0)
    }

    fn is_null(&self) -> bool {
        self.0.is_none()
    }

    /// Dots stand for an argument that is not given, so that a wrapper can pass on what it was not given itself.
    fn is_unset(&self) -> bool {
        self.0.is(self.0.py().Ellipsis().bind(self.0.py()))
    }

    fn bool(&self) -> Option<bool> {
        self.0.cast::<PyBool>().ok().map(|value| value.is_true())
    }

    fn int(&self) -> Option<Result<i64, String>> {
        if self.0.is_instance_of::<PyBool>() {
            return None;
        }
        match self.0.extract::<i64>() {
            Ok(number) => Some(Ok(number)),
            Err(error) if error.is_instance_of::<PyOverflowError>(self.0.py()) => Some(Err(numbers::shown(&self.0))),
            Err(_) => None,
        }
    }

    fn is_number(&self) -> bool {
        let value = &self.0;
        let is_whole = || value.is_instance_of::<PyInt>() || value.hasattr("__index__").unwrap_or(false);
        value.is_instance_of::<PyFloat>() || (!value.is_instance_of::<PyBool>() && is_whole())
    }

    fn text(&self) -> Result<Option<Cow<'_, str>>> {
        self.0.cast::<PyString>().ok().map(|text| text.to_cow()).transpose().map_err(raised)
    }

    fn bytes(&self) -> Option<Cow<'_, [u8]>> {
        self.0.cast::<PyBytes>().ok().map(|bytes| Cow::Borrowed(bytes.as_bytes()))
    }

    fn time(&self) -> Option<String> {
        time(&self.0)
    }

    /// The content of an open file, or of the file of a path (`~` is the home folder). A text is a path if the file
    /// exists.
    fn file(&self) -> Result<Option<Vec<u8>>> {
        file_of(&self.0).map_err(raised)
    }

    fn items(&self) -> Result<Option<impl Iterator<Item = Result<Self>>>> {
        let value = &self.0;
        let is_plain = value.is_exact_instance_of::<PyList>() || value.is_exact_instance_of::<PyTuple>();
        // A text is iterable too, but never what is meant.
        let is_single = !is_plain && (is_text(value) || self.is_mapping() || value.is_instance_of::<Resource>());
        let items = if is_single { None } else { Items::of(value).map_err(raised)? };
        Ok(items.map(|items| items.map(|item| item.map(Object).map_err(raised))))
    }

    fn reusable(&self) -> Result<Option<Self>> {
        listed(&self.0).map(|list| list.map(Object)).map_err(raised)
    }

    fn part_of_path(&self, operation: Option<&Operation>, name: &str) -> Result<Option<Self>> {
        path_parts::of_resource(operation, name, &self.0).map(|found| found.map(Object)).map_err(raised)
    }

    fn is_mapping(&self) -> bool {
        self.0.cast::<PyMapping>().is_ok()
    }

    fn members(&self, name: &str) -> Result<Option<Vec<(String, Self)>>> {
        members(name, &self.0).map_err(raised)
    }

    fn member(&self, keys: &[&str]) -> Result<Member<Self>> {
        if let Ok(dict) = self.0.cast::<PyDict>() {
            return member_of_dict(dict, keys).map_err(raised);
        }
        match self.0.cast::<Resource>() {
            Ok(resource) => member_of_resource(resource, keys).map_err(raised),
            Err(_) => Ok(Member::None),
        }
    }

    fn json(&self, name: &str) -> Result<Value> {
        nested(name, &self.0, 0).map_err(raised)
    }
}

/// The items of an iterator as a list; None for any other value.
fn listed<'py>(value: &Bound<'py, PyAny>) -> PyResult<Option<Bound<'py, PyAny>>> {
    let items = if value.hasattr("__next__")? { Items::of(value)? } else { None };
    let list = |items: Items<'py>| PyList::new(value.py(), items.collect::<PyResult<Vec<_>>>()?);
    Ok(items.map(list).transpose()?.map(Bound::into_any))
}

/// The type that a described argument must have.
pub fn due(kind: &Kind) -> String {
    described::due(kind, &WORDS)
}

/// Any JSON value, and datetimes and dates at any depth.
pub fn plain(name: &str, value: &Bound<'_, PyAny>) -> PyResult<Value> {
    nested(name, value, 0)
}

/// A time: a datetime is sent in UTC with Z, ISO 8601 text unchanged.
pub fn time(value: &Bound<'_, PyAny>) -> Option<String> {
    let written = |time: DateTime<Utc>| {
        let whole = time.timestamp_subsec_nanos() == 0;
        time.to_rfc3339_opts(if whole { SecondsFormat::Secs } else { SecondsFormat::AutoSi }, true)
    };
    if let Ok(text) = value.cast::<PyString>() {
        return text.extract().ok().filter(|text: &String| is_time(text));
    }
    if let Ok(time) = value.extract::<DateTime<FixedOffset>>() {
        return Some(written(time.with_timezone(&Utc)));
    }
    if let Ok(time) = value.extract::<NaiveDateTime>() {
        return Some(written(time.and_utc()));
    }
    let date = value.extract::<NaiveDate>().ok()?;
    Some(written(date.and_hms_opt(0, 0, 0)?.and_utc()))
}

/// Check that only one of two optional arguments is given.
pub fn check_exclusive<T, U>(one: (&str, Option<T>), other: (&str, Option<U>)) -> PyResult<()> {
    match (one, other) {
        ((one, Some(_)), (other, Some(_))) => {
            Err(PyTypeError::new_err(format!("{one} and {other} are mutually exclusive")))
        }
        _ => Ok(()),
    }
}

/// The exception for an argument of the wrong type.
pub fn wrong_type(name: &str, due: &str, value: &Bound<'_, PyAny>) -> PyErr {
    Failure::from(input::wrong_type(name, due, &Object(value.clone()))).into()
}

fn wrong_value(name: &str, why: &str) -> PyErr {
    Failure::from(input::wrong_value(name, why)).into()
}

fn type_name(value: &Bound<'_, PyAny>) -> String {
    value.get_type().name().map_or_else(|_| "another value".to_owned(), |name| name.to_string())
}

fn is_text(value: &Bound<'_, PyAny>) -> bool {
    value.is_instance_of::<PyString>() || value.is_instance_of::<PyBytes>() || value.is_instance_of::<PyByteArray>()
}

fn members<'py>(name: &str, value: &Bound<'py, PyAny>) -> PyResult<Option<Vec<(String, Object<'py>)>>> {
    let member = |(key, value): (Bound<'py, PyAny>, Bound<'py, PyAny>)| {
        let wrong = |_| PyTypeError::new_err(format!("{name} must be a mapping of str, not of {}", type_name(&key)));
        Ok((key.extract().map_err(wrong)?, Object(value)))
    };
    if let Ok(dict) = value.cast::<PyDict>() {
        return dict.iter().map(member).collect::<PyResult<_>>().map(Some);
    }
    let Ok(mapping) = value.cast::<PyMapping>() else { return Ok(None) };
    mapping.items()?.iter().map(|pair| member(pair.extract()?)).collect::<PyResult<_>>().map(Some)
}

/// The text or number of a dict at one of these keys; a dot leads into a nested one.
fn member_of_dict<'py>(dict: &Bound<'py, PyDict>, keys: &[&str]) -> PyResult<Member<Object<'py>>> {
    for key in keys {
        let mut found = Some(dict.clone().into_any());
        for part in key.split('.') {
            found = match found.as_ref().and_then(|found| found.cast::<PyDict>().ok()) {
                Some(dict) => dict.get_item(part)?,
                None => None,
            };
        }
        let is_scalar = |found: &Bound<'_, _>| found.is_instance_of::<PyString>() || found.is_instance_of::<PyInt>();
        if let Some(found) = found.filter(is_scalar) {
            return Ok(Member::Found(Object(found)));
        }
    }
    Ok(Member::Missing)
}

/// The text or number of a resource at one of these keys; a lazy handle that has none of them is fetched.
fn member_of_resource<'py>(resource: &Bound<'py, Resource>, keys: &[&str]) -> PyResult<Member<Object<'py>>> {
    if !keys.iter().any(|key| resource.get().get(key).is_some()) {
        Resource::fetch(resource, keys.first().copied().unwrap_or("it"))?;
    }
    let mut values = keys.iter().filter_map(|key| resource.get().get(key).filter(|json| json.scalar().is_some()));
    match values.next() {
        Some(json) => Ok(Member::Found(Object(decode::any(resource.py(), &json)?))),
        None => Ok(Member::Missing),
    }
}

fn file_of(value: &Bound<'_, PyAny>) -> PyResult<Option<Vec<u8>>> {
    let py = value.py();
    if value.hasattr("read")? {
        let read = value.call_method0("read")?;
        return read.extract::<String>().map(String::into_bytes).or_else(|_| read.extract()).map(Some);
    }
    let is_text = value.is_instance_of::<PyString>();
    if !is_text && !value.hasattr("__fspath__")? {
        return Ok(None);
    }
    let path: PathBuf = py.import("os.path")?.call_method1("expanduser", (value,))?.extract()?;
    // A pipe or a device may have nothing to read for long.
    let read =
        thread_pool::run(move || if is_text && !path.is_file() { Ok(None) } else { std::fs::read(path).map(Some) });
    blocking::block(py, async { Ok(read.await??) })
}

/// Maximum depth of a value, because a list can contain itself.
const DEEPEST: usize = 100;

fn nested(name: &str, value: &Bound<'_, PyAny>, depth: usize) -> PyResult<Value> {
    if depth > DEEPEST {
        return Err(wrong_value(name, "is nested too deeply"));
    }
    if let Some(members) = members(name, value)? {
        let member = |(key, Object(value)): (String, Object<'_>)| Ok((key, nested(name, &value, depth + 1)?));
        return members.into_iter().map(member).collect::<PyResult<_>>().map(Value::Object);
    }
    if !is_text(value) && value.cast::<PySequence>().is_ok() {
        return value
            .try_iter()?
            .map(|item| nested(name, &item?, depth + 1))
            .collect::<PyResult<_>>()
            .map(Value::Array);
    }
    if let Some(time) = value.cast::<PyDateTime>().ok().and_then(|datetime| time(datetime)) {
        return Ok(Value::from(time));
    }
    match pythonize::depythonize(value) {
        // Infinity and NaN would be sent as null.
        Ok(Value::Null) if !value.is_none() => Err(wrong_value(name, &format!("is not JSON-serializable: {value}"))),
        Ok(plain) => Ok(plain),
        Err(_) if numbers::is_huge(value) => Err(wrong_value(name, "has an int of more than 64 bits")),
        Err(error) => match value.extract::<NaiveDate>() {
            Ok(date) => Ok(Value::from(date.to_string())),
            Err(_) => Err(Failure::from(Error::Type(format!("{name} is not JSON-serializable: {error}"))).into()),
        },
    }
}

/// The text of a private key: bytes, a str, or a path object, whose file is read. None for any other type.
pub fn pem(given: &Bound<'_, PyAny>) -> PyResult<Option<Vec<u8>>> {
    if let Ok(bytes) = given.extract::<Vec<u8>>() {
        return Ok(Some(bytes));
    }
    if let Ok(text) = given.extract::<String>() {
        return Ok(Some(text.into_bytes()));
    }
    if !given.hasattr("__fspath__")? {
        return Ok(None);
    }
    let path = given.py().import("pathlib")?.call_method1("Path", (given,))?;
    Ok(Some(path.call_method0("read_bytes")?.extract()?))
}
