//! Checking the arguments of a call and converting them to the form in which they are sent. An invalid argument is an
//! error that names it; nothing is sent.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use bytes::Bytes;
use chrono::{DateTime, NaiveDate, NaiveDateTime};
use serde_json::{Map, Value};

use crate::client::page::MOST_PER_PAGE;
use crate::client::request::Arguments;
use crate::facade::args::Args;
use crate::facade::error::{Error, Result};
use crate::facade::operation::{Operation, is_argument};
use crate::schema::declaration::{Op, Send};
use crate::schema::parameter::{DefaultValue, Due, Param, Takes};

/// The arguments of a call after the checks.
#[derive(Debug)]
pub struct Passed {
    /// The value to send for each parameter.
    pub sent: Arguments,
    /// The arguments that are not sent as they are, such as the value of a secret.
    pub objects: Map<String, Value>,
}

/// Check the arguments of a call and convert them to the form in which they are sent.
pub fn convert(op: &'static Op, args: Args) -> Result<Passed> {
    let mut given = args.into_map();
    let mut passed = Passed { sent: Vec::new(), objects: Map::new() };
    for param in op.params {
        let value = if is_argument(param.takes) { given.remove(param.name) } else { None };
        if matches!(param.takes, Takes::Local(_)) {
            passed.objects.extend(value.map(|value| (param.name.to_owned(), value)));
            passed.sent.push((param, None));
        } else {
            passed.sent.push((param, one(op, param, value)?));
        }
    }
    if let Some(name) = given.keys().next() {
        let known = Operation::from(op).arguments().collect::<Vec<_>>().join(", ");
        return Err(Error::Argument(format!("{} has no argument {name:?}, only: {known}", Operation::from(op))));
    }
    op.due.iter().try_for_each(|due| check_due(due, &passed.sent))?;
    check_any_of(op, &passed.sent)?;
    Ok(passed)
}

/// Whether a call changes nothing, so that no request is needed.
pub fn is_idle(op: &Op, sent: &Arguments) -> bool {
    let is_nothing = |value: Option<&Value>| {
        let empty = |value: &Value| op.send == Send::Whole && value.as_array().is_some_and(Vec::is_empty);
        value.is_none_or(empty)
    };
    (op.skip_empty && sent.iter().all(|(_, value)| is_nothing(value.as_ref())))
        || (!op.skip_without.is_empty() && sent_as(op.skip_without, sent).is_none())
}

fn sent_as<'a>(name: &str, sent: &'a Arguments) -> Option<&'a Value> {
    sent.iter().find(|(param, _)| param.name == name)?.1.as_ref()
}

/// Return an error if the operation requires one of several arguments, and none was passed.
fn check_any_of(op: &Op, sent: &Arguments) -> Result<()> {
    if op.any_of.is_empty() || op.any_of.iter().any(|name| sent_as(name, sent).is_some()) {
        return Ok(());
    }
    Err(Error::Argument(format!("{} needs one of: {}", op.name, op.any_of.join(", "))))
}

/// Return an error if an argument has a value that requires another argument, which is missing.
fn check_due(due: &Due, sent: &Arguments) -> Result<()> {
    let is_given = |name: &str| match sent_as(name, sent) {
        Some(Value::String(text)) => !text.trim().is_empty(),
        Some(Value::Array(items)) => !items.is_empty(),
        other => other.is_some(),
    };
    let choice = sent_as(due.with, sent).and_then(Value::as_str).filter(|choice| due.choices.contains(choice));
    match choice {
        Some(choice) if !is_given(due.param) && !is_given(due.unless) => {
            Err(wrong(due.param, &format!("must be given with {} {choice:?}", due.with)))
        }
        _ => Ok(()),
    }
}

/// The default of a parameter, in the form in which it is sent; an error if there is none.
fn default(param: &Param) -> Result<Option<Value>> {
    let Some(default) = param.default else { return Err(wrong(param.name, "is missing")) };
    Ok(default.json().filter(|value| !is_left_out(param.takes, value)))
}

/// An argument, in the form in which it is sent. Null is sent if the operation defines a meaning for it; otherwise it
/// stands for the default.
fn one(op: &Op, param: &Param, value: Option<Value>) -> Result<Option<Value>> {
    let value = match value {
        Some(Value::Null) if op.null.contains(&param.name) => return Ok(Some(Value::Null)),
        None | Some(Value::Null) => return default(param),
        Some(value) => value,
    };
    let in_path = op.path.contains(&format!("{{{}}}", param.name));
    let sent = Argument { param, in_path }.sent(value)?;
    let renamed = op.renamed.iter().find(|(old, _)| sent == *old).map(|(_, new)| Value::from(*new));
    Ok(Some(renamed.unwrap_or(sent)).filter(|sent| !is_left_out(param.takes, sent)))
}

