//! The types of parameters and results in Python, as written in a stub.

use crate::values::modules;
use ferrohub::bindings::github::declared::registry;
use ferrohub::bindings::github::description::classes;
use ferrohub::bindings::github::description::kind::Kind;
use ferrohub::bindings::github::description::names;
use ferrohub::bindings::github::description::operation::{Body, Operation, Parameter};
use ferrohub::bindings::github::description::schemas;
use ferrohub::bindings::github::description::shapes::{self, Shape};
use ferrohub::bindings::github::model::declaration::Class;
use ferrohub::bindings::operations::described::Returned;

/// Types of mappings for parameters: a name, and for each member its key, type and whether it is required.
pub type Mappings = Vec<(String, Vec<(&'static str, String, bool)>)>;

/// Maximum depth of described mappings.
const DEEPEST: u32 = 8;

/// The type of a parameter.
pub fn parameter(operation: &Operation, parameter: &'static Parameter, mappings: &mut Mappings) -> String {
    let name = format!("_{}_{}", names::camel(operation.name), names::camel(parameter.name));
    let kind = taken(&parameter.kind, &name, mappings, 0);
    // The session's own resources are taken for a part of the path that they determine.
    if parameter.is_in_path() { format!("{kind} | GitHubCore") } else { kind }
}

/// The type of `data`: the whole body.
pub fn data(operation: &'static Operation, mappings: &mut Mappings) -> String {
    match &operation.body {
        Some(Body::Whole(kind)) => taken(kind, &format!("_{}_Data", names::camel(operation.name)), mappings, 0),
        Some(Body::Raw(_)) if operation.takes_form() => {
            "Mapping[str, str | bytes | PathLike[str] | BinaryIO] | bytes | PathLike[str] | BinaryIO".to_owned()
        }
        Some(Body::Raw(media)) if media.iter().any(|media| media.starts_with("text/")) => {
            "str | bytes | bytearray | memoryview | PathLike[str] | BinaryIO".to_owned()
        }
        _ => "bytes | bytearray | memoryview | PathLike[str] | BinaryIO".to_owned(),
    }
}

/// The accepted type for a kind.
pub fn taken(kind: &'static Kind, name: &str, mappings: &mut Mappings, depth: u32) -> String {
    match kind {
        _ if depth > DEEPEST => "Any".to_owned(),
        Kind::Any => "Any".to_owned(),
        Kind::Null => "None".to_owned(),
        Kind::Text | Kind::Binary => "str".to_owned(),
        Kind::Integer => "int".to_owned(),
        Kind::Number => "float".to_owned(),
        Kind::Boolean => "bool".to_owned(),
        Kind::Time => "datetime | str".to_owned(),
        Kind::Date => "date | str".to_owned(),
        Kind::Object => "Mapping[str, Any]".to_owned(),
        Kind::AllOf(_) => {
            let each = |(at, shape): (usize, &Shape)| {
                let name = if at == 0 { name.to_owned() } else { format!("{name}_Or{at}") };
                mapping(shape, &name, mappings, depth)
            };
            let found: Vec<String> = shapes::shapes(kind).iter().enumerate().map(each).collect();
            if found.is_empty() { "Mapping[str, Any]".to_owned() } else { union(found) }
        }
        Kind::Literal(json) => literal(&[json]),
        Kind::Map(values) => format!("Mapping[str, {}]", taken(values, name, mappings, depth + 1)),
        Kind::List(item) => format!("Iterable[{}]", taken(item, name, mappings, depth + 1)),
        Kind::Record(members) => mapping(&Shape::of(members), name, mappings, depth),
        Kind::Schema(schema) => match schemas::schema(schema) {
            Some(kind) => taken(kind, &format!("_{}", names::camel(schema)), mappings, depth + 1),
            None => "Any".to_owned(),
        },
        Kind::OneOf(_) if !kind.choices().is_empty() => literal(&kind.choices()),
        Kind::OneOf(kinds) => {
            let each = |(at, kind): (usize, &'static Kind)| {
                let name = if at == 0 { name.to_owned() } else { format!("{name}{at}") };
                taken(kind, &name, mappings, depth + 1)
            };
            union(kinds.iter().enumerate().map(each).collect())
        }
        Kind::Nullable(kind) => union(vec![taken(kind, name, mappings, depth), "None".to_owned()]),
    }
}

fn mapping(shape: &Shape, name: &str, mappings: &mut Mappings, depth: u32) -> String {
    if !mappings.iter().any(|(known, _)| known == name) {
        mappings.push((name.to_owned(), Vec::new()));
        let mut described = Vec::new();
        for member in &shape.members {
            // The alternative may narrow down what all of them have.
            let narrow = member.kinds.iter().find(|kind| !kind.choices().is_empty()).or(member.kinds.last());
            let name = format!("{name}_{}", names::camel(member.name));
            let kind = narrow.map_or("Any".to_owned(), |kind| taken(kind, &name, mappings, depth + 1));
            described.push((member.name, kind, member.required));
        }
        if let Some((_, kept)) = mappings.iter_mut().find(|(known, _)| known == name) {
            *kept = described;
        }
    }
    // A TypedDict has no other members.
    if shape.others.is_some() { union(vec![name.to_owned(), "Mapping[str, Any]".to_owned()]) } else { name.to_owned() }
}

fn union(kinds: Vec<String>) -> String {
    let mut found: Vec<String> = Vec::new();
    for kind in kinds.iter().flat_map(|kind| alternatives(kind)) {
        if !found.contains(&kind) {
            found.push(kind);
        }
    }
    if found.iter().any(|kind| kind == "Any") { "Any".to_owned() } else { found.join(" | ") }
}

/// The parts of a union, as far as it is written without brackets.
fn alternatives(kind: &str) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    for part in kind.split(" | ") {
        let is_open = |text: &String| text.matches(['[', '(']).count() > text.matches([']', ')']).count();
        match found.last_mut().filter(|last| is_open(last)) {
            Some(last) => last.extend([" | ", part]),
            None => found.push(part.to_owned()),
        }
    }
    found
}

fn literal(choices: &[&str]) -> String {
    let python = choices.iter().map(|json| match *json {
        "true" => "True",
        "false" => "False",
        json => json,
    });
    // Python has no literals of numbers with a point.
    let values: Vec<&str> = python.filter(|json| !json.contains('.') || json.starts_with('"')).collect();
    format!("Literal[{}]", values.join(", "))
}

/// The name that a class has in a stub.
pub fn class(name: &str) -> String {
    let shown = |class: &'static Class| if name.starts_with('@') { modules::shown(class) } else { class.name };
    registry::class(name).map_or("Any", shown).to_owned()
}

/// The type of a result.
pub fn result(result: &Returned) -> String {
    match result {
        Returned::Listing { class, search, item } => {
            let name = if *search { "SearchListing" } else { "Listing" };
            let item = class.map_or_else(|| item.map_or("Any".to_owned(), |kind| read(kind, None)), self::class);
            format!("{name}[{item}]")
        }
        Returned::Question => "bool".to_owned(),
        Returned::Download => "bytes".to_owned(),
        Returned::Body(kinds) => {
            let each = |(kind, class): &(Option<&'static Kind>, Option<&'static str>)| match kind {
                None if kinds.iter().all(|(kind, _)| kind.is_none()) => "bool".to_owned(),
                None => "None".to_owned(),
                Some(kind) => read(kind, *class),
            };
            union(kinds.iter().map(each).collect())
        }
    }
}

/// The returned type for a kind; objects are of this class.
pub fn read(kind: &'static Kind, class: Option<&'static str>) -> String {
    match kind {
        Kind::Text | Kind::Date | Kind::Binary => "str".to_owned(),
        Kind::Integer => "int".to_owned(),
        Kind::Number => "float".to_owned(),
        Kind::Boolean => "bool".to_owned(),
        Kind::Time => "datetime".to_owned(),
        Kind::Null => "None".to_owned(),
        Kind::Literal(json) => literal(&[json]),
        Kind::Any => "Any".to_owned(),
        Kind::Nullable(kind) => union(vec![read(kind, class), "None".to_owned()]),
        Kind::List(item) => format!("list[{}]", read(item, class)),
        Kind::OneOf(_) if !kind.choices().is_empty() => literal(&kind.choices()),
        Kind::OneOf(kinds) => union(kinds.iter().map(|kind| read(kind, class)).collect()),
        Kind::Schema(schema) => match (classes::name_of(kind, "@"), schemas::schema(schema)) {
            (None, Some(kind)) => read(kind, class),
            (Some(_), Some(inner)) if classes::list_item(inner, 0).is_some() => read(inner, class),
            _ => class.map_or("Any".to_owned(), self::class),
        },
        Kind::Map(_) | Kind::Object => "dict[str, Any]".to_owned(),
        Kind::Record(_) | Kind::AllOf(_) => class.map_or("dict[str, Any]".to_owned(), self::class),
    }
}

/// The name of the Python type of plain items.
pub fn plain(item: Option<&'static Kind>) -> &'static str {
    match item.map(Kind::some) {
        Some(Kind::Text | Kind::Time | Kind::Date | Kind::Binary) => "str",
        Some(Kind::Integer) => "int",
        Some(Kind::Number) => "float",
        Some(Kind::Boolean) => "bool",
        Some(Kind::List(_)) => "list",
        Some(Kind::Object | Kind::Map(_)) => "dict",
        Some(Kind::Schema(name)) => plain(schemas::schema(name)),
        _ => "object",
    }
}
