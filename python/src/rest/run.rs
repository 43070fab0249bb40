//! Runs an operation of the description: checks the arguments, builds and sends the request, reads the response.

use std::ffi::CString;
use std::sync::Arc;

use http::header::CONTENT_TYPE;
use pyo3::IntoPyObjectExt;
use pyo3::exceptions::{PyDeprecationWarning, PyTypeError, PyUserWarning};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString, PyTuple};

use crate::calls::host::Host;
use crate::calls::intercept::Interception;
use crate::calls::transfer::{self, Abandon, Content, Target, Upload};
use crate::calls::{awaitable, blocking, results};
use crate::errors;
use crate::errors::Failure;
use crate::listing::{Kind, Listing};
use crate::rest::bind::{self, Beside, Filled, Named};
use crate::rest::forms;
use crate::rest::tags::Operations;
use crate::session::checks;
use crate::session::client_session::ClientSession;
use ferrohub::bindings::http::error::{self, Error};
use ferrohub::bindings::http::request::Request;
use ferrohub::bindings::http::response::Response;
use ferrohub::bindings::http::transfer::Download;
use ferrohub::bindings::operations::described::Returned;
use ferrohub::bindings::operations::paging::{self, Size};
use ferrohub::bindings::rest::kind;
use ferrohub::bindings::rest::operation::{Operation, Parameter, Place};
use ferrohub::bindings::rest::releases::{self, Release};
use ferrohub::bindings::rest::request::{Arguments, build};
use ferrohub::bindings::rest::schemas;

/// Run an operation of a tag.
pub fn call<'py>(
    named: &'static Named,
    owner: &Bound<'py, Operations>,
    filled: &Filled,
    args: &Bound<'py, PyTuple>,
    kwargs: Option<&Bound<'py, PyDict>>,
) -> PyResult<Bound<'py, PyAny>> {
    let (py, session) = (owner.py(), &owner.get().session);
    let (arguments, mut beside) = named.bind(args, kwargs, filled)?;
    if named.operation.deprecated {
        let text = CString::new(format!("GitHub deprecates {}", named.operation.id()))?;
        PyErr::warn(py, &py.get_type::<PyDeprecationWarning>(), &text, 1)?;
    }
    let addresses = session.get().core.settings().addresses.clone();
    warn_of_release(py, named, &arguments, session)?;
    let request = build(named.operation, &arguments, &addresses).map_err(Failure::from)?;
    let mut request = completed(py, session, request, &beside)?;
    if named.uploads() {
        let data = beside.data.take().unwrap_or_else(|| py.None().into_bound(py));
        if let Ok(fields) = data.cast::<PyDict>()
            && named.operation.takes_form()
        {
            let (media, body) = forms::encode(fields)?;
            request.headers.entry(CONTENT_TYPE).or_insert(media);
            return upload(named, session.bind(py), request, &Content::Bytes(body), &beside);
        }
        if named.is_binary() && data.is_instance_of::<PyString>() {
            return Err(PyTypeError::new_err(
                "data must be bytes, a path object or an open file, not str; pathlib.Path(...) sends the file at a path",
            ));
        }
        return upload(named, session.bind(py), request, &Content::given(&data, "data")?, &beside);
    }
    match (&named.result, &beside.to) {
        (Returned::Listing { class, search, item }, _) => {
            let kind = class.map_or_else(|| Kind::Plain(plain(*item)), Kind::Class);
            list(py, named.operation, session, request, kind, *search)
        }
        (_, Some(to)) => {
            let progress = transfer::progress_of(beside.progress.as_ref())?;
            download(session.bind(py), request, Target::given(to, "to", "")?, progress)
        }
        (_, None) => {
            let (kept, own_media) = (session.clone_ref(py), beside.headers.as_ref().is_some_and(bind::requests_media));
            ClientSession::dispatch(session.bind(py), request, move |py, response| {
                finish(py, named, &response, own_media, &kept)
            })
        }
    }
}

/// Warn of parameters that the Enterprise Server does not have yet, if its version is known.
fn warn_of_release(
    py: Python<'_>,
    named: &'static Named,
    arguments: &Arguments,
    session: &Py<ClientSession>,
) -> PyResult<()> {
    let version = session.get().core.server_version();
    let Some(own) = version.and_then(|version| Release::parse(&version)) else { return Ok(()) };
    for (parameter, _) in &arguments.values {
        let first = releases::first_with_parameter(named.operation, parameter.name).filter(|first| *first > own);
        if let Some(first) = first {
            let (id, name) = (named.operation.id(), parameter.name);
            let text = format!("the parameter {name} of {id} needs Enterprise Server {first}, this is {own}");
            PyErr::warn(py, &py.get_type::<PyUserWarning>(), &CString::new(text)?, 1)?;
        }
    }
    Ok(())
}

