//! The session: settings, credentials and the transport, shared by everything that was read through it.

mod cursor;
pub mod intercept;
pub mod listing;
pub mod live;
pub mod network;
mod overlap;
pub mod page;
mod page_body;
mod page_link;
pub mod polling;
pub mod prefetch;
#[cfg(test)]
mod properties;
pub mod responses;
mod scim;
pub mod sealed_box;
pub mod search;
mod total;
pub mod upstream;

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use arc_swap::{ArcSwap, ArcSwapOption};
use futures_util::future::BoxFuture;
use tokio::sync::Notify;
use url::Url;

use crate::auth::credential::Auth;
use crate::cassette::Cassette;
use crate::cassette::recorder::Recorder;
use crate::http::connection_pool;
use crate::http::context::Source;
use crate::http::error::{Error, Result};
use crate::http::needs::Needs;
use crate::http::request::{BaseUrls, Request};
use crate::http::response::Response;
use crate::http::transport::{Custom, Transport};
use crate::http::wait_budget::WaitBudget;
use crate::layers::layer::Sender;
use crate::layers::stack;
use crate::runtime::per_process::PerProcess;
use crate::session::live::Live;
use crate::session::upstream::Upstream;

pub use crate::http::json_body::{items_of, json_of, object_of, shape};
pub use crate::layers::settings::{API, API_VERSION, Mode, Settings, UPLOADS};

/// The header in which an Enterprise Server sends its version.
pub const ENTERPRISE_VERSION: &str = "x-github-enterprise-version";

/// A session. It combines settings, transport and layers, and checks whether its credential suits an operation.
#[derive(Debug)]
pub struct Session {
    settings: Arc<ArcSwap<Settings>>,
    /// The transport that is used unless a cassette replaces it, and that a cassette records.
    live: Arc<Live>,
    /// The current transport.
    transport: ArcSwap<Arc<dyn Transport>>,
    exchanges: AtomicU64,
    /// Notifies pending requests that the session was closed.
    closing: PerProcess<Notify>,
    /// The API that the base URL stands for, if it is a reverse proxy.
    upstream: Upstream,
    /// What the Enterprise Server of the API sent as its version last.
    server_version: ArcSwapOption<String>,
}

impl Session {
    /// A session with these settings.
    pub fn new(mut settings: Settings) -> Session {
        settings.planner = settings.planner.map(|planner| planner.elsewhere());
        let settings = Arc::new(ArcSwap::from_pointee(settings));
        let live = Arc::new(Live::new(settings.clone()));
        Session {
            settings,
            transport: ArcSwap::from_pointee(live.clone() as Arc<dyn Transport>),
            live,
            exchanges: AtomicU64::new(0),
            closing: PerProcess::new(),
            upstream: Upstream::default(),
            server_version: ArcSwapOption::empty(),
        }
    }

    /// A session with a transport of the user.
    pub fn with_transport(settings: Settings, transport: Arc<dyn Transport>) -> Session {
        Session::new(Settings { transport: Some(Custom::new(transport)), ..settings })
    }

    /// A session with other settings that uses the transport of this one, such as a cassette.
    pub fn derived(&self, settings: Settings) -> Session {
        let session = Session::new(settings);
        let transport = self.transport();
        let is_live = std::ptr::addr_eq(Arc::as_ptr(&transport), Arc::as_ptr(&self.live));
        if !is_live {
            session.set_transport(transport);
        }
        session
    }

    /// The current settings.
    pub fn settings(&self) -> Arc<Settings> {
        self.settings.load_full()
    }

    /// Change the settings.
    pub fn change(&self, change: impl Fn(&mut Settings)) {
        self.settings.rcu(|settings| {
            let mut settings = Settings::clone(settings);
            change(&mut settings);
            settings
        });
    }

    /// Replace the transport; returns the previous one.
    pub fn set_transport(&self, transport: Arc<dyn Transport>) -> Arc<dyn Transport> {
        Arc::clone(&self.transport.swap(Arc::new(transport)))
    }

    /// Replace the transport by a cassette that records the responses of the session's own transport; returns the
    /// previous one.
    pub fn insert(&self, cassette: Arc<Cassette>) -> Arc<dyn Transport> {
        let settings = self.settings.clone();
        let secrets = move || settings.load().secrets();
        self.set_transport(Arc::new(Recorder::new(cassette, self.live.clone(), secrets)))
    }

    /// The current transport.
    pub fn transport(&self) -> Arc<dyn Transport> {
        Arc::clone(&self.transport.load())
    }

