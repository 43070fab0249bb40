//! Quotas: which requests of a principal are in flight, what its rate limits allow, and when the next request is due.
//!
//! A [`Quota`] has an [`Account`] for each [`Principal`]. The one of this process is [`in_memory::in_memory()`]; others may share
//! their accounts between processes or machines.

pub mod in_memory;
mod limits;
mod pacer;
mod rate;
pub mod reported;
pub mod retry_quota;
pub mod route;
pub mod shared;
#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::arithmetic_side_effects, clippy::indexing_slicing, clippy::disallowed_methods)]
mod tests;

use std::any::Any;
use std::fmt;
use std::sync::Arc;
use std::sync::OnceLock;
use std::sync::atomic::AtomicU64;
use std::time::Duration;

use futures_util::future::BoxFuture;
use sha2::{Digest, Sha256};
use tokio::time::Instant;

use crate::http::activity::Activity;
use crate::http::context::Lease;
use crate::http::error::Result;
use crate::http::response::Response;
use crate::http::wait_budget::Pause;
use crate::json::hex;
use crate::quota::route::Route;

#[cfg(test)]
pub use crate::quota::in_memory::with_cap;

/// Maximum number of requests that GitHub processes for a principal at the same time.
///
/// <https://docs.github.com/en/rest/using-the-rest-api/rate-limits-for-the-rest-api#about-secondary-rate-limits>
pub const IN_FLIGHT: u32 = 100;

/// Where the quotas of principals are kept.
pub trait Quota: Any + fmt::Debug + Send + Sync {
    /// The account of a principal. Equal principals share an account.
    fn account(&self, principal: &Principal) -> Arc<dyn Account>;
}

/// The quotas of a principal. Calls may come from any thread, task and runtime.
pub trait Account: fmt::Debug + Send + Sync {
    /// Lease one request that is not paced, if it does not have to wait. An account that needs to know the route returns
    /// None: then [`try_lease`](Account::try_lease) decides.
    fn try_lease_one(&self) -> Option<Lease> {
        None
    }

    /// Lease requests, if none has to wait.
    fn try_lease(&self, demand: &Demand<'_>) -> Option<Lease>;

    /// Wait for a lease. Requests are served in their order; dropping the future gives up the place.
    fn lease<'a>(&'a self, demand: &'a Demand<'a>) -> BoxFuture<'a, Result<Lease>>;

    /// What happens to the requests in flight, for those who wait for one of them to end; None if that is unknown.
    fn motion(&self) -> Option<Motion> {
        None
    }

    /// The wait of a paced request, as far as it can be foreseen; None if it would be sent now.
    fn expected_wait(&self, demand: &Demand<'_>) -> Option<Pause>;

    /// The wait that the reported rate limits require before a request; None if there is none.
    fn pause(&self, route: &Route<'_>) -> Option<Pause>;

    /// The wait for a quota whose rest is not granted to anybody, as far as it can be foreseen; None if there is none.
    fn withheld(&self, _route: &Route<'_>) -> Option<Pause> {
        None
    }

    /// Learn from a response.
    fn report(&self, report: &Report<'_>);

    /// What is known about the quota that requests of a route count against; None before the first response.
    fn level(&self, route: &Route<'_>) -> Option<Level>;

    /// What is known about all quotas.
    fn standing(&self) -> Standing;
}

/// The requests that a lease is for.
#[derive(Debug, Clone, Copy)]
pub struct Demand<'a> {
    /// Their route.
    pub route: &'a Route<'a>,
    /// Their number.
    pub count: u32,
    /// Whether they are spaced; otherwise only the number of requests in flight is limited.
    pub paced: bool,
    /// Whether they wait for rate limits. Others are sent, so that GitHub's response can be returned.
    pub waits: bool,
}

/// What happens to the requests in flight. Clones share it.
#[derive(Debug, Clone, Default)]
pub struct Motion {
    /// Notes each lease that is returned, and each piece of a body that is transferred.
    pub activity: Activity,
    /// Number of requests that end without the user, as their timeouts require.
    pub unaided: Arc<AtomicU64>,
}

/// A response to a request.
#[derive(Debug, Clone, Copy)]
pub struct Report<'a> {
    /// The route of the request.
    pub route: &'a Route<'a>,
    /// The response.
    pub response: &'a Response,
    /// Minimum wait before the next request, if the response reports a rate limit.
    pub least: Duration,
    /// Whether all facts are of interest; otherwise only those of rate limits that are reached.
    pub whole: bool,
}

/// A quota, as the last response reported it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Level {
    /// Requests left.
    pub remaining: u64,
    /// Requests in all.
    pub limit: u64,
    /// When the quota is filled again.
    pub resets_at: Instant,
}

/// What an account knows.
#[derive(Debug, Clone, Default)]
pub struct Standing {
    /// Number of requests in flight.
    pub in_flight: u32,
    /// Number of paced requests that wait.
    pub waiting: usize,
    /// The quotas by resource, such as "core".
    pub levels: Vec<(String, Level)>,
    /// Until when a secondary rate limit holds.
    pub hold: Option<Instant>,
    /// Requests per second that are allowed since a secondary rate limit; None for any number.
    pub rate: Option<f64>,
}

/// Whoever GitHub counts requests for: an installation, an app, or the owner of a token, at one API. A renewed token
/// does not change it.
#[derive(Clone, PartialEq, Eq)]
pub struct Principal {
    api: String,
    transport: u64,
    /// None for anonymous requests.
    identity: Option<Vec<u8>>,
}

impl Principal {
    /// Whoever requests to the API at this URL are sent for, through a transport of the user (0 for none).
    pub fn new(api: &str, transport: u64, identity: Option<Vec<u8>>) -> Principal {
        Principal { api: api.to_owned(), transport, identity }
    }

    /// A key, which reveals nothing of a credential to those who do not know the salt.
    pub fn key(&self, salt: &[u8]) -> [u8; 32] {
        let mut hash = Sha256::new_with_prefix(salt);
        hash.update(self.api.as_bytes());
        hash.update(self.transport.to_ne_bytes());
        if let Some(identity) = &self.identity {
            hash.update([0]);
            hash.update(identity);
        }
        hash.finalize().into()
    }

    /// The same for other processes, in hexadecimal digits. Transports have no identity there.
    pub fn shared_key(&self, salt: &[u8]) -> String {
        hex::encode(&Principal { transport: 0, ..self.clone() }.key(salt))
    }

    /// Whether requests are sent without a credential.
    pub fn is_anonymous(&self) -> bool {
        self.identity.is_none()
    }

    /// Maximum number of requests in flight; None for an Enterprise Server, whose administrator sets the limits.
    pub fn cap(&self) -> Option<u32> {
        (!self.api.trim_end_matches('/').ends_with("/api/v3")).then_some(IN_FLIGHT)
    }
}

impl fmt::Debug for Principal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Principal").field("api", &self.api).finish_non_exhaustive()
    }
}

/// The account of a session's own credential, which is looked up once. A changed copy of the settings looks it up again.
#[derive(Default)]
pub struct Known(OnceLock<Arc<dyn Account>>);

impl Known {
    /// The account, which `find` looks up.
    pub fn get_or(&self, find: impl FnOnce() -> Arc<dyn Account>) -> Arc<dyn Account> {
        self.0.get_or_init(find).clone()
    }
}

impl Clone for Known {
    fn clone(&self) -> Known {
        Known::default()
    }
}

impl fmt::Debug for Known {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Known")
    }
}
