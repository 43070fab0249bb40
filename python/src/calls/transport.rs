//! Transports in Python: a callable in place of the network. It runs as a callback of the call, on the calling thread or
//! the event loop.

use std::any::Any;
use std::fmt;
use std::sync::Arc;
use std::time::Instant;

use bytes::Bytes;
use futures_util::future::BoxFuture;
use futures_util::stream::{self, BoxStream, StreamExt as _};
use http::header::{ACCEPT_ENCODING, CONTENT_ENCODING, CONTENT_LENGTH, HeaderName, HeaderValue};
use http::{HeaderMap, Method};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::pybacked::PyBackedBytes;
use pyo3::types::{PyBytes, PyString, PyTuple};

use crate::calls::guarded::call;
use crate::calls::held::{self, HeldException};
use crate::calls::host::{Function, Host, Running};
use crate::calls::upload_body::UploadBody;
use crate::errors::raised;
use crate::values::headers::Headers;
use ferrohub::bindings::http::content_encoding::{Body, Broken};
use ferrohub::bindings::http::context::Source;
use ferrohub::bindings::http::error::{Error, Result, caused};
use ferrohub::bindings::http::request::Request;
use ferrohub::bindings::http::request::shown;
use ferrohub::bindings::http::response::Response;
use ferrohub::bindings::http::secrets::{is_secret_name, printable, redacted};
use ferrohub::bindings::http::transport::{self, Custom, Transport};
use ferrohub::bindings::runtime::error::Error::Interrupted;
use ferrohub::bindings::runtime::{host, thread_pool};
use ferrohub::bindings::session::Settings;

/// The parts of a credential in a header that are shorter are no secrets, such as "Bearer".
const LEAST_SECRET: usize = 8;

/// A transport in Python.
pub struct PythonTransport {
    callable: Function,
    /// Calls it and reads its response.
    send: Function,
    /// Reads a piece of the body of a response.
    piece: Function,
    /// Whether it is a fake, for which no time passes.
    is_fake: bool,
    /// Lets time pass on the clock of a fake, if it has one.
    pass_time: Option<Function>,
    /// Whether pages may be prefetched through it, in other threads.
    prefetch: bool,
}

impl PythonTransport {
    /// A transport that calls this object.
    pub fn new(callable: &Bound<'_, PyAny>) -> PyResult<PythonTransport> {
        let calls = callable.py().import("ferrohub.transports._calls")?;
        calls.call_method1("check", (callable,))?;
        let function = |name: &str| calls.getattr(name).map(|function| Function::new(function.unbind()));
        let (send, piece) = (function("send")?, function("piece")?);
        let is_fake = callable.getattr_opt("_skips_waits")?.map_or(Ok(false), |skips| skips.is_truthy())?;
        let prefetch = calls.call_method1("may_prefetch", (callable,))?.extract()?;
        let pass_time = callable.getattr_opt("_pass_time")?.filter(|_| is_fake);
        let pass_time = pass_time.map(|function| Function::new(function.unbind()));
        let callable = Function::new(callable.clone().unbind());
        Ok(PythonTransport { callable, send, piece, is_fake, pass_time, prefetch })
    }

    /// The transport of a session with these settings.
    pub fn of(settings: &Settings) -> Option<&PythonTransport> {
        PythonTransport::within(settings.transport.as_ref()?)
    }

    /// The transport in Python that this one is.
    pub fn within(custom: &Custom) -> Option<&PythonTransport> {
        let transport: &dyn Any = &**custom.transport();
        transport.downcast_ref()
    }

    /// The object that it calls.
    pub fn callable(&self, py: Python<'_>) -> Py<PyAny> {
        self.callable.clone_ref(py)
    }

    /// Close it, if it can be closed.
    pub fn close(&self, py: Python<'_>) -> PyResult<()> {
        py.import("ferrohub.transports._calls")?.call_method1("close", (&*self.callable,)).map(|_| ())
    }

    async fn exchange(&self, request: &Request) -> Result<Response> {
        let began = Instant::now();
        let (send, callable) = (self.send.clone(), self.callable.clone());
        let head = match host::current::<Host>() {
            Some(host) => {
                let outgoing = Outgoing::of(request, host.is_awaited());
                host.invoke(send, move |py| outgoing.arguments(py, &callable), head).await?
            }
            None if self.prefetch => {
                let outgoing = Outgoing::of(request, false);
                let call = host::call_id();
                thread_pool::run(move || in_background(&send, outgoing, &callable, call)).await??
            }
            None => {
                let text = format!("{}: a transport in Python is called only while a call waits", line(request));
                return Err(Error::Transport(text));
            }
        };
        let Head { status, headers, reason, content } = head.map_err(|failed| failed.error(&Origin::of(request)))?;
        let mut response = Response::new(status, headers, Bytes::new(), request.url.clone()).with_reason(&reason);
        response.elapsed = began.elapsed();
        match content {
            Content::Whole(body) => whole(response, body, request).await,
            Content::Pieces(iterator) => {
                let pieces = pieces(iterator, self.piece.clone(), Origin::of(request));
                let body = Body::custom(&response.headers, pieces);
                transport::complete(response, body, None, request).await
            }
        }
    }
}

