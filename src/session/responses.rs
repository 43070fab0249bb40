//! Responses that a program keeps beside the results of its calls, such as for their status and headers.

use std::any::Any;
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::http::response::Response;
use crate::runtime::host;
use crate::session::Session;

/// The latest responses to the calls of one session. Calls report to it through their host, see [`Host::collector`].
///
/// [`Host::collector`]: crate::runtime::host::Host::collector
#[derive(Debug)]
pub struct Collection {
    session: Arc<Session>,
    /// Maximum number of responses; None for all.
    most: Option<usize>,
    kept: Mutex<Kept>,
}

#[derive(Debug, Default)]
struct Kept {
    responses: VecDeque<Response>,
    is_open: bool,
}

/// The collections of a call.
pub type Collections = Vec<Arc<Collection>>;

impl Collection {
    /// A collection, which is not open yet.
    pub fn new(session: Arc<Session>, most: Option<usize>) -> Collection {
        Collection { session, most, kept: Mutex::default() }
    }

    /// Add responses from now on, or no more.
    pub fn set_open(&self, is_open: bool) {
        self.kept().is_open = is_open;
    }

    /// The responses, the oldest first.
    pub fn responses(&self) -> Vec<Response> {
        self.kept().responses.iter().cloned().collect()
    }

    /// Number of responses.
    pub fn len(&self) -> usize {
        self.kept().responses.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    fn add(&self, response: &Response) {
        let mut kept = self.kept();
        if !kept.is_open {
            return;
        }
        kept.responses.push_back(response.clone());
        let surplus = self.most.map_or(0, |most| kept.responses.len().saturating_sub(most));
        let dropped: Vec<Response> = kept.responses.drain(..surplus).collect();
        drop(kept);
        drop(dropped);
    }

    fn kept(&self) -> MutexGuard<'_, Kept> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Add the response of a session to the collections of the current call.
pub fn collect(session: &Session, response: &Response) {
    let Some(host) = host::surrounding() else { return };
    let collections = host.collector().and_then(<dyn Any + Send + Sync>::downcast_ref::<Collections>);
    for collection in collections.into_iter().flatten() {
        if std::ptr::eq(Arc::as_ptr(&collection.session), session) {
            collection.add(response);
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use bytes::Bytes;
    use futures_util::future::BoxFuture;
    use http::{HeaderMap, Method};

    use super::*;
    use crate::http::context::Source;
    use crate::http::error;
    use crate::http::request::Request;
    use crate::http::transport::Transport;
    use crate::layers::layer::Sender;
    use crate::runtime::error::Result;
    use crate::runtime::host::{Callback, Host};
    use crate::session::{API, Settings};

    /// A call whose responses are collected.
    #[derive(Debug)]
    struct Collecting(Collections);

    impl Host for Collecting {
        fn on_wait(&self, _callback: &Callback, _seconds: f64, _reason: &str) -> BoxFuture<'static, Result<()>> {
            Box::pin(std::future::ready(Ok(())))
        }

        fn one_time_password(&self, _callback: &Callback) -> BoxFuture<'static, Result<Option<String>>> {
            Box::pin(std::future::ready(Ok(None)))
        }

        fn id(&self) -> u64 {
            1
        }

        fn collector(&self) -> Option<&(dyn Any + Send + Sync)> {
            Some(&self.0)
        }
    }

    /// Returns the status that ends the path.
    #[derive(Debug)]
    struct Statuses;

    impl Transport for Statuses {
        fn send<'a>(&'a self, request: &'a Request) -> BoxFuture<'a, error::Result<Response>> {
            let status = request.url.path().trim_start_matches('/').parse().unwrap();
            let response = Response::new(status, HeaderMap::new(), Bytes::from_static(b"{}"), request.url.clone());
            Box::pin(std::future::ready(Ok(response)))
        }

        fn source(&self) -> Source {
            Source::Function
        }
    }

    fn session() -> Arc<Session> {
        Arc::new(Session::with_transport(Settings::default(), Arc::new(Statuses)))
    }

    fn request(status: u16) -> Request {
        Request::new(Method::GET, format!("{API}/{status}").parse().unwrap())
    }

    fn statuses(collection: &Collection) -> Vec<u16> {
        collection.responses().iter().map(|response| response.status).collect()
    }

    #[tokio::test]
    async fn the_latest_responses_of_one_session_are_kept_while_the_collection_is_open() {
        let (session, other) = (session(), session());
        let two = Arc::new(Collection::new(session.clone(), Some(2)));
        let all = Arc::new(Collection::new(session.clone(), None));
        let host = Arc::new(Collecting(vec![two.clone(), all.clone()]));
        let call = async |session: &Session, status| {
            host::serve(host.clone(), session.send(request(status))).await.unwrap();
        };
        call(&session, 201).await;
        assert!(two.is_empty());
        two.set_open(true);
        all.set_open(true);
        for status in [202, 204, 404] {
            call(&session, status).await;
            call(&other, 500).await;
        }
        all.set_open(false);
        call(&session, 422).await;
        session.send(request(418)).await.unwrap();
        assert_eq!((statuses(&two), statuses(&all)), (vec![404, 422], vec![202, 204, 404]));
    }

    #[tokio::test]
    async fn requests_of_layers_and_prefetches_are_not_collected() {
        let session = session();
        let all = Arc::new(Collection::new(session.clone(), None));
        all.set_open(true);
        let mut prefetch = request(200);
        prefetch.context.speculative = true;
        host::serve(Arc::new(Collecting(vec![all.clone()])), async {
            session.send(prefetch).await.unwrap();
            Sender::send(&*session, request(200)).await.unwrap();
        })
        .await;
        assert!(all.is_empty());
    }
}
