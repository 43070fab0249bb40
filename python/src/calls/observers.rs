//! Events for Python: the hooks of the user, instrumentation, and the logger `ferrohub`. Their functions run as jobs of
//! the call that they observe, on the blocked thread or on the event loop.

use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};

use chrono::DateTime;
use futures_util::future::BoxFuture;
use http::header::{
    ACCEPT, ACCEPT_CHARSET, ACCEPT_ENCODING, ACCEPT_LANGUAGE, CACHE_CONTROL, CONNECTION, EXPECT, FORWARDED, HOST,
    PRAGMA, RANGE, TE, TRAILER, TRANSFER_ENCODING, UPGRADE, USER_AGENT, VIA,
};
use http::{HeaderMap, HeaderName, Version};
use pyo3::exceptions::PyValueError;
use pyo3::intern;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyDict, PyTuple, PyType};

use crate::calls::guarded;
use crate::calls::guarded::Module;
use crate::calls::held::Held;
use crate::calls::host::{Function, Host};
use crate::errors;
use crate::errors::Failure;
use crate::handle::ClientSession;
use crate::session::checks::Change;
use crate::values::headers::Headers;
use ferrohub::bindings::github::description::operation;
use ferrohub::bindings::http::error::Result;
use ferrohub::bindings::http::observers::{self, Attempt, Event, Observer, Received, What};
use ferrohub::bindings::http::request::header;
use ferrohub::bindings::http::secrets::{is_secret_name, redacted};
use ferrohub::bindings::runtime::host as library;
use ferrohub::bindings::runtime::host::Callback;
use ferrohub::bindings::session::Settings;

/// Functions that are called with events.
#[derive(Debug, Default)]
struct Observing {
    request: Option<Callback>,
    response: Option<Callback>,
    retry: Option<Callback>,
    error: Option<Callback>,
    /// Whether the user has hooks that must run before each request.
    precedes: bool,
    /// The hooks as the property of the session shows them.
    shown: Option<Held>,
    /// Whether this is the logger, which is not always enabled.
    is_logger: bool,
}

impl Observing {
    /// Functions by the name of their event.
    fn of(functions: &Bound<'_, PyDict>) -> PyResult<Observing> {
        let get = |name: &str| -> PyResult<Option<Callback>> {
            let function = functions.get_item(name)?;
            Ok(function.map(|function| Callback::new(Function::new(function.unbind()))))
        };
        let (request, response) = (get("request")?, get("response")?);
        Ok(Observing { request, response, retry: get("retry")?, error: get("error")?, ..Observing::default() })
    }
}

impl Observer for Observing {
    fn is_enabled(&self) -> bool {
        !self.is_logger || LEVEL.load(Ordering::Relaxed) > SILENT
    }

    fn precedes_requests(&self) -> bool {
        self.precedes
    }

    fn before(&self, attempt: &Arc<Attempt>) -> BoxFuture<'static, Result<HeaderMap>> {
        let called = self.request.as_ref().and_then(|callback| {
            let (host, attempt) = (library::current::<Host>()?, attempt.clone());
            Some(host.call(callback, move |py| request_event(py, &attempt), added))
        });
        Box::pin(async move {
            match called {
                Some(called) => Ok(called.await?),
                None => Ok(HeaderMap::new()),
            }
        })
    }

    fn after(&self, event: &Arc<Event>) -> BoxFuture<'static, Result<()>> {
        let callback = match &event.what {
            What::Response(_) => &self.response,
            What::Failure { .. } => &self.error,
            What::Repeat { .. } => &self.retry,
        };
        let is_silent = self.is_logger
            && match &event.what {
                What::Repeat { .. } => false,
                _ => LEVEL.load(Ordering::Relaxed) < EVERYTHING,
            };
        let called = callback.as_ref().filter(|_| !is_silent).and_then(|callback| {
            let (host, event) = (library::current::<Host>()?, event.clone());
            Some(host.call(callback, move |py| later_event(py, &event), |_| Ok(())))
        });
        Box::pin(async move {
            match called {
                Some(called) => Ok(called.await?),
                None => Ok(()),
            }
        })
    }
}