impl Transport for PythonTransport {
    fn send<'a>(&'a self, request: &'a Request) -> BoxFuture<'a, Result<Response>> {
        Box::pin(self.exchange(request))
    }

    fn pass_time(&self, length: std::time::Duration) -> BoxFuture<'_, Result<()>> {
        let Some(host) = self.pass_time.as_ref().and_then(|_| host::current::<Host>()) else {
            return Box::pin(std::future::ready(Ok(())));
        };
        let function = self.pass_time.clone();
        Box::pin(async move {
            let Some(function) = function else { return Ok(()) };
            let seconds = length.as_secs_f64();
            host.invoke(function, move |py| Ok((seconds,).into_pyobject(py)?.unbind()), |_| Ok(())).await?;
            Ok(())
        })
    }

    fn source(&self) -> Source {
        if self.is_fake { Source::Fake } else { Source::Function }
    }

    fn may_prefetch(&self) -> bool {
        self.prefetch
    }
}

/// Call the function `send` in this thread, for work in the background that is a part of this call.
fn in_background(send: &Function, outgoing: Outgoing, callable: &Function, of: u64) -> Result<Outcome<Head>> {
    // The interpreter may be about to end.
    let sent = Python::try_attach(|py| {
        let _running = Running::enter(py, callable, of)?;
        let arguments = outgoing.arguments(py, callable)?;
        head(&call(send.bind(py), arguments.into_bound(py))?)
    });
    sent.ok_or_else(|| Error::from(Interrupted))?.map_err(raised)
}

impl fmt::Debug for PythonTransport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("PythonTransport")
    }
}

/// The parts of a request that a transport gets.
struct Outgoing {
    request: Request,
    awaited: bool,
}

impl Outgoing {
    fn of(request: &Request, awaited: bool) -> Outgoing {
        let mut request = request.clone();
        request.url.set_fragment(None);
        if let Some(upload) = &request.upload {
            request.headers.insert(CONTENT_LENGTH, HeaderValue::from(upload.source.size()));
        }
        if request.download.is_some() {
            // A compressed download could not be resumed.
            request.headers.entry(ACCEPT_ENCODING).or_insert(HeaderValue::from_static("identity"));
        }
        Outgoing { request, awaited }
    }

    /// The arguments of the function `send` of `ferrohub.transports._calls`.
    fn arguments(self, py: Python<'_>, callable: &Function) -> PyResult<Py<PyTuple>> {
        let request = self.request;
        let stream = request.download.is_some();
        let seconds = |time: Option<std::time::Duration>| time.map(|time| time.as_secs_f64());
        let timeout = request.context.timeout.map(|(connect, read)| (seconds(connect), seconds(read)));
        let body = match (&request.body, request.upload) {
            (_, Some(upload)) => Some(Bound::new(py, UploadBody(upload))?.into_any()),
            (Some(body), None) => Some(PyBytes::new(py, body).into_any()),
            (None, None) => None,
        };
        let arguments = (
            callable.bind(py),
            request.method.as_str(),
            request.url.as_str(),
            Headers::of(&request.headers),
            body,
            timeout,
            stream,
            self.awaited,
        );
        Ok(arguments.into_pyobject(py)?.unbind())
    }
}

/// A response whose body is still to be read.
struct Head {
    status: u16,
    headers: HeaderMap,
    reason: String,
    content: Content,
}

enum Content {
    Whole(Bytes),
    /// An iterator or an asynchronous iterator.
    Pieces(Function),
}

/// A failure of the connection, by its kind and with its exception.
struct Failed {
    kind: String,
    text: String,
    error: HeldException,
}

type Outcome<T> = std::result::Result<T, Failed>;

