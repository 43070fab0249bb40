//! Python annotations of declarations and of GitHub's description: kinds, parameters, results and defaults, as written in a
//! stub. No other module writes Python types.

use bytes::Bytes;
use pyo3::prelude::*;
use pyo3::types::PyList;

use crate::values::{decode, modules};
use ferrohub::bindings::github::declared::{models, registry};
use ferrohub::bindings::github::description::operation::{Body, Operation, Parameter};
use ferrohub::bindings::github::description::shapes::{self, Shape};
use ferrohub::bindings::github::description::{classes, mapping, names, schemas};
use ferrohub::bindings::github::model::declaration::{Op, Returns};
use ferrohub::bindings::github::model::kind::{Computed, Kind};
use ferrohub::bindings::github::model::objects;
use ferrohub::bindings::github::model::parameter::{LocalInput, Param, Takes};
use ferrohub::bindings::json::document::Json;
use ferrohub::bindings::operations::described::{Returned, alternatives};

/// Types of mappings for parameters: a name, and for each member its key, type and whether it is required.
pub type Mappings = Vec<(String, Vec<(&'static str, String, bool)>)>;

/// Maximum depth of described mappings.
const DEEPEST: u32 = 8;

/// A text of a declaration with `None`, `True` and `False` for JSON's values.
pub fn words(text: &str) -> String {
    text.replace("`null`", "None").replace("`true`", "True").replace("`false`", "False")
}

/// The name that a class has in a stub.
fn class(name: &'static str) -> &'static str {
    let Some(schema) = name.strip_prefix('@') else { return name };
    let model = models::of_schema(schema).map(|model| model.name);
    model.or_else(|| registry::class(name).map(modules::shown)).unwrap_or("Any")
}

/// The type of a value of a response. Fields may also be None.
pub fn kind(kind: Kind) -> String {
    read(kind, None)
}

/// The same; objects that have no name are of this class.
fn read(kind: Kind, class: Option<&'static str>) -> String {
    let found = match kind {
        Kind::Optional(of) => return union(vec![read(*of, class), "None".to_owned()]),
        Kind::Literal(json) => return literal(&[json]),
        Kind::Union(_) if !kind.choices().is_empty() => return literal(&kind.choices()),
        Kind::Choice(choices) => return texts(choices),
        Kind::Union(kinds) => return union(kinds.iter().map(|kind| read(*kind, class)).collect()),
        Kind::List(of) => return format!("list[{}]", read(*of, class)),
        Kind::Map(of) => return format!("dict[str, {}]", read(*of, class)),
        Kind::Any => "Any",
        Kind::Null => "None",
        Kind::Str | Kind::Date | Kind::Binary => "str",
        Kind::Int => "int",
        Kind::Float => "float",
        Kind::Bool | Kind::Is(_) => "bool",
        Kind::Time => "datetime",
        Kind::Template => "URITemplate",
        Kind::Object => "dict[str, Any]",
        Kind::Members(_) | Kind::All(_) => class.map_or("dict[str, Any]", self::class),
        Kind::Schema(name) => match schemas::schema(name) {
            Some(inner) if !is_class(name, inner) || classes::list_item(inner, 0).is_some() => {
                return read(*inner, class);
            }
            _ => class.map_or("Any", self::class),
        },
        Kind::Record(record) => record.name,
        Kind::One(class) | Kind::Found(class) => self::class(class),
        Kind::Computed(field) => computed(field),
    };
    found.to_owned()
}

/// Whether the objects of a schema have a class.
fn is_class(schema: &str, kind: &'static Kind) -> bool {
    mapping::declared(schema).is_some() || classes::name_of(kind, &format!("@{schema}")).is_some()
}

/// The type of a computed field.
fn computed(field: Computed) -> &'static str {
    match field {
        Computed::AlternateWeeks => "list[dict[str, datetime | int | None]]",
        Computed::AppUrl => "str | None",
        Computed::BlobDecoded => "bytes",
        Computed::Clones | Computed::Views => "list[Traffic] | None",
        Computed::FileDecoded => "bytes | str | None",
        Computed::OrganizationType => "str",
        Computed::Payload => "dict[str, Any]",
        Computed::RepositoryPair => "tuple[str, str]",
        Computed::TextMatches => "list[TextMatch]",
    }
}

/// The type of an argument, which accepts any mapping and any iterable. Mappings with known members are added to
/// `mappings`; the name is that of the first one.
fn accepted(kind: &'static Kind, name: &str, mappings: &mut Mappings, depth: u32) -> String {
    match kind {
        _ if depth > DEEPEST => "Any".to_owned(),
        Kind::Time => "datetime | str".to_owned(),
        Kind::Date => "date | str".to_owned(),
        Kind::Object => "Mapping[str, Any]".to_owned(),
        Kind::Map(values) => format!("Mapping[str, {}]", accepted(values, name, mappings, depth + 1)),
        Kind::List(item) => format!("Iterable[{}]", accepted(item, name, mappings, depth + 1)),
        Kind::Optional(kind) => union(vec![accepted(kind, name, mappings, depth), "None".to_owned()]),
        Kind::Members(members) => mapping(&Shape::of(members), name, mappings, depth),
        Kind::All(_) => {
            let each = |(at, shape): (usize, &Shape)| mapping(shape, &numbered(name, "_Or", at), mappings, depth);
            let found: Vec<String> = shapes::shapes(kind).iter().enumerate().map(each).collect();
            if found.is_empty() { "Mapping[str, Any]".to_owned() } else { union(found) }
        }
        Kind::Schema(schema) => match schemas::schema(schema) {
            Some(kind) => accepted(kind, &format!("_{}", names::camel(schema)), mappings, depth + 1),
            None => "Any".to_owned(),
        },
        Kind::Union(kinds) if kind.choices().is_empty() => {
            let each = |(at, kind)| accepted(kind, &numbered(name, "", at), mappings, depth + 1);
            union(kinds.iter().enumerate().map(each).collect())
        }
        kind => read(*kind, None),
    }
}

/// The name of one of several mappings.
fn numbered(name: &str, sign: &str, at: usize) -> String {
    if at == 0 { name.to_owned() } else { format!("{name}{sign}{at}") }
}

fn mapping(shape: &Shape, name: &str, mappings: &mut Mappings, depth: u32) -> String {
    if !mappings.iter().any(|(known, _)| known == name) {
        mappings.push((name.to_owned(), Vec::new()));
        let mut described = Vec::new();
        for member in &shape.members {
            // The alternative may narrow down what all of them have.
            let narrow = member.kinds.iter().find(|kind| !kind.choices().is_empty()).or(member.kinds.last());
            let name = format!("{name}_{}", names::camel(member.name));
            let kind = narrow.map_or("Any".to_owned(), |kind| accepted(kind, &name, mappings, depth + 1));
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
    for kind in kinds.iter().flat_map(|kind| parts(kind)) {
        if !found.contains(&kind) {
            found.push(kind);
        }
    }
    if found.iter().any(|kind| kind == "Any") { "Any".to_owned() } else { found.join(" | ") }
}

/// The parts of a union, as far as it is written without brackets.
fn parts(kind: &str) -> Vec<String> {
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

/// JSON as Python writes it.
fn source(json: &'static str) -> &'static str {
    match json {
        "null" => "None",
        "true" => "True",
        "false" => "False",
        json => json,
    }
}

fn literal(choices: &[&'static str]) -> String {
    // Python has no literals of numbers with a point.
    let values = choices.iter().copied().filter(|json| !json.contains('.') || json.starts_with('"')).map(source);
    format!("Literal[{}]", values.collect::<Vec<_>>().join(", "))
}

fn texts(choices: &[&str]) -> String {
    let quoted: Vec<String> = choices.iter().map(|choice| format!("\"{choice}\"")).collect();
    format!("Literal[{}]", quoted.join(", "))
}

/// The type of an argument.
fn takes(takes: Takes) -> String {
    let value = |kind| accepted(kind, "", &mut Mappings::new(), 0);
    match takes {
        Takes::Text | Takes::NonEmpty | Takes::Name | Takes::Color | Takes::ContentType => "str".into(),
        Takes::Prefixed(_) | Takes::Etag | Takes::Unless => "str".into(),
        Takes::Credential => "str | bytes".into(),
        Takes::Int | Takes::Id | Takes::AppId | Takes::IdOrZero | Takes::ZeroIsNull => "int | str".into(),
        Takes::Bool | Takes::Flag | Takes::Switch | Takes::Segment | Takes::TextMatch | Takes::Lazy => "bool".into(),
        Takes::Seconds => "float".into(),
        Takes::Time => "datetime | date | str".into(),
        Takes::TextOrFile => "str | os.PathLike[str] | IO[str] | IO[bytes]".into(),
        Takes::Of("id" | "number") => "GitHubCore | int | str".into(),
        Takes::Of(_) => "GitHubCore | str".into(),
        Takes::ListOf("id" | "number") => "Iterable[GitHubCore | int | str]".into(),
        Takes::ListOf(_) => "Iterable[GitHubCore | str]".into(),
        Takes::Names | Takes::CommaNames => "str | Iterable[GitHubCore | str]".into(),
        Takes::Rest => "GitHubCore | str".into(),
        Takes::Ints => "Iterable[int | str]".into(),
        Takes::Choice(choices) if choices.contains(&"true") => format!("bool | {}", texts(choices)),
        Takes::Choice(choices) | Takes::Exactly(choices) => texts(choices),
        Takes::Map(of) | Takes::Filled(of) | Takes::Settings(of) => format!("Mapping[str, {}]", value(of)),
        Takes::Person => "Mapping[str, str]".into(),
        Takes::List(of) => format!("Iterable[{}]", value(of)),
        Takes::Base64 => "bytes".into(),
        Takes::Json => "Any".into(),
        Takes::Number | Takes::PerPage => "int".into(),
        Takes::Local(input) => local(input).into(),
    }
}

/// The type of an argument that is not JSON.
fn local(input: LocalInput) -> &'static str {
    match input {
        LocalInput::CheckDigest => "bool",
        LocalInput::Collection => "type",
        LocalInput::Content => "bytes | bytearray | memoryview | str | os.PathLike[str] | BinaryIO",
        LocalInput::Destination => "str | os.PathLike[str] | BinaryIO",
        LocalInput::Files => "Mapping[str, bytes | str | None]",
        LocalInput::Folder => "str | os.PathLike[str]",
        LocalInput::NamedFiles => {
            "Iterable[str | os.PathLike[str]] | Mapping[str, bytes | bytearray | memoryview | str | os.PathLike[str] | BinaryIO]"
        }
        LocalInput::OneTimePassword => "Callable[[], str]",
        LocalInput::PrivateKey => "bytes | str",
        LocalInput::Progress => "Callable[[int, int | None], object]",
        LocalInput::Secret => "str | bytes",
    }
}

/// The type of an argument of an operation, which may be an object that has what is meant.
pub fn argument(op: &Op, param: &Param) -> String {
    let object = if objects::keys(op, param).is_empty() { "" } else { "GitHubCore | " };
    let python = takes(param.takes);
    match alternatives(op, param) {
        Some(found) => {
            let objects = if found.objects { "Mapping[str, Any] | " } else { "" };
            let integers = if found.integers { "int | " } else { "" };
            // The innermost type is the last one, of a list's items as well.
            let (before, text) = python.rsplit_once("str").unwrap_or((&python, ""));
            format!("{object}{before}{objects}{integers}str{text}")
        }
        None => format!("{object}{python}"),
    }
}

/// The type of a parameter, including that of its default.
pub fn annotation(op: &Op, param: &Param) -> String {
    let python = argument(op, param);
    match (param.default, param.takes) {
        _ if op.null.contains(&param.name) => format!("{python} | None"),
        (Some("null"), _) if python != "Any" => format!("{python} | None"),
        (Some(json), Takes::Choice(choices)) if json.starts_with('"') && !choices.contains(&json.trim_matches('"')) => {
            format!("{python} | Literal[{json}]")
        }
        _ => python,
    }
}

/// The type of a parameter of a described operation.
pub fn parameter(operation: &Operation, parameter: &'static Parameter, mappings: &mut Mappings) -> String {
    let name = format!("_{}_{}", names::camel(operation.name), names::camel(parameter.name));
    let kind = accepted(&parameter.kind, &name, mappings, 0);
    // The session's own resources are taken for a part of the path that they determine.
    if parameter.is_in_path() { format!("{kind} | GitHubCore") } else { kind }
}

/// The type of `data`: the whole body.
pub fn data(operation: &'static Operation, mappings: &mut Mappings) -> String {
    match &operation.body {
        Some(Body::Whole(kind)) => accepted(kind, &format!("_{}_Data", names::camel(operation.name)), mappings, 0),
        Some(Body::Raw(_)) if operation.takes_form() => {
            "Mapping[str, str | bytes | PathLike[str] | BinaryIO] | bytes | PathLike[str] | BinaryIO".to_owned()
        }
        Some(Body::Raw(media)) if media.iter().any(|media| media.starts_with("text/")) => {
            "str | bytes | bytearray | memoryview | PathLike[str] | BinaryIO".to_owned()
        }
        _ => "bytes | bytearray | memoryview | PathLike[str] | BinaryIO".to_owned(),
    }
}

/// The type of a result.
pub fn returns(op: &Op) -> String {
    let may_be_none = !op.none.is_empty() || !op.skip_without.is_empty();
    let or_none = |python: String| if may_be_none { format!("{python} | None") } else { python };
    match op.returns {
        Returns::One(class) => or_none(self::class(class).into()),
        Returns::Either(classes) => classes.join(" | "),
        Returns::Many(class) if op.only_with.is_some() => format!("Listing[{}] | None", self::class(class)),
        Returns::Many(class) => format!("Listing[{}]", self::class(class)),
        Returns::Search(class) => format!("SearchListing[{class}]"),
        Returns::List(class) => format!("list[{}]", self::class(class)),
        Returns::Entries(class) => format!("list[tuple[str, {class}]] | dict[str, {class}]"),
        Returns::Rows(of) => format!("Listing[{}]", self::kind(of)),
        Returns::Pairs(of) => format!("Listing[tuple[str, {}]]", self::kind(of)),
        Returns::Value(of) => or_none(self::kind(of)),
        Returns::Templates => or_none("dict[str, Any]".into()),
        Returns::Text => or_none("str".into()),
        Returns::Bytes => or_none("bytes".into()),
        Returns::TextOrEmpty => "str".into(),
        Returns::TextOrBytes => "str | bytes".into(),
        Returns::Bool | Returns::BoolOrFalse | Returns::Renew => "bool".into(),
        Returns::Owner(class) => self::class(class).into(),
        Returns::Session => "ClientSession".into(),
        Returns::Nothing | Returns::Replace => "None".into(),
    }
}

/// The type of a result of a described operation.
pub fn result(result: &Returned) -> String {
    match result {
        Returned::Listing { class, search, item } => {
            let name = if *search { "SearchListing" } else { "Listing" };
            let item = match class {
                Some(class) => self::class(class).to_owned(),
                None => item.map_or("Any".to_owned(), |item| kind(*item)),
            };
            format!("{name}[{item}]")
        }
        Returned::Question => "bool".to_owned(),
        Returned::Download => "bytes".to_owned(),
        Returned::Body(kinds) => {
            let each = |(kind, class): &(Option<&'static Kind>, Option<&'static str>)| match kind {
                None if kinds.iter().all(|(kind, _)| kind.is_none()) => "bool".to_owned(),
                None => "None".to_owned(),
                Some(kind) => read(**kind, *class),
            };
            union(kinds.iter().map(each).collect())
        }
    }
}

/// The built-in type of the items of a listing of plain values.
pub fn plain(kind: Kind) -> &'static str {
    match kind.some() {
        Kind::Str | Kind::Choice(_) | Kind::Time | Kind::Date | Kind::Binary => "str",
        Kind::Int => "int",
        Kind::Float => "float",
        Kind::Bool | Kind::Is(_) => "bool",
        Kind::List(_) => "list",
        Kind::Object | Kind::Map(_) | Kind::Record(_) => "dict",
        Kind::Schema(name) => schemas::schema(name).map_or("object", |kind| plain(*kind)),
        _ => "object",
    }
}

/// Whether the default is the type of lists.
fn is_collection(param: &Param) -> bool {
    param.takes == Takes::Local(LocalInput::Collection)
}

/// A default as Python source; None for a required parameter.
pub fn default(param: &Param) -> Option<&'static str> {
    param.default.map(|json| if is_collection(param) { "list" } else { source(json) })
}

/// A default as a Python object.
pub fn default_object<'py>(py: Python<'py>, param: &Param) -> PyResult<Option<Bound<'py, PyAny>>> {
    let object = |json: &'static str| match is_collection(param) {
        true => Ok(py.get_type::<PyList>().into_any()),
        false => decode::any(py, &Json::from(Bytes::from_static(json.as_bytes()))),
    };
    param.default.map(object).transpose()
}
