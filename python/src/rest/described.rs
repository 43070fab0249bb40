//! Docstrings, signatures and stubs of operations of the description.

use std::collections::HashSet;

use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};

use crate::calls::annotations::{self, Mappings};
use crate::calls::describe::{self, Shown, dict};
use crate::calls::input;
use crate::values::modules;
use ferrohub::bindings::github::declared::{registry, variants};
use ferrohub::bindings::github::description::operation::{Parameter, Place, tag, tags};
use ferrohub::bindings::github::description::{presence, releases, summaries, versions, webhooks};
use ferrohub::bindings::github::model::declaration::{Class, Kind};
use ferrohub::bindings::operations::described::{Described, Filled, Returned};

/// The docstring of an operation: the request, its parameters, its result and errors, and GitHub's page.
pub fn docstring(named: &Described) -> String {
    let operation = named.operation;
    let id = operation.id();
    let mut lines = vec![format!("{id}."), String::new()];
    if let Some(sentence) = summaries::summary(&id) {
        lines = vec![sentence.to_owned(), String::new(), format!("{id}."), String::new()];
    }
    if operation.deprecated {
        lines.extend(["Deprecated by GitHub.".to_owned(), String::new()]);
    }
    if !operation.hosts.is_empty() {
        lines.extend([format!("Hosts: {}.", operation.hosts.join(", ")), String::new()]);
    }
    if let Some(first) = releases::first_with(operation) {
        lines.extend([format!("Enterprise Server: {first} and newer."), String::new()]);
    }
    for (parameter, name) in operation.parameters.iter().zip(&named.names) {
        let place = match parameter.place {
            Place::Path | Place::Segments => "path",
            Place::Query => "query",
            Place::Body => "body",
        };
        let needed = if parameter.required || parameter.is_in_path() { "" } else { ", optional" };
        let default = match parameter.default {
            "" => String::new(),
            default => format!(", default {default}"),
        };
        let hosts = match parameter.hosts.as_slice() {
            [] => String::new(),
            hosts => format!("; only on {}", hosts.join(", ")),
        };
        let first = releases::first_with_parameter(operation, parameter.name);
        let first = first.map(|first| format!("; Enterprise Server {first} and newer")).unwrap_or_default();
        lines.push(format!(":param {name}: {place}{needed}: {}{default}{hosts}{first}", input::due(&parameter.kind)));
    }
    for own in named.options() {
        let meaning = match *own {
            "data" if !named.uploads() => "the whole body, as JSON",
            "data" if operation.takes_form() => FORM,
            own => option(own).1,
        };
        lines.push(format!(":param {own}: {meaning}"));
    }
    lines.push(format!(":returns: {}", returns(named)));
    let errors: Vec<String> = operation.errors.iter().map(ToString::to_string).collect();
    let errors = if errors.is_empty() { String::new() } else { format!("; documented: {}", errors.join(", ")) };
    lines.push(format!(":raises GitHubError: the response has an error status{errors}"));
    lines.push(String::new());
    lines.extend(versions::notes(&id));
    lines.push(format!("Request: ``{} {}``", operation.method, operation.path));
    lines.push(format!("GitHub: https://docs.github.com/{}", operation.docs));
    lines.join("\n")
}

/// The description of a body that is a form.
const FORM: &str =
    "the form: a mapping of fields to text, or to files as bytes, a path or a file opened for reading bytes";

/// The types and the descriptions of parameters that ferrohub adds to operations; the type of `data` is the operation's.
fn option(own: &str) -> (&'static str, &'static str) {
    match own {
        "data" => {
            ("", "the body: bytes, a path object or an open file, which is streamed; for a body of text also a str")
        }
        "to" => ("str | PathLike[str] | BinaryIO", "path, folder or file object that the content is streamed to"),
        "progress" => (
            "Callable[[int, int | None], object] | None",
            "callback invoked after each chunk with the bytes transferred and the total, or None",
        ),
        "extra" => ("Mapping[str, Any] | None", "a mapping of parameters that the description lacks"),
        "headers" => ("Mapping[str, str] | None", "a mapping of headers for this request"),
        _ => (
            "float | tuple[float | None, float | None] | None",
            "seconds to connect and to read, or a pair of both; None uses the timeout of the session",
        ),
    }
}

/// The result, for a docstring.
fn returns(named: &Described) -> String {
    let shown = annotations::result(&named.result);
    match &named.result {
        Returned::Question => "whether it is so: True for 204, False for 404".to_owned(),
        Returned::Download => "the content as bytes; with ``to`` the name of the file that was written".to_owned(),
        Returned::Body(_) if shown == "bool" && named.operation.responses.iter().all(|(_, kind)| kind.is_none()) => {
            "True".to_owned()
        }
        Returned::Body(_) if named.operation.downloads => {
            format!("{shown}; with ``to`` the name of the file that the content was written to")
        }
        _ => shown,
    }
}

/// The signature of an operation, for `inspect`, with the types that its stub has.
pub fn signature<'py>(
    py: Python<'py>,
    named: &'static Described,
    filled: &Filled,
    awaited: bool,
) -> PyResult<Bound<'py, PyAny>> {
    let shown = |parameter: Taken| {
        let is_filled = parameter.in_path && filled.iter().any(|(known, _)| *known == parameter.wire);
        let default = (!parameter.required || is_filled).then(|| py.Ellipsis().into_bound(py));
        let annotation = if is_filled { parameter.annotation + " (filled in)" } else { parameter.annotation };
        let kind = describe::given(parameter.in_path && !is_filled);
        Shown { name: parameter.name, kind, default, annotation: Some(annotation) }
    };
    describe::signature(py, taken(named).into_iter().map(shown).collect(), Some(returned(named, awaited)))
}

