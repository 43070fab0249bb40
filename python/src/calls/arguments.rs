//! Converts arguments to the values that are sent, or raises an error that names the argument before anything is sent.

use std::path::PathBuf;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use chrono::{DateTime, FixedOffset, NaiveDate, NaiveDateTime, SecondsFormat, Utc};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyByteArray, PyBytes, PyDateTime, PyDict, PyFloat, PyInt, PyMapping, PySequence, PyString};
use serde_json::Value;

use crate::calls::blocking;
use crate::calls::guarded::Items;
use crate::calls::objects::{member, named};
use crate::calls::operation::Bindings;
use crate::numbers;
use ferrohub::bindings::client::page::MOST_PER_PAGE;
use ferrohub::bindings::client::request::Arguments;
use ferrohub::bindings::runtime::thread_pool;
use ferrohub::bindings::schema::declaration::Op;
use ferrohub::bindings::schema::parameter::{DefaultValue, Due, Param, Takes};

/// The values to send for the arguments of a call, without parameters that are handled by functions of operations.
pub fn convert(op: &'static Op, bindings: &Bindings<'_>) -> PyResult<Arguments> {
    let each = op.params.iter().zip(bindings).map(|(param, value)| {
        let value = match value {
            _ if matches!(param.takes, Takes::Local(_)) => None,
            Some(value) => one(op, param, value)?,
            None => default(param),
        };
        Ok((param, value))
    });
    let arguments = each.collect::<PyResult<Arguments>>()?;
    op.due.iter().try_for_each(|due| check_due(due, &arguments))?;
    check_any_of(op, &arguments)?;
    Ok(arguments)
}

/// Raise for a call without any of the parameters of which one is required. Where newer, keyword-only ones may replace a
/// required one, that one is missing: a TypeError. Otherwise it is a ValueError.
fn check_any_of(op: &Op, arguments: &Arguments) -> PyResult<()> {
    let is_given = |name: &&str| arguments.iter().any(|(param, value)| param.name == *name && value.is_some());
    if op.any_of.is_empty() || op.any_of.iter().any(is_given) {
        return Ok(());
    }
    let by_keyword = op.params.iter().skip(op.positional).any(|param| op.any_of.contains(&param.name));
    if by_keyword {
        return Err(PyTypeError::new_err(format!("{}() is missing one of '{}'", op.name, op.any_of.join("', '"))));
    }
    Err(PyValueError::new_err(format!("{} must be given", op.any_of.join(" or "))))
}

/// Reject a choice without the parameter that it requires.
fn check_due(due: &Due, arguments: &Arguments) -> PyResult<()> {
    let sent = |name: &str| arguments.iter().find(|(param, _)| param.name == name)?.1.as_ref();
    let is_given = |name: &str| match sent(name) {
        Some(Value::String(text)) => !text.trim().is_empty(),
        Some(Value::Array(items)) => !items.is_empty(),
        other => other.is_some(),
    };
    match sent(due.with).and_then(Value::as_str).filter(|choice| due.choices.contains(choice)) {
        Some(choice) if !is_given(due.param) && !is_given(due.unless) => {
            Err(wrong_value(due.param, &format!("must be given with {} {choice:?}", due.with)))
        }
        _ => Ok(()),
    }
}

/// The default of a parameter, as sent.
fn default(param: &Param) -> Option<Value> {
    let sent = param.default.and_then(DefaultValue::json)?;
    Some(sent).filter(|sent| !is_left_out(param.takes, sent))
}

/// An argument, as sent; None is not sent.
fn one(op: &Op, param: &Param, value: &Bound<'_, PyAny>) -> PyResult<Option<Value>> {
    if value.is_none() {
        return if op.null.contains(&param.name) {
            Ok(Some(Value::Null))
        } else if matches!(param.takes, Takes::Local(_) | Takes::Etag) {
            Ok(None)
        } else if param.default.is_some() {
            Ok(default(param))
        } else {
            Err(wrong_type(param.name, "not None", value))
        };
    }
    let of_object = member(op, param, value)?;
    let value = of_object.as_ref().unwrap_or(value);
    let argument = Argument { param, value, in_path: op.path.contains(&format!("{{{}}}", param.name)) };
    let sent = argument.sent()?;
    let renamed = op.renamed.iter().find(|(old, _)| sent == *old).map(|(_, new)| Value::from(*new));
    Ok(Some(renamed.unwrap_or(sent)).filter(|sent| !is_left_out(param.takes, sent)))
}

