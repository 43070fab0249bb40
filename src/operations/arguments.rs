//! Converts the arguments of a declared operation to what is sent. An invalid argument is an error that names it, before
//! anything is sent.

use std::borrow::Cow;
use std::ops::RangeInclusive;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Map, Value};

use crate::github::model::declaration::Op;
use crate::github::model::objects;
use crate::github::model::parameter::{Param, Takes};
use crate::http::error::{Error, Result};
use crate::operations::contradictions;
use crate::operations::described::alternatives;
use crate::operations::input::{Input, Member, out_of_range, unknown_choice, wrong_type, wrong_value};
use crate::session::page::MOST_PER_PAGE;

/// The arguments of a call: the value to send for each parameter; None sends nothing.
pub type Arguments = Vec<(&'static Param, Option<Value>)>;

/// The values to send for the arguments of a call: a value for each parameter, or None where the default applies.
pub fn convert<I: Input>(op: &'static Op, given: impl Iterator<Item = Option<I>>) -> Result<Arguments> {
    let each = op.params.iter().zip(given).map(|(param, value)| {
        let value = match value {
            // Functions of the operation read these.
            _ if matches!(param.takes, Takes::Local(_)) => None,
            Some(value) => one(op, param, value)?,
            None => default(param),
        };
        Ok((param, value))
    });
    let arguments = each.collect::<Result<Arguments>>()?;
    check_any_of(op, &arguments)?;
    contradictions::check(op, &arguments)?;
    Ok(arguments)
}

/// The value that is sent for a parameter.
pub fn sent<'a>(arguments: &'a Arguments, name: &str) -> Option<&'a Value> {
    arguments.iter().find(|(param, _)| param.name == name)?.1.as_ref()
}

/// The value that is sent for the parameter of this type.
pub fn taking(arguments: &Arguments, takes: Takes) -> Option<&Value> {
    arguments.iter().find(|(param, _)| param.takes == takes)?.1.as_ref()
}

/// Return an error for a call without any of the parameters of which one is required. Where newer, keyword-only ones may
/// replace a required one, that one is missing.
fn check_any_of(op: &Op, arguments: &Arguments) -> Result<()> {
    let given = |name: &&str| sent(arguments, name);
    let is_empty = |value: &Value| value.as_str() == Some("");
    if op.any_of.is_empty() || op.any_of.iter().filter_map(given).any(|value| !is_empty(value)) {
        return Ok(());
    }
    let by_keyword = op.params.iter().skip(op.positional).any(|param| op.any_of.contains(&param.name));
    if by_keyword && op.any_of.iter().all(|name| given(name).is_none()) {
        return Err(Error::Type(format!("{}() is missing one of '{}'", op.name, op.any_of.join("', '"))));
    }
    Err(Error::Argument(format!("{} must be given", op.any_of.join(" or "))))
}

/// The default of a parameter, as sent.
fn default(param: &Param) -> Option<Value> {
    param.usual().filter(|sent| !is_left_out(param.takes, sent))
}

/// An argument, as sent; None is not sent. Null is sent if the operation defines a meaning for it; otherwise it stands
/// for the default.
fn one<I: Input>(op: &Op, param: &Param, value: I) -> Result<Option<Value>> {
    if value.is_null() {
        return match param.default {
            _ if op.null.contains(&param.name) => Ok(Some(Value::Null)),
            Some(_) => Ok(default(param)),
            None => Err(Error::Type(format!("{} must not be {}", param.name, I::WORDS.null))),
        };
    }
    let value = of_object(op, param, value)?;
    let is_it = |part: &str| part.split_once('}').is_some_and(|(name, _)| name == param.name);
    let in_path = op.path.split('{').skip(1).any(is_it);
    let sent = Argument { op, param, value: &value, in_path }.sent()?;
    Ok(Some(sent).filter(|sent| !is_left_out(param.takes, sent)))
}

/// What an object has for an argument, such as the login of a user; any other value as it is.
fn of_object<I: Input>(op: &Op, param: &Param, value: I) -> Result<I> {
    let keys = objects::keys(op, param);
    if keys.is_empty() {
        return Ok(value);
    }
    match value.member(keys)? {
        Member::None => Ok(value),
        Member::Found(found) => Ok(found),
        Member::Missing => {
            let is_text = matches!(param.takes, Takes::Text | Takes::NonEmpty | Takes::Name);
            let due = if is_text { I::WORDS.text } else { I::WORDS.int };
            Err(wrong_type(param.name, &format!("{due} or an object with {}", keys.join(" or ")), &value))
        }
    }
}

