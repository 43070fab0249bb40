//! What the arguments of calls are read through, whatever language they come from.

use std::borrow::Cow;

use chrono::{DateTime, NaiveDate, NaiveDateTime};
use serde_json::Value;

use crate::github::description::names::nearest;
use crate::github::description::operation::Operation;
use crate::http::error::{Error, Result};

/// A value of an argument. Each method reads one form; a value has the form or not, and only code of the user that
/// runs meanwhile, such as an iterator, fails.
pub trait Input: Sized {
    /// The words for types in errors.
    const WORDS: &'static Words;

    /// Its type, as errors name it.
    fn type_name(&self) -> String;

    /// Whether it stands for no value.
    fn is_null(&self) -> bool;

    /// Whether it stands for an argument that is not given.
    fn is_unset(&self) -> bool {
        false
    }

    /// True or false.
    fn bool(&self) -> Option<bool>;

    /// An integer, or the text of one of more than 64 bits. Neither a text nor a bool is one.
    fn int(&self) -> Result<Option<Result<i64, String>>>;

    /// Whether it is a number, whole or not.
    fn is_number(&self) -> bool;

    /// Text.
    fn text(&self) -> Result<Option<Cow<'_, str>>>;

    /// Bytes.
    fn bytes(&self) -> Option<Cow<'_, [u8]>>;

    /// A time in ISO 8601: a text as it is, or another form of a time in UTC.
    fn time(&self) -> Option<String>;

    /// The content of a file that it stands for.
    fn file(&self) -> Result<Option<Vec<u8>>> {
        Ok(None)
    }

    /// The items of a list or another iterable. Neither texts nor objects have items.
    fn items(&self) -> Result<Option<impl Iterator<Item = Result<Self>>>>;

    /// The same value with items that can be read more than once; None if its own can.
    fn reusable(&self) -> Result<Option<Self>> {
        Ok(None)
    }

    /// What an object has for a part of the path of an operation, such as the login for `owner`; None for any other value.
    fn part_of_path(&self, _operation: Option<&Operation>, _name: &str) -> Result<Option<Self>> {
        Ok(None)
    }

    /// Whether it is an object with members.
    fn is_mapping(&self) -> bool;

    /// The members of an object; the name of the argument is for errors.
    fn members(&self, name: &str) -> Result<Option<Vec<(String, Self)>>>;

    /// The first text or number that an object has at one of these keys; a dot leads into a nested object.
    fn member(&self, keys: &[&str]) -> Result<Member<Self>>;

    /// The value as JSON; an error if it is none. The name of the argument is for errors.
    fn json(&self, name: &str) -> Result<Value>;
}

/// What an object has in place of a name or a number.
#[derive(Debug)]
pub enum Member<T> {
    /// The value is no object.
    None,
    /// The object has none of the keys.
    Missing,
    /// A text or a number.
    Found(T),
}

/// The words of a language for the types of arguments, in errors.
#[derive(Debug)]
#[allow(missing_docs)]
pub struct Words {
    pub null: &'static str,
    pub bool: &'static str,
    pub int: &'static str,
    pub number: &'static str,
    pub text: &'static str,
    pub bytes: &'static str,
    /// Text, or a file with it.
    pub text_or_file: &'static str,
    pub time: &'static str,
    pub date: &'static str,
    pub iterable: &'static str,
    /// The texts in an iterable.
    pub texts: &'static str,
    /// The integers in an iterable.
    pub ints: &'static str,
    pub mapping: &'static str,
    /// How to send what GitHub's description lacks, behind an error.
    pub extra: &'static str,
}

/// Those of JSON.
static JSON: Words = Words {
    null: "null",
    bool: "true or false",
    int: "an integer",
    number: "a number",
    text: "text",
    bytes: "text or an array of bytes",
    text_or_file: "text",
    time: "ISO 8601 text such as 2014-04-03T18:58:10Z",
    date: "text such as 2014-04-03",
    iterable: "an array",
    texts: "texts",
    ints: "integers",
    mapping: "an object",
    extra: "",
};

impl Input for &Value {
    const WORDS: &'static Words = &JSON;

    fn type_name(&self) -> String {
        let name = match self {
            Value::Null => JSON.null,
            Value::Bool(_) => "a bool",
            Value::Number(_) => JSON.number,
            Value::String(_) => JSON.text,
            Value::Array(_) => JSON.iterable,
            Value::Object(_) => JSON.mapping,
        };
        name.to_owned()
    }

