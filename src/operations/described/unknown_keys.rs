//! The keys of the objects that declared operations take: GitHub ignores one that its description lacks, so a misspelt key
//! would be sent without effect.

use std::sync::LazyLock;

use serde_json::{Map, Value};

use crate::github::description::kind::Kind;
use crate::github::description::shapes::{self, Shape};
use crate::github::model::declaration::Op;
use crate::github::model::parameter::Takes;
use crate::http::error::{Error, Result};
use crate::operations::arguments::Arguments;
use crate::operations::described::alternatives::{SENT, described};
use crate::operations::described::kinds::{is_among, unknown_key};

/// The author of a commit, which has the same form wherever a method takes one; GitHub's description of `repos/delete-file`
/// lacks the date.
static PERSON: LazyLock<Kind> =
    LazyLock::new(|| Kind::parse("{name: string, email: string, date?: time}").unwrap_or(Kind::Object));

/// Return an error that names the first key, at any depth of the arguments, that GitHub's description lacks.
pub fn check(op: &Op, arguments: &Arguments) -> Result<()> {
    for (param, value) in arguments {
        let Some(value) = value.as_ref().filter(|value| value.is_object() || value.is_array()) else { continue };
        let kinds = if param.takes == Takes::Person { vec![&*PERSON] } else { kinds_of(op, param.wire) };
        if let Some(error) = fewest(kinds.into_iter().map(|kind| strays(kind, value, param.name))).into_iter().next() {
            return Err(error);
        }
    }
    Ok(())
}

/// The types of the member of the body that a parameter stands for; a dot leads into a nested object.
fn kinds_of(op: &Op, wire: &str) -> Vec<&'static Kind> {
    let mut names = wire.split('.');
    let member = names.next().and_then(|name| described(op, name));
    let first: Vec<&'static Kind> = member.into_iter().map(|member| &member.kind).collect();
    names.fold(first, |kinds, name| {
        let shapes: Vec<Shape> = kinds.into_iter().flat_map(shapes::shapes).collect();
        shapes.iter().filter_map(|shape| shape.member(name)).flat_map(|member| member.kinds.clone()).collect()
    })
}

/// The errors of the unknown keys of a value.
fn strays(kind: &'static Kind, value: &Value, place: &str) -> Vec<Error> {
    match (kind.resolved(), value) {
        (Kind::List(item), Value::Array(items)) => {
            let each = |(at, value): (usize, &Value)| strays(item, value, &format!("{place}[{at}]"));
            items.iter().enumerate().flat_map(each).collect()
        }
        (Kind::Union(kinds), Value::Array(_)) => {
            let lists = kinds.iter().filter(|kind| matches!(kind.some(), Kind::List(_)));
            fewest(lists.map(|kind| strays(kind, value, place)))
        }
        (kind, Value::Object(members)) => of_object(&shapes::shapes(kind), members, place),
        _ => Vec::new(),
    }
}

/// Those of an object that has one of several shapes. An object that GitHub sent has more members than one
/// that it takes, and is sent as it is.
fn of_object(shapes: &[Shape], members: &Map<String, Value>, place: &str) -> Vec<Error> {
    if members.contains_key(SENT) && !shapes.iter().any(|shape| shape.member(SENT).is_some()) {
        return Vec::new();
    }
    let meant = shapes.iter().filter(|shape| members.iter().all(|(key, value)| fits(shape, key, value)));
    fewest(meant.map(|shape| of_shape(shape, members, place)))
}

/// Whether a value is null, or among the choices that a shape has for this key, such as `type`.
fn fits(shape: &Shape, key: &str, value: &Value) -> bool {
    let kinds = shape.member(key).into_iter().flat_map(|member| &member.kinds);
    let mut choices = kinds.map(|kind| kind.resolved().choices());
    choices.all(|choices| value.is_null() || choices.is_empty() || is_among(&choices, value))
}

fn of_shape(shape: &Shape, members: &Map<String, Value>, place: &str) -> Vec<Error> {
    let each = |(key, value): (&String, &Value)| match (shape.member(key), shape.others) {
        (Some(member), _) => fewest(member.kinds.iter().map(|kind| strays(kind, value, &format!("{place}.{key}")))),
        (None, Some(kind)) => strays(kind, value, &format!("{place}.{key}")),
        (None, None) => vec![unknown_key(place, shape, key, "")],
    };
    members.iter().flat_map(each).collect()
}

/// Those of the alternative with the fewest.
fn fewest(alternatives: impl Iterator<Item = Vec<Error>>) -> Vec<Error> {
    alternatives.min_by_key(Vec::len).unwrap_or_default()
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::github::declared::registry;

    fn found(kind: &'static str, value: &Value) -> Option<String> {
        let kind: &'static Kind = Box::leak(Box::new(Kind::parse(kind).unwrap()));
        strays(kind, value, "x").first().map(ToString::to_string)
    }

    #[test]
    fn an_unknown_key_is_found_at_any_depth() {
        let near = |place: &str| Some(format!("{place} got an unexpected key \"names\"; did you mean \"name\"?"));
        assert_eq!(found("{name: string}", &json!({"names": 1})), near("x"));
        assert_eq!(found("[{a?: {name: string}?}]?", &json!([{}, {"a": {"names": 1}}])), near("x[1].a"));
        assert_eq!(found("{*: {name: string}}", &json!({"any": {"names": 1}})), near("x.any"));
        assert_eq!(found("string|[{name: string}]", &json!([{"names": 1}])), near("x[0]"));
        let typed = "{type: \"a\", name: string}|{type: \"b\", n: integer}";
        assert_eq!(found(typed, &json!({"type": "a", "names": 1})), near("x"));
    }

    #[test]
    fn what_an_alternative_allows_is_sent() {
        for (kind, value) in [
            ("{name: string}", json!({"name": 1})),
            ("{name: string}|{n: integer}", json!({"n": "text"})),
            ("{name: string}|{*: string}", json!({"names": 1})),
            ("[{name: string}]|[{n: integer}]", json!([{"n": 1}])),
            ("object", json!({"a": {"b": 1}})),
            ("any", json!([{"a": 1}])),
            ("{type: \"a\"}|{type: \"b\", n: integer}", json!({"type": "new", "any": 1})),
            ("{type?: \"a\"?, n: integer}", json!({"type": null, "n": 1})),
            // GitHub sent it.
            ("{sha: string}", json!({"sha": "a", "size": 1, "url": "https://x"})),
        ] {
            assert_eq!(found(kind, &value), None, "{kind}");
        }
        assert!(found("{url: string, n: integer}", &json!({"url": "https://x", "m": 1})).is_some());
    }

    #[test]
    fn declared_operations_check_the_objects_that_they_take() {
        let all = registry::operations().flat_map(|op| op.params.iter().map(move |param| (op, param)));
        let checked = all.filter(|(op, param)| {
            let kinds = kinds_of(op, param.wire);
            let shapes = kinds.into_iter().flat_map(shapes::shapes).collect::<Vec<_>>();
            !shapes.is_empty() && shapes.iter().all(|shape| shape.others.is_none())
        });
        let unknown = json!({"no such key": 1});
        let mut count = 0;
        for (op, param) in checked {
            let error = check(op, &vec![(param, Some(unknown.clone()))]).unwrap_err().to_string();
            assert!(error.contains("got an unexpected key \"no such key\""), "{} {}: {error}", op.id, param.name);
            count += 1;
        }
        assert!(count > 20, "{count}");
    }
}
