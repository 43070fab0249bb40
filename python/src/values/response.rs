//! The class `Response`.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use bytes::Bytes;
use http::HeaderMap;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyTuple};
use url::Url;

use crate::calls::{awaitable, to_json};
use crate::errors::Failure;
use crate::session::checks;
use crate::values::headers::Headers;
use crate::values::request::Request;
use crate::values::stream::Stream;
use crate::values::{decode, stream};
use crate::{errors, numbers};
use ferrohub::bindings::auth::request_secrets;
use ferrohub::bindings::http::request::header;
use ferrohub::bindings::http::response;
use ferrohub::bindings::http::secrets::{is_secret_name, printable, redacted, redacted_with};

/// A response. Tests can create one directly.
///
/// :param status_code: status code, such as 200
/// :param url: URL of the response
/// :param headers: headers: a mapping, or pairs of names and values
/// :param content: body, as bytes or text
/// :param method: method of the request, such as ``"GET"``; None for a response without a request
/// :param retried: outcome of a retry, if it is unknown whether the first request was carried out
/// :param reason: reason phrase; None for that of the status
/// :param json: body, as any JSON value, in place of ``content``
#[pyclass(frozen, weakref, module = "ferrohub", name = "Response")]
pub struct Response {
    /// The response; without the body of a stream.
    inner: response::Response,
    /// The body of a stream.
    pub stream: Option<Stream>,
    /// The body of a stream that was read to its end.
    read: OnceLock<Bytes>,
    /// Number of bytes of the body that were returned in chunks.
    given: AtomicBool,
}

impl Response {
    /// Wrap a response.
    pub fn new(inner: response::Response) -> Response {
        Response::streamed(inner, None)
    }

    /// The credentials of the request and of those that were redirected to it.
    pub fn sent_credentials(&self) -> Vec<String> {
        let all = self.inner.history.iter().chain([&self.inner]);
        all.filter_map(|response| response.sent.as_deref()).flat_map(request_secrets::of_sent).collect()
    }

    /// Wrap a response whose body is streamed.
    pub fn streamed(inner: response::Response, stream: Option<Stream>) -> Response {
        Response { inner, stream, read: OnceLock::new(), given: AtomicBool::new(false) }
    }

    /// A response from its parts.
    pub fn made(status: u16, url: &str, headers: Vec<(String, String)>, body: Bytes) -> PyResult<response::Response> {
        let mut map = HeaderMap::new();
        for (name, value) in headers {
            let (name, value) = header(&name, &value).map_err(Failure::from)?;
            map.append(name, value);
        }
        let url = Url::parse(url).map_err(|error| PyValueError::new_err(format!("url: {error}")))?;
        Ok(response::Response::new(status, map, body, url))
    }

    /// The response with its whole body.
    pub fn whole(&self, py: Python<'_>) -> PyResult<response::Response> {
        Ok(response::Response { body: self.body(py)?, ..self.inner.clone() })
    }

    /// Keep the body of a stream that was read.
    pub fn keep(&self, body: Bytes) {
        let _ = self.read.set(body);
    }

    /// The whole body, decompressed; that of a stream is read.
    pub fn body(&self, py: Python<'_>) -> PyResult<Bytes> {
        let Some(stream) = &self.stream else { return Ok(self.inner.body.clone()) };
        if let Some(read) = self.read.get() {
            return Ok(read.clone());
        }
        if stream.awaitable {
            return Err(PyTypeError::new_err("the body is a stream: read it with \"await response.read()\""));
        }
        let body = stream.read(py, true)?;
        Ok(self.read.get_or_init(|| body).clone())
    }

    fn is_awaited(&self) -> bool {
        self.stream.as_ref().is_some_and(|stream| stream.awaitable)
    }
}

type Parts = (u16, String, Vec<(String, String)>, Vec<u8>, Option<String>, Option<String>, Option<String>);

