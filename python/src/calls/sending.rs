//! Calls of a session, whose subclass may override `request` or `send`. [`serve`] decides whether a call blocks.

use http::Method;
use pyo3::prelude::*;

use crate::calls::intercept::Interception;
use crate::calls::{awaitable, blocking};
use crate::errors;
use crate::errors::Failure;
use crate::handle::ClientSession;
use ferrohub::bindings::http::error::Result;
use ferrohub::bindings::http::request::Request;
use ferrohub::bindings::http::response;
use ferrohub::bindings::session::object_of;

/// Wait for a call.
pub fn block<T: Send>(
    session: &Bound<'_, ClientSession>,
    future: impl Future<Output = Result<T>> + Send,
) -> PyResult<T> {
    let interception = Interception::of(session)?;
    blocking::serve(session.py(), |host| interception.serve(&host, future))
}

/// A coroutine of a call, which returns the result of `finish`. That runs in the thread of the event loop.
pub fn coroutine<'py, T: Send + 'static>(
    session: &Bound<'py, ClientSession>,
    future: impl Future<Output = Result<T>> + Send + 'static,
    finish: impl FnOnce(Python<'_>, T) -> PyResult<Py<PyAny>> + Send + 'static,
) -> PyResult<Bound<'py, PyAny>> {
    let interception = Interception::of(session)?;
    awaitable::serve(session.py(), |host| interception.serve(&host, future), finish)
}

/// Run a call: wait for it and return what `finish` makes of its result, or return a coroutine of that, as the session does.
pub fn serve<'py, T: Send + 'static>(
    session: &Bound<'py, ClientSession>,
    future: impl Future<Output = Result<T>> + Send + 'static,
    finish: impl FnOnce(Python<'_>, T) -> PyResult<Py<PyAny>> + Send + 'static,
) -> PyResult<Bound<'py, PyAny>> {
    match session.get().awaitable {
        true => coroutine(session, future, finish),
        false => finish(session.py(), block(session, future)?).map(|made| made.into_bound(session.py())),
    }
}

impl ClientSession {
    /// Send a request through all layers, with the interpreter released.
    pub fn send(session: &Bound<'_, ClientSession>, request: Request) -> PyResult<response::Response> {
        let core = session.get().core.clone();
        block(session, async move { core.send(request).await })
    }

    /// Send a request and return what `finish` makes of the response, or a coroutine of it if calls return awaitables.
    pub fn dispatch<'py>(
        session: &Bound<'py, ClientSession>,
        request: Request,
        finish: impl FnOnce(Python<'_>, response::Response) -> PyResult<Py<PyAny>> + Send + 'static,
    ) -> PyResult<Bound<'py, PyAny>> {
        let core = session.get().core.clone();
        serve(session, async move { core.send(request).await }, finish)
    }

    /// Requests left in a quota, such as "core" or "search"; 0 if GitHub does not report it.
    pub fn ratelimit_remaining<'py>(
        session: &Bound<'py, ClientSession>,
        quota: &'static str,
    ) -> PyResult<Bound<'py, PyAny>> {
        let request = ClientSession::request_to(session.as_unbound(), session.py(), Method::GET, "/rate_limit")?;
        ClientSession::dispatch(session, request, move |py, response| {
            if !response.ok() {
                return Err(errors::status(py, response)?);
            }
            let json = object_of(&response).map_err(Failure::from)?;
            // Searches of code have a quota of their own on github.com only.
            let kin = if quota == "core" { "rate.remaining" } else { "resources.search.remaining" };
            let remaining = json.get(&format!("resources.{quota}.remaining")).or_else(|| json.get(kin));
            let remaining = remaining.and_then(|json| response::number(json.text())).unwrap_or(0);
            Ok(remaining.into_pyobject(py)?.into_any().unbind())
        })
    }
}
