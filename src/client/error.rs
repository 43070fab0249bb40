//! Errors of calls.

use std::fmt;
use std::time::Duration;

use serde_json::Value;

use crate::auth::request_secrets;
use crate::client::response::Response;
use crate::github::hints::Hints;
use crate::http::error;
use crate::http::error::Reason;
use crate::http::secrets::{printable, redacted_with};
use crate::quota::reported;

/// The result of every call.
pub type Result<T, E = Error> = std::result::Result<T, E>;

/// Why a call failed. [`source`](std::error::Error::source) returns the error that caused it, if there is one.
#[derive(Debug)]
#[non_exhaustive]
pub enum Error {
    /// GitHub rejected the request: the response has an error status. See [`Error::status`] and [`Error::message`].
    Status(Box<Response>),
    /// A concurrent change, such as a push to the branch of a commit.
    Conflict {
        /// The response that reports it.
        response: Box<Response>,
        /// The concurrent change.
        reason: String,
    },
    /// The request succeeded, but the response does not have the type that the operation returns, or that the program
    /// reads: it is not JSON, or JSON of another type.
    Unexpected {
        /// The response.
        response: Box<Response>,
        /// What was expected, and what was received.
        reason: String,
    },
    /// A GraphQL response has errors; [`Error::graphql_errors`] returns them. The response may have partial data.
    GraphQl {
        /// The response.
        response: Box<Response>,
        /// The messages of the errors.
        reason: String,
    },
    /// There was no connection, or it broke, or the server violates the protocol. A request that was not retried may
    /// have been carried out.
    Connection(Reason),
    /// A timeout. The request may have been carried out.
    Timeout(Reason),
    /// The request failed for another reason, such as too many redirects.
    Transport(String),
    /// An invalid argument or setting. Nothing was sent.
    Argument(String),
    /// The operation requires another credential, or the credential has expired. Nothing was sent.
    Credential(String),
    /// GitHub rejected a request of OAuth, usually under status 200.
    OAuth {
        /// The error code, such as `access_denied`.
        code: String,
        /// Its description; may be empty.
        description: String,
    },
    /// A resource lacks a field that the operation needs; short forms of resources lack some. Nothing was sent.
    Incomplete(String),
    /// A field, or a whole JSON text, does not have the type that the program reads it as.
    Value {
        /// Name of the field; empty for the whole text.
        name: String,
        /// What is wrong with the value.
        source: serde_json::Error,
    },
    /// A file could not be read or written.
    Io(std::io::Error),
    /// A callback failed, or panicked.
    Callback(Box<dyn std::error::Error + Send + Sync>),
    /// A call was awaited outside of a tokio runtime.
    Runtime,
    /// The client was closed.
    Closed,
    /// A defect of this library, or a tokio runtime without I/O or timers. The request may have been sent.
    Internal(String),
}

impl Error {
    /// The status code, where GitHub sent a response.
    pub fn status(&self) -> Option<u16> {
        self.response().map(Response::status)
    }

    /// The response, where GitHub sent one.
    pub fn response(&self) -> Option<&Response> {
        match self {
            Error::Status(response)
            | Error::Conflict { response, .. }
            | Error::Unexpected { response, .. }
            | Error::GraphQl { response, .. } => Some(response),
            _ => None,
        }
    }

    /// The `message` in the body of the response.
    pub fn message(&self) -> Option<String> {
        let response = self.response()?;
        let body: Value = serde_json::from_slice(response.body()).ok()?;
        Some(shown(body.get("message")?.as_str()?, Some(response)))
    }

    /// The errors of a GraphQL response as GitHub sends them: objects with `message`, and usually `type` and `path`.
    pub fn graphql_errors(&self) -> Vec<Value> {
        let Error::GraphQl { response, .. } = self else { return Vec::new() };
        let body = response.json::<Value>().unwrap_or_default();
        body.get("errors").and_then(Value::as_array).cloned().unwrap_or_default()
    }

    /// Whether the resource does not exist, or the credential has no access to it: 404, 410, or a GraphQL error of the
    /// type `NOT_FOUND`.
    pub fn is_not_found(&self) -> bool {
        let is_type = |error: &Value| error.get("type").and_then(Value::as_str) == Some("NOT_FOUND");
        matches!(self.status(), Some(404 | 410)) || self.graphql_errors().iter().any(is_type)
    }

    /// Whether a credential is missing, wrong or expired.
    pub fn is_unauthorized(&self) -> bool {
        matches!(self, Error::Credential(_)) || self.status() == Some(401)
    }

    /// Whether GitHub considers the input invalid: 422.
    pub fn is_invalid(&self) -> bool {
        self.status() == Some(422)
    }

    /// Whether a rate limit was reached; [`Error::retry_after`] returns how long to wait.
    pub fn is_rate_limit(&self) -> bool {
        self.rate_limit().is_some()
    }

    /// How long to wait before the next request, if GitHub specifies it.
    pub fn retry_after(&self) -> Option<Duration> {
        self.rate_limit()?.wait
    }

    /// What GitHub says of permissions, OAuth scopes and single sign-on, in a response with the status 401, 403 or 404 that
    /// is no rate limit; None for any other error.
    pub fn hints(&self) -> Option<Hints> {
        match self {
            Error::Status(response) => hints(response),
            _ => None,
        }
    }

    /// Whether it was a timeout.
    pub fn is_timeout(&self) -> bool {
        matches!(self, Error::Timeout(_))
    }

    fn rate_limit(&self) -> Option<reported::LimitReached> {
        match self {
            Error::Status(response) | Error::GraphQl { response, .. } => reported::limit_reached(response.core()),
            _ => None,
        }
    }

