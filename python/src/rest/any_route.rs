//! `request`, `listing` and `download` for any route.

use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyType};
use serde_json::{Map, Value};

use crate::calls::input;
use crate::calls::transfer::{self, Content, Target};
use crate::errors::Failure;
use crate::listing::{Kind, Listing};
use crate::numbers;
use crate::rest::{bind, path_values, run};
use crate::session::checks;
use crate::session::client::Client;
use crate::session::client_session::ClientSession;
use crate::values::response::Response;
use crate::values::types;
use ferrohub::bindings::client::listing;
use ferrohub::bindings::client::page::{Layout, Pages, per_page};
use ferrohub::bindings::http::request::{Request, route};
use ferrohub::bindings::http::secrets::shown_address;
use ferrohub::bindings::http::transfer::Upload;
use ferrohub::bindings::rest::classes;
use ferrohub::bindings::rest::kind;
use ferrohub::bindings::rest::operation::{self, Operation, Parameter, Place};
use ferrohub::bindings::rest::request::{pairs, text};
use ferrohub::bindings::schema::declaration::media;

/// A route, resolved with the arguments of a call.
struct Route {
    request: Request,
    /// The operation that GitHub's description has for the route.
    operation: Option<&'static Operation>,
    /// Parameters that are not part of the path.
    rest: Vec<(String, Value)>,
}

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
        input::check_exclusive(("data", data), ("json", json))?;
        let explicit = Explicit { json, params, data: data.is_some(), headers, timeout };
        let request = self.routed(py, route, parameters)?.completed(&explicit)?;
        let finish = |py: Python<'_>, response| -> PyResult<Py<PyAny>> {
            Ok(Py::new(py, Response::new(run::success(py, response)?))?.into_any())
        };
        match data {
            Some(data) => self.send_data(py, request, Content::given(data, "data")?, finish),
            None => ClientSession::dispatch(self.session(py)?.bind(py), request, finish),
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
        let routed = self.routed(py, route, parameters)?;
        if routed.request.method != http::Method::GET {
            return Err(PyValueError::new_err("route must begin with GET to be listed"));
        }
        let operation = routed.operation;
        let mut request = routed.completed(&Explicit { params, headers, timeout, ..Explicit::default() })?;
        if !request.url.query_pairs().any(|(name, _)| name == "per_page") {
            request.query([("per_page", per_page(number, None).to_string())]);
        }
        request.context.next_page = operation.and_then(Operation::next_page);
        let described = operation.and_then(|operation| operation.pages).filter(|key| !key.is_empty());
        let layout = key.or(described.map(str::to_owned)).map_or(Layout::Array, Layout::At);
        let kind = match cls {
            Some(cls) => kind_of(cls)?,
            None => operation.and_then(classes::of_items).map_or(Kind::Plain("dict"), Kind::Class),
        };
        let core = listing::Listing::new(Pages::new(request.clone(), layout, number), request, number);
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
        let routed = self.routed(py, &line, parameters)?;
        let both = routed.operation.is_some_and(|found| found.downloads && !found.responses.is_empty());
        let mut request = routed.completed(&Explicit { params, headers, timeout, ..Explicit::default() })?;
        if both && !request.headers.contains_key(http::header::ACCEPT) {
            request.header("accept", media::OCTET_STREAM).map_err(Failure::from)?;
        }
        let progress = transfer::progress_of(progress)?;
        run::download(self.session(py)?.bind(py), request, Target::given(to, "to", "")?, progress)
    }
}

