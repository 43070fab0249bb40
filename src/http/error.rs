//! Everything that can go wrong, as one enum. The crate for Python turns it into exceptions in one place.

use std::fmt;
use std::sync::Arc;

use crate::http::needs::Needs;
use crate::http::response::Response;
use crate::http::secrets::{printable, redacted};
use crate::runtime;

/// The reason for a failure as text, and the error that caused it.
#[derive(Debug, Clone)]
pub struct Reason {
    text: String,
    source: Option<Arc<dyn std::error::Error + Send + Sync>>,
}

impl Reason {
    /// A reason with the error that caused it.
    pub(crate) fn with_source(text: String, source: impl std::error::Error + Send + Sync + 'static) -> Reason {
        Reason { text, source: Some(Arc::new(source)) }
    }

    /// The same reason, with more text at the end.
    pub(crate) fn and(self, more: &str) -> Reason {
        Reason { text: format!("{}; {more}", self.text), ..self }
    }

    /// The same reason with another text.
    pub(crate) fn reworded(self, text: String) -> Reason {
        Reason { text, ..self }
    }

    /// The error that caused it, if it is known.
    pub fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        self.source.as_deref().map(|source| source as &(dyn std::error::Error + 'static))
    }
}

impl From<String> for Reason {
    fn from(text: String) -> Reason {
        Reason { text, source: None }
    }
}

impl From<&str> for Reason {
    fn from(text: &str) -> Reason {
        Reason::from(text.to_owned())
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

/// The reason for a failure in a transport of the user's.
pub fn caused(text: String, source: impl std::error::Error + Send + Sync + 'static) -> Reason {
    Reason::with_source(text, source)
}

/// An error of a call.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The response has an error status.
    #[error("{}", .0.status_line())]
    Status(Box<Response>),
    /// GitHub rejected the request because of a concurrent change.
    #[error("{reason}")]
    Conflict {
        /// The response.
        response: Box<Response>,
        /// The concurrent change.
        reason: String,
    },
    /// The response has no body, or a body that is not JSON.
    #[error("{reason}")]
    Unexpected {
        /// The response.
        response: Box<Response>,
        /// What was expected, and what was received.
        reason: String,
    },
    /// A page of a listing after the first is not a page, but another response.
    #[error("{reason}")]
    Page {
        /// The response.
        response: Box<Response>,
        /// What was expected, and what was received.
        reason: String,
    },
    /// The body is JSON of another type than expected.
    #[error("{reason}")]
    Shape {
        /// The response.
        response: Box<Response>,
        /// What was expected, and what was received.
        reason: String,
    },
    /// A GraphQL response reports errors.
    #[error("{reason}")]
    GraphQl {
        /// The response.
        response: Box<Response>,
        /// The messages of the errors.
        reason: String,
    },
    /// A resource lacks a key that the operation needs.
    #[error("{0}")]
    Incomplete(String),
    /// The connection broke: the server may have received the request.
    #[error("{0}")]
    Connection(Reason),
    /// The server did not process the request: there was no connection, or the server said so.
    #[error("{reason}")]
    Unreachable {
        /// What happened.
        reason: Reason,
        /// Whether it was a timeout.
        late: bool,
    },
    /// The server is not trusted, or violates the protocol. A retry would fail in the same way.
    #[error("{0}")]
    Protocol(Reason),
    /// A timeout: the server may have received the request.
    #[error("{0}")]
    Timeout(Reason),
    /// The request failed for another reason, such as too many redirects.
    #[error("{0}")]
    Transport(String),
    /// The request was not sent: its turn did not come.
    #[error("{reason}")]
    NotSent {
        /// What it waited for.
        reason: String,
        /// Whether others have used up the quota of its credential, so that another credential can send it at once.
        used_up: bool,
    },
    /// An invalid argument.
    #[error("{0}")]
    Argument(String),
    /// An argument of the wrong type.
    #[error("{0}")]
    Type(String),
    /// What a method waited for has ended, without success.
    #[error("{reason}")]
    Unsuccessful {
        /// What it was: the name of an exception.
        kind: &'static str,
        /// What failed, and the end of the logs.
        reason: String,
        /// What failed, as JSON.
        failed: serde_json::Value,
    },
    /// The time is over that a method may wait.
    #[error("{0}")]
    Overdue(String),
    /// The session lacks the credential that the operation needs.
    #[error("{}", missing(*.0))]
    Credential(Needs),
    /// The credential has expired.
    #[error("{}", expired(*.0))]
    Expired(Expired),
    /// The token of a user has expired, and cannot be refreshed.
    #[error("{0}")]
    UserToken(String),
    /// GitHub rejected every credential that a request could have been signed with.
    #[error("{0}")]
    Rejected(String),
    /// GitHub's web host rejected a request of OAuth, usually under status 200.
    #[error("{}", oauth_error(.code, .description))]
    OAuth {
        /// The response; None if the flow ended without one.
        response: Option<Box<Response>>,
        /// The error code, such as `bad_verification_code`.
        code: String,
        /// Its description; may be empty.
        description: String,
    },
    /// The cassette has no response to the request.
    #[error("{0}")]
    Cassette(String),
    /// The network is forbidden.
    #[error("{0}")]
    Offline(String),
    /// A cassette could not be read or written.
    #[error("{0}")]
    Recording(String),
    /// A file could not be read or written.
    #[error(transparent)]
    Io(#[from] std::io::Error),
    /// A callback failed with this error.
    #[error(transparent)]
    Callback(Box<dyn std::error::Error + Send + Sync>),
    /// The wait was interrupted; whoever interrupted it keeps the reason.
    #[error("interrupted")]
    Interrupted,
    /// A defect of this package: a panic with this message. The server may have received the request.
    #[error("a defect of ferrohub, please report it: {0}")]
    Panic(String),
    /// The session was closed.
    #[error("this session is closed")]
    Closed,
}

impl Error {
    /// The same error; that of an argument begins with the name of the argument.
    pub fn at(self, name: &str) -> Error {
        match self {
            Error::Argument(reason) => Error::Argument(format!("{name}: {reason}")),
            other => other,
        }
    }

    /// The same error once more, for a report. `Error` is not `Clone`, because neither [`std::io::Error`] nor the error of a
    /// callback is, which a program gets as it raised it; a duplicate has only the text of the latter.
    pub fn duplicate(&self) -> Error {
        match self {
            Error::Status(response) => Error::Status(response.clone()),
            Error::Conflict { response, reason } => {
                Error::Conflict { response: response.clone(), reason: reason.clone() }
            }
            Error::Unexpected { response, reason } => {
                Error::Unexpected { response: response.clone(), reason: reason.clone() }
            }
            Error::Page { response, reason } => Error::Page { response: response.clone(), reason: reason.clone() },
            Error::Shape { response, reason } => Error::Shape { response: response.clone(), reason: reason.clone() },
            Error::GraphQl { response, reason } => {
                Error::GraphQl { response: response.clone(), reason: reason.clone() }
            }
            Error::Incomplete(reason) => Error::Incomplete(reason.clone()),
            Error::Connection(reason) => Error::Connection(reason.clone()),
            Error::Unreachable { reason, late } => Error::Unreachable { reason: reason.clone(), late: *late },
            Error::Protocol(reason) => Error::Protocol(reason.clone()),
            Error::Timeout(reason) => Error::Timeout(reason.clone()),
            Error::Transport(reason) => Error::Transport(reason.clone()),
            Error::NotSent { reason, used_up } => Error::NotSent { reason: reason.clone(), used_up: *used_up },
            Error::Argument(reason) => Error::Argument(reason.clone()),
            Error::Type(reason) => Error::Type(reason.clone()),
            Error::Unsuccessful { kind, reason, failed } => {
                Error::Unsuccessful { kind, reason: reason.clone(), failed: failed.clone() }
            }
            Error::Overdue(reason) => Error::Overdue(reason.clone()),
            Error::Credential(needs) => Error::Credential(*needs),
            Error::Expired(what) => Error::Expired(*what),
            Error::UserToken(reason) => Error::UserToken(reason.clone()),
            Error::Rejected(reason) => Error::Rejected(reason.clone()),
            Error::OAuth { response, code, description } => {
                Error::OAuth { response: response.clone(), code: code.clone(), description: description.clone() }
            }
            Error::Cassette(reason) => Error::Cassette(reason.clone()),
            Error::Offline(reason) => Error::Offline(reason.clone()),
            Error::Recording(reason) => Error::Recording(reason.clone()),
            Error::Io(error) => Error::Io(std::io::Error::new(error.kind(), error.to_string())),
            Error::Callback(error) => Error::Transport(error.to_string()),
            Error::Interrupted => Error::Interrupted,
            Error::Panic(message) => Error::Panic(message.clone()),
            Error::Closed => Error::Closed,
        }
    }
}

impl From<runtime::error::Error> for Error {
    fn from(error: runtime::error::Error) -> Error {
        use runtime::error::Error as Runtime;
        match error {
            Runtime::Nested | Runtime::Lost => Error::Transport(error.to_string()),
            Runtime::Io(error) => Error::Io(error),
            Runtime::Callback(error) => Error::Callback(error),
            Runtime::Interrupted => Error::Interrupted,
            Runtime::Panic(message) => Error::Panic(message),
        }
    }
}

/// A credential that has expired.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Expired {
    /// The JWT of an app.
    Jwt,
    /// The token of an installation.
    InstallationToken {
        /// Whether the client has the app's private key, with which it requests another one.
        is_renewed: bool,
    },
}

/// The result of a function that may fail.
pub type Result<T, E = Error> = std::result::Result<T, E>;

fn missing(needs: Needs) -> &'static str {
    match needs {
        Needs::Nothing | Needs::Auth => "Requires authentication",
        Needs::Basic => "Requires username/password authentication",
        Needs::ClientId => "Requires the client id and secret of an OAuth application; see set_client_id",
        Needs::App => "Requires authentication as an app; see AppClient, or login_as_app",
        Needs::Installation => {
            "Requires authentication as an installation; see AppClient.client(), or login_as_app_installation"
        }
    }
}

fn oauth_error(code: &str, description: &str) -> String {
    let text = if description.is_empty() { code.to_owned() } else { format!("{code}: {description}") };
    printable(&redacted(&text))
}

/// The text says what helps: a client that has the app's key may have been made by `AppClient`, and renews its token itself.
fn expired(what: Expired) -> &'static str {
    match what {
        Expired::Jwt => "The app's token has expired; call login_as_app again",
        Expired::InstallationToken { is_renewed: true } => {
            "The token of the app's installation has expired. The client requests another one itself, at most every \
             30 seconds: try again then, and check the clock of this machine"
        }
        Expired::InstallationToken { is_renewed: false } => {
            "The token of the app's installation has expired, and this client has no private key to request another \
             one: make a client with AppClient.client(), or call login_as_app_installation again"
        }
    }
}
