//! The class `Request`.

use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict};

use crate::errors::Failure;
use crate::handle::ClientSession;
use crate::session::checks::texts;
use crate::session::{auth, auth_context, checks};
use crate::values::headers::Headers;
use ferrohub::bindings::auth::credential::Auth;
use ferrohub::bindings::http::request;
use ferrohub::bindings::http::response::Sent;
use ferrohub::bindings::http::secrets::redacted;

/// A request, for ``ClientSession.send``, or that of ``Response.request``.
///
/// :param method: method, such as ``"GET"``
/// :param url: URL
/// :param headers: headers in addition to those of the session, a mapping
/// :param body: body, as bytes or text
/// :param timeout: seconds to connect and seconds between two reads: a number for both, or a pair; None uses the timeout
///     of the session
#[pyclass(frozen, module = "ferrohub", name = "Request")]
pub struct Request {
    /// The request.
    pub inner: request::Request,
}

impl Request {
    /// A request that was sent.
    pub fn sent(sent: &Sent, method: http::Method) -> Request {
        let mut inner = request::Request::new(method, sent.url.clone());
        inner.headers = sent.headers();
        inner.body.clone_from(&sent.body);
        Request { inner }
    }
}

#[pymethods]
impl Request {
    #[new]
    #[pyo3(signature = (method, url, headers=None, body=None, timeout=None))]
    fn new(
        method: &str,
        url: &str,
        headers: Option<&Bound<'_, PyDict>>,
        body: Option<&Bound<'_, PyAny>>,
        timeout: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Request> {
        let url = request::absolute_url(url, "").map_err(Failure::from)?;
        let mut inner = request::Request::new(checks::method(method)?, url);
        for (name, value) in headers.map(texts).transpose()?.unwrap_or_default() {
            inner.header(&name, &value).map_err(Failure::from)?;
        }
        inner.body = body.map(checks::body).transpose()?;
        inner.context.timeout = timeout.map(checks::call_timeout).transpose()?;
        Ok(Request { inner })
    }

    /// Method, such as "GET".
    #[getter]
    fn method(&self) -> &str {
        self.inner.method.as_str()
    }

    /// URL.
    #[getter]
    fn url(&self) -> &str {
        self.inner.url.as_str()
    }

    /// Headers, a mapping whose keys are case-insensitive. A sent request has ``***`` in place of credentials.
    #[getter]
    fn headers(&self) -> Headers {
        Headers::of(&self.inner.headers)
    }

    /// Body as bytes; None without a body and for a streamed one.
    #[getter]
    fn body<'py>(&self, py: Python<'py>) -> Option<Bound<'py, PyBytes>> {
        self.inner.body.as_ref().map(|body| PyBytes::new(py, body))
    }

    /// Credential that replaces the session's, or None.
    #[getter]
    fn auth(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        auth::to_py(py, self.inner.credential::<Auth>().unwrap_or(&Auth::Nothing))
    }

    /// Seconds to connect and seconds between two reads; None uses the timeout of the session.
    #[getter]
    fn timeout(&self) -> Option<(Option<f64>, Option<f64>)> {
        let (connect, read) = self.inner.context.timeout?;
        Some((connect.map(|time| time.as_secs_f64()), read.map(|time| time.as_secs_f64())))
    }

    /// A copy of the request with other headers.
    ///
    /// :param headers: values by name; None removes a header
    /// :returns: a new request
    fn with_headers(&self, headers: &Bound<'_, PyDict>) -> PyResult<Request> {
        let mut inner = self.inner.clone();
        for (name, value) in headers {
            let name: String = name.extract()?;
            match value.is_none() {
                true => drop(inner.headers.remove(name.as_str())),
                false => inner.header(&name, &value.str()?.to_string()).map_err(Failure::from)?,
            }
        }
        Ok(Request { inner })
    }

    fn __repr__(&self) -> String {
        format!("<Request [{}] {}>", self.inner.method, redacted(self.inner.url.as_str()))
    }
}

/// The credential of a request in the current thread or task.
pub fn credential(py: Python<'_>, session: &ClientSession, given: Option<&Bound<'_, PyAny>>) -> PyResult<Option<Auth>> {
    match given {
        Some(given) => auth::from_py(given).map(Some),
        None => Ok(auth_context::of(py, session)),
    }
}
