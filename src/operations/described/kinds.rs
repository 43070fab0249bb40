//! Converts arguments to JSON by the types of GitHub's description. An invalid one is an error that names the argument, or
//! the part of it.

use std::cmp::Reverse;

use serde_json::{Map, Value};

use crate::github::description::kind::Kind;
use crate::github::description::names::nearest;
use crate::github::description::schemas;
use crate::github::description::shapes::{self, Shape};
use crate::http::error::{Error, Result};
use crate::operations::input::{Input, Words, not_among, out_of_range, wrong_type, wrong_value};

/// Maximum depth of a value.
const DEEPEST: usize = 100;

/// The place of a value: an argument or a part of one.
struct At {
    name: String,
    depth: usize,
    /// What errors for unknown keys and choices end with.
    advice: &'static str,
}

impl At {
    fn member(&self, key: &str) -> At {
        self.deeper(if self.name.is_empty() { key.to_owned() } else { format!("{}.{key}", self.name) })
    }

    fn item(&self, at: usize) -> At {
        self.deeper(format!("{}[{at}]", self.name))
    }

    fn same(&self) -> At {
        self.deeper(self.name.clone())
    }

    fn deeper(&self, name: String) -> At {
        At { name, depth: self.depth + 1, advice: self.advice }
    }
}

/// The value that is sent for an argument of the query or the body.
pub fn argument<I: Input>(name: &str, kind: &'static Kind, value: &I) -> Result<Value> {
    checked(&At { name: name.to_owned(), depth: 0, advice: I::WORDS.extra }, kind, value)
}

/// The value of an argument of a call that has no `extra`: a part of a path, or an argument of a declared operation.
pub fn without_extra<I: Input>(name: &str, kind: &'static Kind, value: &I) -> Result<Value> {
    checked(&At { name: name.to_owned(), depth: 0, advice: "" }, kind, value)
}

/// Check that the members of a body, by their names in it, fit one of its alternatives. The error names the missing
/// member, or one that does not fit.
pub fn check_alternative<I: Input>(kind: &'static Kind, members: &[(String, I)]) -> Result<()> {
    let mut found = shapes::shapes(kind);
    found.iter_mut().for_each(|shape| shape.others = Some(&Kind::Any));
    one_shape(&At { name: String::new(), depth: 0, advice: I::WORDS.extra }, &found, members).map(drop)
}

fn checked<I: Input>(at: &At, kind: &'static Kind, value: &I) -> Result<Value> {
    if at.depth > DEEPEST {
        return Err(wrong_value(&at.name, "is nested too deeply"));
    }
    if value.is_null() {
        return if kind.is_nullable() { Ok(Value::Null) } else { Err(wrong(at, kind, value)) };
    }
    match kind {
        Kind::Any => value.json(&at.name),
        Kind::Optional(kind) => checked(&at.same(), kind, value),
        Kind::Schema(schema) => match schemas::schema(schema) {
            Some(kind) => checked(&at.same(), kind, value),
            None => value.json(&at.name),
        },
        Kind::List(item) => {
            let items = value.items()?.ok_or_else(|| wrong(at, kind, value))?;
            let each = |(place, found): (usize, Result<I>)| checked(&at.item(place), item, &found?);
            items.enumerate().map(each).collect::<Result<Vec<_>>>().map(Value::Array)
        }
        Kind::Members(members) => object(at, &Shape::of(members), &self::members(at, kind, value)?),
        Kind::Map(values) => {
            let member = |(key, value): &(String, I)| Ok((key.clone(), checked(&at.member(key), values, value)?));
            members(at, kind, value)?.iter().map(member).collect::<Result<Map<_, _>>>().map(Value::Object)
        }
        Kind::Object => {
            members(at, kind, value)?;
            value.json(&at.name)
        }
        Kind::All(_) => one_shape(at, &shapes::shapes(kind), &members(at, kind, value)?),
        Kind::Union(kinds) => one_of(at, kind, kinds, value),
        _ => scalar(at, kind, value),
    }
}

fn scalar<I: Input>(at: &At, kind: &'static Kind, value: &I) -> Result<Value> {
    let text = value.text()?;
    let found = match kind {
        Kind::Str | Kind::Binary => text.as_deref().map(Value::from),
        Kind::Bool => value.bool().map(Value::from),
        Kind::Int => value.int()?.transpose().map_err(|number| out_of_range(&at.name, &number))?.map(Value::from),
        Kind::Float if value.is_number() => Some(value.json(&at.name)?),
        Kind::Time => value.time().map(Value::from),
        // A date is sent as such, in place of the midnight that begins it.
        Kind::Date => {
            let day = |time: String| if text.is_some() { time } else { time.chars().take(10).collect() };
            value.time().map(|time| Value::from(day(time)))
        }
        Kind::Literal(_) => return choice(at, &kind.choices(), kind, value),
        _ => None,
    };
    found.ok_or_else(|| match (kind, text) {
        (Kind::Time | Kind::Date, Some(text)) => {
            wrong_value(&at.name, &format!("must be {}, not {text:?}", due(kind, I::WORDS)))
        }
        _ => wrong(at, kind, value),
    })
}

