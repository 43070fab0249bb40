//! What travels with a request: the facts of its call that the layers and the transport need, in one value.

use std::fmt;
use std::sync::Arc;

use http::HeaderValue;

use crate::http::error::Result;
use crate::http::wait_budget::WaitBudget;

/// The facts of a call that its requests carry through the layers.
#[derive(Debug, Clone, Default)]
pub struct Context {
    /// Where the responses of the session come from, as of the beginning of the call.
    pub source: Source,
    /// The credential that signs the request in place of the session's own.
    pub credential: Option<Arc<dyn Credential>>,
    /// The credential that the operation needs and the session lacks: only a cassette can have the response.
    pub lacks: Option<Needs>,
    /// Sent by prefetch: a single attempt that runs no callbacks and waits for no rate limit.
    pub speculative: bool,
    /// Attempts of this request that failed before, as counted by the retry layer.
    pub attempt: u32,
    /// A redirect led outside of the session's own addresses: from then on the request is signed no more.
    pub left_origins: bool,
    /// How long the call may still wait for rate limits; None where it does not wait.
    pub wait_budget: Option<Arc<WaitBudget>>,
}

impl Context {
    /// Whether every response comes from a cassette, so that there is nothing to wait for, to renew or to remember.
    pub fn is_replayed(&self) -> bool {
        self.source == Source::Cassette
    }
}

/// Where the responses of a transport come from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Source {
    /// A server, over connections of this library.
    #[default]
    Network,
    /// A function of the user's. It needs a call that waits, so that pages are not prefetched through it.
    Function,
    /// A cassette that records, and may replay too.
    Recorder,
    /// A cassette alone: nothing is sent.
    Cassette,
    /// Nowhere: every request is an error.
    Nowhere,
}

/// What a request can be signed with.
pub trait Credential: fmt::Debug + Send + Sync {
    /// The value of the Authorization header, marked as sensitive; None for an anonymous request.
    fn header(&self) -> Result<Option<HeaderValue>>;

    /// The parts that must not be in a recording or an error.
    fn secrets(&self) -> Vec<String>;
}

/// The credential an operation cannot do without.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Needs {
    /// None.
    Nothing,
    /// Any credential of a user, an app or an installation.
    Auth,
    /// Username and password.
    Basic,
    /// The client id and secret of an OAuth application.
    ClientId,
    /// The JWT of an app.
    App,
    /// The token of an app's installation.
    Installation,
}