    /// Number of requests sent so far, including replayed ones.
    pub fn exchanges(&self) -> u64 {
        self.exchanges.load(Ordering::Relaxed)
    }

    /// Close the session: it sends no more requests, and those in flight are cancelled. Its connections are closed
    /// unless another session with the same settings uses them.
    pub fn close(&self) {
        self.live.network.close();
        self.closing.get_or(Notify::new).notify_waiters();
        connection_pool::close_unused();
    }

    /// Wait until the session is closed; returns the error for requests of a closed one.
    pub async fn closed(&self) -> Error {
        let closing = self.closing.get_or(Notify::new);
        let mut closed = std::pin::pin!(closing.notified());
        closed.as_mut().enable();
        if !self.is_closed() {
            closed.await;
        }
        Error::Closed
    }

    /// Whether it was closed.
    pub fn is_closed(&self) -> bool {
        self.live.network.is_closed()
    }

    /// Return an error if the session lacks a credential, unless a cassette may have the response: then return what is
    /// missing. `auth` replaces the session's own credential.
    pub fn require(&self, needs: Needs, auth: Option<&Auth>) -> Result<Option<Needs>> {
        match self.missing(needs, auth) {
            Some(needs) if needs == Needs::ClientId || !self.transport.load().may_replay() => {
                Err(Error::Credential(needs))
            }
            missing => Ok(missing),
        }
    }

    /// The credential that is required, if the session has another.
    fn missing(&self, needs: Needs, auth: Option<&Auth>) -> Option<Needs> {
        let settings = self.settings.load();
        let serves = match needs {
            Needs::ClientId => settings.client_id.is_some(),
            needs => match (auth, &settings.pool) {
                (None, Some(pool)) => pool.members().serve(needs),
                (auth, _) => auth.unwrap_or(&settings.auth).serves(needs),
            },
        };
        (!serves).then_some(needs)
    }

    /// What the Enterprise Server of the API sent as its version; None before its first response, and for github.com.
    pub fn server_version(&self) -> Option<Arc<String>> {
        self.server_version.load_full()
    }

    /// Translate a URL from a response: if the base URL is a reverse proxy, to a URL below it.
    pub fn mapped(&self, url: Url) -> Url {
        self.upstream.mapped(&self.settings.load().urls, &url).unwrap_or(url)
    }

    /// Send a request through every layer, or through the interceptor of the call. The call may collect its response.
    pub async fn send(&self, request: Request) -> Result<Response> {
        let is_collected = !request.context.speculative;
        let response = self.send_uncollected(request).await?;
        if is_collected {
            responses::collect(self, &response);
        }
        Ok(response)
    }

    /// The same for a request whose response the caller does not see as such.
    pub async fn send_uncollected(&self, request: Request) -> Result<Response> {
        if intercept::is_active() && !request.context.speculative {
            return match intercept::send(request).await {
                Ok(sent) => sent,
                Err(request) => self.send_directly(*request).await,
            };
        }
        self.send_directly(request).await
    }

    async fn send_directly(&self, mut request: Request) -> Result<Response> {
        let settings = self.settings();
        request.context.source = self.transport.load().source();
        if (settings.pace || settings.rate_limit == Mode::Wait) && request.context.wait_budget.is_none() {
            request.context.wait_budget = Some(Arc::new(WaitBudget::new(settings.max_wait)));
        }
        if let Some(url) = self.upstream.mapped(&settings.urls, &request.url) {
            request.url = url;
        }
        if request.context.trace.is_none() {
            request.context.trace = settings.trace(request.context.speculative);
        }
        drop(settings);
        let closing = self.closing.get_or(Notify::new);
        let mut closed = std::pin::pin!(closing.notified());
        closed.as_mut().enable(); // each exchange checks by itself whether the session was closed before
        let outcome = tokio::select! {
            biased;
            response = stack::send(self, &request) => response,
            () = closed => Err(Error::Closed),
        };
        if let Some(trace) = &request.context.trace {
            trace.flush().await?;
        }
        outcome
    }
}

impl Sender for Session {
    fn settings(&self) -> Arc<Settings> {
        Session::settings(self)
    }

    fn is_closed(&self) -> bool {
        Session::is_closed(self)
    }

    fn mapped(&self, url: Url) -> Url {
        Session::mapped(self, url)
    }

