//! The transport of a session while no cassette replaces it: the one of the user, or else the network.

use std::sync::Arc;

use arc_swap::ArcSwap;
use futures_util::future::BoxFuture;

use crate::client::network::Network;
use crate::client::session::Settings;
use crate::http::context::Source;
use crate::http::error::Result;
use crate::http::request::Request;
use crate::http::response::Response;
use crate::http::transport::{Custom, Transport};
use crate::runtime::deadline;

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
}

impl Transport for Live {
    fn send<'a>(&'a self, request: &'a Request) -> BoxFuture<'a, Result<Response>> {
        let settings = self.settings.load();
        match &settings.transport {
            None => self.network.send(request),
            Some(custom) => Box::pin(send(custom.clone(), request, &settings)),
        }
    }

    fn source(&self) -> Source {
        self.settings.load().transport.as_ref().map_or(Source::Network, |custom| custom.transport().source())
    }

    fn may_replay(&self) -> bool {
        self.settings.load().transport.as_ref().is_some_and(|custom| custom.transport().may_replay())
    }

    fn may_prefetch(&self) -> bool {
        self.settings.load().transport.as_ref().is_none_or(|custom| custom.transport().may_prefetch())
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
