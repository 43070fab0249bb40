//! Docstrings, signatures and the schema of declarations.

use std::collections::HashMap;

use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};

use crate::calls::annotations;
use crate::values::modules;
use ferrohub::bindings::github::declared::{models, registry};
use ferrohub::bindings::github::description::presence;
use ferrohub::bindings::github::model::declaration;
use ferrohub::bindings::github::model::declaration::{Field, Needs, Op, Param, Returns, Takes};

/// A doc comment without the space that `///` leaves before each line, and with Python's values for JSON's.
pub fn plain(doc: &str) -> String {
    let lines: Vec<&str> = doc.lines().map(|line| line.strip_prefix(' ').unwrap_or(line).trim_end()).collect();
    annotations::words(lines.join("\n").trim())
}

/// The docstring of a field.
pub fn field(field: &Field) -> String {
    format!("{} ({})", plain(field.doc), annotations::kind(field.kind))
}

/// The description of an operation and of each parameter in its doc comment. That of a parameter is `name: meaning`, up
/// to the next parameter or empty line.
fn meanings(op: &Op) -> (String, HashMap<&'static str, String>) {
    let (mut text, mut meanings) = (Vec::new(), HashMap::<_, String>::new());
    let mut current = None;
    for line in plain(op.doc).lines() {
        let named = op.params.iter().find_map(|p| Some((p.name, line.strip_prefix(p.name)?.strip_prefix(": ")?)));
        match (named, current) {
            (Some((name, meaning)), _) => {
                meanings.insert(name, meaning.to_owned());
                current = Some(name);
            }
            (None, Some(name)) if !line.is_empty() => {
                meanings.entry(name).or_default().extend([" ", line.trim()]);
            }
            (None, _) => {
                text.push(line.to_owned());
                current = None;
            }
        }
    }
    (text.join("\n").trim_end().to_owned(), meanings)
}

/// The docstring of an operation: what it does, its parameters, result and errors, the request, GitHub's page.
pub fn operation(op: &Op) -> String {
    let (text, mut meanings) = meanings(op);
    let mut doc = vec![text];
    if !op.deprecated.is_empty() {
        doc.extend([String::new(), format!("Deprecated: use {}.", op.deprecated)]);
    }
    doc.push(String::new());
    for param in op.params {
        let default = annotations::default(param).map(|default| format!(", default {default}")).unwrap_or_default();
        let meaning = meanings.remove(param.name).or_else(|| usual_meaning(param)).unwrap_or_default();
        let meaning = meaning.trim_end_matches('.');
        let line = format!(":param {}: {meaning} ({}{default})", param.name, annotations::argument(op, param));
        doc.push(line.replace(":  (", ": ("));
    }
    doc.push(format!(":returns: {}", annotations::returns(op)));
    doc.extend(Some(raises(op)).filter(|errors| !errors.is_empty()).map(|errors| format!(":raises: {errors}")));
    doc.push(String::new());
    doc.push(match op.path {
        NO_REQUEST => "Makes no request.".to_owned(),
        _ => format!("Request: ``{}``{}", request(op), credential(op.needs).0),
    });
    doc.push(format!("GitHub: {}", page(op)));
    doc.join("\n")
}

fn usual_meaning(param: &Param) -> Option<String> {
    let text = match param.takes {
        Takes::Number => "maximum number of items; -1 returns all",
        Takes::Etag => "ETag of an earlier response; the listing is empty when nothing changed",
        Takes::Lazy => "whether to return a handle, which is fetched when a field is read that is not known",
        Takes::TextMatch => "whether to request the matching texts",
        Takes::PerPage => "items per page, 1 to 100; None lets the library choose",
        _ => return None,
    };
    Some(text.to_owned())
}

/// The path of an operation that sends no request.
const NO_REQUEST: &str = "no request";

fn raises(op: &Op) -> String {
    let mut errors = match op.returns {
        _ if op.path == NO_REQUEST => vec![],
        Returns::TextOrEmpty => vec!["TransportError"],
        _ => vec!["GitHubError for an error status", "TransportError"],
    };
    if !op.params.is_empty() {
        errors.push("TypeError or ValueError for a wrong argument, before anything is sent");
    }
    errors.extend(credential(op.needs).1);
    errors.join("; ")
}