/// The headers that hooks added.
fn added(value: &Bound<'_, PyAny>) -> PyResult<HeaderMap> {
    let mut headers = HeaderMap::new();
    if value.is_none() {
        return Ok(headers);
    }
    for (name, value) in value.extract::<Vec<(String, String)>>()? {
        let (name, value) = header(&name, &value).map_err(Failure::from)?;
        headers.insert(name, value);
    }
    Ok(headers)
}

static EVENT_HOOKS: Module = Module::new("ferrohub.event_hooks");
static LOGGING: Module = Module::new("ferrohub._logging");

/// An event of this class.
fn made(py: Python<'_>, class: &str, facts: &Bound<'_, PyDict>) -> PyResult<Py<PyTuple>> {
    let event = guarded::call_with(&EVENT_HOOKS.get(py, class)?, (), facts)?;
    Ok(PyTuple::new(py, [event])?.unbind())
}

/// What every event has.
fn facts<'py>(py: Python<'py>, attempt: &Attempt) -> PyResult<Bound<'py, PyDict>> {
    let facts = PyDict::new(py);
    facts.set_item("method", attempt.method.as_str())?;
    facts.set_item("url", &attempt.url)?;
    facts.set_item("attempt", attempt.number)?;
    facts.set_item("path", &attempt.path)?;
    facts.set_item("prefetched", attempt.prefetched)?;
    guarded::load_times(py)?;
    facts.set_item("started_at", attempt.began)?;
    let state = attempt.slot.get_or_init(|| Box::new(Held::new(PyDict::new(py).into_any().unbind())));
    if let Some(state) = state.downcast_ref::<Held>() {
        facts.set_item("state", state.bind(py))?;
    }
    Ok(facts)
}

fn request_event(py: Python<'_>, attempt: &Attempt) -> PyResult<Py<PyTuple>> {
    let facts = facts(py, attempt)?;
    let headers = guarded::call(&EVENT_HOOKS.get(py, "RequestHeaders")?, (Headers::of(&attempt.headers),))?;
    facts.set_item("headers", headers)?;
    facts.set_item("bytes", attempt.bytes)?;
    made(py, "RequestEvent", &facts)
}

fn later_event(py: Python<'_>, event: &Event) -> PyResult<Py<PyTuple>> {
    let facts = facts(py, &event.attempt)?;
    match &event.what {
        What::Response(received) => {
            describe(&facts, received)?;
            facts.set_item("request_headers", Headers::of(&received.request_headers))?;
            made(py, "ResponseEvent", &facts)
        }
        What::Failure { error, elapsed } => {
            facts.set_item("exception", errors::copied(error))?;
            facts.set_item("elapsed", elapsed.as_secs_f64())?;
            made(py, "ErrorEvent", &facts)
        }
        What::Repeat { status, wait, reason } => {
            facts.set_item("status", status)?;
            facts.set_item("wait", wait.as_secs_f64())?;
            facts.set_item("reason", reason)?;
            made(py, "RetryEvent", &facts)
        }
    }
}

fn describe(facts: &Bound<'_, PyDict>, received: &Received) -> PyResult<()> {
    facts.set_item("status", received.status)?;
    facts.set_item("headers", Headers::of(&received.headers))?;
    facts.set_item("bytes", received.bytes)?;
    facts.set_item("elapsed", received.elapsed.as_secs_f64())?;
    facts.set_item("http_version", received.version.map(version))?;
    facts.set_item("cache", received.cache.map(|state| state.name()))?;
    facts.set_item("remaining", received.number("x-ratelimit-remaining"))?;
    facts.set_item("limit", received.number("x-ratelimit-limit"))?;
    facts.set_item("resource", received.headers.get("x-ratelimit-resource").and_then(|name| name.to_str().ok()))?;
    let reset = received.number("x-ratelimit-reset").and_then(|seconds| i64::try_from(seconds).ok());
    facts.set_item("reset", reset.and_then(|seconds| DateTime::from_timestamp(seconds, 0)))
}

