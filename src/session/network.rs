//! The transport of a session over the network, with the connection pools that its settings require.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use arc_swap::ArcSwap;
use futures_util::future::BoxFuture;

use crate::http::connection_pool::Pool;
use crate::http::context::Source;
use crate::http::error::Result;
use crate::http::offline;
use crate::http::request::Request;
use crate::http::response::Response;
use crate::http::transport;
use crate::http::transport::Transport;
use crate::runtime::per_process::PerProcess;
use crate::session::Settings;

/// Maximum number of pools that a session holds: for its settings, with and without a proxy, and for earlier settings.
const POOLS: usize = 4;

/// Sends requests to servers.
#[derive(Debug)]
pub struct Network {
    settings: Arc<ArcSwap<Settings>>,
    closed: AtomicBool,
    /// The pools that the session holds, the newest last.
    pools: PerProcess<Mutex<Vec<Arc<Pool>>>>,
}

impl Network {
    /// The network for a session with these settings.
    pub fn new(settings: Arc<ArcSwap<Settings>>) -> Network {
        Network { settings, closed: AtomicBool::new(false), pools: PerProcess::new() }
    }

    /// Release the pools.
    pub fn close(&self) {
        self.closed.store(true, Ordering::SeqCst);
        self.pools.get_or(Mutex::default).lock().unwrap_or_else(PoisonError::into_inner).clear();
    }

    /// Whether it was closed.
    pub fn is_closed(&self) -> bool {
        self.closed.load(Ordering::SeqCst)
    }

    /// The pool for a URL; the session holds it until it is closed.
    fn pool(&self, request: &Request) -> Result<Arc<Pool>> {
        let mut connection = self.settings.load().connection(&request.url)?;
        if let Some((connect, _)) = request.context.timeout {
            connection.connect_timeout = connect;
        }
        let pool = Pool::shared(&connection);
        let held = self.pools.get_or(Mutex::default);
        let mut held = held.lock().unwrap_or_else(PoisonError::into_inner);
        if !self.is_closed() && !held.iter().any(|known| Arc::ptr_eq(known, &pool)) {
            let stale = held.len().saturating_sub(POOLS - 1);
            held.drain(..stale);
            held.push(pool.clone());
        }
        Ok(pool)
    }
}

impl Transport for Network {
    fn send<'a>(&'a self, request: &'a Request) -> BoxFuture<'a, Result<Response>> {
        Box::pin(async move {
            offline::check(request, &self.settings.load().proxies)?;
            let patience = request.context.wait_budget.as_ref().map(|budget| budget.left());
            let patience = patience.unwrap_or_else(|| self.settings.load().max_wait);
            transport::exchange(request, &self.pool(request)?, patience).await
        })
    }

    fn source(&self) -> Source {
        Source::Network
    }
}