/// How the request is signed, and the error of a session that cannot sign it.
fn credential(needs: Needs) -> (&'static str, Option<&'static str>) {
    let failed = Some("AuthenticationFailed without the credential it needs");
    match needs {
        Needs::Nothing => ("", None),
        Needs::Auth => (", signed", failed),
        Needs::Basic => (", signed with username and password", failed),
        Needs::ClientId => (", signed with the client id and secret", failed),
        Needs::App => (", signed as an app", Some("MissingAppBearerAuthentication when not signed in as an app")),
        Needs::Installation => (
            ", signed as an installation",
            Some("MissingAppInstallationAuthentication when not signed in as an installation"),
        ),
    }
}

/// The request of an operation as the documentation shows it.
pub fn request(op: &Op) -> String {
    let line = if op.is_plain() { format!("{:?} {}", op.method, op.path) } else { op.path.to_owned() };
    match op.params.iter().find(|param| param.takes == Takes::Segment) {
        Some(param) => format!("{line}, or {line}/{} with {}", param.wire, param.name),
        None => line,
    }
}

fn page(op: &Op) -> String {
    let retired = if op.id.is_empty() && op.is_plain() { " (no longer described there)" } else { "" };
    format!("{}{retired}", op.documentation())
}

/// A parameter of a signature.
pub struct Shown<'py> {
    /// Its name.
    pub name: String,
    /// How it is given, as `inspect.Parameter` names it.
    pub kind: &'static str,
    /// Its default; None if it is required.
    pub default: Option<Bound<'py, PyAny>>,
    /// Its type.
    pub annotation: Option<String>,
}

/// How a parameter is given.
pub fn given(by_position: bool) -> &'static str {
    if by_position { "POSITIONAL_OR_KEYWORD" } else { "KEYWORD_ONLY" }
}

/// A signature of these parameters, for `inspect`.
pub fn signature<'py>(
    py: Python<'py>,
    mut parameters: Vec<Shown<'py>>,
    returns: Option<String>,
) -> PyResult<Bound<'py, PyAny>> {
    let inspect = py.import("inspect")?;
    let class = inspect.getattr("Parameter")?;
    // What can be given by position goes first.
    parameters.sort_by_key(|parameter| parameter.kind == given(false));
    parameters.insert(0, Shown { name: "self".to_owned(), kind: given(true), default: None, annotation: None });
    let made = PyList::empty(py);
    for Shown { name, kind, default, annotation } in parameters {
        let keywords = PyDict::new(py);
        default.map(|default| keywords.set_item("default", default)).transpose()?;
        annotation.map(|annotation| keywords.set_item("annotation", annotation)).transpose()?;
        made.append(class.call((name, class.getattr(kind)?), Some(&keywords))?)?;
    }
    let keywords = PyDict::new(py);
    returns.map(|returns| keywords.set_item("return_annotation", returns)).transpose()?;
    inspect.getattr("Signature")?.call((made,), Some(&keywords))
}

/// The signature of a declared operation.
pub fn signature_of<'py>(py: Python<'py>, op: &'static Op) -> PyResult<Bound<'py, PyAny>> {
    let shown = |(at, param): (usize, &'static Param)| {
        let is_rest = param.takes == Takes::Rest;
        let kind = if is_rest { "VAR_POSITIONAL" } else { given(at < op.positional) };
        let default = if is_rest { None } else { annotations::default_object(py, param)? };
        Ok(Shown { name: param.name.to_owned(), kind, default, annotation: None })
    };
    signature(py, op.params.iter().enumerate().map(shown).collect::<PyResult<_>>()?, None)
}

/// A dict with these keys and values.
macro_rules! dict {
    ($py:expr; $($key:literal: $value:expr),* $(,)?) => {{
        let dict = pyo3::types::PyDict::new($py);
        $(dict.set_item($key, $value)?;)*
        Ok(dict)
    }};
}

pub(crate) use dict;