#[pymethods]
impl Response {
    #[new]
    #[pyo3(signature = (
        status_code=None, url="https://api.github.com/", headers=None, content=None, method=None, retried=None, reason=None,
        *, json=None
    ))]
    #[allow(clippy::too_many_arguments)]
    fn from_parts(
        status_code: Option<&Bound<'_, PyAny>>,
        url: &str,
        headers: Option<&Bound<'_, PyAny>>,
        content: Option<&Bound<'_, PyAny>>,
        method: Option<&str>,
        retried: Option<String>,
        reason: Option<&str>,
        json: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Response> {
        let status = status_code.map_or(Ok(200), |status| numbers::whole(status, "status_code", 0..=999))?;
        let headers = match headers {
            None => Vec::new(),
            Some(pairs) => match pairs.call_method0("items") {
                Ok(items) => items.try_iter()?.map(|pair| pair?.extract()).collect::<PyResult<_>>()?,
                Err(_) => pairs.extract()?,
            },
        };
        checks::check_exclusive(("content", content), ("json", json))?;
        let body = match (content, json) {
            (Some(content), _) => checks::body(content)?,
            (None, Some(json)) => Bytes::from(to_json::value("json", json)?.to_string()),
            (None, None) => Bytes::new(),
        };
        let method = method.map(str::parse).transpose();
        let method = method.map_err(|_| PyValueError::new_err("method must be the name of a method, such as GET"))?;
        let response = Response::made(u16::try_from(status).unwrap_or(999), url, headers, body)?;
        let response = response::Response { method, retried, ..response };
        Ok(Response::new(response.with_reason(reason.unwrap_or_default())))
    }

    /// Status code, such as 200.
    #[getter]
    fn status_code(&self) -> u16 {
        self.inner.status
    }

    /// Reason phrase, such as "Not Found": that of the transport, or else that of the status.
    #[getter]
    fn reason(&self) -> &str {
        self.inner.reason()
    }

    /// Whether the status is below 400.
    #[getter]
    fn ok(&self) -> bool {
        self.inner.ok()
    }

    /// Headers, a mapping whose keys are case-insensitive.
    #[getter]
    fn headers(&self) -> Headers {
        Headers::of(&self.inner.headers)
    }

    /// ID of the request, for GitHub's support: the header ``X-GitHub-Request-Id``; None if it is missing.
    #[getter]
    fn request_id(&self) -> Option<&str> {
        self.inner.header("x-github-request-id")
    }

    /// Body as bytes, decompressed. For a stream, this reads the whole body.
    #[getter]
    fn content<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        Ok(PyBytes::new(py, &self.body(py)?))
    }

    /// Body as text; invalid UTF-8 is replaced.
    #[getter]
    fn text(&self, py: Python<'_>) -> PyResult<String> {
        Ok(String::from_utf8_lossy(&self.body(py)?).into_owned())
    }

    /// Time from sending the request until the headers of the response were received; zero for a replayed response.
    #[getter]
    fn elapsed(&self) -> Duration {
        self.inner.elapsed
    }

    /// The redirects that led to this response, the oldest first.
    #[getter]
    fn history(&self) -> Vec<Response> {
        self.inner.history.iter().cloned().map(Response::new).collect()
    }

    /// The request of this response, as it was sent; None for a response without a request.
    #[getter]
    fn request(&self) -> Option<Request> {
        let (sent, method) = self.inner.sent.as_ref().zip(self.inner.method.clone())?;
        Some(Request::sent(sent, method))
    }

    /// The body as a binary file that can be read once; with ``stream=True``, it is streamed.
    #[getter]
    fn raw<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        if slf.get().is_awaited() {
            return Err(PyTypeError::new_err("raw would block the event loop: use iter_content()"));
        }
        slf.py().import("ferrohub._streams")?.getattr("Raw")?.call1((slf,))
    }

    /// Read the whole body: bytes, or a coroutine of them for a stream of an asynchronous client.
    fn read<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        if slf.get().is_awaited() {
            return stream::awaited(slf, true);
        }
        Ok(slf.get().content(slf.py())?.into_any())
    }

    /// The body in chunks, once: an iterator, or an asynchronous one for a stream of an asynchronous client.
    ///
    /// :param chunk_size: size of a chunk in bytes; None for chunks as they are received
    /// :param decode_unicode: whether to decode the chunks as UTF-8, default False
    /// :returns: an iterator of bytes, or of text
    #[pyo3(signature = (chunk_size=65536, decode_unicode=false))]
    fn iter_content<'py>(
        slf: &Bound<'py, Self>,
        #[pyo3(from_py_with = size_of_chunks)] chunk_size: Option<i64>,
        decode_unicode: bool,
    ) -> PyResult<Bound<'py, PyAny>> {
        let name = if slf.get().is_awaited() { "async_content" } else { "content" };
        slf.py().import("ferrohub._streams")?.getattr(name)?.call1((slf, chunk_size, decode_unicode))
    }

    /// The lines of the body, once: an iterator, or an asynchronous one for a stream of an asynchronous client.
    ///
    /// :param chunk_size: number of bytes to read at once; None for chunks as they are received
    /// :param decode_unicode: whether to decode the lines as UTF-8, default False
    /// :param delimiter: separator of lines, default any line break
    /// :returns: an iterator of bytes, or of text
    #[pyo3(signature = (chunk_size=65536, decode_unicode=false, delimiter=None))]
    fn iter_lines<'py>(
        slf: &Bound<'py, Self>,
        #[pyo3(from_py_with = size_of_chunks)] chunk_size: Option<i64>,
        decode_unicode: bool,
        delimiter: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let name = if slf.get().is_awaited() { "async_lines" } else { "lines" };
        slf.py().import("ferrohub._streams")?.getattr(name)?.call1((slf, chunk_size, decode_unicode, delimiter))
    }

    /// The next piece of the body, empty at the end, or a coroutine of it. For internal use.
    fn _piece<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        let (py, this) = (slf.py(), slf.get());
        match &this.stream {
            Some(stream) if this.read.get().is_none() => match stream.awaitable {
                true => stream::awaited(slf, false),
                false => Ok(PyBytes::new(py, &stream.read(py, false)?).into_any()),
            },
            _ if this.given.swap(true, Ordering::Relaxed) => {
                this.given.store(false, Ordering::Relaxed);
                let end = PyBytes::new(py, b"").into_any();
                if this.is_awaited() { awaitable::settled(py, Ok(end)) } else { Ok(end) }
            }
            _ => {
                let whole = PyBytes::new(py, &this.body(py)?).into_any();
                if this.is_awaited() { awaitable::settled(py, Ok(whole)) } else { Ok(whole) }
            }
        }
    }

    /// Close the response. The rest of a stream is discarded, and its connection is closed.
    fn close(&self, py: Python<'_>) {
        if let Some(stream) = &self.stream {
            py.detach(|| stream.close());
        }
    }

    fn __enter__(slf: Bound<'_, Self>) -> Bound<'_, Self> {
        slf
    }

    #[pyo3(signature = (*_exception))]
    fn __exit__(&self, py: Python<'_>, _exception: &Bound<'_, PyTuple>) {
        self.close(py);
    }

    /// The same, for ``async with``.
    fn __aenter__<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        awaitable::settled(slf.py(), Ok(slf.clone().into_any()))
    }

    #[pyo3(signature = (*_exception))]
    fn __aexit__<'py>(&self, py: Python<'py>, _exception: &Bound<'py, PyTuple>) -> PyResult<Bound<'py, PyAny>> {
        self.close(py);
        awaitable::settled(py, Ok(py.None().into_bound(py)))
    }

    /// URL of the response, after redirects.
    #[getter]
    fn url(&self) -> &str {
        self.inner.url.as_str()
    }

    /// Method of the request, such as "GET"; None for a response without a request.
    #[getter]
    fn method(&self) -> Option<&str> {
        self.inner.method.as_ref().map(http::Method::as_str)
    }

    /// Outcome of a retry, if it is unknown whether the first request was carried out; else None.
    #[getter]
    fn retried(&self) -> Option<&str> {
        self.inner.retried.as_deref()
    }

    /// The links of the Link header by relation (RFC 8288): `{"next": {"url": ..., "rel": "next"}}`.
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
        let json = ferrohub::bindings::session::json_of(&self.whole(py)?).map_err(Failure::from)?;
        decode::any(py, &json)
    }

    /// Raise the exception for the status, if it is 400 or above.
    fn raise_for_status(&self, py: Python<'_>) -> PyResult<()> {
        if self.inner.ok() { Ok(()) } else { Err(errors::status(py, self.whole(py)?)?) }
    }

    fn __bool__(&self) -> bool {
        self.inner.ok()
    }

    fn __repr__(&self) -> String {
        format!("<Response [{}]>", self.inner.status)
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, Parts)> {
        let inner = slf.get().whole(slf.py())?;
        let headers = Headers::of(&inner.headers).0.into_iter().filter(|(name, _)| !is_secret_name(name)).collect();
        let url = redacted(inner.url.as_str());
        let method = inner.method.as_ref().map(ToString::to_string);
        let reason = inner.phrase.as_deref().map(str::to_owned);
        let parts = (inner.status, url, headers, inner.body.to_vec(), method, inner.retried.clone(), reason);
        Ok((slf.py().get_type::<Response>().into_any(), parts))
    }
}

/// The size of the chunks of a body; None for chunks as they are received.
fn size_of_chunks(value: &Bound<'_, PyAny>) -> PyResult<Option<i64>> {
    (!value.is_none()).then(|| numbers::whole(value, "chunk_size", i64::MIN..=i64::MAX)).transpose()
}

/// A response of the library as a Python object, for exceptions.
pub fn as_object(py: Python<'_>, response: response::Response) -> PyResult<Bound<'_, PyAny>> {
    Ok(Bound::new(py, Response::new(response))?.into_any())
}

/// The text of a response as an error message shows it: without credentials and without control characters.
///
/// :param text: the text
/// :param response: the response, whose request may have credentials that the text repeats
/// :returns: the text to show
#[pyfunction]
#[pyo3(signature = (text, response=None))]
pub fn _shown(text: &str, response: Option<&Bound<'_, PyAny>>) -> String {
    let response = response.and_then(|response| response.cast::<Response>().ok());
    let secrets = response.map(|response| response.get().sent_credentials()).unwrap_or_default();
    printable(&redacted_with(text, &secrets))
}
