//! Answers as Python sees them.

use bytes::Bytes;
use http::HeaderMap;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict};
use url::Url;

use crate::errors::Failure;
use crate::session::headers::Headers;
use crate::values::decode;
use crate::{errors, numbers};
use ferrohub::bindings::http::request::header;
use ferrohub::bindings::http::response;
use ferrohub::bindings::http::secrets::{is_secret_name, redacted};

/// An answer of the service.
///
/// :param status_code: status code, such as 200
/// :param url: address that answered
/// :param headers: names with their values
/// :param content: body as bytes
/// :param method: method of the request, such as ``"GET"``; None for a response that came of none
/// :param retried: what came of a retry, where it is unknown whether the request was carried out
#[pyclass(frozen, module = "ferrohub", name = "Response")]
pub struct Response {
    /// The answer.
    pub inner: response::Response,
}

impl Response {
    /// Wrap an answer.
    pub fn new(inner: response::Response) -> Response {
        Response { inner }
    }
}

type Parts = (u16, String, Vec<(String, String)>, Vec<u8>, Option<String>, Option<String>);

#[pymethods]
impl Response {
    #[new]
    #[pyo3(signature = (status_code, url, headers, content, method=None, retried=None))]
    fn from_parts(
        status_code: &Bound<'_, PyAny>,
        url: &str,
        headers: Vec<(String, String)>,
        content: Vec<u8>,
        method: Option<&str>,
        retried: Option<String>,
    ) -> PyResult<Response> {
        let status = u16::try_from(numbers::whole(status_code, "status_code", 0..=999)?).unwrap_or(999);
        let mut map = HeaderMap::new();
        for (name, value) in headers {
            let (name, value) = header(&name, &value).map_err(Failure::from)?;
            map.append(name, value);
        }
        let url = Url::parse(url).map_err(|error| PyValueError::new_err(error.to_string()))?;
        let method = method.map(str::parse).transpose();
        let method = method.map_err(|_| PyValueError::new_err("method must be the name of a method, such as GET"))?;
        let response = response::Response::new(status, map, Bytes::from(content), url);
        Ok(Response::new(response::Response { method, retried, ..response }))
    }

    /// Status code, such as 200.
    #[getter]
    fn status_code(&self) -> u16 {
        self.inner.status
    }

    /// Reason phrase of the status, such as "Not Found".
    #[getter]
    fn reason(&self) -> &'static str {
        self.inner.reason()
    }

    /// Whether the status is below 400.
    #[getter]
    fn ok(&self) -> bool {
        self.inner.ok()
    }

    /// Headers, a mapping that ignores case.
    #[getter]
    fn headers(&self) -> Headers {
        Headers::of(&self.inner.headers)
    }

    /// Body as bytes, decompressed.
    #[getter]
    fn content<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        PyBytes::new(py, &self.inner.body)
    }

    /// Body as text; what is not UTF-8 is replaced.
    #[getter]
    fn text(&self) -> String {
        String::from_utf8_lossy(&self.inner.body).into_owned()
    }

    /// Address that answered, after redirects.
    #[getter]
    fn url(&self) -> &str {
        self.inner.url.as_str()
    }

    /// Method of the request, such as "GET"; None for a response that came of none.
    #[getter]
    fn method(&self) -> Option<&str> {
        self.inner.method.as_ref().map(http::Method::as_str)
    }

    /// What came of a retry, where it is unknown whether the request of this response was carried out; else None.
    #[getter]
    fn retried(&self) -> Option<&str> {
        self.inner.retried.as_deref()
    }

    /// The links of the Link header, by their relation: `{"next": {"url": ..., "rel": "next"}}`.
    #[getter]
    fn links<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let links = PyDict::new(py);
        for link in self.inner.links() {
            let entry = PyDict::new(py);
            entry.set_item("url", &link.target)?;
            entry.set_item("rel", &link.rel)?;
            links.set_item(&link.rel, entry)?;
        }
        Ok(links)
    }

    /// Body, parsed as JSON.
    ///
    /// :raises UnexpectedResponse: the body is not JSON
    fn json<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let json = ferrohub::bindings::client::session::json_of(&self.inner).map_err(Failure::from)?;
        decode::any(py, &json)
    }

    /// Raise the exception that goes with the status, if it is 400 or above.
    fn raise_for_status(&self, py: Python<'_>) -> PyResult<()> {
        if self.inner.ok() { Ok(()) } else { Err(errors::status(py, self.inner.clone())?) }
    }

    fn __bool__(&self) -> bool {
        self.inner.ok()
    }

    fn __repr__(&self) -> String {
        format!("<Response [{}]>", self.inner.status)
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> (Bound<'py, PyAny>, Parts) {
        let inner = &slf.get().inner;
        let headers = Headers::of(&inner.headers).0.into_iter().filter(|(name, _)| !is_secret_name(name)).collect();
        let url = redacted(inner.url.as_str());
        let method = inner.method.as_ref().map(ToString::to_string);
        let parts = (inner.status, url, headers, inner.body.to_vec(), method, inner.retried.clone());
        (slf.py().get_type::<Response>().into_any(), parts)
    }
}
