//! Python objects as arguments.

use std::borrow::Cow;
use std::path::PathBuf;

use pyo3::exceptions::{PyOverflowError, PyTypeError};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyBytes, PyDict, PyFloat, PyInt, PyList, PyMapping, PyString, PyTuple};
use serde_json::Value;

use crate::calls::guarded::Items;
use crate::calls::{blocking, path_parts, to_json};
use crate::errors::{Failure, raised};
use crate::numbers;
use crate::values::decode;
use crate::values::resource::Resource;
use ferrohub::bindings::github::description::kind::Kind;
use ferrohub::bindings::github::description::operation::Operation;
use ferrohub::bindings::http::error::Result;
use ferrohub::bindings::operations::described;
use ferrohub::bindings::operations::input;
use ferrohub::bindings::operations::input::{Input, Member, Words};
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
        to_json::type_name(&self.0)
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

    fn int(&self) -> Result<Option<Result<i64, String>>> {
        let (value, py) = (&self.0, self.0.py());
        if value.is_instance_of::<PyBool>() {
            return Ok(None);
        }
        match value.extract::<i64>() {
            Ok(number) => Ok(Some(Ok(number))),
            Err(error) if error.is_instance_of::<PyOverflowError>(py) => Ok(Some(Err(numbers::shown(value)))),
            // It has no `__index__`, or one that says that the value is no integer, as that of an array of NumPy.
            Err(error) if error.is_instance_of::<PyTypeError>(py) => Ok(None),
            Err(error) => Err(raised(error)),
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
        to_json::time(&self.0)
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
        let is_single =
            !is_plain && (to_json::is_text(value) || self.is_mapping() || value.is_instance_of::<Resource>());
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
        let members = to_json::members(name, &self.0).map_err(raised)?;
        Ok(members.map(|members| members.into_iter().map(|(key, value)| (key, Object(value))).collect()))
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
        to_json::value(name, &self.0).map_err(raised)
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

/// The exception for an argument of the wrong type.
pub fn wrong_type(name: &str, due: &str, value: &Bound<'_, PyAny>) -> PyErr {
    Failure::from(input::wrong_type(name, due, &Object(value.clone()))).into()
}

/// The text or number of a dict at one of these keys; a dot leads into a nested one.
fn member_of_dict<'py>(dict: &Bound<'py, PyDict>, keys: &[&str]) -> PyResult<Member<Object<'py>>> {
    for key in keys {
        let mut found = Some(dict.clone().into_any());
        for part in key.split('.') {
            found = match found.as_ref().and_then(|found| found.cast::<PyDict>().ok()) {
                // The comparison of a key of the program may raise.
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
    let found = keys.iter().find_map(|key| resource.get().get(key).filter(|json| json.scalar().is_some()));
    match found {
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
