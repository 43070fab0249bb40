//! What a parameter takes and what an operation returns, as the notation writes it, for GitHub's description.

use std::borrow::Cow;

use crate::github::declared::models;
use crate::github::description::kind::Kind;
use crate::github::description::mapping;
use crate::github::description::operation::{Operation, Parameter, Place};
use crate::github::description::schemas::schema;

/// Maximum depth to which references are followed.
const DEEPEST: u32 = 8;

/// GitHub's names of parameters that are the key of an object, and the field of an object that is accepted in place of
/// the key. Also those of lists of such keys.
const CONVERSIONS: &[(&str, &str)] = &[
    ("apps", "slug"),
    ("assignee", "login"),
    ("assignees", "login"),
    ("author", "login"),
    ("committer", "login"),
    ("contexts", "context"),
    ("creator", "login"),
    ("maintainers", "login"),
    ("mentioned", "login"),
    ("org", "login"),
    ("parents", "sha"),
    ("required_contexts", "context"),
    ("reviewers", "login"),
    ("target_user", "login"),
    ("team_reviewers", "slug"),
    ("teams", "slug"),
    ("username", "login"),
    ("users", "login"),
];

/// Parameters that no description has: name, type and default.
const OWN: &[(&str, &str, Option<&str>)] = &[
    ("etag", "Etag", None),
    ("lazy", "Lazy", Some("false")),
    ("number", "Number", None),
    ("per_page", "PerPage", None),
    ("text_match", "TextMatch", None),
];

/// Type and default of a parameter that this library adds under this name.
pub fn own(name: &str) -> Option<(&'static str, Option<&'static str>)> {
    OWN.iter().find(|(known, ..)| *known == name).map(|(_, takes, default)| (*takes, *default))
}

/// Whether a type is one of those that are no member of a request.
pub fn is_apart(takes: &str) -> bool {
    matches!(takes, "Number" | "Etag" | "Unless" | "PerPage" | "TextMatch" | "Lazy" | "Segment" | "ContentType")
}

/// What a parameter takes.
pub fn takes(parameter: &Parameter) -> Cow<'static, str> {
    let converted = CONVERSIONS.iter().find(|(name, _)| *name == parameter.name).map(|(_, field)| *field);
    match (resolved(&parameter.kind), converted) {
        (Kind::Integer, _) if parameter.place == Place::Query && parameter.name == "per_page" => "PerPage".into(),
        (Kind::Text | Kind::Date, Some(field)) => format!("Of({field:?})").into(),
        (Kind::Text | Kind::Date, None) if parameter.required => "Name".into(),
        (Kind::Text | Kind::Date, None) => "Text".into(),
        (Kind::Integer, _) if parameter.is_in_path() || parameter.name.ends_with("_id") => "Id".into(),
        (Kind::Integer, _) => "Int".into(),
        (Kind::Boolean, _) => "Bool".into(),
        (Kind::Time, _) => "Time".into(),
        (Kind::List(item), _) => match (resolved(item), converted) {
            (Kind::Text, Some(field)) => format!("ListOf({field:?})").into(),
            (Kind::Text, None) => "ListOf(\"name\")".into(),
            (Kind::Integer, _) => "Ints".into(),
            (Kind::Record(_) | Kind::Map(_) | Kind::Object, _) => "List(Map(Str, Any))".into(),
            _ => "List(Any)".into(),
        },
        (Kind::Record(_) | Kind::Map(_) | Kind::Object, _) => "Map(Str, Any)".into(),
        (kind, _) => match texts(kind) {
            Some(choices) => format!("Choice({})", choices.join(", ")).into(),
            None => "Json".into(),
        },
    }
}

/// The choices of a type that has only texts.
fn texts(kind: &Kind) -> Option<Vec<&'static str>> {
    let choices = kind.choices();
    (!choices.is_empty() && choices.iter().all(|json| json.starts_with('"'))).then_some(choices)
}

/// The type that a reference leads to, without null.
fn resolved(kind: &Kind) -> &Kind {
    let mut found = kind.some();
    for _ in 0..DEEPEST {
        match found {
            Kind::Schema(name) => found = schema(name).map_or(&Kind::Any, Kind::some),
            _ => break,
        }
    }
    found
}

/// The declared class of the objects of a type.
fn class(kind: &Kind) -> Option<&'static str> {
    match kind.some() {
        Kind::Schema(name) => mapping::declared(name).or_else(|| Some(models::of_schema(name)?.name)),
        _ => None,
    }
}

/// The declared class of the items on the pages of an operation.
fn item(operation: &Operation, key: &str) -> Option<&'static str> {
    let whole = resolved(operation.response(200)?);
    let list = match whole {
        Kind::Record(members) => resolved(&members.iter().find(|member| member.name == key)?.kind),
        list => list,
    };
    match list {
        Kind::List(item) => class(item),
        _ => None,
    }
}

/// What an operation returns.
#[derive(Debug)]
pub struct Returned {
    /// The result, as the notation writes it.
    pub result: String,
    /// The key of the items on its pages.
    pub key: &'static str,
}

/// What an operation returns. `renews` says whether an object of a class takes the place of the owner.
pub fn returns(operation: &Operation, renews: impl Fn(&str) -> bool) -> Option<Returned> {
    let id = operation.id();
    if let Some(key) = operation.pages {
        let known = mapping::ITEMS.iter().find(|(known, _)| *known == id).map(|(_, class)| *class);
        let class = known.or_else(|| item(operation, key))?;
        let is_search = operation.tag == "search";
        let result = format!("{} {class}", if is_search { "Search" } else { "Many" });
        return Some(Returned { result, key: if is_search { "" } else { key } });
    }
    if operation.responses.iter().all(|(_, kind)| kind.is_none()) {
        return Some(Returned { result: "Bool".to_owned(), key: "" });
    }
    let kind = operation.responses.iter().find_map(|(_, kind)| kind.as_ref())?;
    let result = match (kind.some(), class(kind)) {
        (_, Some(class)) if operation.method == "PATCH" && renews(class) => "Renew".to_owned(),
        (_, Some(class)) => format!("One {class}"),
        (Kind::List(item), None) => format!("List {}", class(item)?),
        _ => return None,
    };
    Some(Returned { result, key: "" })
}

/// Whether a parameter chooses a page, as listings do by themselves.
pub fn is_paging(parameter: &Parameter) -> bool {
    parameter.place == Place::Query
        && matches!(parameter.name, "page" | "per_page" | "after" | "before" | "cursor")
        && parameter.kind != Kind::Time
}
