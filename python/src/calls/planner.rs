//! Plans in Python: a function that decides what is done with each request of a session. It runs as a callback of the call.

use std::fmt;
use std::sync::Arc;

use bytes::Bytes;
use futures_util::future::BoxFuture;
use http::HeaderValue;
use pyo3::prelude::*;
use pyo3::types::PyTuple;
use url::Url;

use crate::calls::host::{Function, Host};
use crate::values::request;
use crate::values::response;
use ferrohub::bindings::http::error::{Error, Result};
use ferrohub::bindings::http::request::{Request, absolute_url, shown};
use ferrohub::bindings::http::response::Response;
use ferrohub::bindings::layers::plan::{Planner, Step};
use ferrohub::bindings::runtime::host;

/// A function in Python as the planner of a session. It is called with the request, what it is beside that ("upload",
/// "elsewhere" for a request of another session, or ""), the key of the object that is to exist once, or None, and the
/// response to what it had read, or None. It returns None to send the request, a URL to be read first, perhaps in a tuple with
/// the media type, or the response as a tuple of status, headers and body.
pub struct PythonPlanner {
    function: Function,
    is_elsewhere: bool,
}

impl PythonPlanner {
    /// A planner that calls this function.
    pub fn new(function: &Bound<'_, PyAny>) -> PythonPlanner {
        PythonPlanner { function: Function::new(function.clone().unbind()), is_elsewhere: false }
    }
}

impl fmt::Debug for PythonPlanner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("PythonPlanner")
    }
}

impl Planner for PythonPlanner {
    fn plan<'a>(&'a self, request: &'a Request, read: Option<Response>) -> BoxFuture<'a, Result<Step>> {
        let (function, is_elsewhere) = (self.function.clone(), self.is_elsewhere);
        Box::pin(async move {
            let Some(host) = host::current::<Host>() else {
                let line = format!("{} {}", request.method, shown(request));
                return Err(Error::Transport(format!("{line}: it cannot be planned in the background")));
            };
            let inner = request.clone();
            let arguments = move |py: Python<'_>| {
                let what = match (is_elsewhere, &inner.upload) {
                    (true, _) => "elsewhere",
                    (false, Some(_)) => "upload",
                    (false, None) => "",
                };
                let read = read.map(|read| response::as_object(py, read)).transpose()?;
                let once = inner.context.once.clone();
                Ok((request::Request { inner }, what, once.as_deref(), read).into_pyobject(py)?.unbind())
            };
            match host.invoke(function, arguments, decision).await? {
                Decision::Send => Ok(Step::Send),
                Decision::Read(url, accept) => Ok(Step::Read(url, accept)),
                Decision::Respond(mut response) => {
                    response.url = request.url.clone();
                    response.method = Some(request.method.clone());
                    Ok(Step::Respond(response))
                }
            }
        })
    }

    fn elsewhere(&self) -> Arc<dyn Planner> {
        Arc::new(PythonPlanner { function: self.function.clone(), is_elsewhere: true })
    }
}

/// What the function returned.
enum Decision {
    Send,
    Read(Url, Option<HeaderValue>),
    Respond(Box<Response>),
}

fn decision(value: &Bound<'_, PyAny>) -> PyResult<Decision> {
    if value.is_none() {
        return Ok(Decision::Send);
    }
    let read = |url: &str, accept| -> PyResult<Decision> {
        Ok(Decision::Read(absolute_url(url, "").map_err(crate::errors::Failure::from)?, accept))
    };
    if let Ok(url) = value.extract::<String>() {
        return read(&url, None);
    }
    if let Ok((url, accept)) = value.extract::<(String, String)>() {
        return read(&url, HeaderValue::try_from(accept).ok());
    }
    let (status, headers, body): (u16, Vec<(String, String)>, Vec<u8>) = value.cast::<PyTuple>()?.extract()?;
    let response = response::Response::made(status, "https://api.github.com/", headers, Bytes::from(body))?;
    Ok(Decision::Respond(Box::new(response)))
}