/// Whether an argument means that nothing is sent.
fn is_left_out(takes: Takes, sent: &Value) -> bool {
    let lacks = |key: &str| sent.get(key).and_then(Value::as_str).is_none_or(str::is_empty);
    match takes {
        Takes::Person => lacks("name") || lacks("email"),
        Takes::Flag | Takes::Switch => sent == &Value::Bool(false),
        Takes::IdOrZero => sent == &Value::from(0),
        Takes::Time | Takes::Choice(_) | Takes::NonEmpty => sent.as_str().is_some_and(str::is_empty),
        Takes::Settings(_) => sent.as_object().is_some_and(serde_json::Map::is_empty),
        _ => false,
    }
}

struct Argument<'a, 'py> {
    param: &'a Param,
    value: &'a Bound<'py, PyAny>,
    in_path: bool,
}

impl Argument<'_, '_> {
    fn sent(&self) -> PyResult<Value> {
        match self.param.takes {
            Takes::Text | Takes::NonEmpty => self.name_or_text(self.in_path),
            Takes::Name | Takes::ContentType => self.name_or_text(true),
            Takes::Credential => self.credential(),
            Takes::Prefixed(prefix) => {
                let name = self.name_or_text(true)?;
                Ok(Value::from(format!("{prefix}{}", name.as_str().unwrap_or_default())))
            }
            Takes::Int => self.int().map(Value::from),
            Takes::IdOrZero if self.int().is_ok_and(|number| number == 0) => Ok(Value::from(0)),
            Takes::Id | Takes::IdOrZero => self.positive(),
            Takes::ZeroIsNull => self.int().map(|number| if number == 0 { Value::Null } else { Value::from(number) }),
            Takes::Bool | Takes::Flag | Takes::TextMatch | Takes::Segment | Takes::Lazy => self.bool().map(Value::Bool),
            Takes::Switch => self.bool().map(|on| if on { Value::from(1) } else { Value::Bool(false) }),
            Takes::Time => self.time(),
            Takes::Of(_) if self.is_empty_default() => Ok(Value::from("")),
            Takes::Of(field) => named(self.param, self.value, field, true),
            Takes::TextOrFile => text_or_file(self.param, self.value),
            Takes::ListOf(field) => self.each("an iterable of names", |item| named(self.param, item, field, false)),
            Takes::Names => self.names().map(Value::from),
            Takes::CommaNames => self.comma_names(),
            Takes::Rest => self.each("texts", |item| named(self.param, item, "name", true)),
            Takes::Ints => self.each("an iterable of integers", |item| int(self.param, item).map(Value::from)),
            Takes::Choice(choices) => self.choice(choices),
            Takes::Exactly(choices) => self.exact_choice(choices),
            Takes::Color => self.text().map(|color| Value::from(color.trim_start_matches('#'))),
            Takes::Map(_) | Takes::Person | Takes::Settings(_) => self.mapping(),
            Takes::Filled(_) => match self.mapping()? {
                Value::Object(members) if members.is_empty() => Err(wrong_value(self.param.name, "must not be empty")),
                mapping => Ok(mapping),
            },
            Takes::List(_) => self.each("a list", |item| plain(self.param.name, item)),
            Takes::Base64 => self.base64(),
            Takes::Json => plain(self.param.name, self.value),
            Takes::Number => self.number(),
            Takes::Etag | Takes::Unless => self.text().map(Value::from),
            Takes::PerPage => self.per_page(),
            Takes::Local(_) => Ok(Value::Null),
        }
    }

