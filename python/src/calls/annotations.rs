//! Python annotations of declarations: kinds, parameters, results and defaults, as written in a stub. No other module
//! writes Python types.

use pyo3::IntoPyObjectExt;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};

use ferrohub::bindings::github::declared::models::shown;
use ferrohub::bindings::github::model::declaration::{Op, Returns};
use ferrohub::bindings::github::model::kind::{Computed, Kind};
use ferrohub::bindings::github::model::objects;
use ferrohub::bindings::github::model::parameter::{DefaultValue, LocalInput, Param, Takes};
use ferrohub::bindings::operations::described::alternatives;

/// A text of a declaration with `None`, `True` and `False` for JSON's values.
pub fn words(text: &str) -> String {
    text.replace("`null`", "None").replace("`true`", "True").replace("`false`", "False")
}

/// The type of a value of a response. Fields may also be None.
pub fn kind(kind: Kind) -> String {
    match kind {
        Kind::Any => "Any".into(),
        Kind::Str => "str".into(),
        Kind::Int => "int".into(),
        Kind::Float => "float".into(),
        Kind::Bool | Kind::Is(_) => "bool".into(),
        Kind::Time => "datetime".into(),
        Kind::Template => "URITemplate".into(),
        Kind::Optional(of) => format!("{} | None", self::kind(*of)),
        Kind::Choice(choices) => literal(choices),
        Kind::Union(kinds) => union(kinds, self::kind),
        Kind::List(of) => format!("list[{}]", self::kind(*of)),
        Kind::Map(of) => format!("dict[str, {}]", self::kind(*of)),
        Kind::Record(record) => record.name.into(),
        Kind::One(class) | Kind::Found(class) => shown(class).into(),
        Kind::Computed(field) => computed(field).into(),
    }
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

/// The type of a value in an argument, which accepts any mapping and any iterable.
fn accepted(kind: Kind) -> String {
    match kind {
        Kind::Optional(of) => format!("{} | None", accepted(*of)),
        Kind::Union(kinds) => union(kinds, accepted),
        Kind::List(of) => format!("Iterable[{}]", accepted(*of)),
        Kind::Map(of) => mapping(*of),
        other => self::kind(other),
    }
}

fn mapping(of: Kind) -> String {
    format!("Mapping[str, {}]", accepted(of))
}

fn union(kinds: &[Kind], each: impl Fn(Kind) -> String) -> String {
    kinds.iter().map(|kind| each(*kind)).collect::<Vec<_>>().join(" | ")
}

fn literal(choices: &[&str]) -> String {
    let choices: Vec<String> = choices.iter().map(|choice| format!("\"{choice}\"")).collect();
    format!("Literal[{}]", choices.join(", "))
}

/// The type of an argument.
pub fn takes(takes: Takes) -> String {
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
        Takes::Choice(choices) if choices.contains(&"true") => format!("bool | {}", literal(choices)),
        Takes::Choice(choices) | Takes::Exactly(choices) => literal(choices),
        Takes::Map(of) | Takes::Filled(of) | Takes::Settings(of) => mapping(*of),
        Takes::Person => mapping(Kind::Str),
        Takes::List(of) => format!("Iterable[{}]", accepted(*of)),
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
        (Some(DefaultValue::Null), _) if python != "Any" => format!("{python} | None"),
        (Some(DefaultValue::Text(text)), Takes::Choice(choices)) if !choices.contains(&text) => {
            format!("{python} | Literal[\"{text}\"]")
        }
        _ => python,
    }
}

/// The type of a result.
pub fn returns(op: &Op) -> String {
    let may_be_none = !op.none.is_empty() || !op.skip_without.is_empty();
    let or_none = |python: String| if may_be_none { format!("{python} | None") } else { python };
    match op.returns {
        Returns::One(class) => or_none(shown(class).into()),
        Returns::Either(classes) => classes.join(" | "),
        Returns::Many(class) if op.only_with.is_some() => format!("Listing[{}] | None", shown(class)),
        Returns::Many(class) => format!("Listing[{}]", shown(class)),
        Returns::Search(class) => format!("SearchListing[{class}]"),
        Returns::List(class) => format!("list[{}]", shown(class)),
        Returns::Entries(class) => format!("list[tuple[str, {class}]] | dict[str, {class}]"),
        Returns::Rows(of) => format!("Listing[{}]", kind(of)),
        Returns::Pairs(of) => format!("Listing[tuple[str, {}]]", kind(of)),
        Returns::Value(of) => or_none(kind(of)),
        Returns::Templates => or_none("dict[str, Any]".into()),
        Returns::Text => or_none("str".into()),
        Returns::Bytes => or_none("bytes".into()),
        Returns::TextOrEmpty => "str".into(),
        Returns::TextOrBytes => "str | bytes".into(),
        Returns::Bool | Returns::BoolOrFalse | Returns::Renew => "bool".into(),
        Returns::Owner(class) => shown(class).into(),
        Returns::Session => "ClientSession".into(),
        Returns::Nothing | Returns::Replace => "None".into(),
    }
}

/// The built-in type of the items of a listing of plain values.
pub fn builtin(kind: Kind) -> &'static str {
    match kind {
        Kind::Str | Kind::Choice(_) => "str",
        Kind::Int => "int",
        Kind::Float => "float",
        Kind::Bool | Kind::Is(_) => "bool",
        Kind::List(_) => "list",
        Kind::Map(_) | Kind::Record(_) => "dict",
        _ => "object",
    }
}

/// A default as Python source; None for a required parameter.
pub fn default(param: &Param) -> Option<String> {
    let text = |text: &str| format!("\"{text}\"");
    Some(match (param.default?, param.takes) {
        (DefaultValue::List([]), Takes::Local(LocalInput::Collection)) => "list".into(),
        (DefaultValue::Null | DefaultValue::Unset, _) => "None".into(),
        (DefaultValue::Bool(true), _) => "True".into(),
        (DefaultValue::Bool(false), _) => "False".into(),
        (DefaultValue::Int(number), _) => number.to_string(),
        (DefaultValue::Text(value), _) => text(value),
        (DefaultValue::List(values), _) => {
            format!("[{}]", values.iter().map(|value| text(value)).collect::<Vec<_>>().join(", "))
        }
        (DefaultValue::Object, _) => "{}".into(),
    })
}

/// A default as a Python object.
pub fn default_object<'py>(py: Python<'py>, param: &Param) -> PyResult<Option<Bound<'py, PyAny>>> {
    let Some(default) = param.default else { return Ok(None) };
    Ok(Some(match (default, param.takes) {
        (DefaultValue::List([]), Takes::Local(LocalInput::Collection)) => py.get_type::<PyList>().into_any(),
        (DefaultValue::Null | DefaultValue::Unset, _) => py.None().into_bound(py),
        (DefaultValue::Bool(value), _) => value.into_bound_py_any(py)?,
        (DefaultValue::Int(value), _) => value.into_bound_py_any(py)?,
        (DefaultValue::Text(value), _) => value.into_bound_py_any(py)?,
        (DefaultValue::List(values), _) => PyList::new(py, values)?.into_any(),
        (DefaultValue::Object, _) => PyDict::new(py).into_any(),
    }))
}
