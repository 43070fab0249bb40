//! Sessions whose subclass overrides `request` or `send`: the requests of all operations go through that method, on the
//! calling thread or the event loop.

use std::fmt;
use std::sync::Arc;

use bytes::Bytes;
use futures_util::future::BoxFuture;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyBool, PyTuple};

use crate::calls::host::{Function, Host};
use crate::handle::ClientSession;
use crate::values::replaced;
use crate::values::request::Request;
use crate::values::response::Response;
use ferrohub::bindings::http::error::Result;
use ferrohub::bindings::http::request;
use ferrohub::bindings::http::response;
use ferrohub::bindings::session::intercept;
use ferrohub::bindings::session::intercept::Interceptor;

/// The methods as `ClientSession` itself has them: `request` and `send`.
static NATIVE: PyOnceLock<(Py<PyAny>, Py<PyAny>)> = PyOnceLock::new();

/// Store the methods of `ClientSession` before a program can replace them.
pub fn install(py: Python<'_>) -> PyResult<()> {
    let class = py.get_type::<ClientSession>();
    let native = (class.getattr("request")?.unbind(), class.getattr("send")?.unbind());
    let _ = NATIVE.set(py, native);
    Ok(())
}

/// A method that overrides `request` or `send`: of a subclass, or assigned to the class or the object.
#[derive(Clone)]
struct Override {
    function: Function,
    /// Whether it takes the parts of a request (`request`) or a request (`send`).
    takes_parts: bool,
}

/// Whether a session overrides a method.
pub fn is_overridden(session: &Bound<'_, ClientSession>, name: &str) -> PyResult<bool> {
    let py = session.py();
    let Some((request, send)) = NATIVE.get(py) else { return Ok(false) };
    let native = if name == "request" { request } else { send };
    let class = session.get_type();
    let found = class.getattr(name)?;
    // A method of `ferrohub.github3` says that it overrides nothing; a mock would have any attribute.
    let is_marked =
        || Ok::<_, PyErr>(found.getattr_opt("_is_native")?.is_some_and(|mark| mark.is(PyBool::new(py, true))));
    if !found.is(native) && !is_marked()? {
        return Ok(true);
    }
    if class.is(py.get_type::<ClientSession>()) {
        return replaced::is_replaced(session.as_any(), name);
    }
    match session.getattr_opt("__dict__")? {
        Some(attributes) => attributes.contains(name),
        None => Ok(false),
    }
}

impl Override {
    /// The method that overrides that of a session, if there is one.
    fn of(session: &Bound<'_, ClientSession>) -> PyResult<Option<Override>> {
        if is_overridden(session, "request")? {
            let py = session.py();
            let function = py.import("ferrohub._overrides")?.getattr("request")?;
            let function = py.import("functools")?.getattr("partial")?.call1((function, session))?;
            return Ok(Some(Override { function: Function::new(function.unbind()), takes_parts: true }));
        }
        if is_overridden(session, "send")? {
            let function = session.getattr("send")?;
            return Ok(Some(Override { function: Function::new(function.unbind()), takes_parts: false }));
        }
        Ok(None)
    }

    /// As the interceptor of a call with this host.
    fn on(self, host: &Host) -> Arc<dyn Interceptor> {
        Arc::new(Overriding { host: host.clone(), method: self })
    }
}

/// What a session overrides, for the requests of one call.
pub struct Interception(Option<Override>);

impl Interception {
    /// What this session overrides.
    pub fn of(session: &Bound<'_, ClientSession>) -> PyResult<Interception> {
        Override::of(session).map(Interception)
    }

    /// Run a call with this host; its requests go through the method that overrides, if there is one.
    pub fn serve<F: Future>(self, host: &Host, call: F) -> impl Future<Output = F::Output> + use<F> {
        intercept::serve(self.0.map(|method| method.on(host)), call)
    }
}

struct Overriding {
    host: Host,
    method: Override,
}

impl fmt::Debug for Overriding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Overriding")
    }
}

impl Interceptor for Overriding {
    fn send(&self, mut request: request::Request) -> BoxFuture<'static, Result<response::Response>> {
        let (host, method) = (self.host.clone(), self.method.clone());
        Box::pin(async move {
            if method.takes_parts
                && let Some(upload) = request.upload.take()
            {
                request.body = Some(upload.collect().await?);
            }
            let (sent, function) = (request.clone(), method.function);
            let arguments =
                move |py: Python<'_>| Ok(PyTuple::new(py, [Py::new(py, Request { inner: sent })?])?.unbind());
            let mut response = host.invoke(function, arguments, read).await?;
            let download =
                request.download.clone().filter(|download| response.is_success() && download.part().is_none());
            if let Some(download) = download {
                download.take(&request, &mut response, false).await?;
            }
            Ok(response)
        })
    }
}

/// The response that a method returned: a `Response`, or an object with the same attributes.
fn read(value: &Bound<'_, PyAny>) -> PyResult<response::Response> {
    if let Ok(response) = value.cast::<Response>() {
        return response.get().whole(value.py());
    }
    let status = value.getattr("status_code")?.extract()?;
    let headers: Vec<(String, String)> = value
        .getattr("headers")?
        .call_method0("items")?
        .try_iter()?
        .map(|pair| {
            let (name, value): (Bound<'_, PyAny>, Bound<'_, PyAny>) = pair?.extract()?;
            Ok((name.str()?.to_string(), value.str()?.to_string()))
        })
        .collect::<PyResult<_>>()?;
    let body: Vec<u8> = value.getattr("content")?.extract()?;
    let url = value.getattr("url")?.str()?.to_string();
    Response::made(status, &url, headers, Bytes::from(body))
}
