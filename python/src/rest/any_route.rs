//! `request`, `listing` and `download` for any route.

use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyType};
use serde_json::Value;

use crate::calls::input::Object;
use crate::calls::transfer::{self, Content, Target};
use crate::calls::{streaming, to_json};
use crate::errors::{self, Failure};
use crate::handle::{Client, ClientSession};
use crate::listing::{Kind, Listing};
use crate::numbers;
use crate::session::checks;
use crate::values::response::Response;
use crate::values::types;
use ferrohub::bindings::github::description::classes;
use ferrohub::bindings::github::description::operation::Operation;
use ferrohub::bindings::github::model::declaration::media;
use ferrohub::bindings::http::request::Request;
use ferrohub::bindings::http::secrets::shown_url;
use ferrohub::bindings::operations;
use ferrohub::bindings::operations::paging::{self, Size};
use ferrohub::bindings::operations::route::{Beside, Route};

/// Arguments that are not parameters of the route.
#[derive(Default)]
struct Explicit<'a, 'py> {
    json: Option<&'a Bound<'py, PyAny>>,
    params: Option<&'a Bound<'py, PyAny>>,
    data: bool,
    headers: Option<&'a Bound<'py, PyAny>>,
    timeout: Option<&'a Bound<'py, PyAny>>,
}

#[pymethods]
impl Client {
    /// Send any request to the API, with the encoding, errors, retries and rate limits of the operations.
    ///
    /// A resource can be passed for a part of the path: ``repo=repository`` uses its name, ``owner=repository`` the login of
    /// its owner.
    /// Datetimes are sent as ISO 8601, lists in a query as GitHub documents them. None is sent as null in a JSON body and
    /// omitted from a query.
    ///
    /// :param route: method and path as GitHub's documentation writes them, such as
    ///     ``"GET /repos/{owner}/{repo}/issues"``
    /// :param json: body, any JSON value; ``parameters`` are then the query
    /// :param params: query, a mapping
    /// :param data: body as bytes, text, a path or a file opened for reading bytes, which is streamed; ``parameters`` are
    ///     then the query
    /// :param headers: headers of the request, a mapping
    /// :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
    /// :param parameters: parts of the path; the others are the query of GET and HEAD, else the JSON body; for DELETE
    ///     they are sent where GitHub's description has them, else in the query
    /// :returns: the response, a :class:`ferrohub.Response`
    /// :raises GitHubError: the response has an error status
    #[pyo3(signature = (route, *, json=None, params=None, data=None, headers=None, timeout=None, **parameters))]
    #[allow(clippy::too_many_arguments)]
    fn request<'py>(
        &self,
        py: Python<'py>,
        route: &str,
        json: Option<&Bound<'py, PyAny>>,
        params: Option<&Bound<'py, PyAny>>,
        data: Option<&Bound<'py, PyAny>>,
        headers: Option<&Bound<'py, PyAny>>,
        timeout: Option<&Bound<'py, PyAny>>,
        parameters: Option<&Bound<'py, PyDict>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        checks::check_exclusive(("data", data), ("json", json))?;
        let explicit = Explicit { json, params, data: data.is_some(), headers, timeout };
        let (request, _) = self.routed(py, route, parameters, &explicit)?;
        let finish = |py: Python<'_>, response| -> PyResult<Py<PyAny>> {
            Ok(Py::new(py, Response::new(errors::success(py, response)?))?.into_any())
        };
        let session = self.session(py)?;
        match data {
            Some(data) => streaming::upload(session.bind(py), request, Content::given(data, "data")?, None, finish),
            None => ClientSession::dispatch(session.bind(py), request, finish),
        }
    }

    /// List any route that is paginated.
    ///
    /// If GitHub's description has the route, it determines the key and the class.
    ///
    /// :param route: method and path, such as ``"GET /repos/{owner}/{repo}/dependabot/alerts"``
    /// :param key: key of the list in responses that are objects; None uses the key of GitHub's description, or expects
    ///     responses that are lists
    /// :param cls: class of the items, such as ``ferrohub.issues.Issue``, or ``dict``; None uses the class of GitHub's
    ///     description, or ``dict``
    /// :param number: maximum number of items to return; -1 returns all
    /// :param params: query, a mapping
    /// :param headers: headers of the requests, a mapping
    /// :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
    /// :param parameters: parts of the path; the others are the query
    /// :returns: a :class:`ferrohub.Listing`
    #[pyo3(signature = (route, *, key=None, cls=None, number=-1, params=None, headers=None, timeout=None, **parameters))]
    #[allow(clippy::too_many_arguments)]
    fn listing<'py>(
        &self,
        py: Python<'py>,
        route: &str,
        key: Option<String>,
        cls: Option<&Bound<'py, PyType>>,
        #[pyo3(from_py_with = whole_number)] number: i64,
        params: Option<&Bound<'py, PyAny>>,
        headers: Option<&Bound<'py, PyAny>>,
        timeout: Option<&Bound<'py, PyAny>>,
        parameters: Option<&Bound<'py, PyDict>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        if number < -1 {
            return Err(PyValueError::new_err(format!("number must be -1 (all) or more, not {number}")));
        }
        let explicit = Explicit { params, headers, timeout, ..Explicit::default() };
        let (request, operation) = self.routed(py, route, parameters, &explicit)?;
        if request.method != http::Method::GET {
            return Err(PyValueError::new_err("route must begin with GET to be listed"));
        }
        let kind = match cls {
            Some(cls) => kind_of(cls)?,
            None => {
                let accepted = request.accepted();
                let class = operation.and_then(|operation| classes::of_items_as(operation, accepted));
                class.map_or(Kind::Plain("dict"), Kind::Class)
            }
        };
        let core = paging::described(request, operation, key.as_deref(), number, Size::Own);
        Listing::new(core, kind, self.session(py)?).into_python(py, false)
    }

    /// Download the content of a route or a URL to a file. It is streamed, and an interrupted transfer is resumed if the
    /// server supports it.
    ///
    /// :param route: method and path, such as ``"GET /repos/{owner}/{repo}/zipball/{ref}"``, or a URL
    /// :param to: path of the file, path of a folder if the response names the file, or a file opened for writing bytes
    /// :param progress: callback invoked after each chunk with the bytes transferred and the total, or None
    /// :param params: query, a mapping
    /// :param headers: headers of the request, a mapping
    /// :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
    /// :param parameters: parts of the path; the others are the query
    /// :returns: name of the written file, if it has one
    /// :raises GitHubError: the response has an error status; no file is created
    #[pyo3(signature = (route, to, *, progress=None, params=None, headers=None, timeout=None, **parameters))]
    #[allow(clippy::too_many_arguments)]
    fn download<'py>(
        &self,
        py: Python<'py>,
        route: &str,
        to: &Bound<'py, PyAny>,
        progress: Option<&Bound<'py, PyAny>>,
        params: Option<&Bound<'py, PyAny>>,
        headers: Option<&Bound<'py, PyAny>>,
        timeout: Option<&Bound<'py, PyAny>>,
        parameters: Option<&Bound<'py, PyDict>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let line = if route.contains(' ') { route.to_owned() } else { format!("GET {route}") };
        let explicit = Explicit { params, headers, timeout, ..Explicit::default() };
        let (mut request, operation) = self.routed(py, &line, parameters, &explicit)?;
        let both = operation.is_some_and(|found| found.downloads && !found.responses.is_empty());
        if both && !request.headers.contains_key(http::header::ACCEPT) {
            request.header("accept", media::OCTET_STREAM).map_err(Failure::from)?;
        }
        let progress = transfer::progress_of(progress)?;
        streaming::download(self.session(py)?.bind(py), request, Target::given(to, "to", "")?, progress)
    }
}