    fn cast<T: pyo3::PyTypeCheck>(&self, due: &str) -> PyResult<&Bound<'_, T>> {
        self.value.cast::<T>().map_err(|_| wrong_type(self.param.name, due, self.value))
    }

    fn text(&self) -> PyResult<String> {
        self.cast::<PyString>("a str")?.extract()
    }

    fn name_or_text(&self, not_empty: bool) -> PyResult<Value> {
        let value = self.text()?;
        if not_empty && value.trim().is_empty() {
            return Err(wrong_value(self.param.name, "must not be empty"));
        }
        Ok(Value::from(value))
    }

    fn credential(&self) -> PyResult<Value> {
        let Ok(bytes) = self.value.cast::<PyBytes>() else {
            return self.name_or_text(self.param.default.is_none());
        };
        let text = std::str::from_utf8(bytes.as_bytes());
        let text = text.map_err(|_| wrong_value(self.param.name, "must be UTF-8 where it is bytes"))?;
        if text.trim().is_empty() && self.param.default.is_none() {
            return Err(wrong_value(self.param.name, "must not be empty"));
        }
        Ok(Value::from(text))
    }

    /// True or False, or the numbers that equal them.
    fn bool(&self) -> PyResult<bool> {
        let number = self.value.cast::<PyInt>().ok().and_then(|number| number.extract::<u8>().ok());
        match number {
            Some(0) => Ok(false),
            Some(1) => Ok(true),
            _ => Err(wrong_type(self.param.name, "a bool", self.value)),
        }
    }

    /// Whether it is the empty text and that is the default, so the argument counts as missing.
    fn is_empty_default(&self) -> bool {
        self.param.default == Some(DefaultValue::Text(""))
            && self.value.extract::<String>().is_ok_and(|text| text.is_empty())
    }

    fn int(&self) -> PyResult<i64> {
        int(self.param, self.value)
    }

    /// An identifier; one that is text (as in some places of the API) is sent unchanged.
    fn positive(&self) -> PyResult<Value> {
        if let Ok(id) = self.value.cast::<PyString>() {
            let id: String = id.extract()?;
            if id.trim().is_empty() {
                return Err(wrong_value(self.param.name, "must not be empty"));
            }
            return match id.parse::<i64>() {
                Ok(number) if number <= 0 => {
                    Err(wrong_value(self.param.name, &format!("must be positive, not {number}")))
                }
                Ok(number) => Ok(Value::from(number)),
                Err(_) => Ok(Value::from(id)),
            };
        }
        match self.int()? {
            id if id > 0 => Ok(Value::from(id)),
            id => Err(wrong_value(self.param.name, &format!("must be positive, not {id}"))),
        }
    }

    fn number(&self) -> PyResult<Value> {
        match self.int()? {
            number if number >= -1 => Ok(Value::from(number)),
            number => Err(wrong_value(self.param.name, &format!("must be -1 (all) or more, not {number}"))),
        }
    }

    fn per_page(&self) -> PyResult<Value> {
        match self.int()? {
            size if (1..=MOST_PER_PAGE).contains(&size) => Ok(Value::from(size)),
            size => Err(wrong_value(self.param.name, &format!("must be 1 to {MOST_PER_PAGE}, not {size}"))),
        }
    }

    fn exact_choice(&self, choices: &[&str]) -> PyResult<Value> {
        let value = self.text()?;
        if choices.contains(&value.as_str()) {
            Ok(Value::from(value))
        } else {
            Err(self.unknown_choice(choices, &value))
        }
    }

    fn unknown_choice(&self, choices: &[&str], value: &str) -> PyErr {
        wrong_value(self.param.name, &format!("must be one of '{}', not {value:?}", choices.join("', '")))
    }

    fn choice(&self, choices: &[&str]) -> PyResult<Value> {
        let value = match self.value.cast::<PyBool>() {
            Ok(value) if choices.contains(&"true") => value.is_true().to_string(),
            _ => self.text()?,
        };
        let is_default = || self.param.default.and_then(DefaultValue::json).is_some_and(|default| default == *value);
        // GitHub's values are case-sensitive and all of one case; arguments may have any.
        let known = choices.iter().copied().find(|choice| choice.eq_ignore_ascii_case(&value));
        if let Some(known) = known.or_else(|| is_default().then_some(&*value)) {
            return Ok(Value::from(known));
        }
        Err(self.unknown_choice(choices, &value))
    }

    fn mapping(&self) -> PyResult<Value> {
        if self.value.cast::<PyMapping>().is_err() {
            return Err(wrong_type(self.param.name, "a mapping", self.value));
        }
        plain(self.param.name, self.value)
    }

    fn each(&self, due: &str, item: impl Fn(&Bound<'_, PyAny>) -> PyResult<Value>) -> PyResult<Value> {
        // A text is iterable too, but never what is meant.
        let single = self.value.is_instance_of::<PyString>()
            || self.value.is_instance_of::<PyBytes>()
            || self.value.is_instance_of::<PyDict>();
        let items = if single { None } else { Items::of(self.value)? };
        let items = items.ok_or_else(|| wrong_type(self.param.name, due, self.value))?;
        items.map(|found| item(&found?)).collect::<PyResult<Vec<_>>>().map(Value::Array)
    }

    /// The names of an iterable, or of a text with commas.
    fn names(&self) -> PyResult<Vec<Value>> {
        if let Ok(text) = self.value.cast::<PyString>() {
            let text: String = text.extract()?;
            let names = text.split(',').map(str::trim).filter(|name| !name.is_empty());
            let names: Vec<Value> = names.map(Value::from).collect();
            // Nothing may be meant by it, or that all are to be removed.
            return if names.is_empty() {
                Err(wrong_value(self.param.name, "must not be an empty str"))
            } else {
                Ok(names)
            };
        }
        let due = "an iterable of names, or a str with commas";
        match self.each(due, |item| named(self.param, item, "name", false))? {
            Value::Array(names) => Ok(names),
            _ => Ok(Vec::new()),
        }
    }

    /// The same as one text; a text is sent unchanged.
    fn comma_names(&self) -> PyResult<Value> {
        if let Ok(text) = self.value.cast::<PyString>() {
            return Ok(Value::from(text.extract::<String>()?));
        }
        let names = self.names()?;
        let names: Vec<&str> = names.iter().filter_map(Value::as_str).collect();
        match names.iter().find(|name| name.contains(',')) {
            Some(name) => Err(wrong_value(self.param.name, &format!("has the name {name:?}; a comma separates names"))),
            None => Ok(Value::from(names.join(","))),
        }
    }

    fn base64(&self) -> PyResult<Value> {
        let bytes = self.cast::<PyBytes>("bytes").map_err(|_| {
            // The specification wants ValueError for text here.
            wrong_value(self.param.name, &format!("must be bytes, not {}", type_name(self.value)))
        })?;
        Ok(Value::from(STANDARD.encode(bytes.as_bytes())))
    }

    fn time(&self) -> PyResult<Value> {
        if self.is_empty_default() {
            return Ok(Value::from(""));
        }
        time(self.value).map(Value::from).ok_or_else(|| {
            wrong_value(self.param.name, "must be a datetime or ISO 8601 text such as 2014-04-03T18:58:10Z")
        })
    }
}