impl Client {
    fn routed(&self, py: Python<'_>, line: &str, parameters: Option<&Bound<'_, PyDict>>) -> PyResult<Route> {
        let bad = || {
            let line = shown_address(line);
            PyValueError::new_err(format!("route must be as \"GET /repos/{{owner}}/{{repo}}\", not {line}"))
        };
        let (method, path) = line.trim().split_once(' ').ok_or_else(bad)?;
        let (method, path) = (method.to_ascii_uppercase(), path.trim());
        let known: http::Method = method.parse().map_err(|_| bad())?;
        let in_path = |name: &str| path.contains(&format!("{{{name}}}")) || path.contains(&format!("{{+{name}}}"));
        let operation = operation::of_route(&method, path);
        let mut values = Vec::new();
        for (name, value) in parameters.into_iter().flat_map(|parameters| parameters.iter()) {
            let name: String = name.extract()?;
            let value = if in_path(&name) { path_values::of_resource(operation, &name, &value)? } else { value };
            let value = field(operation, &name, &value)?;
            values.push((name, value));
        }
        let find = |name: &str| {
            let (_, value) = values.iter().find(|(known, value)| known == name && !value.is_null())?;
            Some(text(value))
        };
        let (filled, used) = route(path, find).map_err(|error| PyTypeError::new_err(error.to_string()))?;
        let request = ClientSession::request_to(&self.session(py)?, py, known, &filled)?;
        values.retain(|(name, _)| !used.contains(name));
        Ok(Route { request, operation, rest: values })
    }

    fn send_data<'py>(
        &self,
        py: Python<'py>,
        mut request: Request,
        content: Content,
        finish: impl FnOnce(Python<'_>, ferrohub::bindings::http::response::Response) -> PyResult<Py<PyAny>>
        + Send
        + 'static,
    ) -> PyResult<Bound<'py, PyAny>> {
        let session = self.session(py)?;
        let core = session.get().core.clone();
        let running = move |host: crate::calls::host::Host| async move {
            let source = content.source(&host, transfer::limit(&core)).await?;
            request.upload = Some(Upload { source, progress: None });
            core.send(request).await
        };
        run::serve(session.bind(py), running, finish)
    }
}

impl Route {
    /// The request with its query, its body, its headers and its timeouts.
    fn completed(self, explicit: &Explicit<'_, '_>) -> PyResult<Request> {
        let Route { mut request, operation, rest } = self;
        let own_body = explicit.json.is_some() || explicit.data;
        let mut query = explicit.params.map(mapping).transpose()?.unwrap_or_default();
        let is_field = |(name, _): &(String, Value)| {
            !own_body
                && match request.method.as_str() {
                    "GET" | "HEAD" => false,
                    // Only some operations have a body.
                    "DELETE" => described(operation, name).is_some_and(|known| known.place == Place::Body),
                    _ => true,
                }
        };
        let (fields, others): (Vec<_>, Vec<_>) = rest.into_iter().partition(is_field);
        query.extend(others);
        if !fields.is_empty() {
            request.json(&Value::Object(fields.into_iter().collect::<Map<_, _>>()));
        }
        if let Some(json) = explicit.json {
            request.json(&input::plain("json", json)?);
        }
        let sent = query.iter().flat_map(|(name, value)| pairs(name, value, kind_of_field(operation, name)));
        request.query(sent.collect::<Vec<_>>());
        for (name, value) in explicit.headers.map(bind::headers).transpose()?.unwrap_or_default() {
            request.header(&name, &value).map_err(Failure::from)?;
        }
        request.context.timeout = explicit.timeout.map(checks::call_timeout).transpose()?;
        Ok(request)
    }
}

/// The description of a parameter, if there is one.
fn described(operation: Option<&'static Operation>, name: &str) -> Option<&'static Parameter> {
    operation.and_then(|operation| operation.parameters.iter().find(|parameter| parameter.name == name))
}

/// The JSON of a parameter. A date is sent as the midnight that begins it where a time is described.
fn field(operation: Option<&'static Operation>, name: &str, value: &Bound<'_, PyAny>) -> PyResult<Value> {
    let is_time = described(operation, name).is_some_and(|known| *known.kind.some() == kind::Kind::Time);
    match input::time(value).filter(|_| is_time) {
        Some(time) => Ok(Value::from(time)),
        None => input::plain(name, value),
    }
}

/// The described kind of a query parameter; without a description, a list is sent as `name[]=...`.
fn kind_of_field(operation: Option<&'static Operation>, name: &str) -> &'static kind::Kind {
    described(operation, name).map_or(&kind::Kind::Any, |parameter| &parameter.kind)
}

fn mapping(value: &Bound<'_, PyAny>) -> PyResult<Vec<(String, Value)>> {
    match input::plain("params", value)? {
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