fn version(version: Version) -> &'static str {
    match version {
        Version::HTTP_09 => "0.9",
        Version::HTTP_10 => "1.0",
        Version::HTTP_2 => "2",
        Version::HTTP_3 => "3",
        _ => "1.1",
    }
}

/// The hooks of the option `event_hooks`.
pub fn check(value: &Bound<'_, PyAny>) -> PyResult<Change> {
    let checked = guarded::call(&EVENT_HOOKS.get(value.py(), "_checked")?, (value,))?;
    let (shown, called): (Bound<'_, PyAny>, Bound<'_, PyDict>) = checked.extract()?;
    let observer = if called.is_empty() {
        None
    } else {
        let precedes = !shown.get_item("request")?.is_empty()?;
        let observing = Observing { precedes, shown: Some(Held::new(shown.unbind())), ..Observing::of(&called)? };
        Some(Arc::new(observing) as Arc<dyn Observer>)
    };
    Ok(Box::new(move |settings| settings.observers.hooks.clone_from(&observer)))
}

/// The hooks of a session, as its property shows them.
pub fn shown(py: Python<'_>, settings: &Settings) -> PyResult<Py<PyAny>> {
    let hooks = settings.observers.hooks.as_deref();
    let hooks = hooks.and_then(|hooks| (hooks as &dyn std::any::Any).downcast_ref::<Observing>());
    match hooks.and_then(|hooks| hooks.shown.as_ref()) {
        Some(shown) => Ok(shown.clone_ref(py)),
        None => Ok(guarded::call(&EVENT_HOOKS.get(py, "_checked")?, (PyDict::new(py),))?.get_item(0)?.unbind()),
    }
}

/// Set the functions that trace the requests of a session; None for none.
///
/// :param session: the session
/// :param functions: functions by the name of their event
#[pyfunction]
pub fn _instrument(session: &Bound<'_, ClientSession>, functions: Option<&Bound<'_, PyDict>>) -> PyResult<()> {
    let observing = functions.map(Observing::of).transpose()?;
    let observer = observing.map(|observing| Arc::new(observing) as Arc<dyn Observer>);
    session.get().core.change(|settings| settings.observers.instrumentation.clone_from(&observer));
    Ok(())
}

/// Whether a session is traced.
///
/// :param session: the session
#[pyfunction]
pub fn _is_instrumented(session: &Bound<'_, ClientSession>) -> bool {
    session.get().core.settings().observers.instrumentation.is_some()
}

/// Raise unless a hook may add a header.
///
/// :param name: name of the header, in lower case
/// :param value: its value
#[pyfunction]
pub fn _check_added_header(name: &str, value: &str) -> PyResult<()> {
    /// Headers that concern the connection, the representation or the cache.
    const RESERVED: [HeaderName; 17] = [
        ACCEPT,
        ACCEPT_CHARSET,
        ACCEPT_ENCODING,
        ACCEPT_LANGUAGE,
        CACHE_CONTROL,
        CONNECTION,
        EXPECT,
        FORWARDED,
        HOST,
        PRAGMA,
        RANGE,
        TE,
        TRAILER,
        TRANSFER_ENCODING,
        UPGRADE,
        USER_AGENT,
        VIA,
    ];
    let (known, _) = header(name, value).map_err(Failure::from)?;
    let begins = |start: &str| known.as_str().starts_with(start);
    if is_secret_name(known.as_str()) {
        return Err(PyValueError::new_err(format!(
            "a hook cannot add the header {name:?}, which may hold a credential"
        )));
    }
    if RESERVED.contains(&known) || ["content-", "if-", "proxy-", "x-github-"].into_iter().any(begins) {
        let why = "which concerns the connection, the representation or the cache; set it on the session";
        return Err(PyValueError::new_err(format!("a hook cannot add the header {name:?}, {why}")));
    }
    Ok(())
}