/// What the function `send` returned: status, headers, body and reason phrase, or a failure.
fn head(value: &Bound<'_, PyAny>) -> PyResult<Outcome<Head>> {
    if let Some(failed) = failed(value)? {
        return Ok(Err(failed));
    }
    let (status, pairs, body, reason): (u16, Vec<(String, PyBackedBytes)>, Bound<'_, PyAny>, String) =
        value.extract()?;
    let mut headers = HeaderMap::with_capacity(pairs.len());
    for (name, value) in pairs {
        let bad = || PyValueError::new_err(format!("the transport returned an invalid header {name:?}"));
        let known = HeaderName::from_bytes(name.as_bytes()).map_err(|_| bad())?;
        headers.append(known, HeaderValue::from_bytes(&value).map_err(|_| bad())?);
    }
    let content = match body.cast::<PyBytes>() {
        Ok(whole) => Content::Whole(held::bytes(whole.clone().into())),
        Err(_) => Content::Pieces(Function::new(body.unbind())),
    };
    Ok(Ok(Head { status, headers, reason, content }))
}

/// What the function `piece` returned: bytes, None at the end, or a failure.
fn next(value: &Bound<'_, PyAny>) -> PyResult<Outcome<Option<Bytes>>> {
    if value.is_none() {
        return Ok(Ok(None));
    }
    match failed(value)? {
        Some(failed) => Ok(Err(failed)),
        None => Ok(Ok(Some(held::bytes(value.extract()?)))),
    }
}

fn failed(value: &Bound<'_, PyAny>) -> PyResult<Option<Failed>> {
    let Ok(parts) = value.cast::<PyTuple>() else { return Ok(None) };
    if !parts.get_item(0)?.is_instance_of::<PyString>() {
        return Ok(None);
    }
    let (kind, text, error): (String, String, Bound<'_, PyAny>) = parts.extract()?;
    Ok(Some(Failed { kind, text, error: HeldException::new(PyErr::from_value(error)) }))
}

/// The request that a failure belongs to.
struct Origin {
    line: String,
    secrets: Vec<String>,
}

impl Origin {
    fn of(request: &Request) -> Origin {
        let secret = request.headers.iter().filter(|(name, _)| is_secret_name(name.as_str()));
        let texts = secret.filter_map(|(_, value)| value.to_str().ok());
        let parts = texts.flat_map(str::split_ascii_whitespace).filter(|part| part.len() >= LEAST_SECRET);
        Origin { line: line(request), secrets: parts.map(str::to_owned).collect() }
    }
}

fn line(request: &Request) -> String {
    format!("{} {}", request.method, shown(request))
}

impl Failed {
    /// The error, whose message has no credential.
    fn error(self, origin: &Origin) -> Error {
        let shown = origin.secrets.iter().fold(self.text, |text, secret| text.replace(secret, "***"));
        let text = format!("{}: {}", origin.line, printable(&redacted(&shown)));
        let reason = caused(text, self.error);
        match self.kind.as_str() {
            "timeout" => Error::Timeout(reason),
            "unsent" => Error::Unreachable { reason, late: false },
            "unsent timeout" => Error::Unreachable { reason, late: true },
            "protocol" => Error::Protocol(reason),
            _ => Error::Connection(reason),
        }
    }
}

/// Complete a response with a body in memory. Many HTTP clients decode the body and leave its Content-Encoding header:
/// such a body is recognized.
async fn whole(mut response: Response, body: Bytes, request: &Request) -> Result<Response> {
    let coding = response.header(CONTENT_ENCODING.as_str()).map(str::to_ascii_lowercase);
    let magic: Option<&[u8]> = match coding.as_deref() {
        Some("gzip" | "x-gzip") => Some(&[0x1f, 0x8b]),
        Some("zstd") => Some(&[0x28, 0xb5, 0x2f, 0xfd]),
        _ => None,
    };
    let read = async |response: Response| {
        let pieces = stream::once(std::future::ready(Ok(body.clone()))).boxed();
        let body = Body::custom(&response.headers, pieces);
        transport::complete(response, body, None, request).await
    };
    if magic.is_some_and(|magic| !body.starts_with(magic)) {
        strip(&mut response.headers, &request.method);
    } else if coding.as_deref() == Some("br") && request.download.is_none() {
        // Nothing marks the beginning of this coding.
        return match read(response.clone()).await {
            Err(Error::Transport(_)) => {
                strip(&mut response.headers, &request.method);
                read(response).await
            }
            done => done,
        };
    }
    read(response).await
}

/// Remove the headers that describe a compressed body. The response to HEAD keeps those of the body that GET has.
fn strip(headers: &mut HeaderMap, method: &Method) {
    headers.remove(CONTENT_ENCODING);
    if method != Method::HEAD {
        headers.remove(CONTENT_LENGTH);
    }
}

/// The pieces of a body. The host is that of the call that reads it, which may be a later one.
fn pieces(iterator: Function, piece: Function, origin: Origin) -> BoxStream<'static, Result<Bytes, Broken>> {
    let custom = |error: Error| Broken::Custom(Box::new(error));
    stream::unfold(Some((iterator, piece, origin)), move |state| async move {
        let (iterator, piece, origin) = state?;
        match read(&iterator, &piece, &origin).await {
            Ok(Ok(Some(bytes))) => Some((Ok(bytes), Some((iterator, piece, origin)))),
            Ok(Ok(None)) => None,
            Ok(Err(failed)) => Some((Err(custom(failed.error(&origin))), None)),
            Err(error) => Some((Err(custom(error)), None)),
        }
    })
    .boxed()
}

/// Read a piece. A call may end before it did this job, such as the one that returns when the headers have been received;
/// then the next call does it.
async fn read(iterator: &Function, piece: &Function, origin: &Origin) -> Result<Outcome<Option<Bytes>>> {
    let mut ended: Option<Arc<Host>> = None;
    loop {
        let Some(host) = host::current::<Host>() else {
            let text = format!("{}: the body of the response is read in the background", origin.line);
            return Err(Error::Transport(text));
        };
        let passed = iterator.clone();
        let arguments = move |py: Python<'_>| Ok(PyTuple::new(py, [passed.bind(py)])?.unbind());
        match host.invoke(piece.clone(), arguments, next).await {
            Err(Interrupted) if !ended.as_ref().is_some_and(|ended| ended.is(&host)) => ended = Some(host),
            done => return Ok(done?),
        }
    }
}