/// The result for a response.
fn finish(
    py: Python<'_>,
    named: &'static Named,
    response: &Response,
    has_own_media: bool,
    session: &Py<ClientSession>,
) -> PyResult<Py<PyAny>> {
    let found = named.result.found(named.operation, response, has_own_media).map_err(Failure::from)?;
    Ok(results::made(py, found, Some(response), session)?.unbind())
}

/// A request with the credential, the headers and the timeouts of its call.
fn completed(
    py: Python<'_>,
    session: &Py<ClientSession>,
    mut request: Request,
    beside: &Beside<'_>,
) -> PyResult<Request> {
    request.sign_with(ClientSession::auth(py, session));
    for (name, value) in beside.headers.as_ref().map(bind::headers).transpose()?.unwrap_or_default() {
        request.header(&name, &value).map_err(Failure::from)?;
    }
    request.context.timeout = beside.timeout.as_ref().map(checks::call_timeout).transpose()?;
    Ok(request)
}

/// The response, if it is a success.
pub fn success(py: Python<'_>, response: Response) -> PyResult<Response> {
    if response.ok() { Ok(response) } else { Err(errors::status(py, response)?) }
}

/// The name of the Python type of plain items.
fn plain(item: Option<&'static kind::Kind>) -> &'static str {
    use kind::Kind;
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

fn list<'py>(
    py: Python<'py>,
    operation: &Operation,
    session: &Py<ClientSession>,
    request: Request,
    kind: Kind,
    search: bool,
) -> PyResult<Bound<'py, PyAny>> {
    let sizes = |parameter: &Parameter| parameter.place == Place::Query && parameter.name == "per_page";
    let size = if operation.parameters.iter().any(sizes) { Size::Own } else { Size::None };
    let core = paging::described(request, Some(operation), None, -1, size);
    Listing::new(core, kind, session.clone_ref(py)).into_python(py, search)
}

/// Stream a body.
fn upload<'py>(
    named: &'static Named,
    session: &Bound<'py, ClientSession>,
    mut request: Request,
    content: &Content,
    beside: &Beside<'py>,
) -> PyResult<Bound<'py, PyAny>> {
    let progress = transfer::progress_of(beside.progress.as_ref())?;
    let (core, content, kept) = (session.get().core.clone(), content.clone(), session.clone().unbind());
    let running = move |host: Host| async move {
        let source = content.source(&host, transfer::limit(&core)).await?;
        let progress = progress.map(|callback| transfer::progress(callback, &host));
        request.upload = Some(Upload { source, progress });
        core.send(request).await
    };
    let done = move |py: Python<'_>, response: Response| finish(py, named, &response, false, &kept);
    serve(session, running, done)
}

/// Stream the content of a response to a file. Returns the name of the file, if it has one.
pub fn download<'py>(
    session: &Bound<'py, ClientSession>,
    mut request: Request,
    target: Target,
    progress: Option<transfer::Callback>,
) -> PyResult<Bound<'py, PyAny>> {
    let core = session.get().core.clone();
    let target = Abandon::new(Arc::new(target));
    let begun = target.transfer.clone();
    let running = move |host: Host| async move {
        let sink = begun.sink(&host, transfer::limit(&core)).await?;
        let progress = progress.map(|callback| transfer::progress(callback, &host));
        request.download = Some(Download::new(sink, progress));
        let response = core.send(request).await?;
        if response.is_success() { Ok(response) } else { Err(Error::Status(Box::new(response))) }
    };
    let finish = move |py: Python<'_>, _: Response| {
        target.transfer.appear(py).map_err(Failure::from)?;
        target.transfer.name(py).into_py_any(py)
    };
    serve(session, running, finish)
}

/// Run a call that needs the interpreter while it is sent: block until it ends, or return a coroutine. If a subclass of the
/// session overrides `request` or `send`, that method sends the requests.
pub fn serve<'py, T: Send + 'static, F: Future<Output = error::Result<T>> + Send + 'static>(
    session: &Bound<'py, ClientSession>,
    make: impl FnOnce(Host) -> F + Send + 'static,
    finish: impl FnOnce(Python<'_>, T) -> PyResult<Py<PyAny>> + Send + 'static,
) -> PyResult<Bound<'py, PyAny>> {
    let py = session.py();
    let interception = Interception::of(session)?;
    let running = move |host: Host| interception.serve(&host, make(host.clone()));
    match session.get().awaitable {
        true => awaitable::serve(py, running, finish),
        false => Ok(finish(py, blocking::serve(py, running)?)?.into_bound(py)),
    }
}
