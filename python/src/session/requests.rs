//! `ClientSession.request` and `send`, and the methods for single HTTP methods.

use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::calls::{awaitable, blocking, intercept, to_json};
use crate::errors::Failure;
use crate::handle::ClientSession;
use crate::session::checks;
use crate::session::checks::texts;
use crate::values::request as values;
use crate::values::request::credential;
use crate::values::response::Response;
use crate::values::stream;
use ferrohub::bindings::http::request::Request;

impl ClientSession {
    /// Send a request with the implementation of `ClientSession`, even if a subclass overrides it.
    fn transmit<'py>(session: &Bound<'py, ClientSession>, request: Request) -> PyResult<Bound<'py, PyAny>> {
        let (py, core) = (session.py(), session.get().core.clone());
        let sending = async move { core.send(request).await };
        if session.get().awaitable {
            return awaitable::serve(
                py,
                |_| sending,
                |py, response| Ok(Py::new(py, Response::new(response))?.into_any()),
            );
        }
        Ok(Bound::new(py, Response::new(blocking::block(py, sending)?))?.into_any())
    }
}

#[pymethods]
impl ClientSession {
    /// Send a request with the session's headers, credential, retries and rate limits.
    ///
    /// A subclass may override this method: the requests of all operations then go through it.
    ///
    /// :param method: method, such as ``"GET"``
    /// :param url: URL, or a path below the API
    /// :param params: query, a mapping
    /// :param data: body, as bytes or text
    /// :param json: body, as any JSON value
    /// :param headers: headers of this request, a mapping; they take precedence over those of the session
    /// :param auth: credential of this request, which replaces the session's: a (username, password) pair, or one of the
    ///     classes of ``ferrohub.session``
    /// :param timeout: seconds to connect and seconds between two reads: a number for both, or a pair; None uses the
    ///     timeout of the session
    /// :param stream: whether to return as soon as the headers of the response are received; its body is then read with
    ///     ``iter_content()``, ``iter_lines()``, ``raw`` or ``content``
    /// :param follow_redirects: whether redirects are followed, default True; else a redirect is the response
    /// :returns: the response, a :class:`ferrohub.Response`, whatever its status
    #[pyo3(signature = (
        method, url, *, params=None, data=None, json=None, headers=None, auth=None, timeout=None, stream=false,
        follow_redirects=true
    ))]
    #[allow(clippy::too_many_arguments)]
    fn request<'py>(
        slf: &Bound<'py, Self>,
        method: &str,
        url: &str,
        params: Option<&Bound<'_, PyDict>>,
        data: Option<&Bound<'_, PyAny>>,
        json: Option<&Bound<'_, PyAny>>,
        headers: Option<&Bound<'_, PyDict>>,
        auth: Option<&Bound<'_, PyAny>>,
        timeout: Option<&Bound<'_, PyAny>>,
        stream: bool,
        follow_redirects: bool,
    ) -> PyResult<Bound<'py, PyAny>> {
        let py = slf.py();
        let mut request = ClientSession::request_to(slf.as_unbound(), py, checks::method(method)?, url)?;
        request.sign_with(credential(py, slf.get(), auth)?);
        request.context.timeout = timeout.map(checks::call_timeout).transpose()?;
        request.context.keeps_redirects = !follow_redirects;
        if let Some(params) = params {
            request.query(texts(params)?);
        }
        checks::check_exclusive(("data", data), ("json", json))?;
        if let Some(data) = data {
            request.body = Some(checks::body(data)?);
        }
        if let Some(json) = json {
            request.json(&to_json::value("json", json)?);
        }
        for (name, value) in headers.map(texts).transpose()?.unwrap_or_default() {
            request.header(&name, &value).map_err(Failure::from)?;
        }
        if intercept::is_overridden(slf, "send")? {
            let options = PyDict::new(py);
            if stream {
                options.set_item("stream", true)?;
            }
            return slf.call_method("send", (values::Request { inner: request },), Some(&options));
        }
        if stream { stream::open(slf, request) } else { ClientSession::transmit(slf, request) }
    }

    /// Send a request. A subclass may override this method: the requests of all operations then go through it.
    ///
    /// :param request: the request
    /// :param stream: whether to return as soon as the headers of the response are received
    /// :returns: the response, a :class:`ferrohub.Response`, whatever its status
    #[pyo3(name = "send", signature = (request, *, stream=false))]
    fn python_send<'py>(
        slf: &Bound<'py, Self>,
        request: &Bound<'_, values::Request>,
        stream: bool,
    ) -> PyResult<Bound<'py, PyAny>> {
        let request = request.get().inner.clone();
        if stream { stream::open(slf, request) } else { ClientSession::transmit(slf, request) }
    }

    /// ``GET`` a URL; see :meth:`request`.
    ///
    /// :param url: URL, or a path below the API
    /// :param kwargs: other arguments of :meth:`request`
    #[pyo3(signature = (url, **kwargs))]
    fn get<'py>(slf: &Bound<'py, Self>, url: &str, kwargs: Option<&Bound<'py, PyDict>>) -> PyResult<Bound<'py, PyAny>> {
        slf.call_method("request", ("GET", url), kwargs)
    }

    /// ``HEAD`` a URL; see :meth:`request`.
    ///
    /// :param url: URL, or a path below the API
    /// :param kwargs: other arguments of :meth:`request`
    #[pyo3(signature = (url, **kwargs))]
    fn head<'py>(
        slf: &Bound<'py, Self>,
        url: &str,
        kwargs: Option<&Bound<'py, PyDict>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        slf.call_method("request", ("HEAD", url), kwargs)
    }

    /// ``POST`` to a URL; see :meth:`request`.
    ///
    /// :param url: URL, or a path below the API
    /// :param kwargs: other arguments of :meth:`request`
    #[pyo3(signature = (url, **kwargs))]
    fn post<'py>(
        slf: &Bound<'py, Self>,
        url: &str,
        kwargs: Option<&Bound<'py, PyDict>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        slf.call_method("request", ("POST", url), kwargs)
    }

    /// ``PUT`` to a URL; see :meth:`request`.
    ///
    /// :param url: URL, or a path below the API
    /// :param kwargs: other arguments of :meth:`request`
    #[pyo3(signature = (url, **kwargs))]
    fn put<'py>(slf: &Bound<'py, Self>, url: &str, kwargs: Option<&Bound<'py, PyDict>>) -> PyResult<Bound<'py, PyAny>> {
        slf.call_method("request", ("PUT", url), kwargs)
    }

    /// ``PATCH`` a URL; see :meth:`request`.
    ///
    /// :param url: URL, or a path below the API
    /// :param kwargs: other arguments of :meth:`request`
    #[pyo3(signature = (url, **kwargs))]
    fn patch<'py>(
        slf: &Bound<'py, Self>,
        url: &str,
        kwargs: Option<&Bound<'py, PyDict>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        slf.call_method("request", ("PATCH", url), kwargs)
    }

    /// ``DELETE`` a URL; see :meth:`request`.
    ///
    /// :param url: URL, or a path below the API
    /// :param kwargs: other arguments of :meth:`request`
    #[pyo3(signature = (url, **kwargs))]
    fn delete<'py>(
        slf: &Bound<'py, Self>,
        url: &str,
        kwargs: Option<&Bound<'py, PyDict>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        slf.call_method("request", ("DELETE", url), kwargs)
    }
}
