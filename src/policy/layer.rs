//! What a layer is, and what it may use of the session whose requests it handles.

use std::sync::Arc;

use futures_util::future::BoxFuture;
use url::Url;

use crate::http::error::Result;
use crate::http::request::{Addresses, Request};
use crate::http::response::Response;
use crate::policy::settings::Settings;

/// One concern of sending, around all that is listed below it in [`stack`](crate::policy::stack).
pub trait Layer: Send + Sync {
    /// Its name: that of its file.
    fn name(&self) -> &'static str;

    /// Send a request by way of `next`: once, again, or not at all. What a layer knows of the call is in
    /// `request.context`; what it adds for the layers below it, it adds to a copy of the request.
    fn send<'a>(&'a self, request: &'a Request, next: Next<'a>) -> BoxFuture<'a, Result<Response>>;
}

/// The layers below a layer, and the transport below all of them.
#[derive(Clone, Copy)]
pub struct Next<'a> {
    layers: &'a [&'a dyn Layer],
    sender: &'a dyn Sender,
}

impl<'a> Next<'a> {
    /// All of these layers, from the outside in.
    pub fn new(layers: &'a [&'a dyn Layer], sender: &'a dyn Sender) -> Next<'a> {
        Next { layers, sender }
    }

    /// Send a request through the next layer.
    pub fn send(self, request: &'a Request) -> BoxFuture<'a, Result<Response>> {
        match self.layers.split_first() {
            Some((layer, layers)) => layer.send(request, Next { layers, ..self }),
            None => self.sender.transmit(request),
        }
    }

    /// The session that sends.
    pub fn sender(&self) -> &'a dyn Sender {
        self.sender
    }

    /// The settings of the session, as they are now.
    pub fn settings(&self) -> Arc<Settings> {
        self.sender.settings()
    }
}

/// A session, as the layers see it.
pub trait Sender: Send + Sync {
    /// The settings as they are now.
    fn settings(&self) -> Arc<Settings>;

    /// Whether it was closed.
    fn is_closed(&self) -> bool;

    /// An address that a response has, below the session's own address where that stands for its API.
    fn mapped(&self, url: Url) -> Url;

    /// Take note of what a response of the session's own address says of the API that it stands for.
    fn learn(&self, addresses: &Addresses, response: &Response);

    /// Send another request through every layer.
    fn send(&self, request: Request) -> BoxFuture<'_, Result<Response>>;

    /// Hand a request to the transport.
    fn transmit<'a>(&'a self, request: &'a Request) -> BoxFuture<'a, Result<Response>>;
}
