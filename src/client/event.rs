//! Events of requests, for Rust programs.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use futures_util::TryFutureExt as _;
use futures_util::future::BoxFuture;
use http::HeaderMap;

use crate::client::host::run_callback;
use crate::http::error;
use crate::http::observers;
use crate::http::observers::{Attempt, Observer, Received, What};

/// What happened to a request. Its texts contain no credential.
#[derive(Debug, Clone, Copy)]
pub struct Event<'a>(&'a observers::Event);

/// The kind of an [`Event`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum EventKind {
    /// A response was received, whatever its status.
    Response,
    /// An attempt failed without a response.
    Failure,
    /// The request will be sent after a wait, or retried.
    Retry,
}

impl Event<'_> {
    fn response(&self) -> Option<&Received> {
        match &self.0.what {
            What::Response(received) => Some(received),
            _ => None,
        }
    }

    /// The kind.
    pub fn kind(&self) -> EventKind {
        match self.0.what {
            What::Response(_) => EventKind::Response,
            What::Failure { .. } => EventKind::Failure,
            What::Repeat { .. } => EventKind::Retry,
        }
    }

    /// Method of the request.
    pub fn method(&self) -> &str {
        self.0.attempt.method.as_str()
    }

    /// URL of the request; secrets in it are replaced.
    pub fn url(&self) -> &str {
        &self.0.attempt.url
    }

    /// Number of the attempt within its call, from 1; of a retry, that of the attempt that follows.
    pub fn attempt(&self) -> u32 {
        self.0.attempt.number
    }

    /// Whether the request was sent before the program needed its page of a listing.
    pub fn is_prefetched(&self) -> bool {
        self.0.attempt.prefetched
    }

    /// Status of the response, or of the response that is the reason for a retry.
    pub fn status(&self) -> Option<u16> {
        match &self.0.what {
            What::Response(received) => Some(received.status),
            What::Repeat { status, .. } => *status,
            What::Failure { .. } => None,
        }
    }

    /// Time from the beginning of the attempt to the end of the body, or to the failure.
    pub fn elapsed(&self) -> Option<Duration> {
        match &self.0.what {
            What::Response(received) => Some(received.elapsed),
            What::Failure { elapsed, .. } => Some(*elapsed),
            What::Repeat { .. } => None,
        }
    }

    /// Size of the decompressed body of the response in bytes.
    pub fn bytes(&self) -> Option<u64> {
        self.response()?.bytes
    }

    /// What the cache did with the response: `"stored"`, `"revalidated"` or `"miss"`.
    pub fn cache(&self) -> Option<&'static str> {
        Some(self.response()?.cache?.name())
    }

    /// Requests left in the quota, as the response says.
    pub fn remaining(&self) -> Option<u64> {
        self.response()?.number("x-ratelimit-remaining")
    }

    /// The wait before a retry.
    pub fn wait(&self) -> Option<Duration> {
        match &self.0.what {
            What::Repeat { wait, .. } => Some(*wait),
            _ => None,
        }
    }

    /// The reason for a retry, or the message of a failure.
    pub fn reason(&self) -> Option<String> {
        match &self.0.what {
            What::Repeat { reason, .. } => Some(reason.clone()),
            What::Failure { error, .. } => Some(error.to_string()),
            What::Response(_) => None,
        }
    }
}

/// Callback invoked with each event.
pub type OnEvent = Arc<dyn Fn(Event<'_>) + Send + Sync>;

/// Passes events to a callback.
pub struct Listener(pub OnEvent);

impl fmt::Debug for Listener {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Listener")
    }
}

impl Observer for Listener {
    fn before(&self, _attempt: &Arc<Attempt>) -> BoxFuture<'static, error::Result<HeaderMap>> {
        Box::pin(std::future::ready(Ok(HeaderMap::new())))
    }

    fn after(&self, event: &Arc<observers::Event>) -> BoxFuture<'static, error::Result<()>> {
        let (listener, event) = (self.0.clone(), event.clone());
        let called = run_callback(async move {
            listener(Event(&event));
            Ok(())
        });
        Box::pin(called.err_into())
    }
}
