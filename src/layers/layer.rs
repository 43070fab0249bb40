//! The trait of a layer, and the part of the session that layers may use.

use std::sync::Arc;
use std::time::Duration;

use futures_util::future::BoxFuture;
use url::Url;

use crate::http::error::Result;
use crate::http::request::{BaseUrls, Request};
use crate::http::response::Response;
use crate::layers::settings::Settings;

/// One concern of sending, around all the layers below it in [`stack`](crate::layers::stack).
pub trait Layer: Send + Sync {
    /// The name of the layer, which is also the name of its file.
    #[cfg_attr(not(test), allow(dead_code))] // tests compare it with the files and the documentation
    fn name(&self) -> &'static str;

    /// Send a request through `next`: once, several times, or not at all. Facts of the call are in `request.context`; a
    /// layer passes others to the layers below in a copy of the request.
    fn send<'a>(&'a self, request: &'a Request, next: Next<'a>) -> BoxFuture<'a, Result<Response>>;
}

/// The layers below a layer, and the transport below all of them.
#[derive(Clone, Copy)]
pub struct Next<'a> {
    layers: &'a [&'a dyn Layer],
    sender: &'a dyn Sender,
}

impl<'a> Next<'a> {
    /// Start with all of these layers, from the outside in.
    pub fn new(layers: &'a [&'a dyn Layer], sender: &'a dyn Sender) -> Next<'a> {
        Next { layers, sender }
    }

    /// Send a request through the next layer.
    pub fn send(self, request: &'a Request) -> BoxFuture<'a, Result<Response>> {
        match self.layers.split_first() {
            Some((layer, layers)) => layer.send(request, Next { layers, ..self }),
            None => {
                if let Some(transmission) = &request.context.transmission {
                    transmission.begin();
                }
                self.sender.transmit(request)
            }
        }
    }

    /// The same layers, over another session.
    pub fn over<'b>(self, sender: &'b dyn Sender) -> Next<'b>
    where
        'a: 'b,
    {
        Next { layers: self.layers, sender }
    }

    /// The session that sends the request.
    pub fn sender(&self) -> &'a dyn Sender {
        self.sender
    }

    /// The current settings of the session.
    pub fn settings(&self) -> Arc<Settings> {
        self.sender.settings()
    }
}

/// A session, as the layers see it.
pub trait Sender: Send + Sync {
    /// The current settings.
    fn settings(&self) -> Arc<Settings>;

    /// Whether the session was closed.
    fn is_closed(&self) -> bool;

    /// Translate a URL from a response: if the session's base URL is a reverse proxy, to a URL below it.
    fn mapped(&self, url: Url) -> Url;

    /// Learn from a response of the session's own URL which API that URL stands for.
    fn learn(&self, urls: &BaseUrls, response: &Response);

    /// Send another request through every layer.
    fn send(&self, request: Request) -> BoxFuture<'_, Result<Response>>;

    /// A sender for work that goes on when the current call is cancelled, with the same settings, except that it waits for no
    /// rate limit and does not space requests; None if requests need a caller, such as with a transport of the user.
    fn in_background(&self) -> Option<Arc<dyn Sender>> {
        None
    }

    /// Let time pass on the clock of a fake transport, in place of a real wait.
    fn pass_time(&self, _length: Duration) -> BoxFuture<'_, Result<()>> {
        Box::pin(std::future::ready(Ok(())))
    }

    /// Pass a request to the transport.
    fn transmit<'a>(&'a self, request: &'a Request) -> BoxFuture<'a, Result<Response>>;
}

/// A session for tests of single layers.
#[cfg(test)]
pub mod testing {
    use std::sync::{Mutex, PoisonError};

    use super::*;

    type Respond = dyn Fn(&Request) -> Result<Response> + Send + Sync;

    /// Passes each request to a function, and keeps it.
    pub struct Scripted {
        settings: Arc<Settings>,
        respond: Box<Respond>,
        takes: Duration,
        waits: Duration,
        sent: Mutex<Vec<Request>>,
    }

    impl Scripted {
        /// A session with these settings.
        pub fn new(settings: Settings, respond: impl Fn(&Request) -> Result<Response> + Send + Sync + 'static) -> Self {
            let (settings, respond) = (Arc::new(settings), Box::new(respond));
            Scripted { settings, respond, takes: Duration::ZERO, waits: Duration::ZERO, sent: Mutex::default() }
        }

        /// Each response takes as long as this, of which so much is a wait for a rate limit.
        pub fn taking(self, takes: Duration, waits: Duration) -> Self {
            Scripted { takes, waits, ..self }
        }

        /// The requests that reached the transport.
        pub fn sent(&self) -> Vec<Request> {
            self.sent.lock().unwrap_or_else(PoisonError::into_inner).clone()
        }
    }

    impl Sender for Scripted {
        fn settings(&self) -> Arc<Settings> {
            self.settings.clone()
        }

        fn is_closed(&self) -> bool {
            false
        }

        fn mapped(&self, url: Url) -> Url {
            url
        }

        fn learn(&self, _urls: &BaseUrls, _response: &Response) {}

        fn send(&self, request: Request) -> BoxFuture<'_, Result<Response>> {
            Box::pin(async move { self.transmit(&request).await })
        }

        fn transmit<'a>(&'a self, request: &'a Request) -> BoxFuture<'a, Result<Response>> {
            self.sent.lock().unwrap_or_else(PoisonError::into_inner).push(request.clone());
            Box::pin(async move {
                request.context.wait_budget.iter().for_each(|budget| budget.spend(self.waits));
                if !self.takes.is_zero() {
                    tokio::time::sleep(self.takes).await;
                }
                (self.respond)(request)
            })
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use bytes::Bytes;
    use http::{HeaderMap, HeaderValue, Method};

    use super::testing::Scripted;
    use super::*;

    /// Adds its name to a header of the request, and to another header of the response.
    struct Named(&'static str);

    impl Layer for Named {
        fn name(&self) -> &'static str {
            self.0
        }

        fn send<'a>(&'a self, request: &'a Request, next: Next<'a>) -> BoxFuture<'a, Result<Response>> {
            Box::pin(async move {
                let mut request = request.clone();
                request.headers.append("in", HeaderValue::from_static(self.0));
                let mut response = next.send(&request).await?;
                response.headers.append("out", HeaderValue::from_static(self.0));
                Ok(response)
            })
        }
    }

    #[tokio::test]
    async fn requests_pass_the_layers_from_the_outside_in_and_responses_from_the_inside_out() {
        let respond = |request: &Request| Ok(Response::new(200, HeaderMap::new(), Bytes::new(), request.url.clone()));
        let session = Scripted::new(Settings::default(), respond);
        let request = Request::new(Method::GET, "https://h/".parse().unwrap());
        let layers: [&dyn Layer; 2] = [&Named("outer"), &Named("inner")];
        let response = Next::new(&layers, &session).send(&request).await.unwrap();
        let names = |headers: &HeaderMap, name: &str| -> Vec<String> {
            headers.get_all(name).iter().map(|value| value.to_str().unwrap().to_owned()).collect()
        };
        assert_eq!(names(&session.sent().first().unwrap().headers, "in"), ["outer", "inner"]);
        assert_eq!(names(&response.headers, "out"), ["inner", "outer"]);
        assert!(request.headers.is_empty());
    }
}