    fn is_null(&self) -> bool {
        Value::is_null(self)
    }

    fn bool(&self) -> Option<bool> {
        self.as_bool()
    }

    fn int(&self) -> Result<Option<Result<i64, String>>> {
        Ok(match self {
            Value::Number(number) if !number.is_f64() => Some(number.as_i64().ok_or_else(|| number.to_string())),
            _ => None,
        })
    }

    fn is_number(&self) -> bool {
        Value::is_number(self)
    }

    fn text(&self) -> Result<Option<Cow<'_, str>>> {
        Ok(self.as_str().map(Cow::Borrowed))
    }

    fn bytes(&self) -> Option<Cow<'_, [u8]>> {
        match self {
            Value::String(text) => Some(Cow::Borrowed(text.as_bytes())),
            Value::Array(items) => {
                items.iter().map(|item| u8::try_from(item.as_u64()?).ok()).collect::<Option<Vec<u8>>>().map(Cow::Owned)
            }
            _ => None,
        }
    }

    fn time(&self) -> Option<String> {
        self.as_str().filter(|text| is_time(text)).map(str::to_owned)
    }

    fn items(&self) -> Result<Option<impl Iterator<Item = Result<Self>>>> {
        Ok(self.as_array().map(|items| items.iter().map(Ok)))
    }

    fn is_mapping(&self) -> bool {
        self.is_object()
    }

    fn members(&self, _name: &str) -> Result<Option<Vec<(String, Self)>>> {
        Ok(self.as_object().map(|members| members.iter().map(|(name, value)| (name.clone(), value)).collect()))
    }

    fn member(&self, keys: &[&str]) -> Result<Member<Self>> {
        if !self.is_object() {
            return Ok(Member::None);
        }
        let within = |key: &&str| key.split('.').try_fold(*self, |value, part| value.get(part));
        let found = keys.iter().filter_map(within).find(|value| value.is_string() || value.is_number());
        Ok(found.map_or(Member::Missing, Member::Found))
    }

    fn json(&self, _name: &str) -> Result<Value> {
        Ok((*self).clone())
    }
}

/// Whether a text is a time or a date in ISO 8601.
pub fn is_time(text: &str) -> bool {
    DateTime::parse_from_rfc3339(text).is_ok()
        || NaiveDateTime::parse_from_str(text, "%Y-%m-%dT%H:%M:%S%.f").is_ok()
        || NaiveDate::parse_from_str(text, "%Y-%m-%d").is_ok()
}

/// The error for an argument of the wrong type.
pub fn wrong_type<I: Input>(name: &str, due: &str, value: &I) -> Error {
    let found = if value.is_null() { I::WORDS.null.to_owned() } else { value.type_name() };
    Error::Type(format!("{name} must be {due}, not {found}"))
}

/// The error for an argument with an invalid value.
pub fn wrong_value(name: &str, why: &str) -> Error {
    Error::Argument(format!("{name} {why}"))
}

/// The error for an integer of more than 64 bits.
pub fn out_of_range(name: &str, number: &str) -> Error {
    wrong_value(name, &format!("must be from {} to {}, not {number}", i64::MIN, i64::MAX))
}

/// The error for a text that is none of the choices.
pub fn unknown_choice(name: &str, choices: &[&str], text: &str) -> Error {
    let known: Vec<String> = choices.iter().map(|choice| format!("{choice:?}")).collect();
    not_among(name, &known.join(", "), choices, text, "")
}

/// The same for choices that are written like this, some of which are texts, with advice at its end.
pub fn not_among(name: &str, choices: &str, texts: &[&str], text: &str, advice: &str) -> Error {
    let hint = nearest(text, texts.iter().copied()).map(|near| format!("; did you mean {near:?}?")).unwrap_or_default();
    wrong_value(name, &format!("must be one of {choices}, not {text:?}{hint}{advice}"))
}

/// The headers of a call: a mapping of text to text.
pub fn headers<I: Input>(value: &I) -> Result<Vec<(String, String)>> {
    let members = value.members("headers")?.ok_or_else(|| wrong_type("headers", I::WORDS.mapping, value))?;
    let header = |(name, value): (String, I)| {
        let text = value.text()?.map(Cow::into_owned);
        text.map(|text| (name.clone(), text))
            .ok_or_else(|| wrong_type(&format!("headers.{name}"), I::WORDS.text, &value))
    };
    members.into_iter().map(header).collect()
}