    fn learn(&self, urls: &BaseUrls, response: &Response) {
        self.upstream.learn(urls, response);
        let known = self.server_version.load();
        let sent = response
            .header(ENTERPRISE_VERSION)
            .filter(|sent| known.as_ref().is_none_or(|known| known.as_str() != *sent));
        if let Some(sent) = sent {
            self.server_version.store(Some(Arc::new(sent.to_owned())));
        }
    }

    fn send(&self, request: Request) -> BoxFuture<'_, Result<Response>> {
        Box::pin(self.send_uncollected(request))
    }

    fn in_background(&self) -> Option<Arc<dyn Sender>> {
        let settings = Settings { rate_limit: Mode::Raise, pace: false, ..Settings::clone(&self.settings()) };
        // A transport in Python may need an event loop, also if pages may be prefetched through it.
        let is_network = self.transport().source() == Source::Network;
        let is_free = is_network && !intercept::is_active() && !settings.observers.precede_requests();
        is_free.then(|| Arc::new(self.derived(settings)) as Arc<dyn Sender>)
    }

    fn pass_time(&self, length: Duration) -> BoxFuture<'_, Result<()>> {
        let transport = self.transport();
        Box::pin(async move { transport.pass_time(length).await })
    }

    fn transmit<'a>(&'a self, request: &'a Request) -> BoxFuture<'a, Result<Response>> {
        self.exchanges.fetch_add(1, Ordering::Relaxed);
        let transport = self.transport();
        Box::pin(async move { transport.send(request).await })
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use std::sync::atomic::AtomicUsize;

    use http::{HeaderMap, Method};

    use super::*;
    use crate::auth::credential::Secret;
    use crate::cassette::{Matcher, Record, Scrub};

    /// A transport that returns the credential of the request as the body, and counts requests.
    #[derive(Debug, Default)]
    struct Echo(AtomicUsize);

    impl Transport for Echo {
        fn send<'a>(&'a self, request: &'a Request) -> BoxFuture<'a, Result<Response>> {
            self.0.fetch_add(1, Ordering::Relaxed);
            let credential = request.headers.get("authorization").map(|value| value.as_bytes().to_vec());
            let body = credential.unwrap_or_default().into();
            Box::pin(std::future::ready(Ok(Response::new(200, HeaderMap::new(), body, request.url.clone()))))
        }

        fn source(&self) -> Source {
            Source::Function
        }
    }

    fn session(transport: &Arc<Echo>) -> Session {
        let auth = Auth::Token(Secret::new("SECRETSECRET"));
        Session::with_transport(Settings { auth, ..Settings::default() }, transport.clone())
    }

    fn request() -> Request {
        Request::new(Method::GET, format!("{API}/user").parse().unwrap())
    }

    #[tokio::test]
    async fn a_session_sends_signed_requests_to_the_transport_of_the_user() {
        let transport = Arc::new(Echo::default());
        let session = session(&transport);
        let response = Session::send(&session, request()).await.unwrap();
        assert_eq!((&response.body[..], response.method), (&b"token SECRETSECRET"[..], Some(Method::GET)));
        session.close();
        assert!(matches!(Session::send(&session, request()).await, Err(Error::Closed)));
        assert_eq!((transport.0.load(Ordering::Relaxed), session.exchanges()), (1, 1));
    }

    #[tokio::test]
    async fn a_cassette_records_what_the_transport_of_the_user_returns() {
        let directory = tempfile::tempdir().unwrap();
        let path = directory.path().join("cassette.json");
        let open = |record| Cassette::open(&path, record, Matcher::DEFAULT.to_vec(), Scrub::default()).map(Arc::new);
        let transport = Arc::new(Echo::default());
        let session = session(&transport);
        let (recording, mut lacking) = (open(Record::Once).unwrap(), request());
        let before = session.insert(recording.clone());
        assert_eq!((before.source(), session.transport().source()), (Source::Function, Source::Recorder));
        Session::send(&session, request()).await.unwrap();
        lacking.context.lacks = Some(Needs::Auth);
        assert!(matches!(Session::send(&session, lacking.clone()).await, Err(Error::Credential(Needs::Auth))));
        recording.save().unwrap();
        assert!(!std::fs::read_to_string(&path).unwrap().contains("SECRETSECRET"));
        session.insert(open(Record::Once).unwrap());
        assert_eq!(session.transport().source(), Source::Cassette);
        assert_eq!(Session::send(&session, lacking).await.unwrap().status, 200);
        assert_eq!(transport.0.load(Ordering::Relaxed), 1);
    }
}