/// A time: a datetime is sent in UTC with Z, ISO 8601 text unchanged.
pub fn time(value: &Bound<'_, PyAny>) -> Option<String> {
    let written = |time: DateTime<Utc>| {
        let whole = time.timestamp_subsec_nanos() == 0;
        time.to_rfc3339_opts(if whole { SecondsFormat::Secs } else { SecondsFormat::AutoSi }, true)
    };
    if let Ok(time) = value.extract::<DateTime<FixedOffset>>() {
        return Some(written(time.with_timezone(&Utc)));
    }
    if let Ok(time) = value.extract::<NaiveDateTime>() {
        return Some(written(time.and_utc()));
    }
    if let Ok(date) = value.extract::<NaiveDate>() {
        return Some(written(date.and_hms_opt(0, 0, 0)?.and_utc()));
    }
    let text: String = value.extract().ok()?;
    let naive = || NaiveDateTime::parse_from_str(&text, "%Y-%m-%dT%H:%M:%S%.f");
    let date = || NaiveDate::parse_from_str(&text, "%Y-%m-%d");
    let known = DateTime::parse_from_rfc3339(&text).is_ok() || naive().is_ok() || date().is_ok();
    known.then_some(text)
}

/// Text, or the text of a file. Private keys are rejected, because only public keys are uploaded.
fn text_or_file(param: &Param, value: &Bound<'_, PyAny>) -> PyResult<Value> {
    let found = match file_of(value)? {
        Some(bytes) => {
            let read = String::from_utf8(bytes).map_err(|_| wrong_value(param.name, "must be a file of UTF-8 text"))?;
            read.trim().to_owned()
        }
        None => value.extract().map_err(|_| wrong_type(param.name, "a str, a path or an open file", value))?,
    };
    if found.trim().is_empty() {
        Err(wrong_value(param.name, "must not be empty"))
    } else if PRIVATE.iter().any(|mark| found.contains(mark)) {
        Err(wrong_value(param.name, "is a private key, which must never be sent"))
    } else {
        Ok(Value::from(found))
    }
}