/// A list of what each of some values is described as.
fn each<'py, T>(
    py: Python<'py>,
    values: impl IntoIterator<Item = T>,
    describe: impl Fn(T) -> PyResult<Bound<'py, PyDict>>,
) -> PyResult<Bound<'py, PyList>> {
    PyList::new(py, values.into_iter().map(describe).collect::<PyResult<Vec<_>>>()?)
}

/// Everything that is declared, as plain Python values: chapters with their classes, fields and operations.
///
/// :returns: a list of mappings, one a chapter of GitHub's documentation
#[pyfunction]
#[pyo3(name = "schema")]
pub fn declared(py: Python<'_>) -> PyResult<Bound<'_, PyList>> {
    each(py, ferrohub::bindings::github::declared::CHAPTERS, |chapter| {
        dict! {py;
            "name": chapter.name, "doc": plain(chapter.doc),
            "classes": each(py, chapter.classes, |class| describe_class(py, class))?,
            "operations": each(py, chapter.operations, |op| describe_operation(py, op))?,
        }
    })
}

/// Every plain JSON object with known members that is declared, as plain Python values.
///
/// :returns: a list of mappings, one a record, with its name, its meaning and its members
#[pyfunction]
pub fn records(py: Python<'_>) -> PyResult<Bound<'_, PyList>> {
    each(py, ferrohub::bindings::github::declared::records::RECORDS, |record| {
        let members = |required: bool| {
            each(py, record.members.iter().filter(|member| member.required == required), |member| {
                dict! {py; "key": member.name, "type": annotations::kind(member.kind)}
            })
        };
        dict! {py;
            "name": record.name, "doc": plain(record.doc), "members": members(true)?, "optional": members(false)?,
        }
    })
}

fn describe_class<'py>(py: Python<'py>, class: &'static declaration::Class) -> PyResult<Bound<'py, PyDict>> {
    let fields = each(py, class.fields, |field| {
        dict! {py;
            "name": field.name, "key": field.key, "old_key": field.old_key, "type": annotations::kind(field.kind),
            "promised": presence::is_promised(class.name, field), "doc": plain(field.doc),
        }
    })?;
    dict! {py;
        "changed": changed(class), "name": class.name, "shown": modules::shown(class), "module": modules::module(class),
        "parent": class.parent, "full": class.full, "doc": plain(class.doc), "fields": fields,
    }
}

/// The inherited fields that GitHub's description promises for a class and not for its parent, or the other way round.
fn changed(class: &'static declaration::Class) -> Vec<&'static str> {
    let Some(parent) = class.parent else { return Vec::new() };
    let inherited = registry::lineage(parent).flat_map(|class| class.fields);
    let differs = |field: &&Field| {
        let is_own = class.fields.iter().any(|own| own.name == field.name);
        !is_own && presence::is_promised(class.name, field) != presence::is_promised(parent, field)
    };
    inherited.filter(differs).map(|field| field.name).collect()
}

/// The choices of a parameter; empty if it has none.
fn choices(takes: Takes) -> &'static [&'static str] {
    match takes {
        Takes::Choice(choices) | Takes::Exactly(choices) => choices,
        _ => &[],
    }
}

fn describe_operation<'py>(py: Python<'py>, op: &'static Op) -> PyResult<Bound<'py, PyDict>> {
    let parameters = each(py, op.params.iter().enumerate(), |(at, param)| {
        dict! {py;
            "name": param.name, "wire": param.wire, "choices": choices(param.takes), "keyword": at >= op.positional,
            "type": annotations::annotation(op, param), "default": annotations::default(param),
            "rest": param.takes == Takes::Rest,
        }
    })?;
    dict! {py;
        "class": models::shown(op.class), "name": op.name, "doc": operation(op), "parameters": parameters,
        "returns": annotations::returns(op), "needs": format!("{:?}", op.needs), "request": request(op),
        "custom": !op.is_plain(), "on_class": op.on_class, "id": op.id, "page": op.page, "docs": op.documentation(),
        "deprecated": op.deprecated, "fixed": op.fixed.iter().map(|(name, _)| *name).collect::<Vec<_>>(),
        "omits": op.omits, "key": op.key, "send": format!("{:?}", op.send),
    }
}
