//! The only place that turns errors of the library into exceptions. Their classes are in `ferrohub.exceptions`.

use std::time::UNIX_EPOCH;

use bytes::Bytes;
use http::HeaderMap;
use pyo3::exceptions::{PyKeyboardInterrupt, PyOSError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use url::Url;

use crate::calls::guarded::{self, Module};
use crate::calls::held::HeldException;
use crate::calls::signals;
use crate::hooks::Hook;
use crate::values::namespace::Namespace;
use ferrohub::bindings::github::description::releases;
use ferrohub::bindings::github::hints;
use ferrohub::bindings::github::model::declaration::Needs;
use ferrohub::bindings::http::error::{Error, Expired, Reason};
use ferrohub::bindings::http::request::header;
use ferrohub::bindings::http::response;
use ferrohub::bindings::quota::reported;

type AsObject = fn(Python<'_>, response::Response) -> PyResult<Bound<'_, PyAny>>;

/// Makes the response of an exception a Python object.
pub static RESPONSE: Hook<AsObject> = Hook::new();

static EXCEPTIONS: Module = Module::new("ferrohub.exceptions");
static EXCEPTIONS_OF_GITHUB3: Module = Module::new("ferrohub.github3.exceptions");
static GRAPHQL: Module = Module::new("ferrohub.graphql");

/// The response, if it is a success.
pub fn success(py: Python<'_>, response: response::Response) -> PyResult<response::Response> {
    if response.ok() { Ok(response) } else { Err(status(py, response)?) }
}

/// An error of the library that `?` converts to an exception. The orphan rule does not allow `From<Error>` for `PyErr` here,
/// because neither type belongs to this crate.
#[derive(Debug)]
pub struct Failure(Error);

impl From<Error> for Failure {
    fn from(error: Error) -> Failure {
        Failure(error)
    }
}

impl From<Failure> for PyErr {
    fn from(failure: Failure) -> PyErr {
        Python::attach(|py| match make(py, failure.0) {
            Ok(error) | Err(error) => error,
        })
    }
}

/// An exception as an error of the library, which [`Failure`] converts back.
pub fn raised(exception: PyErr) -> Error {
    Error::Callback(Box::new(HeldException::new(exception)))
}

/// The exception of an error that is still needed, for a report.
pub fn copied(error: &Error) -> PyErr {
    Failure(error.duplicate()).into()
}

/// An exception of the package, by the name of its class.
pub fn named(py: Python<'_>, class: &str, message: impl Into<String>) -> PyErr {
    let message = message.into();
    let made = EXCEPTIONS.get(py, class).and_then(|class| guarded::call(&class, (message,)));
    made.map_or_else(|error| error, PyErr::from_value)
}

/// An exception for a failure of a connection. Its cause is the exception of a transport in Python.
fn caused(py: Python<'_>, class: &str, message: String, reason: &Reason) -> PyErr {
    let error = named(py, class, message);
    let cause = reason.source().and_then(|source| source.downcast_ref::<HeldException>());
    if let Some(cause) = cause {
        error.set_cause(py, Some(cause.get(py)));
    }
    error
}

/// An exception of the package that has no response, with its message.
fn without_response(py: Python<'_>, class: &str, message: String) -> PyResult<PyErr> {
    let keywords = PyDict::new(py);
    keywords.set_item("message", message)?;
    Ok(PyErr::from_value(guarded::call_with(&EXCEPTIONS.get(py, class)?, (py.None(),), &keywords)?))
}

fn make(py: Python<'_>, error: Error) -> PyResult<PyErr> {
    let message = error.to_string();
    match error {
        Error::Status(response) => status(py, *response),
        Error::Conflict { response, .. } => with_response_and_message(py, "Conflict", *response, &message),
        Error::Unexpected { response, reason } => {
            let error = with_response(py, "UnexpectedResponse", *response)?;
            error.set_cause(py, Some(PyValueError::new_err(reason)));
            Ok(error)
        }
        Error::Page { response, .. } => with_response_and_message(py, "UnexpectedResponse", *response, &message),
        Error::Shape { response, .. } => {
            with_response_and_message(py, "UnprocessableResponseBody", *response, &message)
        }
        Error::GraphQl { response, .. } => graphql(py, *response),
        Error::Incomplete(_) => without_response(py, "IncompleteResponse", message),
        Error::Connection(reason) | Error::Protocol(reason) | Error::Unreachable { reason, late: false } => {
            Ok(caused(py, "ConnectionError", message, &reason))
        }
        Error::Timeout(reason) | Error::Unreachable { reason, late: true } => {
            Ok(caused(py, "Timeout", message, &reason))
        }
        Error::Transport(_) => Ok(named(py, "TransportError", message)),
        Error::NotSent { .. } => {
            let error = named(py, "TransportError", message);
            error.value(py).setattr("was_sent", false)?;
            Ok(error)
        }
        Error::Cassette(_) => Ok(named(py, "UnrecordedRequest", message)),
        Error::Offline(_) => Ok(named(py, "NetworkForbidden", message)),
        Error::Recording(_) => Ok(named(py, "CassetteError", message)),
        Error::Unsuccessful { kind, failed, .. } => {
            let failed = py.import("json")?.call_method1("loads", (failed.to_string(),))?;
            Ok(PyErr::from_value(guarded::call(&EXCEPTIONS.get(py, kind)?, (message, failed))?))
        }
        Error::Overdue(_) => Ok(named(py, "WaitTimeout", message)),
        Error::Credential(Needs::App) => Ok(named(py, "MissingAppBearerAuthentication", message)),
        Error::Credential(Needs::Installation) => Ok(named(py, "MissingAppInstallationAuthentication", message)),
        Error::Credential(_) | Error::Rejected(_) => status(py, unauthorized(&message)?),
        Error::Expired(Expired::Jwt) => Ok(named(py, "AppTokenExpired", message)),
        Error::Expired(Expired::InstallationToken { .. }) => Ok(named(py, "AppInstallationTokenExpired", message)),
        Error::UserToken(_) => Ok(named(py, "UserTokenExpired", message)),
        Error::OAuth { response, code, description } => oauth(py, response, code, description),
        Error::Argument(_) => Ok(PyValueError::new_err(message)),
        Error::Type(_) => Ok(PyTypeError::new_err(message)),
        Error::Io(error) => Ok(error.into()),
        Error::Panic(_) => Ok(named(py, "GitHubException", message)),
        Error::Closed => Ok(named(py, "SessionClosed", message)),
        Error::Callback(error) => Ok(match error.downcast::<HeldException>() {
            Ok(raised) => raised.get(py),
            Err(other) => named(py, "GitHubException", other.to_string()),
        }),
        Error::Interrupted => Ok(signals::pending().unwrap_or_else(|| PyKeyboardInterrupt::new_err(()))),
    }
}

/// The result of a call, with the exception of the namespace: `ferrohub.github3` has classes of its own.
pub fn in_namespace<'py>(
    py: Python<'py>,
    namespace: Namespace,
    result: PyResult<Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    match result {
        Err(error) if namespace.is_github3() => {
            let translate = EXCEPTIONS_OF_GITHUB3.get(py, "_translated")?;
            Err(PyErr::from_value(guarded::call(&translate, (error.into_value(py),))?))
        }
        result => result,
    }
}

/// The exception for a response, by its status.
pub fn status(py: Python<'_>, response: response::Response) -> PyResult<PyErr> {
    let response = RESPONSE.get()?(py, response)?;
    Ok(PyErr::from_value(guarded::call(&EXCEPTIONS.get(py, "error_for")?, (response,))?))
}

/// The exception for a GraphQL response with errors.
fn graphql(py: Python<'_>, response: response::Response) -> PyResult<PyErr> {
    let is_limited = reported::limit_reached(&response).is_some();
    let response = RESPONSE.get()?(py, response)?;
    let made = guarded::call(&GRAPHQL.get(py, "_error_for")?, (response, is_limited))?;
    Ok(PyErr::from_value(made))
}

/// The exception for an error of OAuth.
fn oauth(
    py: Python<'_>,
    response: Option<Box<response::Response>>,
    code: String,
    description: String,
) -> PyResult<PyErr> {
    let response = response.map(|response| RESPONSE.get()?(py, *response)).transpose()?;
    Ok(PyErr::from_value(guarded::call(&EXCEPTIONS.get(py, "OAuthError")?, (response, code, description))?))
}

fn with_response(py: Python<'_>, class: &str, response: response::Response) -> PyResult<PyErr> {
    let response = RESPONSE.get()?(py, response)?;
    Ok(PyErr::from_value(guarded::call(&EXCEPTIONS.get(py, class)?, (response,))?))
}

fn with_response_and_message(
    py: Python<'_>,
    class: &str,
    response: response::Response,
    message: &str,
) -> PyResult<PyErr> {
    let response = RESPONSE.get()?(py, response)?;
    Ok(PyErr::from_value(guarded::call(&EXCEPTIONS.get(py, class)?, (response, message))?))
}

/// Whether a response is an error because of a rate limit.
///
/// :param status: its status code
/// :param headers: names with their values
/// :param body: its body
#[pyfunction]
pub fn _is_rate_limit(status: u16, headers: Vec<(String, String)>, body: Vec<u8>) -> PyResult<bool> {
    Ok(reported::limit_reached(&made(status, headers, body)?).is_some())
}

/// Seconds to wait according to a response, and when the wait ends, in seconds since 1970 by GitHub's clock; None if the
/// response does not say.
///
/// :param status: its status code
/// :param headers: names with their values
#[pyfunction]
pub fn _rate_limit_wait(status: u16, headers: Vec<(String, String)>) -> PyResult<Option<(f64, f64)>> {
    let response = made(status, headers, Vec::new())?;
    let wait = response.retry_after().or_else(|| reported::reset(&response));
    let now = response.date().duration_since(UNIX_EPOCH).unwrap_or_default();
    Ok(wait.map(|wait| (wait.as_secs_f64(), now.saturating_add(wait).as_secs_f64())))
}

/// Sets of permissions, accepted scopes, scopes of the token, single sign-on, and sentences for a message.
type Hints = (
    Vec<Vec<(String, String)>>,
    Option<Vec<String>>,
    Option<Vec<String>>,
    Option<(bool, Option<String>, Vec<u64>)>,
    Vec<String>,
);

/// What the headers of a response say about permissions, scopes and single sign-on, for ``ferrohub._hints``.
///
/// :param headers: names with their values
#[pyfunction]
pub fn _permission_hints(headers: Vec<(String, String)>) -> Hints {
    let headers = headers.iter().filter_map(|(name, value)| header(name, value).ok()).collect();
    let found = hints::Hints::of(&headers);
    let reasons = found.reasons();
    let sso = found.sso.map(|sso| (sso.required, sso.url, sso.organizations));
    (found.permissions, found.accepted_scopes, found.scopes, sso, reasons)
}

/// A response with the parts that show a rate limit. Invalid headers are left out.
fn made(status: u16, headers: Vec<(String, String)>, body: Vec<u8>) -> PyResult<response::Response> {
    let headers = headers.iter().filter_map(|(name, value)| header(name, value).ok()).collect();
    Ok(response::Response::new(status, headers, Bytes::from(body), api()?))
}

fn api() -> PyResult<Url> {
    Url::parse(ferrohub::bindings::session::API).map_err(|error| PyOSError::new_err(error.to_string()))
}

/// Why an Enterprise Server lacks the operation of a request to it; None where it has the operation, and for the URL
/// of another host.
///
/// :param method: method of the request
/// :param url: URL of the request
/// :param version: what the server sent as its version, or None
#[pyfunction]
pub fn _lacking(method: &str, url: &str, version: Option<&str>) -> Option<String> {
    releases::lacking(method, url, version)
}

/// The response that GitHub would send to a request without the required credential.
fn unauthorized(message: &str) -> PyResult<response::Response> {
    let body = Bytes::from(serde_json::json!({ "message": message }).to_string());
    Ok(response::Response::new(401, HeaderMap::new(), body, api()?))
}
