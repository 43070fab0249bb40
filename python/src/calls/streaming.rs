//! Requests whose body is read, or whose response is written, while they are sent; blocking or awaitable.

use std::sync::Arc;

use pyo3::IntoPyObjectExt;
use pyo3::prelude::*;

use crate::calls::host::Host;
use crate::calls::intercept::Interception;
use crate::calls::transfer::{self, Abandon, Callback, Content, Target, Upload};
use crate::calls::{awaitable, blocking};
use crate::errors::Failure;
use crate::handle::ClientSession;
use ferrohub::bindings::http::error::{Error, Result};
use ferrohub::bindings::http::request::Request;
use ferrohub::bindings::http::response::Response;
use ferrohub::bindings::http::transfer::Download;

/// Stream a body.
pub fn upload<'py>(
    session: &Bound<'py, ClientSession>,
    mut request: Request,
    content: Content,
    progress: Option<Callback>,
    finish: impl FnOnce(Python<'_>, Response) -> PyResult<Py<PyAny>> + Send + 'static,
) -> PyResult<Bound<'py, PyAny>> {
    let core = session.get().core.clone();
    let running = move |host: Host| async move {
        let source = content.source(&host, transfer::limit(&core)).await?;
        let progress = progress.map(|callback| transfer::progress(callback, &host));
        request.upload = Some(Upload::new(source, progress));
        core.send(request).await
    };
    serve(session, running, finish)
}

/// Stream the content of a response to a file. Returns the name of the file, if it has one.
pub fn download<'py>(
    session: &Bound<'py, ClientSession>,
    mut request: Request,
    target: Target,
    progress: Option<Callback>,
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
pub fn serve<'py, T: Send + 'static, F: Future<Output = Result<T>> + Send + 'static>(
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