/// The type of the result of a call.
fn returned(named: &Described, awaited: bool) -> String {
    let whole = annotations::result(&named.result);
    let is_listing = matches!(named.result, Returned::Listing { .. });
    match awaited {
        true if is_listing => format!("Async{whole}"),
        true => format!("Coroutine[Any, Any, {whole}]"),
        false => whole,
    }
}

/// A parameter, for a signature.
struct Taken {
    name: String,
    wire: &'static str,
    annotation: String,
    required: bool,
    in_path: bool,
}

fn taken(named: &'static Described) -> Vec<Taken> {
    let operation = named.operation;
    let mut mappings = Mappings::new();
    let has_data = operation.body.is_some();
    let each = |(parameter, name): (&'static Parameter, &&str)| {
        let in_path = parameter.is_in_path();
        let required = in_path || parameter.required && (!has_data || parameter.place != Place::Body);
        let annotation = annotations::parameter(operation, parameter, &mut mappings);
        Taken { name: (*name).to_owned(), wire: parameter.name, annotation, required, in_path }
    };
    let mut found: Vec<Taken> = operation.parameters.iter().zip(&named.names).map(each).collect();
    found.extend(named.options().iter().map(|own| Taken {
        name: (*own).to_owned(),
        wire: own,
        annotation: if *own == "data" { annotations::data(operation, &mut mappings) } else { option(own).0.to_owned() },
        required: *own == "data" && named.needs_data(),
        in_path: false,
    }));
    found
}

/// Everything that is described, as plain Python values: tags with their operations and mappings, and models.
///
/// :returns: a list of mappings, one a tag; the models in what their operations return and in events, by name; and the
///     model that each of those extends that extends one
#[pyfunction]
pub fn _rest_described(py: Python<'_>) -> PyResult<(Bound<'_, PyList>, Bound<'_, PyDict>, Bound<'_, PyDict>)> {
    let (found, models, parents) = (PyList::empty(py), PyDict::new(py), PyDict::new(py));
    let mut pending: Vec<&'static str> = Vec::new();
    for tag in tags().filter_map(tag) {
        let operations = PyList::empty(py);
        let mut mappings = Mappings::new();
        for operation in &tag.operations {
            let named: &'static Described = Box::leak(Box::new(Described::new(operation)));
            pending.extend(classes_of(&named.result));
            for parameter in &operation.parameters {
                annotations::parameter(operation, parameter, &mut mappings);
            }
            if operation.body.is_some() {
                annotations::data(operation, &mut mappings);
            }
            operations.append(described(py, named)?)?;
        }
        let entry: PyResult<_> = dict! {py; "name": tag.name, "operations": operations, "mappings": mappings};
        found.append(entry?)?;
    }
    pending.extend(variants::classes().chain(webhooks::classes()));
    let mut events: HashSet<&'static str> = HashSet::new();
    while let Some(name) = pending.pop() {
        let Some(class) = registry::class(name) else { continue };
        if webhooks::is_event(class.name) {
            // They have a module of their own, unlike the objects in them.
            if events.insert(class.name) {
                model(py, class, &mut pending)?;
            }
        } else if modules::is_derived(class) && !models.contains(modules::shown(class))? {
            models.set_item(modules::shown(class), model(py, class, &mut pending)?)?;
            if let Some(parent) = class.parent.and_then(registry::class) {
                parents.set_item(modules::shown(class), modules::shown(parent))?;
            }
        }
    }
    Ok((found, models, parents))
}

fn classes_of(result: &Returned) -> Vec<&'static str> {
    match result {
        Returned::Listing { class, .. } => class.iter().copied().collect(),
        Returned::Body(kinds) => kinds.iter().filter_map(|(_, class)| *class).collect(),
        Returned::Question | Returned::Download => Vec::new(),
    }
}

fn described<'py>(py: Python<'py>, named: &'static Described) -> PyResult<Bound<'py, PyDict>> {
    let operation = named.operation;
    let each = |found: Taken| (found.name, found.annotation, found.required, found.in_path);
    dict! {py;
        "id": operation.id(), "name": &named.name, "request": format!("{} {}", operation.method, operation.path),
        "docs": operation.docs, "hosts": &operation.hosts, "deprecated": operation.deprecated,
        "parameters": taken(named).into_iter().map(each).collect::<Vec<_>>(), "returns": returned(named, false),
        "awaited": returned(named, true), "downloads": operation.downloads, "doc": docstring(named),
    }
}

/// The fields of a model: the name, the type, and whether GitHub's description promises it. Classes that they need are
/// added to those that are pending.
pub fn model<'py>(
    py: Python<'py>,
    class: &'static Class,
    pending: &mut Vec<&'static str>,
) -> PyResult<Bound<'py, PyList>> {
    let fields = PyList::empty(py);
    for field in class.fields {
        if let Kind::One(next) | Kind::List(&Kind::One(next)) | Kind::Map(&Kind::One(next)) = field.kind {
            pending.push(next);
        }
        fields.append((field.name, annotations::kind(field.kind), presence::is_promised(class.name, field)))?;
    }
    Ok(fields)
}