/// Texts in private keys of OpenSSH, GnuPG and PuTTY.
const PRIVATE: [&str; 2] = ["PRIVATE KEY", "Private-Lines:"];

/// The content of an open file, or of the file of a path (`~` is the home folder); None for other values. A text is a
/// path if the file exists.
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

fn int(param: &Param, value: &Bound<'_, PyAny>) -> PyResult<i64> {
    let digits = value.cast::<PyString>().ok().and_then(|text| text.extract::<String>().ok()?.parse().ok());
    if let Some(number) = digits {
        return Ok(number);
    }
    if value.is_instance_of::<PyBool>() || value.is_instance_of::<PyFloat>() {
        return Err(wrong_type(param.name, "an int", value));
    }
    numbers::whole(value, param.name, i64::MIN..=i64::MAX)
}

/// Any JSON value, and datetimes and dates at any depth.
pub fn plain(name: &str, value: &Bound<'_, PyAny>) -> PyResult<Value> {
    nested(name, value, 0)
}

/// Maximum depth of a value, because a list can contain itself.
const DEEPEST: usize = 100;

fn nested(name: &str, value: &Bound<'_, PyAny>, depth: usize) -> PyResult<Value> {
    if depth > DEEPEST {
        return Err(wrong_value(name, "is nested too deeply"));
    }
    if let Ok(mapping) = value.cast::<PyMapping>() {
        let member = |pair: Bound<'_, PyAny>| {
            let (key, value): (Bound<'_, PyAny>, Bound<'_, PyAny>) = pair.extract()?;
            let key = key.extract().map_err(|_| wrong_type(name, "a mapping of str", &key))?;
            Ok((key, nested(name, &value, depth + 1)?))
        };
        return mapping.items()?.iter().map(member).collect::<PyResult<_>>().map(Value::Object);
    }
    let single = value.is_instance_of::<PyString>()
        || value.is_instance_of::<PyBytes>()
        || value.is_instance_of::<PyByteArray>();
    if !single && value.cast::<PySequence>().is_ok() {
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
        Ok(Value::Null) if !value.is_none() => Err(wrong_value(name, &format!("holds {value}, which JSON cannot"))),
        Ok(plain) => Ok(plain),
        Err(_) if numbers::is_huge(value) => Err(wrong_value(name, "holds an int of more than 64 bits")),
        Err(error) => match value.extract::<NaiveDate>() {
            Ok(date) => Ok(Value::from(date.to_string())),
            Err(_) => Err(PyTypeError::new_err(format!("{name} holds what JSON cannot: {error}"))),
        },
    }
}

fn type_name(value: &Bound<'_, PyAny>) -> String {
    value.get_type().name().map(|name| name.to_string()).unwrap_or_default()
}

/// Check that only one of two optional arguments is given.
pub fn check_exclusive<T, U>(one: (&str, Option<T>), other: (&str, Option<U>)) -> PyResult<()> {
    match (one, other) {
        ((one, Some(_)), (other, Some(_))) => {
            Err(PyTypeError::new_err(format!("{one} and {other} exclude each other")))
        }
        _ => Ok(()),
    }
}

pub fn wrong_type(name: &str, due: &str, value: &Bound<'_, PyAny>) -> PyErr {
    PyTypeError::new_err(format!("{name} must be {due}, not {}", type_name(value)).replace("not not", "not"))
}

pub fn wrong_value(name: &str, why: &str) -> PyErr {
    PyValueError::new_err(format!("{name} {why}"))
}