impl Client {
    /// The request of a route with its parameters, and the operation that GitHub's description has for the route.
    fn routed(
        &self,
        py: Python<'_>,
        line: &str,
        parameters: Option<&Bound<'_, PyDict>>,
        explicit: &Explicit<'_, '_>,
    ) -> PyResult<(Request, Option<&'static Operation>)> {
        let bad = || {
            let line = shown_url(line);
            PyValueError::new_err(format!("route must be as \"GET /repos/{{owner}}/{{repo}}\", not {line}"))
        };
        let (method, path) = line.trim().split_once(' ').ok_or_else(bad)?;
        let route = Route::new(method, path.trim()).ok_or_else(bad)?;
        let mut values = Vec::new();
        for (name, value) in parameters.into_iter().flat_map(|parameters| parameters.iter()) {
            let name: String = name.extract()?;
            let value = route.value(&name, &Object(value)).map_err(Failure::from)?;
            values.push((name, value));
        }
        let beside = Beside {
            json: explicit.json.map(|json| to_json::value("json", json)).transpose()?,
            has_data: explicit.data,
            query: explicit.params.map(mapping).transpose()?.unwrap_or_default(),
            headers: explicit.headers.map(headers).transpose()?.unwrap_or_default(),
        };
        let session = self.session(py)?;
        let urls = &session.get().core.settings().urls;
        let mut request = route.request(&values, &beside, urls).map_err(Failure::from)?;
        request.sign_with(ClientSession::auth(py, &session));
        request.context.timeout = explicit.timeout.map(checks::call_timeout).transpose()?;
        Ok((request, route.operation))
    }
}

fn headers(value: &Bound<'_, PyAny>) -> PyResult<Vec<(String, String)>> {
    Ok(operations::input::headers(&Object(value.clone())).map_err(Failure::from)?)
}

fn mapping(value: &Bound<'_, PyAny>) -> PyResult<Vec<(String, Value)>> {
    match to_json::value("params", value)? {
        Value::Object(members) => Ok(members.into_iter().collect()),
        _ => Err(PyTypeError::new_err(format!("params must be a mapping, not {}", value.get_type().name()?))),
    }
}

/// The kind of the items of a listing, by their Python type.
fn kind_of(cls: &Bound<'_, PyType>) -> PyResult<Kind> {
    if cls.is(cls.py().get_type::<PyDict>()) {
        return Ok(Kind::Plain("dict"));
    }
    match types::class_of(cls.py(), cls)? {
        Some(class) => Ok(Kind::Class(class.name)),
        None => Err(PyTypeError::new_err(format!("cls must be a class of resources or dict, not {}", cls.name()?))),
    }
}

/// A maximum number of items.
fn whole_number(value: &Bound<'_, PyAny>) -> PyResult<i64> {
    numbers::whole(value, "number", i64::MIN..=i64::MAX)
}
