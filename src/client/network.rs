//! The transport of a session that reaches servers, over the connections that its settings call for.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use arc_swap::ArcSwap;
use futures_util::future::BoxFuture;
use url::Url;

use crate::client::session::Settings;
use crate::http::context::Source;
use crate::http::error::Result;
use crate::http::pool::Pool;
use crate::http::request::Request;
use crate::http::response::Response;
use crate::http::transport;
use crate::http::transport::Transport;
use crate::runtime::per_process::PerProcess;

/// Connections of how many kinds a session needs at most: those of its settings, to hosts with and without a proxy, and
/// of the settings that it had before.
const POOLS: usize = 4;

/// Sends requests to servers.
#[derive(Debug)]
pub struct Network {
    settings: Arc<ArcSwap<Settings>>,
    closed: AtomicBool,
    /// The connections that it needs, the newest last.
    pools: PerProcess<Mutex<Vec<Arc<Pool>>>>,
}

impl Network {
    /// The network as the settings of a session reach it.
    pub fn new(settings: Arc<ArcSwap<Settings>>) -> Network {
        Network { settings, closed: AtomicBool::new(false), pools: PerProcess::new() }
    }

    /// Need no connections any more.
    pub fn close(&self) {
        self.closed.store(true, Ordering::SeqCst);
        self.pools.get_or(Mutex::default).lock().unwrap_or_else(PoisonError::into_inner).clear();
    }

    /// Whether it was closed.
    pub fn is_closed(&self) -> bool {
        self.closed.load(Ordering::SeqCst)
    }

    /// The connections for an address, which are needed until the session is closed.
    fn pool(&self, url: &Url) -> Result<Arc<Pool>> {
        let pool = Pool::shared(&self.settings.load().connection(url)?);
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
        Box::pin(async move { transport::exchange(request, &self.pool(&request.url)?).await })
    }

    fn source(&self) -> Source {
        Source::Network
    }
}