fn choice<I: Input>(at: &At, choices: &[&str], kind: &Kind, value: &I) -> Result<Value> {
    let given = value.json(&at.name)?;
    if is_among(choices, &given) {
        return Ok(given);
    }
    let texts: Vec<String> = choices.iter().filter_map(|json| serde_json::from_str(json).ok()).collect();
    let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
    match given.as_str().filter(|_| !texts.is_empty()) {
        Some(text) => Err(not_among(&at.name, &choices.join(", "), &texts, text, at.advice)),
        None => Err(wrong(at, kind, value)),
    }
}

/// Whether a value is one of some JSON texts.
pub(super) fn is_among(choices: &[&str], value: &Value) -> bool {
    choices.iter().filter_map(|json| serde_json::from_str::<Value>(json).ok()).any(|choice| choice == *value)
}

/// An object of a shape.
fn object<I: Input>(at: &At, shape: &Shape, given: &[(String, I)]) -> Result<Value> {
    let mut found = Map::new();
    for (key, value) in given {
        let place = at.member(key);
        let kinds = match (shape.member(key), shape.others) {
            (Some(member), _) => member.kinds.as_slice(),
            (None, Some(kind)) => &[kind][..],
            (None, None) => return Err(unknown_key(&at.name, shape, key, at.advice)),
        };
        let kept = value.reusable()?;
        let mut sent = Value::Null;
        for kind in kinds {
            sent = checked(&place, kind, kept.as_ref().unwrap_or(value))?;
        }
        found.insert(key.clone(), sent);
    }
    let missing = shape.members.iter().find(|member| member.required && !found.contains_key(member.name));
    match missing {
        Some(member) if at.name.is_empty() => {
            Err(Error::Type(format!("missing 1 required argument: '{}'", member.name)))
        }
        Some(member) => Err(wrong_value(&at.name, &format!("is missing {:?}", member.name))),
        None => Ok(Value::Object(found)),
    }
}

/// The error of a key that an object of this shape lacks; it ends with the advice.
pub(super) fn unknown_key(name: &str, shape: &Shape, key: &str, advice: &str) -> Error {
    let near = nearest(key, shape.members.iter().map(|member| member.name));
    let hint = near.map(|near| format!("; did you mean {near:?}?")).unwrap_or_default();
    Error::Type(format!("{name} got an unexpected key {key:?}{hint}{advice}"))
}

fn members<I: Input>(at: &At, kind: &Kind, value: &I) -> Result<Vec<(String, I)>> {
    value.members(&at.name)?.ok_or_else(|| wrong(at, kind, value))
}

fn one_of<I: Input>(at: &At, kind: &'static Kind, kinds: &'static [Kind], value: &I) -> Result<Value> {
    if !kind.choices().is_empty() {
        return choice(at, &kind.choices(), kind, value);
    }
    if value.is_mapping() {
        let shapes = shapes::shapes(kind);
        if !shapes.is_empty() {
            return one_shape(at, &shapes, &members(at, kind, value)?);
        }
    }
    let kept = value.reusable()?;
    let (value, mut first) = (kept.as_ref().unwrap_or(value), None);
    for each in kinds {
        match checked(&at.same(), each, value) {
            Ok(sent) => return Ok(sent),
            // An exception of the value itself.
            Err(error @ Error::Callback(_)) if *each.resolved() == Kind::Int => return Err(error),
            // The error of the alternative that was meant says most.
            Err(error) if is_of(each, value)? => drop(first.get_or_insert(error)),
            Err(_) => {}
        }
    }
    Err(first.unwrap_or_else(|| wrong(at, kind, value)))
}

