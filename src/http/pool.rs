//! Connections to the service, shared by all sessions of a process with the same settings.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use arc_swap::ArcSwap;

use crate::http::error::{Error, Result};
use crate::http::transport::causes;
use crate::runtime::per_process::PerProcess;

/// Which certificates are trusted.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum Verify {
    /// Those the operating system trusts.
    #[default]
    System,
    /// Those in this file (PEM).
    Bundle(String),
    /// All: no check.
    Nothing,
}

/// What makes one pool of connections differ from another.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Connection {
    /// Time to connect.
    pub connect_timeout: Option<Duration>,
    /// Time between two reads.
    pub read_timeout: Option<Duration>,
    /// Trusted certificates.
    pub verify: Verify,
    /// Proxies by scheme (`http`, `https`, `all`); empty for those of the environment.
    pub proxies: Vec<(String, String)>,
}

/// A pool of connections.
#[derive(Debug)]
pub struct Pool {
    connection: Connection,
    client: reqwest::Client,
    last_used: Mutex<Instant>,
}

type Pools = Vec<Arc<Pool>>;

/// The pools in use, the newest last. Making one means reading the certificates of the system, which takes longer than
/// many a request.
static POOLS: PerProcess<ArcSwap<Pools>> = PerProcess::new();

/// Pools that are kept: a program has few kinds of connections.
const MOST: usize = 8;
/// Idle connections are kept for less time than the service keeps them.
const IDLE: Duration = Duration::from_secs(50);
/// After this long without use, look whether the service closed connections before one is used.
const STALE: Duration = Duration::from_millis(500);

impl Pool {
    /// The pool for these settings.
    pub fn shared(connection: &Connection) -> Result<Arc<Pool>> {
        let pools = POOLS.get_or(ArcSwap::default);
        if let Some(pool) = pools.load().iter().find(|pool| pool.connection == *connection) {
            return Ok(pool.clone());
        }
        let last_used = Mutex::new(Instant::now());
        let pool = Arc::new(Pool { connection: connection.clone(), client: client(connection)?, last_used });
        pools.rcu(|pools| {
            let mut kept = Pools::clone(pools);
            kept.drain(..kept.len().saturating_sub(MOST - 1));
            kept.push(pool.clone());
            kept
        });
        Ok(pool)
    }

    /// Use it for no more requests: those that come make another, with connections of their own.
    pub fn retire(&self) {
        POOLS.get_or(ArcSwap::default).rcu(|pools| {
            let others = pools.iter().filter(|pool| !std::ptr::eq(Arc::as_ptr(pool), self));
            others.cloned().collect::<Pools>()
        });
    }

    /// What sends.
    pub fn client(&self) -> &reqwest::Client {
        &self.client
    }

    /// Give connections that the service closed while nobody looked a chance to be noticed, so that a write does not
    /// fail on one of them.
    pub async fn settle(&self) {
        let now = Instant::now();
        let before = std::mem::replace(&mut *self.last_used.lock().unwrap_or_else(PoisonError::into_inner), now);
        if now.duration_since(before) >= STALE {
            tokio::task::yield_now().await;
            tokio::task::yield_now().await;
        }
    }
}

fn client(connection: &Connection) -> Result<reqwest::Client> {
    let mut builder = reqwest::Client::builder()
        .redirect(reqwest::redirect::Policy::none()) // policy::redirect keeps credentials where they belong
        .retry(reqwest::retry::never())
        .referer(false)
        .pool_idle_timeout(IDLE);
    if let Some(timeout) = connection.connect_timeout {
        builder = builder.connect_timeout(timeout);
    }
    builder = match &connection.verify {
        Verify::System => builder,
        Verify::Nothing => builder.tls_danger_accept_invalid_certs(true),
        Verify::Bundle(path) => {
            let bad = |why: String| Error::Argument(format!("verify: {path:?} {why}"));
            let pem = std::fs::read(path).map_err(|error| bad(format!("cannot be read: {error}")))?;
            let certificates = reqwest::Certificate::from_pem_bundle(&pem)
                .ok()
                .filter(|certificates| !certificates.is_empty())
                .ok_or_else(|| bad("has no certificates in PEM form".into()))?;
            builder.tls_certs_only(certificates)
        }
    };
    for (scheme, address) in &connection.proxies {
        let proxy = match scheme.as_str() {
            "http" => reqwest::Proxy::http(address),
            "https" => reqwest::Proxy::https(address),
            _ => reqwest::Proxy::all(address),
        };
        builder = builder.proxy(proxy.map_err(|_| Error::Argument(format!("the {scheme} proxy has a bad address")))?);
    }
    builder.build().map_err(|error| Error::Transport(format!("no client could be made: {}", causes(&error))))
}
