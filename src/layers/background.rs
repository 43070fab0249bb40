//! Requests in the background, which go on when the call that needs their responses is cancelled.

use std::sync::Arc;
use std::time::Duration;

use futures_util::future::BoxFuture;
use url::Url;

use crate::auth::renewal::Traces;
use crate::http::error::Result;
use crate::http::request::{BaseUrls, Request};
use crate::http::response::Response;
use crate::layers::layer::Sender;
use crate::layers::settings::Settings;

/// Sends requests in the background, and keeps their traces for a call that waits for them.
pub struct Background {
    sender: Arc<dyn Sender>,
    traces: Traces,
}

impl Background {
    /// The background of a session; None if requests need a caller, such as with a transport of the user.
    pub fn of(sender: &dyn Sender) -> Option<Background> {
        sender.in_background().map(|sender| Background { sender, traces: Traces::default() })
    }

    /// The traces of all requests.
    pub fn traces(&self) -> Traces {
        self.traces.clone()
    }
}

impl Sender for Background {
    fn settings(&self) -> Arc<Settings> {
        self.sender.settings()
    }

    fn is_closed(&self) -> bool {
        self.sender.is_closed()
    }

    fn mapped(&self, url: Url) -> Url {
        self.sender.mapped(url)
    }

    fn learn(&self, urls: &BaseUrls, response: &Response) {
        self.sender.learn(urls, response);
    }

    fn send(&self, mut request: Request) -> BoxFuture<'_, Result<Response>> {
        request.context.trace = self.settings().trace(true);
        request.context.trace.iter().for_each(|trace| self.traces.keep(trace.clone()));
        self.sender.send(request)
    }

    fn pass_time(&self, length: Duration) -> BoxFuture<'_, Result<()>> {
        self.sender.pass_time(length)
    }

    fn transmit<'a>(&'a self, request: &'a Request) -> BoxFuture<'a, Result<Response>> {
        self.sender.transmit(request)
    }
}
