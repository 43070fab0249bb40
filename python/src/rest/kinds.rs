//! Operations and schemas of the description as plain Python values, from which `ferrohub.testing` makes example bodies.

use std::collections::HashMap;

use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};

use crate::calls::describe::dict;
use ferrohub::bindings::github::description::kind::{Kind, OTHERS};
use ferrohub::bindings::github::description::operation::{self, Operation, Parameter, Place, Server};
use ferrohub::bindings::github::description::preflight::{self, Exchange};
use ferrohub::bindings::github::description::{names, schemas, versions};

/// An operation of the description.
///
/// :param id: GitHub's ID of the operation, such as ``"issues/get"``, or a method and a path with or without
///     placeholders, such as ``"GET /repos/{owner}/{repo}"``
/// :returns: a mapping, or None for an unknown operation
#[pyfunction]
pub fn _rest_operation<'py>(py: Python<'py>, id: &str) -> PyResult<Option<Bound<'py, PyDict>>> {
    let found = match id.split_once(' ') {
        Some((method, path)) => operation::of_route(method, path),
        None => id.split_once('/').and_then(|(tag, name)| operation::operation(tag, name)),
    };
    found.map(|found| described(py, found)).transpose()
}

/// The IDs of operations that resemble an unknown one, the nearest first.
///
/// :param id: the unknown ID
#[pyfunction]
pub fn _rest_nearest(id: &str) -> Option<String> {
    let known: Vec<String> = operation::all().map(Operation::id).collect();
    names::nearest(id, known.iter().map(String::as_str)).map(str::to_owned)
}

/// The path of the request that returns a single object of a schema, by the name of the schema. Of several, the one with
/// the fewest placeholders.
#[pyfunction]
pub fn _rest_schema_paths() -> HashMap<&'static str, &'static str> {
    let mut found: HashMap<&'static str, &'static str> = HashMap::new();
    let rank = |path: &str| (path.matches('{').count(), path.len());
    for operation in operation::all() {
        let name = match operation.responses.first() {
            Some((200, Some(Kind::Schema(name)))) if operation.method == "GET" => *name,
            _ => continue,
        };
        let path = found.entry(name).or_insert(operation.path);
        if rank(operation.path) < rank(path) {
            *path = operation.path;
        }
    }
    found
}

/// The type of a schema.
///
/// :param name: name of the schema, such as ``"simple-user"``
#[pyfunction]
pub fn _rest_schema<'py>(py: Python<'py>, name: &str) -> PyResult<Option<Bound<'py, PyTuple>>> {
    schemas::schema(name).map(|kind| tree(py, kind)).transpose()
}

fn described<'py>(py: Python<'py>, operation: &'static Operation) -> PyResult<Bound<'py, PyDict>> {
    let parameter = |found: &'static Parameter| {
        let place = match found.place {
            Place::Path => "path",
            Place::Segments => "segments",
            Place::Query => "query",
            Place::Body => "body",
        };
        Ok((place, found.name, found.required, tree(py, &found.kind)?))
    };
    let response = |(status, kind): &'static (u16, Option<Kind>)| {
        Ok((*status, kind.as_ref().map(|kind| tree(py, kind)).transpose()?))
    };
    dict! {py;
        "id": operation.id(), "method": operation.method, "path": operation.path,
        "parameters": operation.parameters.iter().map(parameter).collect::<PyResult<Vec<_>>>()?,
        "responses": operation.responses.iter().map(response).collect::<PyResult<Vec<_>>>()?,
        "pages": operation.pages, "downloads": operation.downloads, "accept": operation.accept,
        "uploads": operation.server == Server::Uploads,
    }
}

/// A type as a tuple: its name, and what it consists of.
fn tree<'py>(py: Python<'py>, kind: &'static Kind) -> PyResult<Bound<'py, PyTuple>> {
    let trees = |kinds: &'static [Kind]| kinds.iter().map(|kind| tree(py, kind)).collect::<PyResult<Vec<_>>>();
    match kind {
        Kind::Null => ("null",).into_pyobject(py),
        Kind::Str => ("string",).into_pyobject(py),
        Kind::Int => ("integer",).into_pyobject(py),
        Kind::Float => ("number",).into_pyobject(py),
        Kind::Bool => ("boolean",).into_pyobject(py),
        Kind::Time => ("time",).into_pyobject(py),
        Kind::Date => ("date",).into_pyobject(py),
        Kind::Binary => ("binary",).into_pyobject(py),
        Kind::Object => ("object",).into_pyobject(py),
        Kind::Literal(json) => ("literal", *json).into_pyobject(py),
        Kind::Schema(name) => ("schema", *name).into_pyobject(py),
        Kind::Map(values) => ("map", tree(py, values)?).into_pyobject(py),
        Kind::List(item) => ("list", tree(py, item)?).into_pyobject(py),
        Kind::Optional(kind) => ("nullable", tree(py, kind)?).into_pyobject(py),
        Kind::Union(kinds) => ("one_of", trees(kinds)?).into_pyobject(py),
        Kind::All(kinds) => ("all_of", trees(kinds)?).into_pyobject(py),
        Kind::Members(members) => {
            let described = members.iter().filter(|member| member.name != OTHERS);
            let members = described.map(|member| Ok((member.name, member.required, tree(py, &member.kind)?)));
            ("record", members.collect::<PyResult<Vec<_>>>()?).into_pyobject(py)
        }
        // Only declarations have the others.
        _ => ("any",).into_pyobject(py),
    }
}

/// What a version of the API changes in a recorded request and its response.
///
/// :param method: method of the request
/// :param path: path of the request, below the URL of the API
/// :param request: JSON of the request as text, or None
/// :param status: status of the response
/// :param response: JSON of the response as text, or None
/// :param version: the version, such as ``"2026-03-10"``
/// :returns: a tuple for each use: ID of the operation, what changes, what replaces it (or an empty text), and how often
#[pyfunction]
pub fn _version_uses(
    method: &str,
    path: &str,
    request: Option<&str>,
    status: u16,
    response: Option<&str>,
    version: &str,
) -> Vec<(String, String, &'static str, usize)> {
    let parsed = |text: Option<&str>| text.and_then(|text| serde_json::from_str::<serde_json::Value>(text).ok());
    let (request, response) = (parsed(request), parsed(response));
    let exchange = Exchange { method, path, request: request.as_ref(), status, response: response.as_ref() };
    let found = preflight::uses(exchange, version).into_iter();
    found.map(|found| (found.id, found.effect, found.instead, found.count)).collect()
}

/// The versions of the API that change something, in their order, but for the first version.
#[pyfunction]
pub fn _api_versions() -> Vec<&'static str> {
    versions::known().collect()
}
