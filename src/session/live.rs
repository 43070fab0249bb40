//! The transport of a session while no cassette replaces it: the one of the user, or else the network.

use std::sync::{Arc, OnceLock};
use std::time::Duration;

use arc_swap::{ArcSwap, ArcSwapOption};
use futures_util::future::BoxFuture;

use crate::http::connection_pool::Connection;
use crate::http::context::Source;
use crate::http::error::Result;
use crate::http::offline;
use crate::http::request::Request;
use crate::http::response::Response;
use crate::http::transport::{Custom, Transport};
use crate::runtime::deadline;
use crate::session::Settings;
use crate::session::network::Network;

/// The transport of all sessions of the process whose settings name none; the network if it is empty.
static INSTALLED: ArcSwapOption<Custom> = ArcSwapOption::const_empty();

/// Install a transport for all sessions of the process whose settings name none, or remove it.
///
/// Returns the one that was installed before.
pub fn install(transport: Option<Custom>) -> Option<Custom> {
    INSTALLED.swap(transport.map(Arc::new)).as_deref().cloned()
}

/// Returns the transport that sends over a connection with these settings in place of the network, or None.
pub type Standby = fn(Connection) -> BoxFuture<'static, Result<Option<Custom>>>;

/// The one of the process. There is none unless the network would block more than the caller.
static STANDBY: OnceLock<Standby> = OnceLock::new();

/// From now on, let transports of this function send what no other transport sends.
pub fn stand_by(standby: Standby) {
    let _ = STANDBY.set(standby); // a second one is the same
}

/// Sends requests through the transport that the settings name.
#[derive(Debug)]
pub struct Live {
    settings: Arc<ArcSwap<Settings>>,
    /// The network, which is used without a transport of the user.
    pub network: Network,
}

impl Live {
    /// The transport of a session with these settings.
    pub fn new(settings: Arc<ArcSwap<Settings>>) -> Live {
        Live { network: Network::new(settings.clone()), settings }
    }

    /// The transport that replaces the network: that of the settings, or the one that is installed.
    fn replacement(&self) -> Option<Custom> {
        self.settings.load().transport.clone().or_else(|| INSTALLED.load().as_deref().cloned())
    }

    /// Send a request in place of the network.
    async fn send_by(&self, standby: Standby, request: &Request) -> Result<Response> {
        let settings = self.settings.load_full();
        offline::check(request, &settings.proxies)?;
        match standby(settings.connection(&request.url)?).await? {
            Some(custom) => send(custom, request, &settings).await,
            None => self.network.send(request).await,
        }
    }
}

impl Transport for Live {
    fn send<'a>(&'a self, request: &'a Request) -> BoxFuture<'a, Result<Response>> {
        match self.replacement() {
            None => match STANDBY.get() {
                None => self.network.send(request),
                Some(standby) => Box::pin(self.send_by(*standby, request)),
            },
            Some(custom) => Box::pin(send(custom, request, &self.settings.load())),
        }
    }

    fn source(&self) -> Source {
        let own = if STANDBY.get().is_some() { Source::Function } else { Source::Network };
        self.replacement().map_or(own, |custom| custom.transport().source())
    }

    fn pass_time(&self, length: Duration) -> BoxFuture<'_, Result<()>> {
        match self.replacement() {
            Some(custom) => Box::pin(async move { custom.transport().pass_time(length).await }),
            None => self.network.pass_time(length),
        }
    }

    fn may_replay(&self) -> bool {
        self.replacement().is_some_and(|custom| custom.transport().may_replay())
    }

    fn may_prefetch(&self) -> bool {
        self.replacement().map_or(STANDBY.get().is_none(), |custom| custom.transport().may_prefetch())
    }
}

/// Send a request, with the timeouts that apply to it, through a transport of the user.
fn send<'a>(
    custom: Custom,
    request: &'a Request,
    settings: &Settings,
) -> impl Future<Output = Result<Response>> + Send + use<'a> {
    let seconds = |value: Option<f64>| value.map(deadline::seconds);
    let timeout =
        request.context.timeout.unwrap_or((seconds(settings.connect_timeout), seconds(settings.read_timeout)));
    async move {
        let mut request = request.clone();
        request.context.timeout = Some(timeout);
        custom.transport().send(&request).await
    }
}
