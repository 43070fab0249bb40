//! Docstrings, signatures and the schema of declarations.

use std::collections::HashMap;

use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};

use crate::calls::annotations;
use crate::values::modules;
use ferrohub::bindings::github::declared::{models, registry};
use ferrohub::bindings::github::description::presence;
use ferrohub::bindings::github::model::declaration;
use ferrohub::bindings::github::model::declaration::{Field, Member, Needs, Op, Param, Returns, Takes};

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
        _ => format!("Request: ``{}``{}", request(op), authentication(op.needs)),
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
    errors.push(match op.needs {
        Needs::Nothing => return errors.join("; "),
        Needs::Auth | Needs::Basic | Needs::ClientId => "AuthenticationFailed without the credential it needs",
        Needs::App => "MissingAppBearerAuthentication when not signed in as an app",
        Needs::Installation => "MissingAppInstallationAuthentication when not signed in as an installation",
    });
    errors.join("; ")
}

fn authentication(needs: Needs) -> &'static str {
    match needs {
        Needs::Nothing => "",
        Needs::Auth => ", signed",
        Needs::Basic => ", signed with username and password",
        Needs::ClientId => ", signed with the client id and secret",
        Needs::App => ", signed as an app",
        Needs::Installation => ", signed as an installation",
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

/// The signature of an operation, for `inspect`.
pub fn signature<'py>(py: Python<'py>, op: &'static Op) -> PyResult<Bound<'py, PyAny>> {
    let inspect = py.import("inspect")?;
    let parameter = inspect.getattr("Parameter")?;
    let ordinary = parameter.getattr("POSITIONAL_OR_KEYWORD")?;
    let by_keyword = parameter.getattr("KEYWORD_ONLY")?;
    let parameters = PyList::new(py, [parameter.call1(("self", &ordinary))?])?;
    for (at, param) in op.params.iter().enumerate() {
        let made = if param.takes == Takes::Rest {
            parameter.call1((param.name, parameter.getattr("VAR_POSITIONAL")?))?
        } else {
            let keywords = PyDict::new(py);
            if let Some(default) = annotations::default_object(py, param)? {
                keywords.set_item("default", default)?;
            }
            let kind = if at < op.positional { &ordinary } else { &by_keyword };
            parameter.call((param.name, kind), Some(&keywords))?
        };
        parameters.append(made)?;
    }
    inspect.getattr("Signature")?.call1((parameters,))
}

/// Everything that is declared, as plain Python values: chapters with their classes, fields and operations.
///
/// :returns: a list of mappings, one a chapter of GitHub's documentation
#[pyfunction]
#[pyo3(name = "schema")]
pub fn declared(py: Python<'_>) -> PyResult<Bound<'_, PyList>> {
    let chapters = PyList::empty(py);
    for chapter in ferrohub::bindings::github::declared::CHAPTERS {
        let classes = PyList::empty(py);
        for class in chapter.classes {
            classes.append(describe_class(py, class)?)?;
        }
        let operations = PyList::empty(py);
        for op in chapter.operations {
            operations.append(describe_operation(py, op)?)?;
        }
        let entry = PyDict::new(py);
        entry.set_item("name", chapter.name)?;
        entry.set_item("doc", plain(chapter.doc))?;
        entry.set_item("classes", classes)?;
        entry.set_item("operations", operations)?;
        chapters.append(entry)?;
    }
    Ok(chapters)
}

/// Every plain JSON object with known members that is declared, as plain Python values.
///
/// :returns: a list of mappings, one a record, with its name, its meaning and its members
#[pyfunction]
pub fn records(py: Python<'_>) -> PyResult<Bound<'_, PyList>> {
    let members = |members: &[Member]| -> PyResult<Bound<'_, PyList>> {
        let list = PyList::empty(py);
        for member in members {
            let entry = PyDict::new(py);
            entry.set_item("key", member.key)?;
            entry.set_item("type", annotations::kind(member.kind))?;
            list.append(entry)?;
        }
        Ok(list)
    };
    let records = PyList::empty(py);
    for record in ferrohub::bindings::github::declared::records::RECORDS {
        let entry = PyDict::new(py);
        entry.set_item("name", record.name)?;
        entry.set_item("doc", plain(record.doc))?;
        entry.set_item("members", members(record.members)?)?;
        entry.set_item("optional", members(record.optional)?)?;
        records.append(entry)?;
    }
    Ok(records)
}

fn describe_class<'py>(py: Python<'py>, class: &'static declaration::Class) -> PyResult<Bound<'py, PyDict>> {
    let fields = PyList::empty(py);
    for declared in class.fields {
        let entry = PyDict::new(py);
        entry.set_item("name", declared.name)?;
        entry.set_item("key", declared.key)?;
        entry.set_item("old_key", declared.old_key)?;
        entry.set_item("type", annotations::kind(declared.kind))?;
        entry.set_item("promised", presence::is_promised(class.name, declared))?;
        entry.set_item("doc", plain(declared.doc))?;
        fields.append(entry)?;
    }
    let entry = PyDict::new(py);
    entry.set_item("changed", changed(class))?;
    entry.set_item("name", class.name)?;
    entry.set_item("shown", modules::shown(class))?;
    entry.set_item("module", modules::module(class))?;
    entry.set_item("parent", class.parent)?;
    entry.set_item("full", class.full)?;
    entry.set_item("doc", plain(class.doc))?;
    entry.set_item("fields", fields)?;
    Ok(entry)
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
    let parameters = PyList::empty(py);
    for (at, param) in op.params.iter().enumerate() {
        let entry = PyDict::new(py);
        entry.set_item("name", param.name)?;
        entry.set_item("wire", param.wire)?;
        entry.set_item("choices", choices(param.takes))?;
        entry.set_item("keyword", at >= op.positional)?;
        entry.set_item("type", annotations::annotation(op, param))?;
        entry.set_item("default", annotations::default(param))?;
        entry.set_item("rest", param.takes == Takes::Rest)?;
        parameters.append(entry)?;
    }
    let entry = PyDict::new(py);
    entry.set_item("class", models::shown(op.class))?;
    entry.set_item("name", op.name)?;
    entry.set_item("doc", operation(op))?;
    entry.set_item("parameters", parameters)?;
    entry.set_item("returns", annotations::returns(op))?;
    entry.set_item("needs", format!("{:?}", op.needs))?;
    entry.set_item("request", request(op))?;
    entry.set_item("custom", !op.is_plain())?;
    entry.set_item("on_class", op.on_class)?;
    entry.set_item("id", op.id)?;
    entry.set_item("page", op.page)?;
    entry.set_item("docs", op.documentation())?;
    entry.set_item("deprecated", op.deprecated)?;
    entry.set_item("fixed", op.fixed.iter().map(|(name, _)| *name).collect::<Vec<_>>())?;
    entry.set_item("omits", op.omits)?;
    entry.set_item("key", op.key)?;
    entry.set_item("send", format!("{:?}", op.send))?;
    Ok(entry)
}