/// Whether an argument means that nothing is sent.
fn is_left_out(takes: Takes, sent: &Value) -> bool {
    match takes {
        Takes::Flag | Takes::Switch => sent == &Value::Bool(false),
        Takes::IdOrZero => sent == &Value::from(0),
        Takes::Time | Takes::Choice(_) | Takes::NonEmpty => sent.as_str().is_some_and(str::is_empty),
        Takes::Settings(_) => sent.as_object().is_some_and(Map::is_empty),
        _ => false,
    }
}

struct Argument<'a, I> {
    op: &'a Op,
    param: &'a Param,
    value: &'a I,
    in_path: bool,
}

impl<I: Input> Argument<'_, I> {
    fn sent(&self) -> Result<Value> {
        let names = || format!("{} of names", I::WORDS.iterable);
        let ints = || format!("{} of {}", I::WORDS.iterable, I::WORDS.ints);
        match self.param.takes {
            Takes::Text | Takes::NonEmpty => self.text_or_other(self.in_path),
            Takes::Name => self.text_or_other(true),
            Takes::ContentType => self.name_or_text(true).map(Value::from),
            Takes::Credential => self.credential(),
            Takes::Prefixed(prefix) => Ok(Value::from(format!("{prefix}{}", self.name_or_text(true)?))),
            Takes::Int => self.int().map(Value::from),
            Takes::IdOrZero if self.int().is_ok_and(|number| number == 0) => Ok(Value::from(0)),
            Takes::AppId if self.is_text_beside_digits()? => self.name_or_text(true).map(Value::from),
            Takes::Id | Takes::AppId | Takes::IdOrZero => self.id(),
            Takes::ZeroIsNull => self.int().map(|number| if number == 0 { Value::Null } else { Value::from(number) }),
            Takes::Bool | Takes::Flag | Takes::TextMatch | Takes::Segment | Takes::Lazy => self.bool().map(Value::Bool),
            Takes::Switch => self.bool().map(|on| if on { Value::from(1) } else { Value::Bool(false) }),
            Takes::Seconds => self.seconds(),
            Takes::Time => self.time(),
            Takes::Of(_) if self.is_empty_default()? => Ok(Value::from("")),
            Takes::Of(field) => self.named(self.value, field, true),
            Takes::TextOrFile => self.text_or_file(),
            Takes::ListOf(field) => self.each(names, |item| self.named(item, field, false)),
            Takes::Names => self.names().map(Value::from),
            Takes::CommaNames => self.comma_names(),
            Takes::Rest => self.each(names, |item| self.named(item, "name", true)),
            Takes::Ints => self.each(ints, |item| self.int_of(item).map(Value::from)),
            Takes::Choice(choices) => self.choice(choices),
            Takes::Exactly(choices) => self.exact_choice(choices),
            Takes::Color => self.text().map(|color| Value::from(color.trim_start_matches('#'))),
            Takes::Map(_) | Takes::Person | Takes::Settings(_) => self.mapping(),
            Takes::Filled(_) => match self.mapping()? {
                Value::Object(members) if members.is_empty() => Err(self.empty()),
                mapping => Ok(mapping),
            },
            Takes::List(_) => self.each(|| I::WORDS.iterable.to_owned(), |item| item.json(self.param.name)),
            Takes::Base64 => self.base64(),
            Takes::Json => self.value.json(self.param.name),
            Takes::Number => self.within(-1..=i64::MAX, "-1 (all) or more"),
            Takes::Etag | Takes::Unless => self.text().map(Value::from),
            Takes::PerPage => self.within(1..=MOST_PER_PAGE, &format!("1 to {MOST_PER_PAGE}")),
            Takes::Local(_) => Ok(Value::Null),
        }
    }

    fn wrong(&self, why: &str) -> Error {
        wrong_value(self.param.name, why)
    }

    fn empty(&self) -> Error {
        self.wrong("must not be empty")
    }

    fn text(&self) -> Result<String> {
        let text = self.value.text()?.map(Cow::into_owned);
        text.ok_or_else(|| wrong_type(self.param.name, I::WORDS.text, self.value))
    }

    fn name_or_text(&self, not_empty: bool) -> Result<String> {
        self.checked(self.text()?, not_empty)
    }

    /// A text; an error if it must not be empty, but is.
    fn checked(&self, text: String, not_empty: bool) -> Result<String> {
        if not_empty && text.trim().is_empty() { Err(self.empty()) } else { Ok(text) }
    }

    /// Text, or what else GitHub's description allows.
    fn text_or_other(&self, not_empty: bool) -> Result<Value> {
        let other = if self.in_path { None } else { alternatives::sent(self.op, self.param, "", self.value)? };
        other.map_or_else(|| self.name_or_text(not_empty).map(Value::from), Ok)
    }

    fn credential(&self) -> Result<Value> {
        if self.value.text()?.is_some() {
            return self.name_or_text(self.param.default.is_none()).map(Value::from);
        }
        let bytes = self.value.bytes().ok_or_else(|| wrong_type(self.param.name, I::WORDS.text, self.value))?;
        let text = String::from_utf8(bytes.into_owned()).map_err(|_| self.wrong("must be UTF-8 where it is bytes"))?;
        self.checked(text, self.param.default.is_none()).map(Value::from)
    }

    /// True or false, or the numbers that stand for them.
    fn bool(&self) -> Result<bool> {
        match (self.value.bool(), self.value.int()?) {
            (Some(value), _) => Ok(value),
            (None, Some(Ok(number @ 0..=1))) => Ok(number == 1),
            _ => Err(wrong_type(self.param.name, I::WORDS.bool, self.value)),
        }
    }

    /// Whether it is the empty text and that is the default, so the argument counts as missing.
    fn is_empty_default(&self) -> Result<bool> {
        Ok(self.param.default == Some("\"\"") && self.value.text()?.is_some_and(|text| text.is_empty()))
    }

    fn int(&self) -> Result<i64> {
        self.int_of(self.value)
    }

    /// An integer, or text of digits.
    fn int_of(&self, value: &I) -> Result<i64> {
        let digits = value.text()?.and_then(|text| text.parse().ok());
        let number = if digits.is_some() { digits.map(Ok) } else { value.int()? };
        match number {
            Some(Ok(number)) => Ok(number),
            Some(Err(number)) => Err(out_of_range(self.param.name, &number)),
            None => Err(wrong_type(self.param.name, I::WORDS.int, value)),
        }
    }

    /// Whether it is text, but no number.
    fn is_text_beside_digits(&self) -> Result<bool> {
        Ok(self.value.text()?.is_some_and(|text| text.parse::<i64>().is_err()))
    }

    /// An identifier or number: an integer, or text of digits.
    fn id(&self) -> Result<Value> {
        let number = match self.value.text()? {
            Some(id) if id.trim().is_empty() => return Err(self.empty()),
            Some(id) => id.parse::<i64>().map_err(|_| self.wrong(&format!("must be {}, not {id:?}", I::WORDS.int)))?,
            None => self.int()?,
        };
        if number > 0 { Ok(Value::from(number)) } else { Err(self.wrong(&format!("must be positive, not {number}"))) }
    }

    /// An integer within bounds, which are also given in words.
    fn within(&self, bounds: RangeInclusive<i64>, due: &str) -> Result<Value> {
        match self.int()? {
            number if bounds.contains(&number) => Ok(Value::from(number)),
            number => Err(self.wrong(&format!("must be {due}, not {number}"))),
        }
    }

    fn exact_choice(&self, choices: &[&str]) -> Result<Value> {
        let value = self.text()?;
        if choices.contains(&value.as_str()) {
            return Ok(Value::from(value));
        }
        Err(unknown_choice(self.param.name, choices, &value))
    }

    fn choice(&self, choices: &[&str]) -> Result<Value> {
        let value = match self.value.bool().filter(|_| choices.contains(&"true")) {
            Some(on) => on.to_string(),
            None => self.text()?,
        };
        let is_default = || self.param.usual().is_some_and(|default| default == *value);
        // GitHub's values are case-sensitive and all of one case; arguments may have any.
        let known = choices.iter().copied().find(|choice| choice.eq_ignore_ascii_case(&value));
        match known.or_else(|| is_default().then_some(&*value)) {
            // An old name of the order.
            Some("due_date") if self.op.id == "issues/list-milestones" => Ok(Value::from("due_on")),
            Some(known) => Ok(Value::from(known)),
            None => Err(unknown_choice(self.param.name, choices, &value)),
        }
    }

    fn mapping(&self) -> Result<Value> {
        if self.value.is_mapping() {
            return self.value.json(self.param.name);
        }
        Err(wrong_type(self.param.name, I::WORDS.mapping, self.value))
    }

    fn each(&self, due: impl Fn() -> String, item: impl Fn(&I) -> Result<Value>) -> Result<Value> {
        let items = self.value.items()?.ok_or_else(|| wrong_type(self.param.name, &due(), self.value))?;
        items.map(|found| item(&found?)).collect::<Result<Vec<_>>>().map(Value::Array)
    }

    /// A name, or the field of an object that contains it.
    fn named(&self, value: &I, field: &str, not_empty: bool) -> Result<Value> {
        if let Some(name) = value.text()? {
            // IDs that are text are parts of paths.
            if field == "id" && !self.in_path {
                return self.id();
            }
            if not_empty && name.trim().is_empty() {
                return Err(self.empty());
            }
            let is_whole = name.split_once('/').is_some_and(|(owner, name)| !owner.is_empty() && !name.is_empty());
            if field == "full_name" && (!is_whole || name.matches('/').count() > 1) {
                return Err(self.wrong(&format!("must be as 'owner/name', not {name:?}")));
            }
            return Ok(Value::from(name));
        }
        if let Some(object) = alternatives::sent(self.op, self.param, field, value)? {
            return Ok(object);
        }
        match (value.member(&[field])?, value.int()?) {
            (Member::Found(found), _) => found.json(self.param.name),
            (Member::None, Some(Ok(number))) if matches!(field, "id" | "number") => Ok(Value::from(number)),
            _ => Err(wrong_type(self.param.name, &format!("{} or an object with {field}", I::WORDS.text), value)),
        }
    }

    /// The names of an iterable, or of a text with commas.
    fn names(&self) -> Result<Vec<Value>> {
        if let Some(text) = self.value.text()? {
            let names = text.split(',').map(str::trim).filter(|name| !name.is_empty());
            let names: Vec<Value> = names.map(Value::from).collect();
            // Nothing may be meant by it, or that all are to be removed.
            return if names.is_empty() { Err(self.empty()) } else { Ok(names) };
        }
        let due = || format!("{} of names, or {} with commas", I::WORDS.iterable, I::WORDS.text);
        match self.each(due, |item| self.named(item, "name", false))? {
            Value::Array(names) => Ok(names),
            _ => Ok(Vec::new()),
        }
    }

    /// The same as one text; a text is sent unchanged.
    fn comma_names(&self) -> Result<Value> {
        if let Some(text) = self.value.text()? {
            return Ok(Value::from(text));
        }
        let names = self.names()?;
        let names: Vec<&str> = names.iter().filter_map(Value::as_str).collect();
        match names.iter().find(|name| name.contains(',')) {
            Some(name) => Err(self.wrong(&format!("has the name {name:?}; a comma separates names"))),
            None => Ok(Value::from(names.join(","))),
        }
    }

    fn base64(&self) -> Result<Value> {
        match self.value.bytes() {
            Some(bytes) => Ok(Value::from(STANDARD.encode(bytes))),
            None => Err(self.wrong(&format!("must be {}, not {}", I::WORDS.bytes, self.value.type_name()))),
        }
    }

    fn time(&self) -> Result<Value> {
        if self.is_empty_default()? {
            return Ok(Value::from(""));
        }
        let time = self.value.time().map(Value::from);
        time.ok_or_else(|| self.wrong(&format!("must be {}", I::WORDS.time)))
    }

    /// A number of seconds, whole or not.
    fn seconds(&self) -> Result<Value> {
        let is_whole = self.value.int()?.is_some() || !self.value.is_number();
        let given = if is_whole { Value::from(self.int()?) } else { self.value.json(self.param.name)? };
        match given.as_f64() {
            Some(seconds) if seconds >= 0.0 => Ok(given),
            _ => Err(self.wrong(&format!("must be 0 or more, not {given}"))),
        }
    }

    /// Text, or the text of a file. Private keys are rejected, because only public keys are uploaded.
    fn text_or_file(&self) -> Result<Value> {
        let text = match self.value.file()? {
            Some(bytes) => {
                let read = String::from_utf8(bytes).map_err(|_| self.wrong("must be a file of UTF-8 text"))?;
                read.trim().to_owned()
            }
            None => match self.value.text()? {
                Some(text) => text.into_owned(),
                None => return Err(wrong_type(self.param.name, I::WORDS.text_or_file, self.value)),
            },
        };
        match PRIVATE.iter().any(|mark| text.contains(mark)) {
            true => Err(self.wrong("is a private key, which must never be sent")),
            false => self.checked(text, true).map(Value::from),
        }
    }
}

/// Texts in private keys of OpenSSH, GnuPG and PuTTY.
const PRIVATE: [&str; 2] = ["PRIVATE KEY", "Private-Lines:"];
