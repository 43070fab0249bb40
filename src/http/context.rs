//! The context of a request: the facts of its call that the layers and the transport need.

use std::any::Any;
use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::Duration;

use http::{HeaderMap, HeaderValue};

use crate::http::error::Result;
use crate::http::needs::Needs;
use crate::http::observers::Trace;
use crate::http::response::Response;
use crate::http::wait_budget::WaitBudget;

/// The facts of a call that its requests carry through the layers.
#[derive(Debug, Clone, Default)]
pub struct Context {
    /// The origin of the session's responses when the call began.
    pub source: Source,
    /// The credential of the request, if it is not the session's.
    pub credential: Option<Arc<dyn Credential>>,
    /// The credential that the operation needs and the session lacks: only a cassette may have a response.
    pub lacks: Option<Needs>,
    /// The credential that the operation needs, if it is known.
    pub needs: Option<Needs>,
    /// Whether this is a prefetch: it is sent once, runs no callbacks and waits for no rate limit.
    pub speculative: bool,
    /// Logins of the accounts that the request is about, if its call knows them and the path does not name one.
    pub owners: Option<Vec<String>>,
    /// The credential of a pool that signs all requests of a series; None if each is signed with any suitable one.
    pub signer: Option<Arc<Signer>>,
    /// Connect timeout and read timeout, if they are not the session's; an inner None is no timeout.
    pub timeout: Option<(Option<Duration>, Option<Duration>)>,
    /// The query parameter of the next page, `after` or `page`, if the body of a page may name it.
    pub next_page: Option<&'static str>,
    /// Whether the request may be repeated although its method is not idempotent, as a GraphQL query may.
    pub idempotent: bool,
    /// Number of earlier attempts, counted by the retry layer.
    pub attempt: u32,
    /// Whether a redirect led outside the session's own URLs. From then on the request is sent without
    /// credentials.
    pub left_origins: bool,
    /// Whether a redirect is the response, instead of being followed.
    pub keeps_redirects: bool,
    /// How long the call may still wait for rate limits; None if it does not wait.
    pub wait_budget: Option<Arc<WaitBudget>>,
    /// Who observes the call; None if nobody does.
    pub trace: Option<Arc<Trace>>,
    /// A condition that is added when the request is signed.
    pub condition: Option<Arc<dyn Condition>>,
    /// The permission to send that a layer got in advance.
    pub lease: Option<Arc<Handover>>,
    /// Notes whether a request of the call reached the transport; None if nobody needs to know.
    pub transmission: Option<Arc<Transmission>>,
    /// The key of the object that the request looks for or creates, if it is to exist once: a plan creates one for a key.
    pub once: Option<Arc<str>>,
}

impl Context {
    /// Whether every response comes from a cassette. A replay does not wait, renew tokens or learn rate limits.
    pub fn is_replayed(&self) -> bool {
        self.source == Source::Cassette
    }

    /// Whether waits before retries and for rate limits are skipped, because no server needs them. Callbacks run.
    pub fn skips_waits(&self) -> bool {
        matches!(self.source, Source::Cassette | Source::Fake)
    }
}

/// The credential of a pool that signed the first request of a series, by its position in the pool.
#[derive(Debug, Default)]
pub struct Signer(OnceLock<usize>);

impl Signer {
    /// The position, once a request was signed.
    pub fn position(&self) -> Option<usize> {
        self.0.get().copied()
    }

    /// Set the position, unless it is set.
    pub fn set(&self, position: usize) {
        self.0.get_or_init(|| position);
    }
}

/// A condition of a request that depends on its credential, such as an ETag.
pub trait Condition: fmt::Debug + Send + Sync {
    /// Add it to the headers of the signed request.
    fn add_to(&self, headers: &mut HeaderMap);
}

/// Whether a request of a call reached the transport. Before, no server can have received one, whatever fails.
#[derive(Debug, Default)]
pub struct Transmission(AtomicBool);

impl Transmission {
    /// A request is passed to the transport.
    pub fn begin(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether a request was passed to the transport.
    pub fn has_begun(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// The permission to send requests, which are in flight until it is dropped.
#[derive(Debug)]
pub struct Lease {
    held: Option<Box<dyn Held>>,
}

/// What a lease returns when it is dropped.
pub trait Held: fmt::Debug + Send {
    /// Its request ends without the user: no code of theirs sends it, nor reads or writes a body.
    fn ends_unaided(&mut self) {}

    /// The response to its request, before it is dropped.
    fn settle(&mut self, _response: &Response) {}
}

impl Lease {
    /// A lease of requests that are not limited.
    pub fn unlimited() -> Lease {
        Lease { held: None }
    }

    /// A lease that returns what it holds by dropping it.
    pub fn holding(held: impl Held + 'static) -> Lease {
        Lease { held: Some(Box::new(held)) }
    }

    /// Its request ends without the user: no code of theirs sends it, nor reads or writes a body.
    pub fn ends_unaided(&mut self) {
        if let Some(held) = &mut self.held {
            held.ends_unaided();
        }
    }

    /// The response to its request.
    pub fn settle(&mut self, response: &Response) {
        if let Some(held) = &mut self.held {
            held.settle(response);
        }
    }
}

/// A lease that one layer passes to another below it, which takes it once.
#[derive(Debug)]
pub struct Handover(Mutex<Option<Lease>>);

impl Handover {
    /// Pass a lease.
    pub fn new(lease: Lease) -> Handover {
        Handover(Mutex::new(Some(lease)))
    }

    /// Take the lease, if it was not taken yet.
    pub fn take(&self) -> Option<Lease> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).take()
    }
}

/// The origin of a transport's responses.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Source {
    /// A server, over connections of this library.
    #[default]
    Network,
    /// A function of the user. It runs on the thread or in the task that waits for a call, so there is no prefetch unless
    /// the function may run elsewhere.
    Function,
    /// A fake of the user's tests, which is a function for which no time passes: waits are skipped.
    Fake,
    /// A cassette that records, and may also replay.
    Recorder,
    /// A cassette that only replays: nothing is sent.
    Cassette,
    /// None: every request is an error.
    Nowhere,
}

/// A credential that a request can be sent with.
pub trait Credential: Any + fmt::Debug + Send + Sync {
    /// The value of the Authorization header, marked as sensitive; None for an anonymous request.
    fn header(&self) -> Result<Option<HeaderValue>>;

    /// The parts that must not appear in a recording or an error.
    fn secrets(&self) -> Vec<String>;
}