    pub(crate) fn argument(text: impl Into<String>) -> Error {
        Error::Argument(text.into())
    }
}

/// The hints of a response whose status may be due to a missing permission.
fn hints(response: &Response) -> Option<Hints> {
    let is_denied = matches!(response.status(), 401 | 403 | 404) && reported::limit_reached(response.core()).is_none();
    is_denied.then(|| Hints::of(&response.core().headers))
}

/// A text of a response, without credentials, those of its request included, and with control characters escaped.
fn shown(text: &str, response: Option<&Response>) -> String {
    let secrets =
        response.and_then(|response| response.core().sent.as_deref().map(request_secrets::of_sent)).unwrap_or_default();
    printable(&redacted_with(text, &secrets))
}

/// Formatted as "resource Issue: field title is missing_field".
fn failing_field(error: &Value, response: &Response) -> Option<String> {
    if let Some(text) = error.as_str() {
        return Some(shown(text, Some(response)));
    }
    let text = |key: &str| error.get(key).and_then(Value::as_str);
    let place = [text("resource"), text("field")].into_iter().flatten().collect::<Vec<_>>().join(".");
    let what = text("message").or_else(|| text("code"))?;
    Some(shown(format!("{place} {what}").trim(), Some(response)))
}

fn describe_status(f: &mut fmt::Formatter<'_>, response: &Response) -> fmt::Result {
    write!(f, "{} {}: {}", response.method(), response.shown_url(), response.core().status_line())?;
    let body = serde_json::from_slice::<Value>(response.body()).unwrap_or_default();
    if let Some(message) = body.get("message").and_then(Value::as_str) {
        write!(f, ": {}", shown(message, Some(response)))?;
    }
    let errors = body.get("errors").and_then(Value::as_array).into_iter().flatten();
    let failing: Vec<String> = errors.filter_map(|error| failing_field(error, response)).collect();
    if !failing.is_empty() {
        write!(f, " ({})", failing.join("; "))?;
    }
    for reason in hints(response).iter().flat_map(Hints::reasons) {
        write!(f, "; {reason}")?;
    }
    match &response.core().retried {
        Some(note) => write!(f, "; {note}"),
        None => Ok(()),
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Status(response) => describe_status(f, response),
            Error::Conflict { reason, .. } => f.write_str(reason),
            Error::Unexpected { response, reason } => {
                write!(f, "{} {}: {reason}", response.method(), response.shown_url())
            }
            Error::GraphQl { response, reason } => f.write_str(&shown(reason, Some(response))),
            Error::Connection(reason) | Error::Timeout(reason) => reason.fmt(f),
            Error::Transport(text) | Error::Argument(text) | Error::Credential(text) | Error::Incomplete(text) => {
                f.write_str(text)
            }
            Error::Value { name, source } if name.is_empty() && source.is_data() => {
                write!(f, "the JSON has another type: {source}")
            }
            Error::Value { name, source } if name.is_empty() => write!(f, "expected JSON: {source}"),
            Error::Value { name, source } => write!(f, "{name} has another type: {source}"),
            Error::OAuth { code, description } if description.is_empty() => f.write_str(&shown(code, None)),
            Error::OAuth { code, description } => write!(f, "{}", shown(&format!("{code}: {description}"), None)),
            Error::Io(error) => error.fmt(f),
            Error::Callback(error) => write!(f, "a callback failed: {error}"),
            Error::Runtime => f.write_str("ferrohub needs a tokio runtime: await its calls within one"),
            Error::Closed => f.write_str("the client is closed"),
            Error::Internal(text) => {
                write!(f, "a defect of ferrohub, or a tokio runtime without I/O or timers: {text}")
            }
        }
    }
}

impl std::error::Error for Error {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Error::Connection(reason) | Error::Timeout(reason) => reason.source(),
            Error::Value { source, .. } => Some(source),
            Error::Io(error) => Some(error),
            Error::Callback(error) => Some(error.as_ref()),
            _ => None,
        }
    }
}

impl From<error::Error> for Error {
    fn from(error: error::Error) -> Error {
        let boxed = |response: Box<crate::http::response::Response>| Box::new(Response::from(*response));
        match error {
            error::Error::Status(response) => Error::Status(boxed(response)),
            error::Error::Conflict { response, reason } => Error::Conflict { response: boxed(response), reason },
            error::Error::GraphQl { response, reason } => Error::GraphQl { response: boxed(response), reason },
            error::Error::Unexpected { response, reason }
            | error::Error::Page { response, reason }
            | error::Error::Shape { response, reason } => Error::Unexpected { response: boxed(response), reason },
            error::Error::Connection(reason)
            | error::Error::Protocol(reason)
            | error::Error::Unreachable { reason, late: false } => Error::Connection(reason),
            error::Error::Timeout(reason) | error::Error::Unreachable { reason, late: true } => Error::Timeout(reason),
            error::Error::Argument(text) | error::Error::Type(text) => Error::Argument(text),
            error::Error::Incomplete(text) => Error::Incomplete(text),
            error::Error::Io(error) => Error::Io(error),
            error::Error::Callback(error) => Error::Callback(error),
            error::Error::Panic(text) => Error::Internal(text),
            error::Error::Closed => Error::Closed,
            missing @ (error::Error::Credential(_) | error::Error::Expired(_)) => {
                Error::Credential(missing.to_string())
            }
            error::Error::UserToken(text) | error::Error::Rejected(text) => Error::Credential(text),
            error::Error::OAuth { code, description, .. } => Error::OAuth { code, description },
            other => Error::Transport(other.to_string()),
        }
    }
}