/// Whether a value means that the parameter is omitted.
fn is_left_out(takes: Takes, sent: &Value) -> bool {
    let lacks = |key: &str| sent.get(key).and_then(Value::as_str).is_none_or(str::is_empty);
    match takes {
        Takes::Person => lacks("name") || lacks("email"),
        Takes::Flag | Takes::Switch => sent == &Value::Bool(false),
        Takes::IdOrZero => sent == &Value::from(0),
        Takes::Time | Takes::Choice(_) | Takes::NonEmpty => sent.as_str().is_some_and(str::is_empty),
        Takes::Settings(_) => sent.as_object().is_some_and(Map::is_empty),
        _ => false,
    }
}

struct Argument<'a> {
    param: &'a Param,
    in_path: bool,
}

impl Argument<'_> {
    fn sent(&self, value: Value) -> Result<Value> {
        match self.param.takes {
            Takes::Text | Takes::NonEmpty => self.text(value, self.in_path),
            Takes::Name | Takes::ContentType => self.text(value, true),
            Takes::Credential => self.text(value, self.param.default.is_none()),
            Takes::Prefixed(prefix) => {
                let name = self.text(value, true)?;
                Ok(Value::from(format!("{prefix}{}", name.as_str().unwrap_or_default())))
            }
            Takes::Int => self.int(&value).map(Value::from),
            Takes::Id => self.id(value, 1),
            Takes::IdOrZero => self.id(value, 0),
            Takes::ZeroIsNull => Ok(Some(self.int(&value)?).filter(|number| *number != 0).into()),
            Takes::Bool | Takes::Flag | Takes::TextMatch | Takes::Segment => self.bool(&value).map(Value::Bool),
            Takes::Switch => self.bool(&value).map(|on| if on { Value::from(1) } else { Value::Bool(false) }),
            Takes::Time => self.time(value),
            Takes::Of(field) => self.named(value, field),
            Takes::TextOrFile => self.public_text(value),
            Takes::ListOf(field) => self.each(value, |item| self.named(item, field)),
            Takes::Names => self.names(value),
            Takes::CommaNames => self.comma_names(value),
            Takes::Rest => self.each(value, |item| self.named(item, "name")),
            Takes::Ints => self.each(value, |item| self.int(&item).map(Value::from)),
            Takes::Choice(choices) => self.choice(value, choices, str::eq_ignore_ascii_case),
            Takes::Exactly(choices) => self.choice(value, choices, |one, other| one == other),
            Takes::Color => {
                let color = self.text(value, true)?;
                Ok(Value::from(color.as_str().unwrap_or_default().trim_start_matches('#')))
            }
            Takes::Map(_) | Takes::Person | Takes::Settings(_) => self.object(value),
            Takes::Filled(_) => match self.object(value)? {
                Value::Object(members) if members.is_empty() => Err(self.wrong("must not be empty")),
                object => Ok(object),
            },
            Takes::List(_) => self.each(value, Ok),
            Takes::Base64 => self.base64(value),
            Takes::Json | Takes::Local(_) => Ok(value),
            Takes::Lazy => Err(Error::argument("lazy: use handle() in place of call()")),
            Takes::Number => self.within(&value, -1..=i64::MAX),
            Takes::Etag | Takes::Unless => self.text(value, true),
            Takes::PerPage => self.within(&value, 1..=MOST_PER_PAGE),
        }
    }

    fn wrong(&self, why: &str) -> Error {
        wrong(self.param.name, why)
    }

    fn text(&self, value: Value, not_empty: bool) -> Result<Value> {
        match value.as_str() {
            Some(text) if not_empty && text.trim().is_empty() => Err(self.wrong("must not be empty")),
            Some(_) => Ok(value),
            None => Err(self.wrong("must be text")),
        }
    }

    fn int(&self, value: &Value) -> Result<i64> {
        let digits = || value.as_str()?.parse().ok();
        value.as_i64().or_else(digits).ok_or_else(|| self.wrong("must be an integer"))
    }

    fn within(&self, value: &Value, range: std::ops::RangeInclusive<i64>) -> Result<Value> {
        let number = self.int(value)?;
        if range.contains(&number) {
            return Ok(Value::from(number));
        }
        Err(self.wrong(&format!("must be {} to {}, not {number}", range.start(), range.end())))
    }

    /// An identifier; a text is sent as it is, since some of GitHub's identifiers are texts.
    fn id(&self, value: Value, least: i64) -> Result<Value> {
        if let Some(text) = value.as_str().filter(|text| text.parse::<i64>().is_err()) {
            return self.text(Value::from(text), true);
        }
        let number = self.int(&value)?;
        if number >= least {
            Ok(Value::from(number))
        } else {
            Err(self.wrong(&format!("must be positive, not {number}")))
        }
    }

    fn bool(&self, value: &Value) -> Result<bool> {
        value.as_bool().ok_or_else(|| self.wrong("must be true or false"))
    }

    fn choice(&self, value: Value, choices: &[&str], equal: fn(&str, &str) -> bool) -> Result<Value> {
        let text = value.as_bool().map_or(value, |on| Value::from(on.to_string()));
        let text = text.as_str().ok_or_else(|| self.wrong("must be text"))?;
        let is_default = self.param.default.and_then(DefaultValue::json).is_some_and(|default| default == text);
        let known = choices.iter().copied().find(|choice| equal(choice, text));
        known
            .or_else(|| is_default.then_some(text))
            .map(Value::from)
            .ok_or_else(|| self.wrong(&format!("must be one of {}, not {text:?}", choices.join(", "))))
    }

    fn object(&self, value: Value) -> Result<Value> {
        if value.is_object() { Ok(value) } else { Err(self.wrong("must be an object")) }
    }

    fn each(&self, value: Value, item: impl Fn(Value) -> Result<Value>) -> Result<Value> {
        match value {
            Value::Array(items) => items.into_iter().map(item).collect::<Result<Vec<_>>>().map(Value::Array),
            _ => Err(self.wrong("must be an array")),
        }
    }

    /// A name, or a resource with a field that contains it.
    fn named(&self, value: Value, field: &str) -> Result<Value> {
        let numbers = matches!(field, "id" | "number");
        match value {
            Value::Object(mut members) => match members.remove(field) {
                Some(found @ (Value::String(_) | Value::Number(_))) => Ok(found),
                _ => Err(self.wrong(&format!("must be text, or a resource with {field}"))),
            },
            Value::String(name) if field == "full_name" && name.matches('/').count() != 1 => {
                Err(self.wrong(&format!("must be as owner/name, not {name:?}")))
            }
            Value::String(name) if name.trim().is_empty() && self.param.default != Some(DefaultValue::Text("")) => {
                Err(self.wrong("must not be empty"))
            }
            name @ Value::String(_) => Ok(name),
            number @ Value::Number(_) if numbers => Ok(number),
            _ => Err(self.wrong(&format!("must be text, or a resource with {field}"))),
        }
    }

    /// An array of names, or text with names separated by commas.
    fn names(&self, value: Value) -> Result<Value> {
        match value.as_str() {
            Some(text) => {
                let names = text.split(',').map(str::trim).filter(|name| !name.is_empty());
                let names: Vec<Value> = names.map(Value::from).collect();
                if names.is_empty() { Err(self.wrong("must not be empty text")) } else { Ok(Value::Array(names)) }
            }
            None => self.each(value, |item| self.named(item, "name")),
        }
    }

    fn comma_names(&self, value: Value) -> Result<Value> {
        if value.is_string() {
            return Ok(value);
        }
        let names = self.names(value)?;
        let names: Vec<&str> = names.as_array().into_iter().flatten().filter_map(Value::as_str).collect();
        match names.iter().find(|name| name.contains(',')) {
            Some(name) => Err(self.wrong(&format!("has the name {name:?}; a comma separates names"))),
            None => Ok(Value::from(names.join(","))),
        }
    }

    /// Text, or an array of bytes; sent in base64.
    fn base64(&self, value: Value) -> Result<Value> {
        let bytes = bytes_of(value);
        bytes.map(|bytes| Value::from(STANDARD.encode(bytes))).ok_or_else(|| self.wrong("must be text or bytes"))
    }

    /// Text that is not a private key. A private key here is always a mistake.
    fn public_text(&self, value: Value) -> Result<Value> {
        let text = self.text(value, true)?;
        let marks = ["PRIVATE KEY", "Private-Lines:"];
        if text.as_str().is_some_and(|text| marks.iter().any(|mark| text.contains(mark))) {
            return Err(self.wrong("is a private key, which must never be sent"));
        }
        Ok(text)
    }

    fn time(&self, value: Value) -> Result<Value> {
        let is_time = |text: &str| {
            DateTime::parse_from_rfc3339(text).is_ok()
                || NaiveDateTime::parse_from_str(text, "%Y-%m-%dT%H:%M:%S%.f").is_ok()
                || NaiveDate::parse_from_str(text, "%Y-%m-%d").is_ok()
        };
        match value.as_str() {
            Some(text) if is_time(text) || (text.is_empty() && self.param.default == Some(DefaultValue::Text(""))) => {
                Ok(value)
            }
            _ => Err(self.wrong("must be a time in ISO 8601, such as 2014-04-03T18:58:10Z")),
        }
    }
}

fn wrong(name: &str, why: &str) -> Error {
    Error::Argument(format!("{name} {why}"))
}

/// Text, or an array of bytes.
pub fn bytes_of(value: Value) -> Option<Bytes> {
    match value {
        Value::String(text) => Some(Bytes::from(text)),
        Value::Array(items) => {
            let bytes: Option<Vec<u8>> = items.iter().map(|item| u8::try_from(item.as_u64()?).ok()).collect();
            bytes.map(Bytes::from)
        }
        _ => None,
    }
}
