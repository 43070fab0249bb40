//! Everything that can go wrong, as one enum. `py::errors` turns it into exceptions, in one place.

use std::fmt;
use std::sync::Arc;

use crate::http::context::Needs;
use crate::http::response::Response;
use crate::runtime;

/// Why a request failed, in words, and the error that it came from.
#[derive(Debug, Clone)]
pub struct Reason {
    text: String,
    source: Option<Arc<dyn std::error::Error + Send + Sync>>,
}

impl Reason {
    /// A reason with the error that it came from.
    pub(crate) fn with_source(text: String, source: impl std::error::Error + Send + Sync + 'static) -> Reason {
        Reason { text, source: Some(Arc::new(source)) }
    }

    /// The same, followed by what else there is to say.
    pub(crate) fn and(self, more: &str) -> Reason {
        Reason { text: format!("{}; {more}", self.text), ..self }
    }

    /// The same in other words.
    pub(crate) fn reworded(self, text: String) -> Reason {
        Reason { text, ..self }
    }

    /// The error that it came from, if that is known.
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

/// What went wrong.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The service answered with an error status.
    #[error("{}", .0.status_line())]
    Status(Box<Response>),
    /// The service refused because somebody else was first.
    #[error("{reason}")]
    Conflict {
        /// The answer.
        response: Box<Response>,
        /// What happened meanwhile.
        reason: String,
    },
    /// The answer is not what such a request is answered with: no body, or not JSON.
    #[error("{reason}")]
    Unexpected {
        /// The answer.
        response: Box<Response>,
        /// What is odd about it.
        reason: String,
    },
    /// A listing goes on at a page, and the response there is none.
    #[error("{reason}")]
    Page {
        /// The response.
        response: Box<Response>,
        /// What was expected, and what came.
        reason: String,
    },
    /// The body is JSON of another shape than due.
    #[error("{reason}")]
    Shape {
        /// The answer.
        response: Box<Response>,
        /// What is odd about it.
        reason: String,
    },
    /// A resource lacks a key that the operation needs.
    #[error("{0}")]
    Incomplete(String),
    /// The connection broke: the request may have arrived.
    #[error("{0}")]
    Connection(Reason),
    /// The request was not processed: no connection could be made, or the server said so.
    #[error("{reason}")]
    Unreachable {
        /// What happened.
        reason: Reason,
        /// Whether it took longer than allowed.
        late: bool,
    },
    /// The other side is not to be trusted, or breaks the rules. Another attempt would find the same.
    #[error("{0}")]
    Protocol(Reason),
    /// It took longer than allowed: the request may have arrived.
    #[error("{0}")]
    Timeout(Reason),
    /// The request could not be carried out for another reason, such as too many redirects.
    #[error("{0}")]
    Transport(String),
    /// An argument that must not be sent.
    #[error("{0}")]
    Argument(String),
    /// An argument of a wrong type.
    #[error("{0}")]
    Type(String),
    /// The session lacks the credential that the operation needs.
    #[error("{}", missing(*.0))]
    Credential(Needs),
    /// The credential ran out: the app's JWT (true: the token of an installation).
    #[error("{}", expired(*.installation))]
    Expired {
        /// Whether the credential is an installation's.
        installation: bool,
    },
    /// A cassette does not know the request.
    #[error("{0}")]
    Cassette(String),
    /// A cassette could not be read, or must not be written.
    #[error("{0}")]
    Recording(String),
    /// A file could not be read or written.
    #[error(transparent)]
    Io(#[from] std::io::Error),
    /// A function of the caller's failed; what it failed with.
    #[error(transparent)]
    Callback(Box<dyn std::error::Error + Send + Sync>),
    /// The wait was given up; what interrupted it is kept by who did.
    #[error("interrupted")]
    Interrupted,
    /// A defect of this package: it panicked, with this message. The request may have arrived.
    #[error("a defect of ferrohub, please report it: {0}")]
    Panic(String),
    /// The session was closed.
    #[error("this session is closed")]
    Closed,
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

/// The result of everything that may fail.
pub type Result<T, E = Error> = std::result::Result<T, E>;

fn missing(needs: Needs) -> &'static str {
    match needs {
        Needs::Nothing | Needs::Auth => "Requires authentication",
        Needs::Basic => "Requires username/password authentication",
        Needs::ClientId => "Requires the client id and secret of an OAuth application; see set_client_id",
        Needs::App => "Requires authentication as an app; see login_as_app",
        Needs::Installation => "Requires authentication as an installation; see login_as_app_installation",
    }
}

fn expired(installation: bool) -> &'static str {
    if installation {
        "The token of the app's installation has expired; call login_as_app_installation again"
    } else {
        "The app's token has expired; call login_as_app again"
    }
}
