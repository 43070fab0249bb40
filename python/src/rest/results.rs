//! Results of operations, and their conversion from responses.

use http::header::CONTENT_TYPE;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyList};

use crate::errors::Failure;
use crate::rest::bind::Named;
use crate::session::client_session::ClientSession;
use crate::values::decode;
use crate::values::resource::{self, Resource};
use ferrohub::bindings::client::session::json_of;
use ferrohub::bindings::http::response::Response;
use ferrohub::bindings::json::document::Json;
use ferrohub::bindings::rest::classes;
use ferrohub::bindings::rest::kind::Kind;
use ferrohub::bindings::rest::operation::Operation;

/// The kind of the result of an operation.
#[derive(Debug)]
pub enum Result {
    /// A lazy listing.
    Listing {
        /// Class of the items; None for plain values.
        class: Option<&'static str>,
        /// Whether these are results of a search.
        search: bool,
        /// Kind of the items.
        item: Option<&'static Kind>,
    },
    /// True or False.
    Question,
    /// The content that the operation redirects to.
    Download,
    /// The body of the response, by status: a kind (None for nothing), and the class of its objects.
    Body(Vec<(Option<&'static Kind>, Option<&'static str>)>),
}

impl Result {
    /// The kind of the body for a status, and the class of its objects.
    fn of_status(&self, operation: &Operation, status: u16) -> (Option<&'static Kind>, Option<&'static str>) {
        let Result::Body(kinds) = self else { return (None, None) };
        let at = operation.responses.iter().position(|(known, _)| *known == status).unwrap_or(0);
        kinds.get(at).copied().unwrap_or_default()
    }
}

/// The kind of the result of an operation.
pub fn result(operation: &'static Operation) -> Result {
    if operation.pages.is_some() {
        let (class, item) = (classes::of_items(operation), classes::item(operation));
        return Result::Listing { class, search: operation.tag == "search", item };
    }
    if operation.is_question() {
        return Result::Question;
    }
    if operation.downloads && operation.responses.is_empty() {
        return Result::Download;
    }
    let each = |(_, kind): &'static (u16, Option<Kind>)| {
        let kind = kind.as_ref();
        (kind, kind.and_then(|kind| classes::of_response(operation, kind)))
    };
    Result::Body(operation.responses.iter().map(each).collect())
}

/// The result for a successful response, as described.
pub fn read(
    py: Python<'_>,
    named: &'static Named,
    response: &Response,
    session: &Py<ClientSession>,
) -> PyResult<Py<PyAny>> {
    let operation = named.operation;
    let (kind, class) = named.result.of_status(operation, response.status);
    let empty = response.body.iter().all(u8::is_ascii_whitespace);
    let never = operation.responses.iter().all(|(_, kind)| kind.is_none());
    match kind {
        _ if response.status == 304 => Ok(py.None()),
        // Where success never has content, there is nothing to say but that it was one.
        _ if empty && never => Ok(true.into_pyobject(py)?.to_owned().into_any().unbind()),
        _ if empty => Ok(py.None()),
        Some(Kind::Text) if !operation.accept.is_empty() => Ok(decode::text(py, &response.body).into_any().unbind()),
        kind => {
            let json = json_of(response).map_err(Failure::from)?;
            let made = match class {
                Some(class) if json.is_object() => {
                    resource::make(py, class, Resource::of_response(json, response, session, py))?
                }
                _ => value(py, &json, kind, class, session)?,
            };
            Ok(made.unbind())
        }
    }
}

/// The content of a response that is not JSON: a str for text, else bytes; None for JSON, and without content.
pub fn content(py: Python<'_>, response: &Response) -> Option<Py<PyAny>> {
    let announced = response.header(CONTENT_TYPE.as_str())?.to_ascii_lowercase();
    let (media, parameters) = announced.split_once(';').unwrap_or((&announced, ""));
    let media = media.trim();
    // GitHub's own media types for files, diffs and pages may end with "+json", though they are none.
    let form = media.strip_prefix("application/vnd.github.").unwrap_or_default();
    let form = form.strip_prefix("v3.").unwrap_or(form).trim_end_matches("+json");
    let is_text = media.starts_with("text/") || ["diff", "html", "patch", "sha"].contains(&form);
    let is_json = !is_text && form != "raw" && (media.ends_with("/json") || media.ends_with("+json"));
    if is_json || matches!(response.status, 204 | 304) {
        return None;
    }
    let is_valid = parameters.contains("charset=") && std::str::from_utf8(&response.body).is_ok();
    Some(match is_text || is_valid {
        true => decode::text(py, &response.body).into_any().unbind(),
        false => PyBytes::new(py, &response.body).into_any().unbind(),
    })
}

/// A value within a response.
fn value<'py>(
    py: Python<'py>,
    json: &Json,
    kind: Option<&'static Kind>,
    class: Option<&'static str>,
    session: &Py<ClientSession>,
) -> PyResult<Bound<'py, PyAny>> {
    match (class, kind.map(Kind::some)) {
        (Some(class), _) if json.is_object() => resource::make(py, class, Resource::of(json.clone(), session, py)),
        (Some(_), _) if json.is_array() => {
            let items = json.items().into_iter().map(|item| value(py, &item, None, class, session));
            Ok(PyList::new(py, items.collect::<PyResult<Vec<_>>>()?)?.into_any())
        }
        (None, Some(Kind::Time)) => decode::time(py, json)?.map_or_else(|| decode::any(py, json), Ok),
        _ => decode::any(py, json),
    }
}