/// An object that has one of several shapes. The members with choices, such as `type`, tell which one is meant; if they
/// leave several, the one with the fewest unknown and missing members is, and the most known ones.
fn one_shape<I: Input>(at: &At, shapes: &[Shape], given: &[(String, I)]) -> Result<Value> {
    if let [shape] = shapes {
        return object(at, shape, given);
    }
    let mut meant: Vec<&Shape> = shapes.iter().collect();
    for (key, value) in given {
        let choices = |shape: &Shape| -> Vec<&'static str> {
            let kinds = shape.member(key).into_iter().flat_map(|member| &member.kinds);
            kinds.flat_map(|kind| kind.resolved().choices()).collect()
        };
        let all: Vec<&'static str> = meant.iter().flat_map(|shape| choices(shape)).collect();
        if all.is_empty() {
            continue;
        }
        let place = at.member(key);
        let json = value.json(&place.name)?;
        let fits = |shape: &&Shape| {
            let own = choices(shape);
            let may_be_null = |member: &shapes::Member| member.kinds.iter().all(|kind| kind.is_nullable());
            let allows = |member| own.is_empty() || is_among(&own, &json) || json.is_null() && may_be_null(member);
            shape.member(key).is_some_and(allows)
        };
        let mut left: Vec<&Shape> = meant.iter().copied().filter(fits).collect();
        if left.is_empty() {
            left =
                meant.iter().copied().filter(|shape| shape.member(key).is_none() && shape.others.is_some()).collect();
        }
        if left.is_empty() {
            let mut known: Vec<&str> = Vec::new();
            all.into_iter().for_each(|choice| {
                if !known.contains(&choice) {
                    known.push(choice);
                }
            });
            return choice(&place, &known, &Kind::Str, value);
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
    Err(first.unwrap_or_else(|| wrong_value(&at.name, "fits no alternative")))
}

/// Whether a value has the outer type of a kind; for a list, whether its first item does.
fn is_of<I: Input>(kind: &'static Kind, value: &I) -> Result<bool> {
    Ok(match kind.resolved() {
        Kind::Members(_) | Kind::Map(_) | Kind::Object | Kind::All(_) => value.is_mapping(),
        Kind::List(item) => match value.items()? {
            Some(mut items) => items.next().transpose()?.map_or(Ok(true), |first| is_of(item, &first))?,
            None => false,
        },
        Kind::Union(kinds) if kind.choices().is_empty() => {
            kinds.iter().try_fold(false, |found, kind| Ok::<_, Error>(found || is_of(kind, value)?))?
        }
        Kind::Str => value.text()?.is_some(),
        kind => !kind.choices().is_empty() && value.text()?.is_some(),
    })
}

/// The type of an argument, for errors and documentation.
pub fn due(kind: &Kind, words: &Words) -> String {
    let due = |kind: &Kind| due(kind, words);
    match kind {
        Kind::Null => words.null.to_owned(),
        Kind::Str | Kind::Binary => words.text.to_owned(),
        Kind::Int => words.int.to_owned(),
        Kind::Float => words.number.to_owned(),
        Kind::Bool => words.bool.to_owned(),
        Kind::Time => words.time.to_owned(),
        Kind::Date => words.date.to_owned(),
        Kind::Object | Kind::Map(_) | Kind::Members(_) | Kind::All(_) => words.mapping.to_owned(),
        Kind::Literal(json) => (*json).to_owned(),
        Kind::List(item) => match item.some() {
            Kind::Str => format!("{} of {}", words.iterable, words.texts),
            Kind::Int => format!("{} of {}", words.iterable, words.ints),
            _ => words.iterable.to_owned(),
        },
        Kind::Schema(name) => schemas::schema(name).map_or_else(|| (*name).to_owned(), due),
        Kind::Union(_) if !kind.choices().is_empty() => format!("one of {}", kind.choices().join(", ")),
        Kind::Union(kinds) => {
            let mut found: Vec<String> = kinds.iter().map(due).collect();
            found.dedup();
            found.join(" or ")
        }
        Kind::Optional(kind) => format!("{} or {}", due(kind), words.null),
        _ => "anything JSON can hold".to_owned(),
    }
}

fn wrong<I: Input>(at: &At, kind: &Kind, value: &I) -> Error {
    wrong_type(&at.name, &due(kind, I::WORDS), value)
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use serde_json::json;

    use super::*;

    fn sent(kind: &'static str, value: &Value) -> Result<Value> {
        let kind: &'static Kind = Box::leak(Box::new(Kind::parse(kind).unwrap()));
        argument("x", kind, &value)
    }

    #[test]
    fn a_value_is_sent_as_its_type_wants_it() {
        for (kind, value) in [
            ("integer", json!(7)),
            ("number", json!(0.5)),
            ("time?", Value::Null),
            ("date", json!("2026-01-01")),
            ("[string|{name: string}]", json!(["bug", { "name": "x" }])),
            ("{t?: (\"a\"|\"b\")?}&({x: any}|{y: any})", json!({ "t": null, "y": 1 })),
            ("{t: \"a\", n: integer}|{*: integer|string}", json!({ "t": "b" })),
            ("{*: integer}", json!({ "a": 1 })),
        ] {
            assert_eq!(sent(kind, &value).unwrap(), value, "{kind}");
        }
    }

    #[test]
    fn an_error_names_the_part_of_the_argument() {
        for (kind, value, due) in [
            ("[string]", json!(["a", 2]), "x[1] must be text, not a number"),
            ("{a: {b: boolean}}", json!({ "a": { "b": 1 } }), "x.a.b must be true or false, not a number"),
            ("{a: string}", json!({}), "x is missing \"a\""),
            ("{a?: string}", json!({ "aa": "" }), "x got an unexpected key \"aa\"; did you mean \"a\"?"),
            (
                "\"open\"|\"closed\"",
                json!("opens"),
                "x must be one of \"open\", \"closed\", not \"opens\"; did you mean \"open\"?",
            ),
            ("time", json!("yesterday"), "x must be ISO 8601 text such as 2014-04-03T18:58:10Z, not \"yesterday\""),
            ("integer|[integer]", json!("a"), "x must be an integer or an array of integers, not text"),
            ("{type: \"a\", n: integer}|{type: \"b\"}", json!({ "type": "a" }), "x is missing \"n\""),
        ] {
            assert_eq!(sent(kind, &value).unwrap_err().to_string(), due);
        }
    }
}