/// The value of a header without secrets.
///
/// :param name: name of the header
/// :param value: its value
#[pyfunction]
pub fn _shown_header(name: &str, value: &str) -> String {
    if is_secret_name(name) { "***".to_owned() } else { redacted(value) }
}

/// The path template of the operation that a request fits, or None.
///
/// :param method: method of the request
/// :param path: path below the URL of the API
#[pyfunction]
pub fn _url_template(method: &str, path: &str) -> Option<&'static str> {
    operation::template_of(method, path)
}

/// What the logger `ferrohub` records: nothing.
const SILENT: u8 = 0;
/// Waits and retries.
const WAITS: u8 = 1;
/// Requests, too.
const EVERYTHING: u8 = 2;

/// What the logger records, as of the last call that began.
static LEVEL: AtomicU8 = AtomicU8::new(SILENT);

/// Read the level of the logger, at the beginning of a call.
pub fn read_level(py: Python<'_>) -> PyResult<()> {
    /// Functions without parameters: whether the logger is enabled for INFO, and for DEBUG.
    static ENABLED: PyOnceLock<Option<(Py<PyAny>, Py<PyAny>)>> = PyOnceLock::new();
    let enabled = match ENABLED.get(py) {
        Some(enabled) => enabled.as_ref(),
        // A program that has not imported the module yet logs nothing.
        None if !is_logging_imported(py) => return Ok(()),
        None => ENABLED.get_or_try_init(py, || guarded::optional(py, watch_logger(py)))?.as_ref(),
    };
    let Some((info, debug)) = enabled else { return Ok(()) };
    let is_true = |function: &Py<PyAny>| {
        let value = guarded::call(function.bind(py), ()).and_then(|value| value.is_truthy());
        PyResult::Ok(guarded::optional(py, value)?.unwrap_or(false))
    };
    let level = match is_true(info)? {
        false => SILENT,
        true if is_true(debug)? => EVERYTHING,
        true => WAITS,
    };
    LEVEL.store(level, Ordering::Relaxed);
    Ok(())
}

fn is_logging_imported(py: Python<'_>) -> bool {
    static MODULES: PyOnceLock<Py<PyDict>> = PyOnceLock::new();
    let modules = || PyResult::Ok(py.import("sys")?.getattr("modules")?.cast_into::<PyDict>()?.unbind());
    MODULES
        .get_or_try_init(py, modules)
        .is_ok_and(|modules| modules.bind(py).contains(intern!(py, "logging")).unwrap_or(false))
}

/// Observe all sessions for the logger; returns the functions that read its level.
fn watch_logger(py: Python<'_>) -> PyResult<(Py<PyAny>, Py<PyAny>)> {
    let logging = py.import("logging")?;
    let is_enabled = guarded::call(&logging.getattr("getLogger")?, ("ferrohub",))?.getattr("isEnabledFor")?;
    let partial = py.import("functools")?.getattr("partial")?.cast_into::<PyType>()?;
    let at = |level: &str| PyResult::Ok(partial.call1((&is_enabled, logging.getattr(level)?))?.unbind());
    let functions = PyDict::new(py);
    for name in ["response", "retry", "error"] {
        functions.set_item(name, Bound::new(py, Record(name))?)?;
    }
    let logger = Observing { is_logger: true, ..Observing::of(&functions)? };
    observers::set_logger(Arc::new(logger));
    Ok((at("INFO")?, at("DEBUG")?))
}

/// Logs an event. The module that does is imported with the first one.
#[pyclass(frozen, module = "ferrohub._core")]
struct Record(&'static str);

#[pymethods]
impl Record {
    fn __call__<'py>(&self, py: Python<'py>, event: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        guarded::call(&LOGGING.get(py, self.0)?, (event,))
    }
}
